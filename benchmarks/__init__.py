"""Random play of our games and of their peers, counted alike and measured side by side: ``make bench``."""

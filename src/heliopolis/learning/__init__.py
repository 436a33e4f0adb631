"""Learning by playing: tables that carry a guide, which tells what to know and to try now."""

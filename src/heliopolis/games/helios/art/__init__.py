"""How Helios looks: its icons, its colours, and the parts of its scene."""

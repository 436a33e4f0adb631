"""Journals: games written down as their choices, read back by playing them again."""

"""Puzzles: found in play, confirmed, rated, and solved at a table."""

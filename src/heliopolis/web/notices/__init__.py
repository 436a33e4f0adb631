"""Notices: telling players who are away that it is their turn, in ways that they have chosen and can stop."""

"""Notifications: telling players who are away that it is their turn, in ways that they chose and can stop."""

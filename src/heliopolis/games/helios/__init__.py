"""Helios, for 2 to 4 players. One module for each chapter of its rulebook."""

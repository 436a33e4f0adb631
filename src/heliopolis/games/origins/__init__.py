"""Origins: First Builders, for 1 to 4 players. One module for each chapter of its rulebook."""

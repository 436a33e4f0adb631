"""Following a game: what the others did, in a line for each turn."""

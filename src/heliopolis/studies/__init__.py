"""Studies: a position, and a tree of lines from it with names, texts and marks, to share and to learn from."""

"""Studies: lines from a position, with texts and marks, to write, read and share."""

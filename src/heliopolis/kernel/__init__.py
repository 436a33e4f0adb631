"""The kernel: what a board game is, without knowing any. It imports nothing else of Heliopolis."""

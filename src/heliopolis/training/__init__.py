"""Learning from played games: bots play, networks are trained on it, matches show whether they play better.

``python -m heliopolis.training`` is the tool; docs/research/training.md explains it.
"""

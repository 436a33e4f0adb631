"""Learning from played games: bots play, networks are trained on it, matches tell whether they play better.

``python -m heliopolis.training`` is the tool; docs/research/training.md explains it.
"""

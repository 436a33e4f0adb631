"""Testing: what every game must do, shipped for people who add one.

>>> from heliopolis.testing import conformance
>>> conformance.check_game(game, games=50, seed=1)
"""

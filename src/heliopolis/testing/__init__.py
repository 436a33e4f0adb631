"""Testing: what every game must do, shipped for people who add one.

Examples:
    >>> from heliopolis.testing import conformance
    >>> conformance.check_game(heliopolis.game("helios"), games=1, seed=1)
"""

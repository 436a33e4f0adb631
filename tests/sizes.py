"""How much a test plays, by the suite it runs in."""

from __future__ import annotations

import pytest

from heliopolis.games import all_games
from heliopolis.texts import LANGUAGES

many, slow, soak = pytest.mark.many, pytest.mark.slow, pytest.mark.soak

sizes = pytest.mark.parametrize(
    "times",
    [0.1, pytest.param(1, marks=many), pytest.param(4, marks=[many, slow]), pytest.param(16, marks=[many, soak])],
)
"""A few games on the sources; on the compiled build ten times as many, and more in `make test-all` and `make soak`."""


def scaled(number: int, times: float) -> int:
    """So many times a number, and at least one."""
    return max(1, round(times * number))


games_by_languages = pytest.mark.parametrize(
    ("game", "language"),
    [
        pytest.param(game, language, marks=slow if (place + turn) % len(LANGUAGES) else [])
        for place, game in enumerate(all_games())
        for turn, language in enumerate(LANGUAGES)
    ],
)
"""Each game in one language, the languages by turns; `make test-all` has each game in each language."""

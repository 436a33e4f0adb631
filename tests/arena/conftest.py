"""A contest of the toy game, small enough to be played often."""

from __future__ import annotations

import pytest
from counting import GAME, find_game

from heliopolis.arena import Contest, contest


@pytest.fixture
def toys() -> Contest:
    """Provide two bots at a table of two."""
    return contest(GAME.name, ["greedy", "random"], {"players": 2}, seed=3, find_game=find_game)


@pytest.fixture
def league() -> Contest:
    """Provide three bots at tables of two."""
    return contest(GAME.name, ["greedy", "random", "search:2"], {"players": 2}, seed=3, find_game=find_game)

"""How many clicks a turn takes, on recorded games: the targets of ``benchmarks.clicks`` hold."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from heliopolis.games import all_games

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from benchmarks.clicks import LINE_UPS, TARGETS, clicks, measure, recorded, stretches, together  # noqa: E402

SAMPLE = {"helios": (1, 2), "origins": (4,)}
"""The shortest games; ``make soak`` has them all."""


@pytest.mark.slow
@pytest.mark.sample
@pytest.mark.parametrize("game", all_games())
def test_a_turn_takes_two_or_three_clicks(game: str) -> None:
    found = together([measure(recorded(game, number)) for number in SAMPLE[game]])
    assert found.mean <= TARGETS[game]
    assert found.clicks < found.choices


@pytest.mark.soak
@pytest.mark.parametrize("game", all_games())
def test_a_turn_takes_two_or_three_clicks_in_all_games(game: str) -> None:
    numbers = range(1, len(LINE_UPS[game]) + 1)
    assert together([measure(recorded(game, number)) for number in numbers]).mean <= TARGETS[game]


def test_every_choice_of_a_game_belongs_to_one_stretch_of_its_turn() -> None:
    journal = recorded("origins", 4)
    told = [name for stretch in stretches(journal) for name in stretch.choices]
    assert told == [ply.choice for ply in journal.plies if ply.seat >= 0]


def test_clicks_lead_where_the_choices_led() -> None:
    journal = recorded("helios", 1)
    first = next(stretch for stretch in stretches(journal) if len(stretch.choices) > 2)
    assert 0 < len(clicks(first)) < len(first.choices)

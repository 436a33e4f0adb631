"""The numbers that a learned value of Helios goes by: whole, alive, and those of the position alone."""

from __future__ import annotations

from itertools import product

import pytest

import heliopolis
from heliopolis.bots import bot
from heliopolis.games.helios.evaluation.inputs import INPUTS
from heliopolis.kernel.chance import Dice
from heliopolis.kernel.definition import Value
from heliopolis.kernel.game import State

GAME = heliopolis.game("helios")
TABLES: list[dict[str, Value]] = [{"players": 2}, {"players": 3, "layout": "wide"}, {"players": 4}]


@pytest.fixture(scope="module")
def played() -> list[State]:
    """Return positions of games by random bots and by greedy ones that think little, for every number of players."""
    found: list[State] = []
    for seed, (options, name) in enumerate(product(TABLES, ["random", "greedy:far=1:margin=6:width=4:states=100"])):
        state, dice = GAME.new(None, **options), Dice(seed)
        players = [bot(name, GAME, seat) for seat in range(state.seats)]
        dice.settle(state)
        ply = 0
        while state.todo:
            if ply % 2 == 0:
                found.append(state.copy())
            state.play(players[state.seat()].choose(state))
            dice.settle(state)
            ply += 1
    return found


def test_each_number_has_a_name_of_its_own() -> None:
    assert len(set(INPUTS)) == len(INPUTS)
    assert INPUTS[:2] == ["forecast", "left"]


def test_there_are_as_many_numbers_as_names_and_the_first_is_the_forecast(played: list[State]) -> None:
    for state in played:
        for seat in range(state.seats):
            numbers = GAME.numbers.inputs(state, seat)
            assert len(numbers) == len(GAME.numbers.input_names)
            assert numbers[0] == GAME.numbers.forecast(state, seat)


def test_every_number_tells_something(played: list[State]) -> None:
    rows = [GAME.numbers.inputs(state, seat) for state in played for seat in range(state.seats)]
    dead = {name for place, name in enumerate(INPUTS) if len({row[place] for row in rows}) == 1}
    # Three games do not see every building and character used.
    assert not {name for name in dead if not name.startswith(("built_", "active_", "idle_"))}


def test_the_same_position_has_the_same_numbers(played: list[State]) -> None:
    for state in played[::40]:
        again = GAME.load(state.to_dict())
        assert [GAME.numbers.inputs(again, seat) for seat in range(state.seats)] == [
            GAME.numbers.inputs(state, seat) for seat in range(state.seats)
        ]

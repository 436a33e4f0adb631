"""The evaluation that the bots rank by."""

from __future__ import annotations

from typing import Final

import pytest

from heliopolis.arena import contest, run, standings
from heliopolis.games import game
from heliopolis.games.helios.evaluation.estimate import HeliosOutlook, phases_left, turns_left
from heliopolis.games.helios.evaluation.forecast import signs
from heliopolis.games.helios.evaluation.weights import WEIGHTS
from heliopolis.games.helios.position.choices import BUILDINGS, CHARACTERS
from heliopolis.games.helios.position.state import Helios
from heliopolis.games.helios.rules.actions import RaiseBuilding
from heliopolis.games.helios.rules.payment import PayCubes
from heliopolis.kernel.chance import Dice
from heliopolis.kernel.play import playout

HELIOS: Final = game("helios")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_the_end_it_is_the_score(players: int) -> None:
    end = playout(HELIOS.new(players=players), seed=5)
    result = end.result()
    assert result is not None
    assert [HELIOS.numbers.evaluate(end, seat) for seat in range(players)] == result.totals
    assert [HELIOS.numbers.forecast(end, seat) for seat in range(players)] == result.totals


def test_every_sign_of_the_forecast_has_its_weight() -> None:
    state, dice = HELIOS.new(players=3), Dice(4)
    assert isinstance(state, Helios)
    dice.settle(state)
    while state.todo:
        left = []
        for seat in range(3):
            _, part, found, _ = signs(state, seat)
            assert len(found) + len(BUILDINGS) + 2 * len(CHARACTERS) == len(WEIGHTS)
            left.append(part)
        assert 0 <= min(left) <= max(left) <= 19 / 16
        state.play(state.choices()[dice.below(len(state.choices()))])
        dice.settle(state)


def test_who_goes_by_the_forecast_beats_who_goes_by_the_evaluation() -> None:
    record = run(contest("helios", ["greedy:far=1", "greedy"], {"players": 2}), 6)
    best, other = standings(record.outcomes)
    assert best.bot == "greedy:far=1"
    assert best.score.mean > other.score.mean + 20


@pytest.mark.parametrize(("players", "turns", "rounds"), [(2, 16, 4), (3, 18, 3), (4, 16, 4)])
def test_it_knows_how_much_of_the_game_is_left(players: int, turns: int, rounds: int) -> None:
    state, dice = HELIOS.new(players=players), Dice(2)
    assert isinstance(state, Helios)
    dice.settle(state)
    assert [turns_left(state, seat) for seat in range(players)] == [turns] * players
    assert [phases_left(state, seat) for seat in range(players)] == [rounds] * players
    begun = [0] * players
    open_turn = -1
    while state.todo:
        decision = state.decision()
        assert decision is not None
        if decision.prompt == "TakeTile" and state.turn != open_turn:
            open_turn = state.turn
            begun[decision.seat] += 1
        if state.phase == 1:
            assert [turns_left(state, seat) for seat in range(players)] == [turns - done for done in begun]
        state.play(decision.choices[dice.below(len(decision.choices))])
        dice.settle(state)
    assert begun == [turns] * players
    assert [turns_left(state, seat) + phases_left(state, seat) for seat in range(players)] == [0] * players


def test_a_payment_that_is_begun_counts_as_done() -> None:
    """Otherwise a search that keeps only its best turns would never finish a building."""
    seen = 0
    for seed in range(40):
        state, dice = HELIOS.new(players=4), Dice(seed)
        assert isinstance(state, Helios)
        dice.settle(state)
        while state.todo:
            paying = state.todo[-1]
            raising = state.todo[-2] if len(state.todo) > 1 else None
            if isinstance(paying, PayCubes) and isinstance(raising, RaiseBuilding):
                seen += 1
                me, outlook = state.players[paying.player], HeliosOutlook(state, paying.player)
                assert outlook.built == me.built | 1 << raising.building
                assert outlook.stock == me.stock - paying.due
                assert outlook.points > 0
            state.play(state.choices()[dice.below(len(state.choices()))])
            dice.settle(state)
    assert seen > 20

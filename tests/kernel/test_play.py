"""Random play, its counts, and perft."""

from __future__ import annotations

import pytest

from heliopolis.games import game
from heliopolis.kernel import observing
from heliopolis.kernel.chance import Dice
from heliopolis.kernel.definition import Count
from heliopolis.kernel.play import Tally, finish, perft, playout
from heliopolis_caravan.game import CaravanGame
from heliopolis_caravan.position import Caravan
from heliopolis_caravan.rules import Pay, Turn

GAME = CaravanGame()


def test_a_playout_ends_and_leaves_the_state_alone() -> None:
    state = GAME.new()
    key = state.key()
    end = playout(state, seed=5)
    assert end.result() is not None
    assert state.key() == key
    assert playout(state, seed=5) == end
    assert any(playout(state, seed=seed) != end for seed in range(6, 12))


def test_every_choice_is_counted_once() -> None:
    state, tally = GAME.new(), Tally()
    twin, dice = state.copy(), Dice(3)
    finish(state, Dice(3), tally)
    chosen = forced = chance = 0
    while twin.todo:
        choices = twin.choices()
        if twin.seat() < 0:
            chance += 1
            twin.play(choices[dice.weighted(twin.weights())])
        else:
            chosen, forced = chosen + (len(choices) > 1), forced + (len(choices) == 1)
            twin.play(choices[dice.below(len(choices))])
        forced += len(twin.played) - 1
    assert (tally.decisions, tally.forced, tally.chance) == (chosen, forced, chance)
    assert twin == state
    assert forced > 0


def test_perft_counts_every_way_to_play() -> None:
    state = GAME.new()
    assert [perft(state, depth) for depth in range(3)] == [1, 2, 6]


def test_perft_counts_a_set_once() -> None:
    state = GAME.new()
    assert isinstance(state, Caravan)
    state.hands[0][:] = [2, 2, 2]
    state.todo.clear()
    state.do(Pay(0, 2), Turn(1))
    state.advance()
    # Six sets of two out of three kinds, where nine pairs of picks lead to them.
    assert perft(state, 2) == 6


def test_perft_counts_a_set_once_where_a_pick_forces_the_next() -> None:
    state = GAME.new()
    assert isinstance(state, Caravan)
    state.hands[0][:] = [1, 1, 0]
    state.todo.clear()
    state.do(Pay(0, 2), Turn(1))
    state.advance()
    # Either pick leaves one good, which is then given without a question: there is one set.
    assert perft(state, 1) == 1


def test_a_tally_counts_what_the_events_tell() -> None:
    counts = [Count("good", "found", "found", 0), Count("reason", "points", "score", 0, 1)]
    state = GAME.new()
    tally = Tally(counts, state.seats)
    assert isinstance(state, Caravan)
    finish(state, Dice(3), tally)
    found = [state.components.goods[good] - state.bag[good] for good in range(3)]
    assert [sum(sums[0].get(good, 0) for sums in tally.sums) for good in range(3)] == found
    for seat, points in enumerate(state.points):
        assert [tally.sums[seat][1].get(reason, 0) for reason in range(3)] == points
    assert sum(tally.by_seat) == tally.decisions > 0
    together = Tally(counts)
    finish(GAME.new(), Dice(3), together)
    assert (together.decisions, together.by_seat) == (tally.decisions, [])
    assert [sum(sums[1].get(reason, 0) for sums in together.sums) for reason in range(3)] == [
        sum(points[reason] for points in state.points) for reason in range(3)
    ]


def test_dice_answer_a_question_outside_the_action_space(monkeypatch: pytest.MonkeyPatch) -> None:
    # As if no starting tile had a place in the vocabulary.
    monkeypatch.setattr(observing, "within_reach", lambda choices: any(choice.kind != "start" for choice in choices))
    state, twin = game("helios").new(players=2), game("helios").new(players=2)
    for each in (state, twin):
        observing.to_an_action(each, Dice(3))
    decision = state.decision()
    assert decision is not None
    assert decision.prompt == "TakeTile"
    assert [choice.kind for choice in state.played].count("start") == 0
    assert state == twin

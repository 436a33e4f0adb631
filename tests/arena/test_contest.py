"""One game of a contest: the same again, with chance that both sides share, and all of it in one line."""

from __future__ import annotations

import json
from collections import defaultdict

import pytest
from counting import GAME, find_game

import heliopolis
from heliopolis.arena import Contest, contest
from heliopolis.arena.contests import SharedDraws, play
from heliopolis.arena.outcome import Outcome, read_outcome
from heliopolis.arena.schedule import Fixture, schedule
from heliopolis.bots import bot
from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.errors import BadData, BadOption, UnknownName
from heliopolis.kernel.game import State
from heliopolis.kernel.reading import Reader


def fixtures(meeting: Contest, games: int) -> list[Fixture]:
    return list(schedule(meeting.line_ups, games, meeting.seed))


def timeless(outcome: Outcome) -> Outcome:
    return outcome._replace(seconds=[], elapsed=0.0)


def test_a_fixture_always_ends_the_same(league: Contest) -> None:
    for fixture in fixtures(league, 2):
        assert timeless(play(league, fixture)) == timeless(play(league, fixture))


def test_an_outcome_tells_the_game(toys: Contest) -> None:
    outcome = play(toys, fixtures(toys, 2)[1])
    assert outcome.seats == ["random", "greedy"]
    assert [sum(sheet.values()) for sheet in outcome.points] == outcome.totals
    assert min(outcome.ranks) == 1
    assert outcome.turns > 3
    assert outcome.facts["end"] == ["name-end-arrived"]
    found = sum(columns["found"] for seat in outcome.counts for columns in seat.get("good", {}).values())
    goods = sum(GAME.components().goods)  # type: ignore[attr-defined]
    assert found == goods - int(str(outcome.facts["left"]))
    assert all(outcome.decisions)


def test_an_outcome_is_one_line_and_back(toys: Contest) -> None:
    outcome = play(toys, fixtures(toys, 1)[0])
    assert "\n" not in outcome.line()
    assert read_outcome(Reader(json.loads(outcome.line()), "line 2")) == outcome


def test_a_line_with_a_fault_is_refused_by_its_field(toys: Contest) -> None:
    plain = json.loads(play(toys, fixtures(toys, 1)[0]).line())
    with pytest.raises(BadData, match=r"line 2\.turns: must be a whole number"):
        read_outcome(Reader({**plain, "turns": "many"}, "line 2"))
    with pytest.raises(BadData, match="line 2: has an unknown “extra”"):
        read_outcome(Reader({**plain, "extra": 1}, "line 2"))


@pytest.mark.parametrize(("ranks", "shares"), [([1, 2], [1, 0]), ([1, 1], [0.5, 0.5]), ([2], [0])])
def test_a_shared_victory_counts_in_parts(toys: Contest, ranks: list[int], shares: list[float]) -> None:
    outcome = play(toys, fixtures(toys, 1)[0])._replace(ranks=ranks, seats=["a", "b"][: len(ranks)])
    assert outcome.shares() == shares
    assert outcome.share("a") == shares[0]


def draws(state: State, shared: SharedDraws, seed: int) -> dict[tuple[str, int], list[str]]:
    """Return what chance answered to each kind of question in the turns of each seat, in a random game."""
    player, found = bot("random", state.game, seed), defaultdict(list)
    while state.todo:
        if state.seat() == CHANCE:
            choice = shared.draw(state)
            found[type(state.todo[-1]).__name__, state.turn_seat].append(choice.name)
        else:
            choice = player.choose(state)
        state.play(choice)
    return found


def test_games_that_differ_meet_the_same_draws() -> None:
    first, second = (draws(GAME.new(players=2, stages=9), SharedDraws(4), seed) for seed in (1, 4))
    other = draws(GAME.new(players=2, stages=9), SharedDraws(5), 1)
    assert [first[key] for key in first] != [second[key] for key in second]
    for seat in (0, 1):
        rolls, again = first["Roll", seat], second["Roll", seat]
        common = min(len(rolls), len(again))
        assert common > 1
        assert rolls[:common] == again[:common]
    assert first["Roll", 0] != first["Roll", 1]
    assert first["Roll", 0] != other["Roll", 0]


@pytest.mark.parametrize("name", heliopolis.all_games())
def test_sides_that_change_seats_begin_at_the_same_table(name: str) -> None:
    opening: list[str] = []
    meeting = contest(name, ["greedy", "random"], {"players": 2})
    for fixture in fixtures(meeting, 4):
        state, shared = meeting.definition.new(players=2), SharedDraws(fixture.seed)
        while state.seat() == CHANCE:
            state.play(shared.draw(state))
        opening.append(state.key())
    assert opening[0] == opening[1] != opening[2] == opening[3]


def test_draws_are_fair() -> None:
    state = GAME.new(players=2)
    state.play(state.choice("travel"))
    rolled = [SharedDraws(seed).draw(state).name for seed in range(600)]
    weights = dict(zip((choice.name for choice in state.choices()), state.weights(), strict=True))
    for name, weight in weights.items():
        assert rolled.count(name) == pytest.approx(600 * weight / sum(weights.values()), abs=60)


def test_what_cannot_be_a_contest() -> None:
    with pytest.raises(UnknownName, match="deep_blue"):
        contest(GAME.name, ["greedy", "deep_blue"], {"players": 2}, find_game=find_game)
    with pytest.raises(BadOption, match="players: takes 2, 3, not 5"):
        contest(GAME.name, ["greedy", "random"], {"players": 5}, find_game=find_game)
    with pytest.raises(BadOption, match="bots: must name at least 3"):
        contest(GAME.name, ["greedy", "random"], {"players": 3}, find_game=find_game)

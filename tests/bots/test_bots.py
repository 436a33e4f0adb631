"""The bots: legal, reproducible, quick, and the greedy one strong."""

from __future__ import annotations

from typing import Final

import pytest

from heliopolis.arena import contest, run, standings
from heliopolis.arena.figures import winning
from heliopolis.bots import LEVELS, Bot, Budget, bot, checked, known, names, resolve
from heliopolis.bots.beam import BeamNode, picks
from heliopolis.bots.greedy import GreedyBot
from heliopolis.bots.search import SearchBot
from heliopolis.bots.tree import Node, size
from heliopolis.games import game
from heliopolis.games.helios.position.state import Helios
from heliopolis.kernel.chance import CHANCE, Dice
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.errors import UnknownName
from heliopolis.kernel.game import State

HELIOS: Final = game("helios")
QUICK: Final = ("random", "easy", "medium", "search:8")
"""Bots of every kind that think little."""


def start(players: int, seed: int) -> Helios:
    """Return a new game at its first question to a player."""
    state = HELIOS.new(players=players)
    assert isinstance(state, Helios)
    Dice(seed).settle(state)
    return state


def record(name: str, seed: int, turns: int) -> list[str]:
    """Return the choices of bots of that name over the first turns of a game of two."""
    state, dice = start(2, seed), Dice(seed)
    bots = [bot(name, HELIOS, seed + seat) for seat in range(2)]
    played: list[str] = []
    while state.todo and state.turn < turns:
        choice = bots[state.seat()].choose(state)
        played.append(choice.name)
        state.play(choice)
        dice.settle(state)
    return played


@pytest.mark.parametrize("name", QUICK)
def test_a_bot_has_its_name_and_leaves_the_state_as_it_is(name: str) -> None:
    player, state = bot(name, HELIOS), start(3, 2)
    before = state.key()
    assert player.name == name
    assert player.choose(state) in state.choices()
    assert state.key() == before


@pytest.mark.parametrize("name", QUICK)
def test_same_seed_same_play(name: str) -> None:
    assert record(name, 4, 14) == record(name, 4, 14)


def test_another_seed_another_random_play() -> None:
    assert record("random", 4, 14) != record("random", 5, 14)


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(UnknownName, match="deep_blue"):
        bot("deep_blue", HELIOS)


def test_every_name_is_known_and_every_level_means_a_bot() -> None:
    for name in [*names(), "search:7:explore=0.5:turns=-1", "greedy:margin=3"]:
        assert checked(name) == name
        assert known(name)
    for level in LEVELS:
        assert known(resolve(level, HELIOS))
        assert resolve(level, HELIOS) not in LEVELS


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("search", "needs a number of simulations"),
        ("search:0", "needs a number of simulations"),
        ("search:9:depth=3", "search has no setting “depth”; available: explore"),
        ("greedy:width=wide", "width must be a number, not “wide”"),
        ("search:9:learned=2", "learned must be 0 or 1, not “2”"),
        ("random:2", "nothing to change"),
        ("Random", "unknown bot “Random”; available: easy"),
    ],
)
def test_a_wrong_name_is_refused_with_its_fault(name: str, reason: str) -> None:
    assert not known(name)
    with pytest.raises(UnknownName, match=reason):
        bot(name, HELIOS)


def test_a_margin_settles_for_less_than_the_best_but_not_for_much_less() -> None:
    state, best, easy = start(2, 8), GreedyBot(), GreedyBot(changes={"margin": 5})
    dice = Dice(8)
    while state.todo and easy.searches < 12:
        state.play((best if state.seat() else easy).choose(state))
        dice.settle(state)
    assert best.regret == 0.0
    assert 0.0 < easy.regret / easy.searches <= 5


def test_greedy_keeps_to_its_plan_within_a_turn() -> None:
    state, dice, player = start(2, 8), Dice(8), GreedyBot()
    other = bot("random", HELIOS, 3)
    turns: set[int] = set()
    asked, surprises = 0, 0
    while state.round_number < 3:
        if state.seat() == 0:
            asked += 1
            turns.add(state.turn)
            state.play(player.choose(state))
        else:
            state.play(other.choose(state))
        surprises += state.seat() == CHANCE and state.turn_seat == 0
        dice.settle(state)
    assert asked > 2 * len(turns)
    assert len(turns) <= player.searches <= len(turns) + surprises


def test_greedy_thinks_again_when_something_unexpected_happens() -> None:
    state = start(2, 8)
    player = bot("greedy", HELIOS)
    while state.todo and state.round_number < 1:
        state.play(bot("greedy", HELIOS).choose(state))
        Dice(1).settle(state)
    planned = player.choose(state)
    unexpected = next(choice for choice in state.choices() if choice.kind == "column" and choice is not planned)
    state.play(unexpected)
    assert player.choose(state) is bot("greedy", HELIOS).choose(state)
    elsewhere = start(4, 9)
    assert player.choose(elsewhere) is bot("greedy", HELIOS).choose(elsewhere)


def test_greedy_stays_within_its_bound() -> None:
    state, free, bound = start(2, 6), GreedyBot(), GreedyBot(changes={"states": 5})
    while state.round_number < 1:
        state.play(state.choices()[0])
        Dice(6).settle(state)
    assert bound.choose(state) in state.choices()
    assert free.choose(state) in state.choices()
    assert bound.beam.states < free.beam.states / 2


def test_one_choice_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    state, player = start(2, 1), GreedyBot()
    monkeypatch.setattr(state, "_choices", state.choices()[:1])
    assert player.choose(state) is state.choices()[0]
    assert player.searches == 0


def test_a_set_is_followed_in_one_order_only() -> None:
    """Of two picks among many cubes the search sees each pair once."""
    state, dice, player = start(2, 12), Dice(12), bot("greedy", HELIOS)
    found = 0
    while state.todo and found < 5:
        decision = state.decision()
        assert decision is not None
        if decision.unordered and len(decision.choices) > 2:
            found += 1
            highest = decision.choices[-1]
            after = state.copy()
            after.play(highest)
            if after.todo and after.todo[-1].unordered():
                node = BeamNode(after, None, None, highest.index, 0.0, chance=False)
                later = picks(node, unordered=True)
                ascending = [choice for choice in after.choices() if choice.index >= highest.index]
                assert later == (ascending or after.choices())
        state.play(player.choose(state))
        dice.settle(state)
    assert found


class First(Bot):
    """A bot written by someone else."""

    def __init__(self) -> None:
        super().__init__("first")

    def choose(self, state: State, budget: Budget | None = None) -> Choice:
        return state.choices()[0]


def test_own_bots_need_only_choose() -> None:
    state, dice, player = start(2, 1), Dice(1), First()
    while state.todo:
        state.play(player.choose(state))
        dice.settle(state)
    assert state.result() is not None


def test_greedy_beats_random() -> None:
    best, other = standings(run(contest("helios", ["greedy", "random"], {"players": 2}), 20).outcomes)
    assert (best.bot, best.wins.share) == ("greedy", 1)
    assert best.score.mean > 3 * other.score.mean


def test_four_greedy_players_score_like_people() -> None:
    record = run(contest("helios", ["greedy"] * 4, {"players": 4}), 4)
    assert 75 <= winning(record.outcomes).mean <= 130


# Search ------------------------------------------------------------------------------------------------------


def visits(node: Node) -> int:
    """Return how often the edges of a node were followed."""
    return sum(edge.visits for edge in node.edges)


def test_search_simulates_as_often_as_it_may_and_leaves_the_state_as_it_is() -> None:
    state, player = start(2, 3), SearchBot("search", 20)
    key = state.key()
    root = player.think(state)
    assert root.visits == 20
    assert visits(root) == 19, "the first simulation looks at the root itself"
    assert player.think(state, Budget(simulations=5)).visits == 25, "the tree is used again"
    assert state.key() == key
    for edge in root.edges:
        after = state.copy()
        for choice in edge.choices:
            after.play(choice)
        assert after.turn > state.turn or after.seat() != state.seat()


def test_what_search_expects_is_a_chance_for_every_seat() -> None:
    state = start(3, 3)
    root = SearchBot("search", 15).think(state)
    assert len(root.worths) == len(root.chances) == 3
    for edge in root.edges:
        assert 0.0 <= edge.worth <= edge.visits
        assert len(edge.scores) in {0, 3}


def test_alone_the_chance_is_that_of_reaching_the_goal_whatever_the_search_plays_for() -> None:
    state = game("origins").new(players=1)
    Dice(3).settle(state)
    searcher = SearchBot("search", 3, 1, {"root_width": 2, "root_states": 60})
    (told,) = searcher.think(state).chances
    assert 0.0 < told < 3.0
    (score,) = searcher.judge(state).scores
    assert searcher.judge(state).chances == [searcher.reaching(state, score)]
    assert searcher.reaching(state, state.game.goal(state)) == 0.5


def test_search_remembers_what_it_has_foreseen() -> None:
    state, dice, player = start(2, 8), Dice(8), SearchBot("search", 40)
    reused = 0
    while state.todo and state.turn < 16:
        if len(state.choices()) > 1 and state.seat() == 0:
            reused += player.remembered(state) is not None
        state.play(player.choose(state) if state.seat() == 0 else bot("greedy", HELIOS).choose(state))
        dice.settle(state)
    assert reused
    assert player.remembered(start(3, 9)) is None, "a position of another game"


def test_the_tree_of_a_search_stops_growing_but_simulations_go_on() -> None:
    player = SearchBot("search", 60, changes={"nodes": 10})
    root = player.think(start(2, 3))
    assert size(root) == player.nodes == 10
    assert root.visits == 60


def test_search_thinks_no_longer_than_it_may() -> None:
    player = SearchBot("search", 10**9)
    assert 1 <= player.think(start(2, 3), Budget(milliseconds=30)).visits < 10**6


def test_search_by_random_play_weighs_single_choices() -> None:
    state = start(2, 3)
    player = bot("search:12:turns=-1", HELIOS, 5)
    assert isinstance(player, SearchBot)
    root = player.think(state)
    assert [edge.choices for edge in root.edges] == [[choice] for choice in state.choices()]
    assert root.visits == 12

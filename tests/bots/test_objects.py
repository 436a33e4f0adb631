"""Bots that are objects of this process: what can be given, what it is called, and when it is asked."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import heliopolis
from heliopolis.bots import Bot, BotLike, Budget, ExternalBot, bot, checked
from heliopolis.bots.base import RandomBot
from heliopolis.bots.greedy import GreedyBot
from heliopolis.bots.objects import choose_all, introduce
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.errors import HeliopolisError, UnknownName
from heliopolis.kernel.game import Game, State

GAME = heliopolis.game("helios")


def last(state: State) -> Choice:
    return state.choices()[-1]


class Last:
    """Has a method alone, no name and no base class."""

    def choose(self, state: State, budget: Budget | None = None) -> Choice:
        return state.choices()[-1]


class LastOfMany:
    """Answers many at once, by the names of choices."""

    name = "lasts"

    def __init__(self) -> None:
        self.asked: list[int] = []

    def choose_many(self, states: Sequence[State], /) -> list[str]:
        self.asked.append(len(states))
        return [state.choices()[-1].name for state in states]


class Seeded(Bot):
    """Is made for each seat."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(f"{game.name} {seed}")

    def choose(self, state: State, budget: Budget | None = None) -> Choice:
        return state.choices()[-1]


class League:
    """Makes bots."""

    def bot(self, game: Game, seed: int) -> BotLike:
        return last if seed % 2 else "greedy"


@pytest.fixture
def state() -> State:
    """Provide a position with several choices."""
    state = GAME.new(players=2)
    heliopolis.Dice(7).settle(state)
    assert len(state.choices()) > 1
    return state


@pytest.mark.parametrize("given", [last, Last(), LastOfMany(), Seeded, lambda state: state.choices()[-1].name])
def test_whatever_can_choose_is_a_bot(given: BotLike, state: State) -> None:
    assert checked(given) is given
    assert bot(given, GAME, 5).choose(state) is state.choices()[-1]


def test_a_class_and_a_maker_make_a_bot_for_each_seat() -> None:
    assert bot(Seeded, GAME, 5).name == "helios 5"
    assert isinstance(bot(League(), GAME, 2), GreedyBot)
    assert bot(League(), GAME, 3).name == "last"
    own = RandomBot()
    assert bot(own, GAME) is own


def test_what_cannot_choose_is_refused(state: State) -> None:
    for wrong in (7, None, object()):
        with pytest.raises(TypeError, match="is no bot"):
            checked(wrong)  # type: ignore[type-var]
    with pytest.raises(TypeError, match="last: a bot answers with a choice or its name, not with 3"):
        bot(named("last", lambda _: 3), GAME).choose(state)
    barred = next(choice for choice in state.candidates() if not state.offers(choice))
    with pytest.raises(ValueError, match=f"last: {barred.name} is not legal, but start:"):
        bot(named("last", lambda _: barred), GAME).choose(state)
    with pytest.raises(UnknownName):
        bot(named("last", lambda _: "nonsense"), GAME).choose(state)


def named(name: str, function: object) -> BotLike:
    function.__name__ = name  # type: ignore[attr-defined]
    return function  # type: ignore[return-value]


def test_names_are_told_apart() -> None:
    first, second = Last(), Last()
    names, here = introduce(["greedy", first, second, first, named("greedy", lambda _: 0), lambda _: "pass"])
    assert names == ["greedy", "Last", "Last-2", "Last", "greedy-2", "lambda"]
    assert [here[name] for name in names[1:4]] == [first, second, first]
    assert introduce(["mine", "random"], {"mine": last, "other": first}) == (["mine", "random"], {"mine": last})


def test_many_questions_are_one_call(state: State) -> None:
    many = LastOfMany()
    other = state.copy()
    other.play(other.choices()[0])
    players = [bot(many, GAME), bot("greedy", GAME), bot(many, GAME)]
    answers = choose_all(players, [state, state, other])
    assert many.asked == [2]
    assert [answer.choice for answer in answers] == [
        state.choices()[-1],
        bot("greedy", GAME).choose(state),
        other.choices()[-1],
    ]
    many.choose_many = lambda _: []  # type: ignore[method-assign]
    with pytest.raises(ValueError, match="lasts: 0 choices for 2 positions"):
        choose_all(players, [state, state, other])


def test_names_stay_what_they_were() -> None:
    with pytest.raises(UnknownName, match="deep_blue"):
        checked("deep_blue")
    assert not isinstance(bot("easy", GAME), ExternalBot)


@pytest.mark.parametrize("given", ["random", "greedy", "search:2", last])
def test_bots_say_that_no_player_is_asked(given: BotLike, state: State) -> None:
    with pytest.raises(HeliopolisError, match="chance decides here"):
        bot(given, GAME).choose(GAME.new())
    with pytest.raises(HeliopolisError, match="the game is over"):
        bot(given, GAME).choose(heliopolis.playout(state, 1))

"""Bots as objects: what can be given wherever the name of a bot can be, and how many questions are asked at once.

That is an object that answers one question (``choose``) or many at once (``choose_many``), a plain function
``state -> choice``, or what makes a bot for each seat of each game: a class, called with the game and a seed, or an
object with a method ``bot(game, seed)``, which may also return a name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from time import perf_counter
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

from heliopolis.bots.base import Bot, Budget, open_choices
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.game import Game, State


class OneBot(Protocol):
    """A bot that answers one question; a ``Bot`` is one."""

    def choose(self, state: State, budget: Budget | None = None, /) -> Choice | str:
        """Answer the open question of a position, which is left as it is."""


class ManyBot(Protocol):
    """A bot that plays any number of seats and games."""

    def choose_many(self, states: Sequence[State], /) -> Sequence[Choice | str]:
        """Answer the open question of each position, which is left as it is."""


class BotMaker(Protocol):
    """Makes the bot of each seat of each game, such as one of many past versions of a policy."""

    def bot(self, game: Game, seed: int, /) -> BotLike:
        """Return the bot of a seat for one game."""


BotObject: TypeAlias = "OneBot | ManyBot | BotMaker | Callable[[State], Choice | str] | Callable[[Game, int], OneBot]"
"""A bot of this process."""
BotLike: TypeAlias = "str | BotObject"
"""The name of a bot, or a bot of this process."""


class ObjectBot(Bot):
    """A bot of this process for one seat: what it answers is a choice or the name of one."""

    def __init__(self, name: str, given: Any) -> None:
        super().__init__(name)
        self.many: Final[ManyBot | None] = given if hasattr(given, "choose_many") else None
        """What is asked for all positions that wait for it; None where each is asked by itself."""
        self._one: Final = given
        self._has_choose: Final = hasattr(given, "choose")

    def choose(self, state: State, budget: Budget | None = None) -> Choice:
        open_choices(state)
        if self.many is not None:
            return ask_many(self.name, self.many, [state])[0]
        return checked_choice(
            self.name, state, self._one.choose(state, budget) if self._has_choose else self._one(state)
        )


class BotAnswer(NamedTuple):
    """What a bot chose, and how many seconds that took."""

    choice: Choice
    seconds: float


def check_object(given: object) -> None:
    """Raise ``TypeError`` unless a bot can be made of the object."""
    if not callable(given) and not any(hasattr(given, name) for name in ("choose", "choose_many", "bot")):
        raise TypeError(f"{given!r} is no bot: it has no choose, choose_many or bot, and cannot be called")


def follows_one_game(given: object) -> bool:
    """Return whether an object may keep track of the game it plays, and is no longer asked about another meanwhile."""
    return hasattr(given, "choose") and not hasattr(given, "choose_many") and not isinstance(given, type)


def plain_name(given: object) -> str:
    """Return what an object is called, on one line."""
    for word in (getattr(given, "name", None), getattr(given, "__name__", None)):
        if isinstance(word, str) and word:
            return word.strip("<>") if word.isprintable() else type(given).__name__
    return type(given).__name__


def bots_of(given: BotLike | Sequence[BotLike], number: int) -> list[BotLike]:
    """Return the bots of a sequence; one that is given alone is meant so many times."""
    if isinstance(given, Sequence) and not isinstance(given, str):
        return list(given)
    return [given] * number


def introduce(
    bots: Sequence[BotLike], here: Mapping[str, BotObject] | None = None
) -> tuple[list[str], dict[str, BotObject]]:
    """Return the name of each bot, and the objects by their names; those of ``here`` are named already.

    The same object has one name; another one of the same name gets a number.
    """
    named: dict[str, BotObject] = {}
    taken = {each for each in bots if isinstance(each, str)}
    for name, given in (here or {}).items():
        check_object(given)
        if name in taken:
            named[name] = given
    names: list[str] = []
    for each in bots:
        if isinstance(each, str):
            names.append(each)
            continue
        check_object(each)
        known = [name for name, given in named.items() if given is each]
        name, number = known[0] if known else plain_name(each), 1
        while not known and name in taken:
            number += 1
            name = f"{plain_name(each)}-{number}"
        taken.add(name)
        named[name] = each
        names.append(name)
    return names, named


def ask(player: Bot, state: State) -> BotAnswer:
    """Return what a bot answers."""
    begun = perf_counter()
    choice = player.choose(state)
    return BotAnswer(choice, perf_counter() - begun)


def choose_all(players: Sequence[Bot], states: Sequence[State]) -> list[BotAnswer]:
    """Return what each bot answers to its question; one that answers many at once is asked a single time."""
    answers: list[BotAnswer | None] = [None] * len(players)
    waiting: dict[int, list[int]] = {}
    for place, player in enumerate(players):
        if isinstance(player, ObjectBot) and player.many is not None:
            waiting.setdefault(id(player.many), []).append(place)
            continue
        answers[place] = ask(player, states[place])
    for places in waiting.values():
        asked = players[places[0]]
        assert isinstance(asked, ObjectBot)
        assert asked.many is not None
        begun = perf_counter()
        choices = ask_many(asked.name, asked.many, [states[place] for place in places])
        each_took = (perf_counter() - begun) / len(places)
        for place, choice in zip(places, choices, strict=True):
            answers[place] = BotAnswer(choice, each_took)
    return [answer for answer in answers if answer is not None]


def ask_many(name: str, many: ManyBot, states: list[State]) -> list[Choice]:
    """Return what a bot answers to many questions."""
    choices = many.choose_many(states)
    if len(choices) != len(states):
        raise ValueError(f"{name}: {len(choices)} choices for {len(states)} positions")
    return [checked_choice(name, state, choice) for state, choice in zip(states, choices, strict=True)]


def checked_choice(name: str, state: State, answered: object) -> Choice:
    """Return the choice that a bot of this process answered with, or named; one that is not legal is its mistake."""
    choice = state.answer(answered) if isinstance(answered, str) else answered
    if not isinstance(choice, Choice):
        raise TypeError(f"{name}: a bot answers with a choice or its name, not with {answered!r}")
    if not state.offers(choice):
        raise ValueError(f"{name}: {choice.name} is not legal, but {state.offered()}")
    return choice

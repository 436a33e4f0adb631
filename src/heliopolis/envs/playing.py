"""A game in which agents answer for some seats, bots for the others, and dice for chance."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from operator import index
from typing import Final, SupportsIndex

from gymnasium.error import ResetNeeded

from heliopolis.bots import Bot, bot, checked
from heliopolis.kernel.chance import CHANCE, Dice
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.definition import Value
from heliopolis.kernel.errors import BadOption
from heliopolis.kernel.game import Game, State
from heliopolis.kernel.observing import play_any, take_action, to_an_action, within_reach

NOT_BEGUN: Final = "No game has begun: call reset() first."
OVER: Final = "The game is over: call reset() to begin another."
AGENT: Final = ""
"""In place of the name of a bot: an agent answers."""


class Playing:
    """One game after the other, each up to the next question to an agent."""

    def __init__(self, game: Game, options: dict[str, Value]) -> None:
        self.game: Final = game
        self.options: Final = game.check_options(options)
        self._components: Final = game.components()
        self.vocabulary: Final = game.vocabulary()
        self.dice = Dice(secrets.randbits(64))
        self.position: State = self._new()
        self.seats: Final = self.position.seats
        self.names: tuple[str, ...] = (AGENT,) * self.seats
        """Who answers for each seat."""
        self._bots: list[Bot | None] = [None] * self.seats
        self._alone = True
        """Whether there is no bot."""

    def begin(self, names: Sequence[str] = ()) -> None:
        """Begin a new game with bots of these names; the dice roll on."""
        self.position = self._new()
        self.names = tuple(names) or self.names
        self._wake_bots()
        self.proceed()

    def answer(self, action: SupportsIndex | None) -> None:
        """Play the choice of that index; one that is not legal raises ``IllegalChoice`` and changes nothing."""
        self.check_begun()
        if self._alone:
            take_action(self.position, self.dice, number_of(action))
            return
        self.position.play(self.choice(action))
        self.proceed()

    def check_begun(self) -> None:
        """Refuse to continue before a game has begun: an agent would have to answer for chance."""
        if self.position.seat() == CHANCE:
            raise ResetNeeded(NOT_BEGUN)

    def choice(self, action: SupportsIndex | None) -> Choice:
        """Return the choice of an action."""
        return self.game.action(number_of(action))

    def proceed(self) -> None:
        """Answer what no agent can, up to the next question that one can answer, or the end."""
        state, dice = self.position, self.dice
        if self._alone:
            to_an_action(state, dice)
            return
        dice.settle(state)
        while state.todo:
            player = self._bots[state.seat()]
            if player is not None:
                state.play(player.choose(state))
            elif within_reach(state.choices()):
                return
            else:
                play_any(state, dice)
            dice.settle(state)

    def copy(self) -> Playing:
        """Return the same position and the same dice; bots begin again there."""
        copied = Playing(self.game, self.options)
        copied.resume(self.position.copy(), self.dice.copy(), self.names)
        return copied

    def resume(self, position: State, dice: Dice, names: tuple[str, ...]) -> None:
        """Continue from a position."""
        self.position, self.dice, self.names = position, dice, names
        self._wake_bots()

    def _new(self) -> State:
        return self.game.new(self._components, **self.options)

    def _wake_bots(self) -> None:
        # Their seeds come from dice of their own, so that the luck of a game does not depend on who plays it.
        seeds = self.dice.copy()
        self._bots = [bot(name, self.game, seeds.next64()) if name else None for name in self.names]
        self._alone = not any(self.names)

    def __reduce__(self) -> tuple[object, ...]:
        return _playing_again, (self.game, self.options, self.position, self.dice, self.names)


def number_of(action: SupportsIndex | None) -> int:
    """Return an action as compiled code takes it: one of Python's own integers, where agents answer with NumPy's.

    A fraction is a mistake, and is refused rather than cut.
    """
    return -1 if action is None else index(action)


def _playing_again(
    game: Game, options: dict[str, Value], position: State, dice: Dice, names: tuple[str, ...]
) -> Playing:
    playing = Playing(game, options)
    playing.resume(position, dice, names)
    return playing


def opposite(opponents: str | Sequence[str], seats: int) -> list[str]:
    """Return the names of the bots on the other seats, in turn order from the agent's left; one name stands for all."""
    names = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
    if len(names) != seats - 1:
        raise BadOption("opponents", "entries", number=seats - 1)
    return [checked(name) for name in names]


def lined_up(others: Sequence[str], seat: int) -> list[str]:
    """Return who answers for each seat, with an agent on one of them."""
    seats = len(others) + 1
    names = [AGENT] * seats
    for turn, name in enumerate(others, 1):
        names[(seat + turn) % seats] = name
    return names


def reward(ranks: list[int], rank: int) -> float:
    """Return seats beaten less seats that did better, between 1 and -1; alone 1 for the goal reached, else -1."""
    if len(ranks) == 1:
        return 1.0 if rank == 1 else -1.0
    beaten = sum(1 for other in ranks if other > rank) - sum(1 for other in ranks if other < rank)
    return beaten / (len(ranks) - 1)


def lead(state: State, seat: int) -> int:
    """Return by how many points the seat leads the best of the others, or is behind; solo, its points."""
    totals = [state.total(each) for each in range(state.seats)]
    return totals[seat] - max([total for each, total in enumerate(totals) if each != seat], default=0)

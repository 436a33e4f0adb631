"""Many games stepped in one call, each with its row in shared arrays."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from heliopolis.bots import BotLike
from heliopolis.envs.observing import Observation, Views
from heliopolis.envs.playing import Playing, reward
from heliopolis.envs.seat import Seating, settled
from heliopolis.kernel.chance import Dice
from heliopolis.kernel.definition import Value
from heliopolis.kernel.game import Game, State
from heliopolis.kernel.observing import asked_seats, take_actions
from heliopolis.kernel.results import Result

MakeArray = Callable[[str, tuple[int, ...], str], NDArray[Any]]
"""Makes an array by its name, shape and kind of numbers."""


class GamesPlan(NamedTuple):
    """What is played: the same in every game of a batch."""

    game: Game
    options: dict[str, Value]
    opponents: BotLike | Sequence[BotLike] | None
    """The bots on the other seats; None: an agent answers for every seat."""
    seat: int | None
    shaping: float


class Sizes(NamedTuple):
    """How large the arrays of a batch are."""

    rows: int
    seats: int
    seen: dict[str, tuple[tuple[int, ...], str]]
    """What is seen of a game: arrays by their names, each with its shape and kind of numbers."""


class Arrays:
    """The inputs and outputs of a batch of games, a row for each."""

    def __init__(self, sizes: Sizes, make: MakeArray, views: Views | None = None) -> None:
        """Make a batch.

        Observations may already lie where they are written, otherwise their writer copies them here.
        """
        rows = sizes.rows
        self.seen: Final[Observation] = (
            {name: make(name, (rows, *shape), kind) for name, (shape, kind) in sizes.seen.items()}
            if views is None
            else views.seen
        )
        self.actions: Final = make("actions", (rows,), "int64")
        self.rewards: Final = make("rewards", (rows,), "float64")
        self.over: Final = make("over", (rows,), "bool")
        self.seats: Final = make("seats", (rows,), "int64")
        """Who is asked, from 1 on."""
        self.ranks: Final = make("ranks", (rows, sizes.seats), "int64")
        """Of games that are over; 0 in others."""
        self.scores: Final = make("scores", (rows, sizes.seats), "int64")
        """The same for the totals."""

    @property
    def legal(self) -> NDArray[np.int8]:
        """Which actions are legal."""
        return self.seen["action_mask"]

    def outcome(self) -> list[NDArray[Any]]:
        """Return what the last step came to, besides the positions."""
        return [self.rewards, self.over, self.ranks, self.scores]


def in_memory(_: str, shape: tuple[int, ...], kind: str) -> NDArray[Any]:
    """Return an array of this process alone."""
    return np.zeros(shape, kind)


@contextmanager
def no_collecting() -> Iterator[None]:
    """Look for no garbage meanwhile: bots leave none in circles, and to look for it takes a quarter of their time."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


class SelfPlay:
    """A game in which an agent answers for every seat."""

    def __init__(self, playing: Playing) -> None:
        self.playing: Final = playing

    @property
    def position(self) -> State:
        """The state of the game."""
        return self.playing.position

    def copy(self) -> SelfPlay:
        """Return the same game at the same point."""
        return SelfPlay(self.playing.copy())

    def begin(self, seed: int | None) -> None:
        """Begin a new game; without a seed the dice roll on."""
        if seed is not None:
            self.playing.dice = Dice(seed)
        self.playing.begin()


class GameBatch:
    """Some of the games of a vector environment."""

    def __init__(self, plan: GamesPlan, arrays: Arrays, rows: range, views: Views) -> None:
        self._arrays: Final = arrays
        self._rows: Final = rows
        self._part: Final = slice(rows.start, rows.stop)
        self._alone: Final = plan.opponents is None
        """Whether there is no bot."""
        self.games: list[SelfPlay | Seating] = [made(plan) for _ in rows]
        self._views: Final = views
        self._copied = np.zeros(0, np.int32)
        """Where numbers are not 0 in the copies of observations."""
        self._asked: list[int] = [0] * len(rows)
        """The seat of the agent in each game, as last reported."""

    def reset(self, seeds: Sequence[int | None]) -> None:
        """Begin every game again."""
        with no_collecting():
            for row, played, seed in zip(self._rows, self.games, seeds, strict=True):
                self._begin(row, played, seed)
            if not self._alone:
                settled(self._seatings())
        self._tell()

    def step(self) -> None:
        """Take the action of each game; one that was over begins again instead."""
        actions = self._arrays.actions[self._part].tolist()
        self._arrays.rewards[self._part] = 0
        if self._alone:
            self._take_all(actions)
        else:
            with no_collecting():
                self._take_each(actions)
        self._tell()

    def _take_all(self, actions: list[int]) -> None:
        """Take the actions of games in which agents answer for every seat, in one call."""
        playing = [played.playing for played in self.games]
        states = [each.position for each in playing]
        for place in take_actions(states, [each.dice for each in playing], actions):
            row = self._rows[place]
            if self._arrays.over[row]:
                self._begin(row, self.games[place], None)
            else:
                ranks = self._end(row, states[place]).ranks
                self._arrays.rewards[row] = reward(ranks, ranks[self._asked[place]])

    def _take_each(self, actions: list[int]) -> None:
        """Take the actions of games against bots."""
        seatings = self._seatings()
        for row, played, action in zip(self._rows, seatings, actions, strict=True):
            if played.position.todo:
                played.answer(action)
            else:
                self._begin(row, played, None)
        for row, played, earned in zip(self._rows, seatings, settled(seatings), strict=True):
            self._arrays.rewards[row] = earned
            if not played.position.todo:
                self._end(row, played.position)

    def _seatings(self) -> list[Seating]:
        return [played for played in self.games if isinstance(played, Seating)]

    def refuse(self, row: int, action: int) -> None:
        """Say why an action is not legal, as the rules do; nothing is changed."""
        played = self.games[row - self._rows.start]
        choice = played.playing.choice(action)
        played.position.copy().play(choice)

    def resume(self, games: list[SelfPlay | Seating]) -> None:
        """Continue games that were begun elsewhere."""
        self.games = games
        self._tell()

    def _begin(self, row: int, played: SelfPlay | Seating, seed: int | None) -> None:
        played.begin(seed)
        self._arrays.rewards[row] = 0
        self._arrays.over[row] = False
        self._arrays.ranks[row] = 0
        self._arrays.scores[row] = 0

    def _end(self, row: int, position: State) -> Result:
        result = position.result()
        assert result is not None
        self._arrays.over[row] = True
        self._arrays.ranks[row] = result.ranks
        self._arrays.scores[row] = result.totals
        return result

    def _tell(self) -> None:
        arrays, views, part = self._arrays, self._views, self._part
        states = [played.playing.position for played in self.games]
        if self._alone:
            self._asked = asked_seats(states)
        else:
            self._asked = [played.seat for played in self.games if isinstance(played, Seating)]
        views.write(states, self._asked)
        arrays.seats[part] = self._asked
        arrays.seats[part] += 1
        if arrays.seen is not views.seen:
            self._copy()

    def _copy(self) -> None:
        """Copy observations to where they are read; of features, which are nearly all 0, only what is not."""
        for name, written in self._views.seen.items():
            copy = self._arrays.seen[name][self._part]
            if name != "observation":
                copy[:] = written
                continue
            flat = copy.reshape(-1)
            flat[self._copied] = 0
            self._copied = self._views.written()
            flat[self._copied] = written.reshape(-1)[self._copied]


def made(plan: GamesPlan) -> SelfPlay | Seating:
    """Return a game by the plan."""
    if plan.opponents is None:
        return SelfPlay(Playing(plan.game, plan.options))
    return Seating(plan.game, plan.options, plan.opponents, plan.seat, plan.shaping)

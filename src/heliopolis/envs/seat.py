"""A Gymnasium environment: an agent on one seat, bots on the others."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final, SupportsIndex

import gymnasium as gym
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from heliopolis.bots import BotLike
from heliopolis.envs.observing import Observation, Precision, Views, space
from heliopolis.envs.playing import OVER, Playing, ask_opponents, lead, lined_up, opposite, reward
from heliopolis.games import game as registered
from heliopolis.kernel.chance import Dice
from heliopolis.kernel.definition import Value
from heliopolis.kernel.errors import BadOption, IllegalChoice
from heliopolis.kernel.game import Game, State
from heliopolis.tasks import find_task

Info = dict[str, Any]


def seat_env(
    game: str | Game,
    opponents: BotLike | Sequence[BotLike] = "random",
    seat: int | None = None,
    shaping: float = 0.0,
    illegal: float | None = -1.0,
    precision: Precision = "float32",
    **options: Value,
) -> SeatEnv:
    """Return an environment of one seat; ``SeatEnv`` documents the other arguments.

    ``opponents`` are bots, by their names or as objects or functions of this process; a single one has all other seats.

    Examples:
        >>> from heliopolis.envs import seat_env
        >>> env = seat_env("helios", opponents="random", seat=1, players=2)
        >>> observation, info = env.reset(seed=42)
        >>> observation, reward, over, truncated, info = env.step(observation["action_mask"].argmax())
        >>> reward, over, info
        (0.0, False, {'seat': 1, 'score': 1})
    """
    played = registered(game) if isinstance(game, str) else game
    return SeatEnv(Seating(played, options, opponents, seat, shaping), illegal, precision)


def task_env(name: str, opponents: BotLike | Sequence[BotLike] | None = None, **settings: Any) -> SeatEnv:
    """Return the environment of a named task (see ``heliopolis.tasks``); the settings are those of ``seat_env``.

    ``opponents`` take the place of those of the task.

    Examples:
        >>> from heliopolis.envs import task_env
        >>> task_env("Helios-2p-v1").metadata["name"].startswith("helios_v")
        True
    """
    task = find_task(name)
    return seat_env(task.game, task.opponents if opponents is None else opponents, **{**settings, **task.options})


class Seating:
    """One game after the other with an agent on one seat, and what that earns."""

    def __init__(
        self,
        game: Game,
        options: dict[str, Value],
        opponents: BotLike | Sequence[BotLike],
        seat: int | None,
        shaping: float,
    ) -> None:
        self.playing = Playing(game, options)
        seats = self.playing.seats
        if seat is not None and not 1 <= seat <= seats:
            raise BadOption("seat", "between", least=1, most=seats, value=seat)
        self.opponents: Final = opposite(opponents, seats)
        self.fixed: Final = seat
        """The agent's seat, from 1 on; None where the dice choose it for each game."""
        self.shaping: Final = shaping
        self.seat = 0 if seat is None else seat - 1
        self._lead: int | None = None
        """The lead when the agent was last asked, if it was asked in this game."""

    @property
    def position(self) -> State:
        """The state of the game."""
        return self.playing.position

    def begin(self, seed: int | None) -> None:
        """Begin a new game; without a seed the dice roll on."""
        if seed is not None:
            self.playing.dice = Dice(seed)
        if self.fixed is None:
            self.seat = self.playing.dice.below(self.playing.seats)
        self.playing.begin(lined_up(self.opponents, self.seat))
        self._lead = None

    def answer(self, action: SupportsIndex | None) -> None:
        """Play the agent's action, and on until the agent or a bot that answers many questions is asked."""
        self.playing.answer(action)

    def earned(self) -> float:
        """Return the reward since the last question: at the end by rank, and with shaping for each point of lead."""
        state, earned = self.position, 0.0
        if self.shaping:
            before, self._lead = self._lead, lead(state, self.seat)
            earned = 0.0 if before is None else self.shaping * (self._lead - before)
        result = state.result()
        return earned if result is None else earned + reward(result.ranks, result.ranks[self.seat])

    def info(self) -> Info:
        """Return the ``info`` dict: the seat, its score, and at the end its rank."""
        state = self.position
        result = state.result()
        told: Info = {"seat": self.seat + 1, "score": state.total(self.seat)}
        return told if result is None else {**told, "rank": result.ranks[self.seat]}

    def copy(self) -> Seating:
        """Return the same game at the same point."""
        options = self.playing.options
        copied = Seating(self.playing.game, options, self.opponents, self.fixed, self.shaping)
        copied.playing, copied.seat, copied._lead = self.playing.copy(), self.seat, self._lead
        return copied


def settled(seatings: Sequence[Seating]) -> list[float]:
    """Ask bots that answer many questions until an agent is asked in every game, and return what each agent earned."""
    ask_opponents([seating.playing for seating in seatings])
    return [seating.earned() for seating in seatings]


class SeatEnv(gym.Env[Observation, SupportsIndex]):
    """One seat against bots.

    ``seat`` is the agent's, from 1 on; without one the dice choose it for every game. ``shaping`` is what each point
    that the lead over the best of the others grows is worth at once. An action that is not legal earns ``illegal`` and
    ends the game; where that is None, it raises ``IllegalChoice`` and changes nothing.
    """

    def __init__(
        self, seating: Seating, illegal: float | None = -1.0, precision: Precision = "float32", *, broken: bool = False
    ) -> None:
        """Make an end; ``broken`` if an illegal action has ended the game."""
        game = seating.playing.game
        self._broken = broken
        self.seating = seating
        self._illegal: Final = illegal
        self._precision: Final[Precision] = precision
        self._views: Final = Views(game, 1, precision)
        self.metadata = {"name": f"{game.name}_v{game.version}", "render_modes": ["svg"], "render_fps": 1}
        self.render_mode = "svg"
        self.observation_space = space(game, precision)  # type: ignore[assignment]  # Gymnasium knows no typed Dict
        self.action_space = spaces.Discrete(len(seating.playing.vocabulary))

    @property
    def position(self) -> State:
        """The state of the game: read it as you like, but play through ``step``."""
        return self.seating.position

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Info]:
        """Begin a new game; without a seed the dice of the last one roll on."""
        super().reset(seed=seed)
        self._broken = False
        self.seating.begin(seed)
        settled([self.seating])
        return self._observe(), self.seating.info()

    def step(self, action: SupportsIndex) -> tuple[Observation, float, bool, bool, Info]:
        """Play the choice of that index, and on to the next question to the agent."""
        if self._broken:
            raise ResetNeeded(OVER)
        try:
            self.seating.answer(action)
        except IllegalChoice:
            if self._illegal is None:
                raise
            self._broken = True
            return self._observe(), self._illegal, True, False, {**self.seating.info(), "illegal": True}
        (earned,) = settled([self.seating])
        return self._observe(), earned, not self.position.todo, False, self.seating.info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal, under the name that sb3-contrib asks for."""
        self.seating.playing.check_begun()
        mask = np.zeros(len(self.seating.playing.vocabulary), np.bool_)
        for choice in [] if self._broken else self.position.choices():
            if choice.index >= 0:
                mask[choice.index] = True
        return mask

    def render(self) -> str:
        """Return the boards as the agent sees them, as SVG."""
        return self.seating.playing.game.scene(self.position, self.seating.seat).svg()

    def clone(self) -> SeatEnv:
        """Return an environment at the same point of the same game, with the same luck to come.

        Bots begin again there.
        """
        return SeatEnv(self.seating.copy(), self._illegal, self._precision, broken=self._broken)

    def __copy__(self) -> SeatEnv:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> SeatEnv:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        return partial(SeatEnv, broken=self._broken), (self.seating, self._illegal, self._precision)

    def _observe(self) -> Observation:
        self._views.write([self.position], [self.seating.seat])
        seen = self._views.taken(0)
        if self._broken:
            seen["action_mask"][:] = 0
        return seen

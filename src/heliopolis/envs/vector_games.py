"""A Gymnasium vector environment: many games in one call, on one core or several."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.error import ClosedEnvironmentError, ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from heliopolis.bots import BotLike
from heliopolis.envs.batch import Arrays, GameBatch, GamesPlan, SelfPlay, in_memory
from heliopolis.envs.observing import Observation, Precision, Views, space
from heliopolis.envs.playing import NOT_BEGUN, Playing, opposite
from heliopolis.envs.seat import Seating
from heliopolis.games import game as registered
from heliopolis.kernel.chance import derived
from heliopolis.kernel.definition import Value
from heliopolis.kernel.errors import BadOption
from heliopolis.kernel.game import Game, State
from heliopolis.workers import Lane, Pool

GAMES: Final = "games"
CLOSED: Final = "The environment is closed: make another."
STEP_SECONDS: Final = 600.0
"""How long a process may take for a step: bots that think may take long, but not for ever."""
IN_MEMORY: Final = Path("/dev/shm")
"""Where files lie in memory, on systems that have it."""

Info = dict[str, NDArray[Any]]
Stepped = tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Info]


def vector(
    game: str | Game,
    num_envs: int,
    opponents: BotLike | Sequence[BotLike] | None = None,
    seat: int | None = None,
    shaping: float = 0.0,
    processes: int = 0,
    precision: Precision = "float32",
    **options: Value,
) -> VectorGames:
    """Return many games that are stepped at once.

    Without ``opponents`` the agent answers for every seat, and sees each game as the seat that is asked; with them it
    has one seat, as in ``seat_env``. Opponents that answer many questions (``choose_many``) are asked for all games in
    one call. With ``processes`` the games are played in as many processes, each with copies of opponents that are
    objects.

    Examples:
        >>> from heliopolis.envs import vector
        >>> env = vector("helios", 3, players=2)
        >>> observation, info = env.reset(seed=42)
        >>> observation, rewards, over, truncated, info = env.step(observation["action_mask"].argmax(axis=1))
        >>> rewards.tolist(), info["seat"].tolist()
        ([0.0, 0.0, 0.0], [2, 1, 2])
    """
    played = registered(game) if isinstance(game, str) else game
    return VectorGames(GamesPlan(played, options, opponents, seat, shaping), num_envs, processes, precision)


class VectorGames(VectorEnv[Observation, ArrayLike, ArrayLike]):
    """Games in rows of shared arrays, which the next step writes again: copy what is to be kept.

    A game that is over begins again at the next step, whose action for it is ignored (Gymnasium's ``NEXT_STEP``).
    """

    def __init__(self, plan: GamesPlan, num_envs: int, processes: int = 0, precision: Precision = "float32") -> None:
        if num_envs < 1:
            raise BadOption("num_envs", "least", least=1, value=num_envs)
        if not 0 <= processes <= num_envs:
            raise BadOption("processes", "between", least=0, most=num_envs, value=processes)
        trial = Playing(plan.game, plan.options)
        if plan.opponents is not None:
            opposite(plan.opponents, trial.seats)
        self.num_envs = num_envs
        self.game: Final = plan.game
        self._plan: Final = plan
        self._precision: Final[Precision] = precision
        self.single_observation_space = space(plan.game, precision)
        self.single_action_space = spaces.Discrete(len(trial.vocabulary))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}
        sizes = (len(plan.game.feature_spec()), len(trial.vocabulary), trial.seats, num_envs)
        self._hands: Final[Alone | Together] = Together(plan, sizes, processes) if processes else Alone(plan, sizes)
        self._begun = False
        self._half: Final = np.zeros((num_envs, sizes[0]), np.float16) if precision == "float16" else None

    @property
    def states(self) -> list[State]:
        """The states of the games, to read; only without processes, as they lie in these otherwise."""
        return [played.position for played in self._hands.games()]

    @property
    def legal(self) -> NDArray[np.int8]:
        """Which actions are legal in each game: the masks of the last observation."""
        return self._hands.arrays.legal

    def clone(self) -> VectorGames:
        """Return an environment at the same point of the same games, with the same luck to come.

        Bots begin again there.
        """
        games = [played.copy() for played in self._hands.games()]
        return _vector_again(self._plan, self._precision, games, self._hands.arrays.outcome())

    def __copy__(self) -> VectorGames:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> VectorGames:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        games = self._hands.games()
        return _vector_again, (self._plan, self._precision, games, self._hands.arrays.outcome())

    def resume(self, games: list[SelfPlay | Seating], outcome: list[NDArray[Any]]) -> VectorGames:
        """Continue games of another environment."""
        self._hands.resume(games)
        self._begun = True
        for mine, theirs in zip(self._hands.arrays.outcome(), outcome, strict=True):
            mine[:] = theirs
        return self

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games again; from one seed each has its own, which does not depend on the processes."""
        if seed is None or isinstance(seed, int):
            seeds = [None if seed is None else derived(seed, row) for row in range(self.num_envs)]
        else:
            seeds = list(seed)
        self._check_open()
        if len(seeds) != self.num_envs:
            raise BadOption("seed", "entries", number=self.num_envs)
        self._hands.reset(seeds)
        self._begun = True
        return self._seen(), self._info()

    def step(self, actions: ArrayLike) -> Stepped:
        """Take an action in each game; where one is not legal, ``IllegalChoice`` is raised and nothing changed."""
        self._check_open()
        if not self._begun:
            raise ResetNeeded(NOT_BEGUN)
        arrays, given = self._hands.arrays, np.asarray(actions)
        if given.shape != arrays.actions.shape:
            raise BadOption("actions", "entries", number=self.num_envs)
        if given.dtype.kind not in "iu":
            raise TypeError(f"actions are whole numbers, not {given.dtype}")
        arrays.actions[:] = given
        self._check()
        self._hands.step()
        never = np.zeros(self.num_envs, np.bool_)
        return self._seen(), arrays.rewards.copy(), arrays.over.copy(), never, self._info()

    def close_extras(self, **_: Any) -> None:
        """End the processes and release the shared memory."""
        self._hands.close()

    def _check_open(self) -> None:
        if self.closed:
            raise ClosedEnvironmentError(CLOSED)

    def _check(self) -> None:
        arrays = self._hands.arrays
        asked = np.flatnonzero(~arrays.over)
        actions = arrays.actions[asked]
        known = (actions >= 0) & (actions < arrays.legal.shape[1])
        fine = known & (arrays.legal[asked, np.where(known, actions, 0)] == 1)
        if not fine.all():
            row = int(asked[np.argmin(fine)])
            self._hands.refuse(row, int(arrays.actions[row]))

    def _seen(self) -> Observation:
        arrays = self._hands.arrays
        if self._half is not None:
            self._half[:] = arrays.features
        features = arrays.features if self._half is None else self._half
        return {"observation": features, "action_mask": arrays.legal}

    def _info(self) -> Info:
        arrays = self._hands.arrays
        told: Info = {"seat": arrays.seats.copy()}
        if arrays.over.any():
            over = arrays.over.copy()
            told |= {"rank": arrays.ranks.copy(), "_rank": over, "score": arrays.scores.copy(), "_score": over}
        return told


class Alone:
    """Plays in this process."""

    def __init__(self, plan: GamesPlan, sizes: tuple[int, int, int, int]) -> None:
        views = Views(plan.game, sizes[-1])
        self.arrays: Final = Arrays(*sizes, in_memory, views)
        self._batch: Final = GameBatch(plan, self.arrays, range(sizes[-1]), views)

    def reset(self, seeds: Sequence[int | None]) -> None:
        """Begin all games again."""
        self._batch.reset(seeds)

    def step(self) -> None:
        """Take the actions in the arrays."""
        self._batch.step()

    def refuse(self, row: int, action: int) -> None:
        """Raise why an action is not legal."""
        self._batch.refuse(row, action)

    def games(self) -> list[SelfPlay | Seating]:
        """Return the games."""
        return self._batch.games

    def resume(self, games: list[SelfPlay | Seating]) -> None:
        """Continue games that were begun elsewhere."""
        self._batch.resume(games)

    def close(self) -> None:
        """Do nothing; there are no resources to release."""


class Together:
    """Plays in worker processes, each of which has some of the rows; the arrays lie in memory that all share."""

    def __init__(self, plan: GamesPlan, sizes: tuple[int, int, int, int], processes: int) -> None:
        place = str(IN_MEMORY) if IN_MEMORY.is_dir() else None
        self._folder: Final = tempfile.TemporaryDirectory(prefix="heliopolis-", dir=place)
        self.arrays: Final = Arrays(*sizes, partial(mapped, self._folder.name, "w+"))
        self._pool: Final = Pool({GAMES: Lane(processes)})
        rows = sizes[-1]
        bounds = [rows * number // processes for number in range(processes + 1)]
        self._parts: Final = [range(*pair) for pair in pairwise(bounds)]
        self._leases: Final = [self._pool.lease(GAMES) for _ in self._parts]
        for lease, part in zip(self._leases, self._parts, strict=True):
            lease.send(partial(open_batch, plan, sizes, self._folder.name, part))
        self._receive()

    def reset(self, seeds: Sequence[int | None]) -> None:
        """Begin all games again."""
        for lease, part in zip(self._leases, self._parts, strict=True):
            lease.send(partial(reset_batch, [seeds[row] for row in part]))
        self._receive()

    def step(self) -> None:
        """Take the actions in the arrays."""
        for lease in self._leases:
            lease.send(step_batch)
        self._receive()

    def refuse(self, row: int, action: int) -> None:
        """Raise why an action is not legal."""
        for lease, part in zip(self._leases, self._parts, strict=True):
            if row in part:
                lease.send(partial(refuse_in_batch, row, action))
                lease.receive(STEP_SECONDS)

    def games(self) -> list[SelfPlay | Seating]:
        """Refuse: the games are in the processes."""
        raise TypeError("the games lie in other processes: make the environment without `processes` to reach them")

    def resume(self, games: list[SelfPlay | Seating]) -> None:
        """Refuse: the games are in the processes."""
        raise TypeError("games cannot be handed to processes that play others")

    def close(self) -> None:
        """End the processes, and release the shared memory."""
        self._pool.close()
        self._folder.cleanup()

    def _receive(self) -> None:
        for lease in self._leases:
            lease.receive(STEP_SECONDS)


def _vector_again(
    plan: GamesPlan, precision: Precision, games: list[SelfPlay | Seating], outcome: list[NDArray[Any]]
) -> VectorGames:
    return VectorGames(plan, len(games), precision=precision).resume(games, outcome)


def mapped(folder: str, mode: str, name: str, shape: tuple[int, ...], kind: str) -> NDArray[Any]:
    """Return an array in a file that processes share."""
    return np.memmap(Path(folder, name), kind, mode, shape=shape)  # type: ignore[call-overload, no-any-return]


# In a worker process ---------------------------------------------------------------------------------------

_batches: Final[list[GameBatch]] = []
"""The one that this worker plays, for as long as its lease lasts."""


def open_batch(plan: GamesPlan, sizes: tuple[int, int, int, int], folder: str, part: range) -> None:
    """Take over some of the rows."""
    arrays = Arrays(*sizes, partial(mapped, folder, "r+"))
    _batches[:] = [GameBatch(plan, arrays, part, Views(plan.game, len(part)))]


def reset_batch(seeds: Sequence[int | None]) -> None:
    """Begin all games again."""
    _batches[0].reset(seeds)


def step_batch() -> None:
    """Take the actions in the arrays."""
    _batches[0].step()


def refuse_in_batch(row: int, action: int) -> None:
    """Raise why an action is not legal."""
    _batches[0].refuse(row, action)

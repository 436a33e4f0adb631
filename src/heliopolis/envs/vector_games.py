"""A Gymnasium vector environment: many games in one call, on one core or several."""

from __future__ import annotations

import secrets
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from itertools import pairwise
from multiprocessing.connection import Client, Listener
from pathlib import Path
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.error import AlreadyPendingCallError, ClosedEnvironmentError, NoAsyncCallError, ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from heliopolis.bots import BotLike
from heliopolis.envs.batch import Arrays, GameBatch, GamesPlan, SelfPlay, Sizes, in_memory
from heliopolis.envs.observing import Form, Observation, Precision, Views, space
from heliopolis.envs.playing import NOT_BEGUN, Playing, opposite
from heliopolis.envs.seat import Seating
from heliopolis.games import game as registered
from heliopolis.kernel.chance import derived
from heliopolis.kernel.definition import Value
from heliopolis.kernel.errors import BadOption
from heliopolis.kernel.game import Game, State
from heliopolis.tasks import find_task
from heliopolis.workers import Lane, Lease, Pool, TaskTimeout, WorkerDied
from heliopolis.workers.worker import portable

GAMES: Final = "games"
CLOSED: Final = "The environment is closed: make another."
SENT: Final = "A step was begun: call recv() first."
NOT_SENT: Final = "No step was begun: call send() first."
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
    *,
    sparse: bool = False,
    **options: Value,
) -> VectorGames:
    """Return many games that are stepped at once.

    Without ``opponents`` the agent answers for every seat, and sees each game as the seat that is asked; with them it
    has one seat, as in ``seat_env``. Opponents that answer many questions (``choose_many``) are asked for all games in
    one call. With ``processes`` the games are played in as many processes, each with copies of opponents that are
    objects. With ``sparse`` the features are the places and values of what is not 0.

    Examples:
        >>> from heliopolis.envs import vector
        >>> env = vector("helios", 3, players=2)
        >>> observation, info = env.reset(seed=42)
        >>> observation, rewards, over, truncated, info = env.step(observation["action_mask"].argmax(axis=1))
        >>> rewards.tolist(), info["seat"].tolist()
        ([0.0, 0.0, 0.0], [2, 1, 2])
    """
    played = registered(game) if isinstance(game, str) else game
    form: Form = "sparse" if sparse else precision
    return VectorGames(GamesPlan(played, options, opponents, seat, shaping), num_envs, processes, form)


def task_vector(
    name: str, num_envs: int, opponents: BotLike | Sequence[BotLike] | None = None, **settings: Any
) -> VectorGames:
    """Return many games of a named task; the settings are those of ``vector``.

    ``opponents`` take the place of those of the task.

    Examples:
        >>> import gymnasium
        >>> env = gymnasium.make_vec("heliopolis.envs:Heliopolis/Helios-2p-v2", 3, opponents="random", sparse=True)
        >>> env.reset(seed=1)[0]["places"].shape
        (3, 512)
    """
    task = find_task(name)
    others = task.opponents if opponents is None else opponents
    return vector(task.game, num_envs, others, **{**settings, **task.options})


class VectorGames(VectorEnv[Observation, ArrayLike, ArrayLike]):
    """Games in rows of shared arrays, which the next step writes again: copy what is to be kept.

    A game that is over begins again at the next step, whose action for it is ignored (Gymnasium's ``NEXT_STEP``).
    """

    def __init__(self, plan: GamesPlan, num_envs: int, processes: int = 0, form: Form = "float32") -> None:
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
        self.form: Final[Form] = form
        self.single_observation_space = space(plan.game, form)
        self.single_action_space = spaces.Discrete(len(trial.vocabulary))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}
        seen = {name: (box.shape or (), str(box.dtype)) for name, box in self.single_observation_space.items()}
        sizes = Sizes(num_envs, trial.seats, seen)
        self._hands: Final = Together(plan, form, sizes, processes) if processes else Alone(plan, form, sizes)
        self._begun = False
        self._sent = False

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
        return _vector_again(self._plan, self.form, games, self._hands.arrays.outcome())

    def __copy__(self) -> VectorGames:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> VectorGames:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        games = self._hands.games()
        return _vector_again, (self._plan, self.form, games, self._hands.arrays.outcome())

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
        return dict(self._hands.arrays.seen), self._info()

    def step(self, actions: ArrayLike) -> Stepped:
        """Take an action in each game; where one is not legal, ``IllegalChoice`` is raised and nothing changed."""
        self.send(actions)
        return self.recv()

    def send(self, actions: ArrayLike) -> None:
        """Begin a step, as ``step`` does, and return while the processes play; ``recv`` waits for them."""
        self._check_open()
        if not self._begun:
            raise ResetNeeded(NOT_BEGUN)
        if self._sent:
            raise AlreadyPendingCallError(SENT, "recv")
        arrays, given = self._hands.arrays, np.asarray(actions)
        if given.shape != arrays.actions.shape:
            raise BadOption("actions", "entries", number=self.num_envs)
        if given.dtype.kind not in "iu":
            raise TypeError(f"actions are whole numbers, not {given.dtype}")
        arrays.actions[:] = given
        self._check()
        self._hands.begin_step()
        self._sent = True

    def recv(self) -> Stepped:
        """Return what the step came to that ``send`` began."""
        self._check_open()
        if not self._sent:
            raise NoAsyncCallError(NOT_SENT, "recv")
        self._sent = False
        self._hands.end_step()
        arrays, never = self._hands.arrays, np.zeros(self.num_envs, np.bool_)
        return dict(arrays.seen), arrays.rewards.copy(), arrays.over.copy(), never, self._info()

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

    def _info(self) -> Info:
        arrays = self._hands.arrays
        told: Info = {"seat": arrays.seats.copy()}
        if arrays.over.any():
            over = arrays.over.copy()
            told |= {"rank": arrays.ranks.copy(), "_rank": over, "score": arrays.scores.copy(), "_score": over}
        return told


class Alone:
    """Plays in this process."""

    def __init__(self, plan: GamesPlan, form: Form, sizes: Sizes) -> None:
        views = Views(plan.game, sizes.rows, form)
        self.arrays: Final = Arrays(sizes, in_memory, views)
        self._batch: Final = GameBatch(plan, self.arrays, range(sizes.rows), views)

    def reset(self, seeds: Sequence[int | None]) -> None:
        """Begin all games again."""
        self._batch.reset(seeds)

    def begin_step(self) -> None:
        """Do nothing: the step is made when it is waited for."""

    def end_step(self) -> None:
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

    def __init__(self, plan: GamesPlan, form: Form, sizes: Sizes, processes: int) -> None:
        place = str(IN_MEMORY) if IN_MEMORY.is_dir() else None
        self._folder: Final = tempfile.TemporaryDirectory(prefix="heliopolis-", dir=place)
        self.arrays: Final = Arrays(sizes, partial(mapped, self._folder.name, "w+"))
        self._pool: Final = Pool({GAMES: Lane(processes)})
        bounds = [sizes.rows * number // processes for number in range(processes + 1)]
        parts = [range(*pair) for pair in pairwise(bounds)]
        key = secrets.token_bytes(16)
        with Listener(authkey=key) as listener:
            leases = [self._pool.lease(GAMES) for _ in parts]
            for lease, part in zip(leases, parts, strict=True):
                lease.send(partial(open_batch, plan, form, sizes, self._folder.name, part))
            self._helpers: Final = [
                Helper(lease, part, f"process {number} of {processes}", listener, key)
                for number, (lease, part) in enumerate(zip(leases, parts, strict=True), 1)
            ]

    def reset(self, seeds: Sequence[int | None]) -> None:
        """Begin all games again."""
        self._ask_all([("reset", [seeds[row] for row in helper.part]) for helper in self._helpers])

    def begin_step(self) -> None:
        """Let all take the actions in the arrays."""
        for helper in self._helpers:
            helper.ask("step")

    def end_step(self) -> None:
        """Wait for all."""
        for helper in self._helpers:
            helper.wait()

    def refuse(self, row: int, action: int) -> None:
        """Raise why an action is not legal."""
        for helper in self._helpers:
            if row in helper.part:
                helper.ask("refuse", row, action)
                helper.wait()

    def games(self) -> list[SelfPlay | Seating]:
        """Refuse: the games are in the processes."""
        raise TypeError("the games lie in other processes: make the environment without `processes` to reach them")

    def resume(self, games: list[SelfPlay | Seating]) -> None:
        """Refuse: the games are in the processes."""
        raise TypeError("games cannot be handed to processes that play others")

    def close(self) -> None:
        """End the processes, and release the shared memory."""
        for helper in self._helpers:
            helper.close()
        self._pool.close()
        self._folder.cleanup()

    def _ask_all(self, asked: Sequence[tuple[object, ...]]) -> None:
        for helper, words in zip(self._helpers, asked, strict=True):
            helper.ask(*words)
        self.end_step()


class Helper:
    """A process that plays some of the rows; a word rings, another says that it is done."""

    def __init__(self, lease: Lease, part: range, name: str, listener: Listener, key: bytes) -> None:
        """Wait until its games are open, and call it."""
        self.part: Final = part
        self._lease: Final = lease
        self._name: Final = f"{name}, which plays games {part.start} to {part.stop - 1}"
        lease.receive(STEP_SECONDS)
        lease.send(partial(serve, listener.address, key))
        self._line: Final = listener.accept()

    def ask(self, *words: object) -> None:
        """Let it do something; ``wait`` waits for it."""
        try:
            self._line.send(words)
        except OSError:
            raise self._lost() from None

    def wait(self) -> None:
        """Wait until it is done; what it raised is raised here."""
        try:
            if not self._line.poll(STEP_SECONDS):
                raise TaskTimeout(f"{self._name}, took longer than {STEP_SECONDS:g} seconds")
            error = self._line.recv()
        except (EOFError, OSError):
            raise self._lost() from None
        if error is not None:
            raise error

    def close(self) -> None:
        """Let it go, and give its process back."""
        self._line.close()
        self._lease.release()

    def _lost(self) -> WorkerDied:
        try:
            self._lease.receive(STEP_SECONDS)
        except WorkerDied as died:
            return WorkerDied(f"{self._name}: {died}")
        return WorkerDied(f"{self._name}: it has closed the line")


def _vector_again(
    plan: GamesPlan, form: Form, games: list[SelfPlay | Seating], outcome: list[NDArray[Any]]
) -> VectorGames:
    return VectorGames(plan, len(games), form=form).resume(games, outcome)


def mapped(folder: str, mode: str, name: str, shape: tuple[int, ...], kind: str) -> NDArray[Any]:
    """Return an array in a file that processes share."""
    return np.asarray(np.memmap(Path(folder, name), kind, mode, shape=shape))  # type: ignore[call-overload]


# In a worker process ---------------------------------------------------------------------------------------

_batches: Final[list[GameBatch]] = []
"""The one that this worker plays, for as long as its lease lasts."""


def open_batch(plan: GamesPlan, form: Form, sizes: Sizes, folder: str, part: range) -> None:
    """Take over some of the rows."""
    arrays = Arrays(sizes, partial(mapped, folder, "r+"))
    _batches[:] = [GameBatch(plan, arrays, part, Views(plan.game, len(part), form))]


def serve(address: str, key: bytes) -> None:
    """Do what is asked, word by word, until the line is closed."""
    batch = _batches[0]
    with Client(address, authkey=key) as line, suppress(EOFError, OSError):
        while True:
            word, *rest = line.recv()
            error: Exception | None = None
            try:
                getattr(batch, word)(*rest)
            except Exception as raised:  # noqa: BLE001 - the other side hears of it
                error = portable(raised)
            line.send(error)

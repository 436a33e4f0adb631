"""Bots, hints and analyses in worker processes: one pool, with a lane for each kind of work, so that none waits.

A question goes out as plain data, and the names of the choices come back. Hints and analyses have low priority.
"""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Callable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from types import FrameType
from typing import Final, NamedTuple, Protocol

from heliopolis.analysis.hints import Hint, hint
from heliopolis.analysis.judging import Run, RunReview, review_run
from heliopolis.bots import Bot, Budget, ExternalBot, bot, measure
from heliopolis.bots.objects import BotObject
from heliopolis.games import game
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.game import Game, State
from heliopolis.workers import Lane, Pool

BOTS: Final = "bots"
HINTS: Final = "hints"
ANALYSES: Final = "analyses"
UPLOADS: Final = "uploads"
PICTURES: Final = "pictures"

GIVES_WAY: Final = 10
"""By how much the priority of hints, analyses and pictures is lower than that of bots, whom whole tables wait for."""
UPLOADS_AT_ONCE: Final = 2
UPLOAD_MEGABYTES: Final = 1024
"""How much memory the journal of a stranger may take."""


def open_pool(bots: int = 1, megabytes: int = UPLOAD_MEGABYTES) -> Pool:
    """Return the pool of a server, in which that many bots think at a time; no process starts before it is needed."""
    return Pool(
        {
            BOTS: Lane(bots),
            HINTS: Lane(nice=GIVES_WAY),
            ANALYSES: Lane(nice=GIVES_WAY),
            PICTURES: Lane(nice=GIVES_WAY),
            UPLOADS: Lane(UPLOADS_AT_ONCE, megabytes=megabytes, single_use=True),
        }
    )


SECONDS: Final = 10.0
"""How long a bot may think about the rest of its turn; then it plays what it has so far."""
MOST_CHOICES: Final = 200
"""A turn of more choices is answered in parts."""
TRIES: Final = 2
RANDOM: Final = "random"
PAUSE_SECONDS: Final = 120.0
"""An external bot that failed for a whole turn is not asked again for this long, as its table would wait each time."""


class SavedPosition(NamedTuple):
    """A position as it is sent to a worker: the game, the state, the folder of its component values or nothing."""

    game: str
    state: dict[str, object]
    folder: str

    def load(self, find_game: Callable[[str], Game]) -> State:
        """Return the position itself."""
        found = find_game(self.game)
        return found.load(self.state, found.components(self.folder or None))


class BotQuestion(NamedTuple):
    """What a bot is asked: in which position, which bot, and the seed of its luck."""

    position: SavedPosition
    bot: str
    seed: int
    seconds: float


class TimeIsUp(BaseException):
    """Raised by the clock; not an error, which a bot might catch."""


# In a worker process ---------------------------------------------------------------------------------------


def think(question: BotQuestion, find_game: Callable[[str], Game]) -> list[str]:
    """Return the choices of a bot for the rest of its turn: until another seat, chance, or another turn of its own.

    If the time runs out there is at least one choice, though no one thought about it.
    """
    state, names = question.position.load(find_game), list[str]()
    try:
        _set_clock(question.seconds)
        _play_turn(state, question, names)
    except TimeIsUp:
        pass
    finally:
        _set_clock(0)
    return names or [state.choices()[0].name]


def answer(question: BotQuestion, find_game: Callable[[str], Game]) -> list[str]:
    """Answer as ``think``; an error says which bot made it."""
    try:
        return think(question, find_game)
    except Exception as error:
        raise RuntimeError(f"{question.bot}: {type(error).__name__}: {error}") from error


def _play_turn(state: State, question: BotQuestion, names: list[str]) -> None:
    player = _player(question, state.game)
    simulations = measure(question.bot, state.game)
    end = time.monotonic() + question.seconds

    def choose() -> Choice:
        """Make as many simulations as the bot makes anyway, but never take more than half of the time that is left."""
        return player.choose(state, Budget(simulations, max(1, int(500 * (end - time.monotonic())))))

    asked = play_turn(state, choose, names)
    if isinstance(player, ExternalBot) and asked and len(player.forfeits) == asked:
        _pauses[question.bot] = time.monotonic() + PAUSE_SECONDS


def play_turn(state: State, choose: Callable[[], Choice], names: list[str]) -> int:
    """Play the rest of a turn, note the names of the choices, and return how many were among at least two."""
    seat, turn, asked = state.seat(), state.turn, 0
    while state.seat() == seat and state.turn == turn and len(names) < MOST_CHOICES:
        choices = state.choices()
        asked += len(choices) > 1
        choice = choices[0] if len(choices) == 1 else choose()
        state.play(choice)
        names.append(choice.name)
    return asked


def _player(question: BotQuestion, game: Game) -> Bot:
    """Return the bot that is asked for; a random one in place of an external bot that pauses."""
    paused = time.monotonic() < _pauses.get(question.bot, 0.0)
    return bot(RANDOM if paused else question.bot, game, question.seed)


_pauses: Final[dict[str, float]] = {}
"""In this process: until when each external bot pauses."""


def _set_clock(seconds: float) -> None:
    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGALRM, _ring)
        signal.setitimer(signal.ITIMER_REAL, seconds)


def _ring(_number: int, _frame: FrameType | None) -> None:
    raise TimeIsUp


# In the process that asks ----------------------------------------------------------------------------------


class BotWorkers:
    """The lane of a pool in which bots think; those that are objects of this process think in a thread of it."""

    def __init__(
        self,
        pool: Pool,
        seconds: float = SECONDS,
        find_game: Callable[[str], Game] = game,
        here: Mapping[str, BotObject] | None = None,
    ) -> None:
        """Let bots of the package think in the pool; ``here`` are objects, by the names that seats have for them."""
        self.seconds: Final = seconds
        self._here: Final = dict(here or {})
        self._thread: Final = ThreadPoolExecutor(1, "bots") if here else None
        self._pool: Final = pool
        self._find_game: Final = find_game

    def warm(self) -> None:
        """Start the first process, with all it has to import, before it is needed."""
        self._pool.submit(BOTS, ready)

    def ask(self, state: State, bot_name: str, seed: int, folder: str = "") -> Future[list[str]]:
        """Return the choices of a bot for the rest of the turn of the seat to move.

        The call returns right away.
        """
        if self._thread is not None and bot_name in self._here:
            return self._thread.submit(own_turn, self._here[bot_name], state.copy(), seed)
        position = SavedPosition(state.game.name, state.to_dict(), folder)
        question = BotQuestion(position, bot_name, seed, self.seconds)
        # A bot hears the clock itself; compiled code that does not is killed.
        return self._pool.submit(BOTS, partial(answer, question, self._find_game), 2 * self.seconds + 1, TRIES)


def own_turn(given: BotObject, state: State, seed: int) -> list[str]:
    """Return the choices of a bot of this process for the rest of its turn."""
    player, names = bot(given, state.game, seed), list[str]()
    play_turn(state, lambda: player.choose(state), names)
    return names


def ready() -> None:
    """Do nothing: a worker that can answer this has imported all that bots need."""


HINT_BOT: Final = "expert"
HINT_SIMULATIONS: Final = 200
HINT_MILLISECONDS: Final = 6000
"""When a hint comes at the latest, though less was looked at then."""


class Analyst(Protocol):
    """Anyone who can look at a position."""

    async def hint(self, position: SavedPosition, seed: int) -> Hint:
        """Return advice for the seat to move."""

    async def review(self, position: SavedPosition, run: Run) -> RunReview:
        """Return what a run cost."""


def find_hint(position: SavedPosition, seed: int, find_game: Callable[[str], Game]) -> Hint:
    """Return advice for the seat to move; called in a worker."""
    return hint(position.load(find_game), HINT_BOT, HINT_SIMULATIONS, seed, milliseconds=HINT_MILLISECONDS)


def find_review(position: SavedPosition, run: Run, find_game: Callable[[str], Game]) -> RunReview:
    """Return what a run cost; called in a worker."""
    return review_run(run, position.load(find_game))


class AnalysisWorkers:
    """The lanes of a pool in which positions are looked at: one for hints, which people wait for, one for analyses."""

    def __init__(self, pool: Pool, find_game: Callable[[str], Game] = game) -> None:
        self._pool: Final = pool
        self._find_game: Final = find_game

    async def hint(self, position: SavedPosition, seed: int) -> Hint:
        """Return advice for the seat to move."""
        call = partial(find_hint, position, seed, self._find_game)
        return await asyncio.wrap_future(self._pool.submit(HINTS, call, tries=TRIES))

    async def review(self, position: SavedPosition, run: Run) -> RunReview:
        """Return what a run cost."""
        call = partial(find_review, position, run, self._find_game)
        return await asyncio.wrap_future(self._pool.submit(ANALYSES, call, tries=TRIES))

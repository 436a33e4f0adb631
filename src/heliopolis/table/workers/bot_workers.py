"""Bots think in worker processes, so that no table waits for another's.

A question goes out as plain data, and the names of the choices come back.
"""

from __future__ import annotations

import json
import signal
import time
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from types import FrameType
from typing import Final, NamedTuple

from heliopolis.bots import Bot, Budget, ExternalBot, bot, measure
from heliopolis.games import game
from heliopolis.kernel.game import Game, State
from heliopolis.table.workers.lanes import BOTS
from heliopolis.workers import Pool

SECONDS: Final = 10.0
"""How long a bot may think about the rest of its turn; then it plays what it has so far."""
MOST_CHOICES: Final = 200
"""A turn of more choices is answered in parts."""
TRIES: Final = 2
RANDOM: Final = "random"
PAUSE_SECONDS: Final = 120.0
"""An external bot that failed for a whole turn is not asked again for this long, as its table would wait each time."""


class BotQuestion(NamedTuple):
    """What a bot is asked: the position as JSON, which bot, and the seed of its luck."""

    game: str
    state: str
    components: str
    """The folder of the component values, or nothing for the game's own."""
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
    found = find_game(question.game)
    state = found.load(json.loads(question.state), found.components(question.components or None))
    names: list[str] = []
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
    seat, turn = state.seat(), state.turn
    player = _player(question, state.game)
    simulations = measure(question.bot, state.game)
    end = time.monotonic() + question.seconds
    asked = 0
    while state.seat() == seat and state.turn == turn and len(names) < MOST_CHOICES:
        choices = state.choices()
        asked += len(choices) > 1
        choice = choices[0] if len(choices) == 1 else player.choose(state, _budget(simulations, end))
        state.play(choice)
        names.append(choice.name)
    if isinstance(player, ExternalBot) and asked and len(player.forfeits) == asked:
        _pauses[question.bot] = time.monotonic() + PAUSE_SECONDS


def _player(question: BotQuestion, game: Game) -> Bot:
    """Return the bot that is asked for; a random one in place of an external bot that pauses."""
    paused = time.monotonic() < _pauses.get(question.bot, 0.0)
    return bot(RANDOM if paused else question.bot, game, question.seed)


def _budget(simulations: int, end: float) -> Budget:
    """Return as many simulations as the bot makes anyway, but never more than half of the time that is left."""
    return Budget(simulations, max(1, int(500 * (end - time.monotonic()))))


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
    """The lane of a pool in which bots think."""

    def __init__(self, pool: Pool, seconds: float = SECONDS, find_game: Callable[[str], Game] = game) -> None:
        self.seconds: Final = seconds
        self._pool: Final = pool
        self._find_game: Final = find_game

    def warm(self) -> None:
        """Start the first process, with all it has to import, before it is needed."""
        self._pool.submit(BOTS, ready)

    def ask(self, state: State, bot_name: str, seed: int, folder: str = "") -> Future[list[str]]:
        """Return the choices of a bot for the rest of the turn of the seat to move.

        The call returns right away.
        """
        question = BotQuestion(state.game.name, json.dumps(state.to_dict()), folder, bot_name, seed, self.seconds)
        # A bot hears the clock itself; compiled code that does not is killed.
        return self._pool.submit(BOTS, partial(answer, question, self._find_game), 2 * self.seconds + 1, TRIES)


def ready() -> None:
    """Do nothing: a worker that can answer this has imported all that bots need."""

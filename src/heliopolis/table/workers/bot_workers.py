"""Minds: bots think in processes of their own, so that nobody waits for them.

A question goes out as plain data, and the names of the choices come back as a future. A process that dies is
replaced, and what it was asked is asked once more.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from threading import Lock, Thread
from types import FrameType
from typing import Final, NamedTuple

from heliopolis.bots import Bot, Budget, ExternalBot, bot, measure, program
from heliopolis.games import game
from heliopolis.kernel.game import Game
from heliopolis.kernel.state import State

SECONDS: Final = 10.0
"""So long a bot may think about the rest of its turn; then it plays what it has so far."""
MOST_CHOICES: Final = 200
"""A turn of more choices is answered in parts."""
TRIES: Final = 2
RANDOM: Final = "random"
PAUSE_SECONDS: Final = 120.0
"""So long a guest that failed for a whole turn is not asked again: nobody shall wait for it turn by turn."""


class Question(NamedTuple):
    """What a bot is asked: the position as JSON, which bot, and the seed of its luck."""

    game: str
    state: str
    components: str
    """The folder of the component values, or nothing for the game's own."""
    bot: str
    seed: int
    seconds: float


class Overtime(BaseException):
    """The time is up: no mistake, which somebody else might catch."""


def think(question: Question, find_game: Callable[[str], Game]) -> list[str]:
    """The choices of a bot for the rest of its turn: until somebody else, chance, or another turn of its own.

    If the time runs out there is at least one choice, though nobody thought about it.
    """
    found = find_game(question.game)
    state = found.load(json.loads(question.state), found.components(question.components or None))
    names: list[str] = []
    try:
        _begin(question.seconds)
        _play_turn(state, question, names)
    except Overtime:
        pass
    finally:
        _end()
    return names or [state.choices()[0].name]


def _play_turn(state: State, question: Question, names: list[str]) -> None:
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


def _player(question: Question, game: Game) -> Bot:
    """The bot that is asked for; at random instead of a guest that makes a pause."""
    paused = time.monotonic() < _pauses.get(question.bot, 0.0)
    return bot(RANDOM if paused else question.bot, game, question.seed)


def _budget(simulations: int, end: float) -> Budget:
    """A bot's own measure, but never more than half of the time that is left."""
    return Budget(simulations, max(1, int(500 * (end - time.monotonic()))))


_pauses: Final[dict[str, float]] = {}
"""In this process: until when each guest makes a pause."""


# In the process of a bot -----------------------------------------------------------------------------------


def _begin(seconds: float) -> None:
    """Set the clock; where compiled code does not listen to it, the system ends the process a little later."""
    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGALRM, _ring)
        signal.setitimer(signal.ITIMER_REAL, seconds)
        signal.signal(signal.SIGVTALRM, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_VIRTUAL, 2 * seconds + 1)


def _end() -> None:
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def _ring(_number: int, _frame: FrameType | None) -> None:
    raise Overtime


def begin_process() -> None:
    """A mind does not outlive the process that asks it, and leaves the keyboard's Ctrl-C to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        program.end_all()
        os._exit(1)


# In the process that asks ----------------------------------------------------------------------------------


class Minds:
    """A few processes in which bots think."""

    def __init__(self, processes: int = 1, seconds: float = SECONDS, find_game: Callable[[str], Game] = game) -> None:
        self.processes: Final = processes
        self.seconds: Final = seconds
        self._find_game: Final = find_game
        self._lock: Final = Lock()
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False

    def warm(self) -> None:
        """Start the first process before it is needed."""
        self._running().submit(os.getpid)

    def ask(self, state: State, bot_name: str, seed: int, folder: str = "") -> Future[list[str]]:
        """The choices of a bot for the rest of the turn of the seat that is asked; the caller goes on at once."""
        question = Question(state.game.name, json.dumps(state.to_dict()), folder, bot_name, seed, self.seconds)
        answer: Future[list[str]] = Future()
        answer.set_running_or_notify_cancel()
        self._submit(question, answer, TRIES)
        return answer

    def close(self) -> None:
        """End the processes; what they were asked stays unanswered."""
        with self._lock:
            pool, self._pool, self._closed = self._pool, None, True
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)

    def _running(self) -> ProcessPoolExecutor:
        with self._lock:
            if self._closed:
                raise RuntimeError("the minds are closed")
            if self._pool is None:
                context = get_context("spawn")
                self._pool = ProcessPoolExecutor(self.processes, context, initializer=begin_process)
            return self._pool

    def _submit(self, question: Question, answer: Future[list[str]], tries: int) -> None:
        pool = self._running()
        try:
            thought = pool.submit(think, question, self._find_game)
        except BrokenProcessPool as broken:
            self._after(pool, question, answer, tries, broken)
            return
        thought.add_done_callback(lambda done: self._done(pool, question, answer, tries, done))

    def _done(
        self,
        pool: ProcessPoolExecutor,
        question: Question,
        answer: Future[list[str]],
        tries: int,
        done: Future[list[str]],
    ) -> None:
        if done.cancelled():
            answer.set_exception(RuntimeError("the minds are closed"))
            return
        error = done.exception()
        if error is None:
            answer.set_result(done.result())
        else:
            self._after(pool, question, answer, tries, error)

    def _after(
        self,
        pool: ProcessPoolExecutor,
        question: Question,
        answer: Future[list[str]],
        tries: int,
        error: BaseException,
    ) -> None:
        """After a process has died there is a new one, and the question is asked again; other errors are told."""
        if isinstance(error, BrokenProcessPool):
            with self._lock:
                if self._pool is pool:
                    self._pool = None
            if tries > 1 and not self._closed:
                self._submit(question, answer, tries - 1)
                return
        answer.set_exception(RuntimeError(f"{question.bot}: {type(error).__name__}: {error}"))

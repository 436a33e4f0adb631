"""Many games at once in one process, for bots that answer many questions in one go: a network, as a rule."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping, Sequence
from time import perf_counter
from typing import Final, Protocol

from heliopolis.arena.contest import Contest, draws, outcome, player, questions, start
from heliopolis.arena.outcome import Outcome
from heliopolis.arena.schedule import Fixture
from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.game import State
from heliopolis.kernel.play import Tally

AT_ONCE: Final = 64


class ManyBot(Protocol):
    """A bot that plays any number of seats and games."""

    def choose_many(self, states: Sequence[State], /) -> Sequence[Choice]:
        """Answer the open question of each position, which is left as it is."""


class GameUnderWay:
    """One of the games, up to its next question."""

    def __init__(self, contest: Contest, fixture: Fixture) -> None:
        self.fixture: Final = fixture
        self.state: Final = start(contest).copy()
        self.players: Final = [
            None if name in contest.here else player(contest, fixture, seat) for seat, name in enumerate(fixture.seats)
        ]
        """Those that are asked by themselves."""
        self.thinking: Final = [0.0] * self.state.seats
        self._begun: Final = perf_counter()
        self._tally: Final = Tally(self.state.game.numbers.counts, self.state.seats)
        self._asking: Final = questions(self.state, draws(contest, fixture), self._tally)
        self.seat = next(self._asking, CHANCE)
        self._go_on()

    def answer(self, choice: Choice, seconds: float) -> None:
        """Play what was chosen after that time, and continue to the next question to a bot of this process."""
        self._play(choice, seconds)
        self._go_on()

    def _go_on(self) -> None:
        while self.seat != CHANCE and (asked := self.players[self.seat]) is not None:
            begun = perf_counter()
            choice = asked.choose(self.state)
            self._play(choice, perf_counter() - begun)

    def _play(self, choice: Choice, seconds: float) -> None:
        self.thinking[self.seat] += seconds
        try:
            self.seat = self._asking.send(choice)
        except StopIteration:
            self.seat = CHANCE

    def outcome(self) -> Outcome:
        """Return what came of it."""
        elapsed = perf_counter() - self._begun
        return outcome(self.state, self.fixture, self.players, self._tally, self.thinking, elapsed)


def play_together(
    contest: Contest, here: Mapping[str, ManyBot], fixtures: Iterable[Fixture], at_once: int = AT_ONCE
) -> Generator[Outcome, None, None]:
    """Play so many games at once; each bot of this process is asked for all that wait for it."""
    waiting = iter(fixtures)
    running: list[GameUnderWay] = []
    while True:
        while len(running) < at_once and (fixture := next(waiting, None)) is not None:
            running.append(GameUnderWay(contest, fixture))
        if not running:
            return
        over = [each for each in running if each.seat == CHANCE]
        running = [each for each in running if each.seat != CHANCE]
        yield from (each.outcome() for each in over)
        for name, bot in here.items():
            _ask(name, bot, [each for each in running if each.seat != CHANCE and each.fixture.seats[each.seat] == name])


def _ask(name: str, bot: ManyBot, games: Sequence[GameUnderWay]) -> None:
    if not games:
        return
    begun = perf_counter()
    choices = bot.choose_many([each.state for each in games])
    if len(choices) != len(games):
        raise ValueError(f"{name}: {len(choices)} choices for {len(games)} positions")
    each_took = (perf_counter() - begun) / len(games)
    for game, choice in zip(games, choices, strict=True):
        game.answer(choice, each_took)

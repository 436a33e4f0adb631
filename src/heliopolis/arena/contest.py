"""A contest: what is played, and one game of it from the first draw to the score sheets."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import suppress
from enum import StrEnum
from functools import lru_cache
from hashlib import blake2b
from time import perf_counter
from typing import Final, NamedTuple, Protocol

from heliopolis.arena.counters import counted
from heliopolis.arena.outcome import Outcome
from heliopolis.arena.schedule import Fixture, LineUp, line_ups, rotation, schedule
from heliopolis.bots import Bot, ExternalBot, Timeouts, bot, checked, own, resolve
from heliopolis.bots.external import USUAL
from heliopolis.games import game as registered
from heliopolis.kernel.chance import CHANCE, Dice, derived
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.components import Components
from heliopolis.kernel.definition import Value
from heliopolis.kernel.game import Game, State
from heliopolis.kernel.play import Tally, finish
from heliopolis.kernel.step import step_name
from heliopolis.version import __version__

HERE: Final = "here"
"""What a bot of this process is, to those who read of it elsewhere."""
RANDOM: Final = "random"
"""The bot that the kernel plays itself where every seat has it and no draws are shared."""


class Luck(StrEnum):
    """How the games of a contest draw, and hence who sits where in which of them."""

    SHARED = "shared"
    """The games of a set meet the same draws, and every bot meets them on every seat: for comparing bots."""
    OWN = "own"
    """Every game has dice of its own, and the bots move on one seat from game to game: for games as they come."""


class Contest(NamedTuple):
    """What is played: plain values, so that it can be sent to another process or machine."""

    game: str
    components: str | Components
    """The folder of the component values, or nothing for the game's own; the values themselves stay in this process."""
    options: tuple[tuple[str, Value], ...]
    bots: tuple[str, ...]
    seed: int
    find_game: Callable[[str], Game] = registered
    luck: Luck = Luck.SHARED
    patience: Timeouts = USUAL
    """With bots of someone else."""
    here: tuple[str, ...] = ()
    """The names of bots that are objects of this process: anyone who plays the games must bring them."""

    @property
    def definition(self) -> Game:
        """The game."""
        return self.find_game(self.game)

    @property
    def line_ups(self) -> list[LineUp]:
        """The tables at which the bots meet."""
        return [self.bots] if self.luck is Luck.OWN else line_ups(self.bots, start(self).seats)

    def fixtures(self, games: int) -> Iterator[Fixture]:
        """Yield that many games of every line-up."""
        if self.luck is Luck.OWN:
            return rotation(self.bots, games, self.seed)
        return schedule(self.line_ups, games, self.seed)

    def ours(self, name: str) -> bool:
        """Return whether no program of someone else plays under that name."""
        return name in self.here or own(name)

    def to_dict(self) -> dict[str, object]:
        """Return all that decides how a game of this contest goes."""
        game = self.definition
        return {
            "game": game.name,
            "rules": game.version,
            "components": game.components(self.components or None).digest,
            "options": dict(self.options),
            "bots": {name: HERE if name in self.here else resolve(name, game) for name in self.bots},
            "entries": list(self.bots),
            "seed": self.seed,
            # Files of earlier versions do not say it: there was one kind.
            **({} if self.luck is Luck.SHARED else {"luck": self.luck.value}),
            **({} if all(map(self.ours, self.bots)) else {"patience": self.patience._asdict()}),
            "version": __version__,
        }


def contest(
    game: str,
    bots: Sequence[str],
    options: Mapping[str, Value],
    seed: int = 1,
    components: str = "",
    find_game: Callable[[str], Game] = registered,
    patience: Timeouts = USUAL,
    here: Sequence[str] = (),
) -> Contest:
    """Return a contest of these bots, whose names and options are checked.

    Examples:
        >>> from heliopolis.arena import contest
        >>> contest("helios", ["greedy", "random", "easy"], {"players": 2}).line_ups
        [('greedy', 'random'), ('greedy', 'easy'), ('random', 'easy')]
    """
    for name in bots:
        if name not in here:
            checked(name)
    chosen = find_game(game).check_options(options)
    made = Contest(
        game,
        components,
        tuple(chosen.items()),
        tuple(bots),
        seed,
        find_game,
        patience=patience,
        here=tuple(sorted({*here} & {*bots})),
    )
    line_ups(made.bots, start(made).seats)
    return made


class Draws(Protocol):
    """Whatever answers for chance."""

    def draw(self, state: State) -> Choice:
        """Return the outcome of the draw that is due."""


class SharedDraws:
    """Chance that games can share: every kind of draw has dice of its own, in the turns of each seat.

    A game that goes another way still meets the same draws, so that bots that change seats have the same luck.
    """

    def __init__(self, seed: int) -> None:
        self._seed: Final = seed
        self._dice: Final[dict[tuple[str, int], Dice]] = {}

    def draw(self, state: State) -> Choice:
        """Return the outcome of the draw that is due."""
        kind = (step_name(type(state.todo[-1])), state.turn_seat)
        if kind not in self._dice:
            name = f"{self._seed} {kind[0]} {kind[1]}"
            self._dice[kind] = Dice(int.from_bytes(blake2b(name.encode(), digest_size=8).digest()))
        return state.choices()[self._dice[kind].weighted(state.weights())]


class OwnDraws:
    """Chance of one game: the same dice for all its draws."""

    def __init__(self, seed: int) -> None:
        self._dice: Final = Dice(seed)

    def draw(self, state: State) -> Choice:
        """Return the outcome of the draw that is due."""
        return state.choices()[self._dice.weighted(state.weights())]


def play(contest: Contest, fixture: Fixture) -> Outcome:
    """Play one game to its end."""
    state = start(contest).copy()
    tally = Tally(state.game.numbers.counts, state.seats)
    players: list[Bot] = []
    thinking = [0.0] * state.seats
    begun = perf_counter()
    if contest.luck is Luck.OWN and all(name == RANDOM for name in fixture.seats):
        # The kernel plays at random by itself, at full speed.
        finish(state, Dice(fixture.seed), tally)
    else:
        players = [player(contest, fixture, seat) for seat in range(state.seats)]
        _play_bots(state, players, draws(contest, fixture), tally, thinking)
    return outcome(state, fixture, players, tally, thinking, perf_counter() - begun)


def play_numbered(contest: Contest, fixture: Fixture) -> Outcome:
    """Play one game to its end; an error says which it was."""
    try:
        return play(contest, fixture)
    except Exception as error:
        raise RuntimeError(f"game {fixture.number}: {type(error).__name__}: {error}") from error


def player(contest: Contest, fixture: Fixture, seat: int) -> Bot:
    """Return the bot of a seat."""
    return bot(fixture.seats[seat], contest.definition, derived(fixture.seed, seat + 1), patience=contest.patience)


def draws(contest: Contest, fixture: Fixture) -> Draws:
    """Return the chance of a game."""
    return OwnDraws(fixture.seed) if contest.luck is Luck.OWN else SharedDraws(fixture.seed)


def questions(state: State, chance: Draws, tally: Tally) -> Generator[int, Choice, None]:
    """Play to the end, counting: yield the seat to move wherever there is a choice, and receive its choice."""
    while state.todo:
        seat, choices = state.seat(), state.choices()
        if seat == CHANCE:
            choice = chance.draw(state)
            tally.chance += 1
        elif len(choices) == 1:
            choice = choices[0]
            tally.forced += 1
        else:
            choice = yield seat
            tally.decide(seat)
        tally.note(state.play(choice))
        tally.forced += len(state.played) - 1


def _play_bots(state: State, players: Sequence[Bot], chance: Draws, tally: Tally, thinking: list[float]) -> None:
    """Let bots play to the end, adding up how long each of them thinks."""
    asking = questions(state, chance, tally)
    seat = next(asking, CHANCE)
    with suppress(StopIteration):
        while seat != CHANCE:
            begun = perf_counter()
            choice = players[seat].choose(state)
            thinking[seat] += perf_counter() - begun
            seat = asking.send(choice)


def outcome(
    end: State,
    fixture: Fixture,
    players: Sequence[Bot | None],
    tally: Tally,
    thinking: Sequence[float],
    elapsed: float,
) -> Outcome:
    """Return what came of a game that is over."""
    result = end.result()
    assert result is not None
    reasons = [reason.name for reason in end.game.reasons]
    return Outcome(
        number=fixture.number,
        seats=list(fixture.seats),
        seed=fixture.seed,
        ranks=result.ranks,
        totals=result.totals,
        points=[{name: points for name, points in zip(reasons, sheet, strict=True) if points} for sheet in end.points],
        turns=end.turn,
        facts=end.game.numbers.facts(end),
        counts=[counted(end.game, sums) for sums in tally.sums],
        decisions=tally.by_seat,
        seconds=[round(each, 3) for each in thinking],
        forfeits=[list(each.forfeits) if isinstance(each, ExternalBot) else [] for each in players]
        or [[] for _ in fixture.seats],
        key=end.key(),
        forced=tally.forced,
        chance=tally.chance,
        elapsed=round(elapsed, 6),
    )


@lru_cache(16)
def start(contest: Contest) -> State:
    """Return the table before the first draw; players take a copy."""
    return contest.definition.new(contest.components or None, **dict(contest.options))

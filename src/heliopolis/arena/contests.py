"""A contest: what is played, and one game of it from the first draw to the score sheets."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from functools import lru_cache, partial
from hashlib import blake2b
from time import perf_counter
from typing import Final, NamedTuple, Protocol

from heliopolis.arena.counters import counted
from heliopolis.arena.outcome import Outcome
from heliopolis.arena.schedule import Fixture, LineUp, line_ups, rotation, schedule
from heliopolis.arena.together import AT_ONCE, Asking, ask_together
from heliopolis.bots import Bot, BotLike, ExternalBot, Timeouts, bot, checked, own, resolve
from heliopolis.bots.external import USUAL
from heliopolis.bots.objects import BotObject, follows_one_game, introduce
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
    """What is played: plain values, which can be sent to another process or machine, and bots that are objects."""

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
    here: Mapping[str, BotObject] = {}
    """The bots that are objects, by their names; a process that plays the games gets copies of them."""

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

    def at_once(self, most: int = AT_ONCE) -> int:
        """Return how many games to play at once: one unless objects of this process answer many questions in one call.

        An object that only answers one question may keep track of the game it plays, so it plays one after the other.
        """
        return 1 if not self.here or any(map(follows_one_game, self.here.values())) else most

    def spec(self, name: str) -> str:
        """Return what bot has that name."""
        return HERE if name in self.here else resolve(name, self.definition)

    def to_dict(self) -> dict[str, object]:
        """Return all that decides how a game of this contest goes."""
        game = self.definition
        return {
            "game": game.name,
            "rules": game.version,
            "components": game.components(self.components or None).digest,
            "options": dict(self.options),
            "bots": {name: self.spec(name) for name in self.bots},
            "entries": list(self.bots),
            "seed": self.seed,
            # Files of earlier versions do not say it: there was one kind.
            **({} if self.luck is Luck.SHARED else {"luck": self.luck.value}),
            **({} if all(map(self.ours, self.bots)) else {"patience": self.patience._asdict()}),
            "version": __version__,
        }


def contest(
    game: str,
    bots: Sequence[BotLike],
    options: Mapping[str, Value],
    seed: int = 1,
    components: str = "",
    find_game: Callable[[str], Game] = registered,
    patience: Timeouts = USUAL,
    here: Mapping[str, BotObject] | None = None,
) -> Contest:
    """Return a contest of these bots, whose names and options are checked.

    A bot is a name, or an object or a function of this process; ``here`` gives objects the names that ``bots`` has.

    Examples:
        >>> from heliopolis.arena import contest
        >>> contest("helios", ["greedy", "random", "easy"], {"players": 2}).line_ups
        [('greedy', 'random'), ('greedy', 'easy'), ('random', 'easy')]
        >>> def last(state):
        ...     return state.choices()[-1]
        >>> contest("helios", [last, "random"], {"players": 2}).line_ups
        [('last', 'random')]
    """
    names, objects = introduce(bots, here)
    for name in names:
        if name not in objects:
            checked(name)
    chosen = find_game(game).check_options(options)
    made = Contest(
        game, components, tuple(chosen.items()), tuple(names), seed, find_game, patience=patience, here=objects
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
    if contest.luck is Luck.OWN and all(name == RANDOM for name in fixture.seats) and not contest.here:
        return _play_at_random(contest, fixture)
    return next(ask_together([playing(contest, fixture)], 1))


def play_here(contest: Contest, fixtures: Iterable[Fixture], at_once: int = AT_ONCE) -> Generator[Outcome, None, None]:
    """Play games in this process, so many at once if a bot answers many questions in one call."""
    if not contest.here:
        yield from map(partial(play_numbered, contest), fixtures)
    else:
        yield from ask_together((playing(contest, fixture) for fixture in fixtures), contest.at_once(at_once))


def play_numbered(contest: Contest, fixture: Fixture) -> Outcome:
    """Play one game to its end; an error says which it was."""
    try:
        return play(contest, fixture)
    except Exception as error:
        raise RuntimeError(f"game {fixture.number}: {type(error).__name__}: {error}") from error


def player(contest: Contest, fixture: Fixture, seat: int) -> Bot:
    """Return the bot of a seat."""
    name = fixture.seats[seat]
    given, seed = contest.here.get(name, name), derived(fixture.seed, seat + 1)
    return bot(given, contest.definition, seed, patience=contest.patience)


def draws(contest: Contest, fixture: Fixture) -> Draws:
    """Return the chance of a game."""
    return OwnDraws(fixture.seed) if contest.luck is Luck.OWN else SharedDraws(fixture.seed)


def playing(contest: Contest, fixture: Fixture) -> Asking[Outcome]:
    """Play a game to its end: ask a bot wherever there is a choice, and return the outcome."""
    begun = perf_counter()
    state = start(contest).copy()
    players = [player(contest, fixture, seat) for seat in range(state.seats)]
    chance, thinking = draws(contest, fixture), [0.0] * state.seats
    tally = Tally(state.game.numbers.counts, state.seats)
    while state.todo:
        seat, choices = state.seat(), state.choices()
        if seat == CHANCE:
            choice = chance.draw(state)
            tally.chance += 1
        elif len(choices) == 1:
            choice = choices[0]
            tally.forced += 1
        else:
            choice, seconds = yield players[seat], state
            thinking[seat] += seconds
            tally.decide(seat)
        tally.note(state.play(choice))
        tally.forced += len(state.played) - 1
    return outcome(state, fixture, players, tally, thinking, perf_counter() - begun)


def _play_at_random(contest: Contest, fixture: Fixture) -> Outcome:
    """Let the kernel play at random by itself, at full speed."""
    state, begun = start(contest).copy(), perf_counter()
    tally = Tally(state.game.numbers.counts, state.seats)
    finish(state, Dice(fixture.seed), tally)
    return outcome(state, fixture, [], tally, [0.0] * state.seats, perf_counter() - begun)


def outcome(
    end: State,
    fixture: Fixture,
    players: Sequence[Bot],
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


def start(contest: Contest) -> State:
    """Return the table before the first draw; players take a copy."""
    return _start(contest.find_game, contest.game, contest.components, contest.options)


@lru_cache(16)
def _start(
    find_game: Callable[[str], Game], game: str, components: str | Components, options: tuple[tuple[str, Value], ...]
) -> State:
    return find_game(game).new(components or None, **dict(options))

"""A contest: what is played, and one game of it from the first draw to the score sheets."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from hashlib import blake2b
from time import perf_counter
from typing import Final, NamedTuple

from heliopolis.arena.counters import counted
from heliopolis.arena.outcome import Outcome
from heliopolis.arena.schedule import Fixture, LineUp, line_ups
from heliopolis.bots import Bot, ExternalBot, bot, checked, resolve
from heliopolis.games import game as registered
from heliopolis.kernel.chance import CHANCE, Dice, derived
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.definition import Value
from heliopolis.kernel.game import Game, State
from heliopolis.kernel.play import Tally
from heliopolis.kernel.step import step_name


class Contest(NamedTuple):
    """What is played: plain values, so that it can be sent to another process or machine."""

    game: str
    components: str
    """The folder of the component values, or nothing for the game's own."""
    options: tuple[tuple[str, Value], ...]
    bots: tuple[str, ...]
    seed: int
    find_game: Callable[[str], Game] = registered

    @property
    def definition(self) -> Game:
        """The game."""
        return self.find_game(self.game)

    @property
    def line_ups(self) -> list[LineUp]:
        """The tables at which the bots meet."""
        return line_ups(self.bots, start(self).seats)

    def to_dict(self) -> dict[str, object]:
        """All that decides how a game of this contest goes."""
        game = self.definition
        return {
            "game": game.name,
            "rules": game.version,
            "components": game.components(self.components or None).digest,
            "options": dict(self.options),
            "bots": {name: resolve(name, game) for name in self.bots},
            "entries": list(self.bots),
            "seed": self.seed,
        }


def contest(
    game: str,
    bots: Sequence[str],
    options: Mapping[str, Value],
    seed: int = 1,
    components: str = "",
    find_game: Callable[[str], Game] = registered,
) -> Contest:
    """A contest of these bots, whose names and options are checked."""
    for name in bots:
        checked(name)
    chosen = find_game(game).check_options(options)
    made = Contest(game, components, tuple(chosen.items()), tuple(bots), seed, find_game)
    line_ups(made.bots, start(made).seats)
    return made


class SharedDraws:
    """Chance that games can share: every kind of draw has dice of its own, in the turns of each seat.

    A game that goes another way still meets the same draws, so that bots who change seats have the same luck.
    """

    def __init__(self, seed: int) -> None:
        self._seed: Final = seed
        self._dice: Final[dict[tuple[str, int], Dice]] = {}

    def draw(self, state: State) -> Choice:
        """What chance answers to the open question."""
        kind = (step_name(type(state.todo[-1])), state.turn_seat)
        if kind not in self._dice:
            name = f"{self._seed} {kind[0]} {kind[1]}"
            self._dice[kind] = Dice(int.from_bytes(blake2b(name.encode(), digest_size=8).digest()))
        return state.choices()[self._dice[kind].weighted(state.weights())]


def play(contest: Contest, fixture: Fixture) -> Outcome:
    """Play one game to its end."""
    state = start(contest).copy()
    game = state.game
    shared = SharedDraws(fixture.seed)
    bots = [bot(name, game, derived(fixture.seed, seat + 1)) for seat, name in enumerate(fixture.seats)]
    # The last one is the table's own, as chance has the seat -1.
    tallies = [Tally(game.counts()) for _ in (*bots, CHANCE)]
    seconds = [0.0] * len(bots)
    while state.todo:
        seat = state.seat()
        if seat == CHANCE:
            choice = shared.draw(state)
        elif len(state.choices()) == 1:
            choice = state.choices()[0]
        else:
            begun = perf_counter()
            choice = bots[seat].choose(state)
            seconds[seat] += perf_counter() - begun
            tallies[seat].decisions += 1
        for event in state.play(choice):
            tallies[int(event[1])].note([event])
    return _outcome(state, fixture, bots, tallies, seconds)


def _outcome(
    end: State, fixture: Fixture, bots: Sequence[Bot], tallies: Sequence[Tally], seconds: Sequence[float]
) -> Outcome:
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
        facts=end.game.facts(end),
        counts=[counted(end.game, tally) for tally in tallies],
        decisions=[tally.decisions for tally in tallies[:-1]],
        seconds=[round(each, 3) for each in seconds],
        forfeits=[each.forfeits[:] if isinstance(each, ExternalBot) else [] for each in bots],
        key=end.key(),
    )


@lru_cache(16)
def start(contest: Contest) -> State:
    """The table before the first draw; who plays takes a copy."""
    return contest.definition.new(contest.components or None, **dict(contest.options))

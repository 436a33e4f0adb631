"""Simulation: many games of bots, counted, measured, and summed up in a digest."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple

from heliopolis.bots import Bot, ExternalBot, bot, checked
from heliopolis.kernel.chance import CHANCE, Dice, derived
from heliopolis.kernel.components import Components
from heliopolis.kernel.definition import Value
from heliopolis.kernel.errors import BadOption
from heliopolis.kernel.game import Game, Result, State
from heliopolis.kernel.play import Tally, finish

RANDOM: Final = "random"
"""The bot that the kernel plays itself, at full speed."""


class Spread(NamedTuple):
    """How a number was spread over the games: its mean, standard deviation, least and greatest value."""

    mean: float
    sd: float
    min: int
    max: int


class Standing(NamedTuple):
    """How a seat or a bot did: how often it won (a shared victory counts in parts), and its scores."""

    wins: float
    score: Spread


class Report(NamedTuple):
    """What a simulation came to."""

    game: str
    rules: int
    components: str
    options: dict[str, Value]
    bots: list[str]
    seed: int
    games: int
    decisions: int
    """By players, among at least two."""
    forced: int
    """The only one there was."""
    chance: int
    seconds: float
    """Of play alone: what is made of the games afterwards is not counted."""
    seats: list[Standing]
    by_bot: dict[str, Standing]
    winner: Spread
    """The score that won."""
    reasons: dict[str, Spread]
    """The points of a seat in a game, by reason."""
    numbers: dict[str, Spread]
    """The facts of a game that are numbers."""
    cases: dict[str, dict[str, float]]
    """The facts of a game that were the case or not, by the keys of their texts: in what part of the games."""
    tables: dict[str, dict[str, dict[str, float]]]
    """What happened in a game: for each sort of thing, and each thing by the key of its text, the columns."""
    forfeits: dict[str, int]
    """How many decisions of each guest were made at random, because it failed."""
    digest: str
    """The same for the same games: over how many choices each took and the position where it ended."""

    @property
    def games_per_second(self) -> float:
        """Whole games, chance and forced choices included."""
        return self.games / self.seconds

    @property
    def decisions_per_second(self) -> float:
        """Player choices among at least two."""
        return self.decisions / self.seconds

    def to_dict(self) -> dict[str, object]:
        """The report as plain data."""
        return {
            "game": self.game,
            "rules": self.rules,
            "components": self.components,
            "options": self.options,
            "bots": self.bots,
            "seed": self.seed,
            "games": self.games,
            "decisions": self.decisions,
            "forced": self.forced,
            "chance": self.chance,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games_per_second, 1),
            "decisions_per_second": round(self.decisions_per_second, 1),
            "scores": {
                "seats": [_plain(standing.score) for standing in self.seats],
                "bots": {name: _plain(standing.score) for name, standing in self.by_bot.items()},
                "winner": _plain(self.winner),
                "reasons": {name: _plain(spread) for name, spread in self.reasons.items()},
            },
            "facts": {
                **{name: _plain(spread) for name, spread in self.numbers.items()},
                **{name: _short(cases) for name, cases in self.cases.items()},
            },
            "tables": {
                table: {_name(key): _short(columns) for key, columns in rows.items()}
                for table, rows in self.tables.items()
            },
            "wins": {
                "seats": [round(standing.wins, 4) for standing in self.seats],
                "bots": {name: round(standing.wins, 4) for name, standing in self.by_bot.items()},
            },
            "forfeits": self.forfeits,
            "digest": self.digest,
        }


def simulate(
    game: Game,
    games: int,
    seed: int,
    bots: Sequence[str] | None = None,
    components: Path | str | Components | None = None,
    progress: Callable[[], None] | None = None,
    **options: Value,
) -> Report:
    """Play so many games and report; the same arguments give the same games everywhere.

    The bots (random if none are named; one name serves every seat) move on one seat from game to game.
    ``progress`` is called after every game.
    """
    if games < 1:
        raise BadOption("games", "least", least=1, value=games)
    start = game.new(components, **options)
    names = line_up(bots or [RANDOM], start.seats)
    for name in names:
        checked(name)
    tally = Tally(game.counts())
    sums = _Sums(game, start.seats, names)
    digest = hashlib.sha256()
    seconds = 0.0
    forfeits: dict[str, int] = {}
    for number in range(games):
        state = start.copy()
        seats = names[number % len(names) :] + names[: number % len(names)]
        begun = perf_counter()
        players = play_bots(state, seats, derived(seed, number), tally)
        seconds += perf_counter() - begun
        for player in players:
            if isinstance(player, ExternalBot):
                forfeits[player.name] = forfeits.get(player.name, 0) + len(player.forfeits)
        digest.update(f"{state.key()} {tally.decisions} {tally.forced} {tally.chance}\n".encode())
        sums.add(state, seats)
        if progress is not None:
            progress()
    return Report(
        game=game.name,
        rules=game.version,
        components=game.components(components).digest,
        options=game.check_options(options),
        bots=names,
        seed=seed,
        games=games,
        decisions=tally.decisions,
        forced=tally.forced,
        chance=tally.chance,
        seconds=seconds,
        seats=[standing(scores, wins) for scores, wins in zip(sums.scores, sums.wins, strict=True)],
        by_bot={name: standing(sums.bot_scores[name], sums.bot_wins[name]) for name in dict.fromkeys(names)},
        winner=spread(sums.winners),
        reasons={reason.name: spread(sums.reasons[place]) for place, reason in enumerate(game.reasons)},
        numbers={name: spread(values) for name, values in sums.numbers.items()},
        cases={
            name: {key: times / games for key, times in sorted(cases.items())} for name, cases in sums.cases.items()
        },
        tables=_tables(game, tally, games),
        forfeits=forfeits,
        digest=digest.hexdigest()[:32],
    )


def line_up(bots: Sequence[str], seats: int) -> list[str]:
    """One bot for each seat; a single name serves them all."""
    if len(bots) == 1:
        return list(bots) * seats
    if len(bots) != seats:
        raise BadOption("bots", "bots", number=seats, given=len(bots))
    return list(bots)


def play_bots(state: State, names: Sequence[str], seed: int, tally: Tally) -> list[Bot]:
    """Play one game to its end, each seat by the bot of that name, counting; the bots where any were needed."""
    dice = Dice(seed)
    if all(name == RANDOM for name in names):
        finish(state, dice, tally)
        return []
    players = [bot(name, state.game, derived(seed, seat + 1)) for seat, name in enumerate(names)]
    while state.todo:
        choices = state.choices()
        if state.seat() == CHANCE:
            tally.chance += 1
            state.play(choices[dice.weighted(state.weights())])
        elif len(choices) == 1:
            tally.forced += 1
            state.play(choices[0])
        else:
            tally.decisions += 1
            state.play(players[state.seat()].choose(state))
        tally.forced += len(state.played) - 1
        tally.note(state.events)
    return players


class _Sums:
    """What is kept of each game."""

    def __init__(self, game: Game, seats: int, names: Sequence[str]) -> None:
        self.scores: Final[list[list[int]]] = [[] for _ in range(seats)]
        self.wins: Final[list[float]] = [0.0] * seats
        self.bot_scores: Final[dict[str, list[int]]] = {name: [] for name in names}
        self.bot_wins: Final[dict[str, float]] = dict.fromkeys(names, 0.0)
        self.winners: Final[list[int]] = []
        self.reasons: Final[list[list[int]]] = [[] for _ in game.reasons]
        self.numbers: Final[dict[str, list[int]]] = {}
        self.cases: Final[dict[str, dict[str, int]]] = {}

    def add(self, end: State, names: Sequence[str]) -> None:
        """Keep the result of a game that is over."""
        result = end.result()
        assert result is not None
        for seat, name in enumerate(names):
            self.scores[seat].append(result.totals[seat])
            self.bot_scores[name].append(result.totals[seat])
            for place, points in enumerate(end.points[seat]):
                self.reasons[place].append(points)
        self._win(result, names)
        for name, fact in end.game.facts(end).items():
            if isinstance(fact, int):
                self.numbers.setdefault(name, []).append(fact)
            else:
                cases = self.cases.setdefault(name, {})
                for key in fact:
                    cases[key] = cases.get(key, 0) + 1

    def _win(self, result: Result, names: Sequence[str]) -> None:
        winners = result.winners
        self.winners.append(max(result.totals))
        for seat in winners:
            self.wins[seat] += 1 / len(winners)
            self.bot_wins[names[seat]] += 1 / len(winners)


def _tables(game: Game, tally: Tally, games: int) -> dict[str, dict[str, dict[str, float]]]:
    """What was counted, for each game on average; the first column names the rows, the others are joined by name."""
    tables: dict[str, dict[str, dict[str, float]]] = {}
    for count, sums in zip(tally.counts, tally.sums, strict=True):
        keys = game.names(game.events()[count.event][count.thing])
        rows = tables.setdefault(count.table, {key: {} for key in keys})
        things = {_name(key).removeprefix(count.prefix): thing for thing, key in enumerate(keys)}
        for key, columns in rows.items():
            if _name(key) in things:
                columns[count.column] = sums.get(things[_name(key)], 0) / games
    return tables


def standing(scores: Sequence[int], wins: float) -> Standing:
    """How somebody did in so many games."""
    return Standing(wins / len(scores), spread(scores))


def spread(values: Sequence[int]) -> Spread:
    """How some whole numbers are spread."""
    total, squares, count = sum(values), sum(value * value for value in values), len(values)
    # In whole numbers as far as it goes, so that the figures are the same everywhere.
    return Spread(total / count, math.sqrt(count * squares - total * total) / count, min(values), max(values))


def _plain(figures: Spread) -> dict[str, float]:
    return {"mean": round(figures.mean, 3), "sd": round(figures.sd, 3), "min": figures.min, "max": figures.max}


def _short(parts: dict[str, float]) -> dict[str, float]:
    return {_name(key): round(part, 4) for key, part in parts.items()}


def _name(key: str) -> str:
    """What the text of a key is about, without what sort of text it is."""
    return key.rpartition("-")[2]

"""Simulation: the arena with one line-up, every game with dice of its own, summed up in one report with a digest."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from heliopolis.arena.contests import RANDOM, Contest, Luck, play_here
from heliopolis.arena.counters import columns, keys, short, tables
from heliopolis.arena.outcome import Outcome
from heliopolis.arena.spread import Spread, spread
from heliopolis.bots import BotLike, checked
from heliopolis.bots.objects import BotObject, introduce
from heliopolis.games import game as find_game
from heliopolis.kernel.components import Components
from heliopolis.kernel.definition import Value
from heliopolis.kernel.errors import BadOption
from heliopolis.kernel.game import Game


class WinsAndScore(NamedTuple):
    """How a seat or a bot did: its share of the victories (a shared one counts in parts), and its scores."""

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
    seats: list[WinsAndScore]
    by_bot: dict[str, WinsAndScore]
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
    """How many decisions of each external bot were made at random, because it failed."""
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
        """Return the report as plain data."""
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
                "seats": [standing.score.to_dict() for standing in self.seats],
                "bots": {name: standing.score.to_dict() for name, standing in self.by_bot.items()},
                "winner": self.winner.to_dict(),
                "reasons": {name: spread.to_dict() for name, spread in self.reasons.items()},
            },
            "facts": {
                **{name: spread.to_dict() for name, spread in self.numbers.items()},
                **{name: _short(cases) for name, cases in self.cases.items()},
            },
            "tables": {
                table: {short(key): _short(columns) for key, columns in rows.items()}
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
    game: Game | str,
    games: int,
    seed: int,
    bots: Sequence[BotLike] | None = None,
    components: Path | str | Components | None = None,
    progress: Callable[[], None] | None = None,
    **options: Value,
) -> Report:
    """Play that many games and report; the same arguments give the same games everywhere.

    The bots (random if none are given; one serves every seat) move on one seat from game to game. A bot is a name, or
    an object or a function of this process. ``progress`` is called after every game.

    Examples:
        >>> from heliopolis.simulation import simulate
        >>> report = simulate("helios", games=2, seed=7, players=2)
        >>> report.games, report.winner.mean
        (2, 17.0)
    """
    if games < 1:
        raise BadOption("games", "least", least=1, value=games)
    game = find_game(game) if isinstance(game, str) else game
    contest = one_table(game, bots or [RANDOM], seed, components, options)
    sums, early = _Sums(game, contest), dict[int, Outcome]()
    for outcome in play_here(contest, contest.fixtures(games)):
        early[outcome.number] = outcome
        # In the order of the fixtures, whichever games end first.
        while sums.games in early:
            sums.add(early.pop(sums.games))
        if progress is not None:
            progress()
    return sums.report(contest)


def one_table(
    game: Game,
    bots: Sequence[BotLike],
    seed: int,
    components: Path | str | Components | None,
    options: dict[str, Value],
    here: Mapping[str, BotObject] | None = None,
) -> Contest:
    """Return the contest of one line-up; a single bot serves every seat, and ``here`` gives objects names."""
    chosen = game.check_options(options)
    names, objects = introduce(line_up(bots, game.new(components, **options).seats), here)
    for name in names:
        if name not in objects:
            checked(name)
    values = components if isinstance(components, Components) else str(components or "")
    return Contest(
        game.name, values, tuple(chosen.items()), tuple(names), seed, partial(_itself, game), Luck.OWN, here=objects
    )


def _itself(game: Game, _: str) -> Game:
    return game


def line_up(bots: Sequence[BotLike], seats: int) -> list[BotLike]:
    """Return one bot for each seat; a single one serves them all."""
    if len(bots) == 1:
        return list(bots) * seats
    if len(bots) != seats:
        raise BadOption("bots", "bots", number=seats, given=len(bots))
    return list(bots)


class _Sums:
    """What is kept of the games, which may be too many to keep them all."""

    def __init__(self, game: Game, contest: Contest) -> None:
        names = contest.bots
        self._game: Final = game
        self._digest: Final = hashlib.sha256()
        self.games = 0
        self.decisions = 0
        self.forced = 0
        self.chance = 0
        self.seconds = 0.0
        self.scores: Final[list[list[int]]] = [[] for _ in names]
        self.wins: Final = [0.0] * len(names)
        self.bot_scores: Final[dict[str, list[int]]] = {name: [] for name in names}
        self.bot_wins: Final[dict[str, float]] = dict.fromkeys(names, 0.0)
        self.winners: Final[list[int]] = []
        self.reasons: Final[dict[str, list[int]]] = {reason.name: [] for reason in game.reasons}
        self.numbers: Final[dict[str, list[int]]] = {}
        self.cases: Final[dict[str, dict[str, int]]] = {}
        self.counts: Final = {
            table: {thing: dict.fromkeys(names, 0) for thing in keys(game, table)}
            for table, names in tables(game).items()
        }
        self.forfeits: Final[dict[str, int]] = {name: 0 for name in names if not contest.ours(name)}

    def add(self, outcome: Outcome) -> None:
        """Sum up one more game."""
        self.games += 1
        self.decisions += sum(outcome.decisions)
        self.forced += outcome.forced
        self.chance += outcome.chance
        self.seconds += outcome.elapsed
        self._digest.update(f"{outcome.key} {self.decisions} {self.forced} {self.chance}\n".encode())
        self.winners.append(max(outcome.totals))
        for seat, (name, total, share) in enumerate(zip(outcome.seats, outcome.totals, outcome.shares(), strict=True)):
            self.scores[seat].append(total)
            self.bot_scores[name].append(total)
            self.wins[seat] += share
            self.bot_wins[name] += share
            if name in self.forfeits:
                self.forfeits[name] += len(outcome.forfeits[seat])
        for reason, values in self.reasons.items():
            values += [sheet.get(reason, 0) for sheet in outcome.points]
        self._add_facts(outcome)
        for counts in outcome.counts:
            for table, things in counts.items():
                sums = self.counts[table]
                for thing, numbers in things.items():
                    row = sums[thing]
                    for column, number in numbers.items():
                        row[column] += number

    def _add_facts(self, outcome: Outcome) -> None:
        for name, fact in outcome.facts.items():
            if isinstance(fact, int):
                self.numbers.setdefault(name, []).append(fact)
            else:
                cases = self.cases.setdefault(name, {})
                for key in fact:
                    cases[key] = cases.get(key, 0) + 1

    def report(self, contest: Contest) -> Report:
        """Return what they came to."""
        game = self._game
        return Report(
            game=game.name,
            rules=game.version,
            components=game.components(contest.components or None).digest,
            options=dict(contest.options),
            bots=list(contest.bots),
            seed=contest.seed,
            games=self.games,
            decisions=self.decisions,
            forced=self.forced,
            chance=self.chance,
            seconds=self.seconds,
            seats=[_figures(scores, wins) for scores, wins in zip(self.scores, self.wins, strict=True)],
            by_bot={name: _figures(self.bot_scores[name], self.bot_wins[name]) for name in self.bot_scores},
            winner=spread(self.winners),
            reasons={name: spread(values) for name, values in self.reasons.items()},
            numbers={name: spread(values) for name, values in self.numbers.items()},
            cases={
                name: {key: times / self.games for key, times in sorted(cases.items())}
                for name, cases in self.cases.items()
            },
            tables=self._tables(),
            forfeits=self.forfeits,
            digest=self._digest.hexdigest()[:32],
        )

    def _tables(self) -> dict[str, dict[str, dict[str, float]]]:
        """Return what was counted, for each game on average."""
        found: dict[str, dict[str, dict[str, float]]] = {}
        for column in columns(self._game):
            rows = keys(self._game, column.table)
            table = found.setdefault(column.table, {key: {} for key in rows.values()})
            for name, key in rows.items():
                if name in column.things:
                    table[key][column.name] = self.counts[column.table][name][column.name] / self.games
        return found


def _figures(scores: Sequence[int], wins: float) -> WinsAndScore:
    return WinsAndScore(wins / len(scores), spread(scores))


def _short(parts: dict[str, float]) -> dict[str, float]:
    return {short(key): round(part, 4) for key, part in parts.items()}

"""Writes the page of what the bots learned from the games in ``docs/results/strength``; ``make docs`` runs it.

Its charts are those of ``render.charts``, as files beside the other pictures.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from markupsafe import Markup

from benchmarks.trust import TENTHS, TOLD, as_told, fifths, kept, tenths
from heliopolis.arena.confidence import Interval, wilson
from heliopolis.arena.counters import keys
from heliopolis.arena.figures import reasons
from heliopolis.arena.outcome import Outcome, read_outcome
from heliopolis.arena.results_file import parsed
from heliopolis.bots.learned import FILE, read_network
from heliopolis.games import all_games
from heliopolis.games import game as find_game
from heliopolis.render.chart_parts import WIDTH, Axis
from heliopolis.render.charts import LINES, ROW, Range, Series, chart_file, lines, ranges
from heliopolis.words.voice import Voice, voice_of

DOCS = Path(__file__).parents[1] / "docs"
RESULTS = DOCS / "results"
STRENGTH = RESULTS / "strength"
ORDER = ("first", "second", "third", "fourth", "last")
PAIR = 2
"""Bits of tables of several sizes cannot be added up; most games are for two."""
LARGEST = 4
"""How many habits are drawn."""

OPENING = """# What the bots learned

Small networks judge positions for the levels `hard`, `expert` and `master`, and estimate win chances for people;
[training](../research/training.md) explains how they are made. This page shows what they learned. `make docs` writes it
from the games and figures in [strength](strength).
"""
STRENGTHS = """### Strength

The share of victory with its 95 % interval; the dashed line is an even match of two bots. Each match had its own seeds
and was measured once. Networks that were rejected are listed too. Most matches of `master` were sequential tests, which
stop as soon as the result is clear, so their intervals are less reliable. “Previous expert” is the level before
networks.
"""
BELIEVED = """### Calibration

The chart compares predicted win chances with actual wins, for each tenth of the chance, in games of `hard` and `expert`
with all numbers of players. The closer the two lines, the better. ± is the standard error. The predictions were
calibrated on other games; [win chances](chances.md) has the details.
"""
LIKED = """### How turns begin

Two bots with the same search played {games} two-player games against each other (seed {seed:,}). One used the network,
the other the forecast. Only turns that can begin in several ways count. The table shows with which choice they began,
in per cent, for each fifth of a game. The chart shows `{learned}`.
"""
THOUGHT = """### What each component is worth

The network played all seats. A wide beam found possible ends of each turn, and the network took the best. A component
counts as available in a turn if some of these ends include it and others don’t, so one that no one wants counts every
turn. The table shows in how many per cent of such turns the best end included the component and, in brackets, how many
points of win chance that end had more than the best end without it, on average. Components with fewer than {few} turns
are left out. [Balance](balance.md) shows how often players with each component won.
"""
THINKERS = "{game}{options}: {games} games for each number of players (seed {seed:,})."
SELDOM = 10
"""Of fewer turns nothing is said about how much a thing is wanted."""
POINTS = """### Where points come from

Average points per game by source, in {games} two-player games of `master` against the previous `expert`.
"""


class Match(NamedTuple):
    """A match that was played: who, how many games, and what part of the victories the first had."""

    about: str
    players: int
    seed: int
    games: int
    told: Interval


def match(entry: Mapping[str, object]) -> Match:
    """Return a match as it is written down; it needs no results file."""
    about, players, games = str(entry["about"]), int(str(entry["players"])), int(str(entry["games"]))
    if "book" in entry:
        seed, subject, played = book(STRENGTH / str(entry["book"]))
        won = sum(outcome.share(subject) for outcome in played[:games])
        return Match(about, players, seed, games, wilson(won, games))
    return Match(about, players, int(str(entry["seed"])), games, wilson(float(str(entry["share"])) * games, games))


def book(path: Path) -> tuple[int, str, list[Outcome]]:
    """Return the seed, the first bot and the games of a book of the arena, in the order of the schedule."""
    opening, *games = path.read_bytes().splitlines()
    head = json.loads(opening)
    outcomes = [read_outcome(parsed(line, at)) for at, line in enumerate(games, 2)]
    return head["seed"], head["entries"][0], sorted(outcomes, key=lambda outcome: outcome.number)


class Chapter:
    """What was learned of one game."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.voice: Voice = voice_of(find_game(name), "en")
        self.pictures: dict[str, str] = {}

    def text(self) -> str:
        """Return the chapter; its pictures are there then."""
        parts = [
            f"## {self.voice.name('game')}",
            self.strength(),
            self.belief(),
            self.habits(),
            self.opinions(),
            self.sources(),
        ]
        return "\n\n".join(part.strip() for part in parts)

    def strength(self) -> str:
        """Return all matches, drawn and as a table."""
        entries = tomllib.loads((STRENGTH / "matches.toml").read_text(encoding="utf-8"))["match"]
        matches = [match(entry) for entry in entries if entry["game"] == self.name]
        rows = [
            Range(one.about, 100 * one.told.share, 100 * one.told.low, 100 * one.told.high, share(one.told))
            for one in matches
            if one.players == PAIR
        ]
        drawn = ranges(rows, "Share of victory", Axis(0, 100), 50, " %")
        picture = self.picture("strength", drawn, (WIDTH, ROW * len(rows) + 20), "Share of victory, match by match")
        table = [
            [one.about, str(one.players), f"{one.seed:,}", str(one.games), share(one.told), f"{100 // one.players} %"]
            for one in matches
        ]
        heads = ["match", "players", "seed", "games", "share of victory", "even"]
        return "\n\n".join([STRENGTHS.strip(), picture, tabled(heads, table)])

    def belief(self) -> str:
        """Return the given chances and what came true."""
        value = read_network(find_game(self.name).folder / "evaluation" / FILE)
        games = [as_told(game, value) for game in kept(STRENGTH / f"confirmed-{self.name}.jsonl")]
        cells = tenths(games, TOLD)
        told = [cell.told / cell.number for cell in cells]
        came = [cell.won / cell.number for cell in cells]
        percents = [(quarter / 4, f"{25 * quarter} %") for quarter in range(5)]
        columns = {place: f"{10 * place}–{10 * place + 10}" for place in range(0, TENTHS, 3)}
        drawn = lines([Series("told", told), Series("came true", came)], percents, columns, [])
        picture = self.picture("belief", drawn, LINES[:2], "Predicted win chances, and actual wins")
        pairs = fifths([game for game in games if len(game.shares) == PAIR], TOLD)
        rows = [
            [f"{name} fifth", *str(cell).split(" ", 1), f"{bits:.2f}"]
            for name, (cell, _), (_, bits) in zip(ORDER, fifths(games, TOLD), pairs, strict=True)
        ]
        heads = [f"{len(games):,} games", "predicted for the favourite, %", "won, %", "bits still open, for two"]
        return "\n\n".join([BELIEVED.strip(), picture, tabled(heads, rows)])

    def habits(self) -> str:
        """Return how turns begin, by fifths of a game."""
        found = json.loads((STRENGTH / f"habits-{self.name}.json").read_text(encoding="utf-8"))
        (learned, mine), (other, theirs) = found["habits"].items()
        named = list(mine)[:LARGEST]
        most = max(max(mine[label]) for label in named)
        top = min(1.0, (int(10 * most) + 1) / 10)
        rows = [(top * part / 4, f"{100 * top * part / 4:.0f} %") for part in range(5)]
        series = [Series(label.partition(":")[2] or label, [each / top for each in mine[label]]) for label in named]
        marks = [(at / top, text) for at, text in rows]
        drawn = lines(series, marks, dict(enumerate(ORDER)), [])
        picture = self.picture("habits", drawn, LINES[:2], f"How turns of {learned} begin, by fifths of a game")
        labels = list(dict.fromkeys([*mine, *theirs]))
        nothing = [0.0] * len(ORDER)
        table = [[f"`{label}`", percents(mine.get(label, nothing)), percents(theirs.get(label, nothing))]
                 for label in labels]  # fmt: skip
        opening = LIKED.format(games=found["games"], seed=found["seed"], learned=learned)
        return "\n\n".join([opening.strip(), picture, tabled(["begins with", f"`{learned}`", f"`{other}`"], table)])

    def opinions(self) -> str:
        """Return how much it wants each thing, without modules and with them."""
        told = [
            self._opinions(path)
            for path in sorted(STRENGTH.glob(f"opinions-{self.name}*.json"), key=lambda path: path.stem)
        ]
        return "\n\n".join([THOUGHT.format(few=SELDOM).strip(), *told])

    def _opinions(self, path: Path) -> str:
        found = json.loads(path.read_text(encoding="utf-8"))
        options = "".join(f", {option}" for option in found["options"])
        title = self.voice.name("game")
        parts = [THINKERS.format(game=title, options=options, games=found["games"], seed=found["seed"])]
        for table, things in found["opinions"].items():
            names = keys(find_game(self.name), table)
            numbers = sorted({players for told in things.values() for players in told})
            whole = {name: together(list(told.values())) for name, told in things.items()}
            rows = []
            for name in sorted(things, key=lambda name: -whole[name][1]):
                told = [opinion(things[name].get(players)) for players in numbers] + [opinion(whole[name])]
                if any(told):
                    rows.append([self.voice.plain(names[name]), *told, f"{int(whole[name][0]):,}"])
            players = [self.voice.say("balance-players", number=int(number)) for number in numbers]
            parts.append(tabled([self.voice.say(f"table-{table}"), *players, "all", "turns"], rows))
        return "\n\n".join(parts)

    def sources(self) -> str:
        """Write points by source, of the strongest bot and of the one it met."""
        _, subject, played = book(STRENGTH / f"{self.name}-master-before.jsonl")
        means = reasons(find_game(self.name), played)
        mine = means.pop(subject)
        (theirs,) = means.values()
        there = sorted({*mine, *theirs}, key=lambda reason: (-mine.get(reason, 0), reason))
        rows = [
            [self.voice.reason(reason), f"{mine.get(reason, 0):.1f}", f"{theirs.get(reason, 0):.1f}"]
            for reason in there
        ]
        rows.append(["together", *(f"{sum(each.values()):.1f}" for each in (mine, theirs))])
        return POINTS.format(games=len(played)) + "\n" + tabled(["", "`master`", "previous `expert`"], rows)

    def picture(self, name: str, drawn: Markup, size: tuple[int, int], about: str) -> str:
        """Keep a picture, and say where it is and what it shows."""
        file = f"learned-{self.name}-{name}.svg"
        self.pictures[file] = chart_file(drawn, *size, about)
        return f"![{about}](../pictures/{file})"


def share(told: Interval) -> str:
    """Return a share with its interval."""
    return f"{100 * told.share:.0f} % ({100 * told.low:.0f}–{100 * told.high:.0f})"


def opinion(told: Sequence[float] | None) -> str:
    """Return how often a thing was wanted where it could be had, and by how much."""
    if told is None or told[0] < SELDOM:
        return ""
    _, wanted, more = told
    return f"{100 * wanted:.0f} % (+{100 * more:.1f})" if wanted else "0 %"


def together(told: Sequence[Sequence[float]]) -> list[float]:
    """Return the same of games for all numbers of players."""
    turns = sum(each for each, _, _ in told)
    wanted = sum(each * part for each, part, _ in told)
    more = sum(each * part * gain for each, part, gain in told)
    return [turns, wanted / turns, more / wanted if wanted else 0.0]


def percents(shares: Sequence[float]) -> str:
    """Write shares by fifths."""
    return ", ".join(f"{100 * each:.0f}" for each in shares)


def tabled(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a table in Markdown."""
    every = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(row)} |" for row in every)


def made() -> dict[Path, str]:
    """Return the page and its pictures, by their files."""
    chapters = [Chapter(name) for name in all_games() if (STRENGTH / f"confirmed-{name}.jsonl").is_file()]
    page = "\n\n".join([OPENING.strip(), *(chapter.text() for chapter in chapters)]) + "\n"
    drawn = {DOCS / "pictures" / file: text for chapter in chapters for file, text in chapter.pictures.items()}
    return {RESULTS / "learned.md": page, **drawn}


def main() -> None:
    """Write them."""
    for path, text in made().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

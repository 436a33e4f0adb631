"""Write the ratings of the ladders and docs/results/ladder.md from measured games: ``make docs`` runs it.

It reads the files of ``python -m benchmarks.ladder`` in docs/results/ladder and the entries in the folders of their
tasks there. Ratings are those at which all games together are likeliest, with ``greedy`` at 1000.
"""

from __future__ import annotations

import json
import math
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import fmean, stdev
from typing import NamedTuple

import numpy as np

import heliopolis
from heliopolis.arena.confidence import Z
from heliopolis.arena.entries import Entry, read_entry
from heliopolis.arena.ladder import DRAWN, SCALE, expected, rate, share_of
from heliopolis.arena.outcome import Outcome, read_outcome
from heliopolis.arena.results_file import parsed
from heliopolis.bots import LEVELS, resolve
from heliopolis.games import own_games
from heliopolis.kernel.errors import BadData
from heliopolis.tasks import LADDER, Rung, Task, tasks_of

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "docs" / "results" / "ladder"
PAGE = GAMES.with_suffix(".md")
STRENGTH = GAMES.parent / "strength"
EARLIER = {
    "Helios-2p-v2": ("helios-hard-medium", "helios-expert-hard", "helios-master-expert"),
    "Helios-4p-v2": ("helios-hard-3medium", "helios-expert-3hard", "helios-master-3expert"),
    "Origins-2p-v2": ("origins-hard-medium", "origins-expert-hard", "origins-master-expert"),
    "Origins-4p-v2": ("origins-hard-3medium", "origins-expert-3hard", "origins-master-3expert"),
}
"""Results files of the strongest rungs, whose games last longest, in the folder of strength."""
ANCHOR, ANCHORED = "greedy", 1000
STUDENT = {2: 12.706, 3: 4.303, 4: 3.182, 5: 2.776}
"""By the number of training seeds: how many standard errors reach to either side, for 95 %."""

HEAD = """\
# Ladder

Version 2 of the [tasks](leaderboard.md) rates an agent on a ladder of fixed bots, from `random` to `master`, so that \
there is always someone stronger. Each game, number of players and set of modules has its own. Alone and with modules \
the ladder ends before `master`, which played too few games there.

**Ratings** are on Elo’s scale: 400 points more are ten to one. `greedy` is 1000. Of a game, an agent gets the share \
of the other seats that it beats, half for those with the same rank. Alone, agent and rung play the same draws, and \
the higher total wins.

**Learn** from whatever you like: `gymnasium.make("heliopolis.envs:Heliopolis/Helios-2p-v2")`, bots, data, self-play. \
There is no limit, but the entry states decisions and CPU seconds.

**Rate** your [bot](../bots/first-bot.md):

```sh
heliopolis evaluate Helios-2p-v2 "mine=python -m heliopolis.adapter mine:Mine" --out 1.json
```

It plays 20 games against each rung, from below, until two in a row leave it less than 10 %. The other games, at least \
1,000 in all, are against the rungs that leave it 10 % to 90 %. Objects of your process are rated by `enter` of \
`heliopolis.arena.entries`, as the [examples](baselines.md) do.

**Enter** an agent that learns with five training seeds, one file each, in `docs/results/ladder/TASK/NAME`, by a pull \
request. `make docs` writes this page. An agent that looks ahead as it plays belongs to the track *with search* \
(`--search`).

**Check**: the checker chooses secret words and runs `evaluate … --seed 'the words'`. Later the words are \
published, and anyone can repeat the games: the same bot gets the same digest on every machine. `--check 1.json` \
repeats an entry and compares.

The interval of a rung holds for its distance to `greedy`, that of an entry takes the ladder as it is. The games of \
the ladder were measured by `python -m benchmarks.ladder`, compiled, on 16 cores. Strong rungs think for seconds, so \
they played fewer games and their intervals are wider; their games of [strength](strength.md) count too, those of \
Helios with version 2 of its rules. A ladder never changes: new rules or networks make a new version.
"""


class Observation(NamedTuple):
    """A game between two rungs, as its places in the ladder."""

    first: int
    second: int
    draws: tuple[object, ...]
    """Games with the same draws are not independent."""
    share: float


class Measured(NamedTuple):
    """All games of a ladder."""

    task: Task
    bots: list[str]
    observations: list[Observation]
    games: dict[str, int]
    milliseconds: dict[str, float]
    """Of thinking for a decision."""
    rules: int


def read_games(task: Task, folder: Path = GAMES) -> Measured:
    """Return the games of a ladder."""
    bots = [rung.bot for rung in task.rungs]
    paths = sorted(folder.glob(f"{task.name}*.json"), key=lambda path: (len(path.name), path.name))
    files = [json.loads(path.read_text(encoding="utf-8")) for path in paths]
    if not files or any(each["task"] != task.name for each in files):
        raise BadData(task.name, "no-book")
    observations: list[Observation] = []
    games: defaultdict[str, int] = defaultdict(int)
    thought: defaultdict[str, list[float]] = defaultdict(lambda: [0.0, 0.0])
    for number, each in enumerate(files):
        alone: dict[str, dict[int, float]] = {}
        for pair in each["pairs"]:
            first, second = pair["first"], pair["second"]
            for _, _, seconds, decisions in pair["games"]:
                # The later files are of a busy machine.
                thought[first][0] += seconds * (number == 0)
                thought[first][1] += decisions * (number == 0)
            if first not in bots or second not in ("", *bots):
                continue  # bots that were tried as rungs
            games[first] += len(pair["games"])
            games[second] += len(pair["games"])
            if not second:
                alone[first] = {draws: total for draws, total, *_ in pair["games"]}
                continue
            for draws, share, *_ in pair["games"]:
                key = (number, first, second, draws)
                observations.append(Observation(bots.index(first), bots.index(second), key, share))
        observations += compared(alone, bots, number)
    for name in EARLIER.get(task.name, ()):
        for first, second, outcome in earlier(STRENGTH / f"{name}.jsonl"):
            games[first] += 1
            games[second] += 1
            draws = (name, outcome.seed)
            observations.append(Observation(bots.index(first), bots.index(second), draws, share_of(outcome, first)))
    spent = {bot: 1000 * seconds / max(1, decisions) for bot, (seconds, decisions) in thought.items()}
    return Measured(task, bots, observations, dict(games), spent, files[0]["rules"])


def earlier(path: Path) -> Iterator[tuple[str, str, Outcome]]:
    """Yield the games of a results file with what its two bots are, the first of them alone at the table."""
    opening, *lines = [parsed(line, place) for place, line in enumerate(path.read_bytes().splitlines(), 1)]
    specs = {name: opening["bots"][name].string() for name in opening["entries"].strings()}
    first, second = specs.values()
    for line in lines:
        outcome = read_outcome(line)
        yield first, second, outcome._replace(seats=[specs[name] for name in outcome.seats])


def compared(alone: dict[str, dict[int, float]], bots: Sequence[str], number: int) -> Iterator[Observation]:
    """Yield the comparisons of all who played the same draws alone."""
    for low, weaker in enumerate(bots):
        for high in range(low + 1, len(bots)):
            ours, theirs = alone.get(bots[high], {}), alone.get(weaker, {})
            for draws in ours.keys() & theirs.keys():
                lead = ours[draws] - theirs[draws]
                yield Observation(high, low, (number, draws), (lead > 0) + (lead == 0) / 2)


def rated(measured: Measured) -> list[Rung]:
    """Return the rungs with their ratings."""
    number, anchor = len(measured.bots), measured.bots.index(ANCHOR)
    sides = np.array([(each.first, each.second) for each in measured.observations])
    shares = np.array([each.share for each in measured.observations])
    rows = np.zeros((len(sides), number))
    rows[np.arange(len(sides)), sides[:, 0]] = 1
    rows[np.arange(len(sides)), sides[:, 1]] = -1
    free = [place for place in range(number) if place != anchor]
    # A little of a drawn game for each pair keeps ratings finite where one side won all.
    pairs, counts = np.unique(rows, axis=0, return_counts=True)
    ratings, errors, bend = np.zeros(number), shares, np.eye(len(free))
    largest = 1.0
    while largest > 1e-6:
        errors = shares - np.array([expected(lead) for lead in rows @ ratings])
        calm = np.array([expected(lead) for lead in pairs @ ratings])
        slope = (rows.T @ errors + DRAWN * pairs.T @ (0.5 - calm))[free]
        bend = (pairs.T @ (pairs * ((counts + DRAWN) * calm * (1 - calm))[:, None]) / SCALE)[np.ix_(free, free)]
        step = np.clip(np.linalg.solve(bend, slope), -200, 200)
        ratings[free] += step
        largest = float(np.abs(step).max())
    sums: defaultdict[tuple[object, ...], np.ndarray] = defaultdict(lambda: np.zeros(number))
    for each, row, error in zip(measured.observations, rows, errors, strict=True):
        sums[each.draws] += row * error
    summed = np.array(list(sums.values()))[:, free]
    inverse = np.linalg.inv(bend)
    together = np.diag(inverse @ (summed.T @ summed) @ inverse)
    apart = np.diag(inverse) * SCALE
    reach = np.zeros(number)
    reach[free] = Z * np.sqrt(np.maximum(together, apart))
    return [
        Rung(bot, *_rounded(ANCHORED + at, width), measured.games[bot])
        for bot, at, width in zip(measured.bots, ratings, reach, strict=True)
    ]


def _rounded(rating: float, reach: float) -> tuple[int, int, int]:
    return round(rating), round(rating - reach), round(rating + reach)


def ladder_file(ladders: Sequence[tuple[Task, list[Rung], int]]) -> str:
    """Return the ratings of a game's ladders as the file in its folder."""
    lines = ["# The ratings of the rungs of tasks.toml, with their intervals at 95 % and the games that measured them."]
    lines.append("# `make docs` writes this file from docs/results/ladder.")
    for task, rungs, _ in ladders:
        lines += ["", f"[{task.name}]"]
        lines += [f'"{rung.bot}" = [{rung.rating}, {rung.low}, {rung.high}, {rung.games}]' for rung in rungs]
    return "\n".join(lines) + "\n"


def section(measured: Measured, rungs: list[Rung]) -> Iterator[str]:
    """Yield the lines about one task."""
    task, game = measured.task, heliopolis.game(measured.task.game)
    levels = {resolve(level, game): level for level in LEVELS}
    options = ", ".join(f"{name} {value}" for name, value in task.options.items())
    yield f"## {task.name}\n\n{task.game}, {options}; rules version {measured.rules}.\n"
    yield "| rung | level | rating | 95 % | games | ms a decision |"
    yield "|---|---|---|---|---|---|"
    for rung in rungs[::-1]:
        cells = [f"`{rung.bot}`", levels.get(rung.bot, ""), f"{rung.rating:.0f}", f"{rung.low:.0f} to {rung.high:.0f}"]
        yield f"| {' | '.join([*cells, str(rung.games), f'{measured.milliseconds.get(rung.bot, 0):.1f}'])} |"
    yield ""
    found = dict(entries(task))
    if not found:
        return
    yield "| agent | track | rating | 95 % | training seeds | decisions | CPU s | games | ms a decision |"
    yield "|---|---|---|---|---|---|---|---|---|"
    rows = [(mean_rating(each, rungs), name, each) for name, each in found.items()]
    for mean, name, each in sorted(rows, reverse=True, key=lambda row: row[0][0]):
        yield entry_row(name, mean, each)
    yield ""


def entries(task: Task, folder: Path = GAMES) -> Iterator[tuple[str, list[Entry]]]:
    """Yield the agents that were entered for a task, each with the entries of its training seeds."""
    for agent in sorted((folder / task.name).glob("*")):
        found = [read_entry(path.read_text(encoding="utf-8")) for path in sorted(agent.glob("*.json"))]
        if any(each.evaluation.task != task.name for each in found):
            raise BadData(agent.name, "no-book")
        yield agent.name, found


def mean_rating(found: Sequence[Entry], rungs: Sequence[Rung]) -> tuple[float, float, float]:
    """Return the mean rating of an agent over its training seeds, and its interval: that of one, if it has one."""
    each = [rate(entry.evaluation.rungs, rungs) for entry in found]
    if len(each) == 1:
        return each[0]
    mean = fmean(one.rating for one in each)
    reach = STUDENT[len(each)] * stdev(one.rating for one in each) / math.sqrt(len(each))
    return mean, mean - reach, mean + reach


def entry_row(name: str, mean: tuple[float, float, float], found: Sequence[Entry]) -> str:
    """Return an agent as a row of the table."""
    runs = [each.evaluation for each in found]
    learned = [each.training for each in found if each.training]
    thought = 1000 * sum(each.seconds for each in runs) / sum(each.decisions for each in runs)
    cells = [f"`{name}`", "with search" if found[0].search else "without", f"{mean[0]:.0f}"]
    cells += [f"{mean[1]:.0f} to {mean[2]:.0f}", str(len(learned)) if learned else "does not learn"]
    cells += [f"{fmean(part):,.0f}" for part in zip(*((t.decisions, t.cpu_seconds) for t in learned), strict=True)]
    cells += [""] * (7 - len(cells))
    return f"| {' | '.join([*cells, f'{sum(each.games for each in runs):,}', f'{thought:.1f}'])} |"


def files() -> dict[Path, str]:
    """Return what is written, by its path."""
    written: dict[Path, str] = {}
    lines = [HEAD]
    for game in own_games().values():
        ladders: list[tuple[Task, list[Rung], int]] = []
        for task in tasks_of(game):
            if task.rungs:
                measured = read_games(task)
                rungs = rated(measured)
                ladders.append((task, rungs, measured.rules))
                lines += section(measured, rungs)
        written[game.folder / LADDER] = ladder_file(ladders)
    written[PAGE] = "\n".join(lines)
    return written


def main() -> None:
    """Write the page and the ratings."""
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

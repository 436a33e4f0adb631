"""Write docs/results/leaderboard.md, who was measured on the named tasks: ``make docs`` runs it.

It reads the books that ``heliopolis tasks run TASK BOT --out FILE`` writes, in the folder of their task.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from heliopolis.arena.contests import contest
from heliopolis.arena.outcome import Outcome, read_outcome
from heliopolis.arena.report import format_interval
from heliopolis.arena.results_file import parsed
from heliopolis.arena.standing import Standing, standings
from heliopolis.games import own_games
from heliopolis.kernel.errors import BadData
from heliopolis.tasks import Task, tasks_of

BOOKS = Path(__file__).parents[1] / "docs" / "results" / "leaderboard"
PAGE = BOOKS.with_suffix(".md")
SAID = ("game", "components", "options", "seed")
"""What the book of a task must say as the task does; players and rules are checked separately."""

HEAD = """\
# Leaderboard

Version 1 of the tasks; version 2 rates agents on a [ladder](ladder.md), where the best are not done yet.

Bots measured on named tasks. A task is a game, its options and opponents, a budget of experience, and the seeds that \
measure it. A task never changes; a changed task gets a new version. `heliopolis tasks list` lists them all, and \
`heliopolis.tasks` does so in Python.

**Learn**: `gymnasium.make("heliopolis.envs:{id}")` is the [environment](../research/environments.md) of a task: one \
seat against its opponents. An agent may learn from as many of its own decisions as the budget allows, with any seeds \
but the one that measures. If it used anything else (data, search, more experience), the entry says so.

**Enter**: make your agent a [bot](../bots/first-bot.md), let it play, and add its results file by a pull request:

```sh
heliopolis tasks run {name} "mine=python -m heliopolis.adapter mine:Mine" \\
  --out docs/results/leaderboard/{name}/mine.jsonl
make docs
```

For an agent in your own process, such as [a network](../bots/arena.md#ask-a-network-for-many-games-at-once), \
`enter(task, name, agent, path)` of `heliopolis.arena.leaderboard` writes the file, and this page shows `here` for it. \
The agents `ppo` and `expert_iteration` are earlier [baselines](baselines.md).

Every bot gets the same draws and plays every seat equally often. The share of victory has its 95 % interval; in \
solo games it is the share of games that reached the target. Times depend on the machine that played. *Rules* is the \
version of the rules that was measured. `make docs` writes this page from the files in [leaderboard](leaderboard).
"""


class Entry(NamedTuple):
    """A bot as it was measured."""

    standing: Standing
    spec: str
    """What it is, where it is one of the package's bots."""
    rules: int
    """The version of the rules it was measured by."""
    version: str


def read_entry(task: Task, book: Path) -> Entry:
    """Return who was measured by a book; that of another task, or one that was not played to its end, is refused."""
    lines = [parsed(line, place) for place, line in enumerate(book.read_bytes().splitlines(), 1)]
    if not lines or not lines[0].has("arena"):
        raise BadData(book.name, "no-book")
    opening, *rest = lines
    entries = opening["entries"].strings()
    if tuple(entries[1:]) != task.opponents:
        ours = ", ".join(task.opponents)
        raise opening["entries"].wrong("other-contest", name="entries", theirs=", ".join(entries), ours=ours)
    bot = entries[0]
    measured = contest(task.game, ["random", *task.opponents], task.options, task.seed)
    wanted = measured.to_dict()
    for name in SAID:
        if opening[name].value != wanted[name]:
            raise opening[name].wrong(
                "other-contest", name=name, theirs=str(opening[name].value), ours=str(wanted[name])
            )
    rules = opening["rules"].integer(1, measured.definition.version)
    outcomes: list[Outcome] = sorted((read_outcome(line) for line in rest), key=lambda each: each.number)
    if len(outcomes) != task.games:
        raise BadData(book.name, "other-contest", name="games", theirs=str(len(outcomes)), ours=str(task.games))
    standing = next(each for each in standings(outcomes) if each.bot == bot)
    return Entry(standing, opening["bots"][bot].string(), rules, opening["version"].string())


def page(books: Path = BOOKS) -> str:
    """Return the whole page."""
    tasks = [task for game in own_games().values() for task in tasks_of(game) if not task.rungs]
    head = HEAD.format(name=tasks[0].name, id=tasks[0].id)
    return "\n".join([head, *(line for task in tasks for line in section(task, books / task.name))])


def section(task: Task, books: Path) -> Iterator[str]:
    """Yield the lines about one task, the best first."""
    against = ", ".join(f"`{bot}`" for bot in task.opponents) or "no one: the target must be reached"
    options = ", ".join(f"{name} {value}" for name, value in task.options.items())
    yield f"## {task.name}\n\n{task.game}, {options}; against {against}; {task.steps:,} decisions to learn from.\n"
    found = [read_entry(task, book) for book in sorted(books.glob("*.jsonl"))]
    if not found:
        yield "No entries yet.\n"
        return
    yield "| bot | what it is | share of victory | 95 % | score | ms a decision | forfeits | games | rules | version |"
    yield "|---|---|---|---|---|---|---|---|---|---|"
    for entry in sorted(found, key=lambda each: (-each.standing.wins.share, -each.standing.score.mean)):
        yield row(entry)
    yield ""


def row(entry: Entry) -> str:
    """Return an entry as a row of the table."""
    each = entry.standing
    thought = 1000 * each.seconds / max(1, each.decisions)
    cells = [f"`{each.bot}`", f"`{entry.spec}`", f"{each.wins.share:.1%}", format_interval(each.wins)]
    cells += [f"{each.score.mean:.1f}", f"{thought:.1f}", str(each.forfeits), str(each.games)]
    cells += [str(entry.rules), entry.version]
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")

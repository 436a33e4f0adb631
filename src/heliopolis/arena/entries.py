"""Entries: files that say how an agent was rated on the ladder of a task, and what it learned from."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

from heliopolis.arena.executors import Executor, in_process
from heliopolis.arena.ladder import Evaluation, LadderRating, RungResult, evaluate
from heliopolis.arena.outcome import read_number
from heliopolis.bots.objects import BotLike
from heliopolis.kernel.errors import BadData
from heliopolis.kernel.reading import NotJson, Reader, parse_json
from heliopolis.tasks import Task
from heliopolis.version import __version__


class TrainingCost(NamedTuple):
    """What an agent learned from."""

    seed: int
    decisions: int
    """Of its own, in games that it played to learn."""
    cpu_seconds: int
    """Of all cores, playing and learning."""


class Entry(NamedTuple):
    """What the file of an entry says."""

    evaluation: Evaluation
    search: bool
    """Whether the agent searches as it plays: its track."""
    training: TrainingCost | None
    """None for an agent that did not learn."""


def enter(
    task: Task,
    agent: BotLike,
    seed: str,
    path: Path,
    training: TrainingCost | None = None,
    games: int = 0,
    executor: Executor = in_process,
    *,
    search: bool = False,
) -> Evaluation:
    """Measure an agent as ``evaluate`` does, and write the file that enters it; ``search`` says that it searches."""
    found = evaluate(task, agent, seed, games, executor)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(entry_text(found, training, search=search), encoding="utf-8")
    return found


def entry_text(found: Evaluation, training: TrainingCost | None = None, *, search: bool = False) -> str:
    """Return an entry as the text of its file."""
    told = {
        **found._asdict(),
        "rating": [round(each, 1) for each in found.rating],
        "rungs": [[each.bot, each.games, round(each.share, 4), round(each.spread, 4)] for each in found.rungs],
        "search": search,
        "training": training._asdict() if training else None,
        "version": __version__,
    }
    lines = (f" {json.dumps(name)}: {json.dumps(value)}" for name, value in told.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def read_entry(text: str) -> Entry:
    """Return the entry that ``entry_text`` wrote; anything else is refused with the field at fault."""
    try:
        told = Reader(parse_json(text), "entry")
    except NotJson as error:
        raise BadData(f"line {error.line}", "not-json", problem=error.reason) from None
    told.only(*Evaluation._fields, "search", "training", "version")
    learned = told["training"]
    training = (
        None
        if learned.value is None
        else TrainingCost(*(learned[name].integer(0) for name in learned.only(*TrainingCost._fields).keys()))
    )
    found = Evaluation(
        told["task"].string(),
        told["agent"].string(),
        told["seed"].string(),
        told["rules"].integer(1),
        LadderRating(*_numbers(told["rating"], 3)),
        told["asked"].integer(1),
        told["games"].integer(1),
        [RungResult(each.items()[0].string(), *_result(each)) for each in told["rungs"].items()],
        told["decisions"].integer(0),
        read_number(told["seconds"]),
        told["forfeits"].integer(0),
        told["digest"].string(),
    )
    return Entry(found, told["search"].boolean(), training)


def _numbers(value: Reader, number_of: int) -> list[float]:
    found = [read_number(each) for each in value.items()]
    if len(found) != number_of:
        raise value.wrong("entries", number=number_of)
    return found


def _result(value: Reader) -> tuple[int, float, float]:
    _, games, share, spread = value.items()
    return games.integer(1), read_number(share), read_number(spread)

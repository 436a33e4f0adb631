"""Named tasks: everyone is measured by the same games, and the leaderboard says what the books do."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest
from leaderboard_page import PAGE, page, read_entry, row
from typer.testing import CliRunner

from heliopolis import Choice, State, __version__, tasks
from heliopolis.arena import ResultsFile, run
from heliopolis.arena.leaderboard import enter, task_contest
from heliopolis.cli import app
from heliopolis.kernel.errors import BadData, BadOption, UnknownName
from heliopolis.tasks import Task, all_tasks, find_task

TASKS = {name: task for name, task in all_tasks().items() if not task.rungs}
SMALL = TASKS["Helios-2p-v1"]._replace(name="Small-v1", opponents=("greedy:width=1:states=20",), games=2)


def book(folder: Path, task: Task = SMALL, games: int = SMALL.games) -> Path:
    path = folder / "random.jsonl"
    meeting = task_contest(task, "random")
    with ResultsFile(path, meeting) as results:
        run(meeting, games, results=results)
    return path


class First:
    """Takes what stands first."""

    def choose_many(self, states: Sequence[State]) -> list[Choice]:
        return [state.choices()[0] for state in states]


def test_an_object_of_this_process_can_enter(tmp_path: Path) -> None:
    enter(SMALL, "first", First(), tmp_path / "first.jsonl")
    entry = read_entry(SMALL, tmp_path / "first.jsonl")
    assert (entry.standing.bot, entry.standing.games, entry.spec) == ("first", SMALL.games, "here")


def test_a_task_is_known_with_and_without_its_namespace() -> None:
    assert find_task("Heliopolis/Helios-2p-v1") == find_task("Helios-2p-v1")
    with pytest.raises(UnknownName, match="unknown task “Helios-9p-v1”; available: Helios-2p-v1"):
        find_task("Helios-9p-v1")


@pytest.mark.parametrize("task", TASKS.values(), ids=list(TASKS))
def test_every_task_can_be_played_and_measured(task: Task) -> None:
    meeting = task_contest(task, "random")
    assert meeting.line_ups == [("random", *task.opponents)]
    assert len({each.seats for each in meeting.fixtures(task.games)}) == len(task.opponents) + 1
    assert len({each.seed for each in TASKS.values()}) == len(TASKS), "no seed measures twice"


def test_who_is_played_against_cannot_enter() -> None:
    with pytest.raises(BadOption, match="is already the opponent in Helios-2p-steady-v1"):
        task_contest(TASKS["Helios-2p-steady-v1"], "greedy")


def test_an_entry_is_what_its_book_says(tmp_path: Path) -> None:
    entry = read_entry(SMALL, book(tmp_path))
    assert (entry.standing.bot, entry.standing.games, entry.spec) == ("random", 2, "random")
    assert row(entry).startswith(f"| `random` | `random` | {entry.standing.wins.share:.1%} |")


def test_a_book_of_older_rules_says_so_and_one_of_later_rules_is_refused(tmp_path: Path) -> None:
    path = book(tmp_path)
    now = read_entry(SMALL, path).rules
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace(f'"rules":{now}', '"rules":1', 1), encoding="utf-8")
    assert f"| 2 | 1 | {__version__} |" in row(read_entry(SMALL, path))
    path.write_text(text.replace(f'"rules":{now}', f'"rules":{now + 1}', 1), encoding="utf-8")
    with pytest.raises(BadData, match="rules: must be between"):
        read_entry(SMALL, path)


def test_a_book_that_ends_too_soon_or_is_of_another_task_is_refused(tmp_path: Path) -> None:
    path = book(tmp_path, games=1)
    with pytest.raises(BadData, match="games is 1, not 2"):
        read_entry(SMALL, path)
    with pytest.raises(BadData, match="seed is 17000009, not 5"):
        read_entry(SMALL._replace(seed=5), path)
    with pytest.raises(BadData, match="entries"):
        read_entry(TASKS["Helios-2p-v1"], path)
    for text, fault in (
        ("nothing", "line 1"),
        ("", "is not an arena results file"),
        ('{"a":1}', "is not an arena results file"),
    ):
        path.write_text(text)
        with pytest.raises(BadData, match=fault):
            read_entry(SMALL, path)


def test_the_page_says_what_the_books_do() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()


@pytest.mark.parametrize(("lang", "word"), [("en", "solo, for the target"), ("fr", "solo, pour l’objectif")])
def test_the_command_lists_the_tasks(lang: str, word: str) -> None:
    told = CliRunner().invoke(app, ["tasks", "list", "--lang", lang]).output
    assert all(name in told for name in TASKS)
    assert word in told


def test_the_command_measures_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "all_tasks", lambda: {SMALL.name: SMALL})
    path = tmp_path / "book.jsonl"
    asked = ["tasks", "run", "Heliopolis/Small-v1", "random", "--out", str(path), "--workers", "1"]
    done = CliRunner().invoke(app, asked)
    assert done.exit_code == 0, done.output
    assert "random" in done.output
    assert json.loads(path.read_text().splitlines()[0])["seed"] == SMALL.seed
    assert read_entry(SMALL, path).standing.games == 2

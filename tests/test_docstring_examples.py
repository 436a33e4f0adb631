"""The examples in docstrings do what they show; the public names have some."""

from __future__ import annotations

import ast
import doctest
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import heliopolis

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "heliopolis"
PARSER = doctest.DocTestParser()
EXPECTED = {
    "__init__.py": ("playout", "read_journal", "review"),
    "analysis/hints.py": ("hint",),
    "analysis/glances.py": ("glance", "ledger"),
    "analysis/turns.py": ("review",),
    "arena/confidence.py": ("wilson",),
    "arena/contests.py": ("contest",),
    "arena/running.py": ("run",),
    "arena/standing.py": ("standings",),
    "bots/__init__.py": ("bot",),
    "data/loading.py": ("load",),
    "data/making.py": ("make",),
    "data/recording.py": ("recipe",),
    "envs/rollout.py": ("Rollout",),
    "envs/seat.py": ("seat_env", "task_env"),
    "envs/turns.py": ("aec",),
    "envs/vector_games.py": ("vector",),
    "games/__init__.py": ("all_games", "game"),
    "kernel/chance.py": ("settle",),
    "kernel/choice.py": ("Choice",),
    "kernel/game.py": ("copy", "hash64", "load", "new", "scores"),
    "kernel/journals/journal.py": ("at",),
    "kernel/position.py": ("choices", "decision", "play", "why_not"),
    "kernel/results.py": ("Result", "Score"),
    "simulation.py": ("simulate",),
}
"""Names that people begin with."""


def examples() -> Iterator[doctest.DocTest]:
    """Yield the examples of every docstring, read from the sources: a compiled build keeps no functions to look at."""
    for file in sorted(SOURCES.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        if ">>>" not in text:
            continue
        place = file.relative_to(SOURCES).as_posix()
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)) and (told := ast.get_docstring(node)):
                name = f"{place}:{getattr(node, 'name', '')}"
                test = PARSER.get_doctest(told, {"heliopolis": heliopolis}, name, place, 0)
                if test.examples:
                    yield test


EXAMPLES = {test.name: test for test in examples()}


def test_the_names_that_people_begin_with_have_examples() -> None:
    wanted = {f"{place}:{name}" for place, names in EXPECTED.items() for name in names}
    assert wanted - set(EXAMPLES) == set()


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_shows_what_happens(name: str) -> None:
    runner = doctest.DocTestRunner(verbose=False)
    found: list[str] = []
    assert runner.run(EXAMPLES[name], out=found.append).failed == 0, "".join(found)


def test_an_example_that_shows_something_else_is_found() -> None:
    wrong = PARSER.get_doctest(">>> 1 + 1\n3\n", {}, "wrong", None, 0)
    assert doctest.DocTestRunner(verbose=False).run(wrong, out=sys.stdout.write).failed == 1

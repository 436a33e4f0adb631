"""Every rule, every bar and every worked example of a game has its test; the tests cite nothing else."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rules_pages import PAGES

import heliopolis
from heliopolis.words.rulebook import chapters

HERE = Path(__file__).parent
GAMES = sorted(heliopolis.all_games())
EXAMPLE = re.compile(r"(?:</a>|\*\*|^\| )((?:EX|TST|GEO|ERR|E)-[A-Z0-9-]+)", re.MULTILINE)

every_game = pytest.mark.parametrize("game", GAMES)


def written(game: str) -> Iterator[ast.FunctionDef]:
    """Yield the rule tests of a game."""
    for file in sorted((HERE / game).glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node


def marks(test: ast.FunctionDef, mark: str) -> list[str]:
    """Return the ids a test is marked with, by ``@rule(...)`` or ``@example(...)``."""
    calls = [each for each in test.decorator_list if isinstance(each, ast.Call)]
    named = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == mark]
    return [ast.literal_eval(argument) for call in named for argument in call.args]


def asserted_bars(game: str) -> set[str]:
    """Return the ids that tests assert to be named by a refusal."""
    found = set()
    for test in written(game):
        for node in ast.walk(test):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "refused":
                found.add(ast.literal_eval(node.args[2]))
    return found


def rules(game: str) -> set[str]:
    return {rule.id for chapter in chapters(heliopolis.game(game).folder) for rule in chapter.rules}


def named_bars(game: str) -> set[str]:
    """Return the ids that the steps of a game can name: texts in ``barred_by`` and ``bars``."""
    known, found = rules(game), set()
    for file in heliopolis.game(game).folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name in ("barred_by", "bars"):
                texts = [each.value for each in ast.walk(node) if isinstance(each, ast.Constant)]
                found |= {text for text in texts if isinstance(text, str) and text in known}
    return found


@every_game
def test_each_rule_is_cited_by_a_test(game: str) -> None:
    cited = {rule for test in written(game) for rule in marks(test, "rule")}
    assert rules(game) - cited == set()
    assert cited - rules(game) == set()


@every_game
def test_a_test_cites_three_rules_at_most(game: str) -> None:
    assert [test.name for test in written(game) if len(marks(test, "rule")) > 3] == []


@every_game
def test_each_bar_is_asserted(game: str) -> None:
    assert len(named_bars(game)) > 20
    assert named_bars(game) - asserted_bars(game) == set()


@every_game
def test_each_worked_example_is_a_test(game: str) -> None:
    pages = [page.read_text(encoding="utf-8") for page in PAGES.glob(f"{game}*.md")]
    printed = {example for page in pages for example in EXAMPLE.findall(page)}
    played = {example for test in written(game) for example in marks(test, "example")}
    assert printed ^ played == set()

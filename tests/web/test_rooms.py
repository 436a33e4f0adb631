"""The rooms of ``web`` stand one above the other, and none is crowded."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import heliopolis.web

WEB = Path(heliopolis.web.__file__).parent
ROOMS = (
    "server",
    "common",
    "table",
    "explain",
    "meeting",
    "pages",
    "notices",
    "players",
    "context",
    "routes",
    "learning",
    "app",
    "serving",
)
"""Each may import from itself and from those before it."""
MOST = 15
FILES = sorted(file for file in WEB.rglob("*.py") if file.name != "__init__.py")


def room(module: str) -> str:
    return module.removeprefix("heliopolis.web.").partition(".")[0]


def module_of(file: Path) -> str:
    return ".".join(["heliopolis.web", *file.relative_to(WEB).with_suffix("").parts])


@pytest.mark.parametrize("file", FILES, ids=module_of)
def test_no_room_imports_one_above_it(file: Path) -> None:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    imported = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module}
    own = ROOMS.index(room(module_of(file)))
    above = {each for each in imported if each.startswith("heliopolis.web.") and ROOMS.index(room(each)) > own}
    assert above == set()


def test_no_room_is_crowded() -> None:
    for name in ROOMS:
        assert len(list((WEB / name).glob("*.py"))) <= MOST, name

"""The rooms of ``web`` stand one above the other, and none is crowded."""

from __future__ import annotations

from house import SOURCES, imported, read_modules

WEB = SOURCES / "heliopolis" / "web"
ROOMS = (
    "server",
    "common",
    "table",
    "lobby",
    "replay",
    "notifications",
    "players",
    "lessons",
    "studies",
    "context",
    "visit",
    "routes",
    "live",
    "app",
    "serving",
    "processes",
)
"""Each may import from itself and from those before it.

Routes lie beside the pages that they answer with, above all views.
"""
MOST = 18
WITHIN = "heliopolis.web."


def room(module: str) -> str:
    return "routes" if module.endswith("routes") else module.removeprefix(WITHIN).partition(".")[0]


def test_no_room_imports_one_above_it() -> None:
    modules = read_modules()
    for name, module in modules.items():
        if name.startswith(WITHIN) and module.file.name != "__init__.py":
            own = ROOMS.index(room(name))
            used = {each for each in imported(module.tree, modules) if each.startswith(WITHIN)}
            assert {each for each in used if ROOMS.index(room(each)) > own} == set(), name


def test_no_room_is_crowded() -> None:
    for name in ROOMS:
        assert len(list((WEB / name).glob("*.py"))) <= MOST, name

"""What is compiled: all that plays, what writes pages, and none of it falls back to plain Python unseen."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest
from house import SOURCES, read_modules

ROOT = SOURCES.parent

PLAYING = ("kernel.", "bots.")
ROOMS = ("position", "rules", "checks", "evaluation", "game")
PLAIN = {
    "heliopolis.bots.external": "it waits for other processes",
    "heliopolis.bots.objects": "it waits for objects of Python",
    "heliopolis.bots.plain_network": "it is for where nothing is compiled",
    "heliopolis.kernel.plain_vecs": "it is for where nothing is compiled",
    "heliopolis.bots.program": "it waits for other processes",
}
"""The modules among them that gain nothing, and why."""
WRITING = {
    f"heliopolis.{name}"
    for name in ("render.lines", "render.markup", "render.shapes", "render.svg", "words.texts", "words.voice")
}
"""What every page calls hundreds of times."""


def plays(name: str) -> bool:
    """Return whether a module has a part in playing a game: kernel and bots, and of a game all rooms but its art."""
    _, _, inner = name.partition(".")
    parts = inner.split(".")
    return inner.startswith(PLAYING) or (parts[0] == "games" and len(parts) > 2 and parts[2] in ROOMS)


def read_setup() -> ModuleType:
    """Return what setup.py says, without building anything."""
    spec = spec_from_file_location("heliopolis_setup", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    setup = module_from_spec(spec)
    spec.loader.exec_module(setup)
    return setup


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> set[Path]:
    monkeypatch.chdir(ROOT)
    return {Path(file) for file in read_setup().modules()}


def test_all_that_plays_or_writes_is_compiled_but_a_named_few(compiled: set[Path]) -> None:
    modules = [module for module in read_modules().values() if module.file.name != "__init__.py"]
    expected = {module.name for module in modules if plays(module.name)} - PLAIN.keys() | WRITING
    there = {module.name for module in modules if module.file.relative_to(ROOT) in compiled}
    assert there == expected
    assert len(compiled) == len(there)


def test_what_is_left_plain_exists() -> None:
    assert PLAIN.keys() <= read_modules().keys()

"""The compiled build plays the same games as the sources, and runs games that are not compiled."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from conformance import playing
from heliopolis.kernel import position as kernel_position

pytestmark = pytest.mark.sources
TESTS = Path(__file__).parents[1]
CARAVAN = TESTS.parent / "examples" / "caravan" / "src"
FAST = TESTS.parent / "build" / "fast"
DONE = TESTS.parent / "build" / "fast.done"
SOURCES = TESTS.parent / "src"


def reason_to_skip() -> str:
    """Return why there is no compiled build to compare with; ``make fast`` makes one."""
    if not DONE.exists():
        return "NOT COMPARED: build/fast is not there or not compiled; run make fast"
    newest = max(file.stat().st_mtime for file in SOURCES.rglob("*.py"))
    if newest > DONE.stat().st_mtime:
        return "NOT COMPARED: build/fast is older than the sources; run make fast"
    return ""


@pytest.fixture(scope="module")
def compiled() -> dict[str, Any]:
    """Provide what the compiled build came to."""
    reason = reason_to_skip()
    if reason:
        pytest.skip(reason)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(FAST), str(TESTS), str(CARAVAN)])}
    command = [sys.executable, "-W", "error", "-m", "conformance.playing"]
    run = subprocess.run(command, env=environment, cwd=FAST, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    found: dict[str, Any] = json.loads(run.stdout)
    return found


def test_the_builds_are_what_they_should_be(compiled: dict[str, Any]) -> None:
    assert kernel_position.__file__.endswith(".py")
    kernel = str(compiled["kernel"])
    assert kernel.startswith(str(FAST))
    assert kernel.endswith((".so", ".pyd"))


def test_no_module_that_should_be_compiled_is_plain_python(compiled: dict[str, Any]) -> None:
    assert compiled["plain"] == []


def test_help_says_the_same_on_both_builds(compiled: dict[str, Any]) -> None:
    told = playing.docs()
    assert len(told) > 100
    assert compiled["docs"] == told


@pytest.mark.long
@pytest.mark.parametrize(
    "games", [pytest.param(6, marks=pytest.mark.quick), pytest.param(playing.GAMES, marks=pytest.mark.slow)]
)
def test_both_builds_play_the_same_games(compiled: dict[str, Any], games: int) -> None:
    assert {name: digests[:games] for name, digests in compiled["results"].items()} == playing.results(games)


def test_neither_build_fuses_products_with_sums(compiled: dict[str, Any]) -> None:
    assert not playing.fused()
    assert not compiled["fused"], "the compiler rounds a * b + c once: find its switch against that for setup.py"


@pytest.mark.long
def test_bots_choose_the_same_on_both_builds(compiled: dict[str, Any]) -> None:
    assert compiled["bots"] == playing.bots()


def test_bots_choose_the_same_on_every_machine() -> None:
    """Who changes the rules or the bots renews what is written down."""
    pinned = tomllib.loads(playing.PINNED.read_text(encoding="utf-8"))
    assert playing.bots() == pinned


def test_games_differ_by_their_seed() -> None:
    game = playing.everything()[0]
    assert playing.played(game, 1) == playing.played(game, 1) != playing.played(game, 2)

"""The examples that learn: each runs for seconds, and the page shows what was measured."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import baselines
import pytest

from heliopolis.arena.learning_curve import CurvePoint, read_curve

ROOT = Path(__file__).parents[2]

TASK = "Helios-2p-v2"
QUICK = "search:2:plans=2:width=2:states=30:root_width=2:root_states=60"
PATIENCE = 280
"""Seconds: on a busy machine everything takes its time."""

learns = pytest.mark.skipif(
    find_spec("torch") is None, reason="LEFT OUT: PyTorch is not installed; `make baselines` installs it"
)


def run(name: str, folder: Path, *arguments: str) -> str:
    line = [sys.executable, str(ROOT / "examples" / name), TASK, "--out", str(folder), "--games", "2", *arguments]
    done = subprocess.run(line, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    return done.stdout


def curve(folder: Path) -> list[CurvePoint]:
    return list(read_curve(folder / "curve.csv"))


@learns
def test_ppo_learns_against_itself_and_is_measured(tmp_path: Path) -> None:
    small = ["--rows", "16", "--hidden", "16", "--points", "1", "--against", "random"]
    told = run("ppo.py", tmp_path, "--steps", "1500", *small)
    points = curve(tmp_path)
    assert [(point.against, point.games) for point in points] == [("random", 2)] * 2
    assert 0 == points[0].steps < 1500 <= points[1].steps
    assert len(told.splitlines()) == 2
    assert (tmp_path / "model.pt").stat().st_size < 1_000_000


@learns
def test_expert_iteration_learns_from_its_own_rounds_and_is_measured(tmp_path: Path) -> None:
    run("expert_iteration.py", tmp_path, "--rounds", "2", "--play", "2", "--expert", QUICK, "--against", "random")
    steps = [point.steps for point in curve(tmp_path)]
    assert 0 == steps[0] < steps[1] < steps[2]
    assert (tmp_path / "model.pt").is_file()


def test_the_page_tells_what_was_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    for path, text in baselines.files().items():
        assert path.read_text(encoding="utf-8") == text, f"{path}: `make docs` makes it anew"

"""The example that predicts results runs on a small data set, and learns what there is to learn."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import heliopolis
from heliopolis.data import load, make, recipe

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_the_example_tells_how_well_both_predict(tmp_path: Path) -> None:
    make(tmp_path, recipe(heliopolis.game("helios"), ["random"], 10, shard=4, kind="npz"))
    line = [sys.executable, str(EXAMPLES / "predict_results.py"), str(tmp_path), "--epochs", "1", "--fitted", "3"]
    done = subprocess.run(line, capture_output=True, text=True, timeout=200, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("2 games held out, ")
    assert re.search(r"^evaluation +0\.\d+ +\d+\.\d%$", done.stdout, re.MULTILINE)
    assert re.search(r"^network +0\.\d+ +\d+\.\d%$", done.stdout, re.MULTILINE)


def test_the_network_learns_who_won(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By heart, at this size: the games that it has seen surprise it ever less."""
    monkeypatch.syspath_prepend(EXAMPLES)
    import predict_results

    make(tmp_path, recipe(heliopolis.game("helios"), ["random"], 4, kind="npz"))
    data = load(tmp_path)
    model = predict_results.Model(data.manifest.about["features"])
    before = model.forecasts(data)
    assert before.log_loss() == pytest.approx(np.log(2))
    model.fit(data, 50, rate=0.02)
    after = model.forecasts(data)
    assert after.log_loss() < 0.5
    gain, error = predict_results.difference(after, before)
    assert gain == pytest.approx(before.log_loss() - after.log_loss())
    assert error > 0

"""The picture of the way of a click."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.slow
def test_the_picture_of_a_click_shows_the_way_it_takes(tmp_path: Path) -> None:
    """``make docs`` draws it again."""
    drawn = tmp_path / "click.svg"
    subprocess.run([sys.executable, "tools/trace_click.py", "--picture", str(drawn)], cwd=ROOT, check=True)
    assert drawn.read_text(encoding="utf-8") == (ROOT / "docs/pictures/click.svg").read_text(encoding="utf-8")

"""Without the libraries of the server: the package and the command work, and the server says what it needs."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

from heliopolis.cli.errors import SERVER

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
WITHOUT = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {missing}:
            raise ModuleNotFoundError(name, name=name)

sys.meta_path.insert(0, Missing())
from heliopolis.cli import main
main()
"""
"""The command where these are not installed."""


def command(*words: str) -> subprocess.CompletedProcess[str]:
    line = [sys.executable, "-c", WITHOUT.format(missing=set(SERVER)), *words]
    return subprocess.run(line, capture_output=True, text=True, check=False, timeout=120)


def test_games_are_played_without_the_server() -> None:
    done = command("simulate", "helios", "--players", "2", "--games", "1")
    assert (done.returncode, done.stderr) == (0, "")
    assert "games" in done.stdout


def test_the_server_says_in_one_line_what_to_install(tmp_path: Path) -> None:
    done = command("serve", "--data", str(tmp_path))
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert re.fullmatch(r"heliopolis: the server needs \w+: pip install 'heliopolis\[web\]'", line)


def test_no_library_of_the_server_is_needed_by_all() -> None:
    named = {re.split(r"[<>=;\\[ ]", need)[0].replace("-", "_") for need in PROJECT["optional-dependencies"]["web"]}
    assert named - SERVER == {"tzdata", "uvloop"}, "which are used where they are there"
    assert {need.split(">")[0] for need in PROJECT["dependencies"]} & SERVER == set()

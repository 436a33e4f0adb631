"""``heliopolis new-game``: what it writes is tried in ``tests/outside``; here is what it refuses."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.conftest import Command
from heliopolis.games import own_games


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("Two Words", "name: a game name has only lowercase letters and digits"),
        ("../river", "name: a game name has only lowercase letters and digits"),
        (next(iter(own_games())), "name: a game with this name already exists"),
        ("state", "name: State is reserved; choose another name"),
        ("none", "name: None is reserved; choose another name"),
    ],
)
def test_a_name_that_cannot_be_used_is_refused(name: str, fault: str, tmp_path: Path, command: Command) -> None:
    done = command("new-game", name, "--out", tmp_path / "new")
    assert done.exit_code == 2
    assert fault in done.stderr
    assert not (tmp_path / "new").exists()


def test_nothing_is_overwritten(tmp_path: Path, command: Command) -> None:
    done = command("new-game", "river", "--out", tmp_path)
    assert done.exit_code == 2
    assert str(tmp_path) in done.stderr
    assert list(tmp_path.glob("*.toml")) == []


def test_the_usual_folder_has_the_name(tmp_path: Path, command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = command("new-game", "river", "--lang", "fr")
    assert done.exit_code == 0
    assert (tmp_path / "heliopolis-river" / "src" / "heliopolis_river" / "game.py").is_file()
    assert "heliopolis play river" in done.stdout

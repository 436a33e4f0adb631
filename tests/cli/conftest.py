"""The command as a person runs it: arguments and typed lines in, output, errors and exit code out."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import heliopolis
from heliopolis.cli import app
from heliopolis.kernel.chance import CHANCE, Dice
from heliopolis.kernel.journals.journal import Journal

Command = Callable[..., Result]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Provide a fresh folder of settings and kept games."""
    folder = tmp_path / "home"
    monkeypatch.setenv("XDG_CONFIG_HOME", str(folder))
    monkeypatch.setenv("HOME", str(folder))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.delenv("HELIOPOLIS_LANG", raising=False)
    return folder / "heliopolis" / "games"


@pytest.fixture
def command() -> Command:
    """Provide a way to run the command with arguments; ``typed`` are the lines of a person."""

    def run(*arguments: object, typed: tuple[str, ...] = ()) -> Result:
        lines = "".join(f"{line}\n" for line in typed)
        return CliRunner().invoke(app, [str(argument) for argument in arguments], input=lines)

    return run


@pytest.fixture(params=list(heliopolis.all_games()))
def game(request: pytest.FixtureRequest) -> str:
    """Provide every game by its name."""
    return str(request.param)


@pytest.fixture
def played(game: str) -> Journal:
    """Provide a random game of which a few turns were played."""
    journal = Journal(heliopolis.game(game), ["Ann", "greedy"])
    dice = Dice(3)
    for _ in range(40):
        choices = journal.state.choices()
        if journal.state.seat() == CHANCE:
            journal.play(choices[dice.weighted(journal.state.weights())])
        else:
            journal.play(choices[dice.below(len(choices))])
    return journal


@pytest.fixture
def file(played: Journal, tmp_path: Path) -> Path:
    """Write that game into a file."""
    path = tmp_path / "game.txt"
    path.write_text(played.text(), encoding="utf-8")
    return path

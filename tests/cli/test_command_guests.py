"""Bots of other people on the command line: invited where they are named, and never by a journal."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from heliopolis.bots import external, program
from heliopolis.cli import app
from heliopolis.games import game
from heliopolis.kernel.journals.journal import Journal

PARROT = shlex.join([sys.executable, str(Path(__file__).parents[2] / "examples" / "parrot.py")])


@pytest.fixture(autouse=True)
def nobody(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Start without external bots, and check that no program is left."""
    monkeypatch.setenv("HELIOPOLIS_BOTS", "")
    monkeypatch.setattr(external, "_told", set())
    yield
    program.end_all()


def test_games_are_simulated_with_a_program() -> None:
    arguments = ["simulate", "helios", "--games", "2", "--bots", f"random,parrot={PARROT}", "--json"]
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 0, result.output
    report = json.loads(result.stdout)
    assert report["bots"] == ["random", "parrot"]
    assert report["forfeits"] == {"parrot": 0}
    assert result.stderr == ""
    again = json.loads(CliRunner().invoke(app, arguments).stdout)
    assert again["digest"] == report["digest"]


def test_a_program_that_fails_is_told(caplog: pytest.LogCaptureFixture) -> None:
    result = CliRunner().invoke(app, ["simulate", "helios", "--games", "1", "--bots", "random,wall=false"])
    assert result.exit_code == 0, result.output
    assert "wall forfeited" in result.stdout
    assert "bot wall forfeits a decision: end: it ended with code 1" in caplog.text


def test_a_program_plays_in_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    arguments = ["play", "helios", "--players", "3", "--seed", "3", "--name", "Ann", "--bots", f"parrot={PARROT}"]
    result = CliRunner().invoke(app, arguments, input="1\nquit\n")
    assert result.exit_code == 0, result.output
    assert "parrot 1" in result.output
    assert "parrot 2" in result.output
    (kept,) = tmp_path.rglob("*.txt")
    assert "parrot 1" in kept.read_text(encoding="utf-8")


def test_a_journal_invites_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A player named like a command in a journal counts as a person."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    note = tmp_path / "note"
    journal = Journal(game("helios"), [f"mine=touch\t{note}".replace("\t", " "), f"run:touch {note}"], players=2)
    (tmp_path / "journal.txt").write_text(journal.text(), encoding="utf-8")
    result = CliRunner().invoke(app, ["play", "helios", "--load", str(tmp_path / "journal.txt")], input="1\n1\nquit\n")
    assert result.exit_code == 0, result.output
    assert not note.exists()


def test_the_arena_says_how_long_a_program_may_take_and_what_it_forfeits(tmp_path: Path) -> None:
    book = tmp_path / "book.jsonl"
    limits = ["--hello-seconds", "0.1", "--choice-seconds", "0.2"]
    arguments = ["arena", "helios", "wall=sleep 60", "random", "--games", "2", "--workers", "1", "--out", str(book)]
    result = CliRunner().invoke(app, [*arguments, *limits])
    assert result.exit_code == 0, result.output
    assert "forfeits" in result.stdout
    header, *games = [json.loads(line) for line in book.read_text(encoding="utf-8").splitlines()]
    assert header["patience"] == {"hello": 0.1, "choice": 0.2}
    assert all("time: it did not answer in time" in line for game in games for line in game["forfeits"][0][:1])
    other = CliRunner().invoke(app, arguments)
    assert other.exit_code == 2
    assert "patience" in other.stderr


def test_where_only_our_bots_play_nothing_is_said_of_forfeits() -> None:
    result = CliRunner().invoke(app, ["arena", "helios", "random", "random", "--games", "2", "--workers", "1"])
    assert "forfeits" not in result.stdout

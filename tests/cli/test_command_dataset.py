"""The command ``heliopolis dataset``: what it writes and what it refuses."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from cli.conftest import Command

SMALL = ("--games", 2, "--workers", 1, "--files", "npz")


def test_it_writes_a_data_set_of_every_game(command: Command, game: str, tmp_path: Path) -> None:
    done = command("dataset", game, *SMALL, "--out", tmp_path / "data", "--shard", 1)
    assert done.exit_code == 0, done.stderr
    assert done.stdout.startswith("2 games, ")
    told = json.loads((tmp_path / "data" / "manifest.json").read_text(encoding="utf-8"))
    assert [len(shard["files"]) for shard in told["shards"]] == [2, 2]
    again = command("dataset", game, *SMALL, "--out", tmp_path / "data", "--shard", 1, "--lang", "fr")
    assert again.stdout.startswith("2 parties, ")


def test_the_command_of_the_manifest_makes_the_same_bytes(command: Command, tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    command("dataset", "helios", *SMALL, "--players", 3, "--seed", 7, "--out", one)
    line = json.loads((one / "manifest.json").read_text(encoding="utf-8"))["command"]
    assert command(*line.split()[1:], "--workers", 1, "--out", two).exit_code == 0
    assert {path.name: path.read_bytes() for path in one.iterdir()} == {
        path.name: path.read_bytes() for path in two.iterdir()
    }


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("chess",), "unknown game “chess”"),
        (("helios", "--bots", "deep_blue"), "unknown bot “deep_blue”"),
        (("helios", "--bots", "random,random,random"), "option bots: "),
        (("helios", "--players", 5), "option players: takes 2, 3, 4, not 5"),
        (("helios", "--games", 0), "option games: must be at least 1, not 0"),
        (("helios", "--games", -1), "option games: must be at least 1, not -1"),
        (("helios", "--shard", 0), "option shard: must be at least 1, not 0"),
    ],
)
def test_what_cannot_be_played_is_told_in_one_line(
    command: Command, arguments: tuple[object, ...], said: str, tmp_path: Path
) -> None:
    done = command("dataset", *arguments, "--out", tmp_path / "data")
    assert done.exit_code == 2
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert not (tmp_path / "data").exists()


def test_the_folder_of_another_command_is_refused(command: Command, tmp_path: Path) -> None:
    command("dataset", "helios", *SMALL, "--out", tmp_path / "data")
    done = command("dataset", "helios", *SMALL, "--seed", 2, "--out", tmp_path / "data")
    assert done.exit_code == 2
    assert "contains another data set: seed is 1, not 2" in done.stderr
    french = command("dataset", "helios", *SMALL, "--seed", 2, "--out", tmp_path / "data", "--lang", "fr")
    assert "contient un autre jeu de données" in french.stderr


def test_a_folder_keeps_its_kind_of_files(command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    command("dataset", "helios", *SMALL, "--out", tmp_path / "data")
    monkeypatch.setattr("heliopolis.data.recording.usual_kind", lambda: "parquet")
    done = command("dataset", "helios", "--games", 3, "--workers", 1, "--out", tmp_path / "data")
    assert done.exit_code == 0, done.stderr
    assert (tmp_path / "data" / "decisions-0000000.npz").is_file()


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "Stopped. Run the same command to continue"), ("fr", "Relancez la même commande pour continuer")],
)
def test_who_stops_it_is_told_that_it_goes_on(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, said: str
) -> None:
    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("heliopolis.data.make", stopped)
    done = command("dataset", "helios", *SMALL, "--out", tmp_path / "data", "--lang", lang)
    assert done.exit_code == 130
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_who_lacks_the_extra_is_told(command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "heliopolis.data", None)
    done = command("dataset", "helios", *SMALL, "--out", tmp_path / "data")
    assert done.exit_code == 2
    assert "pip install 'heliopolis[data]'" in done.stderr

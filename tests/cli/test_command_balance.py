"""The command ``heliopolis balance``: a page on the output or in a file, and games that are kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.conftest import Command


@pytest.mark.sample
def test_it_writes_a_page_on_all_numbers_of_players(command: Command, game: str) -> None:
    done = command("balance", game, "--bot", "random", "--games", 1, "--workers", 1)
    assert done.exit_code == 0
    assert done.stdout.startswith("# Balance\n")
    assert "| 2 players | 3 players | 4 players |" in done.stdout


def test_it_keeps_its_games_and_goes_on(command: Command, tmp_path: Path) -> None:
    page, books = tmp_path / "page.md", tmp_path / "books"
    case = "origins:wonders=true,trials=regular"
    arguments = ("balance", "helios", case, "--bot", "random", "--players", "1,2", "--workers", 1)
    command(*arguments, "--games", 1, "--keep", books, "--out", page)
    first = page.read_text(encoding="utf-8")
    assert "## Origins: First Builders, wonders=true, trials=regular" in first
    names = [f"helios-2.jsonl {case.replace(':', '-')}-{players}.jsonl".split() for players in (1, 2)]
    assert {file.name for file in books.iterdir()} == {name for pair in names for name in pair}
    before = {file.name: file.read_bytes() for file in books.iterdir()}
    command(*arguments, "--games", 1, "--keep", books, "--out", page)
    assert page.read_text(encoding="utf-8") == first
    assert {file.name: file.read_bytes() for file in books.iterdir()} == before


def test_of_each_game_there_may_be_another_number(command: Command) -> None:
    arguments = ("--games", "1,2", "--players", "2", "--workers", 1, "--bot", "random")
    page = command("balance", "helios", "origins", *arguments).stdout
    assert [line for line in page.splitlines() if line.startswith("| games ")] == ["| games | 1 |", "| games | 2 |"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("chess",), "unknown game “chess”"),
        (("helios", "--bot", "deep_blue"), "unknown bot “deep_blue”"),
        (("helios", "--players", "5"), "option players: takes 2, 3, 4, not 5"),
        (("helios", "--players", "two"), "option players: must be a whole number, not “two”"),
        (("helios", "--players", "7,8"), "option players: takes 2, 3, 4, not 7"),
        (("helios:sun=hot",), "option sun: helios has no such option"),
        (("helios", "--games", "many"), "option games: must be a whole number, not “many”"),
        (("helios", "--games", "2,3"), "option games: takes one number or 1, one per game, not 2"),
        (("helios", "--games", "0"), "option games: must be at least 1, not 0"),
    ],
)
def test_what_cannot_be_played_is_told_in_one_line(command: Command, arguments: tuple[str, ...], said: str) -> None:
    done = command("balance", *arguments, "--workers", 1)
    assert done.exit_code == 2
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1

"""The command ``heliopolis arena``: its table, its data, its page, its book, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.conftest import Command
from heliopolis.cli.formatting import figures, plain_console

QUICK = "greedy:width=1:states=2"
"""A bot that hardly thinks, and plays worse than it would at random."""


@pytest.mark.sample
def test_it_prints_a_table(command: Command, game: str) -> None:
    done = command("arena", game, QUICK, "random", "--games", 2, "--workers", 1)
    assert done.exit_code == 0
    assert QUICK[:12] in done.stdout
    assert "Seat 2" in done.stdout
    french = command("arena", game, QUICK, "random", "--games", 2, "--workers", 1, "--lang", "fr")
    assert "Place 2" in french.stdout


def test_alone_it_tells_how_often_the_target_was_reached(command: Command) -> None:
    done = command("arena", "origins", "random", "--players", 1, "--games", 2, "--workers", 1)
    assert "target reached" in done.stdout
    # No one is there to be rated against.
    assert "rating" not in done.stdout
    assert "Seat 1" not in done.stdout


def test_a_bot_stands_there_by_its_name_and_not_as_a_picture() -> None:
    console = plain_console()
    with console.capture() as printed:
        console.print(figures("search:100:plans=4"))
    assert "search:100:plans=4" in printed.get()


def test_it_gives_plain_data(command: Command, game: str) -> None:
    arguments = ("arena", game, QUICK, "random", "random", "--players", 3, "--games", 3, "--workers", 1, "--json")
    found = json.loads(command(*arguments).stdout)
    assert found["game"] == game
    assert found["options"]["players"] == 3
    assert found["entries"] == [QUICK, "random", "random"]
    assert found["games"] == 3
    assert {each["bot"] for each in found["standings"]} == {QUICK, "random"}
    assert len(found["line_ups"]) == 1
    assert len(found["seats"]) == 3
    assert {"wins", "score", "rating", "seconds", "forfeits"} < set(found["standings"][0])


def test_it_goes_on_with_its_book_and_writes_a_page(command: Command, tmp_path: Path) -> None:
    book, page = tmp_path / "book.jsonl", tmp_path / "page.html"
    arguments = ("arena", "helios", QUICK, "random", "--workers", 1, "--out", book, "--report", page, "--json")
    first = json.loads(command(*arguments, "--games", 2).stdout)
    lines = book.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 3
    again = json.loads(command(*arguments, "--games", 2).stdout)
    assert again == first
    assert book.read_text(encoding="utf-8").splitlines() == lines
    command(*arguments, "--games", 4)
    assert book.read_text(encoding="utf-8").splitlines()[:3] == lines
    assert len(book.read_text(encoding="utf-8").splitlines()) == 5
    assert page.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")


@pytest.mark.parametrize(
    ("bots", "code", "said"),
    [
        (("random", QUICK), 0, "random beats the threshold of 20%"),
        ((QUICK, "random"), 1, "does not beat the threshold of 20%"),
    ],
)
def test_a_bar_decides_the_exit_code(command: Command, bots: tuple[str, str], code: int, said: str) -> None:
    done = command("arena", "helios", *bots, "--beats", 0.2, "--games", 60, "--workers", 1)
    assert said in done.stdout
    assert done.exit_code == code


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("helios", "greedy", "deep_blue"), "unknown bot “deep_blue”"),
        (("helios", "greedy", "random", "--players", 5), "option players: takes 2, 3, 4, not 5"),
        (("helios", "greedy", "random", "--players", 4), "option bots: must name at least 4"),
        (("helios", "greedy", "random", "--beats", 1.2), "option beats: must be between 0 and 1, not 1.2"),
        (("helios", "greedy", "random", "easy", "--beats", 0.5), "option beats: needs a single line-up of bots"),
        (("helios", "greedy", "random", "--games", 0), "option games: must be at least 1, not 0"),
        (("helios", "greedy", "random", "--option", "sun=hot"), "option sun: helios has no such option"),
        (("chess", "greedy", "random"), "unknown game “chess”"),
    ],
)
def test_what_cannot_be_played_is_told_in_one_line(
    command: Command, arguments: tuple[object, ...], said: str, tmp_path: Path
) -> None:
    book = tmp_path / "book.jsonl"
    done = command("arena", *arguments, "--out", book)
    assert done.exit_code == 2
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_the_book_of_another_contest_is_refused(command: Command, tmp_path: Path) -> None:
    book = tmp_path / "book.jsonl"
    command("arena", "helios", QUICK, "random", "--games", 1, "--workers", 1, "--out", book)
    before = book.read_bytes()
    done = command("arena", "helios", QUICK, "random", "--games", 1, "--seed", 2, "--out", book)
    assert done.exit_code == 2
    assert f"{book}: line 1: is from another contest: seed is 1, not 2" in done.stderr
    french = command("arena", "helios", QUICK, "random", "--seed", 2, "--out", book, "--lang", "fr")
    assert "est d’une autre rencontre" in french.stderr
    assert book.read_bytes() == before

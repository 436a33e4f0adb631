"""`heliopolis hint` and `heliopolis review`: text, data and pictures, in both languages."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import heliopolis
from cli.conftest import Command
from heliopolis.kernel.chance import CHANCE, Dice
from heliopolis.kernel.journals.journal import Journal

QUICK = ("--bot", "search:4:plans=2:width=1:states=20:root_width=2:root_states=40", "--simulations", 4)


@pytest.fixture
def played(game: str) -> Journal:
    """Provide a random game in which players have decided something now and then."""
    journal, dice = Journal(heliopolis.game(game), ["Ann", "greedy"]), Dice(3)
    while sum(ply.seat != CHANCE for ply in journal.plies) < 18:
        state = journal.state
        weights = state.weights() if state.seat() == CHANCE else [1] * len(state.choices())
        journal.play(state.choices()[dice.weighted(weights)])
    return journal


@pytest.fixture
def asking(played: Journal) -> int:
    """Provide a ply at which a player has several choices."""
    return next(
        ply for ply in range(len(played.plies), 0, -1)
        if played.at(ply).seat() != CHANCE and len(played.at(ply).choices()) > 2
    )  # fmt: skip


def test_a_hint_is_a_table_of_choices(command: Command, file: Path, asking: int) -> None:
    shown = command("hint", file, "--at", asking, *QUICK)
    assert shown.exit_code == 0, shown.output
    assert "Visits" in shown.stdout
    assert "4 simulations" in shown.stdout
    assert shown.stdout == command("hint", file, "--at", asking, *QUICK).stdout
    french = command("hint", file, "--at", asking, *QUICK, "--lang", "fr")
    assert "Visites" in french.stdout
    assert "4 simulations" in french.stdout


def test_a_hint_as_data(command: Command, file: Path, played: Journal, asking: int) -> None:
    shown = command("hint", file, "--at", asking, *QUICK, "--json", "--most", 2)
    told = json.loads(shown.stdout)
    names = [choice.name for choice in played.at(asking).choices()]
    assert told["seat"] == played.at(asking).seat()
    assert 1 <= len(told["advice"]) <= 2
    assert all(advice["choice"] in names for advice in told["advice"])
    assert sum(told["outlook"]["chances"]) == pytest.approx(1)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--at", 0), "no player has a decision at this ply"),
        (("--at", 999), "must be between 0 and"),
        (("--bot", "greedy"), "must be a bot that searches"),
        (("--bot", "nobody"), "unknown bot"),
    ],
)
def test_what_cannot_be_hinted_is_told_in_one_line(
    command: Command, file: Path, arguments: tuple[object, ...], told: str
) -> None:
    shown = command("hint", file, *arguments)
    assert shown.exit_code == 2
    assert told in shown.stderr
    assert shown.stderr.count("\n") == 1


@pytest.mark.sample
def test_an_analysis_is_a_chart_and_a_list(command: Command, file: Path, tmp_path: Path) -> None:
    chart, page = tmp_path / "chart.svg", tmp_path / "page.html"
    shown = command("review", file, *QUICK, "--worst", 1, "--out", chart)
    assert shown.exit_code == 0, shown.output
    assert "Chance of winning" in shown.stdout
    assert "● Ann" in shown.stdout
    assert "Better:" in shown.stdout
    assert chart.read_text(encoding="utf-8").startswith("<svg")
    french = command("review", file, *QUICK, "--worst", 1, "--out", page, "--lang", "fr")
    assert "Chances de gagner" in french.stdout
    assert '<html lang="fr">' in page.read_text(encoding="utf-8")


@pytest.mark.sample
def test_an_analysis_as_data(command: Command, file: Path, played: Journal) -> None:
    told = json.loads(command("review", file, *QUICK, "--worst", 1, "--json").stdout)
    turns = [(turn["turn"], turn["seat"]) for turn in told["turns"]]
    assert {(turn["turn"], turn["seat"]) for turn in told["costly"]} <= set(turns)
    assert len(told["players"]) == 2
    assert [moment["ply"] for moment in told["moments"]] == sorted(moment["ply"] for moment in told["moments"])
    assert all(0 <= moment["ply"] < len(played.plies) for moment in told["moments"])


def test_a_picture_has_a_known_form(command: Command, file: Path, tmp_path: Path) -> None:
    shown = command("review", file, "--out", tmp_path / "chart.txt", "--lang", "fr")
    assert shown.exit_code == 2
    assert "doit finir par .svg ou .html" in shown.stderr

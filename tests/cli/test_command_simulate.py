"""Simulations from the command line, for people and for programs."""

from __future__ import annotations

import json

import pytest

import heliopolis
from cli.conftest import Command
from heliopolis.simulation import simulate
from heliopolis.words.texts import LANGUAGES


def test_report_for_programs_is_that_of_the_library(command: Command, game: str) -> None:
    found = json.loads(command("simulate", game, "--players", 2, "--games", 3, "--seed", 7, "--json").stdout)
    report = simulate(heliopolis.game(game), games=3, seed=7, players=2).to_dict()
    timed = {"seconds", "games_per_second", "decisions_per_second"}
    assert {key: found[key] for key in found if key not in timed} == {k: v for k, v in report.items() if k not in timed}
    assert all(found[key] > 0 for key in timed)


def test_nothing_but_the_report_on_the_output(command: Command, game: str) -> None:
    result = command("simulate", game, "--games", 2, "--json")
    assert result.stderr == ""
    json.loads(result.stdout)


@pytest.mark.parametrize("language", LANGUAGES)
def test_report_for_people(command: Command, game: str, language: str) -> None:
    output = command("simulate", game, "--games", 3, "--seed", 7, "--lang", language).output
    report = simulate(heliopolis.game(game), games=3, seed=7)
    assert report.digest in output
    assert f"{report.winner.mean:.1f}" in output


@pytest.mark.long
@pytest.mark.sample
def test_bots_against_each_other(command: Command, game: str) -> None:
    arguments = ("--games", 1, "--seed", 4, "--option", "players=2", "--bots", "greedy,random")
    found = json.loads(command("simulate", game, *arguments, "--json").output)
    assert found["bots"] == ["greedy", "random"]
    assert found["wins"]["bots"] == {"greedy": 1.0, "random": 0.0}
    assert "greedy" in command("simulate", game, *arguments).output

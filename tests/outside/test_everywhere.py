"""A game from outside, made by ``new-game``: in the command, the terminal, the arena, the environments and the pages.

That it is played in a real browser is seen in ``tests/browser/test_outside_game.py``.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import distributions
from pathlib import Path
from shutil import copytree

import numpy as np
import pytest
from cli.conftest import Command, command, home
from outside_games import installed, lay_out, write_game
from web.conftest import UNHURRIED, Open, Site, open_site, site

import heliopolis
from heliopolis.envs import aec, seat_env
from heliopolis.games import own_games
from heliopolis.games.outside import GROUP
from heliopolis.table import header

__all__ = ["command", "home", "open_site", "site"]  # fixtures of other folders

ROOT = Path(__file__).parents[2]
PATIENCE = 240
"""Seconds: on a busy machine everything takes its time."""


@pytest.fixture(scope="module")
def river(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Provide a new game, installed beside us; the folder of its project."""
    project = write_game("river", tmp_path_factory.mktemp("projects") / "river")
    place = tmp_path_factory.mktemp("site")
    lay_out(project, place)
    with installed(place):
        yield project


def run(folder: Path, *line: str) -> subprocess.CompletedProcess[str]:
    """Run Python in a folder, with all that can be imported here."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, *line]
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=PATIENCE
    )


@pytest.mark.slow
def test_it_passes_its_own_tests_and_with_them_the_conformance_suite(river: Path) -> None:
    done = run(river, "-m", "pytest", "-q", "-p", "no:cacheprovider")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "5 passed" in done.stdout


def test_its_code_is_in_order(river: Path) -> None:
    line = ["-m", "ruff", "check", "--isolated", "--no-cache", "--select", "E,F,I,W", "--line-length", "120"]
    done = run(river, *line)
    assert done.returncode == 0, done.stdout


@pytest.mark.slow
@pytest.mark.parametrize("name", ["river", "caravan"])
def test_pip_installs_what_these_tests_lay_out(name: str, river: Path, tmp_path: Path) -> None:
    """The entry point and every file of texts and values."""
    project = copytree(river if name == "river" else ROOT / "examples" / name, tmp_path / name)
    line = ["--no-index", "--no-deps", "--no-build-isolation", "--disable-pip-version-check", "--no-compile"]
    done = run(tmp_path, "-m", "pip", "install", "-q", *line, "--target", "there", str(project))
    assert done.returncode == 0, done.stderr
    lay_out(project, tmp_path / "here")

    def files(place: Path) -> list[str]:
        return sorted(str(each.relative_to(place)) for each in place.glob(f"heliopolis_{name}/**/*.*"))

    assert files(tmp_path / "there") == files(tmp_path / "here")
    (entry,) = [entry for found in distributions(path=[str(tmp_path / "there")]) for entry in found.entry_points]
    assert (entry.group, entry.name, entry.value) == (GROUP, name, f"heliopolis_{name}.game:{name.capitalize()}Game")


def test_the_command_knows_it(river: Path, command: Command) -> None:
    listed = command("games")
    assert listed.exit_code == 0
    assert "river  River" in listed.stdout
    assert listed.stderr == ""
    assert "An empty pile cannot be taken." in command("rules", "river").stdout
    assert "On ne peut pas prendre une pile vide." in command("rules", "river", "--lang", "fr").stdout


def test_it_is_played_in_the_terminal_and_replayed(river: Path, command: Command, home: Path) -> None:
    played = command("play", "river", "--seed", "3", typed=("pile:3", "pile:1", "quit"))
    assert played.exit_code == 0, played.output
    assert "Player 1 takes the third pile." in played.stdout
    (journal,) = home.glob("river-*.txt")
    replayed = command("replay", journal, "--lang", "fr")
    assert replayed.exit_code == 0, replayed.output
    assert "prend la troisième pile." in replayed.stdout


def test_bots_meet_in_the_arena(river: Path, command: Command) -> None:
    """In worker processes, which find the game as this one does."""
    done = command("arena", "river", "greedy", "random", "--players", "2", "--games", "4", "--json")
    assert done.exit_code == 0, done.output
    assert '"greedy"' in done.stdout


def test_agents_learn_in_its_environments(river: Path) -> None:
    turns = aec("river", players=2)
    turns.reset(seed=4)
    for agent in turns.agent_iter():
        observation, _, over, _, _ = turns.last()
        turns.step(None if over else int(np.argmax(observation["action_mask"])))
        assert agent in turns.possible_agents
    alone = seat_env("river", opponents=["random"], players=2)
    observation, _ = alone.reset(seed=4)
    assert alone.observation_space.contains(observation)


def test_it_is_played_on_the_pages(river: Path, site: Site) -> None:
    visitor = site.visitor()
    lobby = visitor.get("/").text
    assert "<h2>River</h2>" in lobby
    assert "/puzzles/river" not in lobby  # it has none
    for page in ("/new/river", "/rules/river", "/components/river", "/picture/river-fr-dark.svg", "/learn"):
        assert visitor.get(page).status_code == 200, page
    table = site.table(visitor.start("river", sits0="you", sits1="random"))
    for _ in range(200):
        need = site.table(table.id).needs()
        if need.kind == "over":
            break
        deed = "choose" if need.kind == "human" else "end-turn"
        reply = visitor.act(table, deed, 0, choice=table.state.choices()[0].name if deed == "choose" else "")
        assert reply.status_code == 200, reply.text
    assert table.state.result() is not None
    for page in ("", "/end", "/replay"):
        assert visitor.get(f"/t/{table.id}{page}").status_code == 200, page


def test_its_tables_trouble_nobody_when_it_is_gone(
    river: Path, open_site: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor = open_site(UNHURRIED).visitor()
    table = visitor.start("river", sits0="you", sits1="random")
    monkeypatch.setattr(header, "all_games", own_games)
    visitor.client = open_site(UNHURRIED).client
    assert visitor.get("/").status_code == 200
    assert visitor.get("/games").status_code == 200
    gone = visitor.get(f"/t/{table}")
    assert (gone.status_code, "This table’s game isn’t installed here." in gone.text) == (404, True)


def test_errors_of_its_own_are_told_in_its_words(river: Path) -> None:
    game = heliopolis.game("river")
    saved = game.new(players=2).to_dict()
    with pytest.raises(heliopolis.BadData, match="there must be three piles of at most 9 stones"):
        game.load({**saved, "piles": [1, 2, 30]})

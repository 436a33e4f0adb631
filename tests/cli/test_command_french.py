"""Who asks in French is answered in French, whichever game the error is of."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from faulty import FRENCH, GAME, played

from cli.conftest import Command

every_fault = pytest.mark.parametrize(("make", "told"), FRENCH.items(), ids=lambda each: getattr(each, "__name__", ""))


@pytest.fixture
def spoilt(make: Callable[[], str], tmp_path: Path) -> Path:
    file = tmp_path / "spoilt.txt"
    file.write_text(make(), encoding="utf-8")
    return file


@every_fault
@pytest.mark.parametrize("verb", [("replay",), ("play", GAME, "--load")])
def test_the_command(command: Command, spoilt: Path, told: str, verb: tuple[str, ...]) -> None:
    result = command(*verb, spoilt, "--lang", "fr")
    assert result.exit_code == 2
    assert f"{spoilt}\u00a0: ligne " in result.stderr
    assert told in result.stderr


@every_fault
@pytest.mark.parametrize("at_table", ["helios", GAME])
def test_the_terminal_at_any_table(command: Command, spoilt: Path, told: str, at_table: str) -> None:
    result = command("play", at_table, "--lang", "fr", typed=(f"charger {spoilt}", "quitter"))
    assert result.exit_code == 0
    assert told in result.output


def test_what_is_missing_to_verify(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(played().text(), encoding="utf-8")
    result = command("verify", file, "--lang", "fr")
    assert "note commitment\u00a0: manque\u00a0: rien n’a été publié avant les tirages" in result.stderr


@pytest.mark.parametrize("verb", ["play", "simulate"])
def test_options_of_a_game(command: Command, verb: str) -> None:
    result = command(verb, GAME, "--players", 1, "--option", "trials=short", "--lang", "fr")
    assert "option trials\u00a0: le solo se joue avec none ou regular, pas short" in result.stderr


def test_components_of_a_game(command: Command, tmp_path: Path) -> None:
    (tmp_path / "trials.toml").write_text("[a01]\n", encoding="utf-8")
    (tmp_path / "bonus.toml").write_text("", encoding="utf-8")
    result = command("components", GAME, "--components", tmp_path, "--lang", "fr")
    assert "bonus.toml\u00a0: n’est pas parmi board.toml" in result.stderr
    (tmp_path / "bonus.toml").unlink()
    result = command("components", GAME, "--components", tmp_path, "--lang", "fr")
    assert "trials.toml" in result.stderr
    assert "\u00a0: " in result.stderr


def test_quotes_and_fields_are_french_too(command: Command, tmp_path: Path) -> None:
    result = command("play", GAME, "--bots", "nobody", "--lang", "fr")
    assert "bot inconnu «\u00a0nobody\u00a0»" in result.stderr
    result = command("components", GAME, "--components", tmp_path / "none", "--lang", "fr")
    assert "matériel\u00a0: " in result.stderr

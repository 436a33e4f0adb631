"""Whatever is wrong is reported in one line that names it, with exit code 2, and nothing is written."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

import heliopolis
from cli.conftest import Command
from heliopolis.kernel.journals.journal import Journal


def refused(command: Command, *arguments: object) -> str:
    """Return the one line of a command that fails."""
    result = command(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("heliopolis: ")
    assert result.stderr.count("\n") == 1
    return result.stderr


def truncated(text: str) -> str:
    return text[: len(text) * 3 // 4]


def without_its_last_line(text: str) -> str:
    return "".join(text.splitlines(keepends=True)[:-1])


def with_other_rules(text: str) -> str:
    return text.replace("rules: ", "rules: 9", 1)


def with_other_components(text: str) -> str:
    return text.replace("components: ", "components: 9", 1)


def with_a_choice_twice(text: str) -> str:
    *lines, turn, closing = text.splitlines()
    return "\n".join([*lines, f"{turn} {turn.split()[-1]} {turn.split()[-1]}", closing, ""])


def with_an_unknown_choice(text: str) -> str:
    return re.sub(r"(?m)^(\d+ (?:table|seat\d) \{?)[^\s{}]+", r"\1no:such", text, count=1)


def of_another_game(text: str) -> str:
    return text.replace("game: ", "game: x", 1)


def a_poem(text: str) -> str:
    return "roses are red\n"


def nothing(text: str) -> str:
    return ""


@pytest.mark.parametrize(
    ("spoil", "named"),
    [
        (truncated, "the journal is truncated"),
        (without_its_last_line, "the journal is truncated"),
        (with_other_rules, "line 3: was played with rules version"),
        (with_other_components, "line 4: was played with other component values"),
        (with_a_choice_twice, "line "),
        (with_an_unknown_choice, "has no choice “no:such”"),
        (of_another_game, "line 2: unknown game"),
        (a_poem, "line 1: must be “heliopolis journal 1”"),
        (nothing, "line 1: must be “heliopolis journal 1”"),
    ],
)
def test_spoilt_journals(command: Command, file: Path, spoil: Callable[[str], str], named: str) -> None:
    file.write_text(spoil(file.read_text(encoding="utf-8")), encoding="utf-8")
    picture = file.with_name("board.svg")
    game = next(iter(heliopolis.all_games()))
    for arguments in (("replay", file), ("draw", file, "-o", picture), ("play", game, "--load", file)):
        line = refused(command, *arguments)
        assert str(file) in line
        assert named in line
    assert not picture.exists()


def test_spoilt_json_journals(command: Command, file: Path, played: Journal) -> None:
    other = file.with_suffix(".json")
    other.write_text(played.json()[:500], encoding="utf-8")
    assert "line " in refused(command, "replay", other)
    other.write_text(played.json().replace(played.plies[-1].choice, "no:such"), encoding="utf-8")
    assert "plies" in refused(command, "replay", other)


def test_files_that_cannot_be_read(command: Command, tmp_path: Path) -> None:
    missing, binary = tmp_path / "missing.txt", tmp_path / "binary.txt"
    binary.write_bytes(b"heliopolis journal 1\n\xff\xfe")
    assert f"{missing}: file not found" in refused(command, "replay", missing)
    assert f"{missing}\xa0: ce fichier n’existe pas" in refused(command, "replay", missing, "--lang", "fr")
    assert f"{tmp_path}: this is a folder" in refused(command, "replay", tmp_path)
    assert "line 2: is not UTF-8 text" in refused(command, "draw", binary)


def test_pictures_that_cannot_be_written(command: Command, file: Path, tmp_path: Path) -> None:
    assert "must end in .svg, .png or .gif, not board.jpg" in refused(
        command, "draw", file, "-o", tmp_path / "board.jpg"
    )
    nowhere = tmp_path / "no" / "board.svg"
    assert f"{nowhere}: file not found" in refused(command, "draw", file, "-o", nowhere)
    (tmp_path / "folder.svg").mkdir()
    assert "this is a folder" in refused(command, "draw", file, "-o", tmp_path / "folder.svg")
    kept = tmp_path / "kept.svg"
    kept.write_text("before", encoding="utf-8")
    assert "ply: must be between 0 and 40, not 41" in refused(command, "draw", file, "--at", 41, "-o", kept)
    assert kept.read_text(encoding="utf-8") == "before"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["folder.svg", "game.txt", "kept.svg"]


@pytest.mark.parametrize("verb", ["play", "simulate"])
@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("--players", 99), "option players: takes "),
        (("--players", 99, "--lang", "fr"), "option players\xa0: accepte "),
        (("--option", "nonsense=1"), "option nonsense: "),
        (("--option", "nonsense"), "option nonsense: must be written name=value"),
        (("--option", "players=2", "--players", 2), "option players: was given twice"),
        (("--option", "players=2", "--option", "players=3"), "option players: was given twice"),
        (("--bots", "nobody"), "unknown bot “nobody”"),
        (("--bots", "meduim"), "(did you mean “medium”?)"),
        (("--option", "playrs=2"), "(did you mean “players”?)"),
        (("--bots", ","), "option bots: names no bot"),
        (("--bots", "random,random,random"), "option bots: must name one bot or "),
        (("--lang", "tlh"), "unknown language “tlh”"),
        (("--components", "/no/such/folder"), "components: /no/such/folder is not a folder"),
    ],
)
def test_options_that_no_game_takes(
    command: Command, game: str, verb: str, arguments: tuple[object, ...], named: str
) -> None:
    assert named in refused(command, verb, game, *arguments)


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("--people", 3), "option people: must be at most 2, not 3"),
        (("--people", -1), "option people: must be at least 0, not -1"),
        (("--name", "greedy"), "option name: “greedy” is the name of a bot"),
        (("--name", "Ann", "--name", "Bea"), "option name: names 2 people, but 1 play"),
        (("--name", "A\nB"), "does not fit on one line"),
        (("--resume",), "option resume: no unfinished game of "),
    ],
)
def test_tables_that_cannot_be_set(command: Command, game: str, arguments: tuple[object, ...], named: str) -> None:
    assert named in refused(command, "play", game, *arguments)


@pytest.mark.parametrize("arguments", [("play", "nothing"), ("simulate", "nothing"), ("components", "nothing")])
def test_games_that_do_not_exist(command: Command, arguments: tuple[str, ...]) -> None:
    assert "unknown game “nothing”" in refused(command, *arguments)


def test_other_things_that_do_not_exist(command: Command, game: str) -> None:
    assert "no rule matches “zyxw”" in refused(command, "rules", "zyxw")
    assert "option games: must be at least 1, not 0" in refused(command, "simulate", game, "--games", 0)
    assert command("play", game, "--nonsense").exit_code == 2
    assert command("nonsense").exit_code == 2


def test_components_that_break_a_rule(command: Command, tmp_path: Path) -> None:
    own = heliopolis.game("helios").folder / "data" / "tiles.toml"
    tiles = tmp_path / "tiles.toml"
    shutil.copy(own, tiles)
    tiles.write_text(tiles.read_text(encoding="utf-8").replace("red = 4", "red = 5", 1), encoding="utf-8")
    for verb in ("play", "simulate", "components"):
        line = refused(command, verb, "helios", "--components", tmp_path)
        assert "tiles.toml.action.land" in line
        assert "17" in line
    tiles.write_text("[action", encoding="utf-8")
    assert "tiles.toml: is not TOML" in refused(command, "components", "helios", "--components", tmp_path)


JSON = '{"format": "heliopolis journal 1", "game": "helios", "closing": "", "plies": [], "rules": '


@pytest.mark.parametrize(
    "text",
    [
        JSON + "9" * 5_000 + "}",
        JSON + "[" * 985 + "]" * 985 + "}",
        JSON + '"' + "x" * 9_000 + '"}',
        "heliopolis journal 1\n" + "k" * 9_000 + "\n\n",
        "heliopolis journal 1\ngame: helios\nrules: " + "9" * 5_000 + "\ncomponents: 1\n\n",
        "heliopolis journal 1\ngame: he\x1b[31mlios\nrules: 1\ncomponents: 1\n\n",
    ],
    ids=["digits", "deep", "characters", "line", "rules", "escape"],
)
def test_a_journal_without_measure_is_refused_in_a_short_line(command: Command, tmp_path: Path, text: str) -> None:
    file = tmp_path / "game.txt"
    file.write_text(text, encoding="utf-8")
    told = refused(command, "replay", file).strip()
    assert len(told) < 450
    assert told.isprintable()


@pytest.mark.parametrize("value", ["9" * 5_000, "[" * 5_000], ids=["digits", "deep"])
def test_component_values_without_measure_are_refused_in_a_short_line(
    command: Command, tmp_path: Path, value: str
) -> None:
    (tmp_path / "values.toml").write_text(f"[start]\nsun = {value}\n", encoding="utf-8")
    told = refused(command, "components", "helios", "--components", tmp_path)
    assert "values.toml: is not TOML" in told
    assert len(told) < 450

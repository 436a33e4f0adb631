"""Recorded games are printed, shown at any ply, and drawn."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from animated import shown

from cli.conftest import Command
from heliopolis.kernel.chance import Dice
from heliopolis.kernel.journals.journal import Journal
from heliopolis.render import film
from heliopolis.table import stills
from heliopolis.words.texts import LANGUAGES
from heliopolis.words.voice import voice_of


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_story_is_told_up_to_the_ply(command: Command, file: Path, played: Journal, language: str) -> None:
    whole = command("replay", file, "--lang", language).output
    part = command("replay", file, "--at", 25, "--lang", language).output
    say = voice_of(played.game, language).say
    assert say("cli-replay-ply", ply=25, plies=40) in part
    assert say("cli-replay-ply", ply=40, plies=40) in whole
    turns = {ply.turn for ply in played.plies[:25]}
    assert all(f"{say('cli-turn', turn=turn, player='').strip(': ')}" in part for turn in turns)
    last = say("cli-turn", turn=played.plies[-1].turn, player="").rstrip(" ")
    assert last in whole
    assert (last in part) == (played.plies[-1].turn in turns)


def test_replay_for_programs(command: Command, file: Path, played: Journal) -> None:
    found = json.loads(command("replay", file, "--at", 30, "--json").output)
    assert found["ply"] == 30
    assert found["journal"] == played.to_dict()
    assert found["state"] == json.loads(json.dumps(played.at(30).to_dict()))
    assert [score["total"] for score in found["scores"]] == [score.total for score in played.at(30).scores()]
    assert len(found["events"]) == 31


def test_text_and_json_journals_are_the_same_game(command: Command, file: Path, played: Journal) -> None:
    other = file.with_suffix(".json")
    other.write_text(played.json(), encoding="utf-8")
    assert command("replay", file).output == command("replay", other).output
    assert command("replay", "-", typed=tuple(played.text().splitlines())).output == command("replay", file).output


def test_a_finished_game_is_told_to_its_winner(command: Command, played: Journal, file: Path) -> None:
    dice = Dice(1)
    while played.state.todo:
        choices = played.state.choices()
        weights = played.state.weights() or [1] * len(choices)
        played.play(choices[dice.weighted(weights)])
    file.write_text(played.text(), encoding="utf-8")
    result = played.state.result()
    assert result is not None
    voice = voice_of(played.game, "en")
    assert voice.result(result, ["Ann", "Greedy"]) in command("replay", file).output


OLDER = Path(__file__).parents[1] / "journals" / "older" / "helios-1-power-plant.txt"


@pytest.mark.parametrize(
    ("language", "said", "chosen", "end"),
    [
        ("en", "up to choice 71 of 181", "Stop on 1,0", "Final score on record: Ann 130 and Ben 77."),
        ("fr", "jusqu’au choix 71 sur 181", "S’arrêter en 1,0", "selon le journal : Ann 130 et Ben 77."),
    ],
)
def test_a_journal_of_older_rules_is_told_and_then_listed(
    command: Command, language: str, said: str, chosen: str, end: str
) -> None:
    told = command("replay", OLDER, "--lang", language).output
    for words in (said, chosen, end):
        assert words in " ".join(told.split())
    early = command("replay", OLDER, "--at", 20, "--lang", language).output
    assert chosen not in early
    assert end not in early


def test_a_journal_of_older_rules_for_programs(command: Command) -> None:
    found = json.loads(command("replay", OLDER, "--json").output)
    assert (found["rules"], found["ply"], len(found["events"]), len(found["rest"])) == (1, 181, 72, 110)
    assert found["rest"][0]["choice"] == "sun:1,0"
    assert found["closing"].startswith("-- 181 plies, over 130 77")


@pytest.mark.parametrize("words", [("review",), ("hint",), ("play", "helios", "--load")])
def test_a_journal_of_older_rules_is_only_looked_through(command: Command, words: tuple[str, ...]) -> None:
    refused = command(*words, OLDER)
    assert refused.exit_code == 2
    assert "You can read it, but not play on, analyse or verify it beyond that point" in refused.output


def test_boards_beyond_the_present_rules_are_not_drawn(command: Command) -> None:
    refused = command("draw", OLDER, "--at", 72)
    assert refused.exit_code == 2
    assert "ply: is after ply 71, the last one the current rules can replay" in refused.output


def test_draw_writes_the_picture_of_the_ply(command: Command, file: Path, played: Journal) -> None:
    for ply, name in ((10, "a.svg"), (40, "b.svg")):
        assert command("draw", file, "--at", ply, "-o", file.with_name(name)).exit_code == 0
    first, last = (file.with_name(name).read_text(encoding="utf-8") for name in ("a.svg", "b.svg"))
    assert first.startswith(("<svg", "<?xml"))
    assert first != last
    assert command("draw", file).output.strip() == last.strip()
    assert sorted(path.name for path in file.parent.iterdir() if path.is_file()) == ["a.svg", "b.svg", "game.txt"]


@pytest.mark.sample
def test_draw_as_png(command: Command, file: Path) -> None:
    pytest.importorskip("resvg_py")
    picture = file.with_name("board.PNG")
    assert command("draw", file, "-o", picture).exit_code == 0
    assert picture.read_bytes().startswith(b"\x89PNG")


@pytest.mark.sample
def test_draw_a_turn_and_a_game_as_animated_pictures(
    command: Command, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("resvg_py")
    monkeypatch.setattr(film, "WIDTH", 40)
    monkeypatch.setattr(stills, "MOST", 3)
    whole, turn = file.with_name("game.gif"), file.with_name("turn.GIF")
    assert command("draw", file, "-o", whole).exit_code == 0
    assert command("draw", file, "--at", 40, "--lang", "fr", "-o", turn).exit_code == 0
    assert 1 <= len(shown(whole.read_bytes())) <= 4
    assert len(shown(turn.read_bytes())) >= 1

"""Lessons in the terminal: a list of them, and each with its tasks, what came of it and what comes next."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cli.conftest import Command
from heliopolis import Journal
from heliopolis.games import all_games
from heliopolis.games import game as find_game
from heliopolis.kernel.game import Game
from heliopolis.studies.tree import new_study
from heliopolis.teaching.lessons import read_lesson
from heliopolis.teaching.materials import materials_of
from heliopolis.words.voice import voice_of


def test_all_lessons_are_listed(command: Command) -> None:
    listed = command("learn").output
    for game in all_games().values():
        assert all(lesson.id in listed for lesson in materials_of(game).course.lessons)
    own = command("learn", "helios", "--list", "--lang", "fr").output
    assert "Deux temples à la fois" in own
    assert "bonus-tile" not in own


@pytest.mark.parametrize(
    ("language", "aim"), [("en", "Score the most points in 4 rounds"), ("fr", "Marquer le plus de points")]
)
def test_a_game_without_a_lesson_is_a_guided_first_game(command: Command, home: Path, language: str, aim: str) -> None:
    shown = command("learn", "helios", "--seed", 1, "--lang", language, typed=("start:brown", "quit")).output
    shown = re.sub(r"[ │\n]+", " ", shown)
    voice = voice_of(all_games()["helios"], language)
    assert aim in shown
    assert voice.say("guide-start-tile") in shown
    assert voice.say("guide-take-tile") in shown
    assert voice.say("guide-because-land") in shown
    assert "HEL-TURN-01" in shown
    assert home.exists(), "it is kept as any other game"


@pytest.mark.sample
@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
def test_a_guided_game_is_played_to_its_end(command: Command, game: Game) -> None:
    # The first choice that is left, again and again.
    shown = command("learn", game.name, "--seed", 1, typed=["1"] * 900).output
    voice = voice_of(game, "en")
    first = materials_of(game).first_game
    assert first is not None
    assert "Most of them came from:" in shown
    assert any(voice.say(f"guide-next-{source}")[:40] in shown for source in first.improve)


def test_a_lesson_is_solved_and_leads_on(command: Command, home: Path) -> None:
    lesson = materials_of(all_games()["helios"]).course.lesson("first-turn")
    shown = command("learn", "helios", lesson.id, typed=lesson.start.solutions[0]).output
    assert "[ ] Take an action tile" in shown
    assert "[x] Place a land tile next to your starting tile" in shown
    assert "Done!" in shown
    assert "heliopolis learn helios cube-field" in shown
    assert not home.exists(), "a lesson is not kept among unfinished games"


def test_who_passes_is_told_what_is_missing(command: Command) -> None:
    shown = command("learn", "helios", "first-turn", "--lang", "fr", typed=("pass",)).output
    assert "Pas encore" in shown
    assert "[ ] Prenez une tuile Action" in shown
    assert "heliopolis learn helios first-turn" in shown


def test_a_lesson_that_is_not_there_is_told(command: Command) -> None:
    result = command("learn", "helios", "nothing")
    assert result.exit_code == 2
    assert "helios has no lesson “nothing”" in result.stderr


def test_lessons_are_checked_for_authors(command: Command) -> None:
    result = command("lessons", "check", "helios")
    assert result.exit_code == 0
    assert "0 faults" in result.output


def test_positions_for_a_draft_are_found(command: Command, tmp_path: Path) -> None:
    draft = tmp_path / "mine.toml"
    draft.write_text('teaches = []\n[[tasks]]\nname = "lay"\nevent = "laid"\n', encoding="utf-8")
    arguments = ("lessons", "find", "helios", draft, "--prompt", "TakeTile", "--rounds", "1-1", "--number", 1)
    assert "1: seed 1, ply 22, seat 2" in command(*arguments, "--games", 1).output
    assert "solutions = [" in command(*arguments, "--games", 1, "--write", 1).output
    wrong = command("lessons", "find", "helios", draft, "--prompt", "TakeTiles")
    assert wrong.exit_code == 2
    assert "TakeTile" in wrong.stderr


def test_a_lesson_is_drafted_from_a_study(command: Command, tmp_path: Path) -> None:
    lesson = next(each for each in materials_of(find_game("helios")).course.lessons if each.turns == 1)
    start = lesson.begin()
    saved = start.to_dict()
    assert isinstance(saved["options"], dict)
    journal = Journal(lesson.game, **saved["options"])
    journal.begin_at(start)
    for choice in lesson.start.solutions[0]:
        journal.play(choice)
    made = new_study(journal, 0, journal.players, "Mine", hints=True)
    file = tmp_path / "study.json"
    file.write_text(json.dumps(made.to_dict()), encoding="utf-8")
    result = command("lessons", "draft", file, "--name", "mine")
    assert result.exit_code == 0
    (tmp_path / "mine.toml").write_text(result.stdout, encoding="utf-8")
    read = read_lesson(lesson.game, tmp_path / "mine.toml", "")
    assert (read.seat, read.start.position) == (lesson.seat, start.to_dict())
    assert "lesson-mine-about" in result.stderr
    file.write_text("{}", encoding="utf-8")
    assert "study" in command("lessons", "draft", file).stderr

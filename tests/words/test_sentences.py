"""A sentence knows its subject: it is said with it or without, and no word of it is ever taken for a name."""

from __future__ import annotations

from pathlib import Path

import pytest

import heliopolis
from heliopolis.games import all_games
from heliopolis.kernel.event import Event
from heliopolis.words.sentences import NO_SUBJECT, Sentence, joined
from heliopolis.words.texts import LANGUAGES, PREDICATE, YOU, Texts, texts
from heliopolis.words.voice import voice_of

ANN, ANN_B = 0, 1


def catalogue(tmp_path: Path, source: str) -> Texts:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "words.ftl").write_text(source, encoding="utf-8")
    return Texts([tmp_path], "en")


@pytest.mark.parametrize(
    ("text", "predicate", "goes_on"),
    [
        ("{ $player } passes.", "passes", True),
        ('{ $player } { DOES($player, "pays", "pay") } { $n }.', "pays 3", True),
        ("{ $player } ends it: { $n }. This round is the last.", "ends it: 3. This round is the last.", False),
        ("{ $player } wins!", "wins!", False),
        ("{ $n ->\n    [3] { $player } takes three.\n   *[other] { $player } takes { $n }.\n}", "takes three", True),
        ("{ $player } pays { $n ->\n    [one] 1 cube.\n   *[other] { $n } cubes.\n}", "pays 3 cubes", True),
    ],
)
def test_a_text_that_begins_with_its_subject_can_be_said_without(
    tmp_path: Path, text: str, predicate: str, goes_on: bool
) -> None:
    words = catalogue(tmp_path, f"event-x = {text}\n")
    form = words.form("event-x")
    assert form is not None
    assert words(f"{PREDICATE}event-x", player="Ann", n=3) == predicate
    assert form.goes_on is goes_on
    whole = Sentence("event-x", ANN, "Ann", predicate, goes_on)
    assert str(whole) == words("event-x", player="Ann", n=3)


@pytest.mark.parametrize(
    "text",
    [
        "The table is laid.",
        "{ $player }’s turn.",
        "{ $player }",
        "It is { $player } who passes.",
        "{ $n ->\n    [3] { $player } takes three.\n   *[other] Three are taken by { $player }.\n}",
    ],
)
def test_other_texts_are_told_as_they_are(tmp_path: Path, text: str) -> None:
    assert catalogue(tmp_path, f"event-x = {text}\n").form("event-x") is None


def sentence(seat: int, subject: str, words: str, *, goes_on: bool = True) -> Sentence:
    return Sentence("event-x", seat, subject, words, goes_on)


def test_a_name_is_not_said_twice_in_a_row() -> None:
    told = [
        sentence(ANN, "Ann", "pays 1 Gold"),
        sentence(ANN, "Ann", "builds a Farm"),
        sentence(ANN_B, "Ann B", "passes"),
        Sentence("event-y", NO_SUBJECT, "", "The Market gets a Mint.", goes_on=False),
        sentence(ANN_B, "Ann B", "scores 2"),
    ]
    assert joined(told, "; ") == [
        "Ann pays 1 Gold; builds a Farm.",
        "Ann B passes.",
        "The Market gets a Mint.",
        "Ann B scores 2.",
    ]


def test_what_comes_after_a_full_stop_is_not_about_the_player() -> None:
    told = [sentence(ANN, "Ann", "ends it. This round is the last.", goes_on=False), sentence(ANN, "Ann", "passes")]
    assert joined(told, "; ") == ["Ann ends it. This round is the last.", "Ann passes."]
    assert joined(told[::-1], "; ") == ["Ann passes; ends it. This round is the last."]


PASSED: Event = ("passed", ANN)
NAMES = ["Ann", "Ann B", "passes", "The", "Sun takes", "{ $player }", "<b>", "%s", "A · B", "a. b", "\ue001", YOU]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
def test_a_player_may_be_called_by_anything(game: heliopolis.Game, name: str, language: str) -> None:
    said = voice_of(game, language)
    plain = said.tale([PASSED, PASSED, ("passed", ANN_B)], ["Zoe", "Yves"])
    assert said.tale([PASSED, PASSED, ("passed", ANN_B)], [name, "Yves"]) == plain.replace("Zoe", name)
    assert said.sentences([PASSED], [name, "Yves"])[0].subject == name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
def test_nearly_everything_that_players_do_begins_with_the_player(game: heliopolis.Game, language: str) -> None:
    words = texts(game.folder, language)
    told = [key for key in words.keys() if key.startswith("event") and "player" in words.arguments(key)]
    assert [key for key in sorted(told) if words.form(key) is None] == []

"""Journals: lossless in both forms, checked line by line, with undo and replay."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from heliopolis.kernel.chance import CHANCE, Dice
from heliopolis.kernel.errors import BadData, BadJournal, BadOption, HeliopolisError, IllegalChoice, UnknownName
from heliopolis.kernel.game import Game
from heliopolis.kernel.journals.journal import Journal
from heliopolis.kernel.journals.notation import Ply
from heliopolis.kernel.journals.replay import read_journal
from heliopolis_caravan.game import CaravanGame
from heliopolis_caravan.rules import Pay

GAME = CaravanGame()
CHOICES = "search find:tea travel roll:1 search find:tea travel roll:1 search find:tea travel roll:1 trade travel"


def find_game(name: str) -> Game:
    if name != GAME.name:
        raise UnknownName(f"unknown game “{name}”; available: {GAME.name}")
    return GAME


def read(text: str) -> Journal:
    return read_journal(text, find_game)


def written(names: str = CHOICES) -> Journal:
    journal = Journal(GAME, ["Ann", "Bob: the bold"], stages=9)
    for name in names.split():
        journal.play(journal.state.choice(name))
    return journal


def to_the_end(seed: int) -> Journal:
    journal, dice = Journal(GAME, players=3), Dice(seed)
    while journal.state.todo:
        choices = journal.state.choices()
        chance = journal.state.seat() == CHANCE
        journal.play(choices[dice.weighted(journal.state.weights()) if chance else dice.below(len(choices))])
    return journal


TEXT = written().text()
KEY = written().state.key()


def test_the_text_form() -> None:
    assert (
        "heliopolis journal 1\n"
        "game: caravan\n"
        "rules: 1\n"
        f"components: {GAME.components().digest}\n"
        "option players: 2\n"
        "option stages: 9\n"
        "option inn: true\n"
        "player 1: Ann\n"
        "player 2: Bob: the bold\n"
        "\n"
        "1 seat1 search {find:tea}\n"
        "2 seat2 travel {roll:1}\n"
        "3 seat1 search {find:tea}\n"
        "4 seat2 travel {roll:1}\n"
        "5 seat1 search {find:tea}\n"
        "6 seat2 travel {roll:1}\n"
        "7 seat1 trade [good:tea] [good:tea] [good:tea]\n"
        "8 seat2 travel\n"
        f"-- 14 plies, running, {KEY}\n"
    ) == TEXT


@pytest.mark.parametrize("seed", range(5))
def test_both_forms_are_lossless(seed: int) -> None:
    journal = to_the_end(seed)
    for text in (journal.text(), journal.json()):
        again = read(text)
        assert again.text() == journal.text()
        assert again.json() == journal.json()
        assert again.state == journal.state
    assert journal.closing().startswith(f"-- {len(journal.plies)} plies, over ")


def test_players_have_names_even_if_nobody_gave_them() -> None:
    assert Journal(GAME, players=3).players == ["player 1", "player 2", "player 3"]


@pytest.mark.parametrize(
    "players", [["Ann"], ["Ann", "Bob", "Eve"], ["Ann", "B\nob"], ["Ann", " Bob"], ["A", "B\u2028"]]
)
def test_names_that_do_not_fit_are_refused(players: list[str]) -> None:
    with pytest.raises(BadData, match="players: "):
        Journal(GAME, players)


def test_a_game_may_begin_with_a_forced_choice() -> None:
    class Opening(CaravanGame):
        def begin(self, state: Any) -> None:
            super().begin(state)
            state.hands[0][0], state.bag[0] = 1, state.bag[0] - 1
            state.do(Pay(0, 1))

    game = Opening()
    text = Journal(game).text()
    assert "0 table [good:silk]\n" in text
    assert read_journal(text, lambda _: game).text() == text
    with pytest.raises(BadJournal, match=r"line 11: has “good:tea” where the only choice was \[good:silk\]"):
        read_journal(text.replace("[good:silk]", "[good:tea]"), lambda _: game)
    data = json.loads(Journal(game).json())
    data["opening"] = []
    with pytest.raises(BadData, match=r"journal.opening: must be \['good:silk'\]"):
        read_journal(json.dumps(data), lambda _: game)


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("heliopolis journal 1", "PGN", 1, "must be “heliopolis journal 1”"),
        ("game: caravan", "game: chess", 2, "unknown game “chess”"),
        ("game: caravan\n", "", 9, "the header has no game"),
        ("rules: 1", "rules: 7", 3, "was played with rules version 7; these are version 1"),
        ("components: ", "components: x", 4, "was played with other component values"),
        ("option players: 2", "option players: 7", 5, "option players: takes 2, 3, not 7"),
        ("option stages: 9", "option miles: 9", 6, "caravan has no such option"),
        ("option stages: 9\n", "", 6, "must be “option stages: 6”"),
        ("player 1: Ann\n", "", 9, "names 1 players, the game has 2"),
        ("player 1: Ann", "player 3: Ann", 8, "must be “player 1: Ann”"),
        ("player 1: Ann", "weather: fine\nplayer 1: Ann", 8, "must be “player 1: Ann”"),
        ("the bold\n", "the bold\nweather: fine\n", 10, "“weather: fine” isn’t a line of this header"),
        ("player 1: Ann", "player 1 Ann", 8, "a header line is “name: value”"),
        ("player 1: Ann", "player 2: Ann", 9, "player 2 was given twice"),
        ("1 seat1 search", "1 seat1", 11, "“find:tea” was not decided by chance"),
        ("2 seat2 travel {roll:1}", "2 seat2", 12, "must be a turn number, the player and their choices"),
        ("2 seat2 travel", "two seat2 travel", 12, "must be a turn number"),
        ("2 seat2 travel", f"{'2' * 5000} seat2 travel", 12, "must be a turn number"),
        ("2 seat2 travel", "2 seat1 travel", 12, "must start with “2 seat2”"),
        ("2 seat2 travel", "3 seat2 travel", 12, "must start with “2 seat2”"),
        ("2 seat2 travel {roll:1}", "2 seat2 travel roll:1", 12, "“roll:1” was decided by chance"),
        ("2 seat2 travel", "2 seat2 {travel}", 12, "“travel” was not decided by chance"),
        ("2 seat2 travel", "2 seat2 [travel]", 12, "marks “travel” as the only choice, but there was more than one"),
        ("2 seat2 travel", "2 seat2 tra[vel", 12, "“tra\\[vel” is not a choice"),
        ("2 seat2 travel", "2 seat2 fly", 12, "caravan has no choice “fly”"),
        ("2 seat2 travel", "2 seat2 trade", 12, "trade is not allowed: CAR-TRADE-01"),
        ("4 seat2 travel {roll:1}\n", "", 14, "must start with “4 seat2”"),
        ("[good:tea] [good:tea] [good:tea]", "[good:tea] [good:silk]", 17, "where the only choice was \\[good:tea\\]"),
        ("-- 14 plies, running", "-- 14 plies, over 3 4", 19, "must be “-- 14 plies, running, "),
        ("-- 14 plies, running", "-- 99 plies, running", 19, "must be “-- 14 plies, running, "),
        (f", {KEY}", "", 19, f"must be “-- 14 plies, running, {KEY}”"),
        (f"-- 14 plies, running, {KEY}\n", "", 18, "the journal is truncated: its last line"),
        ("5 seat1 search {find:tea}", "5 seat1 search {find:tea}@0", 15, "“{find:tea}@0” is not a choice"),
        ("5 seat1 search", "5 seat1 search@3", 15, "caravan has no choice “search@3”"),
        ("\n\n", "\n", 18, "its header doesn’t end with an empty line"),
    ],
)
def test_a_text_at_fault_is_refused_with_its_line(old: str, new: str, line: int, reason: str) -> None:
    assert TEXT.count(old) == 1
    with pytest.raises(BadJournal, match=reason) as refusal:
        read(TEXT.replace(old, new))
    assert refusal.value.line == line
    assert str(refusal.value).startswith(f"line {line}: ")


@pytest.mark.parametrize("text", ["", "\n", "hello"])
def test_something_else_is_no_journal(text: str) -> None:
    with pytest.raises(BadJournal, match="line 1: "):
        read(text)


def test_a_journal_that_breaks_off_before_a_forced_choice_is_refused() -> None:
    cut = TEXT.replace(" [good:tea] [good:tea] [good:tea]\n8 seat2 travel", " [good:tea]")
    with pytest.raises(BadJournal, match=r"line 18: the journal is truncated before \[good:tea\]"):
        read(cut)


def test_a_text_cut_anywhere_is_refused() -> None:
    for end in range(len(TEXT) - 1):
        with pytest.raises(BadJournal):
            read(TEXT[:end])


def change(path: str, value: object) -> str:
    """Return the JSON form with another value at a path such as ``plies.3.choice``."""
    data = at = json.loads(written().json())
    *way, last = (int(part) if part.isdecimal() else part for part in path.split("."))
    for part in way:
        at = at[part]
    at[last] = value
    return json.dumps(data)


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        ("format", "x", "journal.format: must be “heliopolis journal 1”"),
        ("rules", 7, "journal.rules: was played with rules version 7"),
        ("components", "x", "journal.components: was played with other component values"),
        ("players", ["Ann"], "players: names 1 players"),
        ("opening", ["pass"], r"journal.opening: must be \[\]"),
        ("plies.3.turn", 9, r"journal.plies\[3\]: must belong to turn 2 of 1, seat -1"),
        ("plies.3.seat", 0, r"journal.plies\[3\]: must belong to turn 2"),
        ("plies.3.choice", "fly", r"journal.plies\[3\].choice: caravan has no choice “fly”"),
        ("plies.2.choice", "trade", r"journal.plies\[2\].choice: trade is not allowed: CAR-TRADE-01"),
        ("plies.12.forced", [], r"journal.plies\[12\].forced: must be"),
        ("closing", "-- 3 plies, running", "journal.closing: must be “-- 14 plies, running, "),
        ("plies.2.draw", 3, r"journal.plies\[2\].draw: “travel” was not decided by chance"),
    ],
)
def test_json_at_fault_is_refused_with_its_field(path: str, value: object, reason: str) -> None:
    with pytest.raises(BadData, match=reason):
        read(change(path, value))


@pytest.mark.parametrize(
    ("text", "error", "reason"),
    [
        ('{\n"format": ', BadJournal, "line 2: is not JSON"),
        ('{"a":' + "[" * 100_000, BadJournal, "line 1: is not JSON: it is nested too deeply"),
        (change("game", "chess"), UnknownName, "unknown game “chess”"),
        (change("options.players", 7), BadOption, "option players: takes 2, 3, not 7"),
        (change("options.miles", 7), BadOption, "option miles"),
    ],
)
def test_other_json_is_refused(text: str, error: type[HeliopolisError], reason: str) -> None:
    with pytest.raises(error, match=reason):
        read(text)


def test_any_ply_can_be_shown_again() -> None:
    journal = written()
    keys = []
    again = Journal(GAME, ["Ann", "Bob: the bold"], stages=9)
    for ply in journal.plies:
        keys.append(again.state.key())
        again.play(again.state.choice(ply.choice))
    assert [journal.at(number).key() for number in range(len(journal.plies))] == keys
    assert journal.at(len(journal.plies)) == journal.state
    for number in (-1, 15):
        with pytest.raises(BadData, match=f"ply: must be between 0 and 14, not {number}"):
            journal.at(number)


@pytest.mark.parametrize("plies", [0, 1, 3, 14])
def test_undo_takes_plies_back(plies: int) -> None:
    journal = written()
    before = journal.at(14 - plies)
    journal.undo(plies)
    assert journal.state == before
    assert len(journal.plies) == 14 - plies
    rest = CHOICES.split()[14 - plies :]
    for name in rest:
        journal.play(journal.state.choice(name))
    assert journal.text() == TEXT


@pytest.mark.parametrize("plies", [-1, 15])
def test_no_more_is_taken_back_than_was_played(plies: int) -> None:
    journal = written()
    with pytest.raises(BadData, match=f"undo: {plies} plies can’t be undone: 14 were played"):
        journal.undo(plies)
    assert journal.text() == TEXT


def test_a_refused_choice_is_not_written_down() -> None:
    journal = written("search find:tea")
    text = journal.text()
    with pytest.raises(IllegalChoice):
        journal.play(journal.state.choice("trade"))
    assert journal.text() == text


def test_what_is_shown_again_does_not_change_the_journal() -> None:
    journal = written()
    past: Callable[[int], Any] = journal.at
    past(4).play(journal.state.choice("travel"))
    assert journal.text() == TEXT
    assert read(TEXT).state == journal.state


def test_a_journal_edited_into_another_legal_game_is_found_out() -> None:
    edited = TEXT.replace("8 seat2 travel", "8 seat2 search")
    with pytest.raises(BadJournal, match=f"line 19: must be “-- 14 plies, running, (?!{KEY})"):
        read(edited)


def annotated() -> Journal:
    """Return a journal with all that surrounds the play: notes, comments, numbered draws."""
    journal = written("search")
    journal.note("commitment", "c0ffee")
    journal.note("weather", "fine: no clouds")
    journal.play(journal.state.choice("find:tea"), 1)
    journal.play(journal.state.choice("travel"))
    journal.comment("Ann sneezes")
    journal.comment("Bob: bless you")
    journal.play(journal.state.choice("roll:2"), 17)
    journal.comment("the end")
    return journal


def test_notes_comments_and_draws_stand_in_the_text() -> None:
    lines = annotated().text().splitlines()
    assert lines[9:11] == ["note commitment: c0ffee", "note weather: fine: no clouds"]
    assert lines[12:-1] == [
        "1 seat1 search {find:tea}@1",
        "2 seat2 travel",
        "; Ann sneezes",
        "; Bob: bless you",
        "2 seat2 {roll:2}@17",
        "; the end",
    ]


@pytest.mark.parametrize("form", [Journal.text, Journal.json])
def test_notes_comments_and_draws_are_kept(form: Callable[[Journal], str]) -> None:
    journal = annotated()
    again = read(form(journal))
    assert (again.text(), again.json()) == (journal.text(), journal.json())
    assert again.comments == [(3, "Ann sneezes"), (3, "Bob: bless you"), (4, "the end")]
    assert [ply.draw for ply in again.plies] == [0, 1, 0, 17]


def test_what_was_said_stays_when_plies_are_taken_back() -> None:
    journal = annotated()
    journal.undo(2)
    assert journal.comments == [(2, "Ann sneezes"), (2, "Bob: bless you"), (2, "the end")]
    assert read(journal.text()).text() == journal.text()


def test_a_comment_may_not_stand_before_a_forced_choice() -> None:
    parted = TEXT.replace("trade [good:tea]", "trade\n; hm\n7 seat1 [good:tea]")
    with pytest.raises(BadJournal, match=r"line 18: has “hm” where the only choice was \[good:tea\]"):
        read(parted)


@pytest.mark.parametrize("text", ["two\nlines", " space"])
def test_what_does_not_fit_on_a_line_is_not_written(text: str) -> None:
    journal = written()
    with pytest.raises(BadData, match="comment: "):
        journal.comment(text)
    with pytest.raises(BadData, match="note: "):
        journal.note("name", text)
    with pytest.raises(BadData, match="“a: b” cannot be the name of a note"):
        journal.note("a: b", "c")
    assert journal.text() == TEXT


@pytest.mark.parametrize("form", [Journal.text, Journal.json])
def test_a_journal_may_begin_in_the_middle_of_a_game(form: Callable[[Journal], str]) -> None:
    whole = written()
    journal = Journal(GAME, ["Ann", "Eve"], stages=9)
    journal.begin_at(whole.at(12))
    for ply in whole.plies[12:]:
        journal.play(journal.state.choice(ply.choice))
    assert journal.state == whole.state
    again = read(form(journal))
    assert again.text() == journal.text()
    assert again.at(0) == whole.at(12)
    assert "7 seat1 trade [good:tea] [good:tea] [good:tea]\n8 seat2 travel\n-- 2 plies" in again.text()


def test_a_journal_begins_only_where_it_can() -> None:
    start = written().state
    with pytest.raises(BadData, match="start: has a different options from the journal"):
        Journal(GAME, stages=6).begin_at(start)
    with pytest.raises(BadData, match="start: comes too late"):
        written().begin_at(start)
    journal = Journal(GAME, stages=9)
    journal.begin_at(start)
    for old, new, reason in (
        ('"sold":[0,0,3]', '"sold":[0,0,2]', "line 10: state"),
        ("start: {", "start: ", "JSON"),
        ("start: {", "start: " + "[" * 10**5, "deep"),
    ):
        assert old in journal.text()
        with pytest.raises(BadJournal, match=reason):
            read(journal.text().replace(old, new))


def test_what_was_played_on_a_copy_can_be_entered() -> None:
    journal, twin = written(), written()
    before, after = journal.state, journal.state.copy()
    events = after.play("roll:3")
    forced = [choice.name for choice in after.played[1:]]
    number = len(journal.plies) + 1
    journal.enter(Ply(number, before.turn, before.turn_seat, before.seat(), "roll:3", forced, 5, events), after)
    assert events == twin.play(twin.state.choice("roll:3"), 5)
    assert journal.text() == twin.text()
    journal.undo()
    assert journal.text() == TEXT

"""Positions and journals that strangers changed are refused in one line, or play on to the end."""

from __future__ import annotations

import json

import pytest
from sizes import scaled, sizes

from heliopolis.games import all_games
from heliopolis.games import game as find_game
from heliopolis.kernel.errors import LONGEST, BadData, BadJournal, HeliopolisError
from heliopolis.kernel.game import Game
from heliopolis.kernel.journals.journal import Journal
from heliopolis.kernel.journals.replay import read_journal
from heliopolis.kernel.journals.written import MOST_COMMENTS
from heliopolis.testing import mutants

each_game = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)

POSITIONS = 120
JOURNALS = 30


def faults_of_positions(game: Game, number: int, seed: int) -> list[str]:
    accepted, faults = 0, []
    for count, fault, refusal, _ in mutants.position_faults(game, number, seed):
        accepted += not refusal
        if fault:
            faults.append(f"seed {seed}, number {count}: {fault}")
    # Where nothing was accepted, nothing was tried.
    assert 0 < accepted < number
    return faults


def faults_of_journals(game: Game, number: int, seed: int) -> list[str]:
    return [
        f"seed {seed}, number {count}: {fault}"
        for count, fault, _, _ in mutants.journal_faults(game, number, seed)
        if fault
    ]


@sizes
@each_game
def test_changed_positions_are_refused_or_play_on_to_the_end(game: Game, times: float) -> None:
    assert faults_of_positions(game, scaled(POSITIONS, times), seed=31) == []


@sizes
@each_game
def test_changed_journals_are_refused_or_play_on_to_the_end(game: Game, times: float) -> None:
    assert faults_of_journals(game, scaled(JOURNALS, times), seed=41) == []


def hostile(start: object) -> str:
    """Return a journal of Helios that begins at a position."""
    journal = Journal(find_game("helios"), players=2)
    lines = journal.text().splitlines()
    place = lines.index("")
    return "\n".join([*lines[:place], f"start: {json.dumps(start)}", *lines[place:]]) + "\n"


def test_a_journal_of_a_thousand_million_turns_is_refused_at_once() -> None:
    journal = Journal(find_game("helios"), players=2)
    while journal.state.turn_seat < 0 or not any(type(step).__name__ == "Turns" for step in journal.state.todo):
        journal.play(journal.state.choices()[0])
    start = mutants.copied(journal.state.to_dict())
    turns = next(step for step in start["todo"] if step["step"] == "Turns")
    turns["done"] = -1_000_000_000
    with pytest.raises(BadJournal, match=r"todo\[\d\]\.done: must be between 0 and 18, not -1000000000"):
        read_journal(hostile(start), find_game)


@pytest.mark.parametrize(
    "start",
    ["9" * 5_000, "[" * 990 + "]" * 990, "[" * 100_000, '{"a":' * 990 + "1" + "}" * 990, '"' + "x" * 9_000 + '"'],
    ids=["digits", "deep", "deeper", "tables", "characters"],
)
def test_numbers_depth_and_letters_without_measure_are_refused_in_a_line(start: str) -> None:
    text = hostile({}).replace("start: {}", f"start: {start}")
    for told in (text, '{"format": "heliopolis journal 1", "game": "helios", "rules": ' + start + "}"):
        with pytest.raises(HeliopolisError) as refusal:
            read_journal(told, find_game)
        assert len(str(refusal.value)) <= LONGEST
        assert str(refusal.value).isprintable()


def test_a_deep_value_where_a_number_is_due_is_named_not_spelt_out() -> None:
    helios = find_game("helios")
    deep: object = 1
    for _ in range(980):
        deep = [deep]
    for field in ("turn", "round", "phase"):
        with pytest.raises(BadData, match=rf"state\.{field}: must be .*, not \[\.\.\.\]"):
            helios.load({**helios.new().to_dict(), field: deep})
    with pytest.raises(HeliopolisError, match="option players: takes 2, 3, 4, not"):
        helios.load({**helios.new().to_dict(), "options": {"players": deep}})


def test_comments_without_number_are_refused() -> None:
    journal = Journal(find_game("helios"), players=2)
    head, closing = journal.text().rsplit("--", 1)
    text = head + "; a word\n" * (MOST_COMMENTS + 1) + "--" + closing
    with pytest.raises(BadJournal, match="has more than 10000 comments"):
        read_journal(text, find_game)
    plain = {**journal.to_dict(), "comments": [[0, "a word"]] * (MOST_COMMENTS + 1)}
    with pytest.raises(BadData, match="comments: has more than 10000 comments"):
        read_journal(json.dumps(plain), find_game)

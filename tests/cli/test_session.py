"""Seats at one keyboard: who plays, what each has seen, how far undo goes."""

from __future__ import annotations

import pytest

import heliopolis
from heliopolis.cli.terminal.session import Session, Undone, name_seats, retell, seats_of_people
from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.errors import BadOption
from heliopolis.kernel.journal import Journal
from heliopolis.kernel.position import OVER


def session(game: str, names: list[str], seed: int = 1) -> Session:
    journal = Journal(heliopolis.game(game), names, players=len(names))
    return Session(journal, seats_of_people(names), seed)


def until_asked(table: Session) -> int:
    while table.waiting() == CHANCE:
        table.proceed()
    return table.waiting()


def choose_first(table: Session, times: int) -> None:
    for _ in range(times):
        if until_asked(table) == OVER:
            return
        table.play(table.journal.state.choices()[0])


def test_undo_goes_back_to_the_last_choice_of_a_person(game: str) -> None:
    table = session(game, ["Ann", "random"])
    choose_first(table, 3)
    until_asked(table)
    before = table.journal.text()
    plies = len(table.journal.plies)
    key = table.journal.state.key()
    choose_first(table, 1)
    until_asked(table)
    played = table.journal.plies[plies:]
    undone = table.undo()
    chance = sum(ply.seat == CHANCE for ply in played)
    assert undone == Undone(people=1, bots=len(played) - 1 - chance, chance=chance)
    assert table.journal.text() == before
    assert table.journal.state.key() == key
    assert table.waiting() == 0


def test_undo_stops_at_the_first_choice_of_a_person(game: str) -> None:
    table = session(game, ["Ann", "random"])
    until_asked(table)
    opening = table.journal.text()
    assert table.undo() is None
    choose_first(table, 4)
    for _ in range(4):
        assert table.undo() is not None
    assert table.undo() is None
    assert table.journal.text() == opening


def test_chance_answers_the_same_after_undo(game: str) -> None:
    table = session(game, ["Ann", "greedy"])
    choose_first(table, 12)
    played = table.journal.text()
    while table.undo():
        pass
    choose_first(table, 12)
    assert table.journal.text() == played


def test_restart_goes_back_to_the_beginning_of_the_turn(game: str) -> None:
    table = session(game, ["Ann", "Bea"])
    for _ in range(200):
        until_asked(table)
        state = table.journal.state
        begun = [ply for ply in table.journal.plies if ply.turn == state.turn]
        if len(begun) >= 2 and all(ply.seat == state.turn_seat for ply in begun):
            break
        table.play(state.choices()[0])
    else:
        pytest.fail("no turn of several choices")
    turn = table.journal.state.turn
    assert table.restart() == Undone(len(begun), 0, 0)
    assert table.journal.state.turn == turn
    assert table.journal.plies[-1].turn < turn
    assert table.restart() is None


def test_news_are_told_once_to_each_person(game: str) -> None:
    table = session(game, ["Ann", "Bea"])
    first = until_asked(table)
    assert table.news(first)
    assert table.news(first) == []
    choose_first(table, 1)
    other = 1 - first
    all_told = [event for events in table.told for event in events]
    assert table.news(other) == all_told


def test_log_tells_the_last_turns(game: str) -> None:
    table = session(game, ["Ann", "random"])
    choose_first(table, 6)
    until_asked(table)
    last = table.turns(1)
    assert len(last) == 1
    assert table.turns(3)[-1:] == last
    everything = [event for events in table.told[1:] for event in events]
    assert [event for events in table.turns(10_000) for event in events] == everything


def test_bots_finish_a_game_nobody_watches(game: str) -> None:
    table = session(game, ["random 1", "random 2"])
    assert until_asked(table) == OVER
    assert retell(table.journal) == table.told


def test_seats_of_a_table() -> None:
    assert name_seats(["Ann"], ["greedy"], 4) == ["Ann", "greedy 1", "greedy 2", "greedy 3"]
    assert name_seats(["Ann", "Bea"], ["random"], 3) == ["Ann", "Bea", "random"]
    assert name_seats(["Ann"], ["random", "greedy"], 3) == ["Ann", "random", "greedy"]
    assert name_seats(["Ann", "Bea"], ["greedy"], 2) == ["Ann", "Bea"]
    with pytest.raises(BadOption, match="people"):
        name_seats(["Ann", "Bea", "Cy"], ["greedy"], 2)
    with pytest.raises(BadOption, match="bots"):
        name_seats(["Ann"], ["greedy", "random"], 4)


def test_bots_are_known_by_their_names() -> None:
    assert seats_of_people(["greedy 1", "Ann", "random", "Greta"]) == [1, 3]

"""A table at one keyboard: who plays, what each person has seen, how far undo goes."""

from __future__ import annotations

import pytest

import heliopolis
from heliopolis.cli.terminal.local_game import LocalGame, Undone, name_seats, seats_of_people
from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.errors import BadOption
from heliopolis.kernel.journals.journal import Journal
from heliopolis.kernel.position import OVER


def local_game(game: str, names: list[str], seed: int = 1) -> LocalGame:
    journal = Journal(heliopolis.game(game), names, players=len(names))
    return LocalGame(journal, seats_of_people(names), seed)


def until_asked(local: LocalGame) -> int:
    while local.waiting() == CHANCE:
        local.proceed()
    return local.waiting()


def choose_first(local: LocalGame, times: int) -> None:
    for _ in range(times):
        if until_asked(local) == OVER:
            return
        local.play(local.journal.state.choices()[0])


def test_undo_goes_back_to_the_last_choice_of_a_person(game: str) -> None:
    local = local_game(game, ["Ann", "random"])
    choose_first(local, 3)
    until_asked(local)
    before = local.journal.text()
    plies = len(local.journal.plies)
    key = local.journal.state.key()
    choose_first(local, 1)
    until_asked(local)
    played = local.journal.plies[plies:]
    undone = local.undo()
    chance = sum(ply.seat == CHANCE for ply in played)
    assert undone == Undone(people=1, bots=len(played) - 1 - chance, chance=chance)
    assert local.journal.text() == before
    assert local.journal.state.key() == key
    assert local.waiting() == 0


def test_undo_stops_at_the_first_choice_of_a_person(game: str) -> None:
    local = local_game(game, ["Ann", "random"])
    until_asked(local)
    opening = local.table.state.key()
    assert local.undo() is None
    choose_first(local, 4)
    for _ in range(4):
        assert local.undo() is not None
    assert local.undo() is None
    assert local.table.state.key() == opening


def test_a_choice_that_nobody_answered_is_taken_back_without_a_trace(game: str) -> None:
    local = local_game(game, ["Ann", "Bea"])
    asked = OVER
    while local.waiting() != asked:
        asked = until_asked(local)
        local.play(local.table.state.choices()[0])
    assert local.undo() == Undone(1, 0, 0)
    assert local.journal.comments == []


def test_what_others_have_answered_is_taken_back_by_consent_of_all_people(game: str) -> None:
    local = local_game(game, ["Ann", "Bea"])
    seat = until_asked(local)
    while local.waiting() != CHANCE:
        seat = local.waiting()
        local.play(local.table.state.choices()[0])
    local.proceed()
    assert local.undo() == Undone(1, 0, 1)
    (comment,) = [line for _, line in local.journal.comments]
    assert comment == f"seat{seat + 1} took back 2 plies by consent of seat{2 - seat}"
    assert local.waiting() == seat


def test_even_the_end_of_a_game_can_be_taken_back(game: str) -> None:
    local = local_game(game, ["Ann", "random"])
    choose_first(local, 10_000)
    assert local.waiting() == OVER
    assert local.undo() is not None
    assert local.waiting() == 0


def test_chance_answers_the_same_after_undo(game: str) -> None:
    local = local_game(game, ["Ann", "greedy"])
    choose_first(local, 12)
    played = [ply.choice for ply in local.journal.plies]
    while local.undo():
        pass
    choose_first(local, 12)
    assert [ply.choice for ply in local.journal.plies] == played


def test_restart_goes_back_to_the_beginning_of_the_turn(game: str) -> None:
    local = local_game(game, ["Ann", "Bea"])
    for _ in range(200):
        until_asked(local)
        state = local.journal.state
        begun = [ply for ply in local.journal.plies if ply.turn == state.turn]
        if len(begun) >= 2 and all(ply.seat == state.turn_seat for ply in begun):
            break
        local.play(state.choices()[0])
    else:
        pytest.fail("no turn of several choices")
    turn = local.journal.state.turn
    assert local.restart() == Undone(len(begun), 0, 0)
    assert local.journal.state.turn == turn
    assert local.journal.plies[-1].turn < turn
    assert local.restart() is None


def test_news_are_told_once_to_each_person(game: str) -> None:
    local = local_game(game, ["Ann", "Bea"])
    first = until_asked(local)
    assert local.news(first)
    assert local.news(first) == []
    choose_first(local, 1)
    other = 1 - first
    everything = [event for ply in local.table.history.plies for event in ply.events]
    assert local.news(other) == everything


def test_log_tells_the_last_turns(game: str) -> None:
    local = local_game(game, ["Ann", "random"])
    choose_first(local, 6)
    until_asked(local)
    last = local.turns(1)
    assert len(last) == 1
    assert local.turns(3)[-1:] == last
    everything = [event for ply in local.table.history.plies[1:] for event in ply.events]
    assert [event for events in local.turns(10_000) for event in events] == everything


def test_bots_finish_a_game_nobody_watches(game: str) -> None:
    local = local_game(game, ["random 1", "random 2"])
    assert until_asked(local) == OVER
    state = local.journal.at(0)
    told = [state.play(state.choice(ply.choice)) for ply in local.journal.plies]
    assert [ply.events for ply in local.journal.plies] == told


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

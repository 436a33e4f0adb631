"""Going back: alone over the player's own choices, beyond that by consent."""

from __future__ import annotations

import random

from heliopolis.table.acts import AskUndo, Consent, Refuse, Undo
from heliopolis.table.errors import NotNow, NotYourTurn
from heliopolis.table.factory import open_table
from heliopolis.table.history import Need, UndoLimit
from heliopolis.table.keeping.store import Store
from heliopolis.table.seats import machine, person
from heliopolis.table.table import Table
from table.acting import make, refused, rich
from table.conftest import TOYS, go_on, play, seated


def test_one_goes_back_over_ones_own_choices(store: Store) -> None:
    table = rich(store)
    play(table, "trade good:tea good:silk good:tea")
    assert table.history.undo_limit(0) == UndoLimit(4, "start")
    table.undo(0, table.version)
    table.undo(0, table.version)
    assert [entry.choice for entry in table.history.plies] == ["", "trade", "good:tea"]
    play(table, "good:silk good:tea")
    make(table, table.restart_act(0))
    assert [entry.choice for entry in table.history.plies] == [""]
    refused(table, NotNow, "can undo 0 plies", lambda: table.undo(0, table.version))
    refused(table, NotNow, "can undo 0 plies", lambda: make(table, table.restart_act(0)))
    assert table.version == 9
    assert table.journal().comments == []


def test_what_was_taken_back_can_be_played_again_until_something_else_is_chosen(store: Store) -> None:
    table = rich(store)
    play(table, "trade good:tea good:silk good:tea")
    whole = [entry.choice for entry in table.history.plies]
    make(table, table.restart_act(0))
    for number in range(4):
        refused(table, NotYourTurn, "it isn’t seat 2", lambda: table.redo(1, table.version))
        table.redo(0, table.version)
        assert [entry.choice for entry in table.history.plies] == whole[: number + 2]
    for _ in range(3):
        table.undo(0, table.version)
    play(table, "good:silk")
    refused(table, NotNow, "nothing to redo", lambda: table.redo(0, table.version))


def test_a_table_that_was_opened_again_still_knows_what_was_taken_back(store: Store) -> None:
    table = rich(store)
    play(table, "trade good:tea")
    table.undo(0, table.version)
    again = open_table(store, TOYS, table.id)
    again.redo(0, again.version)
    assert again.history.plies[-1].choice == "good:tea"


def test_undo_stops_where_chance_or_somebody_else_has_acted(table: Table) -> None:
    play(table, "travel .")
    assert table.history.undo_limit(0) == UndoLimit(1, "start")
    table.draw()
    assert table.history.undo_limit(0) == UndoLimit(0, "chance")
    refused(table, NotNow, "can undo 0 plies", lambda: table.undo(0, table.version))
    table.play(1, "travel", table.version)
    assert table.history.undo_limit(0) == UndoLimit(0, "seat", 1)
    assert table.history.undo_limit(1) == UndoLimit(1, "chance")
    refused(table, NotNow, "not 2", lambda: make(table, Undo(1, 2)))
    refused(table, NotNow, "not -1", lambda: make(table, Undo(1, -1)))
    table.undo(1, table.version)
    assert table.needs() == Need("human", 1)


def test_a_turn_is_restarted_no_further_than_one_may_go_back(store: Store) -> None:
    table = seated(store, person("Ann"), person("Bob"), stages=9)
    # Until someone comes to the inn: the roll is chance's, the rest the player's.
    dice = random.Random(0)
    while table.state.decision().prompt != "Rest":  # type: ignore[union-attr]
        go_on(table, dice)
    seat = table.state.seat()
    table.play(seat, "rest", table.version)
    assert table.history.undo_limit(seat) == UndoLimit(1, "chance")
    make(table, table.restart_act(seat))
    assert table.state.decision().prompt == "Rest"  # type: ignore[union-attr]


def test_going_back_further_needs_the_consent_of_all_people(store: Store) -> None:
    table = seated(store, person("Ann"), person("Bob"), person("Cy"))
    play(table, "travel . ? search . ? travel .")
    version = table.version
    make(table, table.ask_act(0))
    assert table.history.request is not None
    assert (table.history.request.seat, table.history.request.ply) == (0, 0)
    refused(table, NotNow, "seat 1 wasn’t asked", lambda: make(table, Consent(0)))
    make(table, Consent(2))
    assert table.history.ply_count == 5
    make(table, Consent(1))
    assert table.history.request is None
    assert table.history.ply_count == 0
    assert table.needs() == Need("human", 0)
    assert table.version == version + 3
    line = "seat1 took back 5 plies (draws 1-2) by consent of seat2, seat3"
    assert table.journal().comments == [(0, line)]
    assert f"\n; {line}\n" in table.journal().text()
    play(table, "travel . ?")
    # The draw that was taken back is not drawn again.
    assert table.history.plies[-1].draw == 3


def test_going_back_can_be_refused_withdrawn_and_overtaken(table: Table) -> None:
    play(table, "travel . ?")
    for seat in (1, 0):
        make(table, AskUndo(0, 0))
        make(table, Refuse(seat))
        assert table.history.request is None
    refused(table, NotNow, "no one asked", lambda: make(table, Refuse(0)))
    refused(table, NotNow, "wasn’t asked", lambda: make(table, Consent(1)))
    make(table, AskUndo(0, 0))
    table.play(1, "travel", table.version)
    assert table.history.request is None
    assert table.history.ply_count == 3


def test_one_goes_back_only_to_a_choice(table: Table) -> None:
    play(table, "travel . ?")
    refused(table, NotNow, "ply 2 was decided by chance", lambda: make(table, AskUndo(0, 1)))
    refused(table, NotNow, "can’t go back to ply 2", lambda: make(table, AskUndo(0, 2)))
    refused(table, NotNow, "seat 2 hasn’t chosen", lambda: make(table, table.ask_act(1)))


def test_alone_among_bots_nobody_else_is_asked(store: Store) -> None:
    table = seated(store, person("Ann"), machine("random"))
    play(table, "travel . ?")
    make(table, table.bot_act(1, "search"))
    table.draw()
    refused(table, NotYourTurn, "seat 2 is played by a bot", lambda: make(table, AskUndo(1, 0)))
    make(table, table.ask_act(0))
    assert table.history.ply_count == 0
    assert table.journal().comments == [(0, "seat1 took back 4 plies (draws 1-2)")]

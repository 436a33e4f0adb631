"""Tables that continue a journal, in memory: no secret, draws by the caller, undo as everywhere."""

from __future__ import annotations

import random

import pytest

from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.journals.journal import Journal
from heliopolis.kernel.journals.replay import read_journal
from heliopolis.table.acts import AskUndo, Chance, Consent
from heliopolis.table.errors import NotNow, Stale
from heliopolis.table.factory import table_from_journal
from heliopolis.table.history import Need, UndoLimit
from heliopolis.table.keeping.pending import MemoryStore, PendingAct
from heliopolis.table.seats import Seat
from heliopolis.table.table import Table
from table.conftest import TOY

PEOPLE = [Seat("Ann", confirm=False), Seat("Bob", confirm=False)]


def begun(plies: int, **notes: str) -> Journal:
    """Return a journal of the toy game with that many plies."""
    journal, dice = Journal(TOY, ["Ann", "Bob"], stages=9), random.Random(1)
    for name, value in notes.items():
        journal.note(name, value)
    for _ in range(plies):
        journal.play(dice.choice(journal.state.choices()))
    return journal


def go_on(table: Table, dice: random.Random) -> None:
    choice = dice.choice(table.state.choices()).name
    seat = table.state.seat()
    if seat == CHANCE:
        table.make(Chance(choice, 0), table.version)
    else:
        table.play(seat, choice, table.version)


def finished(table: Table) -> Table:
    dice = random.Random(2)
    while table.state.todo:
        go_on(table, dice)
    return table


def test_a_table_has_the_plies_of_its_journal_and_their_events() -> None:
    journal = begun(12)
    told = [(ply.to_dict(), ply.events) for ply in journal.plies]
    table = table_from_journal(MemoryStore(), journal, PEOPLE)
    assert [(ply.to_dict(), ply.events) for ply in table.history.plies[1:]] == told
    assert table.history.plies[0].events == journal.opening.events
    assert [table.at(ply).key() for ply in range(13)] == [begun(ply).state.key() for ply in range(13)]
    assert table.journal().plies == table.history.plies[1:]


def test_its_journal_is_written_as_if_it_had_been_played_without_a_table() -> None:
    journal, dice = begun(12, event="a rainy day"), random.Random(2)
    journal.comment("a break")
    table = table_from_journal(MemoryStore(), read_journal(journal.text(), lambda _: TOY), PEOPLE)
    for _ in range(5):
        go_on(table, dice)
    dice = random.Random(2)
    for _ in range(5):
        journal.play(dice.choice(journal.state.choices()))
    assert table.journal().text() == journal.text()
    assert table.journal().notes == {"event": "a rainy day"}
    assert all(ply.draw == 0 for ply in table.journal().plies)


def test_a_journal_that_begins_in_the_middle_goes_on() -> None:
    middle = Journal(TOY, ["Ann", "Bob"], stages=9)
    middle.begin_at(begun(9).state)
    table = finished(table_from_journal(MemoryStore(), middle, PEOPLE))
    assert table.needs().kind == "over"
    assert read_journal(table.journal().text(), lambda _: TOY).state == table.state


def test_draws_are_not_counted_and_nothing_is_committed_to() -> None:
    table = table_from_journal(MemoryStore(), begun(0), PEOPLE)
    while table.state.seat() != CHANCE:
        table.play(table.state.seat(), table.state.choices()[0].name, table.version)
    with pytest.raises(NotNow, match="next draw is number 0"):
        table.make(Chance(table.state.choices()[0].name, 1), table.version)
    with pytest.raises(AssertionError, match="without a secret"):
        table.draw()
    assert "commitment" not in table.journal().notes


def test_plies_from_before_the_table_are_taken_back_like_its_own() -> None:
    table = table_from_journal(MemoryStore(), begun(12), PEOPLE)
    first = next(ply for ply in table.history.plies[1:] if ply.seat == 0)
    table.make(AskUndo(0, first.number - 1), table.version)
    table.make(Consent(1), table.version)
    assert table.history.ply_count == first.number - 1
    assert table.state.key() == begun(first.number - 1).state.key()
    assert table.needs() == Need("human", 0)


def test_even_the_end_is_taken_back_as_no_secret_was_told() -> None:
    table = finished(table_from_journal(MemoryStore(), begun(12), PEOPLE))
    assert table.secret is None
    last = [ply for ply in table.history.plies if ply.seat != CHANCE][-1]
    assert table.history.undo_limit(last.seat) != UndoLimit(0, "over")
    table.make(AskUndo(last.seat, last.number - 1), table.version)
    table.make(Consent(1 - last.seat), table.version)
    assert table.needs() == Need("human", last.seat)


def test_memory_keeps_acts_by_their_numbers_and_snapshots_that_still_stand() -> None:
    store = MemoryStore()
    table = finished(table_from_journal(store, begun(3), PEOPLE))
    assert len(store.acts(table.id)) == table.version
    assert store.acts(table.id, table.version - 1)[0]["act"] in {"play", "chance"}
    with pytest.raises(Stale):
        store.append(PendingAct(table.id, 0, {"act": "play"}))
    for seq, ply in store.snapshots(table.id):
        assert store.snapshot(table.id, seq).state == table.at(ply).to_dict()
    store.append(PendingAct(table.id, table.version, {"act": "undo"}, keep=3))
    assert all(ply <= 3 for _, ply in store.snapshots(table.id))

"""Resuming: a position from its snapshot, a journal from its record, also after the rules have changed."""

from __future__ import annotations

from collections.abc import Mapping

from heliopolis.kernel.components import Components
from heliopolis.kernel.errors import HeliopolisError
from heliopolis.kernel.game import Game, State
from heliopolis.kernel.journal import Journal
from heliopolis.table.errors import Broken
from heliopolis.table.history import Entry, Record
from heliopolis.table.keeping.store import Store


def stands(record: Record, seq: int, ply: int) -> bool:
    """Whether a snapshot taken after so many acts and plies is still on the way to the present position."""
    return ply <= record.plies and record.entries[ply].version <= seq


def adapted(game: Game, components: Components, saved: Mapping[str, object]) -> State:
    """The position of a snapshot under the present rules; they say if it cannot be one."""
    return game.load({**saved, "rules": game.version, "components": components.digest}, components)


def replay_entry(journal: Journal, entry: Entry) -> None:
    """Play an entry of the record again; it must come to the same."""
    state = journal.state
    told = journal.play(state.choice(entry.choice), entry.draw)
    ply = journal.plies[-1]
    now = (ply.seat, ply.turn, ply.turn_seat, ply.forced, told, journal.state.seat())
    if now != (entry.seat, entry.turn, entry.whose, entry.forced, entry.told, entry.asked):
        raise Broken("other-ply", ply=entry.ply)


def replayed(table_id: str, store: Store, game: Game, components: Components, record: Record) -> Journal:
    """The journal of a record, from where the present rules began."""
    header = record.header
    journal = Journal(game, [seat.name for seat in record.seats], components, **header.options)
    if record.base_seq:
        journal.begin_at(adapted(game, components, store.snapshot(table_id, record.base_seq).state))
    elif header.start is not None:
        journal.begin_at(game.load(header.start, components))
    for entry in record.entries[record.base + 1 :]:
        replay_entry(journal, entry)
    return journal


def holds(table_id: str, store: Store, game: Game, components: Components, record: Record) -> Journal | None:
    """The journal of a record if the rules are still those it was played by and come to the same."""
    if (record.rules, record.components) != (game.version, components.digest):
        return None
    try:
        return replayed(table_id, store, game, components, record)
    except HeliopolisError:
        return None

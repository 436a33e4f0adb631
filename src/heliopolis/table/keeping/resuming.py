"""Resuming a table from what the store keeps: its acts, its journal, and what is left after the rules have changed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from heliopolis.kernel.components import Components
from heliopolis.kernel.errors import HeliopolisError, quote
from heliopolis.kernel.game import Game, State
from heliopolis.kernel.journals.journal import Journal
from heliopolis.kernel.reading import Reader
from heliopolis.table import acts, seat_acts
from heliopolis.table.acts import Act, PlyAct, enter
from heliopolis.table.clocks import clock_acts
from heliopolis.table.clocks.clock import read_stamp
from heliopolis.table.errors import Broken
from heliopolis.table.history import PLIES, TableHistory, TablePly, read_ply
from heliopolis.table.keeping.pending import TableStore

_KINDS: Final[dict[str, type[Act]]] = {
    act.kind: act
    for module in (acts, seat_acts, clock_acts)
    for act in vars(module).values()
    if isinstance(act, type) and issubclass(act, Act) and act.kind
}
"""Every act of these modules, by its name in the store."""


def enter_saved(history: TableHistory, saved: object) -> None:
    """Enter an act as the store keeps it."""
    reader = Reader(saved, f"act {history.version}")
    enter(history, _read(reader, history), read_stamp(reader))


def _read(saved: Reader, history: TableHistory) -> Act:
    kind = saved["act"].string()
    if kind in PLIES:
        return PlyAct(read_ply(saved, history.ply_count + 1, history.version + 1))
    if kind not in _KINDS:
        raise saved["act"].wrong("one-of", known=", ".join([*PLIES, *_KINDS]), value=quote(kind))
    return _KINDS[kind].read(saved)


def is_current(history: TableHistory, seq: int, ply: int) -> bool:
    """Return whether a snapshot, taken after so many acts at that ply, is still part of the game."""
    return ply <= history.ply_count and history.plies[ply].version <= seq


def migrate(game: Game, components: Components, saved: Mapping[str, object]) -> State:
    """Return the position of a snapshot under the present rules, which raise if they cannot take it."""
    return game.load({**saved, "rules": game.version, "components": components.digest}, components)


def replay_ply(journal: Journal, ply: TablePly) -> None:
    """Play a ply of the history again; it must have the same outcome."""
    journal.play(journal.state.choice(ply.choice), ply.draw)
    now = journal.plies[-1]
    outcome = (now.seat, now.turn, now.turn_seat, now.forced, now.events, journal.state.seat())
    if outcome != (ply.seat, ply.turn, ply.turn_seat, ply.forced, ply.events, ply.asked):
        raise Broken("other-ply", ply=ply.number)
    journal.plies[-1] = ply


def journal_if_current(
    table_id: str, store: TableStore, game: Game, components: Components, history: TableHistory
) -> Journal | None:
    """Return the journal of a table from where the present rules took over.

    None if the rules have changed since, or no longer have the same outcome.
    """
    header = history.header
    if (history.rules, history.components) != (game.version, components.digest):
        return None
    try:
        journal = Journal(game, [seat.name for seat in history.seats], components, **header.options)
        if history.base_seq:
            journal.begin_at(migrate(game, components, store.snapshot(table_id, history.base_seq).state))
        elif header.start is not None:
            journal.begin_at(game.load(header.start, components))
        for ply in history.plies[history.base + 1 :]:
            replay_ply(journal, ply)
    except HeliopolisError:
        return None
    return journal

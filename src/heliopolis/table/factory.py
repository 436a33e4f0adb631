"""Opening a table: a new one, a kept one, another game of the same people, or one that plays on from a position."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Final

from heliopolis.kernel.components import Components
from heliopolis.kernel.errors import BadData, BadOption, HeliopolisError
from heliopolis.kernel.event import Event
from heliopolis.kernel.game import Game, State
from heliopolis.kernel.journal import Journal
from heliopolis.table import fair
from heliopolis.table.acts import Resumed
from heliopolis.table.errors import Broken
from heliopolis.table.header import Header, Shelf, read_header
from heliopolis.table.history import Record
from heliopolis.table.keeping.resuming import adapted, holds, stands
from heliopolis.table.keeping.store import Snapshot, Store
from heliopolis.table.seats import Seat, link_hash, new_link
from heliopolis.table.table import Table

ID_BYTES: Final = 9

Links = dict[int, str]
"""The secret of each seat that a person plays: told once, when the table is made, and kept nowhere."""


def new_table(
    store: Store,
    shelf: Shelf,
    game: str,
    seats: Sequence[Seat],
    options: Mapping[str, object] | None = None,
    components: str = "",
    owner: str = "",
    secret: bytes = b"",
    *,
    hints: bool | None = None,
) -> tuple[Table, Links]:
    """A new game at a new table; ``components`` is the digest of registered values, the game's own if empty.

    Hints are allowed as told, or else where one person plays. Only a test gives the secret.
    """
    found = shelf.game(game)
    values = shelf.components(found, components)
    if components not in {"", values.digest}:
        raise BadData("components", "components")
    state = found.new(values, **found.check_options(options or {}))
    return _begin(store, values, state, seats, owner, told=state.events, secret=secret, hints=hints)


def table_at(
    store: Store,
    state: State,
    components: Components,
    seats: Sequence[Seat],
    origin: str,
    owner: str = "",
    *,
    hints: bool | None = None,
) -> tuple[Table, Links]:
    """A new table that begins at a position, with a secret of its own; its journal tells the origin.

    Hints are allowed as told, or else where one person plays.
    """
    if not state.todo:
        raise BadData("ply", "over-there")
    return _begin(store, components, state, seats, owner, origin=origin, hints=hints)


def play_on(table: Table, ply: int, seats: Sequence[Seat], owner: str = "") -> tuple[Table, Links]:
    """A new table that begins at a position of another one; without hints if that goes on without them."""
    hints = None if table.record.over() or table.header.hints else False
    origin = f"table {table.id} ply {ply}"
    return table_at(table.store, table.at(ply), table.components, seats, origin, owner, hints=hints)


def rematch(table: Table, owner: str = "") -> Table:
    """The same game once more, for the same people by the same links, with a new secret."""
    seats = [now._replace(bot=was.bot) for now, was in zip(table.seats, table.header.seats, strict=True)]
    state = table.game.new(table.components, **table.game.check_options(table.header.options))
    owner = owner or table.header.owner
    hints = table.header.hints
    return _begin(table.store, table.components, state, seats, owner, told=state.events, hints=hints)[0]


def _begin(
    store: Store,
    components: Components,
    state: State,
    seats: Sequence[Seat],
    owner: str,
    *,
    told: Sequence[Event] = (),
    origin: str = "",
    secret: bytes = b"",
    hints: bool | None = None,
) -> tuple[Table, Links]:
    game, saved = state.game, state.to_dict()
    if len(seats) != state.seats:
        raise BadOption("seats", "seats", number=state.seats, given=len(seats))
    links = {number: new_link() for number, seat in enumerate(seats) if seat.human and not seat.link}
    linked = list(seats)
    for number, link in links.items():
        linked[number] = linked[number]._replace(link=link_hash(link))
    options = saved["options"]
    assert isinstance(options, dict)
    header = Header(
        game=game.name,
        rules=game.version,
        components=components.digest,
        options=game.check_options(options),
        seats=tuple(linked),
        owner=owner,
        secret=secret or fair.new_secret(),
        asked=state.seat(),
        told=list(told),
        start=saved if origin else None,
        origin=origin,
        hints=sum(seat.human for seat in seats) == 1 if hints is None else hints,
    )
    journal = Journal(game, [seat.name for seat in linked], components, **header.options)
    if origin:
        journal.begin_at(state)
    table_id = secrets.token_urlsafe(ID_BYTES)
    store.create(table_id, owner, header.to_dict(), Snapshot(0, 0, saved))
    return Table(table_id, store, game, components, Record(header), journal), links


def open_table(store: Store, shelf: Shelf, table_id: str) -> Table:
    """A kept table as it was left; after a change of rules it goes on from its last snapshot."""
    kept = store.find(table_id)
    record = Record(read_header(kept.header))
    for act in store.acts(table_id):
        record.enter(act)
    game = shelf.game(record.header.game)
    components = shelf.components(game, record.components)
    journal = holds(table_id, store, game, components, record)
    if journal is not None:
        return Table(table_id, store, game, components, record, journal)
    return _resume(store, table_id, game, components, record)


def _resume(store: Store, table_id: str, game: Game, components: Components, record: Record) -> Table:
    """The table under the present rules, from the last snapshot they can take; one that is over stays over."""
    over = record.over()
    for seq, ply in reversed(store.snapshots(table_id)):
        if not stands(record, seq, ply):
            continue
        try:
            state = adapted(game, components, store.snapshot(table_id, seq).state)
        except HeliopolisError:
            continue
        act = Resumed(game.version, components.digest, seq, ply, state.seat())
        if not over:
            snapshot = Snapshot(record.version + 1, ply, state.to_dict())
            store.append(table_id, record.version, act.to_dict(), snapshot, over=False)
        elif state.todo:
            break
        record.enter(act.to_dict())
        journal = Journal(
            game, [seat.name for seat in record.seats], components, **game.check_options(record.header.options)
        )
        journal.begin_at(state)
        return Table(table_id, store, game, components, record, journal)
    raise Broken("no-snapshot")

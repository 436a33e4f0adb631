"""Making tables: new ones, kept ones, rematches, and tables that continue from a position or a journal."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Final, TypedDict, Unpack

from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.components import Components
from heliopolis.kernel.definition import Value
from heliopolis.kernel.errors import BadData, BadOption, HeliopolisError
from heliopolis.kernel.event import Event
from heliopolis.kernel.game import Game, State
from heliopolis.kernel.journals.journal import Journal
from heliopolis.kernel.step import NOBODY
from heliopolis.table import fair
from heliopolis.table.acts import PlyAct, Resumed, enter
from heliopolis.table.clocks.terms import ClockTerms, check_people
from heliopolis.table.errors import Broken, NotNow
from heliopolis.table.header import Catalogue, Header, read_header
from heliopolis.table.history import Remark, TableHistory, TablePly
from heliopolis.table.keeping.pending import PendingAct, Snapshot, TableStore
from heliopolis.table.keeping.resuming import enter_saved, is_current, journal_if_current, migrate
from heliopolis.table.seats import INVITATION, Seat, link_hash, new_link
from heliopolis.table.table import Table

if TYPE_CHECKING:  # a table in memory does without the database
    from heliopolis.table.keeping.store import Store

ID_BYTES: Final = 9
FIRST: Final = "first"
"""The option that says which seat begins, in games that have it."""

Links = dict[int, str]
"""The secret of each seat that a person plays, and of the invitation where seats are free.

It is given out once, when the table is made, and kept nowhere.
"""


class NewTable(TypedDict, total=False):
    """What may be settled when a table is made, besides game and seats."""

    owner: str
    secret: bytes
    """Only a test gives it, and who makes several tables with the same draws;"""
    reveal: int
    """then it is kept until that moment, in seconds since 1970."""
    hints: bool | None
    """Whether people may ask for hints; unless this says so, they may where one person plays."""
    free: Collection[int]
    """Seats that people take by the invitation. The game begins when all are taken,"""
    maker: int
    """or when the person of this seat says so."""
    guide: str
    """What guides the players, as in the header."""
    clock: ClockTerms | None
    """What they agree on about time."""


def new_table(
    store: TableStore,
    catalogue: Catalogue,
    game: str,
    seats: Sequence[Seat],
    options: Mapping[str, object] | None = None,
    components: str = "",
    **wanted: Unpack[NewTable],
) -> tuple[Table, Links]:
    """Return a new game at a new table; ``components`` is the digest of registered values, the game's own if empty."""
    definition = catalogue.game(game)
    values = catalogue.components(definition, components)
    if components not in {"", values.digest}:
        raise BadData("components", "components")
    state = definition.new(values, **definition.check_options(options or {}))
    return _begin(store, values, state, seats, told=state.events, **wanted)


def table_at(
    store: TableStore,
    state: State,
    components: Components,
    seats: Sequence[Seat],
    origin: str,
    **wanted: Unpack[NewTable],
) -> tuple[Table, Links]:
    """Return a new table that begins at a position, with a secret of its own; its journal notes the origin."""
    if not state.todo:
        raise BadData("ply", "over-there")
    return _begin(store, components, state, seats, origin=origin, **wanted)


def rematch(table: Table, owner: str = "", stand_in: str = "") -> Table:
    """Return the same game once more, for the same people by the same links, with a new secret; the next seat begins.

    Bots stay where they play; a person who let a bot play and wants the rematch plays again. ``stand_in`` is the bot
    that plays for people who have not agreed, until they take their seats.
    """
    agreed = table.history.rematch.agreed
    seats = [
        seat._replace(bot="") if seat.link and number in agreed else seat._replace(bot=seat.bot or stand_in)
        for number, seat in enumerate(table.seats)
    ]
    state, header = table.game.new(table.components, **_next_first(table)), table.header
    wanted = NewTable(owner=owner or header.owner, hints=header.hints, clock=header.clock)
    return _begin(table.store, table.components, state, seats, told=state.events, **wanted)[0]


def _next_first(table: Table) -> dict[str, Value]:
    """Return the options of a table, with the next seat as the first player, where the game has that option."""
    options = table.game.check_options(table.header.options)
    began = next((ply.seat for ply in table.history.plies if ply.seat >= 0), NOBODY)
    if FIRST not in options or began < 0:
        return options
    return table.game.check_options({**options, FIRST: (began + 1) % len(table.seats) + 1})


def _begin(
    store: TableStore,
    components: Components,
    state: State,
    seats: Sequence[Seat],
    *,
    told: Sequence[Event] = (),
    origin: str = "",
    **wanted: Unpack[NewTable],
) -> tuple[Table, Links]:
    game, saved = state.game, state.to_dict()
    free, hints, clock = wanted.get("free", ()), wanted.get("hints"), wanted.get("clock")
    if len(seats) != state.seats:
        raise BadOption("seats", "seats", number=state.seats, given=len(seats))
    if clock is not None:
        check_people(sum(seat.human or bool(seat.link) for seat in seats))
    links = {
        number: new_link() for number, seat in enumerate(seats) if seat.human and not seat.link and number not in free
    }
    linked = [
        seat._replace(link=link_hash(links[number])) if number in links else seat for number, seat in enumerate(seats)
    ]
    invitation = new_link()
    if free:
        links[INVITATION] = invitation
    options = saved["options"]
    assert isinstance(options, dict)
    header = Header(
        game=game.name,
        rules=game.version,
        components=components.digest,
        options=game.check_options(options),
        seats=tuple(linked),
        owner=wanted.get("owner", ""),
        secret=wanted.get("secret") or fair.new_secret(),
        asked=state.seat(),
        told=list(told),
        start=saved if origin else None,
        origin=origin,
        hints=sum(seat.human for seat in seats) == 1 if hints is None else hints,
        invitation=link_hash(invitation) if free else "",
        maker=wanted.get("maker", NOBODY),
        guide=wanted.get("guide", ""),
        clock=clock,
        reveal=wanted.get("reveal", 0),
    )
    journal = Journal(game, [seat.name for seat in linked], components, **header.options)
    if origin:
        journal.begin_at(state)
    table_id = secrets.token_urlsafe(ID_BYTES)
    store.create(table_id, header.owner, header.to_dict(), Snapshot(0, 0, saved))
    return Table(table_id, store, TableHistory(header), journal), links


def table_from_journal(
    store: TableStore, journal: Journal, seats: Sequence[Seat], guide: str = "", table_id: str = ""
) -> Table:
    """Return a table that continues a journal, whose plies it can show and take back like its own.

    It has no secret: its caller draws for chance, and draws are not counted. Without a ``table_id`` it gets a new one.
    """
    start, saved = journal.start, journal.at(0).to_dict()
    header = Header(
        game=journal.game.name,
        rules=journal.game.version,
        components=journal.components.digest,
        options=journal.options,
        seats=tuple(seats),
        owner="",
        secret=b"",
        asked=journal.at(0).seat(),
        told=journal.opening.events,
        start=None if start is None else saved,
        guide=guide,
    )
    table_id, history = table_id or secrets.token_urlsafe(ID_BYTES), TableHistory(header)
    store.create(table_id, "", header.to_dict(), Snapshot(0, 0, saved))
    asked = [*(ply.seat for ply in journal.plies), journal.state.seat()]
    for ply in journal.plies:
        bot = "" if ply.seat == CHANCE else seats[ply.seat].bot
        act = PlyAct(TablePly(ply, history.version + 1, asked[ply.number], bot))
        store.append(PendingAct(table_id, history.version, act.to_dict()))
        enter(history, act)
    for after, line in journal.comments:
        history.remarks.append(Remark(after, "comment", (), line, history.version))
    journal.plies[:] = history.plies[1:]
    return Table(table_id, store, history, journal)


def open_table(store: Store, catalogue: Catalogue, table_id: str) -> Table:
    """Return a kept table as it was left. After a change of rules it continues from its last snapshot."""
    game, components, history = _kept(store, catalogue, table_id)
    journal = journal_if_current(table_id, store, game, components, history)
    if journal is not None:
        return Table(table_id, store, history, journal)
    return _resume(store, table_id, game, components, history)


def ended_table(store: Store, catalogue: Catalogue, table_id: str) -> Table:
    """Return a kept table whose game is over, at its end; nothing is played again, so its journal has no plies."""
    game, components, history = _kept(store, catalogue, table_id)
    if not history.over():
        raise NotNow("not-over")
    return _resume(store, table_id, game, components, history)


def _kept(store: Store, catalogue: Catalogue, table_id: str) -> tuple[Game, Components, TableHistory]:
    history = TableHistory(read_header(store.find(table_id).header))
    for act in store.acts(table_id):
        enter_saved(history, act)
    game = catalogue.game(history.header.game)
    return game, catalogue.components(game, history.components), history


def _resume(store: Store, table_id: str, game: Game, components: Components, history: TableHistory) -> Table:
    """Return the table under the present rules, from the last snapshot they accept. A game that is over stays over."""
    over = history.over()
    for seq, ply in reversed(store.snapshots(table_id)):
        if not is_current(history, seq, ply):
            continue
        try:
            state = migrate(game, components, store.snapshot(table_id, seq).state)
        except HeliopolisError:
            continue
        act = Resumed(game.version, components.digest, seq, ply, state.seat())
        if not over:
            snapshot = Snapshot(history.version + 1, ply, state.to_dict())
            store.append(PendingAct(table_id, history.version, act.to_dict(), snapshot))
        elif state.todo:
            break
        enter(history, act)
        journal = Journal(
            game, [seat.name for seat in history.seats], components, **game.check_options(history.header.options)
        )
        journal.begin_at(state)
        return Table(table_id, store, history, journal)
    raise Broken("no-snapshot")

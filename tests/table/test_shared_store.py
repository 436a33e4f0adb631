"""A store that several servers share: they hear of each other, and one moves a table; older stores are migrated."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sql

from heliopolis.kernel.errors import BadData
from heliopolis.table.errors import NotNow, Stale
from heliopolis.table.factory import open_table
from heliopolis.table.keeping import schema
from heliopolis.table.keeping.pending import PendingAct, Snapshot
from heliopolis.table.keeping.store import Store, only_server_of
from heliopolis.table.seat_acts import Give, WantRematch
from heliopolis.table.seats import person
from heliopolis.table.session import LOST_SECONDS
from heliopolis.table.table import Table
from table.conftest import TOYS, finish, go_on, seated
from table.hosting import hosted, make_at, run, watch_at
from table.older import make_older

START = Snapshot(0, 0, {"turn": 0})
PATIENCE = 60


@pytest.fixture
def two(database: str) -> Iterator[tuple[Store, Store]]:
    """Provide the stores of two servers that share a database."""
    with closing(Store(database)) as one, closing(Store(database)) as other:
        yield one, other


def test_a_game_is_played_and_found_again_on_postgresql(two: tuple[Store, Store]) -> None:
    one, other = two
    table = seated(one, person("Ann"), person("Bob"))
    finish(table)
    again = open_table(other, TOYS, table.id)
    assert again.state == table.state
    assert again.journal().text() == table.journal().text()
    assert other.find(table.id).over


def test_of_several_servers_that_write_one_number_exactly_one_wins(two: tuple[Store, Store]) -> None:
    one, other = two
    one.create("abc", "ann", {}, START)

    def write(writer: int) -> bool:
        try:
            (one, other)[writer % 2].append(PendingAct("abc", 0, {"writer": writer}))
        except Stale:
            return False
        return True

    with ThreadPoolExecutor(8) as pool:
        assert sum(pool.map(write, range(8))) == 1
    assert len(one.acts("abc")) == 1


def test_servers_hear_of_what_others_have_kept_and_not_of_their_own(two: tuple[Store, Store]) -> None:
    one, other = two
    one.create("abc", "ann", {}, START)
    heard: list[tuple[str, int]] = []
    arrived = threading.Event()

    def hear(table_id: str, version: int) -> None:
        heard.append((table_id, version))
        if (table_id, version) == ("abc", 3):
            arrived.set()

    bulletin = other.listen(hear)
    assert bulletin is not None
    assert bulletin.ready(PATIENCE)
    other.append(PendingAct("abc", 0, {}))
    one.append(PendingAct("abc", 1, {}), PendingAct("abc", 2, {}))
    assert arrived.wait(PATIENCE)
    bulletin.close()
    # The first says that something earlier may have been missed.
    assert heard == [("", 0), ("abc", 3)]


def test_one_server_moves_a_table_until_it_leaves_or_dies(two: tuple[Store, Store]) -> None:
    one, other = two
    one.beat()
    other.beat()
    assert (one.leads("abc"), other.leads("abc"), one.leads("abc")) == (True, False, True)
    assert other.leads("def")
    one.leave()
    assert (other.leads("abc"), one.leads("abc")) == (True, False)
    # It has not been heard of for long: as if it had been killed.
    with other.engine.begin() as connection:
        connection.execute(schema.servers.update().values(seen=0))
    assert one.leads("abc")


def test_all_servers_go_by_what_the_first_said(two: tuple[Store, Store]) -> None:
    one, other = two
    assert one.agreed("key", b"first") == b"first"
    assert other.agreed("key", b"second") == b"first"


def test_an_address_that_nobody_answers_at_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="store: can’t be used to store tables"):
        Store("postgresql://nobody@127.0.0.1:1/none")
    with pytest.raises(BadData, match="can’t be used to store tables"):
        Store("nonsense://here")


def begin(table: Table) -> None:
    """Play a few acts."""
    dice = random.Random(3)
    for _ in range(6):
        assert go_on(table, dice)


# Migration -------------------------------------------------------------------------------------------------


def test_a_running_table_of_an_older_file_goes_on_and_a_copy_stays(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    with closing(Store(file)) as store:
        table = seated(store, person("Ann"), person("Bob"))
        begin(table)
        text = table.journal().text()
        make_older(store, 1)
    with closing(Store(file)) as store:
        found = open_table(store, TOYS, table.id)
        assert found.journal().text() == text
        finish(found)
    copy = schema.copy_of(file, 1)
    assert copy.stat().st_mode & 0o777 == 0o600
    with closing(sqlite3.connect(copy)) as raw:
        assert raw.execute("SELECT version FROM schema").fetchall() == [(1,)]
        assert raw.execute("SELECT id FROM games").fetchall() == [(table.id,)]


def test_a_running_table_of_an_older_database_goes_on_and_a_copy_stays(database: str) -> None:
    with closing(Store(database)) as store:
        table = seated(store, person("Ann"), person("Bob"))
        begin(table)
        text, acts = table.journal().text(), len(store.acts(table.id))
        make_older(store, 1)
    with ThreadPoolExecutor(4) as pool:
        # Servers that start at once migrate it once.
        stores = list(pool.map(lambda _: Store(database), range(4)))
    found = open_table(stores[0], TOYS, table.id)
    assert found.journal().text() == text
    finish(found)
    with stores[1].engine.connect() as connection:
        assert connection.execute(sql.text("SELECT version FROM version_1.schema")).scalars().all() == [1]
        assert connection.execute(sql.text("SELECT count(*) FROM version_1.acts")).scalar() == acts
    for store in stores:
        store.close()


def test_a_second_server_of_a_folder_is_told_so(tmp_path: Path) -> None:
    refused = pytest.raises(BadData, match="is already served by another Heliopolis")
    with only_server_of(tmp_path), refused, only_server_of(tmp_path):
        pytest.fail("two servers have one folder")
    with only_server_of(tmp_path):
        pass


def test_a_rematch_asked_for_on_two_servers_at_once_is_one_table(two: tuple[Store, Store]) -> None:
    over = seated(two[0], person("Ann"), person("Bob"))
    finish(over)
    over.make(WantRematch(0, True), over.version)

    async def ask() -> None:
        async with hosted(two[0]) as one, hosted(two[1]) as other:
            for host in (one, other):
                await host.table(over.id)
            first, second = await asyncio.gather(one.rematch(over.id), other.rematch(over.id))
            assert first.id == second.id

    run(ask())
    assert len(two[0].games()) == 2


def test_who_is_at_another_server_is_there_and_nobody_gives_their_seat_away(
    two: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = two
    table = seated(one, person("Ann"), person("Bob"))

    async def meet() -> None:
        async with hosted(one, absence=30) as here, hosted(other, absence=30) as there:
            for host in (here, there):
                await host.table(table.id)
                # In memory for longer than people may be away.
                monkeypatch.setattr(host.sessions[table.id].presence, "_since", 0.0)
            ann, bob = await watch_at(here, table.id, frozenset({0})), await watch_at(there, table.id, frozenset({1}))
            assert here.sessions[table.id].presence.away() == {1}
            for host in (there, here):
                await host.follow()
            assert here.sessions[table.id].presence.here() == {0, 1}
            assert here.sessions[table.id].presence.away() == frozenset()
            with pytest.raises(NotNow):
                await make_at(here, table.id, Give(0, "random", 1), here.sessions[table.id].table.version)
            # Bob leaves: after a while he is away.
            bob.close()
            seen = here.sessions[table.id].presence
            seen.see_elsewhere({1: 20.0})
            assert (seen.here(), seen.away()) == (frozenset({0}), frozenset())
            seen.see_elsewhere({1: 31.0})
            assert seen.away() == {1}
            ann.close()

    run(meet())


def test_a_seat_given_away_is_looked_after_at_the_last_moment(
    two: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = two
    table = seated(one, person("Ann"), person("Bob"))

    async def meet() -> None:
        async with hosted(one, absence=30) as here:
            await here.table(table.id)
            monkeypatch.setattr(here.sessions[table.id].presence, "_since", 0.0)
            assert here.sessions[table.id].presence.away() >= {1}
            await here.in_thread(lambda: other.see({table.id: [1]}))  # Bob has just come to the other server
            with pytest.raises(NotNow):
                await make_at(here, table.id, Give(0, "random", 1), here.sessions[table.id].table.version)
            with pytest.raises(NotNow):
                await here.rematch(table.id, stand_in="random")

    run(meet())


def test_who_comes_back_is_known_at_every_server_at_once(
    two: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = two
    table = seated(one, person("Ann"), person("Bob"))

    async def meet() -> None:
        async with hosted(one, absence=30) as here, hosted(other, absence=30) as there:
            await here.table(table.id)
            monkeypatch.setattr(here.sessions[table.id].presence, "_since", 0.0)
            assert here.sessions[table.id].presence.away() >= {1}
            watch = await watch_at(there, table.id, frozenset({1}))
            with pytest.raises(NotNow):
                await make_at(here, table.id, Give(0, "random", 1), here.sessions[table.id].table.version)
            watch.close()

    run(meet())


def test_after_the_database_was_lost_nobody_counts_as_away(
    two: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, _ = two
    table = seated(one, person("Ann"), person("Bob"))

    async def meet() -> None:
        async with hosted(one, absence=30) as here:
            ann = await watch_at(here, table.id, frozenset({0}))
            session, shared = here.sessions[table.id], here
            for lost in (False, True):
                monkeypatch.setattr(session.presence, "_since", 0.0)
                monkeypatch.setattr(shared, "_touched", shared._touched - lost * (LOST_SECONDS + 1))
                await here.follow()
                assert session.presence.away() == (frozenset() if lost else {1})
            # A request before the server has noticed is refused, too.
            monkeypatch.setattr(session.presence, "_since", 0.0)
            monkeypatch.setattr(shared, "_touched", shared._touched - LOST_SECONDS - 1)
            with pytest.raises(NotNow):
                await make_at(here, table.id, Give(0, "random", 1), session.table.version)
            ann.close()

    run(meet())

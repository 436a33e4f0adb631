"""The host: loads tables, notifies watchers, unloads."""

from __future__ import annotations

import asyncio

import pytest

from heliopolis.kernel.errors import UnknownName
from heliopolis.table import host as hosting
from heliopolis.table.acts import EndTurn, Play
from heliopolis.table.errors import NotYourTurn, Stale, TooMany
from heliopolis.table.factory import open_table
from heliopolis.table.keeping.store import Store
from heliopolis.table.seat_acts import Rename
from heliopolis.table.seats import machine, person
from heliopolis.table.session import MOST_WATCHERS
from table.conftest import TOY, TOYS
from table.hosting import HOUR, hosted, make_at, run, until, watch_at


def test_of_eight_who_answer_at_once_one_wins(store: Store) -> None:
    async def test() -> None:
        async with hosted(store) as host:
            table, _ = await host.create(TOY.name, [person("Ann"), person("Bob")])
            answers = [make_at(host, table.id, Play(["travel", "search"][number % 2], 0), 0) for number in range(8)]
            done = await asyncio.gather(*answers, return_exceptions=True)
            assert sum(1 for each in done if each is None) == 1
            assert sum(1 for each in done if isinstance(each, Stale)) == 7
            assert table.version == 1
            with pytest.raises(NotYourTurn):
                await make_at(host, table.id, Play("travel", 1), 1)

    run(test())


def test_who_watches_is_told_and_may_be_slow(store: Store) -> None:
    async def test() -> None:
        async with hosted(store) as host:
            table, _ = await host.create(TOY.name, [person("Ann"), person("Bob")])
            watch, other = await watch_at(host, table.id), await watch_at(host, table.id)
            for version in range(4):
                await make_at(host, table.id, Rename(0, f"Ann the {version}."), version)
            assert (await watch.change()).version == 4
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(watch.change(), 0.05)
            other.close()
            await make_at(host, table.id, Rename(0, "Ann"), 4)
            assert (await watch.change()).version == 5
            for _ in range(MOST_WATCHERS - 1):
                await watch_at(host, table.id)
            with pytest.raises(TooMany, match="50 people are already watching"):
                await watch_at(host, table.id)

    run(test())


def test_tables_are_loaded_when_asked_for_and_let_go_when_idle(store: Store) -> None:
    async def test() -> None:
        async with hosted(store) as host:
            table, _ = await host.create(TOY.name, [person("Ann"), person("Bob")])
            await make_at(host, table.id, Play("travel", 0), 0)
            watch = await watch_at(host, table.id)
            host.evict()
            assert list(host.sessions) == [table.id]
            watch.close()
            host.evict()
            assert list(host.sessions) == []
            several = await asyncio.gather(*(host.table(table.id) for _ in range(5)))
            assert len({id(each) for each in several}) == 1
            assert several[0] is not table
            assert several[0].journal().text() == table.journal().text()
            assert [kept.id for kept in store.running()] == [table.id]
            with pytest.raises(UnknownName, match="no table “nix”"):
                await host.table("nix")

    run(test())


def test_what_was_asked_for_is_done_even_if_nobody_waits_for_it(store: Store) -> None:
    async def test() -> None:
        async with hosted(store) as host:
            table, _ = await host.create(TOY.name, [person("Ann"), person("Bob")])
            asking = asyncio.create_task(make_at(host, table.id, Play("travel", 0), 0))
            await asyncio.sleep(0)
            asking.cancel()
            await until(lambda: table.version == 1)
            assert open_table(store, TOYS, table.id).version == 1

    run(test())


def test_another_process_may_write_to_the_same_table(store: Store) -> None:
    async def test() -> None:
        async with hosted(store) as host:
            table, _ = await host.create(TOY.name, [person("Ann"), person("Bob")])
            watch = await watch_at(host, table.id)
            open_table(store, TOYS, table.id).play(0, "search", 0)
            with pytest.raises(Stale):
                await make_at(host, table.id, Play("travel", 0), 0)
            assert (await watch.change()).history.plies[-1].choice == "search"

    run(test())


def test_an_owner_has_only_so_many_running_tables(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosting, "MOST_TABLES", 2)

    async def test() -> None:
        async with hosted(store) as host:
            seats = [person("Ann"), person("Bob")]
            table, _ = await host.create(TOY.name, seats, owner="ann")
            second = await host.rematch(table.id)
            for more in (
                lambda: host.create(TOY.name, seats, owner="ann"),
                lambda: host.rematch(second.id),
                lambda: host.table_at(TOY.new(), TOY.components(), seats, "a journal", owner="ann"),
            ):
                with pytest.raises(TooMany, match="already 2 running tables"):
                    await more()
            other, links = await host.table_at(table.state, table.components, seats, "a journal", owner="bob")
            assert sorted(links) == [0, 1]
            assert other.id in list(host.sessions)
            assert other.journal().notes["from"] == "a journal"
            assert other.state == table.state

    run(test())


def test_what_another_process_did_is_seen(store: Store) -> None:
    async def test() -> None:
        async with hosted(store) as host, hosted(store) as other:
            table, _ = await host.create(TOY.name, [person("Ann"), person("Bob")])
            await make_at(other, table.id, Play("travel", 0), 0)
            # Who opens the page sees it at once, who looks on a little later.
            assert (await host.session(table.id, latest=True)).table.version == 1
            watch = await watch_at(host, table.id)
            await make_at(other, table.id, EndTurn(0), 1)
            await host.follow()
            assert (await watch.change()).version >= 2
            assert table.history.plies[1].choice == "travel"
            watch.close()

    run(test())


def test_a_table_that_is_over_leaves_the_memory_soon(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosting, "OVER_SECONDS", 0.0)

    async def test() -> None:
        async with hosted(store, idle=HOUR) as host:
            over, _ = await host.create(TOY.name, [machine("random"), machine("random", "random 2")])
            running, _ = await host.create(TOY.name, [person("Ann"), person("Bob")])
            await until(over.history.over)
            host.evict()
            assert list(host.sessions) == [running.id]

    run(test())


def test_no_more_tables_are_in_memory_than_fit(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosting, "MOST_LOADED", 10)

    async def test() -> None:
        async with hosted(store, idle=HOUR) as host:
            seats = [person("Ann"), person("Bob")]
            first, _ = await host.create(TOY.name, seats)
            watch = await watch_at(host, first.id)
            for _ in range(30):
                await host.create(TOY.name, seats)
                assert len(list(host.sessions)) <= 10
            assert first.id in list(host.sessions)
            watch.close()

    run(test())

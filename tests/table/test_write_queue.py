"""The write queue: one commit for everything that waits, and everyone hears about their own act."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Event

import pytest

from heliopolis.table.errors import Stale
from heliopolis.table.keeping.pending import Pending, PendingAct, Snapshot, WriteQueue
from heliopolis.table.keeping.store import Store


@pytest.fixture
def games(store: Store) -> list[str]:
    names = [f"game{number}" for number in range(5)]
    for name in names:
        store.create(name, "", {}, Snapshot(0, 0, {}))
    return names


def act(game: str, seq: int = 0) -> Pending:
    return [PendingAct(game, seq, {"act": game})]


def keep_all(store: Store, acts: Sequence[Pending]) -> list[Exception | None]:
    """Keep all at the same time; return the error of each, or None."""
    answers: list[Exception | None] = []

    async def keep() -> None:
        with ThreadPoolExecutor(1) as threads:
            queue = WriteQueue(store, threads)
            for each in acts:
                queue.add(each, answers.append)
            await queue.drain()

    asyncio.run(keep())
    return answers


def test_what_comes_while_a_commit_is_written_goes_into_the_next_together(
    store: Store, games: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    commits: list[list[str]] = []
    told: list[Exception | None] = []
    begun, go_on = Event(), Event()
    append_all = store.append_all

    def slow(acts: Sequence[Pending]) -> list[bool]:
        commits.append([each[0].table_id for each in acts])
        begun.set()
        assert go_on.wait(120)
        return append_all(acts)

    async def keep() -> None:
        with ThreadPoolExecutor(1) as threads:
            queue = WriteQueue(store, threads)
            queue.add(act(games[0]), told.append)
            await asyncio.to_thread(begun.wait, 10)
            for game in games[1:]:
                queue.add(act(game), told.append)
            assert not any(store.acts(game) for game in games)
            go_on.set()
            await queue.drain()
            assert all(store.acts(game) for game in games)

    monkeypatch.setattr(store, "append_all", slow)
    asyncio.run(keep())
    assert commits == [games[:1], games[1:]]
    assert told == [None] * 5


def test_one_that_is_refused_does_not_harm_the_others(store: Store, games: list[str]) -> None:
    store.append(PendingAct(games[2], 0, {"act": "faster"}))
    told = keep_all(store, [act(game) for game in games])
    assert [isinstance(each, Stale) for each in told] == [False, False, True, False, False]
    assert [store.acts(game)[0]["act"] for game in games] == ["game0", "game1", "faster", "game3", "game4"]


def test_everybody_is_told_when_the_store_fails(
    store: Store, games: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: Sequence[Pending]) -> list[bool]:
        raise OSError("the disk is full")

    monkeypatch.setattr(store, "append_all", fail)
    assert [str(each) for each in keep_all(store, [act(game) for game in games])] == ["the disk is full"] * 5


def test_one_who_cannot_bear_the_answer_does_not_harm_the_others(
    store: Store, games: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    answers: list[Exception | None] = []

    def faint(_: Exception | None) -> None:
        raise ValueError("oh")

    async def keep() -> None:
        with ThreadPoolExecutor(1) as threads:
            queue = WriteQueue(store, threads)
            queue.add(act(games[0]), faint)
            queue.add(act(games[1]), answers.append)
            queue.add(act(games[2]), faint)
            queue.add(act(games[3]), answers.append)
            await queue.drain()

    asyncio.run(keep())
    assert answers == [None, None]
    assert caplog.text.count("ValueError: oh") == 2

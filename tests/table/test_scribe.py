"""The scribe: one commit for all that waits, and everybody is told of their own act."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Event

import pytest

from heliopolis.table.errors import Stale
from heliopolis.table.keeping.store import Addition, Snapshot, Store
from heliopolis.table.keeping.write_queue import Scribe


@pytest.fixture
def games(store: Store) -> list[str]:
    names = [f"game{number}" for number in range(5)]
    for name in names:
        store.create(name, "", {}, Snapshot(0, 0, {}))
    return names


def addition(game: str, seq: int = 0) -> Addition:
    return Addition(game, seq, {"act": game}, None, over=False)


def keep_all(store: Store, additions: Sequence[Addition]) -> list[Exception | None]:
    """Have all kept at the same time; what each of them is told."""
    answers: list[Exception | None] = []

    async def keep() -> None:
        with ThreadPoolExecutor(1) as threads:
            scribe = Scribe(store, threads)
            for each in additions:
                scribe.keep(each, answers.append)
            await scribe.rest()

    asyncio.run(keep())
    return answers


def test_what_comes_while_a_commit_is_written_goes_into_the_next_together(
    store: Store, games: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    commits: list[list[str]] = []
    told: list[Exception | None] = []
    begun, go_on = Event(), Event()
    append_all = store.append_all

    def slow(additions: Sequence[Addition]) -> list[bool]:
        commits.append([each.game_id for each in additions])
        begun.set()
        assert go_on.wait(120)
        return append_all(additions)

    async def keep() -> None:
        with ThreadPoolExecutor(1) as threads:
            scribe = Scribe(store, threads)
            scribe.keep(addition(games[0]), told.append)
            await asyncio.to_thread(begun.wait, 10)
            for game in games[1:]:
                scribe.keep(addition(game), told.append)
            assert not any(store.acts(game) for game in games)
            go_on.set()
            await scribe.rest()
            assert all(store.acts(game) for game in games)

    monkeypatch.setattr(store, "append_all", slow)
    asyncio.run(keep())
    assert commits == [games[:1], games[1:]]
    assert told == [None] * 5


def test_one_that_is_refused_does_not_harm_the_others(store: Store, games: list[str]) -> None:
    store.append(games[2], 0, {"act": "faster"}, None, over=False)
    told = keep_all(store, [addition(game) for game in games])
    assert [isinstance(each, Stale) for each in told] == [False, False, True, False, False]
    assert [store.acts(game)[0]["act"] for game in games] == ["game0", "game1", "faster", "game3", "game4"]


def test_everybody_is_told_when_the_store_fails(
    store: Store, games: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: Sequence[Addition]) -> list[bool]:
        raise OSError("the disk is full")

    monkeypatch.setattr(store, "append_all", fail)
    assert [str(each) for each in keep_all(store, [addition(game) for game in games])] == ["the disk is full"] * 5


def test_one_who_cannot_bear_the_answer_does_not_harm_the_others(
    store: Store, games: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    answers: list[Exception | None] = []

    def faint(_: Exception | None) -> None:
        raise ValueError("oh")

    async def keep() -> None:
        with ThreadPoolExecutor(1) as threads:
            scribe = Scribe(store, threads)
            scribe.keep(addition(games[0]), faint)
            scribe.keep(addition(games[1]), answers.append)
            scribe.keep(addition(games[2]), faint)
            scribe.keep(addition(games[3]), answers.append)
            await scribe.rest()

    asyncio.run(keep())
    assert answers == [None, None]
    assert caplog.text.count("ValueError: oh") == 2

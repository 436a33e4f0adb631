"""A session: chance and bots act until a person is asked, at their pace, whatever fails."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from concurrent.futures import Future
from pathlib import Path

import pytest

from heliopolis.bots import bot
from heliopolis.games import all_games
from heliopolis.kernel.game import State
from heliopolis.kernel.journals.replay import read_journal
from heliopolis.table import session
from heliopolis.table.acts import AskUndo, Consent, EndTurn, Play, Undo
from heliopolis.table.errors import NotNow
from heliopolis.table.fair import verify
from heliopolis.table.header import Catalogue
from heliopolis.table.history import Need
from heliopolis.table.keeping.pending import Pending
from heliopolis.table.keeping.store import Store
from heliopolis.table.seat_acts import Give, Rename
from heliopolis.table.seats import machine, person
from heliopolis.table.thinking import BotWorkers, open_pool
from table.conftest import TOY, Present
from table.hosting import HOUR, hosted, make_at, run, until, watch_at


def test_bots_play_a_whole_game_by_themselves(store: Store) -> None:
    async def test() -> None:
        with open_pool() as pool:
            async with hosted(store, BotWorkers(pool), Catalogue()) as host:
                name = next(iter(all_games()))
                table, links = await host.create(name, [machine("random"), machine("random", "random 2")])
                assert links == {}
                await until(lambda: table.needs().kind == "over")
                text = table.journal().text()
                assert read_journal(text, Catalogue().game).text() == text
                assert verify(table.journal()).wrong is None
                assert {entry.bot for entry in table.history.plies if entry.seat >= 0} == {"random"}

    run(test())


def test_chance_and_bots_act_until_a_person_is_asked(store: Store) -> None:
    async def test() -> None:
        async with hosted(store) as host:
            table, _ = await host.create(TOY.name, [person("Ann"), machine("random")])
            assert table.needs() == Need("human", 0)
            await make_at(host, table.id, Play("travel", 0), 0)
            assert table.needs() == Need("held", 0)
            await make_at(host, table.id, EndTurn(0), 1)
            await until(lambda: table.needs() == Need("human", 0))
            assert [entry.seat for entry in table.history.plies[:4]] == [-1, 0, -1, 1]

    run(test())


def test_a_choice_that_is_held_waits_for_its_player(store: Store) -> None:
    async def test() -> None:
        async with hosted(store) as host:
            table, _ = await host.create(TOY.name, [person("Ann"), person("Bob")])
            await make_at(host, table.id, Play("travel", 0), 0)
            await make_at(host, table.id, Undo(0, 1), 1)
            await make_at(host, table.id, Play("search", 0), 2)
            assert table.needs() == Need("held", 0)
            await make_at(host, table.id, EndTurn(0), 3)
            await until(lambda: table.needs() == Need("human", 1))

    run(test())


class Thoughtful(Present):
    """A thinker that answers when the test lets it."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[tuple[Future[list[str]], str]] = []

    def ask(self, state: State, bot_name: str, seed: int, folder: str = "") -> Future[list[str]]:
        answer: Future[list[str]] = Future()
        self.waiting.append((answer, bot(bot_name, state.game, seed).choose(state).name))
        return answer


def test_a_bot_is_shown_as_thinking_and_holds_nobody_up(store: Store) -> None:
    async def test() -> None:
        bots = Thoughtful()
        async with hosted(store, bots) as host:
            table, _ = await host.create(TOY.name, [machine("random"), person("Ann")])
            await until(lambda: len(bots.waiting) == 1)
            assert host.sessions[table.id].thinking == 0
            other, _ = await host.create(TOY.name, [person("Eve"), person("Dan")])
            await make_at(host, other.id, Play("travel", 0), 0)
            assert host.sessions[other.id].thinking is None
            # What has nothing to do with the position does not disturb it.
            await make_at(host, table.id, Rename(1, "Anne"), 0)
            assert host.sessions[table.id].thinking == 0
            ((answer, name),) = bots.waiting
            answer.set_result([name])
            await until(lambda: table.needs() == Need("human", 1))
            assert host.sessions[table.id].thinking is None
            assert sum(1 for entry in table.history.plies if entry.bot) == 1

    run(test())


class Mute(Present):
    """A thinker that fails."""

    def ask(self, state: State, bot_name: str, seed: int, folder: str = "") -> Future[list[str]]:
        answer: Future[list[str]] = Future()
        answer.set_exception(RuntimeError("no mind"))
        return answer


def test_a_bot_that_cannot_think_plays_all_the_same(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with hosted(store, Mute()) as host:
            table, _ = await host.create(TOY.name, [machine("random"), person("Ann")])
            await until(lambda: table.needs() == Need("human", 1))

    with caplog.at_level(logging.CRITICAL, session.__name__):
        run(test())


def test_bots_wait_between_their_choices_unless_skipped(store: Store) -> None:
    async def test() -> None:
        async with hosted(store, pace=HOUR) as host:
            table, _ = await host.create(TOY.name, [machine("random"), machine("random", "random 2"), person("Ann")],
                                         {"players": 3})  # fmt: skip
            await asyncio.sleep(0.1)
            assert table.version == 0
            host.sessions[table.id].skip()
            await until(lambda: table.needs() == Need("human", 2))
            # It holds only until a person is asked.
            await make_at(host, table.id, Play("travel", 2), table.version)
            await make_at(host, table.id, EndTurn(2), table.version)
            await until(lambda: table.needs().kind == "bot")
            seen = table.version
            await asyncio.sleep(0.1)
            assert table.version == seen
            host.sessions[table.id].pace = 0
            host.sessions[table.id].skip()
            await until(lambda: table.version > seen)

    run(test())


def test_bots_wait_while_people_talk_about_going_back(store: Store) -> None:
    async def test() -> None:
        bots = Thoughtful()
        seats = [person("Ann"), person("Bob"), machine("random")]
        async with hosted(store, bots) as host:
            table, _ = await host.create(TOY.name, seats, {"players": 3})
            for seat in (0, 1):
                await make_at(host, table.id, Play("travel", seat), table.version)
                await make_at(host, table.id, EndTurn(seat), table.version)
                await until(lambda: table.needs().kind in {"human", "bot"})
            await until(lambda: len(bots.waiting) == 1)
            await make_at(host, table.id, AskUndo(0, 0), table.version)
            await until(lambda: host.sessions[table.id].thinking is None)
            assert len(bots.waiting) == 1
            await make_at(host, table.id, Consent(1), table.version)
            assert table.needs() == Need("human", 0)

    run(test())


def test_a_seat_given_to_a_bot_is_played_at_once(store: Store) -> None:
    async def test() -> None:
        async with hosted(store) as host:
            table, _ = await host.create(TOY.name, [person("Ann"), person("Bob")])
            await make_at(host, table.id, Give(1, "random", 0), 0)
            await until(lambda: table.needs() == Need("human", 1))
            assert table.history.plies[1].bot == "random"

    run(test())


def test_a_seat_whose_player_is_there_is_not_given_away(store: Store) -> None:
    async def test() -> None:
        async with hosted(store, absence=HOUR) as host:
            table, _ = await host.create(TOY.name, [person("Ann"), person("Bob")])
            with pytest.raises(NotNow, match="the player in seat 2 is still here"):
                await make_at(host, table.id, Give(0, "random", 1), 0)
            assert host.sessions[table.id].presence.away() == frozenset()
            await make_at(host, table.id, Give(1, "random", 1), 0)
            assert table.seats[1].bot == "random"

    run(test())


def test_a_seat_is_given_away_when_its_player_has_been_away_for_a_while(store: Store) -> None:
    async def test() -> None:
        async with hosted(store, absence=0.05) as host:
            table, _ = await host.create(TOY.name, [person("Ann"), person("Bob")])
            watch = await watch_at(host, table.id, frozenset({1}))
            looking = await watch_at(host, table.id, frozenset({0}))
            await asyncio.sleep(0.1)
            assert host.sessions[table.id].presence.away() == frozenset()
            with pytest.raises(NotNow):
                await make_at(host, table.id, Give(0, "random", 1), 0)
            watch.close()
            # Watchers are notified when the time has come, though nothing is done.
            while not host.sessions[table.id].presence.away():
                await looking.change()
            assert host.sessions[table.id].presence.away() == frozenset({1})
            host.sessions[table.id].presence.see(frozenset({1}))
            await looking.change()
            while not host.sessions[table.id].presence.away():
                await looking.change()
            await make_at(host, table.id, Give(0, "random", 1), 0)
            assert table.seats[1].bot == "random"

    run(test())


class Failing(Store):
    """A store that cannot write so many times."""

    faults = 0

    def append_all(self, several: Sequence[Pending]) -> list[bool]:
        if self.faults:
            self.faults -= 1
            raise OSError("no space left on device")
        return super().append_all(several)


def test_after_a_fault_of_the_store_the_table_goes_on(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    store = Failing(tmp_path / "games.db")

    async def test() -> None:
        async with hosted(store) as host:
            table, _ = await host.create(TOY.name, [person("Ann"), machine("random")])
            watch = await watch_at(host, table.id)
            await make_at(host, table.id, Play("travel", 0), 0)
            store.faults = 4
            with pytest.raises(OSError, match="no space left"):
                await make_at(host, table.id, EndTurn(0), 1)
            assert table.version == 1
            store.faults = 0
            await make_at(host, table.id, EndTurn(0), 1)
            store.faults = 3
            while not host.sessions[table.id].failing:
                await watch.change()
            await until(lambda: table.needs() == Need("human", 0))
            assert not host.sessions[table.id].failing
            assert store.faults == 0
            assert [entry.seat for entry in table.history.plies[:4]] == [-1, 0, -1, 1]

    with caplog.at_level(logging.CRITICAL, session.__name__):
        run(test())
    store.close()


def test_whoever_comes_to_look_wakes_a_table_that_stands_still(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = Failing(tmp_path / "games.db")

    async def test() -> None:
        async with hosted(store, retry=HOUR) as host:
            store.faults = 1
            table, _ = await host.create(TOY.name, [machine("random"), person("Ann")])
            await until(lambda: host.sessions[table.id].failing)
            assert table.version == 0
            await watch_at(host, table.id)
            await until(lambda: table.needs() == Need("human", 1))
            assert not host.sessions[table.id].failing

    with caplog.at_level(logging.CRITICAL, session.__name__):
        run(test())
    store.close()


def test_a_game_that_was_left_while_a_bot_was_asked_goes_on(store: Store) -> None:
    async def test() -> None:
        async with hosted(store, Thoughtful()) as host:
            table, _ = await host.create(TOY.name, [machine("random"), person("Ann")])
            await asyncio.sleep(0.02)
        async with hosted(store) as host:
            again = await host.table(table.id)
            await until(lambda: again.needs() == Need("human", 1))

    run(test())

"""Clocks: whose time runs and when it stands still, what is left after a restart, and what happens when it is up."""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from heliopolis.kernel.errors import BadData
from heliopolis.kernel.reading import Reader
from heliopolis.table.acts import Act, AskUndo, Consent, EndTurn, Play, Undo
from heliopolis.table.clocks.clock import TableClock, ranked
from heliopolis.table.clocks.clock_acts import GoAway, StartClock, TimeOut
from heliopolis.table.clocks.clock_monitor import ClockMonitor
from heliopolis.table.clocks.terms import (
    BOT,
    DAY,
    LOST,
    SIGN,
    ClockTerms,
    days_clock,
    days_off,
    length,
    live_clock,
    moment_after,
    read_terms,
    without,
)
from heliopolis.table.clocks.timekeeper import Uptime
from heliopolis.table.errors import NotNow
from heliopolis.table.factory import open_table
from heliopolis.table.history import Need
from heliopolis.table.host import Host
from heliopolis.table.keeping.care import close_tables, open_tables
from heliopolis.table.keeping.store import Store
from heliopolis.table.seat_acts import Give, Rename, Take
from heliopolis.table.seats import Seat, machine, person
from heliopolis.table.session import Session
from heliopolis.table.table import Table
from table.conftest import TOY, TOYS, Present
from table.hosting import make_at, run, until

MONDAY = 4 * DAY
"""The fifth of January 1970, when our time begins."""
MINUTE = 60
HOUR = 60 * MINUTE
SATURDAY, SUNDAY = 5, 6
ANN, BOB, EVE = 0, 1, 2


class Hands:
    """The hands of the clock on the wall, moved by the test."""

    def __init__(self) -> None:
        self.now = float(MONDAY)

    def __call__(self) -> float:
        return self.now


class Club:
    """A host whose time is the test's."""

    def __init__(self, host: Host, hands: Hands) -> None:
        self.host = host
        self.hands = hands

    async def table(self, clock: ClockTerms, *seats: Seat) -> Table:
        """Return a table of the toy game, where Ann's time runs."""
        people = seats or (person("Ann"), person("Bob"))
        table, _ = await self.host.create(TOY.name, people, {"players": len(people)}, clock=clock)
        await self.host.check_clocks()
        return table

    async def after(self, seconds: float) -> None:
        """Let that much time pass, and the server look at its clocks."""
        self.hands.now += seconds
        await self.host.check_clocks()

    async def do(self, table: Table, act: Act) -> None:
        await make_at(self.host, table.id, act, table.version)

    async def turn(self, table: Table, seat: int) -> None:
        """Play a whole turn of a player right away."""
        await self.do(table, Play("search", seat))
        await self.do(table, EndTurn(seat))
        await until(lambda: table.needs().kind in {"human", "over"})

    def left(self, table: Table) -> list[int]:
        """Return what the pages show of everyone's time: until the clock runs out, or what they have."""
        faces = self.host.time.faces(table.history)
        return [face.left if face.due is None else round(face.due - self.hands.now) for face in faces]

    def states(self, table: Table) -> list[str]:
        return [face.state for face in self.host.time.faces(table.history)]


@asynccontextmanager
async def opened(store: Store, hands: Hands) -> AsyncIterator[Club]:
    """Provide a server that has just started."""
    host = Host(store, Present(), TOYS, pace=0, idle=0, retry=0.01, uptime=Uptime(hands, math.inf))
    await host.check_clocks()
    try:
        yield Club(host, hands)
    finally:
        await host.close()


# What is agreed on ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("terms", [live_clock(20, 15, LOST), days_clock(3, [SATURDAY, SUNDAY], 14, SIGN)])
def test_a_table_keeps_what_was_agreed_on(store: Store, terms: ClockTerms) -> None:
    async def test() -> None:
        async with opened(store, Hands()) as club:
            table = await club.table(terms)
            assert open_table(store, TOYS, table.id).header.clock == terms

    run(test())


@pytest.mark.parametrize(
    ("minutes", "increment", "told"),
    [
        (0, 0, "minutes per player: must be between 1 and 180, not 0"),
        (-5, 0, "minutes per player: must be between 1 and 180, not -5"),
        (10**9, 0, "minutes per player: must be between 1 and 180, not"),
        (5, -1, "seconds per turn: must be between 0 and 300, not -1"),
        (5, 10**9, "seconds per turn: must be between 0 and 300, not"),
    ],
)
def test_absurd_times_of_a_live_game_are_refused(minutes: int, increment: int, told: str) -> None:
    with pytest.raises(BadData, match=told):
        live_clock(minutes, increment)


def test_absurd_days_are_refused() -> None:
    for days, holiday in ((0, 0), (-1, 0), (10**9, 0), (3, -1), (3, 10**9)):
        with pytest.raises(BadData, match="must be between"):
            days_clock(days, (), holiday)
    with pytest.raises(BadData, match="the clock must run on at least one"):
        days_clock(3, range(7))
    with pytest.raises(BadData, match="must be days of the week"):
        days_clock(3, [7])
    with pytest.raises(BadData, match="must be one of sign, bot, lost"):
        days_clock(3, outcome="fine")


def test_a_clock_needs_two_people(store: Store) -> None:
    async def test() -> None:
        async with opened(store, Hands()) as club:
            with pytest.raises(BadData, match="at least two people"):
                await club.table(live_clock(5), person("Ann"), machine("random"))

    run(test())


# Whose time runs -----------------------------------------------------------------------------------------


def test_the_time_of_whoever_is_asked_runs_and_a_turn_adds_to_it(store: Store) -> None:
    async def test() -> None:
        async with opened(store, Hands()) as club:
            table = await club.table(live_clock(10, 20))
            await club.after(30)
            assert club.left(table) == [570, 600]
            await club.do(table, Play("travel", ANN))
            await club.after(10)
            assert club.left(table) == [560, 600]  # until the turn is ended
            await club.do(table, EndTurn(ANN))
            await until(lambda: table.needs() == Need("human", BOB))
            await club.after(100)
            assert club.left(table) == [580, 500]

    run(test())


def test_what_has_nothing_to_do_with_the_position_stops_no_clock(store: Store) -> None:
    async def test() -> None:
        async with opened(store, Hands()) as club:
            table = await club.table(live_clock(10))
            await club.after(30)
            await club.do(table, Rename(BOB, "Robert"))
            await club.after(30)
            assert club.left(table) == [540, 600]

    run(test())


def test_no_clock_runs_while_players_are_awaited(store: Store) -> None:
    async def test() -> None:
        async with opened(store, Hands()) as club:
            seats = [person("Ann"), person("Bob")]
            table, _ = await club.host.create(TOY.name, seats, free=[BOB], maker=ANN, clock=live_clock(10))
            await club.after(3 * HOUR)
            assert club.left(table) == [600, 600]
            assert table.version == 0

    run(test())


def test_time_once_spent_stays_spent_when_a_choice_is_taken_back(store: Store) -> None:
    async def test() -> None:
        async with opened(store, Hands()) as club:
            table = await club.table(live_clock(10, 20))
            await club.after(30)
            await club.do(table, Play("travel", ANN))
            await club.after(15)
            await club.do(table, Undo(ANN, 1))
            await club.after(15)
            assert club.left(table) == [540, 600]

    run(test())


def test_whoever_takes_an_ended_turn_back_goes_on_with_the_time_they_had() -> None:
    for terms, ended in ((live_clock(10, 20), 590.0), (days_clock(1), float(DAY))):
        clock = TableClock(terms, 2)
        clock.pass_to(ANN, answered=True)
        clock.left[ANN] = 570.0
        clock.pass_to(BOB, answered=True)
        assert clock.left[ANN] == ended
        clock.reopen(ANN)
        clock.pass_to(ANN, answered=False)
        assert clock.left == [570.0, terms.seconds]
        clock.pass_to(BOB, answered=True)
        assert clock.left[ANN] == ended


def test_going_back_by_consent_gives_a_whole_turn_by_correspondence(store: Store) -> None:
    async def test() -> None:
        async with opened(store, Hands()) as club:
            table = await club.table(days_clock(3))
            await club.after(2 * DAY)
            await club.turn(table, ANN)
            await club.turn(table, BOB)
            await club.turn(table, ANN)
            await club.after(DAY)
            await club.do(table, AskUndo(ANN, 0))
            await club.do(table, Consent(BOB))
            assert table.needs() == Need("human", ANN)
            assert club.left(table) == [3 * DAY, 3 * DAY]

    run(test())


def test_no_clock_runs_for_who_is_left_alone_among_bots(store: Store) -> None:
    async def test() -> None:
        async with opened(store, Hands()) as club:
            table = await club.table(live_clock(10, outcome=BOT))
            await club.do(table, Give(BOB, "random", BOB))
            await club.after(DAY)
            assert table.needs() == Need("human", ANN)
            assert club.left(table) == [600, 600]
            await club.do(table, Take(BOB))
            await club.after(60)
            assert club.left(table)[ANN] == 540

    run(test())


# Restarts ------------------------------------------------------------------------------------------------


def test_clocks_stand_still_while_there_is_no_server(tmp_path: Path) -> None:
    hands = Hands()
    where = tmp_path / "games.db"

    async def play(first: bool, known: list[str]) -> None:
        with closing(Store(where)) as store:
            async with opened(store, hands) as club:
                if first:
                    known.append((await club.table(live_clock(10))).id)
                table = await club.host.table(known[0])
                before = club.left(table)[ANN]
                await club.after(60)
                assert club.left(table)[ANN] == before - 60
                assert table.history.clock is not None
                known.append(str(club.left(table)[ANN]))

    known: list[str] = []
    run(play(True, known))
    hands.now += 5 * DAY
    run(play(False, known))
    hands.now += 4
    run(play(False, known))
    assert known[1:] == ["540", "480", "420"]


def test_a_server_that_was_killed_counts_until_it_was_last_seen(tmp_path: Path) -> None:
    async def test() -> None:
        hands = Hands()
        with closing(Store(tmp_path / "games.db")) as store:
            async with opened(store, hands) as club:
                table = await club.table(live_clock(10))
                await club.after(30)
                hands.now += 2 * HOUR  # killed: no one noted that it ran
                async with opened(store, hands) as again:
                    there = await again.host.table(table.id)
                    assert again.left(there)[ANN] == 570
                    await again.turn(there, ANN)
                    assert again.left(there) == [570, 600]

    run(test())


def test_a_computer_that_slept_served_nobody(store: Store) -> None:
    async def test() -> None:
        hands = Hands()
        host = Host(store, Present(), TOYS, pace=0, uptime=Uptime(hands, 30))
        club = Club(host, hands)
        await host.check_clocks()
        table = await club.table(live_clock(10, outcome=LOST))
        await club.after(20)
        hands.now += 8 * HOUR
        assert club.left(table)[ANN] == 580
        await club.after(10)
        await club.after(10)
        assert club.left(table)[ANN] == 570
        assert club.states(table) == ["", ""]
        await host.close()

    run(test())


def test_clocks_stand_still_while_the_owner_has_closed(store: Store) -> None:
    async def test() -> None:
        async with opened(store, Hands()) as club:
            table = await club.table(live_clock(10))
            await club.after(60)
            close_tables(store, "Good night")
            await club.host.follow()
            await club.after(0)
            await club.after(9 * HOUR)
            assert club.left(table)[ANN] == 540
            open_tables(store)
            await club.host.follow()
            await club.after(0)
            await club.after(60)
            assert club.left(table)[ANN] == 480

    run(test())


# Time runs out -------------------------------------------------------------------------------------------


def test_where_only_a_sign_was_agreed_on_the_player_plays_on(store: Store) -> None:
    async def test() -> None:
        async with opened(store, Hands()) as club:
            table = await club.table(live_clock(1, 30, SIGN))
            await club.after(70)
            await club.after(10)
            assert (club.left(table), club.states(table)) == ([-20, 60], ["out", ""])
            assert [remark.kind for remark in table.history.remarks] == ["time_out"]
            await club.turn(table, ANN)
            assert (club.left(table), club.states(table)) == ([10, 60], ["", ""])

    run(test())


def test_a_bot_plays_on_until_the_player_is_back(store: Store) -> None:
    async def test() -> None:
        async with opened(store, Hands()) as club:
            table = await club.table(live_clock(1, 0, BOT), person("Ann"), person("Bob"), person("Eve"))
            seen = table.version
            await club.after(61)
            await until(lambda: table.needs() == Need("human", BOB))
            assert {ply.bot for ply in table.history.plies if ply.seat == ANN} == {"medium"}
            with pytest.raises(NotNow, match="time ran out"):
                await make_at(club.host, table.id, Play("travel", ANN), table.version)
            assert seen < table.version
            await club.do(table, Take(ANN))
            assert club.left(table) == [60, 60, 60]
            assert [remark.kind for remark in table.history.remarks] == ["time_bot", "taken"]

    run(test())


def test_who_has_lost_on_time_does_not_come_back_and_is_last(store: Store) -> None:
    async def test() -> None:
        async with opened(store, Hands()) as club:
            table = await club.table(live_clock(1, 0, LOST))
            await club.after(61)
            await until(lambda: table.needs() == Need("human", BOB))
            assert club.states(table) == ["lost", ""]
            with pytest.raises(NotNow, match="seat 1 lost on time"):
                await club.do(table, Take(ANN))
            # No one waits for Bob any more: he plays it out in peace, or lets a bot do it.
            await club.after(DAY)
            assert club.states(table) == ["lost", ""]
            await club.do(table, Give(BOB, "random", BOB))
            await until(lambda: table.needs().kind == "over")
            result = table.result()
            assert result is not None
            assert result.ranks == [2, 1]

    run(test())


def test_a_held_choice_is_final_when_time_runs_out(store: Store) -> None:
    async def test() -> None:
        async with opened(store, Hands()) as club:
            table = await club.table(live_clock(1, 0, BOT))
            await club.do(table, Play("travel", ANN))
            await club.after(61)
            await until(lambda: table.needs() == Need("human", BOB))
            assert [(ply.choice, ply.bot) for ply in table.history.plies if ply.seat == ANN] == [("travel", "")]

    run(test())


def test_a_choice_that_comes_too_late_is_refused_before_anybody_has_noticed(store: Store) -> None:
    async def test() -> None:
        async with opened(store, Hands()) as club:
            table = await club.table(live_clock(1, 0, LOST))
            club.hands.now += 61
            with pytest.raises(NotNow, match="time ran out"):
                await (await club.host.session(table.id)).click(ANN, "travel", table.version)
            assert table.history.ply_count == 0

    run(test())


def test_a_table_whose_clock_fails_keeps_those_of_others_running(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with opened(store, Hands()) as club:
            bad, good = [await club.table(days_clock(3)) for _ in range(2)]
            due = ClockMonitor._next_look

            def fails(self: ClockMonitor, session: Session) -> float | None:
                return 1 / 0 if session.table.id == bad.id else due(self, session)

            monkeypatch.setattr(ClockMonitor, "_next_look", fails)
            await club.after(3 * DAY + 1)
            assert good.history.seats[ANN].bot == "medium"
            assert [len(each) for each in club.host.faults] == [1]

    run(test())


def test_time_runs_out_once_and_only_where_it_runs(store: Store) -> None:
    async def test() -> None:
        async with opened(store, Hands()) as club:
            table = await club.table(live_clock(1, 0, SIGN))
            for act in (TimeOut(BOB), StartClock()):
                with pytest.raises(NotNow, match="no clock is running here"):
                    await club.do(table, act)
            await club.after(61)
            with pytest.raises(NotNow, match="already run out"):
                await club.do(table, TimeOut(ANN))

    run(test())


def test_time_runs_out_at_tables_that_nobody_looks_at(store: Store) -> None:
    async def test() -> None:
        async with opened(store, Hands()) as club:
            table = await club.table(days_clock(3))
            club.host.evict()
            assert list(club.host.sessions) == []
            await club.after(3 * DAY - 60)
            assert list(club.host.sessions) == []
            await club.after(61)
            there = await club.host.table(table.id)
            await until(lambda: there.needs() == Need("human", BOB))
            assert there.history.seats[ANN].bot == "medium"

    run(test())


def test_a_table_whose_game_is_over_is_looked_at_no_more(store: Store) -> None:
    async def test() -> None:
        async with opened(store, Hands()) as club:
            table = await club.table(days_clock(3))
            assert store.service.due(math.inf, 9) == [table.id]
            for seat in (ANN, BOB):
                await club.do(table, Give(seat, "random", seat))
            await until(lambda: table.needs().kind == "over")
            await club.after(1)
            assert store.service.due(math.inf, 9) == []

    run(test())


def test_who_lost_on_time_is_behind_all_others_and_who_lost_first_last() -> None:
    assert ranked([1, 2, 3, 4], []) == [1, 2, 3, 4]
    assert ranked([1, 2, 3, 4], [0]) == [4, 1, 2, 3]
    assert ranked([1, 2, 2, 1], [3, 0]) == [3, 1, 1, 4]
    # Alone one has reached the goal, missed it, or run out of time.
    assert (ranked([1], []), ranked([2], []), ranked([1], [0])) == ([1], [2], [2])


# By correspondence ---------------------------------------------------------------------------------------


def test_every_turn_has_its_days(store: Store) -> None:
    async def test() -> None:
        async with opened(store, Hands()) as club:
            table = await club.table(days_clock(3))
            await club.after(2 * DAY)
            assert club.left(table) == [DAY, 3 * DAY]
            await club.turn(table, ANN)
            await club.after(HOUR)
            assert club.left(table) == [3 * DAY, 3 * DAY - HOUR]

    run(test())


def test_no_clock_runs_on_days_off(store: Store) -> None:
    async def test() -> None:
        async with opened(store, Hands()) as club:
            table = await club.table(days_clock(2, [SATURDAY, SUNDAY], outcome=LOST))
            await club.after(DAY)
            await club.turn(table, ANN)
            await club.after(DAY)
            await club.turn(table, BOB)
            # It is Wednesday; Friday at midnight her time is up.
            await club.after(0)
            assert club.left(table)[ANN] == 2 * DAY
            await club.turn(table, ANN)
            await club.after(DAY)
            await club.turn(table, BOB)
            # It is Thursday, and then it is Friday at noon.
            await club.after(1.5 * DAY)
            assert club.left(table)[ANN] == 0.5 * DAY
            await club.turn(table, ANN)
            await club.after(0)
            assert club.left(table)[BOB] == 4 * DAY  # until Tuesday at noon
            await club.after(2.5 * DAY)
            assert club.states(table) == ["", ""]
            await club.after(1.5 * DAY + 1)
            assert club.states(table) == ["", "lost"]

    run(test())


def test_a_player_is_away_for_some_days_of_theirs(store: Store) -> None:
    async def test() -> None:
        async with opened(store, Hands()) as club:
            table = await club.table(days_clock(1, holiday=10, outcome=LOST))
            await club.after(HOUR)
            await club.do(table, GoAway(ANN, 4))
            faces = club.host.time.faces(table.history)
            assert faces[ANN].away == MONDAY + HOUR + 4 * DAY
            assert club.left(table)[ANN] == 5 * DAY - HOUR
            await club.after(2.5 * DAY)
            # Back before the time: the day that has not begun is hers again.
            await club.do(table, GoAway(ANN, 0))
            await club.after(HOUR)
            assert club.left(table)[ANN] == DAY - 2 * HOUR
            assert table.history.clock is not None
            assert table.history.clock.holiday == [7, 10]
            with pytest.raises(BadData, match="must be between 0 and 7, not 8"):
                await club.do(table, GoAway(ANN, 8))

    run(test())


def test_holidays_are_for_those_who_agreed_on_them(store: Store) -> None:
    async def test() -> None:
        async with opened(store, Hands()) as club:
            table = await club.table(days_clock(1))
            with pytest.raises(NotNow, match="doesn’t allow holidays"):
                await club.do(table, GoAway(ANN, 1))

    run(test())


def test_the_calendar_counts_what_is_left_of_days() -> None:
    off = (SATURDAY, SUNDAY)
    week = (float(MONDAY), float(MONDAY + 7 * DAY))
    assert length(without([week], days_off(*week, off))) == 5 * DAY
    assert moment_after(MONDAY, 5 * DAY, off, []) == MONDAY + 5 * DAY
    assert moment_after(MONDAY, 5 * DAY + 1, off, []) == MONDAY + 7 * DAY + 1
    assert moment_after(MONDAY, 2 * DAY, off, [(MONDAY + DAY, MONDAY + 3 * DAY)]) == MONDAY + 4 * DAY
    assert moment_after(MONDAY, -5, off, []) == MONDAY - 5


def test_what_is_kept_of_terms_is_checked() -> None:
    with pytest.raises(BadData, match="must be one of live, days"):
        read_terms(Reader({**live_clock(5).to_dict(), "kind": "hourglass"}, "clock"))


# Rematch -------------------------------------------------------------------------------------------------


def test_a_rematch_keeps_the_clock(store: Store) -> None:
    async def test() -> None:
        async with opened(store, Hands()) as club:
            terms = live_clock(5, 10, LOST)
            table = await club.table(terms)
            await club.after(301)
            await club.do(table, Give(BOB, "random", BOB))
            await until(lambda: table.needs().kind == "over")
            again = await club.host.rematch(table.id)
            assert again.header.clock == terms
            assert again.history.lost() == []

    run(test())


# Several servers -----------------------------------------------------------------------------------------


def test_of_several_servers_one_lets_time_run_out_and_it_runs_while_any_is_there(database: str) -> None:
    async def test() -> None:
        hands = Hands()
        with closing(Store(database)) as one, closing(Store(database)) as other:
            async with opened(other, hands) as there:
                async with opened(one, hands) as here:
                    table = await here.table(live_clock(10, outcome=SIGN))
                    await here.after(30)
                await there.after(30)  # the first one has ended
                seen = await there.host.table(table.id)
                assert there.left(seen)[ANN] == 540
                async with opened(one, hands) as again:
                    await again.host.table(table.id)
                    hands.now += 600
                    await asyncio.gather(again.host.check_clocks(), there.host.check_clocks())
            kinds = [act["act"] for act in one.acts(table.id)]
            assert kinds == ["clock", "time_out"]

    run(test())

"""Hints at a table: allowed or not, announced to all, kept; and the workers that find them."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Iterator
from typing import Any

import pytest

from heliopolis.analysis.judging import Run
from heliopolis.kernel.game import Game
from heliopolis.table import fair
from heliopolis.table.errors import NotNow, NotYourTurn, Stale
from heliopolis.table.factory import new_table, open_table, rematch
from heliopolis.table.header import Header, read_header
from heliopolis.table.keeping.store import Store
from heliopolis.table.seat_acts import AskHint
from heliopolis.table.seats import machine, person
from heliopolis.table.table import Table
from heliopolis.table.thinking import HINTS, AnalysisWorkers, SavedPosition, open_pool
from heliopolis.workers import Pool
from heliopolis_caravan.game import CaravanGame
from table.conftest import SECRET, TOY, TOYS, finish, go_on, play, seated


def toy(_name: str) -> Game:
    """Return the toy, found from another process."""
    return CaravanGame()


def hinted(store: Store, *, hints: bool | None) -> Table:
    seats = [person("Ann"), person("Bob")]
    return new_table(store, TOYS, TOY.name, seats, secret=SECRET, hints=hints)[0]


def test_hints_are_allowed_where_one_person_plays_unless_told_otherwise(store: Store) -> None:
    assert seated(store, person("Ann"), machine("random")).header.hints
    assert not seated(store, person("Ann"), person("Bob")).header.hints
    assert not seated(store, machine("random"), machine("random")).header.hints
    assert hinted(store, hints=True).header.hints
    assert not new_table(store, TOYS, TOY.name, [person("Ann"), machine("random")], hints=False)[0].header.hints


def test_a_hint_is_asked_for_in_the_record_and_the_journal(store: Store) -> None:
    table = hinted(store, hints=True)
    before = table.state.key()
    table.make(AskHint(0), 0)
    assert table.version == 1
    assert table.state.key() == before
    assert [(remark.kind, remark.seats) for remark in table.history.remarks] == [("hint", (0,))]
    assert table.journal().comments == [(0, "seat1 asked for a hint")]
    kept = open_table(store, TOYS, table.id)
    assert kept.header.hints
    assert kept.journal().text() == table.journal().text()


def test_only_who_is_asked_gets_a_hint(store: Store) -> None:
    table = hinted(store, hints=True)
    with pytest.raises(NotYourTurn):
        table.make(AskHint(1), 0)
    with pytest.raises(Stale):
        table.make(AskHint(0), 1)
    play(table, "travel")
    assert table.needs().kind == "held"
    with pytest.raises(NotYourTurn):
        table.make(AskHint(0), table.version)
    assert table.history.remarks == []


def test_where_hints_are_not_allowed_there_are_none(store: Store) -> None:
    table = hinted(store, hints=False)
    with pytest.raises(NotNow, match="hints are not allowed at this table"):
        table.make(AskHint(0), 0)
    assert table.version == 0


def test_the_next_game_of_the_same_people_has_hints_as_this_one(store: Store) -> None:
    assert rematch(hinted(store, hints=True)).header.hints
    assert not rematch(hinted(store, hints=False)).header.hints


def test_a_table_from_before_there_were_hints_has_none(store: Store) -> None:
    header = hinted(store, hints=True).header
    kept: dict[str, Any] = header.to_dict()
    assert read_header(kept) == header
    del kept["hints"]
    assert read_header(kept) == header._replace(hints=False)
    assert Header._field_defaults["hints"] is False


def test_a_game_with_hints_can_be_verified(store: Store) -> None:
    table, dice = hinted(store, hints=True), random.Random(1)
    asked = 0
    while table.needs().kind != "over":
        if table.needs().kind == "human":
            table.make(AskHint(table.needs().seat), table.version)
            asked += 1
        go_on(table, dice)
    text = table.journal().text()
    assert text.count("asked for a hint") == asked > 3
    assert fair.verify_text(text, lambda _: TOY).wrong is None


# The workers -----------------------------------------------------------------------------------------------


@pytest.fixture
def pool() -> Iterator[Pool]:
    with open_pool() as opened:
        yield opened


def test_positions_are_looked_at_in_worker_processes(store: Store, pool: Pool) -> None:
    table = hinted(store, hints=True)
    position = SavedPosition(TOY.name, table.state.to_dict(), "")

    async def look() -> None:
        found = await AnalysisWorkers(pool, toy).hint(position, 3)
        assert found.seat == 0
        assert found.advice[0].choice in [choice.name for choice in table.state.choices()]
        name = table.state.choices()[0].name
        review = await AnalysisWorkers(pool, toy).review(position, Run(position.state, [name], "search:8", 8, 1))
        assert 0 <= review.played <= review.best <= 1

    asyncio.run(look())


@pytest.mark.slow
def test_a_process_that_dies_is_replaced(store: Store, pool: Pool) -> None:
    table = hinted(store, hints=True)
    position = SavedPosition(TOY.name, table.state.to_dict(), "")

    async def look() -> None:
        await AnalysisWorkers(pool, toy).hint(position, 1)
        os.kill(pool.submit(HINTS, os.getpid).result(), signal.SIGKILL)
        assert (await AnalysisWorkers(pool, toy).hint(position, 1)).advice

    asyncio.run(look())


def test_a_closed_pool_says_so(store: Store, pool: Pool) -> None:
    pool.close()
    position = SavedPosition(TOY.name, hinted(store, hints=True).state.to_dict(), "")
    with pytest.raises(RuntimeError, match="closed"):
        asyncio.run(AnalysisWorkers(pool, toy).hint(position, 1))


def test_a_finished_game_has_no_hints(store: Store) -> None:
    table = hinted(store, hints=True)
    finish(table)
    with pytest.raises(NotYourTurn):
        table.make(AskHint(0), table.version)

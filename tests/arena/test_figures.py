"""Figures of many games: by seat, reason, length and thing."""

from __future__ import annotations

import pytest
from counting import GAME

from heliopolis.arena import Contest, Outcome, run
from heliopolis.arena.figures import cases, meetings, numbers, reasons, seats, things, winning


@pytest.fixture
def outcomes(toys: Contest) -> list[Outcome]:
    return run(toys, 12).outcomes


def test_seats_share_all_victories(outcomes: list[Outcome]) -> None:
    first, second = seats(outcomes)
    assert first.wins.share + second.wins.share == pytest.approx(1)
    assert first.score.mean == pytest.approx(sum(outcome.totals[0] for outcome in outcomes) / 12)
    assert winning(outcomes).mean >= max(first.score.mean, second.score.mean)


def test_line_ups_stand_by_themselves(league: Contest) -> None:
    found = meetings(run(league, 4).outcomes)
    assert list(found) == [("greedy", "random"), ("greedy", "search:2"), ("random", "search:2")]
    assert all(sum(each.wins.share for each in group) == pytest.approx(1) for group in found.values())
    assert all(each.games == 4 for group in found.values() for each in group)


def test_reasons_make_the_score(outcomes: list[Outcome]) -> None:
    found = reasons(GAME, outcomes)
    assert set(found) == {"greedy", "random"}
    for bot, points in found.items():
        scores = [
            total for each in outcomes for name, total in zip(each.seats, each.totals, strict=True) if name == bot
        ]
        assert sum(points.values()) == pytest.approx(sum(scores) / len(scores))


def test_facts_are_numbers_or_cases(outcomes: list[Outcome]) -> None:
    assert numbers(outcomes) == {"left": [outcome.facts["left"] for outcome in outcomes]}
    assert cases(outcomes) == {"end": {"name-end-arrived": 1.0}}


def test_things_tell_who_had_them_and_won(outcomes: list[Outcome]) -> None:
    (rows,) = things(GAME, outcomes).values()
    assert {row.key for row in rows} == {"name-good-silk", "name-good-spice", "name-good-tea"}
    assert [row.had for row in rows] == sorted((row.had for row in rows), reverse=True)
    silk = next(row for row in rows if row.key == "name-good-silk")
    had = [
        share
        for outcome in outcomes
        for share, counts in zip(outcome.shares(), outcome.counts[:2], strict=True)
        if counts.get("good", {}).get("silk")
    ]
    assert silk.had == len(had)
    assert silk.part == len(had) / 24
    assert silk.wins is not None
    assert silk.wins.share == pytest.approx(sum(had) / len(had))
    found = sum(counts.get("good", {}).get("silk", {}).get("found", 0) for each in outcomes for counts in each.counts)
    assert silk.columns["found"] == pytest.approx(found / 12)


def test_a_thing_nobody_had_has_no_share(outcomes: list[Outcome]) -> None:
    bare = [outcome._replace(counts=[{}] * 3) for outcome in outcomes]
    (rows,) = things(GAME, bare).values()
    assert all(row.wins is None and row.had == 0 and row.part == 0 for row in rows)


def test_what_happens_at_nobodys_seat_counts_once(outcomes: list[Outcome]) -> None:
    shown = {"good": {"tea": {"found": 2}}}
    (rows,) = things(GAME, [outcome._replace(counts=[{}, {}, shown]) for outcome in outcomes]).values()
    tea = next(row for row in rows if row.key == "name-good-tea")
    assert (tea.had, tea.columns["found"]) == (0, 2)

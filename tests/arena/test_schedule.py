"""Who meets whom, on which seats, with which chance."""

from __future__ import annotations

from collections import Counter

import pytest

from heliopolis.arena.schedule import line_ups, schedule, seatings
from heliopolis.kernel.errors import BadOption


@pytest.mark.parametrize(
    ("bots", "players", "expected"),
    [
        ("a b", 2, ["a b"]),
        ("a b c", 2, ["a b", "a c", "b c"]),
        ("a b c d", 3, ["a b c", "a b d", "a c d", "b c d"]),
        ("a b b b", 4, ["a b b b"]),
        ("b a b b", 4, ["b b b a"]),
        ("a a b", 2, ["a b"]),
        ("a a", 2, ["a a"]),
        ("a b", 1, ["a", "b"]),
    ],
)
def test_every_table_that_can_be_filled_meets_once(bots: str, players: int, expected: list[str]) -> None:
    assert line_ups(bots.split(), players) == [tuple(each.split()) for each in expected]


def test_too_few_bots_are_refused() -> None:
    with pytest.raises(BadOption, match=r"at least 4 bots \(repeats are allowed\), not 2"):
        line_ups(["a", "b"], 4)


@pytest.mark.parametrize(
    ("line_up", "sizes"),
    [("ab", [2]), ("abc", [3, 3]), ("abcd", [4] * 6), ("abbb", [4]), ("aabb", [4, 2]), ("aa", [1])],
)
def test_a_set_seats_every_bot_everywhere(line_up: str, sizes: list[int]) -> None:
    sets = seatings(tuple(line_up))
    assert sorted(map(len, sets)) == sorted(sizes)
    ways = [seats for each in sets for seats in each]
    assert len(set(ways)) == len(ways)
    for each in sets:
        for bot in line_up:
            seats = Counter(seat for way in each for seat, name in enumerate(way) if name == bot)
            assert len(seats) == len(line_up)
            assert len(set(seats.values())) == 1


def test_a_set_shares_its_chance_and_the_next_has_another() -> None:
    fixtures = list(schedule([("a", "b"), ("a", "c")], 4, seed=1))
    assert [fixture.seats for fixture in fixtures[:4]] == [("a", "b"), ("b", "a"), ("a", "c"), ("c", "a")]
    assert [fixture.ends_set for fixture in fixtures[:4]] == [False, True, False, True]
    assert len({fixture.seed for fixture in fixtures[:4]}) == 1
    assert len({fixture.seed for fixture in fixtures}) == 2
    assert {fixture.seed for fixture in fixtures}.isdisjoint(
        fixture.seed for fixture in schedule([("a", "b")], 4, seed=2)
    )


@pytest.mark.parametrize("games", [1, 2, 3, 7, 8])
def test_every_line_up_plays_so_many_games_and_a_longer_schedule_begins_the_same(games: int) -> None:
    tables = [("a", "b"), ("a", "a"), ("b", "c")]
    fixtures = list(schedule(tables, games, seed=5))
    assert Counter(fixture.line_up for fixture in fixtures) == {0: games, 1: games, 2: games}
    longer = {fixture.number: fixture for fixture in schedule(tables, 20, seed=5)}
    assert all(longer[fixture.number] == fixture for fixture in fixtures)

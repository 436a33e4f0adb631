"""What a page shows: the log, the last turn, points over time, news, and what a choice gives."""

from __future__ import annotations

import random
from itertools import pairwise
from time import perf_counter

import pytest

from heliopolis.games import games
from heliopolis.kernel.chance import CHANCE, Dice
from heliopolis.kernel.game import Game
from heliopolis.table import views
from heliopolis.table.opening import play_on
from heliopolis.table.preview import holdings, preview, previews
from heliopolis.table.seats import machine, person
from heliopolis.table.store import Store
from heliopolis.table.table import Table
from heliopolis.testing.walk import Walk
from table.conftest import TOY, finish, go_on, play, seated


def test_the_log_tells_what_came_after_a_version(table: Table) -> None:
    play(table, "travel . ? search .")
    entries = views.log(table)
    assert [(entry.ply, entry.seat, entry.turn, entry.choice) for entry in entries] == [
        (0, CHANCE, 0, ""),
        (1, 0, 1, "travel"),
        (2, CHANCE, 1, entries[2].choice),
        (3, 1, 2, "search"),
    ]
    assert entries[2].told[0][:2] == ("travelled", 0)
    assert [entry.ply for entry in views.log(table, 1)] == [2, 3]
    assert views.log(table, table.version) == []


def test_what_was_undone_and_played_anew_is_told_anew(table: Table) -> None:
    play(table, "travel")
    seen = table.version
    table.undo(0, seen)
    play(table, "search")
    assert [entry.choice for entry in views.log(table, seen)] == ["search"]


def test_the_last_turn_is_that_of_the_player_before(table: Table) -> None:
    assert views.last_turn(table) == []
    play(table, "travel")
    assert views.last_turn(table) == []
    play(table, ". ?")
    assert [entry.seat for entry in views.last_turn(table)] == [0, CHANCE]
    play(table, "search")
    assert [entry.turn for entry in views.last_turn(table)] == [1, 1]
    play(table, ". ?")
    assert [entry.turn for entry in views.last_turn(table)] == [2, 2]


def test_news_are_what_a_seat_has_not_seen(table: Table) -> None:
    play(table, "travel . ? search .")
    assert [entry.ply for entry in views.news(table, 0)] == [2, 3]
    assert views.news(table, 0) == []
    play(table, "?")
    assert [entry.ply for entry in views.news(table, 0)] == [4]
    assert [entry.ply for entry in views.news(table, 1)] == [4]


def test_standing_and_agenda(table: Table) -> None:
    finish(table, 2)
    result = table.state.result()
    assert result is not None
    assert [standing.points for standing in views.scores(table)] == result.totals
    assert [standing.projection.total for standing in views.scores(table)] == result.totals
    assert views.agenda(table) == []


def test_while_it_runs_the_projection_counts_more_than_the_points(table: Table) -> None:
    play(table, "travel . ?")
    first = views.scores(table)[0]
    assert first.points == 0
    assert first.projection.total > 0
    assert views.agenda(table) == [(1, "Turn")]


@pytest.mark.parametrize("seed", range(3))
def test_points_over_time_end_at_the_score(store: Store, seed: int) -> None:
    table = seated(store, person("Ann"), machine("random"), stages=9)
    finish(table, seed)
    rows = views.points(table)
    assert len(rows) == len(views.log(table))
    assert rows[0] == [{}, {}]
    result = table.state.result()
    assert result is not None
    assert [sum(sheet.values()) for sheet in rows[-1]] == result.totals
    for before, after in pairwise(rows):
        assert all(sum(old.values()) <= sum(new.values()) for old, new in zip(before, after, strict=True))
    half = len(rows) // 2
    later = play_on(table, half, [person("Ann"), person("Bob")])[0]
    assert views.points(later)[0] == rows[half]


# Previews --------------------------------------------------------------------------------------------------


def test_a_preview_pays_by_default_and_tells_all_that_follows() -> None:
    saved = TOY.new(players=2, stages=9).to_dict()
    saved["bag"] = [1, 4, 1]
    saved["players"] = [{"stage": 0, "goods": [2, 0, 3]}, {"stage": 0, "goods": [0, 0, 0]}]
    state = TOY.load(saved)
    key = state.key()
    found = preview(state, state.choice("trade"))
    assert found.answered == ["good:tea", "good:silk", "good:tea"]
    assert found.points == {"trade": 4}
    assert found.total == 4
    assert found.cost == {"goods": 3}
    assert found.gains == {}
    assert [event[0] for event in found.events] == ["gave", "gave", "gave", "score"]
    assert found.after.seat() == 1
    assert state.key() == key


def test_a_preview_stops_at_chance(table: Table) -> None:
    found = previews(table)
    assert sorted(found) == ["search", "travel"]
    assert found["travel"].after.decision().prompt == "Roll"  # type: ignore[union-attr]
    assert found["travel"].events == []
    play(table, "travel .")
    assert previews(table) == {}


def test_previews_are_made_once_for_each_version(table: Table) -> None:
    first = previews(table)
    assert previews(table) is first
    play(table, "travel")
    table.undo(0, 1)
    assert previews(table) is not first
    assert sorted(previews(table)) == sorted(first)


def test_holdings_count_what_one_has_and_no_places() -> None:
    game = next(iter(games().values()))
    walk = Walk(game, 3)
    while walk.ply < 60:
        walk.go_on()
    for seat in range(walk.state.seats):
        kinds = holdings(walk.state, seat)
        assert kinds
        assert not any(letter.isdigit() for kind in kinds for letter in kind)


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_previews_are_what_happens_and_fast(game: Game) -> None:
    walk = Walk(game, 11)
    times: list[float] = []
    while walk.state.todo:
        state = walk.state
        if state.seat() >= 0:
            begun = perf_counter()
            found = {choice: preview(state, choice) for choice in state.choices()}
            times.append(perf_counter() - begun)
            choice = state.choices()[walk.ply % len(state.choices())]
            twin = state.copy()
            told = list(twin.play(choice))
            for name in found[choice].answered:
                told += twin.play(twin.choice(name))
            assert (told, twin) == (found[choice].events, found[choice].after)
        walk.go_on()
    assert sorted(times)[len(times) * 9 // 10] < 0.05


def test_a_preview_of_another_seats_question_needs_no_default(table: Table) -> None:
    dice, rolls = random.Random(4), Dice(4)
    while go_on(table, dice) and rolls.below(20):
        for found in previews(table).values():
            assert found.after.seat() != table.state.seat() or found.after.todo[-1].default(found.after) is None

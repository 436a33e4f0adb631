"""The end of the game: final scoring, ties and shared victory."""

from __future__ import annotations

import pytest

from heliopolis.games.helios.position.state import Helios
from heliopolis.games.helios.rules.scoring import BAZAAR, ORBIT
from heliopolis.games.helios.rules.setup import Scoring
from rules.helios.board import GAME, final, land, only, points, settle, started

rule = pytest.mark.rule
example = pytest.mark.example


def over(helios: Helios) -> Helios:
    return only(helios, Scoring())


@rule("HEL-END-01", "HEL-CITY-03", "HEL-CHAR-08")
@example("EX-35")
def test_the_scoring_example_of_the_book() -> None:
    drawn = "0,0 cube; 1,0 temple; 2,0 temples temple; -1,0 blue cube; -2,0 empty_fields"
    built = "observatory solar_lodge watch_tower citadel sacred_grove land_management"
    helios = land(drawn, layout="standard", built=built, active="princess", track=8, mana=2)
    helios.score(0, 47, ORBIT)
    assert final(helios) == {"edges": 8, "empty_fields": 5, "temples": 8, "buildings": 12, "princess": 16, "mana": 2}
    assert helios.scores()[0].total == 98
    over(helios)
    result = helios.result()
    assert result is not None
    assert result.totals[0] == 98
    assert points(helios)["orbit"] == 47


@rule("HEL-END-01")
def test_the_score_so_far_and_the_final_score_are_the_same_sum() -> None:
    helios = land("0,0; 1,0; 2,0; 3,0", mana=3, built="palace", active="explorer priestess")
    helios.score(0, 12, BAZAAR)
    before = helios.scores()[0]
    after = over(helios).scores()[0]
    assert before == after
    assert before.total == 12 + 4 + 4 + 12 + 2 + 3
    assert {line.rule for line in before.lines} <= {reason.rule for reason in GAME.reasons}


@rule("HEL-END-02")
def test_each_edge_is_worth_four_points() -> None:
    assert final(land("0,0; 1,0; 2,0; 0,1; 0,2", layout="standard")) == {"edges": 8}


@rule("HEL-END-03")
def test_each_mana_is_worth_a_point() -> None:
    assert final(land("0,0", mana=7)) == {"mana": 7}


@rule("HEL-END-04")
def test_cubes_are_worth_nothing() -> None:
    assert final(land("0,0 cube gray")) == {}


@rule("HEL-END-05")
def test_most_points_win() -> None:
    helios = started(3)
    for seat, mana in enumerate([3, 8, 5]):
        helios.players[seat].mana = mana
    result = over(helios).result()
    assert result is not None
    assert (result.ranks, result.winners, result.totals) == ([3, 1, 2], [1], [3, 8, 5])


@rule("HEL-END-06")
def test_cubes_break_a_tie() -> None:
    helios = started(2)
    settle(helios, 0, "0,0 cube")
    settle(helios, 1, "0,0 cube gray")
    result = over(helios).result()
    assert result is not None
    assert result.ranks == [2, 1]


@rule("HEL-END-06")
def test_a_victory_is_shared_where_cubes_are_tied_too() -> None:
    helios = started(3)
    settle(helios, 0, "0,0 cube")
    settle(helios, 1, "0,0 brown cube")
    settle(helios, 2, "0,0 cube").mana = 0
    helios.players[2].stock = 0
    result = over(helios).result()
    assert result is not None
    assert (result.ranks, result.winners) == ([1, 1, 3], [0, 1])

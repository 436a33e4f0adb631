"""Placing a tile: where the City can grow."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heliopolis.games.origins.position.cells import cell_at, cell_name, cell_of, spiral_rank, x_of, y_of
from heliopolis.games.origins.position.choices import BUILDINGS
from heliopolis.games.origins.position.state import Origins
from heliopolis.games.origins.rules.building.placing import AS_BUILDING, AS_FARM, FROM_RESERVE, PlaceTile, open_cells
from heliopolis.games.origins.rules.building.purchase import Purchase
from rules.origins.board import ask, cell, city, give, legal, me, play, refused, table

rule = pytest.mark.rule
example = pytest.mark.example

PICTURE = "1,0 outpost; 2,0 healers_mansion; 2,-1 workshop"
MINT = BUILDINGS.index("mint")


def placing(origins: Origins) -> Origins:
    """Return a game in which seat 0 has paid for the first Market tile and chooses its place."""
    return ask(origins, PlaceTile(0, 0, origins.market[0], AS_BUILDING))


@rule("ORI-PLACE-01", "ORI-PLACE-05")
def test_a_tile_lies_beside_a_tile_of_the_city() -> None:
    origins = placing(table())
    assert legal(origins, "cell") == {"0,-1", "1,0", "-1,0", "1,1", "-1,1", "0,2"}
    refused(origins, "cell:2,0", "ORI-PLACE-01")
    refused(origins, "cell:0,3", "ORI-PLACE-01")
    refused(origins, "cell:500,-500", "ORI-PLACE-01")


@rule("ORI-PLACE-02")
def test_a_tile_lies_on_an_empty_place() -> None:
    origins = placing(city(table(), 0, "1,0 mint; 0,2 farm"))
    for taken in ("cell:0,0", "cell:0,1", "cell:1,0", "cell:0,2"):
        refused(origins, taken, "ORI-PLACE-02")


@rule("ORI-PLACE-03")
def test_a_corner_is_not_enough() -> None:
    origins = placing(table())
    for corner in ("cell:1,-1", "cell:-1,-1", "cell:1,2", "cell:-1,2"):
        refused(origins, corner, "ORI-PLACE-03")


@rule("ORI-PLACE-01", "ORI-PLACE-03")
@example("EX-10")
def test_what_touches_what_in_the_picture() -> None:
    origins = city(table(), 0, PICTURE)
    player = me(origins)
    pairs = {frozenset((cell_name(one), cell_name(other))) for one in player.city for other in player.touching(one)}
    assert pairs == {
        frozenset(("0,0", "0,1")),
        frozenset(("0,0", "1,0")),
        frozenset(("1,0", "2,0")),
        frozenset(("2,0", "2,-1")),
    }


@rule("ORI-PLACE-01", "ORI-PLACE-03")
@example("EX-11")
def test_the_picture_has_ten_green_and_six_red_places() -> None:
    origins = placing(city(table(), 0, PICTURE))
    assert len(legal(origins, "cell")) == 10
    around = [f"{x},{y}" for x in range(-3, 6) for y in range(-4, 5)]
    rules = {name: origins.why_not(origins.choice(f"cell:{name}")) for name in around}
    assert [name for name in around if rules[name] is None] == sorted(legal(origins, "cell"), key=around.index)
    assert sum(1 for barred in rules.values() if barred == "ORI-PLACE-03") == 6


@rule("ORI-PLACE-04")
def test_tiles_lie_on_one_grid_and_nothing_asks_about_their_turn() -> None:
    origins = ask(give(table(), stone=9), Purchase(0))
    play(origins, "market:1 mode:building")
    assert all(choice.kind == "cell" for choice in origins.choices())
    play(origins, "cell:1,0")
    for name in ("0.5,0", "1;0", "a,b", "1", "1,0/turned", "01,0"):
        assert origins.game.find_choice(f"cell:{name}") is None


@rule("ORI-PLACE-05")
@pytest.mark.parametrize(("beside", "place"), [("", "cell:0,-1"), ("", "cell:0,2"), ("1,0 farm", "cell:2,0")])
def test_agora_palace_and_farms_can_be_built_beside(beside: str, place: str) -> None:
    origins = placing(city(table(), 0, beside))
    play(origins, place)
    assert len(me(origins).city) == 3 + (1 if beside else 0)


@rule("ORI-PLACE-01")
def test_a_city_of_thirty_tiles_in_a_line_goes_on() -> None:
    origins = table()
    player = me(origins)
    player.city = {**player.city, **{cell_of(x, 0): MINT for x in range(1, 31)}}
    player.reserve = (MINT,)
    ask(origins, PlaceTile(0, FROM_RESERVE, MINT, AS_FARM))
    play(origins, "cell:31,0")
    assert cell("31,0") in player.city
    assert origins.choice("cell:31,0").index < 0
    assert origins.choice("cell:12,12").index >= 0


@rule("ORI-PLACE-01", "ORI-PLACE-02", "ORI-PLACE-03")
@given(st.lists(st.integers(0, 40), max_size=12))
def test_the_open_cells_are_those_that_no_rule_bars(picks: list[int]) -> None:
    origins = table()
    player = me(origins)
    for pick in picks:
        near = sorted(open_cells(player), key=spiral_rank)
        player.city = {**player.city, near[pick % len(near)]: MINT}
    ask(origins, PlaceTile(0, 0, origins.market[0], AS_BUILDING))
    free = {choice.name for choice in origins.candidates() if origins.todo[-1].barred_by(origins, choice) is None}
    assert free == legal(origins)


@given(st.integers(0, 100_000))
def test_each_cell_has_its_own_place_on_the_spiral(rank: int) -> None:
    place = cell_at(rank)
    assert spiral_rank(place) == rank
    assert cell_of(x_of(place), y_of(place)) == place

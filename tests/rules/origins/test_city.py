"""The City: an unbounded grid whose cells have names, ranks and neighbours."""

from __future__ import annotations

import json

import pytest

from heliopolis.games.origins.checks.invariants import broken
from heliopolis.games.origins.position.cells import (
    RADIUS,
    block,
    cell_at,
    cell_name,
    cell_of,
    neighbours,
    parse_cell,
    spiral_rank,
    x_of,
    y_of,
)
from heliopolis.games.origins.position.state import Origins
from heliopolis.games.origins.rules.building.purchase import Purchase
from heliopolis.kernel.errors import UnknownName
from rules.origins.board import (
    GAME,
    ask,
    cell,
    city,
    freemen,
    give,
    legal,
    me,
    play,
    prompt,
    refused,
    settled,
    table,
    to_move,
    wonder,
)

rule = pytest.mark.rule
example = pytest.mark.example


def test_a_cell_holds_both_coordinates() -> None:
    for x, y in [(0, 0), (0, 1), (-1, 0), (12, -12), (-40, 39), (-9999, 9999)]:
        assert (x_of(cell_of(x, y)), y_of(cell_of(x, y))) == (x, y)
        assert parse_cell(cell_name(cell_of(x, y))) == cell_of(x, y)


def test_the_spiral_names_each_cell_once_ring_by_ring() -> None:
    cells = [cell_at(rank) for rank in range(31**2)]
    assert [spiral_rank(each) for each in cells] == list(range(31**2))
    assert len(set(cells)) == 31**2
    assert [cell_name(each) for each in cells[:10]] == [
        "0,0", "-1,-1", "0,-1", "1,-1", "1,0", "1,1", "0,1", "-1,1", "-1,0", "-2,-2"
    ]  # fmt: skip
    rings = [max(abs(x_of(each)), abs(y_of(each))) for each in cells]
    assert rings == sorted(rings)


@rule("ORI-PLACE-03")
def test_neighbours_share_an_edge_and_a_seat_touches_four_cells() -> None:
    assert {cell_name(each) for each in neighbours(cell_of(3, -2))} == {"3,-3", "4,-2", "3,-1", "2,-2"}
    assert [cell_name(each) for each in block(cell_of(-1, 5))] == ["-1,5", "0,5", "-1,6", "0,6"]


@pytest.mark.parametrize(
    "name", ["cell:1", "cell:1,", "cell:1,2,3", "cell:01,2", "cell:+1,2", "cell:1.5,2", "cell:-0,1"]
)
def test_a_cell_has_one_name(name: str) -> None:
    with pytest.raises(UnknownName):
        table().choice(name)


@pytest.mark.parametrize("name", ["cell: 1,2", "cell:x,y", "cell:99999,0", "seat:1", "field:1,2", "cell", "cell:١,٢"])
def test_other_names_name_nothing(name: str) -> None:
    with pytest.raises(UnknownName):
        table().choice(name)


def test_cells_beyond_the_radius_have_names_outside_the_vocabulary() -> None:
    vocabulary = GAME.vocabulary()
    assert [choice.index for choice in vocabulary] == list(range(len(vocabulary)))
    near, far = GAME.find_choice(f"cell:{RADIUS},0"), GAME.find_choice(f"cell:{RADIUS + 1},0")
    assert near is not None
    assert far is not None
    assert near in vocabulary
    assert far not in vocabulary
    assert far.index == -1 - spiral_rank(cell_of(RADIUS + 1, 0))
    assert far is GAME.find_choice(f"cell:{RADIUS + 1},0")


def in_a_line(length: int) -> Origins:
    """Return a City of so many tiles in one line, built one by one as Farms."""
    origins = table()
    while len(me(origins).city) < length:
        top = min(y_of(each) for each in me(origins).city)
        ask(give(to_move(origins, 0)), Purchase(0))
        play(origins, f"market:1 cell:0,{top - 1}")
        settled(origins)
    return to_move(origins, 0)


@rule("ORI-PLACE-01", "ORI-PLACE-05")
def test_a_city_of_thirty_tiles_in_one_line_works() -> None:
    origins = in_a_line(30)
    assert min(y_of(each) for each in me(origins).city) == -28
    assert broken(origins) == []
    saved = json.loads(json.dumps(origins.to_dict()))
    loaded = GAME.load(saved)
    assert loaded == origins
    assert loaded.key() == origins.key()
    play(ask(origins, Purchase(0)), "market:1 mode:farm")
    assert {"0,-29", "1,-28", "-1,-28", "0,2"} <= legal(origins, "cell")
    refused(origins, "cell:0,-28", "ORI-PLACE-02")
    refused(origins, "cell:1,-29", "ORI-PLACE-03")
    refused(origins, "cell:0,-40", "ORI-PLACE-01")
    play(origins, "cell:0,-29")
    assert cell("0,-29") in me(origins).city


@rule("ORI-DIST-01")
def test_a_district_far_out_is_closed_like_any_other() -> None:
    line = "; ".join(f"{x},0 farm" for x in range(1, 28))
    origins = city(freemen(table(), 0, "red 3; "), 0, f"{line}; 27,1 farm; 26,1 farm; 25,1 farm")
    play(origins, "action:close")
    assert legal(origins) == {"seat:26,0", "seat:25,0"}
    assert all(choice.index < 0 for choice in origins.choices())
    copy = origins.copy()
    play(origins, "seat:26,0")
    assert me(origins).seats == {cell("26,0"): 3}
    assert GAME.load(json.loads(json.dumps(origins.to_dict()))) == origins
    assert not copy.players[0].seats  # type: ignore[attr-defined]


@rule("WON-BUILD-04")
def test_a_wonder_may_be_built_far_out() -> None:
    line = "; ".join(f"{x},0 farm" for x in range(1, 20))
    origins = give(wonder(city(table(wonders=True), 0, line), 0, "colossus"), stone=3)
    origins.action_number = 7
    play(ask(origins, Purchase(0)), "claimed:wonder direction:across cell:20,0 cell:20,0 reward:points")
    assert me(origins).wonder_cell() == cell("20,0")
    assert GAME.load(json.loads(json.dumps(origins.to_dict()))) == origins


def test_choices_come_in_the_order_of_the_spiral_whatever_was_built_first() -> None:
    origins = city(give(table(), stone=3), 0, "1,0 farm; 0,-1 farm; -1,0 farm")
    other = city(give(table(), stone=3), 0, "-1,0 farm; 0,-1 farm; 1,0 farm")
    for each in (origins, other):
        play(ask(each, Purchase(0)), "market:1 mode:farm")
        assert prompt(each) == "PlaceTile"
    assert origins.choices() == other.choices()
    ranks = [spiral_rank(choice.item) for choice in origins.choices()]
    assert ranks == sorted(ranks)


def test_a_wonder_is_named_by_its_first_cell_whichever_is_saved_first() -> None:
    origins = wonder(table(wonders=True), 0, "colossus", "0,-1 1,-1")
    turned = wonder(table(wonders=True), 0, "colossus", "1,-1 0,-1")
    assert origins == turned
    assert me(origins).wonder_cell() == me(turned).wonder_cell() == cell("0,-1")

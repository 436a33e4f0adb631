"""Construct a city building: the twelve of them, one by one."""

from __future__ import annotations

import pytest

from heliopolis.games.helios.position.choices import BUILDINGS
from heliopolis.games.helios.position.components import ANY
from heliopolis.games.helios.position.state import Helios
from heliopolis.games.helios.rules.actions import Construct
from heliopolis.games.helios.rules.city import DrawLand, Exchange, FirstDrawn, LayDrawn
from heliopolis.games.helios.rules.sun import MoveSun, illuminate
from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.position import put
from rules.helios.board import (
    COMPONENTS,
    ask,
    cubes,
    field,
    final,
    land,
    legal,
    mask,
    pay,
    play,
    points,
    prompt,
    refused,
    started,
    supply,
)

rule = pytest.mark.rule
example = pytest.mark.example

ALL_COLOURS = "0,0 brown cube gray; 1,0 green cube blue; 0,1 black cube; 1,1; 0,2"
FULL = "0,0 1,0 0,1 -1,1 -1,0 0,-1 1,-1 2,-2 2,-1 2,0 1,1 0,2 -1,2 -2,2 -2,1 -2,0 -1,-1 0,-2 1,-2"


def build(name: str, drawn: str = ALL_COLOURS, mana: int = 0, built: str = "") -> Helios:
    """Build the building from this land and pay for it."""
    helios = ask(land(drawn, mana=mana, built=built), Construct(0))
    play(helios, f"build:{name}")
    return pay(helios)


@rule("HEL-CITY-01")
@pytest.mark.parametrize("name", BUILDINGS)
def test_each_building_is_built_once(name: str) -> None:
    helios = build(name)
    assert helios.players[0].built == mask(BUILDINGS, name)
    refused(ask(land(ALL_COLOURS, built=name), Construct(0)), f"build:{name}", "HEL-CITY-01")


@rule("HEL-CITY-02")
def test_sun_steps_come_before_mana_and_mana_before_the_function() -> None:
    helios = ask(land("0,0 green cube gray; 1,0 brown cube"), Construct(0))
    play(helios, "build:palace cube:0,0/gray")
    told = play(helios, "cube:0,0/green")
    assert [event[0] for event in told] == ["paid", "paid", "built", "track", "mana"]
    assert prompt(helios) == "BonusAction"


@rule("HEL-CITY-03")
def test_buildings_score_at_the_end_only() -> None:
    helios = build("observatory")
    assert points(helios) == {}
    assert final(helios)["buildings"] == 3


@rule("HEL-CITY-04")
def test_the_twelve_buildings_as_printed() -> None:
    assert sum(building.points for building in COMPONENTS.buildings) == 25
    assert sum(building.sun for building in COMPONENTS.buildings) == 7
    assert sum(building.mana for building in COMPONENTS.buildings) == 9


@rule("HEL-CITY-04")
@pytest.mark.parametrize(
    ("name", "price", "sun", "mana", "worth"),
    [
        ("observatory", "black", 3, 0, 3),
        ("solar_lodge", "gray", 2, 0, 1),
        ("watch_tower", "black blue", 0, 1, 2),
        ("city_council", "brown gray", 1, 0, 2),
        ("power_plant", "blue", 0, 1, 2),
        ("sanctuary", "brown green", 0, 4, 3),
        ("sacred_grove", "green", 0, 2, 2),
        ("warehouse", "black blue", 0, 0, 3),
    ],
)
def test_what_a_building_costs_gives_and_is_worth(name: str, price: str, sun: int, mana: int, worth: int) -> None:
    helios = build(name)
    left = {"brown": 1, "gray": 1, "green": 1, "blue": 1, "black": 1}
    for colour in price.split():
        del left[colour]
    me = helios.players[0]
    assert supply(helios) == left
    assert (me.track, me.mana) == (2 + sun, mana)
    assert final(helios)["buildings"] == worth


@rule("HEL-CITY-04", "HEL-PAY-02")
def test_the_prices_with_white_cubes() -> None:
    white = {
        name: (len(building.cost.slots), building.cost.slots.count(ANY), building.points)
        for name, building in zip(BUILDINGS, COMPONENTS.buildings, strict=True)
        if ANY in building.cost.slots
    }
    assert white == {"exchange_bazaar": (2, 2, 1), "palace": (3, 1, 2), "land_management": (2, 1, 2)}


@rule("HEL-CITY-OBS")
def test_the_observatory_moves_the_marker_on_by_three() -> None:
    assert build("observatory").players[0].track == 5


@rule("HEL-CITY-LODGE")
def test_the_solar_lodge_moves_the_marker_on_by_two() -> None:
    assert build("solar_lodge").players[0].track == 4


@rule("HEL-CITY-WATCH", "HEL-ORBIT-01")
def test_with_the_watch_tower_a_full_orbit_pays_ten() -> None:
    helios = ask(land("0,0 temple", sun="-1,0", built="watch_tower"), MoveSun(0))
    play(helios, "sun:0,-1/+1")
    assert points(helios)["orbit"] == 10


@rule("HEL-CITY-COUNCIL")
def test_with_the_city_council_a_lit_temple_gives_three_more() -> None:
    helios = land("0,0 temple; 1,0", built="city_council")
    illuminate(helios, 0)
    assert points(helios) == {"temple_lit": 5}


@rule("HEL-CITY-POWER", "HEL-SUN-20")
def test_the_power_plant_takes_the_marker_off_its_track() -> None:
    helios = build("power_plant")
    me = helios.players[0]
    assert (me.mana, me.track) == (1, 2)
    helios.raise_sun(0, 3)
    assert me.track == 2
    play(ask(helios, MoveSun(0)), "sun:-1,1")
    assert me.sun == field("-1,1")


@rule("HEL-CITY-CITADEL")
def test_with_the_citadel_every_temple_costs_one_cube() -> None:
    helios = ask(land("0,0 temple; 1,0 temple; 0,1 temple; 1,1 cube", built="citadel"), Construct(0))
    assert "temple" in legal(helios, "build")
    play(helios, "build:temple")
    assert supply(helios) == {}


@rule("HEL-CITY-SANCT")
def test_the_sanctuary_gives_four_mana() -> None:
    assert build("sanctuary").players[0].mana == 4


@rule("HEL-CITY-GROVE")
def test_the_sacred_grove_gives_two_mana() -> None:
    assert build("sacred_grove").players[0].mana == 2


@rule("HEL-CITY-BAZAAR")
def test_the_bazaar_trades_up_to_three_mana_at_four_points_each() -> None:
    helios = build("exchange_bazaar", mana=5)
    assert legal(helios) == {"exchange:0", "exchange:1", "exchange:2", "exchange:3"}
    play(helios, "exchange:3")
    assert points(helios) == {"bazaar": 12}
    assert helios.players[0].mana == 2


@rule("HEL-CITY-BAZAAR")
def test_the_bazaar_trades_no_more_mana_than_there_is() -> None:
    helios = build("exchange_bazaar", mana=2)
    refused(helios, "exchange:3", "HEL-CITY-BAZAAR")
    play(helios, "exchange:0")
    assert points(helios) == {}
    assert helios.players[0].mana == 2
    assert build("exchange_bazaar", mana=0).seat() == 1
    refused(ask(helios, Exchange(0, BUILDINGS.index("exchange_bazaar"))), "exchange:3", "HEL-CITY-BAZAAR")


@rule("HEL-CITY-PALACE")
def test_the_palace_gives_one_bonus_action_once() -> None:
    helios = build("palace", "0,0 green cube gray; 1,0 brown cube; 0,1")
    assert (helios.players[0].track, helios.players[0].mana) == (3, 1)
    play(helios, "action:sun sun:1,-1")
    assert helios.seat() == 1


@rule("HEL-CITY-WARE", "HEL-PAY-01")
@example("EX-10")
def test_the_warehouse_costs_blue_and_black_and_gives_nothing_at_once() -> None:
    helios = build("warehouse", "0,0 blue cube; 1,0 black cube; 1,-1 brown cube")
    me = helios.players[0]
    assert supply(helios) == {"brown": 1}
    assert (me.track, me.mana) == (2, 0)
    assert final(helios)["buildings"] == 3
    illuminate(helios, 0)
    assert cubes(helios, "1,-1") == ["brown", "brown"]


@rule("HEL-CITY-LANDM", "HEL-CITY-05")
def test_land_management_draws_two_tiles_and_places_both() -> None:
    helios = build("land_management", "0,0 brown cube; 1,0 green cube")
    assert (helios.seat(), prompt(helios)) == (CHANCE, "DrawLand")
    assert helios.weights() == [weight for weight in helios.additional if weight]
    before = helios.additional[:]
    play(helios, "reveal:blue reveal:gray")
    assert [before[each] - helios.additional[each] for each in range(5)] == [0, 1, 0, 1, 0]
    assert (prompt(helios), legal(helios, "drawn")) == ("FirstDrawn", {"blue", "gray"})
    refused(helios, "drawn:green", "HEL-CITY-05")
    play(helios, "drawn:gray field:0,1 field:1,1")
    assert cubes(helios, "0,1") == ["gray"]
    # The second lies on a cube field, which gives its cube as usual.
    assert prompt(helios) == "BonusCube"
    play(helios, "colour:black")
    assert cubes(helios, "1,1") == ["blue", "black"]
    assert helios.seat() == 1


@rule("HEL-CITY-LANDM")
@pytest.mark.parametrize("first", ["brown", "gray", "green", "blue", "black"])
def test_two_tiles_are_drawn_whatever_the_first_one_is(first: str) -> None:
    helios = build("land_management", "0,0 brown cube; 1,0 green cube")
    play(helios, f"reveal:{first}")
    assert prompt(helios) == "DrawLand"


@rule("HEL-CITY-05")
def test_two_drawn_tiles_of_one_colour_need_no_order() -> None:
    helios = build("land_management", "0,0 brown cube; 1,0 green cube")
    play(helios, "reveal:blue reveal:blue")
    assert prompt(helios) == "PlaceTile"
    refused(helios, "field:0,-1", "HEL-LAND-05")


@rule("HEL-CITY-05")
def test_a_drawn_tile_without_a_field_leaves_the_game() -> None:
    helios = land(FULL, sun="0,-3", layout="standard")
    helios.removed = put(helios.removed, 2, 2)
    told = ask(helios, LayDrawn(0, 2)).events
    assert ("tile_lost", 0, 2) in told
    assert helios.removed[2] == 3


@rule("HEL-CITY-05")
def test_the_first_drawn_tile_may_take_the_last_field() -> None:
    helios = land(FULL.replace(" 1,-2", ""), sun="0,-3", layout="standard")
    ask(helios, FirstDrawn(0, 2, 1))
    play(helios, "drawn:gray")
    assert prompt(helios) == "BonusCube"
    play(helios, "colour:blue")
    # Only 1,-2 was free: the grey tile lies there, the green one is lost.
    assert cubes(helios, "1,-2") == ["gray", "blue"]
    assert helios.removed == [0, 0, 1, 0, 0]


@rule("HEL-CITY-06")
@pytest.mark.parametrize(("players", "rounds"), [(2, 4), (3, 3), (4, 4)])
def test_the_additional_stack_lasts_even_if_everybody_builds_land_management(players: int, rounds: int) -> None:
    helios = started(players)
    # One tile has been shown; one more comes with each further round.
    assert sum(helios.additional) - (rounds - 1) - 2 * players >= 0


@rule("HEL-CITY-LANDM")
def test_the_last_tiles_of_the_additional_stack_can_be_drawn() -> None:
    helios = land("0,0 1,0")
    helios.additional = [0, 0, 0, 2, 0]
    ask(helios, DrawLand(0, -1))
    assert [choice.name for choice in helios.played] == ["reveal:blue", "reveal:blue", "drawn:blue"]
    assert prompt(helios) == "PlaceTile"


@rule("HEL-CITY-02", "HEL-PAY-03")
def test_what_cannot_be_paid_is_not_built() -> None:
    helios = ask(land("0,0 blue cube"), Construct(0))
    assert legal(helios, "build") == {"power_plant", "citadel", "temple"}
    refused(helios, "build:observatory", "HEL-PAY-03")

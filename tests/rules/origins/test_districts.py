"""Closing a District: the die, the Seat, the card, the Buildings."""

from __future__ import annotations

import pytest

from heliopolis.games.origins.position.choices import COLOURS
from heliopolis.games.origins.rules.building.purchase import Purchase
from heliopolis.games.origins.rules.districts import shows
from rules.origins.board import (
    advisors,
    archon,
    ask,
    bases,
    cards,
    cell,
    city,
    events,
    freemen,
    give,
    hold,
    legal,
    me,
    people,
    play,
    points,
    prompt,
    refused,
    resources,
    seated,
    speakers,
    table,
    to_move,
    tokens,
    wonder,
)

rule = pytest.mark.rule
example = pytest.mark.example

KINDS = {"red": "armory", "purple": "mages_tower", "blue": "obelisk", "orange": "castle", "yellow": "mint"}
"""A Building of each colour."""
TWO = "1,0 mint; 1,1 armory; 1,-1 statue; 0,-1 estate"
"""Two Districts that can be closed: Seats 0,0 and 0,-1."""
RED_BRACKET = 4
"""The card with red between two purple ones is the fifth."""


@rule("ORI-DIST-01", "ORI-DIST-02")
def test_a_district_is_a_full_square_of_four_tiles() -> None:
    origins = city(table(), 0, "1,0 mint; 1,-1 statue; 2,0 armory")
    refused(origins, "action:close", "ORI-DIST-01")
    city(origins, 0, "1,0 mint; 1,-1 statue; 2,0 armory; 2,-1 farm; 1,1 armory")
    play(origins, "action:close base:1")
    assert legal(origins) == {"seat:0,0", "seat:1,-1"}
    # Names the cell at the upper left of each; the four round it must be tiles.
    refused(origins, "seat:0,-1", "ORI-DIST-01")
    refused(origins, "seat:1,0", "ORI-DIST-01")
    refused(origins, "seat:9,9", "ORI-DIST-01")


@rule("ORI-DIST-03")
def test_districts_overlap_and_a_tile_belongs_to_four() -> None:
    drawn = "; ".join(f"{x},{y} farm" for x in (-1, 0, 1) for y in (-2, -1))
    origins = city(bases(table(), 0, 6), 0, f"{drawn}; -1,0 farm; 1,0 farm")
    play(origins, "action:close base:1")
    assert legal(origins) >= {"seat:-1,-2", "seat:0,-2", "seat:-1,-1", "seat:0,-1"}
    play(origins, "seat:-1,-2")
    play(to_move(origins, 0), "action:close seat:0,-1")
    assert len(me(origins).seats) == 2


@rule("ORI-DIST-04", "ORI-WORK-10")
def test_a_seat_holds_one_die_for_good() -> None:
    origins = seated(city(table(), 0, TWO + "; 2,0 farm; 2,1 farm"), 0, "0,0", "blue", 2)
    play(origins, "action:close base:1")
    refused(origins, "seat:0,0", "ORI-DIST-04")


@rule("ORI-DIST-05")
def test_only_an_unused_freeman_closes_a_district() -> None:
    origins = speakers(city(freemen(table(), 0, "red 3; blue 2 at 1; yellow 1; "), 0, TWO), 0, "4")
    play(origins, "action:close")
    assert legal(origins) == {"base:1", "base:3"}
    refused(origins, "base:2", "ORI-DIST-05")
    refused(origins, "base:4", "ORI-DIST-05")
    refused(origins, "speaker:4", "")
    refused(origins, "worker:archon", "")
    origins = speakers(city(freemen(table(), 0, "red 3 at 5; "), 0, TWO), 0, "4")
    refused(origins, "action:close", "ORI-DIST-05")


@rule("ORI-DIST-06", "ORI-POP-05", "ORI-WORK-11")
def test_the_die_moves_with_its_value_and_its_base_is_free_at_once() -> None:
    origins = city(freemen(table(), 0, "blue 4; red 1"), 0, TWO)
    play(origins, "action:close base:1 seat:0,0 stop")
    assert me(origins).seats == {cell("0,0"): COLOURS.index("blue") * 8 + 4}
    assert people(origins) == "; red 1"
    assert me(origins).free_base() == 0


@rule("ORI-DIST-07")
def test_the_die_may_have_a_colour_that_no_tile_has() -> None:
    origins = city(freemen(table(), 0, "purple 4; red 1"), 0, TWO)
    play(origins, "action:close base:1 seat:0,0")
    assert legal(origins) == {"cell:0,0", "stop"}


POSITIONS = [
    (0, 1, 2, 3),
    (1, 3, 0, 2),
    (3, 2, 1, 0),
    (2, 0, 3, 1),
    (1, 0, 3, 2),
    (2, 3, 0, 1),
    (0, 2, 1, 3),
    (3, 1, 2, 0),
]
"""The eight ways to lay a square on a square: where each corner comes to lie."""


@example("EX-13")
@rule("ORI-DIST-08", "ORI-DIST-09", "ORI-DIST-10")
@pytest.mark.parametrize("position", POSITIONS)
@pytest.mark.parametrize("wild", ["farm", "red", "blue"])
def test_a_pattern_matches_turned_and_mirrored_with_anything_in_the_wild_corner(
    position: tuple[int, ...], wild: str
) -> None:
    # Card 5: red opposite the wild corner, purple on both sides of it; card 26: purple, ends purple and blue.
    for number, (middle, one, other) in ((5, ("red", "purple", "purple")), (26, ("purple", "purple", "blue"))):
        tiles = ["", "", "", ""]
        for corner, colour in zip(position, [wild, one, other, middle], strict=True):
            tiles[corner] = KINDS.get(colour, colour)
        drawn = "; ".join(f"{3 + k % 2},{k // 2} {tile}" for k, tile in enumerate(tiles))
        origins = cards(city(freemen(table(), 0, "orange 1; "), 0, f"1,0 farm; 2,0 farm; {drawn}"), str(number))
        assert events(play(origins, "action:close"), "matched") == [(0, number - 1)]


@example("EX-13")
@rule("ORI-DIST-08", "ORI-BLD-31")
def test_the_wild_corner_may_be_grey() -> None:
    origins = cards(city(freemen(table(), 0, "orange 1; "), 0, "1,0 mages_tower; 1,-1 armory; 0,-1 mages_tower"), "5")
    play(origins, "action:close")
    assert points(origins) == {"district": 7}


@rule("ORI-DIST-08", "ORI-FARM-06")
@pytest.mark.parametrize(
    "tiles",
    [
        "1,0 farm mages_tower; 1,-1 armory; 0,-1 mages_tower",
        "1,0 mages_tower; 1,-1 mages_tower; 0,-1 armory",
        "1,0 armory; 1,-1 mages_tower; 0,-1 armory",
        "1,0 mages_tower; 1,-1 farm armory; 0,-1 mages_tower",
    ],
)
def test_other_colours_and_other_places_do_not_match(tiles: str) -> None:
    origins = cards(city(freemen(table(), 0, "orange 1; "), 0, tiles), "5")
    play(origins, "action:close stop")
    assert points(origins) == {}
    assert resources(origins)["gold"] == 1


@rule("ORI-DIST-10")
def test_every_card_matches_its_own_picture_and_no_card_matches_grey() -> None:
    for card in table().components.cards:
        assert shows([-1, card.ends[0], card.ends[1], card.middle], card)
        assert not shows([-1, card.ends[0], -1, card.middle], card)
        assert not shows([-1, -1, -1, -1], card)


@rule("ORI-DIST-11", "ORI-DIST-14")
def test_of_several_matching_cards_exactly_one_is_scored() -> None:
    # Three purple and a red: bracket (red; purple, purple) and mono purple both fit.
    origins = cards(city(freemen(table(), 0, "orange 1; "), 0, SQUARE), "5 42 3")
    play(give(origins), "action:close seat:1,0")
    assert legal(origins) == {"card:5", "card:42"}
    refused(origins, "card:3", "ORI-DIST-08")
    refused(origins, "card:41", "ORI-DIST-11")
    refused(origins, "decline", "")
    refused(origins, "stop", "")
    play(origins, "card:42")
    assert points(origins) == {"district": 9}
    assert resources(origins) == {"gold": 2}
    assert origins.card_gold == [2, 0, 2]


SQUARE = "1,0 mages_tower; 1,1 mages_tower; 2,0 mages_tower; 2,1 armory"


@rule("ORI-DIST-12", "ORI-DIST-13")
def test_the_first_match_of_a_card_is_worth_more_whatever_others_did() -> None:
    origins = cards(
        city(bases(freemen(table(), 0, "orange 1; blue 1; "), 0, 4), 0, f"{SQUARE}; 3,0 mages_tower"), "5", "0"
    )
    city(origins, 0, f"{SQUARE}; 3,0 mages_tower; 3,1 mages_tower")
    origins.players[1].matched = 1 << RED_BRACKET
    play(origins, "action:close base:1 seat:1,0 stop")
    assert points(origins) == {"district": 7}
    assert me(origins).matched == 1 << RED_BRACKET
    play(to_move(origins, 0), "action:close seat:2,0")
    assert points(origins) == {"district": 11}


@rule("ORI-DIST-14", "ORI-DIST-15")
def test_the_gold_is_taken_once_and_the_card_stays() -> None:
    origins = cards(city(freemen(table(), 0, "orange 1; "), 0, SQUARE), "5 3", "0 2")
    play(give(origins), "action:close seat:1,0")
    assert resources(origins) == {}
    assert origins.cards == [4, 2]
    assert not origins.triggers


@rule("ORI-DIST-16")
def test_each_building_of_the_dies_colour_is_activated_once_in_any_order() -> None:
    origins = give(city(freemen(table(), 0, "yellow 1; "), 0, "1,0 mint; 1,1 granary; 2,0 mint; 2,1 statue; 3,0 mint"))
    play(origins, "action:close seat:1,0")
    assert legal(origins) == {"cell:1,0", "cell:1,1", "cell:2,0", "stop"}
    refused(origins, "cell:2,1", "ORI-BUILD-09")
    refused(origins, "cell:3,0", "ORI-BUILD-09")
    refused(origins, "cell:0,0", "ORI-BLD-31")
    play(origins, "cell:2,0")
    refused(origins, "cell:2,0", "ORI-BUILD-09")
    play(origins, "cell:1,1 stop")
    assert resources(origins) == {"food": 1, "gold": 1}


@rule("ORI-DIST-17")
@pytest.mark.parametrize("colour", COLOURS)
def test_the_agora_is_activated_by_a_die_of_any_colour(colour: str) -> None:
    origins = city(freemen(table(), 0, f"{colour} 1; "), 0, "1,0 farm; 1,1 farm")
    play(origins, "action:close")
    assert legal(origins) == {"cell:0,0", "stop"}


@rule("ORI-DIST-17")
def test_an_agora_outside_the_district_stays_silent() -> None:
    origins = city(freemen(table(), 0, "red 1; "), 0, "0,2 farm; 1,1 farm; 1,2 mint")
    play(origins, "action:close")
    assert origins.seat() == 1


@example("EX-12")
@rule("ORI-DIST-18")
def test_without_a_matching_card_the_district_still_activates() -> None:
    origins = cards(give(city(freemen(table(), 0, "red 2; blue 1"), 0, TWO)), "5 3")
    play(origins, "action:close base:1 seat:0,0")
    assert prompt(origins) == "Activations"
    assert legal(origins) == {"cell:0,0", "cell:1,1", "stop"}
    play(origins, "cell:1,1 military:move stop stop")
    assert points(origins) == {}
    assert resources(origins) == {}
    assert origins.strength[0] == 2
    assert me(origins).free_base() == 0


@rule("ORI-DIST-19")
def test_building_over_a_farm_leaves_its_district_closed() -> None:
    origins = seated(city(table(), 0, "1,0 farm; 1,1 farm; 2,0 farm; 2,1 farm"), 0, "0,0", "red", 3)
    play(ask(hold(origins, "virgo"), Purchase(0)), "market:1 mode:over_farm cell:1,0 tile:mint stop")
    assert me(origins).seats == {cell("0,0"): 3}
    city(origins, 0, "1,0 mint; 1,1 farm; 2,0 farm; 2,1 farm; 3,0 farm; 3,1 farm")
    play(to_move(origins, 0), "action:close base:1")
    refused(origins, "seat:0,0", "ORI-DIST-04")


@rule("ORI-DIST-05", "ORI-TURN-02")
def test_a_district_may_be_closed_as_the_extra_action_too() -> None:
    origins = tokens(advisors(archon(city(table(), 0, TWO), 0, 1), 0, "red"), 0, 1)
    play(origins, "action:close base:1 seat:0,0 stop use action:close seat:0,-1 stop")
    assert len(me(origins).seats) == 2
    assert people(origins) == "; "


@rule("WON-DIST-01", "WON-DIST-03", "ORI-DIST-08")
def test_a_wonder_fits_only_the_wild_corner_and_is_never_activated() -> None:
    origins = cards(
        city(freemen(table(wonders=True), 0, "orange 1; "), 0, "1,0 mages_tower; 2,0 armory; 2,-1 mages_tower"), "5"
    )
    wonder(origins, 0, "statue_of_zeus", "1,-1 1,-2")
    origins.action_number = 1
    play(origins, "action:close seat:1,-1")
    assert points(origins) == {"district": 7}
    assert origins.seat() == 1


@rule("WON-DIST-02", "WON-DIST-03")
def test_no_die_takes_a_seat_at_the_middle_line_of_a_wonder() -> None:
    drawn = "; ".join(
        f"{x},{y} farm" for x, y in [(1, 0), (-1, 0), (2, 0), (1, -2), (0, -2), (-1, -1), (2, -1), (2, -2), (-1, -2)]
    )
    origins = wonder(city(table(wonders=True), 0, drawn), 0, "colossus", "0,-1 1,-1")
    play(origins, "action:close base:1")
    refused(origins, "seat:0,-1", "WON-DIST-02")
    refused(origins, "seat:0,-2", "WON-DIST-02")
    # Its four outer corners.
    assert legal(origins) == {"seat:-1,-2", "seat:1,-2", "seat:-1,-1", "seat:1,-1"}

"""What Buildings, Wonders and Trials count, one line for each sort of thing."""

from __future__ import annotations

from heliopolis.games.origins.position.cells import AGORA_CELL, PALACE_CELL, neighbours
from heliopolis.games.origins.position.choices import COLOURS
from heliopolis.games.origins.position.components import FIRST_BASES
from heliopolis.games.origins.position.dice import die_colour, die_value
from heliopolis.games.origins.position.state import FARM, GOLD, NONE, WONDER, Origins, OriginsPlayer
from heliopolis.games.origins.rules.scoring import city_tiles


def count(origins: Origins, player: int, what: str, cell: int) -> int:
    """Return how many things of a sort the player has.

    They are counted from ``cell`` where the place matters (NONE for a Trial).
    """
    if what.endswith("_building") and what != "dear_building":
        colour = COLOURS.index(what.removesuffix("_building"))
        return building_colours(origins, player).count(colour)
    if what.endswith("_freeman") and what != "strong_freeman":
        colour = COLOURS.index(what.removesuffix("_freeman"))
        return freeman_colours(origins.players[player]).count(colour)
    return count_city(origins, player, what, cell)


def count_city(origins: Origins, player: int, what: str, cell: int) -> int:
    """Count things of the City."""
    me = origins.players[player]
    if what == "farm":
        return len(me.farms())
    if what == "empty_cell":
        return 4 - len(me.touching(cell))
    if what == "district":
        return len(me.seats)
    if what == "building_colour":
        return len(set(building_colours(origins, player)))
    if what == "same_kind":
        return sum(1 for tile in me.city.values() if tile == me.city[cell])
    if what == "seat_colour":
        return len({die_colour(seated) for seated in me.seats.values()})
    if what == "most_of_a_colour":
        return max(building_colours(origins, player).count(colour) for colour in range(len(COLOURS)))
    if what == "beside_start":
        return max(len(tiles_beside(me, AGORA_CELL)), len(tiles_beside(me, PALACE_CELL)))
    if what == "tower_level":
        return sum(me.towers) - len(COLOURS)
    if what == "tallest_tower":
        return max(me.towers)
    if what == "stone_printed":
        return sum(stones(origins, player))
    if what == "dear_building":
        return sum(1 for stone in stones(origins, player) if stone >= 3)
    if what == "city_tile":
        return city_tiles(me)
    return count_people(origins, player, what)


def count_people(origins: Origins, player: int, what: str) -> int:
    """Dice, tokens, disks and goods."""
    me = origins.players[player]
    if what == "freeman":
        return len(me.freemen())
    if what == "freeman_colour":
        return len(set(freeman_colours(me)))
    if what == "strong_freeman":
        return sum(1 for base in me.freemen() if me.values[base] >= 5)
    if what == "highest_dice":
        freeman = max([me.values[base] for base in me.freemen()], default=0)
        return freeman + max([die_value(seated) for seated in me.seats.values()], default=0)
    if what == "advisor":
        return len(me.advisors)
    if what == "zodiac_card":
        return origins.holders.count(player)
    if what == "temple_begun":
        return sum(1 for track in origins.climbs if track[player] > 0)
    if what == "lowest_temple":
        return min(track[player] for track in origins.climbs)
    if what == "boundary":
        return origins.crossed(player)
    if what == "weaker_disk":
        # With two disks on the track one weaker disk counts double.
        return origins.weaker(player) * (2 if len(origins.strength) == 2 else 1)
    if what == "resource":
        return sum(me.resources)
    if what == "gold":
        return me.resources[GOLD]
    if what == "base_grown":
        return me.bases - FIRST_BASES
    if what == "token":
        return me.tokens
    raise ValueError(what)


def building_colours(origins: Origins, player: int) -> list[int]:
    """Return the colours of the face-up Buildings."""
    return [origins.components.buildings[tile].colour for tile in origins.players[player].city.values() if tile < FARM]


def freeman_colours(me: OriginsPlayer) -> list[int]:
    """Return the colours of the Freemen, used or not."""
    return [me.colours[base] for base in me.freemen()]


def tiles_beside(me: OriginsPlayer, cell: int) -> set[int]:
    """Return the tiles beside a cell; a Wonder that touches it twice is one tile."""
    return {WONDER if me.city[other] >= WONDER else other for other in neighbours(cell) if other in me.city}


def stones(origins: Origins, player: int) -> list[int]:
    """Return the printed stone of each Building and of the built Wonder."""
    me = origins.players[player]
    printed = [origins.components.buildings[tile].stone for tile in me.city.values() if tile < FARM]
    if me.wonder_cell() != NONE:
        printed.append(origins.components.wonders[me.wonder].stone)
    return printed

"""What holds in every position of Origins; each broken one is told by its number (INV-01..14)."""

from __future__ import annotations

from heliopolis.games.origins.cells import AGORA_CELL, PALACE_CELL, neighbours
from heliopolis.games.origins.choices import COLOURS
from heliopolis.games.origins.components import BASES
from heliopolis.games.origins.districts import TAKEN, seat_bar
from heliopolis.games.origins.setup import DICE_PER_COLOUR, SPEAKERS, tower_disks
from heliopolis.games.origins.state import AGORA, FARM, NONE, PALACE, WONDER, Origins, Player


def broken(origins: Origins) -> list[str]:
    """The invariants that do not hold."""
    faults = [fault for seat, me in enumerate(origins.players) for fault in broken_player(origins, seat, me)]
    if origins.round_number == 1 and origins.turn <= 1:
        return faults  # The boards are still being laid out.
    for colour, name in enumerate(COLOURS):
        if dice(origins, colour) != DICE_PER_COLOUR[origins.seats]:
            faults.append(f"INV-01: {dice(origins, colour)} Citizen dice of {name}")
    speakers = sum(origins.speakers) + sum(sum(me.speakers) + len(me.sent) for me in origins.players)
    rolling = sum(1 for step in origins.todo if type(step).__name__ == "RollSpeaker")
    if speakers + rolling != SPEAKERS[origins.seats]:
        faults.append(f"INV-02: {speakers} Speakers")
    for kind, building in enumerate(origins.components.buildings):
        if tiles(origins, kind) != building.copies:
            faults.append(f"INV-05: {tiles(origins, kind)} tiles of kind {kind}, {building.copies} in the box")
    offered = [each // 8 for each in origins.offer]
    if len(set(market_colours(origins))) != len(origins.market):
        faults.append("INV-03: the Market has a colour twice")
    if len(set(offered)) != len(offered):
        faults.append("INV-03: the offer has a colour twice")
    for colour, name in enumerate(COLOURS):
        disks = origins.tower_stock[colour] + sum(me.towers[colour] for me in origins.players)
        if disks != origins.seats + tower_disks(origins, colour):
            faults.append(f"INV-04: {disks} Tower disks of {name}")
    if len(set(origins.zodiac)) != 3:
        faults.append("INV-10: a Zodiac card is in two places")
    return faults


def market_colours(origins: Origins) -> list[int]:
    """The colours of the tiles in the Market."""
    return [origins.components.buildings[kind].colour for kind in origins.market]


def dice(origins: Origins, colour: int) -> int:
    """The Citizen dice of a colour, wherever they are."""
    there = origins.stock[colour] + sum(1 for each in [*origins.offer, *origins.draft] if each // 8 == colour)
    for me in origins.players:
        there += me.colours.count(colour) + me.advisors.count(colour)
        there += sum(1 for seated in me.seats.values() if seated // 8 == colour)
    return there


def tiles(origins: Origins, kind: int) -> int:
    """The tiles of a kind, wherever they are."""
    there = origins.bags[kind] + origins.market.count(kind) + origins.tops.count(kind)
    there += sum(bottom.count(kind) for bottom in origins.bottoms)
    for me in origins.players:
        there += me.reserve.count(kind) + sum(1 for tile in me.city.values() if tile in (kind, FARM + kind))
    return there


def broken_player(origins: Origins, seat: int, me: Player) -> list[str]:
    """The invariants of one player that do not hold."""
    checks = [
        ("INV-06", "a die on a base of the Population track", all(c == NONE for c in me.colours[me.bases :])),
        ("INV-06", "more bases than there are", me.bases <= BASES),
        ("INV-07", "a Seat die outside a District", all(seat_bar(me, seat) == TAKEN for seat in me.seats)),
        ("INV-09", "a die without a value", all(1 <= me.values[base] <= 6 for base in me.freemen())),
        ("INV-11", "a City in pieces", connected(me)),
        ("ORI-SETUP-21", "a City without Agora or Palace", has_start(me)),
        ("INV-14", "more tokens than boundaries", me.tokens <= origins.crossed(seat)),
        ("ORI-RES-07", "less than nothing", min(me.resources) >= 0 and min(origins.points[seat]) >= 0),
        ("ORI-ADV-02", "two Advisors of a colour", len(set(me.advisors)) == len(me.advisors)),
        ("WON-CLAIM-03", "a Wonder in pieces", sum(1 for t in me.city.values() if t >= WONDER) in (0, 2)),
    ]
    return [f"{number}: seat {seat + 1} has {what}" for number, what, holds in checks if not holds]


def has_start(me: Player) -> bool:
    return me.city.get(AGORA_CELL) == AGORA and me.city.get(PALACE_CELL) == PALACE


def connected(me: Player) -> bool:
    """Whether every tile is connected with the Agora."""
    reached = {AGORA_CELL}
    border = [AGORA_CELL]
    while border:
        cell = border.pop()
        for other in neighbours(cell):
            if other in me.city and other not in reached:
                reached.add(other)
                border.append(other)
    return len(reached) == len(me.city)

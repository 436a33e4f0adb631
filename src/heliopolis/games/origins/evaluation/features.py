"""A position of Origins in numbers, for learning agents; docs/research/observations.md lists them."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.evaluation.slices import (
    ADVISORS,
    ARCHON,
    ASKED,
    BAGS,
    BOTTOMS,
    BUILT,
    CARDS,
    CITIES,
    DRAFT,
    FAR_CITIES,
    FAR_SIDE,
    FARM_HERE,
    FOREIGN,
    FREEMEN,
    GOODS,
    GOODS_LABELS,
    HUES,
    MARKET,
    MATCHED,
    MODULES,
    MOST_CARDS,
    MOST_SEATS,
    OFFER,
    OPEN_SEAT,
    PER_CARD,
    PER_CELL,
    PER_FREEMAN,
    PER_SITE,
    PLAYERS,
    RESERVE,
    ROUND,
    SEAT_DIE,
    SENT,
    SIDE,
    SITE_FEATURES,
    SITES,
    SPEAKER_OFFER,
    SPEAKER_VALUES,
    SPEAKERS,
    SPEC,
    START_HERE,
    STOCK,
    TEMPLE_FEATURES,
    TOPS,
    TOWER_STOCK,
    TOWERS,
    TRIAL_CHOICES,
    TRIALS_TO_COME,
    TRIGGERED,
    TURN,
    WINDOW,
    WONDER_CLAIMED,
    WONDER_HERE,
    ZODIAC_CARDS,
)
from heliopolis.games.origins.position.cells import RADIUS, x_of, y_of
from heliopolis.games.origins.position.choices import BUILDINGS, TEMPLES, TRIALS, WONDERS, ZODIAC
from heliopolis.games.origins.position.components import BASES, LAST_SPACE
from heliopolis.games.origins.position.dice import die_colour, die_value, speaker_site, speaker_value
from heliopolis.games.origins.position.state import AGORA, FARM, HOME, NONE, WONDER, Origins, OriginsPlayer
from heliopolis.games.origins.rules.districts import seat_bar
from heliopolis.games.origins.rules.zodiac import LOWEST_SPEAKER
from heliopolis.kernel.encoding import Sheet, Unit, mark_one, mark_set
from heliopolis.kernel.step import BIT

BY_2: Final = Unit(2)
BY_4: Final = Unit(4)
BY_5: Final = Unit(5)
BY_6: Final = Unit(6)
BY_8: Final = Unit(8)
BY_9: Final = Unit(9)
BY_10: Final = Unit(10)
BY_20: Final = Unit(20)
BY_32: Final = Unit(32)
BY_40: Final = Unit(40)
BY_100: Final = Unit(100)
BY_BASES: Final = Unit(BASES)
BY_SEATS: Final = Unit(MOST_SEATS)
BY_STRENGTH: Final = Unit(LAST_SPACE)

__all__ = ["SPEC", "essence", "write"]


def write(origins: Origins, seat: int, sheet: Sheet) -> None:
    """Write the City and goods of the seat, those of the others in turn order, then what all share."""
    for place in range(origins.seats):
        player = (seat + place) % origins.seats
        write_city(sheet, place, origins, origins.players[player])
        write_goods(sheet, place, origins, player)
        write_temples(sheet, place, origins, player)
        write_people(sheet, place, origins.players[player])
    write_table(sheet, origins, seat)
    write_supply(sheet, origins)


def write_city(sheet: Sheet, place: int, origins: Origins, me: OriginsPlayer) -> None:
    """Write a City cell by cell, as far as the vocabulary reaches, and what it has of each colour."""
    near, far = CITIES + place * SIDE * SIDE * PER_CELL, FAR_CITIES + place * FAR_SIDE * FAR_SIDE * 2
    buildings, ranks = origins.components.buildings, origins.components.ranks
    built = [0] * HUES
    farms = beyond = 0
    for cell, tile in me.city.items():
        if tile < FARM:
            built[buildings[tile].colour] += 1
        elif tile < AGORA:
            farms += 1
        x, y = x_of(cell), y_of(cell)
        ring = max(x, -x, y, -y)
        if ring > RADIUS:
            beyond += 1
            continue
        seated = me.seats.get(cell, NONE)
        if ring > WINDOW:
            here = far + ((y + RADIUS) * FAR_SIDE + x + RADIUS) * 2
            sheet.put(here, far_tile(tile))
            sheet.part(here + 1, seated + 1, BY_32)
            continue
        here = near + ((y + WINDOW) * SIDE + x + WINDOW) * PER_CELL
        if tile < AGORA:
            kind = tile if tile < FARM else tile - FARM
            sheet.mark(here + buildings[kind].colour)
            sheet.mark(here + HUES + ranks[kind])
            if tile >= FARM:
                sheet.mark(here + FARM_HERE)
        else:
            sheet.mark(here + (START_HERE if tile < WONDER else WONDER_HERE))
        if seated != NONE:
            sheet.part(here + SEAT_DIE + die_colour(seated), die_value(seated), BY_6)
        elif seat_bar(me, cell) is None:
            sheet.mark(here + OPEN_SEAT)
    sheet.parts(BUILT + place * HUES, built, BY_5)
    goods = GOODS + place * len(GOODS_LABELS)
    sheet.part(goods + 16, len(me.city), BY_20)
    sheet.part(goods + 17, beyond, BY_10)
    sheet.part(goods + 18, farms, BY_5)


def far_tile(tile: int) -> float:
    """Return a tile far out in one number: a Building up to 1, a Farm above, a Wonder below 0."""
    if tile < FARM:
        return (tile + 1) / 64
    if tile < AGORA:
        return 1 + (tile - FARM + 1) / 64
    return -(tile - WONDER + 1) / 8


def write_goods(sheet: Sheet, place: int, origins: Origins, seat: int) -> None:
    """Write what a player has besides the City and the workers."""
    me = origins.players[seat]
    start = GOODS + place * len(GOODS_LABELS)
    sheet.mark(start)
    scored = origins.scored(seat)
    sheet.part(start + 1, scored, BY_100)
    sheet.part(start + 2, origins.total(seat) - scored, BY_100)
    sheet.parts(start + 3, me.resources, BY_6)
    sheet.part(start + 7, me.bases, BY_BASES)
    if me.archon == HOME:
        sheet.mark(start + 8)
    sheet.part(start + 9, me.tokens, BY_5)
    if me.wonder != NONE:
        mark_one(sheet, WONDER_CLAIMED + place * len(WONDERS), me.wonder)
        if me.wonder_cell() != NONE:
            sheet.mark(start + 10)
    if me.wonder_used_in == origins.action_number:
        sheet.mark(start + 11)
    sheet.part(start + 12, origins.strength[seat], BY_STRENGTH)
    sheet.part(start + 13, origins.strength_order.index(seat), BY_SEATS)
    if origins.passed & BIT[seat]:
        sheet.mark(start + 14)
    if origins.bulwark == seat:
        sheet.mark(start + 15)
    for colour in me.advisors:
        sheet.mark(ADVISORS + place * HUES + colour)
    sheet.parts(TOWERS + place * HUES, me.towers, BY_6)
    for number in range(len(me.reserve)):
        kind = me.reserve[number]
        if me.reserve.index(kind) == number:
            sheet.put(RESERVE + place * len(BUILDINGS) + kind, float(me.reserve.count(kind)))
    if me.matched:
        for shown in range(len(origins.cards)):
            if me.matched & BIT[origins.cards[shown]]:
                sheet.mark(MATCHED + place * MOST_CARDS + shown)


def write_temples(sheet: Sheet, place: int, origins: Origins, seat: int) -> None:
    """Write the disks of a player in the Temples."""
    start = TEMPLE_FEATURES + place * len(TEMPLES) * 3
    for temple in range(len(TEMPLES)):
        sheet.put(start, origins.climbs[temple][seat] / origins.components.temple_top)
        sheet.part(start + 1, origins.climb_orders[temple].index(seat), BY_SEATS)
        if origins.holders[temple] == seat:
            sheet.mark(start + 2)
        start += 3


def write_people(sheet: Sheet, place: int, me: OriginsPlayer) -> None:
    """Write the workers of a player."""
    start = FREEMEN + place * BASES * PER_FREEMAN
    for base in range(me.bases):
        colour = me.colours[base]
        if colour != NONE:
            sheet.mark(start + colour)
            sheet.part(start + HUES, me.values[base], BY_6)
            if me.places[base] == HOME:
                sheet.mark(start + HUES + 1)
            else:
                sheet.mark(start + HUES + 2 + me.places[base])
        start += PER_FREEMAN
    for value in range(SPEAKER_VALUES):
        sheet.part(SPEAKERS + place * SPEAKER_VALUES + value, me.speakers[LOWEST_SPEAKER + value], BY_2)
    for number in range(len(me.sent)):
        speaker = me.sent[number]
        if me.sent.index(speaker) == number:
            here = speaker_site(speaker) * SPEAKER_VALUES + speaker_value(speaker) - LOWEST_SPEAKER
            sheet.part(SENT + place * SITES * SPEAKER_VALUES + here, me.sent.count(speaker), BY_2)
    mark_one(sheet, ARCHON + place * SITES, me.archon)


def write_table(sheet: Sheet, origins: Origins, seat: int) -> None:
    """Write what all share: who is asked, how far the game is, sites, District cards, Temples, Trials."""
    seats = origins.seats
    sheet.mark(PLAYERS + seats - 1)
    asked = origins.seat()
    if asked >= 0:
        sheet.mark(ASKED + (asked - seat) % seats)
    if origins.turn_seat >= 0:
        sheet.mark(TURN + (origins.turn_seat - seat) % seats)
    limit = int(origins.options["round_limit"])
    sheet.part(ROUND, origins.round_number, BY_8)
    sheet.put(ROUND + 1, origins.round_number / limit)
    sheet.part(ROUND + 2, limit, BY_40)
    if origins.wonders_on():
        sheet.mark(MODULES)
    sheet.mark(MODULES + 1 + TRIAL_CHOICES.index(str(origins.options["trials"])))
    mark_set(sheet, TRIGGERED, origins.triggers)
    start = SITE_FEATURES
    for site in range(SITES):
        sheet.part(start, origins.site_values[site], BY_6)
        if origins.unlocked & BIT[site]:
            sheet.mark(start + 1)
        mark_one(sheet, start + 2, origins.site_tiles[site])
        mark_one(sheet, start + 2 + HUES, origins.site_wonders[site])
        start += PER_SITE
    start = CARDS
    for place in range(len(origins.cards)):
        sheet.stamp(start, origins.components.cards[origins.cards[place]].features)
        start += PER_CARD
        sheet.part(start - 1, origins.card_gold[place], BY_2)
    for temple in range(len(TEMPLES)):
        mark_one(sheet, ZODIAC_CARDS + temple * len(ZODIAC), origins.zodiac[temple])
    if origins.solo():
        sheet.part(FOREIGN, origins.strength[1], BY_STRENGTH)
    for place in range(len(origins.trials)):
        sheet.mark(TRIALS_TO_COME + place * len(TRIALS) + origins.trials[place])


def write_supply(sheet: Sheet, origins: Origins) -> None:
    """Market and stacks, dice and Speakers to be had, towers."""
    for space in range(len(origins.market)):
        sheet.mark(MARKET + space * len(BUILDINGS) + origins.market[space])
    for colour in range(HUES):
        mark_one(sheet, TOPS, origins.tops[colour])
        bottom = origins.bottoms[colour]
        for number in range(len(bottom)):
            kind = bottom[number]
            if bottom.index(kind) == number:
                sheet.put(BOTTOMS + kind, binary_fraction(bottom, kind))
    sheet.parts(BAGS, origins.bags, BY_4)
    for space in range(len(origins.offer)):
        here, offered = OFFER + space * (HUES + 1), origins.offer[space]
        if offered != NONE:
            sheet.mark(here + die_colour(offered))
            sheet.part(here + HUES, die_value(offered), BY_6)
    sheet.parts(STOCK, origins.stock, BY_9)
    for value in range(SPEAKER_VALUES):
        sheet.part(SPEAKER_OFFER + value, origins.speakers[LOWEST_SPEAKER + value], BY_2)
    for number in range(len(origins.draft)):
        die = origins.draft[number]
        if origins.draft.index(die) == number:
            sheet.part(DRAFT + die_colour(die) * 6 + die_value(die) - 1, origins.draft.count(die), BY_2)
    sheet.parts(TOWER_STOCK, origins.tower_stock, BY_6)


def binary_fraction(kinds: tuple[int, ...], kind: int) -> float:
    """Return the place of a kind in a row: ½ for the first place, ¼ for the second and so on, which keeps the order."""
    total, part = 0.0, 0.5
    for each in kinds:
        if each == kind:
            total += part
        part /= 2
    return total


ORDERLESS: Final = ("advisors", "reserve")
"""Of a player: what lies in no order."""


def essence(origins: Origins, saved: dict[str, object]) -> dict[str, object]:
    """Return the saved position without what cannot affect play, and without cells that no action of an agent can name.

    Actions are counted only to know whether a Wonder was used in this one; Advisors, tiles set aside and the dice of
    the draft lie in no order; which Trials could have come does not matter once they are there.
    """
    options, boards, draft = saved["options"], saved["players"], saved["draft"]
    assert isinstance(options, dict)
    assert isinstance(boards, list)
    assert isinstance(draft, list)
    del options["stated_trials_only"]
    del saved["deed"]
    saved["draft"] = sorted(origins.draft)
    for me, board in zip(origins.players, boards, strict=True):
        board["wonder_deed"] = me.wonder_used_in == origins.action_number
        for name in ORDERLESS:
            board[name] = sorted(board[name])
        for name in ("city", "seats"):
            board[name] = {cell: tile for cell, tile in board[name].items() if within(cell)}
        board["beyond"] = sum(1 for cell in me.city if max(abs(x_of(cell)), abs(y_of(cell))) > RADIUS)
    return saved


def within(cell: str) -> bool:
    """Return whether the vocabulary has a choice for a cell, by its name."""
    return all(abs(int(number)) <= RADIUS for number in cell.split(","))

"""The scene in cells, for a terminal: letters and marks for what the picture shows by drawings."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

from heliopolis.games.origins.art import look
from heliopolis.games.origins.art.parts import points_of, seat_name
from heliopolis.games.origins.art.seen import Seen
from heliopolis.games.origins.cells import cell_name, parse_cell, x_of, y_of
from heliopolis.games.origins.choices import BUILDINGS, COLOURS, RESOURCES, TEMPLES, TRIALS, WONDERS, ZODIAC
from heliopolis.games.origins.components import SPACES
from heliopolis.games.origins.districts import TAKEN, seat_bar
from heliopolis.games.origins.saving import TRIGGERS
from heliopolis.games.origins.state import AGORA, FARM, HOME, NONE, PALACE, WONDER, Origins
from heliopolis.games.origins.trials import trial_points
from heliopolis.kernel.step import BIT
from heliopolis.render.album import Boards
from heliopolis.render.panels import Cell, Map, Panel, Place, Rows, Span, cell, spans
from heliopolis.texts import Texts

SEATS: Final = ("●", "◆", "■", "▲")
Common = Callable[[Origins, Texts], Panel]
"""What tells of a part of the main board."""
WIDEST: Final = 9
"""So many columns of a City fit into 80 characters; a wider City is told tile by tile."""
ARCHON: Final = "♔"


def panels(
    origins: Origins, viewer: int, seen: Seen, boards: Boards, say: Texts, live: frozenset[str]
) -> tuple[Panel, ...]:
    """Everything that the picture shows, the viewer's own City first."""

    def common(draw: Common, values: Hashable) -> Panel:
        return boards.panel(draw.__name__, lambda: draw(origins, say), values)

    def seats(seat: int) -> list[Panel]:
        values, owner = seen.city(seat), f"seat{seat + 1}/cell:"
        asked = frozenset([name for name in live if name.startswith(owner)])
        return [
            boards.panel("city", lambda: city(origins, seat, say, asked), (values, asked)),
            boards.panel("people", lambda: people(origins, seat, say), (values, seen.people(seat))),
        ]

    others = [(viewer + step) % origins.seats for step in range(1, origins.seats)]
    return (
        *seats(viewer),
        common(sites, seen.sites),
        common(market, seen.market),
        common(offers, seen.military),
        common(temples, seen.temples),
        common(military, seen.military),
        common(districts, seen.districts),
        *goals(origins, viewer, seen, boards, say),
        *([common(draft, tuple(origins.draft))] if origins.draft else []),
        *[panel for seat in others for panel in seats(seat)],
    )


def coloured(colour: int) -> Span:
    """The mark of a colour."""
    return Span(look.MARKS[COLOURS[colour]], look.COLOUR_INK[COLOURS[colour]])


def die(each: int) -> Span:
    """A die: the mark of its colour and its value."""
    return Span(f"{look.MARKS[COLOURS[each // 8]]}{each % 8}", look.COLOUR_INK[COLOURS[each // 8]])


def letter(say: Texts, resource: int) -> str:
    """The letter of a resource."""
    return say.message(f"scene-letter-{RESOURCES[resource]}")


def price(say: Texts, wisdom: int, stone: int) -> list[Span]:
    """Wisdom and stone in letters."""
    return [
        Span(f"{wisdom}{letter(say, 2)} ", look.RESOURCE_INK[2]),
        Span(f"{stone}{letter(say, 0)} ", look.RESOURCE_INK[0]),
    ]


def sites(origins: Origins, say: Texts) -> Panel:
    """The sites: value, bonus colour, name, Wonder, and who is there."""
    rows: list[tuple[Cell, ...]] = []
    for site in range(5):
        parts = [Span(f"{site + 1} "), Span(f"[{origins.site_values[site]}] ", look.GOLD_INK)]
        tile = origins.site_tiles[site]
        parts += [coloured(tile) if tile != NONE else Span("·"), Span(f" {say.message(f'name-site-{site + 1}')}")]
        wonder = origins.site_wonders[site]
        if wonder != NONE:
            lock = "○" if origins.unlocked & BIT[site] else "×"
            parts.append(Span(f" {lock}{say.message(f'scene-wonder-{WONDERS[wonder]}')}", look.FAINT_INK))
        parts += landed(origins, site)
        rows.append((spans(*parts, things=(f"site:{site + 1}",)),))
    return Rows(say.message("scene-sites-board"), tuple(rows))


def landed(origins: Origins, site: int) -> list[Span]:
    """The workers on a site, each after the shape of its owner."""
    parts: list[Span] = []
    for seat, me in enumerate(origins.players):
        shape = SEATS[seat]
        for base in me.freemen():
            if me.places[base] == site:
                parts += [Span(f" {shape}"), die(me.colours[base] * 8 + me.values[base])]
        parts += [Span(f" {shape}□{sent % 8}") for sent in me.sent if sent // 8 == site]
        if me.archon == site:
            parts.append(Span(f" {shape}{ARCHON}"))
    return parts


def market(origins: Origins, say: Texts) -> Panel:
    """The tiles for sale with wisdom and stone, and the open tile of each stack."""
    rows: list[tuple[Cell, ...]] = []
    for space, kind in enumerate(origins.market):
        building = origins.components.buildings[kind]
        parts = price(say, origins.components.market_wisdom[space], building.stone)
        parts += [coloured(building.colour), Span(f" {say.message(f'name-building-{BUILDINGS[kind]}')}")]
        rows.append((spans(*parts, things=(f"market:{space + 1}",)),))
    tops = [
        Span(
            f" {look.MARKS[COLOURS[colour]]}{say.message(f'name-building-{BUILDINGS[top]}')}",
            look.COLOUR_INK[COLOURS[colour]],
        )
        for colour, top in enumerate(origins.tops)
        if top != NONE
    ]
    rows += [(spans(Span(f"{say.message('scene-next')}:"), *tops[:2]),), (spans(*tops[2:]),)] if tops else []
    return Rows(say.message("scene-market-board"), tuple(rows))


def offers(origins: Origins, say: Texts) -> Panel:
    """Citizens with their prices, Speakers, and the stock of dice and Tower disks."""
    citizens = tuple(
        spans(
            die(origins.offer[space]) if space < len(origins.offer) else Span("– "),
            Span(f" {origins.components.offer_wisdom[space]}{letter(say, 2)}", look.RESOURCE_INK[2]),
            things=(f"citizen:{space + 1}",),
        )
        for space in range(SPACES)
    )
    speakers = tuple(
        cell(f"□{value}" + (f"×{number}" if number > 1 else ""), f"recruit:{value}")
        for value, number in enumerate(origins.speakers)
        if number
    )
    rows = [citizens, (cell(say.message("scene-speakers")), *speakers)]
    for word, numbers in (("scene-stock", origins.stock), ("scene-tower-stock", origins.tower_stock)):
        counts = [
            Span(f" {look.MARKS[name]}{number}", look.COLOUR_INK[name])
            for name, number in zip(COLOURS, numbers, strict=True)
        ]
        rows.append((spans(Span(say.message(word)), *counts),))
    return Rows(say.message("scene-citizens"), tuple(rows))


def temples(origins: Origins, say: Texts) -> Panel:
    """The Temples: the points of every disk, the card and who holds it."""
    rows: list[tuple[Cell, ...]] = []
    points = origins.components.temple_points
    for temple, name in enumerate(TEMPLES):
        disks = " ".join(f"{SEATS[seat]}{points[step]}" for seat, step in enumerate(origins.climbs[temple]))
        card = origins.zodiac[temple]
        sign = say.message(f"name-zodiac-{ZODIAC[card]}") if card != NONE else ""
        holder = origins.holders[temple]
        mark = f"{SEATS[holder]} " if holder != NONE else ""
        text = f"{say.message(f'name-temple-{name}')}  {disks}  {mark}{sign}"
        rows.append((cell(text, f"temple:{name}"),))
    return Rows(say.message("scene-temples"), tuple(rows))


def military(origins: Origins, say: Texts) -> Panel:
    """The Military disks, the strongest first."""
    order = sorted(origins.strength_order, key=lambda seat: -origins.strength[seat])
    disks = [
        f"{SEATS[seat] if seat < origins.seats else say.message('scene-foreign') + ' '}{origins.strength[seat]}"
        for seat in order
    ]
    return Rows(say.message("scene-military"), ((cell("  ".join(disks)),),))


def districts(origins: Origins, say: Texts) -> Panel:
    """The District cards: middle colour between the two others, points, gold or who has matched."""
    rows: list[tuple[Cell, ...]] = []
    for place, card in enumerate(origins.cards):
        values = origins.components.cards[card]
        parts = [coloured(values.ends[0]), coloured(values.middle), coloured(values.ends[1])]
        parts.append(Span(f" {values.high}/{values.low}", look.GOLD_INK))
        parts.append(Span(f" {origins.card_gold[place]}{letter(say, 3)}", look.RESOURCE_INK[3]))
        parts += [Span(f" {SEATS[seat]}") for seat, me in enumerate(origins.players) if me.matched & BIT[card]]
        rows.append((spans(*parts, things=(f"card:{card + 1}",)),))
    return Rows(say.message("scene-districts"), tuple(rows))


def goals(origins: Origins, viewer: int, seen: Seen, boards: Boards, say: Texts) -> list[Panel]:
    """The Trials to come, or the end triggers that have happened."""
    if origins.trials:
        return [boards.panel("trials", lambda: trials(origins, viewer, say), (origins.trials, seen.worth(viewer)))]
    if origins.triggers:
        return [boards.panel("triggers", lambda: triggers(origins, say), origins.triggers)]
    return []


def trials(origins: Origins, viewer: int, say: Texts) -> Panel:
    """The Trials to come, with what they give the viewer now."""
    rows = [
        (cell(f"{say.message(f'name-trial-{TRIALS[trial]}')} +{trial_points(origins, viewer, trial)}"),)
        for trial in origins.trials
    ]
    return Rows(say.message("scene-trials"), tuple(rows))


def triggers(origins: Origins, say: Texts) -> Panel:
    """The end triggers that have happened."""
    done = [name for place, name in enumerate(TRIGGERS) if origins.triggers & BIT[place]]
    return Rows(say.message("scene-end"), tuple([(cell(say.message(f"name-trigger-{name}")),) for name in done]))


def draft(origins: Origins, say: Texts) -> Panel:
    """The dice to choose from."""
    cells = [
        spans(die(each), Span(f"×{origins.draft.count(each)}" if origins.draft.count(each) > 1 else ""),
              things=(f"die:{COLOURS[each // 8]}/{each % 8}",))
        for each in sorted(set(origins.draft))
    ]  # fmt: skip
    return Rows(say.message("scene-draft"), tuple(tuple(cells[start : start + 6]) for start in range(0, len(cells), 6)))


# A player's area ---------------------------------------------------------------------------------


def heading(origins: Origins, seat: int, say: Texts) -> str:
    """Who it is, with how many points."""
    points = points_of(origins, seat)
    passed = f" · {say.message('scene-passed')}" if origins.passed & BIT[seat] else ""
    return f"{SEATS[seat]} {seat_name(say, seat)} · {points} {say.message('scene-points-word', points=points)}{passed}"


def city(origins: Origins, seat: int, say: Texts, live: frozenset[str]) -> Panel:
    """The City as a map, or tile by tile where it is too wide for one."""
    me = origins.players[seat]
    owner = f"seat{seat + 1}/cell:"
    asked = {parse_cell(name.removeprefix(owner)) for name in live if name.startswith(owner)}
    cells = sorted({*me.city, *asked}, key=lambda each: (y_of(each), x_of(each)))
    left, top = min(x_of(each) for each in cells), min(y_of(each) for each in cells)
    title = heading(origins, seat, say)
    if max(x_of(each) for each in cells) - left < WIDEST:
        places = [
            Place(x_of(each) - left, 2 * (y_of(each) - top), tile(origins, seat, each, say, "\n")) for each in cells
        ]
        return Map(title, tuple(places), seat)
    told = [tile(origins, seat, each, say, " ") for each in cells]
    return Rows(title, tuple(tuple(told[start : start + 3]) for start in range(0, len(told), 3)), seat)


def tile(origins: Origins, seat: int, where: int, say: Texts, between: str) -> Cell:
    """A tile: its place, and its mark with the first letters of its name."""
    kind = origins.players[seat].city.get(where, NONE)
    name = cell_name(where)
    things = (f"seat{seat + 1}/cell:{name}",)
    paper, text = look.CELL_PAPER, ""
    if kind >= WONDER:
        paper, text = look.WONDER_PAPER, say.message(f"scene-wonder-{WONDERS[kind - WONDER]}")
    elif kind in (AGORA, PALACE):
        paper, text = look.GRAY_PAPER, say.message(f"name-building-{'agora' if kind == AGORA else 'palace'}")
    elif kind >= FARM:
        paper, text = look.FARM_PAPER, say.message("name-building-farm")
    elif kind != NONE:
        colour = COLOURS[origins.components.buildings[kind].colour]
        paper, text = look.COLOUR_PAPER[colour], look.MARKS[colour] + say.message(f"name-building-{BUILDINGS[kind]}")
    if between == " ":
        return Cell(things, ((Span(f"{name:>6} {text:<15.15}"),),), paper, look.PALE_INK)
    return Cell(things, ((Span(name),), (Span(text[:7]),)), paper, look.PALE_INK)


def people(origins: Origins, seat: int, say: Texts) -> Panel:
    """Resources, workers, towers, Seats, Advisors, cards, tiles set aside."""
    me = origins.players[seat]
    owner = f"seat{seat + 1}"
    rows: list[tuple[Cell, ...]] = [
        tuple(
            cell(f"{number} {say.message(f'name-resource-{name}')}", ink=look.RESOURCE_INK[place])
            for place, (name, number) in enumerate(zip(RESOURCES, me.resources, strict=True))
        ),
        (cell(f"{say.message('scene-workers')}:"), *freemen(origins, seat)),
        (
            cell(ARCHON if me.archon == HOME else f"{ARCHON}→{me.archon + 1}", f"{owner}/worker:archon"),
            *[
                cell(f"□{value}" + (f"×{number}" if number > 1 else ""), f"{owner}/speaker:{value}")
                for value, number in enumerate(me.speakers)
                if number
            ],
            cell(f"{say.message('scene-superiority')} {me.tokens}"),
            cell(f"{say.message('scene-advisors')} {len(me.advisors)}"),
        ),
        (
            cell(f"{say.message('scene-my-towers')}:"),
            *[
                cell(f"{look.MARKS[name]}{height}", f"{owner}/tower:{name}", ink=look.COLOUR_INK[name])
                for name, height in zip(COLOURS, me.towers, strict=True)
            ],
        ),
    ]
    held = [ZODIAC[origins.zodiac[temple]] for temple in range(3) if origins.holders[temple] == seat]
    if held:
        names = ", ".join(say.message(f"name-zodiac-{name}") for name in held)
        rows.append((cell(f"{say.message('scene-zodiac')}: {names}"),))
    return Rows("", tuple(rows + powers(origins, seat, say) + waiting(origins, seat, say)), seat)


def freemen(origins: Origins, seat: int) -> list[Cell]:
    """The bases: a die, where it is if away, or a free base."""
    me = origins.players[seat]
    cells: list[Cell] = []
    for base in range(me.bases):
        name = f"seat{seat + 1}/base:{base + 1}"
        if me.colours[base] == NONE:
            cells.append(cell("–", name))
            continue
        away = Span(f"→{me.places[base] + 1}" if me.places[base] != HOME else "")
        cells.append(spans(die(me.colours[base] * 8 + me.values[base]), away, things=(name,)))
    return cells


def powers(origins: Origins, seat: int, say: Texts) -> list[tuple[Cell, ...]]:
    """The Seats of Power, open or with a die."""
    me = origins.players[seat]
    cells: list[Cell] = []
    for where in me.city:
        barred = seat_bar(me, where)
        if barred is None or barred == TAKEN:
            name = cell_name(where)
            die_on = die(me.seats[where]) if where in me.seats else Span("◇")
            cells.append(spans(Span(f"{name} "), die_on, things=(f"seat{seat + 1}/seat:{name}",)))
    rows = [tuple(cells[start : start + 4]) for start in range(0, len(cells), 4)]
    return [(cell(f"{say.message('scene-seat-die')}:"),), *rows] if rows else []


def waiting(origins: Origins, seat: int, say: Texts) -> list[tuple[Cell, ...]]:
    """Tiles in reserve and the claimed Wonder."""
    me = origins.players[seat]
    owner = f"seat{seat + 1}"
    rows: list[tuple[Cell, ...]] = []
    for kind in sorted(set(me.reserve)):
        building = origins.components.buildings[kind]
        text = f" {say.message(f'name-building-{BUILDINGS[kind]}')} {building.stone}{letter(say, 0)}"
        number = me.reserve.count(kind)
        parts = [coloured(building.colour), Span(text + (f" ×{number}" if number > 1 else ""))]
        rows.append((spans(*parts, things=(f"{owner}/reserve:{BUILDINGS[kind]}",)),))
    if me.wonder != NONE and me.wonder_cell() == NONE:
        words = f"{say.message('scene-my-wonder')}: {say.message(f'scene-wonder-{WONDERS[me.wonder]}')}"
        rows.append((cell(words, f"{owner}/claimed:wonder"),))
    return rows

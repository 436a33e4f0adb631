"""The scene in cells, for a terminal: letters for what the picture shows by drawings."""

from __future__ import annotations

from typing import Final

from heliopolis.games.helios.art import style
from heliopolis.games.helios.art.board import track_value
from heliopolis.games.helios.art.city import gains
from heliopolis.games.helios.art.parts import points_of, seat_name
from heliopolis.games.helios.position.choices import (
    BUILDINGS,
    CHARACTERS,
    MATERIALS,
    SPACES,
    SPECIALS,
    STACKS,
    SYMBOLS,
    TILE_COLOURS,
)
from heliopolis.games.helios.position.coast import FIELD_NAMES, PLACES, fields_of
from heliopolis.games.helios.position.components import ANY, Cost
from heliopolis.games.helios.position.state import Helios, HeliosPlayer
from heliopolis.games.helios.position.tiles import CONTENTS, FIRST_SPECIAL, NO_TILE
from heliopolis.games.helios.rules.replenish import ADDITIONAL
from heliopolis.games.helios.rules.turn import SET
from heliopolis.kernel.step import BIT
from heliopolis.render.panels import Cell, Map, Panel, Place, Rows, TextSpan, cell, spans
from heliopolis.words.texts import Texts

SUN: Final = "☼"
MANA: Final = "♦"
TEMPLE: Final = "⌂"
CUBE: Final = "▪"
SPECIAL_MARKS: Final = ("◇", "◆", "■", TEMPLE)
ICON_TEXT: Final = {
    "sun-small": SUN, "mana": MANA, "symbol-sun": "↻", "temple": TEMPLE, "pip-free": f"{SUN}∞", "bonus-action": "↯",
    "cube-any": CUBE, "land-back": "◆",
}  # fmt: skip
"""What stands for an icon."""


def panels(helios: Helios, viewer: int, say: Texts, live: frozenset[str]) -> tuple[Panel, ...]:
    """Return everything that the picture shows, the viewer's own board first."""

    def seats(seat: int) -> list[Panel]:
        beginnings = (f"seat{seat + 1}/sun:", f"seat{seat + 1}/cube:")
        asked = frozenset([name for name in live if name.startswith(beginnings)])
        # Prices matter to anyone who is looking or asked; of the others it is enough to know what stands.
        houses = city if seat in {viewer, helios.seat()} else built
        return [
            land_map(helios, seat, say, asked),
            goods(helios, seat, say),
            spaces(helios, seat, say),
            houses(helios, seat, say),
        ]

    others = [(viewer + step) % helios.seats for step in range(1, helios.seats)]
    return (
        *seats(viewer),
        *[draw(helios, say) for draw in (characters, columns, specials, lands)],
        *[panel for seat in others for panel in seats(seat)],
    )


def land_map(helios: Helios, seat: int, say: Texts, live: frozenset[str]) -> Panel:
    """Return the land of a seat."""
    me = helios.players[seat]
    here = live_here(live, f"seat{seat + 1}/")
    left = min(PLACES[field][0] for field in me.layout.fields)
    top = min(2 * PLACES[field][1] + PLACES[field][0] for field in me.layout.fields)
    places = []
    for field in me.layout.fields:
        q, r = PLACES[field]
        things = (f"seat{seat + 1}/field:{FIELD_NAMES[field]}", *here.get(FIELD_NAMES[field], ()))
        places.append(Place(q - left, 2 * r + q - top, field_cell(me, field, things, say)))
    points = points_of(helios, seat)
    words = say("scene-points-word", points=points)
    return Map(f"{seat_name(say, seat)} · {points} {words}", tuple(places), seat)


def live_here(live: frozenset[str], owner: str) -> dict[str, list[str]]:
    """Return the live cubes and ways of the sun of a board, by field."""
    found: dict[str, list[str]] = {}
    for name in sorted(live):
        kind, _, detail = name.removeprefix(owner).partition(":")
        if name.startswith(owner) and kind in {"sun", "cube"}:
            found.setdefault(detail.partition("/")[0], []).append(name)
    return found


def field_cell(me: HeliosPlayer, field: int, things: tuple[str, ...], say: Texts) -> Cell:
    """Return a field: its coordinates, and what lies on it."""
    name = (TextSpan(FIELD_NAMES[field]),)
    kind = me.kinds[field]
    if field == me.sun:
        return Cell(things, (name, (TextSpan(SUN, "", say("said-sun")),)), style.SUN_PAPER, style.DARK_INK)
    if kind == NO_TILE:
        return Cell(things, (name, (promise(me, field, say),)), empty_paper(me, field), style.FIELD_INK)
    if kind >= FIRST_SPECIAL:
        special = say(f"name-special-{SPECIALS[kind - FIRST_SPECIAL]}")
        content = [TextSpan(SPECIAL_MARKS[kind - FIRST_SPECIAL], "", f"{special},")]
        paper, ink = style.SPECIAL_PAPER, style.DARK_INK
    else:
        content = [TextSpan(letter(say, MATERIALS[kind]), "", f"{material(say, MATERIALS[kind])},")]
        paper, ink = style.MATERIAL_PAPER[MATERIALS[kind]], style.PALE_INK
    if me.temples & BIT[field]:
        content.append(TextSpan(f" {TEMPLE}", "", f"{say('scene-temple')},"))
    for order, number in enumerate(CONTENTS[me.cubes[field]]):
        colour = MATERIALS[number]
        shade = style.DARK_INK if kind >= FIRST_SPECIAL else style.MATERIAL_INK[colour]
        said = f"{say('said-cube', material=material(say, colour))},"
        content.append(TextSpan(f"{'' if order else ' '}{CUBE}{letter(say, colour).lower()}", shade, said))
    return Cell(things, (name, tuple(content)), paper, ink)


def empty_paper(me: HeliosPlayer, field: int) -> str:
    """Return the colour of an empty field; neighbours above each other differ a little, to be distinguishable."""
    shade = PLACES[field][1] % 2
    if me.layout.gold & BIT[field]:
        return style.GOLD_PAPER[shade]
    return style.RING_PAPER[shade] if me.layout.ring & BIT[field] else style.FIELD_PAPER[shade]


def promise(me: HeliosPlayer, field: int, say: Texts) -> TextSpan:
    """Return what an empty field gives; a filled star is an edge field that is reached."""
    bit = BIT[field]
    if me.layout.cube_fields & bit:
        return TextSpan(f"+{CUBE}", "", say("said-cube-field"))
    if me.layout.mana_fields & bit:
        return TextSpan(f"+{MANA}", "", say("said-mana-field"))
    if me.layout.edges & bit:
        reached = me.layout.near[field] & me.tiles
        return TextSpan("★" if reached else "☆", "", say("said-edge-reached" if reached else "said-edge"))
    return TextSpan("")


def letter(say: Texts, colour: str) -> str:
    """Return the letter of a material."""
    return say(f"scene-letter-{colour}")


def material(say: Texts, colour: str) -> str:
    """Return the name of a material."""
    return say(f"name-material-{colour}")


def goods(helios: Helios, seat: int, say: Texts) -> Panel:
    """Draw sun track, mana and cubes; with the letters of the materials."""
    me = helios.players[seat]
    track = track_value(helios, seat)
    free = track > helios.components.track_end
    sun = "∞" if free else str(track)
    said = say("said-icon-pip-free") if free else f"{say('scene-track')} {sun}"
    first = [
        cell(f"{SUN} {sun}", f"seat{seat + 1}/track", ink=style.SUN_PAPER, said=said),
        cell(
            f"{MANA} {me.mana}",
            f"seat{seat + 1}/mana",
            ink=style.MANA_INK,
            said=f"{me.mana} {say('scene-mana')}",
        ),
    ]
    if helios.first == seat and helios.round_number:
        first.append(cell(say("scene-dragon")))
    rows: list[tuple[Cell, ...]] = [tuple(first)]
    for place, colour in enumerate(MATERIALS):
        mark = TextSpan(f"{CUBE}{letter(say, colour).lower()}", style.MATERIAL_INK[colour], " ")
        rows.append((spans(mark, TextSpan(f" {me.held[place]} {material(say, colour)}")),))
    return Rows("", tuple(rows), seat)


def spaces(helios: Helios, seat: int, say: Texts) -> Panel:
    """Return the action tiles under the three spaces, and the characters."""
    me = helios.players[seat]
    rows: list[tuple[Cell, ...]] = []
    for place, colour in enumerate(SPACES):
        tiles = len(me.spaces[place])
        name = say(f"name-colour-{colour}")
        text = f"{name:<7}{'■' * tiles}{'□' * (SET - tiles)}"
        said = say("said-space", colour=name, tiles=tiles, all=SET)
        rows.append((cell(text, f"seat{seat + 1}/space:{colour}", ink=style.TILE_INK[colour], said=said),))
    for place in fields_of(me.characters):
        awake = me.active & BIT[place]
        name = say(f"name-character-{CHARACTERS[place]}")
        said = f"{name}, {say('scene-awake' if awake else 'scene-asleep')}"
        text = f"{SUN if awake else '☾'} {name}"
        rows.append((cell(text, f"seat{seat + 1}/activate:{CHARACTERS[place]}", said=said),))
    return Rows("", tuple(rows), seat)


def city(helios: Helios, seat: int, say: Texts) -> Panel:
    """Return the buildings, two a row: a tick or the price, and the gifts."""
    me = helios.players[seat]
    cells: list[Cell] = []
    for place, name in enumerate(BUILDINGS):
        building = helios.components.buildings[place]
        named = say(f"name-building-{name}")
        title = f"{named:<18.18}"
        gifts = " ".join(ICON_TEXT[icon] + text.replace(" ", "") for icon, text in gains(building))
        told = ", ".join(f"{say(f'said-icon-{icon}')} {text}".rstrip() for icon, text in gains(building))
        if me.built & BIT[place]:
            parts = [TextSpan(f"✓ {title}    ", style.SUN_PAPER, f"{named}, {say('scene-built')},")]
        else:
            price = price_spans(building.cost, say)
            room = TextSpan(" " * (4 - sum(len(span.text) for span in price)))
            parts = [TextSpan(f"  {title}", "", f"{named},"), *price, room]
        cells.append(spans(*parts, TextSpan(f"{gifts:<9}", "", told), things=(f"seat{seat + 1}/build:{name}",)))
    rows = tuple(tuple(cells[start : start + 2]) for start in range(0, len(cells), 2))
    return Rows(f"{seat_name(say, seat)} · {say('scene-city')}", rows, seat)


def built(helios: Helios, seat: int, say: Texts) -> Panel:
    """Return the buildings that stand."""
    places = fields_of(helios.players[seat].built)
    names = [say(f"name-building-{BUILDINGS[place]}") for place in places]
    done = say("scene-built")
    rows = [(cell(f"✓ {name}", ink=style.SUN_PAPER, said=f"{name}, {done}"),) for name in names]
    return Rows("", tuple(rows), seat)


def price_spans(cost: Cost, say: Texts) -> list[TextSpan]:
    """Return the cubes of a price as letters in their colours."""
    parts: list[TextSpan] = []
    for slot in cost.slots:
        if slot == ANY:
            parts.append(TextSpan(say("scene-letter-any"), "", f"{say('said-any')},"))
            continue
        for order, number in enumerate(fields_of(slot)):
            colour = MATERIALS[number]
            said = say("said-or", material=material(say, colour)) if order else f"{material(say, colour)},"
            parts.append(
                TextSpan(("/" if order else "") + letter(say, colour).lower(), style.MATERIAL_INK[colour], said)
            )
    return parts


def columns(helios: Helios, say: Texts) -> Panel:
    """Return the three columns of action tiles, the lowest tile in brackets."""
    rows: list[tuple[Cell, ...]] = []
    for symbol, name in enumerate(SYMBOLS):
        tiles = [TILE_COLOURS[colour] for colour in helios.columns[symbol]]
        parts = [TextSpan(f"{say(f'scene-column-{name}'):<6}")]
        for order, colour in enumerate(tiles):
            text, said = say(f"scene-colour-{colour}"), say(f"word-tile_colour-{colour}")
            last = order == len(tiles) - 1
            said = say("said-lowest", colour=said) if last else f"{said},"
            parts.append(TextSpan(f"[{text}]" if last else f"{text} ", style.TILE_INK[colour], said))
        none = TextSpan("" if tiles else "–", "", "" if tiles else say("said-none"))
        rows.append((spans(*parts, none, things=(f"column:{name}",)),))
    return Rows(say("scene-columns"), tuple(rows))


def lands(helios: Helios, say: Texts) -> Panel:
    """Return the open land tiles with their cubes, and how many lie under each; the mixed stack last."""
    cells: list[Cell] = []
    for place, stack in enumerate(STACKS):
        kind = helios.shown[place]
        left = sum(helios.additional) if place == ADDITIONAL else helios.stacks[place]
        extra = "+" if place == ADDITIONAL else ""
        if kind == NO_TILE:
            tile = TextSpan("–", "", say("said-none"))
        else:
            colour = MATERIALS[kind]
            tile = TextSpan(f"{letter(say, colour)}{CUBE}", style.MATERIAL_INK[colour], material(say, colour))
        under = TextSpan(f" {extra}{left}", "", say("said-left", left=left))
        cells.append(spans(tile, under, things=(f"land:{stack}",)))
    return Rows(say("scene-lands"), tuple(tuple(cells[start : start + 2]) for start in (0, 2, 4)))


def specials(helios: Helios, say: Texts) -> Panel:
    """Return the special tiles that are left."""
    rows: list[tuple[Cell, ...]] = []
    for place, name in enumerate(SPECIALS):
        text = f" {say(f'name-special-{name}')} ×{helios.specials[place]}"
        rows.append((spans(TextSpan(SPECIAL_MARKS[place], "", " "), TextSpan(text), things=(f"special:{name}",)),))
    return Rows(say("scene-special"), tuple(rows))


def characters(helios: Helios, say: Texts) -> Panel:
    """Return the characters: price and cost, or who has them."""
    rows: list[tuple[Cell, ...]] = []
    for place, name in enumerate(CHARACTERS):
        values = helios.components.characters[place]
        owner = next((seat for seat, each in enumerate(helios.players) if each.characters & BIT[place]), -1)
        title = say(f"name-character-{name}")
        parts = [TextSpan(f"{title:<13}", "", f"{title},")]
        if owner < 0:
            mana = TextSpan(f"{MANA}{values.price} ", style.MANA_INK, f"{values.price} {say('scene-mana')},")
            parts += [mana, *price_spans(values.cost, say), TextSpan(" ")]
        else:
            parts.append(TextSpan(f"{seat_name(say, owner):<8}", "", f"{seat_name(say, owner)},"))
        parts.append(TextSpan(say(f"scene-scores-{values.scores}", points=values.amount)))
        rows.append((spans(*parts, things=(f"buy:{name}",)),))
    return Rows(say("scene-characters"), tuple(rows))

"""The scene in cells, for a terminal: letters for what the picture shows by drawings."""

from __future__ import annotations

from heliopolis.games.helios.art import look
from heliopolis.games.helios.art.board import points_of, seat_name, track_value
from heliopolis.games.helios.art.city import gains
from heliopolis.games.helios.choices import (
    BUILDINGS,
    CHARACTERS,
    MATERIALS,
    SPACES,
    SPECIALS,
    STACKS,
    SYMBOLS,
    TILE_COLOURS,
)
from heliopolis.games.helios.coast import FIELD_NAMES, PLACES, fields_of
from heliopolis.games.helios.components import ANY, Cost
from heliopolis.games.helios.replenish import ADDITIONAL
from heliopolis.games.helios.state import Helios, Player
from heliopolis.games.helios.tiles import CONTENTS, FIRST_SPECIAL, NO_TILE
from heliopolis.games.helios.turn import SET
from heliopolis.kernel.step import BIT
from heliopolis.render.panels import Cell, Map, Panel, Place, Rows, Span, cell, spans
from heliopolis.texts import Texts

ICON_TEXT = {
    "sun-small": "☼", "mana": "♦", "symbol-sun": "↻", "temple": "⌂", "pip-free": "☼∞", "bonus-action": "+1 ↯",
    "cube-any": "■", "land-back": "⬡",
}  # fmt: skip
"""What stands for an icon."""


def panels(helios: Helios, viewer: int, say: Texts, live: frozenset[str]) -> tuple[Panel, ...]:
    """Everything that the picture shows."""
    order = [(viewer + step) % helios.seats for step in range(helios.seats)]
    mine: list[Panel] = [land_map(helios, viewer, say, live), goods(helios, viewer, say), spaces(helios, viewer, say)]
    common: list[Panel] = [columns(helios, say), lands(helios, say), specials(helios, say), characters(helios, say)]
    others: list[Panel] = []
    for seat in order[1:]:
        others += [land_map(helios, seat, say, live), goods(helios, seat, say), spaces(helios, seat, say)]
        others.append(city(helios, seat, say))
    return (*mine, city(helios, viewer, say), *common, *others)


def land_map(helios: Helios, seat: int, say: Texts, live: frozenset[str]) -> Map:
    """The land of a seat."""
    me = helios.players[seat]
    left = min(PLACES[field][0] for field in me.layout.fields)
    top = min(2 * PLACES[field][1] + PLACES[field][0] for field in me.layout.fields)
    places = [
        Place(
            PLACES[field][0] - left,
            2 * PLACES[field][1] + PLACES[field][0] - top,
            field_cell(me, seat, field, say, live),
        )
        for field in me.layout.fields
    ]
    points = say.message("scene-points-word", points=points_of(helios, seat))
    return Map(f"{seat_name(say, seat)} · {points_of(helios, seat)} {points}", tuple(places), seat)


def field_cell(me: Player, seat: int, field: int, say: Texts, live: frozenset[str]) -> Cell:
    """A field: its coordinates, and what lies on it."""
    name = FIELD_NAMES[field]
    owner = f"seat{seat + 1}"
    bit = BIT[field]
    things = [f"{owner}/field:{name}", *sorted(thing for thing in live if _is_here(thing, owner, name))]
    kind = me.kinds[field]
    content: list[Span]
    if field == me.sun:
        paper, content = "#F2C230", [Span("☼")]
        ink = "#4A3200"
    elif kind == NO_TILE:
        paper = (
            look.GOLD_PAPER if me.layout.gold & bit else look.RING_PAPER if me.layout.ring & bit else look.FIELD_PAPER
        )
        ink, content = "#EDE6DA", [Span(_promise(me, field))]
    elif kind >= FIRST_SPECIAL:
        paper, ink, content = look.SPECIAL_PAPER, "#3A2F12", [Span(_special_mark(kind))]
    else:
        colour = MATERIALS[kind]
        paper, ink, content = look.MATERIAL_PAPER[colour], "#FFFFFF", [Span(_letter(say, colour))]
    if kind != NO_TILE:
        if me.temples & bit:
            content.append(Span(" ⌂"))
        for colour_number in CONTENTS[me.cubes[field]]:
            colour = MATERIALS[colour_number]
            shade = "#3A2F12" if kind >= FIRST_SPECIAL else look.MATERIAL_INK[colour]
            content.append(Span(f" ▪{_letter(say, colour).lower()}"[0 if len(content) == 1 else 1 :], shade))
    return Cell(tuple(things), ((Span(name),), tuple(content)), paper, ink)


def _is_here(thing: str, owner: str, field: str) -> bool:
    """Whether a live thing is a cube on the field or a way of the sun to it."""
    for kind in ("sun", "cube"):
        start = f"{owner}/{kind}:{field}"
        if thing == start or thing.startswith(f"{start}/"):
            return True
    return False


def _promise(me: Player, field: int) -> str:
    bit = BIT[field]
    if me.layout.cube_fields & bit:
        return "+■"
    if me.layout.mana_fields & bit:
        return "+♦"
    if me.layout.edges & bit:
        return "★" if me.layout.near[field] & me.tiles else "☆"
    return ""


def _special_mark(kind: int) -> str:
    return ("⬡", "⬢", "■", "⌂")[kind - FIRST_SPECIAL] + "★"


def _letter(say: Texts, colour: str) -> str:
    return say.message(f"scene-letter-{colour}")


def goods(helios: Helios, seat: int, say: Texts) -> Rows:
    """Sun track, mana, cubes, the letters of the materials among them."""
    me = helios.players[seat]
    track = track_value(helios, seat)
    sun = "∞" if track > helios.components.track_end else str(track)
    rows = [
        (
            cell(f"☼ {sun}", f"seat{seat + 1}/track", ink="#F2C230"),
            cell(f"♦ {me.mana}", f"seat{seat + 1}/mana", ink="#E8607A"),
        )
    ]
    if helios.first == seat:
        rows[0] += (cell(say.message("scene-dragon")),)
    rows += [
        (spans(Span(f"▪{_letter(say, colour).lower()}", look.MATERIAL_INK[colour])),
         cell(f"{say.message(f'name-material-{colour}')} {me.held[place]}"))
        for place, colour in enumerate(MATERIALS)
    ]  # fmt: skip
    return Rows("", tuple(rows), seat)


def spaces(helios: Helios, seat: int, say: Texts) -> Rows:
    """The action tiles under the three spaces, and the characters."""
    me = helios.players[seat]
    rows: list[tuple[Cell, ...]] = []
    for place, colour in enumerate(SPACES):
        tiles = me.spaces[place]
        ink = look.TILE_INK[colour]
        text = "■" * len(tiles) + "□" * (SET - len(tiles))
        rows.append(
            (cell(f"{say.message(f'name-colour-{colour}'):<7}{text}", f"seat{seat + 1}/space:{colour}", ink=ink),)
        )
    for place in fields_of(me.characters):
        name = CHARACTERS[place]
        awake = me.active & BIT[place]
        text = f"{'☼' if awake else '☾'} {say.message(f'name-character-{name}')}"
        rows.append((cell(text, f"seat{seat + 1}/activate:{name}"),))
    return Rows("", tuple(rows), seat)


def city(helios: Helios, seat: int, say: Texts) -> Rows:
    """The buildings, three a row: a tick, or the price and the gifts."""
    me = helios.players[seat]
    cells: list[Cell] = []
    for place, name in enumerate(BUILDINGS):
        building = helios.components.buildings[place]
        title = f"{say.message(f'name-building-{name}')[:15]:<15}"
        if me.built & BIT[place]:
            parts = [Span(f"✓ {title}", "#E7B44A"), Span(" " * 4)]
        else:
            price = price_spans(building.cost, say)
            parts = [Span(f"  {title}"), *price, Span(" " * (4 - sum(len(span.text) for span in price)))]
        gifts = " ".join(ICON_TEXT[icon] + text.replace(" ", "") for icon, text in gains(building))
        parts.append(Span(f"{gifts:<9}"))
        cells.append(spans(*parts, things=(f"seat{seat + 1}/build:{name}",)))
    rows = tuple(tuple(cells[start : start + 2]) for start in range(0, len(cells), 2))
    return Rows(f"{seat_name(say, seat)} · {say.message('scene-city')}", rows, seat)


def price_spans(cost: Cost, say: Texts) -> list[Span]:
    """The cubes of a price as letters in their colours."""
    parts: list[Span] = []
    for slot in cost.slots:
        if slot == ANY:
            parts.append(Span(say.message("scene-letter-any")))
            continue
        for order, colour in enumerate(fields_of(slot)):
            name = MATERIALS[colour]
            parts.append(Span(("/" if order else "") + _letter(say, name).lower(), look.MATERIAL_INK[name]))
    return parts


def columns(helios: Helios, say: Texts) -> Rows:
    """The three columns of action tiles, the lowest tile in brackets."""
    rows: list[tuple[Cell, ...]] = []
    for symbol, name in enumerate(SYMBOLS):
        tiles = [TILE_COLOURS[colour] for colour in helios.columns[symbol]]
        parts = [Span(f"{say.message(f'scene-column-{name}'):<6}")]
        for order, colour in enumerate(tiles):
            letter = say.message(f"scene-colour-{colour}")
            parts.append(Span(f"[{letter}]" if order == len(tiles) - 1 else f"{letter} ", look.TILE_INK[colour]))
        if not tiles:
            parts.append(Span("–"))
        rows.append((spans(*parts, things=(f"column:{name}",)),))
    return Rows(say.message("scene-columns"), tuple(rows))


def lands(helios: Helios, say: Texts) -> Rows:
    """The open land tiles, and how many lie under each."""
    cells: list[Cell] = []
    for place, stack in enumerate(STACKS):
        kind = helios.shown[place]
        left = sum(helios.additional) if place == ADDITIONAL else helios.stacks[place]
        extra = "+" if place == ADDITIONAL else ""
        if kind == NO_TILE:
            parts = [Span(f"{extra}– ({left})")]
        else:
            colour = MATERIALS[kind]
            parts = [Span(f"{extra}⬢{_letter(say, colour)}▪", look.MATERIAL_INK[colour]), Span(f"({left})")]
        cells.append(spans(*parts, things=(f"land:{stack}",)))
    return Rows(say.message("scene-lands"), (tuple(cells[:3]), tuple(cells[3:])))


def specials(helios: Helios, say: Texts) -> Rows:
    """The special tiles that are left."""
    rows = [
        (
            cell(
                f"{_special_mark(FIRST_SPECIAL + place)} {say.message(f'name-special-{name}')} ×{helios.specials[place]}",
                f"special:{name}",
            ),
        )
        for place, name in enumerate(SPECIALS)
    ]
    return Rows(say.message("scene-special"), tuple(rows))


def characters(helios: Helios, say: Texts) -> Rows:
    """The characters: price and cost, or who has them."""
    rows: list[tuple[Cell, ...]] = []
    for place, name in enumerate(CHARACTERS):
        values = helios.components.characters[place]
        owner = next((seat for seat, each in enumerate(helios.players) if each.characters & BIT[place]), -1)
        parts = [Span(f"{say.message(f'name-character-{name}'):<13}")]
        if owner < 0:
            parts += [Span(f"♦{values.price} ", "#E8607A"), *price_spans(values.cost, say)]
        else:
            parts.append(Span(f"{seat_name(say, owner):<6}"))
        parts.append(Span("  " + say.message(f"scene-scores-{values.scores}", points=values.amount)))
        rows.append((spans(*parts, things=(f"buy:{name}",)),))
    return Rows(say.message("scene-characters"), tuple(rows))

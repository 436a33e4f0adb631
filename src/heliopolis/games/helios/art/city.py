"""A player's city: the twelve buildings, what they cost and what they give."""

from __future__ import annotations

from typing import Final

from heliopolis.games.helios.art.parts import cost_parts, points_badge
from heliopolis.games.helios.position import components as values
from heliopolis.games.helios.position.choices import BUILDINGS
from heliopolis.games.helios.position.components import CityBuilding
from heliopolis.games.helios.position.state import Helios
from heliopolis.render.drawing_cache import drawn_once
from heliopolis.render.lines import Piece, line, together
from heliopolis.render.shapes import Box, Group, Icon, Marks, Rect, Shape, Text, thing
from heliopolis.render.svg import LEAST, width
from heliopolis.words.texts import Texts

GAP: Final = 6
BROAD: Final = 140
"""A plot as wide as this has room for larger letters."""
TWO_LINES: Final = 68
"""And one as high as this for a name in two lines."""


def lasting(building: CityBuilding) -> list[Piece]:
    """Return what a building does from then on, in icons."""
    functions: dict[int, Piece] = {
        values.ORBIT_POINTS: ("symbol-sun", str(building.amount)),
        values.LIT_TEMPLE_POINTS: ("temple", f"+{building.amount}"),
        values.TEMPLE_COST: ("temple", f"= {building.amount}"),
        values.SECOND_CUBE: ("cube-any", "× 2"),
    }
    return [functions[building.function]] if building.function in functions else []


def gains(building: CityBuilding) -> list[Piece]:
    """Return what a building gives, in icons."""
    parts: list[Piece] = []
    if building.sun:
        parts.append(("sun-small", f"+{building.sun}"))
    if building.mana:
        parts.append(("mana", f"+{building.mana}"))
    at_once: dict[int, Piece] = {
        values.EXCHANGE_MANA: ("mana", f"{building.limit} → {building.limit * building.amount}"),
        values.BONUS_ACTION: ("bonus-action", ""),
        values.UNLIMITED_SUN: ("pip-free", ""),
        values.DRAW_LAND: ("land-back", f"+{building.amount}"),
    }
    if building.function in at_once:
        parts.append(at_once[building.function])
    return [*parts, *lasting(building)]


def about(say: Texts, name: str) -> str:
    """Return a building in words."""
    return say.titled(say(f"name-building-{name}"), say(f"about-building-{name}"))


def city(helios: Helios, seat: int, box: Box, columns: int, marks: Marks, say: Texts, *, touch: bool = False) -> Group:
    """Return all buildings with names, prices and gifts."""
    x, y, across, down = box
    rows = -(-len(BUILDINGS) // columns)
    wide = (across - GAP * (columns - 1)) / columns
    high = (down - GAP * (rows - 1)) / rows
    plots: list[Shape] = []
    for place, name in enumerate(BUILDINGS):
        whole = f"seat{seat + 1}/build:{name}"
        at = (x + place % columns * (wide + GAP), y + place // columns * (high + GAP), wide, high)
        built = helios.players[seat].built >> place & 1
        plots.append(
            plot(whole, name, helios.components.buildings[place], at, built, marks.of(whole), say, touch=touch)
        )
    return Group(plots)


def low_city(helios: Helios, seat: int, box: Box, marks: Marks, say: Texts) -> Group:
    """Return all buildings without names, which the choices below give: four in a row."""
    x, y, across, down = box
    wide, high = (across - 3 * GAP) / 4, (down - 2 * GAP) / 3
    plots: list[Shape] = []
    for place, name in enumerate(BUILDINGS):
        whole = f"seat{seat + 1}/build:{name}"
        at = (x + place % 4 * (wide + GAP), y + place // 4 * (high + GAP), wide, high)
        built = helios.players[seat].built >> place & 1
        plots.append(low_plot(whole, name, helios.components.buildings[place], at, built, marks.of(whole), say))
    return Group(plots)


@drawn_once
def low_plot(whole: str, name: str, building: CityBuilding, box: Box, built: int, mark: str, say: Texts) -> Group:
    """Return a building by its icon, with points, price and gifts."""
    x, y, wide, high = box
    ground = Rect(*box, 6, look="built" if built else "tint")
    top = y + (high - 58) / 2
    gifts = gains(building)
    icons = 11.0 if len(gifts) > 1 else 13.0
    shapes: list[Shape] = [
        ground,
        Icon(f"building-{name}", x + wide / 2 - 4, top + 14, 25),
        Group([points_badge(building.points, 24)], at=(x + wide - 14, top + 14)),
        *line(x + 8, top + 50, gifts, icons, "muted", 0, 12),
    ]
    if built:
        shapes.append(Icon("check", x + 15, top + 35, 13, look="gold-ink"))
    else:
        shapes += line(x + 8, top + 35, cost_parts(building.cost), 13, "muted", 1, 12)
    worth = (x + wide - 19, top + 37)
    return thing(whole, mark, shapes, ground, about(say, name), 3, (x + 9, top + 12), worth)


@drawn_once
def plot(
    whole: str, name: str, building: CityBuilding, box: Box, built: int, mark: str, say: Texts, *, touch: bool
) -> Group:
    """Return a building with its name, price and gifts.

    On a phone its letters are larger, and its name may take two lines.
    """
    x, y, wide, high = box
    ground = Rect(*box, 6, look="built" if built else "tint")
    words = say(f"name-building-{name}")
    least = 12 if touch else LEAST
    lines = in_lines(words, least, wide - 9) if high >= TWO_LINES else [words]
    top = y + (high - 42 - 14 * len(lines)) / 2 + 14 * (len(lines) - 1)
    gifts = gains(building)
    # Three gifts have room only side by side.
    icons = 11.0 if len(gifts) > 2 else 14.0 if wide >= BROAD else 12.5
    badge = 24 if touch or wide >= BROAD else 22
    # The points of a choice stand below those of the building.
    raised = 3 if wide >= BROAD else 0
    start = x + (35 if len(gifts) > 2 else 38)
    shapes: list[Shape] = [
        ground,
        *[
            name_of(x + 7, top + 14 * (order + 2 - len(lines)), each, least, wide - 9)
            for order, each in enumerate(lines)
        ],
        Rect(x + 5, top + 20, 30, 32, 5, look="plot"),
        Icon(f"building-{name}", x + 20, top + 36, 27),
        Group([points_badge(building.points, badge)], at=(x + wide - badge / 2 - 1, top + 29 - raised)),
        *line(start, top + 46, gifts, icons, "muted", 0 if len(gifts) > 2 else 1, least),
    ]
    if built:
        shapes.append(Icon("check", x + 45, top + 28, 12, look="gold-ink"))
        shapes.append(Text(x + 53, top + 32, say("scene-built"), 12, look="strong gold", room=wide - 53 - badge))
    else:
        shapes += line(x + 39, top + 28, cost_parts(building.cost), 13, "muted", 1, least)
    taken = sum(icons + 2 + width(text, max(least, 0.88 * icons)) for _, text in gifts)
    below = max(top + 47 + 0.7 * raised, y + high - 12)
    worth = (x + wide - 21, below) if 38 + taken + 40 <= wide else (x + 21, y + high - 8)
    return thing(whole, mark, shapes, ground, about(say, name), 3, (x + 3, top + 27), worth)


def in_lines(words: str, size: float, room: float) -> list[str]:
    """Return a name in one line, or in two where it would be cut short."""
    first, _, rest = words.partition(" ")
    if not rest or width(words, size) <= 1.05 * room:
        return [words]
    return [first, rest]


def name_of(x: float, y: float, words: str, least: float, room: float) -> Text:
    """Return a name in its room: before it is cut short, it does without strong letters."""
    look = "strong" if width(words, least, "strong") <= 1.05 * room else ""
    return Text(x, y, words, 13 if room > BROAD else 12, room=room, look=look, least=least)


def street(helios: Helios, seat: int, box: Box, columns: int, marks: Marks, say: Texts) -> Group:
    """Return all buildings without words: those that are not built are pale."""
    x, y, across, _ = box
    step = across / columns
    houses: list[Shape] = []
    for place, name in enumerate(BUILDINGS):
        whole = f"seat{seat + 1}/build:{name}"
        at = (x + place % columns * step + 2, y + place // columns * step + 2)
        built = helios.players[seat].built >> place & 1
        houses.append(house(whole, name, *at, step - 4, built, marks.of(whole), say))
    return together(tuple(houses))


@drawn_once
def house(whole: str, name: str, x: float, y: float, size: float, built: int, mark: str, say: Texts) -> Group:
    """Return a building by its icon alone."""
    ground = Rect(x, y, size, size, 5, look="built" if built else "tint")
    shapes: list[Shape] = [ground]
    if built:
        shapes.append(Rect(x + 3, y + 3, size - 6, size - 6, 4, look="plot"))
    shapes.append(Icon(f"building-{name}", x + size / 2, y + size / 2, size - 7, look="" if built else "asleep"))
    return thing(whole, mark, shapes, ground, about(say, name), 2, (x + 2, y + 2))

"""A player's city: the twelve buildings, what they cost and what they give."""

from __future__ import annotations

from heliopolis.games.helios import components as values
from heliopolis.games.helios.art.parts import Part, cost_parts, line, points_badge
from heliopolis.games.helios.choices import BUILDINGS
from heliopolis.games.helios.components import Building
from heliopolis.games.helios.state import Helios
from heliopolis.kernel.step import BIT
from heliopolis.render.shapes import Group, Icon, Marks, Rect, Shape, Text
from heliopolis.texts import Texts

GAP = 6


def gains(building: Building) -> list[Part]:
    """What a building gives, in icons."""
    parts: list[Part] = []
    if building.sun:
        parts.append(("sun-small", f"+{building.sun}"))
    if building.mana:
        parts.append(("mana", f"+{building.mana}"))
    functions: dict[int, Part] = {
        values.ORBIT_POINTS: ("symbol-sun", str(building.amount)),
        values.LIT_TEMPLE_POINTS: ("temple", f"+{building.amount}"),
        values.UNLIMITED_SUN: ("pip-free", ""),
        values.TEMPLE_COST: ("temple", f"= {building.amount}"),
        values.EXCHANGE_MANA: ("mana", f"{building.limit} → {building.limit * building.amount}"),
        values.BONUS_ACTION: ("bonus-action", ""),
        values.SECOND_CUBE: ("cube-any", "× 2"),
        values.DRAW_LAND: ("land-back", f"+{building.amount}"),
    }
    if building.function in functions:
        parts.append(functions[building.function])
    return parts


def about(say: Texts, place: int) -> str:
    """A building in words."""
    name = BUILDINGS[place]
    return f"{say.message(f'name-building-{name}')}: {say.message(f'about-building-{name}')}"


def city(
    helios: Helios, seat: int, box: tuple[float, float, float, float], columns: int, marks: Marks, say: Texts
) -> Group:
    """All buildings with names, prices and gifts."""
    x, y, across, down = box
    rows = -(-len(BUILDINGS) // columns)
    wide = (across - GAP * (columns - 1)) / columns
    high = (down - GAP * (rows - 1)) / rows
    return Group([
        plot(helios, seat, place, x + place % columns * (wide + GAP), y + place // columns * (high + GAP), wide, high,
             marks, say)
        for place in range(len(BUILDINGS))
    ])  # fmt: skip


def plot(
    helios: Helios, seat: int, place: int, x: float, y: float, wide: float, high: float, marks: Marks, say: Texts
) -> Group:
    """A building with its name, price and gifts."""
    name = BUILDINGS[place]
    building = helios.components.buildings[place]
    built = helios.players[seat].built & BIT[place] != 0
    box = Rect(x, y, wide, high, 6, look="built" if built else "tint")
    top = y + (high - 56) / 2
    shapes: list[Shape] = [
        box,
        Text(x + 7, top + 14, say.message(f"name-building-{name}"), 12, look="strong", room=wide - 12),
        Rect(x + 5, top + 20, 30, 32, 5, look="plot"),
        Icon(f"building-{name}", x + 20, top + 36, 27),
        Group([points_badge(building.points, 21)], at=(x + wide - 15, top + 31)),
        *line(x + 39, top + 46, gains(building), 13, "muted"),
    ]
    if built:
        shapes.append(Icon("check", x + 45, top + 28, 13))
        shapes.append(Text(x + 54, top + 32, say.message("scene-built"), 11.5, look="gold strong", room=wide - 82))
    else:
        shapes += line(x + 39, top + 28, cost_parts(building.cost), 14, "muted", 2)
    return marks.thing(f"seat{seat + 1}/build:{name}", shapes, box, about(say, place))


def street(helios: Helios, seat: int, x: float, y: float, across: float, marks: Marks, say: Texts) -> Group:
    """All buildings in one row, without words: those that are not built are pale."""
    step = across / len(BUILDINGS)
    size = step - 4
    shapes: list[Shape] = []
    for place, name in enumerate(BUILDINGS):
        built = helios.players[seat].built & BIT[place] != 0
        box = Rect(x + place * step + 2, y, size, size, 5, look="built" if built else "tint")
        icon = Icon(
            f"building-{name}", x + place * step + step / 2, y + size / 2, size - 6, look="" if built else "asleep"
        )
        shapes.append(marks.thing(f"seat{seat + 1}/build:{name}", [box, icon], box, about(say, place), fine=True))
    return Group(shapes)

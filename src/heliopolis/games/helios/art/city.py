"""A player's city: the twelve buildings, what they cost and what they give."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from heliopolis.games.helios.art.parts import cost_parts, points_badge
from heliopolis.games.helios.position import components as values
from heliopolis.games.helios.position.choices import BUILDINGS
from heliopolis.games.helios.position.components import CityBuilding
from heliopolis.games.helios.position.state import Helios
from heliopolis.render.lines import Box, Piece, line
from heliopolis.render.shapes import Group, Icon, Marks, Rect, Shape, Text, thing
from heliopolis.texts import Texts

GAP: Final = 6


def gains(building: CityBuilding) -> list[Piece]:
    """What a building gives, in icons."""
    parts: list[Piece] = []
    if building.sun:
        parts.append(("sun-small", f"+{building.sun}"))
    if building.mana:
        parts.append(("mana", f"+{building.mana}"))
    functions: dict[int, Piece] = {
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


def about(say: Texts, name: str) -> str:
    """A building in words."""
    return say.titled(say.message(f"name-building-{name}"), say.message(f"about-building-{name}"))


def city(helios: Helios, seat: int, box: Box, columns: int, marks: Marks, say: Texts) -> Group:
    """All buildings with names, prices and gifts."""
    x, y, across, down = box
    rows = -(-len(BUILDINGS) // columns)
    wide = (across - GAP * (columns - 1)) / columns
    high = (down - GAP * (rows - 1)) / rows
    plots: list[Shape] = []
    for place, name in enumerate(BUILDINGS):
        whole = f"seat{seat + 1}/build:{name}"
        at = (x + place % columns * (wide + GAP), y + place // columns * (high + GAP), wide, high)
        built = helios.players[seat].built >> place & 1
        plots.append(plot(whole, name, helios.components.buildings[place], at, built, marks.of(whole), say))
    return Group(plots)


@lru_cache(2048)
def plot(whole: str, name: str, building: CityBuilding, box: Box, built: int, mark: str, say: Texts) -> Group:
    """A building with its name, price and gifts."""
    x, y, wide, high = box
    ground = Rect(*box, 6, look="built" if built else "tint")
    top = y + (high - 56) / 2
    gifts = gains(building)
    shapes: list[Shape] = [
        ground,
        Text(x + 7, top + 14, say.message(f"name-building-{name}"), 12, look="strong", room=wide - 12),
        Rect(x + 5, top + 20, 30, 32, 5, look="plot"),
        Icon(f"building-{name}", x + 20, top + 36, 27),
        Group([points_badge(building.points, 20)], at=(x + wide - 14, top + 29)),
        *line(x + 38, top + 46, gifts, 12.5 if len(gifts) < 3 else 11.5, "muted", 1),
    ]
    if built:
        shapes.append(Icon("check", x + 46, top + 28, 13, look="gold-ink"))
        shapes.append(Text(x + 55, top + 32, say.message("scene-built"), 11.5, look="strong gold", room=wide - 82))
    else:
        shapes += line(x + 39, top + 28, cost_parts(building.cost), 13.5, "muted", 1)
    return thing(whole, mark, shapes, ground, about(say, name))


def street(helios: Helios, seat: int, box: Box, columns: int, marks: Marks, say: Texts) -> Group:
    """All buildings without words: those that are not built are pale."""
    x, y, across, _ = box
    step = across / columns
    houses: list[Shape] = []
    for place, name in enumerate(BUILDINGS):
        whole = f"seat{seat + 1}/build:{name}"
        at = (x + place % columns * step + 2, y + place // columns * step + 2)
        built = helios.players[seat].built >> place & 1
        houses.append(house(whole, name, *at, step - 4, built, marks.of(whole), about(say, name)))
    return Group(houses)


@lru_cache(2048)
def house(whole: str, name: str, x: float, y: float, size: float, built: int, mark: str, title: str) -> Group:
    """A building by its icon alone."""
    ground = Rect(x, y, size, size, 5, look="built" if built else "tint")
    shapes: list[Shape] = [ground]
    if built:
        shapes.append(Rect(x + 3, y + 3, size - 6, size - 6, 4, look="plot"))
    shapes.append(Icon(f"building-{name}", x + size / 2, y + size / 2, size - 7, look="" if built else "asleep"))
    return thing(whole, mark, shapes, ground, title, 2)

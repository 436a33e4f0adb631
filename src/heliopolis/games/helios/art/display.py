"""The common boards: action tiles, land, special tiles, characters; and the points of everybody."""

from __future__ import annotations

from heliopolis.games.helios.art.board import Box, points_of, seat_name
from heliopolis.games.helios.art.land import cube_art, tile_art
from heliopolis.games.helios.art.parts import action_tile, cost_parts, line, medal, octagon, panel, subtitle, title
from heliopolis.games.helios.choices import CHARACTERS, MATERIALS, SPECIALS, STACKS, SYMBOLS
from heliopolis.games.helios.replenish import ADDITIONAL, COLUMN_LENGTH
from heliopolis.games.helios.state import Helios
from heliopolis.games.helios.tiles import FIRST_SPECIAL, NO_TILE
from heliopolis.kernel.step import BIT
from heliopolis.render.shapes import Circle, Group, Hexagon, Icon, Marks, Rect, Shape, Text
from heliopolis.texts import Texts

TILE = 40
SIDE = 29.0
"""Of the hexes on display."""


def display(helios: Helios, box: Box, marks: Marks, say: Texts) -> Group:
    """Everything that anybody can take."""
    left, top, across, _ = box
    shapes: list[Shape] = [panel(*box), title(left + 14, top + 25, say.message("scene-display"))]
    shapes += [column(helios, symbol, left + 34 + symbol * 46, top + 44, marks, say) for symbol in range(len(SYMBOLS))]
    shapes.append(subtitle(left + 160, top + 50, say.message("scene-lands")))
    shapes += [
        stack(helios, place, left + 188 + place % 2 * 66, top + 84 + place // 2 * 56, marks, say)
        for place in range(len(STACKS))
    ]
    shapes.append(subtitle(left + 160, top + 246, say.message("scene-special")))
    shapes += [
        special(helios, place, left + 188 + place % 2 * 66, top + 280 + place // 2 * 58, marks, say)
        for place in range(len(SPECIALS))
    ]
    shapes.append(subtitle(left + 14, top + 394, say.message("scene-characters")))
    shapes += [
        character(helios, place, left + 10 + place % 2 * (across - 12) / 2, top + 404 + place // 2 * 59, marks, say)
        for place in range(len(CHARACTERS))
    ]
    return Group(shapes)


def column(helios: Helios, symbol: int, x: float, y: float, marks: Marks, say: Texts) -> Group:
    """A column of action tiles; the lowest is the one that can be taken."""
    name = SYMBOLS[symbol]
    tiles = helios.columns[symbol]
    shapes: list[Shape] = [
        Icon(f"symbol-{name}", x, y + 8, 18, title=say.message(f"name-symbol-{name}")),
        Text(x, y + 30, str(len(tiles)), 12, "middle", look="muted"),
    ]
    step = TILE + 6
    for order in range(COLUMN_LENGTH):
        at = (x, y + 60 + order * step)
        if order < len(tiles):
            shapes.append(Group([action_tile(symbol, tiles[order], TILE)], at=at))
        else:
            shapes.append(Rect(at[0] - 11, at[1] - 11, 22, 22, 7, look="well"))
    lowest = y + 60 + max(0, len(tiles) - 1) * step
    spot = Circle(x, lowest, TILE / 2, look="idle")
    text = f"{say.message(f'name-symbol-{name}')}: {say.message(f'about-symbol-{name}')}"
    shapes.append(marks.thing(f"column:{name}", [spot], octagon(x, lowest, TILE), text))
    return Group(shapes)


def stack(helios: Helios, place: int, x: float, y: float, marks: Marks, say: Texts) -> Group:
    """A land stack: its open tile with the cube, or its back."""
    kind = helios.shown[place]
    left = sum(helios.additional) if place == ADDITIONAL else helios.stacks[place]
    shapes: list[Shape] = []
    if kind == NO_TILE:
        shapes.append(Group([Icon("land-back", x, y, 1.86 * SIDE)], look="taken"))
        if place != ADDITIONAL:
            shapes.append(Group([Icon(f"mark-{MATERIALS[place]}", x, y, 17)], look="taken"))
    else:
        shapes.append(Group([tile_art(kind, [], SIDE)], at=(x, y)))
        shapes.append(Circle(x, y, 0.48 * SIDE, look="spot"))
        shapes.append(Group([cube_art(MATERIALS[kind], 1, 0.7 * SIDE)], at=(x, y)))
    name = "+" if place == ADDITIONAL else ""
    shapes.append(Text(x + 0.98 * SIDE, y - 0.6 * SIDE, f"{name}{left}", 11, "middle", look="muted"))
    text = say.message(f"name-stack-{STACKS[place]}")
    return marks.thing(f"land:{STACKS[place]}", shapes, Hexagon(x, y, 0.9 * SIDE), f"{text} · {left}")


def special(helios: Helios, place: int, x: float, y: float, marks: Marks, say: Texts) -> Group:
    """A pile of special tiles."""
    left = helios.specials[place]
    shapes: list[Shape] = []
    if left:
        if left > 1:
            shapes.append(Hexagon(x, y + 0.16 * SIDE, 0.93 * SIDE, look="thick"))
        shapes.append(Group([tile_art(FIRST_SPECIAL + place, helios.components.special_points, SIDE)], at=(x, y)))
        shapes.append(Text(x + 0.98 * SIDE, y - 0.6 * SIDE, f"×{left}", 12, "middle", look="strong"))
    else:
        shapes.append(Hexagon(x, y, 0.7 * SIDE, look="well"))
    name = SPECIALS[place]
    text = f"{say.message(f'name-special-{name}')}: {say.message(f'about-special-{name}')}"
    return marks.thing(f"special:{name}", shapes, Hexagon(x, y, 0.9 * SIDE), text)


def character(helios: Helios, place: int, x: float, y: float, marks: Marks, say: Texts) -> Group:
    """A character to be had, or who has it."""
    name = CHARACTERS[place]
    values = helios.components.characters[place]
    owner = next((seat for seat, each in enumerate(helios.players) if each.characters & BIT[place]), -1)
    awake = owner >= 0 and helios.players[owner].active & BIT[place] != 0
    box = Rect(x, y, 134, 56, 6, look="idle")
    shapes: list[Shape] = [
        box,
        Group([medal(place, 40, awake)], at=(x + 23, y + 28), look="taken" if owner >= 0 and not awake else ""),
        Text(x + 48, y + 16, say.message(f"name-character-{name}"), 12, look="muted" if owner >= 0 else "strong", room=84),
        Text(x + 48, y + 49, say.message(f"scene-scores-{values.scores}", points=values.amount), 11, look="muted", room=84),
    ]  # fmt: skip
    if owner < 0:
        shapes += line(x + 47, y + 29, [("mana", str(values.price)), *cost_parts(values.cost)], 14, "strong", 3)
    else:
        shapes.append(Icon(f"seat-{owner + 1}", x + 55, y + 29, 12))
        shapes.append(Text(x + 65, y + 33, seat_name(say, owner), 11.5))
        if awake:
            shapes.append(Icon("sun-small", x + 116, y + 29, 14))
    text = f"{say.message(f'name-character-{name}')}: {say.message(f'about-character-{name}')}"
    return marks.thing(f"buy:{name}", shapes, box, text)


def standings(helios: Helios, box: Box, say: Texts) -> Group:
    """The points of everybody, now and as if the game ended."""
    left, top, across, down = box
    totals = [score.total for score in helios.scores()]
    most = max(1, *totals)
    shapes: list[Shape] = [
        panel(*box),
        title(left + 14, top + 24, say.message("scene-points")),
        Text(left + 152, top + 23, say.message("scene-now"), 12, "end", look="muted"),
        Text(left + across - 14, top + 23, say.message("scene-if-ended"), 12, "end", look="muted"),
    ]
    step = (down - 36) / helios.seats
    for seat in range(helios.seats):
        y = top + 34 + seat * step + step / 2
        points = points_of(helios, seat)
        whole = across - 28
        shapes += [
            Icon(f"seat-{seat + 1}", left + 21, y - 5, 14),
            Text(left + 34, y, seat_name(say, seat), 13),
            Text(left + 152, y, str(points), 15, "end", look="strong gold"),
            Text(left + across - 14, y, str(totals[seat]), 13, "end"),
            Rect(left + 14, y + 7, whole * totals[seat] / most, 6, 3, look=f"seat{seat + 1} bar"),
            Rect(left + 14, y + 7, whole * points / most, 6, 3, look=f"seat{seat + 1}"),
        ]
        if helios.first == seat:
            shapes.append(Icon("dragon", left + 98, y - 6, 18, title=say.message("scene-dragon")))
    return Group(shapes)

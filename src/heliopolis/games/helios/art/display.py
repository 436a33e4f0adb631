"""The common boards: action tiles, land, special tiles, characters; and the points of everybody."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from heliopolis.games.helios.art.land import NO_SPOT, cube_art, points_on, tile_art
from heliopolis.games.helios.art.parts import action_tile, cost_parts, medal, name_plate, octagon, points_of, seat_name
from heliopolis.games.helios.position.choices import CHARACTERS, MATERIALS, SPECIALS, STACKS, SYMBOLS
from heliopolis.games.helios.position.components import Character
from heliopolis.games.helios.position.state import Helios
from heliopolis.games.helios.position.tiles import FIRST_SPECIAL, NO_TILE
from heliopolis.games.helios.rules.replenish import ADDITIONAL, COLUMN_LENGTH
from heliopolis.kernel.step import BIT
from heliopolis.render.lines import Box, line, panel, subtitle, title
from heliopolis.render.shapes import Circle, Group, Hexagon, Icon, Marks, Rect, SeatName, Shape, Text, thing
from heliopolis.texts import Texts

TILE: Final = 39
"""The size of an action tile."""
SIDE: Final = 28.0
"""Of the hexes on display."""


def display(helios: Helios, box: Box, marks: Marks, say: Texts) -> Group:
    """Everything that anybody can take."""
    left, top, across, _ = box
    shapes: list[Shape] = [panel(box), title(left + 14, top + 25, say.message("scene-display"))]
    shapes += [column(helios, symbol, left + 33 + symbol * 46, top + 40, marks, say) for symbol in range(len(SYMBOLS))]
    shapes.append(subtitle(left + 157, top + 47, say.message("scene-lands")))
    shapes += [
        stack(helios, place, left + 184 + place % 2 * 61, top + 81 + place // 2 * 55, marks, say)
        for place in range(len(STACKS))
    ]
    shapes.append(subtitle(left + 157, top + 243, say.message("scene-special")))
    shapes += [
        special(helios, place, left + 184 + place % 2 * 61, top + 277 + place // 2 * 57, marks, say)
        for place in range(len(SPECIALS))
    ]
    shapes.append(subtitle(left + 14, top + 391, say.message("scene-characters")))
    wide = (across - 16) / 2
    for place, name in enumerate(CHARACTERS):
        whole = f"buy:{name}"
        owner = next((seat for seat, each in enumerate(helios.players) if each.characters & BIT[place]), -1)
        awake = helios.players[owner].active >> place & 1 if owner >= 0 else 0
        at = (left + 8 + place % 2 * wide, top + 399 + place // 2 * 58, wide, 56.0)
        values = helios.components.characters[place]
        shapes.append(character(whole, place, values, at, owner, awake, marks.of(whole), say))
    return Group(shapes)


def column(helios: Helios, symbol: int, x: float, y: float, marks: Marks, say: Texts) -> Group:
    """A column of action tiles; the lowest is the one that can be taken."""
    name = SYMBOLS[symbol]
    tiles = helios.columns[symbol]
    step = TILE + 8
    top = y + 47
    shapes: list[Shape] = [
        Icon(f"symbol-{name}", x - 7, y + 6, 19, title=say.message(f"name-symbol-{name}")),
        Text(x + 10, y + 11, str(len(tiles)), 13, "middle", look="muted"),
    ]
    for order in range(COLUMN_LENGTH):
        at = (x, top + order * step)
        if order < len(tiles):
            shapes.append(Group([action_tile(symbol, tiles[order], TILE)], at=at))
        else:
            shapes.append(Rect(at[0] - 11, at[1] - 11, 22, 22, 7, look="well"))
    lowest = top + max(0, len(tiles) - 1) * step
    whole = f"column:{name}"
    about = say.titled(say.message(f"name-symbol-{name}"), say.message(f"about-symbol-{name}"))
    spot = Circle(x, lowest, TILE / 2, look="idle")
    shapes.append(thing(whole, marks.of(whole), [spot], octagon(x, lowest, TILE + 6), about))
    return Group(shapes)


def stack(helios: Helios, place: int, x: float, y: float, marks: Marks, say: Texts) -> Group:
    """A land stack: its open tile with the cube, or its back."""
    kind = helios.shown[place]
    left = sum(helios.additional) if place == ADDITIONAL else helios.stacks[place]
    shapes: list[Shape] = []
    if kind == NO_TILE:
        back: list[Shape] = [Icon("land-back", x, y, 1.86 * SIDE)]
        if place != ADDITIONAL:
            back.append(Icon(f"mark-{MATERIALS[place]}", x, y, 17))
        shapes.append(Group(back, look="taken"))
    else:
        shapes.append(Group([tile_art(kind, 0, SIDE, 1)], at=(x, y)))
        shapes.append(Group([cube_art(MATERIALS[kind], 1, 0.7 * SIDE)], at=(x, y)))
    extra = "+" if place == ADDITIONAL else ""
    shapes.append(Text(x + 0.64 * SIDE, y - 0.66 * SIDE, f"{extra}{left}", 11, look="muted"))
    name = f"land:{STACKS[place]}"
    about = f"{say.message(f'name-stack-{STACKS[place]}')} · {left}"
    return thing(name, marks.of(name), shapes, Hexagon(x, y, 0.96 * SIDE), about)


def special(helios: Helios, place: int, x: float, y: float, marks: Marks, say: Texts) -> Group:
    """A pile of special tiles."""
    left = helios.specials[place]
    kind = FIRST_SPECIAL + place
    shapes: list[Shape] = []
    if left > 1:
        shapes.append(Hexagon(x, y + 0.16 * SIDE, 0.93 * SIDE, look="thick"))
    if left:
        shapes.append(Group([tile_art(kind, points_on(helios, kind), SIDE, NO_SPOT)], at=(x, y)))
        shapes.append(Text(x + 0.6 * SIDE, y - 0.66 * SIDE, f"×{left}", 12, look="strong"))
    else:
        shapes.append(Hexagon(x, y, 0.7 * SIDE, look="well"))
    name = f"special:{SPECIALS[place]}"
    about = say.titled(say.message(f"name-special-{SPECIALS[place]}"), say.message(f"about-special-{SPECIALS[place]}"))
    return thing(name, marks.of(name), shapes, Hexagon(x, y, 0.96 * SIDE), about)


@lru_cache(1024)
def character(
    whole: str, place: int, values: Character, box: Box, owner: int, awake: int, mark: str, say: Texts
) -> Group:
    """A character to be had, or who has it."""
    x, y, wide, _ = box
    name = CHARACTERS[place]
    outline = Rect(*box, 6, look="idle")
    room = wide - 52
    gone = owner >= 0
    scores = say.message(f"scene-scores-{values.scores}", points=values.amount)
    shapes: list[Shape] = [
        outline,
        Group([medal(place, 40, awake)], at=(x + 24, y + 28), look="taken" if gone and not awake else ""),
        Text(x + 49, y + 17, say.message(f"name-character-{name}"), 12, look="muted" if gone else "strong", room=room),
        Text(x + 49, y + 49, scores, 11, look="muted", room=room),
    ]
    if gone:
        shapes.append(Icon(f"seat-{owner + 1}", x + 56, y + 29, 12))
        shapes.append(SeatName(x + 66, y + 33, owner, seat_name(say, owner), 11.5))
        if awake:
            shapes.append(Icon("sun-small", x + wide - 16, y + 29, 14))
    else:
        shapes += line(x + 48, y + 29, [("mana", str(values.price)), *cost_parts(values.cost)], 14, "strong", 3)
    about = say.titled(say.message(f"name-character-{name}"), say.message(f"about-character-{name}"))
    return thing(whole, mark, shapes, outline, about)


def standings(helios: Helios, box: Box, say: Texts) -> Group:
    """The points of everybody, now and as if the game ended."""
    left, top, across, down = box
    totals = [score.total for score in helios.scores()]
    most = max(1, *totals)
    shapes: list[Shape] = [
        panel(box),
        title(left + 14, top + 24, say.message("scene-points")),
        Text(left + 168, top + 23, say.message("scene-now"), 12, "end", look="muted"),
        Text(left + across - 14, top + 23, say.message("scene-if-ended"), 12, "end", look="muted"),
    ]
    step = min(48, (down - 36) / helios.seats)
    whole = across - 28
    for seat in range(helios.seats):
        y = top + 33 + seat * step + step / 2
        points = points_of(helios, seat)
        shapes += [
            *name_plate(helios, seat, left + 13, y - 5, 13, say),
            Text(left + 168, y, str(points), 15, "end", look="strong gold"),
            Text(left + across - 14, y, str(totals[seat]), 13, "end"),
            Rect(left + 14, y + 7, whole * totals[seat] / most, 6, 3, look=f"seat{seat + 1} bar"),
            Rect(left + 14, y + 7, whole * points / most, 6, 3, look=f"seat{seat + 1}"),
        ]
    return Group(shapes)

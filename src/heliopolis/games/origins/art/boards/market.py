"""The Building Market with the open tiles of the five stacks, and the tiles themselves."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.art.abilities import pieces
from heliopolis.games.origins.art.parts import about, octagon, two_lines
from heliopolis.games.origins.position.choices import BUILDINGS, COLOURS
from heliopolis.games.origins.position.components import SPACES, Building
from heliopolis.games.origins.position.state import NONE, Origins
from heliopolis.games.origins.rules.building.market import bag_of
from heliopolis.render.drawing_cache import drawn_once
from heliopolis.render.lines import Piece, centred, fitting, length, line, panel, title
from heliopolis.render.shapes import Box, Group, Icon, Marks, Rect, Shape, Text, thing
from heliopolis.render.svg import LEAST, width
from heliopolis.words.texts import Texts

PLAIN: Final = 27.0
"""Smaller tiles show only their colour and its mark."""


def market(origins: Origins, box: Box, marks: Marks, say: Texts) -> Group:
    """Five tiles for sale with their prices, and the tops of the stacks that will follow."""
    left, top, across, down = box
    pitch = (down - 30) / SPACES
    head, following = say("scene-market"), say("scene-next")
    shapes: list[Shape] = [panel(box), title(left + 10, top + 18, head)]
    if width(head.upper(), 13, "strong") + width(following, 12) + 24 <= across:
        shapes.append(Text(left + across - 8, top + 18, following, 12, "end", look="muted"))
    stacks = min(46.0, pitch)
    for space in range(SPACES):
        at = (left + 7, top + 25 + space * pitch, across - stacks - 13, pitch - 3)
        kind = origins.market[space] if space < len(origins.market) else NONE
        shapes.append(for_sale(space, kind, origins, at, marks.of(f"market:{space + 1}"), say))
    shapes += [
        next_tile(origins, colour, left + across - stacks / 2 - 4, top + 25 + (colour + 0.5) * pitch - 2, pitch, say)
        for colour in range(len(COLOURS))
    ]
    return Group(shapes)


def for_sale(space: int, kind: int, origins: Origins, box: Box, mark: str, say: Texts) -> Group:
    """Return a space of the Market."""
    wisdom = origins.components.market_wisdom[space]
    building = origins.components.buildings[kind] if kind != NONE else None
    return sale_row(space, kind, wisdom, building, box, mark, say)


@drawn_once
def sale_row(space: int, kind: int, wisdom: int, building: Building | None, box: Box, mark: str, say: Texts) -> Group:
    """Return a space of the Market: the wisdom of the space, the stone of the tile, the tile, its name and ability."""
    x, y, across, down = box
    middle = y + down / 2
    apart = min(11.0, down / 4)
    ground = Rect(*box, 8, look="plate")
    name = f"market:{space + 1}"
    prices = [*line(x + 4, middle - apart, [("wisdom", str(wisdom))], 15, "strong")]
    size = min(48.0, down)
    at = x + 34 + size / 2
    if building is None:
        empty = octagon(at, middle, size - 6, "cell")
        return thing(name, mark, [ground, *prices, empty], ground, say("scene-empty-space"))
    prices += line(x + 4, middle + apart, [("stone", str(building.stone))], 15, "strong")
    left = at + size / 2 + 4
    room = x + across - left - 3
    words = two_lines(say(f"name-building-{BUILDINGS[kind]}"), room, 12)
    pitch = min(13.0, (down - 1) / (len(words) + 1))
    first = middle + 4 - pitch * len(words) / 2
    letters = 12 if pitch >= 12 else 11
    # Before a name is cut short, it does without strong letters.
    look = "strong" if max(width(part, LEAST, "strong") for part in words) <= 1.05 * room else ""
    does = pieces(building.ability)
    tile_at = Group([tile(BUILDINGS[kind], COLOURS[building.colour], None, size)], at=(at, middle))
    shapes: list[Shape] = [
        ground,
        *prices,
        tile_at,
        *[Text(left, first + order * pitch, part, letters, room=room, look=look) for order, part in enumerate(words)],
        *line(left, first + len(words) * pitch - 3.5, does, fitting(does, min(14.0, pitch + 1), room), "", 2),
    ]
    return thing(
        name, mark, shapes, ground, about(say, "building", BUILDINGS[kind]),
        tag=(x + 46, y + 10), worth=(x + across - 17, y + 10),
    )  # fmt: skip


def below(origins: Origins, colour: int) -> int:
    """Return how many tiles lie under the open tile of a stack."""
    return sum(bag_of(origins, colour)) + len(origins.bottoms[colour])


def next_tile(origins: Origins, colour: int, x: float, y: float, pitch: float, say: Texts) -> Group:
    """Return the open tile of a stack, and how many lie below it."""
    top = origins.tops[colour]
    name = COLOURS[colour]
    left = below(origins, colour)
    size = min(38.0, pitch - 5)
    shapes: list[Shape] = []
    text = say(f"name-colour-{name}")
    if top != NONE:
        shapes.append(Group([tile(BUILDINGS[top], name, None, size)], at=(x, y)))
        text = about(say, "building", BUILDINGS[top])
    else:
        shapes += [octagon(x, y, size - 2, "cell"), Icon(f"mark-{name}", x, y, 13, look=f"mark-{name}")]
    shapes.append(Text(x + size / 2 + 3, y + size / 2 + 4, str(left), 11, "end", look="muted"))
    return Group(shapes, id=f"stack:{name}", title=f"{say('scene-next')} · {text} (+{left})")


@drawn_once
def tile(name: str, colour: str, building: Building | None, size: float) -> Group:
    """Return a Building tile round its centre; with its values also its ability."""
    shapes: list[Shape] = [
        octagon(0, 0, size - 1.6, f"{colour} tile" if size > 60 else f"{colour} tile-fine"),
    ]
    if size < PLAIN:
        shapes.append(Icon(f"mark-{colour}", 0, 0, 0.44 * size, look=f"on-{colour}"))
        return Group(shapes)
    shapes.append(octagon(0, 0, 0.87 * size, "gloss"))
    high = building is not None and size >= 52
    shapes.append(Icon(f"building-{name}", 0, -0.12 * size if high else 0, (0.5 if high else 0.58) * size))
    if high and building is not None:
        does = pieces(building.ability)
        shapes.append(strip(does, size))
    shapes.append(Icon(f"mark-{colour}", -0.4 * size, 0.02 * size, 0.12 * size, look=f"on-{colour}"))
    return Group(shapes, look="paper")


def strip(does: tuple[Piece, ...], size: float) -> Group:
    """Return what a tile does on a strip of paper at its foot; nothing where there is no room to read it."""
    room = 0.72 * size
    icon = fitting(does, max(0.19 * size, 12), room, "strong dark")
    long = length(does, icon, "strong dark")
    if long > 0.8 * size:
        return Group([])
    high = max(0.22 * size, 15)
    ground = Rect(-long / 2 - 0.05 * size, -high / 2, long + 0.1 * size, high, high / 2, look="strip")
    return Group([ground, *centred(0, does, icon, long + 1, "strong dark")], at=(0, 0.29 * size))

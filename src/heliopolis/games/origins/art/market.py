"""The Building Market with the open tiles of the five stacks, and the tiles themselves."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from heliopolis.games.origins.art.abilities import pieces
from heliopolis.games.origins.art.parts import about, octagon
from heliopolis.games.origins.position.choices import BUILDINGS, COLOURS
from heliopolis.games.origins.position.components import SPACES, Building
from heliopolis.games.origins.position.state import NONE, Origins
from heliopolis.games.origins.rules.building.market import bag_of
from heliopolis.render.lines import Box, Piece, centred, length, line, panel, title
from heliopolis.render.shapes import Group, Icon, Marks, Rect, Shape, Text, thing
from heliopolis.render.svg import width
from heliopolis.texts import Texts

ROW: Final = 52.0


def market(origins: Origins, box: Box, marks: Marks, say: Texts) -> Group:
    """Five tiles for sale with their prices, and the tops of the stacks that will follow."""
    left, top, across, down = box
    pitch = (down - 36) / SPACES
    shapes: list[Shape] = [
        panel(box),
        title(left + 10, top + 20, say.message("scene-market")),
        Text(left + across - 10, top + 20, say.message("scene-next"), 12, "end", look="muted"),
    ]
    for space in range(SPACES):
        at = (left + 8, top + 30 + space * pitch, across - 62, pitch - 3)
        kind = origins.market[space] if space < len(origins.market) else NONE
        shapes.append(for_sale(space, kind, origins, at, marks.of(f"market:{space + 1}"), say))
    shapes += [
        next_tile(origins, colour, left + across - 28, top + 30 + (colour + 0.5) * pitch - 2, say)
        for colour in range(len(COLOURS))
    ]
    return Group(shapes)


def for_sale(space: int, kind: int, origins: Origins, box: Box, mark: str, say: Texts) -> Group:
    """A space of the Market."""
    wisdom = origins.components.market_wisdom[space]
    building = origins.components.buildings[kind] if kind != NONE else None
    return sale_row(space, kind, wisdom, building, box, mark, say)


@lru_cache(2048)
def sale_row(space: int, kind: int, wisdom: int, building: Building | None, box: Box, mark: str, say: Texts) -> Group:
    """A space of the Market: the wisdom of the space, the stone of the tile, the tile, its name and ability."""
    x, y, across, down = box
    middle = y + down / 2
    ground = Rect(*box, 8, look="plate")
    shapes: list[Shape] = [ground, *line(x + 5, middle - 11, [("wisdom", str(wisdom))], 16, "strong")]
    name = f"market:{space + 1}"
    if building is None:
        shapes.append(octagon(x + 60, middle, 42, "cell"))
        return thing(name, mark, shapes, ground, say.message("scene-empty-space"))
    shapes += line(x + 5, middle + 11, [("stone", str(building.stone))], 16, "strong")
    shapes.append(Group([tile(BUILDINGS[kind], COLOURS[building.colour], None, 48)], at=(x + 62, middle)))
    room = across - 94
    words = two_lines(say.message(f"name-building-{BUILDINGS[kind]}"), room, 12)
    first = middle - (3 if len(words) == 1 else 10)
    for order, part in enumerate(words):
        shapes.append(Text(x + 90, first + order * 13, part, 12, room=room, look="strong"))
    does = pieces(building.ability)
    shapes += line(x + 90, middle + (11 if len(words) == 1 else 15), does, 14, "", 2)
    return thing(name, mark, shapes, ground, about(say, "building", BUILDINGS[kind]))


def two_lines(words: str, room: float, size: float) -> list[str]:
    """The words in one line if they fit, else in two of about the same length."""
    if width(words, size, "strong") <= room or " " not in words:
        return [words]
    places = [place for place, letter in enumerate(words) if letter == " "]
    middle = min(places, key=lambda place: abs(place - len(words) / 2))
    return [words[:middle], words[middle + 1 :]]


def below(origins: Origins, colour: int) -> int:
    """How many tiles lie under the open tile of a stack."""
    return sum(bag_of(origins, colour)) + len(origins.bottoms[colour])


def next_tile(origins: Origins, colour: int, x: float, y: float, say: Texts) -> Group:
    """The open tile of a stack, and how many lie below it."""
    top = origins.tops[colour]
    name = COLOURS[colour]
    left = below(origins, colour)
    shapes: list[Shape] = []
    text = say.message(f"name-colour-{name}")
    if top != NONE:
        shapes.append(Group([tile(BUILDINGS[top], name, None, 38)], at=(x, y)))
        text = about(say, "building", BUILDINGS[top])
    else:
        shapes += [octagon(x, y, 36, "cell"), Icon(f"mark-{name}", x, y, 13, look=f"mark-{name}")]
    shapes.append(Text(x + 20, y + 24, str(left), 11, "end", look="muted"))
    return Group(shapes, id=f"stack:{name}", title=f"{say.message('scene-next')} · {text} (+{left})")


@lru_cache(4096)
def tile(name: str, colour: str, building: Building | None, size: float) -> Group:
    """A Building tile round its centre; with its values also what it does stands on it."""
    shapes: list[Shape] = [
        octagon(0, 0, size - 1.6, f"{colour} tile" if size > 60 else f"{colour} tile-fine"),
    ]
    if size < 34:
        shapes.append(Icon(f"mark-{colour}", 0, 0, 0.44 * size, look=f"on-{colour}"))
        return Group(shapes)
    shapes.append(octagon(0, 0, 0.87 * size, "gloss"))
    high = building is not None and size >= 46
    shapes.append(Icon(f"building-{name}", 0, -0.12 * size if high else 0, (0.5 if high else 0.58) * size))
    if high and building is not None:
        does = pieces(building.ability)
        shapes.append(strip(does, size))
    shapes.append(Icon(f"mark-{colour}", -0.4 * size, 0.02 * size, 0.12 * size, look=f"on-{colour}"))
    return Group(shapes, look="paper")


def strip(does: tuple[Piece, ...], size: float) -> Group:
    """What a tile does on a strip of paper at its foot."""
    icon = 0.19 * size
    room = 0.62 * size
    long = min(room, length(does, icon, "strong dark"))
    ground = Rect(-long / 2 - 0.05 * size, -0.11 * size, long + 0.1 * size, 0.22 * size, 0.11 * size, look="strip")
    return Group([ground, *centred(0, does, icon, room, "strong dark")], at=(0, 0.29 * size))

"""The common boards: action tiles, land, special tiles, characters."""

from __future__ import annotations

from typing import Final

from heliopolis.games.helios.art.city import BROAD
from heliopolis.games.helios.art.hexes import NO_SPOT, cube_art, points_on, tile_art
from heliopolis.games.helios.art.parts import action_tile, cost_parts, medal, octagon, seat_name
from heliopolis.games.helios.art.targets import corner
from heliopolis.games.helios.position.choices import CHARACTERS, MATERIALS, SPECIALS, STACKS, SYMBOLS
from heliopolis.games.helios.position.components import Character
from heliopolis.games.helios.position.state import Helios
from heliopolis.games.helios.position.tiles import FIRST_SPECIAL, NO_TILE
from heliopolis.games.helios.rules.replenish import ADDITIONAL, COLUMN_LENGTH
from heliopolis.kernel.step import BIT
from heliopolis.render.drawing_cache import drawn_once
from heliopolis.render.lines import line, panel, subtitle, title
from heliopolis.render.shapes import Box, Circle, Group, Hexagon, Icon, Marks, Rect, SeatName, Shape, Spot, Text, thing
from heliopolis.render.svg import width
from heliopolis.words.texts import Texts

TILE: Final = 39
"""The size of an action tile."""
FAR: Final = 58
"""From this far apart on they are larger."""
SIDE: Final = 28.0
"""Of the hexes on display."""
PERSON: Final = 58
"""The height of a character, where there is room for it."""
TWO_SORTS: Final = {"constructions": ("temple", "tab-city"), "treasure": ("cube-any", "mana")}
"""Characters who score for two sorts of things, by how they score."""
LEAST_PERSON: Final = 50
LOW: Final = 260
"""Characters in a box lower than this stand four in a row."""


def display(helios: Helios, box: Box, marks: Marks, say: Texts) -> Group:
    """Return everything that anyone can take."""
    left, top, across, down = box
    high = max(LEAST_PERSON, min(PERSON + 8, PERSON + (down - 640) / 8))
    court = top + down - 4 * high - 10
    step = min(62.0, (court - top - 110) / COLUMN_LENGTH)
    pitch = min(68.0, (across - 166) / 2)
    first = left + 155 + pitch / 2 - 1
    shapes: list[Shape] = [panel(box), title(left + 14, top + 25, say("scene-display"))]
    shapes += [
        column(symbol, tuple(tiles), left + 33 + symbol * 46, top + 40, step, marks.of(f"column:{name}"), say)
        for symbol, (name, tiles) in enumerate(zip(SYMBOLS, helios.columns, strict=True))
    ]
    shapes.append(subtitle(left + 157, top + 47, say("scene-lands")))
    row = min(74.0, (court - top - 62) / 5.8)
    shapes += [
        stack(helios, place, (first + place % 2 * pitch, top + 80 + place // 2 * row), SIDE, marks, say)
        for place in range(len(STACKS))
    ]
    below = top + 80 + 3 * row
    shapes.append(subtitle(left + 157, below - 4, say("scene-special")))
    shapes += [
        special(helios, place, (first + place % 2 * pitch, below + 30 + place // 2 * row), SIDE, marks, say)
        for place in range(len(SPECIALS))
    ]
    shapes.append(subtitle(left + 14, court - 6, say("scene-characters")))
    shapes += people_on_offer(helios, (left + 8, court, across - 16, 4 * high), marks, say)
    return Group(shapes)


def people_on_offer(helios: Helios, box: Box, marks: Marks, say: Texts) -> list[Shape]:
    """Return the characters in two columns."""
    left, top, across, down = box
    wide, high = across / 2, down / 4
    shapes: list[Shape] = []
    for place, name in enumerate(CHARACTERS):
        whole = f"buy:{name}"
        owner = next((seat for seat, each in enumerate(helios.players) if each.characters & BIT[place]), -1)
        awake = helios.players[owner].active >> place & 1 if owner >= 0 else 0
        at = (left + place % 2 * wide, top + place // 2 * high, wide, high - 2)
        values = helios.components.characters[place]
        shapes.append(character(whole, place, values, at, owner, awake, marks.of(whole), say))
    return shapes


@drawn_once
def column(symbol: int, tiles: tuple[int, ...], x: float, y: float, step: float, mark: str, say: Texts) -> Group:
    """Return a column of action tiles; the lowest is the one that can be taken."""
    name = SYMBOLS[symbol]
    head: list[Shape] = [
        Icon(f"symbol-{name}", x - 7, y + 6, 19, title=say(f"name-symbol-{name}")),
        Text(x + 10, y + 11, str(len(tiles)), 13, "middle", look="muted", id=f"column:{name}/left"),
    ]
    places = tuple([(x, y + 47 + order * step) for order in range(COLUMN_LENGTH)])
    return Group([*head, tiles_at(symbol, tiles, places, TILE if step < FAR else TILE + 5, mark, say)])


@drawn_once
def tiles_at(
    symbol: int, tiles: tuple[int, ...], places: tuple[Spot, ...], size: float, mark: str, say: Texts
) -> Group:
    """Return the tiles of a symbol, each at its place; only the last of them can be taken, the others say so."""
    name = SYMBOLS[symbol]
    action = say(f"name-symbol-{name}")
    shapes: list[Shape] = []
    for order, at in enumerate(places):
        if order >= len(tiles):
            shapes.append(Rect(at[0] - 11, at[1] - 11, 22, 22, 7, look="well"))
        elif order < len(tiles) - 1:
            art = action_tile(symbol, tiles[order], size)
            told = say.titled(action, say("scene-higher-tile", below=len(tiles) - 1 - order))
            shapes.append(Group([art], at=at, id=f"column:{name}/{order + 1}", title=told))
    x, y = places[max(0, len(tiles) - 1)]
    whole = f"column:{name}"
    lowest: list[Shape] = [Circle(x, y, size / 2, look="idle")]
    if tiles:
        lowest.append(Group([action_tile(symbol, tiles[-1], size)], at=(x, y)))
    about = say.titled(action, say(f"about-symbol-{name}"))
    tag, worth = (x - 0.44 * size, y - 0.44 * size), (x, y + 0.55 * size)
    shapes.append(thing(whole, mark, lowest, octagon(x, y, size + 6), about, 3, tag, worth))
    return Group(shapes)


def stack(helios: Helios, place: int, at: Spot, side: float, marks: Marks, say: Texts) -> Group:
    """Return a land stack: its open tile with the cube, or its back."""
    left = sum(helios.additional) if place == ADDITIONAL else helios.stacks[place]
    return _stack(place, helios.shown[place], left, at, side, marks.of(f"land:{STACKS[place]}"), say)


@drawn_once
def _stack(place: int, kind: int, left: int, at: Spot, side: float, mark: str, say: Texts) -> Group:
    x, y = at
    shapes: list[Shape] = []
    if kind == NO_TILE:
        back: list[Shape] = [Icon("land-back", x, y, 1.86 * side)]
        if place != ADDITIONAL:
            back.append(Icon(f"mark-{MATERIALS[place]}", x, y, 17))
        shapes.append(Group(back, look="taken"))
    else:
        shapes.append(Group([tile_art(kind, 0, side, 1)], at=at))
        shapes.append(Group([cube_art(MATERIALS[kind], 1, 0.7 * side)], at=at))
    name = f"land:{STACKS[place]}"
    told = f"+{left}" if place == ADDITIONAL else str(left)
    # What has three signs ends where the board does.
    start = x + 0.64 * side if len(told) < 3 else x + 1.42 * side - width(told, 12)
    shapes.append(Text(start, y - 0.66 * side, told, 12, look="muted", id=f"{name}/left"))
    about = f"{say(f'name-stack-{STACKS[place]}')} · {left}"
    return thing(name, mark, shapes, Hexagon(x, y, 0.96 * side), about, 3, corner(x, y, side), (x, y + 0.7 * side))


def special(helios: Helios, place: int, at: Spot, side: float, marks: Marks, say: Texts) -> Group:
    """Return a pile of special tiles."""
    points = points_on(helios.components, FIRST_SPECIAL + place)
    return pile(place, helios.specials[place], points, at, side, marks.of(f"special:{SPECIALS[place]}"), say)


@drawn_once
def pile(place: int, left: int, points: int, at: Spot, side: float, mark: str, say: Texts) -> Group:
    """Return so many special tiles of a kind."""
    x, y = at
    shapes: list[Shape] = []
    if left > 1:
        shapes.append(Hexagon(x, y + 0.16 * side, 0.93 * side, look="thick"))
    if left:
        shapes.append(Group([tile_art(FIRST_SPECIAL + place, points, side, NO_SPOT)], at=at))
        shapes.append(
            Text(x + 0.6 * side, y - 0.66 * side, f"×{left}", 12, look="strong", id=f"special:{SPECIALS[place]}/left")
        )
    else:
        shapes.append(Hexagon(x, y, 0.7 * side, look="well"))
    name = f"special:{SPECIALS[place]}"
    about = say.titled(say(f"name-special-{SPECIALS[place]}"), say(f"about-special-{SPECIALS[place]}"))
    outline, worth = Hexagon(x, y, 0.96 * side), (x, y - 0.25 * side)
    return thing(name, mark, shapes, outline, about, 3, corner(x, y, side), worth)


@drawn_once
def character(
    whole: str, place: int, values: Character, box: Box, owner: int, awake: int, mark: str, say: Texts
) -> Group:
    """Return a character to be had, or who has it."""
    x, y, wide, high = box
    name = CHARACTERS[place]
    outline = Rect(*box, 6, look="idle")
    room = wide - 52
    gone = owner >= 0
    large = wide > BROAD
    letters, small = (13, 12) if large else (12, 11)
    up = y + (high - 56) / 2
    words = say(f"name-character-{name}")
    shapes: list[Shape] = [
        outline,
        Group([medal(place, 40, awake)], at=(x + 24, up + 28), look="taken" if gone and not awake else ""),
        Text(x + 49, up + 17, words, letters, look="muted" if gone else "strong", room=room),
        *_scores((x + 49, up + 49), values, small, room, say),
    ]
    if gone:
        shapes.append(Icon(f"seat-{owner + 1}", x + 56, up + 29, 12))
        shapes.append(SeatName(x + 66, up + 33, owner, seat_name(say, owner), 12))
        if awake:
            shapes.append(Icon("sun-small", x + wide - 16, up + 29, 14))
    else:
        shapes += line(x + 48, up + 29, [("mana", str(values.price)), *cost_parts(values.cost)], 14, "strong", 3)
    about = say.titled(words, say(f"about-character-{name}"))
    return thing(whole, mark, shapes, outline, about, 3, (x + 9, up + 12), (x + 24, up + 48))


def _scores(at: tuple[float, float], values: Character, size: int, room: float, say: Texts) -> list[Shape]:
    """Return what a character scores for.

    Where two sorts of things count and their names have no room, both are drawn.
    """
    x, y = at
    words = say(f"scene-scores-{values.scores}", points=values.amount)
    counted = TWO_SORTS.get(values.scores, ())
    if not counted or width(words, size) <= room:
        return [Text(x, y, words, size, look="muted", room=room, least=size)]
    begins = say("scene-scores-each", points=values.amount)
    beside = x + width(begins, size) + size
    pictures = [Icon(icon, beside + place * 18, y - 4, 15) for place, icon in enumerate(counted)]
    return [Text(x, y, begins, size, look="muted"), *pictures]


# The same in parts, where they stand below each other ------------------------------------------------


def tile_rows(helios: Helios, box: Box, marks: Marks, say: Texts) -> Group:
    """Return the action tiles, a row for each symbol; the last of a row is the one that can be taken."""
    left, top, across, down = box
    high = (down - 36) / len(SYMBOLS)
    step = (across - 78) / COLUMN_LENGTH
    shapes: list[Shape] = [panel(box), title(left + 12, top + 23, say("scene-columns"))]
    for symbol, name in enumerate(SYMBOLS):
        y = top + 32 + (symbol + 0.5) * high
        number = len(helios.columns[symbol])
        shapes += [
            Icon(f"symbol-{name}", left + 24, y, 24, title=say(f"name-symbol-{name}")),
            Text(left + 42, y + 5, str(number), 14, look="muted", id=f"column:{name}/left"),
        ]
        places = tuple([(left + 72 + (order + 0.5) * step, y) for order in range(COLUMN_LENGTH)])
        mark = marks.of(f"column:{name}")
        shapes.append(tiles_at(symbol, tuple(helios.columns[symbol]), places, TILE, mark, say))
    return Group(shapes)


def land_rows(helios: Helios, box: Box, marks: Marks, say: Texts) -> Group:
    """Return the land stacks and the special tiles, a row each."""
    left, top, across, down = box
    step = (across - 30) / len(STACKS)
    side = min(SIDE, step / 2)
    half = down / 2
    shapes: list[Shape] = [panel(box), title(left + 12, top + 22, say("scene-lands"))]
    shapes += [
        stack(helios, place, (left + 6 + (place + 0.5) * step, top + half - 33), side, marks, say)
        for place in range(len(STACKS))
    ]
    shapes.append(title(left + 12, top + half + 18, say("scene-special")))
    shapes += [
        special(helios, place, (left + 6 + (place + 0.5) * step, top + down - 36), side, marks, say)
        for place in range(len(SPECIALS))
    ]
    return Group(shapes)


def character_rows(helios: Helios, box: Box, marks: Marks, say: Texts) -> Group:
    """Return the characters with what they cost; in a low box four in a row."""
    left, top, across, down = box
    if down < LOW:
        return Group([panel(box), *small_people(helios, (left + 4, top + 4, across - 8, down - 8), marks, say)])
    return Group(
        [
            panel(box),
            title(left + 12, top + 23, say("scene-characters")),
            *people_on_offer(helios, (left + 4, top + 34, across - 8, down - 40), marks, say),
        ]
    )


def small_people(helios: Helios, box: Box, marks: Marks, say: Texts) -> list[Shape]:
    """Return the characters that are left with name and price, four in a row."""
    left, top, across, down = box
    wide, high = across / 4, down / 2
    shapes: list[Shape] = []
    for place, name in enumerate(CHARACTERS):
        x, y = left + place % 4 * wide, top + place // 4 * high
        whole = f"buy:{name}"
        owner = next((seat for seat, each in enumerate(helios.players) if each.characters & BIT[place]), -1)
        words = say(f"name-character-{name}")
        outline = Rect(x + 1, y + 1, wide - 2, high - 2, 6, look="idle")
        middle = x + wide / 2
        parts: list[Shape] = [
            outline,
            Group([medal(place, 44, 0)], at=(middle, y + 27), look="taken" if owner >= 0 else ""),
            Text(middle, y + 66, words, 12, "middle", room=wide - 4, least=12, look="muted" if owner >= 0 else ""),
        ]
        if owner >= 0:
            parts.append(Icon(f"seat-{owner + 1}", middle, y + 81, 13))
        else:
            values = helios.components.characters[place]
            price = [("mana", str(values.price)), *cost_parts(values.cost)]
            parts += line(middle - 36, y + 81, price, 14, "strong", 3, 12)
        about = say.titled(words, say(f"about-character-{name}"))
        shapes.append(thing(whole, marks.of(whole), parts, outline, about, 3, (x + 14, y + 14), (middle, y + 43)))
    return shapes

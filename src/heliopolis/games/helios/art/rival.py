"""The boards of the others: whole but without small print, from a card down to a narrow strip."""

from __future__ import annotations

from typing import Final

from heliopolis.games.helios.art.board import people, spaces, track_value
from heliopolis.games.helios.art.city import street
from heliopolis.games.helios.art.hexes import reach, side_for
from heliopolis.games.helios.art.land import land
from heliopolis.games.helios.art.parts import dragon, name_plate, points_of, set_sign, starts
from heliopolis.games.helios.position.choices import BUILDINGS, MATERIALS, SPACES
from heliopolis.games.helios.position.state import Helios
from heliopolis.games.helios.rules.turn import SET
from heliopolis.render.drawing_cache import drawn_once
from heliopolis.render.lines import panel, together
from heliopolis.render.shapes import Box, Group, Icon, Marks, Rect, Shape, Text, thing
from heliopolis.render.svg import width
from heliopolis.words.texts import Texts

CARD: Final = 300
"""A box as high as this has room for a card; a lower one for a strip."""
LARGE: Final = 600
"""And one as high as this for a board that fills a small screen."""
POINTS: Final = 44.0
"""The width of the points of a seat."""


def rival(helios: Helios, seat: int, box: Box, marks: Marks, say: Texts) -> Group:
    """Return another player's board, in the form that its box has room for."""
    left, top, across, down = box
    shapes: list[Shape] = [panel(box), bar(seat, left, top, across)]
    if down >= LARGE:
        shapes += large(helios, seat, box, marks, say)
    elif down >= CARD and across > 1.6 * down:
        shapes += flat(helios, seat, box, marks, say)
    elif down >= CARD:
        shapes += card(helios, seat, box, marks, say)
    else:
        shapes += strip(helios, seat, box, marks, say)
    return Group(shapes, id=f"seat{seat + 1}")


@drawn_once
def bar(seat: int, left: float, top: float, across: float) -> Rect:
    """Return the upper edge of a board in the colour of its seat."""
    return Rect(left, top, across, 4, 2, look=f"seat{seat + 1}")


def land_at(helios: Helios, seat: int, box: Box, marks: Marks, say: Texts) -> Group:
    """Return the land in the middle of a box."""
    left, top, across, down = box
    side = side_for(helios.layout, across, down)
    return together((land(helios, seat, side, marks, say),), (left + across / 2, top + down / 2))


def card(helios: Helios, seat: int, box: Box, marks: Marks, say: Texts) -> list[Shape]:
    """Return the land beside action tiles and characters, the buildings in a row below."""
    left, top, across, down = box
    high = down - 42 - 44
    wide = min(across - 128, high + 4)
    low = top + 40 + high
    beside = left + across - 114
    return [
        *head(helios, seat, box, say),
        land_at(helios, seat, (left + 8, top + 40, wide, high), marks, say),
        together((spaces(helios, seat, 26, marks, say),), (beside + 6, top + 50)),
        together(tuple(people(helios, seat, 34, 3, marks, say)), (left + across - 8, low - 2)),
        street(helios, seat, (left + 10, top + down - 40, across - 20, 0), len(BUILDINGS), marks, say),
    ]


def head(helios: Helios, seat: int, box: Box, say: Texts) -> list[Shape]:
    """Name, sun track, mana and cubes in one line."""
    left, top, across, _ = box
    means = wealth(helios, seat, 15, say)
    room = sum(wide for _, wide in means)
    shapes: list[Shape] = [*name_plate(helios, seat, left + 10, top + 23, 14, say)]
    x = left + across - 10 - room
    for drawn, wide in means:
        shapes.append(together((drawn,), (x, top + 23)))
        x += wide
    return shapes


def wealth(helios: Helios, seat: int, size: float, say: Texts) -> tuple[tuple[Group, float], ...]:
    """Draw sun track, mana and each cube, round the start of their line, with the width each takes."""
    me, track = helios.players[seat], track_value(helios, seat)
    sun = "∞" if track > helios.components.track_end else str(track)
    return _wealth(f"seat{seat + 1}", sun, me.mana, tuple(me.held), size, say)


@drawn_once
def _wealth(
    owner: str, sun: str, mana: int, held: tuple[int, ...], size: float, say: Texts
) -> tuple[tuple[Group, float], ...]:
    values = [("sun-small", sun, f"{owner}/track", say("scene-track"), True)]
    values.append(("mana", str(mana), f"{owner}/mana", say("scene-mana"), True))
    values += [
        (f"cube-{colour}", str(number), f"{owner}/cubes/{colour}", say(f"name-material-{colour}"), bool(number))
        for colour, number in zip(MATERIALS, held, strict=True)
    ]
    letters = max(12, 0.88 * size)
    shapes: list[tuple[Group, float]] = []
    for icon, number, name, about, has in values:
        drawn = [Icon(icon, size / 2, 0, size), Text(size + 2, 0.36 * letters, number, letters, look="strong")]
        # Two figures have room, so that nothing moves when there are more.
        wide = size + 3 + width("00" if icon in {"sun-small", "mana"} else "0", letters, "strong") + 3
        shapes.append((Group(drawn, id=name, look="" if has else "asleep", title=about), wide))
    return tuple(shapes)


def strip(helios: Helios, seat: int, box: Box, marks: Marks, say: Texts) -> list[Shape]:
    """Return a small land; beside it the name, goods, action tiles and characters, and the buildings."""
    left, top, across, down = box
    high = down - 14
    side = side_for(helios.layout, 0.46 * across, high)
    wide = (3 * reach(helios.layout) + 2.2) * side
    begin = left + 14 + wide
    rest = left + across - 10 - begin
    sun, mana, *cubes = wealth(helios, seat, 13, say)
    ends = left + across - 8
    shapes: list[Shape] = [
        together((land(helios, seat, side, marks, say),), (left + 8 + wide / 2, top + 9 + high / 2)),
        *name_plate(helios, seat, begin, top + 19, 13, say),
        together((sun[0],), (ends - sun[1] - mana[1], top + 19)),
        together((mana[0],), (ends - mana[1], top + 19)),
    ]
    rows = 2 if down >= 140 or rest < 230 else 1
    columns = len(BUILDINGS) // rows
    plot = min(32.0 if rows == 2 else 25.0, rest / columns)
    step = min(34.0, (down - 34 - rows * plot - 6) / 2)
    x = begin
    for drawn, wide_cube in cubes:
        shapes.append(together((drawn,), (x, top + 34 + step / 2)))
        x += min(wide_cube, rest / len(cubes))
    middle = top + 34 + 1.5 * step
    size = min(30.0, step - 2, (rest - 92) / 4)
    shapes += [
        small_spaces(helios, seat, (begin, middle), marks, say),
        together(tuple(people(helios, seat, size, 9, marks, say)), (ends, middle + size / 2)),
        street(helios, seat, (begin, top + down - rows * plot - 6, columns * plot, 0), columns, marks, say),
    ]
    return shapes


def small_spaces(helios: Helios, seat: int, at: tuple[float, float], marks: Marks, say: Texts) -> Group:
    """Return how many action tiles lie under each coloured space, in figures."""
    x, y = at
    shapes: list[Shape] = []
    for place, colour in enumerate(SPACES):
        name = f"seat{seat + 1}/space:{colour}"
        number = len(helios.players[seat].spaces[place])
        left = x + place * 29
        outline = Rect(left - 1, y - 10, 28, 20, 5, look="idle")
        parts: list[Shape] = [
            outline,
            set_sign(place, (left + 8, y)),
            Text(left + 17, y + 4.3, str(number), 12, look="strong" if number == SET else "muted"),
        ]
        shapes.append(thing(name, marks.of(name), parts, outline, say(f"about-colour-{colour}"), 2))
    return Group(shapes)


def large(helios: Helios, seat: int, box: Box, marks: Marks, say: Texts) -> list[Shape]:
    """Return a whole board for a small screen: goods and points, land, people, buildings; its frame has the name."""
    left, top, across, down = box
    plot = (across - 20) / 6
    foot = 2 * plot + 8
    band = 124
    high = down - 42 - band - foot
    low = top + 42 + high
    shapes: list[Shape] = [
        points_at(helios, seat, left + across - 14, top + 30),
        *([dragon(left + across - 28, top + 60, 28, say)] if starts(helios, seat) else []),
    ]
    means = wealth(helios, seat, 18, say)
    gap = (across - 24 - POINTS - sum(wide for _, wide in means)) / len(means)
    x = left + 12
    for drawn, wide in means:
        shapes.append(Group([drawn], at=(x, top + 24)))
        x += wide + gap
    return [
        *shapes,
        land_at(helios, seat, (left + 4, top + 40, across - 8, high), marks, say),
        Group([spaces(helios, seat, 30, marks, say)], at=(left + 16, low + 6)),
        Group(people(helios, seat, 46, 4, marks, say), at=(left + across - 12, low + 108)),
        street(helios, seat, (left + 10, top + down - foot, across - 20, 0), 6, marks, say),
    ]


def points_at(helios: Helios, seat: int, right: float, base: float) -> Text:
    """Return the points of a seat, up to the right rim."""
    return Text(right, base, str(points_of(helios, seat)), 20, "end", look="strong gold", id=f"seat{seat + 1}/total")


def flat(helios: Helios, seat: int, box: Box, marks: Marks, say: Texts) -> list[Shape]:
    """Return the same for a small screen on its side: the land beside the rest."""
    left, top, across, down = box
    wide = down
    begin = left + wide + 16
    rest = left + across - 12 - begin
    plot = rest / 6
    shapes: list[Shape] = [
        land_at(helios, seat, (left + 4, top + 8, wide, down - 12), marks, say),
        points_at(helios, seat, left + across - 14, top + 32),
        *([dragon(left + across - POINTS - 20, top + 25, 26, say)] if starts(helios, seat) else []),
    ]
    x = begin
    for drawn, room in wealth(helios, seat, 18, say):
        shapes.append(Group([drawn], at=(x, top + 26)))
        x += room + 4
    return [
        *shapes,
        Group([spaces(helios, seat, 30, marks, say)], at=(begin + 4, top + 56)),
        Group(people(helios, seat, 46, 4, marks, say), at=(left + across - 12, top + 168)),
        street(helios, seat, (begin, top + down - 2 * plot - 6, rest, 0), 6, marks, say),
    ]

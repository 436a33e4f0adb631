"""The others: a strip for each, and all that one of them has where it is asked for."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.art.boards.city import city
from heliopolis.games.origins.art.boards.own import beside, own_city
from heliopolis.games.origins.art.boards.people import held_cards
from heliopolis.games.origins.art.parts import counted, die_icon, name_plate, points_of, seat_name
from heliopolis.games.origins.position.choices import COLOURS, ZODIAC
from heliopolis.games.origins.position.dice import die
from heliopolis.games.origins.position.state import HOME, NONE, Origins
from heliopolis.kernel.step import BIT
from heliopolis.render.drawing_cache import drawn_once
from heliopolis.render.lines import panel
from heliopolis.render.shapes import NO_MARKS, Box, Group, Icon, Marks, Rect, Shape, Spot, Text
from heliopolis.render.svg import LEAST, width
from heliopolis.words.texts import Texts

LINE: Final = 21.0
"""From one line of a strip to the next."""
DOING: Final = 158.0
"""The height of the things next to a City."""

TOWERS: Final = 127.0
"""The width of five heights."""
CLOSE_TOWERS: Final = 106.0
"""The same set closely."""
HELD: Final = 82.0
"""The width of advisors, tokens and the number of cards."""


def rival(origins: Origins, seat: int, box: Box, total: int, say: Texts) -> Group:
    """Return a small City next to lines that name its player, goods, workers at home and the rest.

    A low strip leaves out its last line.
    """
    left, top, across, down = box
    lines = max(2, min(4, int((down - 4) / LINE)))
    pitch = min(36.0, (down - 4) / lines)
    wide = min(1.16 * down, 0.36 * across)
    if lines == 3:
        # Towers and what is held share a line: the City gives way to it.
        wide = max(56.0, min(wide, across - 26 - CLOSE_TOWERS - HELD))
    x = left + wide + 16
    right = left + across - 10
    first = top + down / 2 - pitch * (lines - 1) / 2
    points = points_of(origins, seat), total
    shapes: list[Shape] = [
        panel(box),
        Rect(left, top, 5, down, 2, look=f"plate{seat + 1}"),
        thumbnail(origins, seat, (left + 10, top + 3, wide, down - 6), say),
        *name_plate(origins, seat, x, first, 13, say),
        *state_of(origins, seat, (x, first), right, points, say),
        *score(seat, right, first, points, say),
        *counted(origins, seat, x, first + pitch, 15, 36),
        at_home(origins, seat, right + 2, first + pitch, right - x - 144),
    ]
    if lines > 2:
        towers = min(TOWERS, right - x - HELD) if lines == 3 else TOWERS
        shapes.append(heights(origins, seat, (x, first + 2 * pitch), towers, say))
        more = (right, first + (lines - 1) * pitch)
        room = right - x - (towers if lines == 3 else 0)
        shapes.append(held(origins, seat, more, room, say))
    return Group(shapes, id=f"seat{seat + 1}/strip")


def thumbnail(origins: Origins, seat: int, box: Box, say: Texts) -> Group:
    """Return the City without figures; its cells have their names where it is drawn large."""
    return Group([city(origins, seat, box, 44, NO_MARKS, say, named=False)])


def state_of(origins: Origins, seat: int, at: Spot, right: float, points: tuple[int, int], say: Texts) -> list[Shape]:
    """Return whether a seat plays now or has passed: a sign where the words have no room before the points."""
    starts = origins.bulwark == seat and not origins.solo()
    if origins.passed & BIT[seat]:
        return [_state(seat, say("scene-passed"), "check", (at[0] + 18 * starts, at[1]), right, points, say)]
    if origins.todo and origins.turn_seat == seat:
        return [_state(seat, say("scene-plays"), "arrow", (at[0] + 18 * starts, at[1]), right, points, say)]
    return []


@drawn_once
def _state(seat: int, words: str, sign: str, at: Spot, right: float, points: tuple[int, int], say: Texts) -> Shape:
    x, y = at[0] + 27 + width(seat_name(say, seat), 13, "strong"), at[1]
    taken = width(f"→ {points[1]}", 12) + width(str(points[0]), 15, "strong") + 30
    if x + width(words, LEAST) > right - taken:
        return Icon(sign, x + 6, y, 12, title=words)
    return Text(x, y + 4, words, 12, room=right - taken - x, look="muted")


@drawn_once
def score(seat: int, right: float, y: float, points: tuple[int, int], say: Texts) -> tuple[Shape, ...]:
    """Return the points now and as if the game ended."""
    now, end = str(points[0]), f"→ {points[1]}"
    far = right - width(end, 12) - 4
    owner = f"seat{seat + 1}"
    return (
        Text(right, y + 4.5, end, 12, "end", look="muted", title=say("scene-if-ended"), id=f"{owner}/total"),
        Text(far, y + 5.5, now, 15, "end", look="strong gold", id=f"{owner}/score"),
        Icon("points", far - width(now, 15, "strong") - 11, y, 16),
    )


def at_home(origins: Origins, seat: int, right: float, y: float, room: float) -> Group:
    """Return the workers that have not been sent, up to the right rim."""
    me = origins.players[seat]
    icons = [
        (die_icon(die(me.colours[base], me.values[base])), "")
        for base in range(me.bases)
        if me.colours[base] != NONE and me.places[base] == HOME
    ]
    icons += [(f"speaker-{value}", "") for value, number in enumerate(me.speakers) for _ in range(number)]
    if me.archon == HOME:
        icons.append(("archon", f"own{seat + 1}"))
    return _at_home(tuple(icons), right, y, room)


@drawn_once
def _at_home(icons: tuple[tuple[str, str], ...], right: float, y: float, room: float) -> Group:
    pitch = min(17.0, room / max(1, len(icons)))
    first = right - pitch * len(icons)
    return Group(
        [Icon(name, first + (place + 0.5) * pitch, y, 20, look=look) for place, (name, look) in enumerate(icons)]
    )


def heights(origins: Origins, seat: int, at: Spot, across: float, say: Texts) -> Group:
    """Return the towers, to the right of a place."""
    return _heights(tuple(origins.players[seat].towers), at, across, say)


@drawn_once
def _heights(towers: tuple[int, ...], at: Spot, across: float, say: Texts) -> Group:
    left, y = at
    shapes: list[Shape] = []
    for colour, height in enumerate(towers):
        x = left + colour * (across - 2) / 5
        shapes.append(Icon(f"mark-{COLOURS[colour]}", x + 6, y, 11, look=f"mark-{COLOURS[colour]}"))
        shapes.append(Text(x + 14, y + 4, str(height), 12, look="strong"))
    return Group(shapes, title=say("scene-my-towers"))


def held(origins: Origins, seat: int, at: Spot, room: float, say: Texts) -> Group:
    """Return advisors, Superiority tokens and Zodiac cards, to the left of a place."""
    me = origins.players[seat]
    return _held(seat, len(me.advisors), me.tokens, held_cards(origins, seat), at, room, say)


@drawn_once
def _held(seat: int, advisors: int, tokens: int, signs: tuple[int, ...], at: Spot, room: float, say: Texts) -> Group:
    x, y = at
    shapes: list[Shape] = []
    each = 30 if 2 * 30 + 18 * len(signs) <= room else 26
    if 2 * each + 18 * len(signs) > room:
        # Cards that have no room are counted.
        shapes.append(Text(x, y + 4, str(len(signs)), 12, "end", look="strong"))
        x -= width(str(len(signs)), 12, "strong") + 2
        signs = signs[:1]
    for card in signs:
        x -= 18
        shapes += [
            Rect(x, y - 8.5, 17, 17, 4, look="sky"),
            Icon(f"zodiac-{ZODIAC[card]}", x + 8.5, y, 13, look="on-sky"),
        ]
    for icon, number in (("superiority", tokens), ("advisor", advisors)):
        x -= each
        shapes += [
            Icon(icon, x + 8, y, 15, look=f"own{seat + 1}" if number else "off"),
            Text(x + 17, y + 4, str(number), 12, look="strong" if number else "muted"),
        ]
    return Group(shapes, title=say("scene-zodiac"))


def whole(origins: Origins, seat: int, box: Box, total: int, marks: Marks, say: Texts, *, named: bool) -> Group:
    """Return all that a player has, as large as the viewer's own."""
    left, top, across, down = box
    return Group(
        [
            beside(origins, seat, (left, top + down - DOING, across, DOING), marks, say),
            own_city(origins, seat, (left, top, across, down - DOING), total, marks, say, named=named, plated=False),
        ]
    )

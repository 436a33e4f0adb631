"""The viewer's own area: resources and points over the City, and everything next to it."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.art.boards.city import city
from heliopolis.games.origins.art.boards.people import (
    SLOT,
    advisors,
    bases,
    cards,
    held_cards,
    others,
    set_aside,
    superiority,
    towers,
)
from heliopolis.games.origins.art.parts import bulwark, counted, name_plate, passed, points_of
from heliopolis.games.origins.position.components import BASES
from heliopolis.games.origins.position.state import Origins
from heliopolis.render.drawing_cache import drawn_once
from heliopolis.render.lines import panel, together
from heliopolis.render.shapes import Box, Group, Icon, Marks, Rect, Shape, Text
from heliopolis.render.svg import width
from heliopolis.words.texts import Texts

HEAD: Final = 46.0
"""The height of the line over the City."""
LARGEST: Final = 92.0
"""The size of a tile of the viewer's City that has all the room it wants."""
NARROW: Final = 450
"""In so much the resources have to stand closer."""
LOWEST: Final = 64.0
"""The height of the Advisors and of the things next to them."""


def own_city(
    origins: Origins, seat: int, box: Box, total: int, marks: Marks, say: Texts, *, named: bool = True,
    plated: bool = True,
) -> Group:  # fmt: skip
    """Return a player's name, resources and points over the City; the numbers are ``named`` in one place only.

    A board that is shown over the others has the name in its frame, so it is not ``plated`` with it.
    """
    left, top, across, down = box
    begin, apart, size = (0.25, 0.108, 23) if across > NARROW else (0.3, 0.112, 17)
    plate = name_plate(origins, seat, left + 12, top + 26, 16, say)
    if not plated:
        begin = 14 / across
        plate = bulwark(origins, seat, left + (begin + 4 * apart) * across + 16, top + 26, 22, say)
    return Group(
        [
            panel(box),
            Rect(left, top, across, 4, 2, look=f"plate{seat + 1}"),
            *plate,
            *counted(origins, seat, left + begin * across, top + 26, size, apart * across, named=named),
            *own_points(seat, left + across - 14, top + 26, (points_of(origins, seat), total), say, named=named),
            *city_ground(origins, seat, (left + 12, top + HEAD, across - 24, down - HEAD - 8), marks, say),
        ],
        id=f"seat{seat + 1}",
    )


@drawn_once
def own_points(
    seat: int, right: float, y: float, points: tuple[int, int], say: Texts, *, named: bool
) -> tuple[Shape, ...]:
    """Return the points now and as if the game ended."""
    now, end = str(points[0]), f"→ {points[1]}"
    far = right - width(end, 13) - 6
    score, sum_up = (f"seat{seat + 1}/score", f"seat{seat + 1}/total") if named else ("", "")
    return (
        Text(right, y + 5, end, 13, "end", look="muted", title=say("scene-if-ended"), id=sum_up),
        Text(far, y + 7, now, 20, "end", look="strong gold", id=score),
        Icon("points", far - width(now, 20, "strong") - 15, y, 23),
    )


def city_ground(origins: Origins, seat: int, box: Box, marks: Marks, say: Texts) -> list[Shape]:
    """Return the City on its ground."""
    left, top, across, down = box
    inner = (left + 6, top + 5, across - 12, down - 10)
    return [
        Rect(*box, 14, look="ground"),
        *passed(origins, seat, left + 12, top + 20, across - 24, say),
        city(origins, seat, inner, LARGEST, marks, say),
    ]


def beside(origins: Origins, seat: int, box: Box, marks: Marks, say: Texts) -> Group:
    """Return everything of the viewer next to the City, in two rows."""
    left, top, across, down = box
    me = origins.players[seat]
    x, wide = left + 12, across - 24
    low = top + down - LOWEST
    second = wide / 580
    return Group(
        [
            # The upper corners are under the board of the City, which this one continues.
            panel((left, top - 6, across, down + 6)),
            together(tuple(bases(origins, seat, marks, say)), (x, top)),
            together(tuple(others(origins, seat, wide - BASES * SLOT - 200, marks, say)), (x + BASES * SLOT + 4, top)),
            together(tuple(towers(origins, seat, marks, say)), (x + wide - 187, top)),
            Group([advisors(seat, me.advisors, tuple(origins.components.advisor_points), say)], at=(x, low)),
            together(superiority(seat, me.tokens, say), (x + 180 * second, low)),
            together(cards(seat, held_cards(origins, seat), 118, say), (x + 280 * second, low)),
            Group(set_aside(origins, seat, wide - 408 * second, marks, say), at=(x + 408 * second, low)),
        ]
    )


def plain_city(origins: Origins, seat: int, box: Box, marks: Marks, say: Texts) -> Group:
    """Return the City alone, where resources and points are in sight elsewhere."""
    left, top, across, down = box
    ground = (left + 7, top + 7, across - 14, down - 12)
    return Group([panel(box), *city_ground(origins, seat, ground, marks, say)], id=f"seat{seat + 1}")


def crew(origins: Origins, seat: int, box: Box, marks: Marks, say: Texts) -> Group:
    """Return the workers of the viewer, one beside the other."""
    left, top, across, _ = box
    pitch = min(SLOT, (across - 16) / 8)
    room = across - 16 - BASES * pitch
    return Group(
        [
            panel(box),
            together(tuple(bases(origins, seat, marks, say, pitch)), (left + 8, top + 2)),
            together(tuple(others(origins, seat, room, marks, say)), (left + 8 + BASES * pitch, top + 2)),
        ]
    )


def belongings(origins: Origins, seat: int, box: Box, marks: Marks, say: Texts) -> Group:
    """Return what else the viewer has, in one row."""
    left, top, across, _ = box
    me = origins.players[seat]
    x, wide = left + 10, across - 20
    aside = 190 if origins.options["wonders"] is True else 100
    signs = 114 if wide > 640 else 98
    gap = max(6.0, (wide - 187 - 168 - signs - aside) / 3)
    second = x + 187 + gap
    third = second + 168 + gap
    fourth = third + signs + gap
    return Group(
        [
            panel(box),
            together(tuple(towers(origins, seat, marks, say)), (x, top)),
            Group([advisors(seat, me.advisors, tuple(origins.components.advisor_points), say)], at=(second, top)),
            together(cards(seat, held_cards(origins, seat), signs, say), (third, top)),
            Group(set_aside(origins, seat, x + wide - fourth, marks, say), at=(fourth, top)),
        ]
    )

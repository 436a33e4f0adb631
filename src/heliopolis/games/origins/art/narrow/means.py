"""The viewer's means in one line that is always in sight."""

from __future__ import annotations

from heliopolis.games.origins.art.narrow.sites import LEAST
from heliopolis.games.origins.art.parts import REACH, counted
from heliopolis.games.origins.position.choices import COLOURS, RESOURCES
from heliopolis.games.origins.position.state import Origins
from heliopolis.render.shapes import Box, Group, Icon, Path, Rect, Shape, Text
from heliopolis.words.texts import Texts


def means(origins: Origins, seat: int, box: Box, say: Texts) -> Group:
    """Return resources, Superiority tokens, and the Gold of the next level of each tower: bold where it can be paid."""
    left, top, across, down = box
    me = origins.players[seat]
    y = top + down / 2
    pitch = 0.11 * across
    x = left + 0.03 * across
    shapes: list[Shape] = [
        Rect(left, top, across, down, down / 2, look="board"),
        *counted(origins, seat, x, y, 20, pitch, least=LEAST),
    ]
    x += 4 * pitch
    look = "strong" if me.tokens else "muted"
    shapes += [
        divider(x - 4, y),
        Group(
            [
                Rect(x, y - REACH, 40, 2 * REACH, look="idle"),
                Icon("superiority", x + 14, y, 20, look="" if me.tokens else "off"),
                Text(x + 27, y + 6, str(me.tokens), 16, look=look),
            ],
            id=f"seat{seat + 1}/tokens",
        ),
        divider(x + 44, y),
        Icon("tower", x + 56, y, 18, look="foreign"),
    ]
    x += 68
    apart = (left + across - x - 8) / len(COLOURS)
    gold = me.resources[RESOURCES.index("gold")]
    for colour, height in enumerate(me.towers):
        stocked = origins.tower_stock[colour] > 0
        payable = stocked and gold >= height
        name = COLOURS[colour]
        words = say("scene-tower", colour=say(f"name-colour-{name}"), height=height, left=origins.tower_stock[colour])
        price: list[Shape] = [
            Rect(x - 2, y - REACH, apart, 2 * REACH, look="idle"),
            Icon(f"mark-{name}", x + 7, y, 13, look=f"mark-{name}{'' if payable else ' off'}"),
            Text(x + 15, y + 5, str(height) if stocked else "–", 14, look="strong" if payable else "muted"),
        ]
        shapes.append(Group(price, id=f"seat{seat + 1}/level:{name}", title=words))
        x += apart
    return Group(shapes)


def divider(x: float, y: float) -> Path:
    """Return a line between two kinds of means."""
    return Path(f"M{x:.1f} {y - 11:.1f}v22", look="hair")

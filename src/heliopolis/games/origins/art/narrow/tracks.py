"""The tracks in a pane: the Military track alone, and the Temples from the lowest disk to what can be reached."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.art.boards.military import oval_in, track
from heliopolis.games.origins.art.boards.temples import told
from heliopolis.games.origins.art.parts import about, bulwark, disk, seat_name
from heliopolis.games.origins.position.choices import TEMPLES, ZODIAC
from heliopolis.games.origins.position.state import NONE, Origins
from heliopolis.render.drawing_cache import drawn_once
from heliopolis.render.lines import panel, subtitle
from heliopolis.render.shapes import Box, Circle, Group, Icon, Marks, Rect, SeatName, Shape, Text, thing
from heliopolis.words.texts import Texts

HEAD: Final = 36.0
FOOT: Final = 56.0
ROWS: Final = 5
"""As many steps of a Temple are always in sight."""
REACH: Final = 2
"""How many steps over the highest disk are in sight."""


def narrow_military(origins: Origins, box: Box, _: Marks, say: Texts) -> Group:
    """Return the Military track; inside it how far everyone is."""
    left, top, across, down = box
    oval = oval_in(across - 4, down - 8)
    order = sorted(range(origins.seats), key=lambda seat: -origins.strength[seat])
    first = -9 * (len(order) - 1) + 8
    rows: list[Shape] = [subtitle(0, first - 18, say("scene-military"), "middle")]
    for place, seat in enumerate(order):
        y = first + 20 * place
        rows += [
            Icon(f"seat-{seat + 1}", -46, y - 4, 13),
            SeatName(-34, y, seat, seat_name(say, seat), 12, look=f"strong seat{seat + 1}"),
            Text(52, y, str(origins.strength[seat]), 13, "end", look="strong"),
            *bulwark(origins, seat, -64, y - 4, 17, say, name="bulwark"),
        ]
    return Group([panel(box), Group([track(origins, oval, say), *rows], at=(left + across / 2, top + down / 2))])


def narrow_temples(origins: Origins, box: Box, marks: Marks, say: Texts) -> Group:
    """Return the three Temples side by side: the steps that matter now, and the card at their foot."""
    left, top, across, down = box
    last = len(origins.components.temple_points) - 1
    steps = [step for track in origins.climbs for step in track[: origins.seats]]
    high = min(last, max(steps) + REACH)
    low = max(0, min(*steps, high - ROWS + 1))
    high = min(last, max(high, low + ROWS - 1))
    pitch = (across + 6) / 3
    shapes: list[Shape] = []
    for temple in range(3):
        drawn = narrow_temple(
            temple,
            tuple(origins.climbs[temple]),
            origins.climb_orders[temple],
            origins.zodiac[temple],
            origins.holders[temple],
            tuple(origins.components.temple_points[low : high + 1]),
            low,
            (pitch - 6, down),
            marks.of(f"temple:{TEMPLES[temple]}"),
            told(origins, temple, say),
            say,
        )
        shapes.append(Group([drawn], at=(left + temple * pitch, top)))
    return Group(shapes)


@drawn_once
def narrow_temple(
    temple: int, on_step: tuple[int, ...], order: tuple[int, ...], card: int, holder: int, points: tuple[int, ...],
    low: int, size: tuple[float, float], mark: str, text: str, say: Texts,
) -> Group:  # fmt: skip
    """Return one Temple: its name, the steps in sight with their disks, its card."""
    wide, high = size
    name = TEMPLES[temple]
    slab = (high - HEAD - FOOT - 8) / len(points)
    shapes: list[Shape] = [
        Rect(0.75, 0.75, wide - 1.5, high - 1.5, 8, look="site"),
        Icon(name, 20, 19, 22),
        Text(36, 24, say(f"scene-temple-{name}"), 14, room=wide - 40, look="strong"),
    ]
    for place, worth in enumerate(points):
        y = HEAD + (len(points) - 1 - place) * slab
        inset = 5 + 0.8 * place
        shapes.append(Rect(inset, y, wide - 2 * inset, slab - 1.5, 4, look=f"{name}{(low + place) % 2}"))
        shapes.append(Text(inset + 6, y + slab / 2 + 4, str(worth), 13))
    level: dict[int, int] = {}
    for seat in order:
        step = on_step[seat]
        place = level.get(step, 0)
        level[step] = place + 1
        crowd = on_step.count(step)
        x = wide - 24 - (crowd - 1 - place) * min(24.0, (wide - 66) / max(1, crowd - 1))
        y = HEAD + (len(points) - 1 - step + low) * slab + slab / 2 - 1
        shapes.append(Group([disk(seat, min(32.0, 1.3 * slab))], id=f"seat{seat + 1}/zodiac-disk:{name}", at=(x, y)))
    shapes.append(Group([foot(card, holder, wide - 8, say)], at=(4, high - FOOT - 4)))
    return thing(
        f"temple:{name}", mark, shapes, Rect(1, 1, wide - 2, high - 2, 8), text,
        tag=(wide - 10, 2), worth=(wide - 26, HEAD + 8),
    )  # fmt: skip


def foot(card: int, holder: int, wide: float, say: Texts) -> Group:
    """Return the Zodiac card of a Temple, and who holds it."""
    shapes: list[Shape] = [Rect(0, 0, wide, FOOT, 6, look="sky")]
    if card == NONE:
        return Group(shapes)
    # Names as long as Sagittarius want a line of their own.
    shapes += [
        Text(7, 19, say(f"name-zodiac-{ZODIAC[card]}"), 13, room=wide - 12, look="strong pale-text"),
        Icon(f"zodiac-{ZODIAC[card]}", 18, 38, 24, look="on-sky"),
    ]
    if holder != NONE:
        shapes += [
            Circle(43, 38, 9, look="token"),
            Icon(f"seat-{holder + 1}", 43, 38, 13),
            SeatName(56, 42, holder, seat_name(say, holder), 12, look="pale-text"),
        ]
    return Group(shapes, id=f"zodiac:{ZODIAC[card]}", title=about(say, "zodiac", ZODIAC[card]))

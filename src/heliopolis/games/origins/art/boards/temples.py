"""The three Temple tracks with their Zodiac cards."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.art.parts import about, disk
from heliopolis.games.origins.position.choices import TEMPLES, ZODIAC
from heliopolis.games.origins.position.state import NONE, Origins
from heliopolis.render.drawing_cache import drawn_once
from heliopolis.render.lines import panel, title, together
from heliopolis.render.shapes import Box, Circle, Group, Icon, Marks, Rect, Shape, Text, thing
from heliopolis.words.texts import Texts

FOOT: Final = 30.0
INSET: Final = 0.4
"""How much narrower each step is at either side."""
FIGURES: Final = 19.0
"""How much of a step its points take."""
LAP: Final = 4.0
"""How much of a disk under another one must be seen."""
BROAD: Final = 60.0
"""In so wide a column there is room beside the steps."""


def temples(origins: Origins, box: Box, marks: Marks, say: Texts) -> Group:
    """Return the three Temple tracks with disks, Zodiac card and who holds it."""
    left, top, across, down = box
    shapes: list[Shape] = [panel(box), title(left + 10, top + 18, say("scene-temples"))]
    pitch = (across - 10) / 3
    slab = (down - 26 - 2 - FOOT - 6) / len(origins.components.temple_points)
    for temple in range(3):
        at = (left + 6.5 + temple * pitch, top + 26)
        shapes.append(together((temple_track(origins, temple, pitch - 3, slab, marks, say),), at))
    return Group(shapes)


def temple_track(origins: Origins, temple: int, across: float, slab: float, marks: Marks, say: Texts) -> Group:
    """Return one Temple with the disks on it."""
    return drawn_temple(
        temple,
        tuple(origins.climbs[temple]),
        origins.climb_orders[temple],
        origins.zodiac[temple],
        origins.holders[temple],
        tuple(origins.components.temple_points),
        across,
        slab,
        marks.of(f"temple:{TEMPLES[temple]}"),
        told(origins, temple, say),
        say,
    )


def told(origins: Origins, temple: int, say: Texts) -> str:
    """Return a Temple in words."""
    return about(say, "temple", TEMPLES[temple]) if not origins.solo() else alone(say, TEMPLES[temple])


def alone(say: Texts, temple: str) -> str:
    """Return a Temple in words for a lone player, whom no other disk can outdo (ORI-SOLO-14, ORI-SOLO-15)."""
    return say.titled(say(f"name-temple-{temple}"), say(f"about-temple-{temple}-alone"))


@drawn_once
def drawn_temple(
    temple: int, on_step: tuple[int, ...], order: tuple[int, ...], card: int, holder: int, points: tuple[int, ...],
    across: float, slab: float, mark: str, text: str, say: Texts,
) -> Group:  # fmt: skip
    """Return one Temple: steps that narrow towards the top, its card at the foot."""
    shapes: list[Shape] = [pyramid(TEMPLES[temple], points, across, slab)]
    level: dict[int, int] = {}
    for seat in order:
        step = on_step[seat]
        place = level.get(step, 0)
        level[step] = place + 1
        under = on_step.count(step) - 1
        # However narrow the step is and however many disks are on it, its points stay to be read.
        room = across - 2 * INSET * step - FIGURES
        size = min(23.0, 1.3 * slab, room - LAP * under)
        x = across - INSET * step - 1 - size / 2 - (under - place) * min(9.0, (room - size) / max(1, under))
        y = (len(points) - 1 - step) * slab + slab / 2 - 1
        name = f"seat{seat + 1}/zodiac-disk:{TEMPLES[temple]}"
        shapes.append(Group([disk(seat, size)], id=name, at=(x, y)))
    shapes.append(Group([foot(temple, card, holder, across, say)], at=(0, len(points) * slab + 2)))
    outline = Rect(-1, -2, across + 2, len(points) * slab + FOOT + 5, 6, look="idle")
    # In a narrow column the steps leave no room for points: there they are at its foot.
    worth = (across - 19, 33.0) if across > BROAD else (across / 2, len(points) * slab + 2 + FOOT / 2)
    return thing(
        f"temple:{TEMPLES[temple]}", mark, [outline, *shapes], outline, text,
        tag=(across - 12, 9), worth=worth,
    )  # fmt: skip


@drawn_once
def pyramid(name: str, points: tuple[int, ...], across: float, slab: float) -> Group:
    """Return the printed steps of a Temple."""
    shapes: list[Shape] = []
    for step, worth in enumerate(points):
        y = (len(points) - 1 - step) * slab
        inset = INSET * step
        shapes.append(Rect(inset, y, across - 2 * inset, slab - 0.6, 3, look=f"{name}{step % 2}"))
        look = "strong" if step == len(points) - 1 else ""
        x = inset + FIGURES / 2
        shapes.append(Text(x, y + slab / 2 + 4, str(worth), 12 if slab > 14 else 11, "middle", look=look))
    return Group(shapes)


def foot(temple: int, card: int, holder: int, across: float, say: Texts) -> Group:
    """Return the Zodiac card of a Temple and the shape of anyone who holds it."""
    shapes: list[Shape] = [Rect(0, 0, across, FOOT, 5, look="sky")]
    if card == NONE:
        return Group(shapes)
    shapes.append(Icon(f"zodiac-{ZODIAC[card]}", 0.22 * across, 15, 18, look="on-sky"))
    shapes.append(Icon(TEMPLES[temple], 0.53 * across, 15, 16))
    if holder != NONE:
        shapes += [Circle(across - 12, 15, 8.5, look="token"), Icon(f"seat-{holder + 1}", across - 12, 15, 12)]
    return Group(shapes, id=f"zodiac:{ZODIAC[card]}", title=about(say, "zodiac", ZODIAC[card]))

"""The Military track round the offers of Citizens and Speakers, and the three Temple tracks."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from heliopolis.games.origins.art.abilities import bundle
from heliopolis.games.origins.art.parts import about, die_icon, disk, octagon
from heliopolis.games.origins.position.choices import COLOURS, TEMPLES, ZODIAC
from heliopolis.games.origins.position.components import LAST_SPACE, SPACES
from heliopolis.games.origins.position.state import NONE, Origins
from heliopolis.games.origins.rules.setup import SPEAKERS
from heliopolis.render.lines import Box, centred, panel, subtitle, title, together
from heliopolis.render.shapes import Circle, Group, Icon, Marks, Path, Rect, Shape, Text, thing
from heliopolis.texts import Texts

RADIUS: Final = 112.0
STRAIGHT: Final = 120.0
MIDDLE: Final = (196.0, 140.0)
ROUND: Final = 2 * STRAIGHT + 2 * pi * RADIUS
STEP: Final = (ROUND - 72) / LAST_SPACE
"""Between two spaces; the final and the start space are 72 apart."""
BEFORE: Final = 44.9
"""How far the start space lies before the lower straight."""
SLAB: Final = 21.4
"""The height of a step of a Temple."""
INSET: Final = 0.6
"""How much narrower each step is at either side."""


def along(far: float) -> tuple[float, float, float, float]:
    """The point of the track after so much of its length, and the direction from there to its outer rim."""
    x, y = MIDDLE
    right, left, half = x + STRAIGHT / 2, x - STRAIGHT / 2, pi * RADIUS
    if far < 0:
        angle = pi / 2 + far / RADIUS
        return right + RADIUS * cos(angle), y + RADIUS * sin(angle), cos(angle), sin(angle)
    if far < STRAIGHT:
        return right - far, y + RADIUS, 0, 1
    if far < STRAIGHT + half:
        angle = pi / 2 + (far - STRAIGHT) / RADIUS
        return left + RADIUS * cos(angle), y + RADIUS * sin(angle), cos(angle), sin(angle)
    if far < 2 * STRAIGHT + half:
        return left + far - STRAIGHT - half, y - RADIUS, 0, -1
    angle = -pi / 2 + (far - 2 * STRAIGHT - half) / RADIUS
    return right + RADIUS * cos(angle), y + RADIUS * sin(angle), cos(angle), sin(angle)


PLACES: Final = [along(space * STEP - BEFORE) for space in range(LAST_SPACE + 1)]


def military(origins: Origins, box: Box, marks: Marks, say: Texts) -> Group:
    """The Military track; inside it what can be hired, and the stock of dice."""
    left, top, across, down = box
    taken = tuple(sorted(set(origins.strength)))
    values = origins.components
    track: list[Shape] = [
        arena(tuple(values.boundaries), tuple(values.attack_bonus), values.final_points, taken, say),
        *disks(origins),
        *offers(origins, marks, say),
    ]
    return Group(
        [
            panel(box),
            title(left + 10, top + down - 10, say.message("scene-military")),
            Group(track, at=(left + across / 2 - MIDDLE[0], top + (down - 280) / 2)),
        ]
    )


def stadium(reach: float, look: str) -> Path:
    """The outline of the track at a distance from its core."""
    x, y = MIDDLE[0] - STRAIGHT / 2, MIDDLE[1] - reach
    arc = f"a{reach} {reach} 0 0 1 0 {2 * reach}"
    return Path(f"M{x} {y}h{STRAIGHT}{arc}h{-STRAIGHT}a{reach} {reach} 0 0 1 0 {-2 * reach}z", look=look)


@lru_cache(256)
def arena(
    boundaries: tuple[int, ...], bonus: tuple[tuple[str, ...], ...], points: int, taken: tuple[int, ...], say: Texts
) -> Group:
    """The track as it is printed; where a disk stands, the bonus moves to the inner rim."""
    shapes: list[Shape] = [stadium(136, "sand"), stadium(RADIUS, "way"), stadium(87, "inner")]
    for space in boundaries:
        x, y, dx, dy = along((space - 0.5) * STEP - BEFORE)
        shapes.append(
            Path(f"M{x - 21 * dx:.1f} {y - 21 * dy:.1f}L{x + 21 * dx:.1f} {y + 21 * dy:.1f}", look="boundary")
        )
        shapes.append(Icon("superiority", x, y, 16, title=say.message("scene-superiority")))
    for space, (x, y, dx, dy) in enumerate(PLACES):
        if space == 0:
            shapes += [
                octagon(x, y, 38, "start"),
                Text(x, y + 4, say.message("scene-start"), 12, "middle", 34, look="muted"),
            ]
        elif space == LAST_SPACE:
            shapes += [
                octagon(x, y, 38, "final"),
                Icon("points", x, y - 7, 17),
                Text(x, y + 15, str(points), 14, "middle", look="strong dark"),
            ]
        else:
            shapes.append(Circle(x, y, 18.5, look="space"))
            near = space in taken
            at = (x - 19 * dx, y - 19 * dy) if near else (x, y)
            parts = bundle(bonus[space])
            if near and parts:
                shapes.append(Rect(at[0] - 6 - 5 * len(parts), at[1] - 9, 12 + 10 * len(parts), 18, 9, look="space"))
            shapes.append(Group(centred(0, parts, 13 if near or len(parts) > 2 else 16, 24 if near else 34), at=at))
    return Group(shapes)


def disks(origins: Origins) -> list[Shape]:
    """The Military disks, the lower ones of a stack first."""
    shapes: list[Shape] = []
    height: dict[int, int] = {}
    for seat in origins.strength_order:
        space = origins.strength[seat]
        level = height.get(space, 0)
        height[space] = level + 1
        x, y, _, _ = PLACES[space]
        foreign = seat >= origins.seats
        name = "foreign/disk" if foreign else f"seat{seat + 1}/disk"
        shapes.append(Group([disk(9 if foreign else seat, 30)], id=name, at=(x, y + 4 - 8 * level)))
    return shapes


def offers(origins: Origins, marks: Marks, say: Texts) -> list[Shape]:
    """Citizens with their prices, Speakers, and the dice left in the stock."""
    x, top = MIDDLE[0], 62.0
    shapes: list[Shape] = [subtitle(x, top + 12, say.message("scene-citizens"), "middle")]
    for space in range(SPACES):
        offered = origins.offer[space] if space < len(origins.offer) else NONE
        price, mark = origins.components.offer_wisdom[space], marks.of(f"citizen:{space + 1}")
        shapes.append(citizen(space, offered, price, x + (space - 2) * 46, top, mark, say))
    shapes.append(subtitle(x, top + 92, say.message("scene-speakers"), "middle"))
    shapes += speakers(origins, x, top + 113, marks, say)
    shapes.append(stock(tuple(origins.stock), x, top + 149, say))
    return shapes


@lru_cache(1024)
def citizen(space: int, offered: int, price: int, x: float, top: float, mark: str, say: Texts) -> Group:
    """A place of the offer of Citizens with its price."""
    outline = Rect(x - 20, top + 18, 40, 60, 7, look="idle")
    parts: list[Shape] = [outline]
    if offered != NONE:
        parts.append(Icon(die_icon(offered), x, top + 38, 35))
    else:
        parts.append(Rect(x - 13, top + 22, 26, 32, 5, look="well"))
    parts.append(Group(centred(0, [("wisdom", str(price))], 14, 40, "strong"), at=(x, top + 67)))
    text = say.message("scene-citizen", place=space + 1, wisdom=price)
    return thing(f"citizen:{space + 1}", mark, parts, outline, text, 2)


def speakers(origins: Origins, x: float, y: float, marks: Marks, say: Texts) -> list[Shape]:
    """The Speakers on offer; equal ones are one thing, as they are one choice."""
    offered = [(value, number) for value, number in enumerate(origins.speakers) if number]
    gone = max(0, SPEAKERS[origins.seats] - sum(number for _, number in offered))
    across = sum(30 + 9 * (number - 1) for _, number in offered) + 28 * gone
    x -= across / 2
    shapes: list[Shape] = []
    for value, number in offered:
        shapes.append(speaker(value, number, x, y, marks.of(f"recruit:{value}"), say))
        x += 30 + 9 * (number - 1)
    shapes += [Rect(x + 3 + 28 * place, y - 14, 22, 28, 5, look="well") for place in range(gone)]
    return shapes


@lru_cache(1024)
def speaker(value: int, number: int, x: float, y: float, mark: str, say: Texts) -> Group:
    """The Speakers of a value."""
    outline = Rect(x, y - 17, 30 + 9 * (number - 1), 34, 6, look="idle")
    dice = [Icon(f"speaker-{value}", x + 15 + 9 * place, y, 29) for place in range(number)]
    text = say.message("scene-speaker", value=value, number=number)
    return thing(f"recruit:{value}", mark, [outline, *dice], outline, text, 2)


@lru_cache(1024)
def stock(dice: tuple[int, ...], x: float, y: float, say: Texts) -> Group:
    """How many dice of each colour are left."""
    shapes: list[Shape] = []
    for colour, number in enumerate(dice):
        name = COLOURS[colour]
        middle = x + (colour - 2) * 36
        shapes.append(
            Group(
                [
                    Icon(f"mark-{name}", middle - 8, y, 12, look=f"mark-{name}"),
                    Text(middle + 1, y + 4.5, str(number), 13, look="strong" if number else "muted"),
                ],
                id=f"stock:{name}",
                title=say.titled(say.message("scene-stock"), f"{say.message(f'name-colour-{name}')} {number}"),
            )
        )
    return Group(shapes)


# Temples -------------------------------------------------------------------------------------------


def temples(origins: Origins, box: Box, marks: Marks, say: Texts) -> Group:
    """The three Temple tracks with disks, Zodiac card and who holds it."""
    left, top, across, _ = box
    shapes: list[Shape] = [panel(box), title(left + 10, top + 20, say.message("scene-temples"))]
    pitch = (across - 12) / 3
    for temple in range(3):
        at = (left + 7 + temple * pitch, top + 28)
        shapes.append(together((temple_track(origins, temple, pitch - 3, marks, say),), at))
    return Group(shapes)


def temple_track(origins: Origins, temple: int, across: float, marks: Marks, say: Texts) -> Group:
    """One Temple with the disks on it."""
    return drawn_temple(
        temple,
        tuple(origins.climbs[temple]),
        origins.climb_orders[temple],
        origins.zodiac[temple],
        origins.holders[temple],
        tuple(origins.components.temple_points),
        across,
        marks.of(f"temple:{TEMPLES[temple]}"),
        about(say, "temple", TEMPLES[temple]) if not origins.solo() else alone(say, TEMPLES[temple]),
        say,
    )


def alone(say: Texts, temple: str) -> str:
    """A Temple in words for a lone player, whom no other disk can outdo (ORI-SOLO-14, ORI-SOLO-15)."""
    return say.titled(say.message(f"name-temple-{temple}"), say.message(f"about-temple-{temple}-alone"))


@lru_cache(1024)
def drawn_temple(
    temple: int, on_step: tuple[int, ...], order: tuple[int, ...], card: int, holder: int, points: tuple[int, ...],
    across: float, mark: str, told: str, say: Texts,
) -> Group:  # fmt: skip
    """One Temple: steps that narrow towards the top, the foot tells its card."""
    shapes: list[Shape] = [pyramid(TEMPLES[temple], points, across)]
    level: dict[int, int] = {}
    for seat in order:
        step = on_step[seat]
        place = level.get(step, 0)
        level[step] = place + 1
        crowd = on_step.count(step)
        right = across - 13 - INSET * step
        # However many there are, the points of the step stay to be read.
        x = right - (crowd - 1 - place) * min(9.0, (right - INSET * step - 34) / max(1, crowd - 1))
        y = (len(points) - 1 - step) * SLAB + SLAB / 2 - 1
        shapes.append(Group([disk(seat, 23)], id=f"seat{seat + 1}/zodiac-disk:{TEMPLES[temple]}", at=(x, y)))
    shapes.append(Group([foot(temple, card, holder, across, say)], at=(0, len(points) * SLAB + 2)))
    outline = Rect(-1, -2, across + 2, len(points) * SLAB + 35, 6, look="idle")
    return thing(f"temple:{TEMPLES[temple]}", mark, [outline, *shapes], outline, told)


@lru_cache(64)
def pyramid(name: str, points: tuple[int, ...], across: float) -> Group:
    """The printed steps of a Temple."""
    shapes: list[Shape] = []
    for step, worth in enumerate(points):
        y = (len(points) - 1 - step) * SLAB
        inset = INSET * step
        shapes.append(Rect(inset, y, across - 2 * inset, SLAB - 0.6, 3, look=f"{name}{step % 2}"))
        look = "strong" if step == len(points) - 1 else ""
        shapes.append(Text(inset + 12, y + 14.5, str(worth), 12, "middle", look=look))
    return Group(shapes)


def foot(temple: int, card: int, holder: int, across: float, say: Texts) -> Group:
    """The Zodiac card of a Temple and the shape of whoever holds it."""
    shapes: list[Shape] = [Rect(0, 0, across, 30, 5, look="sky")]
    if card == NONE:
        return Group(shapes)
    shapes.append(Icon(f"zodiac-{ZODIAC[card]}", 13, 15, 18, look="on-sky"))
    shapes.append(Icon(TEMPLES[temple], 33, 15, 17))
    if holder != NONE:
        shapes += [Circle(across - 12, 15, 8.5, look="token"), Icon(f"seat-{holder + 1}", across - 12, 15, 12)]
    return Group(shapes, id=f"zodiac:{ZODIAC[card]}", title=about(say, "zodiac", ZODIAC[card]))

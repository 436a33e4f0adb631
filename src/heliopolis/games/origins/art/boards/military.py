"""The Military track round the offers of Citizens and Speakers."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final, NamedTuple

from heliopolis.games.origins.art.abilities import bundle
from heliopolis.games.origins.art.parts import die_icon, disk, octagon
from heliopolis.games.origins.position.choices import COLOURS
from heliopolis.games.origins.position.components import LAST_SPACE, SPACES
from heliopolis.games.origins.position.dice import die_colour, die_value
from heliopolis.games.origins.position.state import NONE, Origins
from heliopolis.games.origins.rules.setup import SPEAKERS
from heliopolis.render.drawing_cache import drawn_once
from heliopolis.render.lines import centred, panel, subtitle
from heliopolis.render.shapes import Box, Circle, Group, Icon, Marks, Path, Rect, Shape, Spot, Text, thing
from heliopolis.words.texts import Texts

RADIUS: Final = 112.0
"""Of the middle of the track where it bends; all measures are given for this one."""
ENDS: Final = 72.0
"""From the final space to the start space."""
BEFORE: Final = 44.9
"""How far the start space lies before the lower straight."""
ROW: Final = 5
"""Dice of the draft side by side."""

Point = tuple[float, float, float, float]
"""A point of the track, and the direction from there to its outer rim."""


class Oval(NamedTuple):
    """The track round its middle: the length of its straights, and its size beside the one it is given for."""

    straight: float
    size: float

    @property
    def radius(self) -> float:
        """Of the middle of the track where it bends."""
        return RADIUS * self.size

    @property
    def step(self) -> float:
        """Between two spaces."""
        return (2 * self.straight + 2 * pi * self.radius - ENDS * self.size) / LAST_SPACE

    @property
    def room(self) -> float:
        """The height inside."""
        return 2 * 85 * self.size

    def along(self, space: float) -> Point:
        """Return the point of the track at a space, or between two of them."""
        far = space * self.step - BEFORE * self.size
        radius, side = self.radius, self.straight / 2
        half = pi * radius
        if far < 0:
            angle = pi / 2 + far / radius
            return side + radius * cos(angle), radius * sin(angle), cos(angle), sin(angle)
        if far < self.straight:
            return side - far, radius, 0, 1
        if far < self.straight + half:
            angle = pi / 2 + (far - self.straight) / radius
            return -side + radius * cos(angle), radius * sin(angle), cos(angle), sin(angle)
        if far < 2 * self.straight + half:
            return far - self.straight - half - side, -radius, 0, -1
        angle = -pi / 2 + (far - 2 * self.straight - half) / radius
        return side + radius * cos(angle), radius * sin(angle), cos(angle), sin(angle)

    def outline(self, reach: float, look: str) -> Path:
        """Return the outline at a distance from the core, which is given for the usual size."""
        reach *= self.size
        x, across, turn = -self.straight / 2, f"{self.straight:.1f}", f"{reach:.1f}"
        arc = f"a{turn} {turn} 0 0 1 0 {2 * reach:.1f}"
        back = f"a{turn} {turn} 0 0 1 0 {-2 * reach:.1f}"
        return Path(f"M{x:.1f} {-reach:.1f}h{across}{arc}h-{across}{back}z", look=look)


def oval_in(across: float, down: float) -> Oval:
    """Return the largest track that fits, longer than high as far as there is room."""
    reach = min(down / 2, across / 2.7)
    return Oval(min(across - 2 * reach, 1.3 * reach), reach / 136)


def military(origins: Origins, box: Box, marks: Marks, say: Texts) -> Group:
    """Return the Military track; inside it what can be hired, and the stock of dice."""
    left, top, across, down = box
    oval = oval_in(across - 8, down - 20)
    inside = draft(origins, oval, marks, say) if origins.draft else offers(origins, oval, marks, say)
    return Group(
        [
            panel(box),
            subtitle(left + 8, top + down - 8, say("scene-military")),
            Group([track(origins, oval, say), *inside], at=(left + across / 2, top + down / 2)),
        ]
    )


def track(origins: Origins, oval: Oval, say: Texts) -> Group:
    """Return the track with the disks on it, round its middle."""
    values = origins.components
    taken = tuple(sorted(set(origins.strength)))
    printed = arena(oval, tuple(values.boundaries), tuple(values.attack_bonus), values.final_points, taken, say)
    return Group([printed, *disks(origins, oval)])


@drawn_once
def arena(
    oval: Oval, boundaries: tuple[int, ...], bonus: tuple[tuple[str, ...], ...], points: int, taken: tuple[int, ...],
    say: Texts,
) -> Group:  # fmt: skip
    """Return the track as it is printed; where a disk stands, the bonus moves to the inner rim."""
    shapes: list[Shape] = [
        oval.outline(136, "sand"), oval.outline(132, "way"), oval.outline(92, "verge"), oval.outline(87, "inner"),
    ]  # fmt: skip
    half = 21 * oval.size
    for space in boundaries:
        x, y, dx, dy = oval.along(space - 0.5)
        shapes.append(
            Path(f"M{x - half * dx:.1f} {y - half * dy:.1f}L{x + half * dx:.1f} {y + half * dy:.1f}", look="boundary")
        )
        shapes.append(Icon("superiority", x, y, 16, title=say("scene-superiority")))
    wide = max(32.0, 38 * oval.size)
    for space in range(LAST_SPACE + 1):
        x, y, dx, dy = oval.along(space)
        parts: list[Shape]
        if space == 0:
            parts = [
                octagon(x, y, wide, "start"),
                Text(x, y + 4, say("scene-start"), 12, "middle", wide - 2, look="muted"),
            ]
        elif space == LAST_SPACE:
            parts = [
                octagon(x, y, wide, "final"),
                Icon("points", x, y - 0.18 * wide, 0.42 * wide),
                Text(x, y + 0.4 * wide, str(points), 13, "middle", look="strong dark"),
            ]
        else:
            near = space in taken
            at = (x - 19 * oval.size * dx, y - 19 * oval.size * dy) if near else (x, y)
            parts = [Circle(x, y, 18.5 * oval.size, look="space"), *bonus_of(bundle(bonus[space]), at, oval.size, near)]
        shapes.append(Group(parts, id=f"military:{space}", title=say("scene-space", space=space, points=points)))
    return Group(shapes)


def bonus_of(parts: list[tuple[str, str]], at: Spot, size: float, near: bool) -> list[Shape]:  # noqa: FBT001 - to a disk
    """Return what a space gives, small next to the disk on it."""
    icon = (13 if near or len(parts) > 2 else 16) * size if size > 0.8 else 11 if len(parts) > 1 else 13
    shapes: list[Shape] = []
    if near and parts:
        long = 1.08 * icon * len(parts) + 6
        shapes.append(Rect(at[0] - long / 2, at[1] - 8, long, 16, 8, look="space"))
    return [*shapes, Group(centred(0, parts, icon, 34 * size if not near else 60), at=at)]


def disks(origins: Origins, oval: Oval) -> list[Shape]:
    """Return the Military disks, the lower ones of a stack first."""
    shapes: list[Shape] = []
    height: dict[int, int] = {}
    for seat in origins.strength_order:
        space = origins.strength[seat]
        level = height.get(space, 0)
        height[space] = level + 1
        x, y, _, _ = oval.along(space)
        foreign = seat >= origins.seats
        name = "foreign/disk" if foreign else f"seat{seat + 1}/disk"
        at = (x, y + (4 - 8 * level) * oval.size)
        shapes.append(Group([disk(9 if foreign else seat, max(24.0, 30 * oval.size))], id=name, at=at))
    return shapes


def offers(origins: Origins, oval: Oval, marks: Marks, say: Texts) -> list[Shape]:
    """Return citizens with their prices, Speakers, and the dice left in the stock."""
    hired, asked = min(35.0, 0.22 * oval.room), min(30.0, 0.19 * oval.room)
    gap = min(7.0, max(1.0, (oval.room - 8 - hired - asked - 52) / 5))
    top = -(hired + asked + 52 + 5 * gap) / 2
    shapes: list[Shape] = citizens(origins, top, hired, gap, min(46.0, 0.27 * oval.room), marks, say)
    top += 12 + hired + 15 + 3 * gap
    shapes.append(subtitle(0, top + 9, say("scene-speakers"), "middle"))
    shapes += speakers(origins, top + 12 + gap / 2 + asked / 2, asked, marks, say)
    shapes.append(stock(tuple(origins.stock), top + 12 + 1.5 * gap + asked + 7, min(36.0, 0.22 * oval.room), say))
    return shapes


def citizens(
    origins: Origins, top: float, size: float, gap: float, pitch: float, marks: Marks, say: Texts
) -> list[Shape]:
    """Return the Citizens on offer under their title."""
    shapes: list[Shape] = [subtitle(0, top + 9, say("scene-citizens"), "middle")]
    for space in range(SPACES):
        offered = origins.offer[space] if space < len(origins.offer) else NONE
        price, mark = origins.components.offer_wisdom[space], marks.of(f"citizen:{space + 1}")
        shapes.append(citizen(space, offered, price, ((space - 2) * pitch, top + 11 + gap, pitch, size), mark, say))
    return shapes


@drawn_once
def citizen(space: int, offered: int, price: int, box: Box, mark: str, say: Texts) -> Group:
    """Return a place of the offer of Citizens with its price.

    ``box`` is its middle, its top, how wide and how large.
    """
    x, top, pitch, size = box
    outline = Rect(x - pitch / 2 + 2, top, pitch - 4, size + 18, 7, look="idle")
    parts: list[Shape] = [outline]
    if offered != NONE:
        parts.append(Icon(die_icon(offered), x, top + 2 + size / 2, size))
    else:
        parts.append(Rect(x - 0.37 * size, top + 2 + 0.04 * size, 0.74 * size, 0.92 * size, 5, look="well"))
    parts.append(Group(centred(0, [("wisdom", str(price))], 14, 40, "strong"), at=(x, top + size + 10)))
    text = say("scene-citizen", place=space + 1, wisdom=price)
    near = pitch / 2 - 6
    return thing(
        f"citizen:{space + 1}", mark, parts, outline, text, 2, tag=(x - near, top + 4), worth=(x + near, top + size - 2)
    )


def speakers(origins: Origins, y: float, size: float, marks: Marks, say: Texts) -> list[Shape]:
    """Return the Speakers on offer; equal ones are one thing, as they are one choice."""
    offered = [(value, number) for value, number in enumerate(origins.speakers) if number]
    gone = max(0, SPEAKERS[origins.seats] - sum(number for _, number in offered))
    across = sum(size + 0.3 * size * (number - 1) for _, number in offered) + 0.95 * size * gone
    x = -across / 2
    shapes: list[Shape] = []
    for value, number in offered:
        shapes.append(speaker(value, number, x, y, size, marks.of(f"recruit:{value}"), say))
        x += size + 0.3 * size * (number - 1)
    shapes += [
        Rect(x + 0.1 * size + 0.95 * size * place, y - 0.46 * size, 0.74 * size, 0.92 * size, 5, look="well")
        for place in range(gone)
    ]
    return shapes


@drawn_once
def speaker(value: int, number: int, x: float, y: float, size: float, mark: str, say: Texts) -> Group:
    """Return the Speakers of a value."""
    across = size + 0.3 * size * (number - 1)
    outline = Rect(x, y - 0.54 * size, across, 1.08 * size, 6, look="idle")
    dice = [Icon(f"speaker-{value}", x + (0.5 + 0.3 * place) * size, y, 0.97 * size) for place in range(number)]
    text = say("scene-speaker", value=value, number=number)
    return thing(
        f"recruit:{value}", mark, [outline, *dice], outline, text, 2,
        tag=(x + 2, y - 0.4 * size), worth=(x + across, y + 0.4 * size),
    )  # fmt: skip


@drawn_once
def stock(dice: tuple[int, ...], y: float, pitch: float, say: Texts) -> Group:
    """Return how many dice of each colour are left."""
    shapes: list[Shape] = []
    for colour, number in enumerate(dice):
        name = COLOURS[colour]
        middle = (colour - 2) * pitch
        shapes.append(
            Group(
                [
                    Icon(f"mark-{name}", middle - 8, y, 12, look=f"mark-{name}"),
                    Text(middle + 1, y + 4.5, str(number), 12, look="strong" if number else "muted"),
                ],
                id=f"stock:{name}",
                title=say.titled(say("scene-stock"), f"{say(f'name-colour-{name}')} {number}"),
            )
        )
    return Group(shapes)


def draft(origins: Origins, oval: Oval, marks: Marks, say: Texts) -> list[Shape]:
    """Draw Citizens with their prices, and the dice of the draft in two rows, before the first round."""
    hired = min(30.0, 0.2 * oval.room)
    rows = -(-len(set(origins.draft)) // ROW)
    size = min(34.0, (oval.room - hired - 50) / rows)
    gap = max(1.0, min(8.0, (oval.room - hired - 44 - rows * size) / 3))
    top = -(hired + rows * size + 40 + 2 * gap) / 2
    shapes: list[Shape] = citizens(origins, top, hired, 2, min(46.0, 0.27 * oval.room), marks, say)
    top += hired + 28 + gap
    shapes.append(subtitle(0, top + 9, say("scene-draft"), "middle"))
    return [*shapes, *draft_dice(origins, (0, top + 12 + gap, 1.3 * size, size), marks, say)]


def draft_dice(origins: Origins, box: Box, marks: Marks, say: Texts) -> list[Shape]:
    """Return the dice to choose from, equal ones as one thing, as they are one choice.

    ``box`` is their middle, the top, from one to the next, and their size.
    """
    x, top, pitch, size = box
    kinds = sorted(set(origins.draft))
    shapes: list[Shape] = []
    for place, each in enumerate(kinds):
        row = kinds[place // ROW * ROW : place // ROW * ROW + ROW]
        at = (x + (place % ROW - (len(row) - 1) / 2) * pitch, top + place // ROW * (size + 2) + size / 2)
        name = f"die:{COLOURS[die_colour(each)]}/{die_value(each)}"
        shapes.append(draft_die(name, each, origins.draft.count(each), (*at, pitch, size), marks.of(name), say))
    return shapes


@drawn_once
def draft_die(name: str, die: int, number: int, box: Box, mark: str, say: Texts) -> Group:
    """Return a die of the draft, or several equal ones; ``box`` is their middle, how wide and how high."""
    x, y, across, size = box
    outline = Rect(x - across / 2 + 1, y - size / 2, across - 2, size, 6, look="idle")
    parts: list[Shape] = [outline]
    for order in range(number):
        shift = 3 * (number - 1) - 6 * order
        parts.append(Icon(die_icon(die), x + shift / 2, y - shift / 2, size - 2 * number))
    text = f"{say(f'name-colour-{COLOURS[die_colour(die)]}')} {die_value(die)}"
    near = across / 2 - 4
    return thing(
        name, mark, parts, outline, text, 2, tag=(x - near, y - size / 2 + 5), worth=(x + near, y + size / 2 - 6)
    )

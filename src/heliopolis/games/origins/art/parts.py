"""Small parts of the boards: octagons, dice, plates, badges, towers, names."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.position.choices import COLOURS, RESOURCES
from heliopolis.games.origins.position.dice import die_colour, die_value
from heliopolis.games.origins.position.state import Origins
from heliopolis.kernel.step import BIT
from heliopolis.render.drawing_cache import drawn_once
from heliopolis.render.lines import Piece
from heliopolis.render.shapes import Circle, Group, Icon, Path, Rect, SeatName, Shape, Text
from heliopolis.render.svg import LEAST, width
from heliopolis.words.texts import Texts

REACH: Final = 19.0
"""How far above and below its line a finger touches a good."""
CUT: Final = 0.2929
"""The part of a side that each corner of an octagon takes."""


def octagon(x: float, y: float, size: float, look: str = "") -> Path:
    """Return a regular octagon with flat sides, by its centre and width."""
    half, cut = size / 2, size * CUT
    side = size - 2 * cut
    c, s = f"{cut:.1f}", f"{side:.1f}"
    steps = f"h{s}l{c} {c}v{s}l-{c} {c}h-{s}l-{c} -{c}v-{s}z"
    return Path(f"M{x - half + cut:.1f} {y - half:.1f}{steps}", look=look, middle=(x, y))


def fused(x: float, y: float, size: float, down: int, look: str = "") -> Path:
    """Return two octagons grown together, by the centre of the first; the second is beside or below it."""
    cut = size * CUT
    side = size - 2 * cut
    c, s = f"{cut:.1f}", f"{side:.1f}"
    left, top = x - size / 2, y - size / 2
    if down:
        steps = f"h{s}l{c} {c}v{s}l-{c} {c}l{c} {c}v{s}l-{c} {c}h-{s}l-{c} -{c}v-{s}l{c} -{c}l-{c} -{c}v-{s}z"
    else:
        steps = f"h{s}l{c} {c}l{c} -{c}h{s}l{c} {c}v{s}l-{c} {c}h-{s}l-{c} -{c}l-{c} {c}h-{s}l-{c} -{c}v-{s}z"
    middle = (x, y + size / 2) if down else (x + size / 2, y)
    return Path(f"M{left + cut:.1f} {top:.1f}{steps}", look=look, middle=middle)


def diamond(x: float, y: float, reach: float, look: str = "") -> Path:
    """Return a square on its corner; ``reach`` is half its diagonal."""
    r = f"{reach:.1f}"
    return Path(f"M{x:.1f} {y - reach:.1f}l{r} {r}-{r} {r}-{r} -{r}z", look=look)


def die_icon(die: int) -> str:
    """Return the icon of a die."""
    return f"die-{COLOURS[die_colour(die)]}-{die_value(die)}"


def emblem(seat: int, size: float) -> Shape:
    """Return the shape of a seat in white, to be put on its colour."""
    r = size / 2
    if seat == 0:
        return Circle(0, 0, r, look="white")
    if seat == 1:
        return diamond(0, 0, 1.25 * r, "white")
    if seat == 2:
        return Rect(-r, -r, size, size, look="white")
    return Path(f"M0 {-1.1 * r:.1f}L{1.2 * r:.1f} {r:.1f}H{-1.2 * r:.1f}z", look="white")


@drawn_once
def worker(seat: int, icon: str) -> Group:
    """Return a worker on a site: what it is on a plate of its owner, with the owner's shape below; 26 by 35."""
    look = f"own{seat + 1}" if icon == "archon" else ""
    ground = Rect(-13, -17.5, 26, 35, 5, look="token" if icon == "archon" else f"plate{seat + 1}")
    edge = [Rect(-12, -16.5, 24, 33, 4, look=f"hollow own-line{seat + 1}")] if icon == "archon" else []
    foot: Shape = Group([emblem(seat, 4.6)], at=(0, 13.6)) if icon != "archon" else Icon(f"seat-{seat + 1}", 0, 12.6, 8)
    return Group([ground, *edge, Icon(icon, 0, -2.8, 25, look=look), foot])


@drawn_once
def disk(seat: int, size: float) -> Group:
    """Return a disk of a seat with its shape; a foreign one is grey."""
    if seat > 3:
        return Group([Icon("disk", 0, 0, size, look="foreign")])
    return Group(
        [Icon("disk", 0, 0, size, look=f"own{seat + 1}"), Group([emblem(seat, 0.2 * size)], at=(0, -0.08 * size))]
    )


@drawn_once
def badge(points: int, size: float) -> Group:
    """Return points on a small sun."""
    letters = max(LEAST, 0.48 * size)
    number = Text(0, 0.36 * letters, str(points), letters, "middle", look="strong dark")
    return Group([Icon("points-badge", 0, 0, size), number])


@drawn_once
def stack(colour: int, disks: int, size: float, step: float) -> Group:
    """Return a tower of disks upwards from its foot, the mark of its colour on top."""
    name = COLOURS[colour]
    shapes: list[Shape] = [Icon("tower", 0, -place * step, size, look=f"piece-{name}") for place in range(disks)]
    if disks and size > 16:
        shapes.append(Icon(f"mark-{name}", 0, -(disks - 1) * step - 0.1 * size, 0.28 * size, look=f"on-{name}"))
    return Group(shapes)


def resources(origins: Origins, seat: int) -> list[Piece]:
    """Return the resources of a seat."""
    return [(name, str(number)) for name, number in zip(RESOURCES, origins.players[seat].resources, strict=True)]


def seat_name(say: Texts, seat: int) -> str:
    """Return what a seat is called where no names are known."""
    return say("scene-seat", seat=seat + 1)


def points_of(origins: Origins, seat: int) -> int:
    """Return the points so far."""
    return sum(origins.points[seat])


def about(say: Texts, kind: str, name: str) -> str:
    """Return a component in words: its name and what it does."""
    return say.titled(say(f"name-{kind}-{name}"), say(f"about-{kind}-{name}"))


def name_plate(origins: Origins, seat: int, x: float, y: float, size: float, say: Texts) -> list[Shape]:
    """Return the name of a seat after its shape, with the Bulwark if it starts."""
    shapes, after = _name(seat, x, y, size, say)
    return [*shapes, *bulwark(origins, seat, after + 0.6 * size, y - 1, 1.2 * size, say, name="bulwark")]


@drawn_once
def _name(seat: int, x: float, y: float, size: float, say: Texts) -> tuple[tuple[Shape, ...], float]:
    """Return the name of a seat after its shape, and where there is room behind it."""
    name = seat_name(say, seat)
    look = f"strong seat{seat + 1}"
    shapes = (
        Icon(f"seat-{seat + 1}", x + 0.55 * size, y, 1.1 * size),
        SeatName(x + 1.35 * size, y + 0.34 * size, seat, name, size, look=look),
    )
    return shapes, x + 1.35 * size + width(name, size, look) + 0.3 * size


def bulwark(origins: Origins, seat: int, x: float, y: float, size: float, say: Texts, *, name: str = "") -> list[Shape]:
    """Return the Bulwark, if that seat starts; it is named in one place only."""
    starts = origins.bulwark == seat and not origins.solo()
    return [_bulwark(x, y, size, name, say("scene-bulwark"))] if starts else []


@drawn_once
def _bulwark(x: float, y: float, size: float, name: str, title: str) -> Icon:
    return Icon("bulwark", x, y, size, id=name, title=title)


def passed(origins: Origins, seat: int, x: float, y: float, room: float, say: Texts) -> list[Shape]:
    """Draw that a seat has passed."""
    return [Text(x, y, say("scene-passed"), 12, look="muted", room=room)] if origins.passed & BIT[seat] else []


def two_lines(words: str, room: float, size: float) -> list[str]:
    """Return the words in one line if they fit, else in two, the longer one as short as can be."""
    if width(words, size, "strong") <= room or " " not in words:
        return [words]
    places = [place for place, letter in enumerate(words) if letter == " "]
    cut = min(places, key=lambda place: max(width(words[:place], size), width(words[place + 1 :], size)))
    return [words[:cut], words[cut + 1 :]]


def counted(
    origins: Origins, seat: int, x: float, y: float, size: float, pitch: float, *, named: bool = True,
    least: float = LEAST,
) -> list[Shape]:  # fmt: skip
    """Return the resources of a seat, each at its own distance; ``named`` so that a page can show what changes."""
    owner = f"seat{seat + 1}/" if named else ""
    return [
        shape
        for place, piece in enumerate(resources(origins, seat))
        for shape in _good(piece, x + place * pitch, y, size, pitch, owner, least)
    ]


@drawn_once
def _good(
    piece: Piece, left: float, y: float, size: float, pitch: float, owner: str, least: float
) -> tuple[Shape, ...]:
    name, number = piece
    letters = max(least, 0.88 * size)
    if len(number) > 1:
        # Two figures are smaller rather than at the next icon.
        letters = max(least, min(letters, letters * (pitch - size - 7) / width(number, letters, "strong")))
    look = "strong" if number != "0" else "strong muted"
    drawn = (
        Icon(name, left + size / 2, y, size, look="" if number != "0" else "off"),
        Text(left + size + 3, y + 0.36 * letters, number, letters, look=look),
    )
    if not owner:
        return drawn
    # All of its room answers, not only what is drawn in it.
    room = Rect(left - 3, y - REACH, pitch, 2 * REACH, look="idle")
    return (Group([room, *drawn], id=f"{owner}{name}"),)

"""Frames of a film: the boards of a position, above them whose turn it is, below them the points and what happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from heliopolis.kernel.game import State
from heliopolis.render.gif import Pixels, begin, frame, pixels
from heliopolis.render.icons import COMMON_ICONS
from heliopolis.render.png import png
from heliopolis.render.scenes import MEANS, WHOLE, scenes_of
from heliopolis.render.screens import TABLET, Screen
from heliopolis.render.shapes import Additions, Icon, Rect, Shape, Text, titled, written
from heliopolis.render.svg import document, width

SCREEN: Final = Screen(TABLET, 768, 1024)
"""The smallest canvas with all boards: its letters can still be read where a chat shows it 600 pixels wide."""
WIDTH: Final = 640
"""Pixels of a frame."""
EDGE: Final = 8
TOP: Final = 6
LETTERS: Final = (24, 21, 18, 16)
"""Sizes of the sentence below the boards: the largest with which all of it has room."""
LINE: Final = 1.28
LINES: Final = ("ring", "ring-fine", "near-ring")
_QUIET: Final = ".ring,.ring-fine,.near-ring,.glow,.face,.drop{display:none}"
"""No one chooses in a film."""
_POINTED: Final = "{display:inline;fill:none;stroke:$last;stroke-opacity:1;stroke-width:3;stroke-dasharray:none}"
"""What a turn was about has an outline. Converters know only selectors that are as plain as these."""


def frame_svg(
    state: State, viewer: int, seat: int, told: str, names: Sequence[str], language: str, places: Sequence[str] = ()
) -> str:
    """Return a frame: the boards as ``viewer`` sees them, and a sentence about what ``seat`` did (-1: the table).

    What lies at the ``places`` has an outline.
    """
    scene = scenes_of(state, language).with_near(frozenset(places)).scene(viewer, SCREEN)
    parts = [part for part in scene.boards if part.kind not in {MEANS, WHOLE}]
    means = next((part for part in scene.boards if part.kind == MEANS), None)
    shapes: list[Shape] = [Rect(0, 0, *SCREEN[1:], look="table"), *[part.placed() for part in parts]]
    room: float = SCREEN.width - 3 * EDGE
    if means is not None:
        room -= means.width
        shapes.append(means.moved((SCREEN.width - EDGE - means.width, TOP)).placed())
    if seat >= 0:
        shapes += [Icon(f"seat-{seat + 1}", EDGE + 14, 27, 26)]
        shapes.append(Text(EDGE + 34, 35, names[seat], 24, room=room - 34, look=f"strong seat{seat + 1}"))
    else:
        shapes.append(Text(EDGE + 4, 35, scene.title, 24, room=room, look="strong"))
    below = max([part.at[1] + part.height for part in parts]) + EDGE
    shapes += caption(state, below, scene.when, told, names)
    used = {icon for shape in shapes for icon in shape.uses()}
    pointed = ",".join([f'[id="{place}"]>.{line}' for place in places for line in LINES])
    style = scene.style.extended(_QUIET + (pointed and pointed + _POINTED), {}, {})
    return document(
        (SCREEN.width, SCREEN.height),
        titled(scene.title, scene.when),
        style.sheet("light"),
        (scene.icons | COMMON_ICONS).symbols(used),
        written(shapes, Additions(names)),
        "",
    )


def caption(state: State, top: float, when: str, told: str, names: Sequence[str]) -> list[Shape]:
    """Return what stands below the boards: everyone's points and the round, then what happened."""
    across, down = SCREEN.width - 2 * EDGE, SCREEN.height - top - EDGE
    shapes: list[Shape] = [Rect(EDGE, top, across, down, EDGE, look="board")]
    each = min(200.0, across * 0.7 / len(names))
    for seat, name in enumerate(names):
        left, points = 2 * EDGE + seat * each, str(sum(state.points[seat]))
        after = width(points, 19, "strong") + EDGE
        shown = Text(left + 24, top + 29, name, 19, room=each - 34 - after, look=f"strong seat{seat + 1}")
        shapes += [Icon(f"seat-{seat + 1}", left + 9, top + 22, 18), shown]
        at = left + 24 + EDGE + min(each - 34 - after, width(shown.words, shown.size, "strong"))
        shapes.append(Text(at, top + 29, points, 19, look="strong"))
    right = SCREEN.width - 2 * EDGE
    shapes.append(Text(right, top + 29, when, 16, "end", across - each * len(names) - 2 * EDGE, look="muted"))
    room, free = across - 2 * EDGE, down - 46
    size = next((each for each in LETTERS if len(wrapped(told, room, each)) * LINE * each <= free), LETTERS[-1])
    lines, most = wrapped(told, room, size), int(free / (LINE * size))
    for number, line in enumerate(lines[:most]):
        cut = " …" if number == most - 1 < len(lines) - 1 else ""
        shapes.append(Text(2 * EDGE, top + 42 + (number + 0.9) * LINE * size, line + cut, size))
    return shapes


def wrapped(told: str, room: float, size: float) -> list[str]:
    """Return a text in lines."""
    lines = [""]
    for word in told.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if width(longer, size) <= room or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def film_frame(svg: str, seconds: float, before: Pixels | None, wide: int = 0) -> tuple[Pixels, bytes]:
    """Return the picture of a frame, and the same as it follows the picture ``before`` in a GIF.

    It is ``wide`` pixels wide, if not as wide as usual.
    """
    drawn = pixels(png(svg, wide or WIDTH))
    return drawn, (b"" if before else begin(drawn.width, len(drawn.rows))) + frame(drawn, before, seconds)

"""The area of another player: small, but everything is there."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from heliopolis.games.origins.art.city import NEVER, city
from heliopolis.games.origins.art.parts import about, die_icon, name_plate, passed, points_of, resources
from heliopolis.games.origins.art.people import archon, claimed, reserve, speakers
from heliopolis.games.origins.position.choices import COLOURS, ZODIAC
from heliopolis.games.origins.position.dice import die, die_colour, die_value
from heliopolis.games.origins.position.state import HOME, NONE, Origins
from heliopolis.render.lines import Box, line, panel, together
from heliopolis.render.shapes import Group, Icon, Marks, Rect, Shape, Text, thing
from heliopolis.render.svg import width
from heliopolis.texts import Texts

SCORE: Final = 88
"""The width of a seat's points, now and as if the game ended."""


def rival(origins: Origins, seat: int, box: Box, total: int, marks: Marks, say: Texts) -> Group:
    """The City beside lines that tell who it is, with what goods, towers and workers; four if there is room."""
    left, top, across, down = box
    wide = min(0.46 * across, 1.45 * (down - 10))
    ground = (left + 11, top + 6, wide, down - 12)
    inner = (ground[0] + 4, ground[1] + 4, ground[2] - 8, ground[3] - 8)
    x = left + wide + 24
    room = left + across - 12 - x
    lines = 4 if down > 130 else 3
    pitch = min(40.0, (down - 10) / lines)
    first = top + down / 2 - pitch * (lines - 1) / 2
    beside = x if lines == 4 else x + room - 186
    last = first + (lines - 1) * pitch
    return Group(
        [
            panel(box),
            Rect(left, top, 5, down, 2, look=f"plate{seat + 1}"),
            Rect(*ground, 10, look="ground"),
            city(origins, seat, inner, 60, NEVER, marks, say),
            *name_plate(origins, seat, x, first, 14, say),
            *passed(origins, seat, x + 112, first + 4.5, room - 112 - SCORE, say),
            *score(origins, seat, left + across - 12, first, total, say),
            *line(x, first + pitch, resources(origins, seat), 17, "strong", 6),
            together(tuple(small_towers(origins, seat, marks, say)), (beside, first + (lines - 2) * pitch)),
            Group(small_workers(origins, seat, room, marks, say), at=(x, last)),
        ],
        id=f"seat{seat + 1}",
    )


def score(origins: Origins, seat: int, right: float, y: float, total: int, say: Texts) -> list[Shape]:
    """The points now and as if the game ended."""
    end = f"→ {total}"
    now = str(points_of(origins, seat))
    far = right - width(end, 12) - 4
    return [
        Text(right, y + 4.5, end, 12, "end", look="muted", title=say.message("scene-if-ended")),
        Text(far, y + 6, now, 17, "end", look="strong gold"),
        Icon("points", far - width(now, 17, "strong") - 12, y, 17),
    ]


def small_towers(origins: Origins, seat: int, marks: Marks, say: Texts) -> list[Shape]:
    """The heights of the towers."""
    shapes: list[Shape] = []
    for colour, height in enumerate(origins.players[seat].towers):
        whole = f"seat{seat + 1}/tower:{COLOURS[colour]}"
        shapes.append(small_tower(whole, colour, height, origins.tower_stock[colour], marks.of(whole), say))
    return shapes


@lru_cache(1024)
def small_tower(whole: str, colour: int, height: int, left: int, mark: str, say: Texts) -> Group:
    """The height of a tower."""
    name = COLOURS[colour]
    x = colour * 38.0
    outline = Rect(x, -10, 34, 20, 5, look="plate")
    parts: list[Shape] = [
        outline,
        Icon(f"mark-{name}", x + 11, 0, 12, look=f"mark-{name}"),
        Text(x + 25, 4.8, str(height), 13, "middle", look="strong"),
    ]
    text = say.message("scene-tower", colour=say.message(f"name-colour-{name}"), height=height, left=left)
    return thing(whole, mark, parts, outline, text, 2)


def small_workers(origins: Origins, seat: int, room: float, marks: Marks, say: Texts) -> list[Shape]:
    """Freemen, Archon and Speakers; then Advisors, tokens, Zodiac cards, reserve and Wonder."""
    me = origins.players[seat]
    shapes: list[Shape] = []
    for base in range(me.bases):
        name = f"seat{seat + 1}/base:{base + 1}"
        there = die(me.colours[base], me.values[base]) if me.colours[base] != NONE else NONE
        away = int(me.places[base] != HOME)
        shapes.append(small_base(name, seat, base, there, away, marks.of(name), say))
    x = me.bases * 21.0 + 8
    shapes.append(archon(origins, seat, x + 2, 0, 23, marks, say))
    shapes += speakers(origins, seat, x + 15, 0, 21, 50, marks, say)
    right = room
    wonder = me.wonder != NONE and me.wonder_cell() == NONE
    if wonder:
        shapes.append(claimed(origins, seat, right - 33, 0, 22, marks, say))
        right -= 50
    if me.reserve:
        wide = min(24.0 * len(set(me.reserve)), max(48.0, right - 300))
        shapes += reserve(origins, seat, right - wide, 0, 22, wide, marks, say)
        right -= wide + 4
    for temple in range(3):
        if origins.holders[temple] == seat:
            card = ZODIAC[origins.zodiac[temple]]
            sign = Icon(f"zodiac-{card}", right - 10, 0, 15, look="on-sky")
            shapes.append(Group([Rect(right - 20, -10, 20, 20, 4, look="sky"), sign], title=about(say, "zodiac", card)))
            right -= 24
    counts = [("advisor", str(len(me.advisors))), ("superiority", str(me.tokens))]
    shapes += [
        Group(line(right - 66, 0, counts, 16, "strong", 4), look=f"own{seat + 1}", title=say.message("scene-advisors")),
    ]
    return shapes


@lru_cache(2048)
def small_base(name: str, seat: int, base: int, there: int, away: int, mark: str, say: Texts) -> Group:
    """A base with its die, which is pale while it is away."""
    x = base * 21.0 + 9
    outline = Rect(x - 10, -13, 20, 26, 4, look="idle")
    if there == NONE:
        art = Icon("base", x, 1, 19, look=f"own{seat + 1}")
        return thing(name, mark, [outline, art], outline, f"{base + 1}", 2)
    art = Icon(die_icon(there), x, 0, 22, look="away" if away else "")
    text = f"{base + 1} · {say.message(f'name-colour-{COLOURS[die_colour(there)]}')} {die_value(there)}"
    return thing(name, mark, [outline, art], outline, text, 2)

"""The area of another player: small, but everything is there."""

from __future__ import annotations

from heliopolis.games.origins.art.city import city
from heliopolis.games.origins.art.parts import about, die_icon, name_plate, points_of, resources
from heliopolis.games.origins.art.people import archon, claimed, reserve, speakers
from heliopolis.games.origins.choices import COLOURS, ZODIAC
from heliopolis.games.origins.state import HOME, NONE, Origins, die
from heliopolis.render.lines import Box, line, panel
from heliopolis.render.shapes import Group, Icon, Marks, Rect, Shape, Text, thing
from heliopolis.texts import Texts


def rival(origins: Origins, seat: int, box: Box, total: int, marks: Marks, say: Texts) -> Group:
    """The City beside three lines: who and how many points; resources and towers; workers, cards and tiles."""
    left, top, across, down = box
    wide = min(0.42 * across, 1.45 * (down - 10))
    ground = (left + 10, top + 6, wide, down - 12)
    inner = (ground[0] + 4, ground[1] + 4, ground[2] - 8, ground[3] - 8)
    x = left + wide + 22
    room = left + across - 10 - x
    pitch = min(40.0, (down - 10) / 3)
    first = top + down / 2 - pitch
    return Group(
        [
            panel(box),
            Rect(left, top, 5, down, 2, look=f"plate{seat + 1}"),
            Rect(*ground, 10, look="ground"),
            city(origins, seat, inner, 60, marks, say),
            *name_plate(origins, seat, x, first, 14, say),
            *score(origins, seat, left + across - 12, first, total, say),
            *line(x, first + pitch, resources(origins, seat), 17, "strong", 6),
            Group(small_towers(origins, seat, marks, say), at=(x + room - 190, first + pitch)),
            Group(small_workers(origins, seat, room, marks, say), at=(x, first + 2 * pitch)),
        ],
        id=f"seat{seat + 1}",
    )


def score(origins: Origins, seat: int, right: float, y: float, total: int, say: Texts) -> list[Shape]:
    """The points now and as if the game ended."""
    return [
        Text(right, y + 5, f"→ {total}", 13, "end", look="muted", title=say.message("scene-if-ended")),
        Text(right - 52, y + 6, str(points_of(origins, seat)), 17, "end", look="strong gold"),
        Icon("points", right - 98, y, 17),
    ]


def small_towers(origins: Origins, seat: int, marks: Marks, say: Texts) -> list[Shape]:
    """The heights of the towers."""
    shapes: list[Shape] = []
    for colour, height in enumerate(origins.players[seat].towers):
        name = COLOURS[colour]
        whole = f"seat{seat + 1}/tower:{name}"
        x = colour * 38.0
        outline = Rect(x, -10, 34, 20, 5, look="plate")
        parts: list[Shape] = [
            outline,
            Icon(f"mark-{name}", x + 11, 0, 12, look=f"mark-{name}"),
            Text(x + 25, 4.8, str(height), 13, "middle", look="strong"),
        ]
        text = say.message(
            "scene-tower", colour=say.message(f"name-colour-{name}"), height=height, left=origins.tower_stock[colour]
        )
        shapes.append(thing(whole, marks.of(whole), parts, outline, text, 2))
    return shapes


def small_workers(origins: Origins, seat: int, room: float, marks: Marks, say: Texts) -> list[Shape]:
    """Freemen, Archon and Speakers; then Advisors, tokens, Zodiac cards, reserve and Wonder."""
    me = origins.players[seat]
    shapes: list[Shape] = []
    for base in range(me.bases):
        name = f"seat{seat + 1}/base:{base + 1}"
        x = base * 21.0 + 9
        outline = Rect(x - 10, -13, 20, 26, 4, look="idle")
        colour = me.colours[base]
        text = f"{base + 1}"
        if colour == NONE:
            art = Icon("base", x, 1, 19, look=f"own{seat + 1}")
        else:
            away = me.places[base] != HOME
            art = Icon(die_icon(die(colour, me.values[base])), x, 0, 22, look="away" if away else "")
            text = f"{base + 1} · {say.message(f'name-colour-{COLOURS[colour]}')} {me.values[base]}"
        shapes.append(thing(name, marks.of(name), [outline, art], outline, text, 2))
    x = me.bases * 21.0 + 8
    shapes.append(archon(origins, seat, x + 2, 0, 23, marks, say))
    shapes += speakers(origins, seat, x + 15, 0, 21, 50, marks, say)
    right = room
    wonder = me.wonder != NONE and me.wonder_cell() == NONE
    if wonder:
        shapes.append(claimed(origins, seat, right - 33, 0, 22, marks, say))
        right -= 50
    if me.reserve:
        shapes += reserve(origins, seat, right - 11, 0, 22, 22, marks, say)
        right -= 28
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

"""The boards of the players: the viewer's large, the others' small but whole."""

from __future__ import annotations

from heliopolis.games.helios.art.city import city, street
from heliopolis.games.helios.art.land import land, side_for, sun_track
from heliopolis.games.helios.art.parts import action_tile, line, medal, panel, title
from heliopolis.games.helios.choices import BUILDINGS, CHARACTERS, MATERIALS, SPACES
from heliopolis.games.helios.coast import count, fields_of
from heliopolis.games.helios.components import UNLIMITED_SUN
from heliopolis.games.helios.state import Helios
from heliopolis.games.helios.turn import SET
from heliopolis.kernel.step import BIT
from heliopolis.render.shapes import Circle, Group, Icon, Marks, Rect, Shape, Text
from heliopolis.texts import Texts

Box = tuple[float, float, float, float]
"""Left, top, width, height."""


def seat_name(say: Texts, seat: int) -> str:
    return say.message("scene-seat", seat=seat + 1)


def points_of(helios: Helios, seat: int) -> int:
    """The points in the bag."""
    return sum(helios.points[seat])


def track_value(helios: Helios, seat: int) -> int:
    """The sun marker; past the end of the track it stands for any distance."""
    return helios.components.track_end + 1 if helios.has(seat, UNLIMITED_SUN) else helios.players[seat].track


def own_board(helios: Helios, seat: int, box: Box, marks: Marks, say: Texts) -> Group:
    """The viewer's land, with goods, action tiles and characters in its corners."""
    left, top, across, down = box
    owner = f"seat{seat + 1}"
    height = down - 86
    side = side_for(helios.layout, height)
    middle = (left + across / 2, top + down - 14 - height / 2)
    values = helios.components
    shapes: list[Shape] = [
        panel(*box),
        Group(
            [
                Group([sun_track(values.start_sun, values.track_end, track_value(helios, seat), height / 2 + 20)],
                      id=f"{owner}/track", title=say.message("scene-track")),
                land(helios, seat, side, marks, say),
            ],
            at=middle,
        ),
        Icon(f"seat-{seat + 1}", left + 24, top + 25, 20),
        Text(left + 40, top + 31, seat_name(say, seat), 18, look=f"strong {owner}"),
        Text(left + 16, top + 58, str(points_of(helios, seat)), 24, look="strong gold"),
        Text(left + 18 + 15 * len(str(points_of(helios, seat))), top + 58, say.message("scene-points-word", points=points_of(helios, seat)), 13,
             look="muted"),
        Group([spaces(helios, seat, 31, marks, say)], at=(left + 16, top + down - 150)),
        Group(people(helios, seat, 40, 2, marks, say), at=(left + across - 106, top + down - 16)),
    ]  # fmt: skip
    if helios.first == seat:
        shapes.append(Icon("dragon", left + 112, top + 25, 24, title=say.message("scene-dragon")))
    shapes.append(Group(goods(helios, seat, say), at=(left + across - 16, top + 16)))
    return Group(shapes, id=owner)


def goods(helios: Helios, seat: int, say: Texts) -> list[Shape]:
    """Mana and cubes, to the left of a corner."""
    me = helios.players[seat]
    owner = f"seat{seat + 1}"
    shapes: list[Shape] = [
        Group(
            [Icon("mana", -76, 12, 26), Text(-58, 20, str(me.mana), 22, look="strong"),
             Text(0, 19, say.message("scene-mana"), 13, "end", look="muted")],
            id=f"{owner}/mana",
        ),
    ]  # fmt: skip
    for place, colour in enumerate(MATERIALS):
        x = -12 - (4 - place) * 26
        look = "" if me.held[place] else "asleep"
        shapes.append(
            Group(
                [Icon(f"cube-{colour}", x, 48, 20), Text(x, 73, str(me.held[place]), 13, "middle", look="strong")],
                look=look, title=say.message(f"name-material-{colour}"),
            )
        )  # fmt: skip
    return shapes


def spaces(helios: Helios, seat: int, size: float, marks: Marks, say: Texts) -> Group:
    """The three coloured spaces with the action tiles under them."""
    me = helios.players[seat]
    step = size + 9
    shapes: list[Shape] = []
    for place, colour in enumerate(SPACES):
        x = place * step
        tiles = me.spaces[place]
        high = size * 3.2 + 16
        bar = Rect(x, 0, size + 2, 5, 2.5, look=f"bar-{colour}")
        parts: list[Shape] = [
            Rect(x - 3, -4, size + 8, high + 18, 6, look="idle"),
            bar,
            Text(x + size / 2 + 1, 18, f"{len(tiles)}/{SET}", min(12, size * 0.5), "middle", look="muted"),
        ]
        for order, tile in enumerate(tiles):
            at = (x + size / 2 + 1, 24 + size / 2 + order * 0.72 * size)
            parts.append(Group([action_tile(tile // 4, tile % 4, size)], at=at))
        outline = Rect(x - 3, -4, size + 8, high + 18, 6)
        name = say.message(f"about-colour-{colour}")
        shapes.append(marks.thing(f"seat{seat + 1}/space:{colour}", parts, outline, name, fine=True))
    return Group(shapes)


def people(helios: Helios, seat: int, size: float, columns: int, marks: Marks, say: Texts) -> list[Shape]:
    """The characters, upwards from a corner."""
    me = helios.players[seat]
    shapes: list[Shape] = []
    owned = fields_of(me.characters)
    rows = -(-len(owned) // columns)
    for order, place in enumerate(owned):
        x = (order % columns) * (size + 6) + size / 2
        y = (order // columns - rows) * (size + 6) + size / 2
        awake = me.active & BIT[place] != 0
        name = CHARACTERS[place]
        state = say.message("scene-awake" if awake else "scene-asleep")
        text = f"{say.message(f'name-character-{name}')} ({state}): {say.message(f'about-character-{name}')}"
        art = Group([medal(place, size, awake)], at=(x, y))
        shapes.append(
            marks.thing(f"seat{seat + 1}/activate:{name}", [art], Circle(x, y, size / 2 + 1), text, fine=size < 30)
        )
    return shapes


def own_city(helios: Helios, seat: int, box: Box, marks: Marks, say: Texts) -> Group:
    """The viewer's city board."""
    left, top, across, down = box
    built = count(helios.players[seat].built)
    summary = say.message("scene-city-summary", built=built, all=len(BUILDINGS))
    return Group([
        panel(*box),
        Icon(f"seat-{seat + 1}", left + 20, top + 17, 15),
        title(left + 33, top + 22, say.message("scene-city")),
        Text(left + across - 12, top + 21, summary, 12, "end", look="muted"),
        city(helios, seat, (left + 12, top + 31, across - 24, down - 41), 6, marks, say),
    ])  # fmt: skip


def card(helios: Helios, seat: int, box: Box, marks: Marks, say: Texts) -> Group:
    """Another player's board; where it is high enough the city has names and prices."""
    left, top, across, down = box
    me = helios.players[seat]
    owner = f"seat{seat + 1}"
    tall = down > 700
    foot = 292 if tall else 38
    height = min(down - 44 - foot, across * 1.06) if tall else down - 44 - foot
    side = side_for(helios.layout, height)
    middle = top + 38 + height / 2
    track = track_value(helios, seat)
    sun = "∞" if track > helios.components.track_end else str(track)
    shapes: list[Shape] = [
        panel(*box),
        Icon(f"seat-{seat + 1}", left + 20, top + 19, 16),
        Text(left + 33, top + 24, seat_name(say, seat), 14, look=f"strong {owner}"),
        Text(left + across - 12, top + 25, str(points_of(helios, seat)), 17, "end", look="strong gold"),
        Group(line(left + 112, top + 19, [("sun-small", sun)], 16, "strong"), id=f"{owner}/track",
              title=say.message("scene-track")),
        Group(line(left + 154, top + 19, [("mana", str(me.mana))], 16, "strong"), id=f"{owner}/mana",
              title=say.message("scene-mana")),
        *line(left + 196, top + 19,
              [(f"cube-{colour}", str(me.held[place])) for place, colour in enumerate(MATERIALS)], 13, "muted", 1),
        Group([land(helios, seat, side, marks, say)], at=(left + across / 2, middle)),
    ]  # fmt: skip
    if helios.first == seat:
        shapes.append(Icon("dragon", left + 92, top + 18, 19, title=say.message("scene-dragon")))
    size = 20 if tall else 13
    low = middle + height / 2
    shapes.append(
        Group([spaces(helios, seat, size, marks, say)], at=(left + 12, low - size * 3.2 - 34 + (44 if tall else 0)))
    )
    shapes.append(
        Group(
            people(helios, seat, 34 if tall else 25, 2, marks, say),
            at=(left + across - (86 if tall else 66), low + (34 if tall else 0)),
        )
    )
    if tall:
        shapes.append(city(helios, seat, (left + 10, top + down - 250, across - 20, 240), 3, marks, say))
    else:
        shapes.append(street(helios, seat, left + 8, top + down - 34, across - 16, marks, say))
    return Group(shapes, id=owner)

"""The boards of the players: the viewer's large, the others' small but whole."""

from __future__ import annotations

from heliopolis.games.helios.art.city import city, street
from heliopolis.games.helios.art.land import land, reach, side_for
from heliopolis.games.helios.art.parts import action_tile, cost_parts, medal, name_plate, points_of
from heliopolis.games.helios.art.tracks import rays, sun_track
from heliopolis.games.helios.position.choices import BUILDINGS, CHARACTERS, MATERIALS, SPACES
from heliopolis.games.helios.position.coast import count, fields_of
from heliopolis.games.helios.position.components import UNLIMITED_SUN
from heliopolis.games.helios.position.state import Helios
from heliopolis.games.helios.rules.turn import SET
from heliopolis.render.lines import Box, line, panel, title
from heliopolis.render.shapes import Circle, Group, Icon, Marks, Rect, Shape, Text, thing
from heliopolis.render.svg import width
from heliopolis.texts import Texts


def track_value(helios: Helios, seat: int) -> int:
    """The sun marker; past the end of the track it stands for any distance."""
    return helios.components.track_end + 1 if helios.has(seat, UNLIMITED_SUN) else helios.players[seat].track


def own_board(helios: Helios, seat: int, box: Box, marks: Marks, say: Texts) -> Group:
    """The viewer's land, with goods, action tiles and characters in its corners."""
    left, top, across, down = box
    owner = f"seat{seat + 1}"
    height = down - 76
    middle = (left + across / 2, top + down - 10 - height / 2)
    values = helios.components
    track = sun_track(values.start_sun, values.track_end, track_value(helios, seat), height / 2 + 14)
    points = points_of(helios, seat)
    board: list[Shape] = [
        Group([track], id=f"{owner}/track", title=say.message("scene-track")),
        land(helios, seat, side_for(helios.layout, across, height), marks, say),
    ]
    return Group(
        [
            panel(box),
            rays(box, *middle),
            Group(board, at=middle),
            *name_plate(helios, seat, left + 14, top + 26, 18, say),
            Text(left + 15, top + 64, str(points), 26, look="strong gold"),
            Text(left + 21 + width(str(points), 26, "strong"), top + 64,
                 say.message("scene-points-word", points=points), 13, look="muted"),
            Group(goods(helios, seat, say), at=(left + across - 16, top + 16)),
            Group([spaces(helios, seat, 30, marks, say)], at=(left + 16, top + down - 134)),
            Group(court(helios, seat, marks, say), at=(left + across - 16, top + down - 14)),
        ],
        id=owner,
    )  # fmt: skip


def goods(helios: Helios, seat: int, say: Texts) -> list[Shape]:
    """Mana and cubes, to the left of a corner."""
    me = helios.players[seat]
    mana = say.message("scene-mana")
    left = -width(mana, 13) - 6
    number = width(str(me.mana), 22, "strong")
    shapes: list[Shape] = [
        Group(
            [
                Icon("mana", left - number - 18, 12, 26),
                Text(left, 20, str(me.mana), 22, "end", look="strong"),
                Text(0, 19, mana, 13, "end", look="muted"),
            ],
            id=f"seat{seat + 1}/mana",
        )
    ]
    for place, colour in enumerate(MATERIALS):
        x = -11 - (len(MATERIALS) - 1 - place) * 26
        cube = Icon(f"cube-{colour}", x, 48, 20)
        number_held = Text(x, 73, str(me.held[place]), 13, "middle", look="strong")
        title_text = say.message(f"name-material-{colour}")
        shapes.append(Group([cube, number_held], look="" if me.held[place] else "asleep", title=title_text))
    return shapes


def spaces(helios: Helios, seat: int, size: float, marks: Marks, say: Texts) -> Group:
    """The three coloured spaces with the action tiles under them."""
    me = helios.players[seat]
    step = size + 8
    lap = 0.64 * size
    shapes: list[Shape] = []
    for place, colour in enumerate(SPACES):
        x = place * step
        outline = Rect(x - 3, -4, size + 6, 30 + size + lap * (SET - 1), 6, look="idle")
        text = Text(
            x + size / 2, 18, f"{len(me.spaces[place])}/{SET}", 12 if size > 24 else 9.5, "middle", look="muted"
        )
        parts: list[Shape] = [outline, Rect(x, 0, size, 5, 2.5, look=f"bar-{colour}"), text]
        for order, tile in enumerate(me.spaces[place]):
            at = (x + size / 2, 23 + size / 2 + order * lap)
            parts.append(Group([action_tile(tile // 4, tile % 4, size)], at=at))
        name = f"seat{seat + 1}/space:{colour}"
        shapes.append(thing(name, marks.of(name), parts, outline, say.message(f"about-colour-{colour}"), 2))
    return Group(shapes)


def person(helios: Helios, seat: int, place: int, at: Box, marks: Marks, say: Texts) -> Group:
    """A character that somebody has; ``at`` is its middle, its size and the line of its ring."""
    x, y, size, stroke = at
    name = CHARACTERS[place]
    whole = f"seat{seat + 1}/activate:{name}"
    awake = helios.players[seat].active >> place & 1
    state = say.message("scene-awake" if awake else "scene-asleep")
    text = say.titled(f"{say.message(f'name-character-{name}')} ({state})", say.message(f"about-character-{name}"))
    art = Group([medal(place, size, awake)], at=(x, y))
    return thing(whole, marks.of(whole), [art], Circle(x, y, size / 2 + 2), text, stroke)


def people(helios: Helios, seat: int, size: float, columns: int, marks: Marks, say: Texts) -> list[Shape]:
    """The characters of a seat in rows, upwards and to the left of a corner."""
    owned = fields_of(helios.players[seat].characters)
    shapes: list[Shape] = []
    for order, place in enumerate(owned):
        x = -(order % columns) * (size + 5) - size / 2
        y = -(order // columns) * (size + 5) - size / 2
        shapes.append(person(helios, seat, place, (x, y, size, 3 if size > 34 else 2), marks, say))
    return shapes


def court(helios: Helios, seat: int, marks: Marks, say: Texts) -> list[Shape]:
    """The viewer's characters: up to three with what they still cost, more of them without words."""
    owned = fields_of(helios.players[seat].characters)
    if len(owned) > 3:
        return people(helios, seat, 38, 4, marks, say)
    shapes: list[Shape] = []
    for order, place in enumerate(owned):
        y = -20 - order * 45
        shapes.append(person(helios, seat, place, (-20, y, 40, 3), marks, say))
        shapes.append(Text(-47, y - 3, say.message(f"name-character-{CHARACTERS[place]}"), 12, "end", look="strong"))
        if helios.players[seat].active >> place & 1:
            shapes.append(Text(-47, y + 13, say.message("scene-awake"), 12, "end", look="gold"))
        else:
            parts = cost_parts(helios.components.characters[place].cost)
            shapes += line(-47 - 15 * len(parts), y + 10, parts, 14)
    return shapes


def own_city(helios: Helios, seat: int, box: Box, marks: Marks, say: Texts) -> Group:
    """The viewer's city board."""
    left, top, across, down = box
    built = count(helios.players[seat].built)
    summary = say.message("scene-city-summary", built=built, all=len(BUILDINGS))
    return Group(
        [
            panel(box),
            Icon(f"seat-{seat + 1}", left + 20, top + 17, 15),
            title(left + 33, top + 22, say.message("scene-city")),
            Text(left + across - 12, top + 21, summary, 12, "end", look="muted"),
            city(helios, seat, (left + 12, top + 31, across - 24, down - 41), 6, marks, say),
        ]
    )


def card(helios: Helios, seat: int, box: Box, marks: Marks, say: Texts) -> Group:
    """Another player's board: what is beside the land depends on how high it is."""
    _, _, _, down = box
    shapes: list[Shape] = [panel(box), *card_head(helios, seat, box, say)]
    if down > 600:
        shapes += tall_card(helios, seat, box, marks, say)
    elif down > 300:
        shapes += square_card(helios, seat, box, marks, say)
    else:
        shapes += flat_card(helios, seat, box, marks, say)
    return Group(shapes, id=f"seat{seat + 1}")


def card_head(helios: Helios, seat: int, box: Box, say: Texts) -> list[Shape]:
    """Name, sun track, mana, cubes and points in one line."""
    left, top, across, _ = box
    me = helios.players[seat]
    owner = f"seat{seat + 1}"
    track = track_value(helios, seat)
    sun = "∞" if track > helios.components.track_end else str(track)
    cubes = [(f"cube-{colour}", str(me.held[place])) for place, colour in enumerate(MATERIALS)]
    return [
        *name_plate(helios, seat, left + 10, top + 19, 14, say),
        Group(line(left + 113, top + 19, [("sun-small", sun)], 16, "strong"), id=f"{owner}/track",
              title=say.message("scene-track")),
        Group(line(left + 152, top + 19, [("mana", str(me.mana))], 16, "strong"), id=f"{owner}/mana",
              title=say.message("scene-mana")),
        *line(left + 191, top + 19, cubes, 13, "muted", 3),
        Text(left + across - 12, top + 25, str(points_of(helios, seat)), 17, "end", look="strong gold"),
    ]  # fmt: skip


def tall_card(helios: Helios, seat: int, box: Box, marks: Marks, say: Texts) -> list[Shape]:
    """The land above a city with names and prices."""
    left, top, across, down = box
    foot = 312
    height = down - 44 - foot - 68
    low = top + 40 + height
    return [
        Group([land(helios, seat, side_for(helios.layout, across - 8, height), marks, say)],
              at=(left + across / 2, low - height / 2)),
        Group([spaces(helios, seat, 22, marks, say)], at=(left + 14, low - 32)),
        Group(people(helios, seat, 38, 4, marks, say), at=(left + across - 12, low + 56)),
        city(helios, seat, (left + 10, top + down - foot - 8, across - 20, foot), 3, marks, say),
    ]  # fmt: skip


def square_card(helios: Helios, seat: int, box: Box, marks: Marks, say: Texts) -> list[Shape]:
    """The land above one row of buildings, action tiles and characters in its lower corners."""
    left, top, across, down = box
    height = down - 44 - 42
    low = top + 40 + height
    return [
        Group([land(helios, seat, side_for(helios.layout, across - 8, height), marks, say)],
              at=(left + across / 2, low - height / 2)),
        Group([spaces(helios, seat, 15, marks, say)], at=(left + 12, low - 66)),
        Group(people(helios, seat, 26, 2, marks, say), at=(left + across - 10, low - 2)),
        street(helios, seat, (left + 8, top + down - 36, across - 16, 0), 12, marks, say),
    ]  # fmt: skip


def flat_card(helios: Helios, seat: int, box: Box, marks: Marks, say: Texts) -> list[Shape]:
    """The land beside three rows of buildings, action tiles and characters below them."""
    left, top, across, down = box
    height = down - 38 - 10
    side = side_for(helios.layout, 0.6 * across, height)
    wide = (3 * reach(helios.layout) + 2.2) * side
    right = left + 14 + wide
    rest = left + across - 10 - right
    low = top + down - 12
    return [
        Group([land(helios, seat, side, marks, say)], at=(left + 8 + wide / 2, top + 36 + height / 2)),
        street(helios, seat, (right, top + 36, rest, 0), 4, marks, say),
        Group([spaces(helios, seat, 18, marks, say)], at=(right + 4, low - 76)),
        Group(people(helios, seat, 28, 2, marks, say), at=(left + across - 10, low)),
    ]  # fmt: skip

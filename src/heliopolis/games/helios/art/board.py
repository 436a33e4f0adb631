"""The viewer's own boards: the land, goods and people, the city."""

from __future__ import annotations

from typing import Final

from heliopolis.games.helios.art.city import city, low_city
from heliopolis.games.helios.art.hexes import reach, side_for
from heliopolis.games.helios.art.land import land
from heliopolis.games.helios.art.parts import action_tile, cost_parts, medal, name_plate
from heliopolis.games.helios.art.tracks import rays, sun_track
from heliopolis.games.helios.position.choices import BUILDINGS, CHARACTERS, MATERIALS, SPACES
from heliopolis.games.helios.position.coast import count, fields_of
from heliopolis.games.helios.position.components import UNLIMITED_SUN, Cost
from heliopolis.games.helios.position.state import Helios
from heliopolis.games.helios.rules.turn import SET
from heliopolis.render.drawing_cache import drawn_once
from heliopolis.render.lines import line, panel, title, together
from heliopolis.render.shapes import Box, Circle, Group, Icon, Marks, Rect, Shape, Text, thing
from heliopolis.render.svg import width
from heliopolis.words.texts import Texts

ARC: Final = 40
"""What the arc of the sun track needs above a land."""
TALL: Final = 560
"""A board as high as this has more air above its land."""
BLEED: Final = 400
"""How far the ground of a land extends where its pane has another shape."""
CELL: Final = 146
"""The width of a character with its name."""
LOW: Final = 260
"""A city lower than this does without names."""
NAMED: Final = 3
"""How many characters have their names where there is room next to the land; more of them have none."""


def track_value(helios: Helios, seat: int) -> int:
    """Return the sun marker; past the end of the track it stands for any distance."""
    return helios.components.track_end + 1 if helios.has(seat, UNLIMITED_SUN) else helios.players[seat].track


def own_board(helios: Helios, seat: int, box: Box, marks: Marks, say: Texts) -> Group:
    """Return the viewer's land, with goods, action tiles and characters in its corners."""
    left, top, across, down = box
    owner, me = f"seat{seat + 1}", helios.players[seat]
    height = down - (ARC + 26 if down >= TALL else ARC) - 10
    middle = (left + across / 2, top + down - 10 - height / 2)
    values = helios.components
    side = side_for(helios.layout, across, height)
    beside = (across - (3 * reach(helios.layout) + 2) * side) / 2
    stops = values.start_sun, values.track_end, track_value(helios, seat)
    track = sun_track(*stops, height / 2 + 14, f"{owner}/track", say("scene-track"))
    return Group(
        [
            panel(box),
            rays(box, *middle),
            together((track, land(helios, seat, side, marks, say)), middle),
            *name_plate(helios, seat, left + 14, top + 24, 17, say),
            together(goods(owner, me.mana, tuple(me.held), say), (left + across - 16, top + 16)),
            together((spaces(helios, seat, 30, marks, say),), (left + 16, top + down - 134)),
            together(tuple(court(helios, seat, marks, say, beside)), (left + across - 16, top + down - 14)),
        ],
        id=owner,
    )


def own_land(helios: Helios, seat: int, box: Box, marks: Marks, say: Texts, *, touch: bool) -> Group:
    """Return only the viewer's land, as large as there is room; on a phone its ground continues around it."""
    left, top, across, down = box
    middle = (left + across / 2, top + down / 2)
    side = side_for(helios.layout, across - 4, down - 8)
    around = (left - BLEED, top - BLEED, across + 2 * BLEED, down + 2 * BLEED) if touch else box
    return Group(
        [panel(around), rays(around, *middle), Group([land(helios, seat, side, marks, say, touch=touch)], at=middle)],
        id=f"seat{seat + 1}",
    )


@drawn_once
def goods(owner: str, mana: int, held: tuple[int, ...], say: Texts) -> tuple[Shape, ...]:
    """Draw mana and cubes, to the left of a corner."""
    words = say("scene-mana")
    left = -width(words, 13) - 6
    number = width(str(mana), 22, "strong")
    shapes = [
        Group(
            [
                Icon("mana", left - number - 18, 12, 26),
                Text(left, 20, str(mana), 22, "end", look="strong"),
                Text(0, 19, words, 13, "end", look="muted"),
            ],
            id=f"{owner}/mana",
        )
    ]
    for place, colour in enumerate(MATERIALS):
        x = -11 - (len(MATERIALS) - 1 - place) * 26
        cube = Icon(f"cube-{colour}", x, 48, 20)
        number_of = Text(x, 73, str(held[place]), 13, "middle", look="strong")
        look = "" if held[place] else "asleep"
        name = say(f"name-material-{colour}")
        shapes.append(Group([cube, number_of], id=f"{owner}/cubes/{colour}", look=look, title=name))
    return tuple(shapes)


def spaces(helios: Helios, seat: int, size: float, marks: Marks, say: Texts) -> Group:
    """Return the three coloured spaces with the action tiles under them."""
    shapes: list[Shape] = []
    for place, tiles in enumerate(helios.players[seat].spaces):
        name = f"seat{seat + 1}/space:{SPACES[place]}"
        shapes.append(space(name, place, tuple(tiles), size, marks.of(name), say))
    return together(tuple(shapes))


@drawn_once
def space(name: str, place: int, tiles: tuple[int, ...], size: float, mark: str, say: Texts) -> Group:
    """Return a coloured space with the action tiles under it."""
    colour = SPACES[place]
    lap = 0.64 * size
    x = place * (size + 8)
    outline = Rect(x - 3, -4, size + 6, 30 + size + lap * (SET - 1), 6, look="idle")
    text = Text(x + size / 2, 18, f"{len(tiles)}/{SET}", 12, "middle", look="muted")
    parts: list[Shape] = [outline, Rect(x, 0, size, 5, 2.5, look=f"bar-{colour}"), text]
    for order, tile in enumerate(tiles):
        at = (x + size / 2, 23 + size / 2 + order * lap)
        parts.append(Group([action_tile(tile // 4, tile % 4, size)], at=at))
    low = 26 + size + lap * (SET - 1)
    about = say(f"about-colour-{colour}")
    return thing(name, mark, parts, outline, about, 2, (x - 2, -4), (x + size / 2, low))


def person(helios: Helios, seat: int, place: int, at: Box, marks: Marks, say: Texts) -> Group:
    """Return a character that someone has; ``at`` is its middle, its size and the line of its ring."""
    name = CHARACTERS[place]
    whole = f"seat{seat + 1}/activate:{name}"
    return drawn_person(whole, name, place, helios.players[seat].active >> place & 1, at, marks.of(whole), say)


@drawn_once
def drawn_person(whole: str, name: str, place: int, awake: int, at: Box, mark: str, say: Texts) -> Group:
    """Return a character by what is seen of it."""
    x, y, size, stroke = at
    state = say("scene-awake" if awake else "scene-asleep")
    text = say.titled(f"{say(f'name-character-{name}')} ({state})", say(f"about-character-{name}"))
    art = Group([medal(place, size, awake)], at=(x, y))
    tag, worth = (x - 0.4 * size, y - 0.4 * size), (x, y + 0.46 * size)
    return thing(whole, mark, [art], Circle(x, y, size / 2 + 2), text, stroke, tag, worth)


def people(helios: Helios, seat: int, size: float, columns: int, marks: Marks, say: Texts) -> list[Shape]:
    """Return the characters of a seat in rows, upwards and to the left of a corner."""
    owned = fields_of(helios.players[seat].characters)
    shapes: list[Shape] = []
    for order, place in enumerate(owned):
        x = -(order % columns) * (size + 5) - size / 2
        y = -(order // columns) * (size + 5) - size / 2
        shapes.append(person(helios, seat, place, (x, y, size, 3 if size > 34 else 2), marks, say))
    return shapes


def court(helios: Helios, seat: int, marks: Marks, say: Texts, beside: float) -> list[Shape]:
    """Return the viewer's characters: a few with what they still cost, more of them without words."""
    owned = fields_of(helios.players[seat].characters)
    names = [say(f"name-character-{CHARACTERS[place]}") for place in owned]
    # The third name from below is where the land is widest.
    if len(owned) > NAMED or any(width(name, 12, "strong") > beside - 63 for name in names[NAMED - 1 :]):
        return people(helios, seat, 38, 4, marks, say)
    shapes: list[Shape] = []
    for order, place in enumerate(owned):
        y = -20 - order * 45
        shapes.append(person(helios, seat, place, (-20, y, 40, 3), marks, say))
        awake = helios.players[seat].active >> place & 1
        shapes += beside_person(names[order], helios.components.characters[place].cost, awake, y, say)
    return shapes


@drawn_once
def beside_person(name: str, cost: Cost, awake: int, y: float, say: Texts) -> tuple[Shape, ...]:
    """Return the name of a character, and what it still costs to wake it."""
    named = Text(-47, y - 3, name, 12, "end", look="strong")
    if awake:
        return named, Text(-47, y + 13, say("scene-awake"), 12, "end", look="gold")
    parts = cost_parts(cost)
    return named, *line(-47 - 15 * len(parts), y + 10, parts, 14)


def own_court(helios: Helios, seat: int, box: Box, marks: Marks, say: Texts) -> Group:
    """Return the viewer's action tiles and characters, where they have a board of their own."""
    left, top, across, down = box
    tile = min(38.0, (down - 46) / 2.92)
    begin = left + 24 + 3 * (tile + 8)
    room = left + across - 8 - begin
    owned = fields_of(helios.players[seat].characters)
    columns, rows = int(room // CELL), int((down - 6) // 47)
    if len(owned) <= columns * rows:
        high = (down - 8) / rows
        cells = [
            attendant(
                helios, seat, place, (begin + order // rows * CELL, top + 4 + (order % rows + 0.5) * high), marks, say
            )
            for order, place in enumerate(owned)
        ]
        court = Group(cells)
    else:
        size = min(46.0, (down - 25) / 2, room / 4 - 5)
        court = Group(people(helios, seat, size, 4, marks, say), at=(left + across - 10, top + down / 2 + size + 2.5))
    under = Group([spaces(helios, seat, tile, marks, say)], at=(left + 14, top + (down - 34 - 2.92 * tile) / 2 + 6))
    return Group([panel(box), under, court])


def attendant(helios: Helios, seat: int, place: int, at: tuple[float, float], marks: Marks, say: Texts) -> Group:
    """Return a character with its name, and what it still costs to wake it."""
    x, y = at
    words = say(f"name-character-{CHARACTERS[place]}")
    shapes: list[Shape] = [
        person(helios, seat, place, (x + 21, y, 42, 3), marks, say),
        Text(x + 48, y - 3, words, 12, look="strong", room=CELL - 50, least=12),
    ]
    if helios.players[seat].active >> place & 1:
        shapes.append(Text(x + 48, y + 14, say("scene-awake"), 12, look="gold", room=CELL - 50, least=12))
    else:
        shapes += line(x + 48, y + 11, cost_parts(helios.components.characters[place].cost), 14)
    return Group(shapes)


def own_city(helios: Helios, seat: int, box: Box, columns: int, marks: Marks, say: Texts, *, touch: bool) -> Group:
    """Return the viewer's city board."""
    left, top, across, down = box
    built = count(helios.players[seat].built)
    summary = say("scene-city-summary", built=built, all=len(BUILDINGS))
    inside = (left + 12, top + 30, across - 24, down - 40)
    if touch and down < LOW:
        inside = (left + 6, top + 6, across - 12, down - 12)
        return Group([panel(box), low_city(helios, seat, inside, marks, say)])
    return Group(
        [
            panel(box),
            Icon(f"seat-{seat + 1}", left + 20, top + 16, 15),
            title(left + 33, top + 21, say("scene-city")),
            Text(left + across - 12, top + 20, summary, 12, "end", look="muted"),
            city(helios, seat, inside, columns, marks, say, touch=touch),
        ]
    )

"""Points and means: who stands where, what the viewer has in one line, and how far the game is."""

from __future__ import annotations

from typing import Final

from heliopolis.games.helios.art.board import track_value
from heliopolis.games.helios.art.parts import name_plate, points_of, seat_name, set_sign
from heliopolis.games.helios.position.choices import MATERIALS, SPACES
from heliopolis.games.helios.position.saving import PHASES
from heliopolis.games.helios.position.state import Helios
from heliopolis.games.helios.rules.setup import rounds
from heliopolis.games.helios.rules.turn import SET
from heliopolis.render.lines import line, panel, score_track, title
from heliopolis.render.screens import EDGE
from heliopolis.render.shapes import Box, Circle, Group, Icon, Rect, SeatName, Shape, Text
from heliopolis.render.svg import width
from heliopolis.words.texts import Texts

REACH: Final = 19.0
"""How far above and below its line a finger touches a good."""


def standings(helios: Helios, box: Box, say: Texts) -> Group:
    """Return the points of everyone, now and as if the game ended; and what they have, where there is room."""
    left, top, across, down = box
    totals = [score.total for score in helios.scores()]
    most = max(1, *totals)
    middle = left + 0.58 * across
    shapes: list[Shape] = [
        panel(box),
        title(left + 14, top + 24, say("scene-points")),
        Text(middle, top + 23, say("scene-now"), 12, "end", look="muted"),
        Text(left + across - 14, top + 23, say("scene-if-ended"), 12, "end", look="muted"),
    ]
    step = min(90.0, (down - 38) / helios.seats)
    whole = across - 28
    for seat in range(helios.seats):
        y = top + 36 + seat * step + (24 if step > 60 else step / 2)
        points = points_of(helios, seat)
        shapes += [
            *name_plate(helios, seat, left + 13, y - 5, 14, say),
            Text(middle, y + 1, str(points), 17, "end", look="strong gold"),
            Text(left + across - 14, y + 1, str(totals[seat]), 14, "end"),
            Rect(left + 14, y + 8, whole * totals[seat] / most, 7, 3, look=f"seat{seat + 1} bar"),
            Rect(left + 14, y + 8, whole * points / most, 7, 3, look=f"seat{seat + 1}"),
        ]
        if step > 60:
            shapes += wealth_line(helios, seat, left + 14, y + 33)
    return Group(shapes)


def sun_of(helios: Helios, seat: int) -> str:
    """Return how far the sun of a seat reaches."""
    track = track_value(helios, seat)
    return "∞" if track > helios.components.track_end else str(track)


def wealth_line(helios: Helios, seat: int, x: float, y: float) -> list[Shape]:
    """Draw the sun track, mana and cubes of a seat in one line."""
    me = helios.players[seat]
    pieces = [("sun-small", sun_of(helios, seat)), ("mana", str(me.mana))]
    pieces += [(f"cube-{colour}", str(me.held[place])) for place, colour in enumerate(MATERIALS)]
    return line(x, y, pieces, 15, "muted", 9)


def means(helios: Helios, seat: int, box: Box, say: Texts) -> Group:
    """Return what the viewer has, in one line: cubes, mana, the reach of the sun, action tiles by colour."""
    left, top, across, down = box
    me = helios.players[seat]
    owner = f"seat{seat + 1}"
    y = top + down / 2
    groups: list[list[tuple[Group, float]]] = [[], [], [], []]
    for place, colour in enumerate(MATERIALS):
        about = say(f"name-material-{colour}")
        groups[0].append(value(f"cube-{colour}", str(me.held[place]), f"{owner}/cubes/{colour}", about, me.held[place]))
    groups[1].append(value("mana", str(me.mana), f"{owner}/mana", say("scene-mana"), me.mana))
    groups[2].append(value("sun-small", sun_of(helios, seat), f"{owner}/track", say("scene-track"), 1))
    for place, colour in enumerate(SPACES):
        number = len(me.spaces[place])
        drawn: list[Shape] = [
            set_sign(place, (8, 0)),
            Text(18, 5, str(number), 14, look="strong" if number == SET else "muted"),
        ]
        if number == SET:
            drawn.append(Icon("bonus-action", 36, 0, 16))
        about = say("said-space", colour=say(f"name-colour-{colour}"), tiles=number, all=SET)
        room = 45.0 if number == SET else 28.0
        drawn_set = Group([room_of(room), *drawn], id=f"{owner}/tiles/{colour}", title=about)
        groups[3].append((drawn_set, room))
    items = sum(len(group) for group in groups)
    spare = across - 16 - sum(wide for group in groups for _, wide in group)
    # Between groups there is a line, and twice the air that is between the others.
    air = max(0.0, spare / (items - 1 + 2 * (len(groups) - 1)))
    shapes: list[Shape] = [Rect(*box, 6, look="board")]
    x = left + 8.0
    for order, group in enumerate(groups):
        if order:
            shapes.append(Rect(x + 0.5 * air, y - 11, 1, 22, look="parting"))
            x += 2 * air
        for drawn_value, wide in group:
            shapes.append(Group([drawn_value], at=(x, y)))
            x += wide + air
    return Group(shapes)


def value(icon: str, number: str, name: str, about: str, has: int) -> tuple[Group, float]:
    """Return a good with its number, and how wide that is."""
    wide = 22 + width("00" if icon in {"mana", "sun-small"} else "0", 15, "strong")
    shapes: list[Shape] = [room_of(wide), Icon(icon, 9.5, 0, 19), Text(20.5, 5.4, number, 15, look="strong")]
    return Group(shapes, id=name, look="" if has else "asleep", title=about), wide


def room_of(wide: float) -> Rect:
    """Return all of the room of a good answers, not only what is drawn in it."""
    return Rect(-2, -REACH, wide + 4, 2 * REACH, look="idle")


# What a drawing that stands alone shows besides -------------------------------------------------------


def when(helios: Helios, say: Texts) -> str:
    """Return the round and the phase."""
    phase = say(f"name-phase-{PHASES[helios.phase]}")
    if not helios.round_number or not helios.todo:
        return phase
    return f"{say('scene-round', round=helios.round_number, rounds=rounds(helios.seats))} · {phase}"


def header(helios: Helios, box: Box, say: Texts) -> Group:
    """Return the name of the game, when we are, who is to play, and the score track."""
    _, _, across, down = box
    bar = (EDGE, 52.0, across - 2 * EDGE, down - 60)
    points = [points_of(helios, seat) for seat in range(helios.seats)]
    shapes: list[Shape] = [
        Icon("sun", EDGE + 15, 25, 30),
        Text(EDGE + 38, 32, say("name-game"), 20, look="strong"),
        Text(EDGE + 138, 31, when(helios, say), 14, look="muted"),
        panel(bar),
        score_track(points, EDGE + 24, across - 2 * EDGE - 48, 73),
    ]
    seat = helios.seat() if helios.seat() >= 0 else helios.turn_seat
    if seat >= 0 and helios.todo:
        to_play = say("scene-to-play", seat=seat_name(say, seat))
        look = f"strong seat{seat + 1}"
        shapes += [
            Text(across - EDGE - 4, 31, to_play, 15, "end", look=look),
            Icon(f"seat-{seat + 1}", across - EDGE - 22 - 0.94 * width(to_play, 15, look), 25, 18),
        ]
    return Group(shapes)


def calendar(helios: Helios, box: Box, say: Texts) -> Group:
    """Return the rounds of the game as a row of suns, the phase, and who starts."""
    left, top, across, _ = box
    number = rounds(helios.seats)
    step = (across - 28) / number
    shapes: list[Shape] = [panel(box), title(left + 14, top + 24, say("scene-rounds"))]
    for order in range(1, number + 1):
        x = left + 14 + (order - 0.5) * step
        now = order == helios.round_number and bool(helios.todo)
        shapes.append(Icon("sun", x, top + 58, 40) if now else Circle(x, top + 58, 13, look="pip"))
        look = "strong dark" if now else "muted"
        shapes.append(Text(x, top + 62.5, str(order), 13, "middle", look=look))
    shapes.append(Text(left + 14, top + 110, say(f"name-phase-{PHASES[helios.phase]}"), 13, look="muted"))
    if helios.round_number:
        x = left + across - 14 - 70
        shapes += [
            Icon("dragon", x - 26, top + 105, 20, title=say("scene-dragon")),
            Icon(f"seat-{helios.first + 1}", x - 6, top + 105, 13),
            SeatName(x + 4, top + 110, helios.first, seat_name(say, helios.first), 13, look=f"seat{helios.first + 1}"),
        ]
    return Group(shapes)

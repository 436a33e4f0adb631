"""The head of a drawing that stands alone: what is played, how everyone stands, and who is to play."""

from __future__ import annotations

from heliopolis.games.origins.art.parts import points_of, seat_name
from heliopolis.games.origins.position.state import Origins
from heliopolis.games.origins.rules.rounds import rounds
from heliopolis.games.origins.rules.scoring import has_target, target
from heliopolis.render.lines import score_track
from heliopolis.render.screens import EDGE
from heliopolis.render.shapes import Group, Icon, Shape, Text
from heliopolis.render.svg import width
from heliopolis.words.texts import Texts


def when(origins: Origins, say: Texts) -> str:
    """Return the round and, alone, the target; or that the game is over."""
    if not origins.todo:
        return say("scene-over")
    goal = [say("scene-target", points=target(origins))] if has_target(origins) else []
    return " · ".join([say("scene-round", round=origins.round_number, rounds=rounds(origins)), *goal])


def header_line(origins: Origins, across: float, say: Texts) -> Group:
    """Return the name of the game, when we are, the score track, and who is to play."""
    name = say("scene-game")
    shapes: list[Shape] = [
        Text(EDGE + 2, 55, name, 20, look="strong gold"),
        Text(EDGE + 14 + width(name, 20, "strong"), 54, when(origins, say), 14, look="muted"),
        score_track([points_of(origins, seat) for seat in range(origins.seats)], 0.23 * across, 0.5 * across, 44),
    ]
    seat = origins.seat() if origins.seat() >= 0 else origins.turn_seat
    if seat >= 0 and origins.todo:
        to_play = say("scene-to-play", seat=seat_name(say, seat))
        look = f"strong seat{seat + 1}"
        left = across - EDGE - 4 - width(to_play, 15, look)
        shapes += [Icon(f"seat-{seat + 1}", left - 14, 49, 18), Text(left, 55, to_play, 15, look=look)]
    return Group(shapes)

"""What a player has, in a pane."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.art.boards.own import crew, own_city
from heliopolis.games.origins.art.boards.people import advisors, cards, held_cards, set_aside, superiority, towers
from heliopolis.games.origins.position.state import Origins
from heliopolis.render.lines import panel, together
from heliopolis.render.shapes import Box, Group, Marks
from heliopolis.words.texts import Texts

ROW: Final = 66.0


def narrow_belongings(origins: Origins, seat: int, box: Box, marks: Marks, say: Texts) -> Group:
    """Draw towers, tokens, Advisors, cards and what is set aside, in three rows."""
    left, top, across, _ = box
    me = origins.players[seat]
    x, y = left + 8, top + 2
    right = left + across - 8
    return Group(
        [
            panel(box),
            together(tuple(towers(origins, seat, marks, say, 44)), (x, y)),
            together(superiority(seat, me.tokens, say, named=False), (x + 232, y)),
            Group([advisors(seat, me.advisors, tuple(origins.components.advisor_points), say)], at=(x, y + ROW)),
            together(cards(seat, held_cards(origins, seat), right - x - 180, say), (x + 180, y + ROW)),
            Group(set_aside(origins, seat, right - x, marks, say), at=(x, y + 2 * ROW)),
        ]
    )


def flat_whole(origins: Origins, seat: int, box: Box, total: int, marks: Marks, say: Texts) -> Group:
    """Return the same on its side: the City beside the rest."""
    left, top, across, down = box
    wide = across / 2
    return Group(
        [
            narrow_belongings(origins, seat, (left + wide, top + 90, wide, down - 90), marks, say),
            crew(origins, seat, (left + wide, top, wide, 90), marks, say),
            own_city(origins, seat, (left, top, wide, down), total, marks, say, plated=False),
        ]
    )


def narrow_whole(origins: Origins, seat: int, box: Box, total: int, marks: Marks, say: Texts) -> Group:
    """Return all that a player has, from top to bottom."""
    left, top, across, down = box
    city, people = down - 90 - 202, 90
    return Group(
        [
            narrow_belongings(origins, seat, (left, top + city + people, across, down - city - people), marks, say),
            crew(origins, seat, (left, top + city, across, people), marks, say),
            own_city(origins, seat, (left, top, across, city), total, marks, say, plated=False),
        ]
    )

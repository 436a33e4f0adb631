"""What the boards show, as values: boards of equal values look alike, whatever the position or the table.

Every board is cached by these values, so a board that shows anything else than its values here would be
drawn wrong; a test draws every position of random games again and compares.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from heliopolis.games.helios.art.board import track_value
from heliopolis.games.helios.art.targets import sun_may_go, ways
from heliopolis.games.helios.position.state import Helios


class HeliosKeys:
    """The values of every board of a position."""

    def __init__(self, helios: Helios) -> None:
        self._helios: Final = helios
        self.setting: Final = helios.components, helios.layout, helios.seats
        """What does not change while a game is played."""
        self._points: Final = tuple([sum(points) for points in helios.points])
        self.when: Final = bool(helios.todo), helios.round_number, helios.phase
        self.header: Final = self.when, self._points, helios.seat(), helios.turn_seat
        self.columns: Final = tuple(helios.columns)
        self.lands: Final = tuple(helios.shown), tuple(helios.stacks), sum(helios.additional)
        self.specials: Final = tuple(helios.specials)
        self.characters: Final = tuple([(me.characters, me.active) for me in helios.players])
        self.display: Final = self.columns, self.lands, self.specials, self.characters

    def standings(self) -> Hashable:
        """Return the points of everyone, now and as if the game ended, and what they have."""
        totals = tuple([score.total for score in self._helios.scores()])
        return totals, tuple([self.goods(seat) for seat in range(self._helios.seats)])

    def land(self, seat: int, live: frozenset[str]) -> Hashable:
        """Return the land of a seat, and where its sun may go if that can be chosen."""
        helios, me = self._helios, self._helios.players[seat]
        open_to = tuple(ways(helios, seat)) if sun_may_go(live, seat) else None
        return seat, tuple(me.kinds), tuple(me.cubes), me.temples, me.sun, open_to

    def goods(self, seat: int) -> Hashable:
        """Return what a player has beside the land: tracks, cubes, action tiles and characters."""
        helios, me = self._helios, self._helios.players[seat]
        return (
            seat, self._points[seat], track_value(helios, seat), me.mana, tuple(me.held), tuple(me.spaces),
            me.characters, me.active, helios.first == seat and helios.round_number > 0,
        )  # fmt: skip

    def city(self, seat: int) -> Hashable:
        """Return the buildings of a seat."""
        return seat, self._helios.players[seat].built

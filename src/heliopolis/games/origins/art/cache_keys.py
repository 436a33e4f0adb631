"""What the boards show, as values: boards of equal values look alike, whatever the position or the table.

Every board is cached by these values, so a board that shows anything else than its values here would be
drawn wrong; a test draws every position of random games again and compares.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from heliopolis.games.origins.art.boards.districts import left_over, rarest
from heliopolis.games.origins.art.boards.market import below
from heliopolis.games.origins.position.choices import COLOURS
from heliopolis.games.origins.position.state import Origins, OriginsPlayer
from heliopolis.games.origins.rules.modules.trials import trial_points
from heliopolis.kernel.step import BIT


def crew(me: OriginsPlayer) -> Hashable:
    """Return the workers of a player, at home and on sites."""
    return me.bases, tuple(me.colours), tuple(me.values), tuple(me.places), me.sent, me.archon, tuple(me.speakers)


class OriginsKeys:
    """The values of every board of a position."""

    def __init__(self, origins: Origins) -> None:
        players = origins.players
        self._origins: Final = origins
        self.setting: Final = origins.components, origins.seats, tuple(origins.options.items())
        """What does not change while a game is played."""
        self.totals: Final = tuple([sheet.total for sheet in origins.scores()])
        self._points: Final = tuple([sum(points) for points in origins.points])
        self._crews: Final = tuple([crew(me) for me in players])
        self._cards: Final = tuple(origins.zodiac), tuple(origins.holders)
        self.disks: Final = tuple(origins.tower_stock)
        self.when: Final = bool(origins.todo), origins.round_number
        self.header: Final = self.when, self._points, origins.seat(), origins.turn_seat
        self.sites: Final = (
            tuple(origins.site_tiles), tuple(origins.site_values), tuple(origins.site_wonders), origins.unlocked,
            self._crews, self.disks,
        )  # fmt: skip
        piles = tuple([below(origins, colour) for colour in range(len(COLOURS))])
        self.market: Final = tuple(origins.market), tuple(origins.tops), piles
        self.military: Final = (
            tuple(origins.strength), origins.strength_order, tuple(origins.offer), tuple(origins.speakers),
            tuple(origins.stock), self.disks, tuple(origins.draft), origins.bulwark,
        )  # fmt: skip
        self.temples: Final = tuple(map(tuple, origins.climbs)), tuple(origins.climb_orders), self._cards
        self.districts: Final = (
            tuple(origins.cards), tuple(origins.card_gold), tuple([me.matched for me in players]),
        )  # fmt: skip
        self._left: Final = left_over(origins), rarest(origins)
        seats = range(origins.seats)
        self._cities: Final = [self._city(seat) for seat in seats]
        self._people: Final = [self._beside(seat) for seat in seats]

    def round(self, viewer: int) -> Hashable:
        """Return the round, how everyone stands, and what the game is played for or ends with."""
        origins = self._origins
        lines = tuple(origins.scores()[0].lines) if origins.solo() else ()
        return (
            self.when, tuple(origins.draft), self._points, self.totals, lines, tuple(origins.site_tiles),
            origins.trials, self.worth(viewer), origins.triggers, *self._left,
        )  # fmt: skip

    def cards(self, viewer: int) -> Hashable:
        """Return the District cards, and what is under them."""
        origins = self._origins
        return self.districts, origins.trials, self.worth(viewer), origins.triggers, *self._left

    def means(self, seat: int) -> Hashable:
        """Return what a player can pay with."""
        me = self._origins.players[seat]
        return tuple(me.resources), me.tokens, tuple(me.towers), self.disks

    def plays(self, seat: int) -> bool:
        """Return whether it is the turn of a player."""
        return bool(self._origins.todo) and self._origins.turn_seat == seat

    def worth(self, viewer: int) -> tuple[int, ...]:
        """Return what each Trial to come gives the viewer now."""
        return tuple([trial_points(self._origins, viewer, trial) for trial in self._origins.trials])

    def city(self, seat: int) -> Hashable:
        """Return a City, with the goods and points over it."""
        return self._cities[seat]

    def people(self, seat: int) -> Hashable:
        """Return what a player has beside the City."""
        return self._people[seat]

    def _city(self, seat: int) -> Hashable:
        origins, me = self._origins, self._origins.players[seat]
        return (
            seat, tuple(me.city.items()), tuple(me.seats.items()), tuple(me.towers), tuple(me.resources), me.wonder,
            self._points[seat], self.totals[seat], origins.passed & BIT[seat], origins.bulwark == seat,
        )  # fmt: skip

    def _beside(self, seat: int) -> Hashable:
        me = self._origins.players[seat]
        return (
            seat, self._crews[seat], tuple(me.towers), self.disks, me.advisors, me.tokens, self._cards, me.reserve,
            me.wonder, me.wonder_cell(),
        )  # fmt: skip

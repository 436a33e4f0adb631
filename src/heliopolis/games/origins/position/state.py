"""The position of a game of Origins: the players' cities and the main board."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.position.cells import AGORA_CELL, PALACE_CELL, neighbours
from heliopolis.games.origins.position.choices import BUILDINGS, WONDERS
from heliopolis.games.origins.position.components import BASES, FIRST_BASES, OriginsComponents
from heliopolis.kernel.game import Game, State
from heliopolis.kernel.step import BIT

STONE: Final = 0
FOOD: Final = 1
WISDOM: Final = 2
GOLD: Final = 3

HOME: Final = -1
"""Where a worker is that is on no site."""
NONE: Final = -1

# What a cell of a City holds: a kind of Building, or one of these.
FARM: Final = 100
"""A Farm is 100 and the kind on its hidden face."""
AGORA: Final = 200
PALACE: Final = 201
WONDER: Final = 300
"""A Wonder is 300 and its number, on both of its cells."""

TILE_NAMES: Final[list[str]] = [*BUILDINGS, "farm", "agora", "palace", *WONDERS]
"""What can lie on a cell, by name."""


def tile_number(tile: int) -> int:
    """Return the place of a tile among the names."""
    if tile >= WONDER:
        return len(BUILDINGS) + 3 + tile - WONDER
    if tile >= AGORA:
        return len(BUILDINGS) + 1 + tile - AGORA
    return len(BUILDINGS) if tile >= FARM else tile


class OriginsPlayer:
    """One player's City, workers and goods."""

    def __init__(
        self, resources: list[int], colours: list[int], values: list[int], places: list[int], bases: int,
        speakers: list[int], sent: tuple[int, ...], archon: int, tokens: int, advisors: tuple[int, ...],
        city: dict[int, int], seats: dict[int, int], towers: list[int], reserve: tuple[int, ...], wonder: int,
        wonder_used_in: int, matched: int,
    ) -> None:  # fmt: skip
        # What is not Final is shared between copies: the rules replace such a list with ``put``, never change it.
        self.resources: Final = resources
        self.colours = colours
        """The colour of the die on each base, or NONE."""
        self.values = values
        self.places = places
        """The site where each Freeman is, or HOME."""
        self.bases = bases
        """How many bases have left the Population track."""
        self.speakers = speakers
        """How many Speakers of each value wait to be used."""
        self.sent = sent
        """The Speakers on sites, as packed in ``dice``."""
        self.archon = archon
        self.tokens = tokens
        self.advisors = advisors
        self.city = city
        """What lies on each cell; shared between copies too, like ``seats``."""
        self.city_found: object = None
        """What an evaluation found out about the City, kept with it: see ``Lookups.city``."""
        self.seats = seats
        """The die on each Seat."""
        self.towers = towers
        self.reserve = reserve
        self.wonder = wonder
        """The Wonder that was claimed, or NONE; once built it is in the City."""
        self.wonder_used_in = wonder_used_in
        """The action in which the Wonder was last used."""
        self.matched = matched
        """The District cards matched at least once."""

    def copy(self) -> OriginsPlayer:
        # By place: a call by keyword takes half as long again where this is not compiled.
        copied = OriginsPlayer(
            self.resources[:], self.colours, self.values, self.places, self.bases, self.speakers,
            self.sent, self.archon, self.tokens, self.advisors, self.city, self.seats, self.towers,
            self.reserve, self.wonder, self.wonder_used_in, self.matched,
        )  # fmt: skip
        copied.city_found = self.city_found
        return copied

    def free_base(self) -> int:
        """Return the first base without a die, or NONE (ORI-WORK-03)."""
        for base in range(self.bases):
            if self.colours[base] == NONE:
                return base
        return NONE

    def unused(self, base: int) -> bool:
        """Return whether the base carries a die at home."""
        return self.colours[base] != NONE and self.places[base] == HOME

    def freemen(self) -> list[int]:
        """Return the bases that carry a die."""
        return [base for base in range(self.bases) if self.colours[base] != NONE]

    def can_pay(self, stone: int, food: int, wisdom: int) -> bool:
        """Return whether basic resources and gold together suffice (ORI-RES-02)."""
        have = self.resources
        short = max(0, stone - have[STONE]) + max(0, food - have[FOOD]) + max(0, wisdom - have[WISDOM])
        return short <= have[GOLD]

    def wonder_cell(self) -> int:
        """Return the left or upper cell of the built Wonder, or NONE."""
        if self.wonder == NONE:
            return NONE
        return min([cell for cell, tile in self.city.items() if tile >= WONDER], default=NONE)

    def farms(self) -> list[int]:
        """Return the cells of Farms."""
        return [cell for cell, tile in self.city.items() if FARM <= tile < AGORA]

    def touching(self, cell: int) -> list[int]:
        """Return the occupied cells beside a cell."""
        return [other for other in neighbours(cell) if other in self.city]


def new_player(resources: int) -> OriginsPlayer:
    """Return a player with the starting City and no dice yet (ORI-SETUP-16..21)."""
    return OriginsPlayer(
        resources=[resources] * 4,
        colours=[NONE] * BASES,
        values=[0] * BASES,
        places=[HOME] * BASES,
        bases=FIRST_BASES,
        speakers=[0] * 6,
        sent=(),
        archon=HOME,
        tokens=0,
        advisors=(),
        city={AGORA_CELL: AGORA, PALACE_CELL: PALACE},
        seats={},
        towers=[1] * 5,
        reserve=(),
        wonder=NONE,
        wonder_used_in=0,
        matched=0,
    )


class Origins(State):
    """One position of Origins."""

    def __init__(
        self, game: Game, components: OriginsComponents, options: dict[str, int | str], players: list[OriginsPlayer],
        site_values: list[int], site_tiles: list[int], site_wonders: list[int], unlocked: int, market: list[int],
        tops: list[int], bags: list[int], bottoms: list[tuple[int, ...]], offer: list[int], stock: list[int],
        speakers: list[int], draft: list[int], cards: list[int], card_gold: list[int], tower_stock: list[int],
        zodiac: list[int], holders: list[int], strength: list[int], strength_order: tuple[int, ...],
        climbs: list[list[int]], climb_orders: list[tuple[int, ...]], trials: tuple[int, ...], round_number: int,
        bulwark: int, passed: int, triggers: int, action_number: int,
    ) -> None:  # fmt: skip
        super().__init__(game, len(players))
        # What is not Final is shared between copies: the rules replace such a list with ``put``, never change it.
        self.components: Final = components
        self.options: Final = options
        self.players: Final = players
        self.site_values = site_values
        self.site_tiles = site_tiles
        """The colour of the Bonus tile and Mothership of each site."""
        self.site_wonders = site_wonders
        self.unlocked = unlocked
        self.market = market
        self.tops = tops
        """The face-up tile of each stack, or NONE."""
        self.bags = bags
        """How many face-down tiles there are of each kind, in no order."""
        self.bottoms = bottoms
        """The tiles under them whose order is known: Farms that Virgo gave back (ORI-ZOD-11b)."""
        self.offer = offer
        self.stock = stock
        self.speakers = speakers
        """How many Speakers of each value are in the offer."""
        self.draft = draft
        self.cards = cards
        self.card_gold = card_gold
        self.tower_stock = tower_stock
        self.zodiac = zodiac
        """The Zodiac card of each Temple."""
        self.holders = holders
        """Who has the card of each Temple, or NONE."""
        self.strength = strength
        """The space of each Military disk; in solo the second one is foreign."""
        self.strength_order = strength_order
        """The disks as they would be stacked: of two on one space the earlier here lies lower."""
        self.climbs = climbs
        """For each Temple the step of each player's disk."""
        self.climb_orders = climb_orders
        self.trials = trials
        self.round_number = round_number
        self.bulwark = bulwark
        self.passed = passed
        self.triggers = triggers
        """The end triggers that have happened (ORI-END-01..04)."""
        self.action_number = action_number
        """How many actions were begun; a token's extra action is a new one (WON-ACT-03)."""

    def copy_data(self) -> Origins:
        # By place: a call by keyword takes half as long again where this is not compiled.
        return Origins(
            self.game, self.components, self.options, [player.copy() for player in self.players],
            self.site_values, self.site_tiles, self.site_wonders, self.unlocked, self.market,
            self.tops, self.bags, self.bottoms, self.offer, self.stock, self.speakers,
            self.draft, self.cards, self.card_gold, self.tower_stock, self.zodiac, self.holders,
            self.strength, self.strength_order, self.climbs, self.climb_orders,
            self.trials, self.round_number, self.bulwark, self.passed, self.triggers, self.action_number,
        )  # fmt: skip

    # What the rules ask of a position ----------------------------------------------------------------

    def solo(self) -> bool:
        return self.seats == 1

    def holds(self, seat: int, card: int) -> bool:
        """Return whether the seat has this Zodiac card now (ORI-TEMPLE-08)."""
        return any(self.zodiac[temple] == card and self.holders[temple] == seat for temple in range(3))

    def colour_of(self, tile: int) -> int:
        """Return the colour of what lies on a cell, or NONE for grey."""
        return self.components.buildings[tile].colour if 0 <= tile < FARM else NONE

    def crossed(self, seat: int) -> int:
        """Return how many boundaries a Military disk has crossed (ORI-MIL-13)."""
        space = self.strength[seat]
        return 0 if space == 0 else (space - 1) // 3 + 1

    def weaker(self, seat: int) -> int:
        """Return how many Military disks are strictly lower (ORI-ATT-03)."""
        return sum(1 for space in self.strength if space < self.strength[seat])

    # What rules do to it: each adds its own event ----------------------------------------------------

    def gain(self, seat: int, resource: int, number: int) -> None:
        if number > 0:
            self.players[seat].resources[resource] += number
            self.tell("gained", seat, resource, number)

    def spend(self, seat: int, resource: int, number: int) -> None:
        if number > 0:
            self.players[seat].resources[resource] -= number
            self.tell("paid", seat, resource, number)

    def trigger(self, number: int) -> None:
        """Report an end trigger, once; it never stops being true (ORI-END-05, ORI-END-06)."""
        if not self.triggers & BIT[number] and not self.solo() and not self.trials_on():
            self.triggers |= BIT[number]
            self.tell("trigger", self.turn_seat, number)

    def wonders_on(self) -> bool:
        return self.options["wonders"] is True

    def trials_on(self) -> bool:
        return self.options["trials"] != "none"


def without(values: list[int], value: int) -> list[int]:
    """Return the list without one of its values."""
    place = values.index(value)
    return values[:place] + values[place + 1 :]


def starting_strength(seats: int) -> list[int]:
    """Return everyone on the start space; in solo a foreign disk too (ORI-SOLO-01)."""
    return [0] * max(seats, 2)

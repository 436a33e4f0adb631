"""Citizens, Speakers and Food: where workers come from and how they grow (ORI-CIT, ORI-FOOD)."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.position.choices import BASE, CITIZEN, DECLINE, FACE, MILITARY, RECRUIT, STOP
from heliopolis.games.origins.position.components import LAST_SPACE
from heliopolis.games.origins.position.dice import die, die_colour, die_value
from heliopolis.games.origins.position.ranges import COLOUR, FREEMAN
from heliopolis.games.origins.position.state import HOME, NONE, Origins
from heliopolis.games.origins.rules.actions import Action, base_missing
from heliopolis.games.origins.rules.military import move
from heliopolis.games.origins.rules.payment import Pay, due, shortage
from heliopolis.games.origins.rules.zodiac import (
    ALL_BASES,
    HIGHEST,
    LOWEST_SPEAKER,
    TAURUS,
    RaiseNewDie,
    RaiseNewSpeaker,
    after_new_die,
    after_new_speaker,
    not_raisable,
    raise_die,
)
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.event import Event
from heliopolis.kernel.frame import FieldRange, Frame
from heliopolis.kernel.position import put
from heliopolis.kernel.step import BIT, ChanceStep, Step, TableStep

NO_DIE_LEFT: Final = 3
"""The number of the end trigger (ORI-END-04)."""
OFFERED: Final[list[Choice]] = [*CITIZEN, DECLINE]
FED: Final[list[Choice]] = [*BASE, MILITARY[0], STOP]
MOST_FOOD: Final = 3

FREE: Final = 0
PAID: Final = 1
MUST: Final = 0
MAY: Final = 1
BY_TILE: Final = 0
BY_FORUM: Final = 1


class TakeCitizen(TableStep[Origins]):
    """Take a die of the offer, for its wisdom or free (ORI-CIT-01..06)."""

    def __init__(self, player: int, paid: int, optional: int) -> None:
        super().__init__(player)
        self.paid: Final = paid
        self.optional: Final = optional

    def table(self, origins: Origins) -> list[Choice]:
        return OFFERED

    def bars(self, origins: Origins) -> list[tuple[str, int]]:
        me = origins.players[self.player]
        every = BIT[len(CITIZEN)] - 1
        too_dear = 0
        for space in range(len(CITIZEN)):
            if not me.can_pay(0, 0, price(origins, self.player, space, self.paid)):
                too_dear |= BIT[space]
        return [
            ("ORI-CIT-08", every & ~(BIT[len(origins.offer)] - 1)),
            ("ORI-CIT-03", every if me.free_base() == NONE else 0),
            ("ORI-CIT-01", too_dear),
            ("ORI-CIT-09", 0 if self.optional else BIT[len(CITIZEN)]),
        ]

    def missing(self, origins: Origins, choice: Choice) -> list[Event]:
        if choice is DECLINE or choice.item >= len(origins.offer):
            return []
        return bases_missing(origins, self.player) or shortage(
            origins, self.player, 0, 0, price(origins, self.player, choice.item, self.paid)
        )

    def run(self, origins: Origins, choice: Choice) -> None:
        if choice is not DECLINE:
            wisdom = price(origins, self.player, choice.item, self.paid)
            origins.do_all([*due(self.player, 0, 0, wisdom), Hire(self.player, choice.item)])


def price(origins: Origins, player: int, space: int, paid: int) -> int:
    """Return the wisdom under an offer space, one less with Taurus (ORI-CIT-01, ORI-ZOD-05)."""
    if not paid:
        return 0
    return max(0, origins.components.offer_wisdom[space] - (1 if origins.holds(player, TAURUS) else 0))


class Hiring(Action):
    """Take a Citizen of the offer, for its wisdom or free (ORI-SITE-04)."""

    begins = ((TakeCitizen,),)

    def __init__(self, paid: int, optional: int) -> None:
        self._paid: Final = paid
        self._optional: Final = optional

    def bar(self, origins: Origins, player: int) -> str | None:
        me = origins.players[player]
        if me.free_base() == NONE:
            return "ORI-CIT-03"
        for space in range(len(origins.offer)):
            if me.can_pay(0, 0, price(origins, player, space, self._paid)):
                return None
        return "ORI-CIT-01" if origins.offer else "ORI-CIT-08"

    def missing(self, origins: Origins, player: int) -> list[Event]:
        """Return the base or the wisdom that the cheapest Citizen lacks."""
        if not origins.offer:
            return []
        return bases_missing(origins, player) or shortage(origins, player, 0, 0, price(origins, player, 0, self._paid))

    def steps(self, origins: Origins, player: int) -> list[Step[Origins]]:
        return [TakeCitizen(player, self._paid, self._optional)]


def bases_missing(origins: Origins, player: int) -> list[Event]:
    """Return how many bases there are where each of them has its die."""
    me = origins.players[player]
    return [("bases_full", player, me.bases)] if me.free_base() == NONE else []


class Hire(Step[Origins]):
    """The die comes onto a free base with its value; the offer closes up and is filled (ORI-CIT-02..05)."""

    def __init__(self, player: int, space: int) -> None:
        self.player: Final = player
        self.space: Final = space

    def fits(self, origins: Origins) -> bool:
        return self.space < len(origins.offer) and origins.players[self.player].free_base() != NONE

    def resolve(self, origins: Origins) -> None:
        taken = origins.offer[self.space]
        origins.offer = origins.offer[: self.space] + origins.offer[self.space + 1 :]
        base = settle(origins, self.player, taken)
        origins.tell("hired", self.player, die_colour(taken), die_value(taken))
        origins.do_all([*after_new_die(origins, self.player, base), RefillOffer(die_colour(taken))])


def settle(origins: Origins, player: int, taken: int) -> int:
    """Put a die onto the first free base."""
    me = origins.players[player]
    base = me.free_base()
    me.colours = put(me.colours, base, die_colour(taken))
    me.values = put(me.values, base, die_value(taken))
    me.places = put(me.places, base, HOME)
    return base


def offered(origins: Origins, colour: int) -> bool:
    """Return whether the offer has a die of a colour."""
    return any(die_colour(each) == colour for each in origins.offer)


class RefillOffer(Step[Origins]):
    """A die of the same colour is rolled into the last space, while there is one (ORI-CIT-05, ORI-CIT-07)."""

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour

    def fits(self, origins: Origins) -> bool:
        return not offered(origins, self.colour)

    def resolve(self, origins: Origins) -> None:
        if origins.stock[self.colour]:
            origins.do(RollCitizen(self.colour))
        else:
            origins.tell("no_die", origins.turn_seat, self.colour)
            origins.trigger(NO_DIE_LEFT)


class RollCitizen(ChanceStep[Origins]):
    """Roll a die of the stock for the offer; sixes are rolled again (ORI-CIT-05)."""

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour

    def fits(self, origins: Origins) -> bool:
        return origins.stock[self.colour] > 0 and not offered(origins, self.colour)

    def outcomes(self, origins: Origins) -> tuple[list[Choice], list[int]]:
        return FACE, [1, 1, 1, 1, 1, 0]

    def run(self, origins: Origins, choice: Choice) -> None:
        origins.stock = put(origins.stock, self.colour, origins.stock[self.colour] - 1)
        origins.offer = [*origins.offer, die(self.colour, choice.item + 1)]
        origins.tell("rolled", -1, self.colour, choice.item + 1)


class TakeSpeaker(TableStep[Origins]):
    """Take a Speaker of the offer, by the Bonus tile or by a Forum (ORI-BONUS-04, ORI-BLD-17)."""

    def __init__(self, player: int, by: int) -> None:
        super().__init__(player)
        self.by: Final = by

    def table(self, origins: Origins) -> list[Choice]:
        return RECRUIT

    def bars(self, origins: Origins) -> list[tuple[str, int]]:
        lacking = 0
        for place in range(len(RECRUIT)):
            if origins.speakers[LOWEST_SPEAKER + place] == 0:
                lacking |= BIT[place]
        return [("ORI-BLD-17" if self.by == BY_FORUM else "ORI-BONUS-04", lacking)]

    def missing(self, origins: Origins, choice: Choice) -> list[Event]:
        return [("no_such_speaker", self.player, LOWEST_SPEAKER + choice.item)]

    def run(self, origins: Origins, choice: Choice) -> None:
        value = LOWEST_SPEAKER + choice.item
        me = origins.players[self.player]
        origins.speakers = put(origins.speakers, value, origins.speakers[value] - 1)
        me.speakers = put(me.speakers, value, me.speakers[value] + 1)
        origins.tell("speaker", self.player, value)
        origins.do_all(after_new_speaker(origins, self.player, value))


class Recruiting(Action):
    """Take a Speaker of the offer (ORI-BONUS-04)."""

    begins = ((TakeSpeaker,),)

    def bar(self, origins: Origins, player: int) -> str | None:
        return None if any(origins.speakers) else "ORI-BONUS-04"

    def missing(self, origins: Origins, player: int) -> list[Event]:
        return [("no_speaker", player)]

    def steps(self, origins: Origins, player: int) -> list[Step[Origins]]:
        return [TakeSpeaker(player, BY_TILE)]


class SpendFood(TableStep[Origins]):
    """Spend up to three Food, each for one more on an unused Freeman or a Military space (ORI-FOOD-01..03)."""

    def __init__(self, player: int, left: int) -> None:
        super().__init__(player)
        self.left: Final = left

    def fits(self, origins: Origins) -> bool:
        # The first Food must be spent, the others may be: a player asked about the first has not paid yet.
        return self.left < MOST_FOOD or origins.todo[-1] is self

    def table(self, origins: Origins) -> list[Choice]:
        return FED

    def bars(self, origins: Origins) -> list[tuple[str, int]]:
        me = origins.players[self.player]
        sixes = 0
        for base in me.freemen():
            if me.values[base] == HIGHEST and me.places[base] == HOME:
                sixes |= BIT[base]
        hungry = 0 if me.can_pay(0, 1, 0) else BIT[len(BASE) + 1] - 1
        final = origins.strength[self.player] == LAST_SPACE
        return [
            ("ORI-FOOD-03", sixes),
            ("ORI-FOOD-01", not_raisable(origins, self.player, 1) | hungry),
            ("ORI-MIL-10", BIT[len(BASE)] if final else 0),
            ("ORI-FOOD-01", BIT[len(BASE) + 1] if self.left == MOST_FOOD else 0),
        ]

    def missing(self, origins: Origins, choice: Choice) -> list[Event]:
        if choice is STOP:
            return []
        away = base_missing(origins, self.player, choice.item) if choice.kind == "base" else []
        return away or shortage(origins, self.player, 0, 1, 0)

    def run(self, origins: Origins, choice: Choice) -> None:
        if choice is STOP:
            return
        again: list[Step[Origins]] = [SpendFood(self.player, self.left - 1)] if self.left > 1 else []
        target = choice.item if choice.kind == "base" else NONE
        origins.do_all([*due(self.player, 0, 1, 0), Feed(self.player, target), *again])


class Feed(Step[Origins]):
    """What one Food brings: a higher die, or (NONE) a Military space (ORI-FOOD-01)."""

    def __init__(self, player: int, base: int) -> None:
        self.player: Final = player
        self.base: Final = base

    def fits(self, origins: Origins) -> bool:
        return self.base == NONE or origins.players[self.player].unused(self.base)

    def resolve(self, origins: Origins) -> None:
        if self.base == NONE:
            move(origins, self.player, 1)
        else:
            raise_die(origins, self.player, self.base, 1)


class Feeding(Action):
    """Spend Food on Freemen and the Military track (ORI-SITE-05)."""

    begins = ((SpendFood,),)

    def bar(self, origins: Origins, player: int) -> str | None:
        if not origins.players[player].can_pay(0, 1, 0):
            return "ORI-FOOD-01"
        useful = not_raisable(origins, player, 1) != ALL_BASES or origins.strength[player] < LAST_SPACE
        return None if useful else "ORI-FOOD-04"

    def missing(self, origins: Origins, player: int) -> list[Event]:
        return shortage(origins, player, 0, 1, 0)

    def steps(self, origins: Origins, player: int) -> list[Step[Origins]]:
        return [SpendFood(player, MOST_FOOD)]


FRAMES: Final[tuple[Frame, ...]] = (
    Frame(TakeCitizen, (Pay, Hire), (Hire,), paid=FieldRange(FREE, PAID), optional=FieldRange(MUST, MAY)),
    Frame(Hire, (RaiseNewDie, RefillOffer), (RefillOffer,), space=FieldRange(0, len(CITIZEN) - 1)),
    Frame(RefillOffer, (RollCitizen,), colour=COLOUR),
    Frame(RollCitizen, colour=COLOUR),
    Frame(TakeSpeaker, (RaiseNewSpeaker,), by=FieldRange(BY_TILE, BY_FORUM)),
    Frame(SpendFood, (Pay, Feed, SpendFood), (Feed,), left=FieldRange(1, MOST_FOOD)),
    Frame(Feed, base=FieldRange(NONE, FREEMAN.most)),
)

"""The three Temple tracks and their Zodiac cards (ORI-TEMPLE)."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.position.choices import DECLINE, TEMPLE
from heliopolis.games.origins.position.ranges import TEMPLE as TRACK
from heliopolis.games.origins.position.state import GOLD, NONE, Origins
from heliopolis.games.origins.rules.actions import Action
from heliopolis.games.origins.rules.payment import Pay, due, shortage
from heliopolis.games.origins.rules.zodiac import AQUARIUS
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.event import Event
from heliopolis.kernel.frame import FieldRange, Frame
from heliopolis.kernel.position import put
from heliopolis.kernel.step import BIT, Step, TableStep

OTHERS: Final[list[Choice]] = [*TEMPLE, DECLINE]
ALL_TEMPLES: Final = 7
TEMPLE_BUILDINGS: Final[list[str]] = ["ORI-BLD-19", "ORI-BLD-20", "ORI-BLD-21"]
"""The rules of the Buildings that climb each Temple."""
BY_AQUARIUS: Final = 0
BY_BUILDING: Final = 1
ALL_ON_TOP: Final = 0
"""The number of the end trigger (ORI-END-01)."""


class ChooseTemple(TableStep[Origins]):
    """Choose a Temple to climb by two steps and take its card for one stone (ORI-TEMPLE-02..05)."""

    def table(self, origins: Origins) -> list[Choice]:
        return TEMPLE

    def bars(self, origins: Origins) -> list[tuple[str, int]]:
        return [("ORI-TEMPLE-10", useless(origins, self.player))]

    def run(self, origins: Origins, choice: Choice) -> None:
        origins.do_all([*due(self.player, 1, 0, 0), ClimbForCard(self.player, choice.item)])


def useless(origins: Origins, player: int) -> int:
    """Return the Temples whose top is reached and whose card is held already: climbing there would do nothing."""
    barred = 0
    for temple in range(3):
        if on_top(origins, player, temple) and origins.holders[temple] == player:
            barred |= BIT[temple]
    return barred


class Climbing(Action):
    """Climb a Temple and take its card for one stone (ORI-SITE-03)."""

    begins = ((ChooseTemple,),)

    def bar(self, origins: Origins, player: int) -> str | None:
        if not origins.players[player].can_pay(1, 0, 0):
            return "ORI-TEMPLE-02"
        return "ORI-TEMPLE-10" if useless(origins, player) == ALL_TEMPLES else None

    def missing(self, origins: Origins, player: int) -> list[Event]:
        return shortage(origins, player, 1, 0, 0)

    def steps(self, origins: Origins, player: int) -> list[Step[Origins]]:
        return [ChooseTemple(player)]


class ClimbForCard(Step[Origins]):
    """Two steps, then the card from the board or from its holder, then Aquarius (ORI-TEMPLE-02..05)."""

    def __init__(self, player: int, temple: int) -> None:
        self.player: Final = player
        self.temple: Final = temple

    def resolve(self, origins: Origins) -> None:
        # A card works only for what happens after it was received.
        aquarius = origins.holds(self.player, AQUARIUS)
        moved = climb(origins, self.player, self.temple, 2)
        if origins.holders[self.temple] != self.player:
            give_card(origins, self.temple, self.player)
        if moved and aquarius:
            origins.do(ExtraStep(self.player, self.temple, BY_AQUARIUS))


def give_card(origins: Origins, temple: int, player: int) -> None:
    """Give a Zodiac card to another player."""
    origins.holders = put(origins.holders, temple, player)
    origins.tell("card", player, origins.zodiac[temple])


def take_card_back(origins: Origins, temple: int) -> None:
    """Return a Zodiac card to its Temple (ORI-SOLO-14)."""
    holder = origins.holders[temple]
    origins.holders = put(origins.holders, temple, NONE)
    origins.tell("card_back", holder, origins.zodiac[temple])


class ChooseStep(TableStep[Origins]):
    """One step on a Temple of choice for so much stone, without the card (ORI-BONUS-01, ORI-BLD-24)."""

    def __init__(self, player: int, stone: int) -> None:
        super().__init__(player)
        self.stone: Final = stone

    def table(self, origins: Origins) -> list[Choice]:
        return TEMPLE

    def bars(self, origins: Origins) -> list[tuple[str, int]]:
        return [("ORI-TEMPLE-11", tops(origins, self.player))]

    def run(self, origins: Origins, choice: Choice) -> None:
        origins.do_all([*due(self.player, self.stone, 0, 0), Climb(self.player, choice.item, 1)])


class Stepping(Action):
    """One step on a Temple for one stone, without the card (ORI-BONUS-01)."""

    begins = ((ChooseStep,),)

    def bar(self, origins: Origins, player: int) -> str | None:
        if not origins.players[player].can_pay(1, 0, 0):
            return "ORI-BONUS-06"
        return "ORI-TEMPLE-11" if tops(origins, player) == ALL_TEMPLES else None

    def missing(self, origins: Origins, player: int) -> list[Event]:
        return shortage(origins, player, 1, 0, 0) or [("all_on_top", player)]

    def steps(self, origins: Origins, player: int) -> list[Step[Origins]]:
        return [ChooseStep(player, 1)]


class Climb(Step[Origins]):
    """Steps on a Temple, after their price is paid (ORI-TEMPLE-06)."""

    def __init__(self, player: int, temple: int, steps: int) -> None:
        self.player: Final = player
        self.temple: Final = temple
        self.steps: Final = steps

    def resolve(self, origins: Origins) -> None:
        climb(origins, self.player, self.temple, self.steps)


class ExtraStep(TableStep[Origins]):
    """Pay one gold for a step on another Temple: Aquarius, or a Temple Building (ORI-ZOD-04, ORI-BLD-19)."""

    def __init__(self, player: int, temple: int, by: int) -> None:
        super().__init__(player)
        self.temple: Final = temple
        self.by: Final = by
        """What offers it: Aquarius, or the Building of this Temple."""

    def table(self, origins: Origins) -> list[Choice]:
        return OTHERS

    def bars(self, origins: Origins) -> list[tuple[str, int]]:
        poor = ALL_TEMPLES if origins.players[self.player].resources[GOLD] == 0 else 0
        return [
            (TEMPLE_BUILDINGS[self.temple] if self.by == BY_BUILDING else "ORI-ZOD-04", BIT[self.temple] | poor),
            ("ORI-TEMPLE-11", tops(origins, self.player)),
        ]

    def missing(self, origins: Origins, choice: Choice) -> list[Event]:
        return [] if choice.item == self.temple else shortage(origins, self.player, 0, 0, 0, 1)

    def run(self, origins: Origins, choice: Choice) -> None:
        if choice is not DECLINE:
            origins.spend(self.player, GOLD, 1)
            climb(origins, self.player, choice.item, 1)


def climb(origins: Origins, player: int, temple: int, steps: int) -> int:
    """Climb, to the top at most; an arriving disk lies on top of its stack (ORI-TEMPLE-03, ORI-TEMPLE-07)."""
    track = origins.climbs[temple]
    moved = min(steps, origins.components.temple_top - track[player])
    if moved > 0:
        track = put(track, player, track[player] + moved)
        origins.climbs = put(origins.climbs, temple, track)
        order = origins.climb_orders[temple]
        above = (*[other for other in order if other != player], player)
        origins.climb_orders = put(origins.climb_orders, temple, above)
        origins.tell("climbed", player, temple, track[player])
        if tops(origins, player) == ALL_TEMPLES:
            origins.trigger(ALL_ON_TOP)
    return moved


def on_top(origins: Origins, player: int, temple: int) -> bool:
    return origins.climbs[temple][player] == origins.components.temple_top


def tops(origins: Origins, player: int) -> int:
    """Return the Temples whose top the player has reached."""
    reached = 0
    for temple in range(3):
        if on_top(origins, player, temple):
            reached |= BIT[temple]
    return reached


def highest(origins: Origins, temple: int) -> int:
    """Return who is highest on a Temple; among equals, the lowest in the stack (ORI-ROUND-10, ORI-ROUND-11)."""
    best = NONE
    for player in origins.climb_orders[temple]:
        if best == NONE or origins.climbs[temple][player] > origins.climbs[temple][best]:
            best = player
    return best


FRAMES: Final[tuple[Frame, ...]] = (
    Frame(ChooseTemple, (Pay, ClimbForCard)),
    Frame(ClimbForCard, (ExtraStep,), temple=TRACK),
    Frame(ChooseStep, (Pay, Climb), (Climb,), stone=FieldRange(0, 1)),
    Frame(Climb, temple=TRACK, steps=FieldRange(1, 1)),
    Frame(ExtraStep, temple=TRACK, by=FieldRange(BY_AQUARIUS, BY_BUILDING)),
)

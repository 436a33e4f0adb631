"""The rules of Caravan: a class for each step, and the table of what each may put in its place."""

from __future__ import annotations

from typing import Final

from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.definition import Reason
from heliopolis.kernel.event import Event
from heliopolis.kernel.frame import FieldRange, Frame
from heliopolis.kernel.step import ChanceStep, PlayerStep, Step
from heliopolis_caravan.position import (
    FIND,
    GOOD,
    REST,
    ROLL,
    SEARCH,
    TRADE,
    TRAVEL,
    Caravan,
)

TRADED: Final = 0
RESTED: Final = 1
STAGES: Final = 2
REASONS: Final = (
    Reason("trade", "CAR-TRADE-03"),
    Reason("rest", "CAR-INN-01"),
    Reason("stages", "CAR-END-02"),
)


class NextTurn(Step[Caravan]):
    """One player after the other has a turn, until a caravan has come to the end (CAR-TURN-01, CAR-END-01)."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def ends_turn(self) -> bool:
        return True

    def resolve(self, caravan: Caravan) -> None:
        if max(caravan.places) < caravan.stages:
            caravan.begin_turn(self.player)
            caravan.do(Turn(self.player), NextTurn((self.player + 1) % caravan.seats))
            return
        caravan.begin_turn(CHANCE)
        for seat, place in enumerate(caravan.places):
            caravan.score(seat, place, STAGES)


class Turn(PlayerStep[Caravan]):
    """Travel, search for goods, or trade them (CAR-TURN-01..03)."""

    def candidates(self, caravan: Caravan) -> list[Choice]:
        return [TRAVEL, SEARCH, TRADE]

    def barred_by(self, caravan: Caravan, choice: Choice) -> str | None:
        if choice is SEARCH and not any(caravan.bag):
            return "CAR-TURN-03"
        if choice is TRADE and sum(caravan.hands[self.player]) < caravan.components.price:
            return "CAR-TRADE-01"
        return None

    def run(self, caravan: Caravan, choice: Choice) -> None:
        if choice is TRAVEL:
            caravan.do(Roll(self.player))
        elif choice is SEARCH:
            caravan.do(Find(self.player))
        else:
            caravan.do(Pay(self.player, caravan.components.price), Sell(self.player))

    def missing(self, caravan: Caravan, choice: Choice) -> list[Event]:
        if choice is TRADE:
            return [("lacks", self.player, caravan.components.price - sum(caravan.hands[self.player]))]
        return []


class Roll(ChanceStep[Caravan]):
    """The die decides how many stages a caravan travels, not beyond the end (CAR-TURN-02)."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def outcomes(self, caravan: Caravan) -> tuple[list[Choice], list[int]]:
        return ROLL, caravan.components.die

    def run(self, caravan: Caravan, choice: Choice) -> None:
        place = min(caravan.stages, caravan.places[self.player] + choice.item + 1)
        caravan.places[self.player] = place
        caravan.tell("travelled", self.player, place)
        if caravan.inn and place == caravan.components.inn:
            caravan.do(Rest(self.player))


class Rest(PlayerStep[Caravan]):
    """At the inn everyone rests: there is no other choice, and yet it is the player who says so (CAR-INN-01)."""

    def candidates(self, caravan: Caravan) -> list[Choice]:
        return [REST]

    def barred_by(self, caravan: Caravan, choice: Choice) -> str | None:
        return None

    def asks_when_forced(self) -> bool:
        return True

    def run(self, caravan: Caravan, choice: Choice) -> None:
        caravan.score(self.player, 1, RESTED)


class Find(ChanceStep[Caravan]):
    """A good comes out of the bag (CAR-TURN-03)."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def outcomes(self, caravan: Caravan) -> tuple[list[Choice], list[int]]:
        return FIND, caravan.bag

    def run(self, caravan: Caravan, choice: Choice) -> None:
        caravan.bag[choice.item] -= 1
        caravan.hands[self.player][choice.item] += 1
        caravan.tell("found", self.player, choice.item)


class Pay(PlayerStep[Caravan]):
    """Give one of the goods that are due, out of the hand, in any order (CAR-TRADE-02)."""

    def __init__(self, player: int, due: int) -> None:
        super().__init__(player)
        self.due: Final = due

    def fits(self, caravan: Caravan) -> bool:
        return self.due <= sum(caravan.hands[self.player])

    def unordered(self) -> bool:
        return True

    def candidates(self, caravan: Caravan) -> list[Choice]:
        return GOOD

    def barred_by(self, caravan: Caravan, choice: Choice) -> str | None:
        return None if caravan.hands[self.player][choice.item] else "CAR-TRADE-02"

    def default(self, caravan: Caravan) -> Choice | None:
        hand = caravan.hands[self.player]
        return GOOD[hand.index(max(hand))]

    def run(self, caravan: Caravan, choice: Choice) -> None:
        caravan.hands[self.player][choice.item] -= 1
        caravan.sold[choice.item] += 1
        caravan.tell("gave", self.player, choice.item)
        if self.due > 1:
            caravan.do(Pay(self.player, self.due - 1))


class Sell(Step[Caravan]):
    """What was paid for is scored (CAR-TRADE-03)."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def resolve(self, caravan: Caravan) -> None:
        caravan.score(self.player, caravan.components.points, TRADED)


OPENING = ((NextTurn,),)
FRAMES = (
    Frame(NextTurn, (Turn, NextTurn)),
    Frame(Turn, (Roll,), (Find,), (Pay, Sell)),
    Frame(Roll, (Rest,)),
    Frame(Rest),
    Frame(Find),
    Frame(Pay, (Pay,), due=FieldRange(1, 9)),
    Frame(Sell),
)
"""What each step may put in its place, and the ranges of its fields; what may lie on what follows from that."""

"""Caravan: travel by the die, find goods, trade a set of them, rest at the inn; the first at the end ends it.

The example of docs/adding-a-game.md, and the game by which the tests try the kernel and the conformance suite.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.choice import BUTTON, OWN, Choice, Vocabulary
from heliopolis.kernel.components import Components, Sheets, read_sheets
from heliopolis.kernel.definition import Option, Reason, Value, Wording
from heliopolis.kernel.errors import Message, message
from heliopolis.kernel.event import Event
from heliopolis.kernel.frame import FieldRange, Frame
from heliopolis.kernel.game import Game, GameDefinition, State
from heliopolis.kernel.reading import Reader
from heliopolis.kernel.step import ChanceStep, PlayerStep, Step

if TYPE_CHECKING:
    from heliopolis.render.shapes import SceneFactory

GOODS: Final = ["silk", "spice", "tea"]
DIE: Final = ["1", "2", "3"]
MOST_SEATS: Final = 3

VOCABULARY: Final = Vocabulary()
TRAVEL: Final = VOCABULARY.single("travel")
SEARCH: Final = VOCABULARY.single("search")
TRADE: Final = VOCABULARY.single("trade")
REST: Final = VOCABULARY.single("rest")
ROLL: Final[list[Choice]] = VOCABULARY.table("roll", DIE, BUTTON)
FIND: Final[list[Choice]] = VOCABULARY.table("find", GOODS, BUTTON)
GOOD: Final[list[Choice]] = VOCABULARY.table("good", GOODS, OWN)

TRADED: Final = 0
RESTED: Final = 1
STAGES: Final = 2
REASONS: Final = (
    Reason("trade", "CAR-TRADE-03"),
    Reason("rest", "CAR-INN-01"),
    Reason("stages", "CAR-END-02"),
)


class CaravanComponents(Components):
    """What is printed: how many goods of each kind, the faces of the die, and what a trade takes and gives."""

    def __init__(self, sheets: Sheets) -> None:
        super().__init__(sheets.digest, sheets.entries)
        values = sheets.files["values"]
        self.goods: Final = [values["goods"][good].integer(0, 20) for good in GOODS]
        self.die: Final = values["die"]["faces"].integers(1, 6)
        self.price: Final = values["trade"]["price"].integer(1, 9)
        self.points: Final = values["trade"]["points"].integer(0, 99)
        self.inn: Final = values["inn"]["stage"].integer(1, 6)


class Caravan(State):
    """One position: where the caravans are, who holds which goods, what is left in the bag."""

    def __init__(
        self, game: Game, components: CaravanComponents, stages: int, inn: bool, bag: list[int],
        places: list[int], hands: list[list[int]], sold: list[int],
    ) -> None:  # fmt: skip
        super().__init__(game, len(places))
        self.components: Final = components
        self.stages: Final = stages
        self.inn: Final = inn
        self.bag: Final = bag
        self.places: Final = places
        self.hands: Final = hands
        self.sold: Final = sold

    def copy_data(self) -> Caravan:
        return Caravan(
            self.game, self.components, self.stages, self.inn, self.bag[:],
            self.places[:], [hand[:] for hand in self.hands], self.sold[:],
        )  # fmt: skip


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
    """The die tells how many stages a caravan travels, not beyond the end (CAR-TURN-02)."""

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
    """At the inn everybody rests: there is no other choice, and yet it is the player who says so (CAR-INN-01)."""

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

WORDING = Wording(
    events={
        "score": ("reason", "points"),
        "travelled": ("stage",),
        "found": ("good",),
        "gave": ("good",),
        "lacks": ("count",),
    },
    details={"roll": ("number",), "find": ("good",), "good": ("good",)},
    roles={},
    names={
        "good": [f"name-good-{good}" for good in GOODS],
        "reason": [f"reason-{reason.name}" for reason in REASONS],
    },
)


class CaravanGame(GameDefinition[Caravan]):
    """The definition of Caravan."""

    def __init__(self) -> None:
        super().__init__(
            name="caravan",
            version=1,
            folder=Path(__file__).parent,
            options=(Option("players", (2, 3), 2), Option("stages", (6, 9), 6), Option("inn", (True, False), True)),
            reasons=REASONS,
            opening=OPENING,
            frames=FRAMES,
            vocabulary=VOCABULARY,
            wording=WORDING,
        )

    def read_components(self, folder: Path | str | None) -> CaravanComponents:
        return CaravanComponents(read_sheets(self.folder / "data", folder, ("values",)))

    def begin(self, state: Caravan) -> None:
        state.do(NextTurn(0))

    def describe(self, state: Caravan) -> dict[str, object]:
        return {
            "options": {"players": state.seats, "stages": state.stages, "inn": state.inn},
            "components": state.components.digest,
            "bag": state.bag[:],
            "sold": state.sold[:],
            "players": [
                {"stage": place, "goods": hand[:]} for place, hand in zip(state.places, state.hands, strict=True)
            ],
        }

    def restore(self, state: Caravan, saved: Reader) -> None:
        state.bag[:] = saved["bag"].integers(0)
        state.sold[:] = saved["sold"].integers(0)
        for seat, player in enumerate(saved["players"].items()):
            state.places[seat] = player["stage"].integer(0, state.stages)
            state.hands[seat][:] = player["goods"].integers(0)

    def bare(self, options: dict[str, Value], components: Components) -> Caravan:
        """The table before the first turn."""
        assert isinstance(components, CaravanComponents)
        seats = int(options["players"])
        return Caravan(
            self, components, int(options["stages"]), options["inn"] is True, components.goods[:],
            [0] * seats, [[0] * len(GOODS) for _ in range(seats)], [0] * len(GOODS),
        )  # fmt: skip

    def broken(self, state: Caravan) -> list[Message]:
        faults: list[Message] = []
        for good, name in enumerate(GOODS):
            there = state.bag[good] + state.sold[good] + sum(hand[good] for hand in state.hands)
            if there != state.components.goods[good]:
                faults.append(message("goods", number=there, good=name, due=state.components.goods[good]))
        if any(not 0 <= place <= state.stages for place in state.places):
            faults.append(message("beyond-end"))
        return faults

    def final_points(self, state: Caravan, seat: int) -> list[tuple[int, int]]:
        return [(STAGES, state.places[seat])]

    def tie_break(self, state: Caravan, seat: int) -> int:
        return sum(state.hands[seat])

    def evaluate(self, state: Caravan, seat: int) -> float:
        return float(state.scores()[seat].total)

    def features(self, state: Caravan, seat: int) -> list[float]:
        numbers: list[float] = []
        for turn in range(MOST_SEATS):
            other = (seat + turn) % state.seats
            here = turn < state.seats
            numbers.append(state.places[other] / state.stages if here else 0.0)
            numbers += [goods / 4 if here else 0.0 for goods in state.hands[other]]
        return numbers

    def stage(self, state: Caravan, language: str) -> SceneFactory:
        # Only people need the drawing.
        from toy.scene import CaravanStage

        return CaravanStage(state, language)

"""The position of Caravan: its choices, what is printed on its components, and its state."""

from __future__ import annotations

from typing import Final

from heliopolis.kernel.choice import BUTTON, OWN, Choice, Vocabulary
from heliopolis.kernel.components import Components, Sheets
from heliopolis.kernel.game import Game, State

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

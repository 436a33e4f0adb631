"""The position of Skeleton: its choices, what is printed on its components, and its state."""

from __future__ import annotations

from typing import Final

from heliopolis.kernel.choice import BUTTON, SHARED, Choice, Vocabulary
from heliopolis.kernel.components import Components, Sheets
from heliopolis.kernel.game import Game, State

MOST_SEATS: Final = 4
PILES: Final = ["1", "2", "3"]
FACES: Final = ["0", "1", "2", "3"]

# Every choice that the game can offer, in an order to which later versions only append.
VOCABULARY: Final = Vocabulary()
PILE: Final[list[Choice]] = VOCABULARY.table("pile", PILES, SHARED)  # each points at the drawn thing of its name
FACE: Final[list[Choice]] = VOCABULARY.table("face", FACES, BUTTON)  # what chance answers, drawn nowhere


class SkeletonComponents(Components):
    """What is printed: how many faces of the die show each number, and what the piles begin with and can hold."""

    def __init__(self, sheets: Sheets) -> None:
        super().__init__(sheets.digest, sheets.entries)
        values = sheets.files["values"]
        self.die: Final = values["die"]["faces"].integers(0, 6)
        self.begin: Final = values["piles"]["begin"].integers(0, 9)
        self.most: Final = values["piles"]["most"].integer(3, 9)


class Skeleton(State):
    """One position: the piles. Points, turns and what is still to do are kept by the kernel."""

    def __init__(self, game: Game, components: SkeletonComponents, seats: int, goal: int, piles: list[int]) -> None:
        super().__init__(game, seats)
        self.components: Final = components
        self.goal: Final = goal
        self.piles: Final = piles

    def copy_data(self) -> Skeleton:
        return Skeleton(self.game, self.components, self.seats, self.goal, self.piles[:])

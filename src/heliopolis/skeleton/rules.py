"""The rules of Skeleton: a class for each step, and the table of what each may put in its place."""

from __future__ import annotations

from typing import Final

from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.definition import Reason
from heliopolis.kernel.frame import FieldRange, Frame
from heliopolis.kernel.step import ChanceStep, PlayerStep, Step
from heliopolis.skeleton.position import FACE, PILE, PILES, Skeleton

STONES: Final = 0
REASONS: Final = (Reason("stones", "SKELETON-TURN-01"),)


class TakeTurns(Step[Skeleton]):
    """One player after the other has a turn, until someone has reached the goal (SKELETON-END-01)."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def ends_turn(self) -> bool:
        return True

    def resolve(self, state: Skeleton) -> None:
        if max(sum(points) for points in state.points) >= state.goal:
            state.begin_turn(CHANCE)  # no one's turn any more, and nothing is left to do
            return
        state.begin_turn(self.player)
        state.do(TakePile(self.player), TakeTurns((self.player + 1) % state.seats))


class TakePile(PlayerStep[Skeleton]):
    """Take a pile that is not empty; the others grow, and the die fills it again (SKELETON-TURN-01..04)."""

    def candidates(self, state: Skeleton) -> list[Choice]:
        return PILE

    def barred_by(self, state: Skeleton, choice: Choice) -> str | None:
        return None if state.piles[choice.item] else "SKELETON-TURN-02"

    def run(self, state: Skeleton, choice: Choice) -> None:
        taken = choice.item
        state.tell("took", self.player, taken)
        state.score(self.player, state.piles[taken], STONES)
        for pile in range(len(PILES)):
            state.piles[pile] = 0 if pile == taken else min(state.piles[pile] + 1, state.components.most)
        state.do(FillPile(taken))


class FillPile(ChanceStep[Skeleton]):
    """The die decides how many stones the pile has then (SKELETON-TURN-04)."""

    def __init__(self, pile: int) -> None:
        self.pile: Final = pile

    def outcomes(self, state: Skeleton) -> tuple[list[Choice], list[int]]:
        return FACE, state.components.die

    def run(self, state: Skeleton, choice: Choice) -> None:
        state.piles[self.pile] = choice.item
        state.tell("filled", CHANCE, self.pile, choice.item)


OPENING = ((TakeTurns,),)
FRAMES = (
    Frame(TakeTurns, (TakePile, TakeTurns)),
    Frame(TakePile, (FillPile,)),
    Frame(FillPile, pile=FieldRange(0, len(PILES) - 1)),
)
"""What each step may put in its place, and the ranges of its fields; what may lie on what follows from that."""

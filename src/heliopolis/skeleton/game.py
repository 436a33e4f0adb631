"""The definition of Skeleton, which brings it all together."""

from __future__ import annotations

from pathlib import Path

from heliopolis.kernel.components import Components, read_sheets
from heliopolis.kernel.definition import Option, Value
from heliopolis.kernel.encoding import FeatureSpec, Sheet, put_all
from heliopolis.kernel.errors import Message, message
from heliopolis.kernel.game import GameDefinition
from heliopolis.kernel.looks import Looks
from heliopolis.kernel.numbers import Numbers
from heliopolis.kernel.reading import Reader
from heliopolis.kernel.wording import Wording
from heliopolis.skeleton.position import MOST_SEATS, PILES, VOCABULARY, Skeleton, SkeletonComponents
from heliopolis.skeleton.rules import FRAMES, OPENING, REASONS, TakeTurns

WORDING: Wording[Skeleton] = Wording(
    events={"score": ("reason", "points"), "took": ("pile",), "filled": ("pile", "number")},
    details={"pile": ("pile",), "face": ("number",)},
    names={
        "pile": [f"name-pile-{pile}" for pile in PILES],
        "reason": [f"reason-{reason.name}" for reason in REASONS],
    },
)
"""What the numbers of events and the details of choices stand for, and how that is named."""

SPEC = FeatureSpec()
PLAYERS = SPEC.add(
    "players", (MOST_SEATS, 2), "for each seat, the observer first: its player", ["in the game", "points /40"]
)
STONES = SPEC.add("piles", (len(PILES),), "stones of each pile /9", PILES)
GOAL = SPEC.add("goal", (1,), "the goal /40")


class SkeletonNumbers(Numbers[Skeleton]):
    """Skeleton in numbers, for bots and learning agents."""

    spec = SPEC

    def write(self, state: Skeleton, seat: int, sheet: Sheet) -> None:
        for turn in range(state.seats):
            sheet.mark(PLAYERS + 2 * turn)
            sheet.put(PLAYERS + 2 * turn + 1, sum(state.points[(seat + turn) % state.seats]) / 40)
        put_all(sheet, STONES, state.piles, 9.0)
        sheet.put(GOAL, state.goal / 40)


class SkeletonGame(GameDefinition[Skeleton]):
    """The definition of Skeleton."""

    def __init__(self) -> None:
        super().__init__(
            name="skeleton",
            version=1,
            folder=Path(__file__).parent,
            options=(Option("players", (2, 3, 4), 2), Option("goal", (20, 40), 40)),
            reasons=REASONS,
            opening=OPENING,
            frames=FRAMES,
            vocabulary=VOCABULARY,
            wording=WORDING,
            numbers=SkeletonNumbers(),
        )

    def read_components(self, folder: Path | str | None) -> SkeletonComponents:
        return SkeletonComponents(read_sheets(self.folder / "data", folder, ("values",)))

    def bare(self, options: dict[str, Value], components: Components) -> Skeleton:
        assert isinstance(components, SkeletonComponents)
        return Skeleton(self, components, int(options["players"]), int(options["goal"]), components.begin[:])

    def begin(self, state: Skeleton) -> None:
        state.do(TakeTurns(0))

    def describe(self, state: Skeleton) -> dict[str, object]:
        return {
            "options": {"players": state.seats, "goal": state.goal},
            "components": state.components.digest,
            "piles": state.piles[:],
        }

    def restore(self, state: Skeleton, saved: Reader) -> None:
        state.piles[:] = saved["piles"].integers(0)

    def broken(self, state: Skeleton) -> list[Message]:
        fits = len(state.piles) == len(PILES) and max(state.piles) <= state.components.most
        return [] if fits else [message("skeleton-piles", most=state.components.most)]

    def looks(self) -> Looks[Skeleton]:
        # Only people need the drawing.
        from heliopolis.skeleton.art import LOOKS

        return LOOKS

"""Caravan: travel by the die, find goods, trade a set of them, rest at the inn; the first at the end ends it.

The example of docs/contributing/adding-a-game.md, and the game by which the tests of Heliopolis try the kernel.
"""

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
from heliopolis_caravan.position import (
    GOODS,
    MOST_SEATS,
    VOCABULARY,
    Caravan,
    CaravanComponents,
)
from heliopolis_caravan.rules import FRAMES, OPENING, REASONS, STAGES, NextTurn

WORDING: Wording[Caravan] = Wording(
    events={
        "score": ("reason", "points"),
        "travelled": ("stage",),
        "found": ("good",),
        "gave": ("good",),
        "lacks": ("count",),
    },
    details={"roll": ("number",), "find": ("good",), "good": ("good",)},
    names={
        "good": [f"name-good-{good}" for good in GOODS],
        "reason": [f"reason-{reason.name}" for reason in REASONS],
    },
)

SPEC = FeatureSpec()
CARAVANS = SPEC.add(
    "caravans",
    (MOST_SEATS, 3 + len(GOODS)),
    "for each seat, the observer first: its caravan",
    ["in the game", "stage /9", "points /20", *(f"{good} /4" for good in GOODS)],
)
BAG = SPEC.add("bag", (len(GOODS),), "goods in the bag /4", GOODS)
WAY = SPEC.add("way", (2,), "the way", ["stages /9", "inn"])


class CaravanNumbers(Numbers[Caravan]):
    """Caravan in numbers, for bots and learning agents."""

    spec = SPEC

    def evaluate(self, state: Caravan, seat: int) -> float:
        return float(state.scores()[seat].total)

    def write(self, state: Caravan, seat: int, sheet: Sheet) -> None:
        for turn in range(state.seats):
            other, start = (seat + turn) % state.seats, CARAVANS + turn * (3 + len(GOODS))
            sheet.mark(start)
            sheet.put(start + 1, state.places[other] / 9)
            sheet.put(start + 2, sum(state.points[other]) / 20)
            put_all(sheet, start + 3, state.hands[other], 4.0)
        put_all(sheet, BAG, state.bag, 4.0)
        sheet.put(WAY, state.stages / 9)
        if state.inn:
            sheet.mark(WAY + 1)


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
            numbers=CaravanNumbers(),
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
        """Return the table before the first turn."""
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

    def looks(self) -> Looks[Caravan]:
        # Only people need the drawing.
        from heliopolis_caravan.art import LOOKS

        return LOOKS

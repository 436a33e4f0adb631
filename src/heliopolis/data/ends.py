"""The ends of turns, which our own bots learn from: those that were played, and those that a search only looked at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from heliopolis.bots.tree import Edge
from heliopolis.data.tables import ColumnKind, Table, TableRows
from heliopolis.kernel.game import State
from heliopolis.kernel.results import Result

ENDS: Final = "ends"
END_COLUMNS: Final[dict[str, ColumnKind]] = {
    "game": ColumnKind("int64"),
    "mover": ColumnKind("int8"),
    "played": ColumnKind("bool"),
    "chance": ColumnKind("float32"),
    "progress": ColumnKind("float32"),
    "simulations": ColumnKind("int32"),
    "inputs": ColumnKind("float32", listed=True),
    "share": ColumnKind("float32", listed=True),
    "score": ColumnKind("float32", listed=True),
}
"""Of the end of a turn; docs/research/data-format.md says what each holds."""


class EndNotes:
    """What is noted of one game while it is played."""

    def __init__(self, game: int) -> None:
        self._game: Final = game
        self._rows: Final = TableRows(END_COLUMNS)
        self._turns: Final[list[int]] = []

    def note(self, state: State, mover: int, simulations: int, chance: float = -1.0) -> None:
        """Keep a position: one that was played, or one with the chance that the search saw for the mover."""
        inputs = [number for seat in range(state.seats) for number in state.game.numbers.inputs(state, seat)]
        self._turns.append(state.turn)
        self._rows.add(
            {
                "game": self._game,
                "mover": mover,
                "played": chance < 0,
                "chance": chance,
                "simulations": simulations,
                "inputs": inputs,
            }
        )

    def note_others(self, state: State, plans: Sequence[Edge], taken: Edge, simulations: int) -> None:
        """Keep where the plans lead that the search looked at more than once and that are not played."""
        for plan in plans:
            if plan is not taken and plan.visits > 1:
                self.note(reached(state, plan), state.seat(), simulations, plan.chance / plan.visits)

    def end(self, result: Result, turns: int) -> Table:
        """Return all of it, now that the end is known."""
        for turn in self._turns:
            self._rows.add({"progress": turn / turns, "share": result.shares, "score": result.totals})
        return self._rows.table()


def reached(state: State, plan: Edge) -> State:
    """Return where a plan leads, before chance has a say."""
    after = state.copy()
    for choice in plan.choices:
        after.play(choice)
    return after

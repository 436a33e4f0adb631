"""What learning agents see of many games, each in its row of a sheet."""

from __future__ import annotations

from typing import Final

from heliopolis.kernel.choice import Choice
from heliopolis.kernel.encoding import Sheet
from heliopolis.kernel.game import Game, State


class ObservationRows:
    """Writes positions row by row: their features on a sheet, and the places of the actions that are legal."""

    def __init__(self, game: Game, rows: int) -> None:
        self._game: Final = game
        self.sheet: Final = Sheet(rows)
        self.legal: list[int] = []
        self._length: Final = game.feature_spec().length
        self._actions: Final = len(game.vocabulary())

    def begin(self) -> None:
        """Write all rows anew."""
        self.sheet.begin()
        self.legal = []

    def write(self, row: int, state: State, seat: int) -> None:
        """Write a position as a seat sees it; only the seat that is asked has legal actions."""
        sheet = self.sheet
        sheet.begin_row(row * self._length)
        self._game.observe(state, seat, sheet)
        sheet.end_row(row)
        if state.seat() == seat:
            start = row * self._actions
            for choice in state.choices():
                if choice.index >= 0:
                    self.legal.append(start + choice.index)


def within_reach(choices: list[Choice]) -> bool:
    """Whether one of the choices is an action: on boards without bounds they may all lie outside the vocabulary."""
    return any(choice.index >= 0 for choice in choices)

"""Caravan with statistics: what the arena reads of a game."""

from __future__ import annotations

from heliopolis.kernel.definition import Count
from heliopolis.kernel.game import Game
from heliopolis_caravan.game import CaravanGame, CaravanNumbers
from heliopolis_caravan.position import Caravan


class CountingNumbers(CaravanNumbers):
    """Counts the goods that were found and given, and knows why a game ended."""

    counts = (Count("good", "found", "found", 0), Count("good", "gave", "gave", 0))

    def facts(self, state: Caravan) -> dict[str, int | list[str]]:
        return {"left": sum(state.bag), "end": ["name-end-arrived"] if max(state.places) == state.stages else []}


class CountingCaravan(CaravanGame):
    """Caravan with these numbers."""

    def __init__(self) -> None:
        super().__init__()
        self.numbers = CountingNumbers()


GAME = CountingCaravan()


def find_game(name: str) -> Game:
    """Return the one game of that name; other processes find it by this."""
    assert name == GAME.name
    return GAME

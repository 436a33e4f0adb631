"""Abilities: one class each, registered once, that answers everything the game asks about it.

The rules ask what bars it and for its steps, loading asks which steps these can be, bots ask what it is worth, drawing
asks for its icons. Nothing else in the game knows an ability by its name.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from heliopolis.games.origins.position.components import BUILDING, AbilityRow, AbilitySpec
from heliopolis.games.origins.position.state import WONDER, Origins
from heliopolis.games.origins.rules.abilities.counting import count
from heliopolis.games.origins.rules.scoring import FIRST_WONDER, REASONS, building_reason
from heliopolis.kernel.event import Event
from heliopolis.kernel.frame import FieldRange, Frame, Row
from heliopolis.kernel.step import Step

Piece = tuple[str, str]
"""An icon and the text behind it; either may be empty."""

REASON: Final = FieldRange(0, len(REASONS) - 1)
"""The range of a field that holds a reason for points."""


class TileUse:
    """One use of a tile: by whom, which tile, where it stands, and the row of its ability."""

    def __init__(self, player: int, tile: int, cell: int, chain: tuple[int, ...], row: AbilityRow) -> None:
        self.player: Final = player
        self.tile: Final = tile
        self.cell: Final = cell
        self.chain: Final = chain
        """The cells of the Mage's Towers that led here, so that none is used twice."""
        self.row: Final = row

    def reason(self) -> int:
        """Return the reason for any points this use brings: its tile."""
        return FIRST_WONDER + self.tile - WONDER if self.tile >= WONDER else building_reason(self.tile)

    def counted(self, origins: Origins) -> int:
        """Return how many things the row counts."""
        return sum([count(origins, self.player, what, self.cell) for what in self.row.per])

    def amount(self, origins: Origins) -> int:
        """Return what the row gives: ``base``, and ``each`` for everything it counts."""
        return self.row.base + self.row.each * self.counted(origins)


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability(AbilitySpec):
    """What a Building or Wonder does when it is used."""

    def __init__(self, name: str, worth: float, tiles: int = BUILDING, lacking: str = "") -> None:
        super().__init__(name, tiles)
        self._worth: Final = worth
        self._lacking: Final = lacking

    def bar(self, origins: Origins, use: TileUse) -> str | None:
        """Return the rule that keeps it from doing anything now, or None; a gain that happens to be nothing counts."""
        return None

    def missing(self, origins: Origins, use: TileUse) -> list[Event]:
        """Return what it lacks where it is barred, as events."""
        return [(self._lacking, use.player)] if self._lacking else []

    def steps(self, origins: Origins, use: TileUse) -> list[Step[Origins]]:
        """Do what needs no question, and give the steps that follow."""
        raise NotImplementedError(self.name)

    def frames(self) -> tuple[Frame, ...]:
        """Return its own steps, each with what may follow and the ranges of its fields.

        First the one it begins with.
        """
        return ()

    def begins(self) -> tuple[Row, ...]:
        """Return the rows of steps that ``steps`` can give."""
        own = self.frames()
        return ((own[0].step,),) if own else ()

    def events(self) -> dict[str, tuple[str, ...]]:
        """Return the events that only this ability has, each with what its numbers mean."""
        return {}

    def worth(self, row: AbilityRow) -> float:
        """Return what using it once brings, roughly, in points."""
        return self._worth

    def pieces(self, row: AbilityRow, counted: list[Piece]) -> list[Piece]:
        """Return what it does in icons; ``counted`` are those of the things that its row counts."""
        raise NotImplementedError(self.name)


@mypyc_attr(allow_interpreted_subclasses=True)
class AskingAbility(Ability):
    """An ability that is one question and nothing before it: possible whenever the question has an answer."""

    def question(self, use: TileUse) -> Step[Origins]:
        """Return what it asks."""
        raise NotImplementedError(self.name)

    def bar(self, origins: Origins, use: TileUse) -> str | None:
        return None if self.question(use).legal(origins) else use.row.rule

    def steps(self, origins: Origins, use: TileUse) -> list[Step[Origins]]:
        return [self.question(use)]


ABILITIES: Final[list[Ability]] = []
"""All of them; the row of a tile holds the place of its ability in this list."""


def register(ability: Ability) -> None:
    """Add an ability to the game. Called once for each, where its class is defined."""
    if any(other.name == ability.name for other in ABILITIES):
        raise ValueError(f"two abilities are named {ability.name}")
    ABILITIES.append(ability)

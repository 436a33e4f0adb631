"""Abilities that bring resources or points: gains, ladders, and those that ask which."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.position.choices import AMOUNT, RESOURCES, SITE
from heliopolis.games.origins.position.components import BUILDING, WONDER_TILE, AbilityRow
from heliopolis.games.origins.position.ranges import AMOUNT as NUMBER
from heliopolis.games.origins.position.state import GOLD, NONE, Origins
from heliopolis.games.origins.rules.abilities.base import REASON, Ability, AskingAbility, Piece, TileUse, register
from heliopolis.games.origins.rules.payment import GainBasic, SpendAny
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.event import Event
from heliopolis.kernel.frame import Frame, Row
from heliopolis.kernel.position import put
from heliopolis.kernel.reading import Reader
from heliopolis.kernel.step import BIT, Step, TableStep


class Gain(Ability):
    """``base`` of a resource, and ``each`` for every thing counted."""

    def steps(self, origins: Origins, use: TileUse) -> list[Step[Origins]]:
        origins.gain(use.player, use.row.resource, use.amount(origins))
        return []

    def worth(self, row: AbilityRow) -> float:
        worth = super().worth(row)
        return worth + 1.0 if row.resource == GOLD else worth

    def pieces(self, row: AbilityRow, counted: list[Piece]) -> list[Piece]:
        resource = RESOURCES[row.resource]
        if not row.per:
            return [(resource, "" if row.base == 1 else str(row.base))]
        return [(resource, f"{row.base}+" if row.base else "×"), *counted]


class Points(Ability):
    """``base`` points, and ``each`` for every thing counted."""

    def steps(self, origins: Origins, use: TileUse) -> list[Step[Origins]]:
        score(origins, use, use.amount(origins))
        return []

    def pieces(self, row: AbilityRow, counted: list[Piece]) -> list[Piece]:
        return [("", f"{row.base}+{row.each}×" if row.base else f"{row.each}×"), *counted]


class Ladder(Ability):
    """The points of the step as high as the number of things counted."""

    def check(self, row: AbilityRow, saved: Reader) -> None:
        if not row.steps:
            raise saved.wrong("steps")

    def steps(self, origins: Origins, use: TileUse) -> list[Step[Origins]]:
        number = use.counted(origins)
        score(origins, use, use.row.steps[min(number, len(use.row.steps)) - 1] if number else 0)
        return []

    def pieces(self, row: AbilityRow, counted: list[Piece]) -> list[Piece]:
        return [rungs(row), *counted]


def score(origins: Origins, use: TileUse, points: int) -> None:
    """Score for the tile, unless it is nothing."""
    if points:
        origins.score(use.player, points, use.reason())


def rungs(row: AbilityRow) -> Piece:
    """Return the points of a ladder, side by side."""
    return ("", "·".join(str(step) for step in row.steps))


class Basic(AskingAbility):
    """Workshop: one basic resource of choice (ORI-BLD-06)."""

    def question(self, use: TileUse) -> Step[Origins]:
        return GainBasic(use.player, 1)

    def begins(self) -> tuple[Row, ...]:
        return ((GainBasic,),)

    def pieces(self, row: AbilityRow, counted: list[Piece]) -> list[Piece]:
        return [("basic", "")]


class FountainOfWisdom(Ability):
    """Fountain of Wisdom: a gain, then any Mothership is set to one (ORI-BLD-27)."""

    def steps(self, origins: Origins, use: TileUse) -> list[Step[Origins]]:
        origins.gain(use.player, use.row.resource, use.row.base)
        return [ResetSite(use.player)]

    def frames(self) -> tuple[Frame, ...]:
        return (Frame(ResetSite),)

    def pieces(self, row: AbilityRow, counted: list[Piece]) -> list[Piece]:
        return [("wisdom", ""), ("ship", "1")]


class ResetSite(TableStep[Origins]):
    """Fountain of Wisdom: set any Mothership to one (ORI-BLD-27)."""

    def table(self, origins: Origins) -> list[Choice]:
        return SITE

    def run(self, origins: Origins, choice: Choice) -> None:
        origins.site_values = put(origins.site_values, choice.item, 1)
        origins.tell("site", self.player, choice.item, 1)


MOST_GIVEN: Final = 3


class GreatPyramid(AskingAbility):
    """Great Pyramid: up to three resources for points (WON-02)."""

    def check(self, row: AbilityRow, saved: Reader) -> None:
        if not row.steps:
            raise saved.wrong("steps")
        if len(row.steps) != MOST_GIVEN:
            raise saved["steps"].wrong("entries-rule", number=MOST_GIVEN, id="WON-02")

    def question(self, use: TileUse) -> Step[Origins]:
        return PyramidAmount(use.player, use.reason())

    def frames(self) -> tuple[Frame, ...]:
        return (
            Frame(PyramidAmount, (SpendAny, PyramidPoints), reason=REASON),
            Frame(PyramidPoints, points=NUMBER, reason=REASON),
        )

    def pieces(self, row: AbilityRow, counted: list[Piece]) -> list[Piece]:
        return [rungs(row)]


class PyramidAmount(TableStep[Origins]):
    """Great Pyramid: how many resources to give, up to three (WON-02)."""

    def __init__(self, player: int, reason: int) -> None:
        super().__init__(player)
        self.reason: Final = reason

    def fits(self, origins: Origins) -> bool:
        return origins.players[self.player].wonder_cell() != NONE

    def table(self, origins: Origins) -> list[Choice]:
        return AMOUNT

    def bars(self, origins: Origins) -> list[tuple[str, int]]:
        owned = min(MOST_GIVEN, sum(origins.players[self.player].resources))
        return [("WON-02", ~(BIT[owned] - 1))]

    def missing(self, origins: Origins, choice: Choice) -> list[Event]:
        return [("owns_in_all", self.player, sum(origins.players[self.player].resources))]

    def run(self, origins: Origins, choice: Choice) -> None:
        number = choice.item + 1
        me = origins.players[self.player]
        steps = origins.components.wonders[me.wonder].ability.steps
        origins.do(SpendAny(self.player, number), PyramidPoints(self.player, steps[number - 1], self.reason))


class PyramidPoints(Step[Origins]):
    """Great Pyramid: the points for what was given (WON-02)."""

    def __init__(self, player: int, points: int, reason: int) -> None:
        self.player: Final = player
        self.points: Final = points
        self.reason: Final = reason

    def resolve(self, origins: Origins) -> None:
        origins.score(self.player, self.points, self.reason)


register(Gain("gain", 2.5, BUILDING | WONDER_TILE))
register(Points("points", 5.0, BUILDING | WONDER_TILE))
register(Ladder("ladder", 4.0))
register(Basic("basic", 1.6))
register(FountainOfWisdom("fountain_of_wisdom", 2.0))
register(GreatPyramid("great_pyramid", 5.0, WONDER_TILE, lacking="owns_nothing"))

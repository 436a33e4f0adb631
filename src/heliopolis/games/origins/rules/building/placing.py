"""Placing a tile in the City: as a Building, as a Farm, or over a Farm (ORI-PLACE, ORI-FARM)."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.position.cells import STEPS, cell_of, x_of, y_of
from heliopolis.games.origins.position.choices import MARKET, cell_choice, cell_choices
from heliopolis.games.origins.position.ranges import KIND, SOURCE
from heliopolis.games.origins.position.state import AGORA, FARM, NONE, WONDER, Origins, OriginsPlayer
from heliopolis.games.origins.rules.abilities.activation import Activations
from heliopolis.games.origins.rules.building.market import TurnTop, give_back, take_from_market
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.frame import FieldRange, Frame
from heliopolis.kernel.step import PlayerStep, Step

FROM_RESERVE: Final[int] = len(MARKET)
"""The source of a tile that a Construction Site set aside."""

AS_BUILDING: Final = 0
AS_FARM: Final = 1
OVER_FARM: Final = 2


class CellStep(PlayerStep[Origins]):
    """A question about a cell. The City is unbounded, so the candidates are only those nearby."""

    def cells(self, origins: Origins) -> list[int]:
        """Return the cells that can be chosen."""
        raise NotImplementedError(type(self).__name__)

    def legal(self, origins: Origins) -> list[Choice]:
        return cell_choices(self.cells(origins))

    def candidates(self, origins: Origins) -> list[Choice]:
        return [cell_choice(cell) for cell in surroundings(origins.players[self.player])]

    def asks_about(self, origins: Origins, choice: Choice) -> bool:
        return choice.kind == "cell"


def surroundings(me: OriginsPlayer) -> list[int]:
    """Return every cell of the rectangle around the City, with a margin of two."""
    columns = [x_of(cell) for cell in me.city]
    rows = [y_of(cell) for cell in me.city]
    return [
        cell_of(x, y) for x in range(min(columns) - 2, max(columns) + 3) for y in range(min(rows) - 2, max(rows) + 3)
    ]


class PlaceTile(CellStep):
    """Choose the cell: an empty one beside the City, or with Virgo one of your Farms (ORI-PLACE-01..05, ORI-ZOD-11)."""

    def __init__(self, player: int, source: int, kind: int, mode: int) -> None:
        super().__init__(player)
        self.source: Final = source
        self.kind: Final = kind
        self.mode: Final = mode

    def fits(self, origins: Origins) -> bool:
        farms = self.mode != OVER_FARM or origins.players[self.player].farms()
        return bool(farms) and lies_there(origins, self.player, self.source, self.kind)

    def cells(self, origins: Origins) -> list[int]:
        me = origins.players[self.player]
        return me.farms() if self.mode == OVER_FARM else open_cells(me)

    def barred_by(self, origins: Origins, choice: Choice) -> str | None:
        me = origins.players[self.player]
        if self.mode == OVER_FARM:
            return None if FARM <= me.city.get(choice.item, NONE) < AGORA else "ORI-ZOD-11"
        return placing_bar(me, choice.item)

    def run(self, origins: Origins, choice: Choice) -> None:
        me = origins.players[self.player]
        cell = choice.item
        covered = me.city.get(cell, NONE)
        me.city = {**me.city, cell: FARM + self.kind if self.mode == AS_FARM else self.kind}
        if self.mode == AS_FARM:
            origins.tell("farm", self.player, x_of(cell), y_of(cell))
        else:
            origins.tell("built", self.player, self.kind, x_of(cell), y_of(cell))
        if self.mode == OVER_FARM:
            give_back(origins, self.player, covered - FARM)
        refill: list[Step[Origins]] = []
        if self.source == FROM_RESERVE:
            place = me.reserve.index(self.kind)
            me.reserve = me.reserve[:place] + me.reserve[place + 1 :]
        else:
            refill = take_from_market(origins, self.source)
        ready = [cell] if self.mode != AS_FARM else []
        if self.mode != OVER_FARM and wonder_beside(me, cell):
            ready.append(me.wonder_cell())
        origins.do_all([*refill, Activations(self.player, tuple(ready))])


def open_cells(me: OriginsPlayer) -> list[int]:
    """Return the empty cells beside the City (ORI-PLACE-01, ORI-PLACE-02)."""
    return list({cell + step for cell in me.city for step in STEPS if cell + step not in me.city})


def placing_bar(me: OriginsPlayer, cell: int) -> str | None:
    """Return the rule that keeps a tile off a cell, or None."""
    if cell in me.city:
        return "ORI-PLACE-02"
    if me.touching(cell):
        return None
    corners = [cell_of(x_of(cell) + x, y_of(cell) + y) for x in (-1, 1) for y in (-1, 1)]
    return "ORI-PLACE-03" if any(corner in me.city for corner in corners) else "ORI-PLACE-01"


def lies_there(origins: Origins, player: int, source: int, kind: int) -> bool:
    """Return whether the source still holds a tile of that kind."""
    if source == FROM_RESERVE:
        return kind in origins.players[player].reserve
    return source < len(origins.market) and origins.market[source] == kind


def wonder_beside(me: OriginsPlayer, cell: int) -> bool:
    """Return whether the built Wonder touches a cell (WON-ACT-01)."""
    return any(me.city[other] >= WONDER for other in me.touching(cell))


FRAMES: Final[tuple[Frame, ...]] = (
    Frame(PlaceTile, (TurnTop, Activations), source=SOURCE, kind=KIND, mode=FieldRange(AS_BUILDING, OVER_FARM)),
)

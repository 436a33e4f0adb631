"""The module Ancient Wonders: locked at the sites, claimed, built on two cells, used again and again (WON)."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.position.cells import ACROSS, DOWN, spiral_rank, x_of, y_of
from heliopolis.games.origins.position.choices import (
    AMOUNT,
    BASE,
    DIRECTION,
    MARKET,
    REWARD,
    cell_choice,
    cell_choices,
    seat_choice,
)
from heliopolis.games.origins.position.state import FARM, FOOD, GOLD, NONE, STONE, WONDER, Origins, Player, put
from heliopolis.games.origins.rules import build
from heliopolis.games.origins.rules.abilities import abilities
from heliopolis.games.origins.rules.payment import SpendAny, shortage
from heliopolis.games.origins.rules.zodiac import HIGHEST, not_raisable, raise_die
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.event import Event
from heliopolis.kernel.step import BIT, PlayerStep, Step, TableStep

UNLOCKS_AT: Final = 5
SECOND_CELL: Final[list[int]] = [ACROSS, DOWN]


def unlock(origins: Origins, site: int) -> None:
    """A Wonder is unlocked when its site first reaches 5 (WON-LOCK-01)."""
    if origins.site_values[site] == UNLOCKS_AT and not origins.unlocked & BIT[site]:
        origins.unlocked |= BIT[site]
        if origins.site_wonders[site] != NONE:
            origins.tell("unlocked", origins.turn_seat, origins.site_wonders[site])


def claim_bar(origins: Origins, player: int, site: int) -> str | None:
    """Why the Wonder of a site cannot be claimed (WON-CLAIM-01, WON-CLAIM-03)."""
    me = origins.players[player]
    if me.wonder != NONE:
        return "WON-CLAIM-03"
    if origins.site_wonders[site] == NONE:
        return "WON-CLAIM-01"
    if not origins.unlocked & BIT[site]:
        return "WON-LOCK-01"
    return None if me.resources[GOLD] else "WON-CLAIM-01"


def claim_missing(origins: Origins, player: int, site: int) -> list[Event]:
    """What a claim lacks: a Wonder, the value that unlocks it, or the gold."""
    if origins.players[player].wonder != NONE:
        return []
    if origins.site_wonders[site] == NONE:
        return [("no_wonder", player)]
    if not origins.unlocked & BIT[site]:
        return [("site_shows", player, origins.site_values[site])]
    return shortage(origins, player, 0, 0, 0, 1)


def claim(origins: Origins, player: int, site: int) -> None:
    """Pay one gold and take the Wonder (WON-CLAIM-01, WON-CLAIM-02)."""
    origins.spend(player, GOLD, 1)
    origins.players[player].wonder = origins.site_wonders[site]
    origins.site_wonders = put(origins.site_wonders, site, NONE)
    origins.tell("claimed", player, origins.players[player].wonder)


def may_be_built(me: Player) -> bool:
    """Whether a Wonder was claimed and does not stand yet (WON-BUILD-01)."""
    return me.wonder != NONE and me.wonder_cell() == NONE


class WonderDirection(TableStep[Origins]):
    """Lay the Wonder across or down (WON-BUILD-03)."""

    def fits(self, origins: Origins) -> bool:
        return may_be_built(origins.players[self.player])

    def table(self, origins: Origins) -> list[Choice]:
        return DIRECTION

    def bars(self, origins: Origins) -> list[tuple[str, int]]:
        return []

    def run(self, origins: Origins, choice: Choice) -> None:
        origins.do(PlaceWonder(self.player, choice.item))


class PlaceWonder(PlayerStep[Origins]):
    """Choose its left or upper cell: both empty, one beside the City (WON-BUILD-04)."""

    def __init__(self, player: int, direction: int) -> None:
        super().__init__(player)
        self.direction: Final = direction

    def fits(self, origins: Origins) -> bool:
        return may_be_built(origins.players[self.player])

    def second(self) -> int:
        return SECOND_CELL[self.direction]

    def legal(self, origins: Origins) -> list[Choice]:
        me = origins.players[self.player]
        near = build.open_cells(me)
        cells = {*near, *[cell - self.second() for cell in near]}
        return [choice for choice in cell_choices(list(cells)) if self.barred_by(origins, choice) is None]

    def candidates(self, origins: Origins) -> list[Choice]:
        return [cell_choice(cell) for cell in build.surroundings(origins.players[self.player])]

    def asks_about(self, origins: Origins, choice: Choice) -> bool:
        return choice.kind == "cell"

    def barred_by(self, origins: Origins, choice: Choice) -> str | None:
        me = origins.players[self.player]
        one, other = choice.item, choice.item + self.second()
        if one in me.city or other in me.city:
            return "WON-BUILD-04"
        return None if me.touching(one) or me.touching(other) else "ORI-PLACE-01"

    def run(self, origins: Origins, choice: Choice) -> None:
        me = origins.players[self.player]
        cells = (choice.item, choice.item + self.second())
        beside = {other for cell in cells for other in me.touching(cell) if me.city[other] < FARM}
        me.city = {**me.city, **dict.fromkeys(cells, WONDER + me.wonder)}
        origins.tell("wonder_built", self.player, me.wonder, x_of(choice.item), y_of(choice.item))
        origins.do(
            abilities.Activations(self.player, (choice.item,)),
            abilities.Activations(self.player, tuple(sorted(beside, key=spiral_rank))),
        )


def wonder_beside(me: Player, cell: int) -> bool:
    """Whether the built Wonder touches a cell (WON-ACT-01)."""
    return any(me.city[other] >= WONDER for other in me.touching(cell))


class PointsOrStone(TableStep[Origins]):
    """Colossus: points or a stone (WON-01)."""

    def __init__(self, player: int, points: int, reason: int) -> None:
        super().__init__(player)
        self.points: Final = points
        self.reason: Final = reason

    def table(self, origins: Origins) -> list[Choice]:
        return REWARD

    def bars(self, origins: Origins) -> list[tuple[str, int]]:
        return []

    def run(self, origins: Origins, choice: Choice) -> None:
        if choice is REWARD[0]:
            origins.score(self.player, self.points, self.reason)
        else:
            origins.gain(self.player, STONE, 1)


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
        owned = min(3, sum(origins.players[self.player].resources))
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


class GardenTile(TableStep[Origins]):
    """Hanging Gardens: choose the Market tile that becomes a Farm (WON-03)."""

    def table(self, origins: Origins) -> list[Choice]:
        return MARKET

    def bars(self, origins: Origins) -> list[tuple[str, int]]:
        return [("ORI-BUILD-12", ~(BIT[len(origins.market)] - 1))]

    def run(self, origins: Origins, choice: Choice) -> None:
        kind = origins.market[choice.item]
        origins.do(build.PlaceTile(self.player, choice.item, kind, build.AS_FARM))


class GardenFood(Step[Origins]):
    """Hanging Gardens: Food for every Farm (WON-03)."""

    def __init__(self, player: int, each: int) -> None:
        self.player: Final = player
        self.each: Final = each

    def resolve(self, origins: Origins) -> None:
        origins.gain(self.player, FOOD, self.each * len(origins.players[self.player].farms()))


class GateOfIshtar(PlayerStep[Origins]):
    """Ishtar Gate: one more on a Freeman or a Seat die below six (WON-04)."""

    def candidates(self, origins: Origins) -> list[Choice]:
        seats = sorted(origins.players[self.player].seats, key=spiral_rank)
        return [*BASE, *[seat_choice(seat) for seat in seats]]

    def asks_about(self, origins: Origins, choice: Choice) -> bool:
        return choice.kind in ("base", "seat")

    def barred_by(self, origins: Origins, choice: Choice) -> str | None:
        if choice.kind == "base":
            return "WON-04" if not_raisable(origins, self.player, 0) & BIT[choice.item] else None
        seated = origins.players[self.player].seats.get(choice.item, HIGHEST)
        return "WON-04" if seated % 8 >= HIGHEST else None

    def run(self, origins: Origins, choice: Choice) -> None:
        if choice.kind == "base":
            raise_die(origins, self.player, choice.item, 1)
        else:
            seats = origins.players[self.player].seats
            seats = {**seats, choice.item: seats[choice.item] + 1}
            origins.players[self.player].seats = seats
            origins.tell("seat_raised", self.player, x_of(choice.item), y_of(choice.item), seats[choice.item] % 8)

"""Abilities of Buildings, the Agora and Wonders: what they do, and whether they can do anything (ORI-BLD, WON)."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins import build
from heliopolis.games.origins.cells import x_of, y_of
from heliopolis.games.origins.choices import (
    AMOUNT,
    BASE,
    BASIC,
    COLOUR,
    MARKET,
    REWARD,
    SITE,
    STOP,
    cell_choice,
    seat_choice,
)
from heliopolis.games.origins.citizens import FREE, MUST, PAID, TakeCitizen, TakeSpeaker, can_hire
from heliopolis.games.origins.components import GAIN, LADDER, LAST_SPACE, POINTS, Ability
from heliopolis.games.origins.counting import count
from heliopolis.games.origins.military import RED, MoveOrAttack, move
from heliopolis.games.origins.payment import GainBasic, SpendAny, basics
from heliopolis.games.origins.scoring import FIRST_BUILDING, FIRST_WONDER
from heliopolis.games.origins.state import AGORA, FARM, FOOD, HOME, STONE, WONDER, Origins, tile_number
from heliopolis.games.origins.temples import ALL_TEMPLES, ChooseStep, ExtraStep, climb, tops
from heliopolis.games.origins.zodiac import ALL_BASES, AQUARIUS, HIGHEST, not_raisable, raise_die
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.step import BIT, PlayerStep, Step, TableStep

BASIC_TWO: Final[list[Choice]] = BASIC[:2]


class Activations(PlayerStep[Origins]):
    """Use the abilities of these tiles, each at most once, in any order, or stop (ORI-BUILD-08, ORI-DIST-16)."""

    def __init__(self, player: int, cells: tuple[int, ...]) -> None:
        super().__init__(player)
        self.cells: Final = cells

    def candidates(self, origins: Origins) -> list[Choice]:
        return [*[cell_choice(cell) for cell in origins.players[self.player].city], STOP]

    def asks_about(self, origins: Origins, choice: Choice) -> bool:
        return choice.kind == "cell" or choice is STOP

    def legal(self, origins: Origins) -> list[Choice]:
        ready = [cell_choice(cell) for cell in self.cells if effective(origins, self.player, cell, ())]
        return [*ready, STOP]

    def bar(self, origins: Origins, choice: Choice) -> str | None:
        if choice is STOP:
            return None
        if choice.item not in self.cells:
            return "ORI-BUILD-09"
        if effective(origins, self.player, choice.item, ()):
            return None
        tile = origins.players[self.player].city[choice.item]
        return "WON-ACT-02" if tile >= WONDER and used_up(origins, self.player) else ability_of(origins, tile).rule

    def run(self, origins: Origins, choice: Choice) -> None:
        if choice is STOP:
            return
        rest = tuple(cell for cell in self.cells if cell != choice.item)
        if rest:
            origins.do(Activations(self.player, rest))
        use(origins, self.player, choice.item, ())


def used_up(origins: Origins, player: int) -> bool:
    """Whether the Wonder was used in this action already (WON-ACT-02)."""
    return origins.players[player].wonder_deed == origins.deed


def ability_of(origins: Origins, tile: int) -> Ability:
    """The ability of a Building or Wonder."""
    if tile >= WONDER:
        return origins.components.wonders[tile - WONDER].ability
    return origins.components.buildings[tile].ability


def effective(origins: Origins, player: int, cell: int, chain: tuple[int, ...]) -> bool:
    """Whether the ability of a tile can do anything now; ``chain`` are the Mage's Towers that led to it."""
    tile = origins.players[player].city[cell]
    if tile == AGORA:
        return True
    if FARM <= tile < WONDER or (tile >= WONDER and used_up(origins, player)):
        return False
    return can_do(origins, player, ability_of(origins, tile).name, cell, chain)


def can_do(origins: Origins, player: int, name: str, cell: int, chain: tuple[int, ...]) -> bool:
    """Whether an ability has a target and a price that can be paid."""
    me = origins.players[player]
    if name in ("estate", "lighthouse"):
        return can_hire(origins, player, PAID if name == "lighthouse" else FREE)
    if name == "forum":
        return any(origins.speakers)
    if name == "statue":
        return tops(origins, player) != ALL_TEMPLES
    if name == "veteran_settlement":
        return any(me.unused(base) and me.colours[base] == RED for base in me.freemen())
    if name == "court_of_law":
        return any(me.unused(base) and other_colours(origins, me.colours[base]) for base in me.freemen())
    if name == "construction_site":
        return bool(origins.market)
    if name == "gate_of_passage":
        return not_raisable(origins, player, 1) != ALL_BASES
    if name == "ishtar_gate":
        return not_raisable(origins, player, 0) != ALL_BASES or any(
            seated % 8 < HIGHEST for seated in me.seats.values()
        )
    if name == "great_pyramid":
        return any(me.resources)
    if name == "mages_tower":
        return bool(copyable(origins, player, cell, chain))
    if name == "stronghold":
        return origins.strength[player] < LAST_SPACE
    return True


def use(origins: Origins, player: int, cell: int, chain: tuple[int, ...]) -> None:
    """Use the ability of a tile where it stands."""
    tile = origins.players[player].city[cell]
    origins.tell("used", player, tile_number(tile), x_of(cell), y_of(cell))
    if tile == AGORA:
        origins.do(*basics(player, origins.components.agora_basics))
        return
    ability = ability_of(origins, tile)
    reason = FIRST_BUILDING + tile
    if tile >= WONDER:
        origins.players[player].wonder_deed = origins.deed
        reason = FIRST_WONDER + tile - WONDER
    number = ability.base + ability.each * sum(count(origins, player, what, cell) for what in ability.per)
    if ability.name == GAIN:
        origins.gain(player, ability.resource, number)
    elif ability.name == POINTS:
        score(origins, player, number, reason)
    elif ability.name == LADDER:
        counted = sum(count(origins, player, what, cell) for what in ability.per)
        score(origins, player, ability.steps[min(counted, len(ability.steps)) - 1] if counted else 0, reason)
    elif ability.name == "stronghold":
        move(origins, player, number)
    else:
        origins.do(*asking(origins, player, ability, cell, chain, reason))


def score(origins: Origins, player: int, points: int, reason: int) -> None:
    if points:
        origins.score(player, points, reason)


def asking(
    origins: Origins, player: int, ability: Ability, cell: int, chain: tuple[int, ...], reason: int
) -> list[Step[Origins]]:
    """The questions of an ability that asks something."""
    name = ability.name
    if name == "basic":
        return [GainBasic(player, 1)]
    if name == "armory":
        return [MoveOrAttack(player, ability.base, 2, 0)]
    if name == "outpost":
        return [MoveOrAttack(player, ability.base, 1, 0)]
    if name == "riding_grounds":
        move(origins, player, ability.base)
        return [StoneOrFood(player, origins.weaker(player))] if origins.weaker(player) else []
    if name == "veteran_settlement":
        return [Veteran(player, reason)]
    if name == "construction_site":
        return [SetAside(player)]
    if name == "court_of_law":
        return [SwapDie(player)]
    if name in ("estate", "lighthouse"):
        return [TakeCitizen(player, PAID if name == "lighthouse" else FREE, MUST)]
    if name == "forum":
        return [TakeSpeaker(player)]
    if name == "temple":
        moved = climb(origins, player, ability.temple, ability.base)
        aquarius = moved > 0 and origins.holds(player, AQUARIUS)
        return [ExtraStep(player, ability.temple)] * (2 if aquarius else 1)
    if name == "statue":
        return [ChooseStep(player, 0)]
    if name == "fountain_of_wisdom":
        origins.gain(player, ability.resource, ability.base)
        return [ResetSite(player)]
    if name == "gate_of_passage":
        return [OpenGate(player)]
    if name == "mages_tower":
        return [CopyAbility(player, cell, chain)]
    return asking_wonder(origins, player, ability, reason)


def asking_wonder(origins: Origins, player: int, ability: Ability, reason: int) -> list[Step[Origins]]:
    """The questions of a Wonder."""
    if ability.name == "colossus":
        move(origins, player, ability.base)
        return [PointsOrStone(player, ability.each, reason)]
    if ability.name == "great_pyramid":
        return [PyramidAmount(player, reason)]
    if ability.name == "hanging_gardens":
        farm: list[Step[Origins]] = [GardenTile(player)] if origins.market else []
        return [*farm, GardenFood(player, ability.each)]
    return [GateOfIshtar(player)]


# Buildings that ask --------------------------------------------------------------------------------


class StoneOrFood(TableStep[Origins]):
    """Riding Grounds: a stone or a food for each weaker player (ORI-BLD-10)."""

    def __init__(self, player: int, left: int) -> None:
        super().__init__(player)
        self.left: Final = left

    def unordered(self) -> bool:
        return True

    def table(self, origins: Origins) -> list[Choice]:
        return BASIC_TWO

    def bars(self, origins: Origins) -> list[tuple[str, int]]:
        return []

    def run(self, origins: Origins, choice: Choice) -> None:
        origins.gain(self.player, choice.item, 1)
        if self.left > 1:
            origins.do(StoneOrFood(self.player, self.left - 1))


class Veteran(TableStep[Origins]):
    """Veteran Settlement: the value of an unused red Freeman in points, then one less on it (ORI-BLD-12)."""

    def __init__(self, player: int, reason: int) -> None:
        super().__init__(player)
        self.reason: Final = reason

    def table(self, origins: Origins) -> list[Choice]:
        return BASE

    def bars(self, origins: Origins) -> list[tuple[str, int]]:
        me = origins.players[self.player]
        barred = 0
        for base in range(len(BASE)):
            if me.colours[base] != RED or me.places[base] != HOME:
                barred |= BIT[base]
        return [("ORI-BLD-12", barred)]

    def run(self, origins: Origins, choice: Choice) -> None:
        me = origins.players[self.player]
        origins.score(self.player, me.values[choice.item], self.reason)
        me.values[choice.item] = max(1, me.values[choice.item] - 1)
        origins.tell("lowered", self.player, choice.item, me.values[choice.item])


class SetAside(TableStep[Origins]):
    """Construction Site: take a Market tile into the reserve (ORI-BLD-14)."""

    def table(self, origins: Origins) -> list[Choice]:
        return MARKET

    def bars(self, origins: Origins) -> list[tuple[str, int]]:
        return [("ORI-BUILD-12", ~(BIT[len(origins.market)] - 1))]

    def run(self, origins: Origins, choice: Choice) -> None:
        kind = origins.market[choice.item]
        me = origins.players[self.player]
        me.reserve = tuple(sorted((*me.reserve, kind)))
        origins.tell("reserved", self.player, kind)
        origins.do(*build.take_from_market(origins, choice.item))


class SwapDie(TableStep[Origins]):
    """Court of Law: choose an unused die to swap (ORI-BLD-15)."""

    def table(self, origins: Origins) -> list[Choice]:
        return BASE

    def bars(self, origins: Origins) -> list[tuple[str, int]]:
        me = origins.players[self.player]
        barred = 0
        for base in range(len(BASE)):
            if not me.unused(base) or not other_colours(origins, me.colours[base]):
                barred |= BIT[base]
        return [("ORI-BLD-15", barred)]

    def run(self, origins: Origins, choice: Choice) -> None:
        origins.do(SwapColour(self.player, choice.item))


class SwapColour(TableStep[Origins]):
    """Court of Law: choose the colour of the stock die that takes its place (ORI-BLD-15)."""

    def __init__(self, player: int, base: int) -> None:
        super().__init__(player)
        self.base: Final = base

    def table(self, origins: Origins) -> list[Choice]:
        return COLOUR

    def bars(self, origins: Origins) -> list[tuple[str, int]]:
        return [("ORI-BLD-15", ~other_colours(origins, origins.players[self.player].colours[self.base]))]

    def run(self, origins: Origins, choice: Choice) -> None:
        me = origins.players[self.player]
        origins.stock[me.colours[self.base]] += 1
        origins.stock[choice.item] -= 1
        me.colours[self.base] = choice.item
        origins.tell("swapped", self.player, self.base, choice.item)


def other_colours(origins: Origins, colour: int) -> int:
    """The other colours of which the stock has a die."""
    found = 0
    for other, number in enumerate(origins.stock):
        if number and other != colour:
            found |= BIT[other]
    return found


class ResetSite(TableStep[Origins]):
    """Fountain of Wisdom: set any Mothership to one (ORI-BLD-27)."""

    def table(self, origins: Origins) -> list[Choice]:
        return SITE

    def bars(self, origins: Origins) -> list[tuple[str, int]]:
        return []

    def run(self, origins: Origins, choice: Choice) -> None:
        origins.site_values[choice.item] = 1
        origins.tell("site", self.player, choice.item, 1)


class OpenGate(TableStep[Origins]):
    """Gate of Passage: choose an unused Freeman (ORI-BLD-28)."""

    def table(self, origins: Origins) -> list[Choice]:
        return BASE

    def bars(self, origins: Origins) -> list[tuple[str, int]]:
        return [("ORI-BLD-28", not_raisable(origins, self.player, 1))]

    def run(self, origins: Origins, choice: Choice) -> None:
        origins.do(GateAmount(self.player, choice.item))


class GateAmount(TableStep[Origins]):
    """Gate of Passage: one or two more, to six at most (ORI-BLD-28)."""

    def __init__(self, player: int, base: int) -> None:
        super().__init__(player)
        self.base: Final = base

    def table(self, origins: Origins) -> list[Choice]:
        return AMOUNT

    def bars(self, origins: Origins) -> list[tuple[str, int]]:
        one_below = origins.players[self.player].values[self.base] == HIGHEST - 1
        return [("ORI-BLD-28", BIT[2] | (BIT[1] if one_below else 0))]

    def run(self, origins: Origins, choice: Choice) -> None:
        raise_die(origins, self.player, self.base, choice.item + 1)


class CopyAbility(PlayerStep[Origins]):
    """Mage's Tower: use the ability of a Building beside it (ORI-BLD-30)."""

    def __init__(self, player: int, cell: int, chain: tuple[int, ...]) -> None:
        super().__init__(player)
        self.cell: Final = cell
        self.chain: Final = chain

    def candidates(self, origins: Origins) -> list[Choice]:
        return [cell_choice(cell) for cell in origins.players[self.player].city]

    def asks_about(self, origins: Origins, choice: Choice) -> bool:
        return choice.kind == "cell"

    def legal(self, origins: Origins) -> list[Choice]:
        return [cell_choice(cell) for cell in copyable(origins, self.player, self.cell, self.chain)]

    def bar(self, origins: Origins, choice: Choice) -> str | None:
        return None if choice.item in copyable(origins, self.player, self.cell, self.chain) else "ORI-BLD-30"

    def run(self, origins: Origins, choice: Choice) -> None:
        use(origins, self.player, choice.item, (*self.chain, self.cell))


def copyable(origins: Origins, player: int, cell: int, chain: tuple[int, ...]) -> list[int]:
    """The Buildings beside a Mage's Tower whose ability can do something; no Tower twice in one chain."""
    me = origins.players[player]
    links = (*chain, cell)
    return [
        other
        for other in me.touching(cell)
        if me.city[other] < FARM and other not in links and effective(origins, player, other, links)
    ]


# Wonders that ask ----------------------------------------------------------------------------------


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

    def table(self, origins: Origins) -> list[Choice]:
        return AMOUNT

    def bars(self, origins: Origins) -> list[tuple[str, int]]:
        owned = min(3, sum(origins.players[self.player].resources))
        return [("WON-02", ~(BIT[owned] - 1))]

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

    def happen(self, origins: Origins) -> None:
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

    def happen(self, origins: Origins) -> None:
        origins.gain(self.player, FOOD, self.each * len(origins.players[self.player].farms()))


class GateOfIshtar(PlayerStep[Origins]):
    """Ishtar Gate: one more on a Freeman or a Seat die below six (WON-04)."""

    def candidates(self, origins: Origins) -> list[Choice]:
        return [*BASE, *[seat_choice(seat) for seat in origins.players[self.player].seats]]

    def asks_about(self, origins: Origins, choice: Choice) -> bool:
        return choice.kind in ("base", "seat")

    def bar(self, origins: Origins, choice: Choice) -> str | None:
        if choice.kind == "base":
            return "WON-04" if not_raisable(origins, self.player, 0) & BIT[choice.item] else None
        seated = origins.players[self.player].seats.get(choice.item, HIGHEST)
        return "WON-04" if seated % 8 >= HIGHEST else None

    def run(self, origins: Origins, choice: Choice) -> None:
        if choice.kind == "base":
            raise_die(origins, self.player, choice.item, 1)
        else:
            seats = origins.players[self.player].seats
            seats[choice.item] += 1
            origins.tell("seat_raised", self.player, x_of(choice.item), y_of(choice.item), seats[choice.item] % 8)

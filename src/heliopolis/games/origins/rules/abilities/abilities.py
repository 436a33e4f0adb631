"""Abilities of Buildings, the Agora and Wonders: what they do, and whether they can do anything (ORI-BLD, WON)."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.position.cells import x_of, y_of
from heliopolis.games.origins.position.choices import (
    STOP,
    cell_choice,
)
from heliopolis.games.origins.position.components import GAIN, LADDER, LAST_SPACE, POINTS, Ability
from heliopolis.games.origins.position.state import AGORA, FARM, GOLD, NONE, WONDER, Origins, tile_number
from heliopolis.games.origins.rules.abilities import buildings
from heliopolis.games.origins.rules.abilities.counting import count
from heliopolis.games.origins.rules.citizens import (
    BY_FORUM,
    FREE,
    MUST,
    PAID,
    TakeCitizen,
    TakeSpeaker,
    can_hire,
    hire_bar,
    hire_missing,
)
from heliopolis.games.origins.rules.military import RED, MoveOrAttack, gain_bundle, move
from heliopolis.games.origins.rules.modules import wonders
from heliopolis.games.origins.rules.payment import GainBasic, shortage
from heliopolis.games.origins.rules.scoring import FIRST_BUILDING, FIRST_WONDER
from heliopolis.games.origins.rules.temples import (
    ALL_TEMPLES,
    BY_AQUARIUS,
    BY_BUILDING,
    ChooseStep,
    ExtraStep,
    climb,
    tops,
)
from heliopolis.games.origins.rules.zodiac import ALL_BASES, AQUARIUS, HIGHEST, not_raisable
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.event import Event
from heliopolis.kernel.step import BIT, PlayerStep, Step

LACKING: Final[dict[str, str]] = {
    "forum": "no_speaker", "statue": "all_on_top", "veteran_settlement": "nobody", "court_of_law": "nobody",
    "gate_of_passage": "nobody", "ishtar_gate": "nobody", "construction_site": "market_empty",
    "great_pyramid": "owns_nothing", "mages_tower": "no_neighbour",
}  # fmt: skip
"""What is told to be lacking where an ability has no target."""


class Activations(PlayerStep[Origins]):
    """Use the abilities of these tiles, each at most once, in any order, or stop (ORI-BUILD-08, ORI-DIST-16)."""

    def __init__(self, player: int, cells: tuple[int, ...]) -> None:
        super().__init__(player)
        self.cells: Final = cells

    def fits(self, origins: Origins) -> bool:
        city = origins.players[self.player].city
        return len(set(self.cells)) == len(self.cells) and all(cell in city for cell in self.cells)

    def candidates(self, origins: Origins) -> list[Choice]:
        return [*[cell_choice(cell) for cell in origins.players[self.player].city], STOP]

    def asks_about(self, origins: Origins, choice: Choice) -> bool:
        return choice.kind == "cell" or choice is STOP

    def legal(self, origins: Origins) -> list[Choice]:
        ready = [cell_choice(cell) for cell in self.cells if effective(origins, self.player, cell, ())]
        return [*ready, STOP]

    def barred_by(self, origins: Origins, choice: Choice) -> str | None:
        if choice is STOP:
            return None
        if choice.item not in self.cells:
            return asleep(origins, self.player, choice.item)
        if effective(origins, self.player, choice.item, ()):
            return None
        tile = origins.players[self.player].city[choice.item]
        if tile >= WONDER and used_up(origins, self.player):
            return "WON-ACT-02"
        return ability_bar(origins, self.player, ability_of(origins, tile))

    def missing(self, origins: Origins, choice: Choice) -> list[Event]:
        if choice.item not in self.cells:
            return []
        tile = origins.players[self.player].city[choice.item]
        if tile >= WONDER and used_up(origins, self.player):
            return []
        return ability_missing(origins, self.player, ability_of(origins, tile))

    def run(self, origins: Origins, choice: Choice) -> None:
        if choice is STOP:
            return
        rest = tuple(cell for cell in self.cells if cell != choice.item)
        if rest:
            origins.do(Activations(self.player, rest))
        use(origins, self.player, choice.item, ())


def asleep(origins: Origins, player: int, cell: int) -> str:
    """Why a tile is not used now: it waits for another occasion, or has no ability (ORI-BUILD-09, WON-ACT-06)."""
    tile = origins.players[player].city.get(cell, NONE)
    if tile < FARM:
        return "ORI-BUILD-09"
    if tile >= WONDER:
        return "WON-ACT-02" if used_up(origins, player) else "WON-ACT-06"
    return "ORI-FARM-04" if tile < AGORA else "ORI-BLD-31" if tile == AGORA else "ORI-BLD-32"


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
    return can_do(origins, player, ability_of(origins, tile), cell, chain)


def can_do(origins: Origins, player: int, ability: Ability, cell: int, chain: tuple[int, ...]) -> bool:
    """Whether an ability has a target and a price that can be paid; a mere gain of nothing may still be used."""
    me = origins.players[player]
    name = ability.name
    if name in ("estate", "lighthouse"):
        return can_hire(origins, player, PAID if name == "lighthouse" else FREE)
    if name == "forum":
        return any(origins.speakers)
    if name == "temple":
        reached = tops(origins, player)
        extra = me.resources[GOLD] > 0 and reached | BIT[ability.temple] != ALL_TEMPLES
        return extra or not reached & BIT[ability.temple]
    if name == "statue":
        return tops(origins, player) != ALL_TEMPLES
    if name == "veteran_settlement":
        return any(me.unused(base) and me.colours[base] == RED for base in me.freemen())
    if name == "court_of_law":
        return any(me.unused(base) and buildings.other_colours(origins, me.colours[base]) for base in me.freemen())
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
        return bool(buildings.copyable(origins, player, cell, chain))
    if name == "stronghold":
        return origins.strength[player] < LAST_SPACE
    return True


def ability_bar(origins: Origins, player: int, ability: Ability) -> str:
    """Why an ability that can do nothing now is not offered: the rule in its way, or else its own."""
    if ability.name in ("estate", "lighthouse"):
        return hire_bar(origins, player)
    return "ORI-MIL-10" if ability.name == "stronghold" else ability.rule


def ability_missing(origins: Origins, player: int, ability: Ability) -> list[Event]:
    """What an ability that can do nothing now lacks."""
    if ability.name in ("estate", "lighthouse"):
        return hire_missing(origins, player, PAID if ability.name == "lighthouse" else FREE)
    if ability.name == "temple":
        on_top = tops(origins, player) == ALL_TEMPLES
        return [("all_on_top", player)] if on_top else shortage(origins, player, 0, 0, 0, 1)
    if ability.name in LACKING:
        return [(LACKING[ability.name], player)]
    return []


def use(origins: Origins, player: int, cell: int, chain: tuple[int, ...]) -> None:
    """Use the ability of a tile where it stands."""
    tile = origins.players[player].city[cell]
    origins.tell("used", player, tile_number(tile), x_of(cell), y_of(cell))
    if tile == AGORA:
        origins.do_all(gain_bundle(origins, player, origins.components.agora_amounts))
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
        origins.do_all(asking(origins, player, ability, cell, chain, reason))


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
        return [buildings.StoneOrFood(player, origins.weaker(player))] if origins.weaker(player) else []
    if name == "veteran_settlement":
        return [buildings.Veteran(player, reason)]
    if name == "construction_site":
        return [buildings.SetAside(player)]
    if name == "court_of_law":
        return [buildings.SwapDie(player)]
    if name in ("estate", "lighthouse"):
        return [TakeCitizen(player, PAID if name == "lighthouse" else FREE, MUST)]
    if name == "forum":
        return [TakeSpeaker(player, BY_FORUM)]
    if name == "temple":
        moved = climb(origins, player, ability.temple, ability.base)
        aquarius = moved > 0 and origins.holds(player, AQUARIUS)
        second: list[Step[Origins]] = [ExtraStep(player, ability.temple, BY_AQUARIUS)] if aquarius else []
        return [ExtraStep(player, ability.temple, BY_BUILDING), *second]
    if name == "statue":
        return [ChooseStep(player, 0)]
    if name == "fountain_of_wisdom":
        origins.gain(player, ability.resource, ability.base)
        return [buildings.ResetSite(player)]
    if name == "gate_of_passage":
        return [buildings.OpenGate(player)]
    if name == "mages_tower":
        return [buildings.CopyAbility(player, cell, chain)]
    return asking_wonder(origins, player, ability, reason)


def asking_wonder(origins: Origins, player: int, ability: Ability, reason: int) -> list[Step[Origins]]:
    """The questions of a Wonder."""
    if ability.name == "colossus":
        move(origins, player, ability.base)
        return [wonders.PointsOrStone(player, ability.each, reason)]
    if ability.name == "great_pyramid":
        return [wonders.PyramidAmount(player, reason)]
    if ability.name == "hanging_gardens":
        farm: list[Step[Origins]] = [wonders.GardenTile(player)] if origins.market else []
        return [*farm, wonders.GardenFood(player, ability.each)]
    return [wonders.GateOfIshtar(player)]

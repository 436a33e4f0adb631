"""The Buildings whose abilities ask something, each with its questions (ORI-BLD)."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.position.choices import AMOUNT, BASE, BASIC, COLOUR, MARKET, SITE, cell_choice
from heliopolis.games.origins.position.state import FARM, HOME, Origins
from heliopolis.games.origins.rules import build
from heliopolis.games.origins.rules.abilities import abilities
from heliopolis.games.origins.rules.military import RED
from heliopolis.games.origins.rules.zodiac import HIGHEST, base_missing, not_raisable, raise_die
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.event import Event
from heliopolis.kernel.step import BIT, PlayerStep, TableStep

BASIC_TWO: Final[list[Choice]] = BASIC[:2]
"""Stone and Food."""


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

    def missing(self, origins: Origins, choice: Choice) -> list[Event]:
        return base_missing(origins, self.player, choice.item)

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
        origins.do_all(build.take_from_market(origins, choice.item))


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

    def missing(self, origins: Origins, choice: Choice) -> list[Event]:
        return base_missing(origins, self.player, choice.item)

    def run(self, origins: Origins, choice: Choice) -> None:
        origins.do(SwapColour(self.player, choice.item))


class SwapColour(TableStep[Origins]):
    """Court of Law: choose the colour of the stock die that takes its place (ORI-BLD-15)."""

    def __init__(self, player: int, base: int) -> None:
        super().__init__(player)
        self.base: Final = base

    def fits(self, origins: Origins) -> bool:
        return origins.players[self.player].unused(self.base)

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

    def missing(self, origins: Origins, choice: Choice) -> list[Event]:
        return base_missing(origins, self.player, choice.item)

    def run(self, origins: Origins, choice: Choice) -> None:
        origins.do(GateAmount(self.player, choice.item))


class GateAmount(TableStep[Origins]):
    """Gate of Passage: one or two more, to six at most (ORI-BLD-28)."""

    def __init__(self, player: int, base: int) -> None:
        super().__init__(player)
        self.base: Final = base

    def fits(self, origins: Origins) -> bool:
        return not not_raisable(origins, self.player, 1) & BIT[self.base]

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

    def fits(self, origins: Origins) -> bool:
        city = origins.players[self.player].city
        return all(cell in city for cell in (*self.chain, self.cell))

    def candidates(self, origins: Origins) -> list[Choice]:
        return [cell_choice(cell) for cell in origins.players[self.player].city]

    def asks_about(self, origins: Origins, choice: Choice) -> bool:
        return choice.kind == "cell"

    def legal(self, origins: Origins) -> list[Choice]:
        return [cell_choice(cell) for cell in copyable(origins, self.player, self.cell, self.chain)]

    def barred_by(self, origins: Origins, choice: Choice) -> str | None:
        return None if choice.item in copyable(origins, self.player, self.cell, self.chain) else "ORI-BLD-30"

    def missing(self, origins: Origins, choice: Choice) -> list[Event]:
        me = origins.players[self.player]
        beside = choice.item in me.touching(self.cell) and choice.item not in self.chain
        if not beside or me.city[choice.item] >= FARM:
            return []
        return abilities.ability_missing(origins, self.player, abilities.ability_of(origins, me.city[choice.item]))

    def run(self, origins: Origins, choice: Choice) -> None:
        abilities.use(origins, self.player, choice.item, (*self.chain, self.cell))


def copyable(origins: Origins, player: int, cell: int, chain: tuple[int, ...]) -> list[int]:
    """The Buildings beside a Mage's Tower whose ability can do something; no Tower twice in one chain."""
    me = origins.players[player]
    links = (*chain, cell)
    return [
        other
        for other in me.touching(cell)
        if me.city[other] < FARM and other not in links and abilities.effective(origins, player, other, links)
    ]

"""Pass: workers come home, sixes retire to the Advisors (ORI-PASS, ORI-ADV)."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.position.state import HOME, NONE, WISDOM, Origins, OriginsPlayer
from heliopolis.games.origins.rules.actions import Action, ChooseBase
from heliopolis.games.origins.rules.citizens import FREE, MAY, Hiring, TakeCitizen
from heliopolis.games.origins.rules.military import retreat
from heliopolis.games.origins.rules.payment import GainBasic, basics
from heliopolis.games.origins.rules.scoring import RETIREMENT
from heliopolis.games.origins.rules.zodiac import CANCER, GEMINI, HIGHEST, SCORPIO
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.frame import Frame
from heliopolis.kernel.position import put
from heliopolis.kernel.step import BIT, Step

CANCER_HIRES: Final = Hiring(FREE, MAY)


class ComeHome(Step[Origins]):
    """Archon and Freemen return, one higher; sixes are left for retirement (ORI-PASS-03..06)."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def fits(self, origins: Origins) -> bool:
        return origins.passed & BIT[self.player] != 0

    def resolve(self, origins: Origins) -> None:
        me = origins.players[self.player]
        me.archon = HOME
        for base in range(me.bases):
            if me.places[base] != HOME and me.values[base] < HIGHEST:
                me.places = put(me.places, base, HOME)
                me.values = put(me.values, base, me.values[base] + 1)
                origins.tell("returned", self.player, base, me.values[base])
        retire_all(origins, self.player)


class Passing(Action):
    """Cancer, then Gemini, then everyone comes home (ORI-PASS-01..06)."""

    begins = ((TakeCitizen, GainBasic, ComeHome), (TakeCitizen, ComeHome))

    def steps(self, origins: Origins, player: int) -> list[Step[Origins]]:
        origins.passed |= BIT[player]
        origins.tell("passed", player)
        following: list[Step[Origins]] = []
        if origins.holds(player, CANCER) and CANCER_HIRES.can(origins, player):
            following += CANCER_HIRES.steps(origins, player)
        if origins.holds(player, GEMINI):
            space = origins.strength[player]
            following += basics(player, space - retreat(space))
        return [*following, ComeHome(player)]


class RetireAll(Step[Origins]):
    """Sixes retire one by one; their owner orders them where that matters (ORI-PASS-06)."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def resolve(self, origins: Origins) -> None:
        retire_all(origins, self.player)


def retire_all(origins: Origins, player: int) -> None:
    """Retire those left, or ask which is first where that matters (ORI-PASS-04, ORI-PASS-06)."""
    sixes = retiring(origins, player)
    if len(sixes) > 1 and order_matters(origins.players[player], sixes):
        origins.do(Retire(player), RetireAll(player))
    else:
        for base in sixes:
            retire(origins, player, base)


def order_matters(me: OriginsPlayer, bases: list[int]) -> bool:
    """Return whether a new colour among these dice raises the worth of one that repeats a colour (ORI-ADV-02..03)."""
    colours = {me.colours[base] for base in bases}
    new = colours - set(me.advisors)
    repeats = len(bases) - len(new)
    return len(colours) > 1 and len(new) > 0 and repeats > 0


def retiring(origins: Origins, player: int) -> list[int]:
    """Return the bases whose six is still on a site after passing."""
    me = origins.players[player]
    return [base for base in range(me.bases) if me.places[base] != HOME and me.values[base] == HIGHEST]


class Retire(ChooseBase):
    """Choose which six retires next (ORI-PASS-06)."""

    rule = "ORI-PASS-06"

    def takes(self, origins: Origins, base: int) -> bool:
        me = origins.players[self.player]
        return me.places[base] != HOME and me.values[base] == HIGHEST

    def run(self, origins: Origins, choice: Choice) -> None:
        retire(origins, self.player, choice.item)


def retire(origins: Origins, player: int, base: int) -> None:
    """Retire the die as an Advisor, or score it if its colour is there already; the base is free (ORI-ADV-01..03)."""
    me = origins.players[player]
    colour = me.colours[base]
    me.colours = put(me.colours, base, NONE)
    me.values = put(me.values, base, 0)
    me.places = put(me.places, base, HOME)
    if origins.holds(player, SCORPIO):
        origins.gain(player, WISDOM, 1)
    origins.tell("retired", player, colour)
    if colour in me.advisors:
        origins.stock = put(origins.stock, colour, origins.stock[colour] + 1)
        origins.score(player, origins.components.advisor_points[len(me.advisors) - 1], RETIREMENT)
    else:
        me.advisors = (*me.advisors, colour)


FRAMES: Final[tuple[Frame, ...]] = (
    Frame(ComeHome, (Retire, RetireAll)),
    Frame(RetireAll, (Retire, RetireAll)),
    Frame(Retire),
)

"""The Zodiac cards that ask something when they work; the others are a line where they apply (ORI-ZOD)."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.position.choices import BASE, DECLINE, USE
from heliopolis.games.origins.position.ranges import FREEMAN
from heliopolis.games.origins.position.state import HOME, NONE, Origins
from heliopolis.games.origins.rules.actions import base_missing
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.event import Event
from heliopolis.kernel.frame import FieldRange, Frame
from heliopolis.kernel.position import put
from heliopolis.kernel.step import BIT, Step, TableStep

SAGITTARIUS: Final = 0
PISCES: Final = 1
CAPRICORN: Final = 2
AQUARIUS: Final = 3
TAURUS: Final = 4
CANCER: Final = 5
LIBRA: Final = 6
ARIES: Final = 7
LEO: Final = 8
GEMINI: Final = 9
VIRGO: Final = 10
SCORPIO: Final = 11

HIGHEST: Final = 6
LOWEST_SPEAKER: Final = 2
HIGHEST_SPEAKER: Final = 5
YES_OR_NO: Final[list[Choice]] = [USE, DECLINE]
BASES_OR_NOT: Final[list[Choice]] = [*BASE, DECLINE]


class RaiseNewDie(TableStep[Origins]):
    """Sagittarius: a new Citizen may come one higher (ORI-ZOD-01)."""

    def __init__(self, player: int, base: int) -> None:
        super().__init__(player)
        self.base: Final = base

    def fits(self, origins: Origins) -> bool:
        return not not_raisable(origins, self.player, 1) & BIT[self.base]

    def table(self, origins: Origins) -> list[Choice]:
        return YES_OR_NO

    def run(self, origins: Origins, choice: Choice) -> None:
        if choice is USE:
            raise_die(origins, self.player, self.base, 1)


class RaiseNewSpeaker(TableStep[Origins]):
    """Sagittarius: a new Speaker may come one higher (ORI-ZOD-01)."""

    def __init__(self, player: int, value: int) -> None:
        super().__init__(player)
        self.value: Final = value

    def fits(self, origins: Origins) -> bool:
        return origins.players[self.player].speakers[self.value] > 0

    def table(self, origins: Origins) -> list[Choice]:
        return YES_OR_NO

    def run(self, origins: Origins, choice: Choice) -> None:
        if choice is USE:
            me = origins.players[self.player]
            me.speakers = put(me.speakers, self.value, me.speakers[self.value] - 1)
            me.speakers = put(me.speakers, self.value + 1, me.speakers[self.value + 1] + 1)
            origins.tell("speaker_raised", self.player, self.value + 1)


class RaiseForTower(TableStep[Origins]):
    """Capricorn: a new Tower level may raise a Citizen by two (ORI-ZOD-03)."""

    def table(self, origins: Origins) -> list[Choice]:
        return BASES_OR_NOT

    def bars(self, origins: Origins) -> list[tuple[str, int]]:
        me = origins.players[self.player]
        empty = 0
        for base in range(len(BASE)):
            if me.colours[base] == NONE:
                empty |= BIT[base]
        return [("ORI-ZOD-03", empty), ("ORI-ZOD-03b", not_raisable(origins, self.player, 0))]

    def missing(self, origins: Origins, choice: Choice) -> list[Event]:
        empty = origins.players[self.player].colours[choice.item] == NONE
        return base_missing(origins, self.player, choice.item) if empty else []

    def run(self, origins: Origins, choice: Choice) -> None:
        if choice is not DECLINE:
            raise_die(origins, self.player, choice.item, 2)


def not_raisable(origins: Origins, player: int, only_unused: int) -> int:
    """Return the bases without a die below six (and at home, if ``only_unused``)."""
    me = origins.players[player]
    barred = 0
    for base in range(len(me.colours)):
        if me.colours[base] == NONE or me.values[base] == HIGHEST or (only_unused and me.places[base] != HOME):
            barred |= BIT[base]
    return barred


ALL_BASES: Final = BIT[len(BASE)] - 1


def raise_die(origins: Origins, player: int, base: int, amount: int) -> None:
    """Raise a Freeman, to six at most: only passing retires one (ORI-FOOD-03)."""
    me = origins.players[player]
    me.values = put(me.values, base, min(HIGHEST, me.values[base] + amount))
    origins.tell("raised", player, base, me.values[base])


def after_new_die(origins: Origins, player: int, base: int) -> list[Step[Origins]]:
    """Return what Sagittarius asks about a new Citizen below six (ORI-ZOD-01, ORI-ZOD-01b)."""
    below = origins.players[player].values[base] < HIGHEST
    return [RaiseNewDie(player, base)] if below and origins.holds(player, SAGITTARIUS) else []


def after_new_speaker(origins: Origins, player: int, value: int) -> list[Step[Origins]]:
    """Return what Sagittarius asks about a new Speaker below five (ORI-ZOD-01, ORI-ZOD-01b)."""
    below = value < HIGHEST_SPEAKER
    return [RaiseNewSpeaker(player, value)] if below and origins.holds(player, SAGITTARIUS) else []


FRAMES: Final[tuple[Frame, ...]] = (
    Frame(RaiseNewDie, base=FREEMAN),
    Frame(RaiseNewSpeaker, value=FieldRange(LOWEST_SPEAKER, HIGHEST_SPEAKER - 1)),
    Frame(RaiseForTower),
)

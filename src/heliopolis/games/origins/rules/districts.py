"""Close a District: seat a die, match a card, wake the Buildings (ORI-DIST)."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.position.cells import BLOCK, block, spiral_rank, x_of, y_of
from heliopolis.games.origins.position.choices import CARD, seat_choice
from heliopolis.games.origins.position.components import DistrictPattern
from heliopolis.games.origins.position.dice import die
from heliopolis.games.origins.position.ranges import CELL, FREEMAN
from heliopolis.games.origins.position.state import AGORA, GOLD, NONE, WISDOM, WONDER, Origins, OriginsPlayer
from heliopolis.games.origins.rules.abilities.activation import Activations
from heliopolis.games.origins.rules.actions import Action, ChooseBase
from heliopolis.games.origins.rules.citizens import MAY, PAID, Hiring
from heliopolis.games.origins.rules.scoring import DISTRICT
from heliopolis.games.origins.rules.zodiac import HIGHEST, LEO, LIBRA, SCORPIO
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.event import Event
from heliopolis.kernel.frame import Frame
from heliopolis.kernel.position import put
from heliopolis.kernel.step import BIT, PlayerStep, Step, TableStep

TAKEN: Final = "ORI-DIST-04"
"""Why no die can take a Seat that has one."""
NO_GOLD_LEFT: Final = 1
"""The number of the end trigger (ORI-END-02)."""
LIBRA_HIRES: Final = Hiring(PAID, MAY)


class CloseWith(ChooseBase):
    """Choose the unused Freeman whose die takes the Seat (ORI-DIST-05)."""

    rule = "ORI-DIST-05"

    def run(self, origins: Origins, choice: Choice) -> None:
        origins.do(ChooseSeat(self.player, choice.item))


class Closing(Action):
    """Close a District with an unused Freeman (ORI-DIST-01..05, WON-DIST-02)."""

    begins = ((CloseWith,),)

    def bar(self, origins: Origins, player: int) -> str | None:
        me = origins.players[player]
        if not any(me.unused(base) for base in range(me.bases)):
            return "ORI-DIST-05"
        if has_open_seat(me):
            return None
        barred = {seat_bar(me, cell) for cell in me.city}
        return TAKEN if TAKEN in barred else "WON-DIST-02" if "WON-DIST-02" in barred else "ORI-DIST-01"

    def missing(self, origins: Origins, player: int) -> list[Event]:
        """Return how many tiles the next District lacks."""
        me = origins.players[player]
        if not any(me.unused(base) for base in range(me.bases)):
            return []
        lacking = [empty_corners(me, cell - step) for cell in me.city for step in BLOCK]
        return [("next_tiles", player, min(number for number in lacking if number))]

    def steps(self, origins: Origins, player: int) -> list[Step[Origins]]:
        return [CloseWith(player)]


class ChooseSeat(PlayerStep[Origins]):
    """Choose a free Seat between four different tiles (ORI-DIST-01, ORI-DIST-04)."""

    def __init__(self, player: int, base: int) -> None:
        super().__init__(player)
        self.base: Final = base

    def fits(self, origins: Origins) -> bool:
        return origins.players[self.player].unused(self.base)

    def candidates(self, origins: Origins) -> list[Choice]:
        city = origins.players[self.player].city
        corners = {cell - step for cell in city for step in BLOCK}
        return [seat_choice(seat) for seat in sorted(corners, key=spiral_rank)]

    def asks_about(self, origins: Origins, choice: Choice) -> bool:
        return choice.kind == "seat"

    def barred_by(self, origins: Origins, choice: Choice) -> str | None:
        return seat_bar(origins.players[self.player], choice.item)

    def missing(self, origins: Origins, choice: Choice) -> list[Event]:
        empty = empty_corners(origins.players[self.player], choice.item)
        return [("tiles_missing", self.player, empty)] if empty else []

    def run(self, origins: Origins, choice: Choice) -> None:
        close(origins, self.player, self.base, choice.item)


def seat_bar(me: OriginsPlayer, seat: int) -> str | None:
    """Return why no die can take a Seat."""
    wonders = 0
    for step in BLOCK:
        tile = me.city.get(seat + step, NONE)
        if tile == NONE:
            return "ORI-DIST-01"
        if tile >= WONDER:
            wonders += 1
    if wonders > 1:
        return "WON-DIST-02"
    return TAKEN if seat in me.seats else None


def empty_corners(me: OriginsPlayer, seat: int) -> int:
    """Return how many of the four tiles round a Seat are missing."""
    return sum(1 for step in BLOCK if seat + step not in me.city)


def has_open_seat(me: OriginsPlayer) -> bool:
    """Return whether any District can be closed; every Seat is named by the tile at its upper left."""
    return len(me.city) >= len(BLOCK) and any(seat_bar(me, cell) is None for cell in me.city)


def close(origins: Origins, player: int, base: int, seat: int) -> None:
    """Close a District: the die takes the Seat, Leo and Scorpio work, then card, Buildings and Libra.

    The rules are ORI-DIST-06..17.
    """
    me = origins.players[player]
    colour, value = me.colours[base], me.values[base]
    me.colours = put(me.colours, base, NONE)
    me.values = put(me.values, base, 0)
    if origins.holds(player, LEO):
        value = min(HIGHEST, value + 2)
    me.seats = {**me.seats, seat: die(colour, value)}
    origins.tell("closed", player, x_of(seat), y_of(seat), colour, value)
    if origins.holds(player, SCORPIO):
        origins.gain(player, WISDOM, 1)
    awake = [cell for cell in block(seat) if me.city[cell] == AGORA or origins.colour_of(me.city[cell]) == colour]
    following: list[Step[Origins]] = [MatchCard(player, seat)] if matches(origins, player, seat) else []
    origins.do_all([*following, Activations(player, tuple(awake)), AfterClosing(player)])


class AfterClosing(Step[Origins]):
    """Libra offers a Citizen for its price when the District is done (ORI-ZOD-07)."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def resolve(self, origins: Origins) -> None:
        if origins.holds(self.player, LIBRA) and LIBRA_HIRES.can(origins, self.player):
            origins.do_all(LIBRA_HIRES.steps(origins, self.player))


class MatchCard(TableStep[Origins]):
    """Choose one of the District cards that match (ORI-DIST-08..14)."""

    def __init__(self, player: int, place: int) -> None:
        super().__init__(player)
        self.place: Final = place

    def fits(self, origins: Origins) -> bool:
        return seat_bar(origins.players[self.player], self.place) == TAKEN

    def table(self, origins: Origins) -> list[Choice]:
        return CARD

    def bars(self, origins: Origins) -> list[tuple[str, int]]:
        matching = 0
        for card in matches(origins, self.player, self.place):
            matching |= BIT[card]
        shown = 0
        for card in origins.cards:
            shown |= BIT[card]
        return [("ORI-DIST-11", ~shown), ("ORI-DIST-08", ~matching)]

    def run(self, origins: Origins, choice: Choice) -> None:
        card = choice.item
        me = origins.players[self.player]
        values = origins.components.cards[card]
        points = values.low if me.matched & BIT[card] else values.high
        me.matched |= BIT[card]
        origins.tell("matched", self.player, card)
        origins.score(self.player, points, DISTRICT)
        shown = origins.cards.index(card)
        origins.gain(self.player, GOLD, origins.card_gold[shown])
        origins.card_gold = put(origins.card_gold, shown, 0)
        if not any(origins.card_gold):
            origins.trigger(NO_GOLD_LEFT)


def matches(origins: Origins, player: int, seat: int) -> list[int]:
    """Return the displayed cards whose pattern the District shows, turned or mirrored."""
    me = origins.players[player]
    colours = [origins.colour_of(me.city[cell]) for cell in block(seat)]
    return [card for card in origins.cards if shows(colours, origins.components.cards[card])]


def shows(colours: list[int], card: DistrictPattern) -> bool:
    """Return whether some corner is wild, its opposite the middle colour, its neighbours the two ends (ORI-DIST-10)."""
    for wild in range(4):
        if colours[3 - wild] != card.middle:
            continue
        beside = [colours[corner] for corner in range(4) if corner not in (wild, 3 - wild)]
        if sorted(beside) == sorted(card.ends):
            return True
    return False


FRAMES: Final[tuple[Frame, ...]] = (
    Frame(CloseWith, (ChooseSeat,)),
    Frame(ChooseSeat, (MatchCard, Activations, AfterClosing), base=FREEMAN),
    Frame(AfterClosing, *LIBRA_HIRES.begins),
    Frame(MatchCard, place=CELL),
)

"""Abilities that hire, raise and change Citizens and Speakers."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.position.cells import spiral_rank, x_of, y_of
from heliopolis.games.origins.position.choices import AMOUNT, BASE, COLOUR, seat_choice
from heliopolis.games.origins.position.components import BUILDING, WONDER_TILE, AbilityRow
from heliopolis.games.origins.position.dice import die_value
from heliopolis.games.origins.position.ranges import FREEMAN
from heliopolis.games.origins.position.state import Origins
from heliopolis.games.origins.rules.abilities.base import Ability, AskingAbility, Piece, TileUse, register
from heliopolis.games.origins.rules.actions import ChooseBase
from heliopolis.games.origins.rules.citizens import BY_FORUM, FREE, MUST, PAID, Hiring, TakeSpeaker
from heliopolis.games.origins.rules.zodiac import HIGHEST, not_raisable, raise_die
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.event import Event
from heliopolis.kernel.frame import Frame, Row
from heliopolis.kernel.position import put
from heliopolis.kernel.step import BIT, PlayerStep, Step, TableStep


class CitizenTile(Ability):
    """Estate and Lighthouse: take a Citizen, free or for its wisdom (ORI-BLD-16, WON-05)."""

    def __init__(self, name: str, worth: float, tiles: int, paid: int) -> None:
        super().__init__(name, worth, tiles)
        self._hiring: Final = Hiring(paid, MUST)

    def bar(self, origins: Origins, use: TileUse) -> str | None:
        return self._hiring.bar(origins, use.player)

    def missing(self, origins: Origins, use: TileUse) -> list[Event]:
        return self._hiring.missing(origins, use.player)

    def steps(self, origins: Origins, use: TileUse) -> list[Step[Origins]]:
        return self._hiring.steps(origins, use.player)

    def begins(self) -> tuple[Row, ...]:
        return self._hiring.begins

    def pieces(self, row: AbilityRow, counted: list[Piece]) -> list[Piece]:
        return [("citizen", "")]


class Forum(AskingAbility):
    """Forum: take a Speaker (ORI-BLD-17)."""

    def question(self, use: TileUse) -> Step[Origins]:
        return TakeSpeaker(use.player, BY_FORUM)

    def begins(self) -> tuple[Row, ...]:
        return ((TakeSpeaker,),)

    def pieces(self, row: AbilityRow, counted: list[Piece]) -> list[Piece]:
        return [("speaker", "")]


class CourtOfLaw(AskingAbility):
    """Court of Law: swap an unused die for one of another colour from the stock (ORI-BLD-15)."""

    def question(self, use: TileUse) -> Step[Origins]:
        return SwapDie(use.player)

    def frames(self) -> tuple[Frame, ...]:
        return (Frame(SwapDie, (SwapColour,)), Frame(SwapColour, base=FREEMAN))

    def events(self) -> dict[str, tuple[str, ...]]:
        return {"swapped": ("base", "colour")}

    def pieces(self, row: AbilityRow, counted: list[Piece]) -> list[Piece]:
        return [("freeman", "⇄"), ("colours", "")]


class SwapDie(ChooseBase):
    """Court of Law: choose an unused die to swap (ORI-BLD-15)."""

    rule = "ORI-BLD-15"

    def takes(self, origins: Origins, base: int) -> bool:
        colour = origins.players[self.player].colours[base]
        return super().takes(origins, base) and other_colours(origins, colour) != 0

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
        colour = me.colours[self.base]
        origins.stock = put(origins.stock, colour, origins.stock[colour] + 1)
        origins.stock = put(origins.stock, choice.item, origins.stock[choice.item] - 1)
        me.colours = put(me.colours, self.base, choice.item)
        origins.tell("swapped", self.player, self.base, choice.item)


def other_colours(origins: Origins, colour: int) -> int:
    """Return the other colours of which the stock has a die."""
    others = 0
    for other, number in enumerate(origins.stock):
        if number and other != colour:
            others |= BIT[other]
    return others


class GateOfPassage(AskingAbility):
    """Gate of Passage: raise an unused Freeman by one or two (ORI-BLD-28)."""

    def question(self, use: TileUse) -> Step[Origins]:
        return OpenGate(use.player)

    def frames(self) -> tuple[Frame, ...]:
        return (Frame(OpenGate, (GateAmount,)), Frame(GateAmount, base=FREEMAN))

    def pieces(self, row: AbilityRow, counted: list[Piece]) -> list[Piece]:
        return [("raise", "+2")]


class OpenGate(ChooseBase):
    """Gate of Passage: choose an unused Freeman (ORI-BLD-28)."""

    rule = "ORI-BLD-28"

    def takes(self, origins: Origins, base: int) -> bool:
        return super().takes(origins, base) and origins.players[self.player].values[base] < HIGHEST

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


class IshtarGate(AskingAbility):
    """Ishtar Gate: one more on a Freeman or a Seat die (WON-04)."""

    def question(self, use: TileUse) -> Step[Origins]:
        return GateOfIshtar(use.player)

    def frames(self) -> tuple[Frame, ...]:
        return (Frame(GateOfIshtar),)

    def events(self) -> dict[str, tuple[str, ...]]:
        return {"seat_raised": ("x", "y", "value")}

    def pieces(self, row: AbilityRow, counted: list[Piece]) -> list[Piece]:
        return [("raise", "")]


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
        return "WON-04" if die_value(seated) >= HIGHEST else None

    def run(self, origins: Origins, choice: Choice) -> None:
        if choice.kind == "base":
            raise_die(origins, self.player, choice.item, 1)
        else:
            seats = origins.players[self.player].seats
            seats = {**seats, choice.item: seats[choice.item] + 1}
            origins.players[self.player].seats = seats
            origins.tell(
                "seat_raised", self.player, x_of(choice.item), y_of(choice.item), die_value(seats[choice.item])
            )


register(CitizenTile("estate", 6.0, BUILDING, FREE))
register(CitizenTile("lighthouse", 3.5, WONDER_TILE, PAID))
register(Forum("forum", 4.0, lacking="no_speaker"))
register(CourtOfLaw("court_of_law", 1.0, lacking="nobody"))
register(GateOfPassage("gate_of_passage", 2.0, lacking="nobody"))
register(IshtarGate("ishtar_gate", 1.5, WONDER_TILE, lacking="nobody"))

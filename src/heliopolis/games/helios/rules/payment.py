"""Payment: cubes are picked one by one, in any order, and each pick leaves the rest payable (HEL-PAY)."""

from __future__ import annotations

from typing import ClassVar, Final

from heliopolis.games.helios.position.choices import CUBE, MATERIALS, cube_choice
from heliopolis.games.helios.position.coast import fields_of
from heliopolis.games.helios.position.components import ANY, Cost
from heliopolis.games.helios.position.ranges import MOST_TILES
from heliopolis.games.helios.position.state import Helios
from heliopolis.games.helios.position.tiles import CONTENTS, WITHOUT
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.event import Event
from heliopolis.kernel.frame import FieldRange, Frame, SetRange
from heliopolis.kernel.step import BIT, PlayerStep


class PayCubes(PlayerStep[Helios]):
    """Give back one of the cubes still due; ``exact`` are the colours that must be among them (HEL-PAY-01..05)."""

    saved_as: ClassVar = "Pay"

    def __init__(self, player: int, due: int, exact: tuple[int, ...]) -> None:
        super().__init__(player)
        self.due: Final = due
        self.exact: Final = exact

    def fits(self, helios: Helios) -> bool:
        me = helios.players[self.player]
        named = 0
        for slot in self.exact:
            if slot & named or not slot & me.owned:
                return False
            named |= slot
        return len(self.exact) <= self.due <= me.stock

    def unordered(self) -> bool:
        return True

    def candidates(self, helios: Helios) -> list[Choice]:
        return [cube_choice(field, colour) for field in helios.layout.fields for colour in range(5)]

    def legal(self, helios: Helios) -> list[Choice]:
        return [choice for choice in cubes_on(helios, self.player) if self.barred_by(helios, choice) is None]

    def barred_by(self, helios: Helios, choice: Choice) -> str | None:
        field, colour = divmod(choice.item, 5)
        if WITHOUT[helios.players[self.player].cubes[field]][colour] < 0:
            return "HEL-PAY-01"
        if self.due == len(self.exact) and self.slot_for(colour) < 0:
            return "HEL-PAY-04"
        return None

    def missing(self, helios: Helios, choice: Choice) -> list[Event]:
        field, colour = divmod(choice.item, 5)
        if WITHOUT[helios.players[self.player].cubes[field]][colour] < 0:
            return [("no_cube", self.player, field, colour)]
        return [("owed", self.player, slot) for slot in self.exact]

    def default(self, helios: Helios) -> Choice | None:
        """Return a cube of the colour there is most of, which is missed least."""
        held = helios.players[self.player].held
        best: Choice | None = None
        for choice in self.legal(helios):
            if best is None or held[choice.item % 5] > held[best.item % 5]:
                best = choice
        return best

    def run(self, helios: Helios, choice: Choice) -> None:
        field, colour = divmod(choice.item, 5)
        helios.take_cube(self.player, field, colour)
        helios.tell("paid", self.player, field, colour)
        if self.due > 1:
            slot = self.slot_for(colour)
            rest = self.exact if slot < 0 else self.exact[:slot] + self.exact[slot + 1 :]
            helios.do(PayCubes(self.player, self.due - 1, rest))

    def slot_for(self, colour: int) -> int:
        """Return the place of the slot that a cube of this colour fills, or -1."""
        for place, slot in enumerate(self.exact):
            if slot & BIT[colour]:
                return place
        return -1


def unpaid(helios: Helios, player: int, cost: Cost) -> list[Event]:
    """Return what a price that cannot be paid takes: its slots, the colours there are none of, the cubes in all."""
    me = helios.players[player]
    told: list[Event] = []
    if any(slot != ANY for slot in cost.slots):
        told += [("price", player, slot) for slot in cost.slots]
    told += [("without", player, slot) for slot in cost.slots if slot != ANY and not slot & me.owned]
    told.append(("short", player, cost.due(me.owned), me.stock))
    return told


def cubes_on(helios: Helios, player: int) -> list[Choice]:
    """Return the cubes of a board, equal ones of a field once."""
    me = helios.players[player]
    choices: list[Choice] = []
    for field in fields_of(me.one):
        last = -1
        for colour in CONTENTS[me.cubes[field]]:
            if colour != last:
                choices.append(CUBE[field * 5 + colour])
            last = colour
    return choices


def price(helios: Helios, player: int, cost: Cost) -> PayCubes:
    """Return the payment of a cost by someone who can afford it; what is owned is judged now (HEL-PAY-04)."""
    owned = helios.players[player].owned
    return PayCubes(player, cost.due(owned), cost.exact(owned))


def any_cubes(number: int) -> Cost:
    """Return a cost of that many cubes of any colours."""
    return Cost((ANY,) * number)


FRAMES: Final[tuple[Frame, ...]] = (
    Frame(
        PayCubes,
        (PayCubes,),
        due=FieldRange(1, 2 * MOST_TILES, unit=6),
        exact=SetRange(len(MATERIALS), longest=len(MATERIALS), least=1, most=ANY - 1),
    ),
)

"""A cube as a gift: its owner chooses the colour, then a tile with room for it (HEL-REPL-07, HEL-CHAR-07)."""

from __future__ import annotations

from typing import Final

from heliopolis.games.helios.position.choices import COLOUR, FIELD
from heliopolis.games.helios.position.ranges import CHARACTER, MATERIAL
from heliopolis.games.helios.position.state import Helios
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.frame import FieldRange, Frame
from heliopolis.kernel.step import Step, TableStep

NOBODY: Final = -1
"""No character gives the cube: it comes with the third phase."""


class GiveCube(Step[Helios]):
    """A free cube, lost if no tile has room for it; ``giver`` is the character that gives it, or no one."""

    def __init__(self, player: int, giver: int = NOBODY) -> None:
        self.player: Final = player
        self.giver: Final = giver

    def resolve(self, helios: Helios) -> None:
        me = helios.players[self.player]
        if me.tiles & ~me.two & ~me.temples:
            helios.do(CubeColour(self.player, self.giver))
        else:
            helios.tell("cube_lost", self.player)


class CubeColour(TableStep[Helios]):
    """Choose the colour of a free cube: any (HEL-REPL-07)."""

    def __init__(self, player: int, giver: int = NOBODY) -> None:
        super().__init__(player)
        self.giver: Final = giver

    def table(self, helios: Helios) -> list[Choice]:
        return COLOUR

    def run(self, helios: Helios, choice: Choice) -> None:
        helios.do(CubeTile(self.player, choice.item, self.giver))


class CubeTile(TableStep[Helios]):
    """Choose the tile for a free cube: an own one with fewer than two cubes and no temple (HEL-REPL-07)."""

    def __init__(self, player: int, colour: int, giver: int = NOBODY) -> None:
        super().__init__(player)
        self.colour: Final = colour
        self.giver: Final = giver

    def table(self, helios: Helios) -> list[Choice]:
        return FIELD[: helios.layout.size]

    def bars(self, helios: Helios) -> list[tuple[str, int]]:
        me = helios.players[self.player]
        rule = "HEL-REPL-07" if self.giver == NOBODY else helios.components.characters[self.giver].rule
        return [(rule, ~me.tiles), ("HEL-TEMPLE-07", me.temples), ("HEL-LAND-10", me.two)]

    def run(self, helios: Helios, choice: Choice) -> None:
        helios.grow(self.player, choice.item, self.colour)


GIVER: Final = FieldRange(NOBODY, CHARACTER.most)

FRAMES: Final[tuple[Frame, ...]] = (
    Frame(GiveCube, (CubeColour,), giver=GIVER),
    Frame(CubeColour, (CubeTile,), giver=GIVER),
    Frame(CubeTile, colour=MATERIAL, giver=GIVER),
)

"""Actions: what a turn, a site, a Bonus tile, a card or a Building lets a player do; and questions that many ask.

An action states once whether it is possible. Everything that offers it asks the same object.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from heliopolis.games.origins.position.choices import BASE
from heliopolis.games.origins.position.state import HOME, NONE, Origins
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.event import Event
from heliopolis.kernel.frame import Row
from heliopolis.kernel.step import BIT, Step, TableStep


class Action:
    """Something that a player can do: which rule bars it now, what it lacks then, and the steps it leads to."""

    begins: ClassVar[tuple[Row, ...]] = ()
    """The rows of steps that ``steps`` can give."""

    def bar(self, origins: Origins, player: int) -> str | None:
        """Return the rule that bars it now, or None."""
        return None

    def can(self, origins: Origins, player: int) -> bool:
        """Return whether it is possible now."""
        return self.bar(origins, player) is None

    def missing(self, origins: Origins, player: int) -> list[Event]:
        """Return what it lacks where it is barred, with its numbers, as events."""
        return []

    def steps(self, origins: Origins, player: int) -> list[Step[Origins]]:
        """Do what needs no question, and give the steps that follow."""
        raise NotImplementedError(type(self).__name__)


class PickEach(TableStep[Origins]):
    """Pick several things one by one, in any order; ``pick`` carries out one of them."""

    def __init__(self, player: int, left: int) -> None:
        super().__init__(player)
        self.left: Final = left

    def unordered(self) -> bool:
        return True

    def pick(self, origins: Origins, choice: Choice) -> None:
        """Carry out one pick."""
        raise NotImplementedError(type(self).__name__)

    def run(self, origins: Origins, choice: Choice) -> None:
        self.pick(origins, choice)
        if self.left > 1:
            origins.do(type(self)(self.player, self.left - 1))


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseBase(TableStep[Origins]):
    """Choose one of your Freemen by the base; a step says by ``takes`` which of them, and by which rule."""

    rule: ClassVar[str] = ""
    """The rule that bars all others."""

    def takes(self, origins: Origins, base: int) -> bool:
        """Return whether the die on the base can be chosen."""
        return origins.players[self.player].unused(base)

    def table(self, origins: Origins) -> list[Choice]:
        return BASE

    def bars(self, origins: Origins) -> list[tuple[str, int]]:
        barred = 0
        for base in range(len(BASE)):
            if not self.takes(origins, base):
                barred |= BIT[base]
        return [(self.rule, barred)]

    def missing(self, origins: Origins, choice: Choice) -> list[Event]:
        return base_missing(origins, self.player, choice.item)


def base_missing(origins: Origins, player: int, base: int) -> list[Event]:
    """Return where a Freeman is who is not at home: on a site, or nowhere because the base has no die."""
    me = origins.players[player]
    if base >= me.bases:
        return [("on_track", player)]
    if me.colours[base] == NONE:
        return [("base_empty", player)]
    return [] if me.places[base] == HOME else [("is_at", player, me.places[base])]

"""The Bathhouse: a Freeman comes home from a site before the round is over (ORI-BLD-99)."""

from __future__ import annotations

from heliopolis.games.origins.position.choices import BASE
from heliopolis.games.origins.position.components import AbilityRow
from heliopolis.games.origins.position.state import HOME, Origins
from heliopolis.games.origins.rules.abilities.base import AskingAbility, Piece, TileUse, register
from heliopolis.games.origins.rules.zodiac import base_missing
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.event import Event
from heliopolis.kernel.frame import Frame
from heliopolis.kernel.step import BIT, Step, TableStep


class Bathhouse(AskingAbility):
    """Call one of your Freemen home from a site (ORI-BLD-99)."""

    def question(self, use: TileUse) -> Step[Origins]:
        return CallHome(use.player)

    def frames(self) -> tuple[Frame, ...]:
        return (Frame(CallHome),)

    def events(self) -> dict[str, tuple[str, ...]]:
        return {"called_home": ("base", "site")}

    def pieces(self, row: AbilityRow, counted: list[Piece]) -> list[Piece]:
        return [("freeman", ""), ("arrow", ""), ("base", "")]


class CallHome(TableStep[Origins]):
    """Bathhouse: choose a Freeman who is on a site (ORI-BLD-99)."""

    def table(self, origins: Origins) -> list[Choice]:
        return BASE

    def bars(self, origins: Origins) -> list[tuple[str, int]]:
        me = origins.players[self.player]
        at_home = 0
        for base in range(len(BASE)):
            if me.places[base] == HOME:
                at_home |= BIT[base]
        return [("ORI-BLD-99", at_home)]

    def missing(self, origins: Origins, choice: Choice) -> list[Event]:
        return base_missing(origins, self.player, choice.item)

    def run(self, origins: Origins, choice: Choice) -> None:
        me = origins.players[self.player]
        site = me.places[choice.item]
        me.places[choice.item] = HOME
        origins.tell("called_home", self.player, choice.item, site)


register(Bathhouse("bathhouse", worth=3.0, lacking="nobody"))

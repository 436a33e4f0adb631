"""The Bathhouse: a Freeman comes home from a site before the round is over (ORI-BLD-99)."""

from __future__ import annotations

from heliopolis.games.origins.position.components import AbilityRow
from heliopolis.games.origins.position.state import HOME, Origins
from heliopolis.games.origins.rules.abilities.base import AskingAbility, Piece, TileUse, register
from heliopolis.games.origins.rules.actions import ChooseBase
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.frame import Frame
from heliopolis.kernel.position import put
from heliopolis.kernel.step import Step


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


class CallHome(ChooseBase):
    """Bathhouse: choose a Freeman who is on a site (ORI-BLD-99)."""

    rule = "ORI-BLD-99"

    def takes(self, origins: Origins, base: int) -> bool:
        return origins.players[self.player].places[base] != HOME

    def run(self, origins: Origins, choice: Choice) -> None:
        me = origins.players[self.player]
        site = me.places[choice.item]
        me.places = put(me.places, choice.item, HOME)
        origins.tell("called_home", self.player, choice.item, site)


register(Bathhouse("bathhouse", worth=3.0, lacking="nobody"))

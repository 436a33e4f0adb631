"""The sites: each visit raises one; alone a neighbour rises too, and a token can freeze them (ORI-VISIT, ORI-SOLO)."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.position.choices import SITE, USE
from heliopolis.games.origins.position.ranges import PLACE
from heliopolis.games.origins.position.state import Origins
from heliopolis.games.origins.rules.modules.wonders import unlock
from heliopolis.games.origins.rules.zodiac import YES_OR_NO
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.frame import Frame
from heliopolis.kernel.position import put
from heliopolis.kernel.step import BIT, Step, TableStep


class RaiseSite(Step[Origins]):
    """The site rises by one, six becomes one; in solo a neighbour rises too (ORI-VISIT-06, ORI-SOLO-05)."""

    def __init__(self, player: int, site: int) -> None:
        self.player: Final = player
        self.site: Final = site

    def resolve(self, origins: Origins) -> None:
        raise_site(origins, self.player, self.site)
        if origins.solo() and neighbours(origins, self.site):
            origins.do(RaiseNeighbour(self.player, self.site))


def raise_site(origins: Origins, player: int, site: int) -> None:
    """Raise a Mothership by one; at five its Wonder is unlocked (ORI-VISIT-06, WON-LOCK-01)."""
    origins.site_values = put(origins.site_values, site, origins.site_values[site] % 6 + 1)
    origins.tell("site", player, site, origins.site_values[site])
    unlock(origins, site)


class FreezeSites(TableStep[Origins]):
    """Spend a token so that no site rises by this visit (ORI-SOLO-09)."""

    def __init__(self, player: int, site: int) -> None:
        super().__init__(player)
        self.site: Final = site

    def table(self, origins: Origins) -> list[Choice]:
        return YES_OR_NO

    def run(self, origins: Origins, choice: Choice) -> None:
        if choice is USE:
            origins.players[self.player].tokens -= 1
            origins.tell("frozen", self.player)
        else:
            origins.do(RaiseSite(self.player, self.site))


class RaiseNeighbour(TableStep[Origins]):
    """A site beside the visited one rises too; one that shows six cannot (ORI-SOLO-05..07)."""

    def __init__(self, player: int, site: int) -> None:
        super().__init__(player)
        self.site: Final = site

    def table(self, origins: Origins) -> list[Choice]:
        return SITE

    def bars(self, origins: Origins) -> list[tuple[str, int]]:
        able = 0
        for site in neighbours(origins, self.site):
            able |= BIT[site]
        return [("ORI-SOLO-05", ~able)]

    def run(self, origins: Origins, choice: Choice) -> None:
        raise_site(origins, self.player, choice.item)


def neighbours(origins: Origins, site: int) -> list[int]:
    """Return the neighbouring sites that can rise."""
    return [other for other in (site - 1, site + 1) if 0 <= other < len(SITE) and origins.site_values[other] < 6]


FRAMES: Final[tuple[Frame, ...]] = (
    Frame(RaiseSite, (RaiseNeighbour,), site=PLACE),
    Frame(FreezeSites, (RaiseSite,), site=PLACE),
    Frame(RaiseNeighbour, site=PLACE),
)

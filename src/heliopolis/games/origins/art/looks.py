"""How Origins looks to people, from the modules beside this one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from heliopolis.games.origins.art.chips import chips
from heliopolis.games.origins.art.faces import face, sought
from heliopolis.games.origins.art.scene import OriginsScenes
from heliopolis.games.origins.art.tales import tale
from heliopolis.games.origins.art.things import DEEDS, OPENED_BY, THINGS, stands_for
from heliopolis.games.origins.position.choices import BUILDINGS, TRIALS, WONDERS
from heliopolis.games.origins.position.state import Origins
from heliopolis.games.origins.rules.scoring import REASONS
from heliopolis.kernel.chip import Chip, Face
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.definition import PointSource
from heliopolis.kernel.event import Event
from heliopolis.kernel.looks import Looks

_TILES: Final = {*BUILDINGS, *WONDERS}

SOURCES: Final = (
    PointSource("source-army", "attack", "#C6453A", ("attack", "aries", "final_space")),
    PointSource("source-districts", "district", "#DF7F2A", ("district",)),
    PointSource("source-temples", "temple-step", "#3678C5", ("temples",)),
    PointSource("source-people", "citizen", "#7B57AE", ("last_base", "retirement", "advisors", "seats")),
    PointSource(
        "source-buildings", "build", "#5F9F47", tuple(reason.name for reason in REASONS if reason.name in _TILES)
    ),
    PointSource("source-trials", "points-badge", "#8B919A", tuple(f"trial_{name}" for name in TRIALS)),
    PointSource("source-gold", "gold", "#E1B63A", ("gold",)),
)
"""Where points come from, as the end of a game shows it; Trials give points only in games played with them."""


class OriginsLooks(Looks[Origins]):
    """What Origins shows."""

    unsaid = ("die-", "speaker-", "archon", "mark-")
    sources = SOURCES
    things = THINGS
    deeds = DEEDS
    opened_by = OPENED_BY

    def scenes(self, state: Origins, language: str) -> OriginsScenes:
        return OriginsScenes(state, language)

    def chips(self, before: Origins, events: Sequence[Event], after: Origins, seat: int) -> list[Chip]:
        return chips(before, events, after, seat)

    def tale(self, before: Origins, events: Sequence[Event], after: Origins, seat: int) -> list[Event]:
        return tale(before, events, seat)

    def face(self, state: Origins, choice: Choice) -> Face:
        return face(state, choice)

    def sought(self, state: Origins) -> list[Choice]:
        return sought(state)

    def stands_for(self, thing: str) -> Choice | None:
        return stands_for(thing)


LOOKS: Final = OriginsLooks()

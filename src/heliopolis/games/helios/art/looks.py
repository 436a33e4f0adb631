"""How Helios looks to people, from the modules beside this one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from heliopolis.games.helios.art.chips import chips
from heliopolis.games.helios.art.faces import face, sought
from heliopolis.games.helios.art.route import route
from heliopolis.games.helios.art.scene import HeliosScenes
from heliopolis.games.helios.art.tales import tale
from heliopolis.games.helios.art.things import DEEDS, OPENED_BY, THINGS, stands_for
from heliopolis.games.helios.position.choices import CHARACTERS
from heliopolis.games.helios.position.state import Helios
from heliopolis.kernel.chip import Chip, Face
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.definition import PointSource
from heliopolis.kernel.event import Event
from heliopolis.kernel.looks import Looks

SOURCES: Final = (
    PointSource("source-sun", "sun-small", "#E1B63A", ("orbit",)),
    PointSource("source-temples", "temple", "#C6453A", ("temple_lit", "temples")),
    PointSource("source-land", "symbol-land", "#5F9F47", ("edges", "empty_fields", "created_tiles", "raw_materials")),
    PointSource("source-city", "building-city_council", "#DF7F2A", ("buildings", "bazaar")),
    PointSource("source-characters", "character-priestess", "#7B57AE", tuple(CHARACTERS)),
    PointSource("source-mana", "mana", "#3678C5", ("mana",)),
)
"""Where points come from, as the end of a game shows it: every reason in one of six groups."""


class HeliosLooks(Looks[Helios]):
    """What Helios shows."""

    unsaid = ("symbol-",)
    sources = SOURCES
    things = THINGS
    deeds = DEEDS
    opened_by = OPENED_BY

    def scenes(self, state: Helios, language: str) -> HeliosScenes:
        return HeliosScenes(state, language)

    def chips(self, before: Helios, events: Sequence[Event], after: Helios, seat: int) -> list[Chip]:
        return chips(before, events, after, seat)

    def tale(self, before: Helios, events: Sequence[Event], after: Helios, seat: int) -> list[Event]:
        return tale(before, events, after, seat)

    def face(self, state: Helios, choice: Choice) -> Face:
        return face(state, choice)

    def sought(self, state: Helios) -> list[Choice]:
        return sought(state)

    def stands_for(self, thing: str) -> Choice | None:
        return stands_for(thing)

    def route(self, state: Helios, choice: Choice) -> list[str]:
        return route(state, choice)


LOOKS: Final = HeliosLooks()

"""Checks of the drawing: anyone who is asked can see the answers, and what is kept of other positions is still true."""

from __future__ import annotations

from collections.abc import Iterator

from heliopolis.kernel.game import State
from heliopolis.render.drawing_cache import PARTS
from heliopolis.render.scenes import scene_of
from heliopolis.testing.definition_checks import twice
from heliopolis.words.texts import LANGUAGES


def every_choice_is_drawn(state: State) -> Iterator[str]:
    """Check that the scene of the player who is asked draws every place that a legal choice names, each thing once."""
    seat = state.seat()
    scene = scene_of(state, max(seat, 0))
    drawn = scene.ids()
    yield from (f"{name} is drawn twice" for name in twice(drawn))
    if seat >= 0:
        places = {place for choice in state.choices() if (place := state.game.wording.place(state, choice)) is not None}
        yield from (f"{place} can be chosen and is not drawn" for place in sorted(places - set(drawn)))


def kept_drawings_are_true(state: State) -> Iterator[str]:
    """Check that what was drawn of other positions and is found again is what would be drawn of this one.

    Each turn is looked at by another seat, in another language.
    """
    viewer, language = state.turn % state.seats, LANGUAGES[state.turn // state.seats % len(LANGUAGES)]
    kept = scene_of(state, viewer, language)
    parts = kept.parts
    with PARTS.closed():
        fresh = scene_of(state, viewer, language)
        # Some parts are drawn only when they are looked at.
        drawn = [(part.svg(), part.placed().svg) for part in fresh.parts]
    for part, redrawn in zip(parts, drawn, strict=True):
        if (part.svg(), part.placed().svg) != redrawn:
            yield f"part {part.name} is drawn as in another position"

"""Checks that whoever is asked can see the answers: each tells what is not drawn."""

from __future__ import annotations

from collections.abc import Iterator

from heliopolis.kernel.state import State
from heliopolis.testing.records import twice


def every_choice_is_drawn(state: State) -> Iterator[str]:
    """The scene of the player who is asked draws every place that a legal choice names, each thing once."""
    seat = state.seat()
    scene = state.game.scene(state, max(seat, 0))
    drawn = scene.ids()
    yield from (f"{name} is drawn twice" for name in twice(drawn))
    if seat >= 0:
        places = {place for choice in state.choices() if (place := choice.place(seat)) is not None}
        yield from (f"{place} can be chosen and is not drawn" for place in sorted(places - set(drawn)))

"""The scene of a position, with all that a scene can be asked; the kernel knows only that it can be drawn."""

from __future__ import annotations

from typing import cast

from heliopolis.kernel.game import State
from heliopolis.render.shapes import Scene, SceneFactory


def scenes_of(state: State, language: str) -> SceneFactory:
    """The position with the words of a language, ready to be drawn for any viewer."""
    return cast(SceneFactory, state.game.looks().scenes(state, language))


def scene_of(state: State, viewer: int, language: str = "en") -> Scene:
    """The boards as the viewer's seat sees them, with the words of a language."""
    return cast(Scene, state.game.scene(state, viewer, language))

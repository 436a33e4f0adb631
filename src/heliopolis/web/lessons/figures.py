"""The pictures of overviews and rules: boards of real positions, fetched when they come into sight."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from heliopolis.kernel.errors import HeliopolisError
from heliopolis.learning.overviews import Picture
from heliopolis.render.figures import figure_of, figure_svg
from heliopolis.render.markup import NO_MARKUP, html
from heliopolis.render.scenes import Scene, scenes_of
from heliopolis.render.screens import PHONE, SCREENS
from heliopolis.web.common.drawings import image
from heliopolis.web.server.preferences import Preferences
from heliopolis.words.voice import voice_of

SMALL: Final = next(screen for screen in SCREENS if screen.form == PHONE)
"""What figures are drawn for: their boards are legible on every screen as large as they are."""
KEPT_FIGURES: Final = 256


def scene_of_picture(picture: Picture, language: str) -> Scene:
    """Return all boards of the position of a picture, as the lesson's player sees them."""
    stage = scenes_of(picture.position(), language).with_near(frozenset(picture.sights))
    return stage.scene(picture.of.seat, SMALL)


@lru_cache(KEPT_FIGURES)
def drawn(picture: Picture, language: str, theme: str) -> str:
    """Return a picture as an SVG file."""
    return figure_svg(scene_of_picture(picture, language), picture.boards, theme, picture.sights)


def figure(picture: Picture, preferences: Preferences) -> Markup:
    """Return a picture with what it shows in words.

    Nothing if its position cannot be with the component values in use.
    """
    voice = voice_of(picture.game, preferences.language)
    try:
        size = figure_of(scene_of_picture(picture, preferences.language), picture.boards)
    except HeliopolisError:
        return NO_MARKUP
    return html(
        "<figure>{}<figcaption>{}</figcaption></figure>",
        image(
            "overview-picture",
            preferences,
            size=(round(size.width), round(size.height)),
            game=picture.game.name,
            picture=picture.id,
        ),
        voice.say(picture.key),
    )

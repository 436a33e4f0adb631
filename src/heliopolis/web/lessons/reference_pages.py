"""Rules, components and overviews of a game, with their pictures."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from functools import cache, lru_cache
from itertools import groupby
from typing import Final

from markupsafe import Markup

from heliopolis.games import all_games
from heliopolis.kernel.errors import HeliopolisError
from heliopolis.kernel.game import Game
from heliopolis.render.figures import figure_of, figure_svg
from heliopolis.render.markup import NO_MARKUP, html
from heliopolis.render.scenes import Scene, scenes_of
from heliopolis.render.screens import PHONE, SCREENS
from heliopolis.teaching.materials import materials_of
from heliopolis.teaching.overviews import Overview, Picture, figures_of
from heliopolis.web.common.page import Page, common_look, render
from heliopolis.web.common.pieces import chapters_of, image
from heliopolis.web.server.addresses import url_for
from heliopolis.web.server.preferences import Preferences, looks, translator
from heliopolis.web.table.boards import icons_of, look_address, look_of
from heliopolis.words.rulebook import Chapter, provenance
from heliopolis.words.voice import Voice, capital, voice_of

SMALL: Final = next(screen for screen in SCREENS if screen.form == PHONE)
"""What figures are drawn for: their boards are legible on every screen as large as they are."""
KEPT_FIGURES: Final = 256


def scene_of_picture(picture: Picture, language: str) -> Scene:
    """Return all boards of the position of a picture, as the lesson's player sees them."""
    stage = scenes_of(picture.position(), language).with_near(frozenset(picture.sights))
    return stage.scene(picture.lesson.seat, SMALL)


@lru_cache(KEPT_FIGURES)
def drawn(picture: Picture, language: str, theme: str) -> str:
    """Return a picture as an SVG file."""
    return figure_svg(scene_of_picture(picture, language), picture.boards, theme, picture.sights)


def figure(picture: Picture, preferences: Preferences) -> Markup:
    """Return a picture with what it shows in words.

    Nothing if its position cannot be with the component values in use.
    """
    voice = voice_of(picture.lesson.game, preferences.language)
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
            game=picture.lesson.game.name,
            picture=picture.id,
        ),
        voice.say(picture.key),
    )


# The books of a game -------------------------------------------------------------------------------------

SIGNS: Final = {" ": " · ", ".": " · ", "+": " + ", "|": " / "}
"""What parts the words of the data, and how that is shown."""


def _book(game: Game, preferences: Preferences, book: str, title: str, part: Markup) -> Markup:
    """Return a book of a game as a page, with links to the same book of every game."""
    sheets = (common_look() if book == "rules" else look_address(game),)
    here = url_for(book, game=game.name)
    page = Page(preferences, title, here=here, sheets=sheets, kind="book", files=("overview.css",))
    games = [(each, voice_of(each, preferences.language).name("game")) for each in all_games().values()]
    return page.show("lessons/book.html", game=game, book=book, games=games, part=part)


def _part(template: str, game: Game, preferences: Preferences, **values: object) -> Markup:
    """Return a book without the page around it."""
    return render(
        template,
        game=game,
        preferences=preferences,
        say=translator(preferences.language),
        voice=voice_of(game, preferences.language),
        # From the shortest to the longest.
        books=("overview", "rules", "components") if materials_of(game).overview else ("rules", "components"),
        **values,
    )


def rules_page(game: Game, preferences: Preferences, sought: str) -> Markup:
    """Return the rules of a game, or those that have what is sought."""
    voice = voice_of(game, preferences.language)
    shown = looks(preferences)
    title = voice.say("rules-page-title", game=voice.name("game"))
    return _book(
        game,
        preferences,
        "rules",
        title,
        _rules_body(game, shown, sought) if sought else _kept(_rules_body, game, shown),
    )


@cache
def _kept(make: Callable[[Game, Preferences], Markup], game: Game, preferences: Preferences) -> Markup:
    """Return a book of a game, which takes long to put together."""
    return make(game, preferences)


def _rules_body(game: Game, preferences: Preferences, sought: str = "") -> Markup:
    overview = None if sought else materials_of(game).overview
    pictures = overview.chapters if overview else {}
    return _part(
        "lessons/rules.html",
        game,
        preferences,
        sought=sought,
        chapters=search(game, sought, preferences.language),
        figures={chapter: figure(picture, preferences) for chapter, picture in pictures.items()},
        provenance=provenance,
        teaching=materials_of(game).course.teaching,
    )


def search(game: Game, sought: str, language: str) -> list[Chapter]:
    """Return the rules whose id begins with what is sought, or else those whose words have all of its words."""
    book = chapters_of(game)
    begun = sought.strip().upper()
    wanted = {rule.id for chapter in book for rule in chapter.rules if rule.id.startswith(begun)}
    if not wanted:
        words = _fold(sought).split()
        say = voice_of(game, language).say
        wanted = {
            rule.id
            for chapter in book
            for rule in chapter.rules
            if all(word in _fold(f"{say(f'chapter-{chapter.key}')} {say(rule.id)}") for word in words)
        }
    kept = [Chapter(each.key, tuple(rule for rule in each.rules if rule.id in wanted)) for each in book]
    return [chapter for chapter in kept if chapter.rules]


def _fold(text: str) -> str:
    """Return the text without capitals and accents, as people search."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def components_page(game: Game, preferences: Preferences) -> Markup:
    """Return every component of a game: what it does, its values, and where each of them comes from."""
    title = voice_of(game, preferences.language).name("game")
    return _book(game, preferences, "components", title, _kept(_components_body, game, looks(preferences)))


def _components_body(game: Game, preferences: Preferences) -> Markup:
    values = game.components()
    things = groupby(values.entries, key=lambda entry: entry.component)
    listed = [(name.partition("."), list(rows)) for name, rows in things]
    return _part(
        "lessons/components.html",
        game,
        preferences,
        symbols=look_of(game).symbols,
        sheets=[(sheet, list(cards)) for sheet, cards in groupby(listed, key=lambda thing: thing[0][0])],
        digest=values.digest,
        said=said,
        capital=capital,
        icons=look_of(game).icons,
    )


def said(data: str, voice: Voice) -> str:
    """Return a value of the data, each word of it as people say it."""

    def say(found: re.Match[str]) -> str:
        sign, word, number = found.groups()
        return SIGNS[sign] if sign else f"{word_of(word, voice)} {number}".rstrip()

    return re.sub(r"([ .+|])|([a-z_]+)(\d*)", say, data)


@cache
def word_of(word: str, voice: Voice) -> str:
    """Return a word of the data: it has a text of its own, or it is the name of something; or it stands as it is."""
    own = f"data-{word}"
    names = [key for key in sorted(voice.texts.said()) if key.startswith("name-") and key.endswith(f"-{word}")]
    key = own if voice.texts.says(own) else next(iter(names), "")
    return voice.say(key) if key else word


def overview_page(overview: Overview, preferences: Preferences) -> Markup:
    """Return the overview as a page of its own."""
    game = overview.game
    part = _part("lessons/overview_head.html", game, preferences, part=overview_part(overview, preferences))
    return _book(game, preferences, "overview", voice_of(game, preferences.language).name("game"), part)


def overview_part(overview: Overview, preferences: Preferences) -> Markup:
    """Return the overview without the page around it, which a table opens in place."""
    return _kept(_overview, overview.game, looks(preferences))


def _overview(game: Game, preferences: Preferences) -> Markup:
    overview = materials_of(game).overview
    assert overview is not None
    return _part(
        "lessons/overview.html",
        game,
        preferences,
        icons=icons_of(game, overview.icons),
        sections=[
            (section, [drawn for each in section.pictures if (drawn := figure(each, preferences))])
            for section in overview.sections
        ],
        figures_of=figures_of(game),
    )

"""The pages of puzzles: all of a game by theme with the one of the day, and each of them before it is begun.

What was solved, the browser knows: its script fills it in.
"""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from heliopolis.kernel.game import Game
from heliopolis.learning.puzzles.puzzle import Puzzle
from heliopolis.learning.puzzles.recipe import recipe_of
from heliopolis.learning.puzzles.shelf import following, left_out, puzzles_of_game
from heliopolis.render.markup import joined
from heliopolis.web.common.drawings import image
from heliopolis.web.common.link_preview import LinkPreview
from heliopolis.web.common.links import link
from heliopolis.web.common.page import Page, render
from heliopolis.web.server.addresses import path_of, url_for
from heliopolis.web.server.preferences import Preferences
from heliopolis.words.voice import Voice, capital, voice_of

PUZZLE_FILES: Final = ("puzzles.css", "puzzles.js", "players.js")

WHO: Final = ("all", "few")
"""Whom a puzzle of the day is for: everyone, or who has solved few. Of both, the browser's script shows one."""


def puzzle_address(puzzle: Puzzle) -> str:
    """Return where a puzzle is shown, and begun by posting there."""
    return url_for("puzzle", game=puzzle.game, puzzle=puzzle.id)


def puzzles_page(games: list[Game], game: Game, days: list[Puzzle | None], preferences: Preferences) -> Markup:
    """Return the puzzles of a game, with those of the day: the usual one, and one for who has solved few."""
    voice = voice_of(game, preferences.language)
    title, here = voice.say("puzzles-of", game=voice.name("game")), url_for("puzzles-of-game", game=game.name)
    page = Page(preferences, title, here=here, kind="lobby learning", files=PUZZLE_FILES)
    body = render(
        "lessons/puzzles.html",
        voice=voice,
        game=game,
        title=title,
        games=[(each, voice_of(each, preferences.language).name("game")) for each in games],
        left_out=left_out(game),
        days=[
            (day, who, _picture(day, preferences, voice)) for day, who in zip(days, WHO, strict=True) if day is not None
        ],
        described=described,
        themes=_themes(game, voice),
    )
    return page.html(body, joined([link(page.say("lobby"), "lobby"), link(page.say("learn"), "learn")]))


def _themes(game: Game, voice: Voice) -> list[tuple[str, str, list[Puzzle]]]:
    """Return all puzzles under the first of their themes, the easier first."""
    themes: list[tuple[str, str, list[Puzzle]]] = []
    for theme in recipe_of(game).themes:
        listed = [each for each in puzzles_of_game(game) if each.themes[0] == theme.name]
        listed.sort(key=lambda each: (each.missed, each.number, each.turn))
        if listed:
            themes.append((theme.name, capital(voice.say(f"puzzle-theme-{theme.name}")), listed))
    return themes


def described(puzzle: Puzzle, voice: Voice) -> str:
    """Return what is known of a puzzle before it is solved: its themes are a hint."""
    return voice.say(
        "puzzle-described",
        level=voice.say(f"puzzle-level-{puzzle.level}"),
        rating=str(puzzle.rating),
        number=puzzle.players,
        seat=puzzle.seat + 1,
    )


def _picture(puzzle: Puzzle, preferences: Preferences, voice: Voice) -> Markup:
    """Return the position, drawn."""
    return image("puzzle-picture", preferences, voice.say("puzzle-position"), game=puzzle.game, puzzle=puzzle.id)


def puzzle_page(game: Game, puzzle: Puzzle, preferences: Preferences, base: str = "") -> Markup:
    """Return one puzzle before it is begun; ``base`` is our address."""
    voice, here = voice_of(game, preferences.language), puzzle_address(puzzle)
    title = voice.say("puzzle-title", game=voice.name("game"), id=puzzle.id)
    drawn = base + path_of("puzzle-link-picture", game=puzzle.game, puzzle=puzzle.id, language=preferences.language)
    preview = LinkPreview(title, described(puzzle, voice), drawn).html()
    page = Page(preferences, title, here=here, kind="lobby learning", files=PUZZLE_FILES, preview=preview)
    body = render(
        "lessons/puzzle.html",
        voice=voice,
        puzzle=puzzle,
        title=title,
        here=here,
        next=following(game, puzzle),
        described=described,
        picture=_picture(puzzle, preferences, voice),
    )
    links = [link(page.say("lobby"), "lobby"), link(voice.say("puzzles-all"), "puzzles-of-game", game=game.name)]
    return page.html(body, joined(links))

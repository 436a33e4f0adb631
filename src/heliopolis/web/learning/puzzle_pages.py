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
from heliopolis.render.markup import NO_MARKUP, html, joined
from heliopolis.web.common.drawings import image
from heliopolis.web.common.link_preview import LinkPreview
from heliopolis.web.common.page import Page
from heliopolis.web.server.addresses import path_of, url_for
from heliopolis.web.server.preferences import Preferences
from heliopolis.words.voice import Voice, capital, voice_of

PUZZLE_FILES: Final = ("puzzles.css", "puzzles.js", "players.js")

WHO: Final = ("all", "few")
"""Whom a puzzle of the day is for: everybody, or who has solved few. Of both, the browser's script shows one."""


def puzzle_address(puzzle: Puzzle) -> str:
    """Where a puzzle is shown, and begun by posting there."""
    return url_for("puzzle", game=puzzle.game, puzzle=puzzle.id)


def puzzles_page(games: list[Game], game: Game, days: list[Puzzle | None], preferences: Preferences) -> Markup:
    """The puzzles of a game, with those of the day: the usual one, and one for who has solved few."""
    voice = voice_of(game, preferences.language)
    title = voice.say("puzzles-of", game=voice.name("game"))
    page = Page(
        preferences, title, here=url_for("puzzles-of-game", game=game.name), kind="lobby learning", files=PUZZLE_FILES
    )
    tabs = [
        html(
            '<a href="{}"{}>{}</a>',
            url_for("puzzles-of-game", game=each.name),
            html(' aria-current="page"') if each is game else NO_MARKUP,
            voice_of(each, preferences.language).name("game"),
        )
        for each in games
    ]
    out = left_out(game)
    body = html(
        '<main class="lobby puzzles" data-game="{}"><header><h1>{}</h1><p>{}</p>'
        '<nav class="tabs" aria-label="{}">{}</nav></header>{}{}{}{}</main>',
        game.name,
        title,
        voice.say("puzzles-about"),
        voice.say("puzzles-games"),
        joined(tabs),
        html('<p class="left-out">{}</p>', voice.say("puzzles-left-out", count=out)) if out else NO_MARKUP,
        joined([_today(day, voice, preferences, who) for day, who in zip(days, WHO, strict=True) if day is not None])
        or html("<p>{}</p>", voice.say("puzzles-none")),
        _record(voice),
        _by_theme(game, voice),
    )
    return page.html(
        body,
        html(
            '<a href="{}">{}</a><a href="{}">{}</a>',
            url_for("lobby"),
            page.say("lobby"),
            url_for("learn"),
            page.say("learn"),
        ),
    )


def _today(puzzle: Puzzle, voice: Voice, preferences: Preferences, who: str) -> Markup:
    return html(
        '<section class="today" data-puzzle="{}" data-who="{}"{}><div><h2>{}</h2><p>{}</p>{}</div>{}</section>',
        puzzle.id,
        who,
        NO_MARKUP if who == WHO[0] else html(" hidden"),
        voice.say(f"puzzles-today-{who}"),
        described(puzzle, voice),
        begin_form(puzzle, voice.say("puzzle-begin")),
        picture(puzzle, preferences, voice),
    )


def _record(voice: Voice) -> Markup:
    """The visitor's own record, which only the browser knows."""
    parts = [
        html('<div><dt>{}</dt><dd data-record="{}">–</dd></div>', voice.say(f"puzzles-{name}"), name)
        for name in ("rating", "streak", "solved")
    ]
    return html(
        '<section id="record" hidden><dl class="record">{}</dl><p>{}</p></section>',
        joined(parts),
        voice.say("puzzles-record-about"),
    )


def _by_theme(game: Game, voice: Voice) -> Markup:
    """All puzzles under the first of their themes, the easier first."""
    sections: list[Markup] = []
    for theme in recipe_of(game).themes:
        listed = [each for each in puzzles_of_game(game) if each.themes[0] == theme.name]
        if not listed:
            continue
        listed.sort(key=lambda each: (each.missed, each.number, each.turn))
        sections.append(
            html(
                '<section class="theme"><h2>{} <span class="count" data-theme="{}">{}</span></h2><ol>{}</ol></section>',
                capital(voice.say(f"puzzle-theme-{theme.name}")),
                theme.name,
                voice.say("puzzles-count", count=len(listed)),
                joined([_item(each, voice) for each in listed]),
            )
        )
    return html('<div class="themes">{}</div>', joined(sections))


def _item(puzzle: Puzzle, voice: Voice) -> Markup:
    return html(
        '<li data-puzzle="{}"><a href="{}"><b>{}</b><span>{}</span><span class="state" data-done="{}"></span></a></li>',
        puzzle.id,
        puzzle_address(puzzle),
        puzzle.rating,
        voice.say(
            "puzzle-item", level=voice.say(f"puzzle-level-{puzzle.level}"), number=puzzle.players, turn=puzzle.turn
        ),
        voice.say("puzzle-done"),
    )


def described(puzzle: Puzzle, voice: Voice) -> str:
    """What is known of a puzzle before it is solved: its themes are a hint."""
    return voice.say(
        "puzzle-described",
        level=voice.say(f"puzzle-level-{puzzle.level}"),
        rating=str(puzzle.rating),
        number=puzzle.players,
        seat=puzzle.seat + 1,
    )


def begin_form(puzzle: Puzzle, text: str) -> Markup:
    """The button that makes a table for a puzzle."""
    return html('<form method="post" action="{}"><button class="main">{}</button></form>', puzzle_address(puzzle), text)


def picture(puzzle: Puzzle, preferences: Preferences, voice: Voice) -> Markup:
    """The position, drawn."""
    return image("puzzle-picture", preferences, voice.say("puzzle-position"), game=puzzle.game, puzzle=puzzle.id)


def puzzle_page(game: Game, puzzle: Puzzle, preferences: Preferences, base: str = "") -> Markup:
    """One puzzle before it is begun; ``base`` is our address."""
    voice = voice_of(game, preferences.language)
    title = voice.say("puzzle-title", game=voice.name("game"), id=puzzle.id)
    drawn = base + path_of("puzzle-link-picture", game=puzzle.game, puzzle=puzzle.id, language=preferences.language)
    page = Page(
        preferences,
        title,
        here=puzzle_address(puzzle),
        kind="lobby learning",
        files=PUZZLE_FILES,
        preview=LinkPreview(title, described(puzzle, voice), drawn).html(),
    )
    body = html(
        '<main class="lobby puzzles" data-game="{}"><section class="today" data-puzzle="{}"><div><h1>{}</h1><p>{}</p>'
        '<p>{}</p>{}<p><a href="{}">{}</a></p></div>{}</section></main>',
        game.name,
        puzzle.id,
        title,
        described(puzzle, voice),
        voice.say("puzzle-how"),
        begin_form(puzzle, voice.say("puzzle-begin")),
        puzzle_address(following(game, puzzle)),
        voice.say("puzzle-next"),
        picture(puzzle, preferences, voice),
    )
    links = html(
        '<a href="{}">{}</a><a href="{}">{}</a>',
        url_for("lobby"),
        page.say("lobby"),
        url_for("puzzles-of-game", game=game.name),
        voice.say("puzzles-all"),
    )
    return page.html(body, links)

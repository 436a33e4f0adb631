"""The lobby: start a game at once or as you like it, go on with one, open a saved one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from markupsafe import Markup

from heliopolis import bots
from heliopolis.games import all_games
from heliopolis.kernel.game import Game
from heliopolis.learning.cues import first_game_of
from heliopolis.learning.first_game import NAME as FIRST_GAME
from heliopolis.learning.lessons import course_of
from heliopolis.learning.overviews import overview_of
from heliopolis.learning.puzzles.recipe import has_puzzles
from heliopolis.render.markup import NO_MARKUP, html, joined
from heliopolis.web.common.clock_words import CLOCK_FILES
from heliopolis.web.common.drawings import image
from heliopolis.web.common.page import Page, button
from heliopolis.web.common.players import GENTLE, bot_name, bot_strength, missing_bots, seat_mark
from heliopolis.web.common.signs import sign
from heliopolis.web.meeting.welcome import MEETING_FILES
from heliopolis.web.pages.new_game import FRIEND, NOBODY, alone_link, plays_alone
from heliopolis.web.server.addresses import url_for
from heliopolis.web.server.preferences import Preferences, Translator
from heliopolis.words.voice import Voice, voice_of


class Running(NamedTuple):
    """A game that goes on, as the lobby lists it."""

    table: str
    game: Game
    names: Sequence[str]
    points: Sequence[int]
    when: str
    """How far it has gone, by which games of the same players are told apart."""
    over: bool
    mine: bool
    """Whether the visitor is asked."""
    asked: str
    """Who is asked, or nobody where chance decides."""
    missing: int = 0
    """For how many players it waits before it begins."""
    left: Markup = NO_MARKUP
    """How much time whoever is asked has left, where there is a clock."""


def lobby_page(preferences: Preferences, running: Sequence[Running], open_tables: int = 0) -> Markup:
    """The first page; ``open_tables`` of others can be joined or watched."""
    page = Page(preferences, count_title(turns_of(running)), kind="lobby", files=(*MEETING_FILES, *CLOCK_FILES))
    say = page.say
    cards = joined(_card(game, preferences, say) for game in all_games().values())
    body = html(
        '<main class="lobby"><header><h1>{}</h1><p>{}</p></header>{}{}<div class="games">{}</div>{}</main>',
        say("welcome"),
        say("welcome-about"),
        running_section(running, say),
        _open_tables(open_tables, say),
        cards,
        _open_form(say),
    )
    links = [html('<a href="{}">{}</a>', url_for("learn"), say("learn"))]
    links += [
        html(
            '<a href="{}">{}</a>',
            url_for("rules", game=name),
            voice_of(game, preferences.language).say("rules-of-game"),
        )
        for name, game in all_games().items()
    ]
    links = [
        html('<a href="{}">{}</a>', url_for("games"), say("games-head")),
        *links,
        html('<a href="{}">{}</a>', url_for("you"), say("you-head")),
    ]
    return page.html(body, joined(links))


def _open_tables(count: int, say: Translator) -> Markup:
    """The way to tables that anybody may find."""
    link = html('<a href="{}#games-open">{}</a>', url_for("games"), say("lobby-open", count=count))
    return html('<p class="open-tables">{}</p>', link) if count else NO_MARKUP


def _card(game: Game, preferences: Preferences, say: Translator) -> Markup:
    voice = voice_of(game, preferences.language)
    book = "overview" if overview_of(game) else "rules"
    return html(
        '<article class="game"><h2>{}</h2>{}'
        "<p>{}</p>{}{}"
        '<form class="quick" method="post" action="{}"><input type="hidden" name="game" value="{}">{}</form>{}'
        '<p class="more"><a href="{}">{}</a>{}<a href="{}">{}</a></p></article>',
        voice.name("game"),
        image("picture", preferences, game=game.name),
        voice.about("game"),
        _facts(voice),
        _first_time(game, say),
        url_for("new-table"),
        game.name,
        _opponents(game, say),
        alone_link(game, preferences),
        url_for("new-game", game=game.name),
        say("play-otherwise"),
        _exercises(game, say),
        url_for(book, game=game.name),
        say(f"book-{book}"),
    )


def _exercises(game: Game, say: Translator) -> Markup:
    """The ways to lessons and puzzles, where a game has them."""
    lessons = (
        html('<a href="{}#learn-{}">{}</a>', url_for("learn"), game.name, say("learn-link"))
        if course_of(game).lessons
        else ""
    )
    puzzles = (
        html('<a href="{}">{}</a>', url_for("puzzles-of-game", game=game.name), say("puzzles-link"))
        if has_puzzles(game)
        else ""
    )
    return html("{}{}", lessons, puzzles)


def _first_time(game: Game, say: Translator) -> Markup:
    """The guided game, for who has never played."""
    if first_game_of(game) is None:
        return NO_MARKUP
    return html(
        '<form class="first-time" method="post" action="{}"><input type="hidden" name="game" value="{}">'
        '<input type="hidden" name="sits1" value="{}"><p><b>{}</b> {}</p>{}</form>',
        url_for("new-table"),
        game.name,
        GENTLE,
        say("first-time"),
        say("first-time-about"),
        button("guide", FIRST_GAME, say("first-time-go")),
    )


def _facts(voice: Voice) -> Markup:
    """How long the game takes and how demanding it is, if it tells."""
    known = [("clock", "length"), ("weight", "weight")]
    told = [
        html("<li>{}<span>{}</span></li>", sign(mark), voice.about(fact))
        for mark, fact in known
        if voice.texts.says(f"about-{fact}")
    ]
    return html('<ul class="facts">{}</ul>', joined(told))


def _opponents(game: Game, say: Translator) -> Markup:
    """Against whom: the gentle bot at once, stronger ones below it, a friend, or nobody."""
    stronger = bots.offered()[bots.offered().index(GENTLE) + 1 :]
    others = joined([*(button("sits1", each, bot_strength(each, say)) for each in stronger), missing_bots(say)])
    alone = button("sits1", NOBODY, say("play-alone")) if plays_alone(game) else NO_MARKUP
    return html(
        '{}<div class="other-ways">{}{}<details class="stronger"><summary>{}</summary><div>{}</div></details></div>',
        button("sits1", GENTLE, say("play-now", bot=bot_name(GENTLE, say)), "main"),
        button("sits1", FRIEND, say("play-friend")),
        alone,
        say("play-stronger"),
        others,
    )


def running_section(running: Sequence[Running], say: Translator) -> Markup:
    """The visitor's games, those first that wait for them; it renews itself."""
    if not running:
        return html('<section class="running" id="running"></section>')
    rows = joined(_row(each, say) for each in sorted(running, key=_urgency))
    return html(
        '<section class="running" id="running" data-part="{}" data-title="{}"><h2><a href="{}">{}</a></h2>'
        "<ul>{}</ul></section>",
        url_for("lobby-live", language=say.language),
        count_title(turns_of(running)),
        url_for("games"),
        say("running"),
        rows,
    )


def count_title(turns: int) -> str:
    """What the browser calls a page, with how many games wait for whoever has it open."""
    return f"({turns}) Heliopolis" if turns else "Heliopolis"


def turns_of(running: Sequence[Running]) -> int:
    """How many games wait for the visitor."""
    return sum(each.mine and not each.over for each in running)


def _urgency(game: Running) -> int:
    return 3 if game.over else 0 if game.mine else 1 if game.missing else 2


def _row(game: Running, say: Translator) -> Markup:
    standing = enumerate(zip(game.names, game.points, strict=True))
    players = [
        html("<span>{} {}</span>", seat_mark(seat, name), "" if game.missing else points)
        for seat, (name, points) in standing
    ]
    when = NO_MARKUP if game.over or game.missing else html('<span class="when">{}</span>', game.when)
    return html(
        '<li class="{}"><a href="{}"><b>{}</b>'
        '<span class="players">{}</span>{}<span class="state">{}{}</span></a></li>',
        "yours" if game.mine else "",
        url_for("table", table=game.table),
        voice_of(game.game, say.language).name("game"),
        joined(players, " "),
        when,
        _state(game, say),
        html(", {}", game.left) if game.left else NO_MARKUP,
    )


def _state(game: Running, say: Translator) -> str:
    """What a running game waits for."""
    if game.over:
        return say("running-over")
    if game.missing:
        return say("waiting-for", count=game.missing)
    if game.mine:
        return say("running-yours")
    return say("running-others", player=game.asked) if game.asked else say("ask-chance")


def _open_form(say: Translator) -> Markup:
    return html(
        '<section class="open"><h2>{}</h2><p>{}</p>'
        '<form method="post" action="{}" enctype="multipart/form-data">'
        '<label>{} <input type="file" name="journal" '
        'accept=".txt,.json,text/plain,application/json">'
        "</label><button>{}</button></form></section>",
        say("open"),
        say("open-about"),
        url_for("open-journal"),
        say("open-file"),
        say("open-go"),
    )

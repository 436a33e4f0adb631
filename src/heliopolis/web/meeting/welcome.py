"""The pages for whoever opens a link: a seat and a name, or the question which seat to keep."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from heliopolis.render.markup import NO_MARKUP, html, joined
from heliopolis.table.seats import LONGEST_NAME, new_link
from heliopolis.table.table import Table
from heliopolis.web.common.clock_words import told_terms
from heliopolis.web.common.link_preview import LinkPreview
from heliopolis.web.common.page import Page
from heliopolis.web.common.players import bot_name, names_at, seat_mark
from heliopolis.web.server.addresses import url_for
from heliopolis.web.server.preferences import Preferences, translator
from heliopolis.words.voice import Voice, voice_of

MEETING_FILES: Final = ("meeting.css", "meeting.js")
"""The style and the script of pages where people meet."""


def invited_page(table: Table, preferences: Preferences, path: str, name: str, wrong: str = "") -> Markup:
    """A name for whoever opens the invitation, or that there is no seat left; ``path`` is the invitation."""
    voice = voice_of(table.game, preferences.language)
    game = voice.name("game")
    say, history = translator(preferences.language), table.history
    preview = LinkPreview(say("join-head", game=game), _told(voice)).html()
    page = Page(preferences, game, here=path, kind="meeting", files=MEETING_FILES, preview=preview)
    watch, ended = url_for("table", table=table.id), url_for("end", kind="t", name=table.id)
    if history.over():
        end = NO_MARKUP if history.closed else html('<a class="as-button" href="{}">{}</a>', ended, say("join-look"))
        head, about = say("table-closed" if history.closed else "join-over"), say("join-closed-about")
        return page.html(_card(head, about, html("<p>{}</p>", end)))
    if not history.free_seats():
        link = html('<p><a class="as-button" href="{}">{}</a></p>', watch, say("join-watch"))
        return page.html(_card(say("join-full"), say("join-full-about"), html("{}{}", _seated(table, page), link)))
    bot = table.seats[history.free_seats()[0]].bot
    clock = table.header.clock
    agreed = say("clock-agreed", terms=" · ".join(told_terms(clock, say))) if clock else ""
    form = html(
        '<p>{}</p>{}{}{}<form class="take-seat" method="post" action="{}"><label for="join-name">{}</label>'
        '<input type="hidden" name="own" value="{}">'
        '<input id="join-name" name="name" maxlength="{}" value="{}" required autocomplete="nickname" autofocus>'
        '<button class="main">{}</button></form>{}<p><a href="{}">{}</a></p>',
        _told(voice),
        html('<p class="quiet">{}</p>', agreed) if agreed else NO_MARKUP,
        html('<p class="wrong" role="alert">{}</p>', wrong) if wrong else NO_MARKUP,
        html('<p class="quiet">{}</p>', say("join-bot", bot=bot_name(bot, say))) if bot else NO_MARKUP,
        path,
        say("join-name"),
        # The secret of the seat to be: sent again after a fault, it finds the seat that was taken.
        new_link(),
        LONGEST_NAME,
        name,
        say("join-take"),
        _seated(table, page),
        watch,
        say("join-watch"),
    )
    return page.html(_card(say("join-head", game=game), say("join-about"), form))


def _told(voice: Voice) -> str:
    """What the game is about, for somebody who has never heard of it, and how long it takes if it tells."""
    about = voice.about("game")
    return f"{about} {voice.about('length')}." if voice.texts.says("about-length") else about


def _card(head: str, about: str, body: Markup) -> Markup:
    return html(
        '<main class="welcome"><section class="panel card"><h1>{}</h1><p class="quiet">{}</p>{}</section></main>',
        head,
        about,
        body,
    )


def _seated(table: Table, page: Page) -> Markup:
    """Who sits at the table already."""
    names, free = names_at(table, page.say), table.history.open_seats()
    rows = joined(
        html(
            "<li>{}</li>",
            seat_mark(number, page.say("open-seat") if number in free else name),
        )
        for number, name in enumerate(names)
    )
    return html('<ul class="seated">{}</ul>', rows)


def seat_page(table: Table, preferences: Preferences, path: str, seat: int, mine: frozenset[int]) -> Markup:
    """The button that takes the seat of a link; who has a seat already chooses whether to keep it."""
    names = [each.name for each in table.seats]
    page = Page(preferences, names[seat], here=path, kind="meeting", files=MEETING_FILES)
    say, watch = page.say, url_for("table", table=table.id)
    if mine:
        own = names[min(mine)]
        about, stay = say("swap-about", own=own), say("swap-stay", own=own)
        take, both = (
            say("swap-do", player=names[seat]),
            html('<button name="take" value="both">{}</button>', say("swap-both")),
        )
    else:
        about, stay, take, both = say("seat-about"), say("join-watch"), say("seat-do"), NO_MARKUP
    form = html(
        '<form class="swap" method="post" action="{}"><button class="main" name="take" value="instead">{}</button>'
        '{}<a href="{}">{}</a></form>',
        path,
        take,
        both,
        watch,
        stay,
    )
    return page.html(_card(say("swap-head", player=names[seat]), about, form))

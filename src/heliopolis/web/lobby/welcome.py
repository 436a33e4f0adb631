"""The pages behind a link: a seat and a name, or the question which seat to keep."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from heliopolis.table.seats import LONGEST_NAME, new_link
from heliopolis.table.table import Table
from heliopolis.web.common.clock_words import told_terms
from heliopolis.web.common.link_preview import LinkPreview
from heliopolis.web.common.page import Page, render
from heliopolis.web.common.players import names_at
from heliopolis.web.server.preferences import Preferences, translator
from heliopolis.words.voice import Voice, voice_of

MEETING_FILES: Final = ("meeting.css", "meeting.js")
"""The style and the script of pages where people meet."""


def invited_page(table: Table, preferences: Preferences, path: str, name: str, wrong: str = "") -> Markup:
    """Return the page behind an invitation: a name to enter, or that no seat is left; ``path`` is the invitation."""
    voice = voice_of(table.game, preferences.language)
    game = voice.name("game")
    say, history, clock = translator(preferences.language), table.history, table.header.clock
    preview = LinkPreview(say("join-head", game=game), _told(voice)).html()
    page = Page(preferences, game, here=path, kind="meeting", files=MEETING_FILES, preview=preview)
    free = history.free_seats()
    body = render(
        "lobby/invited.html",
        say=say,
        table=table,
        game=game,
        about=_told(voice),
        clock=" · ".join(told_terms(clock, say)) if clock else "",
        wrong=wrong,
        bot=table.seats[free[0]].bot if free else "",
        path=path,
        own=new_link(),
        name=name,
        names=names_at(table, say),
        free=history.open_seats(),
        longest_name=LONGEST_NAME,
    )
    return page.html(body)


def _told(voice: Voice) -> str:
    """Return what the game is about, for people who have never heard of it, and how long it takes if it says."""
    about = voice.about("game")
    return f"{about} {voice.about('length')}." if voice.texts.says("about-length") else about


def seat_page(table: Table, preferences: Preferences, path: str, seat: int, mine: frozenset[int]) -> Markup:
    """Return the button that takes the seat of a link; who has a seat already chooses whether to keep it."""
    names = [each.name for each in table.seats]
    page = Page(preferences, names[seat], here=path, kind="meeting", files=MEETING_FILES)
    own = names[min(mine)] if mine else ""
    body = render("lobby/take_seat.html", say=page.say, table=table, path=path, name=names[seat], own=own)
    return page.html(body)

"""The page of a table whose game has not begun: the invitation, who is here, and what will be played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple
from urllib.parse import quote

from heliopolis import bots
from heliopolis.kernel.step import NOBODY
from heliopolis.render.markup import html
from heliopolis.table.clocks.terms import DAYS
from heliopolis.table.seat_acts import LONGEST_NONCE
from heliopolis.table.seats import INVITATION, LONGEST_NAME
from heliopolis.table.table import Table
from heliopolis.teaching.materials import materials_of
from heliopolis.web.common.clock_words import format_terms
from heliopolis.web.common.page import macros_of
from heliopolis.web.common.pieces import NOTICES
from heliopolis.web.common.players import GENTLE, bot_name
from heliopolis.web.server.addresses import path_of
from heliopolis.web.table.talk import talk
from heliopolis.web.table.view import END, Element, Fragment, VisitorView
from heliopolis.words.voice import Voice

PLAYERS: Final = "players"
"""The option for the number of players; here the list of seats decides it."""
START_ROW: Final = Element("", html('<div class="start-row">'))
LEFT: Final = Element("", html('<div class="meeting-main">'))
RIGHT: Final = Element("", html('<div class="meeting-side">'))


class SeatRow(NamedTuple):
    """A seat as the page shows it."""

    number: int
    name: str
    unnamed: bool
    """Whether a person there has given no name yet."""
    state: str
    """Whether the seat is open, a bot's, or of someone who is here or away."""
    own: bool
    free: bool
    bot: str
    maker: bool


def waiting_fragment(view: VisitorView, links: Mapping[int, str], base: str, mark: str, *, hidden: bool) -> Fragment:
    """Return the page for one visitor; ``hidden``: links that begin with ``base`` lead no one else here."""
    table, say, host = view.table, view.say, view.host
    waits = say("waiting-for", count=len(table.history.open_seats()))
    title = say("table-closed") if table.history.closed else waits
    invited = INVITATION in links and table.invites(links[INVITATION])
    link = base + path_of("invitation", table=table.id, link=links[INVITATION]) if invited else ""
    clock, game = table.header.clock, view.voice.name("game")
    subject = say("invite-subject", game=game)
    macros = macros_of(
        "lobby/waiting.html",
        view=view,
        say=say,
        table=table,
        mark=mark,
        title=title,
        host=host,
        nobody=NOBODY,
        own=min(view.mine, default=NOBODY),
        invitation_link=link,
        subject=subject,
        mailto=f"mailto:?subject={quote(subject)}&body={quote(say('invite-mail', game=game, link=link))}",
        watch_link=base + path_of("table", table=table.id),
        hidden=hidden,
        seats=[_seat_row(view, number) for number in range(len(table.seats))],
        by_days=clock is not None and clock.kind == DAYS,
        notices=NOTICES,
        longest_nonce=LONGEST_NONCE,
        longest_name=LONGEST_NAME,
        gentle=GENTLE,
        bots=[(each, bot_name(each, say)) for each in bots.offered()],
        rows=_to_play(view),
        book="overview" if materials_of(table.game).overview else "rules",
    )

    def element(name: str, tag: str = "section") -> Element:
        return Element(name, macros(name), tag)

    if table.history.closed:
        elements = [element("closed")]
    else:
        meeting = [element("invitation"), START_ROW, element("starts", "p"), element("starting"), element("closing")]
        beside = [element("who"), *talk(view), element("to-play")]
        elements = [LEFT, *meeting, END, END, RIGHT, *beside, END, element("news", "p")]
    return Fragment(table.version, macros("head"), tuple(elements), title, "", "", mark)


def _seat_row(view: VisitorView, number: int) -> SeatRow:
    seat, history = view.table.seats[number], view.table.history
    is_open = number in history.open_seats()
    state = "open" if is_open else "bot" if seat.bot else "here" if number in view.here else "away"
    unnamed = seat.name == view.say("player", number=number + 1)
    own, free, maker = number in view.mine, number in history.free_seats(), number == view.table.header.maker
    return SeatRow(number, view.names[number], unnamed, state, own, free, seat.bot, maker)


def _to_play(view: VisitorView) -> list[tuple[str, str]]:
    """Return what will be played, line by line, each under its head."""
    say, voice, terms = view.say, view.voice, view.table.header.clock
    options = unusual_options(view.table, voice) or [say("settings-usual")]
    lists = [
        ("settings-game", [voice.name("game")]),
        ("settings-seats", [str(len(view.table.seats))]),
        ("settings-length", [voice.about("length")] if voice.texts.says("about-length") else []),
        ("settings-options", options),
        ("clock-head", format_terms(terms, say) if terms else []),
        ("settings-hints", [say("settings-hints-yes" if view.table.header.hints else "settings-hints-no")]),
        ("settings-undo", [say("settings-undo-about")]),
        ("settings-watching", [say("settings-watching-about")]),
    ]
    return [("" if place else say(head), line) for head, lines in lists for place, line in enumerate(lines)]


def unusual_options(table: Table, voice: Voice) -> list[str]:
    """Return what was settled otherwise than usual."""
    options = table.header.options
    return [
        voice.option_value(option.name, options[option.name])
        for option in table.game.options
        if option.name != PLAYERS and options[option.name] != option.usual
    ]

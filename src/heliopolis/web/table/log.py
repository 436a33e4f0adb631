"""What happened at a table, a line for each turn, newest first."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from heliopolis.kernel.event import Event
from heliopolis.kernel.game import Game
from heliopolis.render.markup import html
from heliopolis.table.history import Remark
from heliopolis.web.common.players import bot_name, shape
from heliopolis.web.server.addresses import url_for
from heliopolis.web.table.following.lines import SHOWN, TableTurn, key_of, line, recent, turns_since_mine
from heliopolis.web.table.following.talk import opener, talk
from heliopolis.web.table.sections import Element
from heliopolis.web.table.view import VisitorView
from heliopolis.words.texts import YOU
from heliopolis.words.voice import NO_READER, voice_of

LOG_BEGIN: Final = Element("", html('<div class="told" tabindex="0"><ol>'))
LOG_END: Final = Element("", html("</ol></div></section>"))
TIMES: Final = {"time_out": "time-out", "time_bot": "time-bot", "time_lost": "time-lost"}
"""Remarks about time that has run out, and what is said of them."""


def tale(game: Game, language: str, told: tuple[Event, ...], names: tuple[str, ...]) -> str:
    """Return events as sentences."""
    return voice_of(game, language).tale(told, names)


def log(view: VisitorView) -> list[Element]:
    """Return the last turns; those of others since the visitor's last one are marked."""
    turns = recent(view.shared)
    fresh = set(map(id, turns_since_mine(turns, view.mine)))
    opening = opener(view)
    head = view.shared.drawn.once(("log", opening, view.language), lambda: _head(view, opening))
    items = [(turn.last.number, _item(view, turn, "fresh" if id(turn) in fresh else "")) for turn in turns]
    # A remark was made after its ply, so it stands before that, as the newest stands first.
    remarks = [(ply, item) for ply, item in _remarks(view) if not turns or ply >= turns[-1].first.number]
    if remarks:
        items = sorted([*remarks[::-1], *items], key=lambda item: item[0], reverse=True)
    return [Element("", head), *talk(view), LOG_BEGIN, *[item for _, item in items], LOG_END]


def _head(view: VisitorView, opening: Markup) -> Markup:
    return html(
        '<section class="panel log" id="log" aria-labelledby="log-head"><h2 id="log-head">{} '
        '<a href="{}">{}</a>{}</h2>',
        view.say("log"),
        url_for("replay", kind="t", name=view.table.id),
        view.say("replay"),
        opening,
    )


def _item(view: VisitorView, turn: TableTurn, look: str) -> Element:
    shown = "item", *key_of(view.shared, turn), view.reader, look
    return view.shared.drawn.once(shown, lambda: _draw_item(view, turn, look))


def _draw_item(view: VisitorView, turn: TableTurn, look: str) -> Element:
    """Return a turn in the log: opened, it says in sentences what its icons mean."""
    first, table = turn.first.number, turn.seat < 0
    # The table may act within the ply that ended someone's turn.
    name = f"table-{first}" if table else f"ply-{first}"
    return Element(
        name,
        html(
            '<li id="{}" class="turn {} {}"><details id="told-{}"><summary>{}</summary></details>'
            '<a href="{}?ply={}" aria-label="{}"></a></li>',
            name,
            "of-table" if table else f"s{turn.seat + 1}",
            look,
            name,
            line(view, turn),
            url_for("replay", kind="t", name=view.table.id),
            first,
            view.say("in-replay", ply=first),
        ),
        "li",
    )


def _remarks(view: VisitorView) -> list[tuple[int, Element]]:
    """Return what happened beside the plies, and after which."""
    found: list[tuple[int, Element]] = []
    for number, remark in list(enumerate(view.table.history.remarks))[-SHOWN:]:
        if remark.seats:
            name = f"remark-{number}"
            text = remark_text(view, remark)
            line = html('<li id="{}" class="remark">{}<span>{}</span></li>', name, shape(remark.seats[0]), text)
            found.append((remark.ply, Element(name, line, "li")))
    return found


def remark_text(view: VisitorView, remark: Remark) -> str:
    """Return a hint that was asked for, a seat that changed hands, choices that were taken back, in one sentence."""
    names = [YOU if seat == view.reader else name.name for seat, name in enumerate(view.table.seats)]
    who = names[remark.seats[0]]
    bot = bot_name(remark.bot, view.say) if remark.bot else ""
    if remark.kind in TIMES:
        of_reader = remark.seats[0] == view.reader
        told = view.say(f"{TIMES[remark.kind]}{'-you' if of_reader else ''}", player=who, bot=bot)
    elif remark.kind == "hint":
        told = view.say("hint-asked", player=who)
    elif remark.kind == "given" and remark.seats[0] != remark.seats[1]:
        told = view.say("seat-given", by=who, player=view.table.seats[remark.seats[1]].name, bot=bot)
    else:
        kinds = {"given": "seat-left", "taken": "seat-taken", "joined": "seat-joined"}
        told = view.say(kinds.get(remark.kind, "went-back"), player=who, bot=bot)
    return told.replace(YOU, view.say("you"))


def news(view: VisitorView) -> str:
    """Return what happened last, for those who listen."""
    plies = [ply for ply in view.table.history.plies[-3:] if ply.events]
    if not plies:
        return ""
    events = recent(view.shared)[0].parts[-1] if view.shared.ending else plies[-1].events
    # What concerns the reader in nothing sounds alike to everyone.
    reader = view.reader if any(event[1] == view.reader for event in events) else NO_READER
    shown = "news", plies[-1].version, view.shared.ending, view.language, view.names, reader
    return view.shared.drawn.once(
        shown, lambda: " ".join(view.voice.joined(view.voice.sentences(events, view.names, reader)))
    )

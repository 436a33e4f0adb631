"""The chat of a table and private notes, beside the log and on the page that waits; and what its host can do there."""

from __future__ import annotations

import re
from collections.abc import Hashable
from datetime import UTC, datetime
from typing import Final, NamedTuple

from markupsafe import Markup

from heliopolis.render.markup import NO_MARKUP, html, joined
from heliopolis.table.keeping.talk import Spoken
from heliopolis.table.seats import LONGEST_NAME
from heliopolis.web.common.page import render
from heliopolis.web.table.view import Element, Section, VisitorView

LONGEST_LINE: Final = 280
LONGEST_NOTE: Final = 4000
TALK_FILES: Final = ("talk.css", "talk.js")
_LINK: Final = re.compile(r"https?://[^\s<>\"]+")
_AFTER: Final = ".,;:!?)]}\u2019'»…"
"""What ends a sentence rather than the link before it."""


class TalkLine(NamedTuple):
    """A message as the page shows it."""

    number: int
    speaker: str
    """By which our script mutes them."""
    seat: int
    name: str
    own: bool
    text: Markup
    """Nothing where the host has removed it."""
    moment: datetime


def opener(view: VisitorView) -> Markup:
    """Return the button that shows the talk in the place of the log; our script writes how much of it is new."""
    if not _offered(view):
        return NO_MARKUP
    return html(
        '<button type="button" class="talk-open" data-talk aria-controls="talk" aria-expanded="false">'
        "{}<b hidden></b></button>",
        shown_by_turns(title(view), view.say("log")),
    )


def title(view: VisitorView) -> str:
    """Return what the talk is called: where no one else listens, there are only notes."""
    return view.say("talk" if _people(view) else "notes")


def shown_by_turns(shut: str, opened: str) -> Markup:
    """Return two words, the second of them shown while the talk is open."""
    return html('<span class="while-shut">{}</span><span class="while-open">{}</span>', shut, opened)


def talk(view: VisitorView) -> list[Element]:
    """Return the talk that the visitor hears, and what they have noted.

    Nothing at an exercise, which one does alone.
    """
    return [TALK.of(view)] if _offered(view) else []


def _talk(view: VisitorView) -> Markup:
    return render(
        "table/talk.html",
        view=view,
        say=view.say,
        people=_people(view),
        lines=[_line(view, line) for line in view.talk.heard_by(view.mine)],
        others=_others(view),
        silenced=view.seat in view.table.history.silenced,
        noted=view.talk.noted(view.seat),
        longest_line=LONGEST_LINE,
        longest_name=LONGEST_NAME,
        longest_note=LONGEST_NOTE,
    )


def _depends(view: VisitorView) -> tuple[Hashable, ...]:
    history = view.table.history
    return view.mine, view.seat, view.names, view.talk, _others(view), history.begun, frozenset(history.silenced)


TALK: Final = Section("talk", _talk, _depends)


def _others(view: VisitorView) -> tuple[int, ...]:
    """Return the seats of other people who have come."""
    seats = enumerate(view.table.seats)
    return tuple([number for number, seat in seats if seat.link and number not in view.mine])


def _offered(view: VisitorView) -> bool:
    return not view.table.header.guide and bool(view.mine or _people(view))


def _people(view: VisitorView) -> bool:
    """Return whether there is someone to talk to; those who watch talk to each other."""
    others = [seat for number, seat in enumerate(view.table.seats) if seat.human and number not in view.mine]
    return bool(others) or not view.mine


def _line(view: VisitorView, line: Spoken) -> TalkLine:
    return TalkLine(
        line.number,
        f"watching {line.name}" if line.watching else f"seat {line.seat + 1}",
        line.seat,
        line.name if line.watching else view.called(line.seat),
        line.seat in view.mine,
        linked(line.text),
        datetime.fromtimestamp(line.said, UTC),
    )


def linked(text: str) -> Markup:
    """Return a text whose addresses of pages can be clicked."""
    parts: list[str] = []
    done = 0
    for found in _LINK.finditer(text):
        address = found[0].rstrip(_AFTER)
        # A bracket that was opened in the address is closed there.
        if found[0][len(address) :].startswith(")") and address.count("(") > address.count(")"):
            address += ")"
        link = html('<a href="{}" target="_blank" rel="noopener noreferrer nofollow">{}</a>', address, address)
        parts += [text[done : found.start()], link]
        done = found.start() + len(address)
    return joined([*parts, text[done:]])

"""Saying something at a table, and keeping private notes."""

from __future__ import annotations

from typing import Final
from urllib.parse import quote

from starlette.responses import Response

from heliopolis.kernel.step import NOBODY
from heliopolis.table.seats import clean_name
from heliopolis.web.server.cookies import keep
from heliopolis.web.server.errors import BadForm, NotAllowed
from heliopolis.web.table.following.talk import LONGEST_LINE, LONGEST_NOTE
from heliopolis.web.visit import Visit, post


async def say(visit: Visit) -> Response:
    """Send a line to the others at the table; visitors without a seat speak to those who watch."""
    seat = visit.seat() if "seat" in visit.form else NOBODY
    text, name = one_line(visit.form.get("text", "")), clean_name(visit.form.get("name", ""))
    if not text or (seat == NOBODY and not name):
        raise BadForm("no-line")
    if len(text) > LONGEST_LINE:
        raise BadForm("long-line", most=LONGEST_LINE)
    if seat == NOBODY and visit.mine:
        # Players do not speak among spectators, who may know more than they should.
        raise NotAllowed("not-your-seat")
    visit.context.limiter.talked(visit.connection)
    await visit.session.say(seat, "" if seat != NOBODY else name, text)
    response = visit.done()
    if seat == NOBODY:
        keep(response, visit.connection, "name", quote(name))
    return response


async def note(visit: Visit) -> Response:
    """Save the visitor's private notes."""
    seat, text = visit.seat(), _lines(visit.form.get("text", ""))
    if len(text) > LONGEST_NOTE:
        raise BadForm("long-line", most=LONGEST_NOTE)
    visit.context.limiter.talked(visit.connection)
    await visit.session.note(seat, text)
    return visit.done()


def one_line(text: str) -> str:
    """Return the text on one line, without what cannot be seen."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def _lines(text: str) -> str:
    """Return the same, line by line."""
    shown = ["".join(letter for letter in line if letter.isprintable()).rstrip() for line in text.splitlines()]
    return "\n".join(shown).strip("\n")


ROUTES: Final = [post("talk", say), post("notes", note)]

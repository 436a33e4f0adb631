"""Saying something at a table, and noting something for oneself."""

from __future__ import annotations

from typing import Final
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from heliopolis.kernel.step import NOBODY
from heliopolis.table.seats import clean_name
from heliopolis.web.context import WebContext
from heliopolis.web.routes.table_routes import TableRoutes
from heliopolis.web.server.errors import BadForm, NotAllowed
from heliopolis.web.server.guard import read_form
from heliopolis.web.server.seat_cookies import keep
from heliopolis.web.table.following.talk import LONGEST_LINE, LONGEST_NOTE


class TalkRoutes:
    """The addresses of talk and notes."""

    def __init__(self, context: WebContext, tables: TableRoutes) -> None:
        self.context: Final = context
        self.tables: Final = tables

    def routes(self) -> list[BaseRoute]:
        """Their addresses."""
        return [
            Route("/t/{table}/talk", self.say, methods=["POST"]),
            Route("/t/{table}/notes", self.note, methods=["POST"]),
        ]

    async def say(self, request: Request) -> Response:
        """A line for the others at the table; who has no seat there speaks to those who watch."""
        form = await read_form(request)
        table = await self.tables.find(request)
        seat = self.tables.seat(request, table, form) if "seat" in form else NOBODY
        text, name = one_line(form.get("text", "")), clean_name(form.get("name", ""))
        if not text or (seat == NOBODY and not name):
            raise BadForm("no-line")
        if len(text) > LONGEST_LINE:
            raise BadForm("long-line", most=LONGEST_LINE)
        if seat == NOBODY and self.context.mine(request, table):
            # Players do not speak among spectators, who may know more than they should.
            raise NotAllowed("not-your-seat")
        self.context.limiter.talked(request)
        await self.context.host.say(table.id, seat, "" if seat != NOBODY else name, text)
        response = self.tables.done(request, table)
        if seat == NOBODY:
            keep(response, request, "name", quote(name))
        return response

    async def note(self, request: Request) -> Response:
        """What the visitor notes, for their own eyes."""
        form = await read_form(request)
        table = await self.tables.find(request)
        seat, text = self.tables.seat(request, table, form), _lines(form.get("text", ""))
        if len(text) > LONGEST_NOTE:
            raise BadForm("long-line", most=LONGEST_NOTE)
        self.context.limiter.talked(request)
        await self.context.host.note(table.id, seat, text)
        return self.tables.done(request, table)


def one_line(text: str) -> str:
    """The text on one line, without what cannot be seen."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def _lines(text: str) -> str:
    """The same, line by line."""
    shown = ["".join(letter for letter in line if letter.isprintable()).rstrip() for line in text.splitlines()]
    return "\n".join(shown).strip("\n")

"""People who meet: invitations, links to seats, and playing once more."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from heliopolis.kernel.errors import BadData, UnknownName
from heliopolis.table.errors import NotNow
from heliopolis.table.meeting_acts import InviteAnew, Join, WantRematch
from heliopolis.table.seat_acts import Renew
from heliopolis.table.seats import INVITATION, clean_name, link_hash, new_link
from heliopolis.table.table import Table
from heliopolis.web.common.links import code_of
from heliopolis.web.common.page import answer, back_to
from heliopolis.web.common.players import MIDDLING
from heliopolis.web.context import WebContext
from heliopolis.web.meeting.welcome import invited_page, seat_page
from heliopolis.web.routes.table_routes import TableRoutes
from heliopolis.web.server.addresses import url_for, url_of
from heliopolis.web.server.errors import NotAllowed
from heliopolis.web.server.guard import read_form
from heliopolis.web.server.player_cookie import known_name
from heliopolis.web.server.preferences import preferences_of, translator
from heliopolis.web.server.rate_limiter import owner
from heliopolis.web.server.seat_cookies import keep_links, keep_seats
from heliopolis.web.table.rematch import next_address

NO_LINKS: Final[Mapping[int, str]] = {}
_LINK: Final = re.compile(r"[A-Za-z0-9_-]{22}")
"""A secret as we make them."""
LONGEST_LINK: Final = 64
"""Letters of a secret that are looked at."""


class MeetingRoutes:
    """The addresses by which people come to a table, and what becomes of their seats."""

    def __init__(self, context: WebContext, tables: TableRoutes) -> None:
        self.context: Final = context
        self.tables: Final = tables

    def routes(self) -> list[BaseRoute]:
        """Their addresses."""
        return [
            Route("/i/{table}/{link}", self.invited, methods=["GET", "POST"]),
            Route("/join/{table}/{link}", self.join, methods=["GET", "POST"]),
            Route("/i/{table}/{link}/code.svg", self.code),
            Route("/join/{table}/{link}/code.svg", self.code),
            Route("/t/{table}/code.svg", self.code),
            Route("/t/{table}/invite-anew", self.invite_anew, methods=["POST"]),
            Route("/t/{table}/renew", self.renew, methods=["POST"]),
            Route("/t/{table}/rematch", self.rematch, methods=["POST"]),
            Route("/t/{table}/next", self.next),
            Route("/t/{table}/leave", self.leave, methods=["POST"]),
        ]

    # Invitations -----------------------------------------------------------------------------------

    async def invited(self, request: Request) -> Response:
        """Whoever opens the invitation gives a name and takes a free seat; whoever has one is led there."""
        form = await read_form(request) if request.method == "POST" else {}
        table = await self.tables.find(request)
        link = request.path_params["link"][:LONGEST_LINK]
        if not table.invites(link):
            raise UnknownName("invitation")
        if self.context.mine(request, table):
            return RedirectResponse(url_for("table", table=table.id), 303)
        preferences, name = preferences_of(request), clean_name(form.get("name", ""))
        full = (not table.history.free_seats() or table.history.over()) and table.seat_of(form.get("own", "")) is None
        if request.method == "GET" or full:
            return answer(invited_page(table, preferences, url_of(request), known_name(request)))
        try:
            return await self.sit_down(request, table, name, {INVITATION: link}, form.get("own", ""))
        except BadData as error:
            wrong = translator(preferences.language).error(error)
            return answer(invited_page(table, preferences, url_of(request), name, wrong), 400)

    async def sit_down(
        self, request: Request, table: Table, name: str, links: Mapping[int, str] = NO_LINKS, own: str = ""
    ) -> Response:
        """The visitor takes a free seat under a name, and keeps its link beside those they have.

        ``own`` is the secret of that link if their page has made one. They may have sent it before.
        """
        own = own if _LINK.fullmatch(own) else new_link()
        seat = table.seat_of(own)
        if seat is None:
            seat = await self._sit(table, name, preferences_of(request).language, own)
        response = RedirectResponse(url_for("table", table=table.id), 303)
        await self.context.sit(response, request, table, frozenset({seat}), name)
        keep_links(response, request, self.context.signer, table.id, {seat: own, **links})
        self.context.host.see(table.id, frozenset({seat}))
        return response

    async def _sit(self, table: Table, name: str, language: str, link: str) -> int:
        """Take a free seat, the next one if somebody else was faster."""
        while True:
            free = table.history.free_seats()
            if not free:
                raise NotNow("table-full")
            try:
                await self.context.host.make(table.id, Join(free[0], name, link_hash(link), language), table.version)
            except NotNow:
                if free[0] in table.history.free_seats():
                    raise
                continue
            return free[0]

    async def invite_anew(self, request: Request) -> Response:
        """Another link for the invitation, in case somebody has it who should not, or nobody has it any more."""
        form = await read_form(request)
        table = await self.tables.find(request)
        seat = self.tables.seat(request, table, form)
        link = new_link()
        await self.tables.make(table, InviteAnew(seat, link_hash(link)), form)
        response = RedirectResponse(url_for("table", table=table.id), 303)
        self._keep_link(response, request, table, INVITATION, link)
        return response

    def _keep_link(self, response: Response, request: Request, table: Table, seat: int, link: str) -> None:
        links = {**self.context.links(request, table), seat: link}
        keep_links(response, request, self.context.signer, table.id, links)

    async def code(self, request: Request) -> Response:
        """The address of an invitation, a seat or a table as a code for cameras."""
        await self.tables.find(request)
        if len(request.path_params.get("link", "")) > LONGEST_LINK:
            raise UnknownName("seat-link")
        address = self.context.reach.base(request) + request.url.path.removesuffix("/code.svg")
        return Response(
            code_of(address), media_type="image/svg+xml", headers={"cache-control": "private, max-age=3600"}
        )

    # Links to seats --------------------------------------------------------------------------------

    async def join(self, request: Request) -> Response:
        """A link asks whether its seat shall be the visitor's; by the button it is, with theirs or instead of them."""
        form = await read_form(request) if request.method == "POST" else {}
        table = await self.tables.find(request)
        link = request.path_params["link"][:LONGEST_LINK]
        seat = table.seat_of(link)
        if seat is None:
            raise UnknownName("seat-link")
        mine = self.context.mine(request, table)
        if request.method == "GET":
            if seat in mine:
                return RedirectResponse(url_for("table", table=table.id), 303)
            return answer(seat_page(table, preferences_of(request), url_of(request), seat, mine))
        response = RedirectResponse(url_for("table", table=table.id), 303)
        kept = mine if form.get("take") == "both" or seat in mine else frozenset()
        await self.context.sit(response, request, table, kept | {seat})
        # With it the seat can be taken along to another device.
        self._keep_link(response, request, table, seat, link)
        return response

    async def leave(self, request: Request) -> Response:
        """The visitor lets go of a seat, for whoever has its link."""
        form = await read_form(request)
        table = await self.tables.find(request)
        seat = self.tables.seat(request, table, form)
        response = RedirectResponse(url_for("table", table=table.id), 303)
        await self.context.sit(response, request, table, self.context.mine(request, table) - {seat})
        return response

    async def renew(self, request: Request) -> Response:
        """A new link for the visitor's own seat, in case somebody else has the old one."""
        form = await read_form(request)
        table = await self.tables.find(request)
        seat, mine = self.tables.seat(request, table, form), self.context.mine(request, table)
        link = new_link()
        await self.tables.make(table, Renew(seat, link_hash(link)), form)
        response = RedirectResponse(url_for("table", table=table.id), 303)
        await self.context.sit(response, request, table, mine)
        self._keep_link(response, request, table, seat, link)
        return response

    # Once more -------------------------------------------------------------------------------------

    async def rematch(self, request: Request) -> Response:
        """Somebody wants the same game once more; it begins when all people do, who keep their links."""
        form = await read_form(request)
        table = await self.tables.find(request)
        mine, wanted = self.context.mine(request, table), form.get("wanted") != "no"
        if not mine:
            raise NotAllowed("not-your-seat")
        if form.get("wanted") == "without":
            return await self._without(request, table, mine)
        for seat in sorted(mine):
            if (seat in table.history.rematch.agreed) != wanted:
                await self.tables.make(table, WantRematch(seat, wanted), form)
        if wanted and not table.history.undecided():
            await self._begin_again(request, table)
        if request.headers.get("x-quiet"):
            return self.tables.done(request, table)
        return RedirectResponse(
            next_address(table) or back_to(form.get("here") or url_for("table", table=table.id)), 303
        )

    async def _without(self, request: Request, table: Table, mine: frozenset[int]) -> Response:
        """Who agreed plays again without those who are away; a bot plays for them until they take their seats."""
        if mine & table.history.undecided():
            raise NotNow("rematch-early")
        try:
            await self._begin_again(request, table, MIDDLING)
        except NotNow:  # one of them is not away
            raise NotNow("rematch-early") from None
        return RedirectResponse(next_address(table), 303)

    async def _begin_again(self, request: Request, table: Table, stand_in: str = "") -> None:
        self.context.limiter.table_made(request)
        after = await self.context.host.rematch(table.id, owner(request), stand_in)
        await self.context.players.sit_again(table.id, after.id)

    async def next(self, request: Request) -> Response:
        """The table where the game is played again. A seat there is the visitor's if it has the same link as here."""
        table = await self.tables.find(request)
        if not table.history.rematch.table:
            return RedirectResponse(url_for("table", table=table.id), 303)
        after = await self.context.table(table.history.rematch.table)
        mine = frozenset(
            seat for seat in self.context.mine(request, table) if table.seats[seat].link == after.seats[seat].link
        )
        response = RedirectResponse(url_for("table", table=after.id), 303)
        if mine:
            keep_seats(response, request, self.context.signer, after, mine)
            own = {seat: link for seat, link in self.context.links(request, table).items() if seat in mine}
            keep_links(response, request, self.context.signer, after.id, own)
        return response

"""What can be done at a table: one address for each action, refused unless the seat is right.

What depends on the position tells the version it was decided at, and is refused if something happened since.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Final
from urllib.parse import quote, unquote

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from heliopolis import bots
from heliopolis.games import game as find_game
from heliopolis.kernel.errors import HeliopolisError, IllegalChoice, UnknownName
from heliopolis.render.markup import html
from heliopolis.render.scenes import scenes_of
from heliopolis.table.acts import Act, Consent, EndTurn, Play, Refuse, Undo
from heliopolis.table.errors import NotYourTurn, Stale
from heliopolis.table.factory import Links
from heliopolis.table.host import PACES
from heliopolis.table.seat_acts import AddNonce, AskHint, Give, Rename, Renew, Settings, Take
from heliopolis.table.seats import link_hash, machine, new_link, person
from heliopolis.table.table import Table
from heliopolis.web.common.page import Page, answer
from heliopolis.web.common.players import names_at
from heliopolis.web.context import WebContext
from heliopolis.web.pages.lobby import FRIEND, NOBODY, YOU, Running, clean_name, lobby_page, new_page, read_wanted
from heliopolis.web.server.guard import read_form
from heliopolis.web.server.preferences import preferences_of, translator
from heliopolis.web.server.rate_limiter import client, owner
from heliopolis.web.server.refusal import Refusal
from heliopolis.web.server.seat_cookies import is_forged, keep, keep_links, keep_seats, tables_of
from heliopolis.web.table.boards import look_address, symbols
from heliopolis.web.table.choice_list import why_not
from heliopolis.web.table.view import TableView, VisitorView

MOST_RUNNING: Final = 12
"""Games of the visitor that are listed in the lobby."""
MOST_PLACES: Final = 8
"""Things that can lie on top of each other."""
_NUMBER: Final = re.compile(r"[0-9]{1,9}\Z")


class TableRoutes:
    """The page of a table, and the actions at it."""

    def __init__(self, context: WebContext) -> None:
        self.context: Final = context

    def routes(self) -> list[BaseRoute]:
        """Their addresses."""
        actions = [
            Route(f"/t/{{table}}/{name}", self._action(make), methods=["POST"], name=name)
            for name, make in ACTIONS.items()
        ]
        return [
            *actions,  # first, as the router tries one after the other and most requests are actions
            Route("/", self.lobby),
            Route("/tables", self.create, methods=["POST"]),
            Route("/join/{table}/{link}", self.join),
            Route("/t/{table}", self.show),
            Route("/t/{table}/why", self.why),
            Route("/t/{table}/pace", self.pace, methods=["POST"]),
            Route("/t/{table}/skip", self.skip, methods=["POST"]),
            Route("/t/{table}/hint", self.hint, methods=["POST"]),
            Route("/t/{table}/renew", self.renew, methods=["POST"]),
            Route("/t/{table}/rematch", self.rematch, methods=["POST"]),
            Route("/t/{table}/leave", self.leave, methods=["POST"]),
        ]

    # Looking ---------------------------------------------------------------------------------------

    async def lobby(self, request: Request) -> Response:
        """The first page, with the visitor's games."""
        preferences = preferences_of(request)
        running: list[Running] = []
        for table_id in reversed(tables_of(request, self.context.signer)[-MOST_RUNNING:]):
            try:
                table = await self.context.table(table_id)
            except (Refusal, HeliopolisError):
                continue
            mine, need = self.context.mine(request, table), table.needs()
            names, points = (
                names_at(table, translator(preferences.language)),
                [sum(each) for each in table.state.points],
            )
            when = scenes_of(table.state, preferences.language).when
            over, asked = need.kind == "over", names[need.seat] if need.seat >= 0 else ""
            running.append(Running(table.id, table.game, names, points, when, over, need.seat in mine, asked))
        return answer(lobby_page(preferences, running))

    async def show(self, request: Request) -> Response:
        """The table."""
        table = await self.context.latest(request.path_params["table"])
        preferences = preferences_of(request)
        path = f"/t/{table.id}"
        sheets = (look_address(table.game),)
        visitor = self.context.visitor(request, table, preferences.language)
        self.context.host.see(table.id, visitor.mine)
        fragment, mine = self.context.fragment(visitor, table), visitor.mine
        say = translator(preferences.language)
        need = table.needs()
        advising = self.context.hints.of(table, mine)
        thinking = advising is not None and advising.hint is None
        waits = need.kind != "over" and (thinking or need.seat not in mine)
        page = Page(
            preferences, fragment.title, here=path, kind="play", sheets=sheets, layout=fragment.layout, waits=waits
        )
        top = html(
            '<a href="/rules/{}" target="_blank">{}</a><a href="/components/{}" target="_blank">{}</a>',
            table.game.name,
            say("book-rules"),
            table.game.name,
            say("book-components"),
        )
        body = html(
            '{}{}<div id="bubble" role="status" hidden></div>'
            '<div id="lost" role="status" data-told="{}" data-kept="{}"></div>',
            symbols(table.game),
            fragment.html(),
            say("offline"),
            say("offline-kept"),
        )
        return answer(page.html(body, top))

    async def why(self, request: Request) -> Response:
        """Why something cannot be chosen."""
        table = await self._table(request)
        view = VisitorView(TableView(table, preferences_of(request).language), self.context.mine(request, table))
        for place in request.query_params.getlist("place")[:MOST_PLACES]:
            told = why_not(view, place[:80])
            if told is not None:
                return answer(told)
        return Response(status_code=204)

    async def join(self, request: Request) -> Response:
        """A link brings its seat into the visitor's cookie."""
        table = await self._table(request)
        seat = table.seat_of(request.path_params["link"][:64])
        if seat is None:
            raise Refusal(404, "web-refused-link")
        response = RedirectResponse(f"/t/{table.id}", 303)
        mine = self.context.mine(request, table) | {seat}
        keep_seats(response, request, self.context.signer, table, mine)
        return response

    async def leave(self, request: Request) -> Response:
        """The visitor lets go of a seat, for whoever has its link."""
        form = await read_form(request)
        table = await self._table(request)
        seat = self._seat(request, table, form)
        response = RedirectResponse(f"/t/{table.id}", 303)
        keep_seats(response, request, self.context.signer, table, self.context.mine(request, table) - {seat})
        return response

    # Making tables ---------------------------------------------------------------------------------

    async def create(self, request: Request) -> Response:
        """A new table as the form wants it."""
        form = await read_form(request)
        preferences = preferences_of(request)
        game = find_game(form.get("game", ""))
        try:
            wanted = read_wanted(game, form, translator(preferences.language), unquote(request.cookies.get("name", "")))
            seats = [
                person(name, preferences.language) if sitter in {YOU, FRIEND} else machine(sitter, name)
                for sitter, name in zip(wanted.sitters, wanted.names, strict=True)
            ]
        except HeliopolisError as error:
            lone = form.get("sits1") == NOBODY
            return answer(
                new_page(game, preferences, translator(preferences.language).error(error), 1 if lone else 0), 400
            )
        self.context.limiter.table_made(request)
        table, links = await self.context.host.create(
            game.name, seats, wanted.options, owner=owner(request), hints=wanted.hints
        )
        own = frozenset(seat for seat, sitter in enumerate(wanted.sitters) if sitter == YOU)
        response = self.seated(request, table, links, own)
        if clean_name(form.get("name0", "")) and wanted.sitters[0] == YOU:
            keep(response, request, "name", quote(clean_name(form["name0"])))
        return response

    def seated(self, request: Request, table: Table, links: Links, own: frozenset[int]) -> Response:
        """The visitor sits down at a new table, with the links of all seats in their pocket, their own too."""
        response = RedirectResponse(f"/t/{table.id}", 303)
        keep_seats(response, request, self.context.signer, table, own)
        if links:
            keep_links(response, request, self.context.signer, table.id, links)
        return response

    async def rematch(self, request: Request) -> Response:
        """The same game once more for the same people, who keep their links."""
        await read_form(request)
        before = await self._table(request)
        mine = self.context.mine(request, before)
        if not mine:
            raise Refusal(403, "web-refused-seat")
        self.context.limiter.table_made(request)
        table = await self.context.host.rematch(before.id, owner(request))
        return self.seated(request, table, self.context.links(request, before), mine)

    # Deeds -----------------------------------------------------------------------------------------

    def _action(self, make: Maker) -> Callable[[Request], Awaitable[Response]]:
        async def do(request: Request) -> Response:
            form = await read_form(request)
            table = await self._table(request)
            seat = self._seat(request, table, form)
            await self._make(table, make(table, seat, form), form)
            if make in TOGETHER:
                await self._agree(request, table)
            return self._done(request, table)

        return do

    async def _agree(self, request: Request, table: Table) -> None:
        """Who has several seats and wants to go back wants it for all of them."""
        for seat in sorted(self.context.mine(request, table)):
            if table.request is not None and seat in table.history.silent():
                await self.context.host.make(table.id, Consent(seat), table.version)

    async def _make(self, table: Table, act: Act, form: Mapping[str, str]) -> None:
        # What has nothing to do with the position is done whatever the page has seen of it.
        version = table.version if act.free else number(form, "version")
        try:
            await self.context.host.make(table.id, act, version)
        except Stale:
            raise Refusal(409, "web-refused-version") from None
        except NotYourTurn:
            raise Refusal(403, "web-refused-turn") from None
        except (IllegalChoice, UnknownName):
            raise Refusal(400, "web-refused-choice") from None

    async def pace(self, request: Request) -> Response:
        """Bots play slower or faster."""
        form = await read_form(request)
        table = await self._table(request)
        self._seat(request, table, form)
        if form.get("pace") not in PACES:
            raise Refusal(400, "web-refused-form")
        self.context.set_pace(table, form["pace"])
        return self._done(request, table)

    async def skip(self, request: Request) -> Response:
        """Bots do not wait until a person is asked."""
        form = await read_form(request)
        table = await self._table(request)
        self._seat(request, table, form)
        self.context.host.skip(table.id)
        return self._done(request, table)

    async def hint(self, request: Request) -> Response:
        """Advice for the question of the moment: that it was asked for is told to all, what it says to who asked."""
        form = await read_form(request)
        table = await self._table(request)
        seat = self._seat(request, table, form)
        # Who asks again about the same question gets what they have asked for.
        if self.context.hints.of(table, frozenset({seat})) is None:
            self.context.hints.check(client(request))
            await self._make(table, AskHint(seat), form)
            self.context.hints.look(table, client(request))
        return self._done(request, table)

    async def renew(self, request: Request) -> Response:
        """A new link for the visitor's own seat, in case somebody else has the old one."""
        form = await read_form(request)
        table = await self._table(request)
        seat, mine = self._seat(request, table, form), self.context.mine(request, table)
        link = new_link()
        await self._make(table, Renew(seat, link_hash(link)), form)
        response = RedirectResponse(f"/t/{table.id}", 303)
        keep_seats(response, request, self.context.signer, table, mine)
        keep_links(response, request, self.context.signer, table.id, {**self.context.links(request, table), seat: link})
        return response

    async def _table(self, request: Request) -> Table:
        return await self.context.table(request.path_params["table"])

    def _seat(self, request: Request, table: Table, form: Mapping[str, str]) -> int:
        """The seat that the form speaks for, if it is the visitor's."""
        seat, mine = number(form, "seat"), self.context.mine(request, table)
        if seat in mine:
            self.context.host.see(table.id, mine)
            return seat
        forged = is_forged(request, self.context.signer, table.id)
        raise Refusal(403, "web-refused-cookie" if forged else "web-refused-seat")

    def _done(self, request: Request, table: Table) -> Response:
        """For our script, which sees the table change, only which version it will see; the table for all others."""
        if request.headers.get("x-quiet"):
            return Response(status_code=204, headers={"x-version": str(table.version)})
        return RedirectResponse(f"/t/{table.id}", 303)


Maker = Callable[[Table, int, Mapping[str, str]], Act]


def number(form: Mapping[str, str], name: str) -> int:
    """A whole number of a form."""
    if not _NUMBER.match(form.get(name, "")):
        raise Refusal(400, "web-refused-form")
    return int(form[name])


def _give(_: Table, seat: int, form: Mapping[str, str]) -> Act:
    # A visitor may have what is offered: other names can cost memory and processes without end.
    if form.get("bot") not in bots.offered():
        raise Refusal(400, "web-refused-choice")
    return Give(seat, form["bot"], number(form, "given"))


def _settings(table: Table, seat: int, form: Mapping[str, str]) -> Act:
    return Settings(seat, form.get("confirm") == "yes", table.seats[seat].language)


ACTIONS: Final[dict[str, Maker]] = {
    "choose": lambda _, seat, form: Play(form.get("choice", ""), seat),
    "end-turn": lambda _t, seat, _: EndTurn(seat),
    "undo": lambda _t, seat, _: Undo(seat, 1),
    "restart": lambda table, seat, _: table.restart_act(seat),
    "ask-undo": lambda table, seat, _: table.ask_act(seat),
    "consent": lambda _t, seat, _: Consent(seat),
    "refuse": lambda _t, seat, _: Refuse(seat),
    "nonce": lambda _, seat, form: AddNonce(seat, form.get("nonce", "").strip()),
    "give": _give,
    "take": lambda _t, seat, _: Take(seat),
    "rename": lambda _, seat, form: Rename(seat, clean_name(form.get("name", ""))),
    "settings": _settings,
}
"""Each action and the act it makes."""
TOGETHER: Final = frozenset({ACTIONS["ask-undo"], ACTIONS["consent"]})
"""What somebody does with all their seats."""

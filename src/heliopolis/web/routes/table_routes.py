"""What can be done at a table: one address for each action, refused unless the seat is right.

What depends on the position tells the version it was decided at, and is refused if something happened since.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from markupsafe import Markup
from starlette.requests import HTTPConnection, Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from heliopolis import bots
from heliopolis.games import game as find_game
from heliopolis.kernel.errors import HeliopolisError
from heliopolis.kernel.step import NOBODY as NOBODY_THERE
from heliopolis.learning.cues import first_game_of
from heliopolis.learning.exercises import is_exercise
from heliopolis.learning.first_game import NAME as FIRST_GAME
from heliopolis.render.markup import html
from heliopolis.table.acts import Act, Consent, EndTurn, Refuse
from heliopolis.table.clocks.clock_acts import GoAway
from heliopolis.table.factory import Links
from heliopolis.table.host import PACES
from heliopolis.table.meeting_acts import Begin, CloseTable, Fill, OpenToAll
from heliopolis.table.seat_acts import AddNonce, AskHint, Give, Rename, Settings, Take
from heliopolis.table.seats import clean_name, machine, person
from heliopolis.table.table import Table
from heliopolis.web.common.clock_words import CLOCK_FILES, time_now
from heliopolis.web.common.link_preview import preview_of_table
from heliopolis.web.common.page import Page, answer
from heliopolis.web.common.players import names_at
from heliopolis.web.context import WebContext
from heliopolis.web.meeting.welcome import MEETING_FILES
from heliopolis.web.pages.in_place import IN_PLACE, overview_sheet, rules_link
from heliopolis.web.pages.lobby import Running, lobby_page
from heliopolis.web.pages.new_game import FRIEND, NOBODY, YOU, new_page, read_wanted
from heliopolis.web.server.addresses import url_for
from heliopolis.web.server.errors import BadForm, NotAllowed
from heliopolis.web.server.guard import read_form
from heliopolis.web.server.player_cookie import known_name
from heliopolis.web.server.preferences import Translator, preferences_of, translator
from heliopolis.web.server.rate_limiter import client, owner
from heliopolis.web.server.seat_cookies import is_forged, keep_links
from heliopolis.web.table.boards import look_address, sheet_head, symbols
from heliopolis.web.table.following.talk import TALK_FILES
from heliopolis.web.table.guide import GUIDE_FILES
from heliopolis.web.table.view import shown_state, shown_when

MOST_OPEN: Final = 20
"""Tables of others that are counted or listed."""
MOST_RUNNING: Final = 12
"""Games of the visitor that are listed in the lobby."""
TABLE_FILES: Final = (
    "table.css",
    "rows.css",
    "preview.css",
    "preview.js",
    "follow.css",
    "follow.js",
    *IN_PLACE,
    *MEETING_FILES,
    *TALK_FILES,
    *CLOCK_FILES,
)
"""The styles and scripts of a table's page beside those of all pages."""
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
            Route("/t/{table}/choose", self.choose, methods=["POST"], name="choose"),
            *actions,  # first, as the router tries one after the other and most requests are actions
            Route("/", self.lobby),
            Route("/tables", self.create, methods=["POST"]),
            Route("/t/{table}", self.show),
            Route("/t/{table}/redo", self.redo, methods=["POST"]),
            Route("/t/{table}/pace", self.pace, methods=["POST"]),
            Route("/t/{table}/skip", self.skip, methods=["POST"]),
            Route("/t/{table}/hint", self.hint, methods=["POST"]),
        ]

    # Looking ---------------------------------------------------------------------------------------

    async def lobby(self, request: Request) -> Response:
        """The first page, with the visitor's games."""
        preferences, own = preferences_of(request), self.context.tables_of(request)
        open_tables = [each for each in await self.context.host.open_tables(MOST_OPEN) if each not in own]
        running = await self.running(request, preferences.language)
        return answer(lobby_page(preferences, running, len(open_tables)))

    async def running(self, connection: HTTPConnection, language: str) -> list[Running]:
        """The visitor's games, the newest first."""
        found: list[Running] = []
        say = translator(language)
        for table_id in reversed(self.context.tables_of(connection)[-MOST_RUNNING:]):
            table = await self.context.listed(table_id)
            if table is None or table.history.closed or is_exercise(table.header):
                continue
            mine, need = self.context.mine(connection, table), table.needs()
            names, points = names_at(table, say), [sum(each) for each in shown_state(table).points]
            over, asked = need.kind == "over", names[need.seat] if need.seat >= 0 else ""
            free = [] if table.history.begun else table.history.open_seats()
            names = tuple(say("open-seat") if seat in free else name for seat, name in enumerate(names))
            when = shown_when(table, language)
            left, own = self.context.time_left(table, say), need.seat in mine
            found.append(Running(table.id, table.game, names, points, when, over, own, asked, len(free), left))
        return found

    async def show(self, request: Request) -> Response:
        """The table."""
        table = await self.context.latest(request.path_params["table"])
        preferences = preferences_of(request)
        path = url_for("table", table=table.id)
        sheets = (look_address(table.game),)
        visitor = self.context.visitor(request, table, preferences.language)
        self.context.host.see(table.id, visitor.mine)
        fragment, mine = self.context.fragment(visitor, table), visitor.mine
        say = translator(preferences.language)
        preview = preview_of_table(table, preferences.language, self.context.reach.base(request)).html()
        if not table.history.begun:
            waiting = Page(
                preferences,
                fragment.title,
                here=path,
                kind="meeting",
                waits=True,
                files=MEETING_FILES,
                preview=preview,
            )
            return answer(waiting.html(html("{}{}", fragment.html(), _told(say))))
        need = table.needs()
        advising = self.context.hints.of(table, mine)
        thinking = advising is not None and advising.hint is None
        waits = need.kind != "over" and (thinking or need.seat not in mine)
        page = Page(
            preferences,
            fragment.title,
            here=path,
            kind="play",
            sheets=sheets,
            layout=fragment.layout,
            waits=waits,
            preview=preview,
            files=(*TABLE_FILES, *GUIDE_FILES) if table.header.guide else TABLE_FILES,
        )
        top = html(
            '<a href="{}">{}</a>{}<a href="{}" target="_blank">{}</a>',
            url_for("lobby"),
            say("lobby"),
            rules_link(table.game, say),
            url_for("components", game=table.game.name),
            say("book-components"),
        )
        body = html(
            "{}{}{}{}{}",
            symbols(table.game),
            fragment.html(),
            _told(say),
            overview_sheet(table.game, preferences),
            time_now(self.context.host.time.uptime.now()),
        )
        return answer(page.html(body, top))

    # Making tables ---------------------------------------------------------------------------------

    async def create(self, request: Request) -> Response:
        """A new table as the form wants it."""
        form = await read_form(request)
        preferences = preferences_of(request)
        game = find_game(form.get("game", ""))
        try:
            wanted = read_wanted(game, form, translator(preferences.language), known_name(request))
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
        own = frozenset(seat for seat, sitter in enumerate(wanted.sitters) if sitter == YOU)
        free = [seat for seat, sitter in enumerate(wanted.sitters) if sitter == FRIEND]
        first = first_game_of(game) if form.get("guide") == FIRST_GAME else None
        table, links = await self.context.host.create(
            game.name,
            seats,
            {**wanted.options, **first.options} if first else wanted.options,
            owner=owner(request),
            hints=wanted.hints,
            free=free,
            maker=min(own, default=NOBODY_THERE),
            guide=FIRST_GAME if first else "",
            clock=wanted.clock,
        )
        named = clean_name(form.get("name0", "")) if wanted.sitters[0] == YOU else ""
        return await self.seated(request, table, links, own, named)

    async def seated(
        self, request: Request, table: Table, links: Links, own: frozenset[int], name: str = ""
    ) -> Response:
        """The visitor sits down at a new table, with the links of all seats in their pocket, their own too."""
        response = RedirectResponse(url_for("table", table=table.id), 303)
        await self.context.sit(response, request, table, own, name)
        if links:
            keep_links(response, request, self.context.signer, table.id, links)
        return response

    # Deeds -----------------------------------------------------------------------------------------

    def _action(self, make: Maker) -> Callable[[Request], Awaitable[Response]]:
        async def do(request: Request) -> Response:
            form = await read_form(request)
            table = await self.find(request)
            seat = self.seat(request, table, form)
            act = make(table, seat, form)
            await self.make(table, act, form)
            if make in TOGETHER:
                await self._agree(request, table)
            response = self.done(request, table)
            if isinstance(act, Rename):
                await self.context.welcome(response, request, act.name)
            return response

        return do

    async def _agree(self, request: Request, table: Table) -> None:
        """Who has several seats and wants to go back wants it for all of them."""
        for seat in sorted(self.context.mine(request, table)):
            if table.request is not None and seat in table.history.silent():
                await self.context.host.make(table.id, Consent(seat), table.version)

    async def choose(self, request: Request) -> Response:
        """The visitor clicks on something: one choice, or several in a row (see ``heliopolis.table.clicks``)."""
        form = await read_form(request)
        table = await self.find(request)
        seat, version = self.seat(request, table, form), number(form, "version")
        await self.context.host.click(table.id, seat, form.get("choice", ""), version)
        return self.done(request, table)

    async def redo(self, request: Request) -> Response:
        """The visitor plays again what they took back last."""
        form = await read_form(request)
        table = await self.find(request)
        seat, version = self.seat(request, table, form), number(form, "version")
        await self.context.host.redo(table.id, seat, version)
        return self.done(request, table)

    async def make(self, table: Table, act: Act, form: Mapping[str, str]) -> None:
        """Do an act, or refuse it in words for a page."""
        # What has nothing to do with the position is done whatever the page has seen of it.
        version = table.version if act.free else number(form, "version")
        await self.context.host.make(table.id, act, version)

    async def pace(self, request: Request) -> Response:
        """Bots play slower or faster."""
        form = await read_form(request)
        table = await self.find(request)
        self.seat(request, table, form)
        if form.get("pace") not in PACES:
            raise BadForm("form")
        self.context.set_pace(table, form["pace"])
        return self.done(request, table)

    async def skip(self, request: Request) -> Response:
        """Bots do not wait until a person is asked."""
        form = await read_form(request)
        table = await self.find(request)
        self.seat(request, table, form)
        self.context.host.skip(table.id)
        return self.done(request, table)

    async def hint(self, request: Request) -> Response:
        """Advice for the question of the moment: that it was asked for is told to all, what it says to who asked."""
        form = await read_form(request)
        table = await self.find(request)
        seat = self.seat(request, table, form)
        # Who asks again about the same question gets what they have asked for.
        if self.context.hints.of(table, frozenset({seat})) is None:
            self.context.hints.check(client(request))
            await self.make(table, AskHint(seat), form)
            self.context.hints.look(table, client(request))
        return self.done(request, table)

    async def find(self, request: Request) -> Table:
        """The table that a request is about."""
        return await self.context.table(request.path_params["table"])

    def seat(self, request: Request, table: Table, form: Mapping[str, str]) -> int:
        """The seat that the form speaks for, if it is the visitor's."""
        seat, mine = number(form, "seat"), self.context.mine(request, table)
        if seat in mine:
            self.context.host.see(table.id, mine)
            return seat
        forged = is_forged(request, self.context.signer, table.id)
        raise NotAllowed("lost-seat" if forged else "not-your-seat")

    def done(self, request: Request, table: Table) -> Response:
        """For our script, which sees the table change, only which version it will see; the table for all others."""
        if request.headers.get("x-quiet"):
            return Response(status_code=204, headers={"x-version": str(table.version)})
        return RedirectResponse(url_for("table", table=table.id), 303)


def _told(say: Translator) -> Markup:
    """Where the script tells why something was not done, who comes and goes, and that there is no connection."""
    return html(
        '{}<div id="bubble" role="status" hidden></div><div id="arrivals" role="status"></div>'
        '<div id="lost" role="status" data-told="{}" data-kept="{}" data-again="{}" hidden><span></span>'
        '<button type="button" class="main" data-again>{}</button><button type="button" data-drop>{}</button></div>'
        '<dialog id="sure"><p></p><form method="dialog"><button class="main" value="yes">{}</button>'
        "<button>{}</button></form></dialog>",
        sheet_head(say),
        say("offline"),
        say("offline-kept"),
        say("offline-again"),
        say("offline-send"),
        say("offline-drop"),
        say("sure-yes"),
        say("sure-no"),
    )


Maker = Callable[[Table, int, Mapping[str, str]], Act]


def number(form: Mapping[str, str], name: str) -> int:
    """A whole number of a form."""
    if not _NUMBER.match(form.get(name, "")):
        raise BadForm("form")
    return int(form[name])


def _bot(form: Mapping[str, str], *others: str) -> str:
    """The bot of a form. A visitor may have what is offered: other names can cost memory and processes without end."""
    name, known = form.get("bot", "-"), [*others, *bots.offered()]
    if name not in known:
        raise BadForm("no-bot", name=name, known=", ".join(filter(None, known)))
    return name


def _give(_: Table, seat: int, form: Mapping[str, str]) -> Act:
    return Give(seat, _bot(form), number(form, "given"))


def _fill(_: Table, seat: int, form: Mapping[str, str]) -> Act:
    return Fill(seat, _bot(form, ""), number(form, "filled"))


def _begin(_: Table, seat: int, form: Mapping[str, str]) -> Act:
    return Begin(seat, _bot(form))


def _settings(table: Table, seat: int, form: Mapping[str, str]) -> Act:
    return Settings(seat, form.get("confirm") == "yes", table.seats[seat].language)


ACTIONS: Final[dict[str, Maker]] = {
    "end-turn": lambda _t, seat, _: EndTurn(seat),
    "undo": lambda table, seat, _: table.undo_act(seat),
    "repay": lambda table, seat, _: table.repay_act(seat),
    "restart": lambda table, seat, _: table.restart_act(seat),
    "ask-undo": lambda table, seat, _: table.ask_act(seat),
    "consent": lambda _t, seat, _: Consent(seat),
    "refuse": lambda _t, seat, _: Refuse(seat),
    "nonce": lambda _, seat, form: AddNonce(seat, form.get("nonce", "").strip()),
    "give": _give,
    "fill": _fill,
    "begin": _begin,
    "open": lambda _, seat, form: OpenToAll(seat, form.get("wanted") == "yes"),
    "close": lambda _t, seat, _: CloseTable(seat),
    "take": lambda _t, seat, _: Take(seat),
    "rename": lambda _, seat, form: Rename(seat, clean_name(form.get("name", ""))),
    "settings": _settings,
    "away": lambda _, seat, form: GoAway(seat, number(form, "days")),
}
"""Each action and the act it makes."""
TOGETHER: Final = frozenset({ACTIONS["ask-undo"], ACTIONS["consent"]})
"""What somebody does with all their seats."""

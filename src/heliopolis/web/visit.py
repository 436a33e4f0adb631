"""A visit: what a request means, found out once, and how routes are made of functions that answer one."""

from __future__ import annotations

import re
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Final, TypeVar

from starlette.concurrency import run_in_threadpool
from starlette.requests import HTTPConnection, Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from heliopolis.kernel.components import Components
from heliopolis.kernel.errors import HeliopolisError
from heliopolis.kernel.game import State
from heliopolis.render.screens import Screen
from heliopolis.table.acts import Act
from heliopolis.table.keeping.players import Player
from heliopolis.table.keeping.store import Store
from heliopolis.table.seats import Seat, machine, person
from heliopolis.table.session import Session
from heliopolis.table.table import Table
from heliopolis.teaching.guides import is_exercise
from heliopolis.web.common.link_preview import LinkPreview
from heliopolis.web.common.page import Page
from heliopolis.web.common.players import MIDDLING
from heliopolis.web.context import Visitor, WebContext
from heliopolis.web.server.addresses import PATHS, url_for, url_of
from heliopolis.web.server.cookies import (
    LINKS,
    held_seats,
    is_forged,
    keep_links,
    keep_seats,
    player_of,
    seats_at,
    tables_of,
)
from heliopolis.web.server.errors import BadForm, NotAllowed
from heliopolis.web.server.guard import read_form
from heliopolis.web.server.limits import charged, client, owner
from heliopolis.web.server.preferences import Preferences, Translator, preferences_of, screen_of, translator
from heliopolis.words.texts import LANGUAGES

NO_FORM: Final[Mapping[str, str]] = {}
_NUMBER: Final = re.compile(r"[0-9]{1,9}\Z")

R = TypeVar("R")


class Visit:
    """Who asks for what: the table and their seats there, language, screen and preferences, and what they send."""

    def __init__(self, connection: HTTPConnection, form: Mapping[str, str] = NO_FORM) -> None:
        self.connection: Final = connection
        self.context: Final[WebContext] = connection.app.state.context
        self.given: Final[Mapping[str, str]] = connection.path_params
        """The parts of the address."""
        self.query: Final = connection.query_params
        self.form: Final = form
        self.mine: frozenset[int] = frozenset()
        """The seats of the visitor at the table."""
        self.session: Session
        """The table that the address names, with the people there."""

    @property
    def request(self) -> Request:
        """The request, whose body can be read; a socket has none."""
        assert isinstance(self.connection, Request)
        return self.connection

    @property
    def posted(self) -> bool:
        """Whether something shall be done."""
        return bool(self.connection.scope.get("method") == "POST")

    async def find_table(self) -> None:
        """Look up the table that the address names."""
        self.session = await self.context.session(self.given["table"])
        self.mine = self.mine_at(self.table)

    @property
    def table(self) -> Table:
        """The table that the request is about."""
        return self.session.table

    @property
    def preferences(self) -> Preferences:
        """What the visitor has chosen, or what their browser says."""
        return preferences_of(self.connection)

    @property
    def language(self) -> str:
        """The language of the answer; browsers do not send theirs for a socket, so its address names it."""
        if self.connection.scope["type"] != "websocket":
            return self.preferences.language
        wanted = self.given["language"]
        return wanted if wanted in LANGUAGES else LANGUAGES[0]

    @property
    def say(self) -> Translator:
        """The voice of pages in the visitor's language."""
        return translator(self.language)

    @property
    def screen(self) -> Screen:
        """What boards are drawn for."""
        return screen_of(self.connection)

    @property
    def player(self) -> Player | None:
        """The player whose browser asks."""
        return player_of(self.connection)

    @property
    def client(self) -> str:
        """Whose visits are counted together."""
        return client(self.connection)

    @property
    def store(self) -> Store:
        """Where everything is kept; it is asked in a thread."""
        return self.context.host.store

    @property
    def base(self) -> str:
        """Our address for links to pass on."""
        return self.context.reach.base(self.connection)

    @property
    def quiet(self) -> bool:
        """Whether our script asks, which sees the table change."""
        return "x-quiet" in self.connection.headers

    def number(self, name: str) -> int:
        """Return a whole number that was sent, by a form or in the address."""
        text = self.form.get(name) or self.query.get(name, "")
        if not _NUMBER.match(text):
            raise BadForm("form")
        return int(text)

    def seat(self) -> int:
        """Return the seat that the form speaks for, if it is the visitor's."""
        seat = self.number("seat")
        if seat not in self.mine:
            forged = is_forged(self.connection, self.context.signer, self.table.id)
            raise NotAllowed("lost-seat" if forged else "not-your-seat")
        self.session.presence.see(self.mine)
        return seat

    async def act(self, act: Act) -> None:
        """Do an act at the table. What has nothing to do with the position is done whatever the page has seen of it."""
        version = self.table.version if act.free else self.number("version")
        await self.session.make(act, version)

    def count(self, limit: str) -> None:
        """Count what the visitor does, by the name of its limit, or refuse it."""
        self.context.limiter.count(self.connection, limit)

    # What the visitor has --------------------------------------------------------------------------

    def mine_at(self, table: Table) -> frozenset[int]:
        """Return the visitor's seats at a table: those of this browser, and those they have as a player."""
        return seats_at(self.connection, self.context.signer, table) | held_seats(self.player, table)

    def tables(self) -> list[str]:
        """Return the tables at which the visitor has a seat, the newest last."""
        player, here = self.player, tables_of(self.connection, self.context.signer)
        held = player.games() if player else []
        return [*(each for each in here if each not in held), *held]

    def links(self, table: Table) -> dict[int, str]:
        """Return the links that the visitor was given: those of seats, and the invitation."""
        name = LINKS + table.id
        kept = self.context.signer.read(name, self.connection.cookies.get(name, "")) or ""
        pairs = [pair.partition(":") for pair in kept.split("/") if pair]
        return {int(seat): link for seat, _, link in pairs}

    def keep_links(self, response: Response, table: Table, links: Mapping[int, str]) -> None:
        """Let the visitor's browser keep the links of a table, in place of those it has."""
        keep_links(response, self.connection, self.context.signer, table.id, links)

    async def sit_at(self, table: Table, links: Mapping[int, str], own: frozenset[int], name: str = "") -> Response:
        """Give the visitor these seats at a table, in this browser and as a player, and lead there.

        Make a player if there is none yet. The browser keeps the links, if there are any, in place of those it has.
        """
        response = to_page("table", table=table.id)
        keep_seats(response, self.connection, self.context.signer, table, own)
        await self.welcome(response, name)
        await self._hold(table, own)
        if links:
            self.keep_links(response, table, links)
        return response

    def seats_against(self, bot: str, own: int, number: int) -> list[Seat]:
        """Return that many seats: the visitor at their ``own``, a bot at all others."""
        seats = [machine(bot, f"{bot} {seat + 1}") for seat in range(number)]
        seats[own] = person(self.say("player", number=own + 1), self.language)
        return seats

    async def play_from(
        self, state: State, components: Components, own: int, origin: str, *, hints: bool | None
    ) -> Response:
        """Give the visitor a table that begins at a position, against bots; ``hints`` may settle whether it has any."""
        self.count("tables_per_hour")
        seats = self.seats_against(MIDDLING, own, state.seats)
        table, links = await self.context.host.table_at(
            state, components, seats, origin, owner=owner(self.connection), hints=hints
        )
        return await self.sit_at(table, links, frozenset({own}))

    async def welcome(self, response: Response, name: str = "") -> None:
        """Make the visitor a player from now on, by that name if they gave one."""
        new = self.player is None
        await self.context.players.welcome(self.connection, response, name)
        if new:
            await self.bring_along()

    async def bring_along(self) -> None:
        """Give the player, if the visitor is one, the seats that this browser got before it belonged to them."""
        held = self.player.games() if self.player else []
        own = tables_of(self.connection, self.context.signer) if self.player else []
        for table_id in [each for each in own if each not in held]:
            with suppress(HeliopolisError):
                table = await self.context.table(table_id)
                if seats := seats_at(self.connection, self.context.signer, table):
                    await self._hold(table, seats)

    async def _hold(self, table: Table, seats: frozenset[int]) -> None:
        if not is_exercise(table.header):
            links = {seat: table.seats[seat].link for seat in seats}
            await self.context.players.sit(self.connection, table.id, links)

    def visitor(self, table: Table) -> Visitor:
        """Return who looks at a table; a socket need not ask again."""
        links, words = tuple(self.links(table).items()), preferences_of(self.connection).words == "on"
        return Visitor(self.mine_at(table), self.language, words, links, self.base, self.screen)

    # What is answered ------------------------------------------------------------------------------

    def page(
        self, title: str, kind: str, files: tuple[str, ...], here: str = "", preview: LinkPreview | None = None
    ) -> Page:
        """Return a page for the visitor; its settings lead back to it, or to ``here``."""
        here = here or url_of(self.connection)
        return Page(self.preferences, title, here=here, kind=kind, files=files, preview=preview)

    def done(self) -> Response:
        """Return the version of the table that our script will see; for all others the table."""
        if self.quiet:
            return Response(status_code=204, headers={"x-version": str(self.table.version)})
        return to_page("table", table=self.table.id)

    async def aside(self, work: Callable[[], R]) -> R:
        """Do what takes long in a thread, fairly among all who wait for such, and charge the visitor for it."""

        async def do() -> R:
            began = time.perf_counter()
            try:
                return await run_in_threadpool(work)
            finally:
                self.context.limiter.worked(charged(self.connection), time.perf_counter() - began)

        return await self.context.long_work.ask(client(self.connection), do)


def to_page(name: str, **values: str) -> RedirectResponse:
    """Redirect to a page."""
    return RedirectResponse(url_for(name, **values), 303)


# Routes --------------------------------------------------------------------------------------------------

Answer = Callable[[Visit], Awaitable[Response]]


def get(name: str, answer: Answer, **parts: str) -> Route:
    """Return the route to what is only looked at; ``parts`` of its address are fixed."""
    return _route(name, answer, ["GET"], reads_form=False, parts=parts)


def post(name: str, answer: Answer, **parts: str) -> Route:
    """Return the route of a form."""
    return _route(name, answer, ["POST"], reads_form=True, parts=parts)


def get_or_post(name: str, answer: Answer) -> Route:
    """Return the route of a page that asks, and of its button."""
    return _route(name, answer, ["GET", "POST"], reads_form=True, parts={})


def receive(name: str, answer: Answer, methods: tuple[str, ...] = ("POST",)) -> Route:
    """Return the route of what is sent otherwise than by a form: the function reads it by itself."""
    return _route(name, answer, list(methods), reads_form=False, parts={})


def _route(name: str, answer: Answer, methods: list[str], *, reads_form: bool, parts: Mapping[str, str]) -> Route:
    path = PATHS[name]
    for part, value in parts.items():
        path = path.replace(f"{{{part}}}", value)

    async def respond(request: Request) -> Response:
        form = await read_form(request) if reads_form and request.method == "POST" else NO_FORM
        visit = Visit(request, form)
        if "table" in request.path_params:
            await visit.find_table()
        return await answer(visit)

    return Route(path, respond, methods=methods, name=name)

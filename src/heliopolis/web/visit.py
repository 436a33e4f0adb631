"""A visit: what a request means, found out once, and how routes are made of functions that answer one."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from functools import cached_property
from typing import Final, TypeVar

from starlette.requests import HTTPConnection, Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from heliopolis.render.screens import Screen
from heliopolis.table.acts import Act
from heliopolis.table.factory import Links
from heliopolis.table.keeping.players import Player
from heliopolis.table.session import Session
from heliopolis.table.table import Table
from heliopolis.web.context import WebContext
from heliopolis.web.server.addresses import PATHS, url_for
from heliopolis.web.server.cookies import is_forged, keep_links, player_of
from heliopolis.web.server.errors import BadForm, NotAllowed
from heliopolis.web.server.guard import read_form
from heliopolis.web.server.limits import client
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
        self._session: Session | None = None

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
        self._session = await self.context.session(self.given["table"])

    @property
    def session(self) -> Session:
        """The table that the request is about, with the people there."""
        assert self._session is not None, "the address names no table"
        return self._session

    @property
    def table(self) -> Table:
        """The table that the request is about."""
        return self.session.table

    @cached_property
    def mine(self) -> frozenset[int]:
        """The seats of the visitor at the table."""
        return self.context.mine(self.connection, self.table)

    @cached_property
    def preferences(self) -> Preferences:
        """What the visitor has chosen, or what their browser says."""
        return preferences_of(self.connection)

    @cached_property
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

    async def sit_at(self, table: Table, links: Links, own: frozenset[int], name: str = "") -> Response:
        """Give the visitor a seat at a new table, with the links of all seats, their own too."""
        response = to_page("table", table=table.id)
        await self.context.sit(response, self.connection, table, own, name)
        if links:
            keep_links(response, self.connection, self.context.signer, table.id, links)
        return response

    def done(self) -> Response:
        """Return the version of the table that our script will see; for all others the table."""
        if self.quiet:
            return Response(status_code=204, headers={"x-version": str(self.table.version)})
        return to_page("table", table=self.table.id)

    async def aside(self, work: Callable[[], R]) -> R:
        """Do what takes long in a thread, fairly among all who wait for such."""
        return await self.context.aside(self.connection, work)


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

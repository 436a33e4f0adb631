"""The application: which address leads where."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.errors import ServerErrorMiddleware
from starlette.middleware.exceptions import ExceptionMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from heliopolis.kernel.errors import HeliopolisError, UnknownName
from heliopolis.render.markup import html
from heliopolis.table.host import Host
from heliopolis.table.workers.analysis_workers import AnalysisWorkers, Analyst
from heliopolis.table.workers.lanes import open_pool
from heliopolis.table.workers.proving import Proving
from heliopolis.web.common.page import OWNERS_NOTICE, Page, answer
from heliopolis.web.context import WebContext
from heliopolis.web.learning.learning_routes import LearningRoutes
from heliopolis.web.learning.overview_routes import overview_routes
from heliopolis.web.learning.puzzle_routes import PuzzleRoutes
from heliopolis.web.meeting.reach import Reach
from heliopolis.web.notices.desk import NoticeDesk
from heliopolis.web.notices.opening import NoticeOptions, open_desk
from heliopolis.web.pages.analysis import Analyses
from heliopolis.web.pages.link_pictures import LinkPictures
from heliopolis.web.players.known_players import Recognising
from heliopolis.web.routes.explain_routes import ExplainRoutes
from heliopolis.web.routes.games_routes import GamesRoutes
from heliopolis.web.routes.health_routes import health_routes
from heliopolis.web.routes.history_routes import HistoryRoutes
from heliopolis.web.routes.link_routes import LinkRoutes
from heliopolis.web.routes.live import LiveRoutes
from heliopolis.web.routes.meeting_routes import MeetingRoutes
from heliopolis.web.routes.notice_routes import NoticeRoutes
from heliopolis.web.routes.player_routes import PlayerRoutes
from heliopolis.web.routes.reference_routes import ReferenceRoutes
from heliopolis.web.routes.table_routes import TableRoutes
from heliopolis.web.routes.talk_routes import TalkRoutes
from heliopolis.web.server.addresses import BelowRoot, lie_below, url_for
from heliopolis.web.server.door import POLICY
from heliopolis.web.server.errors import status_of
from heliopolis.web.server.guard import Admission, CompressedPages, FairTurns, Names, ReadHeaders, SecurityHeaders
from heliopolis.web.server.limits import ClientLimits
from heliopolis.web.server.preferences import preferences_of, translator
from heliopolis.workers import Pool

# What is answered when something is not done -------------------------------------------------------------


async def on_error(request: Request, error: Exception) -> Response | None:
    """A page, or for our script a sentence, that tells why nothing was done; a socket is closed."""
    if isinstance(request, WebSocket):
        await request.close(POLICY)
        return None
    preferences = preferences_of(request)
    say = translator(preferences.language)
    if isinstance(error, HTTPException):  # an address that leads nowhere, or not in this way
        status, text = error.status_code, say.error(UnknownName("no-page"))
    elif isinstance(error, HeliopolisError):
        status, text = status_of(error), say.error(error)
    else:  # an error of ours; the server's log has it
        status, text = 500, say("refused-broken")
    if request.headers.get("x-quiet"):
        return answer(html("<p>{}</p>", text), status)
    body = html(
        '<main class="lobby"><h1>{}</h1><p class="wrong" role="alert">{}</p><p><a href="{}">{}</a></p></main>',
        say("refused"),
        text,
        url_for("lobby"),
        say("back"),
    )
    return answer(Page(preferences, say("refused"), kind="lobby").html(body), status)


Handlers = dict[Any, Callable[[Request, Exception], Awaitable[Any]]]
REFUSING: Final[Handlers] = {HeliopolisError: on_error}
HANDLERS: Final[Handlers] = {**REFUSING, HTTPException: on_error}


class NoticeBoard:
    """Lets every page say what the owner of the tables has to say while nobody can play."""

    def __init__(self, app: ASGIApp, host: Host) -> None:
        self._app: Final = app
        self._host: Final = host

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        token = OWNERS_NOTICE.set(self._host.closed)
        try:
            await self._app(scope, receive, send)
        finally:
            OWNERS_NOTICE.reset(token)


def application(
    host: Host,
    data: Path,
    limits: ClientLimits | None = None,
    analyst: Analyst | None = None,
    names: Names | None = None,
    reach: Reach | None = None,
    pool: Pool | None = None,
    root: str = "",
    desk: NoticeDesk | None = None,
) -> Starlette:
    """The whole application over a host; ``data`` is the folder for its key, opened journals and analyses.

    With ``names`` it answers only who calls it by one of them; ``reach`` tells by which address friends come,
    ``root`` below which path of a site it lies, ``desk`` who tells players of their turns.
    """
    workers = pool or open_pool()
    looking = analyst or AnalysisWorkers(workers)
    notices = desk or open_desk(host, data, NoticeOptions())
    context = WebContext(host, data, limits or ClientLimits(), looking, notices, reach)
    tables = TableRoutes(context)
    analyses = Analyses(looking, data / "analyses")
    records = HistoryRoutes(context, tables, analyses, Proving(workers))
    meeting, looks = MeetingRoutes(context, tables), ExplainRoutes(context)
    games = GamesRoutes(context, meeting)
    live = LiveRoutes(context, tables, games)
    pictures = LinkPictures(workers, context.limiter)
    lessons, puzzles = LearningRoutes(context, tables), PuzzleRoutes(context, tables, pictures)
    own = [
        *tables.routes(),
        *TalkRoutes(context, tables).routes(),
        *meeting.routes(),
        *looks.routes(),
        *records.routes(),
        *live.routes(),
    ]
    players = [*PlayerRoutes(context).routes(), *NoticeRoutes(context).routes(), *games.routes()]
    links = LinkRoutes(context, records, pictures).routes()
    books = [
        *overview_routes(),
        *ReferenceRoutes(context).routes(),
        *health_routes(host, [notices.faults, context.faults]),
    ]
    routes = [*own, *players, *links, *lessons.routes(), *puzzles.routes(), *books]
    lie_below(root)
    middleware = [
        Middleware(BelowRoot, root=root),
        Middleware(ReadHeaders),
        Middleware(SecurityHeaders),
        Middleware(FairTurns, limiter=context.limiter),
        Middleware(ExceptionMiddleware, handlers=REFUSING),
        Middleware(Admission, limiter=context.limiter, names=names),
        Middleware(CompressedPages, minimum_size=2000),
        Middleware(NoticeBoard, host=host),
        Middleware(Recognising, players=context.players, looking=notices.looking),
        Middleware(ServerErrorMiddleware, handler=HANDLERS[HTTPException]),
    ]
    return Starlette(routes=routes, middleware=middleware, exception_handlers=HANDLERS)

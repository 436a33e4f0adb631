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
from starlette.routing import Mount
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

from heliopolis.kernel.errors import HeliopolisError, UnknownName
from heliopolis.render.markup import html
from heliopolis.table.host import Host
from heliopolis.table.thinking import AnalysisWorkers, Analyst, open_pool
from heliopolis.web import live
from heliopolis.web.common.page import Page, answer
from heliopolis.web.common.pieces import STATIC
from heliopolis.web.context import WebContext
from heliopolis.web.lessons import daily_routes, mistake_routes, rush_routes
from heliopolis.web.lessons import routes as lesson_routes
from heliopolis.web.lobby import meeting_routes
from heliopolis.web.lobby import routes as lobby_routes
from heliopolis.web.notifications import routes as notification_routes
from heliopolis.web.notifications.desk import NoticeDesk, NoticeOptions
from heliopolis.web.players import insight_routes
from heliopolis.web.players import routes as player_routes
from heliopolis.web.players.known_players import Recognising
from heliopolis.web.replay import routes as replay_routes
from heliopolis.web.server.abilities import SERVER, Abilities
from heliopolis.web.server.addresses import Reach, lie_below
from heliopolis.web.server.errors import POLICY, status_of
from heliopolis.web.server.guard import (
    Admission,
    BelowRoot,
    CompressedPages,
    FairTurns,
    Names,
    ReadHeaders,
    SecurityHeaders,
    Shutdown,
)
from heliopolis.web.server.limits import ClientLimits
from heliopolis.web.server.observing import health_routes
from heliopolis.web.server.preferences import preferences_of, translator
from heliopolis.web.studies import routes as study_routes
from heliopolis.web.table import routes as table_routes
from heliopolis.words.voice import say_error
from heliopolis.workers import Pool

# What is answered when something is not done -------------------------------------------------------------


async def on_error(request: Request, error: Exception) -> Response | None:
    """Return a page, or for our script a sentence, that says why nothing was done; close a socket."""
    if isinstance(request, WebSocket):
        await request.close(POLICY)
        return None
    preferences = preferences_of(request)
    say = translator(preferences.language)
    if isinstance(error, HTTPException):  # an address that leads nowhere, or not in this way
        status, text = error.status_code, say_error(UnknownName("no-page"), say.language)
    elif isinstance(error, HeliopolisError):
        status, text = status_of(error), say_error(error, say.language)
    else:  # our own error; the server's log has it
        status, text = 500, say("refused-broken")
    if request.headers.get("x-quiet"):
        return answer(html("<p>{}</p>", text), status)
    page = Page(preferences, say("refused"), kind="lobby")
    return answer(page.show("common/refused.html", text=text), status)


Handlers = dict[Any, Callable[[Request, Exception], Awaitable[Any]]]
REFUSING: Final[Handlers] = {HeliopolisError: on_error}
HANDLERS: Final[Handlers] = {**REFUSING, HTTPException: on_error}


class Files(StaticFiles):
    """Our files; their addresses change when they do, so browsers keep them."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


ROUTES: Final = [
    *table_routes.ROUTES,  # first, as the router tries one after the other
    *meeting_routes.ROUTES,
    *replay_routes.ROUTES,
    *live.ROUTES,
    *player_routes.ROUTES,
    *insight_routes.ROUTES,
    *notification_routes.ROUTES,
    *lobby_routes.ROUTES,
    *lesson_routes.ROUTES,
    *study_routes.ROUTES,
    *mistake_routes.ROUTES,
    *rush_routes.ROUTES,
    *daily_routes.ROUTES,
    Mount("/static", Files(directory=str(STATIC))),
]


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
    abilities: Abilities = SERVER,
) -> Starlette:
    """Return the whole application over a host; ``data`` is the folder for its key, opened journals and analyses.

    With ``names`` it only answers clients that call it by one of them. ``reach`` says by which address friends come,
    ``root`` below which path of a site the application lies, ``desk`` notifies players of their turns, and
    ``abilities`` are what pages offer.
    """
    workers = pool or open_pool()
    looking = analyst or AnalysisWorkers(workers)
    notices = desk or NoticeDesk(host, data, NoticeOptions())
    context = WebContext(host, data, limits or ClientLimits(), looking, notices, workers, reach, abilities)
    lie_below(root)
    middleware = [
        Middleware(BelowRoot, root=root),
        Middleware(ReadHeaders),
        Middleware(SecurityHeaders),
        Middleware(Shutdown),
        Middleware(FairTurns, limiter=context.limiter),
        Middleware(ExceptionMiddleware, handlers=REFUSING),
        Middleware(Admission, limiter=context.limiter, names=names),
        Middleware(CompressedPages, minimum_size=2000),
        Middleware(Recognising, players=context.players, looking=notices.looking),
        Middleware(ServerErrorMiddleware, handler=HANDLERS[HTTPException]),
    ]
    watched = health_routes(host, [notices.faults, context.faults])
    app = Starlette(routes=[*ROUTES, *watched], middleware=middleware, exception_handlers=HANDLERS)
    app.state.context = context
    return app

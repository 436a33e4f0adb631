"""A socket for everyone who watches a table; the newest fragment wins, and only what changed is sent.

Whatever a page shows is in its fragment, and two that differ have different marks: so a page is sent one whenever its
mark is not that of the table, be it that only the version has changed.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Final

from markupsafe import Markup
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from heliopolis.kernel.errors import HeliopolisError, UnknownName
from heliopolis.table.host import Host
from heliopolis.table.keeping.bulletin import LISTS
from heliopolis.table.session import Session, Watch
from heliopolis.web.common.players import names_at
from heliopolis.web.lobby.my_games import games_section, running_section
from heliopolis.web.lobby.routes import listed, running_games
from heliopolis.web.notifications.timing import ALL_TABLES
from heliopolis.web.server.addresses import PATHS, url_for
from heliopolis.web.table.rematch import rematch_section
from heliopolis.web.visit import Visit

LOBBY_SECONDS: Final = 0.3
"""How long the lobby collects events before it reports them."""
AGAIN_SECONDS: Final = 60.0
"""How often to look at a list in any case: it shows for how many minutes games have waited."""
HIDDEN: Final = "hidden"
"""What a page in the background reports; a page in the foreground reports anything else."""
GONE: Final = 4404
"""The code with which a socket is closed whose table was deleted; the page looks for itself."""
FAILED = 1011
"""The code with which a socket is closed that the server can do no more for; the page opens another."""

Follow = Callable[[Visit, WebSocket, Watch, Session], Coroutine[object, object, None]]
Look = Callable[[], Awaitable[tuple[list[str], Markup]]]
"""Returns the tables of a list, and the list."""

_log: Final = logging.getLogger(__name__)


async def serve(socket: WebSocket) -> None:
    """Send the table whenever it changes, until the visitor leaves."""
    await _serve_table(Visit(socket), socket, _follow)


async def serve_rematch(socket: WebSocket) -> None:
    """Send who wants a rematch whenever it changes, to the page of the end."""
    await _serve_table(Visit(socket), socket, _follow_rematch)


async def serve_lobby(socket: WebSocket) -> None:
    """Send the visitor's games to the lobby whenever one of them changes."""
    visit = Visit(socket)

    async def look() -> tuple[list[str], Markup]:
        rows = await running_games(visit)
        return [row.table.id for row in rows if not row.over], running_section(rows, visit.say)

    await _serve_list(visit, socket, look, FollowedGames(visit.context.host, lists=False))


async def serve_games(socket: WebSocket) -> None:
    """Send the visitor's games, and tables that anyone may find, whenever one of them or a list changes."""
    visit = Visit(socket)

    async def look() -> tuple[list[str], Markup]:
        # Seats may have been taken on another device.
        await visit.context.players.look_again(socket)
        found = await listed(visit)
        return [row.table.id for row in (*found.own, *found.open)], games_section(found, visit.say)

    await _serve_list(visit, socket, look, FollowedGames(visit.context.host, lists=True))


async def _serve_table(visit: Visit, socket: WebSocket, follow: Follow) -> None:
    with visit.context.limiter.socket(socket):
        session = await visit.context.session(socket.path_params["table"], latest=True)
        watch = await session.watch(visit.mine_at(session.table))
        try:
            await socket.accept()
            await _until_left(visit, socket, session.table.id, follow(visit, socket, watch, session))
        finally:
            watch.close()


async def _serve_list(visit: Visit, socket: WebSocket, look: Look, following: FollowedGames) -> None:
    async def follow() -> None:
        sent = ""
        while True:
            tables, section = await look()
            await following.follow(tables)
            if section != sent:
                await socket.send_text(section)
                sent = section
            await following.change(AGAIN_SECONDS)
            # What happens right away is shown right away.
            await asyncio.sleep(LOBBY_SECONDS)

    try:
        with visit.context.limiter.socket(socket):
            await socket.accept()
            await _until_left(visit, socket, ALL_TABLES, follow())
    finally:
        following.close()


async def _until_left(visit: Visit, socket: WebSocket, place: str, work: Coroutine[object, object, None]) -> None:
    """Send what there is to send until the visitor leaves; ``place`` is what they look at."""
    sending = asyncio.create_task(_send(socket, place, work))
    player, looking = visit.player, visit.context.notices.looking
    try:
        with looking.page(player.id if player else None, place) as page:
            # A page only reports whether it can be seen.
            while True:
                looking.show(page, seen=await socket.receive_text() != HIDDEN)
    except (WebSocketDisconnect, KeyError, RuntimeError):
        pass
    finally:
        sending.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await sending


async def _send(socket: WebSocket, place: str, work: Coroutine[object, object, None]) -> None:
    try:
        await work
    except (WebSocketDisconnect, RuntimeError):
        raise  # the visitor has left
    except UnknownName:
        await socket.close(GONE)
    except Exception:  # noqa: BLE001 - whatever it is
        # A page that gets no more updates must not look as if nothing happened.
        _log.exception("socket of %s", f"table {place}" if place else "a list")
        await socket.close(FAILED)


async def _follow(visit: Visit, socket: WebSocket, watch: Watch, session: Session) -> None:
    visitor = visit.visitor(session.table)
    known: dict[str, Markup] = {}
    mark = socket.query_params.get("mark", "")
    while True:
        fragment = visit.context.fragment(visitor, session)
        if fragment.mark != mark:
            await socket.send_text(fragment.text(known))
            known, mark = fragment.known(), fragment.mark
        await watch.change()


async def _follow_rematch(visit: Visit, socket: WebSocket, watch: Watch, session: Session) -> None:
    table = session.table
    say, mine = visit.say, visit.mine_at(table)
    sent, here = "", url_for("end", kind="t", name=table.id)
    while True:
        away = session.presence.away()
        section = rematch_section(table, names_at(table, say), mine, say, here, away)
        if section != sent:
            await socket.send_text(section)
            sent = section
        table = await watch.change()


class FollowedGames:
    """The tables of a list, which may become others, and if wanted the news of lists."""

    def __init__(self, host: Host, *, lists: bool) -> None:
        self._host: Final = host
        self._news: Final = host.news.watch() if lists else None
        self._watches: Final[dict[str, Watch]] = {}
        self._waiting: Final[dict[str, asyncio.Task[object]]] = {}

    async def follow(self, tables: Sequence[str]) -> None:
        """Watch these tables and no others; one that too many watch is looked at now and then."""
        for gone in [each for each in self._watches if each not in tables]:
            self._stop(gone)
        for new in [each for each in tables if each not in self._watches]:
            with contextlib.suppress(HeliopolisError):
                self._watches[new] = await (await self._host.session(new)).watch()

    async def change(self, seconds: float) -> None:
        """Wait until one of them or a list changes, but no longer than that."""
        for name, watch in self._watches.items():
            if name not in self._waiting:
                self._waiting[name] = asyncio.create_task(watch.change())
        if self._news is not None and LISTS not in self._waiting:
            self._waiting[LISTS] = asyncio.create_task(self._news.change())
        until = asyncio.create_task(asyncio.sleep(seconds))
        try:
            await asyncio.wait([*self._waiting.values(), until], return_when=asyncio.FIRST_COMPLETED)
        finally:
            until.cancel()
        for name in [name for name, task in self._waiting.items() if task.done()]:
            del self._waiting[name]

    def close(self) -> None:
        """Watch nothing any more."""
        for name in list(self._watches):
            self._stop(name)
        for task in self._waiting.values():
            task.cancel()
        if self._news is not None:
            self._news.close()

    def _stop(self, table: str) -> None:
        self._watches.pop(table).close()
        if table in self._waiting:
            self._waiting.pop(table).cancel()


ROUTES: Final = [
    WebSocketRoute(PATHS["live"], serve),
    WebSocketRoute(PATHS["rematch-live"], serve_rematch),
    WebSocketRoute(PATHS["lobby-live"], serve_lobby),
    WebSocketRoute(PATHS["games-live"], serve_games),
]

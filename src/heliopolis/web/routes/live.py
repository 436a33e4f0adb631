"""A socket for everybody who watches a table; the newest fragment wins, and only what changed is sent.

Whatever a page shows is in its fragment, and two that differ have different marks: so a page is sent one whenever its
mark is not that of the table, be it that only the version has changed.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final

from markupsafe import Markup
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from heliopolis.kernel.errors import HeliopolisError
from heliopolis.table.loaded import Watch
from heliopolis.table.table import Table
from heliopolis.texts import LANGUAGES
from heliopolis.web.context import WebContext
from heliopolis.web.server.guard import own_origin
from heliopolis.web.server.refusal import Refusal

POLICY = 1008
"""The code with which a socket is closed that may not be opened."""
FAILED = 1011
"""The code with which a socket is closed that the server can do no more for; the page opens another."""

_log: Final = logging.getLogger(__name__)


class LiveRoutes:
    """The sockets of all tables."""

    def __init__(self, context: WebContext) -> None:
        self.context = context

    def routes(self) -> list[WebSocketRoute]:
        """Their addresses."""
        return [WebSocketRoute("/t/{table}/live/{language}", self.serve)]

    async def serve(self, socket: WebSocket) -> None:
        """Send the table whenever it changes, until the visitor leaves."""
        if not own_origin(socket) or not self.context.limiter.socket_opened(socket):
            await socket.close(POLICY)
            return
        try:
            await self._serve(socket)
        finally:
            self.context.limiter.socket_closed(socket)

    async def _serve(self, socket: WebSocket) -> None:
        try:
            table = await self.context.latest(socket.path_params["table"])
            watch = await self.context.host.watch(table.id, self.context.mine(socket, table))
        except (Refusal, HeliopolisError):
            await socket.close(POLICY)
            return
        await socket.accept()
        sending = asyncio.create_task(self._send(socket, watch, table))
        try:
            # Nothing is expected from the browser: what it sends ends at the first message that is no farewell.
            while True:
                await socket.receive_text()
        except (WebSocketDisconnect, KeyError, RuntimeError):
            pass
        finally:
            sending.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await sending
            watch.close()

    async def _send(self, socket: WebSocket, watch: Watch, table: Table) -> None:
        try:
            await self._follow(socket, watch, table)
        except (WebSocketDisconnect, RuntimeError):
            raise  # the visitor has left
        except Exception:  # noqa: BLE001 - whatever it is
            # Whoever is told nothing more must not believe that nothing happens.
            _log.exception("socket of table %s", table.id)
            await socket.close(FAILED)

    async def _follow(self, socket: WebSocket, watch: Watch, table: Table) -> None:
        # Browsers do not tell a socket which languages they speak, so its address does.
        wanted = socket.path_params["language"]
        visitor = self.context.visitor(socket, table, wanted if wanted in LANGUAGES else LANGUAGES[0])
        known: dict[str, Markup] = {}
        mark = socket.query_params.get("mark", "")
        while True:
            fragment = self.context.fragment(visitor, table)
            if fragment.mark != mark:
                await socket.send_text(fragment.text(known))
                known, mark = fragment.known(), fragment.mark
            table = await watch.change()

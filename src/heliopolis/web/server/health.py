"""Whether this server can do its work, for those who watch over it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from heliopolis.table.faults import Faults
from heliopolis.table.host import Host
from heliopolis.table.keeping.schema import SCHEMA
from heliopolis.web.server.addresses import PATHS

WAIT_SECONDS: Final = 5.0
"""A store that has not answered by then is away."""

_log: Final = logging.getLogger(__name__)


class Health:
    """Asks the store, once for all who ask meanwhile, and those who look after something."""

    def __init__(self, host: Host, faults: Sequence[Faults]) -> None:
        self._host: Final = host
        self._faults: Final = faults
        self._asking: asyncio.Task[int] | None = None

    async def complaint(self) -> str:
        """Return why this server cannot serve, in a few words; nothing if it can."""
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(asyncio.to_thread(self._host.store.check))
        try:
            found = await asyncio.wait_for(asyncio.shield(self._asking), WAIT_SECONDS)
        except Exception:  # noqa: BLE001 - whatever it is, tables cannot be kept; what it says may hold a password
            _log.warning("the store does not answer, or cannot be written to")
            return "the store does not answer, or cannot be written to"
        return "" if found == SCHEMA else f"the store has version {found}, not {SCHEMA}"

    async def tell(self, _request: Request) -> Response:
        """Return ``ok`` and what fails in places, or why this server cannot serve, with the status that says so."""
        complaint = await self.complaint()
        failing = [f"{each.what}: {len(each)} fail, see the log" for each in self._faults if len(each)]
        if still := sum(
            session.failing for session in self._host.sessions.values()
        ):  # a store or bots that do not work
            failing.append(f"tables: {still} stand still, see the log")
        return PlainTextResponse("\n".join([complaint or "ok", *failing, ""]), 503 if complaint else 200)


def health_routes(host: Host, faults: Sequence[Faults]) -> list[BaseRoute]:
    """Return its address; ``faults`` are of those who look after something."""
    return [Route(PATHS["health"], Health(host, [*host.faults, *faults]).tell)]

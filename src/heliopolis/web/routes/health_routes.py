"""Whether this server can do its work, for whoever watches over it."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from heliopolis.table.host import Host
from heliopolis.table.keeping.schema import SCHEMA
from heliopolis.table.keeping.store import Store

WAIT_SECONDS: Final = 5.0
"""A store that has not answered by then is away."""

_log: Final = logging.getLogger(__name__)


class Health:
    """Asks the store, once for all who ask meanwhile."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._asking: asyncio.Task[int] | None = None

    async def complaint(self) -> str:
        """What is wrong in a few words; nothing if all is well."""
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(asyncio.to_thread(self._store.schema_version))
        try:
            found = await asyncio.wait_for(asyncio.shield(self._asking), WAIT_SECONDS)
        except Exception:  # noqa: BLE001 - whatever it is, tables cannot be kept
            _log.warning("the store does not answer")
            return "store away"
        return "" if found == SCHEMA else f"store of version {found}, not {SCHEMA}"

    async def tell(self, _request: Request) -> Response:
        """``ok``, or what is wrong with the status of a server that cannot serve."""
        complaint = await self.complaint()
        return PlainTextResponse(f"{complaint or 'ok'}\n", 503 if complaint else 200)


def health_routes(host: Host) -> list[BaseRoute]:
    """Its address."""
    return [Route("/healthz", Health(host.store).tell)]

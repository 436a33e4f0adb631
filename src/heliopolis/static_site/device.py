"""Everything that a device keeps, as one file: saved, and opened in place of what was there."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from starlette.responses import Response

from heliopolis.table.keeping.store import STORE_FILE, Store
from heliopolis.web.server.errors import BadForm
from heliopolis.web.server.guard import BadUpload, posted_file, read_body
from heliopolis.web.visit import Visit, get, receive, to_page

MOST_BYTES: Final = 256 << 20
KIND: Final = "application/vnd.heliopolis"


async def save(visit: Visit) -> Response:
    """Return the whole store as a file."""
    with _database(visit.context.host.store) as database:
        content = database.serialize()
    name = time.strftime("heliopolis-%Y-%m-%d.heliopolis")
    return Response(content, media_type=KIND, headers={"content-disposition": f'attachment; filename="{name}"'})


async def restore(visit: Visit) -> Response:
    """Put a saved store, perhaps of an earlier program, in place of the present one; then the program starts again."""
    kind = visit.request.headers.get("content-type", "")
    try:
        content = posted_file(kind, await read_body(visit.request, MOST_BYTES), MOST_BYTES)
    except BadUpload:
        raise BadForm("form") from None
    with TemporaryDirectory() as folder:
        file = Path(folder) / STORE_FILE
        file.write_bytes(content)
        # Opened as any store is: so another file is refused, and what is old is brought up to date.
        saved = Store(file)
        try:
            with _database(saved) as source, _database(visit.context.host.store) as target:
                source.backup(target)
        finally:
            saved.close()
    answer = to_page("you")
    answer.headers["x-restarts"] = "yes"
    return answer


@contextmanager
def _database(store: Store) -> Iterator[sqlite3.Connection]:
    with store.engine.connect() as connection:
        database = connection.connection.driver_connection
        assert isinstance(database, sqlite3.Connection)
        yield database


ROUTES: Final = [get("device", save), receive("device", restore)]

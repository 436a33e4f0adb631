"""The command that serves the tables to browsers."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from socket import socket
from typing import Annotated, Final

import typer

from heliopolis.cli.failing import polite
from heliopolis.kernel.errors import BadOption

FILE: Final = "tables.sqlite"
EVICT_SECONDS: Final = 60.0
COLLECT: Final = (500, 100_000, 1_000_000)
"""How often the garbage collector looks at new objects, at those it has left, and, as good as never, at all."""
SWITCH_SECONDS: Final = 0.0005
"""So long a thread that has written waits at most for the loop to let it go on."""


@polite
def run(
    port: Annotated[int, typer.Option("--port", metavar="N", help="The port to listen on.", min=0, max=65535)] = 8000,
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help="The address to listen on.")] = "127.0.0.1",
    data: Annotated[
        Path | None, typer.Option("--data", metavar="DIR", help="Where games are kept (your user data folder).")
    ] = None,
    bots: Annotated[int, typer.Option("--bots", metavar="N", help="How many processes think for bots.", min=1)] = 1,
    guest: Annotated[
        list[str] | None,
        typer.Option(
            "--guest",
            metavar="NAME=COMMAND",
            help="A program that players can sit down with, by its name; may be given several times.",
        ),
    ] = None,
    tables_per_hour: Annotated[
        int, typer.Option("--tables-per-hour", metavar="N", help="New tables of one address.", min=1)
    ] = 120,
    posts_per_minute: Annotated[
        int, typer.Option("--posts-per-minute", metavar="N", help="Choices and the like of one address.", min=1)
    ] = 1200,
    sockets: Annotated[int, typer.Option("--sockets", metavar="N", help="Open pages of one address.", min=1)] = 60,
) -> None:
    """Serve the tables to browsers until Ctrl-C."""
    import uvicorn
    from uvicorn.loops.auto import auto_loop_factory

    from heliopolis.bots import invited, known
    from heliopolis.table.host import Host
    from heliopolis.table.minds import Minds
    from heliopolis.table.store import Store
    from heliopolis.table.study import Study
    from heliopolis.web.app import application
    from heliopolis.web.door import configured, listen
    from heliopolis.web.guard import Limits

    for word in guest or []:
        if not known(invited(word)):
            raise BadOption("guest", "must be written name=command")
    folder = data or Path(typer.get_app_dir("heliopolis"))
    # Tables hold the secrets of chance and the key that signs seats: they are for nobody else on this machine.
    os.umask(0o077)
    listening = listen(host, port)
    folder.mkdir(parents=True, exist_ok=True)

    async def serve() -> None:
        study = Study()
        async with open_host(folder, bots) as tables:
            try:
                read_texts()
                app = application(tables, folder, Limits(tables_per_hour, sockets, posts_per_minute), study)
                await Announcing(configured(app)).serve(listening)
            finally:
                study.close()

    class Announcing(uvicorn.Server):
        """A server that tells in one line where it is."""

        async def startup(self, sockets: list[socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                name = f"[{host}]" if ":" in host else host
                typer.echo(f"Heliopolis: http://{name}:{listening[0].getsockname()[1]}")

    @asynccontextmanager
    async def open_host(folder: Path, processes: int) -> AsyncIterator[Host]:
        store, minds = Store(folder / FILE), Minds(processes)
        minds.warm()
        tables = Host(store, minds)
        evicting = asyncio.create_task(evict(tables))
        try:
            yield tables
        finally:
            evicting.cancel()
            await tables.close()
            minds.close()
            store.close()

    async def evict(tables: Host) -> None:
        while True:
            await asyncio.sleep(EVICT_SECONDS)
            tables.evict()

    # Tables and drawings that are kept are many and make no circles: everybody would wait while they are looked through
    # again. New objects are looked at often, as a few take little time.
    gc.set_threshold(*COLLECT)
    sys.setswitchinterval(SWITCH_SECONDS)
    # The server raises the signal anew when it has closed: that too shall end in order.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        runner.run(serve())


def read_texts() -> None:
    """Read every text now: the first visitor of a language would keep all others waiting for a second."""
    from heliopolis.games import games
    from heliopolis.telling import teller
    from heliopolis.texts import LANGUAGES
    from heliopolis.web.ways import voice

    for language in LANGUAGES:
        voice(language)
        for game in games().values():
            teller(game, language)

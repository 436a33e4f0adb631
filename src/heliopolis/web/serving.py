"""Serving: the tables of a folder behind open doors, in one process or several, until a signal ends them."""

from __future__ import annotations

import asyncio
import faulthandler
import gc
import logging
import os
import signal
import sys
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, nullcontext, suppress
from pathlib import Path
from socket import socket
from types import FrameType
from typing import Final, NamedTuple

import uvicorn
from starlette.types import ASGIApp
from uvicorn.loops.auto import auto_loop_factory

from heliopolis.games import all_games
from heliopolis.kernel.errors import BadOption
from heliopolis.table.host import Host
from heliopolis.table.keeping.store import BEAT_SECONDS, STORE_FILE, Store, only_server_of
from heliopolis.table.presence import SHARED_SECONDS
from heliopolis.table.thinking import BotWorkers, open_pool
from heliopolis.web.app import application
from heliopolis.web.notifications.desk import NoticeDesk, NoticeOptions
from heliopolis.web.server.addresses import Reach, reach_of
from heliopolis.web.server.door import Porter, configured, listen
from heliopolis.web.server.guard import names_for
from heliopolis.web.server.limits import END_SECONDS, ClientLimits
from heliopolis.web.server.observing import Metrics, Observed, log_visit
from heliopolis.web.server.preferences import translator
from heliopolis.words.texts import LANGUAGES
from heliopolis.words.voice import voice_of
from heliopolis.workers import Pool

AGAIN_SECONDS: Final = 1.0
"""One that dies right away is not started again before this."""
ENDS: Final = (signal.SIGTERM, signal.SIGINT)
"""The signals that end a server."""

_log: Final = logging.getLogger(__name__)


def run_several(number: int, serve: Callable[[int], None]) -> None:
    """Let that many copies of this process serve, each with its number, until a signal ends this one."""
    # Not while one is being started: it would never hear of the end.
    signal.pthread_sigmask(signal.SIG_BLOCK, ENDS)
    running = {_start(place, serve): place for place in range(number)}
    for end in ENDS:
        signal.signal(end, lambda *_: _end(running))
    signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDS)
    while running:
        ended, _ = os.wait()
        place = running.pop(ended, None)
        if place is not None:
            time.sleep(AGAIN_SECONDS)
            signal.pthread_sigmask(signal.SIG_BLOCK, ENDS)
            running[_start(place, serve)] = place
            signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDS)


def _start(place: int, serve: Callable[[int], None]) -> int:
    process = os.fork()
    if process:
        return process
    status = 1
    try:
        for end in ENDS:
            signal.signal(end, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDS)
        serve(place)
        status = 0
    except SystemExit as ended:
        status = ended.code if isinstance(ended.code, int) else 0
    except KeyboardInterrupt:
        status = 0
    except Exception:  # noqa: BLE001 - no one above would report it
        _log.exception("a server has failed")
    finally:
        os._exit(status)


def _end(running: dict[int, int]) -> None:
    """End all of them in order, wait for them, and end."""
    # A second signal, such as Ctrl-C brings, must not cut the waiting short.
    signal.pthread_sigmask(signal.SIG_BLOCK, ENDS)
    processes = list(running)
    running.clear()
    # One of them may have ended by itself just now.
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGTERM)
    for process in processes:
        with suppress(ChildProcessError):
            os.waitpid(process, 0)
    raise SystemExit(0)


EVICT_SECONDS: Final = 60.0
CLOCK_SECONDS: Final = 1.0
"""How late time may run out."""
COLLECT: Final = (10_000, 100_000, 1_000_000)
"""How often the garbage collector looks at new objects, at those it has left, and, as good as never, at all."""
SWITCH_SECONDS: Final = 0.0005
"""How long a thread that has written waits at most for the loop."""


class ServerSettings(NamedTuple):
    """What an owner says when they start a server; ``heliopolis serve`` has an option for each."""

    folder: Path
    database: str = ""
    """Where tables are kept that several servers share; empty for a file in the folder."""
    host: str = "127.0.0.1"
    port: int = 8000
    processes: int = 1
    bots: int = 1
    """How many processes think for bots."""
    limits: ClientLimits = ClientLimits()
    public: tuple[str, ...] = ()
    """Names by which visitors call the server."""
    proxies: tuple[str, ...] = ()
    """Who is believed when it says for whom it asks, and whether that one came by HTTPS."""
    root: str = ""
    """The path of a site below which it lies."""
    logged: bool = False
    """Whether every visit is logged."""
    metrics: int = 0
    """The port for figures of the first process; 0 for none."""
    notices: NoticeOptions = NoticeOptions()


class ServingPlace(NamedTuple):
    """Where a server listens, who reaches it there, what it counts, and which of several processes this one is."""

    listening: list[socket]
    reach: Reach
    figures: Metrics | None
    number: int


def run(settings: ServerSettings, greet: Callable[[str], None]) -> None:
    """Serve in this process or in several, until a signal ends it; ``greet`` says when the first visitor can come."""
    if settings.processes > 1:
        if not settings.database:
            raise BadOption("processes", "needs-database")
        if not hasattr(os, "fork"):
            raise BadOption("processes", "no-fork")
        # Anyone who names a database that no one answers at gets one report, not one from every process.
        Store(settings.database).close()
    figures = Metrics() if settings.metrics else None
    # Tables hold the secrets of chance and the key that signs seats: they are for no one else on this machine.
    os.umask(0o077)
    listening = listen(settings.host, settings.port)
    make_folder(settings.folder)
    # Tables and drawings that are kept are many and make no circles: everyone would wait while they are looked through
    # again. New objects are looked at often, as a few take little time.
    gc.set_threshold(*COLLECT)
    sys.setswitchinterval(SWITCH_SECONDS)
    name, port = f"[{settings.host}]" if ":" in settings.host else settings.host, listening[0].getsockname()[1]
    reach = reach_of(settings.host, port, public=bool(settings.public))

    def served(number: int) -> None:
        leave_at_once()
        with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
            # One greeting is enough.
            said = (lambda: greet(greeting(name, port, reach))) if number == 0 else lambda: None
            runner.run(_serve(settings, ServingPlace(listening, reach, figures, number), said))

    if settings.processes > 1:
        run_several(settings.processes, served)
    else:
        served(0)


def greeting(name: str, port: int, reach: Reach) -> str:
    """Return what is said when the first visitor can come, and where friends find it."""
    told = f"Heliopolis: http://{name}:{port}"
    return f"{told}\nFriends in your network: {reach.elsewhere}" if reach.elsewhere else told


def make_folder(folder: Path) -> None:
    """Make the folder of a server. One that exists may be anyone's; what older servers left in it is closed."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("analyses", "journals"):
        if (folder / name).is_dir():
            (folder / name).chmod(0o700)


async def _serve(settings: ServerSettings, place: ServingPlace, greet: Callable[[], None]) -> None:
    """Serve until a signal ends it."""
    folder, figures, several = settings.folder, place.figures, settings.processes > 1
    alone = nullcontext() if settings.database else only_server_of(folder)
    told = nullcontext() if figures is None else figures.served(settings.metrics + place.number)
    observers = [log_visit] if settings.logged else []
    porter = Porter(() if several else place.listening)
    with porter, alone, told, open_pool(settings.bots) as pool:
        async with open_host(settings.database or folder / STORE_FILE, pool, settings.bots) as tables:
            read_texts()
            desk = NoticeDesk(tables, folder, settings.notices)
            app: ASGIApp = application(
                tables,
                folder,
                settings.limits,
                names=names_for(settings.host, settings.public),
                reach=place.reach,
                pool=pool,
                root=settings.root,
                desk=desk,
            )
            if figures is not None:
                figures.watch(tables)
                observers.append(figures.observe)
            if observers:
                app = Observed(app, observers)
            telling = asyncio.create_task(desk.run())
            porter.leave()
            try:
                doors = configured(app, settings.proxies, settings.limits)
                await Announcing(doors, greet).serve(place.listening)
            finally:
                telling.cancel()
                with suppress(asyncio.CancelledError):
                    await telling


def leave_at_once() -> None:
    """Let a signal end this process while it starts: no one has done anything yet that could be lost.

    An exception would not do: Python drops one that a signal raises while, say, garbage is collected.
    """
    for each in ENDS:
        signal.signal(each, lambda *_: os._exit(0))


class Announcing(uvicorn.Server):
    """A server that says when it is up, and ends in order when a signal comes."""

    def __init__(self, config: uvicorn.Config, tell: Callable[[], None]) -> None:
        super().__init__(config)
        self._tell: Final = tell

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        self._tell()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Note signals, and only note them, until the process is gone: nothing is interrupted while it closes."""
        if threading.current_thread() is threading.main_thread():
            for each in ENDS:
                signal.signal(each, self.handle_exit)
        yield

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """End soon. Should anything hang, end all the same: what was acknowledged is in the store."""
        if not self.should_exit:
            faulthandler.dump_traceback_later(END_SECONDS, exit=True)
        super().handle_exit(sig, frame)


@asynccontextmanager
async def open_host(where: Path | str, pool: Pool, thinkers: int) -> AsyncIterator[Host]:
    """Provide the tables of a file or a shared database, and who thinks for their bots."""
    store, bots = Store(where), BotWorkers(pool)
    bots.warm()
    store.beat()
    tables, loop = Host(store, bots, thinkers=thinkers), asyncio.get_running_loop()
    bulletin = store.listen(lambda table, version: _tell(loop, tables, table, version))
    await tables.look_whether_closed()
    await tables.check_clocks()
    caring = [
        asyncio.create_task(_repeat(EVICT_SECONDS, lambda: _evict(tables), "tables stay in memory")),
        asyncio.create_task(_repeat(SHARED_SECONDS, tables.follow, "tables were not followed")),
        asyncio.create_task(_repeat(CLOCK_SECONDS, tables.check_clocks, "clocks were not looked at")),
    ]
    if store.shared:
        beat = _repeat(
            BEAT_SECONDS, lambda: asyncio.to_thread(store.beat), "the database did not hear from this server"
        )
        caring.append(asyncio.create_task(beat))
    try:
        yield tables
    finally:
        for task in caring:
            task.cancel()
        if bulletin is not None:
            await asyncio.to_thread(bulletin.close)
        await tables.close()
        store.leave()
        store.close()


def _tell(loop: asyncio.AbstractEventLoop, tables: Host, table_id: str, version: int) -> None:
    """Pass a message from the listening thread to the loop of the tables, unless that has ended."""
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(tables.heard, table_id, version)


async def _evict(tables: Host) -> None:
    before = len(tables.sessions)
    tables.evict()
    if len(tables.sessions) < before:
        # Tables that have left may hold each other, and the collector as good as never looks at what is old.
        gc.collect()


async def _repeat(seconds: float, work: Callable[[], Awaitable[object]], failed: str) -> None:
    """Do something regularly; ``failed`` is logged when it cannot be done, as when the store is away for a while."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except Exception:  # noqa: BLE001 - it is done again
            _log.exception(failed)


def read_texts() -> None:
    """Read every text now: the first visitor of a language would keep all others waiting for a second."""
    for language in LANGUAGES:
        translator(language)
        for game in all_games().values():
            voice_of(game, language)

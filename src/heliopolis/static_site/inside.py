"""The application inside a browser: a worker of the page runs this under Pyodide, and hands it requests.

There are no threads, so what a server does in one is done at once; nor a server's door, so cookies are kept here, where
no script of a page can read them.
"""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import random
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from http.cookies import CookieError, Morsel, SimpleCookie
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import unquote, urlsplit

import anyio.to_thread
import sqlalchemy as sql
from starlette.types import ASGIApp, Message, Scope

from heliopolis.static_site import device
from heliopolis.static_site.web_workers import Begin, WebWorkerPool
from heliopolis.table.host import Host
from heliopolis.table.keeping import schema
from heliopolis.table.keeping.store import STORE_FILE, Store
from heliopolis.table.thinking import ANALYSES, BOTS, HINTS, UPLOADS, BotWorkers
from heliopolis.web.app import application
from heliopolis.web.lobby.routes import lobby_page
from heliopolis.web.notifications.desk import NoticeDesk
from heliopolis.web.server.abilities import BROWSER
from heliopolis.web.server.cookies import KEY_FILE, new_key
from heliopolis.web.server.limits import ClientLimits
from heliopolis.web.server.preferences import PREFERENCES, Preferences
from heliopolis.words.texts import LANGUAGES
from heliopolis.workers import worker
from heliopolis.workers.inline import InlineExecutor

CLOCK_SECONDS: Final = 1.0
EVICT_SECONDS: Final = 60.0
THINKING_SECONDS: Final = 600.0
"""How long a table waits for a bot: on a slow device its worker takes a while to start."""
KEY: Final = "key"
COOKIES: Final = "cookies"
MANY: Final = 1_000_000
VISITOR: Final = ("127.0.0.1", 0)
"""The one visitor there is."""

PLAYING: Final = "playing"
LOOKING: Final = "looking"
LANES: Final = {BOTS: PLAYING, HINTS: PLAYING, ANALYSES: LOOKING, UPLOADS: LOOKING}
"""Two workers: while someone asks for a hint no bot thinks, and an analysis keeps no one waiting."""

FRAMED: Final = ("frame-ancestors 'none'", "frame-ancestors 'self'")
"""Our pages lie in a frame of the page that runs the program."""

_log: Final = logging.getLogger(__name__)


class PageAnswer(NamedTuple):
    """What a page is answered."""

    status: int
    headers: list[tuple[str, str]]
    body: bytes


class Cookies:
    """The cookies of the one browser, kept in the store."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        kept = setting(store, COOKIES)
        self._kept: Final[dict[str, str]] = json.loads(kept) if kept else {}

    def header(self, told: str) -> str:
        """Return what the browser would send: ours, and those that scripts of the page have set."""
        own = "; ".join(f"{name}={value}" for name, value in self._kept.items())
        return "; ".join(each for each in (told, own) if each)

    def take(self, headers: Sequence[tuple[str, str]]) -> None:
        """Keep the cookies of an answer."""
        before = dict(self._kept)
        for name, value in headers:
            if name == "set-cookie":
                with suppress(CookieError):
                    for cookie in SimpleCookie(value).values():
                        self._take(cookie)
        if self._kept != before:
            set_setting(self._store, COOKIES, json.dumps(self._kept).encode())

    def _take(self, cookie: Morsel[str]) -> None:
        self._kept.pop(cookie.key, None)
        if cookie["max-age"] != "0":
            self._kept[cookie.key] = cookie.coded_value


class Inside:
    """The application and what it is asked."""

    def __init__(self, app: ASGIApp, bots: BotWorkers, cookies: Cookies, origin: str) -> None:
        self._app: Final = app
        self._bots: Final = bots
        self._cookies: Final = cookies
        self._origin: Final = origin
        self._caring: Final[list[asyncio.Task[None]]] = []

    def care(self, work: Awaitable[None]) -> None:
        """Do something for as long as the program runs."""
        self._caring.append(asyncio.ensure_future(work))

    def warm(self) -> None:
        """Start the worker in which bots think, before it is needed."""
        self._bots.warm()

    async def answer(self, method: str, path: str, headers: Mapping[str, str], body: bytes) -> PageAnswer:
        """Answer a request. What it changed is kept when this returns."""
        scope = self._scope("http", path, headers)
        scope["method"] = method
        asked: list[Message] = [{"type": "http.request", "body": bytes(body), "more_body": False}]
        started: Message = {}
        answered = bytearray()

        async def receive() -> Message:
            if asked:
                return asked.pop()
            await asyncio.Event().wait()  # the browser does not go away in the middle
            raise AssertionError

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                started.update(message)
            else:
                answered.extend(message.get("body", b""))

        try:
            await self._app(scope, receive, send)
        except Exception:
            # Starlette answers that something went wrong, and then raises it for the log.
            if not started:
                raise
            _log.exception("%s %s", method, path)
        told = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in started["headers"]]
        self._cookies.take(told)
        shown = [(name, value.replace(*FRAMED)) for name, value in told if name != "set-cookie"]
        return PageAnswer(started["status"], shown, bytes(answered))

    def line(self) -> asyncio.Queue[str | None]:
        """Return a queue for what a page says over a socket."""
        return asyncio.Queue()

    async def follow(
        self, path: str, headers: Mapping[str, str], heard: asyncio.Queue[str | None], tell: Callable[[str, str], None]
    ) -> int:
        """Serve a socket until it is closed, and return its code; ``None`` says that the page has left."""
        scope = self._scope("websocket", path, headers)
        scope["subprotocols"] = []
        opening = True
        code = 1006

        async def receive() -> Message:
            nonlocal opening
            if opening:
                opening = False
                return {"type": "websocket.connect"}
            text = await heard.get()
            if text is None:
                return {"type": "websocket.disconnect", "code": 1001}
            return {"type": "websocket.receive", "text": text}

        async def send(message: Message) -> None:
            nonlocal code
            if message["type"] == "websocket.accept":
                tell("open", "")
            elif message["type"] == "websocket.send":
                tell("message", message["text"])
            elif message["type"] == "websocket.close":
                code = message.get("code", 1000)

        await self._app(scope, receive, send)
        return code

    def _scope(self, kind: str, path: str, headers: Mapping[str, str]) -> Scope:
        parts = urlsplit(path)
        own = urlsplit(self._origin)
        told = {**headers, "host": own.netloc, "cookie": self._cookies.header(headers.get("cookie", ""))}
        if kind == "websocket":
            told["origin"] = self._origin
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": own.scheme if kind == "http" else own.scheme.replace("http", "ws"),
            "path": unquote(parts.path),
            "raw_path": parts.path.encode(),
            "query_string": parts.query.encode(),
            "root_path": "",
            "headers": [(name.lower().encode(), value.encode("latin-1", "replace")) for name, value in told.items()],
            "client": VISITOR,
            "server": (own.hostname, own.port or 0),
        }


def awake() -> None:
    """Prepare a Python that begins with the memory of another: it must not repeat the chances of that one."""
    random.seed()
    gc.set_threshold(*worker.COLLECT)


def rehearse() -> None:
    """Read all texts and templates that the first page needs, in every language."""
    for language in LANGUAGES:
        spoken = Preferences(language, *(PREFERENCES[name][0] for name in ("theme", "sound", "words")))
        lobby_page(spoken, [], BROWSER)


def think(task: bytes) -> bytes:
    """Do a task; called in a worker that thinks."""
    return worker.answer(bytes(task))


async def start(folder: str, root: str, origin: str, begin: Begin) -> Inside:
    """Open what the device has kept in a folder, and answer below ``root``; ``begin`` starts workers that think."""
    _work_at_once()
    data = Path(folder)
    store, pool = Store(data / STORE_FILE), WebWorkerPool(LANES, begin)
    key = setting(store, KEY)
    if key is None:
        key = new_key()
        set_setting(store, KEY, key)
    (data / KEY_FILE).write_bytes(key)
    bots = BotWorkers(pool)
    host = Host(store, bots, thinking=THINKING_SECONDS, threads=InlineExecutor())
    await host.check_clocks()
    limits = ClientLimits(MANY, MANY, MANY, MANY)
    app = application(host, data, limits, pool=pool, root=root, desk=NoticeDesk(host, data, None), abilities=BROWSER)
    app.routes.extend(device.ROUTES)
    inside = Inside(app, bots, Cookies(store), origin)
    inside.care(_regularly(CLOCK_SECONDS, host.check_clocks))
    inside.care(_regularly(EVICT_SECONDS, lambda: _evict(host)))
    return inside


async def _evict(host: Host) -> None:
    host.evict()


async def _regularly(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except Exception:  # noqa: BLE001 - the next time it may do
            _log.exception("what is done regularly")


def _work_at_once() -> None:
    """Do at once what Starlette would give to a thread."""

    async def at_once(work: Callable[..., Any], *args: object, **_: object) -> Any:
        return work(*args)

    anyio.to_thread.run_sync = at_once  # type: ignore[assignment]


def setting(store: Store, name: str) -> bytes | None:
    """Return what is kept under that name."""
    with store.engine.connect() as connection:
        own = schema.settings.c
        found = connection.execute(sql.select(own.value).where(own.name == name)).scalar()
    return None if found is None else bytes(found)


def set_setting(store: Store, name: str, value: bytes) -> None:
    """Keep something under that name."""
    with store.engine.begin() as connection:
        connection.execute(schema.settings.delete().where(schema.settings.c.name == name))
        connection.execute(schema.settings.insert(), {"name": name, "value": value})

"""What attackers tried to keep the server busy (second round in docs/contributing/attacks.md: H4)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection
from starlette.types import Message, Receive, Scope, Send

from heliopolis.table.errors import TooMany
from heliopolis.table.fair_queue import FairQueue
from heliopolis.web.server.errors import FLOODED
from heliopolis.web.server.guard import FairTurns, Shutdown, Timed
from heliopolis.web.server.limits import OTHERS_SECONDS, ClientLimits, RateLimiter, charged
from heliopolis.web.visit import Visit
from web.conftest import OWN, Open, Site

JOURNALS = Path(__file__).parents[1] / "journals"


def of(address: str) -> HTTPConnection:
    return HTTPConnection({"type": "http", "client": (address, 1), "headers": []})


async def unheard() -> Message:
    """Return nothing more comes from the browser."""
    return await asyncio.Future()


def test_a_request_is_charged_for_the_time_in_which_nobody_else_could_be_answered() -> None:
    async def work(clock: list[float]) -> None:
        clock[0] += 2
        await asyncio.sleep(0)
        clock[0] += 3

    async def measure() -> float:
        clock = [0.0]
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("heliopolis.web.server.guard.time.perf_counter", lambda: clock[0])
            timed = Timed(work(clock))
            other = asyncio.ensure_future(asyncio.sleep(0))
            await timed
            await other
        return timed.seconds

    assert asyncio.run(measure()) == 5


def test_an_error_passes_through_the_measuring() -> None:
    async def fails() -> None:
        try:
            await asyncio.sleep(10)
        except asyncio.CancelledError:
            raise KeyError from None

    async def measure() -> None:
        task = asyncio.ensure_future(asyncio.wait_for(_whole(Timed(fails())), 0.01))
        with pytest.raises(KeyError):
            await task

    async def _whole(timed: Timed) -> None:
        await timed

    asyncio.run(measure())


def test_who_kept_the_server_busy_waits_and_nobody_else_does(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = ClientLimits(busy_seconds=1, busy_share=0.25, alone_share=0.5)
    limiter, now, slept = RateLimiter(limits), [0.0], list[float]()

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        now[0] += seconds

    monkeypatch.setattr("heliopolis.web.server.limits.time.monotonic", lambda: now[0])
    monkeypatch.setattr("heliopolis.web.server.limits.asyncio.sleep", sleep)

    async def come() -> None:
        limiter.charge(charged(of("203.0.113.5")), 3)
        limiter.come(of("203.0.113.5"), "pages_per_minute")
        async with limiter.turn("198.51.100.1"):
            assert slept == []
        async with limiter.turn("203.0.113.5"):
            assert sum(slept) == pytest.approx(4, abs=0.1)
        # With others there, a smaller share is left for who has had enough.
        slept.clear()
        limiter.charge(charged(of("203.0.113.5")), 2)
        limiter.come(of("198.51.100.1"), "pages_per_minute")
        async with limiter.turn("203.0.113.5"):
            others, alone = OTHERS_SECONDS, 2 - OTHERS_SECONDS * 0.25
            assert sum(slept) == pytest.approx(others + alone / 0.5, abs=0.6)
            # The next one waits until it is known what this one cost.
            assert limiter._bucket("203.0.113.5", "busy", 1).left < 0

    asyncio.run(come())
    assert charged(of("127.0.0.1")) == []


def test_too_many_requests_of_one_client_are_refused_and_leave_nothing_behind() -> None:
    limiter = RateLimiter(ClientLimits(at_once=1, waiting=1))

    async def come() -> None:
        inside, go = asyncio.Event(), asyncio.Event()

        async def one() -> None:
            async with limiter.turn("a"):
                inside.set()
                await go.wait()

        tasks = [asyncio.ensure_future(one()) for _ in range(2)]
        await inside.wait()
        with pytest.raises(TooMany):
            await one()
        go.set()
        await asyncio.gather(*tasks)

    asyncio.run(come())
    assert limiter._lines == {}


def test_requests_that_are_cancelled_while_they_wait_leave_nothing_behind() -> None:
    limiter = RateLimiter(ClientLimits(at_once=1))

    async def come() -> None:
        limiter.charge(["a"], 100)

        async def one() -> None:
            async with limiter.turn("a"):
                raise AssertionError

        tasks = [asyncio.ensure_future(one()) for _ in range(2)]  # one rests, one waits for it
        await asyncio.sleep(0)
        for task in tasks:
            task.cancel()
        for task in tasks:
            with pytest.raises(asyncio.CancelledError):
                await task

    asyncio.run(come())
    assert limiter._lines == {}


@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_who_waits_when_the_server_ends_is_asked_to_come_again(kind: str) -> None:
    sent: list[Message] = []

    async def waits(_: Scope, __: Receive, ___: Send) -> None:
        await asyncio.sleep(3600)

    async def send(message: Message) -> None:
        sent.append(message)

    async def come() -> None:
        asking = asyncio.ensure_future(Shutdown(waits)({"type": kind}, unheard, send))
        await asyncio.sleep(0)
        asking.cancel()
        await asking

    asyncio.run(come())
    if kind == "http":
        assert sent[0]["status"] == 503
        assert (b"retry-after", b"2") in sent[0]["headers"]
    else:
        assert sent == [{"type": "websocket.close", "code": 1012}]


def test_an_answer_that_has_begun_when_the_server_ends_is_only_cut_off() -> None:
    sent: list[Message] = []

    async def begins(_: Scope, __: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await asyncio.sleep(3600)

    async def send(message: Message) -> None:
        sent.append(message)

    async def come() -> None:
        asking = asyncio.ensure_future(Shutdown(begins)({"type": "http"}, unheard, send))
        await asyncio.sleep(0)
        asking.cancel()
        await asking

    asyncio.run(come())
    assert [message.get("status") for message in sent] == [200]


def test_a_heavy_page_that_waits_in_its_queue_when_the_server_ends_is_no_error_of_ours(site: Site) -> None:
    app, sent = site.client.app, list[Message]()
    scope = {
        "type": "http",
        "method": "GET",
        "path": "/components/helios",
        "raw_path": b"/components/helios",
        "root_path": "",
        "query_string": b"",
        "scheme": "http",
        "server": ("testserver", 80),
        "client": ("203.0.113.5", 1),
        "headers": [(b"host", b"testserver")],
        "state": {},
    }

    async def send(message: Message) -> None:
        sent.append(message)

    async def come() -> None:
        queue: FairQueue = app.state.context.long_work  # type: ignore[attr-defined]
        busy = asyncio.ensure_future(queue.ask("another", partial(asyncio.sleep, 3600)))
        asking = asyncio.ensure_future(app(scope, unheard, send))
        while not queue._waiting:
            assert not asking.done()
            await asyncio.sleep(0.01)
        asking.cancel()
        await asking
        await queue.close()
        await asyncio.gather(busy, return_exceptions=True)

    asyncio.run(come())
    assert sent[0]["status"] == 503


def test_settings_make_no_other_page_of_the_rules(site: Site) -> None:
    from heliopolis.web.lessons.reference_pages import _kept

    site.visitor().get("/components/helios")
    made = _kept.cache_info().misses
    for sound in ("on", "off"):
        for words in ("on", "off"):
            visitor = site.visitor()
            visitor.post("/ways", {"sound": sound, "words": words})
            assert visitor.get("/components/helios").status_code == 200
    assert _kept.cache_info().misses == made


def test_refusals_wait_and_are_charged_like_pages(open_site: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    charged_to: list[str] = []
    monkeypatch.setattr(RateLimiter, "worked", lambda _, who, __: charged_to.extend(who))
    site = open_site(ClientLimits(pages_per_minute=1))
    assert [site.client.get("/learn").status_code for _ in range(3)] == [200, 429, 429]
    assert charged_to == ["testclient"] * 3


@pytest.mark.slow
@pytest.mark.parametrize(
    "path", ["/rules/helios", "/components/helios", "{game}/replay", "{game}/end", "{game}/analysis"]
)
def test_heavy_pages_are_made_beside_the_loop(site: Site, monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    whole, aside = list[str](), Visit.aside

    async def note(self: Visit, work: Callable[[], object]) -> object:
        whole.append(self.connection.url.path)
        return await aside(self, work)

    monkeypatch.setattr(Visit, "aside", note)
    file = {"journal": ("game.txt", (JOURNALS / "two-players.txt").read_bytes())}
    opened = site.client.post("/open", files=file, headers=OWN)
    address = path.format(game=opened.url.path.removesuffix("/replay"))
    whole.clear()
    assert site.client.get(address).status_code == 200
    assert whole == [address]


def test_the_client_of_a_flooded_socket_waits_before_it_opens_another() -> None:
    limiter = RateLimiter(ClientLimits())

    async def floods(scope: Scope, _: Receive, __: Send) -> None:
        scope[FLOODED] = True

    async def come() -> None:
        scope = {"type": "websocket", "client": ("203.0.113.5", 1), "headers": []}
        await FairTurns(floods, limiter)(scope, unheard, None)  # type: ignore[arg-type]

    asyncio.run(come())
    assert limiter._bucket("203.0.113.5", "busy", 1).left <= 0

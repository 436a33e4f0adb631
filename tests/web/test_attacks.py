"""What attackers tried: each finding of the trials as a test (docs/security.md)."""

from __future__ import annotations

import asyncio
import base64
import os
import re
import struct
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx2 as httpx
import pytest
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.routing import Route
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.server import ServerState

from heliopolis.kernel.step import NOBODY
from heliopolis.table.host import MOST_WATCHERS
from heliopolis.table.keeping.notice_ways import ON, WAITING, Attention
from heliopolis.table.keeping.store import Store
from heliopolis.table.keeping.talk import MOST_LINES
from heliopolis.table.table import Table
from heliopolis.web.notices.quiet import QuietHours, kept_quiet
from heliopolis.web.server import guard
from heliopolis.web.server.door import POLICY, Doors, Patient, Porter, configured, listen
from heliopolis.web.server.guard import Timed
from heliopolis.web.server.limits import COOKIES, HEADER_BYTES, SOCKET_BURST, ClientLimits
from heliopolis.web.server.logs import TextLines
from heliopolis.web.server.rate_limiter import RateLimiter, charged
from heliopolis.web.server.refusal import Refusal
from web.conftest import OWN, PEOPLE, Site, Visitor, comes, routes_of, settled
from web.noticing import NoticeSite

FOREIGN = {"origin": "https://evil.example"}


# Sockets (C1) --------------------------------------------------------------------------------------------


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "http":
        await PlainTextResponse("hello")(scope, receive, send)
        return
    socket = WebSocket(scope, receive, send)
    await socket.accept()
    try:
        while True:
            await socket.send_text(await socket.receive_text() + " " + "x" * 5000)
    except WebSocketDisconnect:
        pass


@asynccontextmanager
async def open_socket(extra: str = "") -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter, bytes]]:
    """A socket of a server that repeats what it hears; the head of its answer."""
    config, state = configured(echo), ServerState()
    config.load()
    server = await asyncio.get_running_loop().create_server(lambda: Patient(config, state, {}), "127.0.0.1", 0)
    reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
    key = base64.b64encode(os.urandom(16)).decode()
    head = "GET / HTTP/1.1\r\nhost: h\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
    writer.write(f"{head}{extra}sec-websocket-key: {key}\r\n\r\n".encode())
    yield reader, writer, await reader.readuntil(b"\r\n\r\n")
    writer.close()
    server.close()
    while state.connections or state.tasks:
        await asyncio.sleep(0.01)


def frame(text: bytes, opcode: int = 1, *, final: bool = True) -> bytes:
    """A frame as a browser sends it."""
    mask = b"\1\2\3\4"
    return (
        bytes([opcode | (0x80 if final else 0), 0x80 | len(text)])
        + mask
        + bytes(each ^ mask[place % 4] for place, each in enumerate(text))
    )


async def closed(reader: asyncio.StreamReader) -> int:
    """The code with which the server closes, or 0 if it just hangs up."""
    with_code = b""
    with suppress(ConnectionError):
        with_code = await asyncio.wait_for(reader.read(), 20)
    place = with_code.rfind(b"\x88")
    return struct.unpack("!H", with_code[place + 2 : place + 4])[0] if place >= 0 else 0


@pytest.mark.parametrize("opcode", [1, 9], ids=["messages", "pings"])
def test_a_socket_that_sends_without_end_is_closed(opcode: int) -> None:
    async def flood() -> tuple[int, int]:
        async with open_socket() as (reader, writer, _):
            sent = 0
            try:
                while sent < 100 * SOCKET_BURST:
                    writer.write(frame(b"x", opcode) * 100)
                    sent += 700
                    await writer.drain()
                    await asyncio.sleep(0)
            except ConnectionError:
                pass
            return await closed(reader), sent

    code, sent = asyncio.run(flood())
    assert code in {POLICY, 0}
    assert sent < 100 * SOCKET_BURST


@pytest.mark.parametrize(
    ("sent", "code"),
    [(frame(b"\xff\xfe"), 1007), (frame(b"x", 2), 1003), (frame(b"x", final=False), POLICY), (frame(b"", 0), 1002)],
    ids=["no text", "bytes", "a piece", "the rest of nothing"],
)
def test_what_our_script_never_sends_closes_the_socket(
    sent: bytes, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    async def say() -> int:
        async with open_socket() as (reader, writer, _):
            writer.write(sent)
            return await closed(reader)

    assert asyncio.run(say()) == code
    assert caplog.records == []


def test_what_the_server_sends_is_compressed_and_keeps_nothing_for_it() -> None:
    async def say() -> tuple[bytes, int]:
        async with open_socket("sec-websocket-extensions: permessage-deflate\r\n") as (reader, writer, head):
            writer.write(frame(b"hidden"))
            start = await reader.readexactly(2)
            return head, start[1] & 0x7F

    head, length = asyncio.run(say())
    assert b"permessage-deflate; server_no_context_takeover" in head
    assert length < 126, "five thousand letters in one byte of length"


# Headers and cookies (C2, H4) ----------------------------------------------------------------------------


def test_headers_that_come_at_once_are_not_longer_than_others() -> None:
    async def visit() -> bytes:
        config, state = configured(echo), ServerState()
        config.load()
        server = await asyncio.get_running_loop().create_server(lambda: Patient(config, state, {}), "127.0.0.1", 0)
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        writer.write(b"GET / HTTP/1.1\r\nhost: h\r\ncookie: " + b"x" * HEADER_BYTES + b"\r\n\r\n")
        answer = await reader.read()
        writer.close()
        server.close()
        return answer

    assert asyncio.run(visit()).startswith(b"HTTP/1.1 431")


def test_cookies_that_python_takes_long_to_read_are_not_read(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def note(text: str) -> str:
        read.append(text)
        return text

    monkeypatch.setattr("http.cookies._unquote", note)
    hostile = 'a="' + "\\" * 8000 + '"; theme=dark'
    page = site.client.get("/", headers={"cookie": hostile}).text
    assert read
    assert all("\\" not in each for each in read)
    assert 'data-theme="dark"' in page


def test_of_many_cookies_and_languages_a_few_are_read() -> None:
    many = b"; ".join(b"seats-%d=x" % number for number in range(3500))
    assert guard._read(b"cookie", many)[1].count(b";") < COOKIES
    assert guard._read(b"cookie", b"a=" + b"x" * 5000) == (b"cookie", b"")
    assert len(guard._read(b"accept-language", b"," * 60_000)[1]) < 1000
    assert guard._read(b"host", b"x" * 5000)[1] == b"x" * 5000


# Time (H4, M5) -------------------------------------------------------------------------------------------


def of(address: str) -> HTTPConnection:
    return HTTPConnection({"type": "http", "client": (address, 1), "headers": []})


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
    limiter, now, slept = RateLimiter(ClientLimits(busy_seconds=1, busy_share=0.25)), [0.0], list[float]()

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        now[0] += seconds

    monkeypatch.setattr("heliopolis.web.server.rate_limiter.time.monotonic", lambda: now[0])
    monkeypatch.setattr("heliopolis.web.server.rate_limiter.asyncio.sleep", sleep)

    async def come() -> None:
        limiter.charge(charged(of("203.0.113.5")), 3)
        async with limiter.turn("198.51.100.1"):
            assert slept == []
        async with limiter.turn("203.0.113.5"):
            assert sum(slept) == pytest.approx(8, abs=0.1)

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
        with pytest.raises(Refusal):
            await one()
        go.set()
        await asyncio.gather(*tasks)

    asyncio.run(come())
    assert limiter._lines == {}


def test_one_address_has_so_many_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Doors, "trusts", lambda *_: False)  # this machine counts like any other

    async def come() -> list[bytes]:
        config, state = configured(echo, limits=ClientLimits(connections=2)), ServerState()
        config.load()
        server = await asyncio.get_running_loop().create_server(lambda: Patient(config, state, {}), "127.0.0.1", 0)
        lines = [await asyncio.open_connection(*server.sockets[0].getsockname()) for _ in range(3)]
        answers = []
        for reader, writer in lines:
            try:
                writer.write(b"GET / HTTP/1.1\r\nhost: h\r\n\r\n")
                answers.append(await reader.read(12))
            except ConnectionError:
                answers.append(b"")
            writer.close()
        server.close()
        return answers

    assert asyncio.run(come()) == [b"HTTP/1.1 200", b"HTTP/1.1 200", b""]


def test_a_proxy_has_the_connections_of_everybody() -> None:
    doors = configured(echo, ["192.0.2.0/24"])
    assert doors.trusts("192.0.2.7")
    assert doors.trusts("127.0.0.1")
    assert not doors.trusts("203.0.113.5")


def test_settings_make_no_other_page_of_the_rules(site: Site) -> None:
    from heliopolis.web.pages.reference_pages import _components_body

    site.visitor().get("/components/helios")
    made = _components_body.cache_info().misses
    for sound in ("on", "off"):
        for words in ("on", "off"):
            visitor = site.visitor()
            visitor.post("/ways", {"sound": sound, "words": words})
            assert visitor.get("/components/helios").status_code == 200
    assert _components_body.cache_info().misses == made


# Who may do what (H1, H2, M1, M2, M3, M6) ----------------------------------------------------------------


def posts(site: Site) -> Iterator[str]:
    """Every address that takes posts, derived from the application."""
    for route in routes_of(site.client.app):
        if isinstance(route, Route) and route.methods and "POST" in route.methods:
            yield re.sub(r"\{[^}]*\}", "x", route.path)


def test_no_page_of_another_site_posts_anything(site: Site) -> None:
    paths = list(posts(site))
    assert len(paths) > 40
    for path in paths:
        reply = site.client.post(path, headers=FOREIGN, follow_redirects=False)
        assert (reply.status_code == 403) != path.startswith("/stop/"), path
        assert "set-cookie" not in reply.headers, path


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH"])
def test_without_an_origin_nothing_is_done(site: Site, method: str) -> None:
    assert site.client.request(method, "/learn/helios/first-light").status_code == 403


def test_a_foreign_page_does_not_replace_who_the_visitor_is(site: Site, visitor: Visitor) -> None:
    lesson = re.search(r'href="(/learn/helios/[^"]+)"', visitor.get("/learn").text)
    assert lesson is not None
    before = dict(visitor.cookies)
    assert visitor.post(lesson[1], None, **FOREIGN).status_code == 403
    assert dict(visitor.cookies) == before
    assert visitor.post(lesson[1]).status_code == 200


@pytest.fixture
def over(site: Site) -> tuple[Table, Visitor, Visitor]:
    """A game that Ann and Bob have ended."""
    ann, bob = site.visitor(), site.visitor()
    table = site.table(ann.start(**PEOPLE))
    comes(bob, ann, table)
    for seat, visitor in enumerate((ann, bob)):
        visitor.act(table, "give", seat, given=str(seat), bot="random")
    settled(table)
    for seat, visitor in enumerate((ann, bob)):
        visitor.act(table, "take", seat)
    return table, ann, bob


def test_a_seat_with_a_renewed_link_is_not_had_by_way_of_the_game_before(
    site: Site, over: tuple[Table, Visitor, Visitor]
) -> None:
    table, ann, bob = over
    thief = site.visitor()
    thief.cookies = httpx.Cookies({name: value for name, value in bob.cookies.items() if name.startswith("seats-")})
    for visitor in (ann, bob):
        visitor.post(f"/t/{table.id}/rematch", {"wanted": "yes"})
    after = site.table(table.history.rematch.table)
    bob.get(f"/t/{table.id}/next")
    assert bob.act(after, "renew", 1).status_code == 200
    thief.get(f"/t/{table.id}/next")
    assert thief.act(after, "renew", 1).status_code == 403
    assert bob.act(after, "settings", 1, confirm="no").status_code == 200


def test_my_games_stay_a_page_after_leaving_a_seat(site: Site, visitor: Visitor) -> None:
    table = site.table(visitor.start(**PEOPLE))
    comes(site.visitor(), visitor, table)
    assert visitor.post(f"/t/{table.id}/leave", {"seat": "0"}).status_code == 200
    page = visitor.get("/games")
    assert page.status_code == 200
    assert f"/t/{table.id}" not in page.text


@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_looking_at_a_link_takes_no_seat_and_makes_no_player(site: Site, visitor: Visitor, method: str) -> None:
    table = site.table(visitor.start())
    link = re.search(r'value="http://testserver(/join/[^"]+)"', visitor.get(f"/t/{table.id}").text)
    assert link is not None
    scanner = site.visitor()
    scanner.client.cookies = scanner.cookies
    reply = scanner.client.request(method, link[1])
    assert reply.status_code == 200
    assert "set-cookie" not in reply.headers
    assert scanner.act(table, "rename", 0, name="Zoe").status_code == 403
    assert scanner.post(link[1]).status_code == 200
    assert scanner.act(table, "rename", 0, name="Zoe").status_code == 200


def test_a_mail_scanner_confirms_no_address(tmp_path: Path) -> None:
    club = NoticeSite(tmp_path / "tables.sqlite", tmp_path)
    try:
        player = club.store.players.make("Bob", {})[0].id
        way = club.store.ways.add(
            player, "mail", "b@x.example", {}, "http://testserver", 0, language="en", state=WAITING
        )
        secret = club.store.ways.make_link(way.id, "confirm", int(club.clock()), int(club.clock()) + 1000)
        for method in ("HEAD", "GET"):
            assert club.client.request(method, f"/m/{secret}").status_code == 200
            found = club.store.ways.find(way.id)
            assert found is not None
            assert found.state == WAITING
        assert club.client.post(f"/m/{secret}", headers=OWN).status_code == 200
        found = club.store.ways.find(way.id)
        assert found is not None
        assert found.state == ON
    finally:
        club.close()


def test_spectators_keep_no_player_out(site: Site, visitor: Visitor) -> None:
    table = site.table(visitor.start(**PEOPLE))
    comes(site.visitor(), visitor, table)
    assert site.client.portal is not None
    watches = [site.client.portal.call(site.host.watch, table.id) for _ in range(MOST_WATCHERS)]
    with pytest.raises(Exception, match="already look"):
        site.client.portal.call(site.host.watch, table.id)
    watches.append(site.client.portal.call(site.host.watch, table.id, frozenset({1})))
    assert 1 in site.host.here(table.id)
    for watch in watches:
        site.client.portal.call(watch.close)


def test_spectators_push_out_no_word_of_players(site: Site, visitor: Visitor) -> None:
    table, talk = site.table(visitor.start(**PEOPLE)), site.host.store.talk
    talk.say(table.id, 0, "", "Hello Bob", 0)
    for number in range(MOST_LINES + 5):
        talk.say(table.id, NOBODY, "Eve", f"line {number}", 0)
    lines = talk.of(table.id).lines
    assert [line.text for line in lines if not line.watching] == ["Hello Bob"]
    assert next(line.text for line in lines if line.watching) == "line 5"


# One bad row (H3, club 9, 10) ----------------------------------------------------------------------------


@pytest.mark.parametrize("hour", ["00099", "24", "-1", "9" * 5000, "٣"])
def test_hours_that_are_none_are_refused(site: Site, visitor: Visitor, hour: str) -> None:
    visitor.post("/you/name", {"name": "Bob"})
    assert visitor.post("/you/notices/quiet", {"first": hour, "last": "7", "zone": "UTC"}).status_code == 400
    assert visitor.get("/you").status_code == 200


def test_bad_hours_in_the_store_count_as_none() -> None:
    assert kept_quiet({"first": "00099", "last": "7", "zone": "UTC"}) == QuietHours()


def test_one_bad_row_keeps_no_other_player_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from heliopolis.web.notices import desk

    club = NoticeSite(tmp_path / "tables.sqlite", tmp_path)
    try:
        told: list[str] = []
        bad, good = (_attention(each) for each in ("bad", "good"))
        monkeypatch.setattr(club.store.notices, "to_tell", lambda: [(bad, 0), (good, 0)])
        monkeypatch.setattr(club.store.notices, "tell", lambda player, _: told.append(player.player_id))
        monkeypatch.setattr(desk, "tells_now", lambda player, *_: 1 // (player.player_id != "bad"))
        club.step()
        assert told == ["good"]
        assert "notices: 1 fail" in club.client.get("/healthz").text
        monkeypatch.setattr(desk, "tells_now", lambda *_: True)
        club.step()
        assert club.client.get("/healthz").text == "ok\n"
    finally:
        club.close()


def _attention(player: str) -> Attention:
    return Attention(player, "en", {}, 0, 0)


def test_a_full_disk_is_told(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    assert site.client.get("/healthz").text == "ok\n"

    def full(self: Store) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Store, "check", full)
    reply = site.client.get("/healthz")
    assert reply.status_code == 503
    assert "cannot be written to" in reply.text


def test_while_the_server_starts_visitors_are_asked_to_come_again() -> None:
    (socket,) = listen("127.0.0.1", 0)
    with socket, Porter([socket]) as porter:
        reply = httpx.get(f"http://127.0.0.1:{socket.getsockname()[1]}/", trust_env=False)
        assert reply.status_code == 503
        assert reply.headers["retry-after"] == "2"
        porter.leave()


# Small things (Low) --------------------------------------------------------------------------------------


@pytest.mark.parametrize("body", [b"[" * 4000, b"null", b"{}", b"\xff"])
def test_a_subscription_that_is_none_is_refused(site: Site, visitor: Visitor, body: bytes) -> None:
    visitor.post("/you/name", {"name": "Bob"})
    visitor.client.cookies = visitor.cookies
    assert visitor.client.post("/you/notices/push", content=body, headers=OWN).status_code == 400


def test_no_address_has_a_nul(site: Site) -> None:
    assert site.client.get("/p/a%00b/secret").status_code == 404
    assert site.client.post("/you/notices/a%00b/stop", headers=OWN).status_code == 404
    assert site.client.post("/you/name", data={"name": "a\0b"}, headers=OWN).status_code == 400


def test_a_visit_forges_no_line_of_the_log(caplog: pytest.LogCaptureFixture) -> None:
    import logging

    record = logging.LogRecord("visits", logging.INFO, "", 0, "GET %s", ("/t/a\n2026 INFO forged\x1b[2J\u2028",), None)
    line = TextLines().format(record)
    assert "\n" not in line
    assert "\x1b" not in line
    assert "\\n2026 INFO forged\\x1b[2J\\u2028" in line


def test_a_guest_bot_is_told_no_password(monkeypatch: pytest.MonkeyPatch) -> None:
    from heliopolis.bots import program

    monkeypatch.setenv("HELIOPOLIS_MAIL", "smtps://me:secret@mail.example")
    monkeypatch.setenv("HELIOPOLIS_DATABASE", "postgresql://me:secret@db.example")
    process = program.start_or_reuse(("env",))
    try:
        told = process.communicate()[0].decode()
    finally:
        program.end(process)
    assert "secret" not in told
    assert "PATH=" in told


def test_the_name_is_kept_by_the_full_form(site: Site, visitor: Visitor) -> None:
    visitor.post("/you/name", {"name": "Ann"})
    table = site.table(visitor.start(name0=""))
    assert table.names[0] == "Ann"


def test_opened_journals_are_in_the_store_and_the_oldest_make_room(site: Site) -> None:
    store = site.host.store
    for name in "abc":
        store.keep_journal(name, f"journal {name}", 2)
    assert [store.journal(name) for name in "abc"] == [None, "journal b", "journal c"]

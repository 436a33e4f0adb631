"""A server as an owner runs it: behind a proxy, below a path, watched over, logged, and ended in order."""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote

import httpx2 as httpx
import pytest
from sqlalchemy.exc import OperationalError
from starlette.routing import Route, WebSocketRoute
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from heliopolis.cli import app
from heliopolis.table.keeping.schema import SCHEMA
from heliopolis.table.keeping.store import Store
from heliopolis.web.common.pieces import STATIC
from web.conftest import Site, routes_of
from web.serving import PATIENCE, Server

NAME = "club.example"
ROOT = "/games"
VISITOR = "203.0.113.7"
OUTSIDE = {"host": NAME, "x-forwarded-for": VISITOR, "x-forwarded-proto": "https", "origin": f"https://{NAME}"}
"""What a proxy that ends TLS says of a visitor."""


class Club(NamedTuple):
    """A server, what it logs, and the port of its figures."""

    server: Server
    log: Path
    metrics: int

    def get(self, path: str, headers: dict[str, str]) -> httpx.Response:
        return httpx.get(self.server.address + path, headers=headers, timeout=PATIENCE)

    def post(self, path: str, form: dict[str, str], headers: dict[str, str]) -> httpx.Response:
        return httpx.post(self.server.address + path, data=form, headers=headers, timeout=PATIENCE)

    def visits(self, path: str) -> list[dict[str, Any]]:
        """Return what was logged of an address, once something is: that comes after the answer."""
        end = time.monotonic() + PATIENCE
        while True:
            lines = [json.loads(line) for line in self.log.read_text(encoding="utf-8").splitlines()]
            found = [line for line in lines if line.get("address") == path]
            if found:
                return found
            assert time.monotonic() < end, lines
            time.sleep(0.05)


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    return port


def opened(folder: Path, *options: str) -> Club:
    log, port = folder / "log", free_port()
    told = ("--public", NAME, "--log", "json", "--metrics", str(port))
    server = Server(folder / "data", *told, *options, log=log)
    server.start()
    return Club(server, log, port)


@pytest.fixture(scope="module")
def trusting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """Provide a server behind a proxy of this machine, below a path."""
    club = opened(tmp_path_factory.mktemp("trusting"), "--proxy", "127.0.0.1,10.0.0.0/8", "--root-path", ROOT)
    yield club
    club.server.stop()


@pytest.fixture(scope="module")
def distrusting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """Provide a server whose proxy is not the one that asks here."""
    club = opened(tmp_path_factory.mktemp("distrusting"), "--proxy", "192.0.2.1")
    yield club
    club.server.stop()


# Behind a proxy ----------------------------------------------------------------------------------------


def test_behind_its_proxy_cookies_are_secure_and_browsers_stay_with_https(trusting: Club) -> None:
    made = trusting.post("/tables", {"game": "helios", "sits0": "you", "sits1": "easy"}, OUTSIDE)
    assert made.status_code == 303
    assert made.headers["location"].startswith(f"{ROOT}/t/")
    assert "strict-transport-security" in made.headers
    for cookie in made.headers.get_list("set-cookie"):
        assert "secure" in cookie.lower()
        assert f"path={ROOT}/;" in f"{cookie.lower()};"
    assert trusting.visits("/tables")[-1]["client"] == VISITOR


@pytest.mark.slow
def test_what_a_stranger_says_of_addresses_and_https_is_not_believed(distrusting: Club) -> None:
    headers = {**OUTSIDE, "origin": f"http://{NAME}"}
    made = distrusting.post("/tables", {"game": "helios", "sits0": "you", "sits1": "easy"}, headers)
    assert made.status_code == 303
    assert "strict-transport-security" not in made.headers
    assert not any("secure" in cookie.lower() for cookie in made.headers.get_list("set-cookie"))
    assert distrusting.visits("/tables")[-1]["client"] == "127.0.0.1"


def test_of_a_chain_of_addresses_the_last_that_is_no_proxy_counts(trusting: Club) -> None:
    # Anyone who comes may write the beginning of the chain; each proxy adds its neighbour at the end.
    headers = {**OUTSIDE, "x-forwarded-for": f"127.0.0.1, 198.51.100.1, {VISITOR}, 10.1.2.3"}
    assert trusting.get("/learn", headers).status_code == 200
    assert trusting.visits("/learn")[-1]["client"] == VISITOR


@pytest.mark.parametrize("host", ["evil.example", f"{NAME}.evil.example", ""])
def test_who_calls_it_by_another_name_is_refused(trusting: Club, host: str) -> None:
    reply = trusting.get(f"{ROOT}/", {**OUTSIDE, "host": host})
    assert reply.status_code in {400, 421}


def test_pages_below_a_path_lead_nowhere_else(trusting: Club) -> None:
    for path in (f"{ROOT}/", "/", f"{ROOT}/learn", f"{ROOT}/rules/helios", f"{ROOT}/nowhere"):
        page = trusting.get(path, OUTSIDE).text
        found = re.findall(r'(?:href|src|action|data-[a-z-]+)="(/[^"]*)"', page)
        assert found
        assert [each for each in found if not each.startswith(f"{ROOT}/")] == []
    page = trusting.get(f"{ROOT}/", OUTSIDE).text
    sheet = re.findall(rf'href="({ROOT}/static/page.css[^"]*)"', page)[0]
    assert trusting.get(sheet, OUTSIDE).headers["content-type"].startswith("text/css")


def test_a_table_below_a_path_is_pushed_with_its_addresses_and_its_links_bring_friends(trusting: Club) -> None:
    made = trusting.post("/tables", {"game": "helios", "sits0": "you", "sits1": "friend"}, OUTSIDE)
    cookies = "; ".join(each.partition(";")[0] for each in made.headers.get_list("set-cookie"))
    page = trusting.get(made.headers["location"], {**OUTSIDE, "cookie": cookies}).text
    invitation = re.findall(rf'value="https://{NAME}({ROOT}/i/[^"]+)"', page)[0]
    assert trusting.get(invitation, OUTSIDE).status_code == 200
    live = re.findall(r'data-live="([^"]+)"', page)[0]
    headers = {**OUTSIDE, "cookie": cookies}
    del headers["origin"], headers["host"]
    address = f"ws://{NAME}{live}"
    with (
        socket.create_connection(("127.0.0.1", trusting.server.port)) as line,
        connect(address, sock=line, origin=Origin(f"https://{NAME}"), additional_headers=headers) as pushed,
    ):
        assert f'data-live="{ROOT}/t/' in str(pushed.recv(PATIENCE))


def test_no_sheet_and_no_script_knows_where_a_page_lies() -> None:
    bound = re.compile(r"""(?:href|src|action)\^?=["']/|url\(["']?/|fetch\(["'`]/|location = ["'`]/""")
    files = [path for path in STATIC.iterdir() if path.name.endswith((".css", ".js"))]
    assert files
    assert {path.name: bound.findall(path.read_text(encoding="utf-8")) for path in files} == {
        path.name: [] for path in files
    }


def test_a_text_that_looks_like_an_address_is_left_as_it_is(trusting: Club) -> None:
    text = '" href="/evil'
    page = trusting.get(f"{ROOT}/rules/helios?q={quote(text, safe='')}", OUTSIDE).text
    assert f"{ROOT}/evil" not in page
    assert "/evil" in page


def test_a_page_to_go_back_to_lies_below_the_path(trusting: Club) -> None:
    for here, leads in ((f"{ROOT}/learn", f"{ROOT}/learn"), ("/elsewhere", f"{ROOT}/"), ("//evil", f"{ROOT}/")):
        assert trusting.post("/ways", {"here": here, "theme": "dark"}, OUTSIDE).headers["location"] == leads


@pytest.mark.parametrize(
    ("option", "value", "told"),
    [
        ("--proxy", "proxy.example", "proxy: must be addresses or networks"),
        ("--proxy", "127.0.0.1,*", "proxy: must be addresses or networks"),
        ("--root-path", "games", "root-path: must be a path such as /games"),
        ("--root-path", '/"x', "root-path: must be a path such as /games"),
        ("--log", "xml", "log: must be one of text, json"),
    ],
)
def test_options_that_say_nothing_sensible_are_refused(tmp_path: Path, option: str, value: str, told: str) -> None:
    result = CliRunner().invoke(app, ["serve", "--port", "0", "--data", str(tmp_path / "data"), option, value])
    assert result.exit_code == 2
    assert told in " ".join(result.output.split())
    assert not (tmp_path / "data").exists()


# Watched over -------------------------------------------------------------------------------------------


def test_health_is_ok_while_the_store_answers(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = site.visitor()
    assert (visitor.get("/healthz").status_code, visitor.get("/healthz").text) == (200, "ok\n")
    monkeypatch.setattr(Store, "check", lambda _: SCHEMA + 1)
    reply = visitor.get("/healthz")
    assert (reply.status_code, reply.text) == (503, f"the store has version {SCHEMA + 1}, not {SCHEMA}\n")

    def away(_: Store) -> int:
        raise OperationalError("", None, Exception("password=secret"))

    monkeypatch.setattr(Store, "check", away)
    reply = visitor.get("/healthz")
    assert (reply.status_code, reply.text) == (503, "the store does not answer, or cannot be written to\n")


def test_figures_are_told_to_this_machine_at_another_port_only(trusting: Club) -> None:
    trusting.get(f"{ROOT}/rules/helios", OUTSIDE)
    trusting.visits("/rules/helios")
    figures = httpx.get(f"http://127.0.0.1:{trusting.metrics}/metrics", timeout=PATIENCE).text
    count = re.search(r'heliopolis_requests_total\{method="GET",status="200"\} ([0-9.]+)', figures)
    assert count is not None
    assert float(count[1]) >= 1
    assert "heliopolis_tables_loaded" in figures
    assert "process_resident_memory_bytes" in figures
    assert trusting.get("/metrics", OUTSIDE).status_code == 404
    listening = Path("/proc/net/tcp").read_text(encoding="utf-8") + Path("/proc/net/tcp6").read_text(encoding="utf-8")
    assert re.findall(rf" ([0-9A-F]+):{trusting.metrics:04X} [0-9A-F]+:0000 0A", listening) == ["0100007F"]


def test_without_the_library_figures_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "prometheus_client", None)
    result = CliRunner().invoke(app, ["serve", "--port", "0", "--data", str(tmp_path), "--metrics", "9"])
    assert result.exit_code == 2
    assert "pip install 'heliopolis[metrics]'" in " ".join(result.output.split())


# Logged --------------------------------------------------------------------------------------------------


def test_the_log_has_no_links_keys_or_cookies(trusting: Club) -> None:
    made = trusting.post("/tables", {"game": "helios", "sits0": "you", "sits1": "friend"}, OUTSIDE)
    table = made.headers["location"].rpartition("/")[2]
    cookies = "; ".join(each.partition(";")[0] for each in made.headers.get_list("set-cookie"))
    page = trusting.get(f"{ROOT}/t/{table}?screen=secret-query", {**OUTSIDE, "cookie": cookies}).text
    link = re.findall(rf"{ROOT}/i/{table}/([^\"/]+)", page)[0]
    for path in (f"/i/{table}/{link}", f"/i/{table}/{link}x", f"/join/{table}/{link}", f"/i/{table}/{link}/more"):
        trusting.get(ROOT + path, OUTSIDE)
    assert {visit["status"] for visit in trusting.visits(f"/i/{table}/{{link}}")} == {200, 404}
    assert trusting.visits(f"/t/{table}")[-1]["method"] == "GET"
    assert trusting.visits("?")
    told = trusting.log.read_text(encoding="utf-8")
    signed = [each.partition("=")[2] for each in cookies.split("; ")]
    for secret in (link, "secret-query", *signed):
        assert secret
        assert secret not in told


def test_the_log_of_the_sample_for_nginx_keeps_no_secret(site: Site) -> None:
    sample = (Path(__file__).parents[2] / "deploy" / "nginx.conf").read_text(encoding="utf-8")
    assert re.search(r'log_format heliopolis .*\$logged_uri"', sample)
    assert "map $uri $logged_uri {" in sample  # without the query
    assert re.findall(r"(?m)^    access_log (.*);", sample) == ["off", "/var/log/nginx/heliopolis.log heliopolis"]
    assert re.findall(r"(?m)^    error_log .* (\w+);", sample) == ["emerg", "emerg"]
    rules = [
        (re.compile(pattern.replace("?<", "?P<")), put.replace("${kept}", r"\g<kept>"))
        for pattern, put in re.findall(r'"~(.*)"\s+"(.*)";', sample)
    ]
    patterns = [each.path for each in routes_of(site.client.app) if isinstance(each, Route | WebSocketRoute)]
    secret = [each for each in patterns if re.search(r"\{(link|secret)\}", each) or each.startswith("/stop/")]
    assert len(secret) > 4
    for pattern in secret:
        address = ROOT + re.sub(r"\{[^}]+\}", "Sesame", re.sub(r"\{table\}", "abc", pattern))
        found = next((found.expand(put) for rule, put in rules if (found := rule.search(address))), address)
        assert "Sesame" not in found


# Ended ---------------------------------------------------------------------------------------------------


def ended(data: Path, patch: str) -> tuple[int, str, str]:
    """Return the exit code, the output and the errors of a server of which something was replaced.

    Stopped if it greets.
    """
    argv = ["heliopolis", "serve", "--data", str(data), "--port", "0"]
    code = f"import os, signal, sys\nsys.argv = {argv!r}\n{patch}\nfrom heliopolis.cli import main\nmain()"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    with subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env
    ) as process:
        assert process.stdout is not None
        greeted = process.stdout.readline()
        if greeted:
            process.terminate()
        told, errors = process.communicate(timeout=PATIENCE)
    return process.returncode, greeted + told, errors


@pytest.mark.slow
def test_a_signal_that_comes_while_the_server_starts_is_never_lost(tmp_path: Path) -> None:
    # An exception that a signal raised in a finaliser would be dropped, and the server would run on.
    patch = """
import heliopolis.web.serving as serving
class Garbage:
    def __del__(self):
        os.kill(os.getpid(), signal.SIGTERM)
        for _ in range(1000):
            pass
serving.read_texts = lambda: Garbage() and None
"""
    assert ended(tmp_path, patch) == (0, "", "")


@pytest.mark.slow
def test_another_signal_does_not_interrupt_a_server_that_closes(tmp_path: Path) -> None:
    patch = """
from heliopolis.table.host import Host
close = Host.close
async def interrupted(host):
    for each in (signal.SIGTERM, signal.SIGINT):
        os.kill(os.getpid(), each)
    await close(host)
    print("closed", flush=True)
Host.close = interrupted
"""
    code, told, errors = ended(tmp_path, patch)
    assert code == 0, errors
    assert told.endswith("closed\n")


@pytest.mark.slow
def test_a_server_that_hangs_while_it_closes_tells_where_and_ends(tmp_path: Path) -> None:
    patch = """
import threading
import heliopolis.web.serving as serving
from heliopolis.table.host import Host
serving.END_SECONDS = 1
async def hangs(host):
    threading.Event().wait()
Host.close = hangs
"""
    code, _, errors = ended(tmp_path, patch)
    assert code == 1
    assert "in hangs" in errors


@pytest.mark.slow
def test_a_server_that_is_told_to_end_finishes_what_it_has_begun_and_tells_pages(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    with closing(httpx.Client(timeout=PATIENCE)) as client:
        origin = {"origin": server.address, "x-quiet": "1"}
        form = {"game": "helios", "sits0": "you", "name0": "Ann", "sits1": "you", "name1": "Bob"}
        table = client.post(f"{server.address}/tables", data=form, headers=origin).headers["location"]
        page = client.get(server.address + table).text
        live = re.findall(r'data-live="([^"]+)"', page)[0]
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in client.cookies.jar)
    version = re.findall(r'data-version="([0-9]+)"', page)[0]
    body = f"seat=0&version={version}&name=Anna".encode()
    head = (
        f"POST {table}/rename HTTP/1.1\r\nhost: 127.0.0.1:{server.port}\r\norigin: {server.address}\r\n"
        f"cookie: {cookies}\r\ncontent-type: application/x-www-form-urlencoded\r\nx-quiet: 1\r\n"
        f"content-length: {len(body)}\r\n\r\n"
    )
    address = f"ws://127.0.0.1:{server.port}{live}"
    with (
        socket.create_connection(("127.0.0.1", server.port), PATIENCE) as slow,
        connect(address, origin=Origin(server.address), additional_headers={"cookie": cookies}) as watching,
    ):
        watching.recv(PATIENCE)
        slow.sendall(head.encode() + body[:5])
        # The server has read that once it answers someone who came later.
        server.text("/healthz")
        server.terminate()
        with suppress(ConnectionClosed):
            for _ in watching:
                pass  # until it is closed
        assert watching.close_code == 1012
        slow.sendall(body[5:])
        assert slow.recv(1000).startswith(b"HTTP/1.1 204")
    server.ended()
    with server:
        assert "Anna" in server.text(table)

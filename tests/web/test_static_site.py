"""The build without a server: the application as a browser runs it, and the folder that is written."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
import zipfile
from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import TypeVar
from urllib.parse import urlencode

import anyio.to_thread
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from heliopolis.kernel.errors import BadData
from heliopolis.static_site import builder, inside, preparing
from heliopolis.static_site.web_workers import WebWorkerPool
from heliopolis.table.keeping.store import Store
from heliopolis.table.thinking import BotWorkers
from heliopolis.web.server.addresses import lie_below
from heliopolis.workers import TaskTimeout, WorkerDied

ROOT = "/there/app"
ORIGIN = "https://example.org"
FORM = {"origin": ORIGIN, "content-type": "application/x-www-form-urlencoded"}
R = TypeVar("R")
GAME = {"game": "helios", "sits0": "you", "sits1": "easy"}


@pytest.fixture
def _as_in_a_browser(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Restore what is changed for the whole process."""
    monkeypatch.setattr(anyio.to_thread, "run_sync", anyio.to_thread.run_sync)
    yield
    lie_below("")


class Beside:
    """A worker as the pool sees one: ready a moment later, and so are its answers."""

    def __init__(self, ready: Callable[[], None], answered: Callable[[bytes | None], None]) -> None:
        self._answered = answered
        asyncio.get_running_loop().call_soon(ready)

    def ask(self, payload: bytes) -> None:
        asyncio.get_running_loop().call_soon(lambda: self._answered(inside.think(payload)))

    def end(self) -> None:
        pass


_started: list[inside.Inside] = []


async def start(folder: Path) -> inside.Inside:
    program = await inside.start(str(folder), ROOT, ORIGIN, Beside)
    _started.append(program)
    return program


def run(work: Coroutine[object, object, R]) -> R:
    """Do something with a program, and end it as a server ends."""

    async def whole() -> R:
        try:
            return await work
        finally:
            while _started:
                await _started.pop()._app.state.context.host.close()  # type: ignore[attr-defined]

    return asyncio.run(whole())


def table_of(answer: inside.PageAnswer) -> str:
    assert answer.status == 303
    return dict(answer.headers)["location"]


@pytest.mark.usefixtures("_as_in_a_browser")
def test_a_table_and_whose_seat_it_is_are_kept_for_the_next_visit(tmp_path: Path) -> None:
    async def first() -> str:
        program = await start(tmp_path)
        lobby = await program.answer("GET", f"{ROOT}/", {"accept-language": "fr"}, b"")
        assert 'lang="fr"' in lobby.body.decode()
        return table_of(await program.answer("POST", f"{ROOT}/tables", FORM, urlencode(GAME).encode()))

    async def second(table: str) -> None:
        program = await start(tmp_path)
        assert (await program.answer("GET", table, {}, b"")).status == 200
        assert table in (await program.answer("GET", f"{ROOT}/", {}, b"")).body.decode()
        program._cookies._kept.clear()
        assert table not in (await program.answer("GET", f"{ROOT}/", {}, b"")).body.decode()

    run(second(run(first())))


@pytest.mark.usefixtures("_as_in_a_browser")
def test_pages_lie_in_our_frame_alone_and_show_no_cookie(tmp_path: Path) -> None:
    async def look() -> inside.PageAnswer:
        program = await start(tmp_path)
        return await program.answer("POST", f"{ROOT}/tables", FORM, urlencode(GAME).encode())

    headers = run(look()).headers
    assert [name for name, _ in headers if "cookie" in name] == []
    assert "frame-ancestors 'self'" in dict(headers)["content-security-policy"]


@pytest.mark.usefixtures("_as_in_a_browser")
def test_a_form_of_another_site_is_refused(tmp_path: Path) -> None:
    async def post(origin: dict[str, str]) -> int:
        program = await start(tmp_path)
        kind = {"content-type": FORM["content-type"]}
        return (await program.answer("POST", f"{ROOT}/tables", {**kind, **origin}, urlencode(GAME).encode())).status

    assert run(post({"origin": "https://elsewhere.example"})) == 403
    assert run(post({})) == 403


@pytest.mark.usefixtures("_as_in_a_browser")
def test_a_socket_tells_of_the_table_until_the_page_has_left(tmp_path: Path) -> None:
    async def follow() -> list[tuple[str, str]]:
        program = await start(tmp_path)
        table = table_of(await program.answer("POST", f"{ROOT}/tables", FORM, urlencode(GAME).encode()))
        line, told = program.line(), list[tuple[str, str]]()

        def tell(kind: str, text: str) -> None:
            told.append((kind, text))
            if kind == "message":
                line.put_nowait(None)

        assert await program.follow(f"{table}/live/en?mark=", {}, line, tell) == 1006
        return told

    (opened, _), (kind, page), *_ = run(follow())
    assert (opened, kind) == ("open", "message")
    assert 'id="table"' in page


def test_a_page_that_fails_is_answered(caplog: pytest.LogCaptureFixture, tmp_path: Path) -> None:
    async def fail(_: Request) -> Response:
        raise ValueError("broken")

    async def look() -> inside.PageAnswer:
        with closing(Store(tmp_path / "tables.sqlite")) as store:
            app, bots = Starlette(routes=[Route("/", fail)]), BotWorkers(WebWorkerPool({}, Beside))
            return await inside.Inside(app, bots, inside.Cookies(store), ORIGIN).answer("GET", "/", {}, b"")

    assert asyncio.run(look()).status == 500
    assert "broken" in caplog.text


@pytest.mark.usefixtures("_as_in_a_browser")
def test_what_needs_a_server_is_not_offered(tmp_path: Path) -> None:
    async def look(path: str) -> str:
        program = await start(tmp_path)
        await program.answer("POST", f"{ROOT}/tables", FORM, urlencode(GAME).encode())
        return (await program.answer("GET", f"{ROOT}/{path}", {}, b"")).body.decode()

    assert 'value="friend"' not in run(look(""))
    form = run(look("new/helios"))
    assert 'value="live"' in form
    assert not re.search('value="(friend|days)"', form)
    you = run(look("you"))
    assert 'id="you-kept"' in you
    assert not re.search('id="you-(link|notices|sign-in)"', you)


@pytest.mark.usefixtures("_as_in_a_browser")
def test_everything_goes_to_another_device_as_one_file(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"

    async def save() -> tuple[str, bytes]:
        program = await start(one)
        table = table_of(await program.answer("POST", f"{ROOT}/tables", FORM, urlencode(GAME).encode()))
        assert (
            f'href="{ROOT}/you/device" download' in (await program.answer("GET", f"{ROOT}/you", {}, b"")).body.decode()
        )
        return table, (await program.answer("GET", f"{ROOT}/you/device", {}, b"")).body

    async def restore(content: bytes) -> inside.PageAnswer:
        program = await start(other)
        await program.answer("POST", f"{ROOT}/tables", FORM, urlencode(GAME).encode())
        return await program.answer("POST", f"{ROOT}/you/device", *posted(content))

    async def look(table: str) -> inside.PageAnswer:
        program = await start(other)
        assert table in (await program.answer("GET", f"{ROOT}/", {}, b"")).body.decode()
        return await program.answer("GET", table, {}, b"")

    table, content = run(save())
    refused = run(restore(b"another file"))
    assert (refused.status, "x-restarts" in dict(refused.headers)) == (400, False)
    answer = run(restore(content))
    assert (answer.status, dict(answer.headers)["x-restarts"]) == (303, "yes")
    assert 'name="seat"' in run(look(table)).body.decode()


@pytest.mark.usefixtures("_as_in_a_browser")
def test_a_journal_is_opened_by_a_worker(tmp_path: Path) -> None:
    journal = (Path(__file__).parents[1] / "journals" / "origins-solo.txt").read_bytes()

    async def look() -> inside.PageAnswer:
        program = await start(tmp_path)
        opened = await program.answer("POST", f"{ROOT}/open", *posted(journal))
        assert opened.status == 303
        first = await program.answer("GET", dict(opened.headers)["location"], {}, b"")
        assert first.status == 303
        return await program.answer("GET", dict(first.headers)["location"], {}, b"")

    assert run(look()).status == 200


def posted(content: bytes) -> tuple[dict[str, str], bytes]:
    """Return headers and body of a form with a file."""
    head = b'--edge\r\ncontent-disposition: form-data; name="file"; filename="file"\r\n\r\n'
    body = head + content + b"\r\n--edge--\r\n"
    kind = "multipart/form-data; boundary=edge"
    return {"origin": ORIGIN, "content-type": kind, "content-length": str(len(body))}, body


def test_a_worker_answers_fails_and_is_replaced() -> None:
    async def work() -> None:
        pool = WebWorkerPool({"bots": "one", "hints": "one"}, Beside)
        tasks = [pool.submit("bots", partial(int, "7")), pool.submit("hints", partial(int, "seven"))]
        assert await asyncio.wrap_future(tasks[0]) == 7
        with pytest.raises(ValueError, match="seven"):
            await asyncio.wrap_future(tasks[1])

    asyncio.run(work())


def test_a_worker_that_takes_too_long_is_ended() -> None:
    ended: list[bytes] = []

    class Slow(Beside):
        def ask(self, payload: bytes) -> None:
            self.task = payload
            if ended:
                super().ask(payload)

        def end(self) -> None:
            ended.append(self.task)

    async def work() -> None:
        pool = WebWorkerPool({"bots": "one"}, Slow)
        slow, quick = pool.submit("bots", partial(int, "1"), 0.01), pool.submit("bots", partial(int, "2"))
        with pytest.raises(TaskTimeout):
            await asyncio.wrap_future(slow)
        assert await asyncio.wrap_future(quick) == 2

    asyncio.run(work())
    assert len(ended) == 1


def test_a_worker_that_dies_fails_what_waits_for_it() -> None:
    class Dying(Beside):
        def ask(self, _payload: bytes) -> None:
            asyncio.get_running_loop().call_soon(lambda: self._answered(None))

    async def work() -> None:
        pool = WebWorkerPool({"bots": "one"}, Dying)
        for task in [pool.submit("bots", partial(int, "1")) for _ in range(2)]:
            with pytest.raises(WorkerDied):
                await asyncio.wrap_future(task)

    asyncio.run(work())


def test_what_is_compiled_runs_without_its_source(tmp_path: Path) -> None:
    archive = tmp_path / "there.zip"
    source = b"SAID = __file__\n\ndef fail():\n    text = SAID\n    raise ValueError(text)\n"
    archive.write_bytes(preparing.archived([("there.py", source), ("there.txt", b"as it was")]))
    found = dict(preparing.compiled(archive))
    assert list(found) == ["there.pyc", "there.txt"]
    (tmp_path / "there.pyc").write_bytes(found["there.pyc"])
    line = [sys.executable, "-c", "import there; print(there.SAID); there.fail()"]
    done = subprocess.run(line, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.stdout.strip().endswith("there.pyc")
    assert 'there.py", line 3, in fail' in done.stderr


def test_the_archive_has_what_pages_need_and_nothing_compiled() -> None:
    with zipfile.ZipFile(BytesIO(builder._archive())) as archive:
        names = set(archive.namelist())
    assert {"heliopolis/static_site/inside.py", "heliopolis/web/lobby/lobby.html", "babel/locale-data/fr.dat"} <= names
    assert {name.partition("/")[0] for name in names} >= {"markupsafe", "sqlalchemy", "starlette", "fluent"}
    assert [
        name for name in names if name.endswith((".so", ".pyc")) or "/arena/" in name or "/locale-data/de" in name
    ] == []


def test_no_module_that_is_left_out_is_imported() -> None:
    with zipfile.ZipFile(BytesIO(builder._archive())) as archive:
        sources = [archive.read(name).decode() for name in archive.namelist() if name.endswith(".py")]
    imported = {
        name for source in sources for name in re.findall(r"^(?:from|import) ([a-z][\w.]*)", source, re.MULTILINE)
    }
    assert "asyncio" in imported
    paths = sorted(f"{name.replace('.', '/')}{end}" for name in imported for end in (".py", "/"))
    assert [path for path in paths if path.startswith(builder.NO_PAGE_USES)] == []


def test_another_package_of_pyodide_is_refused(tmp_path: Path) -> None:
    package, out = tmp_path / "pyodide.tgz", tmp_path / "out"
    package.write_bytes(b"another")
    with pytest.raises(BadData, match="Pyodide"):
        builder.write_site(out, package)
    assert not out.exists()

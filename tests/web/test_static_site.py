"""The build without a server: the application as a browser runs it, and the folder that is written."""

from __future__ import annotations

import asyncio
import py_compile
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from urllib.parse import urlencode

import anyio.to_thread
import pytest

from heliopolis import abilities
from heliopolis.kernel.errors import BadData
from heliopolis.static_site import builder, inside
from heliopolis.web.server.addresses import lie_below

ROOT = "/there/app"
ORIGIN = "https://example.org"
FORM = {"origin": ORIGIN, "content-type": "application/x-www-form-urlencoded"}
GAME = {"game": "helios", "sits0": "you", "sits1": "easy"}


@pytest.fixture
def _as_in_a_browser(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Restore what is changed for the whole process."""
    monkeypatch.setattr(abilities, "_here", [abilities.SERVER])
    monkeypatch.setattr(anyio.to_thread, "run_sync", anyio.to_thread.run_sync)
    yield
    lie_below("")


def table_of(answer: inside.PageAnswer) -> str:
    assert answer.status == 303
    return dict(answer.headers)["location"]


@pytest.mark.usefixtures("_as_in_a_browser")
def test_a_table_and_whose_seat_it_is_are_kept_for_the_next_visit(tmp_path: Path) -> None:
    async def first() -> str:
        program = await inside.start(str(tmp_path), ROOT, ORIGIN)
        lobby = await program.answer("GET", f"{ROOT}/", {"accept-language": "fr"}, b"")
        assert 'lang="fr"' in lobby.body.decode()
        return table_of(await program.answer("POST", f"{ROOT}/tables", FORM, urlencode(GAME).encode()))

    async def second(table: str) -> None:
        program = await inside.start(str(tmp_path), ROOT, ORIGIN)
        assert (await program.answer("GET", table, {}, b"")).status == 200
        assert table in (await program.answer("GET", f"{ROOT}/", {}, b"")).body.decode()
        program._cookies._kept.clear()
        assert table not in (await program.answer("GET", f"{ROOT}/", {}, b"")).body.decode()

    asyncio.run(second(asyncio.run(first())))


@pytest.mark.usefixtures("_as_in_a_browser")
def test_pages_lie_in_our_frame_alone_and_show_no_cookie(tmp_path: Path) -> None:
    async def look() -> inside.PageAnswer:
        program = await inside.start(str(tmp_path), ROOT, ORIGIN)
        return await program.answer("POST", f"{ROOT}/tables", FORM, urlencode(GAME).encode())

    headers = asyncio.run(look()).headers
    assert [name for name, _ in headers if "cookie" in name] == []
    assert "frame-ancestors 'self'" in dict(headers)["content-security-policy"]


@pytest.mark.usefixtures("_as_in_a_browser")
def test_a_form_of_another_site_is_refused(tmp_path: Path) -> None:
    async def post(origin: dict[str, str]) -> int:
        program = await inside.start(str(tmp_path), ROOT, ORIGIN)
        kind = {"content-type": FORM["content-type"]}
        return (await program.answer("POST", f"{ROOT}/tables", {**kind, **origin}, urlencode(GAME).encode())).status

    assert asyncio.run(post({"origin": "https://elsewhere.example"})) == 403
    assert asyncio.run(post({})) == 403


@pytest.mark.usefixtures("_as_in_a_browser")
def test_a_socket_tells_of_the_table_until_the_page_has_left(tmp_path: Path) -> None:
    async def follow() -> list[tuple[str, str]]:
        program = await inside.start(str(tmp_path), ROOT, ORIGIN)
        table = table_of(await program.answer("POST", f"{ROOT}/tables", FORM, urlencode(GAME).encode()))
        line, told = program.line(), list[tuple[str, str]]()

        def tell(kind: str, text: str) -> None:
            told.append((kind, text))
            if kind == "message":
                line.put_nowait(None)

        assert await program.follow(f"{table}/live/en?mark=", {}, line, tell) == 1006
        return told

    (opened, _), (kind, page), *_ = asyncio.run(follow())
    assert (opened, kind) == ("open", "message")
    assert 'id="table"' in page


def test_what_is_compiled_is_used_without_its_source(tmp_path: Path) -> None:
    source = tmp_path / "there.py"
    source.write_text("SAID = 1")
    py_compile.compile(str(source))
    with zipfile.ZipFile(BytesIO(inside.compiled(str(tmp_path)))) as archive:
        (name,) = archive.namelist()
        (tmp_path / name).write_bytes(archive.read(name))
    source.write_text("SAID = 22")
    done = subprocess.run(
        [sys.executable, "-c", "import there; print(there.SAID)"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "1\n"


@pytest.mark.usefixtures("_as_in_a_browser")
def test_what_needs_a_server_is_not_offered(tmp_path: Path) -> None:
    async def look(path: str) -> str:
        program = await inside.start(str(tmp_path), ROOT, ORIGIN)
        await program.answer("POST", f"{ROOT}/tables", FORM, urlencode(GAME).encode())
        return (await program.answer("GET", f"{ROOT}/{path}", {}, b"")).body.decode()

    assert 'value="friend"' not in asyncio.run(look(""))
    form = asyncio.run(look("new/helios"))
    assert 'value="live"' in form
    assert not re.search('value="(friend|days)"', form)
    you = asyncio.run(look("you"))
    assert 'id="you-kept"' in you
    assert not re.search('id="you-(link|notices|sign-in)"', you)


def test_the_archive_has_what_pages_need_and_nothing_compiled() -> None:
    with zipfile.ZipFile(BytesIO(builder._archive())) as archive:
        names = set(archive.namelist())
    assert {"heliopolis/static_site/inside.py", "heliopolis/web/lobby/lobby.html", "babel/locale-data/fr.dat"} <= names
    assert {name.partition("/")[0] for name in names} >= {"markupsafe", "sqlalchemy", "starlette", "fluent"}
    assert [
        name for name in names if name.endswith((".so", ".pyc")) or "/arena/" in name or "/locale-data/de" in name
    ] == []


def test_another_package_of_pyodide_is_refused(tmp_path: Path) -> None:
    package, out = tmp_path / "pyodide.tgz", tmp_path / "out"
    package.write_bytes(b"another")
    with pytest.raises(BadData, match="Pyodide"):
        builder.write_site(out, package)
    assert not out.exists()

"""What is made once, by Python for browsers, when the folder is written: compiled sources and the first page."""

from __future__ import annotations

import json
import marshal
import re
import zipfile
from collections.abc import Iterable, Iterator
from importlib.util import MAGIC_NUMBER
from io import BytesIO
from pathlib import Path
from types import CodeType
from typing import Final

from heliopolis.static_site import inside
from heliopolis.static_site.web_workers import WebWorker
from heliopolis.words.texts import LANGUAGES

SOURCES: Final = "heliopolis.zip"
PACKED: Final = "program"
LIBRARY: Final = "runtime/python_stdlib.zip"
READ: Final = ("anyio/__init__.py", "anyio/abc/__init__.py")
"""Modules that read their own source."""
UNCHECKED: Final = b"\1" + bytes(11)
"""The header of a compiled module behind its magic number: it is valid whatever its source."""
FIRST_LINE: Final = bytes([0b1_1101_111, 0])
"""An entry of a table of lines: eight instructions of two bytes lie on the line of those before them."""
FIRST_LINE_BYTES: Final = 16
MOMENT: Final = (2020, 1, 1, 0, 0, 0)
"""The date of every file in an archive, so that the same sources make the same bytes."""
ROOT: Final = "/ROOT/app"
"""Where the first page believes to lie; the browser puts the real address in its place."""
ORIGIN: Final = "http://localhost"
_NEEDED: Final = re.compile(rf'(?:src|srcset|href)="{ROOT}/([^"?]+\.(?:css|svg))(?:\?[^"]*)?"')
_SCRIPT: Final = re.compile(r"<script[^>]*></script>\n?")


async def prepare(folder: str) -> None:
    """Compile our sources and Python’s, and write the first page in every language with what it shows."""
    top = Path(folder)
    (top / LIBRARY).write_bytes(archived(compiled(top / LIBRARY)))
    (top / PACKED).write_bytes(pack(compiled(top / SOURCES)))
    (top / SOURCES).unlink()
    await write_first_pages(top)


def compiled(path: Path) -> list[tuple[str, bytes]]:
    """Return the files of an archive, with the compiled module in place of each source."""
    with zipfile.ZipFile(path) as sources:
        return list(_compiled(sources))


def pack(found: list[tuple[str, bytes]]) -> bytes:
    """Return files in one that a script can take apart at once: a list of names and lengths, then the files."""
    listed = json.dumps([(name, len(data)) for name, data in found]).encode()
    return b"".join([len(listed).to_bytes(4), listed, *(data for _, data in found)])


def archived(found: Iterable[tuple[str, bytes]], comment: bytes = b"") -> bytes:
    """Return an archive that is compressed as a whole later, which makes it smaller."""
    written = BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_STORED) as archive:
        archive.comment = comment
        for name, data in found:
            archive.writestr(zipfile.ZipInfo(name, MOMENT), data)
    return written.getvalue()


def _compiled(sources: zipfile.ZipFile) -> Iterator[tuple[str, bytes]]:
    for name in sources.namelist():
        data = sources.read(name)
        if name.endswith(".py") and not name.startswith(READ):
            code = compile(data, name, "exec", dont_inherit=True, optimize=2)
            yield f"{name}c", MAGIC_NUMBER + UNCHECKED + marshal.dumps(_without_lines(code))
        else:
            yield name, data


def _without_lines(code: CodeType) -> CodeType:
    """Name the first line of each function alone: all lines would be half of what is loaded."""
    parts = [_without_lines(part) if isinstance(part, CodeType) else part for part in code.co_consts]
    lines = FIRST_LINE * -(-len(code.co_code) // FIRST_LINE_BYTES)
    return code.replace(co_linetable=lines, co_consts=tuple(parts))


async def write_first_pages(folder: Path) -> None:
    """Write the lobby as a visitor sees it who has no games yet, without scripts."""
    device = Path("/device")
    device.mkdir()
    program = await inside.start(str(device), ROOT, ORIGIN, _no_worker)
    for language in LANGUAGES:
        page = (await program.answer("GET", f"{ROOT}/", {"accept-language": language}, b"")).body.decode()
        (folder / f"first-{language}.html").write_text(_SCRIPT.sub("", page), encoding="utf-8")
        for name in dict.fromkeys(_NEEDED.findall(page)):
            path = folder / "app" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes((await program.answer("GET", f"{ROOT}/{name}", {}, b"")).body)


def _no_worker(*_: object) -> WebWorker:
    raise AssertionError("the first page needs no bots")

"""Writes the folder of static files: the page that starts the program, Python for browsers, sources and libraries."""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import pickle
import shutil
import subprocess
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

from heliopolis.kernel.errors import BadData
from heliopolis.render.png import png
from heliopolis.static_site.preparing import archived
from heliopolis.words.texts import LANGUAGES, common_texts

PYODIDE: Final = "314.0.7"
PYODIDE_PACKAGE: Final = f"pyodide@{PYODIDE}"
PYODIDE_SHA256: Final = "66b7949e5a0cba2250b586d7e368bf12fb482800748d182c4618254b685ffaa0"
FETCH_SECONDS: Final = 120
LIBRARY: Final = "python_stdlib.zip"
LOCK: Final = "pyodide-lock.json"
RUNTIME: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", LIBRARY, LOCK)
"""What is taken from the package of Pyodide."""
LIBRARIES: Final = (
    "anyio", "attrs", "babel", "fluent.runtime", "fluent.syntax", "itsdangerous", "jinja2", "markupsafe",
    "mypy_extensions", "openskill", "python-multipart", "pytz", "segno", "sqlalchemy", "starlette", "typing_extensions",
)  # fmt: skip
"""What the program needs there, of which the plain Python is taken."""
SHARED: Final = "babel/global.dat"
GUESSES: Final = "likely_subtags"
LEFT_OUT: Final = (
    "babel/locale-data/", "babel/messages/", "pytz/zoneinfo/", "sqlalchemy/dialects/mssql/",
    "sqlalchemy/dialects/mysql/", "sqlalchemy/dialects/oracle/", "sqlalchemy/dialects/postgresql/", "sqlalchemy/ext/",
    "sqlalchemy/orm/", "sqlalchemy/testing/", "anyio/pytest_plugin.py", "anyio/_backends/_trio.py",
    "starlette/testclient.py",
)  # fmt: skip
"""Of the libraries, what nothing here asks for; of Babel's data those of our languages stay."""
NO_PAGE_USES: Final = (
    "_pydatetime.py", "_pyio.py", "_pyrepl/", "asyncio/windows", "bdb.py", "cProfile.py", "compileall.py",
    "configparser.py", "curses/", "doctest.py", "encodings/big5", "encodings/cp1", "encodings/cp5", "encodings/cp7",
    "encodings/cp8", "encodings/cp9", "encodings/euc", "encodings/gb", "encodings/hp_", "encodings/iso2022",
    "encodings/johab", "encodings/koi8", "encodings/kz", "encodings/mac_", "encodings/ptcp", "encodings/shift",
    "encodings/tis", "ftplib.py", "idlelib/", "imaplib.py", "lib2to3/", "mailbox.py", "modulefinder.py",
    "multiprocessing/dummy/", "multiprocessing/managers", "multiprocessing/pool", "multiprocessing/popen",
    "multiprocessing/resource_", "multiprocessing/shared", "optparse.py", "pdb.py", "pickletools.py", "plistlib.py",
    "profile.py", "pstats.py", "pydoc", "smtpd.py", "socketserver.py", "tkinter/", "trace.py", "turtle", "unittest/",
    "venv/", "wave.py", "wsgiref/", "xml/dom/", "xml/etree/", "xmlrpc/",
)  # fmt: skip
"""The same of Python's own library."""
NOT_THERE: Final = (
    "arena",
    "cli",
    "data",
    "envs",
    "skeleton",
    "static_site/builder.py",
    "static_site/files",
    "static_site/prepare.mjs",
    "testing",
    "training",
)
"""Of our own sources, what pages never need."""
PLAIN: Final = {".py", ".css", ".dat", ".ftl", ".html", ".js", ".jsonl", ".net", ".svg", ".toml"}
PAPER: Final = "#efe7da"
ICONS: Final = (180, 192, 512)
"""Pixels of the icons: for iOS, Android and shops."""
PACKED_KINDS: Final = {".wasm", ".mjs", ".zip", ""}
PACKED: Final = ".gz"
"""Large files lie there compressed, and our service worker unpacks them: many hosts send files as they are."""
FIRST_SCRIPT: Final = "app/static/things.js"
WORKER: Final = "sw.js"
TEXTS: Final = ("starting", "pressed", "about", "old-browser", "broken", "update", "update-now")


class Written(NamedTuple):
    """What was written: bytes in all, and bytes that the first visit loads."""

    total: int
    first: int


def fetch_pyodide(file: Path) -> None:
    """Fetch the package of Pyodide with npm into a file, unless it is there."""
    if file.exists():
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=file.parent) as folder:
        line = ["npm", "pack", "--silent", "--pack-destination", folder, PYODIDE_PACKAGE]
        try:
            subprocess.run(line, check=True, capture_output=True, text=True, timeout=FETCH_SECONDS)
        except subprocess.CalledProcessError as error:
            told = (error.stderr.strip().splitlines() or [f"npm ends with {error.returncode}"])[0]
            raise BadData(PYODIDE_PACKAGE, "not-fetched", told=told) from None
        except (OSError, subprocess.TimeoutExpired) as error:
            raise BadData(PYODIDE_PACKAGE, "not-fetched", told=str(error)) from None
        (package,) = Path(folder).glob("*.tgz")
        _runtime(package)
        package.replace(file)


def write_site(out: Path, package: Path) -> Written:
    """Write the folder; ``package`` is the package of Pyodide as npm gives it."""
    runtime = _runtime(package)
    if out.exists() and any(out.iterdir()) and not (out / WORKER).is_file():
        raise BadData(str(out), "not-empty")
    given = {**{f"runtime/{name}": data for name, data in runtime.items()}, "heliopolis.zip": _archive()}
    found = _prepared(given, package.with_name(f"{package.stem}-prepared.zip"))
    found["manifest.webmanifest"] = _manifest()
    found.update({f"icon-{size}.png": _icon(size) for size in ICONS})
    own = Path(str(files("heliopolis")))
    for path in _files(own / "static_site" / "files"):
        found[path.name] = path.read_bytes()
    for path in _files(own / "web" / "static"):
        found[f"app/static/{path.name}"] = path.read_bytes()
    # The first of all scripts: those after it find no server, but the channel.
    found[FIRST_SCRIPT] = found.pop("sockets.js") + found[FIRST_SCRIPT]
    found["index.html"] = found["index.html"].replace(b"TEXTS", _texts())
    worker = found.pop(WORKER)
    stored = dict(_stored(name, data) for name, data in sorted(found.items()))
    listed = [
        {
            "name": name.removesuffix(PACKED),
            "bytes": len(data),
            "packed": name.endswith(PACKED),
            "hash": hashlib.sha256(data).hexdigest()[:16],
        }
        for name, data in stored.items()
    ]
    release = hashlib.sha256(json.dumps(listed).encode() + worker).hexdigest()[:12]
    stored[WORKER] = f"const RELEASE = {json.dumps(release)}, FILES = {json.dumps(listed)};\n".encode() + worker
    if out.exists():
        shutil.rmtree(out)
    for name, data in stored.items():
        path = out / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return Written(sum(map(len, stored.values())), sum(_sent(data) for data in stored.values()))


def _prepared(given: dict[str, bytes], kept: Path) -> dict[str, bytes]:
    """Return the files as Python for browsers has compiled them, and the first pages.

    That takes a minute, so they are kept, with the hash of what they were made from.
    """
    script = Path(str(files("heliopolis") / "static_site" / "prepare.mjs"))
    hashed = [(name, hashlib.sha256(data).hexdigest()) for name, data in given.items()]
    source = hashlib.sha256(json.dumps(hashed).encode() + script.read_bytes()).hexdigest().encode()
    if kept.exists():
        with zipfile.ZipFile(kept) as archive:
            if archive.comment == source:
                return {name: archive.read(name) for name in archive.namelist()}
    made = _prepare(given, script)
    with tempfile.TemporaryDirectory(dir=kept.parent) as folder:
        fresh = Path(folder, kept.name)
        fresh.write_bytes(archived(made.items(), source))
        fresh.replace(kept)
    return made


def _prepare(given: dict[str, bytes], script: Path) -> dict[str, bytes]:
    with tempfile.TemporaryDirectory() as folder:
        for name, data in given.items():
            path = Path(folder, name)
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(data)
        try:
            subprocess.run(["node", str(script), folder], check=True, capture_output=True, text=True)
        except subprocess.CalledProcessError as error:
            raise BadData(PYODIDE_PACKAGE, "not-prepared", told=error.stderr.strip()[-2000:]) from None
        except OSError as error:
            raise BadData(PYODIDE_PACKAGE, "not-prepared", told=str(error)) from None
        return {path.relative_to(folder).as_posix(): path.read_bytes() for path in _files(Path(folder))}


def _icon(size: int) -> bytes:
    """Return our sun on paper: systems cut its corners off as they like."""
    sun = (files("heliopolis") / "web" / "static" / "icon.svg").read_text(encoding="utf-8")
    paper = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="{PAPER}"/>'
    placed = sun.replace("<svg ", '<svg x="5" y="5" width="22" height="22" ', 1)
    return png(f"{paper}{placed}</svg>", size)


def _stored(name: str, data: bytes) -> tuple[str, bytes]:
    """Return the name and the bytes of a file in the folder: large ones are compressed."""
    if Path(name).suffix in PACKED_KINDS:
        return f"{name}{PACKED}", gzip.compress(data, 9, mtime=0)
    return name, data


def _sent(data: bytes) -> int:
    """Count the bytes that a host sends which compresses what it can."""
    return min(len(data), len(gzip.compress(data, 6)))


def _texts() -> bytes:
    """Return what the first page says, in every language."""
    said = {language: {name: common_texts(language)(f"static-{name}") for name in TEXTS} for language in LANGUAGES}
    return json.dumps(said, ensure_ascii=False).encode()


def _files(folder: Path) -> Iterator[Path]:
    return (path for path in sorted(folder.rglob("*")) if path.is_file() and path.suffix != ".pyc")


def _runtime(package: Path) -> dict[str, bytes]:
    data = package.read_bytes()
    if hashlib.sha256(data).hexdigest() != PYODIDE_SHA256:
        raise BadData(str(package), "not-pyodide", version=PYODIDE)
    with tarfile.open(fileobj=io.BytesIO(data)) as archive:
        found = {name: archive.extractfile(f"package/{name}").read() for name in RUNTIME}  # type: ignore[union-attr]
    with zipfile.ZipFile(io.BytesIO(found[LIBRARY])) as library:
        found[LIBRARY] = archived(
            (each, library.read(each)) for each in library.namelist() if not each.startswith(NO_PAGE_USES)
        )
    lock = json.loads(found[LOCK])
    return {**found, LOCK: json.dumps({**lock, "packages": {}}).encode()}


def _archive() -> bytes:
    """Return our sources and the libraries, to be unpacked where Python looks for packages."""
    return archived((name, _trimmed(name, path.read_bytes())) for name, path in _sources())


def _trimmed(name: str, data: bytes) -> bytes:
    """Leave out what Babel would guess about languages that it has no data for: two thirds of what it shares."""
    if name != SHARED:
        return data
    found = pickle.loads(data)
    found[GUESSES].clear()
    return pickle.dumps(found)


def _sources() -> Iterator[tuple[str, Path]]:
    own = Path(str(files("heliopolis")))
    for path in _files(own):
        name = path.relative_to(own).as_posix()
        if path.suffix in PLAIN and not name.startswith(NOT_THERE):
            yield f"heliopolis/{name}", path
    for library in LIBRARIES:
        yield from _library(distribution(library))


def _library(found: Distribution) -> Iterator[tuple[str, Path]]:
    locales = tuple(f"babel/locale-data/{name}" for name in ("root.dat", *(f"{each}.dat" for each in LANGUAGES)))
    for file in sorted(found.files or [], key=str):
        name = file.as_posix()
        if file.suffix in PLAIN and ".." not in name and (name.startswith(locales) or not name.startswith(LEFT_OUT)):
            yield name, Path(str(found.locate_file(file)))


def _manifest() -> bytes:
    """Return what the installed app is called and looks like."""
    told = {
        "name": "Heliopolis",
        "short_name": "Heliopolis",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": PAPER,
        "icons": [
            {"src": "app/static/icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"},
            *(
                {"src": f"icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png", "purpose": "any maskable"}
                for size in ICONS
            ),
        ],
    }
    return json.dumps(told, indent=1).encode()

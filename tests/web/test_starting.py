"""The server starts complete or says in one line why not; its files are closed to other users of the machine."""

from __future__ import annotations

import errno
import os
import socket
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from heliopolis.cli.commands.serve import warn_of_python
from heliopolis.kernel.errors import BadData
from heliopolis.table.keeping.store import Store
from heliopolis.web.server.cookies import KEY_BYTES, read_key
from web.serving import Server


def failed(data: Path, *options: str, before: str = "") -> tuple[int, str]:
    """Return the exit code of a server that cannot start, and what it says."""
    argv = ["heliopolis", "serve", "--data", str(data), "--port", "0", *options]
    code = f"{before}\nimport sys\nsys.argv = {argv!r}\nfrom heliopolis.cli import main\nmain()"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=env, check=False)
    assert done.stdout == ""
    return done.returncode, done.stderr


def garbage(data: Path) -> None:
    (data / "tables.sqlite").write_bytes(b"not a database at all" * 100)


def folder_in_the_way(data: Path) -> None:
    (data / "tables.sqlite").mkdir()


def empty_key(data: Path) -> None:
    (data / "key").touch()


@pytest.mark.sample
@pytest.mark.parametrize(
    ("break_it", "told"),
    [
        (garbage, "tables.sqlite: can’t be used to store tables: file is not a database"),
        pytest.param(folder_in_the_way, "tables.sqlite: this is a folder", marks=pytest.mark.slow),
        (empty_key, "key: must have 32 bytes, not 0; if you delete it, everyone needs a new link to their seat"),
    ],
)
def test_what_cannot_be_read_is_told_in_one_line(tmp_path: Path, break_it: Callable[[Path], None], told: str) -> None:
    break_it(tmp_path)
    code, line = failed(tmp_path)
    assert (code, line.count("\n")) == (2, 1)
    assert told in line


@pytest.mark.slow
def test_a_file_where_the_folder_should_be_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "data").touch()
    code, line = failed(tmp_path / "data")
    assert (code, line.count("\n")) == (2, 1)


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="whoever may write everywhere finds no such folder")
def test_a_folder_that_cannot_be_written_is_told_in_one_line(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    code, line = failed(tmp_path)
    tmp_path.chmod(0o700)
    assert (code, line.count("\n")) == (2, 1)


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="the limit that stands for a full disk is one of such systems")
def test_a_full_disk_is_told_in_one_line(tmp_path: Path) -> None:
    full = "import resource, signal\nsignal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
    full += "resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))"
    code, line = failed(tmp_path, before=full)
    assert (code, line.count("\n")) == (2, 1)
    assert not (tmp_path / "key").exists()
    # With room again it starts as if nothing had been.
    with Server(tmp_path) as server:
        assert "Heliopolis" in server.text("/")


@pytest.mark.slow
def test_a_port_in_use_is_told_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        code, line = failed(tmp_path / "data", "--port", str(port))
    assert (code, line.count("\n")) == (2, 1)
    assert f"can’t listen on 127.0.0.1 port {port}: Address already in use" in line
    assert not (tmp_path / "data").exists()


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="rights of files are those of such systems")
def test_nobody_else_can_read_tables_and_key(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir(mode=0o755)
    (data / "tables.sqlite").touch(0o644)  # as older servers left it
    for name in ("analyses", "journals"):
        (data / name).mkdir(mode=0o755)
    with Server(data) as server:
        server.text("/")
        modes = {path.name: path.stat().st_mode & 0o777 for path in data.iterdir()}
    assert [modes.pop(name) for name in ("analyses", "journals")] == [0o700, 0o700]
    assert {"key", "tables.sqlite", "tables.sqlite-wal"} <= set(modes)
    assert set(modes.values()) == {0o600}


def test_a_key_is_made_once_and_found_again(tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as pool:
        keys = set(pool.map(read_key, [tmp_path] * 8))
    assert [len(key) for key in keys] == [KEY_BYTES]
    assert [path.name for path in tmp_path.iterdir()] == ["key"]


@pytest.mark.slow
@pytest.mark.parametrize("length", [0, 1, KEY_BYTES - 1, KEY_BYTES + 1])
def test_a_key_of_another_length_signs_nothing(tmp_path: Path, length: int) -> None:
    (tmp_path / "key").write_bytes(bytes(length))
    with pytest.raises(BadData, match=f"must have 32 bytes, not {length}"):
        read_key(tmp_path)


def test_a_full_disk_leaves_no_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_file: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space left"):
            read_key(tmp_path)
    assert list(tmp_path.iterdir()) == []
    assert len(read_key(tmp_path)) == KEY_BYTES


def test_many_can_begin_one_store_at_once(tmp_path: Path) -> None:
    for number in range(5):
        path = tmp_path / f"{number}.sqlite"
        with ThreadPoolExecutor(6) as pool:
            stores = list(pool.map(lambda _: Store(path), range(6)))  # noqa: B023 - used within the round
        for store in stores:
            assert store.games() == []
            store.close()


@pytest.mark.parametrize(
    ("version", "mended", "told"), [((3, 11, 7), False, True), ((3, 12, 9), True, False), ((3, 14), False, False)]
)
def test_the_owner_hears_of_a_python_that_is_slow_to_read_cookies(
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    version: tuple[int, ...],
    *,
    mended: bool,
    told: bool,
) -> None:
    monkeypatch.setattr(sys, "version_info", version)
    if mended:
        monkeypatch.setattr("http.cookies._unquote_replace", str, raising=False)
    else:
        monkeypatch.delattr("http.cookies._unquote_replace", raising=False)
    warn_of_python()
    assert ("CVE-2024-7592" in caplog.text) == told

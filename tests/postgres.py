"""Finds PostgreSQL for the tests and starts one of their own on loopback.

As a program it gets one, and runs a command with ``--database`` and the address of an empty database.
"""

from __future__ import annotations

import os
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

MINUTES = 5
NONE = "LEFT OUT: tables on PostgreSQL, which is not here and could not be installed."
PROGRAMS = "/usr/lib/postgresql"
"""Where Debian keeps them, by version."""
NEEDED = ("initdb", "postgres", "pg_isready")


def programs() -> Path | None:
    """Return the folder with the programs of a server."""
    found = shutil.which("initdb")
    # On the path there may be links to some of them only.
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path(PROGRAMS).glob("*/bin"), key=lambda path: int(path.parent.name), reverse=True)
    return next((folder for folder in folders if all((folder / name).exists() for name in NEEDED)), None)


def new_database(server: str) -> str:
    """Make an empty database at a server, and return its address."""
    import psycopg
    from psycopg import sql

    name = f"club_{secrets.token_hex(6)}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
    return f"{server.rpartition('/')[0]}/{name}"


def install() -> None:
    """Get one, as root on Debian, if there is none."""
    if programs() is not None or os.geteuid() != 0 or not shutil.which("apt-get"):
        return
    sys.stdout.write("Installing Debian's package postgresql with apt-get, for the tests (once) ...\n")
    sys.stdout.flush()
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    get = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "postgresql"]
    for command in (get, ["apt-get", "update", "-qq"], get):
        if programs() is None:
            quiet = subprocess.DEVNULL
            subprocess.run(command, stdout=quiet, stderr=quiet, env=env, timeout=MINUTES * 60, check=False)


@contextmanager
def running(folder: Path) -> Iterator[str]:
    """Provide a server with an empty cluster of its own, until it is left; where its database is."""
    found = programs()
    assert found is not None
    # It refuses to run as root, and who runs it must own its files.
    user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    base = Path(tempfile.mkdtemp(prefix="heliopolis-pg-", dir="/tmp"))  # sockets need a short path
    if user:
        shutil.chown(base, "postgres")
    try:
        make = [*user, str(found / "initdb"), "-D", str(base / "data"), "-U", "heliopolis", "-A", "trust", "-N"]
        subprocess.run([*make, "-E", "UTF8", "--locale", "C"], check=True, capture_output=True, cwd="/")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        options = ["-k", str(base), "-p", str(port), "-c", "listen_addresses=127.0.0.1", "-c", "fsync=off"]
        with (folder / "postgres.log").open("wb") as log:
            command = [*user, str(found / "postgres"), "-D", str(base / "data"), *options]
            server = subprocess.Popen(command, stdout=log, stderr=log, cwd="/")
        ready = [str(found / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port), "-t", "60"]
        try:
            while subprocess.run(ready, check=False).returncode:
                assert server.poll() is None, (folder / "postgres.log").read_text()
            yield f"postgresql://heliopolis@127.0.0.1:{port}/postgres"
        finally:
            server.terminate()
            server.wait(60)
    finally:
        shutil.rmtree(base, ignore_errors=True)


def main(command: list[str]) -> int:
    """Get one, and run a command with it; without one the command is run alone."""
    install()
    if programs() is None:
        sys.stdout.write(f"{NONE}\n")
        sys.stdout.flush()
    if not command:
        return 0
    if programs() is None:
        return subprocess.run(command, check=False).returncode
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as address:
        return subprocess.run([*command, "--database", address], check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

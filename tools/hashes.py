"""Puts beside each pinned release of a lock the hashes of all its files, for every system and Python.

    python tools/hashes.py build/pins.txt > requirements.lock

The pages of the index are read as pip reads them (PEP 503): each file's address ends in its SHA-256. ``PIP_INDEX_URL``
names another index than PyPI.
"""

from __future__ import annotations

import os
import re
import sys
import urllib.request
from collections.abc import Iterable
from pathlib import Path

INDEX = os.environ.get("PIP_INDEX_URL", "https://pypi.org/simple").rstrip("/")
_FILE = re.compile(r'href="[^"]*/([^"/#]+)#sha256=([0-9a-f]{64})')
_ENDS = (".tar.gz", ".zip", ".tar.bz2")


def plain(name: str) -> str:
    """Return a name as the index writes it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def release(file: str, project: str) -> str:
    """Return the version that a file of a project is of; nothing if it is no such file."""
    if file.endswith(".whl"):
        name, version = file.split("-")[:2]
        return version if plain(name) == project else ""
    for end in _ENDS:
        if file.endswith(end):
            name, _, version = file.removesuffix(end).rpartition("-")
            return version if plain(name) == project else ""
    return ""


def hashes(page: str, project: str, version: str) -> list[str]:
    """Return the hashes of all files of a release that a page of the index lists."""
    return sorted({digest for file, digest in _FILE.findall(page) if release(file, project) == version})


def hashed(pins: Iterable[str]) -> str:
    """Return the lock of these pins."""
    lines: list[str] = []
    for pin in pins:
        name, _, version = pin.partition("==")
        with urllib.request.urlopen(f"{INDEX}/{plain(name)}/", timeout=60) as reply:
            found = hashes(reply.read().decode(), plain(name), version)
        if not found:
            raise SystemExit(f"{INDEX} has no files of {pin}")
        lines += [f"{pin} \\", *[f"    --hash=sha256:{digest} \\" for digest in found]]
        lines[-1] = lines[-1].removesuffix(" \\")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.stdout.write(hashed(Path(sys.argv[1]).read_text(encoding="utf-8").split()))

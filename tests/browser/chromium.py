"""Finds a Chromium for the browser tests; as a program it gets one where there is none.

Looked for are the browser of the machine and the one that Playwright keeps. If neither is there, Debian's package is
installed (as root), or else Playwright's own build is fetched. The shell without windows comes first: in it the browser
tests take three quarters of the processor time.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MINUTES = 5
NONE = "make test: no Chromium, and none could be installed; install one, or leave its tests out with BROWSER=0"


def find() -> str | None:
    """Return the path of a Chromium that starts."""
    for name in NAMES:
        path = shutil.which(name)
        if path is not None and _starts(path):
            return path
    path = _playwrights()
    return path if path is not None and _starts(path) else None


def _playwrights() -> str | None:
    """Return where Playwright keeps its own build, if it has one."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).is_file() else None


def _starts(path: str) -> bool:
    return _runs([path, "--version"], 30)


def _runs(command: list[str], seconds: float) -> bool:
    quiet = subprocess.DEVNULL
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        done = subprocess.run(
            command, stdin=quiet, stdout=quiet, stderr=quiet, env=env, timeout=seconds, check=False
        ).returncode
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done == 0


def install() -> str | None:
    """Get a Chromium and return its path."""
    if os.geteuid() == 0 and shutil.which("apt-get"):
        _say("Installing Debian's package chromium-headless-shell, for the browser tests (once) ...")
        get = ["apt-get", "install", "-y", "-qq", "--no-install-recommends"]
        if not _runs([*get, NAMES[0]], MINUTES * 60) and _runs(["apt-get", "update", "-qq"], MINUTES * 60):
            any(_runs([*get, name], MINUTES * 60) for name in NAMES[:2])
        found = find()
        if found is not None:
            return found
    _say("Fetching Playwright's Chromium, for the browser tests (once) ...")
    _runs([sys.executable, "-m", "playwright", "install", "chromium-headless-shell", "chromium"], MINUTES * 60)
    return find()


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(0 if find() or install() else NONE)

"""The server as people start it: a process of its own on a free port, which can be killed and started again."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import threading
import urllib.request
from pathlib import Path
from typing import Self

PATIENCE = 120
"""Seconds: on a busy machine everything takes its time."""
_MUCH = "1000000"
UNLIMITED = ("--tables-per-hour", _MUCH, "--posts-per-minute", _MUCH, "--pages-per-minute", _MUCH)
"""Options of a server that one address may use as often as it likes."""


class Server:
    """``heliopolis serve`` with games in a folder; started again, it is where it was."""

    def __init__(self, data: Path, *options: str, log: Path | None = None) -> None:
        """Start a server whose error stream goes into the file ``log``, if there is one."""
        self.data = data
        self.log = log
        self.options = options
        self.program: tuple[str, ...] = ("-m", "heliopolis.cli")
        self.port = 0
        self._process: subprocess.Popen[str] | None = None
        self._killer: threading.Timer | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, *self.program, "serve", "--port", str(self.port), "--data", str(self.data)]
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        with (self.log or Path(os.devnull)).open("ab") as log:
            self._process = subprocess.Popen(
                [*command, *self.options],
                stdout=subprocess.PIPE,
                stderr=log if self.log else None,
                text=True,
                env=env,
            )
        assert self._process.stdout is not None
        told = self._process.stdout.readline()
        found = re.search(r":([0-9]+)$", told.strip())
        assert found is not None, told
        self.port = int(found[1])

    @property
    def process(self) -> int:
        """The number of its process."""
        assert self._process is not None
        return self._process.pid

    def stop(self) -> None:
        """End it as Ctrl-C does."""
        if self._process is not None:
            self.terminate()
            self.ended()

    def terminate(self) -> None:
        """Ask it to end."""
        assert self._process is not None
        self._process.terminate()

    def kill(self) -> None:
        """End it as a power cut does."""
        assert self._process is not None
        self._process.kill()
        self.ended()

    def kill_soon(self, seconds: float) -> None:
        """Kill it while something else runs."""
        self._killer = threading.Timer(seconds, self.kill)
        self._killer.start()

    def killed(self) -> None:
        """Wait until that has happened."""
        assert self._killer is not None
        self._killer.join()

    def ended(self) -> None:
        """Wait until it has ended."""
        assert self._process is not None
        assert self._process.stdout is not None
        self._process.wait(PATIENCE)
        self._process.stdout.close()
        self._process = None

    def text(self, path: str) -> str:
        """Return a page as a stranger sees it."""
        with urllib.request.urlopen(self.address + path, timeout=PATIENCE) as reply:
            text: str = reply.read().decode()
        return text

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

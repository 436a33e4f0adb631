"""The command in a real terminal: colours, completion of names, leaving by Ctrl-C and end of input."""

from __future__ import annotations

import os
import select
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import heliopolis

pty = pytest.importorskip("pty")

GAME = next(iter(heliopolis.all_games()))
SECONDS = 120


class Terminal:
    """A process of the command with a terminal of its own."""

    def __init__(self, home: Path, *arguments: str) -> None:
        self.process, self.line = pty.fork()
        if self.process == 0:
            # Where the tests run in the background, interruption may be switched off.
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            settings = os.environ | {"XDG_CONFIG_HOME": str(home), "TERM": "xterm-256color", "COLUMNS": "80"}
            os.execve(sys.executable, [sys.executable, "-m", "heliopolis.cli", *arguments], settings)
        self.shown = ""
        self.unread = 0
        """What is shown after this place has not been waited for yet."""

    def wait_for(self, text: str) -> None:
        """Read until the text is shown again."""
        end = time.monotonic() + SECONDS
        while text not in self.shown[self.unread :]:
            assert time.monotonic() < end, f"{text!r} is not in {self.shown[-2000:]}"
            if select.select([self.line], [], [], 0.2)[0]:
                try:
                    self.shown += os.read(self.line, 65536).decode("utf-8", "replace")
                except OSError:  # how a terminal shows that the process has ended
                    break
        assert text in self.shown[self.unread :]
        self.unread = self.shown.index(text, self.unread) + len(text)

    def press_until(self, key: str, text: str) -> None:
        """Press a key, and again if nothing is heard for a while, until the text is shown."""
        end = time.monotonic() + SECONDS
        while text not in self.shown[self.unread :]:
            assert time.monotonic() < end, f"{text!r} is not in {self.shown[-2000:]}"
            self.type(key)
            while select.select([self.line], [], [], 2)[0] and text not in self.shown[self.unread :]:
                try:
                    self.shown += os.read(self.line, 65536).decode("utf-8", "replace")
                except OSError:  # how a terminal shows that the process has ended
                    break
        self.wait_for(text)

    def type(self, keys: str) -> None:
        os.write(self.line, keys.encode())

    def exit_code(self) -> int:
        return os.waitstatus_to_exitcode(os.waitpid(self.process, 0)[1])


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    opened = Terminal(tmp_path, "play", GAME, "--seed", "3", "--bots", "random")
    opened.wait_for("> ")
    yield opened
    os.close(opened.line)


def test_colours_and_interruption(terminal: Terminal) -> None:
    assert "\x1b[" in terminal.shown
    terminal.type("1\r")
    terminal.wait_for("> ")
    # Python does not hear it between showing the prompt and waiting for keys: who is too fast presses again.
    terminal.press_until("\x03", "Game saved.")
    assert terminal.exit_code() == 0


def test_end_of_input_and_completion(terminal: Terminal) -> None:
    terminal.type("hel\t\r")
    terminal.wait_for("undo your last choice")
    terminal.wait_for("> ")
    terminal.type("\x04")
    terminal.wait_for("Bye!")
    assert terminal.exit_code() == 0

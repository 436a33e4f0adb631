"""Programs: processes that answer a line with a line, of which none can harm anyone who asks.

A program has until a deadline for every line, its lines are bounded, what it says on its error stream is drained, and
it is ended with all its children: by anyone who asked, at the latest when the asking process is gone. One that no one
holds any more, and that owes no answer, waits for the next bot with the same command.
"""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from multiprocessing.util import Finalize
from typing import IO, Final

LONGEST_LINE: Final = 256 * 1024
LAST_WORDS: Final = 4096
"""How many bytes of its error stream are kept."""
PARTING_SECONDS: Final = 0.5
"""How long a program that has closed its output may take to end by itself."""
MOST_IDLE: Final = 4
"""How many processes of one command wait for work."""


class ProgramError(Exception):
    """What a program did wrong: ``rule`` is the word for it."""

    def __init__(self, rule: str, text: str) -> None:
        super().__init__(f"{rule}: {text}")
        self.rule: Final = rule


class Program:
    """One running program, for as long as someone holds it."""

    def __init__(self, command: Sequence[str], folders: Sequence[str] = ()) -> None:
        """Take an idle process of this command or start one; Python finds modules in ``folders`` too."""
        self.command: Final = tuple(command)
        self._heard = b""
        self._owes = False
        self._last_words = b""
        self._process: subprocess.Popen[bytes] | None = start_or_reuse(self.command, folders)

    def write_line(self, line: bytes, until: float) -> None:
        """Write a line, which the program has to read before the clock shows ``until``."""
        pipe = self._pipe(0)
        self._check_silence()
        self._owes = True
        rest = line + b"\n"
        while rest:
            self._wait(pipe, selectors.EVENT_WRITE, until)
            try:
                rest = rest[os.write(pipe.fileno(), rest) :]
            except BlockingIOError:
                continue
            except BrokenPipeError:
                raise self._parting() from None

    def read_line(self, until: float) -> bytes:
        """Return the line that the program has to write before the clock shows ``until``."""
        pipe = self._pipe(1)
        while b"\n" not in self._heard:
            if len(self._heard) > LONGEST_LINE:
                raise ProgramError("line", f"a line is longer than {LONGEST_LINE} bytes")
            self._wait(pipe, selectors.EVENT_READ, until)
            said = os.read(pipe.fileno(), LONGEST_LINE)
            if not said:
                raise self._parting()
            self._heard += said
        line, _, self._heard = self._heard.partition(b"\n")
        self._owes = False
        return line

    def _check_silence(self) -> None:
        process = self._process
        assert process is not None
        if self._owes:
            # Anyone who asked has not waited for the answer; it must not be taken for that to another question.
            raise ProgramError("unasked", "it owes an answer to an earlier question")
        if not self._heard and not silent(process):
            self._heard = os.read(self._pipe(1).fileno(), LONGEST_LINE)
            if not self._heard:
                raise self._parting()
        if self._heard:
            raise ProgramError("unasked", f"it said {shown(self._heard)} before it was asked")

    def close(self) -> None:
        """End it."""
        process, self._process = self._process, None
        if process is not None:
            end(process)

    def __del__(self) -> None:
        # There is none where the command could not be started.
        process = getattr(self, "_process", None)
        if process is not None:
            give_back(self.command, process, fit=not self._owes and not self._heard)

    def _pipe(self, number: int) -> IO[bytes]:
        assert self._process is not None, "the program is closed"
        return pipes(self._process)[number]

    def _wait(self, pipe: IO[bytes], event: int, until: float) -> None:
        """Wait for the pipe, and drain the error stream meanwhile."""
        errors = self._pipe(2)
        waited = {pipe: event, errors: selectors.EVENT_READ}
        # The clock is checked whatever happens: a program must not gain time by talking all the time.
        while (left := until - time.monotonic()) > 0:
            ready = _ready(waited, left)
            if errors in ready and not self._drain():
                del waited[errors]
            if pipe in ready:
                return
        raise ProgramError("time", "it did not answer in time")

    def _drain(self) -> bool:
        """Take what is on the error stream; False at its end."""
        try:
            said = os.read(self._pipe(2).fileno(), LONGEST_LINE)
        except BlockingIOError:
            return True
        self._last_words = (self._last_words + said)[-LAST_WORDS:]
        return bool(said)

    def _parting(self) -> ProgramError:
        """Return what a program that has closed a pipe came to."""
        process = self._process
        assert process is not None
        errors, until = {self._pipe(2): selectors.EVENT_READ}, time.monotonic() + PARTING_SECONDS
        while (left := until - time.monotonic()) > 0:
            if _ready(errors, left) and not self._drain():
                break
        self.close()
        code = process.returncode
        how = f"with code {code}" if code >= 0 else f"by signal {-code}"
        words = self._last_words.strip().rpartition(b"\n")[2]
        return ProgramError("end", f"it ended {how}" + (f", last words {shown(words)}" if words else ""))


def shown(said: bytes, most: int = 200) -> str:
    """Return what a program said, fit for a log."""
    return repr(said.decode(errors="replace")[:most])


# Processes -------------------------------------------------------------------------------------------------

_running: Final[dict[int, subprocess.Popen[bytes]]] = {}
_idle: Final[dict[tuple[str, ...], list[subprocess.Popen[bytes]]]] = {}
_watchdogs: Final[list[subprocess.Popen[bytes]]] = []

WATCHDOG: Final = """
import os, signal, sys
groups = set()
for line in sys.stdin:
    group = int(line)
    groups.add(group) if group > 0 else groups.discard(-group)
for group in groups:
    try:
        os.killpg(group, signal.SIGKILL)
    except OSError:
        pass
"""
"""Outlives the process that started the programs, however that ends, just long enough to end them too."""


SECRETS: Final = frozenset({"HELIOPOLIS_DATABASE", "HELIOPOLIS_MAIL"})
"""What the owner of a server passes by the environment holds passwords, which are for no other program."""


def start_or_reuse(command: tuple[str, ...], folders: Sequence[str] = ()) -> subprocess.Popen[bytes]:
    """Return a process of the command, an idle one if there is one."""
    waiting = _idle.get(command, [])
    while waiting:
        process = waiting.pop()
        if silent(process):
            return process
        end(process)
    environment = {name: value for name, value in os.environ.items() if name not in SECRETS}
    if folders:
        environment["PYTHONPATH"] = os.pathsep.join(folders)
    try:
        _wake_watchdog()
        # A group of its own, so that its children can be ended with it and Ctrl-C is not for it.
        process = subprocess.Popen(
            command,
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
            env=environment,
        )
    except (OSError, ValueError) as error:
        raise ProgramError("start", f"{command[0]} cannot be started ({error})") from None
    _running[process.pid] = process
    _notify_watchdog(process.pid)
    for pipe in pipes(process):
        os.set_blocking(pipe.fileno(), False)
    return process


def give_back(command: tuple[str, ...], process: subprocess.Popen[bytes], *, fit: bool) -> None:
    """Let a process that is fit for more wait for the next bot that needs it; end any other."""
    waiting = _idle.setdefault(command, [])
    if fit and len(waiting) < MOST_IDLE and process.pid in _running:
        waiting.append(process)
    else:
        end(process)


def end(process: subprocess.Popen[bytes]) -> None:
    """End a process and its children, and leave nothing of it."""
    if _running.pop(process.pid, None) is None:
        return
    with suppress(ProcessLookupError, PermissionError):
        # Before it is waited for: until then its number is not given to another.
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    for pipe in pipes(process):
        pipe.close()
    _notify_watchdog(-process.pid)


def end_all() -> None:
    """End every process, also those that someone still asks."""
    _idle.clear()
    for process in list(_running.values()):
        end(process)
    while _watchdogs:
        watchdog = _watchdogs.pop()
        assert watchdog.stdin is not None
        watchdog.stdin.close()
        watchdog.wait()


def pipes(process: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
    """Return its input, output and error stream."""
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    return process.stdin, process.stdout, process.stderr


def silent(process: subprocess.Popen[bytes]) -> bool:
    """Return whether a process has said nothing that is not heard yet, nor closed its output."""
    return not _ready({pipes(process)[1]: selectors.EVENT_READ}, 0)


def _ready(waited: Mapping[IO[bytes], int], seconds: float) -> list[IO[bytes]]:
    """Return those pipes of which what is waited for has happened, or happens soon."""
    with selectors.DefaultSelector() as selector:
        for pipe, event in waited.items():
            selector.register(pipe, event)
        happened = {key.fd for key, _ in selector.select(seconds)}
    return [pipe for pipe in waited if pipe.fileno() in happened]


def _wake_watchdog() -> None:
    if not _watchdogs:
        command = [sys.executable, "-I", "-S", "-c", WATCHDOG]
        _watchdogs.append(subprocess.Popen(command, bufsize=0, stdin=subprocess.PIPE, start_new_session=True))


def _notify_watchdog(group: int) -> None:
    for watchdog in _watchdogs:
        assert watchdog.stdin is not None
        with suppress(OSError):
            watchdog.stdin.write(b"%d\n" % group)


def _forget() -> None:
    """Drop the programs in a fork of this process: they belong to the first one."""
    _running.clear()
    _idle.clear()
    _watchdogs.clear()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget)
# Also where a process of multiprocessing ends, which atexit does not see.
Finalize(None, end_all, exitpriority=100)

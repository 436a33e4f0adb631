"""The results file of a contest: JSON lines, what is played first, then every game when it is over.

A contest that is stopped in the middle, even by pulling the plug, continues with the same file.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, Self

from heliopolis.arena.contests import Contest
from heliopolis.arena.outcome import Outcome, read_outcome
from heliopolis.bots.external import USUAL
from heliopolis.kernel.errors import BadData
from heliopolis.kernel.reading import NotJson, Reader, parse_json
from heliopolis.version import __version__

FORMAT: Final = 1
EARLIER: Final[dict[str, object]] = {"patience": USUAL._asdict(), "version": __version__}
"""What earlier versions did not note: the limits of time were always these, and which version it was is not known."""


class ResultsFile:
    """The outcomes of a contest by their numbers, kept in a file as they come."""

    def __init__(self, path: Path, contest: Contest) -> None:
        """Open the file that is there, or begin one; that of another contest is refused and left as it is."""
        self.outcomes: Final[dict[int, Outcome]] = {}
        header = {"arena": FORMAT, **contest.to_dict()}
        opening = json.dumps(header, separators=(",", ":")).encode() + b"\n"
        content = path.read_bytes() if path.exists() else b""
        # What the plug was pulled on while it was written has no end of line.
        whole = content[: content.rfind(b"\n") + 1]
        if whole:
            self._read(whole, header)
        elif not opening.startswith(content):
            raise BadData("line 1", "no-book")
        if not whole or whole != content:
            path.write_bytes(whole or opening)
        self._file: Final = path.open("ab")

    def add(self, outcome: Outcome) -> None:
        """Keep the outcome of one more game."""
        self.outcomes[outcome.number] = outcome
        self._file.write(outcome.line().encode() + b"\n")
        self._file.flush()

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _read(self, content: bytes, header: dict[str, object]) -> None:
        opening, *lines = content.splitlines()
        _check(parsed(opening, 1), header)
        for place, line in enumerate(lines):
            outcome = read_outcome(parsed(line, place + 2))
            self.outcomes[outcome.number] = outcome


def parsed(line: bytes, number: int) -> Reader:
    """Return a line of a book."""
    try:
        return Reader(parse_json(line), f"line {number}")
    except NotJson as error:
        raise BadData(f"line {number}", "not-json", problem=error.reason) from None


def _check(opening: Reader, header: dict[str, object]) -> None:
    if not opening.has("arena"):
        raise opening.wrong("no-book")
    for name, ours in header.items():
        theirs = opening[name].value if opening.has(name) or name not in EARLIER else EARLIER[name]
        if theirs != ours:
            raise opening.wrong("other-contest", name=name, theirs=json.dumps(theirs), ours=json.dumps(ours))

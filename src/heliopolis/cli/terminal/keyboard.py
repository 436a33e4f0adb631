"""The keyboard: reads a line, with the editing and completion that the terminal offers."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Final

PROMPT: Final = "> "


def read_line(words: Sequence[str]) -> str:
    """Return what the person types; the tab key completes to one of ``words``."""
    if sys.stdin.isatty():
        _offer(words)
        return input(PROMPT).strip()
    # Answers from a script are echoed, so that the output can be read.
    line = input(PROMPT).strip()
    print(line, flush=True)  # noqa: T201
    return line


def _offer(words: Sequence[str]) -> None:
    try:
        import readline
    except ImportError:
        return
    readline.set_completer_delims("")
    readline.set_completer(completer(words))
    readline.parse_and_bind("tab: complete")


def completer(words: Sequence[str]) -> Callable[[str, int], str | None]:
    """Return a completer for readline: yields the words that begin with a text, one by one."""

    def complete(text: str, number: int) -> str | None:
        matching = [word for word in words if word.startswith(text)]
        return matching[number] if number < len(matching) else None

    return complete

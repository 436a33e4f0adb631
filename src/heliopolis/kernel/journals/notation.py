"""Notation: how a journal spells what was played, and how its words are parsed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from mypy_extensions import mypyc_attr

from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.definition import Value
from heliopolis.kernel.errors import BadData, BadJournal
from heliopolis.kernel.event import Event
from heliopolis.kernel.game import State

FORMAT: Final = 1
TITLE: Final = f"heliopolis journal {FORMAT}"
CLOSING: Final = "--"
COMMENT: Final = ";"
LONGEST_NUMBER: Final = 9
"""Digits: a longer number is no turn, and slow to parse."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Ply:
    """One answered question: whose turn, who answered, the choice, the forced choices that followed, and the events.

    Ply 0 of a game is its opening: what happens before anyone is asked.
    """

    def __init__(
        self,
        number: int,
        turn: int,
        turn_seat: int,
        seat: int,
        choice: str,
        forced: list[str],
        draw: int,
        events: list[Event],
    ) -> None:
        self.number: Final = number
        """Its number in the game, from 1 on."""
        self.turn: Final = turn
        self.turn_seat: Final = turn_seat
        self.seat: Final = seat
        self.choice: Final = choice
        self.forced: Final = forced
        self.draw: Final = draw
        """The number of the draw that decided it, from 1 on; 0 where draws are not counted."""
        self.events: Final = events
        """What happened; nothing if the ply was only read and never played."""

    def words(self) -> list[str]:
        """Return the ply in the notation of the text form."""
        first = f"{{{self.choice}}}" if self.seat == CHANCE else self.choice
        if self.draw:
            first += f"@{self.draw}"
        return [first, *(f"[{name}]" for name in self.forced)]

    def to_dict(self) -> dict[str, object]:
        """Return the ply as plain data."""
        plain: dict[str, object] = {
            "turn": self.turn,
            "whose": self.turn_seat,
            "seat": self.seat,
            "choice": self.choice,
            "forced": self.forced,
        }
        return {**plain, "draw": self.draw} if self.draw else plain


class Word:
    """One choice of the text form, or a comment: where it stands, on whose line, and how it is marked."""

    def __init__(self, line: int, turn: int, whose: str, mark: str, name: str, draw: int) -> None:
        self.line: Final = line
        self.turn: Final = turn
        self.whose: Final = whose
        self.mark: Final = mark
        """``{`` for chance, ``[`` for the only choice, ``;`` for a comment, or nothing."""
        self.name: Final = name
        self.draw: Final = draw

    def check(self, state: State) -> None:
        """Refuse a word whose turn or mark is not that of the open question."""
        if self.mark == "[":
            raise BadJournal(self.line, "not-forced", choice=self.name)
        if (self.turn, self.whose) != (state.turn, whose(state.turn_seat)):
            raise BadJournal(self.line, "turn-start", start=f"{state.turn} {whose(state.turn_seat)}")
        if state.seat() == CHANCE and self.mark != "{":
            raise BadJournal(self.line, "chance", choice=self.name)
        if state.seat() != CHANCE and self.mark == "{":
            raise BadJournal(self.line, "no-chance", choice=self.name)


_WORD: Final = re.compile(r"(?:(\{)([^{}\s]+)\}(?:@([1-9]\d{0,8}))?|(\[)([^\[\]\s]+)\]|([^\s{}\[\]]+))\Z")


def words(lines: list[str], first: int) -> Iterator[Word]:
    """Yield the words in the lines of turns; ``first`` is the number of the first line."""
    for number, line in enumerate(lines, first):
        if line.startswith(COMMENT):
            yield Word(number, 0, "", COMMENT, line.removeprefix(COMMENT).removeprefix(" "), 0)
            continue
        parts = line.split()
        if len(parts) < 3 or not parts[0].isdecimal() or len(parts[0]) > LONGEST_NUMBER:
            raise BadJournal(number, "turn-line")
        for part in parts[2:]:
            found = _WORD.match(part)
            if not found:
                raise BadJournal(number, "no-word", word=part)
            mark = found[1] or found[4] or ""
            name = found[2] or found[5] or found[6]
            yield Word(number, int(parts[0]), parts[1], mark, name, int(found[3] or 0))


def whose(seat: int) -> str:
    """Return whose turn it is, as a line of the text form begins."""
    return "table" if seat == CHANCE else f"seat{seat + 1}"


def spell(value: Value) -> str:
    """Return the value of an option in a header."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def one_line(field: str, text: str) -> str:
    """Return the text, if it fits on one line of a journal."""
    if not text.isprintable() or text != text.strip():
        raise BadData(field, "one-line", name=text)
    return text

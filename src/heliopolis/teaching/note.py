"""Notes: what a guide says at a table, as data. Pages draw them as a card, terminals print them as text."""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol

from heliopolis.analysis.comparing import TurnGain
from heliopolis.kernel.errors import Message
from heliopolis.table.table import Table

DONE: Final = "done"
MISSED: Final = "missed"
OUTCOMES: Final = ("", DONE, MISSED)
"""What came of it: nothing yet, what was wanted, or something else."""


class NotePicture(NamedTuple):
    """A small picture of a note: icons of the game's art, what they show, and a figure below it."""

    icons: tuple[str, ...]
    text: Message
    figure: Message | None = None


class TaskMark(NamedTuple):
    """Something to be done, and whether it is."""

    text: Message
    done: bool = False


# What a note can say, part by part ---------------------------------------------------------------------


class Pictures(NamedTuple):
    """Small pictures in a row."""

    pictures: tuple[NotePicture, ...]


class NoteRemark(NamedTuple):
    """A sentence in small print."""

    text: Message


class Tasks(NamedTuple):
    """A list of things to be done."""

    marks: tuple[TaskMark, ...]


class NoteHints(NamedTuple):
    """What is shown only on request, one after the other."""

    texts: tuple[Message, ...]
    choices: tuple[str, ...] = ()
    """The choices from where the table began that the last of the hints gives away."""


class NoteLine(NamedTuple):
    """A turn from where the table began: what it is called, its choices, and what it is worth."""

    text: Message
    choices: tuple[str, ...]
    worth: Message


class NoteReason(NamedTuple):
    """Why something is better: a sentence, and the things it leads up to."""

    text: Message
    gains: tuple[TurnGain, ...] = ()


class NoteClock(NamedTuple):
    """Until when there is time, in seconds since 1970, and how far one is."""

    until: int
    text: Message


class Record(NamedTuple):
    """The record that the browser keeps; its script fills it in."""


NotePart = Message | Pictures | NoteRemark | Tasks | NoteHints | NoteLine | NoteReason | NoteClock | Record
"""A message is an ordinary sentence."""


# The note ----------------------------------------------------------------------------------------------


class Onward(NamedTuple):
    """Where one goes from here: the kind of place, which pages know, and which of its kind."""

    kind: str
    target: str = ""
    text: Message | None = None
    """Its title, where its kind has none."""


class Suggestion(NamedTuple):
    """A click that is suggested, named as its row is, and why."""

    row: str
    reason: Message | None = None


class NoteProgress(NamedTuple):
    """The aim of it all, and which note of how many this one is: from 1 on, 0 for none."""

    aim: Message | None = None
    place: int = 0
    places: int = 0


class NoteEnding(NamedTuple):
    """What came of an exercise or a game, and where one goes from there."""

    onward: tuple[Onward, ...]
    outcome: str = ""
    """One of ``OUTCOMES``."""
    going: bool = False
    """Whether the turn in which it came out is still running, with choices left."""
    solution: tuple[NotePart, ...] = ()
    """What is shown only to those who ask."""
    close: Message | None = None
    """What the button is called that puts the note away, where that is no usual one."""


class Note(NamedTuple):
    """What the guide says at one moment."""

    name: str
    """By which it is remembered that it was read."""
    heading: Message
    parts: tuple[NotePart, ...] = ()
    """What it says, in order."""
    done: tuple[Message, ...] = ()
    """What has just been done, shown before all else."""
    things: tuple[str, ...] = ()
    """The drawn things that it speaks of, by their names on the boards."""
    suggestion: Suggestion | None = None
    rules: tuple[str, ...] = ()
    """The rules behind it."""
    progress: NoteProgress = NoteProgress()
    ending: NoteEnding | None = None
    wide: bool = False
    """Whether it is an opening or a close: it lies over the table, and is read before play continues."""

    @property
    def outcome(self) -> str:
        """What came of it, if it is an ending."""
        return self.ending.outcome if self.ending else ""

    @property
    def asks(self) -> bool:
        """Whether it asks for something to be done."""
        return any(isinstance(part, (Tasks, NoteHints, NoteClock)) for part in self.parts)


class Guide(Protocol):
    """Guides anyone who sits at a table. It knows nothing but the table, so it is the same after every reload."""

    def notes(self, table: Table, seat: int) -> tuple[Note, ...]:
        """Return the notes to show this seat now, in order; each appears once the previous one was read."""

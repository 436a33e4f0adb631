"""Notes: what a guide says at a table, as data. Pages draw them as a card, terminals print them as text."""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol

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


class NoteLine(NamedTuple):
    """A turn from where the table began: what it is called, its choices, and what it is worth."""

    text: Message
    choices: tuple[str, ...]
    worth: Message


class NoteGain(NamedTuple):
    """Something that a turn brings: its icon, if it has one, and what it is in words."""

    icon: str
    text: Message
    look: str = ""
    """The class of the game's style that gives the icon its colour, if it has none of its own."""


class NoteReason(NamedTuple):
    """Why something is better: a sentence, and the things it leads up to."""

    text: Message
    gains: tuple[NoteGain, ...] = ()


class Onward(NamedTuple):
    """Where one goes from here: the kind of place, which pages know, and which of its kind."""

    kind: str
    target: str = ""
    text: Message | None = None
    """Its title, where its kind has none."""


class Note(NamedTuple):
    """What the guide says at one moment."""

    name: str
    """By which it is remembered that it was read."""
    heading: Message
    sentences: tuple[Message, ...] = ()
    pictures: tuple[NotePicture, ...] = ()
    closing: Message | None = None
    """What is said below the pictures."""
    aim: Message | None = None
    """What it is all for, above everything else."""
    things: tuple[str, ...] = ()
    """The drawn things that it speaks of, by their names on the boards."""
    suggestion: str = ""
    """The click that is suggested, named as its row is."""
    reason: Message | None = None
    """Why that one."""
    rules: tuple[str, ...] = ()
    """The rules behind it."""
    place: int = 0
    """Which one of ``places`` it is, from 1 on."""
    places: int = 0
    tasks: tuple[TaskMark, ...] = ()
    hints: tuple[Message, ...] = ()
    """What is shown only on request, one after the other."""
    hint_choices: tuple[str, ...] = ()
    """The choices from where the table began that the last of the hints gives away."""
    lines: tuple[NoteLine, ...] = ()
    reasons: tuple[NoteReason, ...] = ()
    """Why it came out so; shown with the solution, if there is one."""
    solution: tuple[NoteLine, ...] = ()
    """The turns that are shown only to those who ask."""
    close: Message | None = None
    """What the button is called that puts it away, where that is no usual one."""
    record: bool = False
    """Whether the record that the browser keeps is shown with it."""
    outcome: str = ""
    """One of ``OUTCOMES``."""
    going: bool = False
    """Whether the turn in which it came out is still running, with choices left."""
    onward: tuple[Onward, ...] = ()
    wide: bool = False
    """Whether it is an opening or a close: it lies over the table, and is read before play continues."""
    done: tuple[Message, ...] = ()
    """What has just been done, shown before all else."""


class Guide(Protocol):
    """Guides anyone who sits at a table. It knows nothing but the table, so it is the same after every reload."""

    def notes(self, table: Table, seat: int) -> tuple[Note, ...]:
        """Return the notes to show this seat now, in order; each appears once the previous one was read."""

"""What a guide says, printed: each note once, and its tasks again whenever they change."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from heliopolis.analysis.words import line
from heliopolis.kernel.errors import Message
from heliopolis.table.table import Table
from heliopolis.teaching import lesson_guide
from heliopolis.teaching.guides import guide_of
from heliopolis.teaching.note import Note, NoteEnding, NoteLine, NotePart, NoteReason, NoteRemark, Pictures, Tasks
from heliopolis.teaching.puzzles import puzzle_guide
from heliopolis.words.voice import Voice

COMMANDS: Final = {lesson_guide.BEGIN: "learn", puzzle_guide.BEGIN: "puzzles play"}
"""The command that leads on from a note to each kind of place."""


class NotePrinter:
    """Prints the notes of a guided table; at an ordinary one it is silent."""

    def __init__(self, console: Console, voice: Voice) -> None:
        self._console: Final = console
        self._voice: Final = voice
        self._told: Final[dict[str, str]] = {}

    def outcome(self, table: Table, seat: int) -> str:
        """Return what came of what the guide wants: nothing yet, done or missed; only lessons and puzzles end so."""
        return next((note.outcome for note in self._notes(table, seat) if note.outcome), "")

    @staticmethod
    def _notes(table: Table, seat: int) -> tuple[Note, ...]:
        found = guide_of(table)
        return found.notes(table, seat) if found is not None else ()

    def tell(self, table: Table, seat: int) -> None:
        """Print what the seat has not read yet."""
        notes = self._notes(table, seat)
        begun = bool(self._told)
        for note in notes:
            text = self._text(table, note)
            seen = self._told.get(note.name)
            # An opening is read once; what it says of tasks the next note says again. A close leads on.
            if seen == text.plain or (note.wide and not note.ending and (seen is not None or begun)):
                continue
            self._told[note.name] = text.plain
            title = Text(self._voice.message(note.heading), "bold")
            self._console.print(Panel(text, title=title, title_align="left", border_style="yellow", width=88))
            if note.asks:
                break

    def _text(self, table: Table, note: Note) -> Text:
        voice, say = self._voice, self._voice.say
        lines = [f"✓ {voice.message(each)}" for each in note.done]
        for part in note.parts:
            lines += self._part(table, part)
        row = table.question.row(note.suggestion.row) if note.suggestion else None
        if note.suggestion and row is not None:
            what = voice.title(row.choice, table.state, row.number, row.face.told)
            why = voice.message(note.suggestion.reason) if note.suggestion.reason else ""
            lines.append(say("web-guide-try-why", what=what, why=why) if why else say("web-guide-try", what=what))
        if note.rules and not note.asks:
            lines.append(say("cli-learn-why", rules=" · ".join(note.rules)))
        ending = note.ending or NoteEnding(())
        for part in sorted(ending.solution, key=lambda each: isinstance(each, NoteReason)):
            lines += self._part(table, part)
        for onward in ending.onward:
            if onward.kind in COMMANDS and onward.text:
                command = f"heliopolis {COMMANDS[onward.kind]} {table.game.name} {onward.target}"
                lines.append(say("cli-learn-onward", what=voice.message(onward.text), command=command))
        return Text("\n".join(lines))

    def _part(self, table: Table, part: NotePart) -> Iterator[str]:
        """Yield the lines of one thing that a note says; terminals keep no record, and have no hints."""
        voice = self._voice
        match part:
            case Message():
                yield voice.message(part)
            case NoteRemark(text):
                yield voice.message(text)
            case Pictures(pictures):
                for picture in pictures:
                    told = voice.message(picture.text)
                    yield f"- {voice.texts.titled(told, voice.message(picture.figure)) if picture.figure else told}"
            case Tasks(marks):
                yield from (f"[{'x' if mark.done else ' '}] {voice.message(mark.text)}" for mark in marks)
            case NoteLine(text, choices, worth):
                yield voice.texts.titled(voice.message(text), voice.message(worth))
                played = [(table.at(0).seat(), name) for name in choices]
                for place, each in enumerate(line(played, table.at(0), voice, table.names), 1):
                    yield f"  {place} {each}"
            case NoteReason(text, gains):
                yield f"{voice.message(text)} {', '.join([voice.message(gain.text) for gain in gains])}".rstrip()
            case _:
                return

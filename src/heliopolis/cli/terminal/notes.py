"""What a guide says, printed: each note once, and its tasks again whenever they change."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from heliopolis.analysis.words import line
from heliopolis.table.table import Table
from heliopolis.teaching import lesson_guide
from heliopolis.teaching.guides import guide_of
from heliopolis.teaching.note import Note
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
        return next(
            (note.outcome for note in self._notes(table, seat) if note.outcome and (note.tasks or note.lines)), ""
        )

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
            if seen == text.plain or (note.wide and not note.onward and (seen is not None or begun)):
                continue
            self._told[note.name] = text.plain
            title = Text(self._voice.message(note.heading), "bold")
            self._console.print(Panel(text, title=title, title_align="left", border_style="yellow", width=88))
            if note.tasks:
                break

    def _text(self, table: Table, note: Note) -> Text:
        voice, say = self._voice, self._voice.say
        lines = [f"✓ {voice.message(each)}" for each in note.done]
        lines += [voice.message(each) for each in note.sentences]
        for picture in note.pictures:
            text = voice.message(picture.text)
            lines.append(f"- {voice.texts.titled(text, voice.message(picture.figure)) if picture.figure else text}")
        if note.closing:
            lines.append(voice.message(note.closing))
        lines += [f"[{'x' if task.done else ' '}] {voice.message(task.text)}" for task in note.tasks]
        row = table.question.row(note.suggestion)
        if row is not None:
            what = voice.title(row.choice, table.state, row.number, row.face.told)
            why = voice.message(note.reason) if note.reason else ""
            lines.append(say("web-guide-try-why", what=what, why=why) if why else say("web-guide-try", what=what))
        if note.rules and not note.tasks:
            lines.append(say("cli-learn-why", rules=" · ".join(note.rules)))
        for told in (*note.lines, *note.solution):
            choices = [(table.at(0).seat(), name) for name in told.choices]
            lines.append(voice.texts.titled(voice.message(told.text), voice.message(told.worth)))
            lines += [
                f"  {place} {each}" for place, each in enumerate(line(choices, table.at(0), voice, table.names), 1)
            ]
        for reason in note.reasons:
            gains = [voice.message(gain.text) for gain in reason.gains]
            lines.append(f"{voice.message(reason.text)} {', '.join(gains)}".rstrip())
        for onward in note.onward:
            if onward.kind in COMMANDS and onward.text:
                command = f"heliopolis {COMMANDS[onward.kind]} {table.game.name} {onward.target}"
                lines.append(say("cli-learn-onward", what=voice.message(onward.text), command=command))
        return Text("\n".join(lines))

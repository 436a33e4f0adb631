"""Replay: a journal is read by playing it again, and every word is checked on the way.

A journal of an older version of the rules is played by the present rules for as long as they lead through the same
choices. If they lead all the way, it is as good as any other, except that its key cannot be compared, since a key names
the version too. If they do not, the game can still be looked through: ``look_through`` has the rest as it was written.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from heliopolis.kernel.errors import HeliopolisError
from heliopolis.kernel.journals.journal import Journal
from heliopolis.kernel.journals.notation import Ply
from heliopolis.kernel.journals.written import END, FindGame, Values, followed, written_journal


class RecordedGame:
    """A journal to be looked through: all its plies as written, and how far the present rules lead through them."""

    def __init__(self, text: str, rules: int, journal: Journal, plies: list[Ply], fault: str, closing: str) -> None:
        self.text: Final = text
        self.rules: Final = rules
        """The version of the rules it was played by."""
        self.journal: Final = journal
        """What the present rules lead through."""
        self.plies: Final = plies
        self.fault: Final = fault
        """What the present rules say where they do not lead on; empty where they lead all the way."""
        self.closing: Final = closing
        """The last line, as written."""

    @property
    def older(self) -> bool:
        """Whether it was played by an older version of the rules."""
        return self.rules != self.journal.game.version

    @property
    def totals(self) -> list[int]:
        """The final scores, as written; none of a game that was running."""
        end = END.match(self.closing)
        return [int(total) for total in end[2].split()] if end and end[2] else []


def read_journal(text: str, find_game: FindGame, components: Values = None) -> Journal:
    """Return the journal of a text or JSON form, replayed and checked word by word."""
    steps = replay(text, find_game, components)
    journal = next(steps)
    for _ in steps:
        pass
    return journal


def replay(text: str, find_game: FindGame, components: Values = None) -> Iterator[Journal]:
    """Yield the journal of a text or JSON form while it is replayed: at its beginning, and again after every ply."""
    form = written_journal(text, find_game)
    journal = form.open(components)
    yield journal
    try:
        yield from form.play(journal)
    except HeliopolisError as error:
        if form.older:
            raise form.departs(journal, form.written(journal.state.seats)) from error
        raise


def look_through(text: str, find_game: FindGame, components: Values = None) -> RecordedGame:
    """Return the game in a journal: word by word under these rules; under older ones, as far as these lead."""
    form = written_journal(text, find_game)
    journal = form.open(components)
    fault = ""
    try:
        for _ in form.play(journal):
            pass
    except HeliopolisError as error:
        if not form.older:
            raise
        fault = str(error)
    plies = form.written(journal.state.seats)
    if fault:
        form.check_end(plies, journal.state.seats)
        journal.undo(len(journal.plies) - followed(journal, plies))
    return RecordedGame(text, form.rules, journal, plies, fault, form.closing)

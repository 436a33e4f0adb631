"""The guide of a game of the day: silent until it is over, then it leads to everyone’s results."""

from __future__ import annotations

from datetime import date
from typing import Final, NamedTuple

from heliopolis.kernel.errors import message
from heliopolis.table.table import Table
from heliopolis.teaching.note import DONE, Note, NoteEnding, Onward

NAME: Final = "daily"


class DailyGuide(NamedTuple):
    """Leads on from a game of that day."""

    day: str

    def notes(self, table: Table, seat: int) -> tuple[Note, ...]:
        """Return nothing while the game runs."""
        result = table.result()
        if result is None or not table.seats[seat].human or not table.history.over():
            return ()
        onward = (Onward(NAME, self.day, message("daily-to-results")), Onward("end"))
        told = message("daily-over-told", points=result.totals[seat])
        return (Note(f"{NAME}/{self.day}", message("daily-over"), (told,), ending=NoteEnding(onward, DONE)),)


def guide_name(day: date) -> str:
    """Return what the header of a table calls its guide."""
    return f"{NAME}:{day}"


def daily_guide(name: str, _: Table) -> DailyGuide:
    """Return the guide of a table that was made for a day."""
    return DailyGuide(name)

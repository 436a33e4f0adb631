"""Views of a table for a page: what happened, how everybody stands, what is still to come."""

from __future__ import annotations

from typing import NamedTuple

from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.state import Score
from heliopolis.table.record import Entry
from heliopolis.table.table import Table


class Standing(NamedTuple):
    """The points of a seat so far, and its score sheet as if the game ended now."""

    points: int
    projection: Score


def log(table: Table, since: int = -1) -> list[Entry]:
    """The entries that came after that version; all of them, with what came before the first question, if none is."""
    return [entry for entry in table.record.entries if entry.version > since]


def turns(table: Table) -> list[list[Entry]]:
    """The entries by turn, the earliest first."""
    found: list[list[Entry]] = []
    for entry in table.record.entries:
        if not found or found[-1][-1].turn != entry.turn:
            found.append([])
        found[-1].append(entry)
    return found


def last_turn(table: Table) -> list[Entry]:
    """The last turn of a player before the running one, and what the table did after it."""
    now = table.record.entries[-1].turn if table.record.held is not None else table.state.turn
    told = [turn for turn in turns(table) if turn[0].turn < now]
    for place in range(len(told) - 1, -1, -1):
        if told[place][0].whose != CHANCE:
            return [entry for turn in told[place:] for entry in turn]
    return []


def agenda(table: Table) -> list[tuple[int, str]]:
    """What is still to come in this turn, the open question first: who is asked, and the prompt."""
    return table.state.agenda()


def scores(table: Table) -> list[Standing]:
    """How every seat stands."""
    state = table.state
    return [Standing(sum(points), projection) for points, projection in zip(state.points, state.scores(), strict=True)]


def points(table: Table) -> list[list[dict[str, int]]]:
    """Points over time: after every entry, for every seat, the points so far by reason."""
    reasons = [reason.name for reason in table.game.reasons]
    sheets = _first_sheets(table)
    rows: list[list[dict[str, int]]] = []
    for entry in table.record.entries:
        for event in entry.told:
            if event[0] == "score":
                _, seat, reason, gained = map(int, (0, *event[1:]))
                sheet = sheets[seat]
                # A new sheet, so that rows without a change can share theirs.
                sheets[seat] = {**sheet, reasons[reason]: sheet.get(reasons[reason], 0) + gained}
        rows.append(list(sheets))
    return rows


def _first_sheets(table: Table) -> list[dict[str, int]]:
    """The points that a table began with, which plays on from a position."""
    start = table.header.start
    if start is None:
        return [{} for _ in table.seats]
    names = {reason.name for reason in table.game.reasons}
    kept = start["points"]
    assert isinstance(kept, list)
    return [{name: number for name, number in sheet.items() if name in names} for sheet in kept]


def news(table: Table, seat: int) -> list[Entry]:
    """What happened since the seat last looked, or else since its last choice; it has looked now."""
    own = [entry.version for entry in table.record.entries if entry.seat == seat]
    seen = table.looks.get(seat, own[-1] if own else -1)
    table.looks[seat] = table.version
    return log(table, seen)

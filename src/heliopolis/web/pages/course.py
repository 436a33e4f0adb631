"""The course of a game: what every position was worth turn by turn, where it turned, and what answered that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.chip import Chip, together
from heliopolis.kernel.event import Event
from heliopolis.kernel.game import Score
from heliopolis.kernel.journals.journal import Journal
from heliopolis.table.preview import without_final_scoring

LEFT: Final = 0.75
"""Of the lead at most so much is left by a turn that answers."""


class Waypoint(NamedTuple):
    """The beginning of a turn, or the end of the game: what everybody had, were the game over there."""

    ply: int
    """How many plies of the journal came before."""
    seat: int
    """Whose turn begins."""
    round: int
    sheets: list[dict[str, int]]
    """For each seat the points by reason."""

    def total(self, seat: int) -> int:
        """All points of a seat."""
        return sum(self.sheets[seat].values())

    def lead(self, seat: int) -> int:
        """How far a seat is ahead of the best other one, if there is one."""
        others = [self.total(other) for other in range(len(self.sheets)) if other != seat]
        return self.total(seat) - max(others, default=0)


class TurnTold(NamedTuple):
    """A turn and what it brought its seat: points and lead before and after, for what, and all of it as chips."""

    place: int
    """Which waypoint it begins at."""
    seat: int
    round: int
    ply: int
    points: tuple[int, int]
    leads: tuple[int, int]
    gains: list[tuple[str, int]]
    """The reasons for which points were gained, the largest first."""
    chips: list[Chip]


def waypoints(journal: Journal) -> list[Waypoint]:
    """The beginnings of all turns, and the end."""
    state, game = journal.at(0), journal.game
    found: list[Waypoint] = []
    turn, rounds = -1, 0
    for place, ply in enumerate(journal.plies):
        if state.turn != turn:
            turn = state.turn
            rounds = max(rounds, game.round_of(state))
            found.append(Waypoint(place, state.turn_seat, rounds, _sheets(state.scores())))
        state.play(state.choice(ply.choice))
    found.append(Waypoint(len(journal.plies), CHANCE, rounds, _sheets(state.scores())))
    return found


def _sheets(scores: Sequence[Score]) -> list[dict[str, int]]:
    sheets: list[dict[str, int]] = []
    for score in scores:
        sheet: dict[str, int] = {}
        for line in score.lines:
            sheet[line.reason] = sheet.get(line.reason, 0) + line.points
        sheets.append(sheet)
    return sheets


def turning_point(course: Sequence[Waypoint], winner: int) -> int | None:
    """The turn in which the lead of the later winner grew most, by its place."""
    return _largest(course, range(len(course) - 1), winner, 1)


def strongest_answer(course: Sequence[Waypoint], winner: int, since: int) -> int | None:
    """The later turn of another seat in which that lead shrank most, if it took a good part of it."""
    others = [place for place in range(since + 1, len(course) - 1) if course[place].seat != winner]
    place = _largest(course, others, winner, -1)
    if place is None:
        return None
    before, after = course[place].lead(winner), course[place + 1].lead(winner)
    return place if after <= LEFT * before else None


def _largest(course: Sequence[Waypoint], places: Sequence[int], winner: int, sign: int) -> int | None:
    swings = [
        (sign * (course[place + 1].lead(winner) - course[place].lead(winner)), -place)
        for place in places
        if course[place].seat >= 0
    ]
    most, place = max(swings, default=(0, 0))
    return -place if most > 0 else None


def turn_told(journal: Journal, course: Sequence[Waypoint], place: int) -> TurnTold:
    """What a turn brought its seat."""
    begin, end = course[place], course[place + 1]
    seat, state = begin.seat, journal.at(begin.ply)
    first, events = state.copy(), list[Event]()
    for ply in journal.plies[begin.ply : end.ply]:
        events += state.play(state.choice(ply.choice))
    before, after = begin.sheets[seat], end.sheets[seat]
    grown = [(reason, points - before.get(reason, 0)) for reason, points in after.items()]
    return TurnTold(
        place,
        seat,
        begin.round,
        begin.ply,
        (begin.total(seat), end.total(seat)),
        (begin.lead(seat), end.lead(seat)),
        sorted([each for each in grown if each[1] > 0], key=lambda each: -each[1]),
        together(journal.game.looks().chips(first, without_final_scoring(events, state), state, seat)),
    )

"""A game that can be shown at any ply, and what each of its turns was worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from heliopolis.analysis.judging import at_a_glance
from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.chip import Chip, together
from heliopolis.kernel.event import Event
from heliopolis.kernel.game import Game, State
from heliopolis.kernel.journals.journal import Journal
from heliopolis.kernel.journals.notation import Ply
from heliopolis.kernel.journals.replay import RecordedGame
from heliopolis.table.clicks import without_final_scoring
from heliopolis.table.stills import GameStory
from heliopolis.table.table import Table
from heliopolis.table.turn_summaries import TurnSummary
from heliopolis.web.server.addresses import url_for


@dataclass(eq=False)
class Timeline:
    """The plies of a game, and the position after each as far as the present rules lead."""

    journal: Journal
    names: tuple[str, ...]
    plies: Sequence[Ply]
    """The opening, which is ply 0, and all plies: ``plies[n]`` is ply n."""
    position: Callable[[int], State]
    """Returns the position after a ply that is known."""
    recorded: RecordedGame | None = None
    """The journal that was opened, as it was written."""
    lost: Sequence[int] = ()
    """The seats that lost on time."""
    kind: str = "j"
    """``t`` for a table, ``j`` for a journal that was opened: part of its addresses."""
    name: str = ""

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.journal.game

    @property
    def is_table(self) -> bool:
        """Whether it is a table, which one can go back to."""
        return self.kind == "t"

    def address(self, page: str, **values: str) -> str:
        """Return where a page of the game is."""
        return url_for(page, kind=self.kind, name=self.name, **values)

    def replay(self, ply: int) -> str:
        """Return where the game is shown at a ply."""
        return f"{self.address('replay')}?ply={ply}"

    @property
    def home(self) -> str:
        """Where the game belongs: its table, or the lobby."""
        return url_for("table", table=self.name) if self.is_table else url_for("lobby")

    def at(self, ply: int) -> State:
        """Return the position after a ply, or the last one before it that is known."""
        return self.position(min(ply, self.known))

    @property
    def known(self) -> int:
        """The last ply whose position is known."""
        return self.last if self.recorded is None else len(self.recorded.journal.plies)

    @property
    def last(self) -> int:
        """The number of the last ply."""
        return self.plies[-1].number

    @property
    def base(self) -> int:
        """The last ply that other rules played: the journal begins after it."""
        return self.last - len(self.journal.plies) if self.recorded is None else 0

    @property
    def played(self) -> GameStory:
        """The game as far as the present rules lead."""
        return GameStory(self.plies[: self.known + 1], self.at, self.names, self.base)

    def turns(self) -> list[TurnSummary[Ply]]:
        """Return all turns that say something; where the present rules do not lead, every ply by itself."""
        told = self.played.turns(self.game)
        return told + [TurnSummary(ply.seat, ply, ply, ()) for ply in self.plies[self.known + 1 :]]


def timeline_of_table(table: Table, names: tuple[str, ...]) -> Timeline:
    """Return the timeline of a table up to now."""
    lost, plies = list(table.history.lost()), list(table.history.plies)
    return Timeline(table.journal(), names, plies, table.at, lost=lost, kind="t", name=table.id)


def timeline_of_record(recorded: RecordedGame, name: str = "") -> Timeline:
    """Return the timeline of a journal: what the present rules lead through, then the rest as it was written."""
    journal = recorded.journal
    plies = [*journal.history(), *recorded.plies[len(journal.plies) :]]
    return Timeline(journal, tuple(journal.players), plies, journal.at, recorded, name=name)


LEFT: Final = 0.75
"""How much of the chance, or of the lead, a turn that answers may leave."""


LEAST: Final = 0.05
"""A turn in which the chance changes by less has turned nothing."""


class Waypoint(NamedTuple):
    """The beginning of a turn, or the end of the game: what everyone had, were the game over there."""

    ply: int
    """How many plies of the journal came before."""
    seat: int
    """Whose turn begins."""
    round: int
    sheets: list[dict[str, int]]
    """For each seat the points by reason."""
    chances: list[float]
    """For each seat the chance of winning; empty where nothing was learned about the game as it is played."""

    def total(self, seat: int) -> int:
        """Return all points of a seat."""
        return sum(self.sheets[seat].values())

    def lead(self, seat: int) -> int:
        """Return how far a seat is ahead of the best other one, if there is one."""
        others = [self.total(other) for other in range(len(self.sheets)) if other != seat]
        return self.total(seat) - max(others, default=0)

    def standing(self, seat: int) -> float:
        """Return how well a seat stands: its chance of winning, or its lead where that is not known."""
        return self.chances[seat] if self.chances else float(self.lead(seat))


class TurnReview(NamedTuple):
    """A turn and what it brought its seat: points, lead and chance before and after, for what, and all of it as chips.

    The chances are not there where nothing was learned about the game as it is played.
    """

    place: int
    """Which waypoint it begins at."""
    seat: int
    round: int
    ply: int
    points: tuple[int, int]
    leads: tuple[int, int]
    chances: tuple[float, float] | None
    gains: list[tuple[str, int]]
    """The reasons for which points were gained, the largest first."""
    chips: list[Chip]


def waypoints(journal: Journal) -> list[Waypoint]:
    """Return the beginnings of all turns, and the end."""
    state, game = journal.at(0), journal.game
    found: list[Waypoint] = []
    turn, rounds = -1, 0
    for place, ply in enumerate(journal.plies):
        if state.turn != turn:
            turn = state.turn
            rounds = max(rounds, game.round_of(state))
            found.append(_waypoint(place, state.turn_seat, rounds, state))
        state.play(state.choice(ply.choice))
    found.append(_waypoint(len(journal.plies), CHANCE, rounds, state))
    return found


def _waypoint(place: int, seat: int, rounds: int, state: State) -> Waypoint:
    outlook = at_a_glance(state)
    return Waypoint(place, seat, rounds, _sheets(state), [] if outlook is None else outlook.chances)


def _sheets(state: State) -> list[dict[str, int]]:
    sheets: list[dict[str, int]] = []
    for score in state.scores():
        sheet: dict[str, int] = {}
        for line in score.lines:
            sheet[line.reason] = sheet.get(line.reason, 0) + line.points
        sheets.append(sheet)
    return sheets


def turning_point(course: Sequence[Waypoint], winner: int) -> int | None:
    """Return the turn in which the chance of the later winner grew most, by its place.

    Where none is known, the lead.
    """
    return _largest(course, range(len(course) - 1), winner, 1)


def strongest_answer(course: Sequence[Waypoint], winner: int, since: int) -> int | None:
    """Return the later turn of another seat in which the same shrank most, if it took a good part of it."""
    others = [place for place in range(since + 1, len(course) - 1) if course[place].seat != winner]
    place = _largest(course, others, winner, -1)
    if place is None:
        return None
    before, after = course[place].standing(winner), course[place + 1].standing(winner)
    return place if after <= LEFT * before else None


def _largest(course: Sequence[Waypoint], places: Sequence[int], winner: int, sign: int) -> int | None:
    swings = [
        (sign * (course[place + 1].standing(winner) - course[place].standing(winner)), -place)
        for place in places
        if course[place].seat >= 0
    ]
    most, place = max(swings, default=(0.0, 0))
    return -place if most > (LEAST if course[0].chances else 0.0) else None


def review_turn(journal: Journal, course: Sequence[Waypoint], place: int) -> TurnReview:
    """Return what a turn brought its seat."""
    begin, end = course[place], course[place + 1]
    seat, state = begin.seat, journal.at(begin.ply)
    first, events = state.copy(), list[Event]()
    for ply in journal.plies[begin.ply : end.ply]:
        events += state.play(state.choice(ply.choice))
    before, after = begin.sheets[seat], end.sheets[seat]
    grown = [(reason, points - before.get(reason, 0)) for reason, points in after.items()]
    return TurnReview(
        place,
        seat,
        begin.round,
        begin.ply,
        (begin.total(seat), end.total(seat)),
        (begin.lead(seat), end.lead(seat)),
        (begin.chances[seat], end.chances[seat]) if begin.chances else None,
        sorted([each for each in grown if each[1] > 0], key=lambda each: -each[1]),
        together(journal.game.looks().chips(first, without_final_scoring(events, state), state, seat)),
    )

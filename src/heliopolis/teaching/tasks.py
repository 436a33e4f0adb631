"""Tasks: what a lesson asks for, as small questions to what happened. The vocabulary is closed and known to no game.

A task is one of these, as a table of TOML (docs/contributing/add-a-lesson.md has examples):

- ``event``: at least so many events (``least``) of those that ``events.py`` describes; with ``sum`` one of their
  numbers is added up instead; ``within`` a ``turn`` or a ``choice`` only what comes together counts.
- ``points``: the score sheet, as if the game ended now, has risen by as much; only its lines of ``reasons``, if given.
- ``at``: what the saved position has there is at ``least``, at ``most`` or ``is`` that, or rose by ``gain``.
- ``all``, ``any``, ``some`` (``least`` of them): other tasks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from heliopolis.kernel.event import Event
from heliopolis.kernel.game import Game, State
from heliopolis.kernel.journals.notation import Ply
from heliopolis.kernel.reading import Reader
from heliopolis.teaching.events import FIELDS as EVENT_FIELDS
from heliopolis.teaching.events import numbers_of, read_event_test

WITHIN: Final = ("lesson", "turn", "choice")
SEAT: Final = "me"
"""Stands for the player's own seat in the path of ``at``."""


class Happened(NamedTuple):
    """What was played since the lesson began, and where it led."""

    start: State
    now: State
    plies: Sequence[Ply]
    seat: int


class Reached(NamedTuple):
    """How far a task is done."""

    have: int
    need: int
    lacking: tuple[int, int] = (0, 0)
    """Of several things together, the one that is not done: how much of it there is, and is needed."""

    @property
    def figures(self) -> tuple[int, int]:
        """How much there is and is needed, of what can be counted."""
        return self.lacking if self.lacking[1] > 1 else (self.have, self.need)

    @property
    def done(self) -> bool:
        return self.have >= self.need


Task = Callable[[Happened], Reached]
"""How far what happened fulfils it."""


def read_task(row: Reader, game: Game) -> Task:
    """Return the task of a table of TOML; anything unknown is refused with the field at fault."""
    kind = next((kind for kind in READERS if row.has(kind)), "")
    if not kind:
        raise row.wrong("one-of", known=", ".join(READERS), value=", ".join(row.keys()))
    return READERS[kind](row, game)


# Events ------------------------------------------------------------------------------------------------


def _read_event(row: Reader, game: Game) -> Task:
    row.only(*EVENT_FIELDS, "least", "sum", "within")
    test = read_event_test(row, game)
    added = row["sum"].one_of(game.wording.events[test.kinds[0]]) if row.has("sum") else -1
    least = row.get("least", 1).integer(1)
    within = WITHIN[row["within"].one_of(WITHIN)] if row.has("within") else WITHIN[0]

    def counted(event: Event, seat: int) -> int:
        return (numbers_of(event)[added] if added >= 0 else 1) if test.fits(event, seat) else 0

    def reached(happened: Happened) -> Reached:
        sums: dict[int, int] = {}
        for ply in happened.plies:
            together = {"lesson": 0, "turn": ply.turn, "choice": ply.number}[within]
            found = sum(counted(event, happened.seat) for event in ply.events)
            sums[together] = sums.get(together, 0) + found
        return Reached(max([0, *sums.values()]), least)

    return reached


# Points ------------------------------------------------------------------------------------------------


def _read_points(row: Reader, game: Game) -> Task:
    row.only("points", "reasons")
    need = row["points"].integer(1)
    known = [reason.name for reason in game.reasons]
    reasons = [known[each.one_of(known)] for each in row["reasons"].items()] if row.has("reasons") else []

    def total(state: State, seat: int) -> int:
        lines = state.scores()[seat].lines
        return sum(line.points for line in lines if not reasons or line.reason in reasons)

    def reached(happened: Happened) -> Reached:
        return Reached(total(happened.now, happened.seat) - total(happened.start, happened.seat), need)

    return reached


# The position ------------------------------------------------------------------------------------------


def _read_at(row: Reader, _game: Game) -> Task:
    row.only("at", "least", "most", "is", "gain")
    path = row["at"].string()
    tests = [name for name in ("least", "most", "is", "gain") if row.has(name)]
    if len(tests) != 1:
        raise row.wrong("one-of", known="least, most, is, gain", value=", ".join(tests))
    test = tests[0]
    wanted = row["is"].value if test == "is" else row[test].integer()

    def reached(happened: Happened) -> Reached:
        now = _found(happened.now, path, happened.seat)
        if test == "is":
            return Reached(int(now == wanted), 1)
        assert isinstance(wanted, int)
        if test == "most":
            return Reached(int(_amount(now) <= wanted), 1)
        before = _amount(_found(happened.start, path, happened.seat)) if test == "gain" else 0
        return Reached(_amount(now) - before, wanted)

    return reached


def _found(state: State, path: str, seat: int) -> object:
    """Return what a position has at the end of a path through its saved form; None if it leads nowhere."""
    value: object = state.to_dict()
    for name in path.split("/"):
        key = str(seat) if name == SEAT else name
        if isinstance(value, Mapping):
            value = value.get(key)
        elif isinstance(value, list) and key.isdecimal() and int(key) < len(value):
            value = value[int(key)]
        else:
            return None
    return value


def _amount(value: object) -> int:
    """Return a number as it is, of anything else how many there are."""
    if isinstance(value, int):
        return int(value)
    return len(value) if isinstance(value, (list, Mapping)) else 0


# Several -----------------------------------------------------------------------------------------------


def _read_all(row: Reader, game: Game) -> Task:
    tasks = [read_task(each, game) for each in row.only("all")["all"].items()]

    def reached(happened: Happened) -> Reached:
        # Half of what belongs together is nothing yet.
        parts = [task(happened) for task in tasks]
        lacking = [part.figures for part in parts if not part.done and part.figures[1] > 1]
        return Reached(int(all(part.done for part in parts)), 1, lacking[0] if lacking else (0, 0))

    return reached


def _read_any(row: Reader, game: Game) -> Task:
    return _some([read_task(each, game) for each in row.only("any")["any"].items()], 1)


def _read_some(row: Reader, game: Game) -> Task:
    tasks = [read_task(each, game) for each in row.only("some", "least")["some"].items()]
    return _some(tasks, row["least"].integer(1, len(tasks)))


def _some(tasks: Sequence[Task], least: int) -> Task:
    def reached(happened: Happened) -> Reached:
        return Reached(sum(task(happened).done for task in tasks), least)

    return reached


READERS: Final[dict[str, Callable[[Reader, Game], Task]]] = {
    "event": _read_event,
    "points": _read_points,
    "at": _read_at,
    "all": _read_all,
    "any": _read_any,
    "some": _read_some,
}

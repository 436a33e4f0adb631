"""Progress in lessons and puzzles: what browsers send of it, checked, and how what several hold becomes one."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from heliopolis.kernel.errors import BadData, quote
from heliopolis.kernel.reading import NotJson, Reader, parse_json
from heliopolis.table.header import Plain
from heliopolis.web.server.errors import BadForm

PROGRESS_BYTES: Final = 128 * 1024
"""All that a browser may send: some two thousand puzzles."""
MOST_NAMES: Final = 4000
"""Lessons or puzzles that are remembered of one player; there are far fewer."""
MOST_DAYS: Final = 400
FIRST_RATING: Final = 1000
"""Of someone who has solved no puzzle yet."""
WIDEST_RATING: Final = 9999
"""No rating is further from nothing."""
_NAME: Final = re.compile(r"[A-Za-z0-9_./:-]{1,80}\Z")
_THEMES: Final = re.compile(r"[A-Za-z0-9_., +-]{0,120}\Z")
_DAY: Final = re.compile(r"[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}\Z")


class Progress(NamedTuple):
    """What someone has learned, by names as pages have them, the latest last."""

    learnt: tuple[str, ...] = ()
    """Lessons."""
    guided: tuple[str, ...] = ()
    """Games whose guided first game they have played."""
    tried: tuple[str, ...] = ()
    """Puzzles."""
    solved: Mapping[str, str] = {}
    """Puzzles with their themes."""
    days: tuple[str, ...] = ()
    """Days on which they solved one."""
    rating: int = FIRST_RATING
    rush: Mapping[str, int] = {}
    """The most puzzles solved in a rush, by game."""

    def to_dict(self) -> Plain:
        """Return the progress as the store and the shelves of browsers keep it."""
        puzzles = {"rating": self.rating, "tried": dict.fromkeys(self.tried, 1), "solved": dict(self.solved)}
        puzzles |= {"days": [*self.days], "rush": dict(self.rush)}
        return {"learnt": list(self.learnt), "guided": list(self.guided), "puzzles": puzzles}

    def with_more(self, more: Progress) -> Progress:
        """Return the progress of two browsers in one: nothing is lost.

        What puzzles changed about the rating adds up, unless all of them were known already: then it was sent earlier.
        """
        news = set(more.tried) - set(self.tried)
        return Progress(
            _union("learnt", self.learnt, more.learnt),
            _union("guided", self.guided, more.guided),
            _union("tried", self.tried, more.tried),
            {name: {**self.solved, **more.solved}[name] for name in _union("solved", self.solved, more.solved)},
            tuple(sorted({*self.days, *more.days}, key=_when)[-MOST_DAYS:]),
            max(-WIDEST_RATING, min(WIDEST_RATING, self.rating + (more.rating - FIRST_RATING if news else 0))),
            {
                name: max(self.rush.get(name, 0), more.rush.get(name, 0))
                for name in _union("rush", self.rush, more.rush)
            },
        )


class SentProgress(NamedTuple):
    """What a browser sends: whose progress it last held, what is new in it, and whether lessons are to be forgotten."""

    player: str
    news: Progress
    forgets: bool


def read_progress(saved: object) -> Progress:
    """Read the progress that ``to_dict`` wrote, here or in a browser; what is missing has not begun."""
    told = Reader(saved, "progress")
    puzzles = _part(told, "puzzles", {})
    solved, rush = _part(puzzles, "solved", {}), _part(puzzles, "rush", {})
    return Progress(
        _checked("learnt", _part(told, "learnt", []).strings(), _NAME),
        _checked("guided", _part(told, "guided", []).strings(), _NAME),
        _checked("tried", _part(puzzles, "tried", {}).keys(), _NAME),
        {
            name: _checked("solved", [solved[name].string()], _THEMES)[0]
            for name in _checked("solved", solved.keys(), _NAME)
        },
        _checked("days", _part(puzzles, "days", []).strings(), _DAY),
        _part(puzzles, "rating", FIRST_RATING).integer(-WIDEST_RATING, WIDEST_RATING),
        {name: rush[name].integer(0, MOST_NAMES) for name in _checked("rush", rush.keys(), _NAME)},
    )


def read_sent(body: bytes) -> SentProgress:
    """Return what a browser sent."""
    try:
        told = Reader(parse_json(body), "progress")
    except NotJson:
        raise BadForm("form") from None
    return SentProgress(told["player"].string(), read_progress(told["news"].value), told["forgets"].boolean())


def _part(told: Reader, name: str, otherwise: object) -> Reader:
    return told[name] if told.has(name) else Reader(otherwise, name)


def _checked(field: str, names: Sequence[str], pattern: re.Pattern[str]) -> tuple[str, ...]:
    if len(names) > MOST_NAMES:
        raise BadData(field, "most-entries", most=MOST_NAMES, number=len(names))
    wrong = next((name for name in names if not pattern.match(name)), None)
    if wrong is not None:
        raise BadData(field, "strange-name", value=quote(wrong))
    return tuple(dict.fromkeys(names))


def _union(field: str, one: Iterable[str], other: Iterable[str]) -> tuple[str, ...]:
    return _checked(field, tuple(dict.fromkeys([*one, *other])), _NAME)


def _when(day: str) -> tuple[int, ...]:
    return tuple(int(part) for part in day.split("-"))

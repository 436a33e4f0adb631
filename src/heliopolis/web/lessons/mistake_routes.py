"""Mistakes to try again: those of one game, and all that reviews have found in the visitor's games, by theme."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from starlette.responses import RedirectResponse, Response

from heliopolis.analysis import Review
from heliopolis.analysis.grades import GRADES, INACCURACY
from heliopolis.analysis.reviews import CostlyTurn
from heliopolis.kernel.errors import UnknownName
from heliopolis.teaching.puzzles.mistakes import ALL, GAME, Mistake, can_try_again, guide_name, puzzle_of, read_mistake
from heliopolis.web.common.page import answer
from heliopolis.web.common.players import MIDDLING, names_at
from heliopolis.web.lessons.routes import Exercise, begin
from heliopolis.web.replay.review import grade_mark
from heliopolis.web.replay.routes import KINDS, timeline_at
from heliopolis.web.replay.timeline import Timeline, timeline_of_table
from heliopolis.web.server.addresses import url_for
from heliopolis.web.visit import Visit, get, post
from heliopolis.words.voice import capital, voice_of

MOST_GAMES: Final = 40
"""The number of games whose mistakes are listed, the newest first."""


class FoundMistake(NamedTuple):
    """A mistake that a review found."""

    timeline: Timeline
    turn: CostlyTurn
    themes: Sequence[str]

    def address(self, among: str) -> str:
        """Return the mistake as addresses have it."""
        return Mistake(self.timeline.kind, self.timeline.name, self.turn.ply, among).address()


def _review(visit: Visit, timeline: Timeline) -> Review | None:
    """Return the review of a game, if there is one by the present rules, and its mistakes can be tried again."""
    if timeline.known < timeline.last or timeline.at(timeline.last).todo or not can_try_again(timeline.journal):
        return None
    status = visit.context.analyses.status(timeline.name, timeline.journal)
    return status.found if status.part is None else None


def _in_order(review: Review) -> list[CostlyTurn]:
    return sorted([turn for turn in review.costly if turn.cost >= GRADES[INACCURACY]], key=lambda turn: turn.ply)


async def _own(visit: Visit) -> list[FoundMistake]:
    """Return the visitor's mistakes, those of the newest games first."""
    found: list[FoundMistake] = []
    for name in visit.tables()[: -MOST_GAMES - 1 : -1]:
        table = await visit.context.listed(name)
        if table is None or not table.history.over() or not table.history.begun:
            continue
        mine, timeline = visit.mine_at(table), timeline_of_table(table, names_at(table, visit.say))
        review = _review(visit, timeline)
        turns = [turn for turn in _in_order(review) if turn.seat in mine] if review else []
        found += [FoundMistake(timeline, turn, puzzle_of(timeline.journal, turn).themes) for turn in turns]
    return found


async def mistakes(visit: Visit) -> Response:
    """Show the visitor's mistakes by theme."""
    own = await _own(visit)
    themes: dict[tuple[str, str], list[FoundMistake]] = {}
    for each in own:
        voice = voice_of(each.timeline.game, visit.language)
        for theme in each.themes[:1]:
            title = visit.say.texts.titled(voice.name("game"), capital(voice.say(f"puzzle-theme-{theme}")))
            themes.setdefault((theme, title), []).append(each)
    page = visit.page(visit.say("mistakes-head"), "lobby learning", ("puzzles.css",))
    shown = page.show(
        "lessons/mistakes.html", own=own, themes=sorted(themes.items(), key=lambda each: -len(each[1])), every=ALL,
        grade=lambda each: grade_mark(each.turn.grade, voice_of(each.timeline.game, visit.language)),
    )  # fmt: skip
    return answer(shown)


async def begin_mistake(visit: Visit) -> Response:
    """Return a table at which a mistake is tried again."""
    told, timeline, review = await _mistake(visit)
    turn = next((turn for turn in _in_order(review) if turn.ply == told.ply), None)
    if turn is None:
        raise UnknownName("no-page")
    puzzle = puzzle_of(timeline.journal, turn)
    guide = guide_name(puzzle, told.address(), await _following(visit, told, review))
    origin = f"mistake {told.name} ply {told.ply}"
    return await begin(
        visit, Exercise(puzzle.position(timeline.game), puzzle.seat, MIDDLING, origin, guide, hints=False)
    )


async def _following(visit: Visit, told: Mistake, review: Review) -> str:
    """Return the address of the mistake after one; after the last, the first, and none if there is no other."""
    if told.among == GAME:
        turns = _in_order(review)
        seat = next(turn.seat for turn in turns if turn.ply == told.ply)
        listed = [told._replace(ply=turn.ply).address() for turn in turns if turn.seat == seat]
    else:
        own = [each for each in await _own(visit) if told.among in (ALL, *each.themes[:1])]
        listed = [each.address(told.among) for each in own]
    place = listed.index(told.address()) + 1 if told.address() in listed else 0
    following = listed[place % len(listed)] if listed else ""
    return following if following != told.address() else ""


async def _mistake(visit: Visit) -> tuple[Mistake, Timeline, Review]:
    told = read_mistake(visit.given["mistake"])
    if told is None or told.kind not in KINDS:
        raise UnknownName("no-page")
    timeline = await timeline_at(visit, told.kind, told.name)
    review = _review(visit, timeline)
    if review is None:
        raise UnknownName("no-page")
    return told, timeline, review


async def back(visit: Visit) -> Response:
    """Lead back to where a mistake was chosen: the review, or all mistakes."""
    told, timeline, _ = await _mistake(visit)
    return RedirectResponse(timeline.address("analysis") if told.among == GAME else url_for("mistakes"), 303)


ROUTES: Final = [get("mistakes", mistakes), get("again", back), post("again", begin_mistake)]

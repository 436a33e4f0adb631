"""Puzzle rush: the page where it begins, its tables, one after the other, and what came of it."""

from __future__ import annotations

import secrets
from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from heliopolis.kernel.errors import UnknownName
from heliopolis.teaching.materials import shelf_of
from heliopolis.teaching.puzzles.rush import MISSES, RIGHT, SECONDS, FirstChoice, RushRun, origin, run_of
from heliopolis.web.common.page import answer
from heliopolis.web.common.players import MIDDLING
from heliopolis.web.lessons.routes import PUZZLE_FILES, Exercise, begin, puzzle_game, puzzle_games
from heliopolis.web.server.errors import NotAllowed
from heliopolis.web.visit import Visit, get, post, to_page
from heliopolis.words.voice import voice_of

RUSH_FILES: Final = (*PUZZLE_FILES, "rush.js")


async def rush(visit: Visit) -> Response:
    """Show what it is."""
    game = puzzle_game(visit)
    voice = voice_of(game, visit.language)
    page = visit.page(voice.say("rush-of", game=voice.name("game")), "lobby learning", RUSH_FILES)
    figures = {"minutes": SECONDS // 60, "most": MISSES, "count": len(shelf_of(game).puzzles)}
    games = puzzle_games(visit.language)
    return answer(page.show("lessons/rush.html", voice=voice, game=game, games=games, run=None, figures=figures))


async def begin_rush(visit: Visit) -> Response:
    """Begin a run."""
    visit.count("tables_per_hour")
    shelf = shelf_of(puzzle_game(visit))
    return await _table(visit, RushRun(shelf.puzzles, int(visit.context.host.time.uptime.now()), secrets.randbits(60)))


async def _table(visit: Visit, run: RushRun) -> Response:
    puzzle = run.puzzle
    if puzzle is None:
        raise UnknownName("no-page")
    state = puzzle.position(visit.context.host.catalogue.game(puzzle.game))
    exercise = Exercise(state, puzzle.seat, MIDDLING, origin(puzzle), run.name, hints=False)
    return await begin(visit, exercise)


async def go_on(visit: Visit) -> Response:
    """Show the next puzzle, or at the end the result; time never stands still."""
    run = await _run(visit)
    if not visit.mine:
        raise NotAllowed("not-your-seat")
    if run.over(visit.context.host.time.uptime.now()):
        return to_page("rush-result", table=visit.table.id)
    return to_page("table", table=visit.table.id) if run.name == visit.table.header.guide else await _table(visit, run)


async def result(visit: Visit) -> Response:
    """Show what came of a run, with all of its puzzles."""
    run, game = await _run(visit), visit.table.game
    if not run.over(visit.context.host.time.uptime.now()):
        return to_page("table", table=visit.table.id)
    voice = voice_of(game, visit.language)
    page = visit.page(voice.say("rush-of", game=voice.name("game")), "lobby learning", RUSH_FILES)
    tried = [(puzzle, outcome == RIGHT) for puzzle, outcome in zip(run.puzzles, run.outcomes, strict=False)]
    return answer(page.show("lessons/rush.html", voice=voice, game=game, games=(), run=run, tried=tried))


async def _run(visit: Visit) -> RushRun:
    """Return the run of a table with what came of its own puzzle, if that was answered in time."""
    table, run = visit.table, run_of(visit.table)
    if run is None or run.puzzle is None:
        raise UnknownName("no-page")
    first = FirstChoice(run.puzzle, table)
    made = await run_in_threadpool(visit.context.host.store.made, {table.id: first.version}) if first.version else {}
    return run.after(right=first.right) if made and made[table.id] <= run.until else run


ROUTES: Final = [
    get("rush", rush),
    post("rush", begin_rush),
    post("rush-next", go_on),
    get("rush-result", result),
]

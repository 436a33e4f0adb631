"""The game of the day: its page, with everyone’s results, and the tables where it is played."""

from __future__ import annotations

from datetime import date
from typing import Final

from markupsafe import Markup
from starlette.concurrency import run_in_threadpool
from starlette.responses import RedirectResponse, Response

from heliopolis.kernel.errors import UnknownName
from heliopolis.render.charts import histogram
from heliopolis.render.markup import NO_MARKUP
from heliopolis.table.daily import OPPONENTS, SEAT, DailyResults, options_of
from heliopolis.table.days import DAY, end_of, now, today
from heliopolis.teaching.daily_guide import guide_name
from heliopolis.teaching.materials import shelf_of
from heliopolis.teaching.puzzles.shelf import of_the_day
from heliopolis.web.common.clock_words import format_time
from heliopolis.web.common.page import answer
from heliopolis.web.lessons.routes import PUZZLE_FILES, TODAY, described, puzzle_game, puzzle_games
from heliopolis.web.server.addresses import url_for
from heliopolis.web.server.errors import BadForm
from heliopolis.web.server.limits import owner
from heliopolis.web.server.preferences import Translator
from heliopolis.web.visit import Visit, get, post
from heliopolis.words.voice import voice_of

FIRST_DAY: Final = date(2026, 11, 1)
LEAST: Final = 2
"""A chart needs at least this number of results."""


def day_words(day: date, say: Translator) -> str:
    """Return a day as people write it."""
    return say("daily-date", day=day.day, month=day.month, year=str(day.year))


async def daily(visit: Visit) -> Response:
    """Show the game of a day, with the puzzle of the day."""
    game, day, now_day = puzzle_game(visit), _day(visit), today()
    if visit.given["day"] == TODAY:
        return RedirectResponse(url_for("daily", game=game.name, day=str(day)))
    say, voice, games = visit.say, voice_of(game, visit.language), visit.context.daily
    own = visit.player.id if visit.player else None
    found = await run_in_threadpool(lambda: [(bot, games.results(game, day, bot, own)) for bot in OPPONENTS])
    page = visit.page(voice.say("daily-of", game=voice.name("game")), "lobby learning", PUZZLE_FILES)
    return answer(
        page.show(
            "lessons/daily.html",
            voice=voice,
            game=game,
            games=puzzle_games(visit.language),
            day=day,
            past=day < now_day,
            told=day_words(day, say),
            before=day - DAY if day > FIRST_DAY else None,
            after=day + DAY if day < now_day else None,
            left=format_time(max(60, end_of(day) - int(now())), say),
            results=[(bot, each, _chart(each, say)) for bot, each in found],
            puzzle=of_the_day(shelf_of(game).puzzles, day),
            described=described,
            public=games.public,
            commitment=games.commitment(game, day),
            tomorrow=games.commitment(game, day + DAY),
            secret=games.revealed(game, day),
        )
    )


def _chart(results: DailyResults, say: Translator) -> Markup:
    beside, tried = [points for _, points in results.bots], results.own or results.later
    own = tried.points if tried is not None else None
    if tried is results.later and own is not None:
        beside.append(own)
    if len(beside) + len(results.ranked) < LEAST:
        return NO_MARKUP
    return histogram(results.ranked, say("daily-chart"), beside, own)


async def begin_daily(visit: Visit) -> Response:
    """Make a table for the game of a day; those of days that are over can be played too, but do not count."""
    game, day, bot = puzzle_game(visit), _day(visit), visit.form.get("bot", "")
    if bot not in OPPONENTS:
        raise BadForm("form")
    visit.count("tables_per_hour")
    games, options = visit.context.daily, options_of(game)
    table, links = await visit.context.host.create(
        game.name,
        visit.seats_against(bot, SEAT, game.new(None, **options).seats),
        options,
        owner=owner(visit.connection),
        hints=False,
        guide=guide_name(day),
        secret=games.secret(game, day),
        reveal=end_of(day),
    )
    response = await visit.sit_at(table, links, frozenset({SEAT}))
    assert visit.player is not None
    player = visit.player.id
    await run_in_threadpool(lambda: games.begun(table.id, player, game, day, bot))
    return response


def _day(visit: Visit) -> date:
    """Return the day of the address: none that is yet to come."""
    named, now_day = visit.given["day"], today()
    try:
        day = now_day if named == TODAY else date.fromisoformat(named)
    except ValueError:
        day = date.max
    if not FIRST_DAY <= day <= now_day:
        raise UnknownName("no-page")
    return day


ROUTES: Final = [get("daily", daily), post("daily", begin_daily)]

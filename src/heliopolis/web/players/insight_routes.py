"""The visitor's finished games in figures: which ones count, their page, and reviews of those that have none."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import date
from typing import Final, NamedTuple

from markupsafe import Markup
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from heliopolis.analysis.insights import FEW, Insights, PlayedGame
from heliopolis.games import all_games
from heliopolis.kernel.errors import HeliopolisError
from heliopolis.table.factory import ended_table
from heliopolis.table.table import Table
from heliopolis.teaching.guides import is_exercise
from heliopolis.web.common.page import answer
from heliopolis.web.common.players import bot_name
from heliopolis.web.lessons.daily_routes import day_words
from heliopolis.web.players.insights import GameFigures
from heliopolis.web.players.known_players import needed
from heliopolis.web.players.routes import YOU_FILES
from heliopolis.web.replay.routes import start_review
from heliopolis.web.visit import Visit, get, post, to_page
from heliopolis.words.voice import voice_of

MOST_GAMES: Final = 300
"""The latest games, running ones too, that are looked at."""
MOST_REVIEWS: Final = 10
"""How many reviews the button starts, the latest games first."""
MOST_DAYS: Final = 20
"""The latest games of the day that are listed."""
FIRST_CHOICES: Final = 2
"""How many choices are an opening."""
REFRESH: Final = {"refresh": "10"}
"""A page that shows how far reviews are asks again; it takes longer than that of one review."""


class _Finished(NamedTuple):
    """A game that counts, with its table at the end."""

    table: Table
    played: PlayedGame

    @property
    def reviewable(self) -> bool:
        """Whether it can be reviewed and is not yet: the present rules must have played all of it."""
        header, game = self.table.header, self.table.game
        now = game.version, self.table.components.digest
        return self.played.review is None and (header.rules, header.components) == now


async def show(visit: Visit) -> Response:
    """Show what the visitor's games have in common."""
    await visit.bring_along()
    player, say = visit.player, visit.say
    finished = await visit.aside(lambda: _finished(visit))
    days = await run_in_threadpool(visit.context.daily.of, player.id) if player else []
    waiting, part = visit.context.analyses.listed(player.id if player else "")
    page = visit.page(say("insights"), "meeting", YOU_FILES)

    def shown() -> Markup:
        return page.show(
            "players/insights.html",
            few=FEW,
            figures=[
                GameFigures(Insights(own), voice_of(game, visit.language), say)
                for game in all_games().values()
                if (own := [each.played for each in finished if each.table.game is game])
            ],
            reviewed=sum(each.played.review is not None for each in finished),
            games=len(finished),
            waiting=waiting,
            part=part,
            offered=min(MOST_REVIEWS, sum(each.reviewable for each in finished)),
            days=[
                (each, day_words(date.fromisoformat(each.day), say), voice_of(all_games()[each.game], visit.language))
                for each in days[: -MOST_DAYS - 1 : -1]
                if each.game in all_games()
            ],
            played_days=len(days),
            bot_name=bot_name,
        )

    response = answer(await visit.aside(shown))
    response.headers.update(REFRESH if waiting else {})
    return response


def _finished(visit: Visit) -> list[_Finished]:
    """Return the games that count, the oldest first."""
    names, store = visit.player.games()[-MOST_GAMES:] if visit.player else [], visit.store
    over, found = store.over(names), list[_Finished]()
    for name in names:
        if name in over:
            with suppress(HeliopolisError):  # its rules are gone
                table = ended_table(store, visit.context.host.catalogue, name)
                played = _played(visit, table)
                found += [] if played is None else [_Finished(table, played)]
    return found


def _played(visit: Visit, table: Table) -> PlayedGame | None:
    """Return the game as the visitor played it.

    None unless they alone played one seat of it, from the beginning, to learn nothing but the game.
    """
    mine, result = visit.mine_at(table), table.result()
    own = [ply for ply in table.history.plies if ply.seat in mine]
    begun = table.header.start is None and not is_exercise(table.header)
    if result is None or len(mine) != 1 or not begun or any(ply.bot for ply in own):
        return None
    sources, scores = table.game.sources(), table.state.scores()
    points = [
        {source.name: sum(line.points for line in score.lines if line.reason in source.reasons) for source in sources}
        for score in scores
    ]
    status = visit.context.analyses.status(table.id, table.journal())
    review = status.found if status.part is None else None
    return PlayedGame(min(mine), result.ranks, points, [ply.choice for ply in own[:FIRST_CHOICES]], review)


async def review(visit: Visit) -> Response:
    """Review the visitor's latest games that have no review, one after the other."""
    player = needed(visit.connection)
    finished = await visit.aside(lambda: _finished(visit))
    names = [each.table.id for each in reversed(finished) if each.reviewable][:MOST_REVIEWS]

    async def start(name: str) -> asyncio.Task[None] | None:
        table = await visit.context.table(name)
        return start_review(visit, name, table.journal())

    await visit.context.analyses.start_each(player.id, names, start)
    return to_page("insights")


ROUTES: Final = [get("insights", show), post("insights", review)]

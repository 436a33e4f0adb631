"""Games that are looked back at: replay, end and journal, of tables and of journals that were opened."""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from markupsafe import Markup
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from heliopolis.games import game as find_game
from heliopolis.kernel.errors import HeliopolisError, UnknownName
from heliopolis.kernel.journals.replay import look_through
from heliopolis.render.markup import NO_MARKUP
from heliopolis.table.errors import NotNow, TooMany
from heliopolis.table.seats import machine, person
from heliopolis.table.workers.proving import Proving, TooHeavy
from heliopolis.version import PROGRAM
from heliopolis.web.common.page import answer
from heliopolis.web.common.players import MIDDLING, names_at
from heliopolis.web.context import WebContext
from heliopolis.web.pages.analysis import Analyses, panel
from heliopolis.web.pages.replay import replay_page
from heliopolis.web.pages.result_page import analysis_page, end_page, verdict_page
from heliopolis.web.pages.timeline import Timeline, timeline_of_record, timeline_of_table
from heliopolis.web.routes.table_routes import TableRoutes, number
from heliopolis.web.server.addresses import url_for
from heliopolis.web.server.errors import BadForm, NotAllowed
from heliopolis.web.server.guard import read_file, read_form
from heliopolis.web.server.preferences import Preferences, preferences_of, screen_of, translator
from heliopolis.web.server.rate_limiter import client, owner
from heliopolis.web.table.rematch import rematch_section
from heliopolis.words.voice import NO_READER, voice_of

LONGEST_DESCENT: Final = 20
"""How many games back it is followed which one was played on from which."""
_ORIGIN: Final = re.compile(r"table ([A-Za-z0-9_-]+) ply [0-9]+\Z")
MOST_TIMELINES: Final = 30
"""Opened journals that stay in memory."""


def _read_timeline(text: str, name: str) -> Timeline:
    return timeline_of_record(look_through(text, find_game), name)


def _older(timeline: Timeline, preferences: Preferences) -> NotNow:
    """That a journal of older rules can only be looked through where the present ones do not lead."""
    assert timeline.recorded is not None
    return NotNow("older-game", why=voice_of(timeline.game, preferences.language).past(timeline.recorded))


class HistoryRoutes:
    """The pages that look back."""

    def __init__(self, context: WebContext, tables: TableRoutes, analyses: Analyses, proving: Proving) -> None:
        self.context: Final = context
        self.tables: Final = tables
        self.analyses: Final = analyses
        self.proving: Final = proving
        self._timelines: Final[OrderedDict[str, Timeline]] = OrderedDict()

    def routes(self) -> list[BaseRoute]:
        """Their addresses: ``t`` for tables, ``j`` for journals that were opened."""
        found: list[BaseRoute] = [Route("/open", self.open, methods=["POST"])]
        for kind in ("t", "j"):
            found += [
                Route(f"/{kind}/{{name}}/replay", self.replay),
                Route(f"/{kind}/{{name}}/replay/play-on", self.play_on, methods=["POST"]),
                Route(f"/{kind}/{{name}}/end", self.end),
                Route(f"/{kind}/{{name}}/analysis", self.analysis),
                Route(f"/{kind}/{{name}}/analysis", self.analyse, methods=["POST"]),
                Route(f"/{kind}/{{name}}/journal.{{form}}", self.journal),
                Route(f"/{kind}/{{name}}/verify", self.verify),
            ]
        return found

    async def open(self, request: Request) -> Response:
        """A journal that somebody has saved opens as a replay."""
        self.context.limiter.table_made(request)
        text = await read_file(request)
        try:
            await run_in_threadpool(self.proving.prove, text, client(request))
        except (TooHeavy, TooMany):
            raise
        except HeliopolisError as error:
            raise BadForm("bad-journal", why=error.message) from None
        return RedirectResponse(url_for("replay", kind="j", name=await self.context.keep_journal(text)), 303)

    async def replay(self, request: Request) -> Response:
        """The game at a ply."""
        timeline = await self.timeline(request)
        given = request.query_params.get("ply", "")
        ply = min(int(given), timeline.last) if given.isdecimal() and len(given) < 7 else timeline.last
        mine = await self._mine(request)
        viewer, reader = min(mine, default=0), _reader(mine)
        base, preferences, screen = self.context.reach.base(request), preferences_of(request), screen_of(request)
        return await self._page(
            request, timeline, lambda: replay_page(timeline, ply, viewer, preferences, screen, base, reader)
        )

    async def end(self, request: Request) -> Response:
        """How the game ended."""
        timeline = await self.timeline(request)
        if timeline.known < timeline.last:
            raise _older(timeline, preferences_of(request))
        say = translator(preferences_of(request).language)
        actions, mine = NO_MARKUP, frozenset[int]()
        if timeline.is_table:
            table = await self.context.table(request.path_params["name"])
            mine = self.context.mine(request, table)
            actions = rematch_section(
                table, names_at(table, say), mine, say, timeline.address("end"), self.context.host.away(table.id)
            )
        preferences = preferences_of(request)
        reader = _reader(mine)

        def page() -> Markup:
            shown = NO_MARKUP
            if not timeline.at(timeline.last).todo:
                status = self.analyses.status(request.path_params["name"], timeline.journal)
                shown = panel(status, timeline, preferences)
            return end_page(timeline, preferences, actions, shown, reader)

        return await self._page(request, timeline, page)

    async def _page(self, request: Request, timeline: Timeline, make: Callable[[], Markup]) -> Response:
        """A page that takes long; of a game that goes on it is made here, where its acts come in."""
        going_on = timeline.is_table and timeline.at(timeline.last).todo
        return answer(make() if going_on else await self.context.aside(request, make))

    async def analysis(self, request: Request) -> Response:
        """What an analysis has found, or how far it is."""
        timeline = await self.timeline(request)
        preferences = preferences_of(request)
        if timeline.known < timeline.last:
            raise _older(timeline, preferences)
        status = self.analyses.status(request.path_params["name"], timeline.journal)
        page = await self._page(
            request,
            timeline,
            lambda: analysis_page(timeline, preferences, panel(status, timeline, preferences)),
        )
        page.headers.update(status.headers)
        return page

    async def verify(self, request: Request) -> Response:
        """Whether every draw follows from the secret that was committed to."""
        timeline = await self.timeline(request)
        preferences = preferences_of(request)
        return await self._page(request, timeline, lambda: verdict_page(timeline, preferences))

    async def analyse(self, request: Request) -> Response:
        """Let somebody look at a game; one that goes on is not looked at, as that would be a hint to all."""
        await read_form(request)
        timeline = await self.timeline(request)
        if timeline.known < timeline.last:
            raise _older(timeline, preferences_of(request))
        if timeline.at(timeline.last).todo:
            raise NotNow("not-over")
        folder = self.context.host.catalogue.folder(timeline.game, timeline.journal.components.digest)
        components = "" if folder is None else str(folder)
        self.analyses.start(request.path_params["name"], timeline.journal, components, client(request))
        return RedirectResponse(timeline.address("analysis"), 303)

    async def journal(self, request: Request) -> Response:
        """The journal as a file."""
        timeline = await self.timeline(request)
        form = request.path_params["form"]
        if form not in {"txt", "json"}:
            raise UnknownName("no-page")
        if timeline.recorded is not None and timeline.recorded.older:
            # Its key can only be written by the rules that made it, so it is given back as it came.
            return Response(timeline.recorded.text, media_type="text/plain")
        if request.query_params.get("talk"):
            await self._add_talk(request, timeline)
        timeline.journal.note(*PROGRAM)
        text = timeline.journal.text() if form == "txt" else timeline.journal.json()
        kind = "text/plain" if form == "txt" else "application/json"
        named = f'attachment; filename="{timeline.game.name}-{request.path_params["name"]}.{form}"'
        return Response(text, media_type=kind, headers={"content-disposition": named})

    async def _add_talk(self, request: Request, timeline: Timeline) -> None:
        """What was said among the players, as comments, for one of them; the next reader gets the journal without."""
        mine = await self._mine(request)
        if not mine:
            raise NotAllowed("not-your-seat")
        table = await self.context.table(request.path_params["name"])
        base, last = table.history.base, len(timeline.journal.plies)
        for line in self.context.host.talk(table.id).heard_by(mine):
            after = min(max(0, line.ply - base), last)
            timeline.journal.comments.append((after, f"{table.names[line.seat]}: {line.text}"))
        timeline.journal.comments.sort(key=lambda comment: comment[0])

    async def play_on(self, request: Request) -> Response:
        """A new table that begins at a ply, the visitor against bots."""
        form = await read_form(request)
        timeline = await self.timeline(request)
        ply, preferences = min(number(form, "ply"), timeline.last), preferences_of(request)
        if ply > timeline.known:
            raise _older(timeline, preferences)
        state = timeline.at(ply)
        own = min(await self._mine(request), default=max(0, state.seat(), state.turn_seat))
        seats = [
            person(translator(preferences.language)("player", number=seat + 1), preferences.language)
            if seat == own
            else machine(MIDDLING, f"{MIDDLING} {seat + 1}")
            for seat in range(state.seats)
        ]
        self.context.limiter.table_made(request)
        origin = f"{'table' if timeline.is_table else 'journal'} {request.path_params['name']} ply {ply}"
        components, hints = timeline.journal.components, await self._hints(request, timeline)
        table, links = await self.context.host.table_at(state, components, seats, origin, owner(request), hints=hints)
        return await self.tables.seated(request, table, links, frozenset({own}))

    async def _hints(self, request: Request, timeline: Timeline) -> bool | None:
        """Whether the new table may have hints: not if it shows a game that still goes on without them."""
        if not request.url.path.startswith("/t/"):
            return False if timeline.at(min(timeline.last, timeline.known)).todo else None
        table = await self.context.table(request.path_params["name"])
        for _ in range(LONGEST_DESCENT):
            if not table.history.over():
                return None if table.header.hints else False
            found = _ORIGIN.match(table.header.origin)
            if found is None:
                return None
            try:
                table = await self.context.table(found[1])
            except HeliopolisError:
                return None
        return False

    async def timeline(self, request: Request) -> Timeline:
        """The game that is looked back at."""
        name = request.path_params["name"]
        if request.url.path.startswith("/t/"):
            table = await self.context.latest(name)
            names = names_at(table, translator(preferences_of(request).language))
            return timeline_of_table(table, names)
        if name not in self._timelines:
            self._timelines[name] = await run_in_threadpool(_read_timeline, await self.context.kept_journal(name), name)
            if len(self._timelines) > MOST_TIMELINES:
                self._timelines.popitem(last=False)
        return self._timelines[name]

    async def _mine(self, request: Request) -> frozenset[int]:
        if not request.url.path.startswith("/t/"):
            return frozenset()
        return self.context.mine(request, await self.context.table(request.path_params["name"]))


def _reader(mine: frozenset[int]) -> int:
    """Who is addressed as “you”: nobody where a visitor has several seats, or none."""
    return min(mine) if len(mine) == 1 else NO_READER

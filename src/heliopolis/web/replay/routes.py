"""Games that are looked back at: replay, end and journal, of tables and of journals that were opened."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Final

from markupsafe import Markup
from starlette.concurrency import run_in_threadpool
from starlette.responses import RedirectResponse, Response

from heliopolis.analysis.drawing import result_picture
from heliopolis.games import game as find_game
from heliopolis.kernel.errors import HeliopolisError, UnknownName
from heliopolis.kernel.journals.journal import Journal
from heliopolis.kernel.journals.replay import look_through
from heliopolis.render.markup import NO_MARKUP
from heliopolis.table.clocks.clock import ranked
from heliopolis.table.errors import NotNow, TooMany
from heliopolis.table.journal_validator import TooHeavy
from heliopolis.table.stills import GameStory
from heliopolis.version import PROGRAM
from heliopolis.web.common.link_preview import FRESH, can_draw, drawn_for_links
from heliopolis.web.common.page import answer
from heliopolis.web.common.players import names_at
from heliopolis.web.replay.analysis import REFRESH, Task
from heliopolis.web.replay.replay import replay_page
from heliopolis.web.replay.result_page import end_page, review_page, verdict_page
from heliopolis.web.replay.review import Findings, ReviewPage, findings
from heliopolis.web.replay.sharing import film_key, share_page, shared_films
from heliopolis.web.replay.timeline import Timeline, timeline_of_record, timeline_of_table
from heliopolis.web.server.addresses import url_for
from heliopolis.web.server.errors import BadForm, NotAllowed
from heliopolis.web.server.guard import read_file
from heliopolis.web.table.rematch import rematch_section
from heliopolis.web.table.view import ends, shown_state
from heliopolis.web.visit import Visit, get, post, receive
from heliopolis.words.voice import NO_READER, voice_of

KINDS: Final = ("t", "j")
"""What can be looked back at, as their addresses begin: tables, and journals that were opened."""
LONGEST_DESCENT: Final = 20
"""How many games back it is followed which one was played on from which."""
_ORIGIN: Final = re.compile(r"table ([A-Za-z0-9_-]+) ply [0-9]+\Z")
MOST_TIMELINES: Final = 30
"""Opened journals that stay in memory."""


def _read_timeline(text: str, name: str) -> Timeline:
    return timeline_of_record(look_through(text, find_game), name)


def _older(timeline: Timeline, language: str) -> NotNow:
    """Return the error that a journal of older rules can only be viewed where the present ones do not lead."""
    assert timeline.recorded is not None
    return NotNow("older-game", why=voice_of(timeline.game, language).past(timeline.recorded))


async def _whole(visit: Visit) -> Timeline:
    """Return the game that is looked back at, if the present rules lead to its end."""
    timeline = await timeline_of(visit)
    if timeline.known < timeline.last:
        raise _older(timeline, visit.language)
    return timeline


async def open_journal(visit: Visit) -> Response:
    """Open a saved journal as a replay."""
    visit.count("tables_per_hour")
    text = await read_file(visit.request)
    try:
        await visit.context.journal_validator.prove(text, visit.client)
    except (TooHeavy, TooMany):
        raise
    except HeliopolisError as error:
        raise BadForm("bad-journal", why=error.message) from None
    return RedirectResponse(url_for("replay", kind="j", name=await visit.context.keep_journal(text)), 303)


async def replay(visit: Visit) -> Response:
    """Return the game at a ply; an address without one leads to the beginning, one beyond the last to the end."""
    timeline = await timeline_of(visit)
    given = visit.query.get("ply", "")
    ply = min(int(given), timeline.last) if given.isdecimal() and len(given) < 7 else 0
    if given != str(ply):
        return RedirectResponse(timeline.replay(ply), 303)
    mine = await _mine(visit)
    viewer, reader = min(mine, default=0), _reader(mine)
    base, preferences, screen = visit.base, visit.preferences, visit.screen
    found = await _findings(visit, timeline)
    step, shares = _step(visit, found, ply), visit.context.abilities.others
    known = visit.request.headers.get("x-listed", "")
    return await _page(
        visit,
        timeline,
        lambda: replay_page(
            timeline, ply, viewer, preferences, screen, base, reader, known, found, step, shares=shares
        ),
    )


async def _findings(visit: Visit, timeline: Timeline) -> Findings:
    """Return what an analysis has found about a game that is over."""
    if timeline.known < timeline.last or timeline.at(timeline.last).todo:
        return Findings()
    status, language = visit.context.analyses.status(timeline.name, timeline.journal), visit.language
    return await visit.aside(lambda: findings(status, timeline, language)) if status.found else Findings()


def _step(visit: Visit, found: Findings, ply: int) -> int:
    """Return how many choices of the better line there are to be played: at most all of it."""
    given, better = visit.query.get("better", "") or visit.form.get("better", ""), found.lines.get(ply)
    return min(int(given), len(better.choices)) if better and given.isdecimal() and len(given) < 4 else 0


async def end(visit: Visit) -> Response:
    """Show how the game ended."""
    timeline = await _whole(visit)
    say = visit.say
    actions, mine = NO_MARKUP, frozenset[int]()
    if timeline.is_table:
        session, mine = await visit.context.session(visit.given["name"]), await _mine(visit)
        table, away = session.table, session.presence.away()
        actions = rematch_section(table, names_at(table, say), mine, say, timeline.address("end"), away)
    preferences, base, shares = visit.preferences, visit.base, visit.context.abilities.others
    reader = _reader(mine)

    def page() -> Markup:
        shown = None
        if not timeline.at(timeline.last).todo:
            status = visit.context.analyses.status(timeline.name, timeline.journal)
            shown = ReviewPage(status, timeline, preferences.language)
        return end_page(timeline, preferences, actions, shown, reader, base, shares=shares)

    return await _page(visit, timeline, page)


# Sharing ----------------------------------------------------------------------------------------------


async def share(visit: Visit) -> Response:
    """Show what can be shared of a game: its link, and it or a turn as a picture that moves."""
    timeline = await _shareable(visit)
    played, preferences, base = await _played(visit, timeline), visit.preferences, visit.base
    given = visit.query.get("ply", "")
    ply = int(given) if given.isdecimal() and len(given) < 7 else timeline.last
    films = await visit.aside(lambda: shared_films(timeline, played, ply, preferences.language, visit.context.films))
    here = timeline.replay(ply) if given else timeline.address("end")
    page = answer(share_page(timeline, preferences, films, here, base))
    for each in films:
        page.headers.update(REFRESH if each.status.part is not None else {})
    return page


async def make_film(visit: Visit) -> Response:
    """Begin to make a picture that moves, of the game or of the turn of a ply."""
    if not can_draw():
        raise UnknownName("no-page")
    timeline = await _shareable(visit)
    played, language, films = await _played(visit, timeline), visit.language, visit.context.films
    what, ply = visit.form.get("what", ""), visit.number("ply")
    folder = visit.context.host.catalogue.folder(timeline.game, timeline.journal.components.digest)
    found = await visit.aside(lambda: shared_films(timeline, played, ply, language, films))
    for each in [film for film in found if film.what == what]:
        visit.count("pictures_per_minute")
        frames = await visit.aside(partial(each.frames, timeline, played, language, str(folder or "")))
        films.start(each.key, frames, visit.client)
    return RedirectResponse(f"{timeline.address('share')}?ply={ply}", 303)


async def film(visit: Visit) -> Response:
    """Return a picture that moves, if it has been made."""
    timeline = await _shareable(visit)
    key = film_key(timeline, await _played(visit, timeline), visit.given["what"], visit.given["language"])
    made = visit.context.films.status(key).made
    if not made:
        raise UnknownName("no-page")
    return Response(made, media_type="image/gif", headers={"cache-control": FRESH})


async def _shareable(visit: Visit) -> Timeline:
    """Return the game that is shared, if it has begun and links to us lead anyone here."""
    timeline = await _whole(visit)
    if not visit.context.abilities.others or timeline.last == 0:
        raise UnknownName("no-page")
    return timeline


async def _played(visit: Visit, timeline: Timeline) -> GameStory:
    """Return what everyone may see of a game: without the last choice while it can be taken back."""
    played = timeline.played
    hidden = of_table(visit) and ends((await visit.context.session(visit.given["name"])).table)
    return played._replace(plies=played.plies[:-1]) if hidden else played


async def _page(visit: Visit, timeline: Timeline, make: Callable[[], Markup]) -> Response:
    """Return a page that takes long; that of a running game is made here, where its acts come in."""
    going_on = timeline.is_table and timeline.at(timeline.last).todo
    return answer(make() if going_on else await visit.aside(make))


async def analysis(visit: Visit) -> Response:
    """Return what an analysis has found, or how far it is."""
    timeline, preferences, mine = await _whole(visit), visit.preferences, await _mine(visit)
    status = visit.context.analyses.status(timeline.name, timeline.journal)
    shown = ReviewPage(status, timeline, preferences.language, mine)
    base, shares = visit.base, visit.context.abilities.others
    page = await _page(
        visit, timeline, lambda: review_page(timeline, preferences, shown, _reader(mine), base, shares=shares)
    )
    page.headers.update(status.headers)
    return page


async def verify(visit: Visit) -> Response:
    """Return whether every draw follows from the secret that was committed to."""
    timeline, preferences = await timeline_of(visit), visit.preferences
    return await _page(visit, timeline, lambda: verdict_page(timeline, preferences))


async def analyse(visit: Visit) -> Response:
    """Start an analysis of a game; not of a running one, as that would be a hint to all."""
    timeline = await _whole(visit)
    if timeline.at(timeline.last).todo:
        raise NotNow("not-over")
    start_review(visit, visit.given["name"], timeline.journal)
    return RedirectResponse(timeline.address("analysis"), 303)


def start_review(visit: Visit, name: str, journal: Journal) -> Task | None:
    """Start a review of a game that is over, unless there is one."""
    folder = visit.context.host.catalogue.folder(journal.game, journal.components.digest)
    components = "" if folder is None else str(folder)
    return visit.context.analyses.start(name, journal, components, visit.client)


async def journal(visit: Visit) -> Response:
    """Return the journal as a file."""
    timeline = await timeline_of(visit)
    form = visit.given["form"]
    if form not in {"txt", "json"}:
        raise UnknownName("no-page")
    if timeline.recorded is not None and timeline.recorded.older:
        # Its key can only be written by the rules that made it, so it is given back as it came.
        return Response(timeline.recorded.text, media_type="text/plain")
    if visit.query.get("talk"):
        await _add_talk(visit, timeline)
    timeline.journal.note(*PROGRAM)
    text = timeline.journal.text() if form == "txt" else timeline.journal.json()
    kind = "text/plain" if form == "txt" else "application/json"
    named = f'attachment; filename="{timeline.game.name}-{visit.given["name"]}.{form}"'
    return Response(text, media_type=kind, headers={"content-disposition": named})


async def _add_talk(visit: Visit, timeline: Timeline) -> None:
    """Add what was said among the players as comments, for one of them; the next reader gets the journal without."""
    mine = await _mine(visit)
    if not mine:
        raise NotAllowed("not-your-seat")
    session = await visit.context.session(visit.given["name"])
    table = session.table
    base, last = table.history.base, len(timeline.journal.plies)
    for line in session.talk.heard_by(mine):
        after = min(max(0, line.ply - base), last)
        if not line.text:
            continue
        timeline.journal.comments.append((after, f"{table.names[line.seat]}: {line.text}"))
    timeline.journal.comments.sort(key=lambda comment: comment[0])


async def play_on(visit: Visit) -> Response:
    """Make a table that begins at a ply, the visitor against bots."""
    timeline = await timeline_of(visit)
    ply = min(visit.number("ply"), timeline.last)
    if ply > timeline.known:
        raise _older(timeline, visit.language)
    found = await _findings(visit, timeline)
    step = _step(visit, found, ply)
    state = found.lines[ply].after(timeline.at(ply), step) if step else timeline.at(ply)
    own = min(await _mine(visit), default=max(0, state.seat(), state.turn_seat))
    origin = f"{'table' if timeline.is_table else 'journal'} {visit.given['name']} ply {ply}"
    hints = await hints_of(visit, timeline)
    return await visit.play_from(state, timeline.journal.components, own, origin, hints=hints)


async def hints_of(visit: Visit, timeline: Timeline) -> bool | None:
    """Return whether the new table may have hints: not if it shows a running game without them."""
    if not of_table(visit):
        return False if timeline.at(min(timeline.last, timeline.known)).todo else None
    table = await visit.context.table(visit.given["name"])
    for _ in range(LONGEST_DESCENT):
        if not table.history.over():
            return None if table.header.hints else False
        found = _ORIGIN.match(table.header.origin)
        if found is None:
            return None
        try:
            table = await visit.context.table(found[1])
        except HeliopolisError:
            return None
    return False


def of_table(visit: Visit) -> bool:
    """Return whether it is a table that is looked back at, and no journal that was opened."""
    return visit.connection.url.path.startswith("/t/")


async def timeline_of(visit: Visit) -> Timeline:
    """Return the game that is looked back at."""
    return await timeline_at(visit, "t" if of_table(visit) else "j", visit.given["name"])


async def timeline_at(visit: Visit, kind: str, name: str) -> Timeline:
    """Return a game by its place."""
    if kind == "t":
        table = (await visit.context.session(name, latest=True)).table
        return timeline_of_table(table, names_at(table, visit.say))
    kept = visit.context.timelines
    if name not in kept:
        kept[name] = await run_in_threadpool(_read_timeline, await visit.context.kept_journal(name), name)
        if len(kept) > MOST_TIMELINES:
            kept.popitem(last=False)
    return kept[name]


async def _mine(visit: Visit) -> frozenset[int]:
    if not of_table(visit):
        return frozenset()
    return visit.mine_at(await visit.context.table(visit.given["name"]))


def _reader(mine: frozenset[int]) -> int:
    """Return the seat that is “you”: none where a visitor has several seats, or none."""
    return min(mine) if len(mine) == 1 else NO_READER


# Pictures that other sites show beside a link ------------------------------------------------------------


async def table_picture(visit: Visit) -> Response:
    """Return a table as everyone sees it."""
    visit.context.pictures.admit(visit.connection)
    table = visit.table
    if not table.history.begun:
        raise UnknownName("no-page")
    over = table.history.over()
    result = _result(visit, timeline_of_table(table, names_at(table, visit.say))) if over else None
    key = table.id, table.version, result is not None
    return await visit.context.pictures.answer(visit.connection, key, result or drawn_for_links(shown_state(table)))


def _result(visit: Visit, timeline: Timeline) -> Callable[[str], str] | None:
    """Return what draws the result of a game beside the chances in it, if it has been reviewed."""
    found = visit.context.analyses.status(timeline.name, timeline.journal)
    result = timeline.at(timeline.last).result()
    if found.found is None or found.part is not None or result is None or not found.found.moments:
        return None
    review, shown = found.found, result._replace(ranks=ranked(result.ranks, timeline.lost))

    return lambda language: result_picture(review, shown, timeline.names, voice_of(timeline.game, language))


async def replay_picture(visit: Visit) -> Response:
    """Return a position of a game that is looked back at."""
    visit.context.pictures.admit(visit.connection)
    timeline = await timeline_of(visit)
    told = visit.given["ply"]
    if not told.isdecimal() or len(told) > 6:
        raise UnknownName("no-page")
    ply = min(int(told), timeline.last, timeline.known)
    result = _result(visit, timeline) if ply == timeline.last else None
    key = timeline.kind, timeline.name, ply, timeline.last, result is not None
    return await visit.context.pictures.answer(visit.connection, key, result or drawn_for_links(timeline.at(ply)))


ROUTES: Final = [
    receive("open-journal", open_journal),
    *[
        route
        for kind in KINDS
        for route in (
            get("replay", replay, kind=kind),
            post("play-on", play_on, kind=kind),
            get("end", end, kind=kind),
            get("analysis", analysis, kind=kind),
            post("analysis", analyse, kind=kind),
            get("journal", journal, kind=kind),
            get("share", share, kind=kind),
            post("share", make_film, kind=kind),
            get("film", film, kind=kind),
            get("verify", verify, kind=kind),
        )
    ],
    get("table-picture", table_picture),
    *[get("replay-picture", replay_picture, kind=kind) for kind in KINDS],
]

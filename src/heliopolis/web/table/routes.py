"""What can be done at a table: one address for each action, refused unless the seat is right.

Talk, private notes, previews of a choice, and why a thing cannot be chosen have addresses here too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final
from urllib.parse import quote

from starlette.responses import JSONResponse, PlainTextResponse, Response

from heliopolis import bots
from heliopolis.games import game as find_game
from heliopolis.kernel.errors import UnknownName
from heliopolis.kernel.step import NOBODY
from heliopolis.render.scenes import WHOLE
from heliopolis.render.style import COMMON_STYLE
from heliopolis.table.acts import Act, Consent, EndTurn, Refuse
from heliopolis.table.clocks.clock_acts import GoAway
from heliopolis.table.errors import NotYourTurn, Stale
from heliopolis.table.host import PACES
from heliopolis.table.seat_acts import (
    AddNonce,
    AskHint,
    Begin,
    CloseTable,
    Fill,
    Give,
    OpenToAll,
    Rename,
    Settings,
    Silence,
    Take,
)
from heliopolis.table.seats import clean_name
from heliopolis.teaching.materials import materials_of
from heliopolis.web.common.clock_words import CLOCK_FILES
from heliopolis.web.common.link_preview import preview_of_table
from heliopolis.web.common.page import MEETING_FILES, Page, answer, common_look
from heliopolis.web.common.pieces import DAY
from heliopolis.web.server.addresses import url_for
from heliopolis.web.server.cookies import keep
from heliopolis.web.server.errors import BadForm, NotAllowed
from heliopolis.web.table.boards import board, layout_sheet, look_address, look_of, sheet_head
from heliopolis.web.table.guide import GUIDE_FILES
from heliopolis.web.table.previews import shown_preview
from heliopolis.web.table.talk import LONGEST_LINE, LONGEST_NOTE, TALK_FILES
from heliopolis.web.table.view import TableView, VisitorView
from heliopolis.web.table.why import chosen, why
from heliopolis.web.visit import Answer, Visit, get, post
from heliopolis.words.voice import voice_of

TABLE_FILES: Final = (
    "table.css",
    "rows.css",
    "preview.css",
    "preview.js",
    "follow.css",
    "follow.js",
    "overview.css",
    "overview.js",
    *MEETING_FILES,
    *TALK_FILES,
    *CLOCK_FILES,
)
"""The styles and scripts of a table's page beside those of all pages."""


# Looking ---------------------------------------------------------------------------------------


async def show(visit: Visit) -> Response:
    """Return the table."""
    session = await visit.context.session(visit.table.id, latest=True)
    table, preferences = session.table, visit.preferences
    visitor = visit.visitor(table)
    session.presence.see(visitor.mine)
    fragment, need = visit.context.fragment(visitor, session), table.needs()
    begun, advising = table.history.begun, visit.context.hints.of(table, visitor.mine)
    thinking = advising is not None and advising.hint is None
    page = Page(
        preferences,
        fragment.title,
        here=url_for("table", table=table.id),
        sheets=(look_address(table.game) if begun else common_look(),),
        kind="play" if begun else "meeting",
        layout=fragment.layout,
        form=fragment.form,
        waits=not begun or (need.kind != "over" and (thinking or need.seat not in visitor.mine)),
        files=(*TABLE_FILES, *(GUIDE_FILES if table.header.guide else ())) if begun else (*MEETING_FILES, *TALK_FILES),
        preview=preview_of_table(table, preferences.language, visit.base),
    )
    overview = materials_of(table.game).overview
    return answer(
        page.show(
            "table/page.html",
            game=table.game.name,
            name=voice_of(table.game, preferences.language).name("game"),
            begun=begun,
            overview=overview is not None,
            main=fragment.html(),
            symbols=look_of(table.game).symbols if begun else "",
            sheet_head=sheet_head(visit.say),
            now=int(visit.context.host.time.uptime.now()),
        )
    )


async def look(visit: Visit) -> Response:
    """Return the style of the boards."""
    name = visit.given["name"]
    sheet = COMMON_STYLE.page_sheet() if name == "common" else look_of(find_game(name)).sheet
    return PlainTextResponse(sheet, media_type="text/css", headers={"cache-control": DAY})


async def layout(visit: Visit) -> Response:
    """Return where the boards stand."""
    sheet = layout_sheet(visit.given["told"][:2000])
    if sheet is None:
        raise UnknownName("no-page")
    return PlainTextResponse(sheet, media_type="text/css", headers={"cache-control": DAY})


# Deeds -----------------------------------------------------------------------------------------


def _action(make: Maker) -> Answer:
    """Return the function that answers an action."""

    async def do(visit: Visit) -> Response:
        act = make(visit, visit.seat())
        await visit.act(act)
        if make in TOGETHER:
            await _agree(visit)
        response = visit.done()
        if isinstance(act, Rename):
            await visit.welcome(response, act.name)
        return response

    return do


async def _agree(visit: Visit) -> None:
    """Agree to an undo with all seats of a visitor who has several."""
    table = visit.table
    for seat in sorted(visit.mine):
        if table.history.request is not None and seat in table.history.silent():
            await visit.session.make(Consent(seat), table.version)


async def choose(visit: Visit) -> Response:
    """Take a click: one choice, or several in a row (see ``heliopolis.table.clicks``)."""
    seat, version = visit.seat(), visit.number("version")
    await visit.session.click(seat, visit.form.get("choice", ""), version)
    return visit.done()


async def redo(visit: Visit) -> Response:
    """Play again what the visitor undid last."""
    seat, version = visit.seat(), visit.number("version")
    await visit.session.redo(seat, version)
    return visit.done()


async def pace(visit: Visit) -> Response:
    """Let bots play slower or faster."""
    visit.seat()
    if visit.form.get("pace") not in PACES:
        raise BadForm("form")
    visit.context.set_pace(visit.session, visit.form["pace"])
    return visit.done()


async def skip(visit: Visit) -> Response:
    """Let bots play without waiting until a person must choose."""
    visit.seat()
    visit.session.skip()
    return visit.done()


async def hint(visit: Visit) -> Response:
    """Ask for advice on the present question: all learn that it was asked for, only the player sees it."""
    table = visit.table
    seat = visit.seat()
    # Who asks again about the same question gets what they have asked for.
    if visit.context.hints.of(table, frozenset({seat})) is None:
        visit.context.hints.check(visit.client)
        await visit.act(AskHint(seat))
        visit.context.hints.look(visit.session, visit.client)
    return visit.done()


Maker = Callable[[Visit, int], Act]


def _bot(visit: Visit, *others: str) -> str:
    """Return the bot of a form.

    Visitors may have what is offered: other names can cost memory and processes without end.
    """
    name, known = visit.form.get("bot", "-"), [*others, *bots.offered()]
    if name not in known:
        raise BadForm("no-bot", name=name, known=", ".join(filter(None, known)))
    return name


def _give(visit: Visit, seat: int) -> Act:
    return Give(seat, _bot(visit), visit.number("given"))


def _fill(visit: Visit, seat: int) -> Act:
    return Fill(seat, _bot(visit, ""), visit.number("filled"))


def _begin(visit: Visit, seat: int) -> Act:
    return Begin(seat, _bot(visit))


def _settings(visit: Visit, seat: int) -> Act:
    return Settings(seat, visit.form.get("confirm") == "yes", visit.table.seats[seat].language)


ACTIONS: Final[dict[str, Maker]] = {
    "end-turn": lambda _, seat: EndTurn(seat),
    "undo": lambda visit, seat: visit.table.undo_act(seat),
    "repay": lambda visit, seat: visit.table.repay_act(seat),
    "restart": lambda visit, seat: visit.table.restart_act(seat),
    "ask-undo": lambda visit, seat: visit.table.ask_act(seat),
    "consent": lambda _, seat: Consent(seat),
    "refuse": lambda _, seat: Refuse(seat),
    "nonce": lambda visit, seat: AddNonce(seat, visit.form.get("nonce", "").strip()),
    "give": _give,
    "fill": _fill,
    "begin": _begin,
    "open": lambda visit, seat: OpenToAll(seat, visit.form.get("wanted") == "yes"),
    "close": lambda _, seat: CloseTable(seat),
    "take": lambda _, seat: Take(seat),
    "rename": lambda visit, seat: Rename(seat, clean_name(visit.form.get("name", ""))),
    "settings": _settings,
    "silence": lambda visit, seat: Silence(seat, visit.number("silenced"), visit.form.get("wanted") == "yes"),
    "away": lambda visit, seat: GoAway(seat, visit.number("days")),
}
"""Each action and the act it makes."""
TOGETHER: Final = frozenset({ACTIONS["ask-undo"], ACTIONS["consent"]})
"""What someone does with all their seats."""


async def say(visit: Visit) -> Response:
    """Send a line to the others at the table; visitors without a seat speak to those who watch."""
    seat = visit.seat() if "seat" in visit.form else NOBODY
    text, name = one_line(visit.form.get("text", "")), clean_name(visit.form.get("name", ""))
    if not text or (seat == NOBODY and not name):
        raise BadForm("no-line")
    if len(text) > LONGEST_LINE:
        raise BadForm("long-line", most=LONGEST_LINE)
    if seat == NOBODY and visit.mine:
        # Players do not speak among spectators, who may know more than they should.
        raise NotAllowed("not-your-seat")
    if seat in visit.table.history.silenced:
        raise NotAllowed("silenced")
    visit.count("lines_per_minute")
    await visit.session.say(seat, "" if seat != NOBODY else name, text)
    response = visit.done()
    if seat == NOBODY:
        keep(response, visit.connection, "name", quote(name))
    return response


async def unsay(visit: Visit) -> Response:
    """Remove what a player said; only the host can."""
    seat, number = visit.seat(), visit.number("number")
    if not visit.table.history.hosted_by(seat):
        raise NotYourTurn("maker", seat=seat + 1)
    await visit.session.unsay(number)
    return visit.done()


async def note(visit: Visit) -> Response:
    """Save the visitor's private notes."""
    seat, text = visit.seat(), lines_of_text(visit.form.get("text", ""))
    if len(text) > LONGEST_NOTE:
        raise BadForm("long-line", most=LONGEST_NOTE)
    visit.count("lines_per_minute")
    await visit.session.note(seat, text)
    return visit.done()


def one_line(text: str) -> str:
    """Return the text on one line, without what cannot be seen."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def lines_of_text(text: str) -> str:
    """Return the same, line by line."""
    shown = ["".join(letter for letter in line if letter.isprintable()).rstrip() for line in text.splitlines()]
    return "\n".join(shown).strip("\n")


LONGEST: Final = 600
"""Letters of choices in a row."""
MOST_PLACES: Final = 8
"""Things that can lie on top of each other."""


async def preview(visit: Visit) -> Response:
    """Return what a choice would change, for the player who is asked."""
    table = visit.table
    language = visit.preferences.language
    view = VisitorView(TableView(table, language), visit.mine)
    if visit.number("version") != table.version:
        raise Stale(table.version, "stale")
    if not view.asked:
        raise NotYourTurn("not-asked")
    return JSONResponse(shown_preview(view, visit.query.get("choice", "")[:LONGEST], visit.screen))


async def show_board(visit: Visit) -> Response:
    """Return all that another player has, which a page does not carry until someone asks for it."""
    table = visit.table
    shared = TableView(table, visit.preferences.language)
    view = VisitorView(shared, visit.mine)
    parts = shared.stage.scene(view.viewer, visit.screen).boards
    part = next((part for part in parts if part.kind == WHOLE and part.name == visit.given["name"]), None)
    return Response(status_code=404) if part is None else answer(board(part, (), view.own_names))


async def explain(visit: Visit) -> Response:
    """Return what a thing on the boards is, and why it cannot be chosen now, or what a choice does."""
    return explanation(visit, VisitorView(TableView(visit.table, visit.preferences.language), visit.mine))


def explanation(visit: Visit, view: VisitorView) -> Response:
    """Return the same for a view of the boards; the answer is short if the mouse only rests on the thing."""
    places = [place[:80] for place in visit.query.getlist("place")[:MOST_PLACES]]
    named = visit.query.get("choice", "")[:LONGEST]
    screen = visit.screen
    told = chosen(view, named, screen) if named else why(view, places, screen)
    if told is None:
        return Response(status_code=204)
    reply = answer(told.short if visit.query.get("short") else told.full)
    reply.headers["x-barred"] = "1" if told.barred else ""
    return reply


ROUTES: Final = [
    post("choose", choose),
    *[post(name, _action(make)) for name, make in ACTIONS.items()],
    get("table", show),
    get("look", look),
    get("layout", layout),
    post("redo", redo),
    post("pace", pace),
    post("skip", skip),
    post("hint", hint),
    post("talk", say),
    post("unsay", unsay),
    post("notes", note),
    get("preview", preview),
    get("why", explain),
    get("board", show_board),
]

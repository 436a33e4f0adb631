"""What can be done at a table: one address for each action, refused unless the seat is right.

What depends on the position tells the version it was decided at, and is refused if something happened since.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from markupsafe import Markup
from starlette.responses import Response

from heliopolis import bots
from heliopolis.games import game as find_game
from heliopolis.kernel.errors import HeliopolisError
from heliopolis.kernel.step import NOBODY as NOBODY_THERE
from heliopolis.learning.cues import first_game_of
from heliopolis.learning.exercises import is_exercise
from heliopolis.learning.first_game import NAME as FIRST_GAME
from heliopolis.render.markup import html
from heliopolis.table.acts import Act, Consent, EndTurn, Refuse
from heliopolis.table.clocks.clock_acts import GoAway
from heliopolis.table.host import PACES
from heliopolis.table.meeting_acts import Begin, CloseTable, Fill, OpenToAll
from heliopolis.table.seat_acts import AddNonce, AskHint, Give, Rename, Settings, Take
from heliopolis.table.seats import clean_name, machine, person
from heliopolis.web.common.clock_words import CLOCK_FILES, time_now
from heliopolis.web.common.link_preview import preview_of_table
from heliopolis.web.common.page import Page, answer
from heliopolis.web.common.players import names_at
from heliopolis.web.meeting.welcome import MEETING_FILES
from heliopolis.web.pages.in_place import IN_PLACE, overview_sheet, rules_link
from heliopolis.web.pages.lobby import Running, lobby_page
from heliopolis.web.pages.new_game import FRIEND, NOBODY, YOU, new_page, read_wanted
from heliopolis.web.server.addresses import url_for
from heliopolis.web.server.errors import BadForm
from heliopolis.web.server.player_cookie import known_name
from heliopolis.web.server.preferences import Translator
from heliopolis.web.server.rate_limiter import owner
from heliopolis.web.table.boards import look_address, sheet_head, symbols
from heliopolis.web.table.following.talk import TALK_FILES
from heliopolis.web.table.guide import GUIDE_FILES
from heliopolis.web.table.view import shown_state, shown_when
from heliopolis.web.visit import Answer, Visit, get, post
from heliopolis.words.voice import say_error

MOST_OPEN: Final = 20
"""Tables of others that are counted or listed."""
MOST_RUNNING: Final = 12
"""Games of the visitor that are listed in the lobby."""
TABLE_FILES: Final = (
    "table.css",
    "rows.css",
    "preview.css",
    "preview.js",
    "follow.css",
    "follow.js",
    *IN_PLACE,
    *MEETING_FILES,
    *TALK_FILES,
    *CLOCK_FILES,
)
"""The styles and scripts of a table's page beside those of all pages."""


# Looking ---------------------------------------------------------------------------------------


async def lobby(visit: Visit) -> Response:
    """The first page, with the visitor's games."""
    preferences, own = visit.preferences, visit.context.tables_of(visit.connection)
    open_tables = [each for each in await visit.context.host.open_tables(MOST_OPEN) if each not in own]
    running = await running_games(visit)
    return answer(lobby_page(preferences, running, len(open_tables)))


async def running_games(visit: Visit) -> list[Running]:
    """The visitor's games, the newest first."""
    found: list[Running] = []
    say = visit.say
    for table_id in reversed(visit.context.tables_of(visit.connection)[-MOST_RUNNING:]):
        table = await visit.context.listed(table_id)
        if table is None or table.history.closed or is_exercise(table.header):
            continue
        mine, need = visit.context.mine(visit.connection, table), table.needs()
        names, points = names_at(table, say), [sum(each) for each in shown_state(table).points]
        over, asked = need.kind == "over", names[need.seat] if need.seat >= 0 else ""
        free = [] if table.history.begun else table.history.open_seats()
        names = tuple(say("open-seat") if seat in free else name for seat, name in enumerate(names))
        when = shown_when(table, visit.language)
        left, own = visit.context.time_left(table, say), need.seat in mine
        found.append(Running(table.id, table.game, names, points, when, over, own, asked, len(free), left))
    return found


async def show(visit: Visit) -> Response:
    """The table."""
    session = await visit.context.session(visit.table.id, latest=True)
    table = session.table
    preferences = visit.preferences
    path = url_for("table", table=table.id)
    sheets = (look_address(table.game),)
    visitor = visit.context.visitor(visit.connection, table, preferences.language)
    session.presence.see(visitor.mine)
    fragment, mine = visit.context.fragment(visitor, session), visitor.mine
    say = visit.say
    preview = preview_of_table(table, preferences.language, visit.base).html()
    if not table.history.begun:
        waiting = Page(
            preferences,
            fragment.title,
            here=path,
            kind="meeting",
            waits=True,
            files=MEETING_FILES,
            preview=preview,
        )
        return answer(waiting.html(html("{}{}", fragment.html(), _told(say))))
    need = table.needs()
    advising = visit.context.hints.of(table, mine)
    thinking = advising is not None and advising.hint is None
    waits = need.kind != "over" and (thinking or need.seat not in mine)
    page = Page(
        preferences,
        fragment.title,
        here=path,
        kind="play",
        sheets=sheets,
        layout=fragment.layout,
        waits=waits,
        preview=preview,
        files=(*TABLE_FILES, *GUIDE_FILES) if table.header.guide else TABLE_FILES,
    )
    top = html(
        '<a href="{}">{}</a>{}<a href="{}" target="_blank">{}</a>',
        url_for("lobby"),
        say("lobby"),
        rules_link(table.game, say),
        url_for("components", game=table.game.name),
        say("book-components"),
    )
    body = html(
        "{}{}{}{}{}",
        symbols(table.game),
        fragment.html(),
        _told(say),
        overview_sheet(table.game, preferences),
        time_now(visit.context.host.time.uptime.now()),
    )
    return answer(page.html(body, top))


# Making tables ---------------------------------------------------------------------------------


async def create(visit: Visit) -> Response:
    """A new table as the form wants it."""
    preferences = visit.preferences
    game = find_game(visit.form.get("game", ""))
    try:
        wanted = read_wanted(game, visit.form, visit.say, known_name(visit.connection))
        seats = [
            person(name, preferences.language) if sitter in {YOU, FRIEND} else machine(sitter, name)
            for sitter, name in zip(wanted.sitters, wanted.names, strict=True)
        ]
    except HeliopolisError as error:
        lone = visit.form.get("sits1") == NOBODY
        return answer(new_page(game, preferences, say_error(error, preferences.language), 1 if lone else 0), 400)
    visit.context.limiter.table_made(visit.connection)
    own = frozenset(seat for seat, sitter in enumerate(wanted.sitters) if sitter == YOU)
    free = [seat for seat, sitter in enumerate(wanted.sitters) if sitter == FRIEND]
    first = first_game_of(game) if visit.form.get("guide") == FIRST_GAME else None
    table, links = await visit.context.host.create(
        game.name,
        seats,
        {**wanted.options, **first.options} if first else wanted.options,
        owner=owner(visit.connection),
        hints=wanted.hints,
        free=free,
        maker=min(own, default=NOBODY_THERE),
        guide=FIRST_GAME if first else "",
        clock=wanted.clock,
    )
    named = clean_name(visit.form.get("name0", "")) if wanted.sitters[0] == YOU else ""
    return await visit.sit_at(table, links, own, named)


# Deeds -----------------------------------------------------------------------------------------


def _action(make: Maker) -> Answer:
    """The function that answers an action."""

    async def do(visit: Visit) -> Response:
        act = make(visit, visit.seat())
        await visit.act(act)
        if make in TOGETHER:
            await _agree(visit)
        response = visit.done()
        if isinstance(act, Rename):
            await visit.context.welcome(response, visit.connection, act.name)
        return response

    return do


async def _agree(visit: Visit) -> None:
    """Who has several seats and wants to go back wants it for all of them."""
    table = visit.table
    for seat in sorted(visit.mine):
        if table.request is not None and seat in table.history.silent():
            await visit.session.make(Consent(seat), table.version)


async def choose(visit: Visit) -> Response:
    """The visitor clicks on something: one choice, or several in a row (see ``heliopolis.table.clicks``)."""
    seat, version = visit.seat(), visit.number("version")
    await visit.session.click(seat, visit.form.get("choice", ""), version)
    return visit.done()


async def redo(visit: Visit) -> Response:
    """The visitor plays again what they took back last."""
    seat, version = visit.seat(), visit.number("version")
    await visit.session.redo(seat, version)
    return visit.done()


async def pace(visit: Visit) -> Response:
    """Bots play slower or faster."""
    visit.seat()
    if visit.form.get("pace") not in PACES:
        raise BadForm("form")
    visit.context.set_pace(visit.session, visit.form["pace"])
    return visit.done()


async def skip(visit: Visit) -> Response:
    """Bots do not wait until a person is asked."""
    visit.seat()
    visit.session.skip()
    return visit.done()


async def hint(visit: Visit) -> Response:
    """Advice for the question of the moment: that it was asked for is told to all, what it says to who asked."""
    table = visit.table
    seat = visit.seat()
    # Who asks again about the same question gets what they have asked for.
    if visit.context.hints.of(table, frozenset({seat})) is None:
        visit.context.hints.check(visit.client)
        await visit.act(AskHint(seat))
        visit.context.hints.look(visit.session, visit.client)
    return visit.done()


def _told(say: Translator) -> Markup:
    """Where the script tells why something was not done, who comes and goes, and that there is no connection."""
    return html(
        '{}<div id="bubble" role="status" hidden></div><div id="arrivals" role="status"></div>'
        '<div id="lost" role="status" data-told="{}" data-kept="{}" data-again="{}" hidden><span></span>'
        '<button type="button" class="main" data-again>{}</button><button type="button" data-drop>{}</button></div>'
        '<dialog id="sure"><p></p><form method="dialog"><button class="main" value="yes">{}</button>'
        "<button>{}</button></form></dialog>",
        sheet_head(say),
        say("offline"),
        say("offline-kept"),
        say("offline-again"),
        say("offline-send"),
        say("offline-drop"),
        say("sure-yes"),
        say("sure-no"),
    )


Maker = Callable[[Visit, int], Act]


def _bot(visit: Visit, *others: str) -> str:
    """The bot of a form. A visitor may have what is offered: other names can cost memory and processes without end."""
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
    "away": lambda visit, seat: GoAway(seat, visit.number("days")),
}
"""Each action and the act it makes."""
TOGETHER: Final = frozenset({ACTIONS["ask-undo"], ACTIONS["consent"]})
"""What somebody does with all their seats."""


ROUTES: Final = [
    # First, as the router tries one after the other and most requests are actions.
    post("choose", choose),
    *[post(name, _action(make)) for name, make in ACTIONS.items()],
    get("lobby", lobby),
    post("new-table", create),
    get("table", show),
    post("redo", redo),
    post("pace", pace),
    post("skip", skip),
    post("hint", hint),
]

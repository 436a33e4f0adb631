"""The first page, the form for a new game, the table that it makes, and the visitor's games."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from functools import cache, partial
from typing import Final

from markupsafe import Markup
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from heliopolis import bots
from heliopolis.games import all_games
from heliopolis.games import game as find_game
from heliopolis.kernel.chance import CHANCE, Dice
from heliopolis.kernel.errors import HeliopolisError
from heliopolis.kernel.game import Game, State
from heliopolis.kernel.step import NOBODY as NOBODY_THERE
from heliopolis.render.figures import figure_svg
from heliopolis.render.scenes import MINE, Part, Scene, scenes_of
from heliopolis.render.screens import PHONE, SCREENS
from heliopolis.table.clocks.clock import TableClock
from heliopolis.table.clocks.clock_acts import GoAway
from heliopolis.table.seats import LONGEST_NAME, clean_name, machine, person
from heliopolis.table.table import Table
from heliopolis.teaching.first_game import NAME as FIRST_GAME
from heliopolis.teaching.guides import is_exercise
from heliopolis.teaching.materials import materials_of
from heliopolis.web.common.clock_words import CLOCK_FILES
from heliopolis.web.common.page import MEETING_FILES, Page, answer
from heliopolis.web.common.pieces import drawing
from heliopolis.web.common.players import GENTLE
from heliopolis.web.lobby.meeting_routes import sit_down
from heliopolis.web.lobby.my_games import GameRow, GamesListed, count_title, games_section, running_section
from heliopolis.web.lobby.new_game import FRIEND, NOBODY, PLAYERS, YOU, new_page, plays_alone, read_wanted
from heliopolis.web.server.abilities import Abilities
from heliopolis.web.server.addresses import url_for
from heliopolis.web.server.cookies import known_name
from heliopolis.web.server.errors import NotAllowed
from heliopolis.web.server.limits import owner
from heliopolis.web.server.preferences import Preferences
from heliopolis.web.visit import Visit, get, post, to_page
from heliopolis.words.texts import LANGUAGES
from heliopolis.words.voice import say_error, voice_of

PLIES: Final = 150
SEED: Final = 11
SMALL: Final = next(screen for screen in SCREENS if screen.form == PHONE)
"""What is drawn for it can be read in a small picture."""
MOST_TRIED: Final = 8
"""Positions of which the fullest board is shown."""


@cache
def picture(game: Game, language: str, theme: str) -> str:
    """Return a player's own board in a game, as phones show it, as a standalone SVG."""
    state, seat = pictured(game)
    scene = scenes_of(state, language).scene(seat, SMALL)
    return figure_svg(scene, [_own_board(scene).name], theme)


@cache
def pictured(game: Game) -> tuple[State, int]:
    """Return a position with much on the board, and whose board it is: one of a puzzle, as those were played well."""
    shelf = materials_of(game).puzzles
    usual = [each for each in shelf.puzzles if each.usual(game)] if shelf else []
    latest = sorted(usual, key=lambda puzzle: puzzle.turn)[-MOST_TRIED:]
    positions = [puzzle.position(game) for puzzle in latest] or [midgame(game)]
    found = [(state, seat) for state in positions for seat in range(state.seats)]

    def icons(state: State, seat: int) -> int:
        return _own_board(scenes_of(state, LANGUAGES[0]).scene(seat, SMALL)).svg().count("href=")

    return max(found, key=lambda each: icons(*each))


def _own_board(scene: Scene) -> Part:
    return next((part for part in scene.boards if part.kind == MINE), scene.boards[0])


def midgame(game: Game) -> State:
    """Return a position some turns in, at which a player is asked."""
    state, dice = game.new(), Dice(SEED)
    plies = 0
    while state.todo and (plies < PLIES or state.seat() == CHANCE):
        before = state.copy()
        choices = state.choices()
        chance = state.seat() == CHANCE
        place = dice.weighted(state.weights()) if chance else dice.below(len(choices))
        state.play(choices[place])
        plies += 1
        if not state.todo:
            return before
    return state


def lobby_page(
    preferences: Preferences,
    running: Sequence[GameRow],
    abilities: Abilities,
    others: Sequence[GameRow] = (),
    name: str = "",
) -> Markup:
    """Return the first page, with tables of others for a visitor of that name."""
    files = (*MEETING_FILES, *CLOCK_FILES, "games.css")
    page = Page(preferences, count_title(running), kind="lobby", files=files)
    return page.show(
        "lobby/lobby.html",
        running=running_section(running, page.say),
        open_tables=len(others),
        open_rows=sorted(others, key=lambda row: row.state != "join")[:MOST_SHOWN],
        own_name=name,
        longest_name=LONGEST_NAME,
        games=[(game, voice_of(game, preferences.language)) for game in all_games().values()],
        materials_of=materials_of,
        plays_alone=plays_alone,
        stronger=bots.offered()[bots.offered().index(GENTLE) + 1 :],
        gentle=GENTLE,
        friend=FRIEND if abilities.others else "",
        nobody=NOBODY,
        first_game=FIRST_GAME,
    )


MOST_OPEN: Final = 20
"""Tables of others that are counted or listed."""
MOST_SHOWN: Final = 5
"""Those that the lobby shows; My games has all."""
MOST_RUNNING: Final = 12
"""Games of the visitor that are listed in the lobby."""


async def lobby(visit: Visit) -> Response:
    """Return the first page, with the visitor's games."""
    running, others = await running_games(visit), await _open_tables(visit, visit.tables())
    name = known_name(visit.connection)
    return answer(lobby_page(visit.preferences, running, visit.context.abilities, others, name))


async def _open_tables(visit: Visit, own: Sequence[str]) -> list[GameRow]:
    """Return the tables of others that can be joined or watched."""
    found = await run_in_threadpool(visit.store.open_games, MOST_OPEN)
    return await _rows(visit, [each for each in found if each not in own], timed=True)


async def running_games(visit: Visit) -> list[GameRow]:
    """Return the visitor's games, the newest first."""
    return await _rows(visit, visit.tables()[-MOST_RUNNING:][::-1])


async def show_picture(visit: Visit) -> Response:
    """Return a picture of a game."""
    return drawing(visit.connection, partial(picture, find_game(visit.given["game"])))


async def new(visit: Visit) -> Response:
    """Return the form for a game as you like it."""
    lone = visit.query.get(PLAYERS) == "1"
    game = find_game(visit.given["game"])
    return answer(new_page(game, visit.preferences, visit.context.abilities, players=1 if lone else 0))


async def create(visit: Visit) -> Response:
    """Make a table as the form wants it."""
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
        wrong = say_error(error, preferences.language)
        return answer(new_page(game, preferences, visit.context.abilities, wrong, 1 if lone else 0), 400)
    visit.count("tables_per_hour")
    own = frozenset(seat for seat, sitter in enumerate(wanted.sitters) if sitter == YOU)
    free = [seat for seat, sitter in enumerate(wanted.sitters) if sitter == FRIEND]
    first = materials_of(game).first_game if visit.form.get("guide") == FIRST_GAME else None
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


MOST_OWN: Final = 40
"""Running games of the visitor that are listed."""
OVER_PAGE: Final = 10
"""Games that are over, on one page."""
MOST_PAGES: Final = 1000
URGENCY: Final = ("yours", "waiting", "others")
"""The visitor's games: those that wait for them, the first to run out of time first, then the longest.

Those that wait for players come next. A game whose seat they have left is not among them.
"""


async def show_games(visit: Visit) -> Response:
    """Return the page of the visitor's games."""
    await visit.bring_along()
    games = await listed(visit)
    page = visit.page(count_title(games.own), "lobby", (*MEETING_FILES, *CLOCK_FILES, "games.css"), url_for("games"))
    return answer(page.show("lobby/games.html", section=games_section(games, page.say)))


async def listed(visit: Visit) -> GamesListed:
    """Return what is listed for the visitor."""
    known, over = await _known(visit)
    told = visit.query.get("page", "0")
    page = min(int(told), MOST_PAGES) if told.isdecimal() and len(told) < 5 else 0
    ended = [each for each in known if each in over]
    going_on = [each for each in known if each not in over][:MOST_OWN]
    running, seats = await _rows(visit, going_on, timed=True), await _holidays(visit, going_on)
    open_tables = await _open_tables(visit, known)
    return GamesListed(
        sorted([row for row in running if row.state in URGENCY], key=_urgency),
        sorted(open_tables, key=lambda row: row.state != "join"),
        await _rows(visit, ended[page * OVER_PAGE : (page + 1) * OVER_PAGE]),
        page,
        len(ended) > (page + 1) * OVER_PAGE,
        known_name(visit.connection),
        max((clock.holiday[seat] for _, clock, seat in seats), default=0),
        any(visit.context.host.time.faces(table.history)[seat].away for table, _, seat in seats),
    )


async def _known(visit: Visit) -> tuple[list[str], set[str]]:
    """Return the visitor's tables, the newest first, and which of them are over."""
    known = visit.tables()[::-1]
    return known, await run_in_threadpool(visit.store.over, known)


async def _holidays(visit: Visit, ids: Sequence[str]) -> list[tuple[Table, TableClock, int]]:
    """Return the tables that allow holidays, and the visitor's seats there."""
    return [
        (table, clock, seat)
        for table in [await visit.context.listed(each) for each in ids]
        if table is not None and (clock := table.history.clock) and clock.terms.holiday and not table.history.over()
        for seat in sorted(visit.mine_at(table))
    ]


async def away(visit: Visit) -> Response:
    """Take the visitor away from all their tables for so many days, or for as many as each still allows.

    Or bring them back.
    """
    days = visit.number("days")
    known, over = await _known(visit)
    for table, clock, seat in await _holidays(visit, [each for each in known if each not in over][:MOST_OWN]):
        if clock.holiday[seat] or not days:
            act = GoAway(seat, min(days, clock.holiday[seat]))
            await (await visit.context.session(table.id)).make(act, table.version)
    return to_page("games")


async def _rows(visit: Visit, ids: Sequence[str], *, timed: bool = False) -> list[GameRow]:
    """Return tables as the visitor sees them in a list; ``timed``: with how long each has waited."""
    found = [await visit.context.listed(each) for each in ids]
    tables = [each for each in found if each and not each.history.closed and not is_exercise(each.header)]
    # Since when someone is asked: since the last answer, whatever else has happened.
    last = {table.id: table.history.plies[-1].version for table in tables} if timed else {}
    made, now = await run_in_threadpool(visit.store.made, last) if last else {}, int(time.time())
    say, context = visit.say, visit.context
    return [
        GameRow(
            table,
            visit.mine_at(table),
            say,
            (context.time_left(table, say), context.host.time.due(table.history) or math.inf),
            max(0, now - made[table.id]) if table.id in made else None,
        )
        for table in tables
    ]


async def sit(visit: Visit) -> Response:
    """Give a visitor who enters a name a free seat at an open table."""
    table = visit.table
    if visit.mine:
        return to_page("table", table=table.id)
    if not table.history.open_to_all:
        raise NotAllowed("not-open")
    return await sit_down(visit, clean_name(visit.form.get("name", "")))


def _urgency(row: GameRow) -> tuple[int, float, int]:
    return URGENCY.index(row.state), row.due, -(row.since or 0)


ROUTES: Final = [
    get("lobby", lobby),
    get("picture", show_picture),
    get("new-game", new),
    post("new-table", create),
    get("games", show_games),
    post("games-away", away),
    post("sit", sit),
]

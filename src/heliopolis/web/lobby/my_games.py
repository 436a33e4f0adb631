"""My games: those that wait for the visitor first, since when and what happened, open tables, and what is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from markupsafe import Markup

from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.game import Game
from heliopolis.render.markup import NO_MARKUP, html, joined
from heliopolis.table.seats import LONGEST_NAME
from heliopolis.table.table import Table
from heliopolis.table.turn_summaries import turns_at
from heliopolis.web.common.clock_words import CLOCK_FILES, format_pace
from heliopolis.web.common.drawings import sign
from heliopolis.web.common.links import MEETING_FILES
from heliopolis.web.common.page import Page, choice_of
from heliopolis.web.common.players import names_at, own_names, seat_mark
from heliopolis.web.lobby.lobby import count_title
from heliopolis.web.lobby.waiting import unusual_options
from heliopolis.web.server.addresses import url_for
from heliopolis.web.server.preferences import Preferences, Translator
from heliopolis.web.table.view import shown_state, shown_when
from heliopolis.words.voice import NO_READER, voice_of

GAMES_FILES: Final = (*MEETING_FILES, *CLOCK_FILES, "games.css")
MINUTE: Final = 60
UNITS: Final = ((86400, "days"), (3600, "hours"), (MINUTE, "minutes"))
OVER_DEEDS: Final = (
    ("end", "", "trophy", "games-result"),
    ("replay", "", "play", "games-replay"),
    ("end", "#rematch", "again", "games-again"),
)
"""What can be done with a game that is over: on which page and where there, the sign and the text."""
LOOKED_BACK: Final = 8
"""How many turns are looked through for what happened since the visitor's last one."""


class GameRow(NamedTuple):
    """A game as the list shows it."""

    table: str
    game: Game
    names: tuple[str, ...]
    points: tuple[int, ...]
    state: str
    """``yours``, ``others``, ``waiting`` (for players), ``over``, or of others: ``join``, ``watch``."""
    when: str
    """The round and the like, or of a table that waits what will be played."""
    asked: str
    """Who is asked, or no one."""
    free: int
    """How many seats are open."""
    since: int | None
    """For how many seconds it has waited, where that is known."""
    news: str
    """What happened since the visitor's last turn."""
    left: Markup = NO_MARKUP
    """How much time the player to move has left, where there is a clock."""
    ranks: tuple[int, ...] = ()
    rank: int = 0
    """Of a game that is over, the visitor's place."""


class GamesListed(NamedTuple):
    """All that the page lists."""

    own: Sequence[GameRow]
    open: Sequence[GameRow]
    over: Sequence[GameRow]
    page: int
    more: bool
    """Whether older games that are over are on the next page."""
    name: str
    """What the visitor is called."""
    holiday: int = 0
    """For how many days they may still be away, at the table that allows most,"""
    away: bool = False
    """and whether they are away from one."""

    @property
    def turns(self) -> int:
        """How many games wait for the visitor."""
        return sum(row.state == "yours" for row in self.own)


def game_row(
    table: Table, mine: frozenset[int], say: Translator, since: int | None, left: Markup = NO_MARKUP
) -> GameRow:
    """Return a table as the visitor sees it.

    ``since`` is for how long it has been as it is, ``left`` is on the clock.
    """
    history, need = table.history, table.needs()
    reader = min(mine) if len(mine) == 1 else NO_READER
    free = history.open_seats() if not history.begun else []
    names = own_names(names_at(table, say), reader, say)
    names = tuple(say("open-seat") if seat in free else name for seat, name in enumerate(names))
    over = need.kind == "over"
    if mine:
        state = "over" if over else "yours" if need.seat in mine else "others" if history.begun else "waiting"
    else:
        state = "watch" if history.begun else "join"
    voice = voice_of(table.game, say.language)
    pace = [] if table.header.clock is None else [format_pace(table.header.clock, say)]
    when = shown_when(table, say.language) if history.begun else " · ".join([*unusual_options(table, voice), *pace])
    result = table.result() if over and history.begun else None
    ranks = tuple(result.ranks) if result else ()
    return GameRow(
        table.id,
        table.game,
        names,
        tuple(sum(each) for each in shown_state(table).points),
        state,
        when,
        names[need.seat] if need.seat >= 0 else "",
        len(free),
        since,
        _news(table, mine, names, reader, say) if state == "yours" else _wish(table, mine, names, say),
        left,
        ranks,
        min((ranks[seat] for seat in mine), default=0) if ranks else 0,
    )


def _wish(table: Table, mine: frozenset[int], names: Sequence[str], say: Translator) -> str:
    """Name those who want to play again and wait for the visitor."""
    wanted = table.history.rematch
    if wanted.table or not wanted.agreed or not mine - set(wanted.agreed):
        return ""
    return say("games-wish", players=", ".join(names[seat] for seat in wanted.agreed))


def _news(table: Table, mine: frozenset[int], names: Sequence[str], reader: int, say: Translator) -> str:
    """Return what the others did since the visitor last chose, the last turn in words."""
    voice, told = voice_of(table.game, say.language), ""
    for turn in turns_at(table, LOOKED_BACK):
        if turn.seat in mine and not turn.last.bot:
            break
        if turn.seat != CHANCE:
            told = " ".join(voice.joined(voice.sentences([e for part in turn.parts for e in part], names, reader)))
            break
    return told


def games_page(preferences: Preferences, listed: GamesListed) -> Markup:
    """Return the page."""
    page = Page(preferences, count_title(listed.turns), here=url_for("games"), kind="lobby", files=GAMES_FILES)
    body = html('<main class="my-games">{}</main>', games_section(listed, page.say))
    links = html(
        '<a href="{to}">{lobby}</a><a href="{you}">{you_head}</a>',
        to=url_for("lobby"),
        lobby=page.say("lobby"),
        you=url_for("you"),
        you_head=page.say("you-head"),
    )
    return page.html(body, links)


def games_section(listed: GamesListed, say: Translator) -> Markup:
    """Return the lists; the section renews itself."""
    yours = [row for row in listed.own if row.state == "yours"]
    others = [row for row in listed.own if row.state != "yours"]
    start = html('<p class="quiet">{} <a href="{}">{}</a></p>', say("games-none"), url_for("lobby"), say("games-start"))
    nothing = html('<p class="quiet">{}</p>', say("games-open-none"))
    parts = [
        html("<h1>{}</h1>", say("games-head")),
        NO_MARKUP if listed.own else start,
        _part("games-yours", say("games-yours", count=len(yours)), yours, say),
        _part("games-others", say("games-others"), others, say),
        _holidays(listed, say),
        _part("games-open", say("games-open"), listed.open, say, listed.name, nothing),
        _part("games-over", say("games-over"), listed.over, say),
        _pages(listed, say),
    ]
    return html(
        '<div id="my-games" data-part="{address}?page={page}" data-title="{count_title}">{parts}</div>',
        address=url_for("games-live", language=say.language),
        page=listed.page,
        count_title=count_title(listed.turns),
        parts=joined(parts),
    )


def _holidays(listed: GamesListed, say: Translator) -> Markup:
    """Return the form to go away from all tables that allow it, or to come back."""
    days = [(str(each), say("away-days", days=each)) for each in range(1, listed.holiday + 1)]
    which = choice_of("days", "1", days, html(' aria-label="{}"', say("away-take")))
    asked = [(which, "away-take")] if days else []
    asked += [(html('<input type="hidden" name="days" value="0">'), "away-back")] if listed.away else []
    if not asked:
        return NO_MARKUP
    forms = joined(
        html('<form method="post" action="{}">{} <button>{}</button></form>', url_for("games-away"), what, say(told))
        for what, told in asked
    )
    return html('<section id="games-away"><h2>{}</h2>{}</section>', say("away-everywhere"), forms)


def _part(
    name: str, head: str, rows: Sequence[GameRow], say: Translator, visitor: str = "", otherwise: Markup = NO_MARKUP
) -> Markup:
    """Return a list under its heading; ``otherwise`` is shown if it is empty."""
    if not rows and not otherwise:
        return NO_MARKUP
    lines = joined(_row(row, say, visitor) for row in rows)
    told = html('<ul class="game-rows">{}</ul>', lines) if rows else otherwise
    return html('<section id="{}"><h2>{}</h2>{}</section>', name, head, told)


def _row(row: GameRow, say: Translator, visitor: str) -> Markup:
    begun = row.state in {"yours", "others", "over", "watch"}
    players = joined([_player(row, seat, points=begun) for seat in range(len(row.names))])
    news = html('<p class="news">{}</p>', row.news) if row.news else NO_MARKUP
    return html(
        '<li class="{look}" id="game-{table}"><a class="to-game" href="{to}"><b>{game}</b>'
        '<span class="players">{players}</span>'
        '{when}<span class="state">{state}</span></a>{news}{deeds}</li>',
        look=row.state,
        table=row.table,
        to=url_for("table", table=row.table),
        game=voice_of(row.game, say.language).name("game"),
        players=players,
        when=html('<span class="when">{}</span>', row.when) if row.when and row.state != "over" else NO_MARKUP,
        state=_state(row, say),
        news=news,
        deeds=_deeds(row, say, visitor),
    )


def _player(row: GameRow, seat: int, *, points: bool) -> Markup:
    look = "won" if row.ranks and row.ranks[seat] == 1 else ""
    told = html(" {}", row.points[seat]) if points else NO_MARKUP
    return html('<span class="{}">{}{}</span>', look, seat_mark(seat, row.names[seat]), told)


def _state(row: GameRow, say: Translator) -> Markup:
    """Return what a game waits for, and for how long: how much time is left, or where there is no clock since when."""
    if row.state == "over":
        return html("{}", say("games-place", rank=row.rank) if row.rank else say("running-over"))
    told = {
        "yours": say("running-yours"),
        "waiting": say("waiting-for", count=row.free),
        "join": say("games-free", count=row.free),
        "watch": say("games-running"),
    }.get(row.state) or (say("running-others", player=row.asked) if row.asked else say("ask-chance"))
    if row.left and row.state in {"yours", "others"}:
        return html("{}, {}", told, row.left)
    known = row.since is not None and row.state != "watch"
    return html("{}, {}", told, format_since(row.since or 0, say)) if known else html("{}", told)


def format_since(seconds: int, say: Translator) -> str:
    """Say for how long, in the largest unit that fits."""
    for unit, name in UNITS:
        if seconds >= unit:
            return say(f"for-{name}", count=seconds // unit)
    return say("for-moment")


def _deeds(row: GameRow, say: Translator, visitor: str) -> Markup:
    """Return what else can be done with a game than to open it."""
    if row.state == "join":
        return html(
            '<form class="sit-down" method="post" action="{to}">'
            '<input name="name" maxlength="{longest_name}" value="{visitor}" '
            'aria-label="{join_name}" placeholder="{join_name}" required autocomplete="nickname">'
            '<button class="main">{join_take}</button></form>',
            to=url_for("sit", table=row.table),
            longest_name=LONGEST_NAME,
            visitor=visitor,
            join_name=say("join-name"),
            join_take=say("join-take"),
        )
    if row.state == "over":
        return html(
            '<p class="game-deeds">{}</p>',
            joined(
                html(
                    '<a href="{to}{place}">{sign}<span>{text}</span></a>',
                    to=url_for(page, kind="t", name=row.table),
                    place=place,
                    sign=sign(mark),
                    text=say(told),
                )
                for page, place, mark, told in OVER_DEEDS
            ),
        )
    return NO_MARKUP


def _pages(listed: GamesListed, say: Translator) -> Markup:
    """Return the ways to older and newer games that are over."""
    newer = (
        html('<a href="{}?page={}">{}</a>', url_for("games"), listed.page - 1, say("games-newer"))
        if listed.page
        else NO_MARKUP
    )
    older = (
        html('<a href="{}?page={}">{}</a>', url_for("games"), listed.page + 1, say("games-older"))
        if listed.more
        else NO_MARKUP
    )
    return html('<p class="more">{}{}</p>', newer, older) if newer or older else NO_MARKUP

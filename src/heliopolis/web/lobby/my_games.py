"""Lists of games: those that wait for the visitor, since when and what happened, open tables, and what is over."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from markupsafe import Markup

from heliopolis.kernel.chance import CHANCE
from heliopolis.render.markup import NO_MARKUP
from heliopolis.table.seats import LONGEST_NAME
from heliopolis.table.stills import told_of
from heliopolis.table.table import Table
from heliopolis.table.turn_summaries import brief, turns_at
from heliopolis.web.common.clock_words import format_pace
from heliopolis.web.common.page import render
from heliopolis.web.common.players import bot_name, names_at, own_names
from heliopolis.web.lobby.waiting import unusual_options
from heliopolis.web.server.preferences import Translator
from heliopolis.web.table.log import TIMES
from heliopolis.web.table.view import shown_state, shown_when
from heliopolis.words.voice import NO_READER, voice_of

UNITS: Final = ((86400, "days"), (3600, "hours"), (60, "minutes"))
LOOKED_BACK: Final = 8
"""How many turns are looked through for what happened since the visitor's last one."""


NO_CLOCK: Final = (NO_MARKUP, math.inf)


class GameRow:
    """A game as lists show it to a visitor."""

    def __init__(
        self,
        table: Table,
        mine: frozenset[int],
        say: Translator,
        left: tuple[Markup, float] = NO_CLOCK,
        since: int | None = None,
    ) -> None:
        """Note how much time is ``left`` and until when, and ``since`` how many seconds the game has been as it is."""
        history, need = table.history, table.needs()
        self.over: Final = need.kind == "over"
        result = table.result() if self.over and history.begun else None
        free = [] if history.begun else history.open_seats()
        reader = min(mine) if len(mine) == 1 else NO_READER
        names = own_names(names_at(table, say), reader, say)
        self.table: Final = table
        self.name: Final = voice_of(table.game, say.language).name("game")
        self.names: Final = tuple(say("open-seat") if seat in free else name for seat, name in enumerate(names))
        self.points: Final = [sum(each) for each in shown_state(table).points]
        self.yours: Final = need.seat in mine
        """Whether the visitor is asked."""
        self.asked: Final = self.names[need.seat] if need.seat >= 0 else ""
        """Who is asked, or no one where chance decides."""
        self.free: Final = len(free)
        """For how many players it waits before it begins."""
        self.left: Final = left[0]
        self.due: Final = left[1]
        """When the time of the player to move runs out."""
        self.since: Final = since
        self.ranks: Final = result.ranks if result else []
        self.rank: Final = min([self.ranks[seat] for seat in mine], default=0) if self.ranks else 0
        """Of a game that is over, the visitor's place."""
        self._mine: Final = mine
        self._reader: Final = reader
        self._say: Final = say

    @property
    def state(self) -> str:
        """``yours``, ``others``, ``waiting`` (for players), ``over``, or of others: ``join``, ``watch``."""
        begun = self.table.history.begun
        if not self._mine:
            return "watch" if begun else "join"
        return "over" if self.over else "yours" if self.yours else "others" if begun else "waiting"

    @property
    def doing(self) -> str:
        """What the game waits for."""
        if self.over or self.free or self.yours:
            key = "running-over" if self.over else "waiting-for" if self.free else "running-yours"
            return self._say(key, count=self.free)
        return self._say("running-others", player=self.asked) if self.asked else self._say("ask-chance")

    @property
    def when(self) -> str:
        """The round and the like, or of a table that waits what will be played."""
        table, clock, say = self.table, self.table.header.clock, self._say
        if table.history.begun:
            return shown_when(table, say.language)
        pace = [] if clock is None else [format_pace(clock, say)]
        return " · ".join([*unusual_options(table, voice_of(table.game, say.language)), *pace])

    @property
    def waited(self) -> str:
        """For how long it has waited, in the largest unit that fits, where that is known."""
        return "" if self.since is None or self.state == "watch" else format_since(self.since, self._say)

    @property
    def _missed(self) -> str:
        """That the visitor's time has run out since they last chose."""
        history, say = self.table.history, self._say
        if history.clock is None:
            return ""
        last = max((ply.version for ply in history.plies if ply.seat in self._mine and not ply.bot), default=0)
        out = [each for each in history.remarks if each.kind in TIMES and each.seats[0] in self._mine]
        if not out or out[-1].version < last:
            return ""
        return say(f"{TIMES[out[-1].kind]}-you", bot=bot_name(out[-1].bot, say) if out[-1].bot else "")

    @property
    def news(self) -> str:
        """What the visitor missed, who waits for them to play again, or what the others did since they last chose."""
        if missed := self._missed:
            return missed
        wanted = self.table.history.rematch
        if self.state != "yours":
            waits = wanted.agreed and not wanted.table and self._mine - set(wanted.agreed)
            names = ", ".join(self.names[seat] for seat in wanted.agreed)
            return self._say("games-wish", players=names) if waits else ""
        voice = voice_of(self.table.game, self._say.language)
        for turn in turns_at(self.table, LOOKED_BACK):
            if turn.seat in self._mine and not turn.last.bot:
                break
            if turn.seat != CHANCE:
                told = told_of(voice, turn, brief(self.table, turn), self.names, self._reader)
                return f"{self.names[turn.seat]} {told}"
        return ""


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


def games_section(listed: GamesListed, say: Translator) -> Markup:
    """Return the lists; the section renews itself."""
    return render(
        "lobby/games_section.html",
        say=say,
        listed=listed,
        title=count_title(listed.own),
        yours=[row for row in listed.own if row.state == "yours"],
        others=[row for row in listed.own if row.state != "yours"],
        days=[(str(each), say("away-days", days=each)) for each in range(1, listed.holiday + 1)],
        longest_name=LONGEST_NAME,
        own_name=listed.name,
    )


def running_section(running: Sequence[GameRow], say: Translator) -> Markup:
    """Return the visitor's games in the lobby, those first that wait for them; it renews itself."""
    return render("lobby/running.html", say=say, rows=sorted(running, key=_urgency), title=count_title(running))


def _urgency(row: GameRow) -> tuple[int, float]:
    return 3 if row.over else 0 if row.yours else 1 if row.free else 2, row.due


def count_title(rows: Sequence[GameRow]) -> str:
    """Return the title that the browser shows for a page, with the number of games that wait for its visitor."""
    turns = sum(row.yours and not row.over for row in rows)
    return f"({turns}) Heliopolis" if turns else "Heliopolis"


def format_since(seconds: int, say: Translator) -> str:
    """Say for how long, in the largest unit that fits."""
    for unit, name in UNITS:
        if seconds >= unit:
            return say(f"for-{name}", count=seconds // unit)
    return say("for-moment")

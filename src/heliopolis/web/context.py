"""What all routes share: the tables, who may do what, and what was rendered lately."""

from __future__ import annotations

import hashlib
import logging
import zlib
from collections import OrderedDict
from contextlib import suppress
from pathlib import Path
from sys import getsizeof
from typing import Final, NamedTuple, TypeVar

from markupsafe import Markup

from heliopolis.kernel.errors import HeliopolisError, UnknownName
from heliopolis.render.markup import NO_MARKUP
from heliopolis.render.screens import Screen
from heliopolis.studies.boards import prove
from heliopolis.table.clocks.timekeeper import SeatClock
from heliopolis.table.daily import DailyGames
from heliopolis.table.fair_queue import FairQueue
from heliopolis.table.faults import Faults
from heliopolis.table.header import NO_GAME
from heliopolis.table.host import PACES, Host
from heliopolis.table.journal_validator import JournalValidator
from heliopolis.table.session import Session
from heliopolis.table.table import Table
from heliopolis.table.thinking import Analyst
from heliopolis.web.common.clock_words import format_time_left
from heliopolis.web.common.link_preview import LinkPictures
from heliopolis.web.lobby.waiting import waiting_fragment
from heliopolis.web.notifications.desk import NoticeDesk
from heliopolis.web.players.known_players import KnownPlayers
from heliopolis.web.replay.analysis import Analyses
from heliopolis.web.replay.films import Films
from heliopolis.web.replay.timeline import Timeline
from heliopolis.web.server.abilities import SERVER, Abilities
from heliopolis.web.server.addresses import Reach
from heliopolis.web.server.cookies import CookieSigner, is_table, signing_key
from heliopolis.web.server.limits import ClientLimits, RateLimiter
from heliopolis.web.server.preferences import Translator
from heliopolis.web.table.fragment import table_fragment
from heliopolis.web.table.hints import Hints
from heliopolis.web.table.view import Drawn, Fragment, TableView, VisitorView
from heliopolis.workers import Pool

SHOWN_BYTES: Final = 48 << 20
"""Rendered tables that are kept; those that were not looked at for longest make room."""
MOST_FRAGMENTS: Final = 32
"""For one version of a table: its seats and spectators, in every language, with boards described in words or not."""
MOST_JOURNALS: Final = 500
"""Opened journals that are kept; the oldest makes room."""

R = TypeVar("R")

_log: Final = logging.getLogger(__name__)


class Visitor(NamedTuple):
    """Who looks at a table: their seats, language and screen, whether they listen, links, where they found us."""

    mine: frozenset[int]
    language: str
    words: bool
    links: tuple[tuple[int, str], ...]
    base: str
    screen: Screen


class FragmentCache:
    """What was rendered of one version of a table, by visitor."""

    def __init__(
        self,
        table: Table,
        clocks: tuple[SeatClock, ...] = (),
        now: float = 0.0,
        drawn: Drawn | None = None,
    ) -> None:
        self.drawn: Final = Drawn() if drawn is None else drawn
        self.drawn.begin()
        self.version: Final = table.version
        self.clocks: Final = clocks
        self.fragments: Final[dict[tuple[object, ...], Fragment]] = {}
        self._table: Final = table
        self._now: Final = now
        self._showings: Final[dict[str, TableView]] = {}
        self.bytes = 0

    def keep(self, key: tuple[object, ...], fragment: Fragment) -> None:
        """Keep a fragment; if there are far more than a table can be seen in, someone is playing with us."""
        if len(self.fragments) >= MOST_FRAGMENTS:
            self.fragments.clear()
            self.bytes = 0
        self.fragments[key] = fragment
        self.bytes += sum([getsizeof(section.html) for section in fragment.elements])

    def shared(self, language: str) -> TableView:
        """Return what all share who read that language."""
        if language not in self._showings:
            self._showings[language] = TableView(self._table, language, self.clocks, self._now, self.drawn)
        return self._showings[language]


class WebContext:
    """The tables, who may do what, and what was rendered lately."""

    def __init__(
        self,
        host: Host,
        data: Path,
        limits: ClientLimits,
        analyst: Analyst,
        notices: NoticeDesk,
        pool: Pool,
        reach: Reach | None = None,
        abilities: Abilities = SERVER,
    ) -> None:
        self.host: Final = host
        self.abilities: Final = abilities
        self.notices: Final = notices
        self.reach: Final = reach or Reach()
        self.hints: Final = Hints(host.catalogue, analyst)
        self.data: Final = data
        key = signing_key(host.store, data)
        self.signer: Final = CookieSigner(key)
        self.daily: Final = DailyGames(host.store, host.catalogue, key if abilities.others else b"", pool)
        self.limiter: Final = RateLimiter(limits)
        self.players: Final = KnownPlayers(host, self.signer, self.limiter)
        self.faults: Final = Faults(_log, "lists")
        self.analyses: Final = Analyses(analyst, data / "analyses")
        self.journal_validator: Final = JournalValidator(pool)
        self.study_validator: Final = JournalValidator(pool, read=prove)
        self.study_tables: Final[OrderedDict[tuple[str, int], Table]] = OrderedDict()
        """Nodes of studies that were looked at lately, as tables."""
        self.pictures: Final = LinkPictures(pool, self.limiter)
        self.films: Final = Films(pool)
        self.timelines: Final[OrderedDict[str, Timeline]] = OrderedDict()
        """Journals that were opened lately."""
        self.long_work: Final = FairQueue(1)
        """What takes long is done one after the other, fairly among all who wait for such."""
        self._paces: Final[dict[str, str]] = {}
        self._shown: Final[OrderedDict[str, FragmentCache]] = OrderedDict()
        self._shown_bytes = 0

    # Tables ----------------------------------------------------------------------------------------

    async def session(self, table_id: str, *, latest: bool = False) -> Session:
        """Return the table of that id in memory, the ``latest`` for a player who opens its page."""
        if not is_table(table_id):
            raise UnknownName("no-table", name=table_id)
        try:
            session = await self.host.session(table_id, latest=latest)
        except UnknownName as error:
            if error.message.key == NO_GAME:
                raise UnknownName("game-gone") from None
            raise
        if table_id in self._paces:
            # A session that begins again knows nothing of it.
            session.pace = PACES[self._paces[table_id]]
        return session

    async def table(self, table_id: str) -> Table:
        """Return the table of that id."""
        return (await self.session(table_id)).table

    async def listed(self, table_id: str) -> Table | None:
        """Return the table of that id for a list, which has the others even if this one cannot be opened."""
        with self.faults.apart(f"table {table_id}"), suppress(HeliopolisError):
            return await self.table(table_id)
        return None

    def pace(self, table: Table) -> str:
        """Return how fast bots play at the table."""
        return self._paces.get(table.id, "usual")

    def set_pace(self, session: Session, pace: str) -> None:
        """Let bots play faster or slower."""
        session.pace = PACES[pace]
        self._paces[session.table.id] = pace
        session.notify()

    def time_left(self, table: Table, say: Translator) -> Markup:
        """Return how much time the player to move has left; nothing where no clock runs."""
        terms, time = table.header.clock, self.host.time
        running = [face for face in time.faces(table.history) if face.due is not None]
        return format_time_left(running[0], terms, time.uptime.now(), say) if terms and running else NO_MARKUP

    # Rendering -------------------------------------------------------------------------------------

    def fragment(self, visitor: Visitor, session: Session) -> Fragment:
        """Return the table as the visitor sees it: made once for all who see the same."""
        table, failing, talk, closed = session.table, session.failing, session.talk, self.host.closed
        advising = self.hints.of(table, visitor.mine)
        found = advising is not None and advising.hint is not None
        pace = self.pace(table)
        # What is shown beside the acts; whatever is added here must notify watchers when it changes.
        here, away = session.presence.state()
        clocks = self.host.time.faces(table.history)
        people = tuple(sorted(here)), tuple(sorted(away))
        beside = (pace, advising is None, found, *people, failing, talk.mark, closed, clocks)
        key = (visitor, *beside)
        shown = self._shown.get(table.id)
        if shown is None or (shown.version, shown.clocks) != (table.version, clocks):
            drawn = None
            if shown is None:
                self._forget_gone()
            else:
                self._shown_bytes -= shown.bytes
                drawn = shown.drawn
            shown = self._shown[table.id] = FragmentCache(table, clocks, self.host.time.uptime.now(), drawn)
        self._shown.move_to_end(table.id)
        fragment = shown.fragments.get(key)
        if fragment is None:
            shared = shown.shared(visitor.language)
            view = VisitorView(
                shared,
                visitor.mine,
                advising,
                words=visitor.words,
                here=here,
                away=away,
                failing=failing,
                talk=talk,
                closed=closed,
                screen=visitor.screen,
                pace=pace,
                links=visitor.links,
                base=visitor.base,
            )
            mark = f"{table.version}-{zlib.crc32(repr(beside).encode()):x}"
            fragment = self._made(view, mark)
            self._shown_bytes -= shown.bytes
            shown.keep(key, fragment)
            self._shown_bytes += shown.bytes
            while self._shown_bytes > SHOWN_BYTES and len(self._shown) > 1:
                self._shown_bytes -= self._shown.popitem(last=False)[1].bytes
        return fragment

    def _made(self, view: VisitorView, mark: str) -> Fragment:
        """Return the table, or the page that waits for its players."""
        if view.table.history.begun:
            return table_fragment(view, mark)
        return waiting_fragment(view, dict(view.links), view.base, mark, hidden=self.reach.hidden(view.base))

    def _forget_gone(self) -> None:
        """Drop what was rendered for tables that have left the memory."""
        for table_id in [each for each in self._shown if each not in self.host.sessions]:
            self._shown_bytes -= self._shown.pop(table_id).bytes

    # Journals that were opened ---------------------------------------------------------------------

    async def keep_journal(self, text: str) -> str:
        """Keep a journal that was read; its name follows from what it says."""
        name = hashlib.sha256(text.encode()).hexdigest()[:24]
        await self.host.in_thread(self.host.store.keep_journal, name, text, MOST_JOURNALS)
        return name

    async def kept_journal(self, name: str) -> str:
        """Return the text of a journal that was opened; those of earlier programs are in a folder."""
        path = self.data / "journals" / f"{name}.txt"
        found = await self.host.in_thread(self.host.store.journal, name) if is_table(name) else None
        if found is None and is_table(name) and path.is_file():
            found = path.read_text(encoding="utf-8")
        if found is None:
            raise UnknownName("no-journal")
        return found

"""A table: one game being played, its history, its position, and the way every act takes into both.

An act is checked, kept in the store and only then entered: whatever anyone sees survives the end of the process, and a
refused act changes nothing.
"""

from __future__ import annotations

import hmac
import secrets
from threading import RLock
from typing import Final

from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.errors import UnknownName
from heliopolis.kernel.game import State
from heliopolis.kernel.journals.journal import Journal
from heliopolis.kernel.journals.notation import Ply
from heliopolis.kernel.position import OVER
from heliopolis.kernel.reading import Reader
from heliopolis.kernel.results import Result
from heliopolis.table import fair
from heliopolis.table.acts import Act, AnswerAct, AskUndo, Chance, EndTurn, Play, PlyAct, Resumed, Undo, enter
from heliopolis.table.clicks import MOST_CHOICES, Click, Continuation, find, pays_otherwise, read_wish
from heliopolis.table.clocks.clock import ranked
from heliopolis.table.days import now
from heliopolis.table.errors import Broken, NotNow, Stale, TimeUp, TooMany
from heliopolis.table.header import Header
from heliopolis.table.history import Need, TableHistory, TablePly
from heliopolis.table.keeping.pending import Pending, PendingAct, Snapshot, TableStore
from heliopolis.table.keeping.resuming import enter_saved, is_current, migrate, replay_ply
from heliopolis.table.question import Question
from heliopolis.table.seats import Seat, link_hash

MOST_ACTS: Final = 5000
"""From then on a table only takes choices, to get the game finished. Whole games have a few hundred acts."""


class Table:
    """One game at one table. Methods may be called from several threads."""

    def __init__(self, table_id: str, store: TableStore, history: TableHistory, journal: Journal) -> None:
        self.id: Final = table_id
        self.store: Final = store
        self.game: Final = journal.game
        self.components: Final = journal.components
        self.history: Final = history
        self._journal: Final = journal
        self._notes: Final = dict(journal.notes)
        self._lock: Final = RLock()
        self._question: tuple[int, Question] | None = None
        """What was asked lately, at that version."""

    # Asking ----------------------------------------------------------------------------------------

    @property
    def version(self) -> int:
        """The number of acts. It only grows, even when plies are taken back."""
        return self.history.version

    @property
    def state(self) -> State:
        """The position. Copy it before playing on it."""
        return self._journal.state

    @property
    def header(self) -> Header:
        """What was settled at the beginning. It holds the secret: no page may show it."""
        return self.history.header

    @property
    def seats(self) -> list[Seat]:
        """Who sits where now."""
        return self.history.seats

    @property
    def names(self) -> list[str]:
        """The names of the players."""
        return [seat.name for seat in self.history.seats]

    @property
    def commitment(self) -> str:
        """The hash of the secret of chance, shown from the start."""
        return fair.commitment(self.header.secret)

    @property
    def secret(self) -> str | None:
        """The secret of chance, once the game is over and no other table needs it."""
        known = self.history.sealed() and now() >= self.header.reveal
        return self.header.secret.hex() if known else None

    @property
    def question(self) -> Question:
        """What is asked now."""
        if self._question is None or self._question[0] != self.version:
            history, state = self.history, self.state
            begins = history.plies[-1].turn != state.turn
            self._question = self.version, Question(state, read_wish(history.queued_choice()), begins=begins)
        return self._question[1]

    def needs(self) -> Need:
        """Return what the table waits for."""
        return self.history.needs()

    def result(self) -> Result | None:
        """Return the result of a game that is over; players who lost on time come last."""
        result = self.state.result()
        return None if result is None else Result(ranked(result.ranks, self.history.lost()), result.totals)

    def seat_of(self, link: str) -> int | None:
        """Return the seat that a secret link belongs to."""
        given = link_hash(link)
        matching = [number for number, seat in enumerate(self.seats) if hmac.compare_digest(seat.link, given)]
        return matching[0] if matching else None

    def invites(self, link: str) -> bool:
        """Return whether a secret link is the invitation to the free seats."""
        return bool(self.history.invitation) and hmac.compare_digest(self.history.invitation, link_hash(link))

    def at(self, ply: int) -> State:
        """Return the position after a ply; for plies played under older rules, the last snapshot before it."""
        history = self.history
        if Reader(ply, "ply").integer(0, history.ply_count) >= history.base:
            return self._journal.at(ply - history.base)
        seqs = [seq for seq, after in self.store.snapshots(self.id) if after <= ply and is_current(history, seq, after)]
        return migrate(self.game, self.components, self.store.snapshot(self.id, seqs[-1]).state)

    def journal(self) -> Journal:
        """Return the journal up to now, with notes and comments. It begins where the present rules took over."""
        journal, history = self._journal, self.history
        journal.players[:] = self.names
        journal.notes.clear()
        journal.notes.update(self._notes)
        if history.header.origin:
            journal.note("from", history.header.origin)
        if history.header.secret:
            journal.note(fair.COMMITMENT, self.commitment)
        for name, value in fair.nonce_notes(history.nonces).items():
            journal.note(name, value)
        if self.secret is not None:
            journal.note(fair.SECRET, self.secret)
        journal.comments[:] = [(max(0, remark.ply - history.base), remark.line) for remark in history.remarks]
        return journal

    # Acting ----------------------------------------------------------------------------------------

    def make(self, act: Act, version: int) -> None:
        """Do an act, if it is allowed and nothing that matters to it has happened since that version."""
        with self._lock:
            self._keep(self.prepare(act, version))

    def click(self, seat: int, told: str, version: int) -> None:
        """Play a person's choice, and all that it implies (see ``clicks``)."""
        with self._lock:
            self._keep(self.prepare_click(seat, Click.read(told), version))

    def _keep(self, pending: Pending) -> None:
        try:
            self.store.append(*pending)
        except Stale:
            self.refresh()
            raise
        self.enter(pending)

    def prepare(self, act: Act, version: int) -> Pending:
        """Check an act and get it ready to be kept. Nothing changes yet."""
        history = self.history
        self._check(act, version)
        if isinstance(act, AnswerAct):
            played = Continuation(self.state)
            played.play(find(self.state, act.choice))
            return self._prepare_plies(played, bot=act.by(), draw=act.number())
        if history.version >= MOST_ACTS and not isinstance(act, EndTurn):
            raise TooMany("many-acts", number=MOST_ACTS)
        # No snapshot: the one at the beginning of the turn that is gone back to still stands.
        ends, keep = act.ends(history, self.state.seat()), act.keeps(history)
        return [PendingAct(self.id, history.version, act.to_dict(), over=ends, keep=keep, act=act, opens=act.opens())]

    def prepare_click(self, seat: int, click: Click, version: int) -> Pending:
        """Check a click of a person and get it ready to be kept, whole; nothing changes yet."""
        self._check(Play("", seat), version)
        if not click.path:
            raise UnknownName("no-click", number=MOST_CHOICES)
        played = self.question.play(click)
        ready, (before, choice, after) = self._prepare_plies(played), played.moves[-1]
        if choice is before.todo[-1].ending(before) and self.history.holds(seat, after.seat()):
            # It says that the turn ends: no one is asked for that twice.
            end, over = EndTurn(seat), after.seat() == OVER
            ready.append(PendingAct(self.id, ready[-1].seq + 1, end.to_dict(), over=over, act=end))
        return ready

    def prepare_redo(self, seat: int, version: int) -> Pending:
        """Get ready to play again the click that the seat took back last; nothing changes yet."""
        self._check(Play("", seat), version)
        plies = self.history.redo_plies(seat)
        if not plies:
            raise NotNow("redo-nothing", seat=seat + 1)
        played = Continuation(self.state, read_wish(plies[-1].wish))
        for ply in plies:
            played.play(find(self.state, ply.choice))
        return self._prepare_plies(played, continues=plies[0].continues)

    def _check(self, act: Act, version: int) -> None:
        history = self.history
        if history.clock is not None and act.waited_for() in history.stood_in():
            raise TimeUp("time-up")
        if not act.since(history) <= version <= history.version:
            raise Stale(history.version, "stale")
        act.check(history)

    def _prepare_plies(
        self, played: Continuation, *, bot: str = "", draw: int = 0, continues: bool = False
    ) -> list[PendingAct]:
        """Get the plies of what was played on a copy ready, to be kept whole."""
        ready: list[PendingAct] = []
        history = self.history
        for ahead, (before, choice, after) in enumerate(played.moves, 1):
            number, version, asked = history.ply_count + ahead, history.version + ahead, after.seat()
            forced = [each.name for each in after.played[1:]]
            told = Ply(
                number, before.turn, before.turn_seat, before.seat(), choice.name, forced, draw, list(after.events)
            )
            ply = TablePly(told, version, asked, bot)
            ply.continues = continues or ahead > 1
            if ahead == len(played.moves):
                ply.wish = Click((), played.wish).name
            snapshot = None
            # A snapshot at the beginning of every turn and at the end: other rules can continue from there.
            if after.turn != ply.turn or asked == OVER:
                snapshot = Snapshot(version, number, after.to_dict())
            over = asked == OVER and (ply.seat == CHANCE or not history.holds(ply.seat, OVER))
            act = PlyAct(ply)
            ready.append(PendingAct(self.id, version - 1, act.to_dict(), snapshot, over, act=act, state=after))
        return ready

    def enter(self, pending: Pending) -> None:
        """Enter an act that has been kept, with what follows in the same click."""
        for each in pending:
            enter(self.history, each.act, each.stamp)
            if each.state is not None:
                self._journal.enter(self.history.plies[-1], each.state)
        self._take_back()

    def refresh(self) -> None:
        """Enter whatever another process has added to the table."""
        with self._lock:
            for data in self.store.acts(self.id, self.version):
                if data["act"] == Resumed.kind:
                    raise Broken("taken-over")
                plies = self.history.ply_count
                enter_saved(self.history, data)
                if self.history.ply_count > plies:
                    replay_ply(self._journal, self.history.plies[-1])
                self._take_back()

    def _take_back(self) -> None:
        """Take back in the journal what the history has taken back."""
        gone = len(self._journal.plies) - (self.history.ply_count - self.history.base)
        if gone:
            self._journal.undo(gone)

    def play(self, seat: int, choice: str, version: int) -> None:
        """Play a person's answer."""
        self.make(Play(choice, seat), version)

    def end_turn(self, seat: int, version: int) -> None:
        """End a person's turn: the held choice becomes final."""
        self.make(EndTurn(seat), version)

    def undo(self, seat: int, version: int) -> None:
        """Take back a person's last click, which no one has answered yet."""
        self.make(self.undo_act(seat), version)

    def redo(self, seat: int, version: int) -> None:
        """Play again what a person took back last."""
        with self._lock:
            self._keep(self.prepare_redo(seat, version))

    def draw(self) -> None:
        """Let chance answer."""
        with self._lock:
            self.make(self.chance_act(), self.version)

    def chance_act(self) -> Chance:
        """Return the answer of chance to the open question, by the next draw."""
        assert self.header.secret, "without a secret, whoever drives the table draws for chance"
        draw, state = self.history.next_draw, self.state
        if state.seat() != CHANCE:
            raise NotNow("not-chance")
        place = fair.pick(self.header.secret, self.history.nonces, draw, state.weights())
        return Chance(state.choices()[place].name, draw)

    def bot_seed(self) -> int:
        """Return the seed of a bot's luck: where tables share their draws it is the same at all of them."""
        if not self.header.reveal:
            return secrets.randbits(62)
        return fair.below(self.header.secret, (), -self.history.ply_count, 1 << 62)

    def bot_act(self, seat: int, choice: str) -> Play:
        """Return the answer of the bot that plays the seat."""
        return Play(choice, seat, self.history.seat(seat).bot)

    def undo_act(self, seat: int) -> Undo:
        """Return the act that takes back the last click."""
        return Undo(seat, max(1, self.history.click_plies(seat)))

    def repay_act(self, seat: int) -> Undo:
        """Return the act that takes back the payment made in the seat's last click, so that it can be made by hand."""
        plies = self.history.plies
        for place in range(self.history.click_plies(seat) - 1, 0, -1):
            before = self.at(plies[-place].number - 1)
            if before.todo[-1].default(before) is not None and pays_otherwise(before):
                return Undo(seat, place)
        raise NotNow("nothing-paid", seat=seat + 1)

    def restart_act(self, seat: int) -> Undo:
        """Return the act that takes back the current turn."""
        return Undo(seat, self.history.turn_plies(seat))

    def ask_act(self, seat: int) -> AskUndo:
        """Return the act that asks to go back to before the seat's own last click."""
        for ply in reversed(self.history.plies[self.history.base + 1 :]):
            if ply.seat == seat and not ply.bot and not ply.continues:
                return AskUndo(seat, ply.number - 1)
        raise NotNow("undo-nothing", seat=seat + 1)

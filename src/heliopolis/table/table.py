"""A table: one game being played, its record, its position, and the way every act takes into both.

An act is checked, kept by the store and only then entered: what anybody sees survives the end of the process, and a
refused act changes nothing.
"""

from __future__ import annotations

import hmac
from threading import RLock
from typing import Final, NamedTuple

from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.components import Components
from heliopolis.kernel.errors import BadData, UnknownName
from heliopolis.kernel.game import Game, State
from heliopolis.kernel.journal import Journal, Moment
from heliopolis.kernel.position import OVER
from heliopolis.table import fair
from heliopolis.table.acts import Act, AskUndo, Chance, EndTurn, Play, Ply, Resumed, Undo, beside
from heliopolis.table.errors import Broken, NotNow, Stale, TooMany
from heliopolis.table.header import Header, Plain
from heliopolis.table.history import Need, Record, Request, UndoLimit
from heliopolis.table.keeping.resuming import adapted, replay_entry, stands
from heliopolis.table.keeping.store import Snapshot, Store
from heliopolis.table.seats import Seat, link_hash

MOST_ACTS: Final = 5000
"""After so many acts a table goes on to its end: whole games have a few hundred, and undo is no game."""
LONGEST_CHOICE: Final = 64
"""Letters of a choice's name; longer ones are not even looked up."""


class Draft(NamedTuple):
    """An act that may be done, ready to be kept and entered."""

    seq: int
    data: Plain
    moment: Moment | None
    snapshot: Snapshot | None
    over: bool
    keep: int | None = None
    """How many plies stay, if the act takes some back."""


class Table:
    """One game at one table. Methods may be called from several threads."""

    def __init__(
        self, table_id: str, store: Store, game: Game, components: Components, record: Record, journal: Journal
    ) -> None:
        self.id: Final = table_id
        self.store: Final = store
        self.game: Final = game
        self.components: Final = components
        self.record: Final = record
        self._journal: Final = journal
        self._lock: Final = RLock()

    # Asking ----------------------------------------------------------------------------------------

    @property
    def version(self) -> int:
        """How many acts there are; it only grows, undo included."""
        return self.record.version

    @property
    def state(self) -> State:
        """The position; whoever wants to play on it takes a copy."""
        return self._journal.state

    @property
    def header(self) -> Header:
        """What was settled at the beginning. It holds the secret: no page shows it."""
        return self.record.header

    @property
    def seats(self) -> list[Seat]:
        """Who sits where now."""
        return self.record.seats

    @property
    def names(self) -> list[str]:
        """What the players are called."""
        return [seat.name for seat in self.record.seats]

    @property
    def request(self) -> Request | None:
        """The going back that somebody asks for."""
        return self.record.request

    @property
    def commitment(self) -> str:
        """What is shown of the secret of chance from the start."""
        return fair.commitment(self.header.secret)

    @property
    def secret(self) -> str | None:
        """The secret of chance, told when the game is over."""
        return self.header.secret.hex() if self.record.over() else None

    def needs(self) -> Need:
        """What the table waits for."""
        return self.record.needs()

    def undo_limit(self, seat: int) -> UndoLimit:
        """How far the seat can go back by itself, and why no farther."""
        return self.record.undo_limit(seat)

    def seat_of(self, link: str) -> int | None:
        """The seat of a secret link."""
        given = link_hash(link)
        found = [number for number, seat in enumerate(self.seats) if hmac.compare_digest(seat.link, given)]
        return found[0] if found else None

    def at(self, ply: int) -> State:
        """The position after so many plies; of plies by older rules, the last snapshot before."""
        if not 0 <= ply <= self.record.plies:
            raise BadData("ply", "between", least=0, most=self.record.plies, value=ply)
        if ply >= self.record.base:
            return self._journal.at(ply - self.record.base)
        seqs = [seq for seq, after in self.store.snapshots(self.id) if after <= ply and stands(self.record, seq, after)]
        return adapted(self.game, self.components, self.store.snapshot(self.id, seqs[-1]).state)

    def journal(self) -> Journal:
        """The journal with its notes and comments up to now; it begins where the present rules did."""
        journal, record = self._journal, self.record
        journal.players[:] = self.names
        journal.notes.clear()
        if record.header.origin:
            journal.note("from", record.header.origin)
        journal.note(fair.COMMITMENT, self.commitment)
        for name, value in fair.nonce_notes(record.nonces).items():
            journal.note(name, value)
        if self.secret is not None:
            journal.note(fair.SECRET, self.secret)
        journal.comments[:] = [(max(0, remark.ply - record.base), remark.line) for remark in record.remarks]
        return journal

    # Acting ----------------------------------------------------------------------------------------

    def make(self, act: Act, version: int) -> None:
        """Do an act, if it may be done and nothing that matters to it has happened since that version."""
        with self._lock:
            draft = self.draft(act, version)
            try:
                self.store.append(self.id, draft.seq, draft.data, draft.snapshot, over=draft.over, keep=draft.keep)
            except Stale:
                self.refresh()
                raise
            self.enter(draft)

    def draft(self, act: Act, version: int) -> Draft:
        """The act ready to be kept, or the refusal; nothing changes yet."""
        record = self.record
        if not act.since(record) <= version <= record.version:
            raise Stale(record.version, "stale", version=record.version, seen=version)
        act.check(record)
        data, seq = act.to_dict(), record.version
        if isinstance(act, Ply):
            draw = act.draw if isinstance(act, Chance) else 0
            moment = self._journal.foresee(self._choice(act.choice), draw)
            data.update(beside(moment))
            # A snapshot at the beginning of every turn, and at the end: from there other rules can go on.
            rests = moment.state.turn != self.state.turn or moment.state.seat() == OVER
            snapshot = self._snapshot(moment.state, record.plies + 1) if rests else None
            return Draft(seq, data, moment, snapshot, act.ends(record, moment.state.seat()))
        if seq >= MOST_ACTS and not isinstance(act, EndTurn):
            raise TooMany("many-acts", number=MOST_ACTS)
        # What was saved at the beginning of the turn that is gone back to still stands.
        return Draft(seq, data, None, None, act.ends(record, self.state.seat()), act.keeps(record))

    def enter(self, draft: Draft) -> None:
        """Enter an act that is kept."""
        self.record.enter(draft.data)
        if draft.moment is not None:
            self._journal.enter(draft.moment)
        self._go_back()

    def refresh(self) -> None:
        """Enter what another process has appended to the record."""
        with self._lock:
            for data in self.store.acts(self.id, self.version):
                if data["act"] == Resumed.kind:
                    raise Broken("taken-over")
                plies = self.record.plies
                self.record.enter(data)
                if self.record.plies > plies:
                    replay_entry(self._journal, self.record.entries[-1])
                self._go_back()

    def _go_back(self) -> None:
        """Take back in the journal what the record has taken back."""
        gone = len(self._journal.plies) - (self.record.plies - self.record.base)
        if gone:
            self._journal.undo(gone)

    def play(self, seat: int, choice: str, version: int) -> None:
        """A person answers."""
        self.make(Play(choice, seat), version)

    def play_bot(self, seat: int, choice: str, version: int) -> None:
        """A bot answers."""
        self.make(self.bot_act(seat, choice), version)

    def end_turn(self, seat: int, version: int) -> None:
        """A person makes the choice final that is held."""
        self.make(EndTurn(seat), version)

    def undo(self, seat: int, version: int) -> None:
        """A person takes back their last choice, which nobody has answered yet."""
        self.make(Undo(seat, 1), version)

    def restart_turn(self, seat: int, version: int) -> None:
        """A person takes back the choices of the running turn, as far as nobody has answered them."""
        with self._lock:
            self.make(self.restart_act(seat), version)

    def draw(self) -> None:
        """Chance answers."""
        with self._lock:
            self.make(self.chance_act(), self.version)

    def chance_act(self) -> Chance:
        """The answer of chance to the open question, by the next draw."""
        draw, state = self.record.draws + 1, self.state
        if state.seat() != CHANCE:
            raise NotNow("not-chance")
        place = fair.pick(self.header.secret, self.record.nonces, draw, state.weights())
        return Chance(state.choices()[place].name, draw)

    def bot_act(self, seat: int, choice: str) -> Play:
        """The answer of the bot that plays the seat."""
        return Play(choice, seat, self.record.seat(seat).bot)

    def restart_act(self, seat: int) -> Undo:
        """Taking back the running turn."""
        return Undo(seat, self.record.turn_plies(seat))

    def ask_act(self, seat: int) -> AskUndo:
        """Asking to go back to the seat's own last choice."""
        for entry in reversed(self.record.entries[self.record.base + 1 :]):
            if entry.seat == seat and not entry.bot:
                return AskUndo(seat, entry.ply - 1)
        raise NotNow("undo-nothing", seat=seat + 1)

    def _choice(self, name: str) -> Choice:
        if len(name) > LONGEST_CHOICE:
            raise UnknownName("no-choice", game=self.game.name, name=name[:LONGEST_CHOICE])
        return self.state.choice(name)

    def _snapshot(self, state: State, ply: int) -> Snapshot:
        return Snapshot(self.version + 1, ply, state.to_dict())

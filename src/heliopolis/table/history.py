"""The record: what follows from the acts of a table, without asking the rules of its game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.errors import BadData, quote
from heliopolis.kernel.event import Event
from heliopolis.kernel.position import OVER
from heliopolis.kernel.reading import Reader
from heliopolis.table.acts import Act, AskUndo, Chance, Consent, EndTurn, Play, Refuse, Resumed, Undo
from heliopolis.table.errors import NotYourTurn
from heliopolis.table.fair import Nonce, spans
from heliopolis.table.header import Header
from heliopolis.table.seat_acts import AddNonce, AskHint, Give, Rename, Renew, Settings, Take
from heliopolis.table.seats import Seat


class Entry(NamedTuple):
    """One ply as it is told; the first entry, of ply 0, is what happened before anybody was asked."""

    ply: int
    version: int
    """The table had so many acts then: who saw that version has seen this entry."""
    turn: int
    whose: int
    """Whose turn it is, or CHANCE."""
    seat: int
    """Who answered, or CHANCE."""
    bot: str
    """The bot that answered for the seat, if it was one."""
    choice: str
    forced: list[str]
    draw: int
    told: list[Event]
    asked: int
    """Who is asked next: a seat, CHANCE or OVER."""


class Need(NamedTuple):
    """What the table waits for: ``human``, ``held`` (End turn), ``bot``, ``chance``, or nothing (``over``)."""

    kind: str
    seat: int
    bot: str = ""


class UndoLimit(NamedTuple):
    """How many plies a seat can take back by itself, and why no more.

    ``reason`` is ``chance``, ``seat`` (another player), ``bot``, ``start`` (of the game), ``rules`` (older ones) or
    ``over``; ``who`` is the other player's seat.
    """

    plies: int
    reason: str
    who: int = CHANCE


class Request(NamedTuple):
    """Somebody asks all people to go back: so many plies would stay, and these agree."""

    seat: int
    ply: int
    agreed: tuple[int, ...]


class Remark(NamedTuple):
    """Something that belongs into the journal beside the plies: after how many, what, and the line that says it.

    ``version`` is that of the table when it was made.

    ``kind`` is ``taken_back``, ``given``, ``taken``, ``hint`` or ``resumed``; ``seats`` who did it, and whom it
    concerns.
    """

    ply: int
    kind: str
    seats: tuple[int, ...]
    line: str
    version: int
    bot: str = ""
    """The bot that a seat was given to or taken back from."""


class Record:
    """A table as its acts leave it: plies, seats, chance, and what is pending."""

    def __init__(self, header: Header) -> None:
        self.header: Final = header
        self.rules = header.rules
        self.components = header.components
        self.version = 0
        """How many acts there are; it only grows."""
        self.moved = 0
        """The version since which nothing has happened that matters to who is about to choose."""
        self.seats: Final[list[Seat]] = list(header.seats)
        opening = Entry(0, 0, 0, CHANCE, CHANCE, "", "", [], 0, header.told, header.asked)
        self.entries: Final[list[Entry]] = [opening]
        self.held: int | None = None
        """The seat whose last choice waits for End turn."""
        self.request: Request | None = None
        self.nonces: Final[list[Nonce]] = []
        self.draws = 0
        """How many draws were ever made, those that were taken back too."""
        self.remarks: Final[list[Remark]] = []
        self.base = 0
        """After so many plies the present rules began."""
        self.base_seq = 0
        """The snapshot they began at was taken after so many acts."""

    def enter(self, saved: object) -> None:
        """Enter an act as the store keeps it."""
        reader = Reader(saved, f"act {self.version}")
        act = read_act(reader)
        self.version += 1
        act.enter(self, reader)
        if not act.free:
            self.moved = self.version

    # Asking ----------------------------------------------------------------------------------------

    @property
    def plies(self) -> int:
        """How many plies stand."""
        return len(self.entries) - 1

    def needs(self) -> Need:
        """What the table waits for."""
        if self.held is not None:
            return Need("held", self.held)
        asked = self.entries[-1].asked
        if asked in {OVER, CHANCE}:
            return Need("over" if asked == OVER else "chance", asked)
        bot = self.seats[asked].bot
        return Need("bot" if bot else "human", asked, bot)

    def over(self) -> bool:
        """Whether the game has ended for good."""
        return self.needs().kind == "over"

    def voices(self) -> list[int]:
        """The seats that people play or have played: all of them must agree to going back."""
        return [number for number, seat in enumerate(self.seats) if seat.human or seat.link]

    def seat(self, number: int) -> Seat:
        """The seat of that number."""
        if not 0 <= number < len(self.seats):
            raise BadData("seat", "between", least=0, most=len(self.seats) - 1, value=number)
        return self.seats[number]

    def check_human(self, number: int) -> None:
        """Refuse a seat that no person plays."""
        if not self.seat(number).human:
            raise NotYourTurn("bot-seat", seat=number + 1)

    def check_voice(self, number: int) -> None:
        """Refuse a seat that no person ever played."""
        if not (self.seat(number).human or self.seat(number).link):
            raise NotYourTurn("bot-seat", seat=number + 1)

    def holds(self, seat: int, asked: int) -> bool:
        """Whether a choice of that seat waits for End turn, as somebody else would act after it."""
        return asked != seat and self.seats[seat].human and self.seats[seat].confirm

    def undo_limit(self, seat: int) -> UndoLimit:
        """How far the seat can go back by itself."""
        if self.over():
            return UndoLimit(0, "over")
        plies = 0
        for entry in reversed(self.entries[self.base + 1 :]):
            if entry.seat == CHANCE:
                return UndoLimit(plies, "chance")
            if entry.seat != seat:
                return UndoLimit(plies, "seat", entry.seat)
            if entry.bot:
                return UndoLimit(plies, "bot")
            plies += 1
        return UndoLimit(plies, "rules" if self.base else "start")

    def turn_plies(self, seat: int) -> int:
        """How many plies of the seat's running turn it can take back by itself."""
        last = self.entries[-1].turn
        free = self.entries[self.plies + 1 - self.undo_limit(seat).plies :]
        return sum(1 for entry in free if entry.turn == last)

    # What acts change ------------------------------------------------------------------------------

    def add_ply(
        self,
        seat: int,
        choice: str,
        *,
        turn: int,
        whose: int,
        forced: list[str],
        told: list[Event],
        asked: int,
        by: str,
        draw: int,
    ) -> None:
        """Somebody answered."""
        ply = len(self.entries)
        self.entries.append(Entry(ply, self.version, turn, whose, seat, by, choice, forced, draw, told, asked))
        self.held = seat if seat != CHANCE and not by and self.holds(seat, asked) else None
        self.draws = max(self.draws, draw)
        self.request = None

    def take_back(self, keep: int) -> list[Entry]:
        """Only so many plies stay; what was remarked stays too."""
        gone = self.entries[keep + 1 :]
        del self.entries[keep + 1 :]
        self.held = None
        self.request = None
        self.remarks[:] = [remark._replace(ply=min(remark.ply, keep)) for remark in self.remarks]
        return gone

    def ask(self, seat: int, ply: int) -> None:
        """A seat asks to go back."""
        self.request = Request(seat, ply, ())
        self.agree(seat)

    def agree(self, seat: int) -> None:
        """A seat agrees; if all do that people play or have played, the table goes back."""
        assert self.request is not None
        asking, ply, agreed = self.request
        self.request = Request(asking, ply, (*agreed, seat))
        if self.silent():
            return
        others = sorted(set(self.request.agreed) - {asking})
        gone = self.take_back(ply)
        number = "1 ply" if len(gone) == 1 else f"{len(gone)} plies"
        consent = f"by consent of {_seats(others)}" if others else ""
        self.remark("taken_back", (asking, *others), f"seat{asking + 1} took back {number}", _draws(gone), consent)

    def silent(self) -> list[int]:
        """The seats that have yet to agree to the going back that is asked for."""
        agreed = () if self.request is None else self.request.agreed
        return [seat for seat in self.voices() if seat not in agreed]

    def give(self, by: int, seat: int, bot: str) -> None:
        """A bot plays the seat from now on; what it held is final."""
        self.seats[seat] = self.seats[seat]._replace(bot=bot)
        self.held = None if self.held == seat else self.held
        self.request = None
        self.remark("given", (by, seat), f"seat{by + 1} gave seat{seat + 1} to {bot}", bot=bot)

    def take(self, seat: int) -> None:
        """The person plays again."""
        bot = self.seats[seat].bot
        self.seats[seat] = self.seats[seat]._replace(bot="")
        self.request = None
        self.remark("taken", (seat,), f"seat{seat + 1} was taken back from {bot}", bot=bot)

    def resume(self, rules: int, components: str, seq: int, ply: int, asked: int) -> None:
        """Other rules go on from a snapshot; what is older is never played again."""
        before, lost = self.rules, self.plies - ply
        self.take_back(ply)
        self.entries[-1] = self.entries[-1]._replace(asked=asked)
        self.rules, self.components, self.base, self.base_seq = rules, components, ply, seq
        # All draws so far were made by the older rules: this journal cannot repeat them.
        draws = spans(range(1, self.draws + 1))
        left = f"; {lost} later plies are lost" if lost else ""
        self.remark("resumed", (), f"rules {before} up to ply {ply}", draws, f"and rules {rules} from here on{left}")

    def remark(self, kind: str, seats: tuple[int, ...], *parts: str, bot: str = "") -> None:
        """Write a remark after the last ply."""
        line = " ".join(part for part in parts if part)
        self.remarks.append(Remark(self.plies, kind, seats, line, self.version, bot))


def _seats(seats: Sequence[int]) -> str:
    return ", ".join(f"seat{seat + 1}" for seat in seats)


def _draws(entries: Sequence[Entry]) -> str:
    return spans(entry.draw for entry in entries if entry.draw)


_KINDS: Final[dict[str, type[Act]]] = {
    act.kind: act
    for act in (
        Play, Chance, EndTurn, Undo, AskUndo, Consent, Refuse, AddNonce, Give, Take, Rename, Renew, Settings, AskHint,
        Resumed,
    )
}  # fmt: skip


def read_act(saved: Reader) -> Act:
    """The act that was written down."""
    kind = saved["act"].string()
    if kind not in _KINDS:
        raise saved["act"].wrong("one-of", known=", ".join(_KINDS), value=quote(kind))
    return _KINDS[kind].read(saved)

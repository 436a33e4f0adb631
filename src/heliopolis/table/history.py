"""The history of a table: its plies, and all that follows from its acts without asking the rules of the game.

Each ply is written with its results, so that it can be shown without the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.journals.notation import Ply
from heliopolis.kernel.position import OVER
from heliopolis.kernel.reading import Reader
from heliopolis.kernel.step import NOBODY
from heliopolis.table.clocks.clock import Stamp, TableClock
from heliopolis.table.errors import NotNow, NotYourTurn
from heliopolis.table.fair import Nonce, spans
from heliopolis.table.header import Header, Plain, read_events
from heliopolis.table.seats import Seat, told_apart

PLAYED: Final = "play"
DRAWN: Final = "chance"
PLIES: Final = (PLAYED, DRAWN)
"""How the store names a ply of a seat, and one of chance."""


class TablePly(Ply):
    """A ply with what only a table knows about it."""

    def __init__(self, ply: Ply, version: int, asked: int, bot: str = "") -> None:
        super().__init__(ply.number, ply.turn, ply.turn_seat, ply.seat, ply.choice, ply.forced, ply.draw, ply.events)
        self.version: Final = version
        """The version of the table that first had this ply."""
        self.asked = asked
        """Who is asked next: a seat, CHANCE or OVER. Only a change of rules can change it later."""
        self.bot: Final = bot
        """The bot that answered for the seat, or "" if a person or chance did."""
        self.continues = False
        """Whether it was played with the ply before, by one click."""
        self.wish = ""
        """What its player wishes for after it."""

    def record(self) -> Plain:
        """Return the ply as the store keeps it. What most do not have is left out: a store grows by every ply."""
        by_chance = self.seat == CHANCE
        who: Plain = {"draw": self.draw} if by_chance else {"seat": self.seat, "bot": self.bot}
        if self.continues:
            who["continues"] = True
        if self.wish:
            who["wish"] = self.wish
        return {
            "act": DRAWN if by_chance else PLAYED,
            "choice": self.choice,
            **who,
            "turn": self.turn,
            "whose": self.turn_seat,
            "forced": self.forced,
            "told": [list(event) for event in self.events],
            "asked": self.asked,
        }


def read_ply(saved: Reader, number: int, version: int) -> TablePly:
    """Return the ply that ``record`` wrote."""
    by_chance = saved["act"].string() == DRAWN
    ply = Ply(
        number,
        saved["turn"].integer(),
        saved["whose"].integer(),
        CHANCE if by_chance else saved["seat"].integer(),
        saved["choice"].string(),
        saved["forced"].strings(),
        saved["draw"].integer() if by_chance else 0,
        read_events(saved["told"]),
    )
    made = TablePly(ply, version, saved["asked"].integer(), "" if by_chance else saved["bot"].string())
    made.continues = saved.get("continues", False).boolean()
    made.wish = saved.get("wish", "").string()
    return made


class Need(NamedTuple):
    """What the table waits for.

    ``seats`` (people who are invited), ``human``, ``held`` (End turn), ``bot``, ``chance``, or nothing (``over``).
    """

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


class UndoRequest(NamedTuple):
    """A seat asks everyone to go back to a ply; ``agreed`` are the seats that have agreed so far."""

    seat: int
    ply: int
    agreed: tuple[int, ...]


class Answered(NamedTuple):
    """What came of going back, until someone chooses again: a seat was refused it, or did it after its turn.

    ``by`` is the seat that refused, or that went back itself.
    """

    seat: int
    by: int


class Remark(NamedTuple):
    """A comment in the journal: after which ply it stands, and its line.

    ``kind`` is ``taken_back``, ``given``, ``taken``, ``joined``, ``hint``, ``time_out``, ``time_bot``, ``time_lost``,
    ``link``, ``resumed`` or, from a journal that was loaded, ``comment``; ``seats`` are who did it and whom it
    concerns.
    """

    ply: int
    kind: str
    seats: tuple[int, ...]
    line: str
    version: int
    """The version of the table when it was made."""
    bot: str = ""
    """The bot that a seat was given to or taken back from."""


class Rematch(NamedTuple):
    """The same game once more: the seats that want it, and the table where it is played once all people do."""

    agreed: tuple[int, ...] = ()
    table: str = ""


class TableHistory:
    """A table as its acts leave it: plies, seats, chance, and what is still open."""

    def __init__(self, header: Header) -> None:
        self.header: Final = header
        self.rules = header.rules
        self.components = header.components
        self.version = 0
        """The number of acts. It only grows."""
        self.moved = 0
        """The version of the last act that matters to the player about to choose."""
        self.seats: Final[list[Seat]] = list(header.seats)
        self.invitation = header.invitation
        """The SHA-256 of the secret that leads to the free seats, if there are any."""
        self.begun = not header.invitation
        """Whether the game has begun; before that people take their seats."""
        self.closed = False
        """Whether the table was closed before the game began."""
        self.open_to_all = False
        """Whether anyone may find the table, sit down there and watch."""
        self.silenced: Final[set[int]] = set()
        """The seats whose people the host lets write no messages."""
        self.rematch = Rematch()
        opening = Ply(0, 0, CHANCE, CHANCE, "", [], 0, header.told)
        self.plies: Final[list[TablePly]] = [TablePly(opening, 0, header.asked)]
        """The opening, which is ply 0, and every ply that stands: ``plies[n]`` is ply n."""
        self.undone: list[TablePly] = []
        """What a seat has taken back and can play again, until it chooses something else."""
        self.held: int | None = None
        """The seat whose last choice waits for End turn."""
        self.request: UndoRequest | None = None
        self.answered: Answered | None = None
        self.nonces: Final[list[Nonce]] = []
        self.draws = 0
        """The number of draws ever made, including those taken back."""
        self.remarks: Final[list[Remark]] = []
        self.clock: Final = None if header.clock is None else TableClock(header.clock, len(header.seats))
        """The clock, where one was agreed on."""
        self.base = 0
        """The ply after which the present rules took over."""
        self.base_seq = 0
        """The number of acts before the snapshot they took over from."""

    # Asking ----------------------------------------------------------------------------------------

    @property
    def ply_count(self) -> int:
        """How many plies stand, not counting the opening."""
        return len(self.plies) - 1

    @property
    def next_draw(self) -> int:
        """The number of the next draw, or 0 where draws are not counted because no secret decides them."""
        return self.draws + 1 if self.header.secret else 0

    def needs(self) -> Need:
        """Return what the table waits for."""
        if self.closed:
            return Need("over", OVER)
        if not self.begun:
            return Need("seats", NOBODY)
        if self.held is not None:
            return Need("held", self.held)
        asked = self.plies[-1].asked
        if asked in {OVER, CHANCE}:
            return Need("over" if asked == OVER else "chance", asked)
        bot = self.seats[asked].bot
        return Need("bot" if bot else "human", asked, bot)

    def over(self) -> bool:
        """Return whether the game has ended for good."""
        return self.needs().kind == "over"

    def sealed(self) -> bool:
        """Return whether nothing can be taken back now: the game is over and its secret is revealed."""
        return self.over() and bool(self.header.secret)

    def voices(self) -> list[int]:
        """Return the seats that people play or have played. Going back takes the consent of all of them."""
        out = [*self.open_seats(), *self.lost()]
        return [number for number, seat in enumerate(self.seats) if (seat.human or seat.link) and number not in out]

    def hosted_by(self, seat: int) -> bool:
        """Return whether the person of a seat is the host; anyone is, if none of them made the table."""
        return self.header.maker in {seat, NOBODY}

    def lost(self) -> Sequence[int]:
        """Return the seats that have lost on time."""
        return () if self.clock is None else self.clock.lost

    def stood_in(self) -> list[int]:
        """Return the seats that a bot plays because their time has run out."""
        return [] if self.clock is None else [seat for seat in self.clock.flagged if not self.seats[seat].human]

    def runner(self) -> int:
        """Return whose time runs, where there is a clock: while only one person is left, no one waits for them."""
        if self.clock is None:
            return NOBODY
        need = self.needs()
        waited_for = need.kind in {"human", "held"} and sum(seat.human for seat in self.seats) > 1
        return need.seat if waited_for else NOBODY

    def free_seats(self) -> list[int]:
        """Return the seats that the invitation leads to, those first that no bot plays meanwhile."""
        if not self.header.invitation:
            return []
        free = [number for number, seat in enumerate(self.seats) if not seat.link and self.header.seats[number].human]
        return sorted(free, key=lambda number: bool(self.seats[number].bot))

    def open_seats(self) -> list[int]:
        """Return the free seats that no one plays, neither a person nor a bot."""
        return [number for number in self.free_seats() if self.seats[number].human]

    def seat(self, number: int) -> Seat:
        """Return the seat of that number."""
        return self.seats[Reader(number, "seat").integer(0, len(self.seats) - 1)]

    def other_names(self, number: int) -> list[str]:
        """Return the names of all seats but one."""
        return [seat.name for other, seat in enumerate(self.seats) if other != number]

    def check_human(self, number: int) -> None:
        """Refuse a seat that no person plays."""
        if not self.seat(number).human:
            raise NotYourTurn("bot-seat", seat=number + 1)

    def check_voice(self, number: int) -> None:
        """Refuse a seat that no person ever played."""
        if not (self.seat(number).human or self.seat(number).link):
            raise NotYourTurn("bot-seat", seat=number + 1)

    def check_own_draws(self) -> None:
        """Refuse what would change the draws, or who plays, at a table that shares them with others."""
        if self.header.reveal:
            raise NotNow("same-for-all")

    def holds(self, seat: int, asked: int) -> bool:
        """Return whether a choice of that seat waits for End turn because someone else would act next."""
        return asked != seat and self.seats[seat].human and self.seats[seat].confirm

    def undo_limit(self, seat: int) -> UndoLimit:
        """Return how far the seat can go back by itself."""
        if self.sealed():
            return UndoLimit(0, "over")
        free, plies = 0, self.plies
        for place in range(len(plies) - 1, self.base, -1):
            ply = plies[place]
            if ply.seat == CHANCE:
                return UndoLimit(free, "chance")
            if ply.seat != seat:
                return UndoLimit(free, "seat", ply.seat)
            if ply.bot:
                return UndoLimit(free, "bot")
            free += 1
        return UndoLimit(free, "rules" if self.base else "start")

    def turn_plies(self, seat: int) -> int:
        """Return how many plies of its current turn the seat can take back by itself."""
        last = self.plies[-1].turn
        free = self.plies[len(self.plies) - self.undo_limit(seat).plies :]
        return sum(1 for ply in free if ply.turn == last)

    def click_plies(self, seat: int) -> int:
        """Return how many plies the last click of the seat was, of those it can take back by itself."""
        most = self.undo_limit(seat).plies
        number = min(1, most)
        while number < most and self.plies[-number].continues:
            number += 1
        return number

    def undecided(self) -> frozenset[int]:
        """Return the seats of people who have not said yet that they want a rematch; bots want it anyway."""
        people = [number for number, seat in enumerate(self.seats) if seat.human]
        return frozenset(people) - set(self.rematch.agreed)

    def redo_plies(self, seat: int) -> list[TablePly]:
        """Return what the seat has taken back last of all that it can play again: the plies of one click."""
        if not self.undone or self.undone[0].seat != seat:
            return []
        rest = next((place for place, ply in enumerate(self.undone[1:], 1) if not ply.continues), len(self.undone))
        return self.undone[:rest]

    def queued_choice(self) -> str:
        """Return what the player who is asked has wished for."""
        last = self.plies[-1]
        return last.wish if last.asked == last.seat else ""

    # What acts change ------------------------------------------------------------------------------

    def add_ply(self, ply: TablePly) -> None:
        """Note that someone has answered."""
        self.plies.append(ply)
        again = bool(self.undone) and (ply.seat, ply.choice) == (self.undone[0].seat, self.undone[0].choice)
        self.undone = self.undone[1:] if again else []
        person = ply.seat != CHANCE and not ply.bot
        self.held = ply.seat if person and self.holds(ply.seat, ply.asked) else None
        self.draws = max(self.draws, ply.draw)
        self.request = self.answered = None

    def take_back(self, keep: int) -> list[TablePly]:
        """Take back every ply after that one. Remarks stay."""
        gone = self.plies[keep + 1 :]
        del self.plies[keep + 1 :]
        self.undone = []
        self.held = None
        self.request = None
        self.remarks[:] = [remark._replace(ply=min(remark.ply, keep)) for remark in self.remarks]
        return gone

    def agree(self, seat: int) -> None:
        """Note that a seat agrees to going back. Once everyone has, the table goes back."""
        assert self.request is not None
        asking, ply, agreed = self.request
        self.request = UndoRequest(asking, ply, (*agreed, seat))
        if self.silent():
            return
        others = sorted(set(self.request.agreed) - {asking})
        gone = self.take_back(ply)
        draws = spans(ply.draw for ply in gone if ply.draw)
        number = "1 ply" if len(gone) == 1 else f"{len(gone)} plies"
        consent = f"by consent of {_seats(others)}" if others else ""
        self.remark("taken_back", (asking, *others), f"seat{asking + 1} took back {number}", draws, consent)

    def silent(self) -> list[int]:
        """Return the seats that have yet to agree to going back."""
        agreed = () if self.request is None else self.request.agreed
        return [seat for seat in self.voices() if seat not in agreed]

    def change(self, number: int, **changes: str | bool) -> Seat:
        """Change a seat; return it as it was before."""
        before = self.seats[number]
        self.seats[number] = before._replace(**changes)  # type: ignore[arg-type]
        return before

    def hand_over(self, seat: int, bot: str) -> str:
        """Let a bot play the seat from now on, or without one its person; return who did. A choice it held is final."""
        self.held = None if self.held == seat else self.held
        self.request = None
        return self.change(seat, bot=bot).bot

    def fill(self, seat: int, bot: str) -> None:
        """Let a bot play a free seat until someone comes; without a bot the seat is open again."""
        self.change(seat, name=told_apart(bot or self.header.seats[seat].name, self.other_names(seat)), bot=bot)
        self.begin_if_full()

    def begin_if_full(self) -> None:
        """Begin the game if no seat is open."""
        self.begun = self.begun or not self.open_seats()

    def pass_time(self, runner: int, plies: int, stamp: Stamp) -> None:
        """Charge the clock for an act: it knows who was asked before it, after how many plies, and who is now."""
        clock = self.clock
        assert clock is not None
        clock.charge(runner, stamp)
        need = self.needs()
        if need.seat >= 0 and need.seat != clock.seat:
            clock.pass_to(need.seat, answered=self.ply_count >= plies)
        if self.runner() == NOBODY or (stamp.at is None and self.runner() != runner):
            clock.since = None

    def remark(self, kind: str, seats: tuple[int, ...], *parts: str, bot: str = "") -> None:
        """Write a remark after the last ply."""
        line = " ".join(part for part in parts if part)
        self.remarks.append(Remark(self.ply_count, kind, seats, line, self.version, bot))


def _seats(seats: Sequence[int]) -> str:
    return ", ".join(f"seat{seat + 1}" for seat in seats)

"""Acts: everything that can happen at a table, each appended to the record once and for good.

An act says whether it may be done (``check``) and what it changes (``enter``). The rules of the game are not asked
here: what a choice came to is written beside it, so that a record can be read without them.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, ClassVar, Self

from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.position import OVER
from heliopolis.kernel.reading import Reader
from heliopolis.table.errors import NotNow, NotYourTurn
from heliopolis.table.header import read_events

if TYPE_CHECKING:
    from heliopolis.kernel.journal import Moment
    from heliopolis.table.history import Record


@dataclass(frozen=True)
class Act:
    """Something that happens at a table; a subclass declares its fields, and ``kind`` names it in the record."""

    kind: ClassVar[str] = ""
    free: ClassVar[bool] = False
    """Whether it has nothing to do with the position: it may be done whatever happened meanwhile, and what others are
    about to do stays possible after it."""

    def to_dict(self) -> dict[str, object]:
        """The act as plain data."""
        return {"act": self.kind, **vars(self)}

    @classmethod
    def read(cls, saved: Reader) -> Self:
        """The act that ``to_dict`` wrote."""
        return cls(**{field.name: saved[field.name].value for field in fields(cls)})

    def check(self, record: Record) -> None:
        """Refuse what may not be done now."""

    def since(self, record: Record) -> int:
        """Whoever does it must have seen the table at this version or later."""
        return 0 if self.free else record.moved

    def enter(self, record: Record, saved: Reader) -> None:
        """Change the record; ``saved`` has what was written beside the act."""
        raise NotImplementedError

    def keeps(self, record: Record) -> int | None:
        """How many plies are left if the act takes some back, or None."""
        return None

    def ends(self, record: Record, asked: int) -> bool:
        """Whether the game has ended for good by this act, after which that seat is asked."""
        return False


@dataclass(frozen=True)
class Ply(Act):
    """An answered question; what it came to is written beside it (``beside``)."""

    choice: str

    def enter(self, record: Record, saved: Reader) -> None:
        record.add_ply(
            self.player(),
            self.choice,
            turn=saved["turn"].integer(),
            whose=saved["whose"].integer(),
            forced=saved["forced"].strings(),
            told=read_events(saved["told"]),
            asked=saved["asked"].integer(),
            by=self.hand(),
            draw=self.number(),
        )

    def ends(self, record: Record, asked: int) -> bool:
        return asked == OVER

    def player(self) -> int:
        """Who answered: a seat, or CHANCE."""
        return CHANCE

    def hand(self) -> str:
        """The bot that answered for its seat, if it was one."""
        return ""

    def number(self) -> int:
        """The number of the draw, if it was chance."""
        return 0


def beside(moment: Moment) -> dict[str, object]:
    """What is written beside a ply, so that it can be told without the rules."""
    return {
        "turn": moment.ply.turn,
        "whose": moment.ply.turn_seat,
        "forced": moment.ply.forced,
        "told": [list(event) for event in moment.told],
        "asked": moment.state.seat(),
    }


@dataclass(frozen=True)
class Play(Ply):
    """A seat answers; ``bot`` is the one that did, or nothing for a person."""

    seat: int
    bot: str = ""
    kind: ClassVar[str] = "play"

    def check(self, record: Record) -> None:
        need = record.needs()
        if need.seat != self.seat or need.kind != ("bot" if self.bot else "human"):
            raise NotYourTurn("not-yours", seat=self.seat + 1)

    def ends(self, record: Record, asked: int) -> bool:
        return asked == OVER and not record.holds(self.seat, asked)

    def player(self) -> int:
        return self.seat

    def hand(self) -> str:
        return self.bot


@dataclass(frozen=True)
class Chance(Ply):
    """Chance answers, by the draw of that number."""

    draw: int
    kind: ClassVar[str] = "chance"

    def check(self, record: Record) -> None:
        if record.needs().kind != "chance":
            raise NotYourTurn("not-chance")
        if self.draw != record.draws + 1:
            raise NotNow("next-draw", due=record.draws + 1, draw=self.draw)

    def since(self, record: Record) -> int:
        # Everything counts, nonces too: they make the draw.
        return record.version

    def number(self) -> int:
        return self.draw


@dataclass(frozen=True)
class SeatAct(Act):
    """Something that the person at a seat does."""

    seat: int

    def check(self, record: Record) -> None:
        record.check_human(self.seat)


@dataclass(frozen=True)
class EndTurn(SeatAct):
    """The choice that is held becomes final."""

    kind: ClassVar[str] = "end_turn"

    def check(self, record: Record) -> None:
        super().check(record)
        if record.held != self.seat:
            raise NotNow("no-turn", seat=self.seat + 1)

    def enter(self, record: Record, saved: Reader) -> None:
        record.held = None

    def ends(self, record: Record, asked: int) -> bool:
        return asked == OVER


@dataclass(frozen=True)
class Undo(SeatAct):
    """A seat takes back its own last plies, which nobody has answered yet."""

    plies: int
    kind: ClassVar[str] = "undo"

    def check(self, record: Record) -> None:
        super().check(record)
        limit = record.undo_limit(self.seat)
        if not 1 <= self.plies <= limit.plies:
            raise NotNow("undo-limit", seat=self.seat + 1, plies=limit.plies, wanted=self.plies)

    def enter(self, record: Record, saved: Reader) -> None:
        record.take_back(record.plies - self.plies)

    def keeps(self, record: Record) -> int | None:
        return record.plies - self.plies


@dataclass(frozen=True)
class AskUndo(SeatAct):
    """A seat asks all people to go back to a choice; alone among bots it goes back at once.

    Asked is also who has given their seat to a bot, or has left it: else whoever had sent them away could draw again.
    """

    ply: int
    """So many plies stay; the next one was a player's choice."""
    kind: ClassVar[str] = "ask_undo"

    def check(self, record: Record) -> None:
        super().check(record)
        if record.over():
            raise NotNow("undo-over")
        if not record.base <= self.ply < record.plies:
            raise NotNow("undo-ply", ply=self.ply)
        if record.entries[self.ply + 1].seat == CHANCE:
            raise NotNow("undo-chance", ply=self.ply + 1)

    def enter(self, record: Record, saved: Reader) -> None:
        record.ask(self.seat, self.ply)

    def keeps(self, record: Record) -> int | None:
        return self.ply if record.voices() == [self.seat] else None


@dataclass(frozen=True)
class Consent(SeatAct):
    """A seat agrees to the going back that was asked for; the last one to agree makes it happen."""

    kind: ClassVar[str] = "consent"

    def check(self, record: Record) -> None:
        record.check_voice(self.seat)
        if record.request is None or self.seat in record.request.agreed:
            raise NotNow("undo-unasked", seat=self.seat + 1)

    def enter(self, record: Record, saved: Reader) -> None:
        record.agree(self.seat)

    def keeps(self, record: Record) -> int | None:
        request = record.request
        if request is None or set(record.silent()) - {self.seat}:
            return None
        return request.ply


@dataclass(frozen=True)
class Refuse(SeatAct):
    """A seat does not agree to going back, or no longer asks for it."""

    kind: ClassVar[str] = "refuse"

    def check(self, record: Record) -> None:
        record.check_voice(self.seat)
        if record.request is None:
            raise NotNow("undo-none")

    def enter(self, record: Record, saved: Reader) -> None:
        record.request = None


@dataclass(frozen=True)
class Resumed(Act):
    """The rules or the component values have changed: the game goes on from a snapshot."""

    rules: int
    components: str
    seq: int
    """The snapshot was taken after so many acts."""
    ply: int
    asked: int
    kind: ClassVar[str] = "resumed"

    def enter(self, record: Record, saved: Reader) -> None:
        record.resume(self.rules, self.components, self.seq, self.ply, self.asked)

    def keeps(self, record: Record) -> int | None:
        return self.ply

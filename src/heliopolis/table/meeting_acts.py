"""Acts of people who meet: taking free seats, letting the game begin, and playing once more."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from heliopolis import bots
from heliopolis.kernel.errors import BadData
from heliopolis.kernel.step import NOBODY
from heliopolis.table.acts import Act, SeatAct
from heliopolis.table.clocks.clock import Stamp
from heliopolis.table.errors import NotNow, NotYourTurn
from heliopolis.table.history import Rematch, TableHistory
from heliopolis.table.seats import check_apart, check_language, check_name, is_link_hash


@dataclass(frozen=True)
class Join(Act):
    """A person takes a free seat by the invitation, under a name, and gets a link of their own for it."""

    seat: int
    name: str
    link: str
    """The SHA-256 of its secret."""
    language: str
    kind: ClassVar[str] = "join"
    free: ClassVar[bool] = True
    listed: ClassVar[bool] = True

    def check(self, history: TableHistory) -> None:
        if history.over():
            raise NotNow("over")
        if self.seat not in history.free_seats():
            raise NotNow("seat-taken", seat=self.seat + 1)
        check_name(self.name)
        check_apart(self.name, [seat.name for number, seat in enumerate(history.seats) if number != self.seat])
        check_language(self.language)
        if not is_link_hash(self.link):
            raise BadData("link", "hash")

    def enter(self, history: TableHistory, stamp: Stamp) -> None:
        history.join(self.seat, self.name, self.link, self.language)


@dataclass(frozen=True)
class MakerAct(SeatAct):
    """Something that the host does before the game begins; anyone at the table, if none of them is the host."""

    free: ClassVar[bool] = True
    listed: ClassVar[bool] = True

    def check(self, history: TableHistory) -> None:
        super().check(history)
        if history.header.maker not in {self.seat, NOBODY}:
            raise NotYourTurn("maker", seat=self.seat + 1)
        if history.begun or history.closed:
            raise NotNow("begun")


@dataclass(frozen=True)
class Fill(MakerAct):
    """A bot plays a free seat; without a bot the seat is open again."""

    bot: str
    filled: int
    """The seat that is filled."""
    kind: ClassVar[str] = "fill"

    def check(self, history: TableHistory) -> None:
        super().check(history)
        if self.filled not in history.free_seats():
            raise NotNow("seat-taken", seat=self.filled + 1)
        if self.bot:
            bots.checked(self.bot)

    def enter(self, history: TableHistory, stamp: Stamp) -> None:
        history.fill(self.filled, self.bot)


@dataclass(frozen=True)
class Begin(MakerAct):
    """The game begins right away, with a bot in every open seat; who comes later takes it over."""

    bot: str
    kind: ClassVar[str] = "begin"

    def check(self, history: TableHistory) -> None:
        super().check(history)
        bots.checked(self.bot)

    def enter(self, history: TableHistory, stamp: Stamp) -> None:
        for seat in history.open_seats():
            history.fill(seat, self.bot)
        history.begun = True


@dataclass(frozen=True)
class RenewInvitation(MakerAct):
    """The invitation gets another link; the old one stops working."""

    link: str
    """The SHA-256 of the new secret."""
    kind: ClassVar[str] = "invite"

    def check(self, history: TableHistory) -> None:
        super().check(history)
        if not is_link_hash(self.link):
            raise BadData("link", "hash")

    def enter(self, history: TableHistory, stamp: Stamp) -> None:
        history.invitation = self.link


@dataclass(frozen=True)
class OpenToAll(MakerAct):
    """Anyone may find the table, take a free seat and watch; or only those who have a link again."""

    wanted: bool
    kind: ClassVar[str] = "open"

    def opens(self) -> bool | None:
        return self.wanted

    def enter(self, history: TableHistory, stamp: Stamp) -> None:
        history.open_to_all = self.wanted


@dataclass(frozen=True)
class CloseTable(MakerAct):
    """There will be no game at this table."""

    kind: ClassVar[str] = "close"

    def enter(self, history: TableHistory, stamp: Stamp) -> None:
        history.closed = True

    def ends(self, history: TableHistory, asked: int) -> bool:
        return True


@dataclass(frozen=True)
class WantRematch(Act):
    """A person wants to play the same game once more, or no longer. It begins when all people want it."""

    seat: int
    wanted: bool
    kind: ClassVar[str] = "rematch"
    free: ClassVar[bool] = True

    def check(self, history: TableHistory) -> None:
        history.check_voice(self.seat)
        if not history.over() or not history.begun:
            raise NotNow("not-over")
        if history.rematch.table:
            raise NotNow("rematched")
        if (self.seat in history.rematch.agreed) == self.wanted:
            raise NotNow("rematch-said", seat=self.seat + 1)

    def enter(self, history: TableHistory, stamp: Stamp) -> None:
        others = [seat for seat in history.rematch.agreed if seat != self.seat]
        history.rematch = Rematch((*others, self.seat) if self.wanted else tuple(others))


@dataclass(frozen=True)
class Rematched(Act):
    """The game is played once more at another table."""

    table: str
    kind: ClassVar[str] = "rematched"
    free: ClassVar[bool] = True

    def check(self, history: TableHistory) -> None:
        if history.rematch.table:
            raise NotNow("rematched")

    def enter(self, history: TableHistory, stamp: Stamp) -> None:
        history.rematch = history.rematch._replace(table=self.table)

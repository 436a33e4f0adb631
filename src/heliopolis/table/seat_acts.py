"""Acts of people about their seats: nonces, bots in their place, names, links, settings, hints."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from heliopolis import bots
from heliopolis.kernel.errors import BadData
from heliopolis.kernel.journals.notation import one_line
from heliopolis.kernel.position import OVER
from heliopolis.table.acts import Act, SeatAct
from heliopolis.table.clocks.clock import Stamp
from heliopolis.table.errors import NotNow, NotYourTurn
from heliopolis.table.fair import Nonce
from heliopolis.table.history import TableHistory
from heliopolis.table.seats import check_apart, check_language, check_name, is_link_hash

LONGEST_NONCE: Final = 64
MOST_NONCES: Final = 16
"""For each seat."""


@dataclass(frozen=True)
class AddNonce(SeatAct):
    """A seat adds to chance, only before the first draw: later, someone who knows the secret could pick the dice."""

    text: str
    kind: ClassVar[str] = "nonce"
    free: ClassVar[bool] = True

    def check(self, history: TableHistory) -> None:
        super().check(history)
        if history.over():
            raise NotNow("undo-over")
        if history.draws:
            raise NotNow("nonce-late")
        if not 1 <= len(one_line("nonce", self.text)) <= LONGEST_NONCE:
            raise BadData("nonce", "letters", least=1, most=LONGEST_NONCE, number=len(self.text))
        if sum(1 for nonce in history.nonces if nonce.seat == self.seat) >= MOST_NONCES:
            raise NotNow("nonces", seat=self.seat + 1, number=MOST_NONCES)

    def enter(self, history: TableHistory, stamp: Stamp) -> None:
        history.nonces.append(Nonce(self.seat, history.draws + 1, self.text))


@dataclass(frozen=True)
class Give(SeatAct):
    """A person gives a seat, their own or that of someone who left, to a bot. The host knows who has left."""

    bot: str
    given: int
    """The seat that is given."""
    kind: ClassVar[str] = "give"
    free: ClassVar[bool] = True

    def check(self, history: TableHistory) -> None:
        super().check(history)
        history.check_human(self.given)
        if not history.begun:
            raise NotNow("not-begun")
        if history.plies[-1].asked == OVER:
            raise NotNow("over")
        bots.checked(self.bot)

    def enter(self, history: TableHistory, stamp: Stamp) -> None:
        history.give(self.seat, self.given, self.bot)


@dataclass(frozen=True)
class Take(Act):
    """The person whose seat was given to a bot takes it back."""

    seat: int
    kind: ClassVar[str] = "take"
    free: ClassVar[bool] = True

    def check(self, history: TableHistory) -> None:
        seat = history.seat(self.seat)
        if seat.human or not seat.link:
            raise NotNow("given", seat=self.seat + 1)
        if self.seat in history.lost():
            raise NotNow("time-lost", seat=self.seat + 1)

    def enter(self, history: TableHistory, stamp: Stamp) -> None:
        history.take(self.seat)


@dataclass(frozen=True)
class Rename(SeatAct):
    """A person changes their name."""

    name: str
    kind: ClassVar[str] = "rename"
    free: ClassVar[bool] = True

    def check(self, history: TableHistory) -> None:
        super().check(history)
        check_name(self.name)
        check_apart(self.name, [seat.name for number, seat in enumerate(history.seats) if number != self.seat])

    def enter(self, history: TableHistory, stamp: Stamp) -> None:
        history.seats[self.seat] = history.seats[self.seat]._replace(name=self.name)


@dataclass(frozen=True)
class Renew(SeatAct):
    """A person gets a new link for their seat. The old one stops working, also for anyone who joined by it."""

    link: str
    """The SHA-256 of the new secret."""
    kind: ClassVar[str] = "renew"
    free: ClassVar[bool] = True

    def check(self, history: TableHistory) -> None:
        super().check(history)
        if not is_link_hash(self.link):
            raise BadData("link", "hash")

    def enter(self, history: TableHistory, stamp: Stamp) -> None:
        history.seats[self.seat] = history.seats[self.seat]._replace(link=self.link)


@dataclass(frozen=True)
class Forget(Act):
    """The player of a seat is forgotten: it has a neutral name, and no known link leads there.

    Before the game begins the seat is free again, if others are invited.
    """

    seat: int
    name: str
    link: str
    """The SHA-256 of a secret that no one has."""
    kind: ClassVar[str] = "forget"
    free: ClassVar[bool] = True

    def check(self, history: TableHistory) -> None:
        history.check_voice(self.seat)
        check_name(self.name)
        if not is_link_hash(self.link):
            raise BadData("link", "hash")

    def enter(self, history: TableHistory, stamp: Stamp) -> None:
        waits = not history.begun and self.seat != history.header.maker
        link = "" if waits else self.link
        history.seats[self.seat] = history.seats[self.seat]._replace(name=self.name, link=link)


@dataclass(frozen=True)
class AskHint(SeatAct):
    """A person who is asked wants advice, where the table allows it. That they asked is visible to everyone."""

    kind: ClassVar[str] = "hint"

    def check(self, history: TableHistory) -> None:
        super().check(history)
        if not history.header.hints:
            raise NotNow("no-hints")
        need = history.needs()
        if need.kind != "human" or need.seat != self.seat:
            raise NotYourTurn("not-yours", seat=self.seat + 1)

    def enter(self, history: TableHistory, stamp: Stamp) -> None:
        history.remark("hint", (self.seat,), f"seat{self.seat + 1} asked for a hint")


@dataclass(frozen=True)
class Settings(SeatAct):
    """A person changes their settings: End turn on or off, the language."""

    confirm: bool
    language: str
    kind: ClassVar[str] = "settings"
    free: ClassVar[bool] = True

    def check(self, history: TableHistory) -> None:
        super().check(history)
        check_language(self.language)

    def enter(self, history: TableHistory, stamp: Stamp) -> None:
        liking = history.seats[self.seat]._replace(confirm=self.confirm, language=self.language)
        history.seats[self.seat] = liking

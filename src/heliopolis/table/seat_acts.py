"""Acts of people about seats: taking, naming, leaving and filling them, before the game, in it and for a rematch."""

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
from heliopolis.table.history import Rematch, TableHistory
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
        history.hand_over(self.given, self.bot)
        told = f"seat{self.seat + 1} gave seat{self.given + 1} to {self.bot}"
        history.remark("given", (self.seat, self.given), told, bot=self.bot)


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
        bot = history.hand_over(self.seat, "")
        if history.clock is not None:
            history.clock.welcome_back(self.seat)
        history.remark("taken", (self.seat,), f"seat{self.seat + 1} was taken back from {bot}", bot=bot)


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
        seat = history.seats[self.seat]
        history.seats[self.seat] = seat._replace(name=self.name, bot="", link=self.link, language=self.language)
        history.silenced.discard(self.seat)
        if seat.bot and history.begun:
            history.request = None
            told = f"seat{self.seat + 1} was taken over from {seat.bot}"
            history.remark("joined", (self.seat,), told, bot=seat.bot)
        history.begin_if_full()


@dataclass(frozen=True)
class HostAct(SeatAct):
    """Something that the host does; anyone at the table, if none of them is the host."""

    free: ClassVar[bool] = True

    def check(self, history: TableHistory) -> None:
        history.check_voice(self.seat)
        if not history.hosted_by(self.seat):
            raise NotYourTurn("maker", seat=self.seat + 1)


@dataclass(frozen=True)
class Silence(HostAct):
    """The host lets someone write no more messages at the table, or lets them write again."""

    silenced: int
    """Their seat."""
    wanted: bool
    kind: ClassVar[str] = "silence"

    def check(self, history: TableHistory) -> None:
        super().check(history)
        history.check_voice(self.silenced)
        if self.silenced == self.seat:
            raise NotNow("host-own")

    def enter(self, history: TableHistory, stamp: Stamp) -> None:
        (history.silenced.add if self.wanted else history.silenced.discard)(self.silenced)


@dataclass(frozen=True)
class GiveLink(HostAct):
    """The host makes a new link for someone who has lost theirs. Their session knows whether they are away."""

    given: int
    """Their seat."""
    link: str
    """The SHA-256 of the new secret."""
    kind: ClassVar[str] = "give_link"

    def check(self, history: TableHistory) -> None:
        super().check(history)
        history.check_voice(self.given)
        if self.given == self.seat or not history.seats[self.given].link:
            raise NotNow("host-own")
        if not is_link_hash(self.link):
            raise BadData("link", "hash")

    def enter(self, history: TableHistory, stamp: Stamp) -> None:
        history.seats[self.given] = history.seats[self.given]._replace(link=self.link)
        history.remark("link", (self.seat, self.given), f"seat{self.seat + 1} made a new link for seat{self.given + 1}")


@dataclass(frozen=True)
class MakerAct(HostAct):
    """Something that the host does before the game begins."""

    listed: ClassVar[bool] = True

    def check(self, history: TableHistory) -> None:
        history.check_human(self.seat)
        super().check(history)
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

"""Acts of people about seats: taking, naming, leaving and filling them, before the game, in it and for a rematch."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from heliopolis import bots
from heliopolis.kernel.errors import BadData
from heliopolis.kernel.journals.notation import one_line
from heliopolis.kernel.position import OVER
from heliopolis.table.acts import Act, SeatAct
from heliopolis.table.clocks.clock import Stamp
from heliopolis.table.errors import NotNow, NotYourTurn
from heliopolis.table.fair import Nonce
from heliopolis.table.history import Rematch, TableHistory
from heliopolis.table.seats import check_apart, check_hash, check_language, check_name

LONGEST_NONCE: Final = 64
MOST_NONCES: Final = 16
"""For each seat."""


@dataclass(frozen=True)
class AddNonce(SeatAct, kind="nonce", free=True):
    """A seat adds to chance, only before the first draw: later, someone who knows the secret could pick the dice."""

    text: str

    def check(self, history: TableHistory) -> None:
        super().check(history)
        if history.over():
            raise NotNow("undo-over")
        history.check_own_draws()
        if history.draws:
            raise NotNow("nonce-late")
        if not 1 <= len(one_line("nonce", self.text)) <= LONGEST_NONCE:
            raise BadData("nonce", "letters", least=1, most=LONGEST_NONCE, number=len(self.text))
        if sum(1 for nonce in history.nonces if nonce.seat == self.seat) >= MOST_NONCES:
            raise NotNow("nonces", seat=self.seat + 1, number=MOST_NONCES)

    def enter(self, history: TableHistory, stamp: Stamp) -> None:
        history.nonces.append(Nonce(self.seat, history.draws + 1, self.text))


@dataclass(frozen=True)
class Give(SeatAct, kind="give", free=True):
    """A person gives a seat, their own or that of someone who left, to a bot. The host knows who has left."""

    bot: str
    given: int
    """The seat that is given."""

    def check(self, history: TableHistory) -> None:
        super().check(history)
        history.check_own_draws()
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
class Take(Act, kind="take", free=True):
    """The person whose seat was given to a bot takes it back."""

    seat: int

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
class Rename(SeatAct, kind="rename", free=True):
    """A person changes their name."""

    name: str

    def check(self, history: TableHistory) -> None:
        super().check(history)
        check_name(self.name)
        check_apart(self.name, history.other_names(self.seat))

    def enter(self, history: TableHistory, stamp: Stamp) -> None:
        history.change(self.seat, name=self.name)


@dataclass(frozen=True)
class Renew(SeatAct, kind="renew", free=True):
    """A person gets a new link for their seat. The old one stops working, also for anyone who joined by it."""

    link: str
    """The SHA-256 of the new secret."""

    def check(self, history: TableHistory) -> None:
        super().check(history)
        check_hash(self.link)

    def enter(self, history: TableHistory, stamp: Stamp) -> None:
        history.change(self.seat, link=self.link)


@dataclass(frozen=True)
class Forget(Act, kind="forget", free=True):
    """The player of a seat is forgotten: it has a neutral name, and no known link leads there.

    Before the game begins the seat is free again, if others are invited.
    """

    seat: int
    name: str
    link: str
    """The SHA-256 of a secret that no one has."""

    def check(self, history: TableHistory) -> None:
        history.check_voice(self.seat)
        check_name(self.name)
        check_hash(self.link)

    def enter(self, history: TableHistory, stamp: Stamp) -> None:
        waits = not history.begun and self.seat != history.header.maker
        history.change(self.seat, name=self.name, link="" if waits else self.link)


@dataclass(frozen=True)
class AskHint(SeatAct, kind="hint"):
    """A person who is asked wants advice, where the table allows it. That they asked is visible to everyone."""

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
class Settings(SeatAct, kind="settings", free=True):
    """A person changes their settings: End turn on or off, the language."""

    confirm: bool
    language: str

    def check(self, history: TableHistory) -> None:
        super().check(history)
        check_language(self.language)

    def enter(self, history: TableHistory, stamp: Stamp) -> None:
        history.change(self.seat, confirm=self.confirm, language=self.language)


@dataclass(frozen=True)
class Join(Act, kind="join", free=True, listed=True):
    """A person takes a free seat by the invitation, under a name, and gets a link of their own for it."""

    seat: int
    name: str
    link: str
    """The SHA-256 of its secret."""
    language: str

    def check(self, history: TableHistory) -> None:
        if history.over():
            raise NotNow("over")
        if self.seat not in history.free_seats():
            raise NotNow("seat-taken", seat=self.seat + 1)
        check_name(self.name)
        check_apart(self.name, history.other_names(self.seat))
        check_language(self.language)
        check_hash(self.link)

    def enter(self, history: TableHistory, stamp: Stamp) -> None:
        bot = history.change(self.seat, name=self.name, bot="", link=self.link, language=self.language).bot
        history.silenced.discard(self.seat)
        if bot and history.begun:
            history.request = None
            history.remark("joined", (self.seat,), f"seat{self.seat + 1} was taken over from {bot}", bot=bot)
        history.begin_if_full()


@dataclass(frozen=True)
class HostAct(SeatAct, free=True):
    """Something that the host does; anyone at the table, if none of them is the host."""

    def check(self, history: TableHistory) -> None:
        history.check_voice(self.seat)
        if not history.hosted_by(self.seat):
            raise NotYourTurn("maker", seat=self.seat + 1)


@dataclass(frozen=True)
class Silence(HostAct, kind="silence"):
    """The host lets someone write no more messages at the table, or lets them write again."""

    silenced: int
    """Their seat."""
    wanted: bool

    def check(self, history: TableHistory) -> None:
        super().check(history)
        history.check_voice(self.silenced)
        if self.silenced == self.seat:
            raise NotNow("host-own")

    def enter(self, history: TableHistory, stamp: Stamp) -> None:
        (history.silenced.add if self.wanted else history.silenced.discard)(self.silenced)


@dataclass(frozen=True)
class GiveLink(HostAct, kind="give_link"):
    """The host makes a new link for someone who has lost theirs. Their session knows whether they are away."""

    given: int
    """Their seat."""
    link: str
    """The SHA-256 of the new secret."""

    def check(self, history: TableHistory) -> None:
        super().check(history)
        history.check_voice(self.given)
        if self.given == self.seat or not history.seats[self.given].link:
            raise NotNow("host-own")
        check_hash(self.link)

    def enter(self, history: TableHistory, stamp: Stamp) -> None:
        history.change(self.given, link=self.link)
        history.remark("link", (self.seat, self.given), f"seat{self.seat + 1} made a new link for seat{self.given + 1}")


@dataclass(frozen=True)
class MakerAct(HostAct, listed=True):
    """Something that the host does before the game begins."""

    def check(self, history: TableHistory) -> None:
        history.check_human(self.seat)
        super().check(history)
        if history.begun or history.closed:
            raise NotNow("begun")


@dataclass(frozen=True)
class Fill(MakerAct, kind="fill"):
    """A bot plays a free seat; without a bot the seat is open again."""

    bot: str
    filled: int
    """The seat that is filled."""

    def check(self, history: TableHistory) -> None:
        super().check(history)
        if self.filled not in history.free_seats():
            raise NotNow("seat-taken", seat=self.filled + 1)
        if self.bot:
            bots.checked(self.bot)

    def enter(self, history: TableHistory, stamp: Stamp) -> None:
        history.fill(self.filled, self.bot)


@dataclass(frozen=True)
class Begin(MakerAct, kind="begin"):
    """The game begins right away, with a bot in every open seat; who comes later takes it over."""

    bot: str

    def check(self, history: TableHistory) -> None:
        super().check(history)
        bots.checked(self.bot)

    def enter(self, history: TableHistory, stamp: Stamp) -> None:
        for seat in history.open_seats():
            history.fill(seat, self.bot)
        history.begun = True


@dataclass(frozen=True)
class RenewInvitation(MakerAct, kind="invite"):
    """The invitation gets another link; the old one stops working."""

    link: str
    """The SHA-256 of the new secret."""

    def check(self, history: TableHistory) -> None:
        super().check(history)
        check_hash(self.link)

    def enter(self, history: TableHistory, stamp: Stamp) -> None:
        history.invitation = self.link


@dataclass(frozen=True)
class OpenToAll(MakerAct, kind="open"):
    """Anyone may find the table, take a free seat and watch; or only those who have a link again."""

    wanted: bool

    def opens(self) -> bool | None:
        return self.wanted

    def enter(self, history: TableHistory, stamp: Stamp) -> None:
        history.open_to_all = self.wanted


@dataclass(frozen=True)
class CloseTable(MakerAct, kind="close"):
    """There will be no game at this table."""

    def enter(self, history: TableHistory, stamp: Stamp) -> None:
        history.closed = True

    def ends(self, history: TableHistory, asked: int) -> bool:
        return True


@dataclass(frozen=True)
class WantRematch(Act, kind="rematch", free=True):
    """A person wants to play the same game once more, or no longer. It begins when all people want it."""

    seat: int
    wanted: bool

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
class Rematched(Act, kind="rematched", free=True):
    """The game is played once more at another table."""

    table: str

    def check(self, history: TableHistory) -> None:
        if history.rematch.table:
            raise NotNow("rematched")

    def enter(self, history: TableHistory, stamp: Stamp) -> None:
        history.rematch = history.rematch._replace(table=self.table)

"""Acts: everything that can happen at a table, each appended to the history once and for good.

An act knows whether it is allowed (``check``) and what it changes (``enter``). Neither asks the rules of the game: what
a choice led to is written beside it, so a history can be read without them.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import ClassVar, Self

from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.position import OVER
from heliopolis.kernel.reading import Reader
from heliopolis.kernel.step import NOBODY
from heliopolis.table.clocks.clock import NO_STAMP, Stamp
from heliopolis.table.errors import NotNow, NotYourTurn
from heliopolis.table.fair import spans
from heliopolis.table.history import Answered, TableHistory, TablePly, UndoRequest


@dataclass(frozen=True)
class Act:
    """Something that happens at a table. A subclass declares its fields, and ``kind``, its name in the store."""

    kind: ClassVar[str] = ""
    free: ClassVar[bool] = False
    """Whether it has nothing to do with the position. It is never too late then, and makes no other act too late."""
    listed: ClassVar[bool] = False
    """Whether lists of tables change with it."""

    def __init_subclass__(cls, **declared: str | bool) -> None:
        """Take what a subclass declares beside its base: ``kind``, ``free`` and ``listed``."""
        for name, value in declared.items():
            setattr(cls, name, value)

    def to_dict(self) -> dict[str, object]:
        """Return the act as plain data, as the store keeps it."""
        return {"act": self.kind, **vars(self)}

    @classmethod
    def read(cls, saved: Reader) -> Self:
        """Return the act that ``to_dict`` wrote."""
        return cls(**{field.name: saved[field.name].value for field in fields(cls)})

    def check(self, history: TableHistory) -> None:
        """Raise if the act is not allowed now."""

    def waited_for(self) -> int:
        """Return the seat that must make it while it still has time, or NOBODY: the clock decides about such acts."""
        return NOBODY

    def since(self, history: TableHistory) -> int:
        """Return the earliest version of the table that its maker must have seen."""
        return 0 if self.free else history.moved

    def enter(self, history: TableHistory, stamp: Stamp) -> None:
        """Change the history; ``stamp`` says when it was made."""
        raise NotImplementedError

    def opens(self) -> bool | None:
        """Return whether anyone may find the table from then on, if the act changes that."""
        return None

    def keeps(self, history: TableHistory) -> int | None:
        """Return the last ply that stays, if the act takes plies back."""
        return None

    def ends(self, history: TableHistory, asked: int) -> bool:
        """Return whether the game ends for good with this act; ``asked`` is who is asked after it."""
        return False


@dataclass(frozen=True)
class PlyAct(Act):
    """A ply: someone has answered, a seat or chance. What it led to is written with it."""

    ply: TablePly

    def to_dict(self) -> dict[str, object]:
        return self.ply.record()

    def enter(self, history: TableHistory, stamp: Stamp) -> None:
        history.add_ply(self.ply)


@dataclass(frozen=True)
class AnswerAct(Act):
    """What someone wants to answer to the open question; its table makes a ply of it."""

    choice: str

    def by(self) -> str:
        """Return the bot that answers for its seat, or ""."""
        return ""

    def number(self) -> int:
        """Return the number of the draw, if chance answers."""
        return 0


@dataclass(frozen=True)
class Play(AnswerAct):
    """A seat answers; ``bot`` is the one that does, or nothing for a person."""

    seat: int
    bot: str = ""

    def check(self, history: TableHistory) -> None:
        need = history.needs()
        if need.seat != self.seat or need.kind != ("bot" if self.bot else "human"):
            raise NotYourTurn("not-yours", seat=self.seat + 1)

    def waited_for(self) -> int:
        return NOBODY if self.bot else self.seat

    def by(self) -> str:
        return self.bot


@dataclass(frozen=True)
class Chance(AnswerAct):
    """Chance answers, by the draw of that number."""

    draw: int

    def check(self, history: TableHistory) -> None:
        if history.needs().kind != "chance":
            raise NotYourTurn("not-chance")
        if self.draw != history.next_draw:
            raise NotNow("next-draw", due=history.next_draw, draw=self.draw)

    def since(self, history: TableHistory) -> int:
        # Everything counts, nonces too: they make the draw.
        return history.version

    def number(self) -> int:
        return self.draw


@dataclass(frozen=True)
class SeatAct(Act):
    """Something that the person at a seat does."""

    seat: int

    def check(self, history: TableHistory) -> None:
        history.check_human(self.seat)


@dataclass(frozen=True)
class EndTurn(SeatAct, kind="end_turn"):
    """A held choice becomes final."""

    def waited_for(self) -> int:
        return self.seat

    def check(self, history: TableHistory) -> None:
        super().check(history)
        if history.held != self.seat:
            raise NotNow("no-turn", seat=self.seat + 1)

    def enter(self, history: TableHistory, stamp: Stamp) -> None:
        history.held = None

    def ends(self, history: TableHistory, asked: int) -> bool:
        return asked == OVER


@dataclass(frozen=True)
class Undo(SeatAct, kind="undo"):
    """A seat takes back its own last plies, which no one has answered yet."""

    plies: int

    def waited_for(self) -> int:
        return self.seat

    def check(self, history: TableHistory) -> None:
        super().check(history)
        limit = history.undo_limit(self.seat)
        if not 1 <= self.plies <= limit.plies:
            raise NotNow("undo-limit", seat=self.seat + 1, plies=limit.plies, wanted=self.plies)

    def enter(self, history: TableHistory, stamp: Stamp) -> None:
        # Within a turn no one else has begun to think.
        ended = history.needs().seat != self.seat
        if history.clock is not None:
            history.clock.reopen(self.seat)
        before = history.undone
        gone = history.take_back(history.ply_count - self.plies)
        history.undone = [*gone, *before]
        history.answered = Answered(self.seat, self.seat) if ended else None

    def keeps(self, history: TableHistory) -> int | None:
        return history.ply_count - self.plies


@dataclass(frozen=True)
class AskUndo(SeatAct, kind="ask_undo"):
    """A seat asks everyone to go back to a choice. With bots only, it goes back right away.

    People whose seats bots play by now are asked too: otherwise the player who let bots replace them could draw again.
    """

    ply: int
    """The last ply that stays; the next one was a player's choice."""

    def check(self, history: TableHistory) -> None:
        super().check(history)
        if history.sealed():
            raise NotNow("undo-over")
        history.check_own_draws()
        if not history.base <= self.ply < history.ply_count:
            raise NotNow("undo-ply", ply=self.ply)
        if history.plies[self.ply + 1].seat == CHANCE:
            raise NotNow("undo-chance", ply=self.ply + 1)

    def enter(self, history: TableHistory, stamp: Stamp) -> None:
        history.answered = None
        history.request = UndoRequest(self.seat, self.ply, ())
        history.agree(self.seat)

    def keeps(self, history: TableHistory) -> int | None:
        return self.ply if history.voices() == [self.seat] else None


@dataclass(frozen=True)
class Consent(SeatAct, kind="consent"):
    """A seat agrees to going back. The last one to agree makes it happen."""

    def check(self, history: TableHistory) -> None:
        history.check_voice(self.seat)
        if history.request is None or self.seat in history.request.agreed:
            raise NotNow("undo-unasked", seat=self.seat + 1)

    def enter(self, history: TableHistory, stamp: Stamp) -> None:
        history.agree(self.seat)

    def keeps(self, history: TableHistory) -> int | None:
        request = history.request
        if request is None or set(history.silent()) - {self.seat}:
            return None
        return request.ply


@dataclass(frozen=True)
class Refuse(SeatAct, kind="refuse"):
    """A seat does not agree to going back, or no longer asks for it."""

    def check(self, history: TableHistory) -> None:
        history.check_voice(self.seat)
        if history.request is None:
            raise NotNow("undo-none")

    def enter(self, history: TableHistory, stamp: Stamp) -> None:
        asked, history.request = history.request, None
        history.answered = Answered(asked.seat, self.seat) if asked is not None and asked.seat != self.seat else None


@dataclass(frozen=True)
class Resumed(Act, kind="resumed"):
    """The rules or the component values have changed: the game continues from a snapshot."""

    rules: int
    components: str
    seq: int
    """The number of acts before the snapshot."""
    ply: int
    asked: int

    def enter(self, history: TableHistory, stamp: Stamp) -> None:
        before, lost = history.rules, history.ply_count - self.ply
        history.take_back(self.ply)
        history.plies[-1].asked = self.asked
        history.rules, history.components = self.rules, self.components
        history.base, history.base_seq = self.ply, self.seq
        # All draws so far were made under the older rules: this journal cannot repeat them.
        draws = spans(range(1, history.draws + 1))
        now = f"and rules {self.rules} from here on"
        left = f"{now}; {lost} later plies are lost" if lost else now
        history.remark("resumed", (), f"rules {before} up to ply {self.ply}", draws, left)

    def keeps(self, history: TableHistory) -> int | None:
        return self.ply


def enter(history: TableHistory, act: Act, stamp: Stamp = NO_STAMP) -> None:
    """Enter an act that is kept."""
    history.version += 1
    before = None if history.clock is None else (history.runner(), history.ply_count)
    act.enter(history, stamp)
    if before is not None:
        history.pass_time(*before, stamp)
    if not act.free:
        history.moved = history.version

"""A timeline: a game that can be shown at any ply, whether it is a table or a journal that was opened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from heliopolis.kernel.game import State
from heliopolis.kernel.journals.journal import Journal
from heliopolis.kernel.journals.notation import Ply
from heliopolis.kernel.journals.replay import RecordedGame
from heliopolis.table.table import Table
from heliopolis.web.server.addresses import url_for


class Timeline:
    """The plies of a game, and the position after each as far as the present rules lead."""

    def __init__(
        self,
        journal: Journal,
        names: tuple[str, ...],
        plies: Sequence[Ply],
        at: Callable[[int], State],
        recorded: RecordedGame | None = None,
        lost: Sequence[int] = (),
        kind: str = "j",
        name: str = "",
    ) -> None:
        """Note the seats that ``lost`` on time; ``kind`` and ``name`` are part of its addresses."""
        self.kind: Final = kind
        """``t`` for a table, ``j`` for a journal that was opened."""
        self.name: Final = name
        self.lost: Final = lost
        self.journal: Final = journal
        self.game: Final = journal.game
        self.names: Final = names
        self.plies: Final = plies
        """The opening, which is ply 0, and all plies: ``plies[n]`` is ply n."""
        self.recorded: Final = recorded
        """The journal that was opened, as it was written."""
        self._at: Final = at

    @property
    def is_table(self) -> bool:
        """Whether it is a table, which one can go back to."""
        return self.kind == "t"

    def address(self, page: str, **values: str) -> str:
        """Return where a page of the game is."""
        return url_for(page, kind=self.kind, name=self.name, **values)

    @property
    def home(self) -> str:
        """Where the game belongs: its table, or the lobby."""
        return url_for("table", table=self.name) if self.is_table else url_for("lobby")

    def at(self, ply: int) -> State:
        """Return the position after a ply, or the last one before it that is known."""
        return self._at(min(ply, self.known))

    @property
    def known(self) -> int:
        """The last ply whose position is known."""
        return self.last if self.recorded is None else len(self.recorded.journal.plies)

    @property
    def last(self) -> int:
        """The number of the last ply."""
        return self.plies[-1].number

    def turns(self) -> list[Ply]:
        """Return the first ply of every turn."""
        return [ply for before, ply in zip(self.plies, self.plies[1:], strict=False) if ply.turn != before.turn]

    def turn_before(self, ply: int) -> int:
        """Return the position at the beginning of the turn of a ply, or of the turn before if it is that."""
        starts = [first.number - 1 for first in self.turns() if first.number - 1 < ply]
        return starts[-1] if starts else 0

    def turn_after(self, ply: int) -> int:
        """Return the position at the end of the turn that follows a ply."""
        starts = [first.number - 1 for first in self.turns() if first.number - 1 > ply]
        return starts[0] if starts else self.last


def timeline_of_table(table: Table, names: tuple[str, ...]) -> Timeline:
    """Return the timeline of a table up to now."""
    lost, plies = list(table.history.lost()), list(table.history.plies)
    return Timeline(table.journal(), names, plies, table.at, lost=lost, kind="t", name=table.id)


def timeline_of_record(recorded: RecordedGame, name: str = "") -> Timeline:
    """Return the timeline of a journal: what the present rules lead through, then the rest as it was written."""
    journal = recorded.journal
    plies = [*journal.history(), *recorded.plies[len(journal.plies) :]]
    return Timeline(journal, tuple(journal.players), plies, journal.at, recorded, name=name)

"""Views of a table: what all visitors of a language share, and what one of them sees."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Final, TypeVar, cast

from heliopolis.kernel.game import Score, State
from heliopolis.narration import Teller, teller
from heliopolis.render.scenes import scenes_of
from heliopolis.render.shapes import SceneFactory
from heliopolis.table.history import Need
from heliopolis.table.table import Table
from heliopolis.web.common.players import names_at
from heliopolis.web.server.preferences import Translator, translator
from heliopolis.web.table.hints import Advising

SPECTATOR: Final = -1

T = TypeVar("T")


class TableView:
    """A table as it stands now, in one language: what all its visitors share."""

    def __init__(self, table: Table, language: str) -> None:
        self.table: Final = table
        self.state: Final[State] = table.state
        self.language: Final = language
        self.say: Final[Translator] = translator(language)
        self.teller: Final[Teller] = teller(table.game, language)
        self.need: Final[Need] = table.needs()
        self.names: Final = names_at(table, self.say)
        self._made: Final[dict[Callable[[TableView], object], object]] = {}

    @cached_property
    def scores(self) -> list[Score]:
        """How everybody would stand if the game ended now."""
        return self.state.scores()

    @cached_property
    def stage(self) -> SceneFactory:
        """The boards, ready to be drawn for whoever looks."""
        return scenes_of(self.state, self.language)

    def address(self, action: str = "") -> str:
        """Where an action at this table is posted."""
        return f"/t/{self.table.id}{'/' if action else ''}{action}"

    def once(self, make: Callable[[TableView], T]) -> T:
        """What looks the same to everybody, made for the first visitor."""
        if make not in self._made:
            self._made[make] = make(self)
        return cast(T, self._made[make])


class VisitorView:
    """What is shown to one visitor: the seats that are theirs (none for a spectator) and what follows from it."""

    def __init__(
        self,
        shared: TableView,
        mine: frozenset[int],
        advising: Advising | None = None,
        *,
        words: bool = False,
        away: frozenset[int] = frozenset(),
        failing: bool = False,
    ) -> None:
        self.shared: Final = shared
        self.table: Final = shared.table
        self.state: Final = shared.state
        self.language: Final = shared.language
        self.say: Final = shared.say
        self.teller: Final = shared.teller
        self.need: Final = shared.need
        self.names: Final = shared.names
        self.address: Final = shared.address
        self.mine: Final = mine
        self.advising: Final = advising
        """The hint they asked for."""
        self.words: Final = words
        """Whether the boards are told in words too."""
        self.away: Final = away
        """The seats of people who have not been here for a while."""
        self.failing: Final = failing
        """Whether what happens cannot be kept for now."""
        called = shared.need.seat in mine
        self.seat: Final = shared.need.seat if called else min(mine, default=SPECTATOR)
        """The visitor's seat that matters now: the one that is asked, if it is theirs; -1 for a spectator."""
        self.viewer: Final = max(self.seat, 0)
        """From which seat the boards are seen."""
        self.asked: Final = called and shared.need.kind == "human"
        """Whether the visitor is asked to choose."""
        self.holding: Final = called and shared.need.kind == "held"
        """Whether the visitor's turn waits to be ended."""

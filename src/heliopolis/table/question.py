"""The open question of a table: what can be answered, what each answer leads to, and why something cannot be chosen.

A table keeps its question for one version, and everyone reads the same one: pages, terminals, hints, guides and clicks.
What it knows is computed when it is first asked for.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from heliopolis.kernel.choice import Choice
from heliopolis.kernel.game import State
from heliopolis.table.clicks import Click, Continuation, Wish, answered, play_click
from heliopolis.table.lookahead import Met, met
from heliopolis.table.rows import Row, rows_of
from heliopolis.table.shortcuts import Offer, shortcuts_of


class Question:
    """What is asked in a position. Without a player who is asked nothing can be answered."""

    def __init__(self, state: State, wish: Wish = (), *, begins: bool = False) -> None:
        """Ask a question; ``wish`` is what the player wished for earlier, ``begins`` whether a turn begins with it."""
        self.state: Final = state
        self.wish: Final = wish
        self._begins: Final = begins

    @cached_property
    def previews(self) -> dict[str, Continuation]:
        """What each answer leads to, by its name."""
        if self.state.seat() < 0:
            return {}
        return {choice.name: answered(self.state, choice, self.wish) for choice in self.state.choices()}

    @cached_property
    def rows(self) -> list[Row]:
        """The answers with what they cost and give, what brings most first; then what is refused."""
        return rows_of(self.state, self.previews)

    @cached_property
    def shortcuts(self) -> list[Offer]:
        """What can be clicked on the boards besides the answers."""
        if len(self.previews) < 2 or self.wish:
            return []
        return shortcuts_of(self.state, self.previews, begins=self._begins)

    def row(self, name: str) -> Row | None:
        """Return the row of an answer."""
        return next((row for row in self.rows if row.name == name and not row.rule), None)

    def preview(self, click: Click) -> Continuation:
        """Return what a click leads to; refuses what cannot be chosen so."""
        if len(click.path) == 1 and not click.wish and not click.by_hand and click.path[0] in self.previews:
            return self.previews[click.path[0]]
        return play_click(self.state, click, self.wish)

    def play(self, click: Click) -> Continuation:
        """Return the table at the next question whose answers matter: so a click is played at the table."""
        return self.preview(click).settled()

    def met(self, places: Sequence[tuple[str, Choice | None]]) -> dict[str, Met]:
        """Find at which question of this turn each of these drawn things could be chosen, and what bars it there."""
        return met(self.state, places)

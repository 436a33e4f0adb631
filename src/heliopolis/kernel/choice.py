"""Choices: everything a decision can be answered with, made once and named for good."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

BUTTON: Final = 0
"""The choice names no place: a page shows it as a button."""
SHARED: Final = 1
"""The choice names a place on the common boards."""
OWN: Final = 2
"""The choice names a place on the asked player's own board."""


class Choice:
    """One answer, known by its name; equal choices are the same object.

    ``name`` is ``kind`` or ``kind:detail``; ``item`` is the number the rules use for the detail; ``index``
    is the place in the vocabulary (below 0: outside the action space of learning agents).
    """

    def __init__(self, name: str, item: int, index: int, scope: int) -> None:
        self.name: Final = name
        self.kind: Final = name.partition(":")[0]
        self.item: Final = item
        self.index: Final = index
        self.scope: Final = scope

    def place(self, seat: int) -> str | None:
        """The name of the drawn thing this choice points at when ``seat`` is asked, or None for a button."""
        if self.scope == OWN:
            return f"seat{seat + 1}/{self.name}"
        return self.name if self.scope == SHARED else None

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def __reduce__(self) -> str | tuple[object, ...]:
        raise TypeError("a choice is one object of its game's vocabulary: send its name instead")


class Vocabulary:
    """The choices of a game in a fixed order, to which a new version of the game may only append."""

    def __init__(self) -> None:
        self.choices: Final[list[Choice]] = []
        self._named: Final[dict[str, Choice]] = {}

    def table(self, kind: str, details: Sequence[str], scope: int) -> list[Choice]:
        """Append one choice for each detail, numbered from 0."""
        return [self._add(f"{kind}:{detail}", item, scope) for item, detail in enumerate(details)]

    def single(self, name: str) -> Choice:
        """Append a choice that needs no detail, such as ``pass``."""
        return self._add(name, 0, BUTTON)

    def places(self, kind: str, named: Sequence[tuple[str, int]], scope: int) -> list[Choice]:
        """Append one choice for each detail, each with the number the rules use for it."""
        return [self._add(f"{kind}:{detail}", item, scope) for detail, item in named]

    def beyond(self, name: str, item: int, rank: int, scope: int) -> Choice:
        """A choice of an unbounded kind, made when it is first needed.

        If it is not in the table it lies outside the action space; its index, below 0, comes from its ``rank``, so
        that it does not depend on what was needed first.
        """
        found = self._named.get(name)
        if found is None:
            found = Choice(name, item, -1 - rank, scope)
            self._named[name] = found
        return found

    def find(self, name: str) -> Choice | None:
        """The choice of that name, if the game has it."""
        return self._named.get(name)

    def _add(self, name: str, item: int, scope: int) -> Choice:
        if name in self._named:
            raise ValueError(f"two choices are named {name}")
        choice = Choice(name, item, len(self.choices), scope)
        self.choices.append(choice)
        self._named[name] = choice
        return choice

"""Choices: everything a decision can be answered with, made once and named for good."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from heliopolis.kernel.errors import UnknownName

BUTTON: Final = 0
"""The choice names no place: a page shows it as a button."""
SHARED: Final = 1
"""The choice names a place on the common boards."""
OWN: Final = 2
"""The choice names a place on the asked player's own board."""


class Owner(Protocol):
    """The game of a vocabulary."""

    @property
    def name(self) -> str:
        """What it is called."""

    def find_choice(self, name: str) -> Choice | None:
        """Return the choice of that name, if the game has it."""


class Choice:
    """One answer, known by its name; equal choices are the same object.

    ``name`` is ``kind`` or ``kind:detail``; ``item`` is the number the rules use for the detail; ``index``
    is the place in the vocabulary (below 0: outside the action space of learning agents).

    Examples:
        >>> choice = heliopolis.game("helios").find_choice("start:brown")
        >>> choice.kind, choice.index
        ('start', 25)
    """

    def __init__(self, name: str, item: int, index: int, scope: int, vocabulary: Vocabulary | None = None) -> None:
        self.name: Final = name
        self.kind: Final = name.partition(":")[0]
        self.item: Final = item
        self.index: Final = index
        self.scope: Final = scope
        self._vocabulary: Final = vocabulary

    def place(self, seat: int) -> str | None:
        """Return the name of the drawn thing this choice points at when ``seat`` is asked, or None for a button."""
        if self.scope == OWN:
            return f"seat{seat + 1}/{self.name}"
        return self.name if self.scope == SHARED else None

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def __copy__(self) -> Choice:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Choice:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        # A choice is one object in every process: what travels is its game and its name.
        owner = self._vocabulary.owner if self._vocabulary is not None else None
        if owner is None:
            raise TypeError(f"{self.name} belongs to no game, by which another process could find it")
        return find_again, (owner, self.name)


class Vocabulary:
    """The choices of a game in a fixed order, to which a new version of the game may only append."""

    def __init__(self) -> None:
        self.choices: Final[list[Choice]] = []
        self._named: Final[dict[str, Choice]] = {}
        self.owner: Owner | None = None
        """The game it belongs to, once there is one."""

    def belongs_to(self, owner: Owner) -> None:
        """Name the game; the first stays, as all games of one class share a vocabulary."""
        if self.owner is None:
            self.owner = owner

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
        """Return a choice of an unbounded kind, made when it is first needed.

        If it is not in the table it lies outside the action space; its index, below 0, comes from its ``rank``, so
        that it does not depend on what was needed first.
        """
        found = self._named.get(name)
        if found is None:
            found = Choice(name, item, -1 - rank, scope, self)
            self._named[name] = found
        return found

    def find(self, name: str) -> Choice | None:
        """Return the choice of that name, if the game has it."""
        return self._named.get(name)

    def _add(self, name: str, item: int, scope: int) -> Choice:
        if name in self._named:
            raise ValueError(f"two choices are named {name}")
        choice = Choice(name, item, len(self.choices), scope, self)
        self.choices.append(choice)
        self._named[name] = choice
        return choice


def find_again(owner: Owner, name: str) -> Choice:
    """Return the choice of a game by its name, in a process that got it from another."""
    found = owner.find_choice(name)
    if found is None:
        raise UnknownName("no-choice", game=owner.name, name=name)
    return found

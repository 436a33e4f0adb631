"""What can go wrong, each with the name of the rule, option, line or field at fault."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

LONGEST: Final = 300
"""No error says more letters than this, however long what it quotes."""


class HeliopolisError(Exception):
    """Any error that is the caller's to mend; its text is fit to be shown: one line, of bounded length."""

    def __init__(self, told: str) -> None:
        super().__init__(in_a_line(told))


def in_a_line(told: str, most: int = LONGEST) -> str:
    """The text on one line; of a long one the middle, which is what it quotes, is left out."""
    line = told if told.isprintable() else "".join(letter if letter.isprintable() else " " for letter in told)
    if len(line) <= most:
        return line
    end = most // 3
    return f"{line[: most - end - 3]} … {line[-end:]}"


class IllegalChoice(HeliopolisError):
    """A choice that the rules bar now.

    ``rule`` is the id of the rule, or ``""`` if the choice was not asked about at all; ``missing`` is what it lacks,
    told like events.
    """

    def __init__(self, choice: str, rule: str, reason: str, missing: Sequence[tuple[str | int, ...]] = ()) -> None:
        super().__init__(reason)
        self.choice = choice
        self.rule = rule
        self.missing = tuple(missing)


class UnknownName(HeliopolisError):
    """A game, choice, rule, component or bot of that name does not exist."""


class BadOption(HeliopolisError):
    """An option that the game does not know, or a value it does not take."""

    def __init__(self, option: str, reason: str) -> None:
        super().__init__(f"option {option}: {reason}")
        self.option = option


class BadData(HeliopolisError):
    """A saved state, journal or components file that does not say what it must; ``field`` tells where."""

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(f"{field}: {reason}")
        self.field = field


class BadJournal(HeliopolisError):
    """A journal that cannot be replayed; ``line`` is the line at fault, counted from 1."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line


class DeadEnd(Exception):
    """A player is asked and no choice is legal: a mistake in the rules, never in the play."""

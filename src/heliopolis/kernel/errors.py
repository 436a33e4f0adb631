"""What can go wrong, each with the name of the rule, option, line or field at fault.

An error holds a message: the key of a text and its arguments. The sentence is made of it where someone reads it, in
their language. The key ``least`` is the text ``error-least`` of the catalogues.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import Final, NamedTuple

LONGEST: Final = 300
"""No error says more letters than this, however long what it quotes."""
NO_BREAK: Final = "\u00a0\u202f"
"""Blanks that belong to the words around them."""


class Message(NamedTuple):
    """What is to be said, in no language yet: the key of a text, and its arguments by name."""

    key: str
    args: tuple[tuple[str, Argument], ...] = ()

    def __str__(self) -> str:
        """Return the sentence in English, on one line."""
        return in_a_line(_SPEAKERS[-1](self))


Argument = str | int | Message
"""What a text is filled in with; a message is said within the other."""


def message(text_key: str, **args: Argument) -> Message:
    """Return the message of that key and these arguments."""
    # Compiled code takes no argument of the same name as a parameter, positional or not, so this is one no text uses.
    return Message(text_key, tuple(args.items()))


def quote(value: str) -> Message:
    """Return words of someone else, in the quotation marks of the language."""
    return message("quoted", value=in_a_line(value, 80))


def at(place: str, reason: Message) -> Message:
    """Return a message with the place or the number of what it is about."""
    return message("field", field=place, reason=reason)


def known_names(name: str, known: Sequence[str]) -> Argument:
    """List the known names, with the one that was probably meant by a wrong name."""
    listed, close = ", ".join(known), get_close_matches(name, known, 1)
    return message("meant", known=listed, name=close[0]) if close else listed


def several(messages: Sequence[Message]) -> Message:
    """Return several messages as one."""
    return messages[0] if len(messages) == 1 else message("several", first=messages[0], rest=several(messages[1:]))


def in_a_line(text: str, most: int = LONGEST) -> str:
    """Return the text on one line; of a long one the middle, which is what it quotes, is left out."""
    line = text
    if not text.isprintable():
        line = "".join([letter if letter.isprintable() or letter in NO_BREAK else " " for letter in text])
    if len(line) <= most:
        return line
    end = most // 3
    return f"{line[: most - end - 3]} … {line[-end:]}"


def _bare(said: Message) -> str:
    """Return the message without any text: its key and its arguments."""
    return f"{said.key} ({', '.join([f'{name}: {value}' for name, value in said.args])})" if said.args else said.key


_SPEAKERS: Final[list[Callable[[Message], str]]] = [_bare]
"""The last one puts messages into English. The kernel reads no catalogue: the reader of one is registered here."""


def speak_with(speaker: Callable[[Message], str]) -> None:
    """Let ``str`` of messages and errors give what the speaker says."""
    _SPEAKERS.append(speaker)


class HeliopolisError(Exception):
    """Any error that is the caller's to mend; its text is fit to be shown: one line, of bounded length."""

    def __init__(self, said: str | Message, **args: Argument) -> None:
        self.message: Final = said if isinstance(said, Message) else message(said, **args)
        # An error is sent to another process as what it was made of.
        super().__init__(self.message)

    def __str__(self) -> str:
        return str(self.message)


class IllegalChoice(HeliopolisError):
    """A choice that the rules bar now.

    ``rule`` is the id of the rule, or ``""`` if the choice was not asked about at all; ``missing`` is what it lacks,
    in the form of events.
    """

    def __init__(self, choice: str, rule: str, said: Message, missing: Sequence[tuple[str | int, ...]] = ()) -> None:
        super().__init__(said)
        self.choice = choice
        self.rule = rule
        self.missing = tuple(missing)
        self.args = (choice, rule, said, self.missing)


class UnknownName(HeliopolisError):
    """A game, choice, rule, component or bot of that name does not exist."""


class BadOption(HeliopolisError):
    """An option that the game does not know, or a value it does not take."""

    def __init__(self, option: str, said: str | Message, **args: Argument) -> None:
        reason = said if isinstance(said, Message) else message(said, **args)
        super().__init__(message("option", option=option, reason=reason))
        self.option = option
        self.args = (option, reason)


class BadData(HeliopolisError):
    """A saved state, journal or components file that does not say what it must; ``field`` says where."""

    def __init__(self, field: str, said: str | Message, **args: Argument) -> None:
        reason = said if isinstance(said, Message) else message(said, **args)
        super().__init__(message("field", field=field, reason=reason))
        self.field = field
        self.args = (field, reason)


class BadJournal(HeliopolisError):
    """A journal that cannot be replayed; ``line`` is the line at fault, counted from 1."""

    def __init__(self, number: int, said: str | Message, **args: Argument) -> None:
        reason = said if isinstance(said, Message) else message(said, **args)
        super().__init__(message("line", line=number, reason=reason))
        self.line = number
        self.args = (number, reason)


class DeadEnd(Exception):
    """A player is asked and no choice is legal: a mistake in the rules, never in the play."""

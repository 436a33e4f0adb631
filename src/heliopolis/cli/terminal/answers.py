"""What a person typed: a number, the name of a choice, the beginning of one, or a command."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from heliopolis.kernel.choice import Choice

Offer = tuple[Choice, str]
"""A choice and its label on the screen."""


class Order(NamedTuple):
    """A command and its argument."""

    command: str
    rest: str


class Unclear(NamedTuple):
    """Not understood: no choice begins like this, or several do."""

    typed: str
    matches: list[Choice]


def understand(typed: str, offers: Sequence[Offer], commands: Mapping[str, str]) -> Choice | Order | Unclear:
    """Return what was meant. ``commands`` maps words to the commands they stand for.

    What is complete comes before what is only begun, and a choice before a command.
    """
    text = fold(typed)
    if text.isdecimal():
        place = int(text) - 1
        return offers[place][0] if 0 <= place < len(offers) else Unclear(typed, [])
    word, _, rest = typed.strip().partition(" ")
    exact = _only(choice for choice, label in offers if text in (fold(choice.name), fold(label)))
    if exact is not None:
        return exact
    if fold(word) in commands:
        return Order(commands[fold(word)], rest.strip())
    begun = _begun(text, offers)
    if len(begun) == 1:
        return begun[0]
    orders = {command for name, command in commands.items() if name.startswith(fold(word))}
    if not begun and len(orders) == 1:
        return Order(orders.pop(), rest.strip())
    return Unclear(typed, begun)


def fold(text: str) -> str:
    """Return the text in the form in which it is compared: lower case, without accents and extra spaces."""
    parts = unicodedata.normalize("NFD", text.strip().casefold().replace("’", "'"))
    return " ".join("".join(part for part in parts if not unicodedata.combining(part)).split())


def _begun(text: str, offers: Sequence[Offer]) -> list[Choice]:
    """Return the choices whose detail this is, or else those whose name or label begins like this."""
    detailed = [choice for choice, _ in offers if fold(choice.name).partition(":")[2] == text]
    named = [choice for choice, _ in offers if fold(choice.name).startswith(text)]
    labelled = [choice for choice, label in offers if fold(label).startswith(text)]
    return detailed or named or labelled


def _only(choices: Iterable[Choice]) -> Choice | None:
    found = list(choices)
    return found[0] if len(found) == 1 else None

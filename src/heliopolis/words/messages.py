"""Messages of errors, in the words of a language.

A message may belong to any game: a file can be of another game than the one at the table.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Final

from fluent.runtime.types import FluentInt

from heliopolis.kernel.errors import Argument, Message, in_a_line
from heliopolis.kernel.game import made_games
from heliopolis.words.texts import ENGLISH, BadText, Texts, common_texts, texts

PREFIX: Final = "error-"
FIELD: Final = "field-"
"""What a field is called that people fill in; one of a file is called as the file has it."""
RULE: Final = "rule"
"""The argument that is the id of a rule, whose text is said with it."""


def english(message: Message) -> str:
    """Return the message in English, with rules by their ids alone: what Python programs and their logs read."""
    return say(message, ENGLISH, cite=False)


def say(message: Message, language: str, own: Texts | None = None, *, cite: bool = True) -> str:
    """Return the message in a language.

    ``own`` are the texts of the game it is most likely of, which are asked first.
    """

    def find(key: str) -> Texts | None:
        return None if " " in key else next((each for each in _catalogues(language, own) if each.has(key)), None)

    def argument(name: str, value: Argument) -> str | int:
        if isinstance(value, Message):
            return in_a_line(sentence(value))
        if isinstance(value, int):
            # A version or a line is not parted into thousands.
            return FluentInt(value, useGrouping=False)
        if name == "field":
            words = common_texts(language)
            return words(FIELD + value) if words.says(FIELD + value) else value
        rule = find(value) if name == RULE and cite else None
        if rule is not None:
            return rule("rule-cited", rule=value, text=rule(value))
        # What someone sent can be of any length.
        return in_a_line(value)

    def sentence(said: Message) -> str:
        texts_of_it = find(PREFIX + said.key)
        args = {name: argument(name, value) for name, value in said.args}
        if texts_of_it is not None:
            return texts_of_it(PREFIX + said.key, **args)
        # An error of a game from outside that came without texts says what it can.
        named = ", ".join([f"{name}: {value}" for name, value in args.items()])
        return f"{said.key} ({named})" if named else said.key

    return in_a_line(sentence(message))


def _catalogues(language: str, own: Texts | None) -> Iterator[Texts]:
    """Yield the texts in the order in which they are asked; reading those of a game takes a tenth of a second."""
    if own is not None:
        yield own
    for each in dict.fromkeys([language, ENGLISH]):
        yield common_texts(each)
        for folder in dict.fromkeys([game.folder for game in made_games()]):
            # A game from outside may have no texts, or such as cannot be read: the others continue without it.
            with suppress(BadText):
                yield texts(folder, each)

"""Messages of errors, in the words of a language.

A message may be of any game that there is, whoever says it: a file can be of another game than the one at the table.
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


def say(message: Message, language: str, own: Texts | None = None) -> str:
    """The message in a language; ``own`` are the texts of the game it is most likely of."""
    return in_a_line(_Speaker(language, own).say(message))


def english(message: Message) -> str:
    """The message in English, with rules by their ids alone: what Python programs and their logs read."""
    return _Terse(ENGLISH, None).say(message)


class _Speaker:
    """Whoever says messages in one language."""

    def __init__(self, language: str, own: Texts | None) -> None:
        self._language: Final = language
        self._own: Final = own

    def say(self, message: Message) -> str:
        key = PREFIX + message.key
        catalogue = self._find(key)
        if catalogue is None:
            # An error of a game from outside that came without texts says what it can.
            named = ", ".join([f"{name}: {self._argument(name, value)}" for name, value in message.args])
            return f"{message.key} ({named})" if named else message.key
        return catalogue.message(key, **{name: self._argument(name, value) for name, value in message.args})

    def _argument(self, name: str, value: Argument) -> str | int:
        if isinstance(value, Message):
            return in_a_line(self.say(value))
        if isinstance(value, int):
            # A version or a line is not parted into thousands.
            return FluentInt(value, useGrouping=False)
        if name == "field":
            words = common_texts(self._language)
            return words.message(FIELD + value) if words.says(FIELD + value) else value
        # What somebody sent can be of any length.
        return self._rule(value) if name == RULE else in_a_line(value)

    def _rule(self, rule: str) -> str:
        catalogue = self._find(rule)
        return rule if catalogue is None else catalogue.message("rule-cited", rule=rule, text=catalogue.message(rule))

    def _find(self, key: str) -> Texts | None:
        if " " in key:
            return None
        return next((each for each in self._catalogues() if each.has(key)), None)

    def _catalogues(self) -> Iterator[Texts]:
        """The texts in the order in which they are asked; reading those of a game takes a tenth of a second."""
        if self._own is not None:
            yield self._own
        for language in dict.fromkeys([self._language, ENGLISH]):
            yield common_texts(language)
            for folder in dict.fromkeys([game.folder for game in made_games()]):
                # A game from outside may have no texts, or such as cannot be read: the others go on without it.
                with suppress(BadText):
                    yield texts(folder, language)


class _Terse(_Speaker):
    def _rule(self, rule: str) -> str:
        return rule

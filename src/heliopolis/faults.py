"""Faults: what an error says in English, said in another language.

Errors speak English where they arise, so that a Python program can read them without any texts. The catalogue has
each sentence as ``fault-...`` in every language; the English one is also the pattern that finds it and its arguments.
"""

from __future__ import annotations

import re
from typing import Final

from heliopolis.texts import Texts

PREFIX: Final = "fault-"


class Faults:
    """The faults of a catalogue, in the language of ``spoken``."""

    def __init__(self, english: Texts, spoken: Texts) -> None:
        self._spoken: Final = spoken
        found = [(_Pattern(english, key), key) for key in sorted(english.keys()) if key.startswith(PREFIX)]
        # A frame such as "line 3: ..." before what it holds, then whoever says most in words of its own.
        self._patterns: Final = sorted(found, key=lambda each: (not each[0].frame, -each[0].words))

    def find(self, sentence: str) -> tuple[str, dict[str, str]] | None:
        """The key of an English sentence and its arguments, if the catalogue has it."""
        for pattern, key in self._patterns:
            match = pattern.shape.fullmatch(sentence)
            if match:
                return key, match.groupdict()
        return None

    def say(self, sentence: str) -> str:
        """An English sentence in the language; what the catalogue does not have stays as it is."""
        found = self.find(sentence)
        if found is None:
            return sentence
        key, args = found
        return self._spoken.message(key, **{name: self._argument(name, value) for name, value in args.items()})

    def _argument(self, name: str, value: str) -> str:
        if name == "reason":
            return self.say(value)
        if name == "rule" and self._spoken.has(value):
            return self._spoken.message("error-rule", rule=value, text=self._spoken.message(value))
        return value


class _Pattern:
    """An English sentence as a regular expression with a group for each argument."""

    def __init__(self, english: Texts, key: str) -> None:
        names = sorted(english.arguments(key))
        sentence = english.message(key, **{name: f"\0{name}\0" for name in names})
        shape = re.escape(sentence)
        for name in names:
            # The path of a field has no spaces, so that not every colon is taken for one.
            group = r"\S+?" if name == "field" else ".+?"
            shape = shape.replace(re.escape(f"\0{name}\0"), f"(?P<{name}>{group})")
        self.frame: Final = "reason" in names
        self.words: Final = len(sentence) - sum(len(name) + 2 for name in names)
        self.shape: Final = re.compile(shape, re.DOTALL)

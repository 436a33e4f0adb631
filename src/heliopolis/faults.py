"""Faults: what an error says in English, said in another language.

Errors speak English where they arise, so that a Python program can read them without any texts. The catalogues have
each sentence as ``fault-...`` in every language; the English one is also the pattern that finds it and its arguments.
An error may be of any game, whoever tells it: a file can be of another game than the one at the table.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from heliopolis.texts import LANGUAGES, Texts, game_folders, texts

PREFIX: Final = "fault-"
FIELD: Final = "field-"
"""What a field is called that people fill in; one of a file is called as the file has it."""
SENTENCES: Final = ("reason", "what")
"""Arguments that are faults themselves."""
BETWEEN: Final = "; "
"""What parts several faults that are told at once."""

_QUOTED: Final = re.compile(r"(?<!\w)'([^']*)'(?!\w)")


class Found(NamedTuple):
    """An English sentence, known again: its key, its arguments, and the catalogue that says it."""

    key: str
    args: dict[str, str]
    spoken: Texts


class Faults:
    """The faults of catalogues, each given in English and in the language spoken; the first ones go first."""

    def __init__(self, catalogues: Sequence[tuple[Texts, Texts]]) -> None:
        found: dict[str, tuple[_Pattern, str, Texts]] = {}
        for english, spoken in catalogues:
            for key in sorted(english.keys()):
                if key.startswith(PREFIX):
                    pattern = _Pattern(english, key)
                    # The common texts stand in the catalogue of every game.
                    found.setdefault(pattern.shape.pattern, (pattern, key, spoken))
        self._spoken: Final = [spoken for _, spoken in catalogues]
        # A frame such as "line 3: ..." before what it holds, then whoever says most in words of its own.
        self._patterns: Final = sorted(found.values(), key=lambda each: (not each[0].frame, -each[0].words))

    def find(self, sentence: str) -> Found | None:
        """The key of an English sentence and its arguments, if a catalogue has it."""
        for pattern, key, spoken in self._patterns:
            match = pattern.shape.fullmatch(sentence)
            if match:
                return Found(key, match.groupdict(), spoken)
        return None

    def say(self, sentence: str) -> str:
        """An English sentence in the language; what no catalogue has stays as it is."""
        found = self.find(sentence)
        first, _, rest = sentence.partition(BETWEEN)
        # What an argument seems to have behind a semicolon may be the next of several faults.
        several = found is None or any(BETWEEN in value for name, value in found.args.items() if name != "reason")
        if several and self.find(first) and self.find(rest):
            return self._spoken[0].message("list-loose", items=self.say(first), last=self.say(rest))
        if found is None:
            return sentence
        args = {name: self._argument(name, value) for name, value in found.args.items()}
        return found.spoken.message(found.key, **args)

    def _argument(self, name: str, value: str) -> str:
        if name in SENTENCES:
            return self.say(value)
        common = self._spoken[0]
        if name == "field" and common.has(FIELD + value):
            return common.message(FIELD + value)
        if name == "rule":
            knows = next((spoken for spoken in self._spoken if spoken.has(value)), None)
            return value if knows is None else knows.message("error-rule", rule=value, text=knows.message(value))
        return _QUOTED.sub(lambda found: common.message("quoted", text=found[1]), value)


def faults(own: Texts, english: Texts) -> Faults:
    """The faults of a game, by its texts in the language spoken and in English, and those of every other game."""
    others = [(texts(folder, LANGUAGES[0]), texts(folder, own.language)) for folder in game_folders()]
    return Faults([(english, own), *others])


class _Pattern:
    """An English sentence as a regular expression with a group for each argument."""

    def __init__(self, english: Texts, key: str) -> None:
        names = sorted(english.arguments(key))
        sentence = english.message(key, **{name: f"\0{name}\0" for name in names})
        shape = re.escape(sentence)
        for name in names:
            # The path of a field has no spaces, so that not every colon is taken for one.
            group = r"(?:note (?:nonce )?|act )?\S+?" if name == "field" else ".+?"
            shape = shape.replace(re.escape(f"\0{name}\0"), f"(?P<{name}>{group})")
        self.frame: Final = "reason" in names
        self.words: Final = len(sentence) - sum(len(name) + 2 for name in names)
        self.shape: Final = re.compile(shape, re.DOTALL)

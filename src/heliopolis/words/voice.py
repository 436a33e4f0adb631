"""The voice of a game in one language: its texts, and what its things are called."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cached_property
from typing import Final

from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.definition import Value
from heliopolis.kernel.game import Game
from heliopolis.words.texts import LANGUAGES, Texts, texts

Argument = str | int

NOTE: Final = "note-"
PAGES: Final = re.compile(r"p\d+(?:-\d+)?(?:, p\d+(?:-\d+)?)*")
"""Notes that are pages of the rulebook and nothing else."""


def capital(text: str) -> str:
    """The text as it begins a line."""
    return text[:1].upper() + text[1:]


class Voice:
    """Says the texts of one game in one language, and calls its things by their names."""

    def __init__(self, game: Game, language: str) -> None:
        self.game: Final = game
        self.language: Final = language
        self.texts: Final[Texts] = texts(game.folder, language)

    def say(self, key: str, /, **args: Argument) -> str:
        """The text of that key."""
        return self.texts.message(key, **args)

    # Names -----------------------------------------------------------------------------------------

    def named(self, role: str, number: int) -> Argument:
        """What a number of that role is called within a sentence, or the number itself."""
        names = self.game.names(role)
        return self._word(role, names[number]) if names else number

    def _word(self, role: str, name: str) -> str:
        """The wording of a name within a sentence where it has one of its own, with article and gender."""
        word = f"word-{role}-{self._bare(name)}"
        if self.texts.says(word):
            return self.say(word)
        return self.plain(name)

    def _bare(self, name: str) -> str:
        """What notation calls a name: the end of a text key, or the name itself where it has no text."""
        return name.rpartition("-")[2] if self.texts.says(name) else name

    def detail_plainly(self, role: str, detail: str) -> Argument:
        """What a detail of a choice is called alone."""
        return self.plain(next((name for name in self.game.names(role) if detail == self._bare(name)), detail))

    def named_plainly(self, role: str, number: int) -> Argument:
        """What a number of that role is called alone, or the number itself."""
        names = self.game.names(role)
        return self.plain(names[number]) if names else number

    def plain(self, name: str) -> str:
        """What one of a role's names is called alone: by its text, or as it stands where it has none."""
        return self.say(name) if self.texts.says(name) else name

    def name(self, thing: str) -> str:
        """The name of a component such as ``building-palace``."""
        return self.say(f"name-{thing}")

    def component_key(self, component: str) -> str:
        """The text key of the name of a component such as ``trials.a01``, or nothing where it has none.

        It ends like the component and is of its kind.
        """
        kind, _, last = component.partition(".")
        last = last.rpartition(".")[2]
        keys = [key for key in sorted(self.texts.said()) if key.startswith("name-") and key.endswith(f"-{last}")]
        return next((key for key in keys if kind.startswith(key.split("-")[1][:4])), "")

    def about(self, thing: str) -> str:
        """What a component does."""
        return self.say(f"about-{thing}")

    def note(self, note: str) -> str:
        """A note on where a value comes from: ours are English in the data and have texts, others stay as they are."""
        if PAGES.fullmatch(note):
            return self.say("rules-page-page", page=note.replace("p", ""))
        key = self._notes.get(note)
        return note if key is None else self.say(key)

    @cached_property
    def _notes(self) -> dict[str, str]:
        english = texts(self.game.folder, LANGUAGES[0])
        return {english.message(key): key for key in sorted(english.keys()) if key.startswith(NOTE)}

    def reason(self, name: str) -> str:
        """Why points are given."""
        return self.say(f"reason-{name}")

    def rule(self, rule: str) -> str:
        """The text of a rule."""
        return self.say(rule)

    def option(self, name: str) -> str:
        """What an option decides."""
        return self.say(f"option-{name}")

    def option_value(self, name: str, value: Value) -> str:
        """What a value of an option means."""
        return self.say(f"option-{name}-{str(value).lower()}")

    def player(self, seat: int, players: Sequence[str]) -> str:
        """The name of whoever sits there; chance is the table."""
        return self.say("table") if seat == CHANCE else players[seat]

    # Lists -----------------------------------------------------------------------------------------

    def all_of(self, items: Sequence[str]) -> str:
        """Items as a list that ends in “and”."""
        return self._list("list-and", items)

    def any_of(self, items: Sequence[str]) -> str:
        """Items as a list that ends in “or”."""
        return self._list("list-or", items)

    def _list(self, key: str, items: Sequence[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        return self.say(key, items=self.texts.between("list-comma").join(items[:-1]), last=items[-1])

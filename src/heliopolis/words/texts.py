"""Texts for people: one catalogue per language, keyed by rule, component, prompt and event.

A language is a folder of ``.ftl`` files beside the others, here and in every game. What it does not say yet is said
in English.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    EntryType,
    Identifier,
    Junk,
    Pattern,
    Resource,
    TextElement,
    VariableReference,
)
from fluent.syntax.ast import (
    Message as FluentMessage,
)

from heliopolis.kernel.errors import HeliopolisError, Message, UnknownName
from heliopolis.words.sentences import SentenceForm, sentence_form

ENGLISH: Final = "en"
"""The language that has every text."""
INTRODUCTION: Final = ("name-game", "about-game", "rules-of-game")
"""The texts by which every list introduces a game."""
PREDICATE: Final = "predicate-of-"
"""Begins the keys of sentences without their subject, which are made from the sentences themselves."""

ID: Final = "_id"
"""Ends the name of an argument that is an id: ``$colour_id`` is ``blue`` in every language, ``$colour`` is its word.

Texts select on ids, so that a word can change without breaking a selection.
"""

# Formatting a plural takes tens of microseconds, a view shows hundreds of texts, and few of them differ.
_REMEMBERED: Final = 10_000

YOU: Final = "\ue00f"
"""Stands for the reader until their word, “you”, is put in."""


def common_folder() -> Traversable:
    """Return where the texts lie that belong to no game, and where a new language begins."""
    return files("heliopolis") / "text"


def _languages() -> tuple[str, ...]:
    folders = [each.name for each in common_folder().iterdir() if each.is_dir() and each.name.isalpha()]
    return ENGLISH, *sorted(set(folders) - {ENGLISH})


LANGUAGES: Final = _languages()
"""The languages that have a folder, English first."""


def _does(*given: str) -> str:
    """Choose for the catalogues the form of a word that goes with a player's name, or the one that goes with “you”."""
    player, other, own = given
    return own if player == YOU else other


# The library's type leaves out that a function may give a plain text.
_FUNCTIONS: Final[dict[str, Callable[[Any], Any]]] = {"DOES": _does}


_KEY: Final = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)
"""How a text begins in its file."""
_WORDS: Final = re.compile(r"^([A-Za-z][A-Za-z0-9_-]*) *= *([^\s{}][^{}\r\n]*)$(?!\n\s*^[ \t])", re.MULTILINE)
"""A text of one line that nothing is filled into: most are, and reading them takes no parser."""


class MissingText(HeliopolisError):
    """No catalogue has a text of that key."""

    def __init__(self, key: str, language: str) -> None:
        super().__init__(f"no text {key!r} in language {language!r}")
        self.key = key
        self.language = language
        self.args = (key, language)


class BadText(HeliopolisError):
    """A text that cannot be read or filled in; ``where`` is its file and line, or its key and language."""

    def __init__(self, where: str, reason: str) -> None:
        super().__init__(f"{where}: {reason}")
        self.where = where
        self.args = (where, reason)


class TextEntry(NamedTuple):
    """What is known of a text before it is filled in."""

    arguments: frozenset[str]
    form: SentenceForm | None
    """How it can be said of its subject, if it is a sentence that begins with one."""
    file: str


class Texts:
    """The texts of one language from the ``.ftl`` files of folders that have a folder for each language.

    With ``common`` they have those that belong to no game, too.
    """

    def __init__(self, folders: Sequence[Traversable], language: str, *, common: bool = False) -> None:
        if language not in LANGUAGES:
            raise UnknownName("no-language", name=language, known=", ".join(LANGUAGES))
        self.language: Final = language
        self._folders: Final = tuple(folders)
        self._common: Final = common
        self._bundle: Final = FluentBundle([language], functions=_FUNCTIONS, use_isolating=False)
        self.files: Final = self._read(language)
        self._entries: Final = self._take(self.files)
        self._english: dict[str, TextEntry] | None = None
        self._known: frozenset[str] | None = None
        self._formatted = lru_cache(_REMEMBERED)(self._format)
        self._plain: dict[str, str] = {}

    # Compiled, it takes no argument of the name of the first one: some texts have an argument called key.
    def __call__(self, text_key: str, /, **args: str | int) -> str:
        """Return the text of that key with its arguments filled in."""
        if args:
            return self._formatted(text_key, tuple(args.items()))
        text = self._plain.get(text_key)
        if text is None:
            text = self._plain[text_key] = self._format(text_key, ())
        return text

    def message(self, said: Message) -> str:
        """Return a message, with those that it is filled in with."""
        args = {name: self.message(value) if isinstance(value, Message) else value for name, value in said.args}
        return self(said.key, **args)

    def titled(self, title: str, text: str) -> str:
        """Return a text behind what it is about, parted as the language does it."""
        return self("titled", title=title, text=text)

    def headed(self, head: str) -> str:
        """Return what stands before things it is the head of, with the mark that the language sets behind it."""
        return self("headed", head=head)

    def between(self, key: str) -> str:
        """Return what the language puts between the items of a list, by the text of that key for two of them."""
        return self(key, items="", last="")

    def has(self, key: str) -> bool:
        """Return whether the language itself has a text of that key."""
        return key in self._entries

    def keys(self) -> frozenset[str]:
        """Return the keys of all texts that the language itself has."""
        return frozenset(self._entries)

    def says(self, key: str) -> bool:
        """Return whether there is a text of that key, in the language or else in English."""
        return key in self._entries or key in self._english_keys()

    def said(self) -> frozenset[str]:
        """Return the keys of all texts, those included that are said in English for want of a translation."""
        return frozenset(self._entries) | self._english_keys()

    def arguments(self, key: str) -> frozenset[str]:
        """Return the names of the arguments that the text of that key speaks of."""
        return self._entry(key).arguments

    def file(self, key: str) -> str:
        """Return the name of the file that has the text of that key."""
        return self._entry(key).file

    def form(self, key: str) -> SentenceForm | None:
        """Return how the sentence of that key is said without its subject: as ``PREDICATE`` and the key.

        None if it is not.
        """
        return self._entry(key).form

    def _entry(self, key: str) -> TextEntry:
        entry = self._entries.get(key) or self._borrowed().get(key)
        if entry is None:
            raise MissingText(key, self.language)
        return entry

    def _borrowed(self) -> dict[str, TextEntry]:
        """Return the English texts, read when the first one is missed.

        Those that the language has itself stay its own.
        """
        if self._english is None:
            self._english = {} if self.language == ENGLISH else self._take(self._read(ENGLISH))
        return self._english

    def _english_keys(self) -> frozenset[str]:
        """Return the keys of the English texts, without parsing them: a language that lacks none never has to."""
        if self._known is None:
            folders = [common_folder()] if self._common else []
            files = [file for folder in (*folders, *self._folders) for file in _files(folder, ENGLISH)]
            self._known = frozenset(key for file in files for key in _KEY.findall(file.read_text(encoding="utf-8")))
        return self._known

    def _read(self, language: str) -> list[TextFile]:
        common = common_texts(language).files if self._common else []
        return common + [read_texts(file) for folder in self._folders for file in _files(folder, language)]

    def _take(self, files: Sequence[TextFile]) -> dict[str, TextEntry]:
        entries: dict[str, TextEntry] = {}
        for read in files:
            self._bundle.add_resource(read.resource)
            for key, entry in read.entries:
                if key in entries:
                    raise BadText(str(read.file), f"{key!r} has a text already")
                entries[key] = entry
        return entries

    def _format(self, key: str, args: tuple[tuple[str, str | int], ...]) -> str:
        self._entry(key.removeprefix(PREDICATE))
        text, errors = self._filled_in(key, args)
        if errors and self._english is None and self.language != ENGLISH:
            # It may speak of something that only English has a word for.
            self._borrowed()
            text, errors = self._filled_in(key, args)
        if errors:
            raise BadText(f"{key} ({self.language})", "; ".join(str(error) for error in errors))
        return text

    def _filled_in(self, key: str, args: tuple[tuple[str, str | int], ...]) -> tuple[str, Sequence[Exception]]:
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        return str(text), errors


_READ: Final[dict[tuple[str, str], Texts]] = {}
"""Texts by folder and language: reading them takes some tenths of a second."""


def texts(game_folder: Traversable | None, language: str) -> Texts:
    """Return the common texts and those of the game in that folder, read once."""
    key = str(game_folder or ""), language
    if key not in _READ:
        own = [common_folder()] if game_folder is None else [game_folder / "text"]
        _READ[key] = Texts(own, language, common=game_folder is not None)
    return _READ[key]


def common_texts(language: str) -> Texts:
    """Return the texts that belong to no game."""
    return texts(None, language)


def language_name(language: str) -> str:
    """Return what a language calls itself."""
    own = common_texts(language)
    return own("language-name") if own.has("language-name") else language


def game_folders() -> tuple[Traversable, ...]:
    """Return the folders of the games that come with texts, by name."""
    folders = files("heliopolis.games").iterdir()
    return tuple(sorted([each for each in folders if (each / "text").is_dir()], key=lambda each: each.name))


class TextFile(NamedTuple):
    """A file of texts that was read."""

    file: Traversable
    resource: Resource
    """Its texts, and the sentences among them without their subject."""
    entries: list[tuple[str, TextEntry]]


def read_texts(file: Traversable) -> TextFile:
    """Return the texts of a file."""
    resource = Resource(_parsed(file))
    derived: list[FluentMessage] = []
    entries: list[tuple[str, TextEntry]] = []
    for entry in resource.body:
        if isinstance(entry, FluentMessage) and entry.value is not None:
            key, form = entry.id.name, sentence_form(entry.value)
            entries.append((key, TextEntry(frozenset(_variables(entry)), form, file.name)))
            if form is not None:
                derived.append(FluentMessage(Identifier(PREDICATE + key), form.predicate))
    resource.body += derived
    return TextFile(file, resource, entries)


def _files(folder: Traversable, language: str) -> list[Traversable]:
    """Return the ``.ftl`` files of a language by name; a game that has none in another language speaks English."""
    if not (folder / language).is_dir():
        if language == ENGLISH:
            raise BadText(str(folder / language), "there is no such folder of texts")
        return []
    found = [file for file in (folder / language).iterdir() if file.name.endswith(".ftl")]
    return sorted(found, key=lambda file: file.name)


def _parsed(file: Traversable) -> list[EntryType]:
    source = file.read_text(encoding="utf-8")
    entries: list[EntryType] = [
        FluentMessage(Identifier(key), Pattern([TextElement(words.rstrip(" "))]))
        for key, words in _WORDS.findall(source)
    ]
    # Their lines stay, empty, so that the lines of faults are counted right.
    rest = _WORDS.sub("", source)
    entries += FluentParser().parse(rest).body
    for entry in entries:
        # The parser skips what it does not understand, so that a text would be missed only when it is shown.
        if isinstance(entry, Junk):
            fault = entry.annotations[0] if entry.annotations else None
            span = entry.span if fault is None or fault.span is None else fault.span
            line = rest.count("\n", 0, span.start if span else 0) + 1
            raise BadText(f"{file}, line {line}", (fault.message if fault else None) or "cannot be read")
    return entries


def _variables(node: object) -> set[str]:
    """Return the names of the variables anywhere below a node of the parsed text."""
    if isinstance(node, VariableReference):
        return {node.id.name}
    if isinstance(node, list):
        return {name for child in node for name in _variables(child)}
    if isinstance(node, BaseNode):
        return {name for child in vars(node).values() for name in _variables(child)}
    return set()

"""The file of a guided first game: which note comes when, as a game has it in ``first_game.toml``."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Final, NamedTuple

from heliopolis.kernel.definition import Value
from heliopolis.kernel.game import Game
from heliopolis.kernel.reading import Reader
from heliopolis.teaching.events import FIELDS as EVENT_FIELDS
from heliopolis.teaching.events import EventTest, read_event_test

FILE: Final = "first_game.toml"
FIELDS: Final = ("name", "asked", "unless", "opening", "named", "things", "chips", "pictures", "rules")


class CueQuestion(NamedTuple):
    """The question that a cue is about."""

    step: str
    time: int = 1
    """How often it is asked until then."""
    offered: str = ""
    """The choice that is new in it: the first time it is possible counts, not how often the question is asked."""


class CueAdvice(NamedTuple):
    """What a cue suggests, before the adviser is asked."""

    prefer: tuple[str, ...] = ()
    """Choices in this order, as long as they were not tried yet."""
    lies: tuple[str, ...] = ()
    """Names of what lies at the place of a choice: such a choice comes before all others."""
    owned: tuple[str, ...] = ()
    """Kinds of places: only what is called as something the reader has there; the first come first."""
    pick: str = ""
    """One of ``PICKS``."""
    because: str = ""
    """Why, where that does not follow from the choice alone."""
    otherwise: str = ""
    """Why what the adviser says, where what the file wants is not there."""


PICKS: Final = ("highest", "lowest", "richest", "paid")
"""The choice with the highest or lowest number.

Of what the adviser would do, one that brings as many points as any other; only what costs something, and nothing where
nothing does.
"""


class Cue(NamedTuple):
    """A note as the file of a game has it: when it is shown, what it points at, and what it suggests."""

    name: str
    about: CueQuestion | EventTest | None = None
    """The question it is about, or the event of which the first triggers it."""
    unless: EventTest | None = None
    """A player who has met such an event does not see the note again."""
    opening: bool = False
    """Whether it belongs to the guided opening."""
    named: str = ""
    """The role in the event of the component that the text names and explains, as ``what`` and ``about``."""
    things: tuple[str, ...] = ()
    """The drawn things that it speaks of; ``{}`` stands for what the event it is about names or numbers last."""
    chips: tuple[str, ...] = ()
    """Beginnings of the names of chips: it also points at where those have just happened."""
    pictures: tuple[tuple[str, ...], ...] = ()
    advice: CueAdvice = CueAdvice()
    rules: tuple[str, ...] = ()


class FirstGame(NamedTuple):
    """The notes of the guided first game of a game."""

    options: dict[str, Value]
    """The options of its table."""
    aim: Cue
    notes: tuple[Cue, ...]
    because: Mapping[str, str]
    """Why a choice is suggested, by its name or kind: the end of the key of a text."""
    highest: Mapping[str, str]
    """The same for what has the highest value of its kind."""
    lowest: Mapping[str, str]
    improve: Mapping[str, str]
    """The sources of points of which the smallest is what to try next time, each with an event that rules it out."""
    brings: Mapping[str, tuple[str, ...]]
    """By the names of choices: the events of which one must follow in the turn for the choice to bring something."""

    @property
    def opening(self) -> list[str]:
        """The notes of the opening in their order."""
        return [self.aim.name, *[note.name for note in self.notes if note.opening]]


def read_first_game(game: Game) -> FirstGame | None:
    """Return what a game says to people who play it for the first time; None if it has no such file."""
    file = game.folder / FILE
    if not file.is_file():
        return None
    read = Reader(tomllib.loads(file.read_text(encoding="utf-8")), FILE)
    options = {name: _value(read["options"][name]) for name in read["options"].keys()}
    notes = tuple([read_cue(each, game) for each in read["note"].items()])
    because, highest, lowest, improve = [_words(read, name) for name in ("because", "highest", "lowest", "improve")]
    found = read.get("brings", {})
    brings = {each: tuple(found[each].strings()) for each in found.keys()}
    return FirstGame(options, read_cue(read["aim"], game), notes, because, highest, lowest, improve, brings)


def _words(read: Reader, table: str) -> dict[str, str]:
    found = read.get(table, {})
    return {name: found[name].string() for name in found.keys()}


def _value(read: Reader) -> Value:
    return read.value if isinstance(read.value, (bool, int, str)) else read.string()


def read_cue(read: Reader, game: Game) -> Cue:
    """Return the cue that a table of TOML describes; anything unknown is refused with the field at fault."""
    read.only(*FIELDS, *CueQuestion._fields[1:], *EVENT_FIELDS, *CueAdvice._fields)

    def word(name: str) -> str:
        return read.get(name, "").string()

    def several(name: str) -> tuple[str, ...]:
        return tuple(read.get(name, ()).strings())

    pick = PICKS[read["pick"].one_of(PICKS)] if read.has("pick") else ""
    about: CueQuestion | EventTest | None = None
    if read.has("asked"):
        about = CueQuestion(word("asked"), read.get("time", 1).integer(1), word("offered"))
    elif read.has("event"):
        about = read_event_test(read, game)
    return Cue(
        name=read["name"].string(),
        about=about,
        unless=EventTest((word("unless"),)) if read.has("unless") else None,
        opening=read.get("opening", False).boolean(),
        named=word("named"),
        things=several("things"),
        chips=several("chips"),
        pictures=tuple(tuple(each.strings()) for each in read.get("pictures", ()).items()),
        advice=CueAdvice(
            several("prefer"), several("lies"), several("owned"), pick, word("because"), word("otherwise")
        ),
        rules=several("rules"),
    )

"""The file of a guided first game: which note comes when, as a game has it in ``first_game.toml``."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from heliopolis.kernel.definition import Value
from heliopolis.kernel.game import Game
from heliopolis.kernel.reading import Reader

FILE: Final = "first_game.toml"


class Cue(NamedTuple):
    """A note as the file of a game has it: when it is shown, and what it points at."""

    name: str
    asked: str = ""
    """The step whose question it is about."""
    time: int = 1
    """When that is asked for how many times."""
    offered: str = ""
    """The choice whose being possible is what is new in that question; it is shown the first time that it is."""
    told: tuple[str, ...] = ()
    """The kinds of events it is about instead; the first of them triggers it."""
    figure: int = 0
    """What the last number of such an event is; 0 for any."""
    named: str = ""
    """The role in such an event of the component that the text names and explains, as ``what`` and ``about``."""
    anyone: bool = False
    """Whether those of others count too."""
    opening: bool = False
    """Whether it belongs to the guided opening."""
    things: tuple[str, ...] = ()
    """The drawn things that it speaks of; ``{}`` stands for what the event it is about names or numbers last."""
    pictures: tuple[tuple[str, ...], ...] = ()
    prefer: tuple[str, ...] = ()
    """What is suggested, in this order, as long as it was not tried yet; after that what the adviser says."""
    because: str = ""
    """Why what is suggested is, where that does not follow from the choice alone."""
    highest: bool = False
    """Whether the choice with the highest number is suggested, not what the adviser says."""
    rules: tuple[str, ...] = ()
    where: tuple[str, ...] = ()
    """Beginnings of the names of chips: it also points at where those have just happened."""
    lies: tuple[str, ...] = ()
    """Names of what lies at the place of a choice: such a choice is suggested before all others."""
    unless: str = ""
    """An event; a player who has met it does not see the note again."""
    richest: bool = False
    """Whether, of what the adviser would do, only a choice that brings as many points as any other is suggested."""
    otherwise: str = ""
    """Why what the adviser says is suggested, where the file wants something else that is not there."""
    lowest: bool = False
    """The same with the lowest number."""
    paid: bool = False
    """Whether only what costs something is suggested, and nothing where nothing does."""
    owned: tuple[str, ...] = ()
    """Kinds of places: only what is called as something the reader has there is suggested; the first come first."""


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


@cache
def first_game_of(game: Game) -> FirstGame | None:
    """Return what a game tells anyone who plays it for the first time; None if it has no such file."""
    file = game.folder / FILE
    if not file.is_file():
        return None
    read = Reader(tomllib.loads(file.read_text(encoding="utf-8")), FILE)
    options = {name: _value(read["options"][name]) for name in read["options"].keys()}
    notes = tuple(map(_cue, read["note"].items()))
    because, highest, lowest, improve = [_words(read, name) for name in ("because", "highest", "lowest", "improve")]
    brings = (
        {each: tuple(read["brings"][each].strings()) for each in read["brings"].keys()} if read.has("brings") else {}
    )
    return FirstGame(options, _cue(read["aim"]), notes, because, highest, lowest, improve, brings)


def _words(read: Reader, table: str) -> dict[str, str]:
    return {name: read[table][name].string() for name in read[table].keys()} if read.has(table) else {}


def _value(read: Reader) -> Value:
    return read.value if isinstance(read.value, (bool, int, str)) else read.string()


def _cue(read: Reader) -> Cue:
    def several(name: str) -> tuple[str, ...]:
        return tuple(read[name].strings()) if read.has(name) else ()

    return Cue(
        read["name"].string(),
        read["asked"].string() if read.has("asked") else "",
        read["time"].integer() if read.has("time") else 1,
        read["offered"].string() if read.has("offered") else "",
        several("told"),
        read["figure"].integer() if read.has("figure") else 0,
        read["named"].string() if read.has("named") else "",
        read.has("anyone") and read["anyone"].boolean(),
        read.has("opening") and read["opening"].boolean(),
        several("things"),
        tuple(tuple(each.strings()) for each in read["pictures"].items()) if read.has("pictures") else (),
        several("prefer"),
        read["because"].string() if read.has("because") else "",
        read.has("highest") and read["highest"].boolean(),
        several("rules"),
        several("where"),
        several("lies"),
        read["unless"].string() if read.has("unless") else "",
        read.has("richest") and read["richest"].boolean(),
        read["otherwise"].string() if read.has("otherwise") else "",
        read.has("lowest") and read["lowest"].boolean(),
        read.has("paid") and read["paid"].boolean(),
        several("owned"),
    )

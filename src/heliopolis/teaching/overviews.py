"""The overview of a game on one page: sections of a few sentences each, the rules behind them, and real positions.

All of it is data in the folder of the game. Which sentence belongs where is set there, what it says in the texts:
``overview-`` and the section, and behind it the sentence; ``picture-`` and the picture.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from heliopolis.kernel.errors import UnknownName
from heliopolis.kernel.game import Game, State
from heliopolis.kernel.reading import Reader
from heliopolis.teaching.judging import position_after
from heliopolis.teaching.lessons import Lesson, course_of, read_toml

FILE: Final = "overview.toml"


class Picture(NamedTuple):
    """Boards of a position: that of a lesson, some choices of its solution later."""

    game: Game
    id: str
    lesson: str
    played: int
    boards: tuple[str, ...]
    """As a phone shows them, below each other: they are small, and legible as they are."""
    sights: tuple[str, ...]
    """The things on them that are pointed out, by their names."""

    @property
    def key(self) -> str:
        """The key of what is written below it."""
        return f"picture-{self.id}"

    @property
    def of(self) -> Lesson:
        """The lesson whose position it shows."""
        return course_of(self.game).lesson(self.lesson)

    def position(self) -> State:
        """Return the position it shows, with the component values in use."""
        return position_after(self.of, self.played)


class OverviewLine(NamedTuple):
    """A sentence or two about one thing."""

    key: str
    icon: str
    rules: tuple[str, ...]
    """The rules that say the same exactly."""
    figures: tuple[tuple[str, str], ...] = ()
    """What it fills in: for each name a component value, its component and field."""

    def filled(self, values: Mapping[str, str]) -> dict[str, str | int]:
        """Return what fills in its text, from component values by component and field."""
        found = {name: values[value] for name, value in self.figures}
        return {name: int(value) if value.isdecimal() else value for name, value in found.items()}


class OverviewSection(NamedTuple):
    """Sentences that belong together, with what they speak of to look at."""

    key: str
    lines: tuple[OverviewLine, ...]
    things: tuple[OverviewLine, ...]
    """Components, each with what it does or scores."""
    pictures: tuple[Picture, ...]

    @property
    def sentences(self) -> tuple[OverviewLine, ...]:
        """All it says."""
        return (*self.lines, *self.things)

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules behind all its sentences, each once."""
        return tuple(dict.fromkeys(rule for line in self.sentences for rule in line.rules))


class Overview(NamedTuple):
    """A game on one page, and the pictures of the chapters of its rules."""

    game: Game
    sections: tuple[OverviewSection, ...]
    pictures: Mapping[str, Picture]
    chapters: Mapping[str, Picture]
    """By the key of the chapter."""

    @property
    def icons(self) -> tuple[str, ...]:
        """All icons next to its sentences."""
        return tuple(sorted({line.icon for section in self.sections for line in section.sentences}))

    def picture(self, name: str) -> Picture:
        """Return the picture of that name."""
        if name not in self.pictures:
            raise UnknownName("no-picture", name=name, game=self.game.name)
        return self.pictures[name]

    def keys(self) -> Iterator[str]:
        """Yield the keys of all its texts."""
        for section in self.sections:
            yield f"overview-{section.key}"
            yield from (line.key for line in section.sentences)
        yield from (picture.key for picture in self.pictures.values())


@lru_cache(16)
def overview_of(game: Game) -> Overview | None:
    """Return the overview of a game, if it has one."""
    file = game.folder / FILE
    return _overview(game, read_toml(file, f"{game.name}/{FILE}")) if file.is_file() else None


def _overview(game: Game, source: Reader) -> Overview:
    source.only("section", "pictures", "chapters")
    pictures = {name: _picture(game, name, source["pictures"][name]) for name in source["pictures"].keys()}

    def picture(row: Reader) -> Picture:
        if row.string() not in pictures:
            raise row.wrong("missing", key=row.string())
        return pictures[row.string()]

    sections = []
    for row in source["section"].items():
        key = row.only("key", "lines", "things", "pictures")["key"].string()
        lines = tuple(_line(key, line) for line in row["lines"].items())
        things = tuple(_line(key, thing) for thing in row["things"].items()) if row.has("things") else ()
        shown = row["pictures"].items() if row.has("pictures") else []
        sections.append(OverviewSection(key, lines, things, tuple(picture(each) for each in shown)))
    chapters = {chapter: picture(source["chapters"][chapter]) for chapter in source["chapters"].keys()}
    return Overview(game, tuple(sections), pictures, chapters)


def _line(section: str, row: Reader) -> OverviewLine:
    key = row.only("key", "icon", "rules", "figures")["key"].string()
    figures = row["figures"] if row.has("figures") else None
    return OverviewLine(
        f"overview-{section}-{key}",
        row["icon"].string(),
        tuple(row["rules"].strings()),
        tuple((name, figures[name].string()) for name in figures.keys()) if figures is not None else (),
    )


def figures_of(game: Game) -> dict[str, str]:
    """Return the component values in use, by component and field."""
    return {f"{each.component} {each.field}": each.value for each in game.components().entries}


def _picture(game: Game, name: str, row: Reader) -> Picture:
    row.only("lesson", "played", "boards", "sights")
    return Picture(
        game=game,
        id=name,
        lesson=row["lesson"].string(),
        played=row["played"].integer(0) if row.has("played") else 0,
        boards=tuple(row["boards"].strings()),
        sights=tuple(row["sights"].strings()) if row.has("sights") else (),
    )

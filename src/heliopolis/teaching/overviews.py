"""The overview of a game on one page: sections of a few sentences each, the rules behind them, and real positions.

All of it is data in the folder of the game. Which sentence belongs where is set there, what it says in the texts:
``overview-`` and the section, and behind it the sentence; ``picture-`` and the picture.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from heliopolis.kernel.errors import UnknownName
from heliopolis.kernel.game import Game, State
from heliopolis.kernel.reading import Reader
from heliopolis.teaching.judging import position_after
from heliopolis.teaching.lessons import Course, Lesson, read_toml

FILE: Final = "overview.toml"


class Picture:
    """Boards of a position: that of a lesson, some choices of its solution later."""

    def __init__(
        self, name: str, lesson: Lesson, played: int, boards: tuple[str, ...], sights: tuple[str, ...]
    ) -> None:
        self.id: Final = name
        self.lesson: Final = lesson
        self.played: Final = played
        self.boards: Final = boards
        """As a phone shows them, below each other: they are small, and legible as they are."""
        self.sights: Final = sights
        """The things on them that are pointed out, by their names."""

    @property
    def key(self) -> str:
        """The key of what is written below it."""
        return f"picture-{self.id}"

    def position(self) -> State:
        """Return the position it shows, with the component values in use."""
        return position_after(self.lesson, self.played)


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


def read_overview(game: Game, course: Course) -> Overview | None:
    """Return the overview in the folder of a game, if it has one; its pictures show positions of the lessons."""
    file = game.folder / FILE
    if not file.is_file():
        return None
    source = read_toml(file, f"{game.name}/{FILE}").only("section", "pictures", "chapters")
    pictures = {name: _picture(course, name, source["pictures"][name]) for name in source["pictures"].keys()}

    def picture(row: Reader) -> Picture:
        if row.string() not in pictures:
            raise row.wrong("missing", key=row.string())
        return pictures[row.string()]

    sections = []
    for row in source["section"].items():
        key = row.only("key", "lines", "things", "pictures")["key"].string()
        lines = tuple(_line(key, line) for line in row["lines"].items())
        things = tuple(_line(key, thing) for thing in row.get("things", ()).items())
        shown = tuple(picture(each) for each in row.get("pictures", ()).items())
        sections.append(OverviewSection(key, lines, things, shown))
    chapters = {chapter: picture(source["chapters"][chapter]) for chapter in source["chapters"].keys()}
    return Overview(game, tuple(sections), pictures, chapters)


def _line(section: str, row: Reader) -> OverviewLine:
    key = row.only("key", "icon", "rules", "figures")["key"].string()
    figures = row.get("figures", {})
    return OverviewLine(
        f"overview-{section}-{key}",
        row["icon"].string(),
        tuple(row["rules"].strings()),
        tuple((name, figures[name].string()) for name in figures.keys()),
    )


def figures_of(game: Game) -> dict[str, str]:
    """Return the component values in use, by component and field."""
    return {f"{each.component} {each.field}": each.value for each in game.components().entries}


def _picture(course: Course, name: str, row: Reader) -> Picture:
    row.only("lesson", "played", "boards", "sights")
    return Picture(
        name,
        course.lesson(row["lesson"].string()),
        row.get("played", 0).integer(0),
        tuple(row["boards"].strings()),
        tuple(row.get("sights", ()).strings()),
    )

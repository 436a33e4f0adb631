"""Lessons as they lie in the folder of their game: a path of chapters, and a file for each lesson."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from heliopolis.kernel.components import Components
from heliopolis.kernel.errors import BadData, UnknownName
from heliopolis.kernel.game import Game, State
from heliopolis.kernel.reading import NotJson, Reader, parse_json
from heliopolis.teaching.tasks import Task, read_task

FOLDER: Final = "lessons"
PATH: Final = "path.toml"
FIELDS: Final = ("turns", "sights", "teaches", "also", "tasks", "start")
START: Final = ("rules", "components", "seat", "solutions", "position")


class LessonTask(NamedTuple):
    """One thing to do; its text is that of the lesson with its name behind."""

    name: str
    task: Task
    missing: bool = False
    """Whether its own text, named with ``missing`` behind, says what a wrong try lacks."""


class LessonStart(NamedTuple):
    """Where a lesson begins, and how it is solved."""

    rules: int
    """The version of the rules it was made for."""
    components: str
    """The digest of the component values it was made for."""
    seat: int
    solutions: tuple[tuple[str, ...], ...]
    """What the seat may choose, one after the other, to fulfil it."""
    position: Mapping[str, object]


class Lesson(NamedTuple):
    """A position and what to do from there. Its texts are ``lesson-`` and its id, and what follows from that."""

    game: Game
    id: str
    chapter: str
    turns: int
    """In how many of the player's own turns it is to be done."""
    sights: tuple[str, ...]
    """The drawn things it is about, by their names on the boards."""
    tasks: tuple[LessonTask, ...]
    teaches: tuple[str, ...]
    """The rules that one learns by doing it."""
    also: tuple[str, ...]
    """Further rules that it names."""
    start: LessonStart

    @property
    def seat(self) -> int:
        """Where the player sits."""
        return self.start.seat

    @property
    def key(self) -> str:
        """How the keys of its texts begin."""
        return f"lesson-{self.id}"

    @property
    def rule_ids(self) -> tuple[str, ...]:
        """All rules it teaches or names."""
        return self.teaches + self.also

    def begin(self, components: Components | None = None) -> State:
        """Return the position it begins at, with the component values it is to be played with."""
        values = components or self.game.components()
        return self.game.load({**self.start.position, "components": values.digest, "rules": self.game.version}, values)


class LessonChapter(NamedTuple):
    """Lessons that belong together; its title is the text ``lessons-`` and its key."""

    key: str
    icons: tuple[str, ...]
    """What its card shows, by the names of the game's icons."""
    lessons: tuple[Lesson, ...]


class Course(NamedTuple):
    """All lessons of a game, in the best order to learn them."""

    game: Game
    chapters: tuple[LessonChapter, ...]
    idle: tuple[str, ...]
    """The choices of someone who wants to do nothing, those first that do least."""
    outlined: bool = False
    """Whether the icons of its chapters have no lines of their own."""

    @property
    def lessons(self) -> list[Lesson]:
        return [lesson for chapter in self.chapters for lesson in chapter.lessons]

    def lesson(self, lesson_id: str) -> Lesson:
        """Return the lesson of that id."""
        found = next((lesson for lesson in self.lessons if lesson.id == lesson_id), None)
        if found is None:
            raise UnknownName("no-lesson", name=lesson_id, game=self.game.name)
        return found

    def after(self, lesson: Lesson) -> Lesson | None:
        """Return the lesson that follows."""
        lessons = self.lessons
        place = lessons.index(lesson) + 1
        return lessons[place] if place < len(lessons) else None

    def teaching(self, rule: str) -> Lesson | None:
        """Return the lesson that teaches a rule, or else the first that names it."""
        taught = [lesson for lesson in self.lessons if rule in lesson.teaches]
        told = [lesson for lesson in self.lessons if rule in lesson.also]
        return next(iter(taught + told), None)


def read_course(game: Game, folder: Path) -> Course:
    """Return the lessons of a game from a folder, none if there is no such folder; errors name file and field."""
    if not (folder / PATH).is_file():
        return Course(game, (), ())
    path = read_toml(folder / PATH, PATH).only("idle", "outlined", "chapter")
    chapters = []
    for row in path["chapter"].items():
        key = row.only("key", "icons", "lessons")["key"].string()
        lessons = tuple(read_lesson(game, folder / f"{each}.toml", key) for each in row["lessons"].strings())
        chapters.append(LessonChapter(key, tuple(row["icons"].strings()), lessons))
    outlined = path.get("outlined", False).boolean()
    return Course(game, tuple(chapters), tuple(path["idle"].strings()), outlined)


def read_lesson(game: Game, file: Path, chapter: str) -> Lesson:
    """Return the lesson of a file."""
    if not file.is_file():
        raise BadData(f"{game.name}/{FOLDER}/{file.name}", "missing", key=file.name)
    return lesson_of(game, read_toml(file, f"{game.name}/{FOLDER}/{file.name}"), file.stem, chapter)


def lesson_of(game: Game, whole: Reader, lesson_id: str, chapter: str) -> Lesson:
    """Return the lesson that a table of TOML says."""
    row = whole.only(*FIELDS)
    tasks = read_tasks(row, game)
    start = row["start"].only(*START)
    position = _position(start["position"])
    seats = Reader(position, f"{start.path}.position")["options"]["players"].integer(1)
    return Lesson(
        game=game,
        id=lesson_id,
        chapter=chapter,
        turns=row.get("turns", 1).integer(1, 20),
        sights=tuple(row.get("sights", ()).strings()),
        tasks=tasks,
        teaches=tuple(row["teaches"].strings()),
        also=tuple(row.get("also", ()).strings()),
        start=LessonStart(
            start["rules"].integer(1),
            start["components"].string(),
            start["seat"].integer(0, seats - 1),
            tuple(tuple(line.string().split()) for line in start["solutions"].items()),
            position,
        ),
    )


def read_tasks(row: Reader, game: Game) -> tuple[LessonTask, ...]:
    """Return the tasks of a lesson's file."""
    tasks = []
    for each in row["tasks"].items():
        told = {key: each[key].value for key in each.keys() if key not in {"name", "missing"}}
        missing = each.get("missing", False).boolean()
        tasks.append(LessonTask(each["name"].string(), read_task(Reader(told, each.path), game), missing))
    return tuple(tasks)


def _position(row: Reader) -> Mapping[str, object]:
    """Return the saved position, which is JSON within the TOML: TOML cannot say that something is empty."""
    try:
        saved = parse_json(row.string())
    except NotJson as mistake:
        raise row.wrong("not-json", problem=mistake.reason) from None
    if not isinstance(saved, dict):
        raise row.wrong("table")
    return saved


def read_toml(file: Path, name: str) -> Reader:
    """Return what a file of TOML says."""
    try:
        return Reader(tomllib.loads(file.read_text(encoding="utf-8")), name)
    except tomllib.TOMLDecodeError as mistake:
        raise BadData(name, "not-toml", problem=str(mistake)) from None


def start_of(state: State, *solutions: Sequence[str]) -> str:
    """Return the end of a lesson's file: where it begins, and how it is solved."""
    return "\n".join(
        [
            "[start]",
            f"rules = {state.game.version}",
            f'components = "{state.to_dict()["components"]}"',
            f"seat = {state.seat()}",
            f"solutions = {json.dumps([' '.join(each) for each in solutions])}",
            f"position = '''\n{json.dumps(state.to_dict(), separators=(',', ':'))}'''",
            "",
        ]
    )

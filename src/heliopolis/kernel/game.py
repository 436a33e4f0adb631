"""The record of a game: everything that differs from game to game, in one place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from mypy_extensions import mypyc_attr

from heliopolis.kernel.choice import Choice, Vocabulary
from heliopolis.kernel.components import Components
from heliopolis.kernel.errors import BadData, BadOption, DeadEnd, Message, several
from heliopolis.kernel.frame import GROUND, MOST_FRAMES, Frame, Row, lying_on
from heliopolis.kernel.reading import Reader, shown
from heliopolis.kernel.state import State
from heliopolis.kernel.step import NOBODY, load_step

if TYPE_CHECKING:
    from heliopolis.render.shapes import Scene, Stage

Value = bool | int | str


class Option(NamedTuple):
    """One setting of a new game: the values it takes, the usual one first to be read."""

    name: str
    values: tuple[Value, ...]
    usual: Value

    def check(self, value: object) -> Value:
        """The value, if the option takes it: what counts is how it is spelt, so that 1 and "1" are the same."""
        spelt = str(value) if isinstance(value, (bool, int, str)) else str(shown(value))
        for allowed in self.values:
            if spelt.lower() == str(allowed).lower():
                return allowed
        raise BadOption(self.name, "takes", known=", ".join(str(each) for each in self.values), value=spelt)


class Reason(NamedTuple):
    """Why points are given: a name for texts, and the rule."""

    name: str
    rule: str


class Count(NamedTuple):
    """A column of statistics: how often an event tells of each thing of a sort, or how much of it."""

    table: str
    """The sort of thing; the first column of a table names its rows."""
    column: str
    event: str
    thing: int
    """Which of the event's numbers is the thing."""
    amount: int = -1
    """Which of them is added up; below 0 each event counts one."""
    prefix: str = ""
    """What the names of the event's things have before those of the table."""


class Wording(NamedTuple):
    """How what the rules tell becomes words: what numbers stand for, and how that is named."""

    events: Mapping[str, tuple[str, ...]]
    """For each kind of event the roles of its numbers."""
    details: Mapping[str, tuple[str, ...]]
    """For each kind of choice the roles of the details of its names."""
    roles: Mapping[str, str]
    """The roles of fields of steps that are not named after them."""
    names: Mapping[str, Sequence[str]]
    """For each role the text keys or names of its numbers; without them they are plain numbers."""
    occupants: Mapping[str, tuple[str, ...]] = {}
    """For each kind of choice the roles of what can lie at its place, where its name does not say that."""
    echoes: Mapping[str, tuple[str, ...]] = {}
    """For each kind of choice the keys of sentences that tell nothing but that it was chosen."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The record of a game. A game is a subclass that fills it in, and one line in the registry."""

    def __init__(
        self,
        name: str,
        version: int,
        folder: Path,
        options: tuple[Option, ...],
        reasons: tuple[Reason, ...],
        opening: Sequence[Row],
        frames: Sequence[Frame],
        vocabulary: Vocabulary,
        wording: Wording,
    ) -> None:
        self.name: Final = name
        self.version: Final = version
        """Goes up whenever the same choices would lead to another game."""
        self.folder: Final = folder
        """Where its ``data`` and ``text`` lie."""
        self.options: Final = options
        self.reasons: Final = reasons
        self.steps: Final = {frame.name: frame.step for frame in frames}
        self.frames: Final = {frame.name: frame for frame in frames}
        """What it says of each of its steps."""
        self.order: Final = lying_on(opening, frames)
        """What each step may lie directly on, as follows from what ``begin`` and every step put on the stack."""
        self.wording: Final = wording
        self._vocabulary: Final = vocabulary
        self._own: Components | None = None

    # What a game defines ---------------------------------------------------------------------------

    def read_components(self, folder: Path | str | None) -> Components:
        """The game's own component values, with the files of a folder in place of its own."""
        raise NotImplementedError

    def bare(self, options: dict[str, Value], components: Components) -> State:
        """The table before anything is laid out."""
        raise NotImplementedError

    def begin(self, state: State) -> None:
        """Put the first steps on the stack."""
        raise NotImplementedError

    def restore(self, state: State, saved: Reader) -> None:
        """Fill a bare table with what ``describe`` told; the stack and the points are the kernel's."""
        raise NotImplementedError

    def broken(self, state: State) -> list[Message]:
        """The invariants that do not hold; an empty list in every position that can arise."""
        raise NotImplementedError

    def evaluate(self, state: State, seat: int) -> float:
        """Where the final score of the seat is going, in points, by rule of thumb: means count for a few turns."""
        raise NotImplementedError

    def forecast(self, state: State, seat: int) -> float:
        """The final score of the seat to be expected, in points, where played games have told more than the rules."""
        return self.evaluate(state, seat)

    def features(self, state: State, seat: int) -> list[float]:
        """The position as the seat sees it, in numbers of about unit size, always equally many."""
        raise NotImplementedError

    def facts(self, state: State) -> dict[str, int | list[str]]:
        """What is worth knowing of a game that is over: numbers, and keys of texts that say what was the case."""
        return {}

    def counts(self) -> tuple[Count, ...]:
        """What statistics count while a game is played."""
        return ()

    def levels(self) -> Mapping[str, str]:
        """The bots of the named strengths, where this game is played best with others than the usual ones."""
        return {}

    def stage(self, state: State, language: str) -> Stage:
        """The position ready to be drawn for several viewers, with words of a language."""
        raise NotImplementedError

    def scene(self, state: State, viewer: int, language: str = "en") -> Scene:
        """The boards as shapes, seen from a seat, with words of a language."""
        return self.stage(state, language).scene(viewer)

    def occupant(self, state: State, choice: Choice) -> tuple[int, ...]:
        """What lies face up where a choice of the player who is asked points, as numbers; empty if nothing does."""
        return ()

    # What follows ----------------------------------------------------------------------------------

    def events(self) -> Mapping[str, tuple[str, ...]]:
        """For each kind of event what its numbers stand for; ``names`` tells how to name them."""
        return self.wording.events

    def details(self) -> Mapping[str, tuple[str, ...]]:
        """For each kind of choice what the details of its names stand for."""
        return self.wording.details

    def role(self, field: str) -> str:
        """What a field of a step stands for: a number, or of a tuple each number a set, as a mask."""
        return self.wording.roles.get(field, field)

    def names(self, role: str) -> Sequence[str]:
        """The text keys or names of the numbers of a role (empty: they are plain numbers)."""
        return self.wording.names.get(role, ())

    def components(self, given: Path | str | Components | None = None) -> Components:
        """The component values of a folder, or the game's own (read once)."""
        if isinstance(given, Components):
            return given
        if given is not None:
            return self.read_components(given)
        if self._own is None:
            self._own = self.read_components(None)
        return self._own

    def new(self, components: Path | str | Components | None = None, **options: Value) -> State:
        """A new game; options that are not given have their usual value."""
        state = self.bare(self.check_options(options), self.components(components))
        state.open_sheets()
        self.begin(state)
        state.advance()
        return state

    def check_options(self, given: Mapping[str, object]) -> dict[str, Value]:
        """All options with their values; an unknown one or a wrong value is refused by name."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise BadOption(name, "no-option", game=self.name, known=", ".join(known))
        return {name: option.check(given.get(name, option.usual)) for name, option in known.items()}

    def load(self, saved: object, components: Path | str | Components | None = None) -> State:
        """The state that ``to_dict`` wrote; anything else is refused with the field at fault."""
        reader = Reader(saved, "state")
        if reader["game"].string() != self.name:
            raise reader["game"].wrong("other-game", game=self.name)
        if reader["rules"].integer() != self.version:
            raise reader["rules"].wrong("version", version=reader["rules"].integer(), current=self.version)
        given, values = reader["options"], self.components(components)
        if reader["components"].string() != values.digest:
            raise reader["components"].wrong("components")
        state = self.bare(self.check_options({name: given[name].value for name in given.keys()}), values)
        state.open_sheets()
        self.restore(state, reader)
        self._load_points(state, reader["points"])
        state.turn = reader["turn"].integer(0)
        state.turn_seat = reader["turn_seat"].integer(-1, state.seats - 1)
        todo = reader["todo"].items()
        if len(todo) > MOST_FRAMES:
            raise reader["todo"].wrong("most-entries", most=MOST_FRAMES, number=len(todo))
        state.todo = [load_step(self.steps, step) for step in todo]
        self.check_stack(state)
        if state.todo and state.todo[-1].seat() == NOBODY:
            raise reader["todo"].wrong("no-rest")
        depth = len(state.todo)
        try:
            broken = self.broken(state)
            if broken:
                raise BadData("state", several(broken))
            self.check_fit(state)
            state.advance()
        except (LookupError, ValueError, TypeError, AssertionError, DeadEnd) as error:
            raise reader["todo"].wrong("position", problem=str(error)) from None
        if state.played or len(state.todo) != depth:
            raise reader["todo"].wrong("no-rest")
        return state

    def check_stack(self, state: State) -> None:
        """Refuse a stack that no play of this game can come to: a field out of range, a step on a foreign one."""
        below = GROUND
        for place, step in enumerate(state.todo):
            path, name = f"state.todo[{place}]", type(step).__name__
            self.frames[name].check(step, state.seats, path)
            if below not in self.order[name]:
                if below:
                    raise BadData(path, "lying", step=name, below=below)
                raise BadData(path, "lying-last", step=name)
            below = name

    def check_fit(self, state: State) -> None:
        """Refuse a stack with a step that takes something for granted which the position does not have."""
        for place, step in enumerate(state.todo):
            if not step.fits(state):
                raise BadData(f"state.todo[{place}]", "step-fit", step=type(step).__name__)

    def _load_points(self, state: State, saved: Reader) -> None:
        sheets = saved.items()
        if len(sheets) != state.seats:
            raise saved.wrong("entries", number=state.seats)
        names = [reason.name for reason in self.reasons]
        for seat, sheet in enumerate(sheets):
            for name in sheet.keys():
                if name not in names:
                    raise sheet.wrong("reason", name=name)
                state.points[seat][names.index(name)] = sheet[name].integer()

    def vocabulary(self) -> tuple[Choice, ...]:
        """The choices of the action space, in their fixed order."""
        return tuple(self._vocabulary.choices)

    def find_choice(self, name: str) -> Choice | None:
        """The choice of that name, if the game has it."""
        return self._vocabulary.find(name)

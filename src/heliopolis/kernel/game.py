"""A game and its states: the definition holds all that differs from game to game, a state is one position of it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, Generic, Self, TypeVar

from mypy_extensions import mypyc_attr

from heliopolis.kernel.choice import Choice, Vocabulary
from heliopolis.kernel.components import Components, files_in
from heliopolis.kernel.definition import Option, PointSource, Reason, Value, separate
from heliopolis.kernel.drawing import Drawing
from heliopolis.kernel.encoding import FeatureSpec, Sheet, SparseSheet
from heliopolis.kernel.errors import BadData, BadOption, DeadEnd, Message, UnknownName, known_names, several
from heliopolis.kernel.event import Event
from heliopolis.kernel.frame import GROUND, MOST_FRAMES, Frame, Row, lying_on
from heliopolis.kernel.hashing import Digest64
from heliopolis.kernel.looks import Looks
from heliopolis.kernel.numbers import Numbers
from heliopolis.kernel.pending import PendingSteps
from heliopolis.kernel.position import Position
from heliopolis.kernel.reading import Reader
from heliopolis.kernel.results import Line, Result, Score
from heliopolis.kernel.showing import as_html, as_text, in_short
from heliopolis.kernel.step import NOBODY, load_step, save_step, step_name
from heliopolis.kernel.wording import Wording

S = TypeVar("S", bound="State")


_KEY_FORM: Final = json.JSONEncoder(sort_keys=True, separators=(",", ":"), check_circular=False)
"""How a position is written to be hashed; made once, not for every key."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Position):
    """One position of a game: a game adds its data and ``copy_data``, its definition says the rest."""

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(seats)
        self.game: Final = game

    def choice(self, name: str) -> Choice:
        """Return the choice of that name, legal or not."""
        found = self.game.find_choice(name)
        if found is None:
            raise UnknownName("no-choice", game=self.game.name, name=name)
        return found

    def answer(self, name: str) -> Choice:
        """Return the choice of that name, to answer the open question with.

        An unknown one is refused with what is legal.
        """
        if self.todo and self.game.find_choice(name) is None:
            raise UnknownName("no-answer", game=self.game.name, name=name, known=self.offered())
        return self.choice(name)

    def check_seat(self, seat: int) -> None:
        """Raise ``BadOption`` unless the seat is at the table; seats are counted from 0."""
        if not 0 <= seat < self.seats:
            raise BadOption("seat", "between", least=0, most=self.seats - 1, value=seat)

    # Scores ----------------------------------------------------------------------------------------

    def scores(self) -> list[Score]:
        """Return the score sheet of every seat: points so far, and final scoring as if the game ended now.

        Examples:
            >>> state = heliopolis.game("helios").new(players=2)
            >>> heliopolis.Dice(7).settle(state)
            >>> [score.total for score in state.scores()]
            [1, 1]
        """
        reasons = self.game.reasons
        sheets: list[Score] = []
        for seat in range(self.seats):
            given = list(enumerate(self.points[seat]))
            if self.todo:
                given += self.game.final_points(self, seat)
            lines = [Line(reasons[reason].name, reasons[reason].rule, points) for reason, points in given if points]
            sheets.append(Score(sum(line.points for line in lines), lines))
        return sheets

    def total(self, seat: int) -> int:
        """Return the total of the seat's score sheet, without the sheet."""
        self.check_seat(seat)
        return self.scored(seat) + (self.game.ending(self, seat) if self.todo else 0)

    def result(self) -> Result | None:
        """Return the ranks, once the game is over."""
        if self.todo:
            return None
        totals = [self.scored(seat) for seat in range(self.seats)]
        if self.seats == 1:
            return Result([1 if totals[0] >= self.game.goal(self) else 2], totals)
        standing = [(totals[seat], self.game.tie_break(self, seat)) for seat in range(self.seats)]
        ranks = [1 + sum(1 for other in standing if other > mine) for mine in standing]
        return Result(ranks, totals)

    # Copying and saving ----------------------------------------------------------------------------

    def copy_data(self) -> State:
        """Return a new state with the game's own data copied; ``copy`` adds the rest."""
        raise NotImplementedError

    def copy(self) -> State:
        """Return an independent state at the same position.

        Examples:
            >>> state = heliopolis.game("helios").new(players=2)
            >>> heliopolis.Dice(7).settle(state)
            >>> other = state.copy()
            >>> events = other.play("start:brown")
            >>> other == state
            False
        """
        copied = self.copy_data()
        copied.adopt(self)
        return copied

    def adopt(self, other: Self) -> None:
        """Take over what the kernel keeps of another state at the same position."""
        self.turn = other.turn
        self.turn_seat = other.turn_seat
        self.todo = other.todo[:]
        self.points = other.points
        self.points_shared = other.points_shared = True
        self.events = other.events
        self.played = other.played
        self._choices = other._choices

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        values = self.game.components_of(self)
        return _state_again, (self.game, self.to_dict(), values.replaced, self.events, self.played)

    def essence(self) -> dict[str, object]:
        """Return what of the position can affect play; points count by their sum, and turns not at all."""
        saved = self.to_dict()
        saved["points"] = [sum(points) for points in self.points]
        del saved["turn"]
        return self.game.numbers.essence(self, saved)

    def to_dict(self) -> dict[str, object]:
        """Return the whole position as plain data, from which ``game.load`` makes it again."""
        return {
            "game": self.game.name,
            "rules": self.game.version,
            **self.game.describe(self),
            "points": [
                {reason.name: points for reason, points in zip(self.game.reasons, mine, strict=True) if points}
                for mine in self.points
            ],
            "turn": self.turn,
            "turn_seat": self.turn_seat,
            "todo": [save_step(step) for step in self.todo],
        }

    def key(self) -> str:
        """Return a short name of the position, the same for the same position on every machine and build."""
        return hashlib.blake2b(_KEY_FORM.encode(self.to_dict()).encode(), digest_size=16).hexdigest()

    def hash64(self) -> int:
        """Return a number below 2**64 for tables of positions, many times faster than the key.

        It is the same on every machine and build for positions that are equal, or differ only in what their points
        were given for; others hardly ever share it.

        Examples:
            >>> state = heliopolis.game("helios").new(players=2)
            >>> heliopolis.Dice(7).settle(state)
            >>> state.copy().hash64() == state.hash64()
            True
        """
        digest = Digest64()
        self.game.hash_into(self, digest)
        self.game.pending().hash_into(self.todo, digest)
        digest.number(self.turn)
        digest.number(self.turn_seat)
        for points in self.points:
            digest.total(points)
        return digest.value()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return hash(self.key())

    # Showing ---------------------------------------------------------------------------------------

    def __repr__(self) -> str:
        return in_short(self.game.name, self)

    def __str__(self) -> str:
        return as_text(self)

    def _repr_html_(self) -> str:
        return as_html(self)

    def _repr_svg_(self) -> str:
        return self.game.scene(self, max(self.turn_seat, 0)).svg()


@mypyc_attr(allow_interpreted_subclasses=True)
class GameDefinition(Generic[S]):
    """The definition of a game whose states are ``S``: a game is a subclass, and one line in the registry."""

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
        wording: Wording[S],
        numbers: Numbers[S],
    ) -> None:
        self.name: Final = name
        self.version: Final = version
        """Goes up whenever the same choices would lead to another game."""
        self.folder: Final = folder
        """Where its ``data`` and ``text`` are."""
        self.options: Final = options
        self.reasons: Final = reasons
        self.steps: Final = {frame.name: frame.step for frame in frames}
        """Its steps by the names they have in saves and texts."""
        self.frames: Final = {frame.name: frame for frame in frames}
        """What it says of each of them."""
        self.order: Final = lying_on(opening, frames)
        """What each step may lie directly on, as follows from what ``begin`` and every step put on the stack."""
        self.wording: Final = wording
        self.numbers = numbers
        self._vocabulary: Final = vocabulary
        self._own: Components | None = None
        self._replaced: Final[dict[tuple[tuple[str, str], ...], Components]] = {}
        """Components with other files in place of its own, by what is in these."""
        self._pending: PendingSteps | None = None
        vocabulary.belongs_to(self)
        _MADE.setdefault(type(self), self)

    # What a game defines ---------------------------------------------------------------------------

    def read_components(self, folder: Path | str | None) -> Components:
        """Return the game's own component values, with the files of a folder in place of its own."""
        raise NotImplementedError

    def bare(self, options: dict[str, Value], components: Components) -> S:
        """Return the table before anything is laid out."""
        raise NotImplementedError

    def begin(self, state: S) -> None:
        """Put the first steps on the stack."""
        raise NotImplementedError

    def describe(self, state: S) -> dict[str, object]:
        """Return the game's own data, plain and readable; the stack and the points are the kernel's."""
        raise NotImplementedError

    def restore(self, state: S, saved: Reader) -> None:
        """Fill a bare table with what ``describe`` wrote."""
        raise NotImplementedError

    def broken(self, state: S) -> list[Message]:
        """Return the invariants that do not hold; an empty list in every position that can arise."""
        return []

    def final_points(self, state: S, seat: int) -> list[tuple[int, int]]:
        """Return what final scoring would give the seat now: reasons, each with its points."""
        return []

    def ending(self, state: S, seat: int) -> int:
        """Return what final scoring would give the seat now in all; a game may have a faster way to it."""
        total = 0
        for _, points in self.final_points(state, seat):
            total += points
        return total

    def tie_break(self, state: S, seat: int) -> int:
        """Return what decides between equal totals: more is better."""
        return 0

    def goal(self, state: S) -> int:
        """Return the points a lone player must reach to win."""
        return 0

    def components_of(self, state: S) -> Components:
        """Return the component values that a position is played with: what a game's state calls ``components``."""
        values: Components = getattr(state, "components")  # noqa: B009  # the kernel's states have none
        return values

    def hash_into(self, state: S, digest: Digest64) -> None:
        """Feed the game's own data to the hash: the same where ``describe`` says the same, and only there.

        This works for every game; one that feeds its numbers itself is hashed many times faster.
        """
        digest.text(_KEY_FORM.encode(self.describe(state)))

    def round_of(self, state: S) -> int:
        """Return the round being played, from 1; 0 where there is none."""
        return 0

    def looks(self) -> Looks[S]:
        """Return how the game looks to people; loaded when it is first asked for."""
        raise NotImplementedError

    def __repr__(self) -> str:
        usual = ", ".join([f"{option.name}={option.usual}" for option in self.options])
        return f"<{self.name}, rules {self.version}: {usual}>"

    # Copying: a game is one object in every process --------------------------------------------------

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return the_game, (type(self),)

    # What follows ----------------------------------------------------------------------------------

    def scene(self, state: S, viewer: int, language: str = "en") -> Drawing:
        """Return the boards as the viewer's seat sees them, with the words of a language."""
        return self.looks().scenes(state, language).scene(viewer)

    def sources(self) -> tuple[PointSource, ...]:
        """Return where points come from, in groups that hold every reason once."""
        return self.looks().sources or separate(self.reasons)

    def vocabulary(self) -> tuple[Choice, ...]:
        """Return the choices of the action space, in their fixed order."""
        return tuple(self._vocabulary.choices)

    def find_choice(self, name: str) -> Choice | None:
        """Return the choice of that name, if the game has it."""
        return self._vocabulary.find(name)

    def action(self, index: int) -> Choice:
        """Return the choice that has this place in the vocabulary."""
        choices = self._vocabulary.choices
        if not 0 <= index < len(choices):
            raise UnknownName("no-action", name=str(index), known=f"0 to {len(choices) - 1}")
        return choices[index]

    def feature_spec(self) -> FeatureSpec:
        """Return what stands where in the features: named slices of fixed places, the same for all options."""
        return self.pending().spec

    def observe(self, state: S, seat: int, sheet: Sheet) -> None:
        """Write the features of a position as the seat sees it."""
        self.numbers.write(state, seat, sheet)
        self.pending().write(state.todo, state.seats, seat, sheet)

    def sparse_features(self, state: S, seat: int) -> tuple[list[int], list[float]]:
        """Return the places of the features that are not 0, and their values."""
        state.check_seat(seat)
        sheet = SparseSheet()
        self.observe(state, seat, sheet)
        return sheet.places, sheet.values

    def features(self, state: S, seat: int) -> list[float]:
        """Return the position as the seat sees it, in numbers of about unit size, always the same number of them."""
        numbers = [0.0] * self.feature_spec().length
        places, values = self.sparse_features(state, seat)
        for place, value in zip(places, values, strict=True):
            numbers[place] = value
        return numbers

    def pending(self) -> PendingSteps:
        """Return how the stack of steps is encoded in numbers."""
        if self._pending is None:
            most = max([int(value) for option in self.options if option.name == "players" for value in option.values])
            self._pending = PendingSteps(list(self.frames.values()), most, self.numbers.spec)
        return self._pending

    def components(self, given: Path | str | Components | None = None) -> Components:
        """Return the component values of a folder, or the game's own (read once)."""
        if isinstance(given, Components):
            return given
        if given is not None:
            values = self.read_components(given)
            values.replaced = files_in(Path(given))
            return self._replaced.setdefault(values.replaced, values)
        if self._own is None:
            self._own = self.read_components(None)
        return self._own

    def components_again(self, replaced: tuple[tuple[str, str], ...]) -> Components:
        """Return the component values with these files, by name and text, in place of the game's own."""
        if not replaced:
            return self.components()
        if replaced not in self._replaced:
            with TemporaryDirectory() as folder:
                for name, text in replaced:
                    Path(folder, name).write_text(text, encoding="utf-8")
                return self.components(folder)
        return self._replaced[replaced]

    def new(self, components: Path | str | Components | None = None, **options: Value) -> State:
        """Return a new game; options that are not given have their usual value.

        Examples:
            >>> state = heliopolis.game("origins").new(players=4, wonders=True)
            >>> state.seats
            4
        """
        state = self._bare(self.check_options(options), self.components(components))
        self.begin(state)
        state.advance()
        return state

    def _bare(self, options: dict[str, Value], components: Components) -> S:
        state = self.bare(options, components)
        state.points = [[0] * len(self.reasons) for _ in range(state.seats)]
        return state

    def check_options(self, given: Mapping[str, object]) -> dict[str, Value]:
        """Return all options with their values; an unknown one or a wrong value is refused by name."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise BadOption(name, "no-option", game=self.name, known=known_names(name, list(known)))
        return {name: option.check(given.get(name, option.usual)) for name, option in known.items()}

    def load(self, saved: object, components: Path | str | Components | None = None) -> State:
        """Return the state that ``to_dict`` wrote; anything else is refused with the field at fault.

        Examples:
            >>> state = heliopolis.game("helios").new(players=2)
            >>> heliopolis.Dice(7).settle(state)
            >>> heliopolis.game("helios").load(state.to_dict()) == state
            True
        """
        reader = Reader(saved, "state")
        if reader["game"].string() != self.name:
            raise reader["game"].wrong("other-game", game=self.name)
        if reader["rules"].integer() != self.version:
            raise reader["rules"].wrong("version", version=reader["rules"].integer(), current=self.version)
        given, values = reader["options"], self.components(components)
        if reader["components"].string() != values.digest:
            raise reader["components"].wrong("components")
        state = self._bare(self.check_options({name: given[name].value for name in given.keys()}), values)
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

    def check_stack(self, state: S) -> None:
        """Refuse a stack that play cannot come to: a field out of range, or a step on one it cannot lie on."""
        below = GROUND
        for place, step in enumerate(state.todo):
            path, name = f"state.todo[{place}]", step_name(type(step))
            self.frames[name].check(step, state.seats, path)
            if below not in self.order[name]:
                if below:
                    raise BadData(path, "lying", step=name, below=below)
                raise BadData(path, "lying-last", step=name)
            below = name

    def check_fit(self, state: S) -> None:
        """Refuse a stack with a step that relies on something the position does not have."""
        for place, step in enumerate(state.todo):
            if not step.fits(state):
                raise BadData(f"state.todo[{place}]", "step-fit", step=step_name(type(step)))

    def _load_points(self, state: S, saved: Reader) -> None:
        sheets = saved.items()
        if len(sheets) != state.seats:
            raise saved.wrong("entries", number=state.seats)
        names = [reason.name for reason in self.reasons]
        for seat, sheet in enumerate(sheets):
            for name in sheet.keys():
                if name not in names:
                    raise sheet.wrong("reason", name=name)
                state.points[seat][names.index(name)] = sheet[name].integer()


Game = GameDefinition[Any]
"""Any game, where it does not matter which."""

_MADE: Final[dict[type, Game]] = {}
"""The first game made of each class."""


def the_game(kind: Callable[[], Game]) -> Game:
    """Return the one game of its class, made if there is none yet."""
    assert isinstance(kind, type)
    return _MADE[kind] if kind in _MADE else kind()


def made_games() -> list[Game]:
    """Return the games that there are in this process, one of each class."""
    return list(_MADE.values())


def _state_again(
    game: Game, saved: object, replaced: tuple[tuple[str, str], ...], events: list[Event], played: list[Choice]
) -> State:
    state = game.load(saved, game.components_again(replaced))
    state.events, state.played = events, played
    return state

"""Steps: what the rules still have to do, as small immutable frames on ``state.todo``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Generic, Self, TypeVar

from mypy_extensions import mypyc_attr

from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.errors import BadData
from heliopolis.kernel.event import Event
from heliopolis.kernel.reading import Reader

S = TypeVar("S")
"""The states a step works on; the kernel never looks inside them here."""

NOBODY: Final = -2
"""The seat of a step that asks nothing."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One frame of the todo stack.

    A step declares its fields in ``__init__``, one final attribute for each parameter, and nothing else about
    itself: saving, loading, comparing and printing are derived from them.
    """

    def seat(self) -> int:
        """Return the seat that is asked, CHANCE or NOBODY."""
        return NOBODY

    def resolve(self, state: S) -> None:
        """Do what follows without a question (only for steps of NOBODY)."""
        raise NotImplementedError(type(self).__name__)

    def legal(self, state: S) -> list[Choice]:
        """Return the choices offered."""
        raise NotImplementedError(type(self).__name__)

    def run(self, state: S, choice: Choice) -> None:
        """Carry the choice out."""
        raise NotImplementedError(type(self).__name__)

    def weights(self, state: S) -> list[int]:
        """Return how likely each of the legal choices is (only for chance)."""
        return []

    def candidates(self, state: S) -> list[Choice]:
        """Return every choice of the kinds this step asks about, legal or not."""
        return []

    def asks_about(self, state: S, choice: Choice) -> bool:
        """Return whether the choice is of the kinds this step asks about.

        On an unbounded board they cannot be listed.
        """
        return choice in self.candidates(state)

    def barred_by(self, state: S, choice: Choice) -> str | None:
        """Return the id of the first rule that bars the candidate, or None."""
        return None

    def missing(self, state: S, choice: Choice) -> list[Event]:
        """Return what a barred candidate lacks, with its numbers, in the form of events.

        Empty where the rule says it all.
        """
        return []

    def default(self, state: S) -> Choice | None:
        """Return the choice a player most likely wants, if the rules know one."""
        return None

    def ending(self, state: S) -> Choice | None:
        """Return the choice that does nothing but end the turn, if there is one: players make it by End turn."""
        return None

    def asks_when_forced(self) -> bool:
        """Return whether the player is asked even if only one choice is legal."""
        return False

    def unordered(self) -> bool:
        """Return whether this is one pick of a set, so that the same picks in another order come to the same."""
        return False

    def ends_turn(self) -> bool:
        """Return whether the turn is over when this step is reached: what lies below is not on the agenda."""
        return False

    def fits(self, state: S) -> bool:
        """Return whether the position has what this step takes for granted; asked where a position is loaded."""
        return True

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return step_again, (type(self), fields(self))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Step) and type(self) is type(other) and fields(self) == fields(other)

    def __hash__(self) -> int:
        return hash((step_name(type(self)), tuple(fields(self).items())))

    def __repr__(self) -> str:
        values = ", ".join(f"{name}={value!r}" for name, value in fields(self).items())
        return f"{step_name(type(self))}({values})"


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayerStep(Step[S]):
    """A question to a player, with one question per candidate: ``candidates`` and ``barred_by``."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def seat(self) -> int:
        return self.player

    def legal(self, state: S) -> list[Choice]:
        return [choice for choice in self.candidates(state) if self.barred_by(state, choice) is None]


@mypyc_attr(allow_interpreted_subclasses=True)
class TableStep(PlayerStep[S]):
    """A question whose candidates are one table of at most 62 choices, barred by whole masks at a time.

    Bit ``i`` of a mask stands for the ``i``-th choice of the table. The first mask in the list that holds a
    candidate's bit names the rule that bars it.
    """

    def table(self, state: S) -> list[Choice]:
        raise NotImplementedError(type(self).__name__)

    def bars(self, state: S) -> list[tuple[str, int]]:
        """Return the rules that bar choices, each with the mask of those it bars; none unless a step names some."""
        return []

    def candidates(self, state: S) -> list[Choice]:
        return self.table(state)

    def legal(self, state: S) -> list[Choice]:
        table = self.table(state)
        barred = 0
        for _, mask in self.bars(state):
            barred |= mask
        if not barred:
            return table
        free = ~barred & (BIT[len(table)] - 1)
        choices: list[Choice] = []
        while free:
            lowest = free & -free
            choices.append(table[lowest.bit_length() - 1])
            free ^= lowest
        return choices

    def barred_by(self, state: S, choice: Choice) -> str | None:
        bit = BIT[self.table(state).index(choice)]
        for rule, mask in self.bars(state):
            if mask & bit:
                return rule
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class ChanceStep(Step[S]):
    """A question to chance: ``legal`` and ``weights`` are given together by ``outcomes``."""

    def seat(self) -> int:
        return CHANCE

    def outcomes(self, state: S) -> tuple[list[Choice], list[int]]:
        """Return the table of all outcomes and their weights; those of weight 0 cannot happen."""
        raise NotImplementedError(type(self).__name__)

    def candidates(self, state: S) -> list[Choice]:
        return self.outcomes(state)[0]

    def legal(self, state: S) -> list[Choice]:
        table, weights = self.outcomes(state)
        return [table[place] for place in range(len(table)) if weights[place] > 0]

    def weights(self, state: S) -> list[int]:
        return [weight for weight in self.outcomes(state)[1] if weight > 0]

    def barred_by(self, state: S, choice: Choice) -> str | None:
        # No one chooses here, so no rule forbids: an outcome of weight 0 is simply not in the pile.
        return None if choice in self.legal(state) else ""


BIT: Final[list[int]] = [1 << place for place in range(63)]
"""Powers of two; a look-up is faster than a shift and the same on both builds."""


def step_name(kind: type[Step[Any]]) -> str:
    """Return the name of a kind of step in saves, texts and prompts.

    It is its class name, or ``saved_as`` where it was renamed.
    """
    name: str = vars(kind).get("saved_as", kind.__name__)
    return name


def fields(step: Step[S]) -> dict[str, object]:
    """Return the fields of a step by name; the compiled and the interpreted form keep them in different places."""
    names = [name for name in getattr(step, "__mypyc_attrs__", ()) if name != "__dict__"]
    names += [name for name in getattr(step, "__dict__", ()) if name not in names]
    return {name: getattr(step, name) for name in sorted(names)}


def save_step(step: Step[S]) -> dict[str, object]:
    """Return the step as plain data: its name and its fields."""
    return {"step": step_name(type(step)), **fields(step)}


def step_again(kind: type[Step[Any]], values: dict[str, object]) -> Step[Any]:
    """Return the step of that kind with these fields."""
    return kind(**values)


def load_step(kinds: Mapping[str, type[Step[Any]]], saved: Reader) -> Step[Any]:
    """Return the step that ``save_step`` wrote, made of one of ``kinds``."""
    name = saved["step"].string()
    if name not in kinds:
        raise BadData(saved.path, "step", step=name)
    values: dict[str, object] = {}
    for key in saved.keys():
        if key == "step":
            continue
        field = saved[key]
        values[key] = tuple(field.integers()) if isinstance(field.value, (list, tuple)) else field.integer()
    try:
        return kinds[name](**values)
    except TypeError as error:
        raise BadData(saved.path, "step-fields", step=name, problem=str(error)) from None

"""A position as the loop sees it: what is still to be done, whose turn it is, and the points so far."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, Self, TypeVar

from mypy_extensions import mypyc_attr

from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.errors import DeadEnd, IllegalChoice, at, message
from heliopolis.kernel.event import Event
from heliopolis.kernel.step import NOBODY, Step, step_name

T = TypeVar("T")

OVER: Final = -3
"""The seat of a game that has ended."""

NOT_ASKED: Final = "not-asked"
"""What ``why_not`` says of a choice that the open question is not about; no rule has this id."""

MOST_NAMED: Final = 12
"""The most choices that an error lists."""

MOST_FORCED: Final = 1_000
"""The most steps without a question: no game takes a tenth of them, so more would never end."""


class Decision(NamedTuple):
    """An open question: who is asked, and what can be answered."""

    seat: int
    prompt: str
    choices: list[Choice]
    weights: list[int]
    """For chance: how likely each choice is. Empty for a player."""
    default: Choice | None
    unordered: bool
    """One pick of a set: a search needs to follow the picks in ascending order only."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """The stack of steps and the loop that plays it; ``State`` adds the game it belongs to.

    Steps are immutable and shared between copies; nothing here is random, hidden or bound to the outside.
    """

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.turn = 0
        """How many turns have begun; a journal writes one line for each."""
        self.turn_seat = CHANCE
        """Whose turn it is, or CHANCE between turns."""
        self.todo: list[Step[Any]] = []
        """What is still to be done, the next thing last; ``do`` checks that the steps are of this game."""
        self.points: list[list[int]] = []
        """Per seat and reason; ``score`` adds to them."""
        self.points_shared = False
        """Whether a copy has the same lists of points: see ``unshare_points``."""
        self.events: list[Event] = []
        """The events of the last ``play``."""
        self.played: list[Choice] = []
        """What the last ``play`` played: the choice, then every choice that was the only one."""
        self._choices: list[Choice] = []

    # Asking ----------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended.

        Examples:
            >>> heliopolis.playout(heliopolis.game("helios").new(players=2), seed=1).over
            True
        """
        return not self.todo

    def seat(self) -> int:
        """Return who is asked: a seat, CHANCE, or OVER."""
        return self.todo[-1].seat() if self.todo else OVER

    def choices(self) -> list[Choice]:
        """Return the legal choices of the open question (do not change the list).

        Examples:
            >>> state = heliopolis.game("helios").new(players=2)
            >>> heliopolis.Dice(7).settle(state)
            >>> state.choices()[0].name
            'start:brown'
        """
        return self._choices

    def offers(self, choice: Choice) -> bool:
        """Return whether the choice is among the legal ones."""
        # A choice is one object: asking for identity is many times faster than ``in``.
        return any(offered is choice for offered in self._choices)

    def weights(self) -> list[int]:
        """Return how likely each choice is, if chance is asked."""
        return self.todo[-1].weights(self) if self.todo else []

    def decision(self) -> Decision | None:
        """Return the open question, or None when the game is over.

        Examples:
            >>> state = heliopolis.game("helios").new(players=2)
            >>> heliopolis.Dice(7).settle(state)
            >>> state.decision().prompt
            'StartTile'
        """
        if not self.todo:
            return None
        step = self.todo[-1]
        return Decision(
            step.seat(),
            step_name(type(step)),
            self._choices,
            step.weights(self),
            step.default(self),
            step.unordered(),
        )

    def answer(self, name: str) -> Choice:
        """Return the choice of that name, to answer the open question with."""
        raise NotImplementedError

    def offered(self) -> str:
        """Return the names of the legal choices as errors list them, the first of many."""
        names = [choice.name for choice in self._choices[:MOST_NAMED]]
        return ", ".join([*names, *(["..."] if len(self._choices) > MOST_NAMED else [])])

    def candidates(self) -> list[Choice]:
        """Return every choice of the kinds the open question asks about, legal or not."""
        return self.todo[-1].candidates(self) if self.todo else []

    def why_not(self, choice: Choice | str) -> str | None:
        """Return None if the choice, or the one of that name, is legal now, else the id of the rule that bars it.

        Where the open question is not about it, or the game is over, this is ``"not-asked"``.

        Examples:
            >>> state = heliopolis.game("helios").new(players=2)
            >>> heliopolis.Dice(7).settle(state)
            >>> state.why_not("start:blue")
            'HEL-SETUP-10'
            >>> state.why_not("pass")
            'not-asked'
            >>> state.why_not("start:brown") is None
            True
        """
        answer = self.answer(choice) if isinstance(choice, str) else choice
        if self.offers(answer):
            return None
        if self.todo and self.todo[-1].asks_about(self, answer):
            rule = self.todo[-1].barred_by(self, answer)
            if rule is None:
                raise DeadEnd(f"{self.todo[-1]} bars {answer.name} without naming a rule")
            # Of what cannot be drawn, no rule says so.
            return rule or NOT_ASKED
        return NOT_ASKED

    def barring_rule(self, choice: Choice) -> str:
        """Return the id of the rule that bars the choice now, or ``""`` if it is legal or not asked about."""
        rule = self.why_not(choice)
        return "" if rule is None or rule == NOT_ASKED else rule

    def missing(self, choice: Choice) -> list[Event]:
        """Return what a barred choice is missing, in numbers; empty where the rule says it all."""
        return self.todo[-1].missing(self, choice) if self.barring_rule(choice) else []

    def agenda(self) -> list[tuple[int, str]]:
        """Return what is still to come in this turn, the open question first: who is asked, and the prompt."""
        questions: list[tuple[int, str]] = []
        for step in self.todo[::-1]:
            if step.ends_turn():
                break
            if step.seat() != NOBODY:
                questions.append((step.seat(), step_name(type(step))))
        return questions

    # Playing ---------------------------------------------------------------------------------------

    def play(self, choice: Choice | str) -> list[Event]:
        """Play a legal choice or its name up to the next question, and return its events.

        Examples:
            >>> state = heliopolis.game("helios").new(players=2)
            >>> heliopolis.Dice(7).settle(state)
            >>> state.play("start:brown")
            [('laid', 1, 0, 0), ('grown', 1, 0, 0)]
        """
        answer = self.answer(choice) if isinstance(choice, str) else choice
        if not self.offers(answer):
            raise self._refusal(answer)
        self.events = []
        self.played = [answer]
        self.todo.pop().run(self, answer)
        self.advance()
        return self.events

    def advance(self) -> None:
        """Continue to the next question with more than one answer, or to the end."""
        todo = self.todo
        left = MOST_FORCED
        while todo:
            step = todo[-1]
            left -= 1
            if left < 0:
                raise DeadEnd(f"no question in {MOST_FORCED} steps, the next is {step}")
            if step.seat() == NOBODY:
                todo.pop()
                step.resolve(self)
                continue
            choices = step.legal(self)
            if len(choices) == 1 and not step.asks_when_forced():
                todo.pop()
                self.played.append(choices[0])
                step.run(self, choices[0])
                continue
            if not choices:
                raise DeadEnd(f"no choice is legal at {step}")
            self._choices = choices
            return
        self._choices = []

    def _refusal(self, choice: Choice) -> Exception:
        # Compiled code refuses other things by itself.
        if not isinstance(choice, Choice):
            return TypeError(f"play takes a choice or its name, not {choice!r}")
        if not self.todo:
            return IllegalChoice(choice.name, "", at(choice.name, message("over")))
        rule = self.barring_rule(choice)
        if rule:
            return IllegalChoice(
                choice.name, rule, message("barred", choice=choice.name, rule=rule), self.missing(choice)
            )
        prompt = step_name(type(self.todo[-1]))
        said = message("other-question", choice=choice.name, prompt=prompt, known=self.offered())
        return IllegalChoice(choice.name, "", said)

    # Points ----------------------------------------------------------------------------------------

    def scored(self, seat: int) -> int:
        """Return the points of the seat so far."""
        total = 0
        for points in self.points[seat]:
            total += points
        return total

    def unshare_points(self) -> None:
        """Take lists of points of its own before one of them changes, if a copy has the same."""
        if self.points_shared:
            self.points = [points[:] for points in self.points]
            self.points_shared = False

    # What rules do to a position -------------------------------------------------------------------

    def do(self, *steps: Step[Self]) -> None:
        """Put steps on the stack in reading order: the first is done first."""
        todo = self.todo
        for place in range(len(steps) - 1, -1, -1):
            todo.append(steps[place])

    def do_all(self, steps: list[Step[Self]]) -> None:
        """Put a list of steps on the stack in reading order; calling ``do`` with ``*`` is slow when compiled."""
        todo = self.todo
        for place in range(len(steps) - 1, -1, -1):
            todo.append(steps[place])

    def begin_turn(self, seat: int) -> None:
        """Begin a turn: of a player, or of none (CHANCE)."""
        self.turn += 1
        self.turn_seat = seat

    def tell(self, kind: str, seat: int, *numbers: int) -> None:
        """Record an event."""
        event: Event = (kind, seat)
        self.events.append(event + numbers)

    def score(self, seat: int, points: int, reason: int) -> None:
        """Give points for a reason, with an event."""
        self.unshare_points()
        self.points[seat][reason] += points
        self.events.append(("score", seat, reason, points))


def put(values: list[T], place: int, value: T) -> list[T]:
    """Return the list with another value in one place; the list itself stays as it is.

    So a list that most choices leave alone can be shared between copies of a position.
    """
    changed = values[:]
    changed[place] = value
    return changed

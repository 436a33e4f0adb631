"""A position: the data of a game, what is still to be done, and the loop that plays it."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Self

from mypy_extensions import mypyc_attr

from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.errors import DeadEnd, IllegalChoice, UnknownName, at, message
from heliopolis.kernel.step import NOBODY, Step, save_step

if TYPE_CHECKING:
    from heliopolis.kernel.game import Game

Event = tuple[str | int, ...]
"""What happened, or what a refusal lacks: a kind, a seat (or CHANCE) and numbers; the game's record says what they
stand for."""

OVER: Final = -3
"""The seat of a game that has ended."""

MOST_FORCED: Final = 1_000
"""So many steps without a question lead nowhere: no game has a tenth of them between two questions."""


class Decision(NamedTuple):
    """A question: who is asked, and what can be answered."""

    seat: int
    prompt: str
    choices: list[Choice]
    weights: list[int]
    """For chance: how likely each choice is. Empty for a player."""
    default: Choice | None
    unordered: bool
    """One pick of a set: who explores may follow the picks in ascending order only."""


class Line(NamedTuple):
    """One line of a score sheet."""

    reason: str
    rule: str
    points: int


class Score(NamedTuple):
    """The score of one seat: what it has, and what final scoring would add if the game ended now."""

    total: int
    lines: list[Line]


class Result(NamedTuple):
    """The end of a game: the rank of each seat (1 wins; equal ranks are shared) and the totals.

    Alone, who misses the goal has rank 2.
    """

    ranks: list[int]
    totals: list[int]

    @property
    def winners(self) -> list[int]:
        """The seats that won: several share the victory, and a lone player may have lost."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position of a game.

    A game adds its data and defines ``copy_data``, ``describe`` and ``final_lines``. Steps are immutable and
    shared between copies; nothing here is random, hidden or bound to the outside.
    """

    def __init__(self, game: Game, seats: int) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.turn = 0
        """How many turns have begun; a journal writes one line for each."""
        self.turn_seat = CHANCE
        """Whose turn it is, or CHANCE where it is nobody's."""
        self.todo: list[Step[Any]] = []
        """What is still to be done, the next thing last; ``do`` checks that the steps are of this game."""
        self.points: list[list[int]] = []
        """Per seat and reason; ``open_sheets`` makes them, a copy has its own."""
        self.events: list[Event] = []
        self.played: list[Choice] = []
        """What the last ``play`` came to: the choice, then every choice that was the only one."""
        self._choices: list[Choice] = []

    # What a game defines ---------------------------------------------------------------------------

    def copy_data(self) -> State:
        """A new state with the game's own data copied; ``copy`` adds the rest."""
        raise NotImplementedError

    def describe(self) -> dict[str, object]:
        """The game's own data, plain and readable."""
        raise NotImplementedError

    def final_lines(self, seat: int) -> list[Line]:
        """What final scoring would give the seat now."""
        raise NotImplementedError

    def tie_break(self, seat: int) -> int:
        """What decides between equal totals: more is better."""
        return 0

    def goal(self) -> int:
        """The points that somebody who plays alone must reach to win."""
        return 0

    # Asking ----------------------------------------------------------------------------------------

    def seat(self) -> int:
        """Who is asked: a seat, CHANCE, or OVER."""
        return self.todo[-1].seat() if self.todo else OVER

    def choices(self) -> list[Choice]:
        """The legal choices of the question that is open (not to be changed)."""
        return self._choices

    def offers(self, choice: Choice) -> bool:
        """Whether the choice is among the legal ones."""
        # A choice is one object: asking for identity is many times faster than ``in``.
        return any(offered is choice for offered in self._choices)

    def weights(self) -> list[int]:
        """How likely each choice is, if chance is asked."""
        return self.todo[-1].weights(self) if self.todo else []

    def decision(self) -> Decision | None:
        """The question that is open, or None when the game is over."""
        if not self.todo:
            return None
        step = self.todo[-1]
        return Decision(
            step.seat(),
            type(step).__name__,
            self._choices,
            step.weights(self),
            step.default(self),
            step.unordered(),
        )

    def candidates(self) -> list[Choice]:
        """Every choice of the kinds the open question asks about, legal or not."""
        return self.todo[-1].candidates(self) if self.todo else []

    def choice(self, name: str) -> Choice:
        """The choice of that name, legal or not."""
        found = self.game.find_choice(name)
        if found is None:
            raise UnknownName("no-choice", game=self.game.name, name=name)
        return found

    def why_not(self, choice: Choice) -> str | None:
        """The rule that bars the choice now, ``""`` if it answers another question, None if it is legal."""
        if self.offers(choice):
            return None
        if self.todo and self.todo[-1].asks_about(self, choice):
            rule = self.todo[-1].barred_by(self, choice)
            if rule is None:
                raise DeadEnd(f"{self.todo[-1]} bars {choice.name} without naming a rule")
            return rule
        return ""

    def missing(self, choice: Choice) -> list[Event]:
        """What a choice that a rule bars now lacks, with its numbers; empty where the rule says it all."""
        return self.todo[-1].missing(self, choice) if self.why_not(choice) else []

    def agenda(self) -> list[tuple[int, str]]:
        """What is still to come in this turn, the open question first: who is asked, and the prompt."""
        frames: list[tuple[int, str]] = []
        for step in self.todo[::-1]:
            if step.ends_turn():
                break
            if step.seat() != NOBODY:
                frames.append((step.seat(), type(step).__name__))
        return frames

    # Playing ---------------------------------------------------------------------------------------

    def play(self, choice: Choice) -> list[Event]:
        """Carry a legal choice out, go on to the next question, and return the events told on the way."""
        if not self.offers(choice):
            raise self._refusal(choice)
        self.events = []
        self.played = [choice]
        self.todo.pop().run(self, choice)
        self.advance()
        return self.events

    def advance(self) -> None:
        """Go on to the next question with more than one answer, or to the end."""
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

    def _refusal(self, choice: Choice) -> IllegalChoice:
        if not self.todo:
            return IllegalChoice(choice.name, "", at(choice.name, message("over")))
        rule = self.why_not(choice) or ""
        if rule:
            return IllegalChoice(
                choice.name, rule, message("barred", choice=choice.name, rule=rule), self.missing(choice)
            )
        prompt = type(self.todo[-1]).__name__
        return IllegalChoice(choice.name, "", message("unasked", choice=choice.name, prompt=prompt))

    # What rules do to a state ----------------------------------------------------------------------

    def do(self, *steps: Step[Self]) -> None:
        """Put steps on the stack in reading order: the first is done first."""
        todo = self.todo
        for place in range(len(steps) - 1, -1, -1):
            todo.append(steps[place])

    def do_all(self, steps: list[Step[Self]]) -> None:
        """Put a list of steps on the stack in reading order; a call of ``do`` with ``*`` is slow when compiled."""
        todo = self.todo
        for place in range(len(steps) - 1, -1, -1):
            todo.append(steps[place])

    def begin_turn(self, seat: int) -> None:
        """A new turn: of a player, or of nobody (CHANCE)."""
        self.turn += 1
        self.turn_seat = seat

    def tell(self, kind: str, seat: int, *numbers: int) -> None:
        """Tell an event."""
        event: Event = (kind, seat)
        self.events.append(event + numbers)

    def score(self, seat: int, points: int, reason: int) -> None:
        """Give points for a reason, and tell it."""
        self.points[seat][reason] += points
        self.events.append(("score", seat, reason, points))

    # Standing --------------------------------------------------------------------------------------

    def scores(self) -> list[Score]:
        """The score sheet of every seat: points so far, and final scoring as if the game ended now."""
        sheets: list[Score] = []
        for seat in range(self.seats):
            lines = [
                Line(reason.name, reason.rule, points)
                for reason, points in zip(self.game.reasons, self.points[seat], strict=True)
                if points
            ]
            if self.todo:
                lines += [line for line in self.final_lines(seat) if line.points]
            sheets.append(Score(sum(line.points for line in lines), lines))
        return sheets

    def result(self) -> Result | None:
        """The ranks, once the game is over."""
        if self.todo:
            return None
        totals = [sum(points) for points in self.points]
        if self.seats == 1:
            return Result([1 if totals[0] >= self.goal() else 2], totals)
        standing = [(totals[seat], self.tie_break(seat)) for seat in range(self.seats)]
        ranks = [1 + sum(1 for other in standing if other > mine) for mine in standing]
        return Result(ranks, totals)

    # Copying and saving ----------------------------------------------------------------------------

    def copy(self) -> State:
        """An independent state at the same position."""
        twin = self.copy_data()
        twin.adopt(self)
        return twin

    def open_sheets(self) -> None:
        """Give every seat a score sheet without points."""
        self.points = [[0] * len(self.game.reasons) for _ in range(self.seats)]

    def adopt(self, other: Self) -> None:
        """Take over what the kernel keeps of another state at the same position."""
        self.turn = other.turn
        self.turn_seat = other.turn_seat
        self.todo = other.todo[:]
        self.points = [points[:] for points in other.points]
        self.events = other.events
        self.played = other.played
        self._choices = other._choices

    def to_dict(self) -> dict[str, object]:
        """The whole position as plain data, from which ``game.load`` makes it again."""
        return {
            "game": self.game.name,
            "rules": self.game.version,
            **self.describe(),
            "points": [
                {reason.name: points for reason, points in zip(self.game.reasons, mine, strict=True) if points}
                for mine in self.points
            ],
            "turn": self.turn,
            "turn_seat": self.turn_seat,
            "todo": [save_step(step) for step in self.todo],
        }

    def key(self) -> str:
        """A short name of the position, the same for the same position on every machine and build."""
        text = json.dumps(self.to_dict(), sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return hash(self.key())

    def _repr_svg_(self) -> str:
        picture: str = self.game.scene(self, max(self.turn_seat, 0)).svg()
        return picture

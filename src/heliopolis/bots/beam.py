"""The beam: the best whole turns of a seat, as the game sees their ends. Greedy plays them, search weighs them."""

from __future__ import annotations

from typing import Final

from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.game import State
from heliopolis.kernel.play import last_pick


class BeamNode:
    """A position within the turn: how it was reached, and what it is worth."""

    def __init__(
        self, state: State, before: BeamNode | None, choice: Choice | None, least: int, worth: float, *, chance: bool
    ) -> None:
        self.state: Final = state
        self.before: Final = before
        self.choice: Final = choice
        self.least: Final = least
        """Picks of the open set below this index would repeat earlier ones in another order."""
        self.worth: Final = worth
        self.chance: Final = chance
        """Whether chance had a say after the choice, and was expected to fall in the middle."""


class Beam:
    """Follows the turns of one seat, the most promising ones only."""

    def __init__(self, width: int, most_states: int, *, far: bool) -> None:
        self.width: Final = width
        """How many unfinished turns are followed from one decision to the next."""
        self.most_states: Final = most_states
        """After how many positions it stops, with what it has found by then."""
        self.far: Final = far
        """Whether it goes by the forecast of the game instead of its evaluation."""
        self.states = 0
        """How many positions were looked at, in all."""

    def ends(self, state: State, margin: float) -> list[BeamNode]:
        """Return where the turn can end, in the order found: every end within a margin of the best one found before it.

        A turn ends where the next one begins, where another seat is asked, or with the game. If none of its ends was
        found in time, this is the best position on the way.
        """
        seat, turn = state.seat(), state.turn
        last = self.states + self.most_states
        followed = [BeamNode(state.copy(), None, None, -1, 0.0, chance=False)]
        ends: list[BeamNode] = []
        best = 0.0
        while followed and self.states < last:
            following: list[BeamNode] = []
            for place in followed:
                if self.states >= last:
                    break
                for reached in self.onward(place, seat):
                    if reached.state.turn == turn and reached.state.seat() == seat:
                        following.append(reached)
                    elif not ends or reached.worth > best - margin:
                        best = max(best, reached.worth) if ends else reached.worth
                        ends.append(reached)
            # Sorting is stable, so that the same position is always followed in the same order.
            following.sort(key=worth, reverse=True)
            followed = following[: self.width]
        return ends or followed[:1]

    def onward(self, place: BeamNode, seat: int) -> list[BeamNode]:
        """Return the positions one choice further, as the seat values them."""
        turn, unordered = place.state.turn, place.state.todo[-1].unordered()
        reached: list[BeamNode] = []
        for choice in picks(place, unordered=unordered):
            after = place.state.copy()
            after.play(choice)
            least = last_pick(after) if unordered else -1
            chance = after.seat() == CHANCE and after.turn == turn
            if chance:
                expect(after, turn)
            numbers = after.game.numbers
            worth = numbers.forecast(after, seat) if self.far else numbers.evaluate(after, seat)
            reached.append(BeamNode(after, place, choice, least, worth, chance=chance))
        self.states += len(reached)
        return reached


def expect(state: State, turn: int) -> None:
    """Answer chance within a turn by its middle outcome: a plan that continues from there is made again if need be."""
    while state.seat() == CHANCE and state.turn == turn:
        weights = state.weights()
        place, half = 0, sum(weights) // 2
        while half >= weights[place]:
            half -= weights[place]
            place += 1
        state.play(state.choices()[place])


def worth(place: BeamNode) -> float:
    """Return what a position is worth."""
    return place.worth


def picks(place: BeamNode, *, unordered: bool) -> list[Choice]:
    """Return the choices to follow: of a set only those that do not repeat it in another order, if there are any."""
    choices = place.state.choices()
    if not unordered or place.least < 0:
        return choices
    return [choice for choice in choices if choice.index >= place.least] or choices


def path(end: BeamNode) -> list[BeamNode]:
    """Return the positions that lead to an end, the first one last."""
    places: list[BeamNode] = []
    place = end
    while place.before is not None:
        places.append(place)
        place = place.before
    return places


def plan(end: BeamNode) -> list[Choice]:
    """Return the choices that lead to an end, as far as they can be made before chance has a say."""
    choices: list[Choice] = []
    for place in reversed(path(end)):
        assert place.choice is not None
        choices.append(place.choice)
        if place.chance:
            break
    return choices

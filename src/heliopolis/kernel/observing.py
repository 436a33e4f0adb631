"""What learning agents see of many games, each in its row, and up to which question games are played for them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import u8

from heliopolis.kernel.chance import Dice
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.encoding import RowsSheet
from heliopolis.kernel.game import Game, State


class ObservationRows:
    """Writes positions row by row: their features on a sheet, and a 1 for each action that is legal."""

    def __init__(self, game: Game, rows: int, sheet: RowsSheet) -> None:
        self._game: Final = game
        self._actions: Final = len(game.vocabulary())
        self.sheet: Final = sheet
        self.legal: Final = vec[u8]([0] * (rows * self._actions))
        self._offered: list[int] = []
        """Where there is a 1 among them."""

    def begin(self) -> None:
        """Wipe all rows."""
        self.sheet.begin()
        legal = self.legal
        for place in self._offered:
            legal[place] = 0
        self._offered = []

    def write(self, row: int, state: State, seat: int) -> None:
        """Write a position as a seat sees it; only the seat that is asked has legal actions."""
        sheet = self.sheet
        sheet.begin_row(row)
        self._game.observe(state, seat, sheet)
        if state.seat() == seat:
            start = row * self._actions
            legal = self.legal
            for choice in state.choices():
                if choice.index >= 0:
                    place = start + choice.index
                    legal[place] = 1
                    self._offered.append(place)

    def write_all(self, states: list[State], seats: list[int]) -> None:
        """Write all rows again: for each a position and the seat that sees it."""
        self.begin()
        for row in range(len(states)):
            self.write(row, states[row], seats[row])


def within_reach(choices: list[Choice]) -> bool:
    """Return whether one of the choices is an action: without bounds they may all lie outside the vocabulary."""
    return any(choice.index >= 0 for choice in choices)


def take_action(state: State, dice: Dice, action: int) -> None:
    """Play the choice of an action, and continue to the next question that an action can answer, or the end."""
    state.play(state.game.action(action))
    to_an_action(state, dice)


def take_actions(states: list[State], dice: list[Dice], actions: list[int]) -> list[int]:
    """Take an action in each running game, and return which are over then, or were earlier."""
    over: list[int] = []
    for row in range(len(states)):
        state = states[row]
        if state.todo:
            take_action(state, dice[row], actions[row])
        if not state.todo:
            over.append(row)
    return over


def asked_seats(states: list[State]) -> list[int]:
    """Return who is asked in each game; where it is over, the first."""
    return [max(state.seat(), 0) for state in states]


def to_an_action(state: State, dice: Dice) -> None:
    """Continue to the next question that an action can answer, or the end; the dice answer for chance.

    Where every legal choice lies outside the action space, none can be asked for: the dice pick one.
    """
    dice.settle(state)
    while state.todo and not within_reach(state.choices()):
        play_any(state, dice)
        dice.settle(state)


def play_any(state: State, dice: Dice) -> None:
    """Play one of the legal choices, each as likely as the others."""
    choices = state.choices()
    state.play(choices[dice.below(len(choices))])

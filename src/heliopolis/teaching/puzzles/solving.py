"""What a turn does: where it leads, what happens on the way, its themes, and who misses it."""

from __future__ import annotations

from typing import Final, NamedTuple

from heliopolis import bots
from heliopolis.kernel.chance import CHANCE, Dice, derived
from heliopolis.kernel.game import State
from heliopolis.teaching.puzzles.recipe import PuzzleRecipe

WEAKER: Final = (
    ("random", 3),
    ("easy", 2),
    ("greedy:margin=8:width=3:states=100", 2),
    ("greedy:width=2:states=60", 1),
    ("medium", 1),
    ("greedy:far=1", 1),
)
"""The bots a puzzle is rated by, and how many of each, with different luck."""
ENOUGH: Final = 2.0
"""A turn that the game forecasts at most so many points less for is as good as the best."""


class PlayedTurn(NamedTuple):
    """A turn that was played: its choices, where it led, and what happened, points with their reason."""

    choices: list[str]
    end: State
    events: list[str]


def play_turn(state: State, names: list[str]) -> PlayedTurn:
    """Play the choices of a turn."""
    end, events = state.copy(), list[str]()
    for name in names:
        end.play(end.choice(name))
        events += event_words(end)
    return PlayedTurn(names, end, events)


def event_words(state: State) -> list[str]:
    """Return what the last choice brought about, in words."""
    reasons = state.game.reasons
    return [
        f"{event[0]}:{reasons[int(event[1])].name}" if event[0] == "score" else str(event[0]) for event in state.events
    ]


def broken_off(state: State, end: State) -> bool:
    """Return whether chance had a say before the turn was over."""
    return end.turn == state.turn and end.seat() == CHANCE


def themes_of(state: State, solution: PlayedTurn, recipe: PuzzleRecipe) -> list[str]:
    """Return the themes of a solution, in the order of the recipe."""
    last = is_last_turn(state, solution.end)
    return [theme.name for theme in recipe.themes if theme.fits(solution.choices, solution.events, last=last)]


def is_last_turn(state: State, end: State) -> bool:
    """Return whether the seat has no other turn, if all play on as the greedy bot does."""
    seat, after, dice = state.seat(), end.copy(), Dice(1)
    bot = bots.bot("greedy:width=2:states=40", state.game)
    for _ in range(200):
        dice.settle(after)
        if not after.todo:
            return True
        if after.turn_seat == seat and after.seat() == seat and after.turn != state.turn:
            return False
        after.play(bot.choose(after))
    return False


def missed_by(state: State, best: PlayedTurn, recipe: PuzzleRecipe, seed: int) -> tuple[int, int]:
    """Return how many of the weaker bots do not find a turn as good as the best one, and how many there are."""
    missed, asked = 0, 0
    for name, number in WEAKER:
        for luck in range(number):
            asked += 1
            turn = bot_turn(state, name, derived(seed, asked + luck))
            missed += not as_good(state, turn, best, recipe)
    return missed, asked


def bot_turn(state: State, name: str, seed: int) -> PlayedTurn:
    """Return the turn that a bot plays, as far as no chance comes between."""
    bot, seat, turn = bots.bot(name, state.game, seed), state.seat(), state.turn
    end, choices, events = state.copy(), list[str](), list[str]()
    while end.todo and end.seat() == seat and end.turn == turn:
        choice = bot.choose(end)
        choices.append(choice.name)
        end.play(choice)
        events += event_words(end)
    return PlayedTurn(choices, end, events)


def as_good(state: State, turn: PlayedTurn, best: PlayedTurn, recipe: PuzzleRecipe) -> bool:
    """Return whether a turn has the first choice of the best one and leads, at a glance, no worse."""
    if turn.end == best.end:
        return True
    if recipe.first_choice(turn.choices) != recipe.first_choice(best.choices):
        return False
    game, seat = state.game, state.seat()
    return game.numbers.forecast(turn.end, seat) >= game.numbers.forecast(best.end, seat) - ENOUGH

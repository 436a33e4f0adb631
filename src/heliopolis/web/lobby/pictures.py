"""Pictures of the games for the lobby: a position in mid-game, played by chance from a fixed number."""

from __future__ import annotations

from functools import cache
from typing import Final

from heliopolis.kernel.chance import CHANCE, Dice
from heliopolis.kernel.game import Game, State

PLIES: Final = 150
SEED: Final = 11


@cache
def picture(game: Game, language: str, theme: str) -> str:
    """Return the whole scene of a game in its middle as a standalone SVG."""
    return game.scene(midgame(game), 0, language).svg(theme)


@cache
def midgame(game: Game) -> State:
    """Return a position some turns in, at which a player is asked."""
    state, dice = game.new(), Dice(SEED)
    plies = 0
    while state.todo and (plies < PLIES or state.seat() == CHANCE):
        before = state.copy()
        choices = state.choices()
        chance = state.seat() == CHANCE
        place = dice.weighted(state.weights()) if chance else dice.below(len(choices))
        state.play(choices[place])
        plies += 1
        if not state.todo:
            return before
    return state

"""Opponents: bots answer their questions and dice those of chance, up to the next question that another must answer."""

from __future__ import annotations

from heliopolis.bots.base import Bot
from heliopolis.kernel.chance import Dice
from heliopolis.kernel.game import State
from heliopolis.kernel.observing import play_any, within_reach


def proceed(state: State, dice: Dice, players: list[Bot | None]) -> None:
    """Play on to a question for a seat without a bot, or to the end.

    Where every legal choice of that seat lies outside the action space, the dice pick one.
    """
    dice.settle(state)
    while state.todo:
        player = players[state.seat()]
        if player is not None:
            state.play(player.choose(state))
        elif within_reach(state.choices()):
            return
        else:
            play_any(state, dice)
        dice.settle(state)

"""Many games at once in one process: bots that answer many questions in one call, a network as a rule, are asked so."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Final, TypeVar

from heliopolis.bots.base import Bot
from heliopolis.bots.objects import BotAnswer, ObjectBot, ask, choose_all
from heliopolis.kernel.game import State

R = TypeVar("R")
AT_ONCE: Final = 64

Question = tuple[Bot, State]
"""A bot that is asked, and the position."""
Asking = Generator[Question, BotAnswer, R]
"""A game that is played: it asks, is answered, and returns what came of it."""


def ask_together(games: Iterable[Asking[R]], at_once: int = AT_ONCE) -> Generator[R, None, None]:
    """Play so many games at once, and yield what comes of each when it is over.

    A bot that answers many questions is asked when every game waits for such a bot.
    """
    coming = iter(games)
    waiting: list[tuple[Asking[R], Question]] = []
    while True:
        over: list[R] = []
        while len(waiting) < at_once and (game := next(coming, None)) is not None:
            _continue(game, None, waiting, over)
        yield from over
        if not waiting:
            return
        over, asked, waiting = [], waiting, []
        answers = choose_all([player for _, (player, _) in asked], [state for _, (_, state) in asked])
        for (game, _), answer in zip(asked, answers, strict=True):
            _continue(game, answer, waiting, over)
        yield from over


def _continue(
    game: Asking[R], answer: BotAnswer | None, waiting: list[tuple[Asking[R], Question]], over: list[R]
) -> None:
    """Play a game to the next question for a bot that answers many, or to its end."""
    try:
        player, state = next(game) if answer is None else game.send(answer)
        while not isinstance(player, ObjectBot) or player.many is None:
            player, state = game.send(ask(player, state))
    except StopIteration as end:
        over.append(end.value)
        return
    waiting.append((game, (player, state)))

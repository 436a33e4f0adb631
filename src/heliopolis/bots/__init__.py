"""Bots: players for any game, by name."""

from __future__ import annotations

from typing import Final

from heliopolis.bots.greedy import GreedyBot
from heliopolis.bots.plain import Bot, RandomBot
from heliopolis.kernel.errors import UnknownName

NAMES: Final = ("random", "greedy")


def names() -> list[str]:
    """The names of all bots, the weakest first."""
    return list(NAMES)


def bot(name: str, seed: int = 1) -> Bot:
    """A bot of that name; with the same seed it plays the same game again."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot()
    raise UnknownName(f"there is no bot {name!r}; there is {', '.join(NAMES)}")


__all__ = ["Bot", "bot", "names"]

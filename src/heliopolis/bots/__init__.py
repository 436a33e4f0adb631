"""Bots: players for any game, by name."""

from __future__ import annotations

from typing import Final

from heliopolis.bots.greedy import GreedyBot
from heliopolis.bots.plain import Bot, Budget, RandomBot
from heliopolis.bots.search import SearchBot
from heliopolis.kernel.errors import UnknownName

NAMES: Final = ("random", "greedy", "search:100", "search:400", "search:1600")
"""A name may carry a measure of its own: ``search:800`` simulates 800 times for each decision."""


def names() -> list[str]:
    """The names of all bots, the weakest first."""
    return list(NAMES)


def bot(name: str, seed: int = 1) -> Bot:
    """A bot of that name; with the same seed it plays the same game again."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot()
    kind, _, measure = name.partition(":")
    if kind == "search" and measure.isdecimal() and int(measure) > 0:
        return SearchBot(int(measure), seed)
    raise UnknownName(f"there is no bot {name!r}; there is {', '.join(NAMES)}")


__all__ = ["Bot", "Budget", "bot", "names"]

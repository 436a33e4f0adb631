"""Adapter: runs a bot written in Python as a program of the line protocol (docs/bots/protocol.md).

``python -m heliopolis.adapter module:Class`` plays with a class that Python can import, ``python -m heliopolis.adapter
name`` with an installed one. Whatever else it prints goes to the error stream.
"""

from __future__ import annotations

import json
import os
import sys
import traceback
from collections.abc import Callable, Iterable
from importlib import import_module
from importlib.metadata import entry_points
from typing import TextIO

from heliopolis.bots.base import Bot, Budget
from heliopolis.bots.external import GROUP, PROTOCOL
from heliopolis.games import game as find_game
from heliopolis.kernel.errors import UnknownName
from heliopolis.kernel.game import Game
from heliopolis.kernel.reading import Reader

BotFactory = Callable[[Game, int], Bot]
"""A class of bots, or anything else that makes a bot for a game and a seed."""


def answer_lines(make: BotFactory, heard: Iterable[str], said: TextIO) -> None:
    """Answer every line until there are no more."""
    player: Bot | None = None
    for line in heard:
        try:
            asked = Reader(json.loads(line), "line")
            if asked.has("heliopolis"):
                player = make(find_game(asked["game"].string()), asked["seed"].integer(0, 2**64))
                answer: dict[str, object] = {"heliopolis": PROTOCOL, "name": player.name}
            else:
                assert player is not None, "nobody has said hello"
                answer = {"choice": decide(player, asked)}
        except Exception as error:  # noqa: BLE001  the other side hears of it, and may ask again
            traceback.print_exc()
            answer = {"error": f"{type(error).__name__}: {error}"}
        said.write(json.dumps(answer) + "\n")
        said.flush()


def decide(player: Bot, asked: Reader) -> str:
    """Return the name of what the bot chooses."""
    position = asked["position"]
    state = find_game(position["game"].string()).load(position.value)
    budget = Budget(asked["simulations"].integer(0), asked["milliseconds"].integer(0))
    return player.choose(state, budget).name


def find_factory(name: str) -> BotFactory:
    """Return the class of that name: ``module:Class``, or as an installed package names it."""
    module, colon, attribute = name.partition(":")
    if colon:
        made: BotFactory = getattr(import_module(module), attribute)
        return made
    for entry in entry_points(group=GROUP, name=name):
        installed: BotFactory = entry.load()
        return installed
    raise UnknownName("no-package", name=name)


def main() -> None:
    """Run the bot that the command line names."""
    # Prints of the bot, in whatever language it is written, must not be taken for its answers.
    said = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    answer_lines(find_factory(sys.argv[1]), sys.stdin, said)


if __name__ == "__main__":
    main()

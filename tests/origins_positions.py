"""Positions of Origins for tests of its boards, and what is drawn of them."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Iterator

import heliopolis
from heliopolis.games.origins.game import OriginsGame
from heliopolis.games.origins.position.state import Origins
from heliopolis.kernel.definition import Value
from heliopolis.render.scenes import Scene

GAME = OriginsGame()
TABLES: list[dict[str, Value]] = [
    {"players": 1},
    {"players": 1, "wonders": True, "trials": "regular"},
    {"players": 2, "wonders": True, "trials": "short"},
    {"players": 3, "wonders": True},
    {"players": 4, "trials": "extended"},
]

WANTED = {
    "action:visit", "action:close", "site:2", "part:claim", "part:bottom", "mode:farm", "claimed:wonder",
}  # fmt: skip
"""So that random players do not pass all the time, and build."""


def new(seed: int, options: dict[str, Value]) -> tuple[Origins, heliopolis.Dice]:
    """Return a new game, settled, with the dice that continue it."""
    state = GAME.new(None, **options)
    assert isinstance(state, Origins)
    dice = heliopolis.Dice(seed)
    dice.settle(state)
    return state, dice


def positions(seed: int, options: dict[str, Value], every: int = 1) -> Iterator[Origins]:
    """Yield the positions of a random game in which a player is asked; players like to build and to close Districts."""
    state, dice = new(seed, options)
    ply = 0
    while state.todo:
        if ply % every == 0:
            yield state
        choices = state.choices()
        wanted = [choice for choice in choices if choice.name in WANTED]
        choices = wanted if wanted and dice.below(8) else choices
        state.play(choices[dice.below(len(choices))])
        dice.settle(state)
        ply += 1
    yield state


def asked(prompt: str, seeds: range = range(12), options: dict[str, Value] | None = None) -> Origins:
    """Return the first position in which that is asked."""
    for seed in seeds:
        for state in positions(seed, options or {"players": 3, "wonders": True}):
            decision = state.decision()
            if decision is not None and decision.prompt == prompt:
                return state
    raise AssertionError(f"{prompt} was never asked")


def classes(scene: Scene) -> dict[str, str]:
    """Return the class of every element with an id."""
    found: dict[str, str] = {}
    for part in scene.boards:
        for element in ET.fromstring(part.svg()).iter():
            name = element.get("id")
            if name is not None:
                assert name not in found, f"{name} is drawn twice"
                found[name] = element.get("class", "")
    return found

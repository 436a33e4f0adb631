"""A few positions as they were drawn when someone last looked at them.

Where a change of the drawing is meant, look at the new pictures and write them:
``python tests/render/test_snapshots.py``.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

import heliopolis
from heliopolis.kernel.definition import Value
from heliopolis.kernel.game import State

SNAPSHOTS = Path(__file__).parents[1] / "snapshots"
POSITIONS: dict[str, tuple[str, dict[str, Value], int, int, str]] = {
    "helios-three-players": ("helios", {"players": 3}, 5, 80, "light"),
    "helios-two-players-dark": ("helios", {"players": 2}, 11, 53, "dark"),
    "origins-three-players": ("origins", {"players": 3, "wonders": True}, 8, 120, "light"),
    "origins-solo-dark": ("origins", {"players": 1, "trials": "regular"}, 5, 30, "dark"),
}
"""Game, options, seed, number of choices by players, theme."""


def position(name: str, options: Mapping[str, Value], seed: int, choices: int) -> State:
    """Return the position after so many random choices."""
    state = heliopolis.game(name).new(None, **options)
    dice = heliopolis.Dice(seed)
    dice.settle(state)
    for _ in range(choices):
        state.play(state.choices()[dice.below(len(state.choices()))])
        dice.settle(state)
    return state


def picture(name: str) -> str:
    game, options, seed, choices, theme = POSITIONS[name]
    state = position(game, options, seed, choices)
    return state.game.scene(state, state.seat()).svg(theme)


@pytest.mark.parametrize("name", POSITIONS)
def test_the_drawing_has_not_changed(name: str) -> None:
    seen = (SNAPSHOTS / f"{name}.svg").read_text(encoding="utf-8").splitlines()
    now = picture(name).splitlines()
    changed = [line for line, (old, new) in enumerate(zip(seen, now, strict=False), 1) if old != new]
    assert len(now) == len(seen)
    assert not changed, f"line {changed[0]} of {name}.svg differs"


if __name__ == "__main__":
    for each in POSITIONS:
        (SNAPSHOTS / f"{each}.svg").write_text(picture(each), encoding="utf-8")

"""The steps of Helios: each chapter declares its own, with what may follow it and the range of its fields."""

from __future__ import annotations

from typing import Final

from heliopolis.games.helios.rules import actions, characters, city, cubes, land, payment, replenish, setup, sun, turn
from heliopolis.kernel.frame import Frame, numbered

STEPS: Final = [
    "FirstSeat", "StartingTiles", "SetupTurn", "StartTile", "Stacks", "StartCube", "Round", "Phase", "Scoring",
    "Turns", "TakeTile", "GraySpace", "BonusAction", "DiscardSet", "TakeLand", "PlaceTile", "BonusCube", "Pay",
    "Construct", "PlaceTemple", "RaiseBuilding", "Exchange", "DrawLand", "FirstDrawn", "LayDrawn", "MoveSun",
    "CharacterPhase", "NextBuyer", "CharacterTurn", "Activate", "Replenish", "ShowLand", "Deal", "DealTile",
    "PassDragon", "FreeCube", "GiveCube", "CubeColour", "CubeTile",
]  # fmt: skip
"""The order of the steps in hashes and features; new ones are appended."""

FRAMES: Final[list[Frame]] = numbered(
    STEPS,
    [
        *(*setup.FRAMES, *turn.FRAMES, *actions.FRAMES, *land.FRAMES, *payment.FRAMES, *city.FRAMES, *sun.FRAMES),
        *(*characters.FRAMES, *replenish.FRAMES, *cubes.FRAMES),
    ],
)

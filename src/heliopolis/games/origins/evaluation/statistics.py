"""What is worth knowing of games of Origins that are over, for those who play many."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.position.saving import TRIGGERS
from heliopolis.games.origins.position.state import Origins
from heliopolis.games.origins.rules.scoring import target
from heliopolis.kernel.definition import Count
from heliopolis.kernel.step import BIT

COUNTS: Final = (
    Count("building", "built", "built", 0),
    Count("building", "used", "used", 0),
    Count("building", "points", "score", 0, 1),
    Count("wonder", "claimed", "claimed", 0),
    Count("wonder", "built", "wonder_built", 0),
    Count("wonder", "used", "used", 0),
    Count("wonder", "points", "score", 0, 1),
    Count("zodiac", "taken", "card", 0),
    Count("district", "matched", "matched", 0),
    Count("trial", "scored", "trial", 0),
    Count("trial", "points", "score", 0, 1, "trial_"),
)
"""A reason for points has the name of the Building, Wonder or Trial that gives them."""


def facts(origins: Origins) -> dict[str, int | list[str]]:
    """Return the rounds, what ended the game (several things may), and alone the target."""
    found: dict[str, int | list[str]] = {"rounds": origins.round_number, "end": ends(origins)}
    if origins.solo():
        found["target"] = target(origins)
    return found


def ends(origins: Origins) -> list[str]:
    """Return what ended the game, as keys of texts."""
    if origins.trials_on():
        return ["name-end-trials"]
    if origins.solo():
        return ["name-end-rounds"]
    found = [f"name-trigger-{name}" for place, name in enumerate(TRIGGERS) if origins.triggers & BIT[place]]
    return found or ["name-end-round_limit"]

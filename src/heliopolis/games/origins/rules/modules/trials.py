"""The module Trials of the Builders (TRI)."""

from __future__ import annotations

from heliopolis.games.origins.position.state import NONE, Origins
from heliopolis.games.origins.rules.abilities.counting import count
from heliopolis.games.origins.rules.scoring import FIRST_TRIAL

TILES = {"short": 4, "regular": 5, "extended": 6}
"""How many Trials a game has (TRI-SETUP-01)."""


def trial_points(origins: Origins, player: int, trial: int) -> int:
    """Return what a Trial gives a player now."""
    row = origins.components.trials[trial]
    points = row.each * count(origins, player, row.per, NONE)
    return min(points, row.most) if row.most else points


def score_trial(origins: Origins) -> None:
    """Score the leftmost Trial for everyone, then remove it (TRI-ROUND-01)."""
    trial = origins.trials[0]
    origins.trials = origins.trials[1:]
    origins.tell("trial", -1, trial)
    for player in range(origins.seats):
        points = trial_points(origins, player, trial)
        if points:
            origins.score(player, points, FIRST_TRIAL + trial)

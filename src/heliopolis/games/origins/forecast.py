"""What a seat of Origins ends with, as played games tell: a fitted sum of what it has and of what is left to play."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.evaluation import (
    city_worth,
    delay,
    goods_worth,
    military_worth,
    others_worth,
    people_worth,
    temples_worth,
)
from heliopolis.games.origins.prospect import Prospect, visits_now
from heliopolis.games.origins.state import NONE, Origins
from heliopolis.games.origins.trials import trial_points
from heliopolis.games.origins.weights import WEIGHTS
from heliopolis.kernel.step import BIT

ROUNDS: Final = 6
"""A game of so many rounds counts as one."""


def forecast(origins: Origins, seat: int) -> float:
    """The points the seat has, and what it is likely to get."""
    if not origins.todo:
        return float(sum(origins.points[seat]))
    points, left, found = signs(origins, seat)
    for place, (_, now, later) in enumerate(WEIGHTS):
        points += found[place] * (now + left * later)
    return points


def signs(origins: Origins, seat: int) -> tuple[float, float, list[float]]:
    """The points so far, how much of the game is left, and what else tells where it is going (see ``WEIGHTS``)."""
    prospect = Prospect(origins, seat)
    me = prospect.me
    dice, sixes = 0, 0
    for base in range(me.bases):
        if me.colours[base] != NONE:
            dice += me.values[base]
            sixes += me.values[base] >= 5
    seated, standing = [0, 0, 0, 0, 0], 0
    for die in me.seats.values():
        seated[die // 8] += die % 8
    for colour in range(5):
        standing += seated[colour] * me.towers[colour]
    cards = 0
    for holder in origins.holders:
        cards += holder == seat
    low, middle, high = sorted(prospect.steps)
    trials = 0.0
    for trial in origins.trials:
        trials += trial_points(origins, seat, trial)
    points = float(sum(origins.points[seat])) + prospect.points
    return (
        points,
        prospect.rounds / ROUNDS,
        [
            1.0,
            goods_worth(prospect),
            temples_worth(prospect),
            city_worth(prospect),
            people_worth(prospect),
            military_worth(prospect),
            others_worth(prospect),
            delay(origins),
            float(visits_now(origins, seat, prospect.rounds)),
            prospect.visits,
            *[float(number) for number in prospect.resources],
            float(low),
            float(middle),
            float(high),
            float(cards),
            float(prospect.bases),
            float(dice),
            float(sixes),
            float(len(me.advisors)),
            float(sum(me.speakers)),
            float(sum(seated)),
            float(standing),
            float(max(me.towers)),
            float(sum(me.towers)),
            float(len(me.seats)),
            float(len(me.city)),
            float(me.tokens),
            float(origins.strength[seat]),
            float(origins.crossed(seat)),
            0.0 if me.wonder == NONE else 1.0,
            trials,
            float(len(origins.trials)),
            1.0 if origins.passed & BIT[seat] else 0.0,
            1.0 if origins.triggers else 0.0,
        ],
    )

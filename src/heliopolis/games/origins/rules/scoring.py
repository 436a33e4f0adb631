"""Reasons for points, and final scoring as one pure count (ORI-SCORE)."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.position.choices import BUILDING_RULES, BUILDINGS, IN_THE_BOX, TRIALS, WONDERS
from heliopolis.games.origins.position.dice import die_colour, die_value
from heliopolis.games.origins.position.state import Origins, OriginsPlayer
from heliopolis.kernel.definition import Reason

ATTACK: Final = 0
ARIES_REASON: Final = 1
FINAL_SPACE: Final = 2
DISTRICT: Final = 3
LAST_BASE: Final = 4
RETIREMENT: Final = 5
GOLD_LEFT: Final = 6
ADVISORS: Final = 7
TEMPLES_CLIMBED: Final = 8
SEATS: Final = 9
FIRST_BUILDING: Final = 10
FIRST_WONDER: Final = FIRST_BUILDING + len(IN_THE_BOX)
FIRST_TRIAL: Final = FIRST_WONDER + len(WONDERS)
FIRST_ADDED: Final = FIRST_TRIAL + len(TRIALS)
"""Steps that are saved hold these numbers, so Buildings that were added come last."""

TARGET: Final = 180
HARDER: Final = 20
TRIALS_TARGET: Final = 231

REASONS: Final = (
    Reason("attack", "ORI-ATT-03"),
    Reason("aries", "ORI-ZOD-08"),
    Reason("final_space", "ORI-MIL-09"),
    Reason("district", "ORI-DIST-12"),
    Reason("last_base", "ORI-POP-03"),
    Reason("retirement", "ORI-ADV-03"),
    Reason("gold", "ORI-SCORE-01"),
    Reason("advisors", "ORI-SCORE-02"),
    Reason("temples", "ORI-SCORE-03"),
    Reason("seats", "ORI-SCORE-04"),
    *[Reason(name, rule) for name, rule in zip(IN_THE_BOX, BUILDING_RULES, strict=False)],
    *[Reason(name, f"WON-{number:02d}") for number, name in enumerate(WONDERS, 1)],
    *[Reason(f"trial_{name}", f"TRI-{name.upper()}") for name in TRIALS],
    *[Reason(BUILDINGS[kind], BUILDING_RULES[kind]) for kind in range(len(IN_THE_BOX), len(BUILDINGS))],
)


def building_reason(kind: int) -> int:
    """Return what points of a Building are for."""
    added = kind - len(IN_THE_BOX)
    return FIRST_BUILDING + kind if added < 0 else FIRST_ADDED + added


def final_points(origins: Origins, seat: int) -> list[tuple[int, int]]:
    """Return what final scoring gives the seat, by reason."""
    me = origins.players[seat]
    values = origins.components
    advisors = len(me.advisors)
    climbed = sorted(values.temple_points[track[seat]] for track in origins.climbs)
    return [
        (GOLD_LEFT, me.resources[3]),
        (ADVISORS, values.advisor_points[advisors - 1] if advisors else 0),
        (TEMPLES_CLIMBED, climbed[0] + climbed[1]),
        (SEATS, sum(die_value(seated) * me.towers[die_colour(seated)] for seated in me.seats.values())),
    ]


def score_the_end(origins: Origins) -> None:
    """Give everyone the points of final scoring (ORI-SCORE-01..05)."""
    for seat in range(origins.seats):
        for reason, points in final_points(origins, seat):
            if points:
                origins.score(seat, points, reason)


def city_tiles(me: OriginsPlayer) -> int:
    """Return the tiles of a City; a Wonder on two cells is one (ORI-SCORE-06)."""
    wonder = 1 if me.wonder_cell() >= 0 else 0
    return len(me.city) - wonder


def target(origins: Origins) -> int:
    """Return the points to reach: more for every Bonus tile that stands where it helps (ORI-SOLO-16, ORI-SOLO-20)."""
    if origins.trials_on():
        return TRIALS_TARGET
    return TARGET + HARDER * sum(1 for site in range(4) if origins.site_tiles[site] == site)


def has_target(origins: Origins) -> bool:
    """Return whether someone plays alone and all that the target depends on is laid out (ORI-SOLO-16)."""
    return origins.solo() and (origins.trials_on() or min(origins.site_tiles) >= 0)

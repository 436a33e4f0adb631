"""How much each thing counts that a position of Origins promises; the evaluation goes by these figures."""

from __future__ import annotations

from typing import Final


class Weights:
    """The figures, under the names by which ``python -m benchmarks.tune`` changes them: a rule of thumb, at first."""

    def __init__(self, changes: dict[str, float | list[float]] | None = None) -> None:
        # How many rounds people play, and a little more; after that any round may be the last.
        self.usual_rounds = 6.5
        self.last_round = 0.3
        # After this many rounds each further one costs this much: no one wants an endless game.
        self.late = 4.2
        self.delay = 20.0

        # What a visit of this round brings, over and above what it costs; later temples and cities are larger.
        self.action = 3.6
        self.later = 6.0
        # How much of a visit more a six brings, which does both actions.
        self.both_actions = 0.8
        # What the better action of each site brings, and a bonus action.
        self.sites = [5.0, 6.8, 4.4, 5.5, 5.0]
        self.bonus = 3.0

        # What it takes to fill a base again: a visit and some wisdom. The chance that an empty one is filled in time.
        self.hire = 6.0
        self.free_base = 0.8
        # How much of the next base counts when there is food for it.
        self.grow = 0.5
        # What each point of a Freeman's value saves in a round: wisdom at the sites.
        self.pip = 0.55
        # How much of a die's worth on a Seat counts while it is a Freeman and a Seat is free.
        self.seat = 0.45
        # What an Advisor's colour brings in a round: the Archon uses its bonus.
        self.colour = 0.4

        # What one stone, food or wisdom is worth while there are few, and gold besides its point at the end.
        self.basics = [3.4, 1.3, 2.0]
        self.gold = 0.8
        # How many of a resource are useful: this many at once, and this many for each visit to come.
        self.room = 2.0
        self.uses = 0.34
        # With this many visits to come resources count in full, with fewer in part.
        self.visits = 6.0

        # How much of its points the highest disk counts, which scores nothing unless the others follow.
        self.lead = 0.45
        # What a step promises for each round left, and one of the lowest disk besides: the next ones are worth more.
        self.climb = 0.2
        self.climb_low = 0.0
        # What a Zodiac card brings in a round; it seldom stays much longer.
        self.card = 0.8

        # What a District is worth besides its card and Buildings, which is a place for a die, and the chance that it is
        # closed if there is a die for it.
        self.ready = 3.0
        self.close = 0.7
        # The chance that the Buildings of one colour wake when it is closed.
        self.awake = 0.5
        # The chance that a District that lacks one tile is closed in the end, and how much of the best card counts that
        # one without two of its tiles may come to show.
        self.begun = 0.4
        self.hoped = 0.45
        # The chance of each level of a Tower that there is gold for, and the gold that a round leaves for it.
        self.level = 0.5
        self.income = 1.0
        # What each tile of the City, level of a Tower and die on a Seat promises for each round left.
        self.tile_round = 0.0
        self.level_round = 0.0
        self.seat_round = 0.0

        # What a Superiority token is worth: an action sooner, not one more.
        self.token = 0.5
        # What a crossed boundary brings in a round by attacks, and a space: the next boundary is nearer.
        self.boundary = 0.5
        self.space = 0.3

        # What a Wonder claimed is worth, and how often it is used in a round once it is built.
        self.claimed = 1.5
        self.wonder_use = 0.5
        # How much of what a Trial would give now counts, the next one first.
        self.trials = [1.0, 0.6, 0.4, 0.3, 0.2, 0.2]
        for name, value in (changes or {}).items():
            setattr(self, name, value)


HAND_SET: Final = Weights()
"""Set by hand: what the evaluation goes by."""

TUNED: Final = Weights(
    {
        "action": 6.234,
        "awake": 0.447,
        "basics": [3.314, 1.533, 1.475],
        "begun": 0.471,
        "bonus": 2.576,
        "both_actions": 0.887,
        "boundary": 0.505,
        "card": 1.012,
        "claimed": 1.069,
        "climb": 0.467,
        "climb_low": 0.144,
        "close": 0.622,
        "colour": 0.217,
        "delay": 18.305,
        "free_base": 1.131,
        "gold": 0.833,
        "grow": 0.49,
        "hire": 4.561,
        "hoped": 0.297,
        "income": 1.034,
        "last_round": 0.304,
        "late": 3.965,
        "later": 8.008,
        "lead": 0.4,
        "level": 0.454,
        "level_round": -0.076,
        "pip": 0.426,
        "ready": 2.516,
        "room": 1.801,
        "seat": 0.232,
        "seat_round": -0.159,
        "sites": [4.19, 3.944, 5.793, 6.602, 3.402],
        "space": 0.387,
        "tile_round": -0.049,
        "token": 0.462,
        "trials": [0.926, 0.515, 0.392, 0.337, 0.314, 0.109],
        "uses": 0.374,
        "usual_rounds": 5.572,
        "visits": 5.913,
        "wonder_use": 0.569,
    }
)
"""Tuned by playing: what the forecast goes by; written by ``python -m benchmarks.tune``."""

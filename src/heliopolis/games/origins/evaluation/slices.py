"""What stands where in the features of Origins."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.position.cells import RADIUS
from heliopolis.games.origins.position.choices import (
    BUILDINGS,
    COLOURS,
    DIE,
    IN_THE_BOX,
    RESOURCES,
    TEMPLES,
    TRIALS,
    WONDERS,
    ZODIAC,
)
from heliopolis.games.origins.position.components import BASES, KINDS_PER_COLOUR
from heliopolis.games.origins.position.saving import TRIGGERS
from heliopolis.kernel.encoding import FeatureSpec

MOST_SEATS: Final = 4
MOST_CARDS: Final = 6
MOST_TRIALS: Final = 6
SITES: Final = 5
MARKET_SPACES: Final = 5
HUES: Final = len(COLOURS)
KINDS_OF_COLOUR: Final = KINDS_PER_COLOUR + len(BUILDINGS) - len(IN_THE_BOX)
"""Buildings that were added may all be of one colour."""
SPEAKER_VALUES: Final = 4
SPEAKER_LABELS: Final = ("2", "3", "4", "5")
TRIAL_CHOICES: Final[list[str]] = ["none", "short", "regular", "extended"]

WINDOW: Final = 4
"""How far from the Agora a City is written down in full."""
SIDE: Final = 2 * WINDOW + 1
FAR_SIDE: Final = 2 * RADIUS + 1

# Of each cell: the colour of its Building, which of its colour it is, then these.
FARM_HERE: Final = HUES + KINDS_OF_COLOUR
START_HERE: Final = FARM_HERE + 1
WONDER_HERE: Final = FARM_HERE + 2
OPEN_SEAT: Final = FARM_HERE + 3
SEAT_DIE: Final = FARM_HERE + 4
PER_CELL: Final = SEAT_DIE + HUES
PER_FREEMAN: Final = HUES + 2 + SITES
PER_SITE: Final = 2 + HUES + len(WONDERS)
PER_CARD: Final = 3 * HUES + 3
SITE_LABELS: Final = ("1", "2", "3", "4", "5")

GOODS_LABELS: Final = (
    "in the game", "points /100", "final scoring now /100", *(f"{name} /6" for name in RESOURCES), "bases /6",
    "Archon at home", "Superiority tokens /5", "Wonder built", "Wonder used in this action", "Military space /13",
    "Military place in the stacks /4", "passed", "Bulwark", "cells of the City /20",
    "cells outside the vocabulary /10", "Farms /5",
)  # fmt: skip

SPEC: Final = FeatureSpec()
"""The same for every number of players and all modules: what is not there is 0."""
CITIES: Final = SPEC.add(
    "cities",
    (MOST_SEATS, SIDE, SIDE, PER_CELL),
    "for each seat, the observer first, and each cell x,y up to four from the Agora at [y + 4, x + 4]: colour of its "
    "Building (of a Farm: of its hidden face), which of its colour, Farm, Agora or Palace, Wonder; of the Seat at its "
    "lower right corner: a District can be closed there, or its die, value /6 at its colour",
    [
        *COLOURS, *(f"kind {number + 1}" for number in range(KINDS_OF_COLOUR)), "farm", "start", "wonder", "open seat",
        *(f"{colour} die /6" for colour in COLOURS),
    ],
)  # fmt: skip
FAR_CITIES: Final = SPEC.add(
    "far_cities",
    (MOST_SEATS, FAR_SIDE, FAR_SIDE, 2),
    "the cells farther out, x,y at [y + 12, x + 12], as far as the vocabulary reaches: Building (n + 1)/64, Farm 1 + "
    "(n + 1)/64, Wonder -(n + 1)/8; the die of the Seat (n + 1)/32, in the order of the vocabulary's dice",
    ["tile", "die"],
)
GOODS: Final = SPEC.add("goods", (MOST_SEATS, len(GOODS_LABELS)), "what each seat has", GOODS_LABELS)
FREEMEN: Final = SPEC.add(
    "freemen",
    (MOST_SEATS, BASES, PER_FREEMAN),
    "the die on each base: colour, value, where it is",
    [*COLOURS, "value /6", "unused", *(f"site {name}" for name in SITE_LABELS)],
)
SPEAKERS: Final = SPEC.add("speakers", (MOST_SEATS, SPEAKER_VALUES), "Speakers held, by value, /2", SPEAKER_LABELS)
SENT: Final = SPEC.add(
    "sent", (MOST_SEATS, SITES, SPEAKER_VALUES), "Speakers on each site, by value, /2", SPEAKER_LABELS
)
ARCHON: Final = SPEC.add("archon", (MOST_SEATS, SITES), "the site where the Archon is", SITE_LABELS)
ADVISORS: Final = SPEC.add("advisors", (MOST_SEATS, HUES), "the colours of Advisors", COLOURS)
TOWERS: Final = SPEC.add("towers", (MOST_SEATS, HUES), "heights of towers /6", COLOURS)
BUILT: Final = SPEC.add("built", (MOST_SEATS, HUES), "Buildings of each colour /5", COLOURS)
RESERVE: Final = SPEC.add("reserve", (MOST_SEATS, len(BUILDINGS)), "tiles set aside", BUILDINGS)
WONDER_CLAIMED: Final = SPEC.add("wonder", (MOST_SEATS, len(WONDERS)), "the Wonder claimed", WONDERS)
MATCHED: Final = SPEC.add("matched", (MOST_SEATS, MOST_CARDS), "the District cards matched before, as displayed")
TEMPLE_FEATURES: Final = SPEC.add(
    "temples",
    (MOST_SEATS, len(TEMPLES), 3),
    "the disk in each Temple",
    ["step of its top", "place in the stacks /4", "has the card"],
)
PLAYERS: Final = SPEC.add("players", (MOST_SEATS,), "how many play", ["1", "2", "3", "4"])
ASKED: Final = SPEC.add("asked", (MOST_SEATS,), "who is asked, counted from the observer")
TURN: Final = SPEC.add("turn", (MOST_SEATS,), "whose turn it is, counted from the observer")
ROUND: Final = SPEC.add("round", (3,), "the round, and its limit", ["round /8", "round of its limit", "limit /40"])
MODULES: Final = SPEC.add(
    "modules",
    (1 + len(TRIAL_CHOICES),),
    "what is played with",
    ["wonders", *(f"trials {name}" for name in TRIAL_CHOICES)],
)
TRIGGERED: Final = SPEC.add("triggers", (len(TRIGGERS),), "end triggers that have happened", TRIGGERS)
SITE_FEATURES: Final = SPEC.add(
    "sites",
    (SITES, PER_SITE),
    "each site: its value, whether it is unlocked, the colour of its Bonus tile, its Wonder",
    ["value /6", "unlocked", *COLOURS, *WONDERS],
)
CARDS: Final = SPEC.add(
    "cards",
    (MOST_CARDS, PER_CARD),
    "each District card on display",
    [
        *(f"middle {colour}" for colour in COLOURS), *(f"ends {colour} /2" for colour in COLOURS),
        *(f"towers {colour}" for colour in COLOURS), "high points /10", "low points /10", "gold /2",
    ],
)  # fmt: skip
ZODIAC_CARDS: Final = SPEC.add("zodiac", (len(TEMPLES), len(ZODIAC)), "the Zodiac card of each Temple", ZODIAC)
FOREIGN: Final = SPEC.add("foreign", (1,), "alone: the foreign Military disk /13")
TRIALS_TO_COME: Final = SPEC.add("trials", (MOST_TRIALS, len(TRIALS)), "the Trials to come, the next one first", TRIALS)
MARKET: Final = SPEC.add("market", (MARKET_SPACES, len(BUILDINGS)), "the tile on each Market space", BUILDINGS)
TOPS: Final = SPEC.add("tops", (len(BUILDINGS),), "the face-up tiles of the stacks", BUILDINGS)
BAGS: Final = SPEC.add("face_down", (len(BUILDINGS),), "face-down tiles of the stacks /4", BUILDINGS)
BOTTOMS: Final = SPEC.add(
    "bottoms",
    (len(BUILDINGS),),
    "known tiles at the bottom of the stacks: ½ for the first of its stack, ¼ for the second and so on, added up",
    BUILDINGS,
)
OFFER: Final = SPEC.add("offer", (MARKET_SPACES, HUES + 1), "each space of the Citizen offer", [*COLOURS, "value /6"])
STOCK: Final = SPEC.add("stock", (HUES,), "dice in the stock /9", COLOURS)
SPEAKER_OFFER: Final = SPEC.add(
    "speaker_offer", (SPEAKER_VALUES,), "Speakers in the offer, by value, /2", SPEAKER_LABELS
)
DRAFT: Final = SPEC.add(
    "draft", (len(DIE),), "the dice of the draft /2", [choice.name.partition(":")[2] for choice in DIE]
)
TOWER_STOCK: Final = SPEC.add("tower_stock", (HUES,), "the Tower stock /6", COLOURS)

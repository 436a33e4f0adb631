"""The inputs of a learned value of Origins: few numbers, the same for each seat, the forecast first.

They have the units of the game, points and pieces: training scales them. All are made of sums, products, quotients and
comparisons, so they are the same on every machine and build.
"""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.evaluation.estimate import CityProspects, Parts, districts_worth
from heliopolis.games.origins.evaluation.outlook import OriginsOutlook, next_seat, rounds_left, strongest
from heliopolis.games.origins.evaluation.weights import TUNED
from heliopolis.games.origins.position.choices import COLOURS
from heliopolis.games.origins.position.dice import die_value
from heliopolis.games.origins.position.state import GOLD, HOME, NONE, Origins
from heliopolis.games.origins.rules.rounds import rounds
from heliopolis.games.origins.rules.scoring import target
from heliopolis.games.origins.rules.temples import highest
from heliopolis.games.origins.rules.zodiac import HIGHEST
from heliopolis.kernel.step import BIT

MOST_TRIALS: Final = 6
MOST_SEATS: Final = 4
BEST_DICE: Final = 3

WORTHS: Final = [
    "forecast",  # where the score is going: the sum of the parts below, the points so far and the Trials
    "to_target",  # alone: how far the forecast is below the target; else 0
    "points",  # so far
    "score_now",  # what the score sheet shows: with final scoring
    "advisor_points",  # final scoring, by its reasons; gold stands among the goods
    "temple_points",
    "seat_points",
    # The parts of the forecast.
    "open_worth",
    "goods_worth",
    "temples_worth",
    "city_worth",
    "districts_worth",  # a part of that of the City
    "people_worth",
    "military_worth",
    "others_worth",
    "delay",
    # What each Trial would give now, the next first.
    *[f"trial_{place}" for place in range(1, MOST_TRIALS + 1)],
]
GOODS: Final = [
    # What is left when the open turn has paid.
    "stone",
    "food",
    "wisdom",
    "gold",
    "temple_low",  # steps, when the open turn has climbed
    "temple_middle",
    "temple_high",
    "temples_led",  # whose Zodiac card would come at the end of the round
    "temples_ahead",  # by how many steps, of those above everyone else's
    "zodiac_cards",
    "tokens",
    "strength",
    "crossed",  # boundaries of the Military track
    "weaker",  # Military disks that are lower
    "stronger",  # and higher
    "bulwark",
    "strongest",  # who would get the Bulwark
]
PEOPLE: Final = [
    "advisors",
    *[f"advisor_{colour}" for colour in COLOURS],
    "bases",
    "freemen",
    "freeman_colours",
    "values",  # of all Freemen together
    "fours_home",
    "fives_home",
    "sixes_home",
    "retiring",  # Freemen who will be six and retire before the game is likely to end
    "retiring_new",  # whose colour is none of an Advisor's
    "visits_now",
    "visits_later",
    "archon_home",
    "speakers",
    "speaker_values",
    "passed",
    "turns_before",  # how many seats are before it in turn order, from anyone who begins the next action
    "to_move",
]
CITY: Final = [
    "tiles",
    *[f"{colour}_buildings" for colour in COLOURS],
    "farms",
    "tiles_worth",  # of using each Building once
    "wonder_claimed",
    "wonder_built",
    "wonder_worth",  # of using it once
    "levels",  # of all Towers
    "tallest",
    "level_gain",  # the most that a level can bring at once, by the dice on Seats
    "level_paid",  # the same where there is gold for it
    "seats",
    "seated_values",
    *[f"die_{place}" for place in range(1, BEST_DICE + 1)],  # what the best dice would bring on Seats
    "ready",  # Districts that can be closed
    "lacking_one",  # and blocks of four cells that lack tiles
    "lacking_two",
    "best_ready",
    "begun",  # what Districts that lack one tile may bring together, and the best one that lacks two
    "hoped",
    "cards_matched",
    "cards_ready",  # cards on display that a District shows which can be closed
    "cards_near",  # or that one can come to show which lacks a tile
    "best_card",
]
SHARED: Final = [
    "left",  # the share of the game that is probably left
    "rounds_left",
    "round",
    "round_left",  # the share of the workers that are not used in this round
    "seats_passed",
    *[f"players_{number}" for number in range(1, MOST_SEATS + 1)],
    "wonders_on",
    "trials_on",
    "triggered",  # this is the last round
    # How many steps away each end trigger is.
    "cards_with_gold",
    "disks_to_end",
    "citizens_to_end",
    "steps_to_end",
    # What there is to be had.
    "card_gold",
    "tower_stock",
    "offer_values",
    "speakers_offered",
    "site_values",
    "wonders_open",
]

OWN: Final = len(WORTHS) + len(GOODS) + len(PEOPLE) + len(CITY)
"""How many are the seat's own; those that follow are the same for all seats."""
INPUTS: Final[list[str]] = [*WORTHS, *GOODS, *PEOPLE, *CITY, *SHARED]
LENGTH: Final = len(INPUTS)
"""The same for every number of players and all modules: what is not there is 0."""


def inputs(origins: Origins, seat: int) -> list[float]:
    """Return the numbers of a position that is not over, as a seat sees it."""
    return own_inputs(origins, seat) + shared_inputs(origins)


def own_inputs(origins: Origins, seat: int) -> list[float]:
    """Return what is the seat's own."""
    outlook = OriginsOutlook(origins, seat, TUNED)
    parts = Parts(outlook)
    numbers = worths(outlook, parts)
    numbers += goods(outlook)
    numbers += people(outlook)
    numbers += city(outlook, parts.prospects)
    return numbers


def worths(outlook: OriginsOutlook, parts: Parts) -> list[float]:
    """Return the forecast, the score, and what they are made of."""
    origins, me, prospects = outlook.origins, outlook.me, parts.prospects
    forecast = parts.total()
    advisors = len(me.advisors)
    advisor_points = origins.components.advisor_points[advisors - 1] if advisors else 0
    ladder = origins.components.temple_points
    temple_points, tallest = 0, 0
    for steps in outlook.steps:
        temple_points += ladder[steps]
        tallest = max(tallest, ladder[steps])
    temple_points -= tallest
    seat_points = 0
    for colour in range(len(COLOURS)):
        seat_points += prospects.seated[colour] * me.towers[colour]
    numbers = [
        forecast, target(origins) - forecast if origins.solo() else 0.0, float(parts.points),
        float(parts.points + outlook.resources[GOLD] + advisor_points + temple_points + seat_points),
        float(advisor_points), float(temple_points), float(seat_points), outlook.points, parts.goods, parts.temples,
        parts.city, districts_worth(outlook, prospects), parts.people, parts.military, parts.others, parts.delay,
    ]  # fmt: skip
    numbers += [float(points) for points in parts.trials]
    numbers += [0.0] * (MOST_TRIALS - len(parts.trials))
    return numbers


def goods(outlook: OriginsOutlook) -> list[float]:
    """Return resources, disks on Temples and on the Military track."""
    origins, seat = outlook.origins, outlook.seat
    have, steps = outlook.resources, outlook.steps
    low, high = min(steps), max(steps)
    led, ahead, cards = 0, 0, 0
    for temple in range(3):
        if highest(origins, temple) == seat:
            led += 1
        if origins.holders[temple] == seat:
            cards += 1
        if origins.seats > 1:
            best = 0
            for player in range(origins.seats):
                if player != seat:
                    best = max(best, origins.climbs[temple][player])
            ahead += max(0, steps[temple] - best)
    mine = origins.strength[seat]
    weaker, stronger = 0, 0
    for space in origins.strength:
        if space < mine:
            weaker += 1
        elif space > mine:
            stronger += 1
    return [
        float(have[0]), float(have[1]), float(have[2]), float(have[3]), float(low),
        float(steps[0] + steps[1] + steps[2] - low - high), float(high), float(led), float(ahead), float(cards),
        float(outlook.me.tokens), float(mine), float(origins.crossed(seat)), float(weaker), float(stronger),
        1.0 if origins.bulwark == seat else 0.0, 1.0 if strongest(origins) == seat else 0.0,
    ]  # fmt: skip


def people(outlook: OriginsOutlook) -> list[float]:
    """Return advisors, Freemen, Speakers, and when they can be sent."""
    origins, me, seat = outlook.origins, outlook.me, outlook.seat
    passed = origins.passed & BIT[seat] != 0
    old = 0
    for colour in me.advisors:
        old |= BIT[colour]
    freemen, values, colours, hues, retiring, retiring_new = 0, 0, 0, 0, 0, 0
    at_home = [0] * (HIGHEST + 1)
    for base in range(me.bases):
        colour = me.colours[base]
        if colour == NONE:
            continue
        value = me.values[base]
        freemen += 1
        values += value
        if not colours & BIT[colour]:
            colours |= BIT[colour]
            hues += 1
        if me.places[base] == HOME:
            at_home[value] += 1
            if passed:
                # It can be sent in the next round only, and is one higher after that.
                value -= 1
        if HIGHEST - value <= outlook.rounds:
            retiring += 1
            if not old & BIT[colour]:
                retiring_new += 1
    speakers, speaker_values = 0, 0
    for value, number in enumerate(me.speakers):
        speakers += number
        speaker_values += value * number
    before = (seat - next_seat(origins)) % origins.seats
    numbers = [float(len(me.advisors))]
    numbers += [1.0 if old & BIT[colour] else 0.0 for colour in range(len(COLOURS))]
    numbers += [
        float(outlook.bases), float(freemen), float(hues), float(values), float(at_home[4]), float(at_home[5]),
        float(at_home[6]), float(retiring), float(retiring_new), float(outlook.now), outlook.visits - outlook.now,
        1.0 if me.archon == HOME else 0.0, float(speakers), float(speaker_values), 1.0 if passed else 0.0,
        float(before), 1.0 if before == 0 else 0.0,
    ]  # fmt: skip
    return numbers


def city(outlook: OriginsOutlook, prospects: CityProspects) -> list[float]:
    """Write tiles, Towers, Seats, and the Districts that can be closed now or later."""
    origins, me = outlook.origins, outlook.me
    told = outlook.lookups.city(me)
    levels, tallest, level_gain, level_paid, seated_values = 0, 0, 0, 0, 0
    numbers = [float(len(me.city))]
    for colour in range(len(COLOURS)):
        height, seated = me.towers[colour], prospects.seated[colour]
        numbers.append(float(told.buildings[colour]))
        levels += height
        tallest = max(tallest, height)
        seated_values += seated
        if origins.tower_stock[colour]:
            level_gain = max(level_gain, seated)
            if height <= outlook.resources[GOLD]:
                level_paid = max(level_paid, seated)
    shown, near = 0, 0
    for block in told.blocks:
        if block.lacking == 1:
            near |= outlook.lookups.begun[block.number]
        elif block.lacking == 0 and block.seat not in me.seats:
            shown |= outlook.lookups.shown[block.number]
    matched, cards_ready, cards_near, best_card = 0, 0, 0, 0.0
    for card, worth in prospects.cards:
        best_card = max(best_card, worth)
        if me.matched & card:
            matched += 1
        if shown & card:
            cards_ready += 1
        elif near & card:
            cards_near += 1
    claimed = me.wonder != NONE
    numbers += [
        float(told.farms), told.worth, 1.0 if claimed and not told.wonder else 0.0, 1.0 if told.wonder else 0.0,
        outlook.lookups.wonders[me.wonder] if claimed else 0.0, float(levels), float(tallest), float(level_gain),
        float(level_paid), float(len(me.seats)), float(seated_values),
    ]  # fmt: skip
    best_dice = prospects.dice[:BEST_DICE]
    numbers += best_dice
    numbers += [0.0] * (BEST_DICE - len(best_dice))
    numbers += [
        float(len(prospects.ready)), float(told.lacking[1]), float(told.lacking[2]),
        prospects.ready[0] if prospects.ready else 0.0, prospects.begun, prospects.hoped, float(matched),
        float(cards_ready), float(cards_near), best_card,
    ]  # fmt: skip
    return numbers


def shared_inputs(origins: Origins) -> list[float]:
    """Return what all seats share: how much of the game is left, what may end it, what there is to be had."""
    fixed = rounds(origins)
    to_come = float(fixed - origins.round_number) if fixed else rounds_left(origins, TUNED)
    unused, workers, passed, steps = 0, 0, 0, 0
    for seat, me in enumerate(origins.players):
        speakers = sum(me.speakers)
        workers += 1 + speakers
        done = origins.passed & BIT[seat] != 0
        if done:
            passed += 1
        else:
            unused += speakers + (1 if me.archon == HOME else 0)
        for base in range(me.bases):
            if me.colours[base] != NONE:
                workers += 1
                if not done and me.places[base] == HOME:
                    unused += 1
        steps = max(steps, origins.climbs[0][seat] + origins.climbs[1][seat] + origins.climbs[2][seat])
    round_left = unused / workers
    with_gold, gold = 0, 0
    for number in origins.card_gold:
        gold += number
        if number:
            with_gold += 1
    offered = 0
    for die in origins.offer:
        offered += die_value(die)
    open_wonders = 0
    for site, wonder in enumerate(origins.site_wonders):
        if wonder != NONE and origins.unlocked & BIT[site]:
            open_wonders += 1
    disks = sorted(origins.tower_stock)
    numbers = [
        (to_come + round_left) / (to_come + origins.round_number), to_come, float(origins.round_number), round_left,
        float(passed),
    ]  # fmt: skip
    numbers += [1.0 if origins.seats == players else 0.0 for players in range(1, MOST_SEATS + 1)]
    numbers += [
        1.0 if origins.wonders_on() else 0.0, 1.0 if origins.trials_on() else 0.0, 1.0 if origins.triggers else 0.0,
        float(with_gold), float(disks[0] + disks[1]), float(min(origins.stock) + 1),
        float(3 * origins.components.temple_top - steps), float(gold), float(sum(disks)), float(offered),
        float(sum(origins.speakers)), float(sum(origins.site_values)), float(open_wonders),
    ]  # fmt: skip
    return numbers

"""Where a position of Origins is going, for bots: an estimate of the final score in points."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.choices import COLOURS
from heliopolis.games.origins.components import BASES, FIRST_BASES
from heliopolis.games.origins.prospect import (
    ACTION,
    BASIC,
    BOTH_ACTIONS,
    CARD,
    CLOSE,
    HIRE,
    LATER,
    READY,
    Prospect,
    visits_later,
    visits_now,
)
from heliopolis.games.origins.state import FARM, FOOD, GOLD, HOME, NONE, Origins
from heliopolis.games.origins.tables import Block
from heliopolis.games.origins.trials import trial_points
from heliopolis.games.origins.zodiac import HIGHEST
from heliopolis.kernel.step import BIT

LATE: Final = 4.2
DELAY: Final = 20.0
"""After so many rounds each further one costs so much: nobody wants an endless game."""
TURNS: Final = 8
"""How many turns a seat has in a round. Turns are what delay counts: it must not matter who ends a round."""

FREE_BASE: Final = 0.8
"""The chance that an empty base is filled in time."""
GROW: Final = 0.5
"""How much of the next base counts when there is food for it."""
PIP: Final = 0.55
"""What each point of a Freeman's value saves in a round: wisdom at the sites."""
SEAT: Final = 0.45
"""How much of a die's worth on a Seat counts while it is a Freeman and a Seat is free."""
COLOUR: Final = 0.4
"""What an Advisor's colour brings in a round: the Archon uses its bonus."""

GOLD_USE: Final = 0.8
"""What gold is worth besides its point at the end: it stands for anything and raises towers."""
ROOM: Final = 2.0
USES: Final = 0.34
"""For how many of a resource there is a use: so many at once, and so many for each visit to come."""
VISITS: Final = 6.0
"""With so many visits to come resources count in full, with fewer in part."""

LEAD: Final = 0.45
"""How much of its points the highest disk counts, which scores nothing unless the others follow."""
AHEAD: Final = 3
"""So many steps before the second disk it may be: the others must have the time to follow."""
CLIMB: Final = 0.2
"""What a step promises for each round left: the next ones are worth more."""

AWAKE: Final = 0.5
"""The chance that the Buildings of one colour wake when it is closed."""
BEGUN: Final = 0.4
"""The chance that a District that lacks one tile is closed in the end."""
HOPED: Final = 0.45
"""How much of the best card counts that a District without two of its tiles may come to show."""
LEVEL: Final = 0.5
"""The chance of each level that there is gold for."""
INCOME: Final = 1.0
"""The gold that a round leaves for towers."""

TOKEN: Final = 0.5
"""What a Superiority token is worth: an action sooner, not one more."""
BOUNDARY: Final = 0.5
"""What a crossed boundary brings in a round by attacks."""
SPACE: Final = 0.3
"""What a space of the Military track is worth: the next boundary is nearer."""

LATER_TRIAL: Final[list[float]] = [1.0, 0.6, 0.4, 0.3, 0.2, 0.2]
"""How much of what a Trial would give now counts, the next Trial first."""
CLAIMED: Final = 1.5
WONDER_USE: Final = 0.5
"""What a Wonder claimed is worth, and how often it is used in a round once it is built."""


def evaluate(origins: Origins, seat: int) -> float:
    """The points the seat has and would get if the game ended now, and what its means promise.

    The visits to come count by what the seat has more of them than the others: who only wished for many rounds
    would never let the game end.
    """
    total = float(sum(origins.points[seat]))
    if not origins.todo:
        return total
    prospect = Prospect(origins, seat)
    total += prospect.points + goods_worth(prospect) + temples_worth(prospect) + city_worth(prospect)
    total += people_worth(prospect) + military_worth(prospect) - others_worth(prospect) - delay(origins)
    for place, trial in enumerate(origins.trials):
        total += LATER_TRIAL[place] * trial_points(origins, seat, trial)
    return total


def delay(origins: Origins) -> float:
    """What a game that drags on costs, the more the farther it is from all its ends."""
    late = origins.turn / (TURNS * origins.seats) - LATE
    if late <= 0.0 or origins.triggers or origins.solo() or origins.trials_on():
        return 0.0
    disks = sorted(origins.tower_stock)
    steps = 0
    for forest, mountain, sea in zip(origins.climbs[0], origins.climbs[1], origins.climbs[2], strict=True):
        steps = max(steps, forest + mountain + sea)
    needed = min(
        sum(1 for gold in origins.card_gold if gold),
        disks[0] + disks[1],
        min(origins.stock) + 1,
        (3 * origins.components.temple_top - steps + 1) // 2,
    )
    return DELAY * late * needed / (needed + 1)


def visits_worth(origins: Origins, seat: int, rounds: float) -> float:
    """What the visits to come are worth to a seat."""
    return ACTION * visits_now(origins, seat, rounds) + LATER * visits_later(origins, seat, rounds)


def others_worth(prospect: Prospect) -> float:
    """What the visits to come are worth to the others, on average."""
    origins = prospect.origins
    if origins.seats == 1:
        return 0.0
    total = 0.0
    for seat in range(origins.seats):
        if seat != prospect.seat:
            total += visits_worth(origins, seat, prospect.rounds)
    return total / (origins.seats - 1)


def goods_worth(prospect: Prospect) -> float:
    """Gold at the end, and what resources can buy: each is worth less the more there are for the visits to come."""
    have = prospect.resources
    total = float(have[GOLD])
    scale = min(1.0, prospect.visits / VISITS)
    if scale > 0.0:
        room = ROOM + USES * prospect.visits
        for resource in range(4):
            number = have[resource]
            if number > 0:
                each = GOLD_USE if resource == GOLD else BASIC[resource]
                total += scale * each * number * room / (number + room)
    return total


def temples_worth(prospect: Prospect) -> float:
    """The two lower disks, what the highest may come to, and the Zodiac cards."""
    points = prospect.origins.components.temple_points
    steps = sorted(prospect.steps)
    middle = points[steps[1]]
    total = float(points[steps[0]] + middle)
    highest = points[min(steps[2], steps[1] + AHEAD)]
    total += LEAD * min(1.0, prospect.visits / 5) * (highest - middle)
    total += CLIMB * prospect.rounds * (steps[0] + steps[1] + steps[2])
    cards = 0
    for holder in prospect.origins.holders:
        if holder == prospect.seat:
            cards += 1
    return total + CARD * cards * min(1.5, prospect.rounds + 0.3)


def people_worth(prospect: Prospect) -> float:
    """Workers now and in the rounds to come, bases, and the Advisors that sixes will be."""
    origins, me, rounds = prospect.origins, prospect.me, prospect.rounds
    advisor = origins.components.advisor_points
    advisors = len(me.advisors)
    total = COLOUR * rounds * advisors
    if advisors:
        total += advisor[advisors - 1]
    passed = origins.passed & BIT[prospect.seat] != 0
    total += visits_worth(origins, prospect.seat, rounds)
    for base in range(prospect.bases):
        value = me.values[base]
        if value == 0:
            total += free_base(rounds)
            continue
        if me.places[base] == HOME:
            if passed:
                value -= 1
            elif value == HIGHEST:
                total += ACTION * BOTH_ACTIONS
        # At the start of the next round its value is one more than this.
        uses = HIGHEST - value
        if uses <= rounds:
            total += advisor[advisors - 1] if me.colours[base] in me.advisors else advisors + 1
            total += free_base(rounds - uses) - LATER * (rounds - uses)
            if uses:
                total += BOTH_ACTIONS * LATER
        else:
            total += PIP * value * rounds
    if prospect.bases < BASES:
        price = origins.components.population_food[prospect.bases - FIRST_BASES]
        share = min(1.0, prospect.resources[FOOD] / price)
        total += GROW * share * free_base(rounds)
    return total


def free_base(rounds: float) -> float:
    """What an empty base is worth with so many rounds to go."""
    return FREE_BASE * max(0.0, LATER * rounds - HIRE)


def city_worth(prospect: Prospect) -> float:
    """Seats of Power by their Towers and what these may grow to, Districts ready or nearly so, the Wonder."""
    me = prospect.me
    seated = [0, 0, 0, 0, 0]
    for die in me.seats.values():
        seated[die // 8] += die % 8
    levels = levels_to_come(prospect, seated)
    total = 0.0
    for colour in range(5):
        total += seated[colour] * me.towers[colour]
        if levels[colour] > 0.0:
            total += levels[colour] * max(0.0, seated[colour] - me.towers[colour])
    if me.wonder != NONE:
        worth = prospect.tables.wonders[me.wonder]
        built = me.wonder_cell() != NONE
        total += WONDER_USE * worth * prospect.rounds if built else CLAIMED * min(1.0, prospect.rounds)
    return total + districts_worth(prospect, levels)


def levels_to_come(prospect: Prospect, seated: list[int]) -> list[float]:
    """How many levels each Tower may still grow: gold goes where the highest dice are."""
    me, stock = prospect.me, prospect.origins.tower_stock
    levels = [0.0, 0.0, 0.0, 0.0, 0.0]
    if prospect.visits == 0.0:
        return levels
    dice = [2 * value for value in seated]
    for base in range(me.bases):
        if me.colours[base] != NONE:
            dice[me.colours[base]] += me.values[base]
    best = NONE
    for colour in range(5):
        if stock[colour] and (best == NONE or dice[colour] > dice[best]):
            best = colour
    if best != NONE:
        gold, height = prospect.resources[GOLD] + INCOME * prospect.rounds, me.towers[best]
        while gold >= height and levels[best] < stock[best]:
            gold -= height
            height += 1
            levels[best] += 1.0
        levels[best] *= LEVEL
    return levels


def districts_worth(prospect: Prospect, levels: list[float]) -> float:
    """The Districts that can be closed, as far as there are dice, and those that lack a tile or two."""
    me = prospect.me
    dice: list[float] = []
    mine = 0
    now = not prospect.origins.passed & BIT[prospect.seat]
    for base in range(me.bases):
        colour = me.colours[base]
        if colour != NONE and (prospect.rounds or (now and me.places[base] == HOME)):
            mine |= BIT[colour]
            dice.append(me.values[base] * (me.towers[colour] + levels[colour]))
    dice.sort(reverse=True)
    cards = card_worths(prospect)
    ready: list[float] = []
    begun, hoped = 0.0, 0.0
    for block in prospect.tables.blocks(me.city):
        if block.lacking == 0:
            if block.seat not in me.seats:
                ready.append(ready_worth(prospect, cards, block, mine))
        elif block.lacking == 1:
            begun += READY + best_card(cards, prospect.tables.begun[block.number])
        else:
            hoped = max(hoped, best_card(cards, prospect.tables.begun[block.number]))
    ready.sort(reverse=True)
    total = min(1.0, prospect.rounds / 2) * (BEGUN * begun + HOPED * hoped)
    for place, worth in enumerate(ready):
        if place < len(dice):
            total += CLOSE * worth + SEAT * dice[place]
        else:
            total += CLOSE * worth * min(0.5, prospect.rounds / 4)
    return total


def card_worths(prospect: Prospect) -> list[tuple[int, float]]:
    """The District cards on display, each as a set with what matching it brings."""
    origins, matched = prospect.origins, prospect.me.matched
    worths: list[tuple[int, float]] = []
    for place, number in enumerate(origins.cards):
        card = origins.components.cards[number]
        points = card.low if matched & BIT[number] else card.high
        worths.append((BIT[number], points + (1.0 + GOLD_USE) * origins.card_gold[place]))
    return worths


def ready_worth(prospect: Prospect, cards: list[tuple[int, float]], block: Block, mine: int) -> float:
    """What closing a full District brings: its best card and the Buildings of the best colour of my dice."""
    looked_up, best = prospect.tables, 0.0
    awake = [0.0] * len(COLOURS)
    for tile in block.tiles:
        if tile < FARM:
            colour = looked_up.colours[tile]
            awake[colour] += looked_up.worths[tile] if mine & BIT[colour] else looked_up.worths[tile] / 2
            best = max(best, awake[colour])
    return READY * min(1.0, prospect.rounds) + best_card(cards, looked_up.shown[block.number]) + AWAKE * best


def best_card(cards: list[tuple[int, float]], matching: int) -> float:
    """What the best of the matching cards brings."""
    best = 0.0
    if matching:
        for card, worth in cards:
            if matching & card and worth > best:
                best = worth
    return best


def military_worth(prospect: Prospect) -> float:
    """Tokens, boundaries crossed, and the spaces up to the next one."""
    origins, seat, rounds = prospect.origins, prospect.seat, prospect.rounds
    total = TOKEN * min(1.0, rounds) * prospect.me.tokens
    total += BOUNDARY * rounds * origins.crossed(seat)
    return total + SPACE * min(1.0, rounds) * origins.strength[seat]

"""Where a position of Origins is going, for bots: an estimate of the final score in points."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.evaluation.lookups import Block
from heliopolis.games.origins.evaluation.outlook import Prospect, visits_later, visits_now
from heliopolis.games.origins.evaluation.weights import Weights
from heliopolis.games.origins.position.choices import COLOURS
from heliopolis.games.origins.position.components import BASES, FIRST_BASES
from heliopolis.games.origins.position.state import FARM, FOOD, GOLD, HOME, NONE, Origins
from heliopolis.games.origins.rules.modules.trials import trial_points
from heliopolis.games.origins.rules.zodiac import HIGHEST
from heliopolis.kernel.step import BIT

TURNS: Final = 8
"""How many turns a seat has in a round. Turns are what delay counts: it must not matter who ends a round."""
AHEAD: Final = 3
"""So many steps before the second disk the highest may be: the others must have the time to follow."""


def evaluate(origins: Origins, seat: int, weights: Weights) -> float:
    """The points the seat has and would get if the game ended now, and what its means promise.

    The visits to come count by what the seat has more of them than the others: who only wished for many rounds
    would never let the game end.
    """
    total = float(sum(origins.points[seat]))
    if not origins.todo:
        return total
    prospect = Prospect(origins, seat, weights)
    total += prospect.points + goods_worth(prospect) + temples_worth(prospect) + city_worth(prospect)
    total += people_worth(prospect) + military_worth(prospect) - others_worth(prospect) - delay(origins, weights)
    for place, trial in enumerate(origins.trials):
        total += weights.trials[place] * trial_points(origins, seat, trial)
    return total


def delay(origins: Origins, weights: Weights) -> float:
    """What a game that drags on costs, the more the farther it is from all its ends."""
    late = origins.turn / (TURNS * origins.seats) - weights.late
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
    return weights.delay * late * needed / (needed + 1)


def visits_worth(prospect: Prospect, seat: int) -> float:
    """What the visits to come are worth to a seat."""
    origins, rounds, weights = prospect.origins, prospect.rounds, prospect.weights
    return weights.action * visits_now(origins, seat, rounds) + weights.later * visits_later(origins, seat, rounds)


def others_worth(prospect: Prospect) -> float:
    """What the visits to come are worth to the others, on average."""
    origins = prospect.origins
    if origins.seats == 1:
        return 0.0
    total = 0.0
    for seat in range(origins.seats):
        if seat != prospect.seat:
            total += visits_worth(prospect, seat)
    return total / (origins.seats - 1)


def goods_worth(prospect: Prospect) -> float:
    """Gold at the end, and what resources can buy: each is worth less the more there are for the visits to come."""
    weights = prospect.weights
    have = prospect.resources
    total = float(have[GOLD])
    scale = min(1.0, prospect.visits / weights.visits)
    if scale > 0.0:
        room = weights.room + weights.uses * prospect.visits
        for resource in range(4):
            number = have[resource]
            if number > 0:
                each = weights.gold if resource == GOLD else weights.basics[resource]
                total += scale * each * number * room / (number + room)
    return total


def temples_worth(prospect: Prospect) -> float:
    """The two lower disks, what the highest may come to, and the Zodiac cards."""
    weights = prospect.weights
    points = prospect.origins.components.temple_points
    steps = sorted(prospect.steps)
    middle = points[steps[1]]
    total = float(points[steps[0]] + middle)
    highest = points[min(steps[2], steps[1] + AHEAD)]
    total += weights.lead * min(1.0, prospect.visits / 5) * (highest - middle)
    total += prospect.rounds * (weights.climb * (steps[0] + steps[1] + steps[2]) + weights.climb_low * steps[0])
    cards = 0
    for holder in prospect.origins.holders:
        if holder == prospect.seat:
            cards += 1
    return total + weights.card * cards * min(1.5, prospect.rounds + 0.3)


def people_worth(prospect: Prospect) -> float:
    """Workers now and in the rounds to come, bases, and the Advisors that sixes will be."""
    weights = prospect.weights
    origins, me, rounds = prospect.origins, prospect.me, prospect.rounds
    advisor = origins.components.advisor_points
    advisors = len(me.advisors)
    total = weights.colour * rounds * advisors
    if advisors:
        total += advisor[advisors - 1]
    passed = origins.passed & BIT[prospect.seat] != 0
    total += visits_worth(prospect, prospect.seat)
    for base in range(prospect.bases):
        value = me.values[base]
        if value == 0:
            total += free_base(weights, rounds)
            continue
        if me.places[base] == HOME:
            if passed:
                value -= 1
            elif value == HIGHEST:
                total += weights.action * weights.both_actions
        # At the start of the next round its value is one more than this.
        uses = HIGHEST - value
        if uses <= rounds:
            total += advisor[advisors - 1] if me.colours[base] in me.advisors else advisors + 1
            total += free_base(weights, rounds - uses) - weights.later * (rounds - uses)
            if uses:
                total += weights.both_actions * weights.later
        else:
            total += weights.pip * value * rounds
    if prospect.bases < BASES:
        price = origins.components.population_food[prospect.bases - FIRST_BASES]
        share = min(1.0, prospect.resources[FOOD] / price)
        total += weights.grow * share * free_base(weights, rounds)
    return total


def free_base(weights: Weights, rounds: float) -> float:
    """What an empty base is worth with so many rounds to go."""
    return weights.free_base * max(0.0, weights.later * rounds - weights.hire)


def city_worth(prospect: Prospect) -> float:
    """Seats of Power by their Towers and what these may grow to, Districts ready or nearly so, the Wonder."""
    weights = prospect.weights
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
        total += weights.wonder_use * worth * prospect.rounds if built else weights.claimed * min(1.0, prospect.rounds)
    promise = (
        weights.tile_round * len(me.city) + weights.level_round * sum(me.towers) + weights.seat_round * len(me.seats)
    )
    return total + prospect.rounds * promise + districts_worth(prospect, levels)


def levels_to_come(prospect: Prospect, seated: list[int]) -> list[float]:
    """How many levels each Tower may still grow: gold goes where the highest dice are."""
    weights = prospect.weights
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
        gold, height = prospect.resources[GOLD] + weights.income * prospect.rounds, me.towers[best]
        while gold >= height and levels[best] < stock[best]:
            gold -= height
            height += 1
            levels[best] += 1.0
        levels[best] *= weights.level
    return levels


def districts_worth(prospect: Prospect, levels: list[float]) -> float:
    """The Districts that can be closed, as far as there are dice, and those that lack a tile or two."""
    weights = prospect.weights
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
            begun += weights.ready + best_card(cards, prospect.tables.begun[block.number])
        else:
            hoped = max(hoped, best_card(cards, prospect.tables.begun[block.number]))
    ready.sort(reverse=True)
    total = min(1.0, prospect.rounds / 2) * (weights.begun * begun + weights.hoped * hoped)
    for place, worth in enumerate(ready):
        if place < len(dice):
            total += weights.close * worth + weights.seat * dice[place]
        else:
            total += weights.close * worth * min(0.5, prospect.rounds / 4)
    return total


def card_worths(prospect: Prospect) -> list[tuple[int, float]]:
    """The District cards on display, each as a set with what matching it brings."""
    weights = prospect.weights
    origins, matched = prospect.origins, prospect.me.matched
    worths: list[tuple[int, float]] = []
    for place, number in enumerate(origins.cards):
        card = origins.components.cards[number]
        points = card.low if matched & BIT[number] else card.high
        worths.append((BIT[number], points + (1.0 + weights.gold) * origins.card_gold[place]))
    return worths


def ready_worth(prospect: Prospect, cards: list[tuple[int, float]], block: Block, mine: int) -> float:
    """What closing a full District brings: its best card and the Buildings of the best colour of my dice."""
    weights = prospect.weights
    looked_up, best = prospect.tables, 0.0
    awake = [0.0] * len(COLOURS)
    for tile in block.tiles:
        if tile < FARM:
            colour = looked_up.colours[tile]
            awake[colour] += looked_up.worths[tile] if mine & BIT[colour] else looked_up.worths[tile] / 2
            best = max(best, awake[colour])
    return (
        weights.ready * min(1.0, prospect.rounds)
        + best_card(cards, looked_up.shown[block.number])
        + weights.awake * best
    )


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
    weights = prospect.weights
    origins, seat, rounds = prospect.origins, prospect.seat, prospect.rounds
    total = weights.token * min(1.0, rounds) * prospect.me.tokens
    total += weights.boundary * rounds * origins.crossed(seat)
    return total + weights.space * min(1.0, rounds) * origins.strength[seat]

"""Where a position of Origins is going, for bots: an estimate of the final score in points."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.evaluation.lookups import Block
from heliopolis.games.origins.evaluation.outlook import OriginsOutlook, visits_later, visits_now
from heliopolis.games.origins.evaluation.weights import Weights
from heliopolis.games.origins.position.choices import COLOURS
from heliopolis.games.origins.position.components import BASES, FIRST_BASES
from heliopolis.games.origins.position.dice import die_colour, die_value
from heliopolis.games.origins.position.state import FARM, FOOD, GOLD, HOME, NONE, Origins
from heliopolis.games.origins.rules.modules.trials import trial_points
from heliopolis.games.origins.rules.zodiac import HIGHEST
from heliopolis.kernel.step import BIT

TURNS: Final = 8
"""How many turns a seat has in a round. Turns are what delay counts: it must not matter who ends a round."""
AHEAD: Final = 3
"""How far the highest disk may be ahead of the second: the others need time to catch up."""
MANY: Final = 1000
"""More disks than a Tower has."""


def evaluate(origins: Origins, seat: int, weights: Weights) -> float:
    """Return the points the seat has and would get if the game ended now, and what its means promise.

    The visits to come count by what the seat has more of them than the others: who only wished for many rounds
    would never let the game end.
    """
    if not origins.todo:
        return float(origins.scored(seat))
    return Parts(OriginsOutlook(origins, seat, weights)).total()


class Parts:
    """What an evaluation adds up."""

    def __init__(self, outlook: OriginsOutlook) -> None:
        origins, seat = outlook.origins, outlook.seat
        self.outlook: Final = outlook
        self.prospects: Final = CityProspects(outlook)
        self.points: Final = origins.scored(seat)
        """The points so far."""
        self.goods: Final = goods_worth(outlook)
        self.temples: Final = temples_worth(outlook)
        self.city: Final = city_worth(outlook, self.prospects)
        self.people: Final = people_worth(outlook)
        self.military: Final = military_worth(outlook)
        self.others: Final = others_worth(outlook)
        self.delay: Final = delay(origins, outlook.weights)
        self.trials: Final[list[int]] = []
        """What each Trial would give now."""
        for trial in origins.trials:
            self.trials.append(trial_points(origins, seat, trial))

    def total(self) -> float:
        """Return the sum of all: bots compare it to the last bit, so the order of the sums is part of it."""
        total = float(self.points)
        total += self.outlook.points + self.goods + self.temples + self.city
        total += self.people + self.military - self.others - self.delay
        for place, points in enumerate(self.trials):
            total += self.outlook.weights.trials[place] * points
        return total


def delay(origins: Origins, weights: Weights) -> float:
    """Return the cost of a game that drags on: the more, the further it is from all its ends."""
    late = origins.turn / (TURNS * origins.seats) - weights.late
    if late <= 0.0 or origins.triggers or origins.solo() or origins.trials_on():
        return 0.0
    least, second = MANY, MANY
    for disks in origins.tower_stock:
        if disks < least:
            least, second = disks, least
        elif disks < second:
            second = disks
    needed = least + second
    for dice in origins.stock:
        needed = min(needed, dice + 1)
    gold_left = 0
    for gold in origins.card_gold:
        if gold:
            gold_left += 1
    needed = min(needed, gold_left)
    forest, mountain, sea = origins.climbs[0], origins.climbs[1], origins.climbs[2]
    for seat in range(origins.seats):
        steps = forest[seat] + mountain[seat] + sea[seat]
        needed = min(needed, (3 * origins.components.temple_top - steps + 1) // 2)
    return weights.delay * late * needed / (needed + 1)


def visits_worth(outlook: OriginsOutlook, seat: int) -> float:
    """Return what the visits to come are worth to a seat."""
    origins, rounds, weights = outlook.origins, outlook.rounds, outlook.weights
    return weights.action * visits_now(origins, seat, rounds) + weights.later * visits_later(origins, seat, rounds)


def others_worth(outlook: OriginsOutlook) -> float:
    """Return what the visits to come are worth to the others, on average."""
    origins = outlook.origins
    if origins.seats == 1:
        return 0.0
    total = 0.0
    for seat in range(origins.seats):
        if seat != outlook.seat:
            total += visits_worth(outlook, seat)
    return total / (origins.seats - 1)


def goods_worth(outlook: OriginsOutlook) -> float:
    """Return the worth of Gold at the end, and of what resources buy: less, the more there are for later visits."""
    weights = outlook.weights
    have = outlook.resources
    total = float(have[GOLD])
    scale = min(1.0, outlook.visits / weights.visits)
    if scale > 0.0:
        room = weights.room + weights.uses * outlook.visits
        for resource in range(4):
            number = have[resource]
            if number > 0:
                each = weights.gold if resource == GOLD else weights.basics[resource]
                total += scale * each * number * room / (number + room)
    return total


def temples_worth(outlook: OriginsOutlook) -> float:
    """Return the two lower disks, what the highest may come to, and the Zodiac cards."""
    weights = outlook.weights
    points = outlook.origins.components.temple_points
    steps = sorted(outlook.steps)
    middle = points[steps[1]]
    total = float(points[steps[0]] + middle)
    highest = points[min(steps[2], steps[1] + AHEAD)]
    total += weights.lead * min(1.0, outlook.visits / 5) * (highest - middle)
    total += outlook.rounds * (weights.climb * (steps[0] + steps[1] + steps[2]) + weights.climb_low * steps[0])
    cards = 0
    for holder in outlook.origins.holders:
        if holder == outlook.seat:
            cards += 1
    return total + weights.card * cards * min(1.5, outlook.rounds + 0.3)


def people_worth(outlook: OriginsOutlook) -> float:
    """Return workers now and in the rounds to come, bases, and the Advisors that sixes will be."""
    weights = outlook.weights
    origins, me, rounds = outlook.origins, outlook.me, outlook.rounds
    advisor = origins.components.advisor_points
    advisors = len(me.advisors)
    total = weights.colour * rounds * advisors
    if advisors:
        total += advisor[advisors - 1]
    passed = origins.passed & BIT[outlook.seat] != 0
    total += visits_worth(outlook, outlook.seat)
    for base in range(outlook.bases):
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
    if outlook.bases < BASES:
        price = origins.components.population_food[outlook.bases - FIRST_BASES]
        share = min(1.0, outlook.resources[FOOD] / price)
        total += weights.grow * share * free_base(weights, rounds)
    return total


def free_base(weights: Weights, rounds: float) -> float:
    """Return what an empty base is worth, given the rounds to go."""
    return weights.free_base * max(0.0, weights.later * rounds - weights.hire)


class CityProspects:
    """What the City of a seat can come to: levels of its Towers, Districts to close and dice to close them with."""

    def __init__(self, outlook: OriginsOutlook) -> None:
        me = outlook.me
        self.seated: Final = [0, 0, 0, 0, 0]
        """The sum of the dice on Seats, by colour."""
        for die in me.seats.values():
            self.seated[die_colour(die)] += die_value(die)
        self.levels: Final = levels_to_come(outlook, self.seated)
        self.dice: Final[list[float]] = []
        """What each die would bring on a Seat, the best first."""
        mine = 0
        now = not outlook.origins.passed & BIT[outlook.seat]
        for base in range(me.bases):
            colour = me.colours[base]
            if colour != NONE and (outlook.rounds or (now and me.places[base] == HOME)):
                mine |= BIT[colour]
                self.dice.append(me.values[base] * (me.towers[colour] + self.levels[colour]))
        if len(self.dice) > 1:
            self.dice.sort(reverse=True)
        self.cards: Final = card_worths(outlook)
        self.ready: Final[list[float]] = []
        """What closing each full District brings, the best first."""
        self.begun = 0.0
        """What those may bring that lack one tile."""
        self.hoped = 0.0
        """The best card that one without two of its tiles may come to show."""
        for block in outlook.lookups.city(me).blocks:
            if block.lacking == 0:
                if block.seat not in me.seats:
                    self.ready.append(ready_worth(outlook, self.cards, block, mine))
            elif block.lacking == 1:
                self.begun += outlook.weights.ready + best_card(self.cards, outlook.lookups.begun[block.number])
            else:
                self.hoped = max(self.hoped, best_card(self.cards, outlook.lookups.begun[block.number]))
        if len(self.ready) > 1:
            self.ready.sort(reverse=True)


def city_worth(outlook: OriginsOutlook, prospects: CityProspects) -> float:
    """Return seats of Power by their Towers and what these may grow to, Districts ready or nearly so, the Wonder."""
    weights = outlook.weights
    me = outlook.me
    seated, levels = prospects.seated, prospects.levels
    total = 0.0
    for colour in range(5):
        total += seated[colour] * me.towers[colour]
        if levels[colour] > 0.0:
            total += levels[colour] * max(0.0, seated[colour] - me.towers[colour])
    if me.wonder != NONE:
        worth = outlook.lookups.wonders[me.wonder]
        built = me.wonder_cell() != NONE
        total += weights.wonder_use * worth * outlook.rounds if built else weights.claimed * min(1.0, outlook.rounds)
    promise = (
        weights.tile_round * len(me.city) + weights.level_round * sum(me.towers) + weights.seat_round * len(me.seats)
    )
    return total + outlook.rounds * promise + districts_worth(outlook, prospects)


def levels_to_come(outlook: OriginsOutlook, seated: list[int]) -> list[float]:
    """Return how many levels each Tower may still grow: gold goes where the highest dice are."""
    weights = outlook.weights
    me, stock = outlook.me, outlook.origins.tower_stock
    levels = [0.0, 0.0, 0.0, 0.0, 0.0]
    if outlook.visits == 0.0:
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
        gold, height = outlook.resources[GOLD] + weights.income * outlook.rounds, me.towers[best]
        while gold >= height and levels[best] < stock[best]:
            gold -= height
            height += 1
            levels[best] += 1.0
        levels[best] *= weights.level
    return levels


def districts_worth(outlook: OriginsOutlook, prospects: CityProspects) -> float:
    """Return the Districts that can be closed, as far as there are dice, and those that lack a tile or two."""
    weights = outlook.weights
    total = min(1.0, outlook.rounds / 2) * (weights.begun * prospects.begun + weights.hoped * prospects.hoped)
    for place, worth in enumerate(prospects.ready):
        if place < len(prospects.dice):
            total += weights.close * worth + weights.seat * prospects.dice[place]
        else:
            total += weights.close * worth * min(0.5, outlook.rounds / 4)
    return total


def card_worths(outlook: OriginsOutlook) -> list[tuple[int, float]]:
    """Return the District cards on display, each as a set with what matching it brings."""
    weights = outlook.weights
    origins, matched = outlook.origins, outlook.me.matched
    worths: list[tuple[int, float]] = []
    for place, number in enumerate(origins.cards):
        card = origins.components.cards[number]
        points = card.low if matched & BIT[number] else card.high
        worths.append((BIT[number], points + (1.0 + weights.gold) * origins.card_gold[place]))
    return worths


def ready_worth(outlook: OriginsOutlook, cards: list[tuple[int, float]], block: Block, mine: int) -> float:
    """Return what closing a full District brings: its best card and the Buildings of the best colour of my dice."""
    weights = outlook.weights
    looked_up, best = outlook.lookups, 0.0
    awake = [0.0] * len(COLOURS)
    for tile in block.tiles:
        if tile < FARM:
            colour = looked_up.colours[tile]
            awake[colour] += looked_up.worths[tile] if mine & BIT[colour] else looked_up.worths[tile] / 2
            best = max(best, awake[colour])
    return (
        weights.ready * min(1.0, outlook.rounds)
        + best_card(cards, looked_up.shown[block.number])
        + weights.awake * best
    )


def best_card(cards: list[tuple[int, float]], matching: int) -> float:
    """Return what the best of the matching cards brings."""
    best = 0.0
    if matching:
        for card, worth in cards:
            if matching & card and worth > best:
                best = worth
    return best


def military_worth(outlook: OriginsOutlook) -> float:
    """Return the worth of tokens, boundaries crossed, and the spaces up to the next one."""
    weights = outlook.weights
    origins, seat, rounds = outlook.origins, outlook.seat, outlook.rounds
    total = weights.token * min(1.0, rounds) * outlook.me.tokens
    total += weights.boundary * rounds * origins.crossed(seat)
    return total + weights.space * min(1.0, rounds) * origins.strength[seat]

"""Where a position of Origins is going, for bots: an estimate of the final score in points."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.abilities import Activations
from heliopolis.games.origins.build import AS_FARM, PlaceTile
from heliopolis.games.origins.cells import ACROSS, BLOCK, DOWN
from heliopolis.games.origins.citizens import Hire
from heliopolis.games.origins.payment import GainBasic, Pay
from heliopolis.games.origins.population import NewBase
from heliopolis.games.origins.solo import ROUNDS
from heliopolis.games.origins.state import FOOD, GOLD, HOME, NONE, STONE, WISDOM, Origins
from heliopolis.games.origins.tables import CORNERS, EMPTY, GREY, tables
from heliopolis.games.origins.temples import Climb, ClimbForCard
from heliopolis.games.origins.trials import trial_points
from heliopolis.games.origins.visit import BONUS, BOTTOM, TOP, Arrive, Visit
from heliopolis.games.origins.zodiac import HIGHEST
from heliopolis.kernel.step import BIT, NOBODY, Step

USUAL_ROUNDS: Final = 6.5
"""How long a game lasts that nobody hurries, a little more than the rounds that people play."""
PER_CARD: Final = 0.9
PER_DISK: Final = 0.6
PER_DIE: Final = 0.7
PER_STEP: Final = 0.25
"""How many rounds pass for each District card, Tower disk, stock die or Temple step that is left until the end."""

ACTION: Final = 4.0
"""What a visit brings, over and above what it costs."""
BOTH_ACTIONS: Final = 0.8
"""How much of a visit more a six brings, which does both actions."""
HIRE: Final = 6.0
"""What it takes to fill a base again: a visit and some wisdom."""
FREE_BASE: Final = 0.8
"""The chance that an empty base is filled in time."""
PIP: Final = 0.3
"""What each point of a Freeman's value saves in a round: wisdom at the sites."""
SEAT: Final = 0.45
"""How much of a die's worth on a Seat counts while it is a Freeman and a Seat is free."""
COLOUR: Final = 0.4
"""What an Advisor's colour brings in a round: the Archon uses its bonus."""

BASIC: Final[list[float]] = [2.0, 1.3, 1.6]
"""What one stone, food or wisdom is worth while there are few."""
GOLD_USE: Final = 1.2
"""What gold is worth besides its point at the end: it stands for anything and raises towers."""
ROOM: Final = 2.0
USES: Final = 0.4
"""For how many of a resource there is a use: so many at once, and so many for each visit to come."""

LEAD: Final = 0.55
"""How much of its points the highest disk counts, which scores nothing unless the others follow."""
CLIMB: Final = 0.12
"""What a step promises for each round left: the next ones are worth more."""
CARD: Final = 1.2
"""What a Zodiac card brings in a round; it seldom stays much longer."""

READY: Final = 3.0
"""What a District is worth besides its card and Buildings: a place for a die."""
CLOSE: Final = 0.7
"""The chance that a District that is ready is closed, if there is a die for it."""
AWAKE: Final = 0.5
"""The chance that the Buildings of one colour wake when it is closed."""
BEGUN: Final = 0.3
"""The chance that a District that lacks one tile is closed in the end."""
LEVEL: Final = 0.5
"""How much of the gain of the best Tower level counts before it is built."""

TOKEN: Final = 1.0
BOUNDARY: Final = 0.5
"""What a crossed boundary brings in a round by attacks."""
SPACE: Final = 0.3
LATER_TRIAL: Final[list[float]] = [1.0, 0.6, 0.4, 0.3, 0.2, 0.2]
"""How much of what a Trial would give now counts, the next Trial first."""
CLAIMED: Final = 1.5
WONDER_USE: Final = 0.5
"""What a Wonder claimed is worth, and how often it is used in a round once it is built."""

SITES: Final[list[float]] = [5.0, 6.0, 7.0, 5.5, 5.0]
"""What the better action of each site brings."""
BONUS_WORTH: Final = 2.0
OPEN: Final[dict[str, float]] = {
    "ChooseWorker": 6.0, "ChooseSite": 6.0, "CloseWith": 8.0, "ChooseSeat": 8.0, "MatchCard": 9.0, "BuildLevel": 4.0,
    "Purchase": 6.0, "BuildMode": 6.0, "ChooseTemple": 6.0, "ChooseStep": 3.0, "ExtraStep": 1.0, "TakeCitizen": 5.0,
    "TakeSpeaker": 4.0, "SpendFood": 2.5, "Feed": 1.2, "MoveOrAttack": 2.0, "AttackPoints": 2.0, "Veteran": 3.5,
    "SetAside": 2.5, "SwapDie": 1.0, "SwapColour": 1.0, "ResetSite": 0.5, "OpenGate": 2.0, "GateAmount": 2.0,
    "CopyAbility": 4.0, "StoneOrFood": 2.0, "BonusOrGold": 2.0, "RaiseForTower": 1.0, "RaiseNewDie": 0.5,
    "ExchangeForGold": 1.0, "PointsOrStone": 2.0, "PyramidAmount": 3.0, "GardenTile": 3.0, "GardenFood": 2.0,
    "GateOfIshtar": 1.5, "WonderDirection": 6.0, "PlaceWonder": 6.0, "PyramidPoints": 5.0, "SpendAny": -2.0,
}  # fmt: skip
"""What an open question promises: a turn half done is not worse than none."""


class Prospect:
    """The means of a seat, where what its open turn has begun counts as done.

    So a Building that is half paid is not worse than none, and a search does not turn away from it.
    """

    def __init__(self, origins: Origins, seat: int) -> None:
        me = origins.players[seat]
        self.origins: Final = origins
        self.seat: Final = seat
        self.me: Final = me
        self.tables: Final = tables(origins.components)
        self.rounds: Final = rounds_left(origins)
        self.visits: Final = visits_left(origins, seat, self.rounds)
        self.points = 0.0
        self.resources: Final = me.resources[:]
        self.steps: Final = [track[seat] for track in origins.climbs]
        self.bases = me.bases
        todo: list[Step[Origins]] = origins.todo
        for step in reversed(todo):
            if step.ends_turn():
                break
            if step.seat() in (seat, NOBODY):
                self.foresee(step)

    def foresee(self, step: Step[Origins]) -> None:
        """Count a step on the stack as done."""
        if isinstance(step, Pay):
            self.pay(STONE, step.stone)
            self.pay(FOOD, step.food)
            self.pay(WISDOM, step.wisdom)
        elif isinstance(step, Visit):
            self.visit(step)
        elif isinstance(step, Arrive):
            self.points += SITES[step.site] - ACTION
        elif isinstance(step, PlaceTile):
            self.points += CLOSE * READY + (0.0 if step.mode == AS_FARM else self.tables.worths[step.kind])
        elif isinstance(step, Activations):
            for cell in step.cells:
                self.points += self.tables.worth(self.me.city[cell])
        elif isinstance(step, ClimbForCard):
            self.climb(step.temple, 2)
            self.points += CARD
        elif isinstance(step, Climb):
            self.climb(step.temple, step.steps)
        elif isinstance(step, Hire):
            self.points += HIRE
        elif isinstance(step, GainBasic):
            self.points += BASIC[WISDOM] * step.left
        elif isinstance(step, NewBase):
            self.bases += 1
        else:
            self.points += OPEN.get(type(step).__name__, 0.0)

    def visit(self, step: Visit) -> None:
        """Count the rest of a visit."""
        acted = step.done & (TOP | BOTTOM)
        if not acted:
            self.points += SITES[step.site]
        if step.mains == 2 and acted != TOP | BOTTOM:
            self.points += BOTH_ACTIONS * SITES[step.site]
        if step.colours & BIT[self.origins.site_tiles[step.site]] and not step.done & BONUS:
            self.points += BONUS_WORTH

    def pay(self, resource: int, number: int) -> None:
        """Pay a price, with gold where the resource itself does not suffice."""
        own = min(number, self.resources[resource])
        self.resources[resource] -= own
        self.resources[GOLD] -= number - own

    def climb(self, temple: int, steps: int) -> None:
        self.steps[temple] = min(self.origins.components.temple_top, self.steps[temple] + steps)


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
    total += people_worth(prospect) + military_worth(prospect) - others_worth(prospect)
    for place, trial in enumerate(origins.trials):
        total += LATER_TRIAL[place] * trial_points(origins, seat, trial)
    return total


def rounds_left(origins: Origins) -> float:
    """How many rounds are likely to follow the open one."""
    if origins.trials_on():
        return float(max(0, len(origins.trials) - 1))
    if origins.solo():
        return float(ROUNDS - origins.round_number)
    if origins.triggers:
        return 0.0
    left = USUAL_ROUNDS - origins.round_number
    if origins.cards:
        left = min(left, PER_CARD * sum(1 for gold in origins.card_gold if gold))
        disks = sorted(origins.tower_stock)
        left = min(left, PER_DISK * (disks[0] + disks[1]))
    left = min(left, PER_DIE * (1 + min(origins.stock)))
    for seat in range(origins.seats):
        climbed = origins.climbs[0][seat] + origins.climbs[1][seat] + origins.climbs[2][seat]
        left = min(left, PER_STEP * (3 * origins.components.temple_top - climbed))
    return max(0.3, left)


def visits_left(origins: Origins, seat: int, rounds: float) -> float:
    """How many visits the seat is likely to make, those of this round included."""
    me = origins.players[seat]
    freemen, unused = 0, 0
    for base in range(me.bases):
        if me.colours[base] != NONE:
            freemen += 1
            if me.places[base] == HOME:
                unused += 1
    visits = rounds * (freemen + 1)
    if not origins.passed & BIT[seat]:
        visits += unused + (1 if me.archon == HOME else 0) + sum(me.speakers)
    elif rounds:
        visits += sum(me.speakers)
    return visits


def others_worth(prospect: Prospect) -> float:
    """What the visits to come are worth to the others, on average."""
    origins = prospect.origins
    if origins.seats == 1:
        return 0.0
    visits = 0.0
    for seat in range(origins.seats):
        if seat != prospect.seat:
            visits += visits_left(origins, seat, prospect.rounds)
    return ACTION * visits / (origins.seats - 1)


def goods_worth(prospect: Prospect) -> float:
    """Gold at the end, and what resources can buy: each is worth less the more there are for the visits to come."""
    have = prospect.resources
    total = float(have[GOLD])
    scale = min(1.0, prospect.visits / 2)
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
    total += LEAD * min(1.0, prospect.visits / 5) * (points[steps[2]] - middle)
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
    total = float(advisor[advisors - 1]) if advisors else 0.0
    total += COLOUR * rounds * advisors
    speakers = sum(me.speakers)
    passed = origins.passed & BIT[prospect.seat] != 0
    if not passed or rounds:
        total += ACTION * speakers
    if me.archon == HOME and not passed:
        total += ACTION
    total += ACTION * rounds
    for base in range(prospect.bases):
        value = me.values[base]
        if value == 0:
            total += free_base(rounds)
            continue
        if me.places[base] == HOME:
            if passed:
                value -= 1
            else:
                total += ACTION * (1.0 + BOTH_ACTIONS) if value == HIGHEST else ACTION
        # The value at the start of the next round is one more than this.
        uses = HIGHEST - value
        if uses <= rounds:
            retired = advisor[advisors - 1] if me.colours[base] in me.advisors else advisors + 1
            total += ACTION * uses + retired + free_base(rounds - uses)
            if uses:
                total += BOTH_ACTIONS * ACTION
        else:
            total += (ACTION + PIP * value) * rounds
    return total


def free_base(rounds: float) -> float:
    """What an empty base is worth with so many rounds to go."""
    return FREE_BASE * max(0.0, ACTION * rounds - HIRE)


def city_worth(prospect: Prospect) -> float:
    """Seats of Power by their Towers, the best next level, and Districts that are ready or nearly so."""
    me = prospect.me
    values = [0, 0, 0, 0, 0]
    for seated in me.seats.values():
        values[seated // 8] += seated % 8
    total, best = 0.0, 0.0
    gold = prospect.resources[GOLD]
    for colour in range(5):
        height = me.towers[colour]
        total += values[colour] * height
        gain = values[colour] - height
        if gain > 0 and prospect.origins.tower_stock[colour] and prospect.visits > 0.0:
            best = max(best, gain * min(1.0, (gold + 1) / (height + 1)))
    total += LEVEL * best
    if me.wonder != NONE:
        worth = prospect.tables.wonders[me.wonder]
        built = me.wonder_cell() != NONE
        total += WONDER_USE * worth * prospect.rounds if built else CLAIMED * min(1.0, prospect.rounds)
    return total + districts_worth(prospect)


def districts_worth(prospect: Prospect) -> float:
    """The Districts that can be closed, as far as there are dice, and those that lack one tile."""
    me = prospect.me
    city, seats = me.city, me.seats
    ready: list[float] = []
    begun: list[float] = []
    shown = card_worths(prospect)
    for cell in city:
        right, below, across = cell + ACROSS, cell + DOWN, cell + ACROSS + DOWN
        missing = (right not in city) + (below not in city) + (across not in city)
        if missing == 0:
            if cell not in seats:
                ready.append(district_worth(prospect, shown, cell))
        elif missing == 1:
            begun.append(begun_worth(prospect, shown, cell))
        left = cell - ACROSS
        if left not in city and below in city and left + DOWN in city:
            begun.append(begun_worth(prospect, shown, left))
    dice: list[float] = []
    now = not prospect.origins.passed & BIT[prospect.seat]
    for base in range(me.bases):
        colour = me.colours[base]
        if colour != NONE and (prospect.rounds or (now and me.places[base] == HOME)):
            dice.append(float(me.values[base] * me.towers[colour]))
    dice.sort(reverse=True)
    ready.sort(reverse=True)
    total = 0.0
    for place, worth in enumerate(ready):
        if place < len(dice):
            total += CLOSE * worth + SEAT * dice[place]
        else:
            total += CLOSE * worth * min(0.5, prospect.rounds / 4)
    begun.sort(reverse=True)
    for worth in begun[:3]:
        total += BEGUN * min(1.0, prospect.rounds / 2) * worth
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


def district_worth(prospect: Prospect, cards: list[tuple[int, float]], seat: int) -> float:
    """What closing a full District brings: its best card and the Buildings of its best colour."""
    city, looked_up = prospect.me.city, prospect.tables
    tiles = [city[seat], city[seat + ACROSS], city[seat + DOWN], city[seat + ACROSS + DOWN]]
    codes = [looked_up.code(tile) for tile in tiles]
    block = codes[0] + CORNERS[1] * codes[1] + CORNERS[2] * codes[2] + CORNERS[3] * codes[3]
    awake = [0.0] * (GREY + 1)
    for corner in range(4):
        if codes[corner] != GREY:
            awake[codes[corner]] += looked_up.worths[tiles[corner]]
    return READY + best_card(cards, looked_up.shown[block]) + AWAKE * max(awake)


def begun_worth(prospect: Prospect, cards: list[tuple[int, float]], seat: int) -> float:
    """What a District that lacks one tile may bring."""
    city, looked_up = prospect.me.city, prospect.tables
    block = 0
    for corner, step in enumerate(BLOCK):
        tile = city.get(seat + step, NONE)
        block += CORNERS[corner] * (EMPTY if tile == NONE else looked_up.code(tile))
    return READY + best_card(cards, looked_up.begun[block])


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

"""A position of Origins in numbers, for learning agents; docs/environments.md tells what stands where."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.position.cells import cell_at
from heliopolis.games.origins.position.choices import (
    BUILDINGS,
    COLOURS,
    DIE,
    IN_THE_BOX,
    TEMPLES,
    TRIALS,
    WONDERS,
    ZODIAC,
)
from heliopolis.games.origins.position.components import BASES, KINDS_PER_COLOUR, LAST_SPACE, OriginsComponents
from heliopolis.games.origins.position.dice import die_colour, die_value, speaker_site
from heliopolis.games.origins.position.saving import TRIGGERS
from heliopolis.games.origins.position.state import AGORA, FARM, HOME, NONE, WONDER, Origins, OriginsPlayer
from heliopolis.games.origins.rules.abilities.registry import ASKED
from heliopolis.games.origins.rules.building.placing import AS_FARM, PlaceTile
from heliopolis.games.origins.rules.building.purchase import BuildMode
from heliopolis.games.origins.rules.citizens import SpendFood
from heliopolis.games.origins.rules.districts import ChooseSeat, seat_bar
from heliopolis.games.origins.rules.military import MoveOrAttack
from heliopolis.games.origins.rules.payment import GainBasic, Pay, SpendAny
from heliopolis.games.origins.rules.scoring import city_tiles, final_points
from heliopolis.games.origins.rules.visit import WORKERS, ChooseSite, Visit
from heliopolis.kernel.step import BIT, step_name

MOST_SEATS: Final = 4
MOST_CARDS: Final = 6
MOST_TRIALS: Final = 6
SITES: Final = 5
HUES: Final = len(COLOURS)
KINDS_OF_COLOUR: Final = KINDS_PER_COLOUR + len(BUILDINGS) - len(IN_THE_BOX)
"""Buildings that were added may all be of one colour."""
SPEAKER_VALUES: Final = 4

WINDOW: Final = 4
"""How far from the Agora a City is written down cell by cell."""
CELLS: Final[list[int]] = [cell_at(rank) for rank in range((2 * WINDOW + 1) ** 2)]
"""The cells of the window, in the order of the vocabulary."""
SHOWN: Final = set(CELLS)

# Of each cell: the colour of its Building, which of its colour it is, then these.
FARM_HERE: Final = HUES + KINDS_OF_COLOUR
START_HERE: Final = FARM_HERE + 1
WONDER_HERE: Final = FARM_HERE + 2
OPEN_SEAT: Final = FARM_HERE + 3
SEAT_DIE: Final = FARM_HERE + 4
PER_CELL: Final = SEAT_DIE + HUES
PER_FREEMAN: Final = HUES + 2 + SITES
GOODS: Final = (
    3
    + 4
    + 1
    + BASES * PER_FREEMAN
    + SPEAKER_VALUES
    + SITES
    + 1
    + SITES
    + 1
    + 2 * HUES
    + len(BUILDINGS)
    + len(WONDERS)
    + 2
    + MOST_CARDS
    + 2
    + 3 * len(TEMPLES)
    + 2
    + 3
    + HUES
)
PER_SEAT: Final = len(CELLS) * PER_CELL + GOODS

ORIGINAL_QUESTIONS: Final[list[str]] = [
    "SetAsideDie", "DraftDie", "ChooseAction", "SpendToken", "ChooseWorker", "ChooseSite", "Visit", "BonusOrGold",
    "FreezeSites", "RaiseNeighbour", "Pay", "GainBasic", "SpendAny", "MoveOrAttack", "ExchangeForGold", "Purchase",
    "BuildMode", "PlaceTile", "Activations", "StoneOrFood", "Veteran", "SetAside", "SwapDie", "SwapColour",
    "ResetSite", "OpenGate", "GateAmount", "CopyAbility", "PointsOrStone", "PyramidAmount", "GardenTile",
    "GateOfIshtar", "WonderDirection", "PlaceWonder", "ChooseTemple", "ChooseStep", "ExtraStep", "TakeCitizen",
    "TakeSpeaker", "SpendFood", "RaiseNewDie", "RaiseNewSpeaker", "RaiseForTower", "CloseWith", "ChooseSeat",
    "MatchCard", "BuildLevel", "Retire",
]  # fmt: skip
QUESTIONS: Final[list[str]] = [*ORIGINAL_QUESTIONS, *[name for name in ASKED if name not in ORIGINAL_QUESTIONS]]
"""What can be asked, each at its place; questions of Buildings that were added come last."""
DETAILS: Final = len(WORKERS) + SITES + 4 + len(BUILDINGS) + 1 + 3 + 1
PER_CARD: Final = 3 * HUES + 3
COMMON: Final = (
    3 * MOST_SEATS
    + 2
    + len(TRIGGERS)
    + SITES * (2 + HUES + len(WONDERS))
    + 5 * len(BUILDINGS)
    + 2 * len(BUILDINGS)
    + HUES
    + 5 * (HUES + 1)
    + HUES
    + SPEAKER_VALUES
    + len(DIE)
    + MOST_CARDS * PER_CARD
    + HUES
    + len(TEMPLES) * len(ZODIAC)
    + 1
    + MOST_TRIALS * len(TRIALS)
    + len(QUESTIONS)
    + DETAILS
)
LENGTH: Final = MOST_SEATS * PER_SEAT + COMMON
"""The same for every number of players and all modules: what is not there is 0."""


def features(origins: Origins, seat: int) -> list[float]:
    """The City and goods of the seat, those of the others in turn order, then what all share."""
    numbers = [0.0] * (MOST_SEATS * PER_SEAT)
    order = kind_order(origins.components)
    for place in range(origins.seats):
        player = (seat + place) % origins.seats
        city(numbers, place * PER_SEAT, origins, origins.players[player], order)
        start = place * PER_SEAT + len(CELLS) * PER_CELL
        for number in goods(origins, player):
            numbers[start] = number
            start += 1
    return numbers + common(origins, seat)


def kind_order(components: OriginsComponents) -> list[int]:
    """For each kind of Building which of its colour it is."""
    seen = [0] * HUES
    order: list[int] = []
    for building in components.buildings:
        order.append(seen[building.colour])
        seen[building.colour] += 1
    return order


def city(numbers: list[float], start: int, origins: Origins, me: OriginsPlayer, order: list[int]) -> None:
    """Write down the window of a City."""
    for rank, cell in enumerate(CELLS):
        tile = me.city.get(cell, NONE)
        if tile == NONE:
            continue
        here = start + rank * PER_CELL
        if tile < FARM:
            numbers[here + origins.components.buildings[tile].colour] = 1.0
            numbers[here + HUES + order[tile]] = 1.0
        elif tile < AGORA:
            numbers[here + FARM_HERE] = 1.0
        elif tile < WONDER:
            numbers[here + START_HERE] = 1.0
        else:
            numbers[here + WONDER_HERE] = 1.0
        seated = me.seats.get(cell, NONE)
        if seated != NONE:
            numbers[here + SEAT_DIE + die_colour(seated)] = die_value(seated) / 6
        elif seat_bar(me, cell) is None:
            numbers[here + OPEN_SEAT] = 1.0


def goods(origins: Origins, seat: int) -> list[float]:
    """Write down what a player has besides the City."""
    me = origins.players[seat]
    numbers = [
        1.0,
        sum(origins.points[seat]) / 100,
        sum(points for _, points in final_points(origins, seat)) / 100 if origins.todo else 0.0,
    ]
    numbers += [number / 6 for number in me.resources]
    numbers.append(me.bases / BASES)
    for base in range(BASES):
        numbers += one_of(HUES, me.colours[base])
        numbers += [me.values[base] / 6, 1.0 if me.unused(base) else 0.0]
        numbers += one_of(SITES, me.places[base])
    numbers += [number / 2 for number in me.speakers[2:]]
    sent = [0.0] * SITES
    for speaker in me.sent:
        sent[speaker_site(speaker)] += 0.5
    numbers += sent
    numbers.append(1.0 if me.archon == HOME else 0.0)
    numbers += one_of(SITES, me.archon)
    numbers.append(me.tokens / 5)
    numbers += [1.0 if colour in me.advisors else 0.0 for colour in range(HUES)]
    numbers += [height / 6 for height in me.towers]
    reserve = [0.0] * len(BUILDINGS)
    for kind in me.reserve:
        reserve[kind] += 1.0
    numbers += reserve
    numbers += one_of(len(WONDERS), me.wonder)
    numbers += [1.0 if me.wonder_cell() != NONE else 0.0, 1.0 if me.wonder_used_in == origins.action_number else 0.0]
    matched = [1.0 if me.matched & BIT[card] else 0.0 for card in origins.cards]
    numbers += matched + [0.0] * (MOST_CARDS - len(matched))
    numbers += [origins.strength[seat] / LAST_SPACE, origins.strength_order.index(seat) / MOST_SEATS]
    for temple in range(len(TEMPLES)):
        numbers += [
            origins.climbs[temple][seat] / origins.components.temple_top,
            origins.climb_orders[temple].index(seat) / MOST_SEATS,
            1.0 if origins.holders[temple] == seat else 0.0,
        ]
    numbers += [1.0 if origins.passed & BIT[seat] else 0.0, 1.0 if origins.bulwark == seat else 0.0]
    numbers += [
        city_tiles(me) / 20,
        sum(1 for cell in me.city if cell not in SHOWN) / 10,
        len(me.farms()) / 5,
    ]
    built = [0.0] * HUES
    for tile in me.city.values():
        if tile < FARM:
            built[origins.components.buildings[tile].colour] += 0.2
    return numbers + built


def common(origins: Origins, seat: int) -> list[float]:
    """What all share: who is asked what, sites, Market, offers, District cards, Temples, Trials."""
    seats = origins.seats
    numbers = one_of(MOST_SEATS, seats - 1)
    numbers += one_of(MOST_SEATS, (origins.seat() - seat) % seats if origins.seat() >= 0 else NONE)
    numbers += one_of(MOST_SEATS, (origins.turn_seat - seat) % seats if origins.turn_seat >= 0 else NONE)
    numbers += [origins.round_number / 8, origins.round_number / int(origins.options["round_limit"])]
    numbers += [1.0 if origins.triggers & BIT[trigger] else 0.0 for trigger in range(len(TRIGGERS))]
    for site in range(SITES):
        numbers += [origins.site_values[site] / 6, 1.0 if origins.unlocked & BIT[site] else 0.0]
        numbers += one_of(HUES, origins.site_tiles[site])
        numbers += one_of(len(WONDERS), origins.site_wonders[site])
    for space in range(5):
        numbers += one_of(len(BUILDINGS), origins.market[space] if space < len(origins.market) else NONE)
    numbers += [1.0 if kind in origins.tops else 0.0 for kind in range(len(BUILDINGS))]
    numbers += [tiles / 4 for tiles in origins.bags]
    numbers += [len(bottom) / 4 for bottom in origins.bottoms]
    for space in range(5):
        offered = origins.offer[space] if space < len(origins.offer) else NONE
        numbers += one_of(HUES, die_colour(offered) if offered != NONE else NONE)
        numbers.append(die_value(offered) / 6 if offered != NONE else 0.0)
    numbers += [dice / 9 for dice in origins.stock]
    numbers += [number / 2 for number in origins.speakers[2:]]
    draft = [0.0] * len(DIE)
    for each in origins.draft:
        draft[die_colour(each) * 6 + die_value(each) - 1] += 0.5
    numbers += draft
    for place in range(MOST_CARDS):
        numbers += card(origins, place)
    numbers += [disks / 6 for disks in origins.tower_stock]
    for temple in range(len(TEMPLES)):
        numbers += one_of(len(ZODIAC), origins.zodiac[temple])
    numbers.append(origins.strength[1] / LAST_SPACE if origins.solo() else 0.0)
    for place in range(MOST_TRIALS):
        numbers += one_of(len(TRIALS), origins.trials[place] if place < len(origins.trials) else NONE)
    return numbers + question(origins)


def card(origins: Origins, place: int) -> list[float]:
    """A District card on display: middle colour, colours of the ends, tower icons, points and gold."""
    if place >= len(origins.cards):
        return [0.0] * PER_CARD
    shown = origins.components.cards[origins.cards[place]]
    ends = [0.0] * HUES
    for colour in shown.ends:
        ends[colour] += 0.5
    towers = [0.0] * HUES
    for colour in shown.towers:
        towers[colour] += 1.0
    return [*one_of(HUES, shown.middle), *ends, *towers, shown.high / 10, shown.low / 10, origins.card_gold[place] / 2]


def question(origins: Origins) -> list[float]:
    """What is asked: its kind, the worker and site of a visit and what it has done, the tile, the price, how many."""
    name, worker, site, parts, kind, farm, left = "", NONE, NONE, 0, NONE, 0.0, 0
    price = [0.0, 0.0, 0.0]
    if origins.todo:
        step = origins.todo[-1]
        name = step_name(type(step))
        if isinstance(step, Visit):
            worker, site, parts = step.worker, step.site, step.done | (8 if step.mains == 2 else 0)
        elif isinstance(step, ChooseSite):
            worker = step.worker
        elif isinstance(step, ChooseSeat):
            worker = step.base
        elif isinstance(step, BuildMode):
            kind = step.kind
        elif isinstance(step, PlaceTile):
            kind, farm = step.kind, 1.0 if step.mode == AS_FARM else 0.0
        elif isinstance(step, Pay):
            price = [step.stone / 6, step.food / 6, step.wisdom / 6]
        elif isinstance(step, (GainBasic, SpendAny, SpendFood)):
            left = step.left
        elif isinstance(step, MoveOrAttack):
            left = step.steps
    numbers = one_of(len(QUESTIONS), QUESTIONS.index(name) if name in QUESTIONS else NONE)
    numbers += one_of(len(WORKERS), worker) + one_of(SITES, site)
    numbers += [1.0 if parts & BIT[part] else 0.0 for part in range(4)]
    return [*numbers, *one_of(len(BUILDINGS), kind), farm, *price, left / 3]


def one_of(length: int, place: int) -> list[float]:
    """All 0 but for a 1 at the place; a place below 0 is nowhere."""
    numbers = [0.0] * length
    if place >= 0:
        numbers[place] = 1.0
    return numbers

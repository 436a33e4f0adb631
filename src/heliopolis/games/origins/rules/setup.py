"""Setup: the boards, the modules, the draft of dice (ORI-SETUP)."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.position.choices import (
    CARD,
    CARDS,
    COLOURS,
    DIE,
    DRAW_COLOUR,
    DRAW_TILE,
    DRAW_TRIAL,
    DRAW_WONDER,
    DRAW_ZODIAC,
    FACE,
    FIRST,
    SITE,
    TRIALS,
    WONDERS,
    ZODIAC,
)
from heliopolis.games.origins.position.components import OriginsComponents
from heliopolis.games.origins.position.dice import die, die_colour, die_value
from heliopolis.games.origins.position.ranges import COLOUR, PLACE, TEMPLE
from heliopolis.games.origins.position.state import NONE, Origins, new_player, starting_strength, without
from heliopolis.games.origins.rules.building.market import TurnTop, bag_of
from heliopolis.games.origins.rules.citizens import settle
from heliopolis.games.origins.rules.modules import solo
from heliopolis.games.origins.rules.modules.trials import TILES
from heliopolis.games.origins.rules.rounds import NextTurn, RollSpeaker
from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.definition import Value
from heliopolis.kernel.frame import FieldRange, Frame, Row
from heliopolis.kernel.game import Game
from heliopolis.kernel.position import put
from heliopolis.kernel.step import ChanceStep, Step, TableStep

DICE_PER_COLOUR: Final[list[int]] = [0, 7, 7, 8, 9]
SPEAKERS: Final[list[int]] = [0, 2, 2, 3, 4]
DISTRICT_CARDS: Final[list[int]] = [0, 3, 4, 5, 6]
SOLO_WONDERS: Final = 2


def bare(game: Game, components: OriginsComponents, options: dict[str, Value]) -> Origins:
    """Return the table before anything is laid out."""
    seats = int(options["players"])
    order = tuple(range(max(seats, 2)))
    return Origins(
        game=game,
        components=components,
        options=options,
        players=[new_player(components.start_resources) for _ in range(seats)],
        site_values=[1] * 5,
        site_tiles=[NONE] * 5,
        site_wonders=[NONE] * 5,
        unlocked=0,
        market=[],
        tops=[NONE] * 5,
        bags=[building.copies for building in components.buildings],
        bottoms=[()] * 5,
        offer=[],
        stock=[DICE_PER_COLOUR[seats]] * 5,
        speakers=[0] * 6,
        draft=[],
        cards=[],
        card_gold=[],
        tower_stock=[0] * 5,
        zodiac=[NONE] * 3,
        holders=[NONE] * 3,
        strength=starting_strength(seats),
        strength_order=order,
        climbs=[[0] * seats for _ in range(3)],
        climb_orders=[tuple(range(seats))] * 3,
        trials=(),
        round_number=1,
        bulwark=0,
        passed=0,
        triggers=0,
        action_number=0,
    )


def begin(origins: Origins) -> None:
    """Begin with what is to be laid out."""
    origins.begin_turn(CHANCE)
    origins.do_all(laying_out(origins))


def laying_out(origins: Origins) -> list[Step[Origins]]:
    """Lay out sites, Temples, Market, offers, District cards, first player, modules, draft (ORI-SETUP-04..30)."""
    wonders = origins.wonders_on()
    trials = TILES.get(str(origins.options["trials"]), 0)
    lone = origins.solo()
    return [
        *[BonusTile(site) for site in range(len(SITE))],
        *[ZodiacCard(temple) for temple in range(3)],
        *[MarketColour() for _ in COLOURS],
        *[TurnTop(colour) for colour in range(len(COLOURS))],
        *[OfferDie(colour) for colour in range(len(COLOURS))],
        SortOffer(),
        *[RollSpeaker() for _ in range(SPEAKERS[origins.seats])],
        *[DistrictCard() for _ in range(DISTRICT_CARDS[origins.seats])],
        Towers(),
        FirstPlayer(),
        *([PlaceWonders(SOLO_WONDERS if lone else len(SITE))] if wonders else []),
        *[DrawTrial() for _ in range(trials)],
        *[DraftRoll(colour) for _ in range(1 if lone else 2) for colour in range(len(COLOURS))],
        Draft(),
    ]


class BonusTile(ChanceStep[Origins]):
    """A Bonus tile and the Mothership of its colour come to a site (ORI-SETUP-04, ORI-SETUP-05)."""

    def __init__(self, site: int) -> None:
        self.site: Final = site

    def outcomes(self, origins: Origins) -> tuple[list[Choice], list[int]]:
        return DRAW_COLOUR, [0 if colour in origins.site_tiles else 1 for colour in range(len(COLOURS))]

    def run(self, origins: Origins, choice: Choice) -> None:
        origins.site_tiles = put(origins.site_tiles, self.site, choice.item)
        origins.tell("bonus_tile", CHANCE, self.site, choice.item)


class ZodiacCard(ChanceStep[Origins]):
    """A Zodiac card comes to a Temple (ORI-SETUP-06)."""

    def __init__(self, temple: int) -> None:
        self.temple: Final = temple

    def outcomes(self, origins: Origins) -> tuple[list[Choice], list[int]]:
        return DRAW_ZODIAC, [0 if card in origins.zodiac else 1 for card in range(len(ZODIAC))]

    def run(self, origins: Origins, choice: Choice) -> None:
        origins.zodiac = put(origins.zodiac, self.temple, choice.item)
        origins.tell("zodiac", CHANCE, self.temple, choice.item)


class MarketColour(ChanceStep[Origins]):
    """The colour of the next Market space: one of each, in random order (ORI-SETUP-08)."""

    def outcomes(self, origins: Origins) -> tuple[list[Choice], list[int]]:
        there = [origins.components.buildings[kind].colour for kind in origins.market]
        return DRAW_COLOUR, [0 if colour in there else 1 for colour in range(len(COLOURS))]

    def run(self, origins: Origins, choice: Choice) -> None:
        origins.do(MarketTile(choice.item))


class MarketTile(ChanceStep[Origins]):
    """The tile of the next Market space (ORI-SETUP-07, ORI-SETUP-08)."""

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour

    def outcomes(self, origins: Origins) -> tuple[list[Choice], list[int]]:
        return DRAW_TILE, bag_of(origins, self.colour)

    def run(self, origins: Origins, choice: Choice) -> None:
        origins.bags = put(origins.bags, choice.item, origins.bags[choice.item] - 1)
        origins.market = [*origins.market, choice.item]
        origins.tell("market", CHANCE, choice.item)


class OfferDie(ChanceStep[Origins]):
    """A die of each colour is rolled for the offer, sixes again (ORI-SETUP-10)."""

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour

    def outcomes(self, origins: Origins) -> tuple[list[Choice], list[int]]:
        return FACE, [1, 1, 1, 1, 1, 0]

    def run(self, origins: Origins, choice: Choice) -> None:
        origins.stock = put(origins.stock, self.colour, origins.stock[self.colour] - 1)
        origins.offer = [*origins.offer, die(self.colour, choice.item + 1)]
        origins.tell("rolled", CHANCE, self.colour, choice.item + 1)


class SortOffer(Step[Origins]):
    """Low dice lie left; of equals the colour further down the Market (ORI-SETUP-10, ORI-SETUP-11)."""

    def resolve(self, origins: Origins) -> None:
        rank = [0] * len(COLOURS)
        for space, kind in enumerate(origins.market):
            rank[origins.components.buildings[kind].colour] = -space
        origins.offer = sorted(origins.offer, key=lambda each: (die_value(each), rank[die_colour(each)]))


class DistrictCard(ChanceStep[Origins]):
    """A District card is shown with its gold (ORI-SETUP-13, ORI-SETUP-14)."""

    def outcomes(self, origins: Origins) -> tuple[list[Choice], list[int]]:
        return CARD, [0 if card in origins.cards else 1 for card in range(CARDS)]

    def run(self, origins: Origins, choice: Choice) -> None:
        origins.cards = [*origins.cards, choice.item]
        origins.card_gold = [*origins.card_gold, origins.components.card_gold]
        origins.tell("card_shown", CHANCE, choice.item)


class Towers(Step[Origins]):
    """The Tower stock: one disk of each colour and those the cards show, as far as the box goes (ORI-SETUP-15)."""

    def resolve(self, origins: Origins) -> None:
        for colour in range(len(COLOURS)):
            origins.tower_stock = put(origins.tower_stock, colour, tower_disks(origins, colour))


def tower_disks(origins: Origins, colour: int) -> int:
    """Return how many disks of a colour the Tower stock begins with; the players' own come first."""
    icons = sum(origins.components.cards[card].towers.count(colour) for card in origins.cards)
    return min(origins.components.tower_disks - origins.seats, 1 + icons)


class FirstPlayer(ChanceStep[Origins]):
    """Chance gives the Bulwark; disks are stacked in turn order (ORI-SETUP-22, ORI-SETUP-23)."""

    def outcomes(self, origins: Origins) -> tuple[list[Choice], list[int]]:
        return FIRST[: origins.seats], [1] * origins.seats

    def run(self, origins: Origins, choice: Choice) -> None:
        origins.bulwark = choice.item
        order = tuple((choice.item + place) % origins.seats for place in range(origins.seats))
        origins.strength_order = order + ((solo.FOREIGN,) if origins.solo() else ())
        for temple in range(3):
            origins.climb_orders = put(origins.climb_orders, temple, order)
        origins.tell("bulwark", choice.item)


class PlaceWonders(Step[Origins]):
    """Wonders come locked to all sites, in solo to two (WON-SETUP-01, ORI-SOLO-19)."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def resolve(self, origins: Origins) -> None:
        if self.number == len(SITE):
            origins.do_all([DrawWonder(site) for site in range(len(SITE))])
        else:
            origins.do_all([WonderSite() for _ in range(self.number)])


class WonderSite(ChanceStep[Origins]):
    """Which site has a Wonder in solo (ORI-SOLO-19)."""

    def outcomes(self, origins: Origins) -> tuple[list[Choice], list[int]]:
        return SITE, [1 if wonder == NONE else 0 for wonder in origins.site_wonders]

    def run(self, origins: Origins, choice: Choice) -> None:
        origins.do(DrawWonder(choice.item))


class DrawWonder(ChanceStep[Origins]):
    """Which Wonder lies at a site (WON-SETUP-01)."""

    def __init__(self, site: int) -> None:
        self.site: Final = site

    def outcomes(self, origins: Origins) -> tuple[list[Choice], list[int]]:
        return DRAW_WONDER, [0 if wonder in origins.site_wonders else 1 for wonder in range(len(WONDERS))]

    def run(self, origins: Origins, choice: Choice) -> None:
        origins.site_wonders = put(origins.site_wonders, self.site, choice.item)
        origins.tell("wonder_shown", CHANCE, self.site, choice.item)


class DrawTrial(ChanceStep[Origins]):
    """A Trial is added to the row; an option keeps to the stated ones (TRI-SETUP-01, TRI-SETUP-02)."""

    def outcomes(self, origins: Origins) -> tuple[list[Choice], list[int]]:
        rows = origins.components.trials
        only_stated = origins.options["stated_trials_only"] is True
        return DRAW_TRIAL, [
            0 if trial in origins.trials or (only_stated and rows[trial].provenance != "stated") else 1
            for trial in range(len(TRIALS))
        ]

    def run(self, origins: Origins, choice: Choice) -> None:
        origins.trials = (*origins.trials, choice.item)
        origins.tell("trial_shown", CHANCE, choice.item)


class DraftRoll(ChanceStep[Origins]):
    """The dice of the draft are rolled, sixes again (ORI-SETUP-24, ORI-SOLO-03)."""

    def __init__(self, colour: int) -> None:
        self.colour: Final = colour

    def outcomes(self, origins: Origins) -> tuple[list[Choice], list[int]]:
        return FACE, [1, 1, 1, 1, 1, 0]

    def run(self, origins: Origins, choice: Choice) -> None:
        origins.stock = put(origins.stock, self.colour, origins.stock[self.colour] - 1)
        origins.draft = [*origins.draft, die(self.colour, choice.item + 1)]
        origins.tell("draft_rolled", CHANCE, self.colour, choice.item + 1)


class Draft(Step[Origins]):
    """One die each in turn order, then one more in reverse; the rest go back (ORI-SETUP-25..28)."""

    def resolve(self, origins: Origins) -> None:
        order = [(origins.bulwark + place) % origins.seats for place in range(origins.seats)]
        aside: list[Step[Origins]] = [DraftTurn(0, solo.SET_ASIDE)] if origins.solo() else []
        origins.do(
            *aside,
            *[DraftTurn(player, 0) for player in order],
            *[DraftTurn(player, 0) for player in order[::-1]],
            ReturnDice(),
        )


class DraftTurn(Step[Origins]):
    """A turn of the draft: take a die; in solo, first set some of the highest aside."""

    def __init__(self, player: int, aside: int) -> None:
        self.player: Final = player
        self.aside: Final = aside

    def ends_turn(self) -> bool:
        return True

    def resolve(self, origins: Origins) -> None:
        origins.begin_turn(self.player)
        if self.aside:
            solo.set_highest_aside(origins, self.player, self.aside)
        else:
            origins.do(DraftDie(self.player))


class DraftDie(TableStep[Origins]):
    """Take one of the rolled dice (ORI-SETUP-25..27)."""

    def table(self, origins: Origins) -> list[Choice]:
        return DIE

    def bars(self, origins: Origins) -> list[tuple[str, int]]:
        return [("ORI-SOLO-03" if origins.solo() else "ORI-SETUP-31", ~solo.dice_mask(origins.draft))]

    def run(self, origins: Origins, choice: Choice) -> None:
        taken = die(choice.item // 6, choice.item % 6 + 1)
        origins.draft = without(origins.draft, taken)
        settle(origins, self.player, taken)
        origins.tell("drafted", self.player, die_colour(taken), die_value(taken))


class ReturnDice(Step[Origins]):
    """Dice no one took go back to the stock, and the first round begins (ORI-SETUP-28)."""

    def ends_turn(self) -> bool:
        return True

    def resolve(self, origins: Origins) -> None:
        for each in origins.draft:
            colour = die_colour(each)
            origins.stock = put(origins.stock, colour, origins.stock[colour] + 1)
        origins.draft = []
        origins.tell("round", CHANCE, origins.round_number)
        origins.do(NextTurn(origins.bulwark))


_DRAFT: Final[Row] = (DraftRoll, DraftRoll, Draft)
_TRIALS: Final[Row] = (DrawTrial, DrawTrial, *_DRAFT)
OPENING: Final[tuple[Row, ...]] = (
    (
        *(BonusTile, BonusTile, ZodiacCard, ZodiacCard),
        *(MarketColour, MarketColour, TurnTop, TurnTop, OfferDie, OfferDie),
        *(SortOffer, RollSpeaker, RollSpeaker, DistrictCard, DistrictCard),
        *(Towers, FirstPlayer, PlaceWonders, *_TRIALS),
    ),
    (FirstPlayer, *_TRIALS),
    (FirstPlayer, *_DRAFT),
    (PlaceWonders, *_DRAFT),
)
"""What ``laying_out`` puts on the stack."""

FRAMES: Final[tuple[Frame, ...]] = (
    Frame(BonusTile, site=PLACE),
    Frame(ZodiacCard, temple=TEMPLE),
    Frame(MarketColour, (MarketTile,)),
    Frame(MarketTile, colour=COLOUR),
    Frame(OfferDie, colour=COLOUR),
    Frame(SortOffer),
    Frame(DistrictCard),
    Frame(Towers),
    Frame(FirstPlayer),
    Frame(PlaceWonders, (DrawWonder, DrawWonder), (WonderSite, WonderSite), number=FieldRange(SOLO_WONDERS, len(SITE))),
    Frame(WonderSite, (DrawWonder,)),
    Frame(DrawWonder, site=PLACE),
    Frame(DrawTrial),
    Frame(DraftRoll, colour=COLOUR),
    Frame(Draft, (DraftTurn, DraftTurn, ReturnDice)),
    Frame(DraftTurn, (DraftDie,), (solo.SetAsideDie,), aside=FieldRange(0, solo.SET_ASIDE)),
    Frame(DraftDie),
    Frame(ReturnDice, (NextTurn,)),
)

"""Positions of Origins in a line or two, and what a test asks about them.

``table()`` is the first turn of seat 0 after a setup that is always the same: the Bonus tiles red, purple, blue,
orange and yellow lie on the sites 1 to 5 in this order, everyone's two Freemen are of value 3, and no one holds a
card. Each setter changes one thing, keeps dice and Building tiles in balance, asks the open question again and
returns the position. Seats count from 0 as in the rules, bases, sites and spaces from 1 as on the board.

People are written ``"red 6; blue 3 at 2; ; yellow 1"``: base by base, ``at`` the site where one is. A City is written
``"1,0 granary; 0,-1 farm; 2,0 farm mint"``: what lies on its cells beside Agora and Palace.
"""

from __future__ import annotations

from functools import cache

from heliopolis.games.origins.game import OriginsGame
from heliopolis.games.origins.position.cells import parse_cell
from heliopolis.games.origins.position.choices import BUILDINGS, COLOURS, RESOURCES, TEMPLES, WONDERS, ZODIAC
from heliopolis.games.origins.position.dice import die
from heliopolis.games.origins.position.state import FARM, HOME, NONE, WONDER, Origins, OriginsPlayer
from heliopolis.games.origins.rules.abilities.activation import Activations
from heliopolis.games.origins.rules.rounds import NextTurn
from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.definition import Value
from heliopolis.kernel.event import Event
from heliopolis.kernel.position import put
from heliopolis.testing.rule_checks import ask, final, fresh, legal, only, points, prompt, refused
from heliopolis.words.voice import voice_of

__all__ = ["ask", "final", "fresh", "legal", "only", "points", "prompt", "refused"]
"""What is shared by the tests of all games, beside what stands below."""

GAME = OriginsGame()
COMPONENTS = GAME.read_components(None)

ANSWERS: dict[str, str] = {
    "BonusTile": "drawn:red drawn:purple drawn:blue drawn:orange",
    "ZodiacCard": "zodiac:leo zodiac:virgo zodiac:libra",
    "MarketColour": "drawn:yellow drawn:blue drawn:orange drawn:red",
    "MarketTile": "tile:workshop tile:statue tile:stone_circle tile:outpost tile:healers_mansion",
    "RevealTop": "tile:armory tile:fountain_of_wisdom tile:obelisk tile:court_of_law tile:mint",
    "OfferDie": "face:3 face:5 face:1 face:3 face:3",
    "RollSpeaker": "face:2 face:3 face:4 face:5",
    "DistrictCard": "card:2 card:24 card:44 card:5 card:30 card:43",
    "FirstPlayer": "first:1",
    "WonderSite": "site:1 site:2",
    "DrawWonder": "wonder:colossus wonder:great_pyramid wonder:hanging_gardens wonder:ishtar_gate wonder:lighthouse",
    "DrawTrial": "trial:a01 trial:a02 trial:a03 trial:a04 trial:a05 trial:a06",
    "DraftRoll": "face:3 " * 10,
    "SetAsideDie": "die:purple/3 die:blue/3",
}
"""What chance answers in the setup, question by question."""
FIRST_PICKS = ["red", "purple", "blue", "orange"]
SECOND_PICKS = ["yellow", "red", "purple", "blue"]


def new(players: int = 2, **options: Value) -> Origins:
    """Return a new game, nothing laid out yet."""
    origins = GAME.new(COMPONENTS, players=players, **options)
    assert isinstance(origins, Origins)
    return origins


def set_up(origins: Origins, **others: str) -> Origins:
    """Answer the questions of the setup as always, but those of ``others`` with these names, as far as they go."""
    answers = {question: names.split() for question, names in {**ANSWERS, **others}.items()}
    while answers.get(prompt(origins)):
        origins.play(origins.choice(answers[prompt(origins)].pop(0)))
    return origins


@cache
def _table(players: int, options: tuple[tuple[str, Value], ...]) -> Origins:
    origins = set_up(new(players, **dict(options)))
    while prompt(origins) == "DraftDie":
        seat = origins.seat()
        picks = FIRST_PICKS if not origins.players[seat].freemen() else SECOND_PICKS
        origins.play(origins.choice(f"die:{picks[seat]}/3"))
    return origins


def table(players: int = 2, **options: Value) -> Origins:
    """Return the first turn of seat 0."""
    # Loaded, not copied: copies share what the rules replace, and these tests change it.
    laid = _table(players, tuple(sorted(options.items())))
    origins = laid.game.load(laid.to_dict())
    assert isinstance(origins, Origins)
    return origins


# Changing a position ---------------------------------------------------------------------------------------


def to_move(origins: Origins, seat: int) -> Origins:
    """Make it the turn of this seat."""
    return only(origins, NextTurn(seat))


def give(origins: Origins, seat: int = 0, *, stone: int = 0, food: int = 0, wisdom: int = 0, gold: int = 0) -> Origins:
    """Give the seat exactly these resources."""
    origins.players[seat].resources[:] = [stone, food, wisdom, gold]
    return fresh(origins)


def freemen(origins: Origins, seat: int, people: str) -> Origins:
    """Give the seat exactly these Freemen, and at least as many bases as are written."""
    me = origins.players[seat]
    for base in me.freemen():
        origins.stock[me.colours[base]] += 1
        me.colours[base], me.values[base], me.places[base] = NONE, 0, HOME
    written = people.split(";")
    me.bases = max(me.bases, len(written))
    for base, person in enumerate(written):
        words = person.split()
        if words:
            colour = COLOURS.index(words[0])
            origins.stock[colour] -= 1
            me.colours[base], me.values[base] = colour, int(words[1])
            me.places[base] = int(words[3]) - 1 if len(words) > 2 else HOME
    return fresh(origins)


def bases(origins: Origins, seat: int, number: int) -> Origins:
    """Take that many bases from the Population track."""
    origins.players[seat].bases = number
    return fresh(origins)


def speakers(origins: Origins, seat: int, held: str, sent: str = "") -> Origins:
    """Give the seat Speakers such as ``"3 5"``, and others sent as ``"4@2"``: value 4 on site 2."""
    me = origins.players[seat]
    me.speakers[:] = [held.split().count(str(value)) for value in range(6)]
    pairs = [each.split("@") for each in sent.split()]
    me.sent = tuple(sorted((int(site) - 1) * 8 + int(value) for value, site in pairs))
    return fresh(origins)


def speaker_offer(origins: Origins, values: str) -> Origins:
    """Set the Speakers in the offer."""
    origins.speakers[:] = [values.split().count(str(value)) for value in range(6)]
    return fresh(origins)


def archon(origins: Origins, seat: int, site: int) -> Origins:
    """Put the Archon on a site (0: at home)."""
    origins.players[seat].archon = site - 1
    return fresh(origins)


def advisors(origins: Origins, seat: int, colours: str) -> Origins:
    """Set the Advisors of a seat, from the left."""
    me = origins.players[seat]
    for colour in me.advisors:
        origins.stock[colour] += 1
    me.advisors = tuple(COLOURS.index(colour) for colour in colours.split())
    for colour in me.advisors:
        origins.stock[colour] -= 1
    return fresh(origins)


def tokens(origins: Origins, seat: int, number: int) -> Origins:
    """Set the Superiority tokens of a seat."""
    origins.players[seat].tokens = number
    return fresh(origins)


def site(origins: Origins, number: int, value: int = 0, tile: str = "") -> Origins:
    """Set the value and the Bonus tile of a site; the site that had the tile gets the other one."""
    if value:
        origins.site_values[number - 1] = value
    if tile:
        tiles = origins.site_tiles[:]
        other = tiles.index(COLOURS.index(tile))
        tiles[number - 1], tiles[other] = tiles[other], tiles[number - 1]
        origins.site_tiles = tiles
    return fresh(origins)


def city(origins: Origins, seat: int, drawn: str) -> Origins:
    """Set the City of a seat beside Agora and Palace; its tiles come out of the face-down stacks."""
    me = origins.players[seat]
    for tile in me.city.values():
        if tile % FARM < len(BUILDINGS) and tile < 2 * FARM:
            into_bag(origins, tile % FARM, 1)
    me.city = dict(list(me.city.items())[:2])
    for written in [each.split() for each in drawn.split(";") if each.strip()]:
        kind = BUILDINGS.index(written[-1]) if written[-1] != "farm" else spare(origins)
        into_bag(origins, kind, -1)
        me.city = {**me.city, cell(written[0]): kind + (FARM if written[1] == "farm" else 0)}
    return fresh(origins)


def into_bag(origins: Origins, kind: int, number: int) -> None:
    """Put that many more tiles face down."""
    origins.bags = put(origins.bags, kind, origins.bags[kind] + number)


def spare(origins: Origins) -> int:
    """Return a kind of which the most tiles lie face down."""
    return max(range(len(BUILDINGS)), key=lambda kind: origins.bags[kind])


def wonder(origins: Origins, seat: int, name: str, cells: str = "") -> Origins:
    """Claim a Wonder for the seat, and build it if its two cells are given."""
    me = origins.players[seat]
    me.wonder = WONDERS.index(name)
    origins.site_wonders = [NONE if each == me.wonder else each for each in origins.site_wonders]
    me.city = {**me.city, **dict.fromkeys([cell(each) for each in cells.split()], WONDER + me.wonder)}
    return fresh(origins)


def seated(origins: Origins, seat: int, corner: str, colour: str, value: int) -> Origins:
    """Set a die on a Seat of Power, named by the cell at its upper left."""
    origins.stock[COLOURS.index(colour)] -= 1
    me = origins.players[seat]
    me.seats = {**me.seats, cell(corner): die(COLOURS.index(colour), value)}
    return fresh(origins)


def towers(origins: Origins, seat: int, **heights: int) -> Origins:
    """Set the heights of towers; those that are not named stay."""
    for colour, height in heights.items():
        origins.players[seat].towers[COLOURS.index(colour)] = height
    return fresh(origins)


def tower_stock(origins: Origins, **disks: int) -> Origins:
    """Set the disks in the Tower stock; colours that are not named stay."""
    for colour, number in disks.items():
        origins.tower_stock = put(origins.tower_stock, COLOURS.index(colour), number)
    return fresh(origins)


def stock(origins: Origins, **dice: int) -> Origins:
    """Set the Citizen dice in the stock; colours that are not named stay (the others are out of the game)."""
    for colour, number in dice.items():
        origins.stock[COLOURS.index(colour)] = number
    return fresh(origins)


def offer(origins: Origins, people: str) -> Origins:
    """Set the dice of the Citizen offer, from the left."""
    for each in origins.offer:
        origins.stock[each // 8] += 1
    origins.offer[:] = []
    for colour, value in [person.split() for person in people.split(";") if person.strip()]:
        origins.stock[COLOURS.index(colour)] -= 1
        origins.offer.append(die(COLOURS.index(colour), int(value)))
    return fresh(origins)


def market(origins: Origins, names: str) -> Origins:
    """Set the tiles of the Building Market, from the top."""
    for kind in origins.market:
        into_bag(origins, kind, 1)
    origins.market[:] = [BUILDINGS.index(name) for name in names.split()]
    for kind in origins.market:
        into_bag(origins, kind, -1)
    return fresh(origins)


def stack(origins: Origins, colour: str, top: str = "", down: str = "", bottom: str = "") -> Origins:
    """Set the stack of a colour: its face-up tile, those face down in no order, the known bottom.

    The rest is gone.
    """
    place = COLOURS.index(colour)
    for kind, building in enumerate(origins.components.buildings):
        if building.colour == place:
            origins.bags = put(origins.bags, kind, down.split().count(BUILDINGS[kind]))
    origins.tops[place] = BUILDINGS.index(top) if top else NONE
    origins.bottoms = put(origins.bottoms, place, tuple(BUILDINGS.index(name) for name in bottom.split()))
    return fresh(origins)


def reserve(origins: Origins, seat: int, names: str) -> Origins:
    """Set the tiles a seat has set aside."""
    me = origins.players[seat]
    for kind in me.reserve:
        into_bag(origins, kind, 1)
    me.reserve = tuple(sorted(BUILDINGS.index(name) for name in names.split()))
    for kind in me.reserve:
        into_bag(origins, kind, -1)
    return fresh(origins)


def zodiac(origins: Origins, temple: str, card: str, holder: int = NONE) -> Origins:
    """Set the card of a Temple and who holds it; the Temple that had the card gets the other one."""
    place, sign = TEMPLES.index(temple), ZODIAC.index(card)
    if sign in origins.zodiac:
        origins.zodiac = put(origins.zodiac, origins.zodiac.index(sign), origins.zodiac[place])
    origins.zodiac = put(origins.zodiac, place, sign)
    origins.holders = put(origins.holders, place, holder)
    return fresh(origins)


def hold(origins: Origins, card: str, seat: int = 0) -> Origins:
    """Give the seat this card, that of the Sea Temple."""
    return zodiac(origins, "sea", card, seat)


def strength(origins: Origins, *spaces: int, order: str = "") -> Origins:
    """Set the spaces of the Military disks, seat by seat.

    ``order`` names the disks from the lowest in a stack up.
    """
    origins.strength[: len(spaces)] = spaces
    if order:
        origins.strength_order = tuple(int(disk) for disk in order.split())
    return fresh(origins)


def climbs(origins: Origins, temple: str, *steps: int, order: str = "") -> Origins:
    """Set the steps of the disks on a Temple track, seat by seat; ``order`` as for the strength."""
    place = TEMPLES.index(temple)
    origins.climbs[place][: len(steps)] = steps
    if order:
        origins.climb_orders = put(origins.climb_orders, place, tuple(int(disk) for disk in order.split()))
    return fresh(origins)


def cards(origins: Origins, numbers: str, gold: str = "") -> Origins:
    """Set the District cards on display and the Gold on each (2 if nothing is said)."""
    origins.cards = [int(number) - 1 for number in numbers.split()]
    origins.card_gold = [int(each) for each in gold.split()] or [2] * len(origins.cards)
    return fresh(origins)


# Playing and looking ---------------------------------------------------------------------------------------


def play(origins: Origins, names: str) -> list[Event]:
    """Play these choices one after the other; return the events.

    A choice that was the only one may be written or left out; chance that the next name does not answer has its first
    outcome.
    """
    told: list[Event] = []
    forced: list[Choice] = []
    for choice in [origins.choice(name) for name in names.split()]:
        while choice not in origins.choices() and choice not in forced and origins.seat() == CHANCE:
            told += origins.play(origins.choices()[0])
            forced += origins.played[1:]
        if choice in origins.choices() or choice not in forced:
            told += origins.play(choice)
            forced = origins.played[1:]
    return told


def using(origins: Origins, where: str = "1,0") -> Origins:
    """Let seat 0 use the ability of the tile on this cell."""
    ask(origins, Activations(0, (cell(where),)))
    play(origins, f"cell:{where}")
    return origins


def offering(origins: Origins, *cells: str) -> Origins:
    """Offer seat 0 the Agora, and the tiles on these cells."""
    return ask(origins, Activations(0, (cell("0,0"), *[cell(each) for each in cells])))


def settled(origins: Origins) -> Origins:
    """Answer chance with its first outcome, whatever it is asked."""
    while origins.seat() == CHANCE:
        origins.play(origins.choices()[0])
    return origins


def said(origins: Origins, name: str, language: str = "en") -> str:
    """Return what the choice is called in this position."""
    return voice_of(GAME, language).choice(origins.choice(name), origins)


def why(origins: Origins, name: str, language: str = "en") -> str:
    """Return the message for a player who wants a choice that is barred."""
    return voice_of(GAME, language).refusal(origins, origins.choice(name))


def cell(name: str) -> int:
    return parse_cell(name)


def me(origins: Origins, seat: int = 0) -> OriginsPlayer:
    return origins.players[seat]


def resources(origins: Origins, seat: int = 0) -> dict[str, int]:
    """Return what a seat has, kinds it has none of left out."""
    return {name: number for name, number in zip(RESOURCES, me(origins, seat).resources, strict=True) if number}


def people(origins: Origins, seat: int = 0) -> str:
    """Return the Freemen of a seat as they are written."""
    player = me(origins, seat)
    written = []
    for base in range(player.bases):
        if player.colours[base] == NONE:
            written.append("")
        else:
            at = "" if player.places[base] == HOME else f" at {player.places[base] + 1}"
            written.append(f"{COLOURS[player.colours[base]]} {player.values[base]}{at}")
    return "; ".join(written)


def held(origins: Origins, seat: int = 0) -> list[int]:
    """Return the values of the Speakers a seat holds."""
    return [value for value, number in enumerate(me(origins, seat).speakers) for _ in range(number)]


def offered(origins: Origins) -> list[str]:
    """Return the Citizen offer, from the left."""
    return [f"{COLOURS[each // 8]} {each % 8}" for each in origins.offer]


def shown(origins: Origins) -> list[str]:
    """Return the Building Market, from the top."""
    return [BUILDINGS[kind] for kind in origins.market]


def holders(origins: Origins) -> dict[str, int]:
    """Return who holds which Zodiac card, those on the board left out."""
    pairs = zip(origins.zodiac, origins.holders, strict=True)
    return {ZODIAC[card]: holder for card, holder in pairs if holder != NONE}


def events(told: list[Event], kind: str) -> list[tuple[int, ...]]:
    """Return the events of a kind: the seat and the numbers."""
    return [tuple(int(number) for number in event[1:]) for event in told if event[0] == kind]

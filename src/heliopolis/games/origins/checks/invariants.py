"""What holds in every position of Origins; each broken one is reported by its number (INV-01..17)."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.position import saving
from heliopolis.games.origins.position.cells import AGORA_CELL, PALACE_CELL, STEPS, neighbours
from heliopolis.games.origins.position.choices import COLOURS, WONDERS
from heliopolis.games.origins.position.components import BASES
from heliopolis.games.origins.position.dice import die_colour
from heliopolis.games.origins.position.state import (
    AGORA,
    FARM,
    NONE,
    PALACE,
    WONDER,
    Origins,
    OriginsPlayer,
    new_player,
)
from heliopolis.games.origins.rules.building.market import RevealTop, TurnTop
from heliopolis.games.origins.rules.districts import TAKEN, seat_bar
from heliopolis.games.origins.rules.modules import solo
from heliopolis.games.origins.rules.modules.trials import TILES
from heliopolis.games.origins.rules.rounds import NextTurn, RollSpeaker
from heliopolis.games.origins.rules.setup import (
    DICE_PER_COLOUR,
    DISTRICT_CARDS,
    SOLO_WONDERS,
    SPEAKERS,
    BonusTile,
    Draft,
    DraftDie,
    DraftRoll,
    DraftTurn,
    DrawTrial,
    DrawWonder,
    FirstPlayer,
    MarketColour,
    MarketTile,
    OfferDie,
    PlaceWonders,
    ReturnDice,
    Towers,
    WonderSite,
    ZodiacCard,
    laying_out,
    tower_disks,
)
from heliopolis.games.origins.rules.setup import DistrictCard as ShowCard
from heliopolis.kernel.errors import Message, at, message
from heliopolis.kernel.reading import Reader
from heliopolis.kernel.step import fields

INNER: Final = (MarketTile, RevealTop, DrawWonder, WonderSite)
"""What the steps of laying out put in their own place."""


def broken(origins: Origins) -> list[Message]:
    """Return the invariants that do not hold."""
    faults = [fault for seat, me in enumerate(origins.players) for fault in broken_player(origins, seat, me)]
    for colour, name in enumerate(COLOURS):
        if dice(origins, colour) != DICE_PER_COLOUR[origins.seats]:
            faults.append(at("INV-01", message("dice", number=dice(origins, colour), colour=name)))
    speakers = sum(origins.speakers) + sum(sum(me.speakers) + len(me.sent) for me in origins.players)
    if speakers + waiting(origins, RollSpeaker) != SPEAKERS[origins.seats]:
        faults.append(at("INV-02", message("speakers", number=speakers)))
    for kind, building in enumerate(origins.components.buildings):
        if tiles(origins, kind) != building.copies:
            faults.append(at("INV-05", message("kind", number=tiles(origins, kind), kind=kind, copies=building.copies)))
    offered = [die_colour(each) for each in origins.offer]
    if len(set(market_colours(origins))) != len(origins.market):
        faults.append(at("INV-03", message("market-twice")))
    if len(set(offered)) != len(offered):
        faults.append(at("INV-03", message("offer-twice")))
    if len(set(origins.cards)) != len(origins.cards):
        faults.append(at("INV-08", message("card-twice")))
    return faults + (broken_layout(origins) if is_laid_out(origins) else broken_course(origins))


def waiting(origins: Origins, kind: type) -> int:
    """Return how many steps of a kind are on the stack."""
    return sum(1 for step in origins.todo if isinstance(step, kind))


def is_laid_out(origins: Origins) -> bool:
    """Return whether the boards are still being laid out."""
    return bool(origins.todo) and isinstance(origins.todo[0], Draft)


def broken_layout(origins: Origins) -> list[Message]:
    """Return what is wrong while the boards are laid out: nothing is there before its step, and all of it after."""
    steps, rest = laying_out(origins), origins.todo[::-1]
    inner = 0
    while isinstance(rest[inner], INNER):
        inner += 1
    begun = len(steps) - len(rest) + inner
    if begun < 0 or rest[inner:] != steps[begun:] or origins.turn != 1 or origins.turn_seat >= 0:
        return [at("INV-15", message("broken-table", what=message("to-lay-out")))]
    done: dict[str, int] = {}
    for step in steps[:begun]:
        done[type(step).__name__] = done.get(type(step).__name__, 0) + 1
    begins = {each: done.get(each.__name__, 0) for each in (MarketColour, TurnTop, PlaceWonders)}
    markets, tops = begins[MarketColour] - waiting(origins, MarketTile), begins[TurnTop] - waiting(origins, RevealTop)
    wonders = (SOLO_WONDERS if origins.solo() else len(origins.site_wonders)) if begins[PlaceWonders] else 0
    wonders -= waiting(origins, WonderSite) + waiting(origins, DrawWonder)
    sites = [step.site for step in rest if isinstance(step, DrawWonder)]
    fresh = saving.describe_player(new_player(origins.components.start_resources))
    laid = [
        first_ones(origins.site_tiles, done.get(BonusTile.__name__, 0)),
        first_ones(origins.zodiac, done.get(ZodiacCard.__name__, 0)),
        len(origins.market) == markets,
        first_ones(origins.tops, tops) and not any(origins.bottoms),
        len(origins.offer) == done.get(OfferDie.__name__, 0),
        len(origins.draft) == done.get(DraftRoll.__name__, 0),
        len(origins.cards) == done.get(ShowCard.__name__, 0),
        len(origins.trials) == done.get(DrawTrial.__name__, 0),
        sum(1 for wonder in origins.site_wonders if wonder != NONE) == wonders,
        len(set(sites)) == len(sites) and all(origins.site_wonders[site] == NONE for site in sites),
        has_towers(origins) if done.get(Towers.__name__) else not any(origins.tower_stock),
        origins.bulwark == 0 or done.get(FirstPlayer.__name__, 0) == 1,
        all(saving.describe_player(me) == fresh for me in origins.players),
        not any(origins.strength) and not any(step for climb in origins.climbs for step in climb),
        all(holder == NONE for holder in origins.holders),
        origins.round_number == 1 and not (origins.passed or origins.triggers or origins.action_number),
    ]
    return [] if all(laid) else [at("INV-15", message("broken-table", what=message("laid-out")))]


def first_ones(values: list[int], number: int) -> bool:
    """Return whether the first ones are there, each once, and the others are not."""
    there = values[:number]
    return NONE not in there and len(set(there)) == number and all(value == NONE for value in values[number:])


def broken_course(origins: Origins) -> list[Message]:
    """Return what is wrong once everything is laid out: with the boards of all, and with whose turn it is."""
    bottom = origins.todo[0] if origins.todo else None
    drafting = isinstance(bottom, ReturnDice)
    trials = TILES.get(str(origins.options["trials"]), 0) - origins.round_number
    trials += 1 if drafting or isinstance(bottom, NextTurn) else 0
    checks = [
        ("INV-04", message("towers"), has_towers(origins)),
        ("INV-08", message("shown-cards"), len(origins.cards) == DISTRICT_CARDS[origins.seats]),
        ("INV-10", message("zodiac-twice"), first_ones(origins.zodiac, len(origins.zodiac))),
        ("INV-10", message("bonus-twice"), first_ones(origins.site_tiles, len(origins.site_tiles))),
        ("INV-16", message("trials-left"), not origins.trials_on() or len(origins.trials) == trials),
        ("INV-16", message("early-turn"), origins.turn > 1),
        ("INV-16", message("late-draft"), drafting or not origins.draft),
        ("INV-16", message("foreign-turn"), all(of_turn(origins))),
        ("INV-17", message("draft"), not drafting or is_drafted(origins)),
    ]
    return [at(number, message("broken-table", what=what)) for number, what, holds in checks if not holds]


def has_towers(origins: Origins) -> bool:
    """Return whether the disks of the Tower stock and of the players are those the setup took."""
    return all(
        origins.tower_stock[colour] + sum(me.towers[colour] for me in origins.players)
        == origins.seats + tower_disks(origins, colour)
        for colour in range(len(COLOURS))
    )


def of_turn(origins: Origins) -> list[bool]:
    """Return for each step in this turn that belongs to a player whether it is their turn."""
    own: list[bool] = []
    for step in origins.todo[::-1]:
        if step.ends_turn():
            break
        own.append(fields(step).get("player", origins.turn_seat) == origins.turn_seat)
    return own


def is_drafted(origins: Origins) -> bool:
    """Return whether everyone will have two dice, and the draft has the others (ORI-SETUP-24..28, ORI-SOLO-03)."""
    aside = solo.SET_ASIDE if origins.solo() else 0
    for step in origins.todo:
        if isinstance(step, DraftTurn):
            aside -= step.aside
        elif isinstance(step, solo.SetAsideDie):
            aside -= step.left
    taken = 0
    for seat, me in enumerate(origins.players):
        due = sum(
            1
            for step in origins.todo
            if (isinstance(step, DraftDie) or (isinstance(step, DraftTurn) and not step.aside)) and step.player == seat
        )
        taken += len(me.freemen())
        if len(me.freemen()) + due != 2:
            return False
    rolled = sum(1 for step in laying_out(origins) if isinstance(step, DraftRoll))
    return len(origins.draft) == rolled - aside - taken and aside >= 0


# What strangers get wrong about the modules, by field ---------------------------------------------------


def check_modules(origins: Origins, saved: Reader) -> None:
    """Refuse rounds, Trials and Wonders that the options do not allow (ORI-SOLO-11, TRI-SETUP-01, WON-SETUP-01)."""
    saved["round"].integer(1, most_rounds(origins))
    check_trials(origins, saved["trials"])
    check_wonders(origins, saved)


def most_rounds(origins: Origins) -> int:
    """Return the rounds after which a game is over at the latest (ORI-SOLO-11, TRI-END-01)."""
    if origins.trials_on():
        return TILES[str(origins.options["trials"])]
    return solo.ROUNDS if origins.solo() else int(origins.options["round_limit"])


def check_trials(origins: Origins, saved: Reader) -> None:
    """Check that Trials are there if the option says so, as many as it says, each once (TRI-SETUP-01)."""
    most = TILES.get(str(origins.options["trials"]), 0)
    if len(origins.trials) > most:
        raise saved.wrong("trials-most", number=len(origins.trials), most=most, id="TRI-SETUP-01")
    if len(set(origins.trials)) != len(origins.trials):
        raise saved.wrong("trial-twice", id="TRI-SETUP-01")


def check_wonders(origins: Origins, saved: Reader) -> None:
    """Check that Wonders are there by an option, each at one site or with one owner (WON-SETUP-01, WON-CLAIM-02)."""
    named = [site["wonder"] for site in saved["sites"].items()]
    named += [player["wonder"] for player in saved["players"].items()]
    wonders = [*origins.site_wonders, *[me.wonder for me in origins.players]]
    for place, wonder in enumerate(wonders):
        if wonder == NONE:
            continue
        if origins.options["wonders"] is not True:
            raise named[place].wrong("no-wonders", id="WON-SETUP-01")
        if wonder in wonders[:place]:
            raise named[place].wrong("wonder-elsewhere", wonder=WONDERS[wonder], id="WON-CLAIM-02")


# What is counted -----------------------------------------------------------------------------------------------


def market_colours(origins: Origins) -> list[int]:
    """Return the colours of the tiles in the Market."""
    return [origins.components.buildings[kind].colour for kind in origins.market]


def dice(origins: Origins, colour: int) -> int:
    """Return the Citizen dice of a colour, wherever they are."""
    there = origins.stock[colour] + sum(1 for each in [*origins.offer, *origins.draft] if die_colour(each) == colour)
    for me in origins.players:
        there += me.colours.count(colour) + me.advisors.count(colour)
        there += sum(1 for seated in me.seats.values() if die_colour(seated) == colour)
    return there


def tiles(origins: Origins, kind: int) -> int:
    """Return the tiles of a kind, wherever they are."""
    there = origins.bags[kind] + origins.market.count(kind) + origins.tops.count(kind)
    there += sum(bottom.count(kind) for bottom in origins.bottoms)
    for me in origins.players:
        there += me.reserve.count(kind) + sum(1 for tile in me.city.values() if tile in (kind, FARM + kind))
    return there


def broken_player(origins: Origins, seat: int, me: OriginsPlayer) -> list[Message]:
    """Return the invariants of one player that do not hold."""
    checks = [
        ("INV-06", message("die-on-track"), all(c == NONE for c in me.colours[me.bases :])),
        ("INV-06", message("many-bases"), me.bases <= BASES),
        ("INV-07", message("seat-die"), all(seat_bar(me, seat) == TAKEN for seat in me.seats)),
        ("INV-09", message("no-value"), all(1 <= me.values[base] <= 6 for base in me.freemen())),
        ("INV-11", message("city-apart"), connected(me)),
        ("ORI-SETUP-21", message("no-start"), has_start(me)),
        ("INV-14", message("many-tokens"), me.tokens <= origins.crossed(seat)),
        ("ORI-RES-07", message("debt"), min(me.resources) >= 0 and min(origins.points[seat]) >= 0),
        ("ORI-ADV-02", message("advisors"), len(set(me.advisors)) == len(me.advisors)),
        ("WON-BUILD-03", message("wonder-apart"), has_whole_wonder(me)),
        ("WON-ACT-02", message("wonder-early"), me.wonder_used_in <= origins.action_number),
    ]
    return [at(number, message("broken", seat=seat + 1, what=what)) for number, what, holds in checks if not holds]


def has_whole_wonder(me: OriginsPlayer) -> bool:
    """Return whether the City has nothing of a Wonder, or the claimed one on two cells side by side (WON-BUILD-03)."""
    cells = sorted(cell for cell, tile in me.city.items() if tile >= WONDER)
    if not cells:
        return True
    own = all(me.city[cell] == WONDER + me.wonder for cell in cells)
    return own and len(cells) == 2 and cells[1] - cells[0] in STEPS


def has_start(me: OriginsPlayer) -> bool:
    return me.city.get(AGORA_CELL) == AGORA and me.city.get(PALACE_CELL) == PALACE


def connected(me: OriginsPlayer) -> bool:
    """Return whether every tile is connected with the Agora."""
    reached = {AGORA_CELL}
    border = [AGORA_CELL]
    while border:
        cell = border.pop()
        for other in neighbours(cell):
            if other in me.city and other not in reached:
                reached.add(other)
                border.append(other)
    return len(reached) == len(me.city)

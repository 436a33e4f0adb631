"""What the events of Origins bring a seat and cost it, as chips: one row of the table for each kind that does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from heliopolis.games.origins.position.cells import cell_of
from heliopolis.games.origins.position.choices import BUILDINGS, COLOURS, RESOURCES, TEMPLES, WONDERS, ZODIAC
from heliopolis.games.origins.position.components import BASES
from heliopolis.games.origins.position.dice import die_value
from heliopolis.games.origins.position.state import NONE, TILE_NAMES, Origins, OriginsPlayer
from heliopolis.games.origins.rules import scoring
from heliopolis.kernel.chip import CHANGE, COST, GAIN, POINTS, Chip, Moment, always, chips_of
from heliopolis.kernel.event import Event

SPEAKERS: Final = 4
"""How many values Speakers have; workers are numbered bases first, then Speakers, the Archon last."""


At = Moment[Origins]


def had(moment: At) -> OriginsPlayer:
    """Return what the seat had before all of it."""
    return moment.before.players[moment.seat]


def latest(moment: At, kind: str, thing: int, otherwise: int) -> int:
    """Return the latest value such an event gave a thing, or else its value before all of them."""
    return next((told[-1] for told in moment.earlier(kind) if told[0] == thing), otherwise)


def strength(moment: At) -> int:
    """Return the space of the seat's Military disk just before the event."""
    moved = moment.earlier("advanced", "fell_back")
    return moved[0][0] if moved else moment.before.strength[moment.seat]


def scored(moment: At) -> list[Chip]:
    """Return points, with the sign of what gives them and its place if that is known."""
    reason, points = moment.numbers
    name = scoring.REASONS[reason].name
    place = ""
    if reason == scoring.DISTRICT and (cards := moment.earlier("matched")):
        place = f"card:{cards[0][0] + 1}"
    elif (uses := moment.earlier("used")) and TILE_NAMES[uses[0][0]] == name:
        place = moment.own(f"cell:{uses[0][1]},{uses[0][2]}")
    return [Chip(REASON_ICONS.get(name, "points"), f"reason-{name}", points, POINTS, place)]


def gained(moment: At) -> list[Chip]:
    resource, number = moment.numbers
    return [goods(resource, number, GAIN)]


def paid(moment: At) -> list[Chip]:
    resource, number = moment.numbers
    return [goods(resource, number, COST)]


def goods(resource: int, number: int, kind: str) -> Chip:
    """Return a chip for an amount of a resource."""
    return Chip(RESOURCES[resource], f"name-resource-{RESOURCES[resource]}", number, kind)


def die(colour: int, value: int, place: str = "", kind: str = GAIN) -> Chip:
    """Return a die; what it shows is drawn on it."""
    return Chip(f"die-{COLOURS[colour]}-{value}", f"chip-die-{COLOURS[colour]}-{value}", 0, kind, place)


def visited(moment: At) -> list[Chip]:
    worker, site = moment.numbers
    place = f"site:{site + 1}"
    if worker < BASES:
        colour, value = had(moment).colours[worker], had(moment).values[worker]
        if colour == NONE:
            # Hired in this very turn.
            colour, value = moment.earlier("hired")[0]
        return [die(colour, latest(moment, "raised", worker, value), place)]
    if worker < BASES + SPEAKERS:
        return [speaker_chip(worker - BASES + 2, place)]
    return [Chip("archon", "name-worker-archon", 0, GAIN, place)]


def speaker_chip(value: int, place: str = "") -> Chip:
    """Return a Speaker; what it shows is drawn on it."""
    return Chip(f"speaker-{value}", f"name-worker-speaker_{value}", 0, GAIN, place)


def site(moment: At) -> list[Chip]:
    number, value = moment.numbers
    shown = latest(moment, "site", number, moment.before.site_values[number])
    colour = COLOURS[moment.before.site_tiles[number]]
    name = f"name-site-{number + 1}"
    return [Chip(f"mark-{colour}", name, value, CHANGE, f"site:{number + 1}", shown, f"mark-{colour}")]


def unlocked(moment: At) -> list[Chip]:
    return [Chip("unlock", f"name-wonder-{WONDERS[moment.numbers[0]]}")]


def claimed(moment: At) -> list[Chip]:
    name = f"wonder-{WONDERS[moment.numbers[0]]}"
    return [Chip(name, f"name-{name}", 0, GAIN, moment.own("claimed:wonder"))]


def wonder_built(moment: At) -> list[Chip]:
    wonder, x, y = moment.numbers
    name = f"wonder-{WONDERS[wonder]}"
    return [Chip(name, f"name-{name}", 0, GAIN, moment.own(f"cell:{x},{y}"))]


def built(moment: At) -> list[Chip]:
    kind, x, y = moment.numbers
    return [tile(BUILDINGS[kind], moment.own(f"cell:{x},{y}"))]


def tile(name: str, place: str = "", kind: str = GAIN) -> Chip:
    """Return a tile of the City."""
    sort = "wonder" if name in WONDERS else "building"
    return Chip(f"{sort}-{name}", f"name-{sort}-{name}", 0, kind, place)


def farm(moment: At) -> list[Chip]:
    x, y = moment.numbers
    return [tile("farm", moment.own(f"cell:{x},{y}"))]


def used(moment: At) -> list[Chip]:
    kind, x, y = moment.numbers
    return [tile(TILE_NAMES[kind], moment.own(f"cell:{x},{y}"))]


def reserved(moment: At) -> list[Chip]:
    name = BUILDINGS[moment.numbers[0]]
    return [tile(name, moment.own(f"reserve:{name}"))]


def raised(moment: At) -> list[Chip]:
    """Return the chip for a Freeman whose die shows another value."""
    base, value = moment.numbers
    changes = [told[-1] for told in moment.earlier("raised", "lowered") if told[0] == base]
    # A die that has come just now was on no base before.
    shown = [*changes, *[told[-1] for told in moment.earlier("hired")], had(moment).values[base]][0]
    colour = moment.after.players[moment.seat].colours[base]
    name = f"name-colour-{COLOURS[colour]}" if colour != NONE else "name-worker-freeman"
    return [Chip("raise" if value > shown else "freeman", name, value, CHANGE, moment.own(f"base:{base + 1}"), shown)]


def swapped(moment: At) -> list[Chip]:
    base, colour = moment.numbers
    return [die(colour, had(moment).values[base] or 1, moment.own(f"base:{base + 1}"))]


def seat_raised(moment: At) -> list[Chip]:
    x, y, value = moment.numbers
    shown = die_value(had(moment).seats[cell_of(x, y)])
    return [Chip("seat", "reason-seats", value, CHANGE, moment.own(f"seat:{x},{y}"), shown)]


def advanced(moment: At) -> list[Chip]:
    space = moment.numbers[0]
    return [Chip("move", "chip-spaces", space - strength(moment), GAIN, f"military:{space}")]


def fell_back(moment: At) -> list[Chip]:
    space = moment.numbers[0]
    return [Chip("move", "chip-spaces", strength(moment) - space, COST, f"military:{space}")]


def attacked(moment: At) -> list[Chip]:
    """Return an attack that scores is shown by its points."""
    points = any(told[0] == scoring.ATTACK for told in moment.later("score"))
    return [] if points else [Chip("attack", "reason-attack")]


def climbed(moment: At) -> list[Chip]:
    """Return chips by the figures that the track shows."""
    temple, step = moment.numbers
    stood = latest(moment, "climbed", temple, moment.before.climbs[temple][moment.seat])
    ladder, name = moment.before.components.temple_points, TEMPLES[temple]
    return [Chip(name, f"name-temple-{name}", ladder[step], CHANGE, f"temple:{name}", ladder[stood])]


def card(moment: At) -> list[Chip]:
    return [zodiac(moment.numbers[0], GAIN)]


def card_back(moment: At) -> list[Chip]:
    return [zodiac(moment.numbers[0], COST)]


def zodiac(card: int, kind: str) -> Chip:
    """Return a Zodiac card."""
    return Chip(f"zodiac-{ZODIAC[card]}", f"name-zodiac-{ZODIAC[card]}", 0, kind)


def hired(moment: At) -> list[Chip]:
    """Return the die goes to the first base that is free."""
    colour, value = moment.numbers
    base = had(moment).free_base()
    return [die(colour, value, moment.own(f"base:{base + 1}") if base != NONE else "")]


def drafted(moment: At) -> list[Chip]:
    colour, value = moment.numbers
    return [die(colour, value)]


def set_aside(moment: At) -> list[Chip]:
    colour, value = moment.numbers
    return [die(colour, value, "", COST)]


def speaker(moment: At) -> list[Chip]:
    return [speaker_chip(moment.numbers[0], moment.own(f"speaker:{moment.numbers[0]}"))]


def closed(moment: At) -> list[Chip]:
    """Return a die on a Seat of Power."""
    x, y, colour, value = moment.numbers
    return [die(colour, value, moment.own(f"seat:{x},{y}"))]


def matched(moment: At) -> list[Chip]:
    number = moment.numbers[0] + 1
    return [Chip("district", "reason-district", 1, GAIN, f"card:{number}")]


def tower(moment: At) -> list[Chip]:
    colour, height = moment.numbers
    stood = latest(moment, "tower", colour, had(moment).towers[colour])
    name = COLOURS[colour]
    place = moment.own(f"tower:{name}")
    return [Chip("tower", f"chip-tower-{name}", height, CHANGE, place, stood, f"piece-{name}")]


def grown(moment: At) -> list[Chip]:
    bases = moment.numbers[0]
    return [Chip("base", "chip-bases", bases, CHANGE, moment.own(f"base:{bases}"), bases - 1)]


def retired(moment: At) -> list[Chip]:
    name = COLOURS[moment.numbers[0]]
    return [Chip("advisor", "chip-advisor", 1, GAIN, "", None, f"piece-{name}")]


REASON_ICONS: Final[Mapping[str, str]] = {
    "attack": "attack",
    "aries": "zodiac-aries",
    "final_space": "move",
    "district": "district",
    "last_base": "base",
    "retirement": "advisor",
    "gold": "gold",
    "advisors": "advisor",
    "temples": "temple-step",
    "seats": "seat",
    **{name: f"building-{name}" for name in BUILDINGS},
    **{name: f"wonder-{name}" for name in WONDERS},
}
"""What stands for a reason for points; others have the badge of points."""

MAKERS: Final[Mapping[str, Callable[[At], list[Chip]]]] = {
    "score": scored,
    "bulwark": always(Chip("bulwark", "chip-bulwark")),
    "drafted": drafted,
    "set_aside": set_aside,
    "gained": gained,
    "paid": paid,
    "visited": visited,
    "site": site,
    "frozen": always(Chip("superiority", "chip-token", 1, COST)),
    "token": always(Chip("superiority", "chip-token", 1, COST)),
    "superiority": always(Chip("superiority", "chip-token", 1)),
    "unlocked": unlocked,
    "claimed": claimed,
    "wonder_built": wonder_built,
    "built": built,
    "farm": farm,
    "farm_back": always(tile("farm", "", COST)),
    "used": used,
    "reserved": reserved,
    "raised": raised,
    "lowered": raised,
    "swapped": swapped,
    "seat_raised": seat_raised,
    "returned": always(Chip("freeman", "chip-home", 1)),
    "advanced": advanced,
    "fell_back": fell_back,
    "attacked": attacked,
    "climbed": climbed,
    "card": card,
    "card_back": card_back,
    "hired": hired,
    "speaker": speaker,
    "speaker_raised": speaker,
    "closed": closed,
    "matched": matched,
    "tower": tower,
    "grown": grown,
    "retired": retired,
}
SILENT: Final = frozenset(
    {
        # The table, and what others see of it.
        "bonus_tile", "zodiac", "market", "top", "rolled", "speaker_rolled", "card_shown", "wonder_shown",
        "trial_shown", "draft_rolled", "round", "round_over", "round_limit", "game_over", "target_reached",
        "target_missed", "trigger", "trial", "foreign_disk", "speaker_back", "no_die",
        # A seat does nothing.
        "passed",
        # What the log reports of a turn.
        "sent", "sent_up", "die_set", "recoloured", "home", "moved", "district_closed",
        # What a refusal lacks.
        "costs", "owns", "owns_in_all", "owns_nothing", "short", "gold_between", "highest_die", "tiles_missing",
        "next_tiles", "tile_is", "site_shows", "card_not_held", "not_set_aside", "on_track", "base_empty",
        "bases_full", "is_at", "speaker_not_held", "no_farm", "no_wonder", "no_speaker", "no_such_speaker", "nobody",
        "no_neighbour", "all_on_top", "market_empty", "nothing_to_build",
    }
)  # fmt: skip
"""The kinds of events that bring a seat nothing and cost it nothing."""


def chips(before: Origins, events: Sequence[Event], after: Origins, seat: int) -> list[Chip]:
    """Return what the events brought the seat and cost it, in their order."""
    return chips_of(MAKERS, before, events, after, seat)

"""What the events of Helios bring a seat and cost it, as chips: one row of the table for each kind that does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from heliopolis.games.helios.position.choices import (
    BUILDINGS,
    CHARACTERS,
    MATERIALS,
    SPACES,
    SPECIALS,
    STACKS,
    SYMBOLS,
    TILE_COLOURS,
    TILE_KINDS,
)
from heliopolis.games.helios.position.coast import FIELD_NAMES, fields_of
from heliopolis.games.helios.position.state import Helios
from heliopolis.games.helios.position.tiles import FIRST_SPECIAL
from heliopolis.games.helios.rules import scoring
from heliopolis.kernel.chip import CHANGE, COST, GAIN, POINTS, Chip, Moment, always, chips_of
from heliopolis.kernel.event import Event

At = Moment[Helios]


def on(moment: At, field: int) -> str:
    """Return the name of a field of the seat's board."""
    return moment.own(f"field:{FIELD_NAMES[field]}")


def scored(moment: At) -> list[Chip]:
    """Return points, where they are won if that is known: a temple is lit, the sun crosses the gold line."""
    reason, points = moment.numbers
    name = f"reason-{scoring.REASONS[reason].name}"
    if reason == scoring.ORBIT:
        gold = fields_of(moment.before.layout.gold)[-1]
        return [Chip("loop", name, points, POINTS, on(moment, gold))]
    if reason == scoring.TEMPLE_LIT:
        lit = moment.events[moment.at - 1]
        return [Chip("temple", name, points, POINTS, on(moment, int(lit[2])) if lit[0] == "lit" else "")]
    return [Chip(REASON_ICONS.get(scoring.REASONS[reason].name, "vp-solid"), name, points, POINTS)]


def grown(moment: At) -> list[Chip]:
    field, material = moment.numbers
    return [cube(material, 1, GAIN, on(moment, field))]


def paid(moment: At) -> list[Chip]:
    field, material = moment.numbers
    return [cube(material, 1, COST, on(moment, field))]


def cube(material: int, number: int, kind: str, place: str = "") -> Chip:
    """Return a chip for cubes of a colour."""
    return Chip(f"cube-{MATERIALS[material]}", f"name-material-{MATERIALS[material]}", number, kind, place)


def mana(moment: At) -> list[Chip]:
    return [Chip("mana", "reason-mana", moment.numbers[0])]


def traded(moment: At) -> list[Chip]:
    return [Chip("mana", "reason-mana", moment.numbers[0], COST)]


def track(moment: At) -> list[Chip]:
    steps, now = moment.numbers
    return [Chip("sun", "chip-track", now, CHANGE, "", now - steps)]


def tile(kind: int, place: str, known: str = GAIN) -> Chip:
    """Return a land tile or special tile."""
    name = TILE_KINDS[kind]
    icon = f"special-{name}" if kind >= FIRST_SPECIAL else f"land-{name}"
    return Chip(icon, f"name-tile-{name}", 1, known, place)


def laid(moment: At) -> list[Chip]:
    field, kind = moment.numbers
    return [tile(kind, on(moment, field))]


def took(moment: At, kind: int, place: str) -> list[Chip]:
    """Return the chips for a tile that is taken; one that is placed right away is reported once."""
    return [] if any(told[-1] == kind for told in moment.later("laid")) else [tile(kind, place)]


def took_land(moment: At) -> list[Chip]:
    stack, material = moment.numbers
    return took(moment, material, f"land:{STACKS[stack]}")


def drawn(moment: At) -> list[Chip]:
    return took(moment, moment.numbers[0], "land:additional")


def took_special(moment: At) -> list[Chip]:
    special = moment.numbers[0]
    return took(moment, FIRST_SPECIAL + special, f"special:{SPECIALS[special]}")


def tile_lost(moment: At) -> list[Chip]:
    return [tile(moment.numbers[0], "", COST)]


def took_tile(moment: At) -> list[Chip]:
    symbol = SYMBOLS[moment.numbers[0]]
    return [Chip(f"symbol-{symbol}", f"name-symbol-{symbol}", 0, GAIN, f"column:{symbol}")]


def stored(moment: At) -> list[Chip]:
    """Return how many tiles of the four that make a set are there."""
    _, colour, space = moment.numbers
    had = len(moment.before.players[moment.seat].spaces[space])
    name = f"chip-set-{SPACES[space]}"
    return [Chip(f"tile-{TILE_COLOURS[colour]}", name, had + 1, CHANGE, moment.own(f"space:{SPACES[space]}"), had)]


def bonus_won(moment: At) -> list[Chip]:
    return [Chip("bonus-action", "chip-bonus", 1, GAIN, moment.own(f"space:{SPACES[moment.numbers[0]]}"))]


def bonus_used(moment: At) -> list[Chip]:
    symbol = SYMBOLS[moment.numbers[0]]
    return [Chip(f"symbol-{symbol}", f"name-symbol-{symbol}")]


def temple(moment: At) -> list[Chip]:
    return [Chip("temple", "chip-temple", 1, GAIN, on(moment, moment.numbers[0]))]


def built(moment: At) -> list[Chip]:
    name = f"building-{BUILDINGS[moment.numbers[0]]}"
    return [Chip(name, f"name-{name}", 0, GAIN, moment.own(f"build:{BUILDINGS[moment.numbers[0]]}"))]


def sun(moment: At) -> list[Chip]:
    return [Chip("symbol-sun", "name-symbol-sun", 0, GAIN, on(moment, moment.numbers[0]))]


def bought(moment: At) -> list[Chip]:
    """Return the character, and the mana that it costs, which no event mentions."""
    character = moment.numbers[0]
    price = moment.before.components.characters[character].price
    price_chips = [Chip("mana", "reason-mana", price, COST)] if price else []
    name = f"character-{CHARACTERS[character]}"
    return [*price_chips, Chip(name, f"name-{name}", 0, GAIN, f"buy:{CHARACTERS[character]}")]


def activated(moment: At) -> list[Chip]:
    name = CHARACTERS[moment.numbers[0]]
    return [Chip(f"character-{name}", f"name-character-{name}", 0, GAIN, moment.own(f"activate:{name}"))]


REASON_ICONS: Final[Mapping[str, str]] = {
    "bazaar": "building-exchange_bazaar",
    "edges": "field-edge",
    "mana": "mana",
    **{name: f"special-{name}" for name in SPECIALS},
    **{name: f"character-{name}" for name in CHARACTERS},
}
"""What stands for a reason for points; others have the badge of points."""

MAKERS: Final[Mapping[str, Callable[[At], list[Chip]]]] = {
    "score": scored,
    "dragon": always(Chip("dragon", "chip-dragon")),
    "laid": laid,
    "grown": grown,
    "paid": paid,
    "lost": paid,
    "mana": mana,
    "track": track,
    "took_tile": took_tile,
    "stored": stored,
    "set": bonus_won,
    "bonus_action": bonus_used,
    "took_land": took_land,
    "took_special": took_special,
    "temple": temple,
    "built": built,
    "unlimited": always(Chip("pip-free", "chip-unlimited")),
    "traded": traded,
    "drawn": drawn,
    "tile_lost": tile_lost,
    "sun": sun,
    "bought": bought,
    "activated": activated,
}
SILENT: Final = frozenset(
    {
        # The table, and what others see of it.
        "round", "phase", "dealt", "reshuffled", "shown", "land_removed", "replenished", "characters",
        # A seat does nothing, or loses what it never had.
        "passed", "skipped", "declined", "left_market", "cube_lost", "set_discarded",
        # Its points have an event of their own.
        "lit",
        # What the log reports of a turn.
        "spent", "given_up", "got", "placed", "temple_on", "lit_temples", "sun_moved", "bought_for",
        # What a refusal lacks.
        "price", "without", "short", "least", "no_cube", "owed", "own_colour", "mana_short", "at_most", "came",
        "too_far", "stays",
    }
)  # fmt: skip
"""The kinds of events that bring a seat nothing and cost it nothing."""


def chips(before: Helios, events: Sequence[Event], after: Helios, seat: int) -> list[Chip]:
    """Return what the events brought the seat and cost it, in their order."""
    return chips_of(MAKERS, before, events, after, seat)

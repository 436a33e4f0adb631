"""How the answers of Helios look in a list: a sign for each, how far the sun goes, and which barred ones are sought."""

from __future__ import annotations

from typing import Final

from heliopolis.games.helios.art.chips import cube, tile
from heliopolis.games.helios.art.city import lasting
from heliopolis.games.helios.position.choices import (
    BUILDINGS,
    CHARACTERS,
    FIELDS_ON_MAP,
    LAPS,
    MATERIALS,
    SPECIALS,
    SYMBOLS,
    TEMPLE,
    TILE_COLOURS,
    sun_choice,
)
from heliopolis.games.helios.position.components import UNLIMITED_SUN
from heliopolis.games.helios.position.state import Helios
from heliopolis.games.helios.position.tiles import FIRST_SPECIAL, NO_TILE
from heliopolis.games.helios.rules.actions import BonusAction, Construct
from heliopolis.games.helios.rules.characters import CharacterTurn
from heliopolis.games.helios.rules.sun import MoveSun, rests
from heliopolis.games.helios.rules.turn import TakeTile
from heliopolis.kernel.chip import GAIN, NO_FACE, Chip, Face
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.step import BIT

NO_FIGURE: Final = 0


def face(helios: Helios, choice: Choice) -> Face:
    """Return how an answer looks in a list."""
    if choice.kind == "sun":
        return Face(told={"steps": steps(helios, choice)})
    emblem = sign(helios, choice)
    if choice.kind in ("buy", "activate"):
        character = helios.components.characters[choice.item]
        scores = f"scene-scores-{character.scores}", character.amount
        return Face(emblem, scores=scores, about=f"about-character-{CHARACTERS[choice.item]}")
    if choice.kind == "build" and choice is not TEMPLE:
        does = tuple(lasting(helios.components.buildings[choice.item]))
        return Face(emblem, does=does, about=f"about-building-{BUILDINGS[choice.item]}")
    if choice.kind == "special":
        return Face(emblem, about=f"about-special-{SPECIALS[choice.item]}")
    return Face(emblem) if emblem is not None else NO_FACE


def steps(helios: Helios, choice: Choice) -> int:
    """Return how many fields the sun moves; 0 where no one counts them now."""
    seat = helios.seat()
    if helios.has(seat, UNLIMITED_SUN):
        return 0
    field, laps = choice.item % FIELDS_ON_MAP, LAPS[choice.item // FIELDS_ON_MAP]
    near = next((rest.steps for rest in rests(helios, seat) if rest.field == field and rest.laps == laps), 0)
    # What is out of reach is shown only if it is so by one step.
    return near or helios.players[seat].track + 1


def sign(helios: Helios, choice: Choice) -> Chip | None:
    """Return the tile, building, character or cube that an answer is about."""
    kind, item = choice.kind, choice.item
    detail = choice.name.partition(":")[2]
    if kind == "column":
        colour = helios.columns[item][-1] if helios.columns[item] else len(TILE_COLOURS) - 1
        return Chip(f"tile-{TILE_COLOURS[colour]}", f"name-symbol-{SYMBOLS[item]}")
    if kind in ("start", "drawn"):
        return tile(MATERIALS.index(detail), "")._replace(number=NO_FIGURE)
    if kind == "land":
        shown = helios.shown[item]
        return (
            tile(shown, "")._replace(number=NO_FIGURE)
            if shown != NO_TILE
            else Chip("land-back", f"name-stack-{detail}")
        )
    if kind == "special":
        return tile(FIRST_SPECIAL + item, "")._replace(number=NO_FIGURE)
    if kind in ("buy", "activate"):
        return Chip(f"character-{CHARACTERS[item]}", f"name-character-{CHARACTERS[item]}")
    if kind == "build":
        return (
            Chip("temple", "chip-temple")
            if detail == "temple"
            else Chip(f"building-{detail}", f"name-building-{detail}")
        )
    if kind == "cube":
        return cube(item % len(MATERIALS), NO_FIGURE, GAIN)
    if kind == "colour":
        return cube(item, NO_FIGURE, GAIN)
    if kind == "action":
        return Chip(f"symbol-{detail}", f"name-symbol-{detail}")
    if kind == "space":
        return Chip(f"tile-{detail}", f"name-colour-{detail}")
    return Chip("mana", "reason-mana") if kind == "exchange" and item else None


def sought(helios: Helios) -> list[Choice]:
    """Return what is barred and yet worth a look.

    It is the first fields out of the sun's reach, what is too expensive, and empty columns.
    """
    asking = helios.todo[-1] if helios.todo else None
    seat = helios.seat()
    if isinstance(asking, MoveSun):
        return [] if helios.has(seat, UNLIMITED_SUN) else just_too_far(helios, seat)
    me = helios.players[seat]
    wanted: dict[str, int] = {}
    if isinstance(asking, TakeTile):
        wanted = {"column": ~0}
    elif isinstance(asking, BonusAction):
        wanted = {"action": ~0}
    elif isinstance(asking, Construct):
        wanted = {"build": ~me.built}
    elif isinstance(asking, CharacterTurn):
        wanted = {"buy": helios.display, "activate": me.characters & ~me.active}
    candidates = helios.candidates() if wanted else []
    return [
        choice for choice in candidates if wanted.get(choice.kind, 0) & BIT[choice.item] and not helios.offers(choice)
    ]


def just_too_far(helios: Helios, seat: int) -> list[Choice]:
    """Return the fields one step further than the sun can go."""
    me = helios.players[seat]
    coast = me.shore()
    reach = {(rest.field, rest.laps) for rest in rests(helios, seat)}
    farther = coast.destinations(coast.edge(me.sun, me.anchor), me.track + 1)
    return [sun_choice(rest.field, rest.laps) for rest in farther if (rest.field, rest.laps) not in reach]

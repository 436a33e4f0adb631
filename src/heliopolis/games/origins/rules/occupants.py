"""Where choices point, what lies face up at places they name by number, and what a choice comes to by itself."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.position.choices import ACTION, MODE, PART, PASS, SITE, USE
from heliopolis.games.origins.position.components import BASES
from heliopolis.games.origins.position.dice import die_colour, die_value
from heliopolis.games.origins.position.state import HOME, NONE, Origins, tile_number
from heliopolis.games.origins.rules.building.placing import FROM_RESERVE
from heliopolis.games.origins.rules.building.purchase import Purchase, only_as_farm
from heliopolis.games.origins.rules.payment import GainBasic, Pay
from heliopolis.games.origins.rules.setup import DraftDie
from heliopolis.games.origins.rules.sites import FreezeSites, RaiseNeighbour
from heliopolis.games.origins.rules.visit import TOP, ChooseSite, VisitPart
from heliopolis.kernel.choice import OWN, Choice
from heliopolis.kernel.step import BIT, Step, fields

# What is left to choose after a choice: everything, one thing only, or one thing first.
OPEN: Final = 0
ONLY: Final = 1
FIRST: Final = 2

DETOURS: Final = frozenset([choice.name for choice in (ACTION[1], *PART[2:], *MODE[1:], PASS, USE)])
"""What a click on a later thing does not imply if that can be reached otherwise.

It is closing a District with a die, using a bonus, a claim or a token, laying a Building as a Farm, and passing.
"""


def place(origins: Origins, choice: Choice) -> str | None:
    """Return where a choice points: a part of a visit is drawn on the site that is visited."""
    asking = origins.todo[-1]
    if choice.kind == "part" and isinstance(asking, VisitPart):
        return f"{SITE[asking.site].name}/{choice.name.partition(':')[2]}"
    return choice.place(asking.seat())


def occupant(origins: Origins, choice: Choice) -> tuple[int, ...]:
    """Return the tile or die where the choice points, as numbers whose roles ``Wording.occupants`` gives."""
    kind, item = choice.kind, choice.item
    if kind == "market":
        return (
            (origins.market[item], tile_way(origins, item, origins.market[item])) if item < len(origins.market) else ()
        )
    if kind == "citizen":
        return (die_colour(origins.offer[item]), die_value(origins.offer[item])) if item < len(origins.offer) else ()
    if kind == "site":
        way = visit_way(origins, choice)
        return (item + 1, item, way) if way != OPEN else ()
    seat = origins.seat()
    if kind == "pass" and seat >= 0:
        left = workers_left(origins, seat)
        return (left,) if left else ()
    if choice.scope != OWN or seat < 0:
        return ()
    me = origins.players[seat]
    if kind == "base":
        return (me.colours[item], me.values[item]) if me.colours[item] != NONE else ()
    if kind == "reserve":
        way = tile_way(origins, FROM_RESERVE, item) if item in me.reserve else OPEN
        return (way,) if way != OPEN else ()
    if kind == "claimed":
        return (me.wonder,) if me.wonder != NONE else ()
    if kind == "cell":
        return (tile_number(me.city[item]),) if item in me.city else ()
    if kind == "seat":
        return (die_colour(me.seats[item]), die_value(me.seats[item])) if item in me.seats else ()
    return ()


def asked_of(origins: Origins, step: Step[Origins]) -> dict[str, int]:
    """Return what a question is about besides its step: a die, or which die of the draft."""
    if isinstance(step, GainBasic):
        # Who has passed gains by Gemini alone.
        return {"gemini": int(bool(origins.passed & BIT[step.player]))}
    if isinstance(step, DraftDie):
        return {"number": 1 + sum(colour != NONE for colour in origins.players[step.player].colours)}
    told = fields(step)
    base = told.get("base", told.get("worker"))
    if not isinstance(base, int):
        return {}
    me = origins.players[step.seat()]
    # A Speaker and the Archon have no base.
    on_base = 0 <= base < BASES and me.colours[base] != NONE
    return {"colour": me.colours[base], "value": me.values[base]} if on_base else {"colour": 0, "value": 0}


def workers_left(origins: Origins, seat: int) -> int:
    """Return how many workers of a seat have not been sent in this round."""
    me = origins.players[seat]
    return sum(map(me.unused, range(me.bases))) + sum(me.speakers) + (me.archon == HOME)


def tile_way(origins: Origins, source: int, kind: int) -> int:
    """Return whether a tile that is to be built can be a Farm only."""
    step = origins.todo[-1] if origins.todo else None
    asked = isinstance(step, Purchase)
    return ONLY if asked and only_as_farm(origins, origins.seat(), source, kind) else OPEN


def visit_way(origins: Origins, choice: Choice) -> int:
    """Return whether a visit to the site goes to its resources by itself, however it is paid for."""
    if not origins.todo or not isinstance(origins.todo[-1], ChooseSite) or not origins.offers(choice):
        return OPEN
    return way_on(origins, choice)


def way_on(origins: Origins, choice: Choice) -> int:
    """Return what is left of the visit after the choice: what is asked on the way there does not matter."""
    after = origins.copy_data()
    after.adopt(origins)
    after.play(choice)
    step = after.todo[-1]
    if isinstance(step, VisitPart):
        return FIRST if step.done & TOP else OPEN
    if not isinstance(step, (Pay, FreezeSites, RaiseNeighbour, GainBasic)):
        return ONLY
    ways = [way_on(after, each) for each in after.choices()]
    return OPEN if OPEN in ways else max(ways)

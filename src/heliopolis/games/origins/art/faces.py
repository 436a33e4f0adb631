"""How the answers of Origins look in a list: a sign for each, what sites print, and which barred ones are sought."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from heliopolis.games.origins.art.abilities import pieces
from heliopolis.games.origins.art.chips import die, goods, speaker_chip, tile
from heliopolis.games.origins.position.choices import BUILDINGS, COLOURS, RESOURCES, WONDERS
from heliopolis.games.origins.position.components import BONUSES
from heliopolis.games.origins.position.dice import die_colour, die_value
from heliopolis.games.origins.position.state import NONE, STONE, TILE_NAMES, WISDOM, Origins, tile_number
from heliopolis.games.origins.rules.building.placing import FROM_RESERVE
from heliopolis.games.origins.rules.building.purchase import Purchase, market_wisdom, only_as_farm
from heliopolis.games.origins.rules.visit import (
    ARCHON_WORKER,
    FIRST_SPEAKER_WORKER,
    LOWER_ACTIONS,
    ChooseSite,
    VisitPart,
)
from heliopolis.kernel.chip import CHANGE, COST, GAIN, NO_FACE, Chip, Face
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.step import BIT

HIGHEST: Final = 6
MOVE: Final = Chip("move", "chip-spaces")
ATTACK: Final = Chip("attack", "reason-attack")
STEP: Final = Chip("temple-step", "chip-step")
BUILD: Final = Chip("build", "chip-building")
LOWER: Final[tuple[tuple[Chip, ...], ...]] = (
    (MOVE, ATTACK),
    (BUILD,),
    (goods(STONE, 1, COST), STEP._replace(number=2), Chip("zodiac-card", "chip-zodiac")),
    (Chip("citizen", "chip-citizen"),),
    (Chip("raise", "chip-raise"), MOVE),
)
"""What the lower action of each site is about."""
BONUS: Final[Mapping[str, tuple[Chip, ...]]] = {
    "military": (goods(2, 1, COST), MOVE, ATTACK),
    "building": (goods(1, 1, COST), BUILD),
    "temple": (goods(STONE, 1, COST), STEP),
    "speaker": (Chip("speaker", "name-worker-speaker"),),
    "resource": (Chip("basic", "chip-basic"),),
}
"""What each Bonus Action tile is about."""
ACTIONS: Final = {"visit": "ship", "close": "seat", "tower": "tower", "grow": "base"}


def face(origins: Origins, choice: Choice) -> Face:
    """Return how an answer looks in a list."""
    asking = origins.todo[-1] if origins.todo else None
    kind, item = choice.kind, choice.item
    if kind == "site":
        shown = origins.site_values[item]
        colour = COLOURS[origins.site_tiles[item]]
        emblem = Chip(f"mark-{colour}", f"name-site-{item + 1}", shown, GAIN, "", None, f"mark-{colour}")
        if not isinstance(asking, ChooseSite):
            return Face(emblem)
        # From the highest value a dial continues to 1.
        risen = emblem._replace(number=shown % HIGHEST + 1, kind=CHANGE, before=shown)
        bonus = (bonus_sign(origins, item),) if matches(origins, asking, item) else ()
        # What comes first, a bonus or the upper action of a 6, may be what the lower one lacks.
        lower = (
            (LOWER[item],) if bonus or both(origins, asking) or LOWER_ACTIONS[item].can(origins, asking.player) else ()
        )
        return Face(risen, (upper(origins, item), *lower), bonus, printed=item + 1)
    if kind == "part" and isinstance(asking, VisitPart):
        if item == 1:
            return Face(None, (LOWER[asking.site],))
        if item == 2:
            return Face(bonus_sign(origins, asking.site), (bonus_gains(origins, asking.site),))
        return NO_FACE
    found = sign(origins, choice)
    if kind in ("market", "reserve") and isinstance(asking, Purchase) and found is not None:
        return sale(origins, asking.player, choice, found)
    return Face(found, for_sale=kind == "citizen") if found is not None else NO_FACE


def sale(origins: Origins, player: int, choice: Choice, emblem: Chip) -> Face:
    """Return a tile that can be built, with its price as a Building."""
    reserved = choice.kind == "reserve"
    source = FROM_RESERVE if reserved else choice.item
    kind = choice.item if reserved else origins.market[choice.item]
    if only_as_farm(origins, player, source, kind):
        return Face(emblem, ((tile("farm"),),))
    stone, wisdom = origins.components.buildings[kind].stone, market_wisdom(origins, player, source)
    return Face(
        emblem,
        price=(*paid(origins, player, STONE, stone), *paid(origins, player, WISDOM, wisdom)),
        does=pieces(origins.components.buildings[kind].ability),
        about=f"about-building-{BUILDINGS[kind]}",
    )


def paid(origins: Origins, player: int, resource: int, number: int) -> list[Chip]:
    """Return what is paid for so much of a resource: what there is of it, and Gold in place of the rest."""
    own = min(number, origins.players[player].resources[resource])
    gold = Chip("gold", f"chip-gold-for-{RESOURCES[resource]}", number - own, COST)
    return [chip for chip in (goods(resource, own, COST), gold) if chip.number]


def upper(origins: Origins, site: int) -> tuple[Chip, ...]:
    """Return what the upper action of a site gives."""
    amounts = origins.components.site_amounts[site]
    chips = [goods(resource, amounts[resource], GAIN) for resource in range(len(RESOURCES)) if amounts[resource]]
    basics = amounts[len(RESOURCES)]
    return (*([Chip("basic", "chip-basic", basics)] if basics else []), *chips)


def bonus_gains(origins: Origins, site: int) -> tuple[Chip, ...]:
    """Return what the Bonus Action tile of a site is about."""
    return BONUS[BONUSES[origins.components.bonuses[origins.site_tiles[site]]]]


def bonus_sign(origins: Origins, site: int) -> Chip:
    """Return the Bonus Action tile of a site."""
    return Chip(f"tile-{COLOURS[origins.site_tiles[site]]}", "chip-bonus")


def matches(origins: Origins, asking: ChooseSite, site: int) -> bool:
    """Return whether the worker that is sent has the colour of the site's Bonus tile."""
    me = origins.players[asking.player]
    if asking.worker == ARCHON_WORKER:
        return origins.site_tiles[site] in me.advisors
    return asking.worker < FIRST_SPEAKER_WORKER and me.colours[asking.worker] == origins.site_tiles[site]


def both(origins: Origins, asking: ChooseSite) -> bool:
    """Return whether the worker that is sent does both actions of a site."""
    return asking.worker < FIRST_SPEAKER_WORKER and origins.players[asking.player].values[asking.worker] == HIGHEST


def sign(origins: Origins, choice: Choice) -> Chip | None:
    """Return the die, tile or mark that an answer is about."""
    kind, item = choice.kind, choice.item
    detail = choice.name.partition(":")[2]
    me = origins.players[max(origins.seat(), 0)]
    if kind == "base":
        return die(me.colours[item], me.values[item]) if me.colours[item] != NONE else None
    if kind == "citizen":
        offered = origins.offer[item] if item < len(origins.offer) else NONE
        return die(die_colour(offered), die_value(offered)) if offered != NONE else None
    if kind == "die":
        colour, _, value = detail.partition("/")
        return die(COLOURS.index(colour), int(value))
    if kind in ("speaker", "recruit"):
        return speaker_chip(int(detail))
    if kind == "market":
        return tile(TILE_NAMES[origins.market[item]]) if item < len(origins.market) else None
    if kind == "reserve":
        return tile(detail)
    if kind == "cell":
        return tile(TILE_NAMES[tile_number(me.city[item])]) if item in me.city else None
    if kind == "seat":
        seated = me.seats.get(item, NONE)
        return die(die_colour(seated), die_value(seated)) if seated != NONE else Chip("seat", "reason-seats")
    if kind == "claimed":
        return tile(WONDERS[me.wonder]) if me.wonder != NONE else None
    if kind == "temple":
        return Chip(detail, f"name-temple-{detail}")
    if kind in ("tower", "colour"):
        icon = "tower" if kind == "tower" else f"mark-{detail}"
        return Chip(icon, f"name-colour-{detail}", look=f"piece-{detail}" if kind == "tower" else f"mark-{detail}")
    if kind in ("resource", "spend"):
        return Chip(detail, f"name-resource-{detail}")
    if kind == "action":
        return Chip(ACTIONS[detail], f"choice-action-{detail}")
    if kind == "military":
        return MOVE if detail == "move" else ATTACK
    if kind == "card":
        return Chip("district", "reason-district")
    return Chip("archon", "name-worker-archon") if kind == "worker" else None


ABSENT: Final = frozenset(
    {
        "on_track", "base_empty", "is_at", "speaker_not_held", "no_such_speaker", "nobody", "no_speaker", "no_farm",
        "no_wonder", "card_not_held", "not_set_aside", "gold_between", "owns_in_all", "owns_nothing", "market_empty",
    }
)  # fmt: skip
"""What a refusal lacks where there is nothing to look for."""
BUTTONS: Final = frozenset(
    {
        "stop", "use", "decline", "pass", "gold", "amount", "cell", "seat", "reserve", "military", "colour",
        "resource", "spend",
    }
)  # fmt: skip
"""Kinds of answers that no one misses where they are not offered."""
MOST_CANDIDATES: Final = 24


def sought(origins: Origins) -> list[Choice]:
    """Return what is barred and yet worth a look: what is there and too expensive, or not for this die."""
    candidates = origins.candidates()
    if len(candidates) > MOST_CANDIDATES:
        return []
    return [choice for choice in candidates if choice.kind not in BUTTONS and is_there(origins, choice)]


def is_there(origins: Origins, choice: Choice) -> bool:
    """Return whether the choice is barred, and not for want of the thing itself."""
    if origins.offers(choice):
        return False
    missing = {str(event[0]) for event in origins.missing(choice)}
    if choice.kind in ("base", "speaker", "worker", "citizen", "recruit", "market", "temple", "site"):
        return bool(missing) and not missing & ABSENT
    if choice.kind == "part":
        asking = origins.todo[-1]
        done = asking.done if isinstance(asking, VisitPart) else 0
        return not done & BIT[min(choice.item, 2)] and not missing & ABSENT
    return not missing & ABSENT

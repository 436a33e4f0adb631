"""A player's land: the hex fields with everything that lies on them, drawn round the centre field."""

from __future__ import annotations

from heliopolis.games.helios.art.hexes import NO_SPOT, ROOM, centre_of, ground, points_on, sun_art, temple_art, tile_art
from heliopolis.games.helios.art.targets import Laid, cubes, field_things, laid_by, sun_may_go, sun_targets
from heliopolis.games.helios.position.coast import FIELD_NAMES, fields_of
from heliopolis.games.helios.position.components import HeliosComponents
from heliopolis.games.helios.position.state import Helios
from heliopolis.games.helios.position.tiles import CONTENTS, FIRST_SPECIAL
from heliopolis.kernel.step import BIT
from heliopolis.render.drawing_cache import drawn_once
from heliopolis.render.lines import together
from heliopolis.render.shapes import Group, Marks, Shape
from heliopolis.words.texts import Texts


def land(helios: Helios, seat: int, side: float, marks: Marks, say: Texts, *, touch: bool = False) -> Group:
    """Return the land of a seat; ``touch`` makes what can be chosen large enough for a finger."""
    owner, laid, values = f"seat{seat + 1}", laid_by(helios, seat), helios.components
    to_fields, to_cubes = marks.among(f"{owner}/field:"), marks.among(f"{owner}/field:", f"{owner}/cube:")
    # What has no name of a choice lets clicks through to the field it lies on.
    layers: list[Shape] = [
        ground(laid.layout, side),
        tiles(laid, owner, side, values),
        field_things(laid, owner, side, to_fields, values, say, touch=touch),
        cubes(laid, owner, side, to_cubes, say, touch=touch),
        temples(laid.temples, owner, side),
        sun(laid.sun, owner, side),
    ]
    if sun_may_go(marks.open, seat):
        layers.append(Group(sun_targets(helios, seat, side, marks, say, touch=touch)))
    return together(tuple(layers))


@drawn_once
def sun(field: int, owner: str, side: float) -> Group:
    """Return the sun where it rests."""
    return Group([sun_art(side)], at=centre_of(field, side), id=f"{owner}/sun", look="through")


@drawn_once
def tiles(laid: Laid, owner: str, side: float, values: HeliosComponents) -> Group:
    """Return the tiles of a land."""
    return Group([tile(laid, owner, field, side, values) for field in fields_of(laid.tiles)], look="through")


@drawn_once
def temples(fields: int, owner: str, side: float) -> Group:
    """Return the temples on these fields."""
    return Group(
        [
            Group([temple_art(side)], at=centre_of(field, side), id=f"{owner}/temple:{FIELD_NAMES[field]}")
            for field in fields_of(fields)
        ],
        look="through",
    )


def tile(laid: Laid, owner: str, field: int, side: float, values: HeliosComponents) -> Group:
    """Return a tile on its field."""
    kind = laid.kinds[field]
    spot = len(CONTENTS[laid.cubes[field]])
    if spot == ROOM and (laid.temples & BIT[field] or kind >= FIRST_SPECIAL):
        spot = NO_SPOT
    return Group(
        [tile_art(kind, points_on(values, kind), side, spot)],
        at=centre_of(field, side),
        id=f"{owner}/tile:{FIELD_NAMES[field]}",
    )

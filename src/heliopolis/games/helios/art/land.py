"""A player's land: the hex fields with everything that lies on them, drawn round the centre field."""

from __future__ import annotations

from heliopolis.games.helios.art.hexes import NO_SPOT, ROOM, centre_of, ground, points_on, sun_art, temple_art, tile_art
from heliopolis.games.helios.art.targets import cubes, field_things, sun_may_go, sun_targets
from heliopolis.games.helios.position.coast import FIELD_NAMES, fields_of
from heliopolis.games.helios.position.state import Helios, HeliosPlayer
from heliopolis.games.helios.position.tiles import CONTENTS, FIRST_SPECIAL
from heliopolis.kernel.step import BIT
from heliopolis.render.shapes import Group, Marks, Shape
from heliopolis.words.texts import Texts


def land(helios: Helios, seat: int, side: float, marks: Marks, say: Texts, *, touch: bool = False) -> Group:
    """Return the land of a seat; ``touch`` makes what can be chosen large enough for a finger."""
    me = helios.players[seat]
    owner = f"seat{seat + 1}"
    # What has no name of a choice lets clicks through to the field it lies on.
    layers: list[Shape] = [
        ground(me.layout, side),
        Group([tile(helios, me, owner, field, side) for field in fields_of(me.tiles)], look="through"),
        Group(field_things(helios, seat, side, marks, say, touch=touch)),
        Group([cube for field in fields_of(me.one) for cube in cubes(me, owner, field, side, marks, say, touch=touch)]),
        Group(
            [
                Group([temple_art(side)], at=centre_of(field, side), id=f"{owner}/temple:{FIELD_NAMES[field]}")
                for field in fields_of(me.temples)
            ],
            look="through",
        ),
        Group([sun_art(side)], at=centre_of(me.sun, side), id=f"{owner}/sun", look="through"),
    ]
    if sun_may_go(marks.open, seat):
        layers.append(Group(sun_targets(helios, seat, side, marks, say, touch=touch)))
    return Group(layers)


def tile(helios: Helios, me: HeliosPlayer, owner: str, field: int, side: float) -> Group:
    """Return a tile on its field."""
    kind = me.kinds[field]
    spot = len(CONTENTS[me.cubes[field]])
    if spot == ROOM and (me.temples & BIT[field] or kind >= FIRST_SPECIAL):
        spot = NO_SPOT
    return Group(
        [tile_art(kind, points_on(helios, kind), side, spot)],
        at=centre_of(field, side),
        id=f"{owner}/tile:{FIELD_NAMES[field]}",
    )

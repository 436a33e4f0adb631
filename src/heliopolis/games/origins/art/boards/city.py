"""A City: octagonal tiles on a grid without bounds, the Seats of Power between them."""

from __future__ import annotations

from typing import Final, NamedTuple

from heliopolis.games.origins.art.abilities import bundle, pieces
from heliopolis.games.origins.art.boards.market import PLAIN, strip, tile
from heliopolis.games.origins.art.parts import CUT, about, diamond, die_icon, fused, octagon, stack
from heliopolis.games.origins.position.cells import ACROSS, DOWN, cell_name, parse_cell, x_of, y_of
from heliopolis.games.origins.position.choices import BUILDINGS, COLOURS, WONDERS
from heliopolis.games.origins.position.components import AbilityRow, OriginsComponents
from heliopolis.games.origins.position.dice import die_colour, die_value
from heliopolis.games.origins.position.state import AGORA, FARM, PALACE, WONDER, Origins, OriginsPlayer
from heliopolis.games.origins.rules.building.placing import open_cells
from heliopolis.games.origins.rules.districts import TAKEN, seat_bar
from heliopolis.render.drawing_cache import drawn_once
from heliopolis.render.lines import together
from heliopolis.render.shapes import Box, Circle, Group, Icon, Marks, Rect, Shape, Spot, Text, nameless, thing
from heliopolis.render.svg import LEAST
from heliopolis.words.texts import Texts

RIM: Final = 0.6
"""How much of a tile an empty place outside the bounds of a City takes."""

SMALLEST: Final = 22.0
"""The size of the smallest empty place: where a phone draws all a little smaller, a finger finds it still."""
TOUCHED: Final = 40.5
"""The width of the smallest place that can be touched."""
SEAT_TOUCHED: Final = 20.5
"""The same of a Seat, which can be had by a row of full size as well."""
CROWDED: Final = 20.0
"""Half the width of a Seat that has no room for number and points beside each other."""
FINE: Final = 44.0
"""In a City of smaller tiles a Seat has room for its number alone."""


class CityPlan(NamedTuple):
    """Where the cells of a City are drawn: the left and upper bound, the size of a cell, the bounds of the tiles."""

    left: float
    top: float
    pitch: float
    bounds: tuple[int, int, int, int]

    def at(self, cell: int) -> Spot:
        """Return the centre of a cell."""
        return self.left + (x_of(cell) + 0.5) * self.pitch, self.top + (y_of(cell) + 0.5) * self.pitch

    def beside(self, cell: int) -> tuple[Spot, float]:
        """Return the centre and size of an empty place.

        Outside the bounds of the tiles it is small and moves near to them.
        """
        x, y = self.at(cell)
        first, last, upper, lower = self.bounds
        column, row = x_of(cell), y_of(cell)
        inwards = (1 - RIM) / 2 * self.pitch
        away = (column > last) - (column < first), (row > lower) - (row < upper)
        size = RIM if any(away) else 1
        return (x - inwards * away[0], y - inwards * away[1]), max(0.9 * size * self.pitch, min(SMALLEST, self.pitch))


def city(
    origins: Origins, seat: int, box: Box, largest: float, marks: Marks, say: Texts, *, named: bool = True
) -> Group:
    """Return the City of a seat as large as the box allows, with the empty places round it.

    A City that is drawn elsewhere too is not ``named``: its cells cannot be found by their names, nor its empty places.
    """
    me = origins.players[seat]
    owner = f"seat{seat + 1}/"
    asked = [parse_cell(name.removeprefix(f"{owner}cell:")) for name in marks.open if name.startswith(f"{owner}cell:")]
    # What is asked never changes the plan: all places where a tile can go are always there.
    places = {*open_cells(me), *asked}.difference(me.city) if named else set()
    plan = fitted(tuple(me.city), tuple(places), box, largest)
    shapes: list[Shape] = [
        empty(name, *plan.beside(cell), marks.of(name))
        for cell, name in [(cell, f"{owner}cell:{cell_name(cell)}") for cell in sorted(places)]
    ]
    wonder = me.wonder_cell()
    values = origins.components
    for cell, kind in me.city.items():
        name = f"{owner}cell:{cell_name(cell)}"
        if kind < WONDER:
            towers = tuple(me.towers) if kind == PALACE else ()
            shapes.append(placed(values, towers, name, kind, plan.at(cell), plan.pitch, marks.of(name), say))
        elif cell == wonder:
            down = int(me.city.get(cell + DOWN, 0) == kind)
            shapes.append(
                built_wonder(origins, name, kind - WONDER, plan.at(cell), plan.pitch, down, marks.of(name), say)
            )
        else:
            x, y = plan.at(cell)
            outline = octagon(x, y, plan.pitch - 6, "idle")
            shapes.append(thing(name, marks.of(name), [outline], outline, tag=(x, y)))
    shapes += seats(me, owner, plan, marks, say)
    return Group(shapes) if named else together(tuple(map(_nameless, shapes)))


_nameless: Final = drawn_once(nameless)


@drawn_once
def fitted(tiles: tuple[int, ...], places: tuple[int, ...], box: Box, largest: float) -> CityPlan:
    """Return the largest plan of these tiles and empty places in the middle of a box."""
    left, top, across, down = box
    columns, rows = [x_of(cell) for cell in tiles], [y_of(cell) for cell in tiles]
    first, last, upper, lower = min(columns), max(columns), min(rows), max(rows)
    out_x, out_y = [x_of(cell) for cell in places], [y_of(cell) for cell in places]
    west, east = RIM * any(x < first for x in out_x), RIM * any(x > last for x in out_x)
    north, south = RIM * any(y < upper for y in out_y), RIM * any(y > lower for y in out_y)
    wide, high = last - first + 1 + west + east, lower - upper + 1 + north + south
    # In whole pixels where there are many, so that tiles drawn before can be used again.
    pitch = min(largest, across / wide, down / high)
    pitch = float(int(pitch)) if pitch > 16 else pitch
    return CityPlan(
        left + (across - wide * pitch) / 2 + (west - first) * pitch,
        top + (down - high * pitch) / 2 + (north - upper) * pitch,
        pitch,
        (first, last, upper, lower),
    )


@drawn_once
def empty(name: str, at: Spot, size: float, mark: str) -> Group:
    """Return an empty place beside the City."""
    outline = octagon(*at, size, "target" if mark else "cell")
    near = 0.33 * size
    # A small one can be touched a little beside it; tiles are drawn over that.
    reach = [Circle(*at, TOUCHED / 2, look="idle")] if mark and size < TOUCHED else []
    return thing(
        name, mark, [*reach, outline], outline, name.partition(":")[2], 3 if size > 45 else 2,
        tag=at if size < 50 else (at[0] - near, at[1] - near),
        worth=(at[0] + near, at[1] - near),
    )  # fmt: skip


@drawn_once
def placed(
    values: OriginsComponents, towers: tuple[int, ...], name: str, kind: int, at: tuple[float, float], pitch: float,
    mark: str, say: Texts,
) -> Group:  # fmt: skip
    """Return a tile of the City; only the Palace looks at the towers."""
    place = name.partition(":")[2]
    if kind < FARM:
        building = values.buildings[kind]
        art = tile(BUILDINGS[kind], COLOURS[building.colour], building, pitch)
        text = about(say, "building", BUILDINGS[kind])
    elif kind == PALACE:
        art = palace(towers, pitch)
        text = about(say, "building", "palace")
    else:
        what = "agora" if kind == AGORA else "farm"
        art = gray_tile(what, values.agora_gift if kind == AGORA else (), pitch)
        text = about(say, "building", what)
    return thing(
        name, mark, [Group([art], at=at)], octagon(*at, pitch - 4), f"{place} · {text}", 3 if pitch > 50 else 2,
        tag=(at[0] - 0.36 * pitch, at[1] - 0.36 * pitch), worth=(at[0] + 0.3 * pitch, at[1] - 0.38 * pitch),
    )  # fmt: skip


def gray_tile(name: str, gains: tuple[str, ...], size: float) -> Group:
    """Return the Agora or a Farm."""
    look = "farm" if name == "farm" else "gray"
    shapes: list[Shape] = [octagon(0, 0, size - 1.6, f"{look} tile" if size > 60 else f"{look} tile-fine")]
    if size >= PLAIN:
        shapes.append(octagon(0, 0, 0.87 * size, "gloss"))
    high = gains and size >= 52
    shapes.append(Icon(f"building-{name}", 0, -0.12 * size if high else 0, (0.5 if high else 0.6) * size))
    if high:
        shapes.append(strip(tuple(bundle(gains)), size))
    return Group(shapes, look="paper")


def palace(towers: tuple[int, ...], size: float) -> Group:
    """Return the Palace with its five towers and their heights."""
    shapes: list[Shape] = [octagon(0, 0, size - 1.6, "gray tile" if size > 60 else "gray tile-fine")]
    if size < 56:
        return Group([*shapes, Icon("building-palace", 0, 0, 0.6 * size)], look="paper")
    shapes += [octagon(0, 0, 0.87 * size, "gloss"), Icon("building-palace", 0, -0.34 * size, 0.24 * size)]
    for colour, height in enumerate(towers):
        x = (colour - 2) * 0.166 * size
        step = min(0.08, 0.3 / height) * size
        shapes.append(Group([stack(colour, height, 0.16 * size, step)], at=(x, 0.2 * size)))
        top = 0.2 * size - (height - 1) * step - 0.07 * size
        shapes.append(Text(x, top, str(height), max(LEAST, 0.14 * size), "middle", look="strong dark"))
        mark = Icon(f"mark-{COLOURS[colour]}", x, 0.31 * size, 0.09 * size, look=f"mark-{COLOURS[colour]}")
        shapes.append(mark)
    return Group(shapes, look="paper")


def built_wonder(
    origins: Origins, name: str, wonder: int, at: tuple[float, float], pitch: float, down: int, mark: str, say: Texts
) -> Group:
    """Return the Wonder on its two cells."""
    art = wonder_art(WONDERS[wonder], origins.components.wonders[wonder].ability, pitch, down)
    outline = fused(*at, pitch - 3, down)
    text = about(say, "wonder", WONDERS[wonder])
    return thing(
        name, mark, [Group([art], at=at)], outline, text, 3 if pitch > 50 else 2,
        tag=(at[0] - 0.36 * pitch, at[1] - 0.36 * pitch), worth=(at[0] + 0.3 * pitch, at[1] - 0.38 * pitch),
    )  # fmt: skip


def wonder_art(name: str, ability: AbilityRow, size: float, down: int) -> Group:
    """Return a built Wonder by the centre of its first cell."""
    next_x, next_y = (0, 1) if down else (1, 0)
    shapes: list[Shape] = [
        fused(0, 0, size - 0.8, down, "wonder tile" if size > 60 else "wonder tile-fine"),
        Icon(f"wonder-{name}", next_x * size / 2, next_y * size / 2, (0.8 if size >= 52 else 0.7) * size),
    ]
    if size >= 52:
        low = strip(pieces(ability), size)
        shapes.append(Group([low], at=(next_x * size, next_y * size)))
    return Group(shapes, look="paper")


def seats(me: OriginsPlayer, owner: str, plan: CityPlan, marks: Marks, say: Texts) -> list[Shape]:
    """Return the Seats of Power between four tiles, free or with a die."""
    shapes: list[Shape] = []
    for cell in me.city:
        barred = seat_bar(me, cell)
        if barred is not None and barred != TAKEN:
            continue
        x, y = plan.at(cell + ACROSS + DOWN)
        at = (x - plan.pitch / 2, y - plan.pitch / 2)
        name = f"{owner}seat:{cell_name(cell)}"
        shapes.append(seat_of_power(name, me.seats.get(cell, 0), at, plan.pitch, marks.of(name), say))
    return shapes


@drawn_once
def seat_of_power(name: str, seated: int, at: tuple[float, float], pitch: float, mark: str, say: Texts) -> Group:
    """Return one Seat: small ones show the value of their die on its colour."""
    reach = pitch * CUT
    # In a large City on a phone the ring is wider than the Seat, as far as its neighbours leave room.
    outline = diamond(*at, max(reach, min(SEAT_TOUCHED, pitch) / 2))
    x, y = at
    place = name.partition(":")[2]
    shapes: list[Shape]
    if not seated:
        fine = "" if pitch > 50 else "-fine"
        shapes = [diamond(*at, 0.94 * reach, f"open-seat{fine}"), Circle(x, y, 0.25 * reach, look="hollow")]
        text = say("scene-open-seat")
    else:
        colour = COLOURS[die_colour(seated)]
        text = say.titled(say("scene-seat-die"), f"{say(f'name-colour-{colour}')} {die_value(seated)}")
        if pitch >= 50:
            shapes = [diamond(*at, 0.96 * reach, "closed-seat"), Icon(die_icon(seated), x, y, 0.43 * pitch)]
        else:
            shapes = [diamond(*at, 1.25 * reach, f"{colour} tile-fine")]
            if 0.36 * pitch >= LEAST:
                size = 0.36 * pitch
                value = str(die_value(seated))
                shapes.append(Text(x, y + 0.36 * size, value, size, "middle", look=f"strong text-{colour}"))
    # Where number and points have no room beside each other, they stand above and below.
    tag: Spot = (x - 0.7 * reach, y - 0.7 * reach)
    worth: Spot | None = (x + 0.8 * reach, y - 0.8 * reach)
    if pitch < FINE:
        # Points would hide the numbers of the Seats next to it, and the rows of those have the points.
        tag, worth = at, None
    elif reach < CROWDED:
        tag, worth = (x, y - 9), (x, y + 13)
    return thing(name, mark, shapes, outline, f"{place} · {text}", 3 if pitch > 50 else 2, tag=tag, worth=worth)


def ground(box: Box) -> Rect:
    """Return the ground of a City."""
    return Rect(*box, 22, look="ground")

"""What a player has beside the City: workers, towers, Advisors, tokens, cards, tiles set aside."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from heliopolis.games.origins.art.market import tile
from heliopolis.games.origins.art.parts import about, badge, die_icon, fused, octagon, stack
from heliopolis.games.origins.art.sites import wonder_tile
from heliopolis.games.origins.position.choices import BUILDINGS, COLOURS, WONDERS, ZODIAC
from heliopolis.games.origins.position.components import BASES, FIRST_BASES, SPACES
from heliopolis.games.origins.position.dice import die
from heliopolis.games.origins.position.state import HOME, NONE, Origins
from heliopolis.render.lines import Box, centred, panel, subtitle, together
from heliopolis.render.shapes import Group, Icon, Marks, Rect, Shape, Text, thing
from heliopolis.texts import Texts

SLOT: Final = 47.0
"""From one base to the next."""


def workers(origins: Origins, seat: int, box: Box, marks: Marks, say: Texts) -> Group:
    """Everything of the viewer that stands beside the City."""
    left, top, across, _ = box
    me = origins.players[seat]
    return Group(
        [
            panel(box),
            together(tuple(bases(origins, seat, marks, say)), (left + 10, top + 8)),
            together(
                tuple(others(origins, seat, across - 20 - BASES * SLOT - 8, marks, say)),
                (left + 18 + BASES * SLOT, top + 8),
            ),
            together(tuple(towers(origins, seat, marks, say)), (left + 10, top + 96)),
            together(advisors(me.advisors, tuple(origins.components.advisor_points), say), (left + 212, top + 96)),
            together(superiority(seat, me.tokens, say), (left + 408, top + 96)),
            together(cards(seat, held_cards(origins, seat), say), (left + 10, top + 166)),
            Group(set_aside(origins, seat, across - 260, marks, say), at=(left + 250, top + 166)),
        ]
    )


def bases(origins: Origins, seat: int, marks: Marks, say: Texts) -> list[Shape]:
    """The six bases: with a die, free, or still on the Population track with their price."""
    me = origins.players[seat]
    shapes: list[Shape] = [subtitle(0, 12, say.message("scene-workers"), room=BASES * SLOT)]
    for base in range(BASES):
        x = base * SLOT + SLOT / 2 - 3
        if base < me.bases:
            mark = marks.of(f"seat{seat + 1}/base:{base + 1}")
            shapes.append(own_base(seat, base, me.colours[base], me.values[base], me.places[base], x, mark, say))
        else:
            food = origins.components.population_food[base - FIRST_BASES]
            points = origins.components.last_base_points if base == BASES - 1 else 0
            shapes.append(new_base(seat, food, points, x, say))
    return shapes


@lru_cache(256)
def new_base(seat: int, food: int, points: int, x: float, say: Texts) -> Group:
    """A base that is still on the Population track, with its price."""
    parts = [("food", str(food)), *([("points", str(points))] if points else [])]
    return Group(
        [
            Icon("base", x, 44, 38, look=f"own{seat + 1} away"),
            Group(centred(0, parts, 13, SLOT - 2, "strong"), at=(x, 75)),
        ],
        title=say.message("scene-new-base", food=food),
    )


@lru_cache(4096)
def own_base(seat: int, base: int, colour: int, value: int, place: int, x: float, mark: str, say: Texts) -> Group:
    """A base at home; a die that is away is pale and tells its site."""
    name = f"seat{seat + 1}/base:{base + 1}"
    outline = Rect(x - 21, 18, 42, 66, 8, look="idle")
    parts: list[Shape] = [outline, Icon("base", x, 58, 38, look=f"own{seat + 1}")]
    if colour == NONE:
        parts.append(Text(x, 50, say.message("scene-free"), 12, "middle", 38, look="muted"))
        return thing(name, mark, parts, outline, f"{base + 1} · {say.message('scene-free')}")
    away = place != HOME
    parts.append(Icon(die_icon(die(colour, value)), x, 40, 34, look="away" if away else ""))
    text = f"{base + 1} · {say.message(f'name-colour-{COLOURS[colour]}')} {value}"
    if away:
        parts.append(Group([at_site(place, say)], at=(x, 41)))
        text = f"{text} {say.message('scene-at-site', site=place + 1)}"
    return thing(name, mark, parts, outline, text)


def at_site(site: int, say: Texts) -> Group:
    """Where a worker is that is not at home."""
    words = say.message("scene-at-site", site=site + 1)
    return Group([Rect(-15, -8, 30, 16, 8, look="strip"), Text(0, 4, words, 12, "middle", 26, look="strong dark")])


def others(origins: Origins, seat: int, room: float, marks: Marks, say: Texts) -> list[Shape]:
    """The Archon and the Speakers."""
    return [
        archon(origins, seat, 20, 44, 42, marks, say),
        *speakers(origins, seat, 48, 44, 34, room - 48, marks, say),
    ]


def archon(origins: Origins, seat: int, x: float, y: float, size: float, marks: Marks, say: Texts) -> Group:
    """The Archon."""
    mark = marks.of(f"seat{seat + 1}/worker:archon")
    return drawn_archon(seat, origins.players[seat].archon, x, y, size, mark, say)


@lru_cache(1024)
def drawn_archon(seat: int, place: int, x: float, y: float, size: float, mark: str, say: Texts) -> Group:
    """The Archon at home, or pale while on a site."""
    away = place != HOME
    outline = Rect(x - 0.44 * size, y - 0.55 * size, 0.88 * size, 1.1 * size, 6, look="idle")
    parts: list[Shape] = [outline, Icon("archon", x, y, size, look=f"own{seat + 1}{' away' if away else ''}")]
    text = about(say, "worker", "archon")
    if away and size > 30:
        site = say.message("scene-at-site", site=place + 1)
        parts += [
            Rect(x - 15, y - 2, 30, 16, 8, look="strip"),
            Text(x, y + 10, site, 12, "middle", 26, look="strong dark"),
        ]
    return thing(f"seat{seat + 1}/worker:archon", mark, parts, outline, text, 3 if size > 30 else 2)


def speakers(
    origins: Origins, seat: int, x: float, y: float, size: float, room: float, marks: Marks, say: Texts
) -> list[Shape]:
    """The Speakers that wait; equal ones are one thing, as they are one choice."""
    held = [(value, number) for value, number in enumerate(origins.players[seat].speakers) if number]
    wide, lap = 0.95 * size, 0.3 * size
    need = sum(wide + lap * (number - 1) for _, number in held)
    scale = min(1.0, room / need) if need else 1.0
    shapes: list[Shape] = []
    for value, number in held:
        across = (wide + lap * (number - 1)) * scale
        shapes.append(
            speaker(seat, value, number, (x, y, across, size), scale, marks.of(f"seat{seat + 1}/speaker:{value}"), say)
        )
        x += across
    return shapes


def speaker(seat: int, value: int, number: int, box: Box, scale: float, mark: str, say: Texts) -> Group:
    """The Speakers of a value; ``box`` is their left side, their middle, how wide they are and the size of a die."""
    x, y, across, size = box
    outline = Rect(x, y - 0.56 * size, across, 1.12 * size, 6, look="idle")
    dice = [Icon(f"speaker-{value}", x + (0.95 / 2 + 0.3 * place) * size * scale, y, size) for place in range(number)]
    text = say.message("scene-speaker", value=value, number=number)
    return thing(f"seat{seat + 1}/speaker:{value}", mark, [outline, *dice], outline, text, 3 if size > 30 else 2)


def towers(origins: Origins, seat: int, marks: Marks, say: Texts) -> list[Shape]:
    """The five towers: height, and the gold of the next level."""
    me = origins.players[seat]
    shapes: list[Shape] = [subtitle(0, 12, say.message("scene-my-towers"), room=190)]
    for colour, height in enumerate(me.towers):
        mark = marks.of(f"seat{seat + 1}/tower:{COLOURS[colour]}")
        shapes.append(tower(seat, colour, height, origins.tower_stock[colour], mark, say))
    return shapes


@lru_cache(4096)
def tower(seat: int, colour: int, height: int, left: int, mark: str, say: Texts) -> Group:
    """A tower: its height, and the gold of the next level if there is a disk left for it."""
    name = COLOURS[colour]
    x = colour * 38.0
    outline = Rect(x, 18, 35, 44, 6, look="plate")
    price = centred(0, [("gold", str(height))], 12, 34, "strong") if left else []
    parts: list[Shape] = [
        outline,
        Group([stack(colour, min(height, 6), 20, min(5.0, 15 / height))], at=(x + 12, 41)),
        Text(x + 28, 37, str(height), 14, "middle", look="strong"),
        Group(price, at=(x + 17.5, 54)),
    ]
    text = say.message("scene-tower", colour=say.message(f"name-colour-{name}"), height=height, left=left)
    return thing(f"seat{seat + 1}/tower:{name}", mark, parts, outline, text, 2)


@lru_cache(1024)
def advisors(held: tuple[int, ...], points: tuple[int, ...], say: Texts) -> tuple[Shape, ...]:
    """The Advisor track: dice that have retired, and what each number of them is worth."""
    shapes: list[Shape] = [subtitle(0, 12, say.message("scene-advisors"), room=180)]
    for place in range(SPACES):
        x = place * 36.0
        shapes.append(Rect(x, 18, 33, 44, 6, look="plate"))
        if place < len(held):
            shapes.append(Icon(f"die-{COLOURS[held[place]]}-6", x + 11, 37, 27))
        worth = Group([badge(points[place], 19)], at=(x + 22, 51))
        shapes.append(worth if place < len(held) else Group([worth], look="off"))
    return tuple(shapes)


@lru_cache(256)
def superiority(seat: int, tokens: int, say: Texts) -> tuple[Shape, ...]:
    """The Superiority tokens."""
    return (
        subtitle(0, 12, say.message("scene-superiority"), room=126),
        Group(
            [Icon("superiority", 15, 40, 30), Text(36, 47, str(tokens), 20, look="strong")],
            id=f"seat{seat + 1}/superiority",
            look="" if tokens else "off",
            title=say.titled(say.message("scene-superiority"), str(tokens)),
        ),
    )


def held_cards(origins: Origins, seat: int) -> tuple[int, ...]:
    """The Zodiac cards the seat holds."""
    return tuple([origins.zodiac[temple] for temple in range(3) if origins.holders[temple] == seat])


@lru_cache(1024)
def cards(seat: int, held: tuple[int, ...], say: Texts) -> tuple[Shape, ...]:
    """Zodiac cards."""
    shapes: list[Shape] = [subtitle(0, 12, say.message("scene-zodiac"), room=230)]
    if not held:
        shapes += [
            Rect(0, 18, 72, 42, 6, look="well"),
            Text(36, 44, say.message("scene-none"), 12, "middle", look="muted"),
        ]
    for place, card in enumerate(held):
        x = place * 78.0
        name = say.message(f"name-zodiac-{ZODIAC[card]}")
        shapes.append(
            Group(
                [
                    Rect(x, 18, 74, 42, 6, look="sky"),
                    Rect(x + 2.5, 20.5, 69, 37, 4, look="sky-line"),
                    Icon(f"zodiac-{ZODIAC[card]}", x + 37, 33, 21, look="on-sky"),
                    Text(x + 37, 54, name, 11, "middle", 64, look="strong pale-text"),
                ],
                id=f"seat{seat + 1}/card:{ZODIAC[card]}",
                title=about(say, "zodiac", ZODIAC[card]),
            )
        )
    return tuple(shapes)


def set_aside(origins: Origins, seat: int, room: float, marks: Marks, say: Texts) -> list[Shape]:
    """Tiles in reserve, and the Wonder that was claimed and is not built yet."""
    me = origins.players[seat]
    shapes: list[Shape] = [subtitle(0, 12, say.message("scene-reserve"), room=110)]
    if not me.reserve:
        shapes.append(octagon(22, 39, 42, "cell"))
    shapes += reserve(origins, seat, 0, 39, 44, 116, marks, say)
    if origins.options["wonders"] is True:
        shapes.append(subtitle(130, 12, say.message("scene-my-wonder"), room=room - 130))
        if me.wonder == NONE:
            shapes += [
                fused(152, 39, 42, 0, "cell"),
                Text(173, 43, say.message("scene-none"), 12, "middle", look="muted"),
            ]
        elif me.wonder_cell() == NONE:
            shapes.append(claimed(origins, seat, 152, 39, 43, marks, say))
        else:
            shapes.append(Text(130, 43, say.message(f"scene-wonder-{WONDERS[me.wonder]}"), 12, look="muted"))
    return shapes


def reserve(
    origins: Origins, seat: int, x: float, y: float, size: float, room: float, marks: Marks, say: Texts
) -> list[Shape]:
    """Tiles set aside, rightwards from x; equal ones are one thing, as they are one choice."""
    held = origins.players[seat].reserve
    kinds = sorted(set(held))
    pitch = min(size + 2, room / max(1, len(kinds)))
    size = min(size, pitch)
    shapes: list[Shape] = []
    for place, kind in enumerate(kinds):
        name = f"seat{seat + 1}/reserve:{BUILDINGS[kind]}"
        building = origins.components.buildings[kind]
        middle = x + (place + 0.5) * pitch
        art: list[Shape] = [Group([tile(BUILDINGS[kind], COLOURS[building.colour], None, size)], at=(middle, y))]
        if size > 34:
            price = [
                Rect(-13, -8, 26, 16, 8, look="strip"),
                *centred(0, [("stone", str(building.stone))], 13, 24, "strong dark"),
            ]
            art.append(Group(price, at=(middle, y + 0.36 * size), look="paper"))
        if held.count(kind) > 1:
            art.append(Text(middle + 0.34 * size, y - 0.3 * size, f"×{held.count(kind)}", 11, look="strong"))
        text = about(say, "building", BUILDINGS[kind])
        shapes.append(thing(name, marks.of(name), art, octagon(middle, y, size), text, 3 if size > 34 else 2))
    return shapes


def claimed(origins: Origins, seat: int, x: float, y: float, size: float, marks: Marks, say: Texts) -> Group:
    """The Wonder that was claimed and waits to be built."""
    wonder = origins.players[seat].wonder
    name = f"seat{seat + 1}/claimed:wonder"
    art = wonder_tile(WONDERS[wonder], origins.components.wonders[wonder].ability, size, 1)
    return thing(
        name, marks.of(name), [Group([art], at=(x, y))], fused(x, y, size, 0), about(say, "wonder", WONDERS[wonder]), 2
    )

"""What a player has beside the City: workers, towers, Advisors, tokens, cards, tiles set aside."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.art.boards.market import tile
from heliopolis.games.origins.art.boards.sites import wonder_tile
from heliopolis.games.origins.art.parts import about, badge, die_icon, fused, octagon, stack, two_lines
from heliopolis.games.origins.position.choices import BUILDINGS, COLOURS, WONDERS, ZODIAC
from heliopolis.games.origins.position.components import BASES, FIRST_BASES, SPACES
from heliopolis.games.origins.position.dice import die
from heliopolis.games.origins.position.state import HOME, NONE, Origins
from heliopolis.render.drawing_cache import drawn_once
from heliopolis.render.lines import centred, subtitle
from heliopolis.render.shapes import Box, Group, Icon, Marks, Rect, Shape, Text, thing
from heliopolis.render.svg import width
from heliopolis.words.texts import Texts

SLOT: Final = 47.0
"""From one base to the next."""


def bases(origins: Origins, seat: int, marks: Marks, say: Texts, pitch: float = SLOT) -> list[Shape]:
    """Return the six bases: with a die, free, or still on the Population track with their price."""
    me = origins.players[seat]
    shapes: list[Shape] = [subtitle(0, 12, say("scene-workers"), room=BASES * pitch)]
    for base in range(BASES):
        x = base * pitch + pitch / 2 - 3
        if base < me.bases:
            mark = marks.of(f"seat{seat + 1}/base:{base + 1}")
            shapes.append(own_base(seat, base, me.colours[base], me.values[base], me.places[base], x, mark, say))
        else:
            food = origins.components.population_food[base - FIRST_BASES]
            points = origins.components.last_base_points if base == BASES - 1 else 0
            shapes.append(new_base(seat, food, points, x, say))
    return shapes


@drawn_once
def new_base(seat: int, food: int, points: int, x: float, say: Texts) -> Group:
    """Return a base that is still on the Population track, with its price."""
    parts = [("food", str(food)), *([("points", str(points))] if points else [])]
    return Group(
        [
            Icon("base", x, 44, 38, look=f"own{seat + 1} away"),
            Group(centred(0, parts, 13, SLOT - 2, "strong"), at=(x, 75)),
        ],
        title=say("scene-new-base", food=food),
    )


@drawn_once
def own_base(seat: int, base: int, colour: int, value: int, place: int, x: float, mark: str, say: Texts) -> Group:
    """Return a base at home; a die that is away is pale and names its site."""
    name = f"seat{seat + 1}/base:{base + 1}"
    outline = Rect(x - 21, 18, 42, 66, 8, look="idle")
    parts: list[Shape] = [outline, Icon("base", x, 58, 38, look=f"own{seat + 1}")]
    if colour == NONE:
        parts.append(Text(x, 50, say("scene-free"), 12, "middle", 38, look="muted"))
        return thing(name, mark, parts, outline, f"{base + 1} · {say('scene-free')}", tag=(x - 16, 22))
    away = place != HOME
    parts.append(Icon(die_icon(die(colour, value)), x, 40, 34, look="away" if away else ""))
    text = f"{base + 1} · {say(f'name-colour-{COLOURS[colour]}')} {value}"
    if away:
        parts.append(Group([at_site(place, say)], at=(x, 41)))
        text = f"{text} · {say('scene-at-site', site=place + 1)}"
    return thing(name, mark, parts, outline, text, tag=(x - 16, 22), worth=(x, 73))


def at_site(site: int, say: Texts) -> Group:
    """Return where a worker is that is not at home."""
    words = say("scene-at-site", site=site + 1)
    return Group([Rect(-21, -8, 42, 16, 8, look="strip"), Text(0, 4, words, 12, "middle", 40, look="strong dark")])


def others(origins: Origins, seat: int, room: float, marks: Marks, say: Texts) -> list[Shape]:
    """Return the Archon and the Speakers."""
    return [
        archon(origins, seat, 20, 44, 42, marks, say),
        *speakers(origins, seat, 48, 44, 34, room - 48, marks, say),
    ]


def archon(origins: Origins, seat: int, x: float, y: float, size: float, marks: Marks, say: Texts) -> Group:
    """Return the Archon."""
    mark = marks.of(f"seat{seat + 1}/worker:archon")
    return drawn_archon(seat, origins.players[seat].archon, x, y, size, mark, say)


@drawn_once
def drawn_archon(seat: int, place: int, x: float, y: float, size: float, mark: str, say: Texts) -> Group:
    """Return the Archon at home, or pale while on a site."""
    away = place != HOME
    outline = Rect(x - 0.48 * size, y - 0.55 * size, 0.96 * size, 1.1 * size, 6, look="idle")
    parts: list[Shape] = [outline, Icon("archon", x, y, size, look=f"own{seat + 1}{' away' if away else ''}")]
    text = about(say, "worker", "archon")
    if away and size > 30:
        site = say("scene-at-site", site=place + 1)
        parts += [
            Rect(x - 21, y - 2, 42, 16, 8, look="strip"),
            Text(x, y + 10, site, 12, "middle", 40, look="strong dark"),
        ]
    return thing(
        f"seat{seat + 1}/worker:archon", mark, parts, outline, text, 3 if size > 30 else 2,
        tag=(x - 0.38 * size, y - 0.45 * size), worth=(x, y + 0.5 * size),
    )  # fmt: skip


def speakers(
    origins: Origins, seat: int, x: float, y: float, size: float, room: float, marks: Marks, say: Texts
) -> list[Shape]:
    """Return the Speakers that wait; equal ones are one thing, as they are one choice."""
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


@drawn_once
def speaker(seat: int, value: int, number: int, box: Box, scale: float, mark: str, say: Texts) -> Group:
    """Return the Speakers of a value.

    ``box`` is their left side, their middle, how wide they are and the size of a die.
    """
    x, y, across, size = box
    outline = Rect(x, y - 0.56 * size, across, 1.12 * size, 6, look="idle")
    dice = [Icon(f"speaker-{value}", x + (0.95 / 2 + 0.3 * place) * size * scale, y, size) for place in range(number)]
    text = say("scene-speaker", value=value, number=number)
    return thing(
        f"seat{seat + 1}/speaker:{value}", mark, [outline, *dice], outline, text, 3 if size > 30 else 2,
        tag=(x + 3, y - 0.45 * size), worth=(x + across / 2, y + 0.5 * size),
    )  # fmt: skip


def towers(origins: Origins, seat: int, marks: Marks, say: Texts, pitch: float = 38.0) -> list[Shape]:
    """Return the five towers: height, and the gold of the next level."""
    me = origins.players[seat]
    shapes: list[Shape] = [subtitle(0, 12, say("scene-my-towers"), room=190)]
    for colour, height in enumerate(me.towers):
        mark = marks.of(f"seat{seat + 1}/tower:{COLOURS[colour]}")
        shapes.append(tower(seat, colour, height, origins.tower_stock[colour], pitch, mark, say))
    return shapes


@drawn_once
def tower(seat: int, colour: int, height: int, left: int, pitch: float, mark: str, say: Texts) -> Group:
    """Return a tower: its height, and the gold of the next level if there is a disk left for it."""
    name = COLOURS[colour]
    x = colour * pitch
    outline = Rect(x, 18, pitch - 3, 44, 6, look="plate")
    price = centred(0, [("gold", str(height))], 12, 34, "strong") if left else []
    parts: list[Shape] = [
        outline,
        Group([stack(colour, min(height, 6), 20, min(5.0, 15 / height))], at=(x + 12, 41)),
        Text(x + 28, 37, str(height), 14, "middle", look="strong", id=f"seat{seat + 1}/tower:{name}/height"),
        Group(price, at=(x + 17.5, 54)),
    ]
    text = say("scene-tower", colour=say(f"name-colour-{name}"), height=height, left=left)
    return thing(f"seat{seat + 1}/tower:{name}", mark, parts, outline, text, 2, tag=(x + 4, 20), worth=(x + 17.5, 54))


@drawn_once
def advisors(seat: int, held: tuple[int, ...], points: tuple[int, ...], say: Texts) -> Group:
    """Return the Advisor track: dice that have retired, and what each number of them is worth."""
    shapes: list[Shape] = [subtitle(0, 12, say("scene-advisors"), room=168)]
    for place in range(SPACES):
        x = place * 34.0
        shapes.append(Rect(x, 18, 31, 44, 6, look="plate"))
        if place < len(held):
            shapes.append(Icon(f"die-{COLOURS[held[place]]}-6", x + 11, 37, 27))
        worth = Group([badge(points[place], 20)], at=(x + 20, 51))
        shapes.append(worth if place < len(held) else Group([worth], look="off"))
    return Group(shapes, id=f"seat{seat + 1}/advisors")


@drawn_once
def superiority(seat: int, tokens: int, say: Texts, *, named: bool = True) -> tuple[Shape, ...]:
    """Return the Superiority tokens; their number is ``named`` in one place only."""
    return (
        subtitle(0, 12, say("scene-superiority"), room=92),
        Group(
            [
                Icon("superiority", 15, 40, 30),
                Text(36, 47, str(tokens), 20, look="strong", id=f"seat{seat + 1}/tokens" if named else ""),
            ],
            id=f"seat{seat + 1}/superiority",
            look="" if tokens else "off",
            title=say.titled(say("scene-superiority"), str(tokens)),
        ),
    )


def held_cards(origins: Origins, seat: int) -> tuple[int, ...]:
    """Return the Zodiac cards the seat holds."""
    return tuple([origins.zodiac[temple] for temple in range(3) if origins.holders[temple] == seat])


@drawn_once
def cards(seat: int, held: tuple[int, ...], room: float, say: Texts) -> tuple[Shape, ...]:
    """Zodiac cards; where there are several their names give way."""
    shapes: list[Shape] = [subtitle(0, 12, say("scene-zodiac"), room=room)]
    if not held:
        none = Text(36, 44, say("scene-none"), 12, "middle", look="muted")
        return (*shapes, Rect(0.75, 18.75, 70.5, 42, 6, look="well"), none)
    pitch = min(82.0, room / len(held))
    named = all(width(say(f"name-zodiac-{ZODIAC[card]}"), 11, "strong") <= pitch - 10 for card in held)
    for place, card in enumerate(held):
        middle = place * pitch + (pitch - 4) / 2
        name = say(f"name-zodiac-{ZODIAC[card]}")
        parts: list[Shape] = [
            Rect(place * pitch, 18, pitch - 4, 42, 6, look="sky"),
            Rect(place * pitch + 2.5, 20.5, pitch - 9, 37, 4, look="sky-line"),
            Icon(f"zodiac-{ZODIAC[card]}", middle, 33 if named else 39, 21 if named else 25, look="on-sky"),
        ]
        if named:
            parts.append(Text(middle, 54, name, 11, "middle", look="strong pale-text"))
        title = about(say, "zodiac", ZODIAC[card])
        shapes.append(Group(parts, id=f"seat{seat + 1}/card:{ZODIAC[card]}", title=title))
    return tuple(shapes)


def set_aside(origins: Origins, seat: int, room: float, marks: Marks, say: Texts) -> list[Shape]:
    """Return tiles in reserve, and the Wonder that was claimed and is not built yet."""
    me = origins.players[seat]
    wonders = origins.options["wonders"] is True
    near = room - 98 if wonders else room
    shapes: list[Shape] = [subtitle(0, 12, say("scene-reserve"), room=near)]
    if not me.reserve:
        shapes.append(_octagon(22, 39, 42, "cell"))
    shapes += reserve(origins, seat, 0, 39, 44, near, marks, say)
    if not wonders:
        return shapes
    left = room - 90
    shapes.append(subtitle(left, 12, say("scene-my-wonder"), room=90))
    if me.wonder == NONE:
        return [*shapes, *_no_wonder(left, say("scene-none"))]
    if me.wonder_cell() == NONE:
        return [*shapes, claimed(origins, seat, left + 22, 39, 43, marks, say)]
    lines = two_lines(say(f"scene-wonder-{WONDERS[me.wonder]}"), 90, 12)
    return [*shapes, *[Text(left, 36 + 15 * place, words, 12, room=92) for place, words in enumerate(lines)]]


_octagon: Final = drawn_once(octagon)


@drawn_once
def _no_wonder(left: float, none: str) -> tuple[Shape, ...]:
    return fused(left + 22, 39, 42, 0, "cell"), Text(left + 43, 43, none, 12, "middle", look="muted")


def reserve(
    origins: Origins, seat: int, x: float, y: float, size: float, room: float, marks: Marks, say: Texts
) -> list[Shape]:
    """Return tiles set aside, rightwards from x; equal ones are one thing, as they are one choice."""
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
        near = 0.34 * size
        shapes.append(
            thing(
                name, marks.of(name), art, octagon(middle, y, size), text, 3 if size > 34 else 2,
                tag=(middle - near, y - near), worth=(middle + near, y - near),
            )
        )  # fmt: skip
    return shapes


def claimed(origins: Origins, seat: int, x: float, y: float, size: float, marks: Marks, say: Texts) -> Group:
    """Return the Wonder that was claimed and waits to be built."""
    wonder = origins.players[seat].wonder
    name = f"seat{seat + 1}/claimed:wonder"
    art = wonder_tile(WONDERS[wonder], origins.components.wonders[wonder].ability, size, 1)
    return thing(
        name, marks.of(name), [Group([art], at=(x, y))], fused(x, y, size, 0), about(say, "wonder", WONDERS[wonder]), 2,
        tag=(x - 0.4 * size, y - 0.4 * size), worth=(x + 1.3 * size, y - 0.45 * size),
    )  # fmt: skip

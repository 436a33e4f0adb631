"""The five sites side by side in a pane, each as high as the pane: the lower it is, the less is drawn."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.art.abilities import BONUS, bundle
from heliopolis.games.origins.art.boards.sites import (
    CLAIM,
    ROWS,
    SITES,
    Sent,
    in_line,
    landed,
    second,
    ship,
    wonder_tile,
)
from heliopolis.games.origins.art.parts import about, two_lines
from heliopolis.games.origins.position.choices import COLOURS, WONDERS
from heliopolis.games.origins.position.components import BONUSES, OriginsComponents
from heliopolis.games.origins.position.state import NONE, Origins
from heliopolis.render.drawing_cache import drawn_once
from heliopolis.render.lines import Piece, centred
from heliopolis.render.shapes import LIVE, Box, Group, Icon, Marks, Path, Rect, Shape, Text, thing
from heliopolis.words.texts import Texts

GAP: Final = 6
FULL: Final = 300
"""A lower pane has no room for Wonders, names and bonus tiles."""
LEAST: Final = 12
LETTERS: Final = 0.83
"""The size of text beside icons of size 1."""
ROW: Final = 44.0
"""The height of a row of actions, so that it can be touched."""


def narrow_sites(origins: Origins, box: Box, marks: Marks, say: Texts) -> Group:
    """Return the five sites."""
    left, top, across, down = box
    wide = (across - (SITES - 1) * GAP) / SITES
    shapes: list[Shape] = []
    for site in range(SITES):
        tile = origins.site_tiles[site]
        drawn = narrow_site(
            site,
            COLOURS[tile] if tile != NONE else "",
            origins.site_values[site],
            origins.site_wonders[site],
            origins.unlocked >> site & 1,
            landed(origins, site),
            marks.of(f"site:{site + 1}"),
            tuple([marks.of(f"site:{site + 1}/{row}") for row in ROWS]),
            (wide, down),
            origins.components,
            say,
        )
        shapes.append(Group([drawn], at=(left + site * (wide + GAP), top)))
    return Group(shapes)


@drawn_once
def narrow_site(
    site: int, colour: str, value: int, wonder: int, free: int, here: tuple[Sent, ...], mark: str,
    rows: tuple[str, ...], size: tuple[float, float], components: OriginsComponents, say: Texts,
) -> Group:  # fmt: skip
    """Return a site from the top: its number, Wonder and name, Mothership, workers, what can be done there."""
    wide, high = size
    middle, name = wide / 2, f"site:{site + 1}"
    full = high >= FULL

    def row(place: int, top: float, tall: float, shapes: list[Shape]) -> Shape:
        """Return a part of a visit: a thing of its own, so that it can be chosen."""
        outline = Rect(4, top, wide - 8, tall, 6)
        # In the corner, so that no icon is hidden.
        corner, far = (8, top + 5), (wide - 18, top + tall - 8)
        return thing(f"{name}/{ROWS[place]}", rows[place], shapes, outline, "", 2, tag=corner, worth=far)

    # In words, so that no one takes it for the number of a choice.
    numbered = say("scene-site-number", number=site + 1)
    # Where there are no rows for them, the flag of a bonus action takes the left corner, a Wonder the right one.
    title = (middle, "middle") if full or not colour else (wide - 7, "end")
    titled = mark != LIVE and (full or wonder == NONE)
    bottom = high - 4 - (ROW + 3 if full else 0)
    lower, upper = bottom - ROW, bottom - 2 * ROW - 3
    strip = upper - 5
    shapes: list[Shape] = [
        Rect(0.75, 0.75, wide - 1.5, high - 1.5, 8, look="site"),
        *([Text(title[0], 22, numbered, 12, title[1], look="muted")] if titled else []),
        Path(f"M5 {strip:.1f}H{wide - 5:.1f}", id=f"{name}/strip", look="hair"),
        Group(ship(colour, value, name, wide - 4), at=(middle, (92 if full else 32) + 0.26 * wide)),
        *in_line(here, middle, strip - 19, wide - 10),
        row(0, upper, ROW, action(upper, ROW, [tuple(bundle(components.site_gains[site]))], wide)),
        row(1, lower, ROW, action(lower, ROW, in_two(second(site, say)), wide)),
    ]
    if full:
        over = called(site, wide, say) if wonder == NONE else wonder_over(wonder, free, wide, components, say)
        shapes.append(over if wonder == NONE else row(CLAIM, 33, 60, [over]))
        if colour:
            effect = BONUSES[components.bonuses[COLOURS.index(colour)]]
            drawn = bonus(colour, effect, bottom + 3, wide, about(say, "bonus", effect))
            shapes.append(row(2, bottom + 3, ROW, [drawn]))
    else:
        shapes += missing(name, wonder, colour, wide, rows)
    text = f"{about(say, 'site', str(site + 1))} {say('scene-site-value', value=value)}"
    return thing(
        name, mark, shapes, Rect(1, 1, wide - 2, high - 2, 8), text, tag=(middle, 17), worth=(middle, strip - 48)
    )


def called(site: int, wide: float, say: Texts) -> Group:
    """Return what a site without a Wonder is called."""
    lines = three_lines(say(f"name-site-{site + 1}"), wide - 4)
    return Group(
        [
            Text(wide / 2, 52 + 15 * place, line, LEAST, "middle", wide - 2, look="muted", least=LEAST)
            for place, line in enumerate(lines)
        ]
    )


def wonder_over(wonder: int, free: int, wide: float, components: OriginsComponents, say: Texts) -> Group:
    """Return the Wonder of a site under its lock."""
    name, middle, size = WONDERS[wonder], wide / 2, (wide - 12) / 2
    lines = two_lines(say(f"scene-wonder-{name}"), wide - 4, LEAST)
    first = 84 if len(lines) == 1 else 76
    look = "strong" if free else ""
    return Group(
        [
            Group([wonder_tile(name, components.wonders[wonder].ability, size, free)], at=(middle - size / 2, 48)),
            *[
                Text(middle, first + 14 * place, line, LEAST, "middle", wide - 2, look=look, least=LEAST)
                for place, line in enumerate(lines)
            ],
        ],
        title=f"{about(say, 'wonder', name)} {say('scene-unlocked' if free else 'scene-locked')}",
    )


def three_lines(words: str, room: float) -> list[str]:
    """Return the words on as few lines as they need, three at most."""
    first = two_lines(words, room, LEAST)
    if len(first) == 1:
        return first
    return [line for part in first for line in two_lines(part, room, LEAST)][:3]


def action(top: float, tall: float, lines: list[tuple[Piece, ...]], wide: float) -> list[Shape]:
    """Return what a worker can do at a site, in icons on one line or two."""
    pitch = tall / (len(lines) + 0.1)
    first = top + tall / 2 - pitch * (len(lines) - 1) / 2
    return [
        Rect(4, top, wide - 8, tall, 6, look="plate"),
        *[
            Group(centred(0, line, size_of(line), wide - 8, "strong", LETTERS), at=(wide / 2, first + place * pitch))
            for place, line in enumerate(lines)
        ],
    ]


def size_of(line: tuple[Piece, ...]) -> float:
    """Return the size of the icons of a line: smaller beside text, which cannot be."""
    return 14.6 if any(word for _, word in line) else 17


def in_two(parts: tuple[Piece, ...]) -> list[tuple[Piece, ...]]:
    """Return a line of icons broken after its arrow, or after a word."""
    for place, (icon, word) in enumerate(parts):
        if icon == "arrow":
            return [parts[: place + 1], parts[place + 1 :]]
        if icon and len(word) > 1:
            return [(*parts[:place], (icon, ""), *parts[place + 1 :]), (("", word),)]
    return [parts]


def bonus(colour: str, effect: str, top: float, wide: float, title: str) -> Group:
    """Return the bonus of a site on the colour of its tile."""
    lines = in_two(tuple(BONUS[effect]))
    paper = wide - 26
    pitch, middle = 19.0, 20 + paper / 2
    first = top + ROW / 2 - pitch * (len(lines) - 1) / 2
    return Group(
        [
            Rect(4, top, wide - 8, ROW, 6, look=f"{colour} bonus"),
            Icon(f"mark-{colour}", 12, top + ROW / 2, 13, look=f"on-{colour}"),
            Rect(20, top + 3, paper, ROW - 6, 5, look="strip"),
            Group(
                [
                    Group(
                        centred(0, line, size_of(line), paper - 1, "strong dark", LETTERS),
                        at=(middle, first + place * pitch),
                    )
                    for place, line in enumerate(lines)
                ],
                look="paper",
            ),
        ],
        title=title,
    )


def missing(name: str, wonder: int, colour: str, wide: float, rows: tuple[str, ...]) -> list[Shape]:
    """Return what a low pane has no room for can still be chosen: by a strip along the rim of its site."""
    shapes: list[Shape] = []
    if wonder != NONE:
        outline = Rect(wide - 30, 4, 26, 28, 6, look="idle")
        sign: list[Shape] = [outline, Icon(f"wonder-{WONDERS[wonder]}", wide - 16, 18, 20)]
        shapes.append(thing(f"{name}/{ROWS[CLAIM]}", rows[CLAIM], sign, outline, "", 2, tag=(wide - 16, 18)))
    if colour:
        outline = Rect(4, 4, 22, 28, 6, look=f"{colour} bonus")
        sign = [outline, Icon(f"mark-{colour}", 15, 18, 13, look=f"on-{colour}")]
        shapes.append(thing(f"{name}/{ROWS[2]}", rows[2], sign, outline, "", 2, tag=(15, 18)))
    return shapes

"""The Encounter Sites with their Motherships, and the stock of Tower disks."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from heliopolis.games.origins.art.abilities import BONUS, bundle, pieces
from heliopolis.games.origins.art.market import two_lines
from heliopolis.games.origins.art.parts import about, die_icon, fused, stack, worker
from heliopolis.games.origins.position.choices import COLOURS, WONDERS
from heliopolis.games.origins.position.components import BONUSES, AbilityRow, OriginsComponents
from heliopolis.games.origins.position.dice import die, speaker_site, speaker_value
from heliopolis.games.origins.position.state import NONE, Origins
from heliopolis.render.lines import Box, Piece, centred, length, panel, subtitle, together
from heliopolis.render.shapes import Circle, Group, Icon, Marks, Path, Rect, Shape, Text, thing
from heliopolis.texts import Texts

SITE: Final = (152.0, 272.0)
GAP: Final = 7
TOWERS: Final = 58
SKYLINES: Final = (
    "M8 172v-14h14v-8h12v-10h10v-8h12v8h10v10h12v8h14v14zM104 172v-20h6v-6h8v6h6v20z",
    "M14 172v-22h12v-12h16v12h10v22zM66 172v-16l14-12 14 12v16zM104 172v-26h12v-8h8v8h12v26z",
    "M10 172v-12h24v-10h24v-10h36v10h24v10h24v12z",
    "M10 172v-24h10v-14h14v14h10v24zM54 172v-18h44v18zM108 172v-30l10-8 10 8v30z",
    "M10 172c10-22 28-22 40 0zM46 172c12-34 40-34 56 0zM98 172c10-20 30-20 42 0z",
)
"""What stands behind the landing strips."""
STRIP: Final = 128.0
"""How much of a landing strip workers can use."""

Sent = tuple[str, int, str]
"""A worker on a site: the name of the drawn thing, whose it is, and its icon."""


def sites(origins: Origins, box: Box, marks: Marks, say: Texts) -> Group:
    """The stock of Tower disks and the five sites."""
    left, top, _, _ = box
    shapes: list[Shape] = [panel(box), tower_stock(origins, left + 8, top + 8, say)]
    x = left + 8 + TOWERS + GAP + 4
    for site in range(5):
        at = (x + site * (SITE[0] + GAP), top + 9)
        shapes.append(together((encounter_site(origins, site, marks, say),), at))
    return Group(shapes)


def tower_stock(origins: Origins, x: float, y: float, say: Texts) -> Group:
    """How many Tower disks of each colour are left."""
    shapes: list[Shape] = [subtitle(x + TOWERS / 2, y + 13, say.message("scene-towers"), "middle", TOWERS)]
    shapes += [pile(colour, disks, x, y + 20 + colour * 50.5, say) for colour, disks in enumerate(origins.tower_stock)]
    return together(tuple(shapes))


@lru_cache(256)
def pile(colour: int, disks: int, x: float, y: float, say: Texts) -> Group:
    """The Tower disks of a colour."""
    name = COLOURS[colour]
    step = min(7.0, 28 / max(1, disks))
    return Group(
        [
            Rect(x, y, TOWERS, 47, 6, look="plate"),
            Group([stack(colour, disks, 28, step)], at=(x + 20, y + 36)),
            Text(x + 46, y + 22, str(disks), 14, "middle", look="strong"),
            Icon(f"mark-{name}", x + 46, y + 34, 11, look=f"mark-{name}"),
        ],
        id=f"towers:{name}",
        look="" if disks else "off",
        title=say.titled(say.message("scene-tower-stock"), f"{say.message(f'name-colour-{name}')} {disks}"),
    )


def encounter_site(origins: Origins, site: int, marks: Marks, say: Texts) -> Group:
    """A site with the workers on it."""
    wonder = origins.site_wonders[site]
    tile = origins.site_tiles[site]
    return drawn_site(
        site,
        COLOURS[tile] if tile != NONE else "",
        origins.site_values[site],
        wonder,
        origins.unlocked >> site & 1,
        int(origins.options["wonders"] is True),
        landed(origins, site),
        marks.of(f"site:{site + 1}"),
        origins.components,
        say,
    )


@lru_cache(4096)
def drawn_site(
    site: int, colour: str, value: int, wonder: int, free: int, wonders: int, here: tuple[Sent, ...], mark: str,
    components: OriginsComponents, say: Texts,
) -> Group:  # fmt: skip
    """A site from the top: Wonder, Mothership with its dial, landing strip, main actions, bonus."""
    number = site + 1
    ground = Rect(0.75, 0.75, SITE[0] - 1.5, SITE[1] - 1.5, 8, look="hair")
    shapes: list[Shape] = [
        Rect(0, 0, *SITE, 8, look="board"),
        Path(SKYLINES[site], look="skyline"),
        Path("M12 172H140", look="hair"),
        ground,
        Text(9, 18, str(number), 13, look="strong muted"),
        wonder_of(wonder, free, components, say) if wonder != NONE else sky(site, wonders, say),
        mothership(colour, value),
        *strip(here),
        main_action(176, tuple(bundle(components.site_gains[site]))),
        second_action(site, say),
    ]
    if colour:
        effect = BONUSES[components.bonuses[COLOURS.index(colour)]]
        shapes.append(bonus_tile(colour, effect, about(say, "bonus", effect)))
    text = f"{about(say, 'site', str(number))} {say.message('scene-site-value', value=value)}"
    return thing(f"site:{number}", mark, shapes, Rect(0, 0, *SITE, 8), text)


def sky(site: int, wonders: int, say: Texts) -> Group:
    """What is over a site without a Wonder: the place of the one that is gone, or else its name."""
    if wonders:
        return Group([fused(53, 30, 46, 0, "cell")])
    lines = two_lines(say.message(f"name-site-{site + 1}"), SITE[0] - 34, 13)
    return Group([Text(76, 34 + 16 * place, words, 13, "middle", look="muted") for place, words in enumerate(lines)])


def wonder_of(wonder: int, free: int, components: OriginsComponents, say: Texts) -> Group:
    """The Wonder of a site under its lock."""
    name = WONDERS[wonder]
    text = f"{about(say, 'wonder', name)} {say.message('scene-unlocked' if free else 'scene-locked')}"
    room = SITE[0] - 14
    short = Text(76, 67, say.message(f"scene-wonder-{name}"), 12, "middle", room, look="strong" if free else "")
    return Group(
        [
            Group([wonder_tile(name, components.wonders[wonder].ability, 46, free)], at=(53, 30)),
            Icon("unlock" if free else "lock", 139, 17, 19),
            short,
        ],
        title=text,
    )


@lru_cache(256)
def wonder_tile(name: str, ability: AbilityRow, size: float, free: int) -> Group:
    """A Wonder on its side, by the centre of its left cell: the drawing left, what it does right."""
    does: list[Shape] = [Rect(-0.44 * size, -0.18 * size, 0.88 * size, 0.36 * size, 0.18 * size, look="strip")]
    does += centred(0, pieces(ability), 0.3 * size, 0.8 * size, "strong dark")
    return Group(
        [
            fused(0, 0, size, 0, "wonder tile" if free else "locked tile"),
            Icon(f"wonder-{name}", 0, -0.02 * size, 0.74 * size, look="" if free else "rim"),
            Group(does, at=(size, 0)),
        ],
        look="paper",
    )


@lru_cache(256)
def mothership(colour: str, value: int) -> Group:
    """A Mothership: as many lit pips round the number as it shows."""
    shapes: list[Shape] = [
        Icon("mothership", 76, 104, 124, look=f"piece-{colour}" if colour else "foreign"),
        Circle(76, 105, 20, look="dial"),
    ]
    for pip in range(6):
        angle = pi / 3 * pip
        lit = pip < value
        shapes.append(
            Circle(76 + 15.6 * sin(angle), 105 - 15.6 * cos(angle), 2.3 if lit else 1.5, look=colour if lit else "pip")
        )
    shapes.append(Text(76, 112, str(value), 19, "middle", look="strong dark"))
    return Group(shapes)


def landed(origins: Origins, site: int) -> tuple[Sent, ...]:
    """The workers on a landing strip."""
    here: list[Sent] = []
    for seat, me in enumerate(origins.players):
        owner = f"seat{seat + 1}/sent"
        here += [
            (f"{owner}:{base + 1}", seat, die_icon(die(me.colours[base], me.values[base])))
            for base in me.freemen()
            if me.places[base] == site
        ]
        speakers = [speaker_value(sent) for sent in me.sent if speaker_site(sent) == site]
        here += [
            (f"{owner}:speaker{site + 1}-{place + 1}", seat, f"speaker-{value}") for place, value in enumerate(speakers)
        ]
        if me.archon == site:
            here.append((f"{owner}:archon", seat, "archon"))
    return tuple(here)


def strip(here: tuple[Sent, ...]) -> list[Group]:
    """The workers on a landing strip, each on the plate of its owner."""
    step = min(31.0, (STRIP - 26) / max(1, len(here) - 1))
    start = 76 - step * (len(here) - 1) / 2
    return [
        Group([worker(seat, icon)], id=name, at=(start + place * step, 153.5))
        for place, (name, seat, icon) in enumerate(here)
    ]


@lru_cache(64)
def main_action(top: float, parts: tuple[Piece, ...]) -> Group:
    """What a worker can do at a site, in icons."""
    shapes: list[Shape] = [Rect(8, top, 136, 28, 6, look="plate")]
    shapes.append(Group(centred(0, parts, 20, 128, "strong", 0.66), at=(76, top + 14)))
    return Group(shapes)


@lru_cache(64)
def second_action(site: int, say: Texts) -> Group:
    """The other main action of a site, in icons."""
    actions: tuple[list[Piece], ...] = (
        [("move", say.message("scene-and-or")), ("attack", "")],
        [("build", "")],
        [("stone", ""), ("arrow", ""), ("temple-step", ""), ("temple-step", ""), ("zodiac-card", "")],
        [("wisdom", ""), ("arrow", ""), ("citizen", "")],
        [("", "1–3"), ("food", ""), ("arrow", ""), ("raise", "/"), ("move", "")],
    )
    return main_action(207, tuple(actions[site]))


@lru_cache(64)
def bonus_tile(colour: str, effect: str, title: str) -> Group:
    """The bonus of a site on the colour of its tile."""
    parts = BONUS[effect]
    long = length(parts, 18, "strong dark") + 14
    return Group(
        [
            Rect(8, 238, 136, 28, 6, look=f"{colour} bonus"),
            Icon(f"mark-{colour}", 23, 252, 16, look=f"on-{colour}"),
            Group(
                [Rect(-long / 2, -11, long, 22, 6, look="strip"), *centred(0, parts, 18, 98, "strong dark")],
                at=(88, 252),
                look="paper",
            ),
        ],
        title=title,
    )

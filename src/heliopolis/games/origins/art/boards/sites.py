"""The Encounter Sites with their Motherships, and the stock of Tower disks."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final, NamedTuple

from heliopolis.games.origins.art.abilities import BONUS, bundle, pieces
from heliopolis.games.origins.art.parts import about, die_icon, fused, stack, two_lines, worker
from heliopolis.games.origins.position.choices import COLOURS, WONDERS
from heliopolis.games.origins.position.components import BONUSES, AbilityRow, OriginsComponents
from heliopolis.games.origins.position.dice import die, speaker_site, speaker_value
from heliopolis.games.origins.position.state import NONE, Origins
from heliopolis.render.drawing_cache import drawn_once
from heliopolis.render.lines import Piece, centred, fitting, length, panel, subtitle, together
from heliopolis.render.shapes import LIVE, Box, Circle, Group, Icon, Marks, Path, Rect, Shape, Text, thing
from heliopolis.words.texts import Texts

SITES: Final = 5
ROWS: Final = ("top", "bottom", "bonus", "claim")
"""The parts of a visit, as the names of their choices end."""
CLAIM: Final = 3
GAP: Final = 6
TOWERS: Final = 56
SKYLINES: Final = (
    ((8, 22, 34, 44, 56, 66, 78, 92), (14, 22, 32, 40, 32, 22, 14), ((104, 110, 20), (110, 118, 26), (118, 124, 20))),
    ((14, 26, 42, 52), (22, 34, 22), ((66, 94, 20), (104, 116, 26), (116, 124, 34), (124, 136, 26))),
    ((10, 34, 58, 94, 118, 142), (12, 22, 32, 22, 12), ()),
    ((10, 20, 34, 44), (24, 38, 24), ((54, 98, 18), (108, 128, 34))),
    ((10, 10), (0,), ()),
)
"""What stands behind the landing strips: steps of a height each, then blocks from, to and of a height."""
MOUNDS: Final = {4: ((10, 50, 22), (46, 102, 34), (98, 140, 20))}
"""The same for mounds."""
PRINTED: Final = 152
"""The width that the skylines are given for."""
SKY: Final = 44.0
"""The least height of what is over a ship."""
LOFTY: Final = 60.0
"""The height over a ship that has room for a name under the points of a choice."""
SLIM: Final = 120.0
"""A card less wide than this has its name beside the number."""
READ: Final = 38.0
"""The size of a Wonder on which what it does can be read."""
WORKER: Final = (26, 35)

Sent = tuple[str, int, str]
"""A worker on a site: the name of the drawn thing, whose it is, and its icon."""


class SitePlan(NamedTuple):
    """Where the parts of a site are drawn: what it stands for at the top, the ship, the strip, three rows."""

    width: float
    height: float

    @property
    def row(self) -> float:
        """The height of a row of actions."""
        return min(28.0, max(22.0, 0.1 * self.height))

    def row_top(self, place: int) -> float:
        """Return the upper edge of one of the rows, 0 to 2."""
        return self.height - 6 - (3 - place) * self.row - (2 - place) * 3

    @property
    def strip(self) -> float:
        """The base line of the landing strip."""
        return self.row_top(0) - 4

    @property
    def ship(self) -> float:
        """The width of the Mothership."""
        return min(self.width - 24, 0.46 * self.height, (self.strip - 28 - SKY) / 0.525)

    @property
    def ship_middle(self) -> float:
        """The height at which the Mothership floats, its feet behind the workers."""
        return self.strip - 28 - 0.265 * self.ship

    @property
    def sky(self) -> float:
        """The height of what is over the ship."""
        return self.ship_middle - 0.26 * self.ship


def sites(origins: Origins, box: Box, marks: Marks, say: Texts) -> Group:
    """Return the stock of Tower disks and the five sites."""
    left, top, across, down = box
    high = down - 16
    shapes: list[Shape] = [panel(box), tower_stock(origins, left + 6, top + 8, high, say)]
    first = left + 6 + TOWERS + 8
    plan = SitePlan((left + across - 8 - first - (SITES - 1) * GAP) / SITES, high)
    for site in range(SITES):
        at = (first + site * (plan.width + GAP), top + 8)
        shapes.append(together((encounter_site(origins, site, plan, marks, say),), at))
    return Group(shapes)


def tower_stock(origins: Origins, x: float, y: float, high: float, say: Texts) -> Group:
    """Return how many Tower disks of each colour are left."""
    shapes: list[Shape] = [subtitle(x + TOWERS / 2, y + 11, say("scene-towers"), "middle", TOWERS + 4)]
    pitch = (high - 15) / len(COLOURS)
    shapes += [
        pile(colour, disks, x, y + 18 + colour * pitch, pitch - 3, say)
        for colour, disks in enumerate(origins.tower_stock)
    ]
    return together(tuple(shapes))


@drawn_once
def pile(colour: int, disks: int, x: float, y: float, high: float, say: Texts) -> Group:
    """Return the Tower disks of a colour."""
    name = COLOURS[colour]
    step = min(7.0, (high - 19) / max(1, disks))
    return Group(
        [
            Rect(x, y, TOWERS, high, 6, look="plate"),
            Group([stack(colour, disks, 28, step)], at=(x + 19, y + high - 11)),
            Text(x + 45, y + high / 2 - 1, str(disks), 14, "middle", look="strong", id=f"towers:{name}/number"),
            Icon(f"mark-{name}", x + 45, y + high / 2 + 10, 11, look=f"mark-{name}"),
        ],
        id=f"towers:{name}",
        look="" if disks else "off",
        title=say.titled(say("scene-tower-stock"), f"{say(f'name-colour-{name}')} {disks}"),
    )


def encounter_site(origins: Origins, site: int, plan: SitePlan, marks: Marks, say: Texts) -> Group:
    """Return a site with the workers on it."""
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
        tuple([marks.of(f"site:{site + 1}/{row}") for row in ROWS]),
        plan,
        origins.components,
        say,
    )


@drawn_once
def drawn_site(
    site: int, colour: str, value: int, wonder: int, free: int, wonders: int, here: tuple[Sent, ...], mark: str,
    rows: tuple[str, ...], plan: SitePlan, components: OriginsComponents, say: Texts,
) -> Group:  # fmt: skip
    """Return a site from the top: Wonder, Mothership with its dial, landing strip, main actions, bonus."""
    number, wide, high = site + 1, plan.width, plan.height
    name = f"site:{number}"

    def row(place: int, shape: Shape) -> Shape:
        """Return a part of a visit: a thing of its own, so that it can be chosen."""
        top = 6 if place == CLAIM else plan.row_top(place)
        outline = Rect(7, top, wide - 14, plan.sky - 6 if place == CLAIM else plan.row, 6)
        middle = top + plan.row / 2
        return thing(
            f"{name}/{ROWS[place]}",
            rows[place],
            [shape],
            outline,
            "",
            2,
            tag=(6, middle - 9),
            worth=(wide - 20, middle),
        )

    shapes: list[Shape] = [
        Rect(0.75, 0.75, wide - 1.5, high - 1.5, 8, look="site"),
        skyline(site, plan),
        Path(f"M10 {plan.strip:.1f}H{wide - 10:.1f}", id=f"{name}/strip", look="hair"),
        # Where a page puts the number of a choice there is no other number.
        *([] if mark == LIVE else [Text(9, 18, str(number), 13, look="strong muted")]),
        row(CLAIM, wonder_of(wonder, free, plan, components, say)) if wonder != NONE else sky(site, wonders, plan, say),
        mothership(colour, value, name, plan),
        *strip(here, plan),
        row(0, main_action(plan, 0, tuple(bundle(components.site_gains[site])))),
        row(1, main_action(plan, 1, second(site, say))),
    ]
    if colour:
        effect = BONUSES[components.bonuses[COLOURS.index(colour)]]
        shapes.append(row(2, bonus_tile(colour, effect, plan, about(say, "bonus", effect))))
    text = f"{about(say, 'site', str(number))} {say('scene-site-value', value=value)}"
    worth = (wide - 22, 13 if plan.sky > LOFTY else plan.sky + 4)
    return thing(name, mark, shapes, Rect(0, 0, wide, high, 8), text, tag=(13, 13), worth=worth)


@drawn_once
def skyline(site: int, plan: SitePlan) -> Path:
    """Return what stands behind the landing strip."""
    edges, steps, blocks = SKYLINES[site]
    across, up = plan.width / PRINTED, min(1.0, plan.height / 270)
    low = plan.strip
    d = f"M{edges[0] * across:.1f} {low:.1f}"
    for step, right in zip(steps, edges[1:], strict=True):
        d += f"V{low - step * up:.1f}H{right * across:.1f}"
    d += f"V{low:.1f}z"
    for left, right, high in blocks:
        d += f"M{left * across:.1f} {low:.1f}v{-high * up:.1f}H{right * across:.1f}V{low:.1f}z"
    for left, right, high in MOUNDS.get(site, ()):
        reach = (right - left) * across
        d += f"M{left * across:.1f} {low:.1f}c{reach / 4:.1f} {-high * up:.1f} {0.7 * reach:.1f} {-high * up:.1f}"
        d += f" {reach:.1f} 0z"
    return Path(d, look="skyline")


@drawn_once
def sky(site: int, wonders: int, plan: SitePlan, say: Texts) -> Group:
    """Return what is over a site without a Wonder: the place of the one that is gone, or else its name."""
    middle = plan.width / 2
    if wonders:
        size = min(46.0, plan.sky - 24)
        return Group([fused(middle - size / 2, 6 + size / 2, size, 0, "cell")])
    lines = two_lines(say(f"name-site-{site + 1}"), plan.width - 44, 13)
    first = max(16.0, min(34.0, plan.sky / 2 - 4))
    return Group(
        [
            Text(middle + aside, first + 15 * place, words, 13, "middle", plan.width - 12 - 2.4 * aside, look="muted")
            for place, words in enumerate(lines)
            # Beside a first line so high stands the number of the site.
            for aside in [9 if first < 26 and plan.width < SLIM and not place else 0]
        ]
    )


@drawn_once
def wonder_of(wonder: int, free: int, plan: SitePlan, components: OriginsComponents, say: Texts) -> Group:
    """Return the Wonder of a site under its lock."""
    name = WONDERS[wonder]
    text = f"{about(say, 'wonder', name)} {say('scene-unlocked' if free else 'scene-locked')}"
    size = min(46.0, plan.sky - 19, (plan.width - 38) / 2)
    middle = plan.width / 2
    short = say(f"scene-wonder-{name}")
    ability = components.wonders[wonder].ability
    shapes: list[Shape] = [
        Group([wonder_tile(name, ability, size, free)], at=(middle - size / 2, 5 + size / 2)),
        Text(middle, size + 18, short, 12, "middle", plan.width - 12, look="strong" if free else ""),
    ]
    if size >= READ:
        shapes.append(Icon("unlock" if free else "lock", plan.width - 13, 8 + max(size / 2, 26), 17))
    return Group(shapes, title=text)


def wonder_sign(name: str, size: float, free: int) -> Icon:
    """Return the drawing of a Wonder."""
    return Icon(f"wonder-{name}", 0, -0.02 * size, 0.74 * size, look="" if free else "rim")


@drawn_once
def wonder_tile(name: str, ability: AbilityRow, size: float, free: int) -> Group:
    """Return a Wonder on its side, by the centre of its left cell.

    The drawing is on the left, its ability on the right, or else its lock.
    """
    ground = fused(0, 0, size, 0, "wonder tile" if free else "locked tile")
    if size < READ:
        lock = Icon("unlock" if free else "lock", size, 0, 0.62 * size)
        return Group([ground, wonder_sign(name, size, free), lock], look="paper")
    parts = pieces(ability)
    icon = fitting(parts, 0.3 * size, 0.84 * size, "strong dark")
    long = max(0.6 * size, length(parts, icon, "strong dark") + 6)
    does: list[Shape] = [Rect(-long / 2, -9, long, 18, 9, look="strip"), *centred(0, parts, icon, long, "strong dark")]
    return Group(
        [
            ground,
            wonder_sign(name, size, free),
            Group(does, at=(size, 0)),
        ],
        look="paper",
    )


@drawn_once
def mothership(colour: str, value: int, name: str, plan: SitePlan) -> Group:
    """Return a Mothership: as many lit pips round the number as it shows."""
    return Group(ship(colour, value, name, plan.ship), at=(plan.width / 2, plan.ship_middle))


def ship(colour: str, value: int, name: str, size: float) -> list[Shape]:
    """Return a Mothership round its middle."""
    dial = max(14.5, 0.161 * size)
    low = 0.008 * size
    shapes: list[Shape] = [
        Icon("mothership", 0, 0, size, look=f"piece-{colour}" if colour else "foreign"),
        Circle(0, low, dial, look="dial"),
    ]
    for pip in range(6):
        angle = pi / 3 * pip
        lit = pip < value
        x, y = 0.78 * dial * sin(angle), low - 0.78 * dial * cos(angle)
        shapes.append(Circle(x, y, 0.115 * dial if lit else 0.075 * dial, look=colour if lit else "pip"))
    letters = max(15.0, 0.95 * dial)
    shapes.append(Text(0, low + 0.36 * letters, str(value), letters, "middle", look="strong dark", id=f"{name}/value"))
    return shapes


def landed(origins: Origins, site: int) -> tuple[Sent, ...]:
    """Return the workers on a landing strip."""
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


def strip(here: tuple[Sent, ...], plan: SitePlan) -> list[Group]:
    """Return the workers on a landing strip, each on the plate of its owner."""
    return in_line(here, plan.width / 2, plan.strip - 0.5 - WORKER[1] / 2, plan.width - 20)


def in_line(here: tuple[Sent, ...], x: float, y: float, room: float) -> list[Group]:
    """Return workers side by side round a place, over each other where there are many."""
    step = min(WORKER[0] + 5, (room - WORKER[0]) / max(1, len(here) - 1))
    start = x - step * (len(here) - 1) / 2
    return [
        Group([worker(seat, icon)], id=name, at=(start + place * step, y))
        for place, (name, seat, icon) in enumerate(here)
    ]


@drawn_once
def main_action(plan: SitePlan, place: int, parts: tuple[Piece, ...]) -> Group:
    """Return what a worker can do at a site, in icons."""
    top, high, wide = plan.row_top(place), plan.row, plan.width - 14
    shapes: list[Shape] = [
        Rect(7, top, wide, high, 6, look="plate"),
        Group(centred(0, parts, min(20.0, high - 5), wide - 8, "strong", 0.66), at=(plan.width / 2, top + high / 2)),
    ]
    return Group(shapes)


def second(site: int, say: Texts) -> tuple[Piece, ...]:
    """Return the other main action of a site, in icons."""
    actions: tuple[list[Piece], ...] = (
        [("move", say("scene-and-or")), ("attack", "")],
        [("build", "")],
        [("stone", ""), ("arrow", ""), ("temple-step", ""), ("temple-step", ""), ("zodiac-card", "")],
        [("wisdom", ""), ("arrow", ""), ("citizen", "")],
        [("", "1–3"), ("food", ""), ("arrow", ""), ("raise", "/"), ("move", "")],
    )
    return tuple(actions[site])


@drawn_once
def bonus_tile(colour: str, effect: str, plan: SitePlan, title: str) -> Group:
    """Return the bonus of a site on the colour of its tile."""
    parts = BONUS[effect]
    top, high, wide = plan.row_top(2), plan.row, plan.width - 14
    icon = fitting(parts, min(18.0, high - 7), wide - 44, "strong dark")
    long = length(parts, icon, "strong dark") + 14
    return Group(
        [
            Rect(7, top, wide, high, 6, look=f"{colour} bonus"),
            Icon(f"mark-{colour}", 19, top + high / 2, 15, look=f"on-{colour}"),
            Group(
                [
                    Rect(-long / 2, 3 - high / 2, long, high - 6, 6, look="strip"),
                    *centred(0, parts, icon, long, "strong dark"),
                ],
                at=(17 + wide / 2, top + high / 2),
                look="paper",
            ),
        ],
        title=title,
    )

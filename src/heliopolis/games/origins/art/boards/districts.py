"""District cards on display, and under them how near the end is or which Trials are to come."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.art.abilities import COUNTED
from heliopolis.games.origins.art.parts import about, badge, diamond, octagon
from heliopolis.games.origins.position.choices import COLOURS, TEMPLES, TRIALS
from heliopolis.games.origins.position.components import DistrictPattern, Trial
from heliopolis.games.origins.position.saving import TRIGGERS
from heliopolis.games.origins.position.state import Origins
from heliopolis.games.origins.rules.citizens import NO_DIE_LEFT
from heliopolis.games.origins.rules.modules.trials import trial_points
from heliopolis.kernel.step import BIT
from heliopolis.render.drawing_cache import drawn_once
from heliopolis.render.lines import centred, panel, title
from heliopolis.render.shapes import Box, Group, Icon, Marks, Path, Rect, Shape, Spot, Text, thing
from heliopolis.render.svg import width
from heliopolis.words.texts import Texts

WIDEST: Final = 100.0
"""From one card to the next where there are few."""
PRINTED: Final = (82.0, 190.0)
"""The size that the parts of a card are given for."""
NEAR: Final = 20.0
"""The height of the line that shows how near the end is."""
TRIAL: Final = 38.0
"""The height of the Trials."""
HIGH: Final = 158.0
"""The height of a board with room for a title, cards and what is under them."""
SIGNS: Final = ("temple-step", "gold", "tower", "freeman")
"""What stands for each trigger of the end."""


def districts(origins: Origins, viewer: int, box: Box, marks: Marks, say: Texts) -> Group:
    """Return the District cards on display, and what is under them."""
    left, top, across, down = box
    shapes: list[Shape] = [panel(box)]
    foot = TRIAL if origins.trials_on() else 4 if origins.solo() else NEAR
    below = (left + 9, top + down - 3 - foot, across - 18, foot)
    head = title(left + 9, top + 17, say("scene-districts"))
    if down > HIGH:
        shapes += [head, *cards(origins, (left + 9, top + 24, across - 18, down - 30 - foot), marks, say)]
    else:
        # A low board has one line over its cards: what the end is like, or what it is called.
        shapes += cards(origins, (left + 9, top + 27, across - 18, down - 33), marks, say)
        below = (left + 9, top + 3, across - 18, NEAR)
    if origins.trials_on():
        return Group([*shapes, *trials(origins, viewer, below, say)])
    if not origins.solo():
        return Group([*shapes, *ends(origins, below, say)])
    return Group([*shapes, head] if down <= HIGH else shapes)


def cards(origins: Origins, box: Box, marks: Marks, say: Texts) -> list[Shape]:
    """Return the District cards side by side."""
    left, top, across, down = box
    number = max(1, len(origins.cards))
    wide = min(WIDEST, (across + 5) / number - 5, 0.58 * down)
    pitch = min(1.25 * wide, (across - wide) / max(1, number - 1))
    shapes: list[Shape] = []
    for place, card in enumerate(origins.cards):
        matched = tuple(seat for seat, me in enumerate(origins.players) if me.matched & BIT[card])
        values = origins.components.cards[card]
        art = district_card(values, origins.card_gold[place], matched, (wide, down), f"card:{card + 1}", say)
        kind = say(f"name-district-{values.kind}")
        text = say.titled(kind, say(f"about-district-{values.kind}"))
        name, outline = f"card:{card + 1}", Rect(0, 0, wide, down, 7)
        live = thing(name, marks.of(name), [art], outline, text, tag=(9, 9), worth=(wide - 19, 9))
        shapes.append(Group([live], at=(left + place * pitch, top)))
    return shapes


@drawn_once
def district_card(
    values: DistrictPattern, gold: int, matched: tuple[int, ...], size: Spot, name: str, say: Texts
) -> Group:
    """Return a card: its towers, its pattern, its points, and its gold or who has matched it."""
    across, down = size
    middle, up = across / 2, down / PRINTED[1]
    wide = min(1.15, across / PRINTED[0])
    fine = min(up, wide)
    shapes: list[Shape] = [
        Rect(0.75, 0.75, across - 1.5, down - 1.5, 7, look="card"),
        Path(
            f"M1.5 8a6.5 6.5 0 0 1 6.5-6.5h{across - 16:.1f}a6.5 6.5 0 0 1 6.5 6.5v{27 * up - 8:.1f}H1.5z",
            look="head",
        ),
    ]
    for place, colour in enumerate(values.towers):
        x = middle + (place - (len(values.towers) - 1) / 2) * 24 * wide
        shapes.append(Icon("tower", x, 14.5 * up, 22 * wide, look=f"piece-{COLOURS[colour]}"))
        shapes.append(Icon(f"mark-{COLOURS[colour]}", x, 14.5 * up - 2.3 * wide, 6, look=f"on-{COLOURS[colour]}"))
    tile, y = 30 * min(up, 1.1 * wide), 64 * up
    half = 0.52 * tile
    for (east, south), corner in zip(((-1, -1), (1, -1), (-1, 1)), (values.middle, *values.ends), strict=True):
        colour_name = COLOURS[corner]
        shapes.append(octagon(middle + half * east, y + half * south, tile, f"{colour_name} tile-fine"))
        mark = Icon(f"mark-{colour_name}", middle + half * east, y + half * south, 0.46 * tile)
        shapes.append(Group([mark], look=f"on-{colour_name}"))
    shapes.append(octagon(middle + half, y + half, tile - 1, "hollow"))
    any_tile = say("scene-any")
    if width(any_tile, 11) < tile:
        shapes.append(Text(middle + half, y + half + 4, any_tile, 11, "middle", look="muted"))
    shapes += [
        diamond(middle, y, 0.23 * tile, "closed-seat"),
        Group([badge(values.high, max(26.0, 36 * fine))], at=(0.32 * across, 122 * up)),
        Group([badge(values.low, max(21.0, 28 * fine))], at=(0.73 * across, 122 * up)),
        Path(f"M8 {147 * up:.1f}H{across - 8:.1f}", look="hair"),
    ]
    low = (147 * up + down) / 2
    if gold:
        icons = centred(0, [("gold", "")] * gold, min(24.0, 24 * fine), across - 12)
        shapes.append(Group(icons, at=(middle, low), id=f"{name}/gold"))
    for place, seat in enumerate(matched):
        x = middle + (place - (len(matched) - 1) / 2) * min(17.0, 13 * wide + 3)
        shapes.append(Icon(f"seat-{seat + 1}", x, low + (10 * up if gold else 0), 12 if gold else 14))
    return Group(shapes, title="" if gold else say("scene-gold-gone"))


def left_over(origins: Origins) -> tuple[int, int, int, int]:
    """Return how near each end trigger is.

    They are the Temples one player has climbed, Gold on cards, colours of disks, and the rarest dice.
    """
    top, tracks = origins.components.temple_top, origins.climbs
    return (
        max([sum(1 for track in tracks if track[seat] == top) for seat in range(origins.seats)]),
        sum(origins.card_gold),
        sum(1 for disks in origins.tower_stock if disks),
        min(origins.stock),
    )


def rarest(origins: Origins) -> str:
    """Return the colour of which the stock has the fewest dice; empty if there are several."""
    scarce = [colour for colour, dice in zip(COLOURS, origins.stock, strict=True) if dice == min(origins.stock)]
    return scarce[0] if len(scarce) == 1 else ""


def ends(origins: Origins, box: Box, say: Texts) -> list[Shape]:
    """Return what brings on the end of the game, and how near it is: words where there is room, else signs alone."""
    left, top, across, down = box
    near = left_over(origins)
    begin = say("scene-ends")
    rare = rarest(origins)
    dice = say("scene-ends-rarest", colour=say(f"name-colour-{rare}")) if rare else ""
    told = [say(f"scene-ends-{name}") for name in TRIGGERS[:NO_DIE_LEFT]]
    told.append(dice or say("scene-ends-no_die_left"))
    icons = [*SIGNS[:NO_DIE_LEFT], f"mark-{rare}" if rare else SIGNS[NO_DIE_LEFT]]
    numbers = [f"{near[0]}/{len(TEMPLES)}", *[str(number) for number in near[1:]]]
    shown = width(begin, 11) + sum(width(number, 12, "strong") + 4 for number in numbers)
    signs = shown + sum(width(words, 11) for words in told) > across - 16
    gap = (across - shown - (64 if signs else sum(width(words, 11) for words in told))) / len(TRIGGERS)
    y = top + down / 2 + 4
    shapes: list[Shape] = [Text(left, y, begin, 11, look="muted")]
    x = left + width(begin, 11) + gap
    for place, name in enumerate(TRIGGERS):
        start = x
        if signs:
            sign: Shape = Icon(icons[place], x + 8, y - 4, 16, look=icons[place] if place == NO_DIE_LEFT else "foreign")
            x += 20
        else:
            sign = Text(x, y, told[place], 11, look="muted")
            x += width(told[place], 11) + 4
        look = "strong gold" if origins.triggers & BIT[place] else "strong"
        number = Text(x, y, numbers[place], 12, look=look, id=f"ends:{name}")
        x += width(numbers[place], 12, "strong")
        ground = Rect(start - 2, top, x - start + 4, down, 4, look="idle")
        shapes.append(Group([ground, sign, number], title=say(f"name-trigger-{name}")))
        x += gap
    return shapes


def trials(origins: Origins, viewer: int, box: Box, say: Texts) -> list[Shape]:
    """Return the Trials to come, the next one first: what counts, and what it gives the viewer now."""
    left, top, across, down = box
    pitch = min(110.0, (across + 4) / max(1, len(origins.trials)))
    return [
        trial_chip(
            trial, origins.components.trials[trial], trial_points(origins, viewer, trial),
            (left + place * pitch, top, pitch - 4, down), int(place == 0), say,
        )
        for place, trial in enumerate(origins.trials)
    ]  # fmt: skip


@drawn_once
def trial_chip(trial: int, row: Trial, points: int, box: Box, upcoming: int, say: Texts) -> Group:
    """Return a Trial: what counts, and under it what it gives now; the next one stands out."""
    left, top, across, down = box
    does = [("", f"{row.each}×"), *COUNTED[row.per]]
    middle = left + across / 2
    ground = Rect(left, top, across, down, 6, look="upcoming" if upcoming else "plate")
    text = about(say, "trial", TRIALS[trial])
    if down < TRIAL:
        line = centred(0, [*does, ("", f"+{points}")], 13, across - 4, "strong")
        return Group([ground, Group(line, at=(middle, top + down / 2))], id=f"trial:{TRIALS[trial]}", title=text)
    return Group(
        [
            ground,
            Group(centred(0, does, 15, across - 4, "strong"), at=(middle, top + 0.28 * down)),
            Text(middle, top + 0.86 * down, f"+{points}", 13, "middle", look="strong gold"),
        ],
        id=f"trial:{TRIALS[trial]}",
        title=text,
    )

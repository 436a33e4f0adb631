"""District cards, Trials, what brings on the end, and the dice of the draft."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from heliopolis.games.origins.art.abilities import COUNTED
from heliopolis.games.origins.art.market import two_lines
from heliopolis.games.origins.art.parts import about, badge, diamond, die_icon, octagon, points_of, seat_name
from heliopolis.games.origins.position.choices import COLOURS, TEMPLES, TRIALS
from heliopolis.games.origins.position.components import DistrictPattern, Trial
from heliopolis.games.origins.position.dice import die_colour, die_value
from heliopolis.games.origins.position.saving import TRIGGERS
from heliopolis.games.origins.position.state import Origins
from heliopolis.games.origins.rules.modules.trials import trial_points
from heliopolis.games.origins.rules.rounds import rounds
from heliopolis.games.origins.rules.scoring import has_target, target
from heliopolis.kernel.step import BIT
from heliopolis.render.lines import Box, centred, panel, subtitle, title
from heliopolis.render.shapes import Group, Icon, Marks, Path, Rect, SeatName, Shape, Text, thing
from heliopolis.texts import Texts

CARD: Final = (82.0, 190.0)
PITCH: Final = 87.0
BOTH: Final = 400
"""The width of a board with room for the goals of the game and everybody's points."""
BROAD: Final = 1.6
SEEN: Final = 0.57
"""Of a board that is so much wider than high, a small screen shows this part at once: the dice fit into it."""


def districts(origins: Origins, box: Box, marks: Marks, say: Texts) -> Group:
    """The District cards on display."""
    left, top, _, _ = box
    shapes: list[Shape] = [panel(box), title(left + 10, top + 21, say.message("scene-districts"))]
    for place, card in enumerate(origins.cards):
        name = f"card:{card + 1}"
        matched = tuple(seat for seat, me in enumerate(origins.players) if me.matched & BIT[card])
        values = origins.components.cards[card]
        art = district_card(values, origins.card_gold[place], matched, say)
        kind = f"{say.message(f'name-district-{values.kind}')} {card + 1}"
        text = say.titled(kind, say.message(f"about-district-{values.kind}"))
        at = (left + 10 + place * PITCH, top + 32)
        shapes.append(Group([thing(name, marks.of(name), [art], Rect(0, 0, *CARD, 7), text)], at=at))
    return Group(shapes)


@lru_cache(1024)
def district_card(values: DistrictPattern, gold: int, matched: tuple[int, ...], say: Texts) -> Group:
    """A card: its towers, its pattern, its points, and its gold or who has matched it."""
    across, down = CARD
    middle = across / 2
    shapes: list[Shape] = [
        Rect(0.75, 0.75, across - 1.5, down - 1.5, 7, look="card"),
        Path(f"M1.5 8a6.5 6.5 0 0 1 6.5-6.5h{across - 16}a6.5 6.5 0 0 1 6.5 6.5v19H1.5z", look="head"),
    ]
    for place, colour in enumerate(values.towers):
        x = middle + (place - (len(values.towers) - 1) / 2) * 24
        shapes.append(Icon("tower", x, 14.5, 22, look=f"piece-{COLOURS[colour]}"))
        shapes.append(Icon(f"mark-{COLOURS[colour]}", x, 12.2, 6, look=f"on-{COLOURS[colour]}"))
    for (east, south), corner in zip(((-1, -1), (1, -1), (-1, 1)), (values.middle, *values.ends), strict=True):
        name, x, y = COLOURS[corner], middle + 15.5 * east, 65 + 15.5 * south
        shapes.append(octagon(x, y, 30, f"{name} tile-fine"))
        shapes.append(Icon(f"mark-{name}", x, y, 14, look=f"on-{name}"))
    shapes += [
        octagon(middle + 15.5, 80.5, 29, "hollow"),
        Text(middle + 15.5, 84.5, say.message("scene-any"), 11, "middle", 26, look="muted"),
        diamond(middle, 65, 7, "closed-seat"),
        Group([badge(values.high, 36)], at=(26, 122)),
        Group([badge(values.low, 28)], at=(60, 122)),
        Path(f"M10 147H{across - 10}", look="hair"),
    ]
    if gold:
        shapes.append(Group(centred(0, [("gold", "")] * gold, 24, across - 16), at=(middle, 168)))
    for place, seat in enumerate(matched):
        x = middle + (place - (len(matched) - 1) / 2) * 17
        shapes.append(Icon(f"seat-{seat + 1}", x, 179 if gold else 168, 13 if gold else 15))
    return Group(shapes, title="" if gold else say.message("scene-gold-gone"))


def round_board(origins: Origins, viewer: int, box: Box, totals: list[int], marks: Marks, say: Texts) -> Group:
    """The round, the dice of the draft, what the game is played for or ends with, and how everybody stands."""
    left, top, across, down = box
    words = say.message("scene-round", round=origins.round_number, rounds=rounds(origins))
    shapes: list[Shape] = [panel(box), title(left + 10, top + 21, words)]
    y = top + 32
    if origins.draft:
        room = (across - 20) * (SEEN if across > BROAD * down else 1)
        shapes.append(Group([draft(origins, room, marks, say)], at=(left + 10, y)))
        y += 66
    low = top + down - y - 6
    wide = across - 20
    if wide > BOTH:
        beside = wide if origins.solo() and not origins.trials_on() else 0.4 * wide
        shapes += standings(origins, totals, (left + 10 + wide - beside, y, beside, low), say)
        if origins.solo():
            shapes += sheet(origins, (left + 10 + wide - beside, y + 56, beside, low - 56), say)
        wide -= beside + 16
    rest = (left + 10, y, wide, low)
    if origins.trials_on():
        shapes += trials(origins, viewer, rest, say)
    elif not origins.solo():
        shapes += triggers(origins, rest, say)
    return Group(shapes)


def standings(origins: Origins, totals: list[int], box: Box, say: Texts) -> list[Shape]:
    """The points of everybody, now and as if the game ended; alone, beside the target."""
    left, top, across, down = box
    goal = target(origins) if has_target(origins) else 0
    most = max(1, goal, *totals)
    shapes: list[Shape] = [subtitle(left, top + 11, say.message("scene-standings"), room=across - 100)]
    words = say.message("scene-target", points=goal) if goal else say.message("scene-now-and-then")
    shapes.append(Text(left + across, top + 11, words, 12, "end", look="muted"))
    pitch = min(46.0, (down - 16) / origins.seats)
    for seat, total in enumerate(totals):
        y = top + 20 + seat * pitch
        now = points_of(origins, seat)
        shapes += [
            Icon(f"seat-{seat + 1}", left + 7, y + 8, 13),
            SeatName(left + 20, y + 13, seat, seat_name(say, seat), 13, look=f"strong seat{seat + 1}"),
            Text(left + across - 48, y + 13, str(now), 14, "end", look="strong gold"),
            Text(left + across, y + 13, f"→ {total}", 13, "end"),
            Rect(left, y + 20, across * total / most, 6, 3, look=f"seat{seat + 1} faint"),
            Rect(left, y + 20, across * now / most, 6, 3, look=f"seat{seat + 1}"),
        ]
    return shapes


def sheet(origins: Origins, box: Box, say: Texts) -> list[Shape]:
    """Where the points of a lone player come from, those of the end included."""
    left, top, across, down = box
    lines = [each for each in origins.scores()[0].lines if each.points]
    rows = int(down // 22)
    columns = 2 if across > BOTH else 1
    wide = (across - 16 * (columns - 1)) / columns
    shapes: list[Shape] = []
    for place, each in enumerate(lines[: rows * columns]):
        x = left + place // rows * (wide + 16)
        y = top + place % rows * 22
        shapes.append(Text(x, y + 14, say.message(f"reason-{each.reason}"), 12, room=wide - 34))
        shapes.append(Text(x + wide, y + 14, str(each.points), 13, "end", look="strong gold"))
    return shapes


def draft(origins: Origins, across: float, marks: Marks, say: Texts) -> Group:
    """The dice to choose from; equal ones are one thing, as they are one choice."""
    shapes: list[Shape] = [subtitle(0, 12, say.message("scene-draft"))]
    kinds = sorted(set(origins.draft))
    pitch = min(36.0, across / max(1, len(kinds)))
    for place, each in enumerate(kinds):
        name = f"die:{COLOURS[die_colour(each)]}/{die_value(each)}"
        number = origins.draft.count(each)
        x = place * pitch + pitch / 2
        outline = Rect(x - pitch / 2 + 1, 19, pitch - 2, 42, 6, look="idle")
        parts: list[Shape] = [outline]
        for order in range(number):
            shift = 3 * (number - 1) - 6 * order
            parts.append(Icon(die_icon(each), x + shift / 2, 40 - shift / 2, min(34.0, pitch + 6) - 2 * (number - 1)))
        text = f"{say.message(f'name-colour-{COLOURS[die_colour(each)]}')} {die_value(each)}"
        shapes.append(thing(name, marks.of(name), parts, outline, text, 2))
    return Group(shapes)


def trials(origins: Origins, viewer: int, box: Box, say: Texts) -> list[Shape]:
    """The Trials to come, the next one first: what counts, and what it gives the viewer now."""
    left, top, across, down = box
    shapes: list[Shape] = [subtitle(left, top + 11, say.message("scene-trials"))]
    pitch = min(32.0, (down - 16) / max(1, len(origins.trials)))
    for place, trial in enumerate(origins.trials):
        points = trial_points(origins, viewer, trial)
        row, box = origins.components.trials[trial], (left, top + 17 + place * pitch, across, pitch)
        shapes.append(trial_row(trial, row, points, box, "strong" if place == 0 else "", say))
    return shapes


@lru_cache(1024)
def trial_row(trial: int, row: Trial, points: int, box: Box, look: str, say: Texts) -> Group:
    """A Trial: what counts, and what it gives now."""
    left, top, across, pitch = box
    middle = top + pitch / 2
    does = [("", f"{row.each}×"), *COUNTED[row.per]]
    return Group(
        [
            Rect(left, top, across, pitch - 3, 6, look="plate"),
            Text(left + 8, middle + 3, say.message(f"name-trial-{TRIALS[trial]}"), 12, room=across - 150, look=look),
            Group(centred(0, does, 17, 70, "strong"), at=(left + across - 90, middle - 1.5)),
            Text(left + across - 10, middle + 3, f"+{points}", 13, "end", look="strong gold"),
        ],
        id=f"trial:{TRIALS[trial]}",
        title=about(say, "trial", TRIALS[trial]),
    )


def left_over(origins: Origins) -> tuple[int, int, int, int]:
    """How near each end trigger is: Temples one player has climbed, gold on cards, colours of disks, dice in stock."""
    top, tracks = origins.components.temple_top, origins.climbs
    return (
        max([sum(1 for track in tracks if track[seat] == top) for seat in range(origins.seats)]),
        sum(origins.card_gold),
        sum(1 for disks in origins.tower_stock if disks),
        sum(origins.stock),
    )


def triggers(origins: Origins, box: Box, say: Texts) -> list[Shape]:
    """What brings on the end of the game, and how near it is."""
    left, top, across, down = box
    near = left_over(origins)
    shapes: list[Shape] = [subtitle(left, top + 11, say.message("scene-end"))]
    pitch = min(40.0, (down - 16) / len(TRIGGERS))
    for place, name in enumerate(TRIGGERS):
        y = top + 17 + place * pitch
        happened = origins.triggers & BIT[place]
        words = say.message(f"name-trigger-{name}")
        number = f"{near[0]}/{len(TEMPLES)}" if place == 0 else str(near[place])
        lines = two_lines(words, across - 56, 12)
        first = y + pitch / 2 + 3 - 6 * (len(lines) - 1)
        shapes.append(Rect(left, y, across, pitch - 3, 6, look="plate"))
        shapes += [
            Text(left + 8, first + 13 * order, line, 12, look="strong" if happened else "")
            for order, line in enumerate(lines)
        ]
        if happened:
            shapes.append(Icon("check", left + across - 16, y + pitch / 2 - 1.5, 16))
        else:
            shapes.append(Text(left + across - 10, y + pitch / 2 + 3, number, 13, "end", look="strong muted"))
    return shapes

"""District cards, Trials, what brings on the end, and the dice of the draft."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from heliopolis.games.origins.art.abilities import COUNTED
from heliopolis.games.origins.art.parts import about, badge, diamond, die_icon, octagon
from heliopolis.games.origins.choices import COLOURS, TEMPLES, TRIALS
from heliopolis.games.origins.components import DistrictCard
from heliopolis.games.origins.saving import TRIGGERS
from heliopolis.games.origins.scoring import target
from heliopolis.games.origins.state import Origins
from heliopolis.games.origins.trials import trial_points
from heliopolis.kernel.step import BIT
from heliopolis.render.lines import Box, centred, panel, subtitle, title
from heliopolis.render.shapes import Group, Icon, Marks, Path, Rect, Shape, Text, thing
from heliopolis.texts import Texts

CARD: Final = (82.0, 190.0)
PITCH: Final = 87.0


def districts(origins: Origins, box: Box, marks: Marks, say: Texts) -> Group:
    """The District cards on display."""
    left, top, _, _ = box
    shapes: list[Shape] = [panel(box), title(left + 10, top + 21, say.message("scene-districts"))]
    for place, card in enumerate(origins.cards):
        name = f"card:{card + 1}"
        matched = tuple(seat for seat, me in enumerate(origins.players) if me.matched & BIT[card])
        values = origins.components.cards[card]
        art = district_card(values, origins.card_gold[place], matched, say)
        text = (
            f"{say.message(f'name-district-{values.kind}')} {card + 1}: {say.message(f'about-district-{values.kind}')}"
        )
        at = (left + 10 + place * PITCH, top + 32)
        shapes.append(Group([thing(name, marks.of(name), [art], Rect(0, 0, *CARD, 7), text)], at=at))
    return Group(shapes)


@lru_cache(1024)
def district_card(values: DistrictCard, gold: int, matched: tuple[int, ...], say: Texts) -> Group:
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
    for (x, y), corner in zip(((-1, -1), (1, -1), (-1, 1)), (values.middle, *values.ends), strict=True):
        name = COLOURS[corner]
        shapes.append(octagon(middle + 15.5 * x, 65 + 15.5 * y, 30, f"{name} tile-fine"))
        shapes.append(Icon(f"mark-{name}", middle + 15.5 * x, 65 + 15.5 * y, 14, look=f"on-{name}"))
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


def round_board(origins: Origins, viewer: int, box: Box, marks: Marks, say: Texts) -> Group:
    """The round, the dice of the draft, and what the game is played for or ends with."""
    left, top, across, down = box
    words = say.message("scene-round", round=origins.round_number)
    shapes: list[Shape] = [panel(box), title(left + 10, top + 21, words)]
    y = top + 32
    if origins.draft:
        shapes.append(Group([draft(origins, across - 20, marks, say)], at=(left + 10, y)))
        y += 66
    rest = (left + 10, y, across - 20, top + down - y - 6)
    if origins.trials_on():
        shapes += trials(origins, viewer, rest, say)
    elif not origins.solo():
        shapes += triggers(origins, rest, say)
    if origins.solo():
        words = say.message("scene-target", points=target(origins))
        shapes.append(Text(left + across - 10, top + 21, words, 13, "end", look="strong gold"))
    return Group(shapes)


def draft(origins: Origins, across: float, marks: Marks, say: Texts) -> Group:
    """The dice to choose from; equal ones are one thing, as they are one choice."""
    shapes: list[Shape] = [subtitle(0, 12, say.message("scene-draft"))]
    kinds = sorted(set(origins.draft))
    pitch = min(36.0, across / max(1, len(kinds)))
    for place, each in enumerate(kinds):
        name = f"die:{COLOURS[each // 8]}/{each % 8}"
        number = origins.draft.count(each)
        x = place * pitch + pitch / 2
        outline = Rect(x - pitch / 2 + 1, 19, pitch - 2, 42, 6, look="idle")
        parts: list[Shape] = [outline, Icon(die_icon(each), x, 40, 34)]
        if number > 1:
            parts.append(Text(x + pitch / 2 - 2, 60, f"×{number}", 11, "end", look="strong"))
        text = f"{say.message(f'name-colour-{COLOURS[each // 8]}')} {each % 8}"
        shapes.append(thing(name, marks.of(name), parts, outline, text, 2))
    return Group(shapes)


def trials(origins: Origins, viewer: int, box: Box, say: Texts) -> list[Shape]:
    """The Trials to come, the next one first: what counts, and what it gives the viewer now."""
    left, top, across, down = box
    shapes: list[Shape] = [subtitle(left, top + 11, say.message("scene-trials"))]
    pitch = min(32.0, (down - 16) / max(1, len(origins.trials)))
    for place, trial in enumerate(origins.trials):
        y = top + 17 + place * pitch
        row = origins.components.trials[trial]
        points = trial_points(origins, viewer, trial)
        name = say.message(f"name-trial-{TRIALS[trial]}")
        look = "strong" if place == 0 else ""
        does = [("", f"{row.each}×"), *COUNTED[row.per]]
        shapes.append(
            Group(
                [
                    Rect(left, y, across, pitch - 3, 6, look="plate"),
                    Text(
                        left + 8,
                        y + pitch / 2 + 3,
                        name,
                        12,
                        room=across - 150,
                        look=look,
                    ),
                    Group(centred(0, does, 17, 70, "strong"), at=(left + across - 90, y + pitch / 2 - 1.5)),
                    Text(left + across - 10, y + pitch / 2 + 3, f"+{points}", 13, "end", look="strong gold"),
                ],
                id=f"trial:{TRIALS[trial]}",
                title=about(say, "trial", TRIALS[trial]),
            )
        )
    return shapes


def triggers(origins: Origins, box: Box, say: Texts) -> list[Shape]:
    """What brings on the end of the game, and how near it is."""
    left, top, across, down = box
    left_over = (
        max(
            sum(1 for track in origins.climbs if track[seat] == origins.components.temple_top)
            for seat in range(origins.seats)
        ),
        sum(origins.card_gold),
        sum(1 for disks in origins.tower_stock if disks),
        sum(origins.stock),
    )
    shapes: list[Shape] = [subtitle(left, top + 11, say.message("scene-end"))]
    pitch = min(34.0, (down - 16) / len(TRIGGERS))
    for place, name in enumerate(TRIGGERS):
        y = top + 17 + place * pitch
        happened = origins.triggers & BIT[place]
        words = say.message(f"name-trigger-{name}")
        number = f"{left_over[0]}/{len(TEMPLES)}" if place == 0 else str(left_over[place])
        shapes += [
            Rect(left, y, across, pitch - 3, 6, look="plate"),
            Text(
                left + 8,
                y + pitch / 2 + 3,
                words,
                12,
                room=across - 60,
                look="strong" if happened else "",
            ),
        ]
        if happened:
            shapes.append(Icon("check", left + across - 16, y + pitch / 2 - 1.5, 16))
        else:
            shapes.append(Text(left + across - 10, y + pitch / 2 + 3, number, 13, "end", look="strong muted"))
    return shapes

"""How everyone stands, and what the game is played for or ends with."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.art.abilities import COUNTED
from heliopolis.games.origins.art.boards.districts import left_over
from heliopolis.games.origins.art.parts import about, points_of, seat_name, two_lines
from heliopolis.games.origins.position.choices import TEMPLES, TRIALS
from heliopolis.games.origins.position.components import Trial
from heliopolis.games.origins.position.saving import TRIGGERS
from heliopolis.games.origins.position.state import Origins
from heliopolis.games.origins.rules.modules.trials import trial_points
from heliopolis.games.origins.rules.rounds import rounds
from heliopolis.games.origins.rules.scoring import has_target, target
from heliopolis.kernel.step import BIT
from heliopolis.render.drawing_cache import drawn_once
from heliopolis.render.lines import centred, panel, subtitle, title
from heliopolis.render.shapes import Box, Group, Icon, Rect, SeatName, Shape, Text
from heliopolis.words.texts import Texts

BOTH: Final = 400
"""The width of a board with room for the goals of the game and everyone's points."""


def round_board(origins: Origins, viewer: int, box: Box, totals: list[int], say: Texts) -> Group:
    """Return the round, the standings, and the goal or the ends of the game where there is room for both."""
    left, top, across, down = box
    words = say("scene-round", round=origins.round_number, rounds=rounds(origins))
    shapes: list[Shape] = [panel(box), title(left + 10, top + 20, words)]
    y = top + 32
    low = top + down - y - 6
    wide = across - 20
    alone = origins.solo()
    beside = 0.46 * wide if wide > BOTH and not (alone and not origins.trials_on()) else wide
    shapes += standings(origins, totals, (left + 10, y, beside, low), say)
    if alone:
        shapes += sheet(origins, (left + 10, y + 54, beside, low - 54), say)
    rest = (left + 26 + beside, y, wide - beside - 16, low)
    if beside == wide:
        return Group(shapes)
    shapes += trials(origins, viewer, rest, say) if origins.trials_on() else triggers(origins, rest, say)
    return Group(shapes)


def standings(origins: Origins, totals: list[int], box: Box, say: Texts) -> list[Shape]:
    """Return the points of everyone, now and as if the game ended; alone, beside the target."""
    left, top, across, down = box
    goal = target(origins) if has_target(origins) else 0
    most = max(1, goal, *totals)
    shapes: list[Shape] = [subtitle(left, top + 11, say("scene-standings"), room=0.4 * across)]
    words = say("scene-target", points=goal) if goal else say("scene-now-and-then")
    shapes.append(Text(left + across, top + 11, words, 12, "end", 0.6 * across, look="muted"))
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
    """Return where the points of a lone player come from, those of the end included."""
    left, top, across, down = box
    lines = [each for each in origins.scores()[0].lines if each.points]
    rows = int(down // 22)
    columns = 2 if across > BOTH else 1
    wide = (across - 16 * (columns - 1)) / columns
    shapes: list[Shape] = []
    for place, each in enumerate(lines[: rows * columns]):
        x = left + place // rows * (wide + 16)
        y = top + place % rows * 22
        shapes.append(Text(x, y + 14, say(f"reason-{each.reason}"), 12, room=wide - 34))
        shapes.append(Text(x + wide, y + 14, str(each.points), 13, "end", look="strong gold"))
    return shapes


def trials(origins: Origins, viewer: int, box: Box, say: Texts) -> list[Shape]:
    """Return the Trials to come, the next one first: what counts, and what it gives the viewer now."""
    left, top, across, down = box
    shapes: list[Shape] = [subtitle(left, top + 11, say("scene-trials"))]
    pitch = min(32.0, (down - 16) / max(1, len(origins.trials)))
    for place, trial in enumerate(origins.trials):
        points = trial_points(origins, viewer, trial)
        row, box = origins.components.trials[trial], (left, top + 17 + place * pitch, across, pitch)
        shapes.append(trial_row(trial, row, points, box, "strong" if place == 0 else "", say))
    return shapes


@drawn_once
def trial_row(trial: int, row: Trial, points: int, box: Box, look: str, say: Texts) -> Group:
    """Return a Trial: what counts, and what it gives now."""
    left, top, across, pitch = box
    middle = top + pitch / 2
    does = [("", f"{row.each}×"), *COUNTED[row.per]]
    return Group(
        [
            Rect(left, top, across, pitch - 3, 6, look="plate"),
            Text(left + 8, middle + 3, say(f"name-trial-{TRIALS[trial]}"), 12, room=across - 150, look=look),
            Group(centred(0, does, 17, 70, "strong"), at=(left + across - 90, middle - 1.5)),
            Text(left + across - 10, middle + 3, f"+{points}", 13, "end", look="strong gold"),
        ],
        title=about(say, "trial", TRIALS[trial]),
    )


def triggers(origins: Origins, box: Box, say: Texts) -> list[Shape]:
    """Return what brings on the end of the game, and how near it is."""
    left, top, across, down = box
    near = left_over(origins)
    shapes: list[Shape] = [subtitle(left, top + 11, say("scene-end"))]
    pitch = min(40.0, (down - 16) / len(TRIGGERS))
    for place, name in enumerate(TRIGGERS):
        y = top + 17 + place * pitch
        happened = origins.triggers & BIT[place]
        words = say(f"name-trigger-{name}")
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

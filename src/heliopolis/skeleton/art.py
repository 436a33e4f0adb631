"""The drawing of Skeleton: the piles, and how far everyone has come."""

from __future__ import annotations

from typing import Final

from heliopolis.kernel.choice import Choice
from heliopolis.kernel.looks import Looks
from heliopolis.render.one_drawing import OneDrawing, OneDrawingScenes
from heliopolis.render.panels import Rows, cell
from heliopolis.render.shapes import Circle, Marks, Rect, SeatName, Shape, Text, thing
from heliopolis.skeleton.position import PILES, VOCABULARY, Skeleton
from heliopolis.words.texts import Texts

WIDTH: Final = 640
ROW: Final = 48
TOP: Final = 220


def pile_shapes(left: float, stones: int, label: str) -> list[Shape]:
    """Return a pile in its box: at most nine stones, in rows of three."""
    box = Rect(left, 20, 180, 180, 12, look="board")
    spots = [(left + 50 + 40 * (stone % 3), 160 - 40 * (stone // 3)) for stone in range(stones)]
    return [box, Text(left + 90, 46, label, 16, "middle"), *(Circle(x, y, 15, look="gold") for x, y in spots)]


def draw(state: Skeleton, viewer: int, words: Texts, marks: Marks) -> OneDrawing:
    """Return the piles, then a row for each player, the viewer first."""
    say = words
    shapes: list[Shape] = []
    piles = []
    for pile, stones in enumerate(state.piles):
        name = f"pile:{PILES[pile]}"  # the name of the choice: anyone who clicks here chooses it
        label = say("skeleton-stones", number=stones)
        drawn = pile_shapes(20 + 210 * pile, stones, label)
        shapes.append(thing(name, marks.of(name), drawn, drawn[0]))
        piles.append(cell(label, name))
    panels = [Rows(say("name-game"), (tuple(piles),))]
    for row in range(state.seats):
        seat, top = (viewer + row) % state.seats, TOP + ROW * row
        called, points = say("seat", number=seat + 1), sum(state.points[seat])
        told = f"{points}/{state.goal}"
        shapes += [
            SeatName(20, top + 26, seat, called, look="strong"),
            Rect(230, top + 8, 320, 24, 6, look="board"),
            Rect(230, top + 8, 320 * min(1, points / state.goal), 24, 6, look=f"seat{seat + 1}"),
            Text(570, top + 26, told, 16),
        ]
        panels.append(Rows(called, ((cell(told),),), seat))
    return OneDrawing(WIDTH, TOP + ROW * state.seats + 20, tuple(shapes), tuple(panels))


class SkeletonLooks(Looks[Skeleton]):
    """What Skeleton shows: its table."""

    def scenes(self, state: Skeleton, language: str) -> OneDrawingScenes[Skeleton]:
        return OneDrawingScenes(state, language, draw)

    def stands_for(self, thing: str) -> Choice | None:
        return VOCABULARY.find(thing)


LOOKS: Final = SkeletonLooks()

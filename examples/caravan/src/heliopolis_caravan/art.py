"""The drawing of Caravan: a row for each caravan, with its stage and its goods."""

from __future__ import annotations

from typing import Final

from heliopolis.kernel.choice import Choice
from heliopolis.kernel.looks import Looks
from heliopolis.render.one_drawing import OneDrawing, OneDrawingScenes
from heliopolis.render.panels import Rows, cell
from heliopolis.render.shapes import Marks, Rect, SeatName, Shape, Text, thing
from heliopolis.words.texts import Texts
from heliopolis_caravan.position import GOODS, VOCABULARY, Caravan

WIDTH: Final = 620
ROW: Final = 120


def draw(caravan: Caravan, viewer: int, words: Texts, marks: Marks) -> OneDrawing:
    """Return the caravans, the viewer's first."""
    say = words
    shapes: list[Shape] = []
    panels: list[Rows] = []
    for row in range(caravan.seats):
        seat, top = (viewer + row) % caravan.seats, ROW * row
        called, stage = say("seat", number=seat + 1), f"{caravan.places[seat]}/{caravan.stages}"
        shapes += [SeatName(20, top + 66, seat, called, look="strong"), Text(190, top + 66, stage)]
        cells = [cell(stage)]
        for good, name in enumerate(GOODS):
            place = f"seat{seat + 1}/good:{name}"
            label = f"{caravan.hands[seat][good]} {say(f'name-good-{name}')}"
            box = Rect(250 + 120 * good, top + 10, 110, 100, 8, look="board")
            count = Text(305 + 120 * good, top + 66, label, anchor="middle")
            shapes.append(thing(place, marks.of(place), [box, count], box))
            cells.append(cell(label, place))
        panels.append(Rows(called, (tuple(cells),), seat))
    return OneDrawing(WIDTH, ROW * caravan.seats, tuple(shapes), tuple(panels))


class CaravanLooks(Looks[Caravan]):
    """What Caravan shows: its table."""

    def scenes(self, state: Caravan, language: str) -> OneDrawingScenes[Caravan]:
        return OneDrawingScenes(state, language, draw)

    def stands_for(self, thing: str) -> Choice | None:
        return VOCABULARY.find(thing)


LOOKS: Final = CaravanLooks()

"""The scene of Caravan: a row for each caravan, with its stage and its goods."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from heliopolis.render.icons import COMMON_ICONS
from heliopolis.render.panels import Rows, cell
from heliopolis.render.shapes import Group, Marks, Part, Rect, Scene, Shape, Text, live_places
from heliopolis.render.style import COMMON_STYLE
from heliopolis.texts import Texts, texts
from toy.position import GOODS, Caravan

WIDTH: Final = 480
ROW: Final = 60


@cache
def words(folder: Path, language: str) -> Texts:
    """The texts of the game in a language, read once."""
    return texts(folder, language)


class CaravanScenes:
    """The caravans ready to be drawn."""

    def __init__(self, caravan: Caravan, language: str) -> None:
        self.caravan: Final = caravan
        self.language: Final = language
        self.title: Final = words(caravan.game.folder, language).message("name-game")
        self.when: Final = ""

    def scene(self, viewer: int) -> Scene:
        """The caravans as a seat sees them."""
        return scene(self.caravan, viewer, self.language)


def scene(caravan: Caravan, viewer: int, language: str) -> Scene:
    """The caravans, the viewer's first."""
    say = words(caravan.game.folder, language).message
    marks = Marks(live_places(caravan))
    seats = [(viewer + turn) % caravan.seats for turn in range(caravan.seats)]
    shapes: list[Shape] = []
    panels: list[Rows] = []
    for row, seat in enumerate(seats):
        stage = f"{caravan.places[seat]}/{caravan.stages}"
        shapes.append(Text(20, ROW * row + 35, f"{say('seat', number=seat + 1)}: {stage}"))
        cells = [cell(stage)]
        for good, name in enumerate(GOODS):
            thing = f"seat{seat + 1}/good:{name}"
            label = f"{caravan.hands[seat][good]} {say(f'name-good-{name}')}"
            box = Rect(150 + 110 * good, ROW * row + 10, 100, 40, 8, look="board")
            count = Text(160 + 110 * good, ROW * row + 35, label)
            shapes.append(Group([box, count], id=thing, look="live" if thing in marks.live else ""))
            cells.append(cell(label, thing))
        panels.append(Rows(say("seat", number=seat + 1), (tuple(cells),), seat))
    size = (WIDTH, ROW * caravan.seats)
    part = Part("caravans", say("name-game"), *size, tuple(shapes), live=marks.live)
    return Scene(
        say("name-game"), "", *size, (part,), COMMON_ICONS, COMMON_STYLE, marks, in_cells=lambda: tuple(panels)
    )

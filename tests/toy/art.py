"""The scene of Caravan: a row for each caravan, with its stage and its goods."""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final

from heliopolis.kernel.choice import Choice
from heliopolis.kernel.looks import Looks
from heliopolis.render.icons import COMMON_ICONS
from heliopolis.render.panels import Rows, cell
from heliopolis.render.scenes import Part, Scene
from heliopolis.render.screens import USUAL, Screen
from heliopolis.render.shapes import Group, Marks, Rect, Shape, Text, live_places
from heliopolis.render.style import COMMON_STYLE
from heliopolis.texts import Texts, texts
from toy.position import GOODS, VOCABULARY, Caravan

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
        self.live = live_places(caravan)
        self.title: Final = words(caravan.game.folder, language).message("name-game")
        self.when: Final = ""

    def with_near(self, near: frozenset[str]) -> CaravanScenes:
        """The same with things that can be clicked besides."""
        scenes = copy(self)
        scenes.live = self.live | near
        return scenes

    def scene(self, viewer: int, screen: Screen = USUAL, asked: frozenset[str] | None = None) -> Scene:
        """The caravans as a seat sees them."""
        return replace(scene(self.caravan, viewer, self.language, self.live), screen=screen)


def scene(caravan: Caravan, viewer: int, language: str, live: frozenset[str]) -> Scene:
    """The caravans, the viewer's first."""
    say = words(caravan.game.folder, language).message
    marks = Marks(live)
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


class CaravanLooks(Looks[Caravan]):
    """What Caravan shows: its boards."""

    def scenes(self, state: Caravan, language: str) -> CaravanScenes:
        return CaravanScenes(state, language)

    def stands_for(self, thing: str) -> Choice | None:
        return VOCABULARY.find(thing)


LOOKS: Final = CaravanLooks()

"""The boards of Origins on every screen: legible, in their places, and large enough to touch."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator

import pytest
from origins_positions import TABLES, asked, classes, positions

from heliopolis.games.origins.position.state import Origins
from heliopolis.kernel.definition import Value
from heliopolis.render.scenes import WHOLE, Part, Scene, scenes_of
from heliopolis.render.screens import DESKTOP, SCREENS, Screen
from heliopolis.render.shapes import Box
from heliopolis.render.svg import width
from heliopolis.table.question import at_rest

SHOWING_ALL = [screen for screen in SCREENS if not screen.tabbed]
TABBED = [screen for screen in SCREENS if screen.tabbed]
MOVED = re.compile(r"translate\(([-0-9.]+) ([-0-9.]+)\)(?: scale\(([0-9.]+)\))?")
ROUGHLY = 1.12
"""The widths of texts are those of a wide face; narrower ones are usual."""

Written = tuple[str, float, float, float, float]
"""A text as drawn: its words, size, left and right end, base line."""


def named(screen: Screen) -> str:
    return screen.name


def written(part: Part) -> Iterator[Written]:
    """Yield the texts of a part at their places in it."""

    def inside(element: ET.Element, x: float, y: float, scale: float) -> Iterator[Written]:
        moved = MOVED.match(element.get("transform", ""))
        if moved:
            x, y = x + scale * float(moved[1]), y + scale * float(moved[2])
            scale *= float(moved[3] or 1)
        if element.tag.endswith("text"):
            size = scale * float(element.get("font-size", "0"))
            words = element.text or ""
            across = width(words, size, element.get("class", "")) / ROUGHLY
            at = x + scale * float(element.get("x", "0"))
            left = at - {"start": 0, "middle": across / 2, "end": across}[element.get("text-anchor", "start")]
            yield words, size, left, left + across, y + scale * float(element.get("y", "0"))
        for child in element:
            yield from inside(child, x, y, scale)

    yield from inside(ET.fromstring(part.svg()), 0, 0, 1)


def scene_on(state: Origins, screen: Screen, language: str = "en") -> Scene:
    return scenes_of(state, language).scene(max(state.seat(), 0), screen)


@pytest.mark.sample
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("screen", SCREENS, ids=named)
def test_every_text_can_be_read_and_stays_on_its_board(screen: Screen, language: str) -> None:
    least = 12 if screen.tabbed else 11
    for number, options in enumerate(TABLES):
        for state in positions(3 + number, options, every=70):
            scene = scene_on(state, screen, language)
            for part in scene.parts if screen.form == DESKTOP else scene.boards:
                for words, size, left, right, base in written(part):
                    assert size >= least - 0.01, f"{part.name}: {words} is drawn at {size:.1f}"
                    assert left >= -2, f"{part.name}: {words} begins at {left:.0f}"
                    assert right <= part.width + 2, f"{part.name}: {words} ends at {right:.0f} of {part.width:.0f}"
                    assert 0 < base <= part.height, f"{part.name}: {words} stands at {base:.0f} of {part.height:.0f}"


def boxes(scene: Scene) -> dict[str, Box]:
    """Return where boards and the page's panels stand."""
    found = {part.name: (*part.at, part.width, part.height) for part in scene.boards if part.kind != WHOLE}
    return found | {f"slot {name}": box for name, box in scene.slots.items()}


@pytest.mark.sample
@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("screen", SCREENS, ids=named)
def test_nothing_moves_whatever_is_asked(screen: Screen, options: dict[str, Value]) -> None:
    places = [boxes(scene_on(state, screen)) for state in positions(3, options, every=60) if state.seat() in {-1, 0}]
    assert all(place == places[0] for place in places)


@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("screen", SHOWING_ALL, ids=named)
def test_boards_and_panels_lie_on_the_table_and_none_on_another(screen: Screen, options: dict[str, Value]) -> None:
    state = next(positions(1, options))
    placed = list(boxes(scene_on(state, screen)).items())
    assert {"slot choices", "sites", "city"} <= {name for name, _ in placed}
    for number, (name, (left, top, across, down)) in enumerate(placed):
        assert left >= 0
        assert top >= 0
        assert left + across <= screen.width
        assert top + down <= screen.height
        for other, (x, y, wide, high) in placed[number + 1 :]:
            apart = left + across <= x or x + wide <= left or top + down <= y or y + high <= top
            assert apart, f"{name} and {other}"


@pytest.mark.parametrize("screen", SCREENS, ids=named)
def test_every_live_thing_has_a_spot_for_its_number(screen: Screen) -> None:
    for prompt in ("ChooseSite", "PlaceTile", "DraftDie", "ChooseSeat", "TakeCitizen", "BuildLevel", "ChooseTemple"):
        state = asked(prompt)
        scene = scene_on(state, screen)
        svg = "".join([part.svg() for part in scene.boards])
        assert scene.marks.live
        for place in scene.marks.live:
            assert f'<g class="tag" data-for="{place}"' in svg, f"{place} on {screen.name}"


@pytest.mark.sample
@pytest.mark.parametrize("screen", TABBED, ids=named)
@pytest.mark.parametrize("options", TABLES)
def test_small_screens_have_everything_under_four_tabs(screen: Screen, options: dict[str, Value]) -> None:
    for state in positions(3, options, every=40):
        scene = scene_on(state, screen)
        tabs = {name for name, _ in scene.tabs}
        assert len(tabs) == 4
        assert {part.tab for part in scene.boards if part.kind in {"common", "own"}} == tabs
        assert {part.tab for part in scene.boards if part.kind in {"rival", "means"}} <= {""}
        drawn = classes(scene)
        assert {name for name, look in drawn.items() if look == "live"} == scene.marks.live


def test_a_city_is_drawn_the_same_whether_a_tile_is_to_be_placed_or_not() -> None:
    state = asked("PlaceTile")
    seat = state.seat()
    drawn = [scenes_of(each, "en").scene(seat).part("city").svg() for each in (state, at_rest(state, seat))]
    tiles = [svg.partition(f'id="seat{seat + 1}/cell:0,0"')[2].partition("<path")[2][:40] for svg in drawn]
    assert drawn[0] != drawn[1]
    assert tiles[0] == tiles[1] != ""

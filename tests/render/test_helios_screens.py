"""The boards of Helios on every screen: legible, within their rims, and always in the same place."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from typing import Final, NamedTuple

import pytest

import heliopolis
from heliopolis.kernel.game import State
from heliopolis.render.drawing_cache import PARTS
from heliopolis.render.scenes import MEANS, RIVAL, WHOLE, Part, Scene, scenes_of
from heliopolis.render.screens import DESKTOP, PHONE, SCREENS, SIDE, TABLET, Screen
from heliopolis.render.shapes import Box, live_places
from heliopolis.render.svg import width

GAMES: Final = [(2, "standard", "en", 11), (3, "wide", "fr", 5), (4, "standard", "fr", 3), (2, "wide", "en", 8)]
COORDINATES: Final = re.compile(r"-?\d,-?\d\Z")


class Written(NamedTuple):
    """A text at its place on its part."""

    words: str
    size: float
    left: float
    right: float
    base: float


def positions(players: int, layout: str, seed: int, every: int) -> Iterator[State]:
    """Yield some positions of a random game in which a player is asked, and its end."""
    state = heliopolis.game("helios").new(players=players, layout=layout)
    dice = heliopolis.Dice(seed)
    dice.settle(state)
    ply = 0
    while state.todo:
        if ply % every == 0:
            yield state
        state.play(state.choices()[dice.below(len(state.choices()))])
        dice.settle(state)
        ply += 1
    yield state


def scene(state: State, screen: Screen, language: str = "en") -> Scene:
    return scenes_of(state, language).scene(max(state.seat(), 0), screen)


def written(part: Part) -> list[Written]:
    """Return all texts of a part with their estimated extent."""
    found: list[Written] = []

    def read(element: ET.Element, x: float, y: float) -> None:
        move = re.match(r"translate\((\S+) (\S+)\)", element.get("transform", ""))
        if move:
            x, y = x + float(move[1]), y + float(move[2])
        if element.tag.endswith("text"):
            words = "".join(element.itertext())
            size = float(element.attrib["font-size"])
            across = width(words, size, element.get("class", ""))
            left = (
                x
                + float(element.get("x", 0))
                - {"middle": across / 2, "end": across}.get(element.get("text-anchor", ""), 0)
            )
            found.append(Written(words, size, left, left + across, y + float(element.get("y", 0))))
        for child in element:
            if not child.tag.endswith("title"):
                read(child, x, y)

    read(ET.fromstring(part.svg()), 0, 0)
    return found


@pytest.mark.sample
@pytest.mark.parametrize(("players", "layout", "language", "seed"), GAMES)
def test_every_text_can_be_read_and_stays_within_its_board(players: int, layout: str, language: str, seed: int) -> None:
    for state in positions(players, layout, seed, every=23):
        for screen in SCREENS:
            least = 12 if screen.tabbed else 11
            for part in scene(state, screen, language).boards:
                for text in written(part):
                    where = f"{text} on {part.name}, {screen.name}"
                    assert text.size >= least, where
                    # Widths are those of a wide face: a hair's breadth more does no harm.
                    assert text.left >= -2, where
                    assert text.left + 0.97 * (text.right - text.left) <= part.width + 1, where
                    assert 0.5 * text.size <= text.base <= part.height, where


@pytest.mark.parametrize(("players", "layout", "language", "seed"), GAMES)
def test_nothing_moves_whatever_is_asked(players: int, layout: str, language: str, seed: int) -> None:
    # On a phone some boards give way to the choices about them.
    for screen in [screen for screen in SCREENS if screen.form != PHONE]:
        seen: set[object] = set()
        for state in positions(players, layout, seed, every=31):
            drawn = scenes_of(state, language).scene(0, screen)
            boxes = tuple([(part.name, part.at, part.width, part.height) for part in drawn.boards])
            seen.add((boxes, tuple(drawn.slots.items()), drawn.tabs))
        assert len(seen) == 1


def boxes_of(drawn: Scene) -> dict[str, Box]:
    placed: dict[str, Box] = dict(drawn.slots)
    for part in drawn.boards:
        if part.kind not in {WHOLE, MEANS}:
            placed[part.name] = (*part.at, part.width, part.height)
    return placed


@pytest.mark.parametrize("screen", [screen for screen in SCREENS if not screen.tabbed], ids=lambda each: each.name)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_boards_and_panels_share_the_canvas_without_overlap(screen: Screen, players: int) -> None:
    state = next(positions(players, "standard", 1, every=1))
    placed = boxes_of(scene(state, screen))
    for name, (left, top, across, down) in placed.items():
        assert left >= 12, name
        assert left + across <= screen.width - 12, name
        assert top >= (112 if screen.form == DESKTOP else 60), name
        assert top + down <= screen.height - 12, name
        for other, (x, y, wide, high) in placed.items():
            apart = x >= left + across or left >= x + wide or y >= top + down or top >= y + high
            assert name == other or apart, f"{name} lies on {other}"
    area = sum(across * down for _, _, across, down in placed.values())
    top = 112 if screen.form == DESKTOP else 60
    assert area >= 0.95 * (screen.width - 24) * (screen.height - 12 - top)


def test_the_boxes_of_a_large_desktop_are_those_of_the_mock_up() -> None:
    drawn = scenes_of(next(positions(2, "standard", 1, every=1)), "en").scene(0, SCREENS[0])
    assert boxes_of(drawn) == {
        "display": (12, 112, 288, 776),
        "board": (312, 112, 724, 598),
        "city": (312, 718, 724, 170),
        "choices": (1048, 112, 380, 268),
        "log": (1048, 388, 380, 190),
        "seat2": (1048, 586, 380, 302),
    }


def test_a_desktop_always_shows_its_log_and_a_phone_has_four_tabs() -> None:
    state = next(positions(3, "standard", 1, every=1))
    for screen in SCREENS:
        drawn = scene(state, screen)
        if screen.form == DESKTOP:
            assert set(drawn.slots) == {"choices", "log"}
        elif screen.form in {TABLET, SIDE}:
            assert set(drawn.slots) == {"prompt", "choices", "log"}
        else:
            assert [name for name, _ in drawn.tabs] == ["land", "city", "supply", "points"]
            rest = [part for part in drawn.boards if part.kind not in {RIVAL, MEANS}]
            assert {part.tab for part in rest} == {name for name, _ in drawn.tabs}


@pytest.mark.sample
@pytest.mark.parametrize(("players", "layout", "language", "seed"), GAMES)
def test_every_choice_can_be_pointed_at_on_every_screen(players: int, layout: str, language: str, seed: int) -> None:
    for state in positions(players, layout, seed, every=13):
        places = live_places(state)
        for screen in SCREENS:
            drawn = scene(state, screen, language)
            ids = [name for part in drawn.boards for name in part.ids()]
            assert len(ids) == len(set(ids)), [name for name in ids if ids.count(name) > 1]
            assert places <= set(ids)
            tagged = {
                name for part in drawn.boards for name in re.findall('class="tag" data-for="([^"]*)"', part.svg())
            }
            assert places == tagged


def test_what_a_finger_points_at_is_large_enough() -> None:
    rings = re.compile(r'<(rect|polygon|circle|path) class="ring(?:-fine)?"([^>]*)/>')
    for seed in (11, 172):
        for state in positions(3, "standard", seed, every=9):
            for screen in SCREENS:
                if not screen.tabbed:
                    continue
                for part in scene(state, screen).boards:
                    if part.kind == RIVAL:
                        continue
                    for tag, told in rings.findall(part.svg()):
                        wide, high = extent(tag, told)
                        # Cubes of two colours share the width of their field; each has a row as well.
                        least = 20 if tag == "rect" and high >= 43.5 else 43.5
                        assert min(wide, high) >= least, f"{told} on {part.name}, {screen.name}"


def extent(tag: str, told: str) -> tuple[float, float]:
    """Width and height of an outline."""
    values = dict(re.findall(r'(\w+)="([^"]*)"', told))
    if tag == "rect":
        return float(values["width"]), float(values["height"])
    if tag == "circle":
        return 2 * float(values["r"]), 2 * float(values["r"])
    numbers = [float(each) for each in re.findall(r"-?\d+\.?\d*", values.get("points") or values["d"])]
    xs, ys = numbers[::2], numbers[1::2]
    return max(xs) - min(xs), max(ys) - min(ys)


def test_coordinates_are_told_by_pointing_and_not_on_the_board() -> None:
    for state in positions(2, "standard", 11, every=17):
        for screen in SCREENS:
            for part in scene(state, screen).boards:
                assert not [text.words for text in written(part) if COORDINATES.match(text.words)]
        assert "<title>1,-2" in scene(state, SCREENS[0]).part("board").svg()


def test_boards_that_were_kept_are_as_if_drawn_anew() -> None:
    for state in positions(3, "standard", 7, every=5):
        for screen in (SCREENS[0], SCREENS[-1]):
            kept = [part.svg() for part in scene(state, screen).parts]
            with PARTS.closed():
                assert [part.svg() for part in scene(state, screen).parts] == kept

"""Boards at rest, as previews compare them: everything stands where the page that asks has it."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

import heliopolis
from heliopolis.games import all_games
from heliopolis.render.scenes import Part, scenes_of
from heliopolis.render.screens import SCREENS, USUAL, Screen
from heliopolis.render.shapes import live_places
from heliopolis.table.question import at_rest

Standing = tuple[str, ...]
DRAWN = [USUAL, *[screen for screen in SCREENS if screen.tabbed]]


def standing(part: Part) -> dict[str, set[Standing]]:
    """Return for every named thing of a part the places of its icons and texts."""
    found: dict[str, set[Standing]] = {}

    def read(element: ET.Element, name: str, moves: tuple[str, ...]) -> None:
        name = element.get("id", name)
        moves = (*moves, *filter(None, [element.get("transform")]))
        if element.tag in {"text", "use"}:
            found.setdefault(name, set()).add((element.tag, element.get("x", ""), element.get("y", ""), *moves))
        for child in element:
            if "tag" not in child.get("class", ""):
                read(child, name, moves)

    read(ET.fromstring(part.svg()), "", ())
    return found


@pytest.mark.sample
@pytest.mark.parametrize("screen", DRAWN, ids=lambda screen: screen.name)
@pytest.mark.parametrize("name", all_games())
def test_everything_stands_where_the_page_has_it(name: str, screen: Screen) -> None:
    state, dice = heliopolis.game(name).new(), heliopolis.Dice(7)
    dice.settle(state)
    kinds: set[str] = set()
    while state.todo:
        # The first question of each kind is enough.
        if (kind := type(state.todo[-1]).__name__) not in kinds:
            kinds.add(kind)
            seat = state.seat()
            page = scenes_of(state, "en").scene(seat, screen).boards_in_sight
            rest = scenes_of(at_rest(state, seat), "en").scene(seat, screen, live_places(state)).boards_in_sight
            for asking, resting in zip(page, rest, strict=True):
                assert (asking.width, asking.height) == (resting.width, resting.height), asking.name
                there = standing(asking)
                for thing, places in standing(resting).items():
                    # What can be chosen may show more or less, but what it shows besides stays.
                    assert not thing or there.get(thing, places) & places, f"{thing} at {kind}"
        state.play(state.choices()[dice.below(len(state.choices()))])
        dice.settle(state)
    assert len(kinds) > 3

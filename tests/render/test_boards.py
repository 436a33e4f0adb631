"""The drawn boards of Helios: whole, unambiguous, and true to the choices."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Iterator

import pytest
from rich.console import Console

import heliopolis
from heliopolis.kernel.game import State
from heliopolis.render.scenes import scene_of
from heliopolis.render.shapes import LIVE, live_places
from heliopolis.render.terminal import draw

SVG = "{http://www.w3.org/2000/svg}"


def positions(players: int, seed: int, layout: str = "standard", every: int = 1) -> Iterator[State]:
    """Yield the positions of a random game in which a player is asked."""
    state = heliopolis.game("helios").new(players=players, layout=layout)
    dice = heliopolis.Dice(seed)
    dice.settle(state)
    ply = 0
    while state.todo:
        if ply % every == 0:
            yield state
        choices = state.choices()
        state.play(choices[dice.below(len(choices))])
        dice.settle(state)
        ply += 1
    yield state


def classes(root: ET.Element) -> dict[str, str]:
    """Return the class of every element with an id."""
    found: dict[str, str] = {}
    for element in root.iter():
        name = element.get("id")
        if name is not None:
            assert name not in found, f"{name} is drawn twice"
            found[name] = element.get("class", "")
    return found


@pytest.mark.sample
@pytest.mark.parametrize(("players", "layout"), [(2, "standard"), (3, "wide"), (4, "standard")])
def test_every_choice_is_drawn_on_one_live_thing_whoever_looks(players: int, layout: str) -> None:
    for seed in range(2):
        for state in positions(players, seed, layout, every=3):
            places = live_places(state)
            for viewer in {max(state.seat(), 0), (state.seat() + 1) % players}:
                drawn = classes(ET.fromstring(state.game.scene(state, viewer).svg()))
                assert {name for name, look in drawn.items() if look == LIVE} == places


def test_every_way_of_the_sun_is_a_target_of_its_own() -> None:
    several = 0
    for seed in (172, 11):
        for state in positions(3, seed):
            places = live_places(state)
            fields = [name.split(":")[1].split("/")[0] for name in places if "/sun:" in name]
            if len(fields) > len(set(fields)):
                several += 1
                assert places <= set(scene_of(state, state.seat()).ids())
    assert several


def test_the_board_of_everybody_is_drawn() -> None:
    for state in positions(4, 3, every=40):
        ids = set(scene_of(state, 2).ids())
        for seat in range(4):
            assert f"seat{seat + 1}/field:1,-2" in ids
            assert f"seat{seat + 1}/build:palace" in ids
            assert f"seat{seat + 1}/space:red" in ids
            assert f"seat{seat + 1}/sun" in ids
        assert {"column:sun", "land:additional", "special:temples", "buy:princess"} <= ids


def test_parts_tell_whose_they_are() -> None:
    state = next(positions(3, 1))
    scene = scene_of(state, 1)
    owners = {part.name: (part.kind, part.seat) for part in scene.parts}
    assert owners["board"] == owners["city"] == ("own", 1)
    assert (owners["seat1"], owners["seat3"]) == (("rival", 0), ("rival", 2))
    assert owners["display"] == owners["standings"] == ("common", -1)
    assert "seat2/field:1,-2" in scene.part("board").ids()


def test_what_was_just_done_is_marked() -> None:
    state = next(state for state in positions(2, 4) if state.decision() is not None and _is_placing(state))
    choice = state.choices()[0]
    seat = state.seat()
    state.play(choice)
    assert choice.place(seat) in scene_of(state, seat).marks.last


def _is_placing(state: State) -> bool:
    decision = state.decision()
    return decision is not None and decision.prompt == "PlaceTile"


def test_a_state_draws_itself_in_a_notebook() -> None:
    state = next(positions(2, 1))
    assert ET.fromstring(state._repr_svg_()).tag == f"{SVG}svg"


def test_the_words_on_the_boards_are_in_the_language_asked_for() -> None:
    state = next(positions(2, 1))
    french = state.game.scene(state, 0, "fr").svg()
    assert "Bazar d’échange" in french
    assert "Exchange Bazaar" not in french


def test_titles_tell_the_coordinates_and_the_tile() -> None:
    state = next(positions(2, 1, every=30))
    assert "<title>1,-2 · a tile here gets an extra cube</title>" in state.game.scene(state, 0).svg()


# The terminal --------------------------------------------------------------------------------------


def printed(state: State, width: int, labels: dict[str, str] | None = None, language: str = "en") -> str:
    console = Console(width=width, color_system=None, force_terminal=False)
    with console.capture() as captured:
        console.print(draw(scene_of(state, max(state.seat(), 0), language), width, labels))
    return captured.get()


@pytest.mark.parametrize("layout", ["standard", "wide"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_terminal_needs_no_more_than_80_columns(layout: str, language: str) -> None:
    for state in positions(3, 5, layout, every=25):
        scene = scene_of(state, max(state.seat(), 0), language)
        console = Console(width=200, color_system=None, force_terminal=False)
        with console.capture() as captured:
            console.print(draw(scene, 80))
        assert max(len(line.rstrip()) for line in captured.get().splitlines()) <= 80


def test_the_terminal_shows_every_field_and_everything_to_take() -> None:
    state = next(positions(2, 1))
    text = printed(state, 80)
    for name in ("0,-3", "-3,3", "2,-1", "Architect", "Land Management", "Raw Materials", "Action tiles"):
        assert name in text


def test_live_things_stand_between_pointers() -> None:
    for state in positions(2, 11):
        fields = [choice.name.split(":")[1] for choice in state.choices() if choice.kind == "field"]
        if _is_placing(state):
            text = printed(state, 80)
            for field in fields:
                assert f"▸{field}◂" in text
            return
    raise AssertionError("no tile was placed")


def test_labels_stand_at_the_things_they_are_for() -> None:
    state = next(state for state in positions(2, 11) if _is_placing(state))
    seat = state.seat()
    labels = {str(choice.place(seat)): str(number) for number, choice in enumerate(state.choices(), 1)}
    text = printed(state, 80, labels)
    for number in range(1, len(labels) + 1):
        assert f"▸{number}◂" in text


def test_rows_with_live_things_stay_in_line() -> None:
    state = next(state for state in positions(3, 5) if any(choice.kind == "build" for choice in state.choices()))
    lines = [line for line in printed(state, 80).splitlines() if "Observatory" in line or "Sanctuary" in line]
    assert lines[0].index("Observatory") == lines[1].index("Sanctuary")

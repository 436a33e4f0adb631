"""The drawn boards of Origins: whole, unambiguous, and true to the choices, whatever the options."""

from __future__ import annotations

import re

import pytest
from origins_positions import GAME, TABLES, asked, classes, new, positions
from rich.console import Console

from heliopolis.games.origins.position.cells import cell_of
from heliopolis.games.origins.position.state import FARM, Origins
from heliopolis.kernel.definition import Value
from heliopolis.render.panels import Map
from heliopolis.render.scenes import MINE, RIVAL, Scene, scene_of, scenes_of
from heliopolis.render.shapes import LIVE, live_places
from heliopolis.render.terminal import draw


def told(scene: Scene) -> set[str]:
    """Return the things that the terminal shows."""
    cells = [
        cell
        for panel in scene.panels
        for cell in (
            [place.cell for place in panel.places]
            if isinstance(panel, Map)
            else [cell for row in panel.rows for cell in row]
        )
    ]
    return {thing for cell in cells for thing in cell.things}


@pytest.mark.sample
@pytest.mark.parametrize("options", TABLES)
def test_every_choice_is_drawn_on_one_live_thing_whoever_looks(options: dict[str, Value]) -> None:
    players = int(options["players"])
    for state in positions(3, options, every=4):
        places = live_places(state)
        for viewer in {max(state.seat(), 0), (state.seat() + 1) % players}:
            scene = scene_of(state, viewer)
            drawn = classes(scene)
            assert {name for name, look in drawn.items() if look == LIVE} == places
            # A terminal lists the parts of a visit and draws them nowhere.
            assert {name for name in places if not re.match(r"site:.*/", name)} <= told(scene)


@pytest.mark.parametrize(
    "prompt", ["DraftDie", "PlaceWonder", "ChooseSeat", "TakeCitizen", "TakeSpeaker", "BuildLevel", "ChooseTemple"]
)
def test_what_is_asked_for_is_drawn_even_on_a_rivals_board(prompt: str) -> None:
    state = asked(prompt)
    places = live_places(state)
    assert places
    for viewer in range(state.seats):
        assert places <= set(scene_of(state, viewer).ids())


@pytest.mark.parametrize(("language", "words"), [("en", "passed"), ("fr", "a passé")])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_one_who_holds_the_bulwark_is_shown_to_have_passed_too(players: int, language: str, words: str) -> None:
    state, _ = new(3, {"players": players})
    state.passed, state.bulwark = 0b10, 1
    drawn = "".join(part.svg() for part in scene_of(state, 0, language).boards if part.kind == RIVAL)
    assert words in drawn


def test_the_area_of_everybody_is_drawn() -> None:
    for state in positions(3, {"players": 4, "wonders": True, "trials": "extended"}, every=60):
        ids = set(scene_of(state, 2).ids())
        for seat in range(1, 5):
            assert {f"seat{seat}/cell:0,0", f"seat{seat}/base:1", f"seat{seat}/worker:archon"} <= ids
            assert {f"seat{seat}/tower:red", f"seat{seat}/disk", f"seat{seat}/zodiac-disk:sea"} <= ids
        assert {"site:1", "site:5", "market:1", "citizen:5", "temple:sea", "stack:red", "towers:blue"} <= ids


def test_parts_tell_whose_they_are() -> None:
    state, _ = new(1, {"players": 3})
    scene = scene_of(state, 1)
    owners = {part.name: (part.kind, part.seat) for part in scene.parts}
    assert owners["city"] == owners["workers"] == (MINE, 1)
    assert (owners["seat1"], owners["seat3"]) == ((RIVAL, 0), (RIVAL, 2))
    assert owners["sites"] == owners["temples"] == ("common", -1)
    assert len(owners) == len(scene.parts)


def test_a_city_of_thirty_tiles_in_a_line_stays_on_its_board() -> None:
    state, _ = new(1, {"players": 2})
    me = state.players[0]
    me.city = {**me.city, **{cell_of(x, 0): FARM + x % 30 for x in range(1, 29)}}
    scene = scene_of(state, 0)
    assert {f"seat1/cell:{x},0" for x in range(29)} <= set(scene.part("city").ids())
    text = printed(state, 0, "en")
    assert max(len(line) for line in text) <= 80
    assert any("28,0" in line for line in text)


def test_what_was_just_done_is_marked() -> None:
    state = asked("PlaceTile")
    choice, seat = state.choices()[0], state.seat()
    state.play(choice)
    assert choice.place(seat) in scene_of(state, seat).marks.last


def test_a_wonder_lies_on_two_cells() -> None:
    state = asked("PlaceWonder")
    seat = state.seat()
    state.play(state.choices()[0])
    svg = GAME.scene(state, seat).svg()
    cells = [cell for cell, tile in state.players[seat].city.items() if tile >= 300]
    assert len(cells) == 2
    assert "art/wonder-" in svg


def test_the_words_on_the_boards_are_in_the_language_asked_for() -> None:
    state, _ = new(1, {"players": 2})
    french = GAME.scene(state, 0, "fr").svg()
    assert "Cartes District".upper() in french
    assert "District cards".upper() not in french


def printed(state: Origins, viewer: int, language: str, labels: dict[str, str] | None = None) -> list[str]:
    console = Console(width=200, color_system=None, force_terminal=False)
    with console.capture() as captured:
        console.print(draw(scene_of(state, viewer, language), 80, labels))
    return [line.rstrip() for line in captured.get().splitlines()]


@pytest.mark.sample
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("options", TABLES)
def test_the_terminal_needs_no_more_than_80_columns(options: dict[str, Value], language: str) -> None:
    for state in positions(5, options, every=25):
        assert max(len(line) for line in printed(state, max(state.seat(), 0), language)) <= 80


@pytest.mark.parametrize("prompt", ["ChooseSite", "PlaceTile", "DraftDie", "ChooseSeat"])
def test_labels_stand_at_the_things_they_are_for(prompt: str) -> None:
    state = asked(prompt)
    seat = state.seat()
    labels = {str(choice.place(seat)): str(number) for number, choice in enumerate(state.choices(), 1)}
    text = "\n".join(printed(state, seat, "en", labels))
    assert all(f"{number}▸" in text or f"▸{number}◂" in text for number in range(1, len(labels) + 1))


def test_alone_the_temples_tell_the_rule_of_a_lone_player() -> None:
    """ORI-SOLO-14, ORI-SOLO-15: no one is higher than a lone player, who gets no card for that."""
    alone, several = (new(1, {"players": players})[0] for players in (1, 2))
    assert "only with the Temple main action" in GAME.scene(alone, 0).svg()
    assert "goes to the highest disk" not in GAME.scene(alone, 0).svg()
    assert "goes to the highest disk" in GAME.scene(several, 0).svg()
    assert "only with the Temple main action" not in GAME.scene(several, 0).svg()


@pytest.mark.parametrize(
    ("options", "title"),
    [
        ({"players": 1}, "Round 1 of 5 · Target 2"),
        ({"players": 1, "trials": "regular"}, "Round 1 of 5 · Target 231 VP"),
        ({"players": 2, "trials": "short"}, "Round 1 of 4"),
        ({"players": 2}, "Round 1"),
    ],
)
def test_the_title_tells_how_many_rounds_there_are_and_the_target(options: dict[str, Value], title: str) -> None:
    told = scenes_of(new(1, options)[0], "en").when
    assert told.startswith(title)
    assert "of" in title or " of " not in told

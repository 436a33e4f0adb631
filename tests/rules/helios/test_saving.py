"""A position as plain data: everything is in it, and impossible data is refused with its field."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from heliopolis.games.helios.checks.invariants import broken
from heliopolis.games.helios.position.components import DRAW_LAND
from heliopolis.games.helios.position.state import Helios
from heliopolis.games.helios.rules.city import DrawLand
from heliopolis.games.helios.rules.land import TakeLand
from heliopolis.kernel.chance import Dice
from heliopolis.kernel.errors import BadData, BadOption
from rules.helios.board import GAME, ask, field, land, places, play, prompt, started, store

example = pytest.mark.example
Saved = dict[str, Any]


@pytest.fixture
def midway() -> Helios:
    """Provide a position of the first round in which a little of everything has happened."""
    helios = started(4)
    dice = Dice(12)
    for _ in range(60):
        dice.settle(helios)
        helios.play(helios.choices()[dice.below(len(helios.choices()))])
    dice.settle(helios)
    return helios


def test_a_saved_position_is_the_same_position(midway: Helios) -> None:
    loaded = GAME.load(json.loads(json.dumps(midway.to_dict())))
    assert loaded == midway
    assert loaded.key() == midway.key()
    assert loaded.choices() == midway.choices()
    assert broken(midway) == []


def test_what_lies_on_a_field_is_told_by_name() -> None:
    helios = land("0,0 brown cube blue; 1,0 temples temple", built="palace", active="princess", idle="inventor")
    told: Any = helios.to_dict()
    me = told["players"][0]
    assert me["fields"] == {
        "0,0": {"tile": "brown", "cubes": ["brown", "blue"], "temple": False},
        "1,0": {"tile": "temples", "cubes": [], "temple": True},
    }
    assert me["sun"]["field"] == "0,-1"
    assert me["buildings"] == ["palace"]
    assert me["characters"] == [{"name": "inventor", "active": False}, {"name": "princess", "active": True}]


def change(path: str, value: object) -> Callable[[Saved], None]:
    """Put a value at a path such as ``players.0.mana``."""

    def apply(saved: Saved) -> None:
        at: Any = saved
        *way, last = (int(part) if part.isdecimal() else part for part in path.split("."))
        for part in way:
            at = at[part]
        at[last] = value

    return apply


@example("ERR-DATA")
@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        ("game", "chess", "state.game"),
        ("rules", 99, "state.rules"),
        ("rules", "1", "state.rules"),
        ("options", [], "state.options"),
        ("components", "0000", "state.components"),
        ("round", 9, "state.round"),
        ("phase", "lunch", "state.phase"),
        ("starting_player", 4, "state.starting_player"),
        ("columns.sun", ["pink"], "state.columns.sun[0]"),
        ("columns.sun", "red", "state.columns.sun"),
        ("piles.sun.red", -1, "state.piles.sun.red"),
        ("piles.sun.red", 99, "state"),
        ("discards.sun.red", 9, "state"),
        ("land.display.blue", "white", "state.land.display.blue"),
        ("land.stacks.blue", 17, "state"),
        ("land", {}, "state.land"),
        ("special_tiles.temples", 3, "state"),
        ("characters", ["dragon"], "state.characters[0]"),
        ("characters", [], "state"),
        ("players", [], "state.players"),
        ("players.0.fields.0,0.tile", "lava", "state.players[0].fields.0,0.tile"),
        ("players.0.fields.0,0.cubes", ["brown"] * 3, "state.players[0].fields.0,0.cubes"),
        ("players.0.fields.0,0.temple", 1, "state.players[0].fields.0,0.temple"),
        ("players.0.fields.0,0.temple", True, "state"),
        ("players.0.fields.9,9", {}, "state.players[0].fields.9,9"),
        ("players.0.sun.field", "0,0", "state"),
        ("players.0.sun.field", "4,-4", "state"),
        ("players.0.sun.field", "here", "state.players[0].sun.field"),
        ("players.0.sun.anchor", "2,0", "state"),
        ("players.0.sun_track", 99, "state"),
        ("players.0.sun_track", 0, "state.players[0].sun_track"),
        ("players.0.mana", -1, "state.players[0].mana"),
        ("players.0.buildings", ["hut"], "state.players[0].buildings[0]"),
        ("players.0.characters", [{"name": "inventor", "active": True}], "state"),
        ("players.0.characters", [{"name": "inventor", "active": "yes"}], "state.players[0].characters[0].active"),
        (
            "players.0.action_tiles.red",
            [{"symbol": "sun", "colour": "pink"}],
            "state.players[0].action_tiles.red[0].colour",
        ),
        ("points", [], "state.points"),
        ("points.0", {"luck": 3}, "state.points[0]"),
        ("points.0", {"orbit": -5}, "state"),
        ("turn", -1, "state.turn"),
        ("turn_seat", 4, "state.turn_seat"),
        ("todo", "TakeTile", "state.todo"),
        ("todo.0", {"step": "Jump"}, "state.todo[0]"),
        ("todo.0", {"step": "Round", "speed": 1}, "state.todo[0]"),
        ("todo.0", {"step": "Round", "number": "one"}, "state.todo[0].number"),
        ("todo.0", "Round", "state.todo[0]"),
    ],
)
def test_a_saved_position_at_fault_is_refused_with_its_field(path: str, value: object, field: str) -> None:
    saved = deepcopy(started(4).to_dict())
    change(path, value)(saved)
    with pytest.raises(BadData) as refusal:
        GAME.load(saved)
    assert refusal.value.field == field


@example("ERR-DATA")
@pytest.mark.parametrize(
    ("step", "field", "reason"),
    [
        ({"step": "TakeTile", "player": -1}, "state.todo[6].player", "must be a seat from 0 to 3"),
        ({"step": "TakeTile", "player": 4}, "state.todo[6].player", "must be a seat from 0 to 3"),
        ({"step": "Round", "number": 1}, "state.todo[6]", "Round cannot follow Turns"),
        ({"step": "Exchange", "player": 0, "building": 3}, "state.todo[6]", "Exchange doesn’t fit the position"),
        ({"step": "BonusCube", "player": 0, "field": 99}, "state.todo[6].field", "must be between 0 and 60, not 99"),
        ({"step": "Pay", "player": 0, "due": 2, "exact": [4]}, "state.todo[6]", "Pay cannot follow Turns"),
        ({"step": "TakeTile", "player": 1}, "state", "a step of a player whose turn it isn’t"),
        ({"step": "PlaceTile", "player": 0, "kind": 0}, "state", "INV-4: 9 land tiles of brown"),
    ],
)
def test_a_stack_that_does_not_fit_is_refused(step: Saved, field: str, reason: str) -> None:
    saved: Any = started(4).to_dict()
    assert len(saved["todo"]) == 7
    saved["todo"][-1] = step
    with pytest.raises(BadData, match=reason) as refusal:
        GAME.load(saved)
    assert refusal.value.field == field


@example("ERR-DATA")
def test_options_that_do_not_exist_are_refused() -> None:
    saved: Any = started(2).to_dict()
    saved["options"]["players"] = 5
    with pytest.raises(BadOption, match="option players"):
        GAME.load(saved)


def test_a_field_outside_the_board_is_refused() -> None:
    saved: Any = started(2, "standard").to_dict()
    saved["players"][0]["sun"]["field"] = "4,0"
    with pytest.raises(BadData, match="4,0 is not on the standard board"):
        GAME.load(saved)


@pytest.mark.parametrize(
    ("what", "value", "told"),
    [
        ("one", 0, "INV-1: seat 1 has miscounted cubes on 0,0"),
        ("stock", 7, "INV-1: seat 1 has miscounted cubes"),
        ("temples", 1, "INV-1: seat 1 has a temple with cubes, or without a tile, on 0,0"),
        ("tiles", places("0,0 4,0"), "INV-1: seat 1 has a tile on the ring or under the sun"),
        ("tiles", places("0,0 2,0"), "INV-1: seat 1 has land apart from the centre"),
        ("tiles", places("0,0 1,0"), "INV-1: seat 1 has something without a tile on 1,0"),
        ("sun", field("3,0"), "INV-2: seat 1 has a sun that cannot move"),
        ("active", 4, "INV-4: seat 1 has an active character that belongs to someone else"),
        ("characters", 4, "INV-4: a character is missing or has two owners"),
        ("track", 1, "INV-5: seat 1 has a sun marker on 1"),
        ("track", 15, "INV-5: seat 1 has a sun marker on 15"),
        ("mana", -1, "INV-7: seat 1 has a negative amount"),
    ],
)
def test_a_broken_board_is_told(what: str, value: int, told: str) -> None:
    helios = started(2)
    setattr(helios.players[0], what, value)
    assert told in map(str, broken(helios))


def test_a_set_that_was_kept_is_told() -> None:
    helios = store(started(2), "red", "sun/red " * 4, seat=1)
    told = [str(each) for each in broken(helios)]
    assert "INV-3: seat 2 has a full set of action tiles kept" in told
    assert "INV-3: 8 action tiles of sun colour 0, 4 in the box" in told


def test_too_many_tiles_are_told() -> None:
    helios = land(" ".join(f"{q},{r}" for q in range(-3, 4) for r in range(-3, 3) if abs(q + r) <= 3), sun="0,-4")
    assert any("INV-6" in str(each) for each in broken(helios))


@pytest.mark.parametrize("name", ["land:brown", "special:temples"])
def test_a_tile_in_hand_is_not_lost(name: str) -> None:
    helios = started(2)
    ask(helios, TakeLand(0))
    play(helios, name)
    assert prompt(helios) == "PlaceTile"
    assert broken(helios) == []


def test_drawn_tiles_are_not_lost() -> None:
    helios = started(2)
    helios.players[0].built = helios.components.having[DRAW_LAND]
    ask(helios, DrawLand(0, -1))
    for name in ("reveal:blue", "reveal:gray", "drawn:gray"):
        play(helios, name)
        assert broken(helios) == []
    assert prompt(helios) == "PlaceTile"

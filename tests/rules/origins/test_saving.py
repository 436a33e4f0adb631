"""A saved game: what cannot be is refused with its field."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from heliopolis.games.origins.position.choices import TRIALS
from heliopolis.kernel.definition import Value
from heliopolis.kernel.errors import BadData, HeliopolisError
from rules.origins.board import (
    GAME,
    advisors,
    city,
    hold,
    seated,
    strength,
    table,
    wonder,
)

example = pytest.mark.example
rule = pytest.mark.rule
Saved = dict[str, Any]

OPEN = "1,0 mint; 1,1 armory; 1,-1 statue; 0,-1 farm"
"""A City with two Districts that can be closed."""


def change(path: str, value: object) -> Callable[[Saved], None]:
    """Put a value at a path such as ``players.0.bases``."""

    def apply(saved: Saved) -> None:
        *parents, last = path.split(".")
        place: Any = saved
        for name in parents:
            place = place[int(name) if isinstance(place, list) else name]
        place[int(last) if isinstance(place, list) else last] = value

    return apply


def saved_game() -> Saved:
    """Return a position in which a little of everything has happened, as it is saved."""
    origins = city(table(3, wonders=True, trials="short"), 0, OPEN)
    seated(advisors(origins, 0, "blue"), 0, "0,0", "red", 4)
    wonder(hold(strength(origins, 4, 1, 0), "leo"), 0, "colossus", "2,0 3,0")
    saved: Saved = json.loads(json.dumps(origins.to_dict()))
    assert GAME.load(saved) == origins
    return saved


@example("E-SAVE")
@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        ("rules", 99, "state.rules"),
        ("game", "helios", "state.game"),
        ("components", "0", "state.components"),
        ("round", 0, "state.round"),
        ("bulwark", 3, "state.bulwark"),
        ("passed", [3], "state.passed[0]"),
        ("end_triggers", ["boredom"], "state.end_triggers[0]"),
        ("sites", [], "state.sites"),
        ("sites.0.value", 7, "state.sites[0].value"),
        ("sites.0.bonus", "green", "state.sites[0].bonus"),
        ("sites.0.unlocked", 1, "state.sites[0].unlocked"),
        ("market.0", "pub", "state.market[0]"),
        ("market.0", "statue", "state"),
        ("stacks.red.face_down", {"pub": 1}, "state.stacks.red.face_down"),
        ("stacks.red.face_down", {"outpost": 15}, "state"),
        ("offer.0.value", 8, "state.offer[0].value"),
        ("offer.0.colour", "red", "state"),
        ("stock.red", 9, "state"),
        ("speakers", [6], "state.speakers[0]"),
        ("speakers", [2], "state"),
        ("tower_stock.red", 9, "state"),
        ("districts.0.card", 46, "state.districts[0].card"),
        ("temples.forest.zodiac", "virgo", "state"),
        ("temples.forest.holder", 3, "state.temples.forest.holder"),
        ("temples.forest.steps", [0, 0], "state.temples.forest.steps"),
        ("temples.forest.steps", [0, 0, 11], "state.temples.forest.steps[2]"),
        ("temples.forest.stack", [0, 1, 1], "state.temples.forest.stack"),
        ("military.spaces", [0, 0], "state.military.spaces"),
        ("military.spaces", [0, 0, 14], "state.military.spaces[2]"),
        ("military.stack", [0, 1], "state.military.stack"),
        ("trials", ["a99"], "state.trials[0]"),
        ("players", [], "state.players"),
        ("players.0.resources.gold", -1, "state.players[0].resources.gold"),
        ("players.0.bases", 7, "state.players[0].bases"),
        ("players.0.freemen.0.value", 7, "state.players[0].freemen[0].value"),
        ("players.0.freemen.0.base", 3, "state.players[0].freemen[0].base"),
        ("players.0.freemen.0.site", 6, "state.players[0].freemen[0].site"),
        ("players.0.superiority", 3, "state"),
        ("players.0.advisors", ["blue", "blue"], "state"),
        ("players.0.city", {"0,0": {"kind": "agora", "name": None}}, "state"),
        ("players.0.city.9,9", {"kind": "farm", "name": "mint"}, "state"),
        ("players.0.city.01,0", {"kind": "farm", "name": "mint"}, "state.players[0].city"),
        ("players.0.city.0,0", {"kind": "palace", "name": None}, "state"),
        ("players.0.city.0,-1", {"kind": "tent", "name": None}, "state.players[0].city.0,-1.kind"),
        ("players.0.city.3,0", {"kind": "farm", "name": "mint"}, "state"),
        ("players.0.seats.4,4", {"colour": "red", "value": 2}, "state"),
        ("players.0.towers.red", 2, "state"),
        ("players.0.reserve", ["castle"], "state"),
        ("players.0.matched", [46], "state.players[0].matched[0]"),
        ("points", [], "state.points"),
        ("points.0", {"luck": 3}, "state.points[0]"),
        ("turn_seat", 3, "state.turn_seat"),
        ("todo.0.step", "Nap", "state.todo[0]"),
        ("todo", [{"step": "NextTurn", "player": 0}], "state.todo"),
        ("todo", [{"step": "Retire", "player": 0}], "state.todo[0]"),
        ("todo", [{"step": "ChooseAction", "player": 3}], "state.todo[0].player"),
        ("todo", [{"step": "ChooseAction"}], "state.todo[0]"),
    ],
)  # fmt: skip
def test_a_saved_game_that_cannot_be_is_refused_with_its_field(path: str, value: object, field: str) -> None:
    saved = saved_game()
    change(path, value)(saved)
    with pytest.raises(BadData) as refusal:
        GAME.load(saved)
    assert refusal.value.field == field


@example("E-SAVE")
@pytest.mark.parametrize("key", sorted(table().to_dict()))
def test_a_truncated_game_is_refused(key: str) -> None:
    saved = saved_game()
    del saved[key]
    with pytest.raises(BadData, match=f"has no “{key}”"):
        GAME.load(saved)


@example("E-SAVE")
@pytest.mark.parametrize("saved", [None, [], "game", 7, {}])
def test_what_is_no_saved_game_is_refused(saved: object) -> None:
    with pytest.raises(BadData):
        GAME.load(saved)


@example("E-SAVE")
def test_a_saved_game_with_other_options_is_refused() -> None:
    saved = saved_game()
    saved["options"]["players"] = 5
    with pytest.raises(HeliopolisError, match="option players"):
        GAME.load(saved)


def modules(**options: Value) -> Saved:
    """Return a new game with the modules that are named, as it is saved."""
    saved: Saved = json.loads(json.dumps(table(2, **options).to_dict()))
    return saved


@rule("WON-SETUP-01", "WON-CLAIM-02", "TRI-SETUP-01")
@pytest.mark.parametrize(
    ("options", "path", "value", "field"),
    [
        ({"wonders": True}, "players.0.wonder", "SITE", "state.players[0].wonder"),
        ({"wonders": True}, "sites.3.wonder", "SITE", "state.sites[3].wonder"),
        ({}, "players.1.wonder", "colossus", "state.players[1].wonder"),
        ({}, "sites.0.wonder", "colossus", "state.sites[0].wonder"),
        ({"trials": "regular"}, "trials", "TWICE", "state.trials"),
        ({"trials": "regular"}, "trials", "MORE", "state.trials"),
        ({}, "trials", [TRIALS[0]], "state.trials"),
        ({"trials": "short"}, "round", 5, "state.round"),
        ({"round_limit": 7}, "round", 8, "state.round"),
    ],
)
def test_modules_that_the_options_do_not_allow_are_refused(
    options: dict[str, Value], path: str, value: object, field: str
) -> None:
    saved = modules(**options)
    trials = saved["trials"]
    given = {
        "SITE": saved["sites"][0]["wonder"],
        "TWICE": [*trials[:-1], *trials[:1]],
        "MORE": [*trials, *[name for name in TRIALS if name not in trials][:1]],
    }
    change(path, given.get(value, value) if isinstance(value, str) else value)(saved)
    with pytest.raises(BadData) as refusal:
        GAME.load(saved)
    assert refusal.value.field == field


@rule("ORI-SOLO-11")
def test_a_solo_game_beyond_its_rounds_is_refused() -> None:
    saved: Saved = json.loads(json.dumps(table(1).to_dict()))
    saved["round"] = 6
    with pytest.raises(BadData, match=r"state\.round: must be between 1 and 5, not 6"):
        GAME.load(saved)


def test_two_owners_of_a_wonder_are_refused() -> None:
    saved = saved_game()
    saved["players"][1]["wonder"] = saved["players"][0]["wonder"]
    with pytest.raises(BadData, match=r"state\.players\[1\]\.wonder: names colossus, which is elsewhere already"):
        GAME.load(saved)

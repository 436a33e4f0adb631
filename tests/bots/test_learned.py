"""Learned values: what the package ships with fits its games, and bots go by it where it does."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

import heliopolis
from heliopolis.bots import bot, learned
from heliopolis.bots.learned import FILE, learned_value, read_network
from heliopolis.bots.search import WIDER_ALONE, SearchBot
from heliopolis.kernel.chance import Dice
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.definition import Value
from heliopolis.kernel.errors import BadData
from heliopolis.kernel.game import State

MOST_BYTES = 2_000_000
TABLES: list[tuple[str, dict[str, Value]]] = [
    ("helios", {"players": 2}),
    ("helios", {"players": 4, "layout": "wide"}),
    ("origins", {"players": 1, "wonders": True}),
    ("origins", {"players": 3, "trials": "extended"}),
]


def shipped(game: str) -> Path:
    return heliopolis.game(game).folder / "evaluation" / FILE


def later(game: str, options: dict[str, Value], choices: int = 30) -> State:
    """Return a position after some random choices."""
    state, dice = heliopolis.game(game).new(None, **options), Dice(5)
    dice.settle(state)
    for _ in range(choices):
        state.play(state.choices()[dice.below(len(state.choices()))])
        dice.settle(state)
    return state


@pytest.mark.parametrize("name", ["helios", "origins"])
def test_a_file_of_the_package_tells_what_it_was_trained_on(name: str) -> None:
    game, path = heliopolis.game(name), shipped(name)
    about = read_network(path).about
    assert path.stat().st_size <= MOST_BYTES
    assert about["rules"] == game.version
    assert about["components"] == game.components().digest
    assert about["inputs"] == list(game.numbers.input_names)
    training = about["training"]
    assert isinstance(training, dict)
    assert training.keys() >= {"commit", "settings", "games", "positions", "seeds"}
    assert about["licence"] == "MIT"
    # How sure it may be was measured for every number of players.
    options = {option.name: option.values for option in game.options}
    assert list(read_network(path).sharpness) == list(options["players"])


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_it_promises_every_seat_a_chance_and_a_score(name: str, options: dict[str, Value]) -> None:
    state = later(name, options)
    value = learned_value(state)
    assert value is not None
    promise = value.promise(state)
    assert all(0.0 < chance < 1.0 for chance in promise.chances)
    if state.seats > 1:
        assert sum(promise.chances) == pytest.approx(1.0)
    assert all(0.0 < score < 500.0 for score in promise.scores)


def test_it_does_not_hold_for_other_component_values_and_bots_say_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    # It is said once in a process.
    learned._FOUND.clear()
    game = heliopolis.game("helios")
    values = (game.folder / "data" / "characters.toml").read_text(encoding="utf-8")
    (tmp_path / "characters.toml").write_text(values.replace("mana = 2", "mana = 3"), encoding="utf-8")
    assert game.components(tmp_path).digest != game.components().digest
    assert learned_value(game.new(tmp_path)) is None
    searcher = bot("search:1:learned=1", game)
    assert isinstance(searcher, SearchBot)
    state = game.new(tmp_path)
    Dice(1).settle(state)
    searcher.think(state)
    assert searcher.value is None
    assert caplog.messages == ["helios: nothing was learned about these component values; bots go by the forecast"]


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"format": 99}, "format"),
        ({"shape": [1, 2]}, "shape"),
        ({"shifts": [0]}, "shifts"),
        ({"weights": "0" * 32}, "weights"),
        ({"sharpness": [{"turns": 50, "powers": [100, 100], "lean": 0}]}, "powers"),
        ({"sharpness": [{"turns": 50, "powers": [0, 100, 100, 100, 100], "lean": 0}]}, "powers"),
        ({"sharpness": [{"turns": 0, "powers": [100] * 5, "lean": 0}]}, "turns"),
        ({"sharpness": [{"turns": 50, "powers": [100] * 5}]}, "lean"),
    ],
)
def test_a_file_that_says_something_else_is_refused_by_its_field(
    tmp_path: Path, change: dict[str, object], field: str
) -> None:
    line, _, packed = shipped("helios").read_bytes().partition(b"\n")
    path = tmp_path / FILE
    path.write_bytes(json.dumps({**json.loads(line), **change}).encode() + b"\n" + packed)
    with pytest.raises(BadData, match=field):
        read_network(path)


@pytest.mark.parametrize("kept", [0, 100, -1])
def test_a_file_that_was_cut_is_refused(tmp_path: Path, kept: int) -> None:
    path = tmp_path / FILE
    path.write_bytes(shipped("helios").read_bytes()[:kept])
    with pytest.raises(BadData, match=FILE):
        read_network(path)


def test_a_search_that_goes_by_it_says_the_same_again() -> None:
    state = later("helios", {"players": 2})
    game = state.game

    def looks(name: str) -> list[tuple[list[Choice], float, int, float]]:
        searcher = bot(f"{name}:root_states=40:plans=2:states=20", game, 3)
        assert isinstance(searcher, SearchBot)
        return [(edge.choices, edge.look, edge.visits, edge.chance) for edge in searcher.think(state).edges]

    assert looks("search:2:learned=1") == looks("search:2:learned=1")
    assert looks("search:2:learned=1") != looks("search:2")


def test_a_value_may_be_given_in_place_of_the_game_s_own(tmp_path: Path) -> None:
    state = later("helios", {"players": 2})
    other = tmp_path / FILE
    shutil.copyfile(shipped("helios"), other)
    given = read_network(other)
    searcher = SearchBot("search", 1, 1, {"learned": 1.0, "root_states": 40.0}, given)
    searcher.think(state)
    assert searcher.value is given


def test_who_plays_alone_follows_wider_turns() -> None:
    def width(players: int) -> int:
        state = later("origins", {"players": players}, choices=4)
        searcher = bot("search:1:learned=1:root_states=40:plans=2", state.game, 3)
        assert isinstance(searcher, SearchBot)
        searcher.think(state)
        return searcher.finder(state, at_root=False).width

    assert width(1) == WIDER_ALONE * width(2)

"""Chips: whatever an event gives a seat or takes from it is in one table, with an icon and a word."""

from __future__ import annotations

from importlib import import_module

import pytest

from heliopolis.games import all_games
from heliopolis.kernel.chip import CHANGE, COST, KINDS, POINTS, Chip, together
from heliopolis.kernel.game import Game
from heliopolis.render.scenes import scene_of
from heliopolis.testing.walk import Walk
from heliopolis.web.table.chips import chip_html, chips_html
from heliopolis.words.texts import LANGUAGES
from heliopolis.words.voice import voice_of

SEEDS = range(4)

every_game = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)


def chips_in_play(game: Game, seed: int) -> list[Chip]:
    """Return the chips of all seats in a random game."""
    found: list[Chip] = []
    walk = Walk(game, seed)
    while walk.state.todo:
        before = walk.state.copy()
        walk.go_on()
        for seat in range(before.seats):
            found += game.looks().chips(before, walk.state.events, walk.state, seat)
    return found


@every_game
def test_every_kind_of_event_has_a_chip_or_is_listed_as_bringing_nothing(game: Game) -> None:
    table = import_module(f"heliopolis.games.{game.name}.art.chips")
    assert set(table.MAKERS) | table.SILENT == set(game.wording.events)
    assert not set(table.MAKERS) & table.SILENT


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_chips_have_icons_of_the_game_and_words_in_every_language(game: Game, seed: int) -> None:
    icons = scene_of(game.new(), 0).icons
    chips = set(chips_in_play(game, seed))
    assert chips
    assert [chip for chip in chips if chip.icon not in icons] == []
    assert {chip.kind for chip in chips} <= set(KINDS)
    assert [chip for chip in chips if chip.number < 0 and chip.kind != POINTS] == []
    assert [chip for chip in chips if (chip.kind == CHANGE) != (chip.before is not None)] == []
    for language in LANGUAGES:
        voice = voice_of(game, language)
        assert all(voice.chip(chip).strip() for chip in chips)
        assert all("<svg" in chip_html(chip, voice) for chip in chips)


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_the_points_of_chips_are_the_points_that_were_scored(game: Game, seed: int) -> None:
    walk = Walk(game, seed)
    while walk.state.todo:
        before = walk.state.copy()
        walk.go_on()
        for seat in range(before.seats):
            chips = game.looks().chips(before, walk.state.events, walk.state, seat)
            won = sum(walk.state.points[seat]) - sum(before.points[seat])
            assert sum(chip.number for chip in chips if chip.kind == POINTS) == won


def test_amounts_of_one_thing_are_added_up_and_changes_follow_each_other() -> None:
    stone = Chip("stone", "name-resource-stone", 1, place="here")
    sea = Chip("sea", "name-temple-sea", 5, CHANGE, "temple:sea", 1)
    chips = [stone, sea, stone, stone._replace(kind=COST), sea._replace(number=10, before=5)]
    assert together(chips) == [
        stone._replace(number=2, place=""),
        sea._replace(number=10, place=""),
        stone._replace(kind=COST, place=""),
    ]


def test_a_die_that_is_hired_and_sent_in_one_turn_is_the_one_that_goes() -> None:
    game = all_games()["origins"]
    state = Walk(game, 1).state
    # The third base is empty; the die for it comes, is raised, and goes to the second site.
    events = [("hired", 0, 2, 4), ("raised", 0, 2, 5), ("visited", 0, 2, 1)]
    names = [chip.name for chip in game.looks().chips(state, events, state, 0) if chip.place == "site:2"]
    assert names == ["chip-die-blue-5"]


def test_chips_are_told_in_few_words() -> None:
    voice = voice_of(all_games()["origins"], "en")
    chips = [
        Chip("wisdom", "name-resource-wisdom", 1, COST),
        Chip("stone", "name-resource-stone", 3),
        Chip("superiority", "chip-token", 1),
        Chip("attack", "reason-attack", 2, POINTS),
        Chip("sea", "name-temple-sea", 10, CHANGE, before=5),
    ]
    assert voice.chips(chips) == "−1 Wisdom, 3 Stone, Superiority, +2 (Attacks), Sea Temple 5 → 10"


def test_costs_have_a_minus_points_a_plus_and_one_of_a_thing_is_its_icon_alone() -> None:
    voice = voice_of(all_games()["origins"], "en")
    cost = chip_html(Chip("wisdom", "name-resource-wisdom", 1, COST), voice)
    assert 'class="chip cost"' in cost
    assert "<b>−1</b>" in cost
    assert "<b>+2</b>" in chip_html(Chip("attack", "reason-attack", 2, POINTS), voice)
    assert "<b>" not in chips_html([Chip("stone", "name-resource-stone", 1)], voice)
    assert "<b>5→10</b>" in chip_html(Chip("sea", "name-temple-sea", 10, CHANGE, before=5), voice)
    assert 'class="icon piece-red"' in chip_html(Chip("tower", "chip-tower-red", 2, CHANGE, "", 1, "piece-red"), voice)

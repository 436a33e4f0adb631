"""Whole games, by the mouse alone and by the keyboard alone, in French."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Doors
from browser.playing import Clicker, Typist, hurry, sit_down, sit_down_by_keys

GAMES: dict[str, dict[str, str]] = {"helios": {}, "origins": {"wonders": "True", "trials": "short"}}
LONG = pytest.mark.soak
"""A game each way is played in every run; a long run plays both games both ways."""


@pytest.mark.long
@pytest.mark.parametrize("game", [pytest.param("helios", marks=LONG), "origins"])
def test_a_whole_game_by_clicking(doors: Doors, game: str) -> None:
    page = sit_down(doors.visit(language="fr"), game, ["you", "random"], GAMES[game])
    hurry(page)
    player = Clicker(page, seed=1)
    assert player.play() > 20  # chance decides how many
    assert player.on_board > player.in_list / 4
    page.locator(".controls a").click()
    expect(page.locator("table.sheet tfoot .ranks")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("game", ["helios", pytest.param("origins", marks=LONG)])
def test_a_whole_game_by_keys(doors: Doors, game: str) -> None:
    page = sit_down_by_keys(doors.visit(language="fr"), game, list(GAMES[game]))
    assert Typist(page, seed=2).play() > 40
    page.keyboard.press("Escape")
    expect(page.locator("#prompt")).to_be_visible()

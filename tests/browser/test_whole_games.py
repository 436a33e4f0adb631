"""Whole games, by the mouse alone and by the keyboard alone, in French."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Doors
from browser.playing import Clicker, Player, Typist, hurry, sit_down

GAMES: dict[str, dict[str, str]] = {"helios": {}, "origins": {"wonders": "True", "trials": "short"}}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", [Clicker, Typist])
def test_a_whole_game(doors: Doors, game: str, kind: type[Player]) -> None:
    page = sit_down(doors.visit(language="fr"), game, ["you", "random"], GAMES[game])
    hurry(page)
    player = kind(page, seed=1)
    assert player.play() > 20
    if kind is Clicker:
        assert player.on_board > player.in_list / 4
    expect(page.locator("#do-undo")).to_have_count(0)
    page.locator(".controls a").click()
    expect(page.locator("table.sheet tfoot .ranks")).to_be_visible()

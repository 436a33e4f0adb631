"""A game from outside, made by ``new-game``, played in a real browser by clicking what glows on its table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from outside_games import installed, lay_out, write_game
from playwright.sync_api import expect
from web.serving import Server

from browser.conftest import Doors
from browser.playing import OVER, Clicker, hurry, sit_down


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Provide a server beside which the game is installed."""
    site = tmp_path_factory.mktemp("site")
    lay_out(write_game("river", tmp_path_factory.mktemp("projects") / "river"), site)
    with installed(site), Server(tmp_path_factory.mktemp("tables")) as server:
        yield server


def test_a_game_from_outside_is_played_to_its_end(doors: Doors) -> None:
    visit = doors.visit()
    expect(visit.open("/").get_by_role("heading", name="River", exact=True)).to_be_visible()
    page = sit_down(visit, "river", ["you", "random"], {"goal": "20"})
    hurry(page)
    player = Clicker(page, 7)
    player.play()
    assert player.on_board > 0
    expect(page.locator(OVER)).to_be_visible()

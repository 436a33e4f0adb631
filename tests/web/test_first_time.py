"""The lobby leads newcomers to a guided game: a table as any other, whose page has the guide's card."""

from __future__ import annotations

import re

import pytest

from heliopolis.games import all_games
from heliopolis.teaching.first_game import NAME
from heliopolis.teaching.materials import materials_of
from heliopolis.web.common.players import GENTLE
from web.conftest import Site, Visitor


@pytest.mark.parametrize("game", all_games())
def test_every_game_asks_in_the_lobby_whether_it_is_the_first_time(visitor: Visitor, game: str) -> None:
    page = visitor.get("/").text
    form = r'<form class="first-time" method="post" action="/tables">\s*<input type="hidden" name="game" value="'
    assert re.search(form + game, page)


@pytest.mark.parametrize("game", all_games())
def test_the_guided_game_is_played_against_the_gentle_bot(site: Site, visitor: Visitor, game: str) -> None:
    table = site.table(visitor.start(game, sits1=GENTLE, guide=NAME))
    assert table.header.guide == NAME
    assert [seat.bot for seat in table.seats] == ["", GENTLE]
    first = materials_of(table.game).first_game
    assert first is not None
    assert {name: table.header.options[name] for name in first.options} == first.options
    page = visitor.get(f"/t/{table.id}").text
    assert 'data-note="aim"' in page
    assert "/static/guide.js" in page


def test_an_ordinary_table_carries_nothing_of_it(site: Site, visitor: Visitor) -> None:
    table = site.table(visitor.start("helios", sits1=GENTLE, guide="lesson:whatever"))
    assert table.header.guide == ""
    page = visitor.get(f"/t/{table.id}").text
    assert "guide.js" not in page
    assert 'id="guide"' not in page


def test_who_only_watches_is_not_guided(site: Site, visitor: Visitor) -> None:
    table = site.table(visitor.start("helios", sits1=GENTLE, guide=NAME))
    assert "data-note" not in site.visitor().get(f"/t/{table.id}").text

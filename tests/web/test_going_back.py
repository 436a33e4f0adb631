"""Going back at a table of several: what each of them sees."""

from __future__ import annotations

import random
from html import unescape

import pytest

from heliopolis.table.table import Table
from web.conftest import Site, Visitor, comes, settled
from web.test_table_page import choose, together

GAME = "origins"


def test_who_is_refused_to_go_back_is_told_and_whoever_asks_is_called_you(site: Site, visitor: Visitor) -> None:
    table, bob = together(site, visitor)
    choose(visitor, table)
    visitor.act(table, "end-turn", 0)
    choose(bob, table)
    visitor.act(table, "ask-undo", 0)
    asking, asked = (who.get(f"/t/{table.id}").text for who in (visitor, bob))
    assert "You ask to undo" in asking
    assert "Still to agree: Bob." in asking
    assert f"{table.seats[0].name} asks to undo" in asked
    assert "Still to agree" not in asked
    bob.act(table, "refuse", 1)
    told = "Bob declined to undo."
    assert told in visitor.get(f"/t/{table.id}").text
    assert told not in bob.get(f"/t/{table.id}").text
    if table.needs().kind == "held":
        bob.act(table, "end-turn", 1)
        choose(visitor, table)
    else:
        choose(bob, table)
    assert told not in visitor.get(f"/t/{table.id}").text


def test_who_goes_back_after_their_turn_is_told_of_to_the_others(site: Site, visitor: Visitor) -> None:
    table, bob = together(site, visitor)
    told = f"{table.seats[0].name} undid some choices."
    choose(visitor, table)
    # Within a turn that concerns no one else.
    visitor.act(table, "undo", 0)
    assert told not in bob.get(f"/t/{table.id}").text
    choose(visitor, table)
    visitor.act(table, "end-turn", 0)
    visitor.act(table, "undo", 0)
    assert told in bob.get(f"/t/{table.id}").text
    assert told not in visitor.get(f"/t/{table.id}").text


def until_it_goes_on(people: dict[int, Visitor], table: Table) -> str:
    """Play until a held turn continues after chance or another player; return its player's page."""
    dice = random.Random(0)
    for _ in range(200):
        seat = settled(table).needs().seat
        if table.needs().kind == "held":
            page = unescape(people[seat].get(f"/t/{table.id}").text)
            if "Continue, or undo?" in page:
                return page
            people[seat].act(table, "end-turn", seat)
        else:
            choose(people[seat], table, dice.randrange(len(table.state.choices())))
    raise AssertionError("no turn is held that goes on")


@pytest.mark.slow
def test_pages_promise_and_deny_nothing_of_undo_that_is_not_so(site: Site, visitor: Visitor) -> None:
    assert "Against bots you can undo any choice." in visitor.get("/").text
    alone = site.table(visitor.start(GAME, sits0="you", sits1="random"))
    page = until_it_goes_on({0: visitor}, alone)
    assert "agree" not in page
    assert "We ask before undoing bots’ turns." in page
    table = site.table(visitor.start(GAME, sits0="you", sits1="friend"))
    bob = comes(site.visitor(), visitor, table)
    assert "After that, everyone must agree to an undo." in until_it_goes_on({0: visitor, 1: bob}, table)


def test_restart_is_called_by_what_it_does_in_french(site: Site, visitor: Visitor) -> None:
    visitor.post("/ways", {"language": "fr"})
    page = visitor.get(f"/t/{visitor.start(GAME, sits0='you', sits1='random')}").text
    assert "Recommencer le tour" in page
    assert "Rejouer" not in page

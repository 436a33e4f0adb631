"""Going back at a table of several: what each of them sees."""

from __future__ import annotations

from web.conftest import Site, Visitor
from web.test_table_page import choose, together


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
    told = "Bob said no to the undo."
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

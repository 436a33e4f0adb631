"""Shortcuts on a page: things that can be clicked before they are asked for, and payments that are made otherwise."""

from __future__ import annotations

import re
from html import unescape

from heliopolis.table.table import Table
from web.conftest import Site, Visitor, settled

SHORT = re.compile(r'<li data-at="([^"]*)" data-click="([^"]*)"(?: data-at-once)?>')


def at_action(site: Site, visitor: Visitor) -> Table:
    """Return a table of Origins at which a turn begins."""
    table = site.table(visitor.start("origins", sits0="you", sits1="you"))
    while settled(table).needs().kind == "held" or table.state.agenda()[0][1] != "ChooseAction":
        need = table.needs()
        if need.kind == "held":
            visitor.act(table, "end-turn", need.seat)
        else:
            visitor.act(table, "choose", need.seat, choice=table.state.choices()[0].name)
    return table


def shortcuts(visitor: Visitor, table: Table) -> dict[str, str]:
    """Return what can be clicked on the boards besides the answers, by place."""
    found = SHORT.findall(visitor.get(f"/t/{table.id}").text)
    return {unescape(place): unescape(choice) for place, choice in found}


def test_a_turn_begins_with_a_click_on_a_die(site: Site, visitor: Visitor) -> None:
    table = at_action(site, visitor)
    seat = table.needs().seat
    click = shortcuts(visitor, table)[f"seat{seat + 1}/base:1"]
    assert click == "action:visit+base:1"
    assert visitor.act(table, "choose", seat, choice=click).status_code == 200
    assert [ply.choice for ply in table.history.plies[-2:]] == ["action:visit", "base:1"]
    visitor.act(table, "undo", seat)
    assert table.state.agenda()[0][1] == "ChooseAction"


def test_what_is_wished_for_is_told_with_the_question(site: Site, visitor: Visitor) -> None:
    table = at_action(site, visitor)
    seat = table.needs().seat
    click = shortcuts(visitor, table)["site:1/top"]
    assert click == "action:visit+?site:1+?part:top"
    visitor.act(table, "choose", seat, choice=click)
    page = visitor.get(f"/t/{table.id}").text
    asked = re.search(r'id="ask">.*?</p>', page, re.DOTALL)
    assert asked is not None
    assert "(" in asked[0]
    # Only the die is asked for.
    assert not shortcuts(visitor, table)
    visitor.act(table, "choose", seat, choice="base:1")
    assert "part:top" in [ply.choice for ply in table.history.plies[-4:]]


def test_who_waits_has_nothing_to_click(site: Site, visitor: Visitor) -> None:
    table = at_action(site, visitor)
    assert not shortcuts(site.visitor(), table)


def test_a_click_that_is_barred_names_the_rule_and_plays_nothing(site: Site, visitor: Visitor) -> None:
    table = at_action(site, visitor)
    seat, version = table.needs().seat, table.version
    reply = visitor.act(table, "choose", seat, choice="action:visit+base:6")
    assert reply.status_code == 400
    assert "ORI-VISIT-01" in reply.text
    assert table.version == version


def paid(site: Site, visitor: Visitor) -> Table:
    """Return a table at which something was just paid that could be paid otherwise."""
    table = site.table(visitor.start("helios", sits0="you", sits1="you"))
    while 'id="do-repay"' not in visitor.get(f"/t/{table.id}").text:
        need = settled(table).needs()
        if need.kind == "over":
            table = site.table(visitor.start("helios", sits0="you", sits1="you"))
        elif need.kind == "held":
            visitor.act(table, "end-turn", need.seat)
        else:
            names = [choice.name for choice in table.state.choices()]
            dear = [name for name in names if name.startswith(("build:", "column:construct", "activate:"))]
            visitor.act(table, "choose", need.seat, choice=(dear or names)[0])
    return table


def test_a_payment_is_taken_back_to_pay_differently(site: Site, visitor: Visitor) -> None:
    table = paid(site, visitor)
    seat = table.history.plies[-1].seat
    plies = table.history.ply_count
    assert visitor.act(table, "repay", seat).status_code == 200
    assert table.history.ply_count < plies
    asking = table.state.todo[-1]
    assert asking.default(table.state) is not None
    assert 'id="do-repay"' not in visitor.get(f"/t/{table.id}").text
    assert visitor.act(table, "repay", seat).status_code == 409

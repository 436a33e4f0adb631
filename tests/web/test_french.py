"""Who reads the pages in French is answered in French, whichever game the error is of."""

from __future__ import annotations

from collections.abc import Callable
from html import unescape

import pytest
from faulty import FRENCH, GAME

from web.conftest import OWN, Site, Visitor, comes


@pytest.fixture
def visitor(site: Site) -> Visitor:
    visitor = site.visitor()
    visitor.cookies.set("language", "fr")
    return visitor


@pytest.mark.sample
@pytest.mark.parametrize(("make", "told"), FRENCH.items(), ids=lambda each: getattr(each, "__name__", ""))
def test_a_journal_that_cannot_be_opened(visitor: Visitor, make: Callable[[], str], told: str) -> None:
    visitor.client.cookies = visitor.cookies
    reply = visitor.client.post("/open", files={"journal": ("game.txt", make().encode())}, headers=OWN)
    assert reply.status_code == 400
    page = unescape(reply.text)
    assert "<h1>Cela n’a pas fonctionné</h1>" in page
    assert told in page


def test_a_game_that_cannot_be(visitor: Visitor) -> None:
    form = {"game": GAME, "sits0": "you", "sits1": "nobody", "sits2": "nobody", "sits3": "nobody"}
    reply = visitor.post("/tables", form | {"option-trials": "short"})
    assert reply.status_code == 400
    assert "option trials\u00a0: le solo se joue avec none ou regular, pas short" in unescape(reply.text)


def test_who_waits_reads_what_the_other_does(site: Site, visitor: Visitor) -> None:
    table = site.table(visitor.start(GAME, sits0="you", name0="Anne", sits1="friend"))
    both = {0: visitor, 1: site.visitor()}
    both[1].cookies.set("language", "fr")
    comes(both[1], visitor, table, "Basile")
    asked = table.needs().seat
    waits, chooses = (unescape(both[seat].get(f"/t/{table.id}").text) for seat in (1 - asked, asked))
    assert "<span>choisit un dé…</span>" in waits
    assert "Prenez un dé" not in waits
    assert "<span>Prenez un dé (1 sur 2)</span>" in chooses


def test_a_field_is_called_as_the_form_calls_it(site: Site, visitor: Visitor) -> None:
    table = site.table(visitor.start(GAME, sits0="you", sits1="friend"))
    reply = visitor.act(table, "rename", 0, name=" ")
    assert reply.status_code == 400
    assert "nom\u00a0: doit avoir entre 1 et " in unescape(reply.text)

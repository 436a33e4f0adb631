"""Sockets: everyone at a table sees it change, and only what changed is sent."""

from __future__ import annotations

import re

import pytest
from starlette.websockets import WebSocketDisconnect

from heliopolis.web.live import FAILED
from heliopolis.web.server.limits import ClientLimits
from heliopolis.web.table.view import VERSION
from web.conftest import OWN, PEOPLE, Open, Site, Visitor, comes, invitation_in, settled


def mark_in(page: str) -> str:
    """Return what a page says that it shows."""
    found = re.search(r'data-mark="([^"]+)"', page)
    assert found is not None
    return found[1]


def test_a_change_reaches_everybody(site: Site, visitor: Visitor) -> None:
    table = site.table(visitor.start(sits0="you", sits1="you"))
    with site.client.websocket_connect(f"/t/{table.id}/live/fr?mark=", headers=OWN) as socket:
        first = socket.receive_text()
        assert first.startswith('<main id="table"')
        assert "data-same" not in first
        seat = table.needs().seat
        visitor.act(table, "choose", seat, choice=table.state.choices()[0].name)
        second = socket.receive_text()
        assert f'data-version="{table.version}"' in second
        assert "data-same" in second
        assert len(second) < len(first)


def test_what_only_has_another_version_is_not_sent_again(site: Site, visitor: Visitor) -> None:
    table = site.table(visitor.start(sits0="you", sits1="you"))
    visitor.post("/ways", {"words": "on"})
    site.client.cookies = visitor.cookies
    with site.client.websocket_connect(f"/t/{table.id}/live/en?mark=", headers=OWN) as socket:
        first = socket.receive_text()
        assert f'name="version" value="{table.version}"' in first
        visitor.act(table, "choose", table.needs().seat, choice=table.state.choices()[0].name)
        second = socket.receive_text()
    assert f'name="version" value="{table.version}"' in second
    for tag, name in (
        ("details", "menu"),
        ("details", "projection"),
        ("li", "(?:ply|table)-[0-9]+"),
        ("div", "words-[0-9]+"),
    ):
        assert re.search(f'<{tag} id="{name}" data-same></{tag}>', second)
    assert VERSION not in first + second


def test_a_page_that_is_up_to_date_is_not_sent_again(site: Site, visitor: Visitor) -> None:
    table = site.table(visitor.start(sits0="you", sits1="you"))
    address = f"/t/{table.id}/live/en?mark={mark_in(visitor.get(f'/t/{table.id}').text)}"
    with site.client.websocket_connect(address, headers=OWN) as socket:
        version = table.version
        visitor.act(table, "choose", table.needs().seat, choice=table.state.choices()[0].name)
        assert f'data-version="{version + 1}"' in socket.receive_text()


def test_whatever_is_done_is_sent(site: Site, visitor: Visitor) -> None:
    table = site.table(visitor.start(**PEOPLE))
    bob = comes(site.visitor(), visitor, table)
    people = {0: visitor, 1: bob}
    first = table.needs().seat
    other = 1 - first
    site.client.cookies = people[other].cookies
    with site.client.websocket_connect(f"/t/{table.id}/live/en", headers=OWN) as socket:
        socket.receive_text()

        def done(seat: int, deed: str, **form: str) -> str:
            form |= {"seat": str(seat), "version": str(table.version)}
            assert people[seat].post(f"/t/{table.id}/{deed}", form).status_code == 200
            return seen()

        def seen() -> str:
            while f'data-version="{settled(table).version}"' not in (sent := socket.receive_text()):
                pass
            return sent

        done(first, "choose", choice=table.state.choices()[0].name)
        done(first, "end-turn")
        done(other, "choose", choice=table.state.choices()[0].name)
        assert "/consent" in done(first, "ask-undo")
        assert "/consent" not in done(other, "refuse")
        assert 'id="do-end-turn"' not in done(other, "settings", confirm="no")
        assert "Zoe" in done(first, "rename", name="Zoe")
        assert people[first].act(table, "pace", first, pace="fast").status_code == 200


def test_what_changes_without_an_act_is_sent_too(site: Site, visitor: Visitor) -> None:
    table = site.table(visitor.start(sits0="you", sits1="random", **{"option-first": "1"}))
    page = visitor.get(f"/t/{table.id}").text
    site.client.cookies = visitor.cookies
    with site.client.websocket_connect(f"/t/{table.id}/live/en?mark={mark_in(page)}", headers=OWN) as socket:
        visitor.act(table, "pace", 0, pace="fast")
        assert '<option value="fast" selected>' in socket.receive_text()
    # A page that was loaded before does not take itself for the one that is shown now.
    with site.client.websocket_connect(f"/t/{table.id}/live/en?mark={mark_in(page)}", headers=OWN) as socket:
        assert '<option value="fast" selected>' in socket.receive_text()


def test_a_socket_that_nothing_can_be_sent_to_is_closed(
    site: Site, visitor: Visitor, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise ValueError("no ink")

    table = site.table(visitor.start(sits0="you", sits1="you"))
    address = f"/t/{table.id}/live/en?mark={mark_in(visitor.get(f'/t/{table.id}').text)}"
    with site.client.websocket_connect(address, headers=OWN) as socket:
        monkeypatch.setattr("heliopolis.web.context.table_fragment", fail)
        asked = {"seat": str(table.needs().seat), "version": str(table.version)}
        visitor.post(f"/t/{table.id}/choose", {**asked, "choice": table.state.choices()[0].name}, **{"x-quiet": "1"})
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text()
    assert closed.value.code == FAILED
    assert "no ink" in caplog.text


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", ""])
def test_sockets_from_elsewhere_are_refused(site: Site, visitor: Visitor, origin: str) -> None:
    table_id = visitor.start()
    with (
        pytest.raises(WebSocketDisconnect),
        site.client.websocket_connect(f"/t/{table_id}/live/en", headers={"origin": origin}),
    ):
        pass


def test_sockets_of_one_client_are_limited(open_site: Open) -> None:
    site = open_site(ClientLimits(sockets=1))
    address = f"/t/{site.visitor().start()}/live/en"
    with (
        site.client.websocket_connect(address, headers=OWN),
        pytest.raises(WebSocketDisconnect),
        site.client.websocket_connect(address, headers=OWN),
    ):
        pass
    with site.client.websocket_connect(address, headers=OWN):
        pass


def test_a_socket_of_no_table_is_refused(site: Site) -> None:
    with (
        pytest.raises(WebSocketDisconnect),
        site.client.websocket_connect("/t/nothing/live/en", headers=OWN),
    ):
        pass


def test_links_are_the_same_in_page_and_socket(site: Site, visitor: Visitor) -> None:
    table = site.table(visitor.start(**PEOPLE))
    link = invitation_in(visitor.get(f"/t/{table.id}").text)
    site.client.cookies = visitor.cookies
    with site.client.websocket_connect(f"/t/{table.id}/live/en?mark=", headers=OWN) as socket:
        assert invitation_in(socket.receive_text()) == link

"""One bad row harms only itself, and small things (second round in docs/contributing/attacks.md: H3, Low)."""

from __future__ import annotations

from pathlib import Path

import httpx2 as httpx
import pytest
from sqlalchemy import event

from heliopolis.table.host import Host
from heliopolis.table.keeping.notices import Attention
from heliopolis.table.session import Session
from heliopolis.web.notifications.timing import QuietHours, kept_quiet
from heliopolis.web.server.door import Porter, listen
from heliopolis.web.server.observing import TextLines
from web.conftest import OWN, Site, Visitor
from web.noticing import NoticeSite


@pytest.mark.parametrize("hour", ["00099", "24", "-1", "9" * 5000, "٣"])
def test_hours_that_are_none_are_refused(site: Site, visitor: Visitor, hour: str) -> None:
    visitor.post("/you/name", {"name": "Bob"})
    assert visitor.post("/you/notices/quiet", {"first": hour, "last": "7", "zone": "UTC"}).status_code == 400
    assert visitor.get("/you").status_code == 200


def test_bad_hours_in_the_store_count_as_none() -> None:
    assert kept_quiet({"first": "00099", "last": "7", "zone": "UTC"}) == QuietHours()


def test_one_bad_row_keeps_no_other_player_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from heliopolis.web.notifications import desk

    club = NoticeSite(tmp_path / "tables.sqlite", tmp_path)
    try:
        told: list[str] = []
        bad, good = (_attention(each) for each in ("bad", "good"))
        monkeypatch.setattr(club.store.notices, "to_tell", lambda: [(bad, 0), (good, 0)])
        monkeypatch.setattr(club.store.notices, "tell", lambda player, _: told.append(player.player_id))
        monkeypatch.setattr(desk, "should_notify", lambda player, *_: 1 // (player.player_id != "bad"))
        club.step()
        assert told == ["good"]
        assert "notices: 1 fail" in club.client.get("/healthz").text
        monkeypatch.setattr(desk, "should_notify", lambda *_: True)
        club.step()
        assert club.client.get("/healthz").text == "ok\n"
    finally:
        club.close()


def _attention(player: str) -> Attention:
    return Attention(player, "en", {}, 0, 0)


def test_a_full_disk_is_told(site: Site) -> None:
    assert site.client.get("/healthz").text == "ok\n"
    # What is read is there, but nothing can be written.
    event.listen(site.host.store.engine, "begin", lambda connection: connection.exec_driver_sql("PRAGMA query_only=ON"))
    reply = site.client.get("/healthz")
    assert reply.status_code == 503
    assert "cannot be written to" in reply.text


def test_one_bad_table_leaves_the_lists_of_others_whole(
    site: Site, visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad, good = visitor.start(), visitor.start()
    session = Host.session

    async def fails(self: Host, table_id: str, *, latest: bool = False) -> Session:
        if table_id == bad:
            raise ZeroDivisionError
        return await session(self, table_id, latest=latest)

    monkeypatch.setattr(Host, "session", fails)
    for path in ("/", "/games"):
        page = visitor.get(path)
        assert (page.status_code, f"/t/{good}" in page.text, f"/t/{bad}" in page.text) == (200, True, False)
    assert "lists: 1 fail" in site.client.get("/healthz").text


def test_tables_whose_bots_do_not_work_are_told(site: Site, visitor: Visitor) -> None:
    table = site.table(visitor.start())
    site.host.sessions[table.id].failing = True
    assert site.client.get("/healthz").text == "ok\ntables: 1 stand still, see the log\n"
    site.host.sessions[table.id].failing = False
    assert site.client.get("/healthz").text == "ok\n"


def test_while_the_server_starts_visitors_are_asked_to_come_again() -> None:
    (socket,) = listen("127.0.0.1", 0)
    with socket, Porter([socket]) as porter:
        reply = httpx.get(f"http://127.0.0.1:{socket.getsockname()[1]}/", trust_env=False)
        assert reply.status_code == 503
        assert reply.headers["retry-after"] == "2"
        porter.leave()


@pytest.mark.parametrize("body", [b"[" * 4000, b"null", b"{}", b"\xff"])
def test_a_subscription_that_is_none_is_refused(site: Site, visitor: Visitor, body: bytes) -> None:
    visitor.post("/you/name", {"name": "Bob"})
    visitor.client.cookies = visitor.cookies
    assert visitor.client.post("/you/notices/push", content=body, headers=OWN).status_code == 400


def test_no_address_has_a_nul(site: Site) -> None:
    assert site.client.get("/p/a%00b/secret").status_code == 404
    assert site.client.post("/you/notices/a%00b/stop", headers=OWN).status_code == 404
    for path, field in (("/you/name", "name"), ("/ways", "here")):
        assert site.client.post(path, data={field: "a\0b"}, headers=OWN).status_code == 400


def test_a_visit_forges_no_line_of_the_log(caplog: pytest.LogCaptureFixture) -> None:
    import logging

    record = logging.LogRecord("visits", logging.INFO, "", 0, "GET %s", ("/t/a\n2026 INFO forged\x1b[2J\u2028",), None)
    line = TextLines().format(record)
    assert "\n" not in line
    assert "\x1b" not in line
    assert "\\n2026 INFO forged\\x1b[2J\\u2028" in line


def test_a_guest_bot_is_told_no_password(monkeypatch: pytest.MonkeyPatch) -> None:
    from heliopolis.bots import program

    monkeypatch.setenv("HELIOPOLIS_MAIL", "smtps://me:secret@mail.example")
    monkeypatch.setenv("HELIOPOLIS_DATABASE", "postgresql://me:secret@db.example")
    process = program.start_or_reuse(("env",))
    try:
        told = process.communicate()[0].decode()
    finally:
        program.end(process)
    assert "secret" not in told
    assert "PATH=" in told


def test_the_name_is_kept_by_the_full_form(site: Site, visitor: Visitor) -> None:
    visitor.post("/you/name", {"name": "Ann"})
    table = site.table(visitor.start(name0=""))
    assert table.names[0] == "Ann"


def test_opened_journals_are_in_the_store_and_the_oldest_make_room(site: Site) -> None:
    store = site.host.store
    for name in "abc":
        store.keep_journal(name, f"journal {name}", 2)
    assert [store.journal(name) for name in "abc"] == [None, "journal b", "journal c"]

"""Players without passwords: known by their browser, brought to other devices by a link, forgotten when they want."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from html import unescape

import httpx2 as httpx
import pytest
from starlette.testclient import TestClient

from heliopolis.table.table import Table
from heliopolis.web.players.progress import MOST_NAMES, PROGRESS_BYTES
from heliopolis.web.server.cookies import PLAYER, SEATS
from heliopolis.web.server.limits import ClientLimits
from heliopolis.web.server.observing import Observed, SiteVisit
from web.conftest import BASE, OWN, PEOPLE, Open, Site, Visitor, comes, link_in, settled


@pytest.fixture
def ann(site: Site) -> Visitor:
    return site.visitor()


def you(visitor: Visitor) -> str:
    return unescape(visitor.get("/you").text)


def link_of(visitor: Visitor) -> str:
    """Return the path of a player's link."""
    found = re.search(r'value="http://testserver(/p/[^"]+)"', you(visitor))
    assert found is not None
    return found[1]


def named(site: Site, name: str) -> Visitor:
    visitor = site.visitor()
    assert visitor.post("/you/name", {"name": name}).status_code == 200
    return visitor


def on_phone(site: Site, visitor: Visitor, how: str = "together") -> Visitor:
    """Return the same player in another browser."""
    phone = site.visitor()
    assert phone.post(link_of(visitor), {"open": how}).status_code == 200
    return phone


def exported(visitor: Visitor) -> dict[str, object]:
    reply = visitor.get("/you/export.json")
    assert reply.status_code == 200
    found: dict[str, object] = reply.json()
    return found


def tells(visitor: Visitor, news: Mapping[str, object], player: str = "", *, forgets: bool = False) -> httpx.Response:
    visitor.client.cookies = visitor.cookies
    body = json.dumps({"player": player, "news": news, "forgets": forgets})
    return visitor.client.post("/you/progress", content=body, headers={**OWN, "x-quiet": "1"})


# Becoming a player ---------------------------------------------------------------------------------------


def test_looking_makes_nobody_a_player(site: Site, ann: Visitor) -> None:
    table = site.table(ann.start(**PEOPLE))
    own = link_in(comes(site.visitor(), ann, table).get(f"/t/{table.id}").text)
    stranger = site.visitor()
    for path in ("/", "/you", f"/t/{table.id}", own):
        assert stranger.get(path).status_code == 200
    assert PLAYER not in stranger.cookies
    assert "We don’t store anything about you yet" in you(site.visitor())


def test_who_sits_down_or_gives_a_name_is_a_player_from_then_on(site: Site, ann: Visitor) -> None:
    table = site.table(ann.start(**PEOPLE))
    bob = comes(site.visitor(), ann, table, "Bobby")
    eve = named(site, "Eve")
    for visitor, name in ((ann, "Ann"), (bob, "Bobby"), (eve, "Eve")):
        assert exported(visitor)["name"] == name
    assert [seat["seat"] for seat in exported(bob)["seats"]] == [2]  # type: ignore[attr-defined]
    # The name is known at the next table, and one given at a table is the player's.
    assert site.table(eve.start()).names[0] == "Eve"
    bob.act(table, "rename", 1, name="Rob")
    assert exported(bob)["name"] == "Rob"


def test_seats_from_before_there_were_players_come_along(site: Site, ann: Visitor) -> None:
    table = site.table(ann.start(**PEOPLE))
    older = site.visitor()
    older.cookies.set(SEATS + table.id, ann.cookies[SEATS + table.id])
    older.cookies.set("name", "Ann%20B")
    older.post("/you/name", {"name": "Annie"})
    assert f"/t/{table.id}" in on_phone(site, older).get("/").text


def test_a_lesson_is_no_game_of_a_player(site: Site, ann: Visitor) -> None:
    lesson = re.search(r'href="(/learn/helios/[^"]+)"', ann.get("/learn").text)
    assert lesson is not None
    assert ann.post(lesson[1]).status_code == 200
    assert exported(ann)["seats"] == []


# On another device ---------------------------------------------------------------------------------------


def test_the_link_brings_games_settings_and_name_to_another_device(site: Site, ann: Visitor) -> None:
    table = settled(site.table(ann.start(sits0="you", name0="Ann", sits1="you", name1="Twin")))
    ann.post("/ways", {"language": "fr", "theme": "dark"})
    phone = on_phone(site, ann)
    assert 'lang="fr" data-theme="dark"' in phone.get("/").text
    assert SEATS + table.id not in phone.cookies
    assert f"/t/{table.id}" in phone.get("/").text
    seat = table.needs().seat
    assert phone.act(table, "choose", seat, choice=table.state.choices()[0].name).status_code == 200
    # A seat that is taken on the phone, and a way that is chosen there, are on the other device too.
    later = phone.start()
    phone.post("/ways", {"theme": "light"})
    assert f"/t/{later}" in ann.get("/").text
    assert 'lang="fr" data-theme="light"' in ann.get("/").text


def test_a_program_that_looks_at_the_link_changes_nothing(site: Site, ann: Visitor) -> None:
    ann.start(name0="Ann")
    link = link_of(ann)
    preview = site.visitor()
    for _ in range(2):
        page = preview.get(link)
        assert "Continue as Ann on this device?" in page.text
        assert not [cookie for cookie in preview.cookies.jar if cookie.name == PLAYER]
    assert preview.post(link).status_code == 400
    assert (
        preview.client.post(link, data={"open": "together"}, headers={"origin": "http://elsewhere"}).status_code == 403
    )
    assert on_phone(site, ann).get("/you").status_code == 200


def test_a_browser_with_games_of_its_own_is_asked(site: Site, ann: Visitor) -> None:
    own, others = ann.start(name0="Ann"), named(site, "Bob")
    there = others.start()
    page = unescape(others.get(link_of(ann)).text)
    assert "This browser currently belongs to Bob, who has one game." in page
    bobs = link_of(others)
    # The others' games stay behind, and their link still leads to them.
    assert others.post(link_of(ann), {"open": "instead"}).status_code == 200
    lobby = others.get("/").text
    assert f"/t/{own}" in lobby
    assert f"/t/{there}" not in lobby
    assert "Continue as Bob on this device?" in site.visitor().get(bobs).text
    # Or all becomes one.
    together = site.visitor()
    together.post(bobs, {"open": "together"})
    together.post(link_of(ann), {"open": "together"})
    assert {f"/t/{own}", f"/t/{there}"} <= set(re.findall(r"/t/[\w-]+", together.get("/").text))
    assert exported(together)["name"] == "Ann"
    assert site.visitor().get(bobs).status_code == 404


def test_a_renewed_link_ends_those_before_and_other_browsers(site: Site, ann: Visitor) -> None:
    table = settled(site.table(ann.start(sits0="you", sits1="you")))
    old, phone = link_of(ann), on_phone(site, ann)
    seat = table.needs().seat
    assert ann.post("/you/renew").status_code == 200
    assert link_of(ann) != old
    assert site.visitor().get(old).status_code == 404
    assert site.visitor().post(old, {"open": "together"}).status_code == 404
    assert "We don’t store anything about you" in you(phone)
    assert phone.act(table, "choose", seat, choice=table.state.choices()[0].name).status_code == 403
    assert on_phone(site, ann).act(table, "choose", seat, choice=table.state.choices()[0].name).status_code == 200


def test_a_browser_that_forgets_leaves_the_player_elsewhere(site: Site, ann: Visitor) -> None:
    table = ann.start(name0="Ann")
    phone = on_phone(site, ann)
    link, player = link_of(ann), str(exported(ann)["player"])
    assert "data-gone" in ann.post("/you/forget", {"player": player}).text
    assert "data-gone" not in ann.get("/you").text
    assert not [cookie.name for cookie in ann.cookies.jar if cookie.name.startswith((SEATS, PLAYER))]
    assert f"/t/{table}" not in ann.get("/").text
    assert f"/t/{table}" in phone.get("/").text
    assert ann.post(link, {"open": "together"}).status_code == 200
    assert f"/t/{table}" in ann.get("/").text


def test_a_rematch_is_a_game_of_all_players_on_all_devices(site: Site, ann: Visitor) -> None:
    table = site.table(ann.start(sits0="you", sits1="random"))
    phone = on_phone(site, ann)
    ann.act(table, "give", 0, given="0", bot="random")
    assert settled(site.table(table.id)).history.over()
    ann.act(table, "rematch", 0, wanted="yes")
    assert f"/t/{site.table(table.id).history.rematch.table}" in phone.get("/").text


def test_a_seat_that_is_let_go_or_renewed_is_so_on_all_devices(site: Site, ann: Visitor) -> None:
    table = settled(site.table(ann.start(sits0="you", sits1="you")))
    phone = on_phone(site, ann)
    phone.act(table, "leave", 1)
    assert phone.act(table, "settings", 1, confirm="no").status_code == 403
    assert phone.act(table, "renew", 0).status_code == 200
    assert phone.act(table, "settings", 0, confirm="no").status_code == 200
    # The cookie of the other browser is from before the seat was renewed, the player is not.
    assert ann.act(table, "settings", 0, confirm="yes").status_code == 200


# Progress ------------------------------------------------------------------------------------------------

SUN = {"learnt": ["helios/sun"], "puzzles": {"rating": 1016, "tried": {"helios/a": 1}, "solved": {"helios/a": "sun"}}}
TOWER = {"learnt": ["helios/land"], "guided": ["helios"], "puzzles": {"rating": 990, "tried": {"helios/b": 1}}}


def test_progress_of_all_devices_adds_up_and_none_is_lost(site: Site) -> None:
    ann = named(site, "Ann")
    phone, player = on_phone(site, ann), str(exported(ann)["player"])
    assert tells(ann, SUN).json()["learnt"] == ["helios/sun"]
    told = tells(phone, TOWER, player).json()
    assert told["learnt"] == ["helios/sun", "helios/land"]
    assert told["puzzles"]["rating"] == 1006
    assert set(told["puzzles"]["tried"]) == {"helios/a", "helios/b"}
    # An answer that got lost is asked for again, and nothing counts twice.
    assert tells(phone, TOWER, player).json() == told
    assert "2 learned" in you(ann)
    # What is forgotten is forgotten for all devices; puzzles stay.
    assert tells(ann, {}, player, forgets=True).json()["learnt"] == []
    assert tells(phone, {}, player).json()["puzzles"] == told["puzzles"]


def test_progress_of_another_player_is_not_taken_over(site: Site) -> None:
    ann, bob = named(site, "Ann"), named(site, "Bob")
    tells(bob, SUN)
    told = tells(ann, SUN, str(exported(bob)["player"])).json()
    assert told["learnt"] == []
    assert told["player"] == exported(ann)["player"]


def test_without_a_player_progress_stays_in_the_browser(site: Site) -> None:
    stranger = site.visitor()
    assert tells(stranger, SUN).status_code == 204
    assert PLAYER not in stranger.cookies


def test_progress_of_two_players_becomes_one(site: Site) -> None:
    ann, phone = named(site, "Ann"), named(site, "Ann's phone")
    tells(ann, SUN)
    tells(phone, TOWER)
    assert phone.post(link_of(ann), {"open": "together"}).status_code == 200
    kept = exported(ann)["progress"]
    assert isinstance(kept, dict)
    assert (kept["learnt"], kept["puzzles"]["rating"]) == (["helios/sun", "helios/land"], 1006)


@pytest.mark.parametrize(
    ("news", "told"),
    [
        (
            {"learnt": [f"helios/{number}" for number in range(MOST_NAMES + 1)]},
            "learnt: must have at most 4000 entries",
        ),
        ({"learnt": ["<b>"]}, "learnt: contains “<b>”, which is not a known lesson"),
        ({"learnt": "helios/sun"}, "learnt: must be a list"),
        ({"puzzles": {"rating": 10**6}}, "rating: must be between"),
        ({"puzzles": {"days": ["yesterday"]}}, "days: contains “yesterday”"),
        ({"puzzles": {"solved": {"helios/a": "x" * 500}}}, "solved: contains"),
    ],
)
def test_strange_progress_is_refused_in_words_and_changes_nothing(
    site: Site, news: Mapping[str, object], told: str
) -> None:
    ann = named(site, "Ann")
    before = tells(ann, SUN).json()
    reply = tells(ann, news)
    assert reply.status_code == 400
    assert told in unescape(reply.text)
    assert tells(ann, {}).json() == before


def test_too_much_progress_is_not_even_read(site: Site) -> None:
    ann = named(site, "Ann")
    assert tells(ann, {"learnt": ["x" * PROGRESS_BYTES]}).status_code == 413
    ann.client.cookies = ann.cookies
    for body in (b"{", b"[" * 50_000, b'"x"'):
        assert ann.client.post("/you/progress", content=body, headers=OWN).status_code == 400
    elsewhere = {"origin": "http://elsewhere.example"}
    assert ann.client.post("/you/progress", content=b"{}", headers=elsewhere).status_code == 403


# Being forgotten -----------------------------------------------------------------------------------------


def test_who_is_deleted_leaves_a_neutral_name_and_nothing_else(site: Site, ann: Visitor) -> None:
    table: Table = site.table(ann.start(**{**PEOPLE, "name0": "Annabel"}))
    bob = comes(site.visitor(), ann, table, "Bob")
    mine = link_in(ann.get(f"/t/{table.id}").text)
    assert ann.act(table, "talk", 0, text="Annabel greets you").status_code == 200
    assert ann.act(table, "notes", 0, text="Annabel wants the sun").status_code == 200
    assert bob.act(table, "talk", 1, text="Hello there").status_code == 200
    kept = exported(ann)["seats"]
    assert isinstance(kept, list)
    assert (kept[0]["said"], kept[0]["noted"]) == (["Annabel greets you"], "Annabel wants the sun")
    phone, link, player = on_phone(site, ann), link_of(ann), str(exported(ann)["player"])
    assert ann.post("/you/delete", {"player": player}).status_code == 400
    assert ann.post("/you/delete", {"player": player, "sure": "yes"}).status_code == 200
    assert site.visitor().get(link).status_code == 404
    assert "We don’t store anything about you" in you(phone)
    assert site.visitor().get(mine).status_code == 404
    for visitor in (ann, phone):
        assert visitor.act(table, "settings", 0, confirm="no").status_code == 403
    page = bob.get(f"/t/{table.id}").text
    assert "Player 1" in page
    assert "Hello there" in page
    assert "Annabel" not in page
    store = site.host.store
    assert "Annabel" not in json.dumps([store.find(table.id).header, store.acts(table.id), store.talk.of(table.id)])
    assert exported(bob)["name"] == "Bob"


def test_a_table_that_waits_is_closed_with_whoever_made_it(site: Site, ann: Visitor) -> None:
    table = site.table(ann.start(**PEOPLE))
    ann.post("/you/delete", {"player": str(exported(ann)["player"]), "sure": "yes"})
    assert site.table(table.id).history.closed


# Hostile cases -------------------------------------------------------------------------------------------


def test_another_player_cannot_be_deleted_or_forgotten(site: Site) -> None:
    ann, mallory = named(site, "Ann"), named(site, "Mallory")
    player = str(exported(ann)["player"])
    for deed in ("delete", "forget"):
        reply = mallory.post(f"/you/{deed}", {"player": player, "sure": "yes"})
        assert reply.status_code == 403
        assert "This browser isn’t signed in as that player" in reply.text
    for visitor in (mallory, ann):
        assert visitor.get("/you/export.json").status_code == 200
    for path in ("/you/renew", "/you/delete", "/you/forget"):
        assert site.visitor().post(path, {"player": player, "sure": "yes"}).status_code == 403
    assert site.visitor().get("/you/export.json").status_code == 403


def test_the_id_of_a_player_opens_nothing_without_their_secret(site: Site) -> None:
    ann, mallory = named(site, "Ann"), named(site, "Mallory")
    (_, _, player, secret), (_, _, _, other) = link_of(ann).split("/"), link_of(mallory).split("/")
    wrong = [f"/p/{player}/{other}", f"/p/{player}/{secret[:-1]}", f"/p/{secret}/{player}", f"/p/{player}/" + "x" * 900]
    for path in wrong:
        for reply in (mallory.get(path), mallory.post(path, {"open": "instead"})):
            assert reply.status_code == 404
            assert "This link doesn’t work" in reply.text
            assert "Ann" not in reply.text
    assert exported(mallory)["name"] == "Mallory"


def test_a_forged_cookie_is_nobody(site: Site) -> None:
    ann = named(site, "Ann")
    good = ann.cookies[PLAYER]
    _, _, player, secret = link_of(ann).split("/")
    seat = "seats-abc"
    for forged in (good[:-2] + "xx", f"{player}.{secret}", f"{player}.{secret}.{'A' * 43}", "x" * 4000, seat):
        mallory = site.visitor()
        mallory.cookies.set(PLAYER, forged)
        assert "We don’t store anything about you" in you(mallory)
        assert mallory.get("/you/export.json").status_code == 403
    # Signed for another name it is worth nothing either.
    mallory = site.visitor()
    mallory.cookies.set(seat, good)
    assert mallory.get("/you/export.json").status_code == 403


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "x" * 5000, "easy", "\u3164"])
def test_a_name_that_does_not_fit_is_refused(site: Site, name: str) -> None:
    ann = named(site, "Ann")
    reply = ann.post("/you/name", {"name": name})
    assert reply.status_code == 400
    assert "name:" in reply.text
    assert exported(ann)["name"] == "Ann"


def test_a_name_is_escaped(site: Site) -> None:
    ann = named(site, "<b>&'\"")
    for visitor, path in ((ann, "/you"), (site.visitor(), link_of(ann))):
        assert "<b>&" not in visitor.get(path).text


def test_no_log_tells_a_link(site: Site) -> None:
    ann, seen = named(site, "Ann"), list[SiteVisit]()
    link = link_of(ann)
    observed = TestClient(Observed(site.client.app, [seen.append]), base_url=BASE)
    assert observed.get(link).status_code == 200
    assert observed.get(f"{link}x").status_code == 404
    assert [visit.address for visit in seen] == ["/p/{player}/{secret}"] * 2


def test_links_cannot_be_tried_by_the_thousand(open_site: Open) -> None:
    site = open_site(ClientLimits(links_per_minute=5, players_per_hour=2))
    stranger = site.visitor()
    codes = [stranger.get(f"/p/{number:018x}/secret").status_code for number in range(7)]
    assert codes == [404] * 5 + [429] * 2
    made = [site.visitor().post("/you/name", {"name": "Ann"}).status_code for _ in range(4)]
    assert made == [200, 200, 429, 429]

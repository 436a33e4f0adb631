"""Whatever is not allowed gets a clear answer and changes nothing."""

from __future__ import annotations

import pytest

from heliopolis.table.host import MOST_TABLES
from heliopolis.table.table import Table
from heliopolis.web.server.guard import POLICY
from heliopolis.web.server.limits import ClientLimits
from web.conftest import BASE, PEOPLE, Open, Site, Visitor, comes


@pytest.fixture
def ann(site: Site) -> Visitor:
    return site.visitor()


@pytest.fixture
def bob(site: Site) -> Visitor:
    return site.visitor()


@pytest.fixture
def table(site: Site, ann: Visitor, bob: Visitor) -> Table:
    table = site.table(ann.start(**PEOPLE))
    comes(bob, ann, table)
    return table


def answer(table: Table) -> str:
    return table.state.choices()[0].name


def asked(table: Table) -> int:
    assert table.needs().kind == "human"
    return table.needs().seat


@pytest.fixture
def both(ann: Visitor, bob: Visitor, table: Table) -> dict[int, Visitor]:
    return {0: ann, 1: bob}


def test_only_the_seat_that_is_asked_can_choose(both: dict[int, Visitor], table: Table) -> None:
    seat = asked(table)
    version, choice = table.version, answer(table)
    other = both[1 - seat].act(table, "choose", 1 - seat, choice=choice)
    assert (other.status_code, table.version) == (403, version)
    foreign = both[1 - seat].act(table, "choose", seat, choice=choice)
    assert foreign.status_code == 403
    assert "isn’t your seat" in foreign.text
    assert table.version == version
    assert both[seat].act(table, "choose", seat, choice=choice).status_code == 200
    assert table.version > version


def test_a_stale_version_is_refused(both: dict[int, Visitor], table: Table) -> None:
    seat = asked(table)
    both[seat].act(table, "choose", seat, choice=answer(table))
    version = table.version
    reply = both[seat].act(table, "undo", seat, version=version - 1)
    assert (reply.status_code, table.version) == (409, version)
    assert "moved on" in reply.text


@pytest.mark.parametrize(
    ("choice", "status"), [("land:brown", 400), ("nonsense", 404), ("", 404), ("x" * 500, 404), ("<script>", 404)]
)
def test_a_choice_that_is_not_offered_is_refused(
    both: dict[int, Visitor], table: Table, choice: str, status: int
) -> None:
    seat, version = asked(table), table.version
    reply = both[seat].act(table, "choose", seat, choice=choice)
    assert (reply.status_code, table.version) == (status, version)
    assert "<script>" not in reply.text


@pytest.mark.parametrize("cookie", ["0.forged", "0-1", "", "1." + "0" * 32])
def test_a_forged_cookie_is_refused(site: Site, table: Table, cookie: str) -> None:
    mallory, seat, version = site.visitor(), asked(table), table.version
    mallory.cookies.set(f"seats-{table.id}", cookie)
    reply = mallory.act(table, "choose", seat, choice=answer(table))
    assert (reply.status_code, table.version) == (403, version)


def test_the_cookie_of_another_table_is_no_seat_here(site: Site, ann: Visitor, table: Table) -> None:
    other = ann.start(**PEOPLE)
    mallory = site.visitor()
    signed = ann.cookies.get(f"seats-{other}")
    assert signed is not None
    mallory.cookies.set(f"seats-{table.id}", signed)
    assert mallory.act(table, "choose", asked(table), choice=answer(table)).status_code == 403


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", "http://testserver.example", "http://[", ""])
def test_posts_from_elsewhere_are_refused(both: dict[int, Visitor], table: Table, origin: str) -> None:
    seat, version = asked(table), table.version
    form = {"seat": str(seat), "version": str(version), "choice": answer(table)}
    reply = both[seat].post(f"/t/{table.id}/choose", form, origin=origin)
    assert (reply.status_code, table.version) == (403, version)


def test_a_large_body_is_refused(both: dict[int, Visitor], table: Table) -> None:
    seat, version = asked(table), table.version
    form = {"seat": str(seat), "version": str(version), "choice": "x" * 10_000_000}
    reply = both[seat].post(f"/t/{table.id}/choose", form)
    assert (reply.status_code, table.version) == (413, version)


def test_a_large_body_without_a_length_is_refused(site: Site) -> None:
    def chunks() -> object:
        for _ in range(100):
            yield b"x" * 1000

    reply = site.client.post("/tables", content=chunks(), headers={"origin": BASE})  # type: ignore[arg-type]
    assert reply.status_code == 413


@pytest.mark.parametrize("version", ["", "-1", "1e3", "９", "99999999999"])
def test_a_broken_form_is_refused(both: dict[int, Visitor], table: Table, version: str) -> None:
    seat = asked(table)
    form = {"seat": str(seat), "version": version, "choice": answer(table)}
    assert both[seat].post(f"/t/{table.id}/choose", form).status_code == 400


def test_a_link_with_a_wrong_secret_leads_nowhere(site: Site, table: Table) -> None:
    mallory = site.visitor()
    assert mallory.get(f"/join/{table.id}/AAAAAAAAAAAAAAAAAAAAAA").status_code == 404
    assert not mallory.cookies


@pytest.mark.parametrize(
    "path", ["/t/nothing", "/t/%2e%2e", "/j/nothing/replay", "/nowhere", "/rules/chess", "/t/x/end"]
)
def test_what_does_not_exist_is_told(visitor: Visitor, path: str) -> None:
    reply = visitor.get(path)
    assert reply.status_code == 404
    assert "<main" in reply.text


def test_names_of_html_are_escaped(site: Site, visitor: Visitor) -> None:
    name = "<script>alert(1)</script>"
    table_id = visitor.start(sits0="you", name0=name, sits1="random")
    for path in (f"/t/{table_id}", f"/t/{table_id}/replay", f"/t/{table_id}/end", "/"):
        page = visitor.get(path).text
        assert "<script>alert" not in page
        assert "&lt;script&gt;" in page


def test_names_are_bounded(site: Site, visitor: Visitor) -> None:
    table = site.table(visitor.start(sits0="you", name0="A" * 300 + "\n", sits1="random"))
    assert table.names[0] == "A" * 24


def test_renaming_is_bounded_too(ann: Visitor, table: Table) -> None:
    assert ann.act(table, "rename", 0, name="<b>" + "x" * 300).status_code == 200
    assert table.names[0] == "<b>" + "x" * 21
    assert "<b>x" not in ann.get(f"/t/{table.id}").text
    assert ann.act(table, "rename", 0, name="  ").status_code == 400


def test_tables_of_one_client_are_limited(open_site: Open) -> None:
    visitor = open_site(ClientLimits(tables_per_hour=2)).visitor()
    visitor.start()
    visitor.start()
    assert visitor.post("/tables", {"game": "helios"}).status_code == 429


def test_running_tables_of_one_client_are_limited(visitor: Visitor) -> None:
    for _ in range(MOST_TABLES):
        visitor.start(**PEOPLE)
    reply = visitor.post("/tables", {"game": "helios"})
    assert reply.status_code == 429
    assert str(MOST_TABLES) in reply.text


def test_posts_of_one_client_are_limited(open_site: Open) -> None:
    site = open_site(ClientLimits(posts_per_minute=2))
    visitor = site.visitor()
    table = site.table(visitor.start(**PEOPLE))
    assert visitor.act(table, "settings", 0, confirm="no").status_code == 200
    assert visitor.act(table, "settings", 0, confirm="yes").status_code == 429
    assert not table.seats[0].confirm


@pytest.mark.parametrize(
    "form", [{"option-layout": "round"}, {"sits1": "nobody"}, {"sits1": "deepmind"}, {"option-colour": "red"}]
)
def test_a_game_that_cannot_be_is_refused(visitor: Visitor, form: dict[str, str]) -> None:
    reply = visitor.post("/tables", {"game": "helios", **form})
    assert reply.status_code == 400
    assert 'role="alert"' in reply.text


@pytest.mark.parametrize("path", ["/", "/rules/helios", "/nowhere", "/static/page.css", "/look/helios.css"])
def test_every_answer_carries_the_policy(visitor: Visitor, path: str) -> None:
    headers = visitor.get(path).headers
    assert headers["content-security-policy"] == POLICY
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"


def test_cookies_are_out_of_reach(site: Site) -> None:
    reply = site.client.post("/tables", data={"game": "helios"}, headers={"origin": BASE}, follow_redirects=False)
    cookie = reply.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


@pytest.mark.parametrize("here", ["//evil.example", "https://evil.example", "/\\evil.example", "javascript:alert(1)"])
def test_ways_never_lead_elsewhere(site: Site, here: str) -> None:
    reply = site.client.post(
        "/ways", data={"theme": "dark", "here": here}, headers={"origin": BASE}, follow_redirects=False
    )
    assert reply.headers["location"] == "/"

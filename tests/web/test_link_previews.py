"""What other sites show of a link: a title and a picture of what anyone may see, and nothing else."""

from __future__ import annotations

import re

import pytest

from heliopolis.games import game
from heliopolis.kernel.game import State
from heliopolis.teaching.materials import shelf_of
from heliopolis.web.common import link_preview
from heliopolis.web.server.limits import ClientLimits
from web.conftest import BASE, PEOPLE, Open, Site, Visitor, comes, invitation_in

PNG = b"\x89PNG\r\n\x1a\n"


def metas(page: str) -> dict[str, str]:
    """Return what the head of a page says to other sites."""
    return dict(re.findall(r'<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)">', page))


def picture(visitor: Visitor, page: str) -> bytes:
    """Return the picture that a page names, as another site gets it."""
    address = metas(page)["og:image"]
    assert address.startswith(f"{BASE}/")
    reply = visitor.get(address.removeprefix(BASE))
    assert reply.status_code == 200
    assert reply.headers["content-type"] == "image/png"
    assert reply.headers["cross-origin-resource-policy"] == "cross-origin"
    assert "max-age" in reply.headers["cache-control"]
    return reply.content


def test_tables_replays_and_puzzles_have_a_title_and_a_picture(site: Site, visitor: Visitor) -> None:
    table = site.table(visitor.start(**PEOPLE))
    comes(site.visitor(), visitor, table)
    stranger = site.visitor()
    page = stranger.get(f"/t/{table.id}").text
    assert metas(page)["og:title"] == "Helios: Ann, Bob"
    first = picture(stranger, page)
    assert first.startswith(PNG)
    # Links that players share show nothing else.
    assert metas(visitor.get(f"/t/{table.id}").text) == metas(page)
    visitor.act(table, "choose", 0, choice=table.state.choices()[0].name)
    assert picture(stranger, page) != first
    replay = stranger.get(f"/t/{table.id}/replay?ply=0").text
    assert "Ann, Bob" in metas(replay)["og:title"]
    assert picture(stranger, replay).startswith(PNG)
    puzzle = shelf_of(game("helios")).puzzles[0]
    assert picture(stranger, stranger.get(f"/puzzles/helios/{puzzle.id}").text).startswith(PNG)


def test_an_invitation_tells_what_is_played_and_not_its_link(site: Site, visitor: Visitor) -> None:
    table = visitor.start(**PEOPLE)
    path = invitation_in(visitor.get(f"/t/{table}").text)
    told = metas(site.visitor().get(path, **{"accept-language": "fr"}).text)
    assert "Helios" in told["og:title"]
    assert path.rpartition("/")[2] not in str(told)
    assert "og:image" not in told
    assert site.visitor().get(f"/t/{table}/picture-en.png").status_code == 404


def test_a_picture_is_drawn_once_and_not_without_end(open_site: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    site = open_site(ClientLimits(pictures_per_minute=3))
    visitor = site.visitor()
    table = site.table(visitor.start(sits0="you", sits1="you")).id
    times: list[int] = []
    usual = link_preview.drawn_for_links

    def counted(position: State, viewer: int, language: str) -> str:
        times.append(viewer)
        return usual(position, viewer, language)

    monkeypatch.setattr(link_preview, "drawn_for_links", counted)
    replies = [visitor.get(f"/t/{table}/picture-en.png") for _ in range(4)]
    assert [reply.status_code for reply in replies] == [200, 200, 200, 429]
    assert len(times) == 1


@pytest.mark.parametrize(
    "path",
    ["/t/nowhere/picture-en.png", "/t/{}/picture-xx.png", "/t/{}/replay/picture--1-en.png", "/j/x/picture-en.png"],
)
def test_other_pictures_are_refused(visitor: Visitor, path: str) -> None:
    table = visitor.start(sits0="you", sits1="you")
    assert visitor.get(path.format(table)).status_code == 404


def test_without_the_library_there_is_a_title_and_no_picture(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(link_preview, "can_draw", lambda: False)
    table = visitor.start(sits0="you", sits1="you")
    told = metas(visitor.get(f"/t/{table}").text)
    assert told["og:title"].startswith("Helios: ")
    assert "og:image" not in told
    assert visitor.get(f"/t/{table}/picture-en.png").status_code == 404


def test_names_are_escaped(visitor: Visitor) -> None:
    table = visitor.start(sits0="you", name0='"><b>x', sits1="you")
    page = visitor.get(f"/t/{table}").text
    assert '"><b>' not in page
    assert "&lt;b&gt;x" in metas(page)["og:title"]

"""What other sites show of a link: a title and a picture of what anyone may see, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from heliopolis.games import game
from heliopolis.kernel.game import State
from heliopolis.teaching.materials import shelf_of
from heliopolis.web.common import link_preview
from heliopolis.web.replay import routes
from heliopolis.web.server.limits import ClientLimits
from heliopolis.workers import Pool
from heliopolis.workers.inline import InlineExecutor
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


@pytest.fixture
def small_and_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw small pictures, and in this process: what they show is what matters."""
    monkeypatch.setattr(link_preview, "WIDTH", 48)
    monkeypatch.setattr(Pool, "submit", lambda _self, _lane, call, *_: InlineExecutor().submit(call))


@pytest.mark.usefixtures("small_and_here")
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
    times: list[str] = []
    usual = link_preview.drawn_for_links

    def counted(position: State) -> Callable[[str], str]:
        def draw(language: str) -> str:
            times.append(language)
            return usual(position)(language)

        return draw

    monkeypatch.setattr(routes, "drawn_for_links", counted)
    monkeypatch.setattr(link_preview, "WIDTH", 48)
    monkeypatch.setattr(link_preview, "DRAWING_SECONDS", 0.0)
    # While the first is drawn, by a process of its own, all of them may be allowed again.
    replies = [visitor.get(f"/t/{table}/picture-en.png") for _ in range(12)]
    assert [reply.status_code for reply in replies[:3]] == [200, 200, 200]
    assert replies[-1].status_code == 429
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

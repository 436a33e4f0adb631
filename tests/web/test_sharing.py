"""Games and turns as pictures that move, and links that show how a reviewed game went."""

from __future__ import annotations

import re
import time

import httpx2 as httpx
import pytest
from animated import Shown, shown

from heliopolis.games import game
from heliopolis.render import film
from heliopolis.table import stills
from heliopolis.table.stills import GameStory
from heliopolis.table.table import Table
from heliopolis.web.common import link_preview
from heliopolis.web.common.players import names_at
from heliopolis.web.replay import films
from heliopolis.web.server.abilities import BROWSER
from heliopolis.web.server.preferences import translator
from heliopolis.words.voice import voice_of
from web.conftest import PEOPLE, Site, Visitor
from web.test_analysis import analysed, over
from web.test_link_previews import metas, picture, small_and_here

__all__ = ["small_and_here"]


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch, small_and_here: None) -> None:
    """Draw small and short films, in this process."""
    pytest.importorskip("resvg_py")
    monkeypatch.setattr(films, "WIDTH", 40)
    monkeypatch.setattr(stills, "MOST", 4)
    monkeypatch.setattr(stills, "MOST_OF_TURN", 4)


def told(table: Table) -> GameStory:
    """Return the game of a table."""
    return GameStory(table.history.plies, table.at, names_at(table, translator("en")))


def made(visitor: Visitor, table: str, what: str, ply: int) -> str:
    """Return the page from which a game is shared when a film is there."""
    page = visitor.post(f"/t/{table}/share", {"what": what, "ply": str(ply)})
    for _ in range(6000):
        if "refresh" not in page.headers:
            return page.text
        time.sleep(0.01)
        page = visitor.get(f"/t/{table}/share?ply={ply}")
    raise AssertionError("the film does not end")


def films_on(visitor: Visitor, page: str) -> list[list[Shown]]:
    """Return the films that a page shows."""
    replies: list[httpx.Response] = [visitor.get(each) for each in re.findall(r'<img src="([^"]+\.gif)"', page)]
    assert {reply.headers["content-type"] for reply in replies} <= {"image/gif"}
    return [shown(reply.content) for reply in replies]


def test_a_game_is_made_into_a_film_that_can_be_read(site: Site, visitor: Visitor) -> None:
    table = over(site, visitor)
    end = visitor.get(f"/t/{table}/end").text
    assert f'href="/t/{table}/share' in end
    assert f'action="/t/{table}/share"' in visitor.get(f"/t/{table}/replay?ply=9").text
    before = visitor.get(f"/t/{table}/share?ply=9").text
    assert before.count("Make the picture") == 2
    assert "<img" not in before
    page = made(visitor, table, "game", 9)
    (found,) = films_on(visitor, page)
    wanted = told(site.table(table)).stills(voice_of(game("helios"), "en"))
    assert [each.hundredths for each in found] == [round(100 * each.seconds) for each in wanted]
    assert 3 <= len(found) <= 5
    assert all(180 <= each.hundredths <= 700 for each in found)
    # It is the same for everyone, at once.
    assert "<img" in site.visitor().get(f"/t/{table}/share?ply=9").text


def test_a_turn_is_told_choice_by_choice_in_the_language_of_the_visitor(site: Site, visitor: Visitor) -> None:
    table = over(site, visitor)
    visitor.post("/ways", {"language": "fr", "here": "/"})
    page = made(
        visitor, table, re.findall(r'name="what" value="(\d+)"', visitor.get(f"/t/{table}/share?ply=30").text)[0], 30
    )
    assert "-fr.gif" in page
    (found,) = films_on(visitor, page)
    played = told(site.table(table))
    turn = played.turn_at(30, game("helios"))
    assert turn is not None
    assert turn.first.number <= 30
    english, french = (played.stills_of_turn(turn, voice_of(game("helios"), each)) for each in ("en", "fr"))
    assert len(found) == len(french) == len(english) <= 4
    assert (french[0].ply, french[-1].ply) == (turn.first.number - 1, turn.last.number)
    assert all(one.told != other.told for one, other in zip(english, french, strict=True))
    assert site.visitor().get(re.findall(r'<img src="([^"]+)"', page)[0].replace("-fr.", "-en.")).status_code == 404


def test_a_last_choice_that_can_be_taken_back_is_not_shown(
    site: Site, visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = over(site, visitor)
    monkeypatch.setattr("heliopolis.web.replay.routes.ends", lambda _: True)
    (found,) = films_on(visitor, made(visitor, table, "game", 9))
    voice, whole = voice_of(game("helios"), "en"), told(site.table(table))
    before = whole._replace(plies=whole.plies[:-1])
    assert [each.hundredths for each in found] == [round(100 * each.seconds) for each in before.stills(voice)]
    result = site.table(table).state.result()
    assert result is not None
    assert whole.stills(voice)[-1].told == voice.result(result, whole.names)
    assert voice.result(result, whole.names) not in {each.told for each in before.stills(voice)}


def test_what_is_too_much_is_refused(site: Site, visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    table = over(site, visitor)
    monkeypatch.setattr(films, "MOST_BYTES", 3000)
    assert "could not be drawn" in made(visitor, table, "game", 9)
    monkeypatch.setattr(films, "MOST_ASKED", 0)
    assert visitor.post(f"/t/{table}/share", {"what": "game", "ply": "9"}).status_code == 429


def test_there_is_nothing_to_share_before_the_game_without_the_library_or_without_others(
    site: Site, visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting = visitor.start(**PEOPLE)
    assert visitor.get(f"/t/{waiting}/share").status_code == 404
    table = over(site, visitor)
    for path in ("game-xx.gif", "game-en.gif", "5-en.gif"):
        assert visitor.get(f"/t/{table}/{path}").status_code == 404
    monkeypatch.setattr("heliopolis.web.replay.sharing.can_draw", lambda: False)
    monkeypatch.setattr("heliopolis.web.replay.routes.can_draw", lambda: False)
    page = visitor.get(f"/t/{table}/share").text
    assert "cannot draw pictures" in page
    assert 'id="share-link"' in page
    assert visitor.post(f"/t/{table}/share", {"what": "game", "ply": "9"}).status_code == 404
    monkeypatch.setattr(site.client.app.state.context, "abilities", BROWSER)  # type: ignore[attr-defined]
    assert visitor.get(f"/t/{table}/share").status_code == 404
    for path in ("end", "replay?ply=0"):
        assert "/share" not in visitor.get(f"/t/{table}/{path}").text


def test_the_link_of_a_reviewed_game_shows_the_chances(site: Site, visitor: Visitor) -> None:
    table, stranger = over(site, visitor), site.visitor()
    pages = [f"/t/{table}", f"/t/{table}/end", f"/t/{table}/analysis", f"/t/{table}/replay?ply=9"]
    before = [picture(stranger, stranger.get(page).text) for page in pages]
    visitor.post(f"/t/{table}/analysis")
    analysed(visitor, f"/t/{table}/analysis")
    after = [picture(stranger, stranger.get(page).text) for page in pages]
    # As sites want it: nearly twice as wide as high. A position in the middle of the game stays what it is.
    assert [(each[16:20], each[20:24]) for each in after[:3]] == [(b"\0\0\0\x30", b"\0\0\0\x1a")] * 3
    assert before[0] == before[1] == before[2] != after[0] == after[1] == after[2]
    assert before[3] == after[3]
    assert metas(stranger.get(pages[1]).text)["og:title"].startswith("Helios: ")
    assert link_preview.WIDTH < film.WIDTH

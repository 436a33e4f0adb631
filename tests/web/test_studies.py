"""Studies on the web: branched from a replay, written by two, read by link, taken along as a file."""

from __future__ import annotations

import json
import re
from html import unescape

import pytest

from heliopolis.games import all_games
from heliopolis.studies.tree import Study, read_study
from heliopolis.web.server.limits import ClientLimits
from web.conftest import PEOPLE, Open, Site, Visitor, comes

each_game = pytest.mark.parametrize("game", sorted(all_games()))


def study_of(site: Site, page: str) -> Study:
    """Return the study that an address names, as it is kept."""
    return read_study(site.host.store.studies.find(page.split("/")[2]))


def begun(visitor: Visitor, game: str = "helios") -> str:
    """Begin a study of a new game and return the address of its start."""
    reply = visitor.post("/studies", {"game": game})
    assert reply.status_code == 200, reply.text
    return reply.url.path


def drawn(visitor: Visitor, game: str = "helios") -> str:
    """Begin a study and draw; return the address of the first node at which a player is asked."""
    return visitor.post(f"{begun(visitor, game)}/choose", {"choice": ""}).url.path


def offered(page: str) -> list[str]:
    return [unescape(each) for each in re.findall(r'id="choose-[^"]*" name="choice" value="([^"]+)"', page)]


def writers_link(page: str) -> str:
    found = re.search(r'value="http://[^/]*(/studies/write/[^"]+)"', page)
    assert found is not None
    return found[1]


@each_game
def test_lines_are_played_and_form_a_tree(site: Site, visitor: Visitor, game: str) -> None:
    here = drawn(visitor, game)
    page = visitor.get(here).text
    first, second = offered(page)[:2]
    one = visitor.post(f"{here}/choose", {"choice": first}).url.path
    other = visitor.post(f"{here}/choose", {"choice": second}).url.path
    again = visitor.post(f"{here}/choose", {"choice": first}).url.path
    assert len({here, one, other}) == 3
    assert again == one
    study = study_of(site, here)
    node = int(here.rpartition("/")[2])
    assert [each.plies[0] for each in study.children(node)] == [first, second]
    shown = visitor.get(other).text
    assert f'<a href="{one}"' in shown
    assert re.search(f'<a href="{other}"[^>]*aria-current="step"', shown)


def test_a_draw_is_chosen_or_drawn(site: Site, visitor: Visitor) -> None:
    start = begun(visitor)
    draws = re.findall(r'name="choice" value="([^"]+)" data-choice', visitor.get(start).text)
    chosen = visitor.post(f"{start}/choose", {"choice": draws[0]}).url.path
    assert study_of(site, chosen).node(1).plies == (draws[0],)
    assert visitor.post(f"{start}/choose", {"choice": "no-such-draw"}).status_code == 404
    after = visitor.post(f"{chosen}/choose", {"choice": ""}).url.path
    assert offered(visitor.get(after).text)


def test_a_replay_is_branched_where_it_is_looked_at(site: Site, visitor: Visitor) -> None:
    table = site.table(visitor.start("helios", **{"seat-1": "you", "seat-2": "random", "first": "1"}))
    ply = table.history.ply_count
    assert visitor.act(table, "choose", 0, choice=table.state.choices()[0].name).status_code == 200
    site.table(table.id)
    page = visitor.post(f"/t/{table.id}/replay/study", {"ply": str(ply)}).url.path
    study = study_of(site, page)
    assert len(study.nodes) > 1
    assert (study.children(0)[0].seat, study.hints) == (0, True)


def test_a_running_game_of_people_gets_no_advice_by_way_of_a_study(site: Site, visitor: Visitor) -> None:
    table = site.table(visitor.start("helios", **PEOPLE))
    comes(site.visitor(), visitor, table)
    page = visitor.post(f"/t/{table.id}/replay/study", {"ply": str(table.history.ply_count)}).url.path
    assert visitor.post(f"{page}/hint").status_code == 409
    copied = visitor.post(f"{page}/copy").url.path
    assert visitor.post(f"{copied}/hint").status_code == 409


def test_titles_texts_and_marks_are_kept_and_escaped(site: Site, visitor: Visitor) -> None:
    here = drawn(visitor)
    seen = str(study_of(site, here).version)
    told = {"title": "A <b>line</b>", "text": "First\r\nsecond & third\x07", "seen": seen}
    page = visitor.post(f"{here}/write", told).text
    assert "A &lt;b&gt;line&lt;/b&gt;" in page
    assert "<b>line" not in page
    node = study_of(site, here).node(int(here.rpartition("/")[2]))
    assert (node.title, node.text) == ("A <b>line</b>", "First\nsecond & third")
    for mark in ({"from": "column:sun"}, {"from": "column:sun", "to": "column:land"}):
        assert visitor.post(f"{here}/mark", mark).status_code == 200
    assert 'data-marks="column:sun column:land"' in visitor.get(here).text
    visitor.post(f"{here}/mark", {"from": "column:sun"})
    assert [mark for node in study_of(site, here).nodes.values() for mark in node.marks] == [
        ("column:sun", "column:land")
    ]
    assert visitor.post(f"{here}/mark", {"from": '"><script>'}).status_code == 400


def test_readers_read_and_writers_write(site: Site, visitor: Visitor) -> None:
    here = drawn(visitor)
    link, reader = writers_link(visitor.get(here).text), site.visitor()
    page = reader.get(here).text
    assert offered(page) == []
    assert "/studies/write/" not in page
    for deed in ("choose", "write", "mark", "cut"):
        assert reader.post(f"{here}/{deed}", {"choice": "", "seen": "99", "from": "x"}).status_code in {400, 403}
    before = study_of(site, here)
    assert reader.get(link).status_code == 200
    assert offered(reader.get(here).text) == []
    assert study_of(site, here) == before
    reader.post(link)
    assert offered(reader.get(here).text)
    assert here.split("/")[2] in reader.get("/studies").text
    assert site.visitor().get(f"{link}x").status_code == 404


def test_of_two_writers_neither_takes_away_what_the_other_wrote(site: Site, visitor: Visitor) -> None:
    here, friend = drawn(visitor), site.visitor()
    friend.post(writers_link(visitor.get(here).text))
    seen = str(study_of(site, here).version)
    assert visitor.post(f"{here}/write", {"title": "", "text": "mine", "seen": seen}).status_code == 200
    assert friend.post(f"{here}/write", {"title": "", "text": "theirs", "seen": seen}).status_code == 409
    assert friend.post(f"{here}/cut", {"seen": seen}).status_code == 409
    assert study_of(site, here).node(int(here.rpartition("/")[2])).text == "mine"
    seen = str(study_of(site, here).version)
    assert friend.post(f"{here}/write", {"title": "", "text": "both", "seen": seen}).status_code == 200
    # A node elsewhere in the tree can be written to all the same.
    start = f"{here.rpartition('/')[0]}/0"
    assert visitor.post(f"{start}/write", {"title": "Ours", "text": "", "seen": seen}).status_code == 200


def test_a_study_is_taken_along_as_a_file(site: Site, visitor: Visitor) -> None:
    here = drawn(visitor)
    file = visitor.get(f"{here}/study.json")
    assert "attachment" in file.headers["content-disposition"]
    other = site.visitor()
    reply = other.client.post(
        "/studies/open", files={"file": ("a.json", file.text)}, headers={"origin": "http://testserver"}
    )
    assert reply.status_code == 200
    copied = study_of(site, reply.url.path)
    assert copied == study_of(site, here)
    wrong = json.loads(file.text)
    wrong["nodes"][1]["plies"][0] = "pass"
    reply = other.client.post(
        "/studies/open", files={"file": ("a.json", json.dumps(wrong))}, headers={"origin": "http://testserver"}
    )
    assert reply.status_code == 400
    assert "study.nodes[1].plies" in reply.text


def test_a_reader_copies_asks_and_plays_on(site: Site, visitor: Visitor) -> None:
    here, reader = drawn(visitor), site.visitor()
    reader.get(here)
    copied = reader.post(f"{here}/copy").url.path
    assert copied != f"{here.rpartition('/')[0]}/0"
    assert study_of(site, copied) == study_of(site, here)
    reader.post(f"{here}/hint")
    assert 'id="advice"' in reader.get(here).text
    assert reader.post(f"{here}/play").url.path.startswith("/t/")


def test_boards_answer_and_show_what_a_choice_would_bring(visitor: Visitor) -> None:
    here = drawn(visitor)
    choice = offered(visitor.get(here).text)[0]
    assert visitor.get(f"{here}/preview?version=1&choice={choice}").json()
    assert visitor.get(f"{here}/why?choice={choice}").status_code == 200


def test_a_study_without_writers_is_gone(site: Site, visitor: Visitor) -> None:
    here = drawn(visitor)
    visitor.post(f"{here}/leave")
    assert visitor.get(here).status_code == 404
    here = drawn(visitor)
    player = re.findall(r'name="player" value="([^"]+)"', visitor.get("/you").text)[0]
    visitor.post("/you/delete", {"player": player, "sure": "yes"})
    assert visitor.get(here).status_code == 404


def test_studies_are_limited(open_site: Open) -> None:
    site = open_site(ClientLimits(tables_per_hour=2, busy_share=1000, alone_share=1000))
    visitor = site.visitor()
    for _ in range(2):
        begun(visitor)
    assert visitor.post("/studies", {"game": "helios"}).status_code == 429

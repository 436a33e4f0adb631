"""Lobby, books, replay, end and opened journals."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from heliopolis import __version__
from heliopolis.games import all_games
from heliopolis.render.scenes import scenes_of
from heliopolis.table.journal_validator import JournalValidator, TooHeavy
from heliopolis.table.table import Table
from heliopolis.teaching.materials import materials_of
from heliopolis.web.common.pieces import STATIC
from heliopolis.web.lessons.reference_pages import said
from heliopolis.web.lobby.new_game import plays_alone
from heliopolis.web.table.boards import layout_sheet, look_of
from heliopolis.words.rulebook import chapters
from heliopolis.words.texts import LANGUAGES
from heliopolis.words.voice import voice_of
from web.conftest import OWN, Site, Visitor, settled

JOURNALS = Path(__file__).parents[1] / "journals"
game = pytest.mark.parametrize("name", all_games())


def test_one_click_starts_a_game(site: Site, visitor: Visitor) -> None:
    page = visitor.get("/").text
    for name in all_games():
        assert f'name="game" value="{name}"' in page
        table = site.table(visitor.start(name))
        assert [bool(seat.bot) for seat in table.seats] == [False, True]


def test_the_lobby_lists_my_games(site: Site, visitor: Visitor) -> None:
    table_id = visitor.start(sits0="you", sits1="you")
    page = visitor.get("/").text
    assert f'href="/t/{table_id}"' in page
    table = site.table(table_id)
    when = scenes_of(table.state, "en").when
    assert f'<span class="when">{when}</span>' in page
    assert f'href="/t/{table_id}"' not in site.visitor().get("/").text


def test_every_sign_of_a_page_is_drawn(visitor: Visitor) -> None:
    drawn = set(re.findall(r'id="([\w-]+)"', (STATIC / "icon.svg").read_text(encoding="utf-8")))
    table = f"/t/{visitor.start(name0='Ann', sits1='friend')}"
    for path in ("/", "/you", "/games", "/learn", "/puzzles/helios", "/overview/origins", table):
        named = re.findall(r"icon\.svg\?\w+#([\w-]+)", visitor.get(path).text)
        assert named, path
        assert set(named) <= drawn


@game
def test_every_option_is_explained(visitor: Visitor, name: str) -> None:
    page = visitor.get(f"/new/{name}").text
    for option in all_games()[name].options:
        if option.name != "players":
            told = page.count(f'name="option-{option.name}" value=') or page.count(
                '<option value="', page.index(option.name)
            )
            assert told >= len(option.values)


def test_options_are_played(site: Site, visitor: Visitor) -> None:
    seats = {"sits1": "random", "sits2": "easy", "sits3": "random"}
    table = site.table(visitor.start(**seats, **{"option-layout": "wide"}))
    assert table.header.options["layout"] == "wide"
    assert table.names[1:] == ["random", "easy", "random 2"]


@game
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_rule_has_its_anchor(visitor: Visitor, name: str, language: str) -> None:
    page = visitor.get(f"/rules/{name}", **{"accept-language": language}).text
    for chapter in chapters(all_games()[name].folder):
        for rule in chapter.rules:
            assert f'id="{rule.id}"' in page


def test_rules_are_found(visitor: Visitor) -> None:
    by_id = visitor.get("/rules/helios?q=hel-sun-09").text
    assert by_id.count('class="rule"') == 1
    french = visitor.get("/rules/helios?q=TEMPLE%20eclaire", **{"accept-language": "fr"}).text
    assert 'class="rule"' in french
    nothing = visitor.get("/rules/helios?q=%3Cb%3Ezzz").text
    assert 'class="rule"' not in nothing
    assert "<b>zzz" not in nothing


@pytest.mark.sample
@game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_data_is_told_in_the_language(name: str, language: str) -> None:
    translator = voice_of(all_games()[name], language)
    entries = all_games()[name].components().entries
    untitled = {entry.component for entry in entries if not translator.component_key(entry.component)}
    sheets = {entry.component.partition(".")[0] for entry in entries}
    data = {*untitled, *sheets, *[entry.field for entry in entries], *[entry.value for entry in entries]}
    words = {word for each in data for word in re.findall("[a-z_]+", each)}
    ends = {key.rpartition("-")[2] for key in translator.texts.keys() if key.startswith(("data-", "name-"))}
    assert words <= ends
    assert not any("_" in said(each, translator) for each in data)


@game
def test_components_tell_their_provenance(visitor: Visitor, name: str) -> None:
    page = visitor.get(f"/components/{name}").text
    assert page.count('<td class="from ') == len(all_games()[name].components().entries)


@game
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_games_have_a_picture(visitor: Visitor, name: str, language: str, theme: str) -> None:
    address = f"/picture/{name}-{language}-{theme}.svg"
    if theme == "light":
        assert address in visitor.get("/", **{"accept-language": language}).text
    reply = visitor.get(address)
    assert reply.headers["content-type"].startswith("image/svg+xml")
    assert reply.text.startswith("<svg")


def test_ways_are_kept(visitor: Visitor) -> None:
    page = visitor.post("/ways", {"theme": "dark", "here": "/rules/helios"}).text
    assert 'data-theme="dark"' in page
    assert 'lang="fr"' in visitor.post("/ways", {"language": "fr", "here": "/"}).text
    assert 'lang="fr"' in visitor.post("/ways", {"language": "xx", "here": "/"}).text


@pytest.fixture
def over(site: Site, visitor: Visitor) -> Table:
    """Provide a game of one person at both seats, played to its end."""
    table = site.table(visitor.start(sits0="you", sits1="you"))
    for seat in (0, 1):
        visitor.act(table, "settings", seat, confirm="no")
    while settled(table).needs().kind != "over":
        choices = table.state.choices()
        form = {"seat": str(table.needs().seat), "version": str(table.version)}
        form["choice"] = choices[table.version % len(choices)].name
        assert visitor.post(f"/t/{table.id}/choose", form, **{"x-quiet": "1"}).status_code == 204
    return table


def test_the_end(site: Site, visitor: Visitor, over: Table) -> None:
    page = visitor.get(f"/t/{over.id}/end").text
    result = over.state.result()
    assert result is not None
    for total in result.totals:
        assert f"<td>{total}</td>" in page
    assert page.count('class="chart"') == 2  # by category
    assert page.count('class="chart course"') == 2  # large and small
    assert over.secret is not None
    assert over.secret in page
    text = visitor.get(f"/t/{over.id}/journal.txt")
    assert over.secret in text.text
    assert f"\nnote program: heliopolis {__version__}\n" in text.text
    assert text.headers["content-disposition"].startswith("attachment")
    assert visitor.get(f"/t/{over.id}/journal.json").json()["game"] == over.game.name
    assert visitor.get(f"/t/{over.id}/journal.exe").status_code == 404

    again = visitor.post(f"/t/{over.id}/rematch")
    assert again.status_code == 200
    after = site.table(again.url.path.removeprefix("/t/"))
    assert (after.id != over.id, after.names) == (True, over.names)
    assert site.visitor().post(f"/t/{over.id}/rematch").status_code == 403

    middle = visitor.get(f"/t/{over.id}/replay?ply=40").text
    assert 'value="40"' in middle
    assert "/play-on" in middle
    assert "/play-on" not in visitor.get(f"/t/{over.id}/replay?ply=99999").text
    # Without a ply it begins at the beginning, and the address says where that is.
    for given, ply in (("", 0), ("?ply=x", 0), ("?ply=007", 7), ("?ply=99999", over.history.ply_count)):
        assert str(visitor.get(f"/t/{over.id}/replay{given}").url).endswith(f"/replay?ply={ply}")
    reply = visitor.post(f"/t/{over.id}/replay/play-on", {"ply": "40"})
    on = site.table(reply.url.path.removeprefix("/t/"))
    assert on.at(0) == over.at(40)
    assert on.commitment != over.commitment
    assert visitor.post(f"/t/{over.id}/replay/play-on", {"ply": "99999"}).status_code == 400


def upload(visitor: Visitor, text: bytes) -> tuple[int, str, str]:
    visitor.client.cookies = visitor.cookies
    reply = visitor.client.post("/open", files={"journal": ("game.txt", text)}, headers=OWN)
    return reply.status_code, reply.url.path, reply.text


def test_an_opened_journal_is_replayed(site: Site, visitor: Visitor) -> None:
    status, path, page = upload(visitor, (JOURNALS / "two-players.txt").read_bytes())
    assert status == 200
    assert 'id="table"' in page
    assert visitor.get(f"{path}?ply=10").status_code == 200
    end = path.replace("replay", "end")
    assert "chart" in visitor.get(end).text
    again = upload(visitor, visitor.get(path.replace("replay", "journal.json")).content)
    assert again[0] == 200
    reply = visitor.post(f"{path}/play-on", {"ply": "30"})
    assert site.table(reply.url.path.removeprefix("/t/")).history.ply_count >= 0


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "takes more than 120 seconds or 1024 MB"), ("fr", "prend plus de 120 secondes ou 1024 Mo")],
)
def test_a_journal_that_takes_too_long_is_refused_in_a_line(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch, language: str, told: str
) -> None:
    async def heavy(_self: JournalValidator, _text: str) -> None:
        raise TooHeavy("heavy-journal", seconds=120, megabytes=1024)

    monkeypatch.setattr(JournalValidator, "_try_out", heavy)
    visitor.client.headers["accept-language"] = language
    status, _, page = upload(visitor, (JOURNALS / "two-players.txt").read_bytes())
    assert status == 400
    assert told in page.replace("1,024", "1024").replace("1\u202f024", "1024")


OLDER = (JOURNALS / "older" / "helios-1-power-plant.txt").read_bytes()


def test_a_journal_of_older_rules_opens_to_be_looked_through(visitor: Visitor) -> None:
    status, path, page = upload(visitor, OLDER)
    assert status == 200
    assert "Played with rules version 1." in page
    assert "up to choice 71 of 181" in page
    # Beyond that the choices are shown, and the boards stay where they are.
    rest = visitor.get(f"{path}?ply=72").text
    assert "/play-on" not in rest
    assert "Stop on 1,0." in rest
    assert "/play-on" in visitor.get(f"{path}?ply=71").text
    assert visitor.get(path.replace("replay", "journal.txt")).content == OLDER


def test_a_journal_of_older_rules_is_not_played_on_or_analysed_beyond_the_present_ones(
    site: Site, visitor: Visitor
) -> None:
    path = upload(visitor, OLDER)[1]
    on = visitor.post(f"{path}/play-on", {"ply": "71"})
    assert site.table(on.url.path.removeprefix("/t/")).history.ply_count >= 0
    analysis = path.replace("replay", "analysis")
    refused = [visitor.post(f"{path}/play-on", {"ply": "72"}), visitor.post(analysis), visitor.get(analysis)]
    refused.append(visitor.get(path.replace("replay", "end")))
    for reply in refused:
        assert reply.status_code == 409
        assert "but not play on, analyse or verify it beyond that point" in reply.text
    spoken = visitor.get(path.replace("replay", "end"), **{"accept-language": "fr"})
    assert "ni continué, ni analysé, ni vérifié au-delà" in spoken.text


def test_a_journal_that_the_present_rules_follow_is_all_there(visitor: Visitor) -> None:
    path = upload(visitor, (JOURNALS / "older" / "helios-1-two-players.txt").read_bytes())[1]
    assert "The key at the end of the journal can’t be checked." in visitor.get(path).text
    assert visitor.get(path.replace("replay", "end")).status_code == 200


@pytest.mark.parametrize(
    ("text", "status"),
    [(b"", 400), (b"hello", 400), (b"\xff\xfe\x00", 400), (b"x" * 2_000_000, 413), (b'{"format": []}', 400)],
)
def test_a_bad_journal_is_refused(visitor: Visitor, text: bytes, status: int) -> None:
    assert upload(visitor, text)[0] == status


def test_a_fault_of_a_journal_is_named(visitor: Visitor) -> None:
    text = (JOURNALS / "two-players.txt").read_text(encoding="utf-8").replace("start:", "begin:", 1)
    status, _, page = upload(visitor, text.encode())
    assert status == 400
    assert "line" in page


def test_boards_are_placed_by_their_address_alone() -> None:
    sheet = layout_sheet("desktop-1440x900~common.display.16.112.288.636~slot.choices.900.112.364.200")
    assert sheet is not None
    assert "#part-display{position:absolute;left:calc(16*var(--u));top:calc(112*var(--u))" in sheet
    assert "#choices{position:absolute;left:calc(900*var(--u))" in sheet
    assert "#prompt{" in sheet, "the question has its place on every desktop"
    assert layout_sheet("phone-390x844") == "", "a phone shows one board at a time"
    canvas = "desktop-1440x900~"
    wrong = ("own.board.1.2.3", "evil.board.1.2.3.4", "own.b}x{.1.2.3.4", "own.board.1.2.3.4~", "slot.body.1.2.3.4")
    for told in ("", "wall-9x9", "flow~own.board.1.2.3.4", *[canvas + each for each in wrong]):
        assert layout_sheet(told) is None


def test_pages_and_boards_do_not_share_names_of_looks() -> None:
    def looks(sheet: str) -> set[str]:
        return set(re.findall(r"\.([a-z][\w-]*)", re.sub(r"{[^{}]*}", "{}", sheet)))

    pages = looks((STATIC / "page.css").read_text(encoding="utf-8"))
    for each in all_games().values():
        # What a page does to rings and glows is meant: they show what can be chosen.
        assert pages & looks(look_of(each).sheet) <= {"live", "ring", "ring-fine", "glow", "face", "drop"}


def test_the_name_is_remembered(site: Site, visitor: Visitor) -> None:
    visitor.start(sits0="you", name0="Zoé ☼", sits1="random")
    assert site.table(visitor.start()).names[0] == "Zoé ☼"
    other = site.visitor()
    other.cookies.set("name", "%00%0a<i>" + "x" * 99)
    assert site.table(other.start()).names[0] == "<i>" + "x" * 21


def test_alone(site: Site, visitor: Visitor) -> None:
    table = site.table(visitor.start("origins", sits1="nobody"))
    assert len(table.seats) == 1
    assert 'name="choice"' in visitor.get(f"/t/{table.id}").text


LONE = [game.name for game in all_games().values() if plays_alone(game)]


@pytest.mark.parametrize("name", LONE)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_game_for_one_player_is_found_from_the_lobby(site: Site, visitor: Visitor, name: str, language: str) -> None:
    visitor.post("/ways", {"language": language})
    told = voice_of(all_games()[name], language).option_value("players", 1)
    way = f'<a href="/new/{name}?players=1">{told}</a>'
    assert way in unescape(visitor.get("/").text)
    assert way in unescape(visitor.get(f"/new/{name}").text)
    page = visitor.get(f"/new/{name}?players=1").text
    assert told in unescape(page)
    table = site.table(visitor.start(name, **dict(re.findall(r'name="(sits\d)" value="(\w+)"', page))))
    assert table.header.options["players"] == 1


@pytest.mark.parametrize("name", LONE)
def test_the_form_for_one_player_offers_only_what_can_be_played(visitor: Visitor, name: str) -> None:
    page = visitor.get(f"/new/{name}?players=1").text
    offered = re.findall(r'name="option-(\w+)" value="(\w+)"', page)
    assert offered
    for option, value in offered:
        all_games()[name].check_options({"players": 1, option: value})


def test_solo_origins_offers_no_trials_it_refuses(visitor: Visitor) -> None:
    offered = re.findall(r'name="option-trials" value="(\w+)"', visitor.get("/new/origins?players=1").text)
    assert offered == ["none", "regular"]
    assert len(re.findall(r'name="option-trials" value="(\w+)"', visitor.get("/new/origins").text)) == 4


@game
def test_a_game_for_several_leaves_no_second_seat_empty(visitor: Visitor, name: str) -> None:
    page = visitor.get(f"/new/{name}").text
    second = page[page.index('name="sits1"') : page.index('name="sits2"')]
    assert 'value="nobody"' not in second
    assert 'value="nobody"' in page


# Overviews ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["helios", "origins"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_overview_is_a_page_and_a_part_of_the_same_words(visitor: Visitor, name: str, language: str) -> None:
    page = visitor.get(f"/overview/{name}", **{"accept-language": language}).text
    part = visitor.get(f"/overview/{name}/part", **{"accept-language": language}).text
    assert part in page
    assert "<html" not in part
    for picture in set(re.findall(r'src="(/picture/overview/[^"]+)"', part)):
        drawn = visitor.get(picture)
        assert drawn.headers["content-type"] == "image/svg+xml"
        assert "sandbox" in drawn.headers["content-security-policy"]


def test_the_lobby_the_lessons_and_the_rules_lead_to_the_overview(visitor: Visitor) -> None:
    for path in ("/", "/learn", "/rules/helios", "/components/helios"):
        assert 'href="/overview/helios"' in visitor.get(path).text, path


@pytest.mark.parametrize(
    "path", ["/overview/chess", "/picture/overview/helios/x/en-light.svg", "/picture/overview/helios/lit/en-x.svg"]
)
def test_an_overview_or_picture_that_is_not_there(visitor: Visitor, path: str) -> None:
    assert visitor.get(path).status_code == 404


@game
def test_chapters_of_the_rules_have_their_pictures(visitor: Visitor, name: str) -> None:
    overview = materials_of(all_games()[name]).overview
    assert overview is not None
    page = visitor.get(f"/rules/{name}").text
    for picture in overview.chapters.values():
        assert f"/picture/overview/{name}/{picture.id}/en-" in page
    assert page.count("<figure>") == len(overview.chapters)


@game
def test_components_are_cards_with_their_drawing_and_their_values(visitor: Visitor, name: str) -> None:
    page = visitor.get(f"/components/{name}").text
    assert page.count('<ul class="values">') == page.count("<article id=") == page.count('<details class="exact">')
    assert 'href="#art/building-' in page

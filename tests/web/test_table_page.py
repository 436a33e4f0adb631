"""The table without scripts: reading, choosing, going back; and what a page says."""

from __future__ import annotations

import random
import re
from html import unescape

import pytest

from heliopolis.games import all_games
from heliopolis.kernel.choice import Choice
from heliopolis.render.scenes import scene_of
from heliopolis.table.history import Need
from heliopolis.table.table import Table
from heliopolis.web.server.preferences import translator
from heliopolis.web.table.boards import in_words
from heliopolis.words.texts import LANGUAGES
from web.conftest import PEOPLE, Site, Visitor, comes, link_in, settled

NO_INLINE = re.compile(r"<[^>]+\s(style|on\w+)=", re.IGNORECASE)


def offered(page: str) -> list[str]:
    return [unescape(name) for name in re.findall(r'name="choice" value="([^"]*)"', page)]


def live(page: str) -> list[str]:
    """Return the choices on drawn things."""
    return [unescape(name) for name in re.findall(r'<g id="[^"]*" data-choice="([^"]*)"', page)]


@pytest.mark.sample
@pytest.mark.parametrize("game", all_games())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_turns_without_a_script(site: Site, visitor: Visitor, game: str, language: str) -> None:
    visitor.post("/ways", {"language": language})
    table = site.table(visitor.start(game, sits0="you", sits1="you"))
    turns = set()
    for step in range(30):
        settled(table)
        page = visitor.get(f"/t/{table.id}").text
        assert f'lang="{language}"' in page
        assert not NO_INLINE.search(page)
        assert "<style" not in page
        need = table.needs()
        if need.kind == "held":
            assert visitor.act(table, "end-turn", need.seat).status_code == 200
            continue
        choices = table.state.choices()
        assert sorted(offered(page)) == sorted(choice.name for choice in choices)
        drawn = [choice.name for choice in choices if table.game.wording.place(table.state, choice) is not None]
        assert sorted(live(page)) == sorted(drawn)
        ids = re.findall(r'\sid="([^"]*)"', page)
        assert len(ids) == len(set(ids))
        turns.add(table.state.turn)
        choice = choices[step * 5 % len(choices)].name
        assert visitor.act(table, "choose", need.seat, choice=choice).status_code == 200
    assert len(turns) > 3


@pytest.fixture
def table(site: Site, visitor: Visitor) -> Table:
    """Provide a table at which one person plays both seats."""
    return site.table(visitor.start(sits0="you", sits1="you"))


def choose(visitor: Visitor, table: Table, place: int = 0) -> None:
    need = settled(table).needs()
    visitor.act(table, "choose", need.seat, choice=table.state.choices()[place].name)


def test_undo_restart_and_end_turn(visitor: Visitor, table: Table) -> None:
    seat = table.needs().seat
    before = table.state.key()
    choose(visitor, table)
    assert table.needs().kind == "held"
    visitor.act(table, "undo", seat)
    assert table.state.key() == before
    choose(visitor, table)
    visitor.act(table, "end-turn", seat)
    assert table.needs().seat != seat
    choose(visitor, table)
    plies = table.history.ply_count
    assert visitor.act(table, "undo", seat).status_code == 409
    assert table.history.ply_count == plies


def test_going_back_farther_needs_everybody(site: Site, visitor: Visitor) -> None:
    table, bob = together(site, visitor)
    people = {0: visitor, 1: bob}
    first = table.needs().seat
    choose(people[first], table)
    people[first].act(table, "end-turn", first)
    choose(people[1 - first], table)
    plies = table.history.ply_count
    assert people[first].act(table, "ask-undo", first).status_code == 200
    assert "/consent" in people[1 - first].get(f"/t/{table.id}").text
    assert table.history.ply_count == plies
    people[1 - first].act(table, "consent", 1 - first)
    assert table.history.ply_count < plies


def test_a_seat_is_given_to_a_bot_and_taken_back(visitor: Visitor, table: Table) -> None:
    seen = table.version
    visitor.act(table, "give", 1, given="1", bot="random")
    assert table.seats[1].bot == "random"
    # The bot may have moved since, or may just be about to.
    assert visitor.act(table, "take", 1, version=seen).status_code == 200
    assert table.seats[1].human


def test_what_has_nothing_to_do_with_the_position_needs_no_version(visitor: Visitor, table: Table) -> None:
    choose(visitor, table)
    for deed, form in (
        ("rename", {"name": "Zoe"}),
        ("settings", {"confirm": "no"}),
        ("give", {"given": "0", "bot": "random"}),
        ("take", {}),
    ):
        assert visitor.post(f"/t/{table.id}/{deed}", {"seat": "0", **form}).status_code == 200
    assert (table.seats[0].name, table.seats[0].confirm, table.seats[0].bot) == ("Zoe", False, "")
    page = visitor.get(f"/t/{table.id}").text
    for form in re.findall('<form method="post".*?</form>', page):
        free = re.search('/(rename|renew|settings|give|take|leave|pace|nonce|ways|talk|notes)"', form) is not None
        assert ('name="version"' not in form) is free


def test_nobody_takes_a_seat_that_is_not_theirs(site: Site, visitor: Visitor) -> None:
    table, bob = together(site, visitor)
    bob.act(table, "give", 1, given="1", bot="random")
    assert visitor.act(table, "take", 1).status_code == 403
    assert table.seats[1].bot == "random"


def together(site: Site, visitor: Visitor) -> tuple[Table, Visitor]:
    """Return a table of the visitor, who begins, and Bob, who has come."""
    table = site.table(visitor.start(**PEOPLE))
    return table, comes(site.visitor(), visitor, table)


def test_nobody_sends_a_present_player_away_to_draw_again(site: Site, visitor: Visitor) -> None:
    table, bob = together(site, visitor)
    begun = table.history.draws
    while table.history.draws == begun or table.needs() != Need("human", 0):
        seat = settled(table).needs().seat
        who = visitor if seat == 0 else bob
        if table.needs().kind == "held":
            who.act(table, "end-turn", seat)
        else:
            choose(who, table)
        settled(table)
    drawn = table.history.draws
    given = visitor.act(table, "give", 0, given="1", bot="random")
    assert given.status_code == 409
    assert "the player in seat 2 is still here" in given.text
    assert table.seats[1].human
    # Even where Bob lets a bot play, Ann does not go back over a draw without him.
    bob.act(table, "give", 1, given="1", bot="random")
    plies = table.history.ply_count
    visitor.act(table, "ask-undo", 0)
    assert (table.history.ply_count, table.history.draws) == (plies, drawn)
    assert "Still to agree: Bob." in visitor.get(f"/t/{table.id}").text
    assert "/consent" in bob.get(f"/t/{table.id}").text
    bob.act(table, "refuse", 1)
    assert table.history.request is None
    assert table.history.ply_count == plies


def test_everybody_is_told_when_a_seat_changes_hands(site: Site, visitor: Visitor) -> None:
    table, bob = together(site, visitor)
    bob.act(table, "give", 1, given="1", bot="random")
    for page in (visitor.get(f"/t/{table.id}").text, site.visitor().get(f"/t/{table.id}").text):
        assert "Bob lets a bot (Dreamer) play." in page
    assert "Bob: a bot (Dreamer) is playing for you." in bob.get(f"/t/{table.id}").text
    bob.act(table, "take", 1)
    assert "Bob is back" in visitor.get(f"/t/{table.id}").text
    assert "plays for you" not in bob.get(f"/t/{table.id}").text


def test_who_has_been_away_is_played_for(site: Site, visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = together(site, visitor)
    page = visitor.get(f"/t/{table.id}").text
    assert "If Bob is away for 2 minutes, a bot can take over." in page
    assert 'name="given" value="1"' not in page
    monkeypatch.setattr(site.host.sessions[table.id].presence, "_absence", 0.0)
    assert 'name="given" value="1"' in visitor.get(f"/t/{table.id}").text
    assert visitor.act(table, "give", 0, given="1", bot="random").status_code == 200
    assert "You let a bot (Dreamer) play for Bob." in visitor.get(f"/t/{table.id}").text


def test_who_plays_several_seats_agrees_with_all_of_them(visitor: Visitor, table: Table) -> None:
    for _ in range(2):
        seat = table.needs().seat
        choose(visitor, table)
        visitor.act(table, "end-turn", seat)
    settled(table)
    plies = table.history.ply_count
    visitor.act(table, "ask-undo", 0)
    assert table.history.ply_count < plies
    assert table.history.request is None


def test_a_host_who_opens_a_friends_link_is_asked_first(site: Site, visitor: Visitor) -> None:
    table, bob = together(site, visitor)
    link = link_in(bob.get(f"/t/{table.id}").text)
    page = visitor.get(link).text
    assert "You’re playing Ann in this browser. Switch seats?" in page
    assert visitor.act(table, "rename", 1, name="Zoe").status_code == 403
    assert "/leave" in visitor.post(link, {"take": "both"}).text
    page = visitor.post(f"/t/{table.id}/leave", {"seat": "1"}).text
    assert "/leave" not in page
    assert visitor.act(table, "rename", 1, name="Zoe").status_code == 403
    assert visitor.act(table, "rename", 0, name="Zoe").status_code == 200
    assert visitor.post(link, {"take": "instead"}).status_code == 200
    assert visitor.act(table, "rename", 0, name="Ann").status_code == 403
    assert visitor.act(table, "rename", 1, name="Rob").status_code == 200
    assert bob.act(table, "rename", 1, name="Bob").status_code == 200


def test_whoever_made_a_table_has_a_link_to_the_own_seat(site: Site, visitor: Visitor) -> None:
    table = site.table(visitor.start())
    found = re.search('aria-label="[^"]*’s link, for your other devices"', visitor.get(f"/t/{table.id}").text)
    assert found is not None
    elsewhere = site.visitor()
    elsewhere.post(link_in(visitor.get(f"/t/{table.id}").text))
    assert elsewhere.act(table, "rename", 0, name="Zoe").status_code == 200


def test_the_end_is_there_for_everybody(site: Site, visitor: Visitor) -> None:
    table = site.table(visitor.start(sits0="you", sits1="random", **{"option-first": "1"}))
    visitor.act(table, "give", 0, given="0", bot="random")
    while table.needs().kind != "over":
        settled(table)
    for who in (visitor, site.visitor()):
        assert f'href="/t/{table.id}/end"' in who.get(f"/t/{table.id}").text


def barred_here(table: Table) -> list[Choice]:
    """Return things on the boards that cannot be chosen now, next to others that can."""
    state = table.state
    legal = [choice for choice in state.choices() if choice.place(state.seat())]
    return [each for each in state.candidates() if legal and each not in state.choices() and each.place(state.seat())]


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize("game", all_games())
def test_a_page_says_that_a_turn_ends_only_where_it_does(site: Site, visitor: Visitor, game: str) -> None:
    table, dice = site.table(visitor.start(game, sits0="you", sits1="you")), random.Random(4)
    seen = set()
    for _ in range(110):
        if table.needs().kind == "over":
            break
        need = table.needs()
        page = visitor.get(f"/t/{table.id}").text
        if need.kind == "human":
            visitor.act(table, "choose", need.seat, choice=dice.choice(table.state.choices()).name)
            continue
        turn = table.history.plies[-1].turn
        complete = "Your turn is done." in page
        assert complete == (">Continue</span>" not in page)
        visitor.act(table, "end-turn", need.seat)
        settled(table)
        if complete:
            assert table.state.turn != turn or not table.state.todo
        seen.add("complete" if complete else "goes on")
    assert "complete" in seen


def test_spectators_see_and_cannot_choose(site: Site, table: Table) -> None:
    page = site.visitor().get(f"/t/{table.id}").text
    assert offered(page) == []
    assert live(page) == []
    assert "do-undo" not in page
    assert "/join/" not in page


def test_everybody_has_the_link_of_the_own_seat_alone(site: Site, visitor: Visitor) -> None:
    table, bob = together(site, visitor)
    links = [re.findall('/join/[^"/]+/[^"/]+', who.get(f"/t/{table.id}").text) for who in (visitor, bob)]
    assert [len(set(each)) for each in links] == [1, 1]
    assert links[0] != links[1]
    assert table.seat_of(links[1][0].rpartition("/")[2]) == 1


def test_the_secret_is_shown_to_nobody_before_the_end(visitor: Visitor, table: Table) -> None:
    secret = table.header.secret.hex()
    for path in ("", "/end", "/replay", "/journal.txt", "/journal.json"):
        page = visitor.get(f"/t/{table.id}{path}").text
        assert secret not in page
    assert table.commitment in visitor.get(f"/t/{table.id}/end").text


def test_the_pace_of_bots(site: Site, visitor: Visitor) -> None:
    table = site.table(visitor.start())
    assert visitor.act(table, "pace", 0, pace="fast").status_code == 200
    assert '<option value="fast" selected>' in visitor.get(f"/t/{table.id}").text
    assert visitor.act(table, "pace", 0, pace="warp").status_code == 400
    assert visitor.act(table, "skip", 0).status_code == 200


def test_nonces_are_added_before_the_first_draw(site: Site, visitor: Visitor, table: Table) -> None:
    assert "/nonce" not in visitor.get(f"/t/{table.id}").text
    late = visitor.act(table, "nonce", 0, nonce="a black cat")
    assert (late.status_code, table.history.nonces) == (409, [])
    assert "draws have already been made" in late.text
    # Who plays on from a position begins with a secret of its own.
    page = visitor.post(f"/t/{table.id}/replay/play-on", {"ply": str(table.history.ply_count)})
    on = site.table(page.url.path.removeprefix("/t/"))
    assert "/nonce" in page.text
    seat = on.needs().seat
    assert visitor.act(on, "nonce", seat, nonce="").status_code == 400
    visitor.act(on, "nonce", seat, nonce="a black cat")
    assert on.history.nonces[0].text == "a black cat"


def test_our_script_gets_short_answers(visitor: Visitor, table: Table) -> None:
    need, choice = table.needs(), table.state.choices()[0].name
    form = {"seat": str(need.seat), "version": str(table.version), "choice": choice}
    done = visitor.post(f"/t/{table.id}/choose", form, **{"x-quiet": "1"})
    assert (done.status_code, done.headers["x-version"]) == (204, str(table.version))
    stale = visitor.post(f"/t/{table.id}/choose", form, **{"x-quiet": "1"})
    assert stale.status_code == 409
    assert stale.text.startswith("<p>")


def test_each_choice_is_a_row_with_its_number_and_its_points(site: Site, visitor: Visitor) -> None:
    table = site.table(visitor.start("helios", sits0="you", sits1="you", first="1"))
    page = visitor.get(f"/t/{table.id}").text
    assert [choice.name for choice in table.state.choices()] == ["start:brown", "start:gray", "start:green"]
    assert page.count('class="sum"') == 3
    assert re.findall("<kbd>(.)</kbd>", page) == ["1", "2", "3"]
    assert 'aria-label="Redwood; gives Redwood"' in page


def test_what_is_refused_stands_last_with_its_reason_and_its_rule(site: Site, visitor: Visitor) -> None:
    table = site.table(visitor.start("origins", sits0="you", sits1="you"))
    for _ in range(30):
        need = settled(table).needs()
        if need.kind == "held":
            visitor.act(table, "end-turn", need.seat)
        elif table.state.offers(table.state.choice("action:visit")):
            break
        else:
            visitor.act(table, "choose", need.seat, choice=table.state.choices()[0].name)
    page = visitor.get(f"/t/{table.id}").text
    rows = page[page.index('<ol class="rows">') : page.index("</ol>", page.index('<ol class="rows">'))]
    assert rows.rindex("data-choice") < rows.index('class="choice no"')
    assert re.search(
        r'Close a District</span><a class="reason" href="/rules/[^>]+title="[^"]+rule ORI-[^>]+>2 tiles missing</a>',
        rows,
    )


@pytest.mark.parametrize("game", all_games())
def test_the_boards_are_told_in_words(site: Site, visitor: Visitor, game: str) -> None:
    table = site.table(visitor.start(game, sits0="you", sits1="you"))
    page = visitor.get(f"/t/{table.id}").text
    assert 'id="words-0"' not in page
    assert '<button name="words" value="on">Always describe in text' in page
    visitor.post("/ways", {"words": "on", "here": f"/t/{table.id}"})
    page = visitor.get(f"/t/{table.id}").text
    words = page[page.index('id="in-words"') :]
    assert words.count("<li>") > 20
    assert f"<h3>{table.names[0]} · " in words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["helios", "origins"])
def test_what_is_told_in_words_has_no_marks(name: str, language: str) -> None:
    game, dice = all_games()[name], random.Random(3)
    state = game.new()
    for ply in range(240):
        if ply % 40 == 39:
            sections = in_words(scene_of(state, 0, language), ("Ann", "Bob"), translator(language))
            told = "".join(section.html for section in sections)
            lines = [unescape(line) for line in re.findall("<li>(.*?)</li>", told)]
            assert len(lines) > 20
            # Words, numbers, and signs that are read out.
            assert [line for line in lines if not re.fullmatch(r"[\w ,.;:’'“”«»+/×=→\-\u00a0\u202f]+", line)] == []
            # A single letter would be the abbreviation of something.
            assert [line for line in lines if re.search(r"\b[A-Z]\b", line)] == []
        if state.todo:
            state.play(dice.choice(state.choices()))


def test_all_that_a_rival_has_is_fetched_when_somebody_asks(site: Site, visitor: Visitor) -> None:
    table = site.table(visitor.start("origins", sits0="you", sits1="random"))
    page = visitor.get(f"/t/{table.id}").text
    found = re.search(
        r'<section class="part whole" id="part-seat2whole"[^>]* data-fetch="([^"]*)"[^>]*></section>', page
    )
    assert found is not None
    drawn = visitor.get(found[1]).text
    assert drawn.startswith('<section class="part whole" id="part-seat2whole"')
    assert "<svg" in drawn
    assert visitor.get(found[1].replace("seat2whole", "city")).status_code == 404

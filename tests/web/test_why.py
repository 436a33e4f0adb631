"""Every thing on the boards answers: what it is, why it cannot be chosen now, what comes first."""

from __future__ import annotations

import re
from html import unescape

import pytest

from heliopolis.games import all_games
from heliopolis.games import game as find_game
from heliopolis.kernel.choice import Choice
from heliopolis.render.screens import SCREENS, USUAL
from heliopolis.render.shapes import Shape, Text
from heliopolis.table.table import Table
from heliopolis.testing.walk import random_choice
from heliopolis.web.table.view import TableView, VisitorView
from heliopolis.web.table.why import Explanation, bare, sort_of, why
from heliopolis.words.texts import LANGUAGES
from web.conftest import PEOPLE, Site, Visitor, comes, settled
from web.test_every_choice import tables

FIGURES = re.compile(r"[0-9]+")
EVERY = 37
"""One position in so many is asked about all that is drawn."""
PLACE = re.compile(r"\b-?[0-9],-?[0-9]\b")
"""Coordinates."""


def asked(table: Table, place: str, mine: frozenset[int] = frozenset({0, 1}), language: str = "en") -> Explanation:
    told = why(VisitorView(TableView(table, language), mine), [place], USUAL)
    assert told is not None, place
    return told


def words(told: Explanation) -> str:
    return unescape(re.sub("<[^>]*>", " ", told.full))


def check_all(table: Table, language: str, mine: frozenset[int]) -> int:
    """Return everything that is drawn for someone answers with words and with a rule of the game."""
    view = VisitorView(TableView(table, language), mine)
    drawn = {
        name
        for screen in (USUAL, SCREENS[7])
        for part in view.stage.scene(view.viewer, screen).boards
        for name in part.ids()
    }
    for place in sorted(drawn):
        told = why(view, [place], USUAL)
        assert told is not None, place
        assert re.search(r'href="/rules/\w+#[A-Z]{3}-[A-Z]+-\w+"', told.full), place
        assert re.search(r"<b>\w", told.full), (place, told.full)
        assert told.short
        said = set(FIGURES.findall(words(told)))
        figures = [each.words for thing in things_at(view, place) for each in thing.walk() if isinstance(each, Text)]
        assert bare(place) == "player" or said.issuperset(FIGURES.findall(" ".join(figures))), (place, told.full)
    return len(drawn)


def things_at(view: VisitorView, place: str) -> list[Shape]:
    """Return the drawn thing of that name, on the usual screen."""
    boards = view.stage.scene(view.viewer, USUAL).boards
    return [thing for part in boards if (thing := part.thing(place)) is not None][:1]


@pytest.mark.sample
@pytest.mark.parametrize("game", all_games())
def test_everything_drawn_answers(game: str) -> None:
    looked = 0
    for number, table, dice in tables(game, 500, range(2)):
        plies = 0
        while table.state.todo:
            while table.needs().kind == "chance":
                table.draw()
            need = table.needs()
            if need.kind != "human":
                break
            plies += 1
            if plies % EVERY == number:
                mine = [frozenset({need.seat}), frozenset({(need.seat + 1) % len(table.seats)}), frozenset[int]()]
                looked += check_all(table, LANGUAGES[plies % len(LANGUAGES)], mine[plies % 3])
            table.play(need.seat, random_choice(table.state, dice).name, table.version)
        looked += check_all(table, LANGUAGES[0], frozenset({0}))
    assert looked > 1000


@pytest.mark.parametrize("game", all_games())
def test_every_sort_of_thing_has_a_rule_and_a_text(game: str) -> None:
    found = find_game(game)
    for language in LANGUAGES:
        view = TableView(next(tables(game, 1, range(1)))[1], language)
        for sort, rule in found.looks().things.items():
            assert view.voice.rule(rule)
            assert view.voice.say(f"thing-{sort.replace('/', '-')}")
            assert sort_of(found, f"seat1/{sort}:x" if "/" not in sort else sort.replace("/", ":1/")) == sort


def barred_here(table: Table) -> list[Choice]:
    """Return things on the boards that cannot be chosen now, next to others that can."""
    state = table.state
    legal = [choice for choice in state.choices() if choice.place(state.seat())]
    return [each for each in state.candidates() if legal and each not in state.choices() and each.place(state.seat())]


@pytest.fixture
def table(site: Site, visitor: Visitor) -> Table:
    """Provide a table at which one person plays both seats."""
    return site.table(visitor.start(sits0="you", sits1="you"))


def play_to(visitor: Visitor, table: Table, step: str, *wanted: str) -> None:
    """Choose what is wanted, as far as it is offered, until that is asked."""
    while not (prompt := table.state.agenda()) or prompt[0][1] != step:
        need = settled(table).needs()
        if need.kind == "held":
            visitor.act(table, "end-turn", need.seat)
        else:
            names = [choice.name for choice in table.state.choices()]
            visitor.act(table, "choose", need.seat, choice=next((name for name in wanted if name in names), names[0]))
        settled(table)


def test_what_is_barred_now_tells_the_rule(visitor: Visitor, table: Table) -> None:
    play_to(visitor, table, "TakeTile", "start:gray")
    barred = barred_here(table)[0]
    rule = table.state.why_not(barred)
    reply = visitor.get(f"/t/{table.id}/why?place={barred.place(table.needs().seat)}")
    assert reply.status_code == 200
    assert reply.headers["x-barred"] == "1"
    assert f"/rules/helios#{rule}" in reply.text
    assert visitor.get(f"/t/{table.id}/why?place=nothing").status_code == 204
    assert visitor.get(f"/t/{table.id}/why").status_code == 204


def test_what_can_be_chosen_now_says_what_it_does(visitor: Visitor, table: Table) -> None:
    play_to(visitor, table, "TakeTile", "start:gray")
    told = asked(table, "column:sun")
    assert "Move your sun clockwise" in words(told)
    assert 'href="/rules/helios#HEL-TURN-01"' in told.short
    # A higher tile of the column cannot: that is shown with it.
    assert "Only the lowest tile of each column" in words(told)
    assert not told.barred


def test_a_row_says_what_it_does_and_names_its_rule(visitor: Visitor, table: Table) -> None:
    play_to(visitor, table, "TakeTile", "start:gray")
    reply = visitor.get(f"/t/{table.id}/why?choice=pass&short=1")
    assert "nothing towards a set of four" in reply.text
    assert 'href="/rules/helios#HEL-PASS-02"' in reply.text
    assert visitor.get(f"/t/{table.id}/why?choice=nothing").status_code == 204


@pytest.mark.parametrize("game", all_games())
def test_the_rules_of_choices_are_rules_of_the_game(game: str) -> None:
    found = find_game(game)
    for language in LANGUAGES:
        voice = TableView(next(tables(game, 1, range(1)))[1], language).voice
        assert all(voice.rule(rule) for rule in found.looks().deeds.values())


def test_a_field_that_the_sun_cannot_reach_says_how_far_it_is(visitor: Visitor, table: Table) -> None:
    play_to(visitor, table, "MoveSun", "column:sun", "space:red", "start:gray")
    told = asked(table, f"seat{table.needs().seat + 1}/field:0,1")
    assert "#HEL-SUN-04" in told.full
    assert "That field is 3 fields away; your sun marker shows 2." in words(told)
    assert "That field is 3 fields away" in told.short
    assert not PLACE.search(words(told))


def test_a_building_that_cannot_be_paid_tells_its_price_beforehand(visitor: Visitor, table: Table) -> None:
    play_to(visitor, table, "TakeTile", "start:gray")
    seat = table.needs().seat
    told = asked(table, f"seat{seat + 1}/build:palace")
    assert told.barred
    # Which way leads there depends on the tiles that were drawn.
    assert re.search("First:|This turn, for example:", words(told))
    assert "The price is" in words(told)


def test_a_good_tells_how_many_there_are_and_what_they_are_for(visitor: Visitor, table: Table) -> None:
    play_to(visitor, table, "TakeTile", "start:gray")
    seat = table.needs().seat
    told = words(asked(table, f"seat{seat + 1}/mana"))
    assert "Mana: 1 " in told
    assert "Buys characters" in told


def test_characters_tell_when_their_time_is(visitor: Visitor, table: Table) -> None:
    play_to(visitor, table, "TakeTile", "start:gray")
    told = asked(table, "buy:priestess").full
    assert "#HEL-CHAR-01" in told
    # The chapter is named; the number of the rule is for those who point at it.
    assert 'title="HEL-CHAR-01">Rules: “Second phase: characters”</a>' in told


def test_nothing_is_told_twice() -> None:
    looked = 0
    _, table, dice = next(iter(tables("helios", 500, range(1))))
    while table.state.todo and looked < 20:
        while table.needs().kind == "chance":
            table.draw()
        need = table.needs()
        view = VisitorView(TableView(table, "en"), frozenset({need.seat}))
        for row in table.question.rows:
            if row.place.startswith(("build:", "buy:")) and not row.rule:
                told = why(view, [row.place], USUAL)
                assert told is not None
                sentences = re.findall(r"[A-Z][^.<>]+\.", told.short)
                assert len(sentences) == len(set(sentences)), told.short
                looked += 1
        table.play(need.seat, random_choice(table.state, dice).name, table.version)
    assert looked


def test_a_tile_lies_on_a_field_and_answers_for_it(visitor: Visitor, table: Table) -> None:
    play_to(visitor, table, "MoveSun", "column:sun", "space:red", "start:gray")
    assert "#HEL-SUN-01" in asked(table, f"seat{table.needs().seat + 1}/tile:0,0").full


def test_others_things_tell_whose_they_are(site: Site, visitor: Visitor) -> None:
    table = site.table(visitor.start(**PEOPLE))
    comes(site.visitor(), visitor, table)
    told = asked(table, "seat2/build:palace", frozenset({0}))
    assert "It belongs to Bob." in words(told)
    # Who waits reads whose turn it is.
    assert "It’s Ann’s turn." in words(asked(table, "column:sun", frozenset({1})))


def test_of_things_on_top_of_each_other_the_one_that_is_asked_about_answers(visitor: Visitor, table: Table) -> None:
    play_to(visitor, table, "MoveSun", "column:sun", "space:red", "start:gray")
    seat = table.needs().seat + 1
    view = VisitorView(TableView(table, "en"), frozenset({0, 1}))
    told = why(view, [f"seat{seat}/mana", f"seat{seat}/field:0,1"], USUAL)
    assert told is not None
    assert "#HEL-SUN-04" in told.full


def test_a_building_of_the_market_tells_what_it_lacks(site: Site, visitor: Visitor) -> None:
    table = site.table(visitor.start("origins", sits0="you", sits1="you"))
    play_to(visitor, table, "ChooseAction")
    texts = [words(asked(table, f"market:{space}")) for space in range(1, 6)]
    assert all("This turn, for example:" in text for text in texts)
    # With one Stone the most expensive can only be a Farm.
    assert any("is not possible then" in text for text in texts)


def test_what_a_barred_action_would_lead_to_tells_why(site: Site, visitor: Visitor) -> None:
    table = site.table(visitor.start("origins", sits0="you", sits1="you"))
    play_to(visitor, table, "ChooseAction")
    # There is no District yet that could be closed.
    card = table.state.game.scene(table.state, 0)
    shown = next(name for name in card.ids() if name.startswith("card:"))  # type: ignore[attr-defined]
    told = asked(table, shown)
    assert told.barred
    assert re.search("#ORI-DIST-0", told.full)

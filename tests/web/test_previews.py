"""What a choice would change, as the page asks for it: for every choice, and only for who is asked."""

from __future__ import annotations

import random
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from rules.helios import board as helios

from heliopolis.games import all_games
from heliopolis.render.scenes import MINE, Part, scene_of
from heliopolis.render.shapes import Circle, Group, Icon, Path, Rect, SeatName, Shape, Text
from heliopolis.table.question import at_rest
from heliopolis.table.table import Table
from heliopolis.web.table.previews import differences, filled
from web.conftest import PEOPLE, Site, Visitor, comes, settled


def look(visitor: Visitor, table: Table, choice: str, version: int | None = None) -> Any:
    at = table.version if version is None else version
    return visitor.get(f"/t/{table.id}/preview?version={at}&choice={choice.replace('+', '%2B')}")


def alone(site: Site, visitor: Visitor, game: str) -> Table:
    return site.table(visitor.start(game, sits0="you", sits1="you"))


def play_on(visitor: Visitor, table: Table, dice: random.Random) -> bool:
    need = settled(table).needs()
    if need.kind == "over":
        return False
    if need.kind == "held":
        visitor.act(table, "end-turn", need.seat)
    else:
        visitor.act(table, "choose", need.seat, choice=dice.choice(table.state.choices()).name)
    return settled(table).needs().kind != "over"


@pytest.mark.sample
@pytest.mark.parametrize("game", all_games())
def test_every_choice_can_be_looked_at(site: Site, visitor: Visitor, game: str) -> None:
    table, dice = alone(site, visitor, game), random.Random(3)
    seen: set[str] = set()
    for _ in range(60):
        if table.needs().kind == "human":
            before, choice = table.state.key(), dice.choice(table.state.choices())
            reply = look(visitor, table, choice.name)
            assert reply.status_code == 200, choice.name
            found = reply.json()
            seen.update(name for name, value in found.items() if value)
            for board in found["boards"]:
                for ghost in board["ghosts"]:
                    assert not any("id" in each.attrib for each in ET.fromstring(f"<g>{ghost}</g>").iter())
                assert ' id="' not in board["redrawn"]
            assert found["seat"] == table.needs().seat
            assert table.state.key() == before
        if not play_on(visitor, table, dice):
            break
    assert seen >= {"boards", "pills", "total", "change"}


def test_the_score_is_what_the_choice_brings(site: Site, visitor: Visitor) -> None:
    table, dice = alone(site, visitor, "helios"), random.Random(8)
    checked = 0
    while checked < 5 and play_on(visitor, table, dice):
        need = table.needs()
        if need.kind != "human" or len(table.state.choices()) < 2:
            continue
        choice = table.state.choices()[0]
        after = table.state.copy()
        after.play(choice)
        if after.seat() == need.seat and after.todo[-1].default(after) is not None:
            continue  # a payment is answered by its default
        total = after.scores()[need.seat].total
        found = look(visitor, table, choice.name).json()
        assert (found["total"], found["change"]) == (total, total - table.state.scores()[need.seat].total)
        checked += 1
    assert checked == 5


def test_the_sun_shows_its_way(site: Site, visitor: Visitor) -> None:
    table, dice = alone(site, visitor, "helios"), random.Random(2)
    while not any(choice.kind == "sun" for choice in table.state.choices()):
        assert play_on(visitor, table, dice)
    choice = next(choice for choice in table.state.choices() if choice.kind == "sun")
    found = look(visitor, table, choice.name).json()
    seat = found["seat"]
    assert found["routes"][0][-1] == f"seat{seat + 1}/field:{choice.name.partition(':')[2].partition('/')[0]}"
    assert any(board["ghosts"] for board in found["boards"])


def test_choices_in_a_row_are_seen_as_one(site: Site, visitor: Visitor) -> None:
    table, dice = alone(site, visitor, "origins"), random.Random(1)
    while not any(choice.name == "action:visit" for choice in table.state.choices()):
        assert play_on(visitor, table, dice)
    after = table.state.copy()
    after.play(after.choice("action:visit"))
    worker = after.choices()[0]
    assert look(visitor, table, f"action:visit+{worker.name}").status_code == 200
    # What cannot be chosen in that order is refused.
    assert look(visitor, table, f"{worker.name}+action:visit").status_code == 400
    assert look(visitor, table, "action:visit+action:visit").status_code == 400


def test_only_who_is_asked_may_look(site: Site, visitor: Visitor) -> None:
    table = site.table(visitor.start(**PEOPLE))
    bob, stranger = comes(site.visitor(), visitor, table), site.visitor()
    choice = settled(table).state.choices()[0].name
    assert look(visitor, table, choice).status_code == 200
    for other in (bob, stranger):
        assert look(other, table, choice).status_code == 403


def test_what_cannot_be_chosen_or_is_past_is_refused(site: Site, visitor: Visitor) -> None:
    table = alone(site, visitor, "helios")
    choice = table.state.choices()[0].name
    assert look(visitor, table, choice, table.version - 1).status_code == 409
    for wrong, status in {"": 404, "column:gold": 404, "buy:architect": 400, "+": 404, "x" * 5000: 404}.items():
        assert look(visitor, table, wrong).status_code == status
    assert visitor.get(f"/t/{table.id}/preview?choice={choice}&version=x").status_code == 400
    assert visitor.get(f"/t/nowhere/preview?choice={choice}&version=1").status_code == 404


def drawn(*shapes: Shape) -> Part:
    return Part("board", "A board", 100, 100, shapes)


def test_a_new_thing_is_a_ghost_where_it_lies() -> None:
    here, new = Circle(0, 0, 3, id="a"), Rect(0, 0, 4, 4, id="b", title="new")
    found = differences(drawn(Group([here], (10, 5))), drawn(Group([here, new], (10, 5))))
    assert found.ghosts == ['<g transform="translate(10 5)"><rect x="0" y="0" width="4" height="4"/></g>']
    assert found.changes == []


def test_a_thing_that_moved_is_a_ghost_too() -> None:
    before, after = (drawn(Group([Path("M0 0")], at, id="sun")) for at in ((1, 1), (9, 9)))
    assert differences(before, after).ghosts == ['<g transform="translate(9 9)"><path d="M0 0"/></g>']


def test_a_figure_at_the_place_of_another_is_a_change() -> None:
    before, after = (drawn(Group([Text(5, 9, figure, 10)], (20, 0))) for figure in ("2", "13"))
    found = differences(before, after)
    assert found.ghosts == []
    (change,) = found.changes
    assert (change.left, change.base, change.old, change.new) == (25, 9, "2", "13")


def test_only_a_title_or_a_sentence_is_no_difference() -> None:
    before, after = (
        drawn(Group([Path("M0 0")], id="a", title=title), Text(1, 1, f"It is {whose} turn"))
        for title, whose in (("two", "your"), ("three", "their"))
    )
    found = differences(before, after)
    assert (found.ghosts, found.changes, found.redrawn) == ([], [], False)


def test_a_name_is_shown_as_at_the_table() -> None:
    before, after = drawn(), drawn(SeatName(0, 0, 1, "Seat 2"))
    (ghost,) = differences(before, after, ["Ann", "<Bob>"]).ghosts
    assert ghost == '<text x="0" y="0" font-size="14">&lt;Bob&gt;</text>'


def test_a_board_on_which_everything_moves_is_shown_anew() -> None:
    def city(at: int) -> Part:
        return drawn(*[Group([Path("M0 0")], (at, n), id=str(n)) for n in range(9)])

    assert differences(city(0), city(5)).redrawn


def test_names_that_change_places_are_shown_anew_however_long_they_are() -> None:
    def court(*names: str) -> Part:
        return drawn(*[Text(5, 40 * at, each) for at, each in enumerate(names)])

    assert differences(court("Priestess"), court("Inventor", "Priestess")).redrawn
    assert not differences(court("Priestess"), court("Priestess", "Treasurer")).redrawn


def test_named_things_whose_pictures_move_are_shown_anew() -> None:
    def people(size: int) -> Part:
        return drawn(*[Group([Group([Path("M0 0")], (n * size, 0))], id=str(n)) for n in range(1, 4)])

    assert differences(people(40), people(38)).redrawn


def test_a_character_that_moves_another_one_up_is_not_called_by_its_name() -> None:
    before, after = (helios.land("0,0 brown", idle=owned) for owned in ("priestess", "priestess inventor"))
    old, new = (
        next(part for part in scene_of(at_rest(state, 0), 0).parts if "Priestess" in part.svg() and part.kind == MINE)
        for state in (before, after)
    )
    assert differences(old, new).redrawn


def test_at_an_empty_place_only_what_comes_to_lie_there_is_shown_where_the_plan_moves() -> None:
    def octagon(x: float, y: float, look: str = "") -> Path:
        return Path(f"M{x - 2} {y - 4}z", look=look, middle=(x, y))

    wonder = Icon("check", 0, 0, 2)
    place = Group([octagon(40, 20, "idle")], id="b")
    tile = Group([Group([octagon(0, 0), wonder], (50, 20))], id="b")
    before = drawn(Group([Group([wonder], id="a"), place], (5, 5)))
    after = drawn(Group([Group([Icon("check", 9, 0, 2)], id="a"), tile], (5, 5)))
    (ghost,) = filled(before, after, "b")
    inner = '<path d="M-2 -4z"/><use href="#art/check" x="-1" y="-1" width="2" height="2"/>'
    moved = f'<g transform="translate(-10.0 0.0)"><g><g transform="translate(50 20)">{inner}</g></g></g>'
    assert ghost == f'<g transform="translate(5 5)">{moved}</g>'
    # What lies somewhere already does not make way for what would lie there.
    assert filled(after, after, "b") == filled(before, before, "b") == []

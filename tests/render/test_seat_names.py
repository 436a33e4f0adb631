"""Players' names are put into a drawing last, each into its slot: the same drawing serves every table."""

from __future__ import annotations

import re
from html import escape, unescape

import pytest

import heliopolis
from heliopolis.games import all_games
from heliopolis.kernel.chance import Dice
from heliopolis.render.scenes import Part, Scene, scene_of
from heliopolis.render.shapes import Group, SeatName
from heliopolis.web.table.boards import board

NAMES = ["Ann", "Ann B", "<b>x</b>", "&amp;", "{x} %s", "]]>", 'a" id="', "Seat 1", "\ue010", "x · y"]
every_game = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)


def part(*seats: int) -> Part:
    shapes = [SeatName(10, 20, seat, f"Seat {seat + 1}", 13, look="strong") for seat in seats]
    return Part("board", "City", 100, 50, (Group(shapes),), seat=0, owner="Seat 1")


def texts(svg: str) -> list[str]:
    """Return what is written on a drawing."""
    return [unescape(text) for text in re.findall("<text[^>]*>([^<]*)</text>", svg)]


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_drawn_as_it_is(name: str) -> None:
    svg = part(0, 1, 0).svg(names=[name, "Bob"])
    assert texts(svg) == [name, "Bob", name]
    assert f'aria-label="{escape(name).replace("&quot;", "&#34;")} · City"' in svg


def test_without_names_seats_are_called_by_their_number() -> None:
    assert texts(part(0, 1).svg()) == ["Seat 1", "Seat 2"]
    assert part(0).called() == "Seat 1 · City"
    assert part(0).called(["Ann · B"]) == "Ann · B · City"


def test_a_long_name_is_cut_and_squeezed_into_the_room_of_the_seat() -> None:
    assert texts(part(0).svg(names=["Bartholomew"])) == ["Bartholom…"]
    assert "textLength" in part(0).svg(names=["Bartholomew"])
    assert "textLength" not in part(0).svg(names=["Ann"])


def scene(game: heliopolis.Game, language: str) -> Scene:
    state = game.new()
    dice = Dice(3)
    dice.settle(state)
    for _ in range(40):
        state.play(state.choices()[0])
        dice.settle(state)
    return scene_of(state, 0, language)


@every_game
@pytest.mark.parametrize("language", ["en", "fr"])
def test_boards_show_the_names_of_a_table_and_nothing_else_of_them(game: heliopolis.Game, language: str) -> None:
    # "Seat 1" is what the other player is called where no names are known.
    names = ("Seat 2", "<i>")
    told: list[str] = []
    plain: list[str] = []
    for each in scene(game, language).boards:
        told += texts(board(each, (), names))
        plain += texts(each.svg())
    assert any(text == "<i>" for text in told)
    assert any(text == "Seat 2" for text in told)
    changed = {(before, after) for before, after in zip(plain, told, strict=True) if before != after}
    assert {after for _, after in changed} <= set(names)

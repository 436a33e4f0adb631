"""The album: nothing is drawn twice while it is kept, and not everything is kept."""

from __future__ import annotations

import heliopolis
from heliopolis.render.drawing_cache import PARTS, Boards, DrawingCache
from heliopolis.render.scenes import scene_of
from heliopolis.render.shapes import NO_MARKS, Box, Circle, Group, Marks, thing


def test_what_was_drawn_is_found_again() -> None:
    album: DrawingCache[list[int]] = DrawingCache(4)
    first = album.find(("a", 1), lambda: [1])
    assert album.find(("a", 1), lambda: [2]) is first
    assert album.find(("a", 2), lambda: [2]) == [2]


def test_what_was_not_asked_for_makes_room() -> None:
    album: DrawingCache[str] = DrawingCache(3)
    album.find("often", lambda: "kept")
    album.find("once", lambda: "kept")
    for number in range(20):
        album.find(number, lambda: "")
        album.find("often", lambda: "drawn again")
    assert album.find("often", lambda: "drawn again") == "kept"
    assert album.find("once", lambda: "drawn again") == "drawn again"
    assert len(album) <= 6


def test_a_closed_album_shows_nothing_and_opens_as_it_was() -> None:
    album: DrawingCache[str] = DrawingCache(3)
    album.find("a", lambda: "first")
    with album.closed():
        assert album.find("a", lambda: "second") == "second"
    assert album.find("a", lambda: "third") == "first"


def test_a_board_knows_only_the_marks_of_its_own_things() -> None:
    marks = Marks(frozenset({"site:1", "card:2"}), frozenset({"site:3", "cards"}))
    assert marks.among("site:") == Marks(frozenset({"site:1"}), frozenset({"site:3"}))
    assert marks.among("card:", "site:").live == {"site:1", "card:2"}
    assert marks.among("die:") is NO_MARKS

    def draw(box: Box, marks: Marks) -> Group:
        shapes = [thing(name, marks.of(name), [], Circle(0, 0, 1)) for name in ("site:1", "card:2")]
        return Group(shapes)

    part = Boards("a test", marks).part("sites", "Sites", (5, 5, 10, 10), draw, (), ("site:",))
    assert part.live == {"site:1"}
    assert part.svg().count("live") == 1
    assert Boards("a test", marks).part("sites", "Sites", (5, 5, 10, 10), draw, (), ("site:",)) is part
    assert Boards("a test", NO_MARKS).part("sites", "Sites", (5, 5, 10, 10), draw, (), ("site:",)) is not part


def test_a_choice_draws_few_boards_anew() -> None:
    state = heliopolis.game("origins").new(players=2)
    dice = heliopolis.Dice(3)
    dice.settle(state)
    before = scene_of(state, 0)
    again = scene_of(state.copy(), 0)
    assert all(old.drawn is new.drawn for old, new in zip(before.parts, again.parts, strict=True))
    state.play(state.choices()[0])
    after = scene_of(state, 0)
    same = [old.name for old, new in zip(before.parts, after.parts, strict=True) if old.drawn is new.drawn]
    assert {"market", "temples", "districts"} <= set(same) < {part.name for part in before.parts}
    assert len(PARTS) > 0

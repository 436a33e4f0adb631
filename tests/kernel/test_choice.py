"""Choices: made once, named for good, numbered in a fixed order."""

from __future__ import annotations

import pytest

from heliopolis.kernel.choice import BUTTON, OWN, SHARED, Vocabulary


def test_a_choice_has_a_name_a_kind_an_item_and_an_index() -> None:
    vocabulary = Vocabulary()
    vocabulary.single("pass")
    blue = vocabulary.table("colour", ["red", "blue"], BUTTON)[1]
    assert (blue.name, blue.kind, blue.item, blue.index) == ("colour:blue", "colour", 1, 2)
    assert repr(blue) == "<colour:blue>"


def test_a_choice_is_found_by_its_name_and_is_one_object() -> None:
    vocabulary = Vocabulary()
    (field,) = vocabulary.table("field", ["1,-2"], OWN)
    assert vocabulary.find("field:1,-2") is field
    assert vocabulary.find("field:2,-2") is None


def test_two_choices_never_share_a_name() -> None:
    vocabulary = Vocabulary()
    vocabulary.single("pass")
    with pytest.raises(ValueError, match="two choices are named pass"):
        vocabulary.single("pass")


def test_details_may_have_numbers_of_their_own() -> None:
    vocabulary = Vocabulary()
    far, near = vocabulary.places("cell", [("5,5", 40), ("0,0", 0)], OWN)
    assert [(far.item, far.index), (near.item, near.index)] == [(40, 0), (0, 1)]


def test_a_choice_beyond_the_table_is_numbered_by_its_rank_and_not_by_the_order_of_need() -> None:
    one, other = Vocabulary(), Vocabulary()
    one.beyond("cell:9,9", 9, 7, OWN)
    late = one.beyond("cell:8,8", 8, 3, OWN)
    early = other.beyond("cell:8,8", 8, 3, OWN)
    assert late.index == early.index == -4
    assert one.beyond("cell:8,8", 8, 3, OWN) is late
    assert one.choices == []
    (known,) = one.table("field", ["0"], OWN)
    assert one.beyond("field:0", 0, 0, OWN) is known


def test_a_choice_points_at_the_thing_it_names() -> None:
    vocabulary = Vocabulary()
    (own,) = vocabulary.table("field", ["0,0"], OWN)
    (shared,) = vocabulary.table("column", ["sun"], SHARED)
    assert own.place(1) == "seat2/field:0,0"
    assert shared.place(1) == "column:sun"
    assert vocabulary.single("pass").place(1) is None

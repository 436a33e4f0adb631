"""The Military track: moving, stacks, boundaries, attacks."""

from __future__ import annotations

import pytest

from heliopolis.games.origins.position.cells import cell_of
from heliopolis.games.origins.position.state import Origins
from heliopolis.games.origins.rules.abilities.activation import Activations
from heliopolis.games.origins.rules.citizens import SpendFood
from heliopolis.games.origins.rules.military import MoveOrAttack, attack, move, retreat
from heliopolis.games.origins.rules.rounds import NextTurn
from rules.origins.board import (
    COMPONENTS,
    ask,
    city,
    events,
    freemen,
    give,
    hold,
    legal,
    me,
    only,
    play,
    points,
    prompt,
    refused,
    resources,
    seated,
    strength,
    table,
)

rule = pytest.mark.rule
example = pytest.mark.example


def moved(origins: Origins, steps: int, seat: int = 0) -> Origins:
    move(origins, seat, steps)
    return origins


def attacked(origins: Origins, seat: int = 0) -> Origins:
    """Leave only an attack of this turn."""
    origins.todo[:] = [NextTurn(1)]
    attack(origins, seat)
    origins.advance()
    return origins


@rule("ORI-MIL-01", "ORI-MIL-13", "ORI-MIL-08")
def test_a_disk_on_its_way_crosses_five_boundaries_three_spaces_apart() -> None:
    origins = table()
    crossed = {}
    for space in range(1, 14):
        before = me(origins).tokens
        moved(origins, 1)
        assert origins.strength[0] == space
        if me(origins).tokens > before:
            crossed[space] = me(origins).tokens
    assert crossed == {1: 1, 4: 2, 7: 3, 10: 4, 13: 5}


@rule("ORI-MIL-13")
def test_what_is_crossed_and_where_disks_fall_back_to() -> None:
    origins = table()
    fall_back = [0, 1, 1, 1, 4, 4, 4, 7, 7, 7, 10, 10, 10, 13]
    assert [retreat(space) for space in range(14)] == fall_back
    crossed = [strength(origins, space).crossed(0) for space in range(14)]
    assert crossed == [0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5]


@rule("ORI-MIL-02")
def test_on_the_start_space_nobody_is_weaker() -> None:
    origins = table(4)
    assert [origins.weaker(seat) for seat in range(4)] == [0, 0, 0, 0]


@rule("ORI-MIL-03", "ORI-ATT-01")
@pytest.mark.parametrize("space", [0, 1, 13])
def test_start_first_and_final_space_have_no_bonus_but_can_be_attacked_from(space: int) -> None:
    origins = attacked(strength(give(table()), space, 0))
    assert events(origins.events, "attacked") == [(0,)]
    assert resources(origins) == {}
    # Boundaries crossed and, above the start, one weaker disk.
    assert points(origins) == ({"attack": {1: 2, 13: 6}[space]} if space else {})


@rule("ORI-MIL-03")
def test_every_other_space_has_a_bonus() -> None:
    assert [space for space, bonus in enumerate(COMPONENTS.attack_bonus) if not bonus] == [0, 1, 13]


@rule("ORI-MIL-04")
def test_a_move_of_two_is_carried_out_in_full() -> None:
    origins = ask(strength(give(table()), 4), MoveOrAttack(0, 2, 2, 0))
    play(origins, "military:move")
    assert origins.strength[0] == 6
    assert (prompt(origins), legal(origins)) == ("MoveOrAttack", {"military:attack", "stop"})


@rule("ORI-MIL-05", "ORI-MIL-06", "ORI-MIL-08")
@example("EX-06")
def test_green_passes_blue_lands_on_brown_and_gets_a_token() -> None:
    green, blue, brown = 0, 1, 2
    origins = moved(strength(table(3), 3, 4, 5, order="0 1 2"), 2)
    assert origins.strength == [5, 4, 5]
    assert [disk for disk in origins.strength_order if origins.strength[disk] == 5] == [brown, green]
    assert me(origins, green).tokens == 1
    assert me(origins, blue).tokens == 0


@rule("ORI-ATT-01", "ORI-ATT-03", "ORI-ATT-04")
@example("EX-07")
def test_green_attacks_for_a_wisdom_and_3_points() -> None:
    origins = attacked(strength(give(table(3)), 5, 4, 5, order="1 2 0"))
    assert resources(origins) == {"wisdom": 1}
    assert points(origins) == {"attack": 3}


@rule("ORI-MIL-06")
def test_a_disk_goes_on_top_of_every_stack_it_arrives_on() -> None:
    origins = strength(table(4), 2, 3, 3, 3, order="0 3 1 2")
    moved(origins, 1)
    assert origins.strength_order == (3, 1, 2, 0)
    moved(moved(origins, 1, 3), 1, 0)
    assert [disk for disk in origins.strength_order if origins.strength[disk] == 4] == [3, 0]
    assert [disk for disk in origins.strength_order if origins.strength[disk] == 3] == [1, 2]


@rule("ORI-MIL-07", "ORI-ATT-04")
@pytest.mark.parametrize("order", ["0 1 2", "2 1 0"])
def test_disks_on_one_space_are_equal_whatever_their_place_in_the_stack(order: str) -> None:
    origins = strength(table(3), 4, 4, 4, order=order)
    assert [origins.weaker(seat) for seat in range(3)] == [0, 0, 0]


@rule("ORI-MIL-08")
def test_a_long_move_gives_a_token_for_each_boundary() -> None:
    origins = moved(table(), 7)
    assert me(origins).tokens == 3
    assert events(origins.events, "superiority") == [(0,), (0,), (0,)]


@rule("ORI-MIL-09")
def test_the_final_space_gives_9_points_at_once() -> None:
    origins = moved(strength(table(), 12), 1)
    assert points(origins) == {"final_space": 9}
    assert me(origins).tokens == 1


@rule("ORI-MIL-10")
def test_moves_left_over_on_the_final_space_are_lost() -> None:
    origins = moved(strength(table(), 12), 3)
    assert origins.strength[0] == 13
    moved(origins, 2)
    assert origins.strength[0] == 13
    assert points(origins) == {"final_space": 9}
    assert me(origins).tokens == 1


@rule("ORI-MIL-10")
def test_no_move_is_offered_on_the_final_space() -> None:
    origins = strength(give(table(), food=9), 13)
    only(origins, MoveOrAttack(0, 1, 1, 0), NextTurn(0))
    assert prompt(origins) == "ChooseAction"  # Nothing but attacking was left.
    assert events(origins.events, "attacked") == [(0,)]
    origins.do(MoveOrAttack(0, 1, 2, 0))
    refused(origins, "military:move", "ORI-MIL-10")
    origins = ask(strength(give(table(), food=9), 13), SpendFood(0, 3))
    refused(origins, "military:move", "ORI-MIL-10")


@rule("ORI-MIL-10")
@example("EX-36")
def test_on_the_final_space_an_armory_moves_nothing_and_the_stack_keeps_its_order() -> None:
    green, brown = 0, 1
    origins = city(strength(table(3), 13, 13, 0, order="2 0 1"), 0, "1,0 armory")
    ask(origins, Activations(0, (cell_of(1, 0),)))
    assert legal(origins) == {"cell:1,0", "stop"}
    twin = origins.copy()
    play(origins, "stop")
    assert (origins.strength, origins.strength_order) == ([13, 13, 0], (2, green, brown))
    assert points(origins) == {}
    # Using it is an attack: there is nothing else to choose.
    told = twin.play(twin.choice("cell:1,0"))
    assert events(told, "attacked") == [(0,)]
    assert events(told, "advanced") == []


@rule("ORI-MIL-11")
@pytest.mark.parametrize("names", ["site:1 part:bottom military:move stop", "site:1 part:bonus military:move part:top"])
def test_a_move_without_a_number_is_one_space(names: str) -> None:
    origins = strength(freemen(give(table(), wisdom=1), 0, "red 1"), 4)
    play(origins, f"action:visit base:1 {names}")
    assert origins.strength[0] == 5


@rule("ORI-MIL-12")
def test_move_and_attack_are_done_once_each_in_either_order_or_one_of_them() -> None:
    origins = ask(give(table()), MoveOrAttack(0, 1, 2, 0))
    refused(origins, "stop", "ORI-MIL-12")
    play(origins, "military:move")
    refused(origins, "military:move", "ORI-MIL-12")
    play(origins, "stop")
    assert origins.strength[0] == 1
    origins = ask(give(table()), MoveOrAttack(0, 1, 2, 0))
    play(origins, "military:attack")
    refused(origins, "military:attack", "ORI-MIL-12")
    play(origins, "military:move")
    assert (origins.strength[0], prompt(origins)) == (1, "SpendToken")


@rule("ORI-ATT-01", "ORI-ATT-02")
@pytest.mark.parametrize(
    ("space", "gained"),
    [
        (3, {"stone": 1}),
        (4, {"food": 1}),
        (5, {"wisdom": 1}),
        (6, {"gold": 1}),
        (12, {"gold": 2}),
    ],
)
def test_the_bonus_of_a_space_is_taken_first(space: int, gained: dict[str, int]) -> None:
    origins = attacked(strength(give(table()), space, 0))
    assert resources(origins) == gained
    told = [event[0] for event in origins.events]
    assert told.index("gained") < told.index("score")


@rule("ORI-ATT-02")
@pytest.mark.parametrize(("space", "certain"), [(7, "stone"), (8, "food"), (9, "wisdom"), (10, "gold"), (11, "gold")])
@pytest.mark.parametrize("basic", ["stone", "food", "wisdom"])
def test_higher_spaces_give_a_basic_resource_of_choice_with_another(space: int, certain: str, basic: str) -> None:
    origins = attacked(strength(give(table()), space, 0))
    assert points(origins) == {}
    assert legal(origins, "resource") == {"stone", "food", "wisdom"}
    play(origins, f"resource:{basic}")
    assert resources(origins) == ({certain: 2} if certain == basic else {certain: 1, basic: 1})
    assert points(origins) == {"attack": origins.crossed(0) + 1}


@rule("ORI-ATT-02")
def test_the_exchange_gives_a_gold_for_a_basic_resource_if_one_likes() -> None:
    assert legal(attacked(strength(give(table(), stone=1), 2, 0))) == {"resource:stone", "decline"}
    origins = attacked(strength(give(table(), food=1, wisdom=2, gold=1), 2, 0))
    refused(origins, "resource:stone", "ORI-RES-07")
    assert legal(origins) == {"resource:food", "resource:wisdom", "decline"}
    twin = origins.copy()
    play(origins, "resource:wisdom")
    assert resources(origins) == {"food": 1, "wisdom": 1, "gold": 2}
    assert points(origins) == {"attack": 2}
    twin.play(twin.choice("decline"))
    assert twin.points[0] == origins.points[0]


@rule("ORI-ATT-02")
def test_without_a_basic_resource_nothing_is_exchanged_gold_least_of_all() -> None:
    origins = attacked(strength(give(table(), gold=5), 2, 0))
    assert resources(origins) == {"gold": 5}
    assert points(origins) == {"attack": 2}


@rule("ORI-ATT-03")
@pytest.mark.parametrize(
    ("spaces", "expected"),
    [((0, 0, 0, 0), 0), ((1, 0, 0, 0), 4), ((4, 1, 4, 6), 3), ((13, 13, 12, 0), 7), ((3, 3, 4, 5), 1)],
)
def test_points_for_every_weaker_disk_and_every_boundary_crossed(spaces: tuple[int, ...], expected: int) -> None:
    origins = attacked(strength(give(table(4)), *spaces))
    assert sum(origins.points[0]) == expected


@rule("ORI-ATT-05")
def test_an_attack_changes_nothing_for_the_others() -> None:
    origins = strength(give(table(3)), 6, 4, 5)
    before = origins.to_dict()["players"], origins.to_dict()["military"], origins.points[1:]
    attacked(origins)
    after = origins.to_dict()["players"], origins.to_dict()["military"], origins.points[1:]
    assert isinstance(before[0], list)
    assert isinstance(after[0], list)
    assert before[0][1:] == after[0][1:]
    assert before[1:] == after[1:]


@rule("ORI-ATT-01", "ORI-ZOD-08")
def test_aries_works_where_there_is_no_bonus() -> None:
    origins = hold(city(freemen(give(table()), 0, "red 2; red 3 at 1; blue 1"), 0, "1,0 mint; 1,1 mint"), "aries")
    attacked(strength(seated(origins, 0, "0,0", "red", 1), 0, 0))
    assert points(origins) == {"aries": 3}

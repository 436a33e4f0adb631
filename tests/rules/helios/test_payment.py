"""Paying with cubes: any order, two for one where a colour is missing."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heliopolis.games.helios.position.choices import BUILDINGS, CHARACTERS, MATERIALS
from heliopolis.games.helios.position.components import ANY, Cost, payable
from heliopolis.games.helios.position.state import Helios
from heliopolis.games.helios.rules.actions import Construct
from heliopolis.games.helios.rules.payment import price
from rules.helios.board import COMPONENTS, ask, field, land, legal, pay, play, prompt, refused, supply

rule = pytest.mark.rule
example = pytest.mark.example

FIELDS = ["0,0", "1,0", "0,1", "-1,1", "-1,0", "1,1", "0,2", "-1,2", "-2,2", "-2,1"]


def holding(cubes: str) -> Helios:
    """Return a player with these cubes, one on each tile."""
    return land("; ".join(f"{name} brown {cube}" for name, cube in zip(FIELDS, cubes.split(), strict=False)))


def building(cubes: str) -> Helios:
    return ask(holding(cubes), Construct(0))


def usual(helios: Helios) -> str:
    """Return what is most likely given next."""
    decision = helios.decision()
    assert decision is not None
    assert decision.default is not None
    return decision.default.name


@rule("HEL-PAY-01")
def test_paid_cubes_go_back_to_the_supply() -> None:
    helios = building("black black gray")
    told = play(helios, "build:observatory cube:1,0/black")
    assert ("paid", 0, field("1,0"), MATERIALS.index("black")) in told
    assert supply(helios) == {"black": 1, "gray": 1}


@rule("HEL-PAY-01", "HEL-PAY-04")
def test_the_usual_payment_is_of_what_there_is_most() -> None:
    helios = building("gray black black")
    play(helios, "build:sacred_grove")
    assert usual(helios) == "cube:1,0/black"
    # What the price asks for by its colour is paid with it, however little there is.
    helios = building("gray gray black blue blue")
    play(helios, "build:watch_tower")
    assert usual(helios) == "cube:-1,1/blue"


@rule("HEL-PAY-01", "HEL-PAY-03")
def test_a_colour_is_owned_until_its_last_cube_is_paid() -> None:
    helios = building("black black green")
    play(helios, "build:observatory cube:0,0/black")
    ask(helios, Construct(0))
    # One black cube is left, so the Watch Tower needs it and two others for the blue one.
    refused(helios, "build:watch_tower", "HEL-PAY-03")
    play(helios, "build:citadel")
    assert supply(helios) == {"green": 1}
    assert helios.players[0].owned == 1 << MATERIALS.index("green")


@rule("HEL-PAY-01")
def test_only_cubes_that_are_there_can_be_paid() -> None:
    helios = building("black black gray")
    play(helios, "build:observatory")
    refused(helios, "cube:0,0/gray", "HEL-PAY-01")
    refused(helios, "cube:2,0/black", "HEL-PAY-01")


@rule("HEL-PAY-02")
def test_a_white_cube_is_paid_with_any_colour() -> None:
    helios = building("green blue gray")
    play(helios, "build:exchange_bazaar")
    assert legal(helios, "cube") == {"0,0/green", "1,0/blue", "0,1/gray"}
    play(helios, "cube:0,0/green cube:0,1/gray")
    assert supply(helios) == {"blue": 1}


@rule("HEL-PAY-03", "HEL-PAY-05")
def test_two_others_replace_a_colour_that_is_missing() -> None:
    helios = building("green green blue")
    play(helios, "build:observatory")
    assert legal(helios, "cube") == {"0,0/green", "1,0/green", "0,1/blue"}
    play(helios, "cube:0,0/green cube:0,1/blue")
    assert supply(helios) == {"green": 1}
    assert helios.players[0].built == 1 << BUILDINGS.index("observatory")


@rule("HEL-PAY-04")
def test_a_colour_that_is_owned_must_be_used() -> None:
    helios = building("gray green black black")
    play(helios, "build:palace cube:0,1/black")
    refused(helios, "cube:-1,1/black", "HEL-PAY-04")
    assert legal(helios, "cube") == {"0,0/gray", "1,0/green"}


@rule("HEL-PAY-04")
def test_what_is_owned_is_judged_before_paying() -> None:
    # The last grey cannot go as the white one, to claim afterwards that there is no grey.
    helios = building("gray green black black black")
    play(helios, "build:palace cube:0,0/gray cube:1,0/green")
    assert legal(helios, "cube") == {"0,1/black", "-1,1/black", "-1,0/black"}
    play(helios, "cube:0,1/black")
    assert supply(helios) == {"black": 2}


@rule("HEL-PAY-05")
@pytest.mark.parametrize("order", list(itertools.permutations(["0,0/gray", "1,0/green", "0,1/black"])))
def test_cubes_are_picked_in_any_order(order: tuple[str, ...]) -> None:
    helios = building("gray green black blue")
    play(helios, "build:palace")
    decision = helios.decision()
    assert decision is not None
    assert decision.unordered
    for cube in order:
        if f"cube:{cube}" not in [choice.name for choice in helios.played]:
            play(helios, f"cube:{cube}")
    assert supply(helios) == {"blue": 1}


@rule("HEL-PAY-03")
@example("TST-01")
def test_the_palace_is_payable_with_four_cubes_where_green_is_missing() -> None:
    refused(building("gray brown brown"), "build:palace", "HEL-PAY-03")
    helios = building("gray brown brown brown")
    play(helios, "build:palace")
    assert supply(pay(helios)) == {}
    assert prompt(helios) == "BonusAction"


@rule("HEL-PAY-03", "HEL-PAY-05")
@example("TST-02")
def test_three_missing_colours_take_six_cubes() -> None:
    cartographer = COMPONENTS.characters[CHARACTERS.index("cartographer")].cost
    six = holding("blue " * 6).players[0]
    assert (cartographer.missing(six.owned), cartographer.due(six.owned)) == (3, 6)
    bit = 1 << CHARACTERS.index("cartographer")
    assert payable(COMPONENTS.payable_characters, six.owned, 6) & bit
    assert not payable(COMPONENTS.payable_characters, six.owned, 5) & bit


@rule("HEL-PAY-04", "HEL-CITY-CITADEL")
def test_the_citadel_takes_black_or_blue_and_others_only_without_both() -> None:
    helios = building("blue green green")
    told = play(helios, "build:citadel")
    assert any(event[0] == "built" for event in told)
    assert supply(helios) == {"green": 2}
    helios = building("black blue green")
    play(helios, "build:citadel")
    refused(helios, "cube:0,1/green", "HEL-PAY-04")
    helios = building("green gray brown")
    play(helios, "build:citadel cube:0,0/green cube:1,0/gray")
    assert supply(helios) == {"brown": 1}


SLOTS = [*(1 << colour for colour in range(5)), ANY]


@rule("HEL-PAY-03", "HEL-PAY-04", "HEL-PAY-05")
@settings(max_examples=200)
@given(
    st.lists(st.sampled_from(range(5)), min_size=0, max_size=8),
    st.sets(st.sampled_from(range(5)), max_size=3),
    st.integers(0, 2),
)
def test_the_payments_offered_are_exactly_those_the_rules_allow(hand: list[int], colours: set[int], white: int) -> None:
    if not colours and not white:
        return
    cost = Cost((*(1 << colour for colour in sorted(colours)), *(ANY,) * white))
    owned = {colour for colour in colours if colour in hand}
    number = len(owned) + 2 * len(colours - owned) + white
    allowed = {
        tuple(sorted(cubes))
        for cubes in itertools.combinations(hand, number)
        if all(colour in cubes for colour in owned)
    }
    helios = holding(" ".join(MATERIALS[colour] for colour in hand) or "brown")
    if not hand:
        helios = land("0,0")
    me = helios.players[0]
    assert (me.stock >= cost.due(me.owned)) == bool(allowed)
    if not allowed:
        return
    paid: set[tuple[int, ...]] = set()

    def go(at: Helios) -> None:
        if prompt(at) != "Pay":
            left = list(hand)
            for colour, number_left in enumerate(at.players[0].held):
                for _ in range(number_left):
                    left.remove(colour)
            paid.add(tuple(sorted(left)))
            return
        tried = set()
        for choice in at.choices():
            if choice.item % 5 not in tried:
                tried.add(choice.item % 5)
                after = at.copy()
                assert isinstance(after, Helios)
                after.play(choice)
                go(after)

    go(ask(helios, price(helios, 0, cost)))
    assert paid == allowed

"""Resources: what is basic, what Gold replaces, what can be paid."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heliopolis.games.origins.position.state import Origins
from heliopolis.games.origins.rules.military import ExchangeForGold
from heliopolis.games.origins.rules.payment import GainBasic, Pay, SpendAny
from heliopolis.games.origins.rules.temples import BY_AQUARIUS, ExtraStep
from heliopolis.kernel.errors import UnknownName
from rules.origins.board import (
    ask,
    freemen,
    give,
    legal,
    me,
    only,
    play,
    prompt,
    refused,
    resources,
    table,
    towers,
)

rule = pytest.mark.rule

few = st.integers(0, 3)


@rule("ORI-RES-01", "ORI-RES-05")
def test_stone_food_and_wisdom_are_basic_and_gold_is_not() -> None:
    origins = ask(give(table()), GainBasic(0, 3))
    assert legal(origins) == {"resource:stone", "resource:food", "resource:wisdom"}
    with pytest.raises(UnknownName):
        origins.choice("resource:gold")
    play(origins, "resource:wisdom resource:wisdom resource:food")
    assert resources(origins) == {"wisdom": 2, "food": 1}


@rule("ORI-RES-02")
def test_the_payer_splits_a_price_and_the_default_is_the_least_gold() -> None:
    origins = ask(give(table(), wisdom=2, gold=2), Pay(0, 0, 0, 3, 0))
    decision = origins.decision()
    assert decision is not None
    assert legal(origins) == {"gold:1", "gold:2"}
    assert decision.default is origins.choice("gold:1")
    play(origins, "gold:2")
    assert resources(origins) == {"wisdom": 1}


@rule("ORI-RES-02")
def test_not_more_gold_than_is_due() -> None:
    origins = ask(give(table(), food=2, gold=9), Pay(0, 0, 2, 0, 0))
    refused(origins, "gold:3", "ORI-RES-02")


@rule("ORI-RES-02")
def test_a_price_that_can_be_split_in_one_way_only_is_paid_without_asking() -> None:
    origins = give(table(), stone=1, gold=2)
    only(origins, Pay(0, 3, 0, 0, 0), GainBasic(0, 1))
    assert prompt(origins) == "GainBasic"
    assert resources(origins) == {}


@rule("ORI-RES-02", "ORI-RES-07")
@given(due=st.tuples(few, few, few), have=st.tuples(few, few, few), gold=st.integers(0, 5))
def test_exactly_the_splits_that_pay_in_full_can_be_chosen(
    due: tuple[int, int, int], have: tuple[int, int, int], gold: int
) -> None:
    splits = {
        (*[held - price + share for held, price, share in zip(have, due, shares, strict=True)], gold - sum(shares))
        for shares in product(*[range(price + 1) for price in due])
    }
    possible = {split for split in splits if min(split) >= 0}
    origins = give(table(), stone=have[0], food=have[1], wisdom=have[2], gold=gold)
    assert me(origins).can_pay(*due) == bool(possible)
    if possible and any(due):
        only(origins, Pay(0, *due, 0), GainBasic(0, 1))
        assert outcomes(origins) == possible


def outcomes(origins: Origins) -> set[tuple[int, ...]]:
    """Return what can be left once everything is paid."""
    if prompt(origins) != "Pay":
        return {tuple(me(origins).resources)}
    found = set()
    for choice in origins.choices():
        twin = origins.copy()
        assert isinstance(twin, Origins)
        twin.play(choice)
        found |= outcomes(twin)
    return found


@rule("ORI-RES-02", "ORI-RES-07")
@given(have=st.tuples(few, few), gold=st.integers(0, 5), later=few)
def test_stone_that_is_due_later_stays_payable(have: tuple[int, int], gold: int, later: int) -> None:
    origins = give(table(), stone=have[0], food=have[1], gold=gold)
    if me(origins).can_pay(later, 1, 0):
        only(origins, Pay(0, 0, 1, 0, later), GainBasic(0, 1))
        for left in outcomes(origins):
            assert max(0, later - left[0]) <= left[3]


@rule("ORI-RES-03")
def test_a_tower_is_paid_in_gold_only() -> None:
    origins = give(table(), stone=9, food=9, wisdom=9)
    refused(origins, "action:tower", "ORI-TOWER-02")
    towers(give(origins, stone=9, gold=2), 0, red=3, blue=2)
    play(origins, "action:tower")
    refused(origins, "tower:red", "ORI-TOWER-02")
    play(origins, "tower:blue")
    assert resources(origins) == {"stone": 9}


@rule("ORI-RES-03")
def test_a_step_for_gold_cannot_be_paid_in_stone() -> None:
    origins = give(table(), stone=9)
    origins.do(ExtraStep(0, 1, BY_AQUARIUS))
    refused(origins, "temple:forest", "ORI-ZOD-04")
    # Nothing but declining is left, and that is not asked.
    origins.advance()
    assert prompt(origins) == "ChooseAction"
    ask(give(origins, stone=9, gold=1), ExtraStep(0, 1, BY_AQUARIUS))
    play(origins, "temple:forest")
    assert resources(origins) == {"stone": 9}


@rule("ORI-RES-04")
def test_any_resources_can_be_mixed_gold_too() -> None:
    origins = ask(give(table(), stone=2, wisdom=1, gold=1), SpendAny(0, 3))
    refused(origins, "spend:food", "ORI-RES-07")
    play(origins, "spend:gold spend:stone")
    refused(origins, "spend:gold", "ORI-RES-07")
    play(origins, "spend:wisdom")
    assert resources(origins) == {"stone": 1}


@rule("ORI-RES-01", "ORI-RES-04")
def test_what_is_exchanged_for_gold_is_basic() -> None:
    origins = ask(give(table(), food=1, gold=3), ExchangeForGold(0))
    assert legal(origins) == {"resource:food", "decline"}
    refused(origins, "resource:stone", "ORI-RES-07")


@rule("ORI-RES-05")
def test_a_bonus_of_a_basic_resource_never_gives_gold() -> None:
    origins = give(freemen(table(), 0, "yellow 3"))
    play(origins, "action:visit base:1 site:5 part:bonus")
    assert legal(origins, "resource") == {"stone", "food", "wisdom"}


@rule("ORI-RES-06")
def test_a_gain_is_never_cut_short() -> None:
    # The box has tokens for 36 of a kind.
    origins = give(table(), stone=36)
    play(origins, "action:visit base:1 site:1 part:top")
    assert resources(origins) == {"stone": 39}


@rule("ORI-RES-07")
def test_a_price_is_paid_in_full_or_not_at_all() -> None:
    origins = give(table(), food=1)
    refused(origins, "action:grow", "ORI-POP-01")
    give(origins, food=1, gold=1)
    play(origins, "action:grow")
    assert resources(origins) == {}


@rule("ORI-RES-07")
def test_a_share_that_leaves_something_unpaid_is_refused() -> None:
    origins = ask(give(table(), stone=1, wisdom=1, gold=3), Pay(0, 2, 0, 2, 0))
    assert legal(origins) == {"gold:1", "gold:2"}
    refused(origins, "gold:0", "ORI-RES-07")
    give(origins, stone=2, wisdom=1, gold=2)
    refused(origins, "gold:2", "ORI-RES-07")

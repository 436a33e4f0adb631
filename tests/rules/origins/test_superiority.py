"""Superiority tokens: one more action."""

from __future__ import annotations

import pytest

from heliopolis.games.origins.position.state import Origins
from rules.origins.board import (
    city,
    events,
    final,
    freemen,
    give,
    legal,
    me,
    play,
    prompt,
    strength,
    table,
    tokens,
)

rule = pytest.mark.rule


def able(number: int = 1) -> Origins:
    """Return a game in which seat 0 has tokens and can do everything."""
    origins = city(give(table(3), stone=9, food=9, wisdom=9, gold=9), 0, "1,0 granary; 1,1 mint")
    return tokens(strength(origins, 7), 0, number)


@rule("ORI-SUP-01")
@pytest.mark.parametrize(
    "names",
    [
        "action:visit worker:archon site:1 part:top",
        "action:close base:1 stop",
        "action:tower tower:red",
        "action:grow gold:0",
    ],
)
def test_after_any_action_but_passing_a_token_buys_one_more(names: str) -> None:
    origins = able()
    play(origins, names)
    assert (origins.seat(), prompt(origins), legal(origins)) == (0, "SpendToken", {"use", "decline"})
    told = play(origins, "use")
    assert events(told, "token") == [(0,)]
    assert (origins.seat(), prompt(origins), me(origins).tokens) == (0, "ChooseAction", 0)


@rule("ORI-SUP-01")
def test_a_token_may_be_kept() -> None:
    origins = able()
    play(origins, "action:grow gold:0 decline")
    assert (origins.seat(), me(origins).tokens) == (1, 1)


@rule("ORI-SUP-02")
def test_one_token_a_turn() -> None:
    origins = able(3)
    play(origins, "action:grow gold:0 use action:tower tower:red")
    assert (origins.seat(), prompt(origins), me(origins).tokens) == (1, "ChooseAction", 2)


@rule("ORI-SUP-03")
def test_a_token_can_be_spent_on_the_turn_it_is_gained() -> None:
    origins = tokens(strength(able(), 3), 0, 0)
    play(origins, "action:visit worker:archon site:1 part:bottom military:move stop")
    assert (prompt(origins), me(origins).tokens) == ("SpendToken", 1)
    play(origins, "use")
    assert (origins.seat(), prompt(origins)) == (0, "ChooseAction")


@rule("ORI-SUP-03", "ORI-SUP-02")
def test_a_token_gained_by_the_extra_action_waits_for_the_next_turn() -> None:
    origins = strength(able(), 3)
    play(origins, "action:grow gold:0 use action:visit worker:archon site:1 part:bottom military:move stop")
    assert (origins.seat(), me(origins).tokens) == (1, 1)


@rule("ORI-SUP-04")
def test_the_extra_action_may_be_to_pass() -> None:
    origins = freemen(able(2), 0, "red 3 at 1")
    play(origins, "action:grow gold:0 use pass")
    assert (origins.seat(), origins.passed, me(origins).tokens) == (1, 1, 1)


@rule("ORI-SUP-05")
def test_the_extra_action_may_be_the_same_again() -> None:
    origins = able()
    play(origins, "action:tower tower:red use")
    assert legal(origins) == {"action:visit", "action:close", "action:tower", "action:grow", "pass"}
    play(origins, "action:tower tower:red")
    assert me(origins).towers[0] == 3


@rule("ORI-SUP-06")
def test_tokens_are_kept_over_the_round_and_worth_nothing_at_the_end() -> None:
    origins = able(3)
    give(origins, stone=9)
    assert final(origins) == {}
    play(origins, "pass pass pass")
    assert (origins.round_number, me(origins).tokens) == (2, 3)

"""Full orbits: when they pay, and when they do not."""

from __future__ import annotations

import pytest

from heliopolis.games.helios.position.state import Helios
from heliopolis.games.helios.rules.sun import MoveSun
from rules.helios.board import ask, cubes, land, play, points

rule = pytest.mark.rule
example = pytest.mark.example


def move(helios: Helios, *names: str) -> int:
    """Return the orbit points after these movements, all in one turn."""
    ask(helios, *[MoveSun(0) for _ in names])
    play(helios, " ".join(f"sun:{name}" for name in names))
    return points(helios).get("orbit", 0)


@rule("HEL-ORBIT-01")
@pytest.mark.parametrize("end", ["0,-1/+1", "1,-1/+1"])
def test_onto_or_across_the_gold_fields_pays_five(end: str) -> None:
    assert move(land("0,0 cube", sun="-1,0"), end) == 5


@rule("HEL-ORBIT-01")
def test_leaving_the_gold_field_at_the_start_pays_nothing() -> None:
    assert move(land("0,0 cube"), "1,-1") == 0


@rule("HEL-ORBIT-01", "HEL-ORBIT-03")
@example("EX-16")
def test_an_orbit_comes_on_top_of_what_the_light_gives() -> None:
    helios = land("0,0 cube; 1,-1 green; 2,-2 temple", sun="-1,0", track=2)
    assert move(helios, "1,-2/+1") == 5
    assert cubes(helios, "1,-1") == ["green"]
    assert points(helios) == {"orbit": 5, "temple_lit": 2}


@rule("HEL-ORBIT-02", "HEL-ORBIT-04")
@example("EX-17")
def test_two_rounds_in_one_turn_pay_once_and_the_next_needs_a_further_round() -> None:
    helios = land("0,0 cube", track=12)
    assert move(helios, "0,-1/+2") == 5
    assert move(helios, "-1,0") == 5
    assert move(helios, "0,-1/+1") == 10


@rule("HEL-ORBIT-02")
def test_further_orbits_in_the_same_turn_are_lost() -> None:
    helios = land("0,0 cube", track=6)
    assert move(helios, "0,-1/+1", "0,-1/+1") == 5
    assert move(helios, "-1,0") == 5
    assert move(helios, "0,-1/+1") == 10


@rule("HEL-ORBIT-04")
def test_an_arm_over_the_line_does_not_pay_twice() -> None:
    # The arm reaches from the east over the line, so that the coast crosses it westwards and back again.
    helios = land("0,0 cube; 1,-1 cube; 1,-2 cube; 1,-3 cube; 0,-3 cube; -1,-2 cube", sun="0,-2", track=3)
    me = helios.players[0]
    assert move(helios, "-1,-1/-1") == 0
    assert (me.lap, me.best) == (-1, 0)
    me.track = 6
    assert move(helios, "0,-4/+1") == 0
    assert (me.lap, me.best) == (0, 0)


@rule("HEL-ORBIT-04")
def test_a_walk_over_the_line_and_back_is_paid_at_the_next_rest_beyond_it() -> None:
    arm = "0,0 cube; 1,-1 cube; 1,-2 cube; 1,-3 cube; 0,-3 cube; -1,-2 cube"
    helios = land(arm, sun="-1,0", track=5)
    assert move(helios, "-2,-1") == 0
    assert move(helios, "0,-4/+1") == 5
    helios = land(arm, sun="-1,0", track=5)
    assert move(helios, "0,-1/+1") == 5
    assert move(helios, "-1,-1/-1") == 5
    assert move(helios, "0,-4/+1") == 5

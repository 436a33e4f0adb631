"""The way of the sun as a drawing shows it."""

from __future__ import annotations

from itertools import pairwise

import heliopolis
from heliopolis.games.helios.position.coast import PLACES, fields_of
from heliopolis.games.helios.position.components import UNLIMITED_SUN
from heliopolis.games.helios.position.state import Helios
from heliopolis.games.helios.rules.sun import MoveSun, grow_there, rests
from heliopolis.render.scenes import scene_of


def moves(players: int, seed: int) -> list[Helios]:
    """Return the positions of a random game in which the sun is to be moved."""
    state = heliopolis.game("helios").new(players=players)
    dice = heliopolis.Dice(seed)
    dice.settle(state)
    found: list[Helios] = []
    while state.todo:
        assert isinstance(state, Helios)
        if isinstance(state.todo[-1], MoveSun):
            found.append(state.copy())  # type: ignore[arg-type]
        state.play(state.choices()[dice.below(len(state.choices()))])
        dice.settle(state)
    return found


def test_the_sun_goes_as_many_fields_as_its_move_has_steps() -> None:
    for helios in moves(3, 172):
        seat = helios.seat()
        if helios.has(seat, UNLIMITED_SUN):
            continue
        for choice, rest in zip(helios.choices(), rests(helios, seat), strict=False):
            way = helios.game.looks().route(helios, choice)
            assert len(way) == rest.steps + 1
            assert way[0] == f"seat{seat + 1}/field:{_name(helios.players[seat].sun)}"
            assert way[-1] == f"seat{seat + 1}/field:{_name(rest.field)}"


def test_every_field_on_the_way_is_drawn_and_next_to_the_one_before() -> None:
    for helios in moves(2, 11):
        ids = set(scene_of(helios, helios.seat()).ids())
        for choice in helios.choices():
            way = helios.game.looks().route(helios, choice)
            assert set(way) <= ids
            if not helios.has(helios.seat(), UNLIMITED_SUN):
                assert all(_near(one, other) for one, other in pairwise(way))


def test_what_would_grow_is_what_grows() -> None:
    seen = 0
    for helios in moves(2, 4):
        seat = helios.seat()
        for choice in helios.choices()[:-1]:
            after = helios.copy()
            after.play(choice)
            grown = [int(event[2]) for event in after.events if event[0] == "grown" and event[1] == seat]
            foreseen = fields_of(grow_there(helios, seat, choice.item % len(PLACES)))
            seen += len(grown)
            assert grown[: len(foreseen)] == foreseen
    assert seen


def test_nothing_travels_where_the_sun_stays() -> None:
    helios = moves(2, 4)[0]
    assert helios.game.looks().route(helios, helios.choices()[-1]) == []


def _name(field: int) -> str:
    q, r = PLACES[field]
    return f"{q},{r}"


def _near(one: str, other: str) -> bool:
    (q, r), (there_q, there_r) = (map(int, name.split(":")[1].split(",")) for name in (one, other))
    return (there_q - q, there_r - r) in {(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)}

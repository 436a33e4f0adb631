"""Abilities as the game registers them: each once, each used by a tile, each known wherever it is asked about."""

from __future__ import annotations

import pytest

from heliopolis.games.origins.position.components import AbilityRow
from heliopolis.games.origins.rules.abilities.base import ABILITIES, register
from heliopolis.kernel.step import step_name
from rules.origins.board import COMPONENTS, GAME

ROWS = [*[tile.ability for tile in COMPONENTS.buildings], *[tile.ability for tile in COMPONENTS.wonders]]


def test_every_ability_belongs_to_a_tile() -> None:
    assert {row.ability for row in ROWS} == set(range(len(ABILITIES)))


def test_no_name_is_registered_twice() -> None:
    with pytest.raises(ValueError, match="two abilities are named armory"):
        register(next(ability for ability in ABILITIES if ability.name == "armory"))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.rule)
def test_every_ability_is_worth_something_and_shows_something(row: AbilityRow) -> None:
    ability = ABILITIES[row.ability]
    assert ability.worth(row) > 0
    assert ability.pieces(row, [])


def test_what_an_ability_starts_with_is_a_step_of_the_game() -> None:
    asked = {step_name(step) for ability in ABILITIES for row in ability.begins() for step in row}
    assert asked <= set(GAME.steps)

"""Every registered game, and the toy of these tests, conforms."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heliopolis.games import all_games
from heliopolis.kernel.game import Game, State
from heliopolis.kernel.position import OVER
from heliopolis.testing import conformance, drawing_checks, position_checks, set_checks, strategies, text_checks
from heliopolis.testing.conformance import DEFINITION_CHECKS, GAME_CHECKS, POSITION_CHECKS
from heliopolis_caravan.game import CaravanGame

GAMES = [*all_games().values(), CaravanGame()]

# Random games of each check, all with their own options, none the same twice; a long run plays some times as many.
PLAYED: dict[conformance.PositionCheck, int] = {
    position_checks.the_question_is_sound: 60,
    position_checks.legal_choices_apply: 10,
    position_checks.refusals_name_a_rule: 2,
    position_checks.barred_choices_are_refused: 2,
    position_checks.copies_do_not_alias: 5,
    position_checks.saving_is_lossless: 4,
    position_checks.copies_travel: 2,
    position_checks.hashes_go_with_keys: 2,
    position_checks.the_stack_is_as_declared: 60,
    position_checks.invariants_hold: 40,
    position_checks.scores_add_up: 60,
    position_checks.features_are_steady: 4,
    set_checks.sets_have_no_order: 60,
    set_checks.sets_are_explored_once: 60,
    text_checks.every_position_can_be_told: 6,
    drawing_checks.every_choice_is_drawn: 4,
    drawing_checks.kept_drawings_are_true: 1,
}
TIMES = 4
SEEDS: dict[object, int] = {check: 1_000 * place for place, check in enumerate([*POSITION_CHECKS, *GAME_CHECKS], 1)}

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def test_every_check_is_run_here() -> None:
    assert set(PLAYED) == set(POSITION_CHECKS)


@each_game
@pytest.mark.parametrize("check", DEFINITION_CHECKS, ids=lambda check: check.__name__)
def test_record(game: Game, check: conformance.DefinitionCheck) -> None:
    conformance.check_definition(game, [check])


@each_game
@pytest.mark.parametrize("check", POSITION_CHECKS, ids=lambda check: check.__name__)
def test_every_position(game: Game, check: conformance.PositionCheck) -> None:
    conformance.check_positions(game, [check], games=PLAYED[check], seed=SEEDS[check])


@pytest.mark.soak
@each_game
@pytest.mark.parametrize("check", POSITION_CHECKS, ids=lambda check: check.__name__)
def test_every_position_of_many_games(game: Game, check: conformance.PositionCheck) -> None:
    conformance.check_positions(game, [check], games=TIMES * PLAYED[check], seed=SEEDS[check])


@each_game
@pytest.mark.parametrize("check", GAME_CHECKS, ids=lambda check: check.__name__)
def test_whole_games(game: Game, check: conformance.GameCheck) -> None:
    conformance.check_games(game, [check], games=40, seed=SEEDS[check])


@each_game
def test_why_not_names_a_rule_exactly_where_a_choice_is_not_legal(game: Game) -> None:
    conformance.check_sample(game, [position_checks.refusals_name_a_rule], number=1_000, seed=77)


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
def test_points_never_fall(game: Game) -> None:
    conformance.check_positions(game, [position_checks.points_never_fall], games=20, seed=500)


@each_game
@given(data=st.data())
@settings(max_examples=15)
def test_random_positions(game: Game, data: st.DataObject) -> None:
    state: State = data.draw(strategies.positions(game))
    assert state.seat() != OVER
    for check in (
        position_checks.the_question_is_sound,
        position_checks.saving_is_lossless,
        position_checks.invariants_hold,
    ):
        assert list(check(state)) == []

"""Every registered game, and the toy of these tests, conforms."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sizes import scaled, sizes

from heliopolis.games import all_games
from heliopolis.kernel.game import Game, State
from heliopolis.kernel.position import OVER
from heliopolis.testing import conformance, drawing_checks, position_checks, set_checks, strategies, text_checks
from heliopolis.testing.conformance import DEFINITION_CHECKS, GAME_CHECKS, POSITION_CHECKS
from heliopolis_caravan.game import CaravanGame

GAMES = [*all_games().values(), CaravanGame()]

# Random games of each check, all with their own options, none the same twice; a longer run plays some times as many.
PLAYED: dict[conformance.PositionCheck, int] = {
    position_checks.the_question_is_sound: 15,
    position_checks.legal_choices_apply: 3,
    position_checks.refusals_name_a_rule: 1,
    position_checks.barred_choices_are_refused: 1,
    position_checks.copies_do_not_alias: 2,
    position_checks.saving_is_lossless: 1,
    position_checks.copies_travel: 1,
    position_checks.hashes_go_with_keys: 1,
    position_checks.the_stack_is_as_declared: 15,
    position_checks.invariants_hold: 10,
    position_checks.scores_add_up: 15,
    position_checks.features_are_steady: 1,
    set_checks.sets_have_no_order: 15,
    set_checks.sets_are_explored_once: 15,
    text_checks.every_position_has_words: 2,
    drawing_checks.every_choice_is_drawn: 1,
    drawing_checks.kept_drawings_are_true: 1,
}
WHOLE = 10
SAMPLE = 250
SEEDS: dict[object, int] = {check: 1_000 * place for place, check in enumerate([*POSITION_CHECKS, *GAME_CHECKS], 1)}

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def test_every_check_is_run_here() -> None:
    assert set(PLAYED) == set(POSITION_CHECKS)


@each_game
@pytest.mark.parametrize("check", DEFINITION_CHECKS, ids=lambda check: check.__name__)
def test_record(game: Game, check: conformance.DefinitionCheck) -> None:
    conformance.check_definition(game, [check])


@sizes
@each_game
@pytest.mark.parametrize("check", POSITION_CHECKS, ids=lambda check: check.__name__)
def test_every_position(game: Game, check: conformance.PositionCheck, times: float) -> None:
    conformance.check_positions(game, [check], games=scaled(PLAYED[check], times), seed=SEEDS[check])


@sizes
@each_game
@pytest.mark.parametrize("check", GAME_CHECKS, ids=lambda check: check.__name__)
def test_whole_games(game: Game, check: conformance.GameCheck, times: float) -> None:
    conformance.check_games(game, [check], games=scaled(WHOLE, times), seed=SEEDS[check])


@sizes
@each_game
def test_why_not_names_a_rule_exactly_where_a_choice_is_not_legal(game: Game, times: float) -> None:
    conformance.check_sample(game, [position_checks.refusals_name_a_rule], number=scaled(SAMPLE, times), seed=77)


@sizes
@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
def test_points_never_fall(game: Game, times: float) -> None:
    conformance.check_positions(game, [position_checks.points_never_fall], games=scaled(WHOLE, times), seed=500)


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

"""The conformance suite finds what is wrong: each mistake, built into the toy game, is caught by the check for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from heliopolis.kernel.choice import Choice
from heliopolis.kernel.definition import Reason
from heliopolis.kernel.encoding import Sheet
from heliopolis.kernel.frame import FieldRange, Frame
from heliopolis.render.drawing_cache import PARTS
from heliopolis.render.one_drawing import OneDrawingScenes
from heliopolis.render.scenes import Scene
from heliopolis.render.screens import USUAL, Screen
from heliopolis.testing import conformance, position_checks
from heliopolis.testing.conformance import Nonconformance
from heliopolis_caravan import art, rules
from heliopolis_caravan import game as definition
from heliopolis_caravan.game import CaravanGame, CaravanNumbers
from heliopolis_caravan.position import GOOD, GOODS, REST, SEARCH, TRADE, TRAVEL, Caravan

Break = Callable[[pytest.MonkeyPatch], None]

MISTAKES: list[tuple[str, Break]] = []


def caught_by(check: str) -> Callable[[Break], Break]:
    """Return the name of the check that must find the mistake."""

    def listed(mistake: Break) -> Break:
        MISTAKES.append((check, mistake))
        return mistake

    return listed


@caught_by("the_question_is_sound")
def a_default_that_is_not_in_hand(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(rules.Pay, "default", lambda *_: GOOD[0])


@caught_by("the_question_is_sound")
def too_few_weights(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(rules.Roll, "weights", lambda *_: [1, 1])


@caught_by("the_question_is_sound")
def a_choice_outside_the_vocabulary(patch: pytest.MonkeyPatch) -> None:
    stranger = Choice("search", 0, 1, 0)
    patch.setattr(rules.Turn, "candidates", lambda *_: [TRAVEL, stranger])


@caught_by("legal_choices_apply")
def an_event_nobody_knows(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(rules.Sell, "resolve", lambda self, state: state.tell("sold", self.player))


@caught_by("legal_choices_apply")
def a_number_without_a_name(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(rules.Sell, "resolve", lambda self, state: state.tell("gave", self.player, len(GOODS)))


@caught_by("legal_choices_apply")
def points_that_are_not_told(patch: pytest.MonkeyPatch) -> None:
    def resolve(self: rules.Sell, state: Caravan) -> None:
        state.points[self.player][rules.TRADED] += 4

    patch.setattr(rules.Sell, "resolve", resolve)


@caught_by("refusals_name_a_rule")
def a_rule_that_does_not_exist(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(rules.Turn, "barred_by", lambda _self, _state, choice: "CAR-TURN-99" if choice is TRADE else None)


@caught_by("refusals_name_a_rule")
def a_legal_choice_that_is_no_candidate(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(rules.Turn, "legal", lambda *_: [TRAVEL, REST])


@caught_by("refusals_name_a_rule")
def a_refusal_without_a_rule(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(rules.Turn, "legal", lambda _self, state: [TRAVEL, SEARCH][: 1 + any(state.bag)])


@caught_by("barred_choices_are_refused")
def a_question_that_changes_the_position(patch: pytest.MonkeyPatch) -> None:
    def barred_by(self: rules.Pay, state: Caravan, choice: Choice) -> str | None:
        if state.hands[self.player][choice.item] == 0:
            state.turn += 1
            return "CAR-TRADE-02"
        return None

    patch.setattr(rules.Pay, "barred_by", barred_by)


@caught_by("copies_do_not_alias")
def a_copy_that_shares_the_hands(patch: pytest.MonkeyPatch) -> None:
    def copy_data(state: Caravan) -> Caravan:
        return Caravan(
            state.game, state.components, state.stages, state.inn, state.bag[:],
            state.places[:], state.hands, state.sold[:],
        )  # fmt: skip

    patch.setattr(Caravan, "copy_data", copy_data)


@caught_by("saving_is_lossless")
def goods_that_are_not_saved(patch: pytest.MonkeyPatch) -> None:
    whole = CaravanGame.describe
    patch.setattr(CaravanGame, "describe", lambda self, state: {**whole(self, state), "sold": [0] * len(GOODS)})


@caught_by("saving_is_lossless")
def a_key_that_json_turns_into_text(patch: pytest.MonkeyPatch) -> None:
    whole = CaravanGame.describe
    patch.setattr(CaravanGame, "describe", lambda self, state: {**whole(self, state), "stages": {1: state.stages}})


@caught_by("invariants_hold")
def a_bag_without_a_bottom(patch: pytest.MonkeyPatch) -> None:
    def run(self: rules.Find, state: Caravan, choice: Choice) -> None:
        state.hands[self.player][choice.item] += 1

    patch.setattr(rules.Find, "run", run)


@caught_by("the_stack_is_as_declared")
def a_step_out_of_its_range(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(definition, "FRAMES", [narrow(frame) for frame in rules.FRAMES])


def narrow(frame: Frame) -> Frame:
    """Return the row of a step whose fields may only be 1."""
    return Frame(frame.step, *frame.then, **dict.fromkeys(frame.spans, FieldRange(1, 1)))


@caught_by("the_stack_is_as_declared")
def a_step_on_one_it_may_not_lie_on(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(definition, "FRAMES", [*rules.FRAMES[:1], Frame(rules.Turn, (rules.Pay,)), *rules.FRAMES[2:]])


@caught_by("the_stack_is_as_declared")
def a_step_that_never_finds_what_it_needs(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(rules.Turn, "fits", lambda *_: False)


@caught_by("every_step_is_declared")
def a_field_without_a_range(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(definition, "FRAMES", [Frame(frame.step, *frame.then) for frame in rules.FRAMES])


@caught_by("every_step_is_declared")
def a_step_that_nothing_leads_to(patch: pytest.MonkeyPatch) -> None:
    turn = Frame(rules.Turn, (rules.Find,), (rules.Pay, rules.Sell))
    patch.setattr(definition, "FRAMES", [turn if frame.name == "Turn" else frame for frame in rules.FRAMES])


@caught_by("scores_add_up")
def a_score_line_without_a_rule(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(definition, "REASONS", (*rules.REASONS[:2], Reason("stages", "CAR-END-99")))


@caught_by("features_are_steady")
def a_number_beyond_the_last(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(CaravanNumbers, "write", lambda _, state, _seat, sheet: sheet.mark(len(state.game.feature_spec())))


@caught_by("features_are_steady")
def a_number_written_twice(patch: pytest.MonkeyPatch) -> None:
    write = CaravanNumbers.write

    def twice(self: CaravanNumbers, state: Caravan, seat: int, sheet: Sheet) -> None:
        write(self, state, seat, sheet)
        sheet.mark(definition.CARAVANS)

    patch.setattr(CaravanNumbers, "write", twice)


@caught_by("observations_determine_play")
def goods_in_hand_that_agents_do_not_see(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(definition, "put_all", lambda *_: None)


@caught_by("sets_have_no_order")
def a_price_that_depends_on_the_last_good(patch: pytest.MonkeyPatch) -> None:
    run = rules.Pay.run

    def last_counts(self: rules.Pay, state: Caravan, choice: Choice) -> None:
        run(self, state, choice)
        if self.due == 1:
            state.score(self.player, choice.item, rules.TRADED)

    patch.setattr(rules.Pay, "run", last_counts)


@caught_by("sets_are_explored_once")
def goods_that_are_asked_for_in_turn(patch: pytest.MonkeyPatch) -> None:
    def barred_by(self: rules.Pay, state: Caravan, choice: Choice) -> str | None:
        # The first may be anything, but silk only if nothing else is left.
        hand = state.hands[self.player]
        if hand[choice.item] == 0 or (choice.item == 0 and self.due == 3 and hand[1] + hand[2]):
            return "CAR-TRADE-02"
        return None

    patch.setattr(rules.Pay, "barred_by", barred_by)


@caught_by("the_end_adds_up")
def a_sheet_that_forgets_points(patch: pytest.MonkeyPatch) -> None:
    whole = Caravan.scores
    patch.setattr(Caravan, "scores", lambda state: [sheet._replace(total=0, lines=[]) for sheet in whole(state)])


@caught_by("same_choices_same_game")
def something_outside_the_state(patch: pytest.MonkeyPatch) -> None:
    rolls: list[int] = []
    run = rules.Roll.run

    def tired(self: rules.Roll, state: Caravan, choice: Choice) -> None:
        rolls.append(1)
        run(self, state, choice)
        if len(rolls) % 2:
            state.score(self.player, 1, rules.RESTED)

    patch.setattr(rules.Roll, "run", tired)


@caught_by("every_game_ends")
def a_journey_without_an_end(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(rules.Roll, "run", lambda *_: None)


@caught_by("every_game_ends")
def a_question_without_an_answer(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(rules.Rest, "barred_by", lambda *_: "CAR-INN-01")


@caught_by("everything_has_a_text")
def an_event_without_a_text(patch: pytest.MonkeyPatch) -> None:
    patch.setitem(definition.WORDING.events, "sandstorm", ())


@caught_by("every_choice_is_drawn")
def a_good_that_is_not_drawn(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(art, "GOODS", GOODS[:2])


@caught_by("kept_drawings_are_true")
def a_board_that_is_kept_by_too_little(patch: pytest.MonkeyPatch) -> None:
    whole = OneDrawingScenes[Caravan].scene

    def careless(self: OneDrawingScenes[Caravan], viewer: int, screen: Screen = USUAL) -> Scene:
        drawn = whole(self, viewer, screen)
        part = PARTS.find((self.title, viewer), lambda: drawn.parts[0])
        return replace(drawn, boards=(part,))

    patch.setattr(OneDrawingScenes, "scene", careless)


@caught_by("the_definition_is_sound")
def points_for_a_rule_that_does_not_exist(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(definition, "REASONS", (*rules.REASONS, Reason("gold", "CAR-GOLD-01")))


@caught_by("the_options_are_sound")
def an_option_that_takes_anything(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(CaravanGame, "check_options", lambda *_: {"players": 2, "stages": 6, "inn": True})


def run(check: str, game: CaravanGame) -> None:
    """Run only the check of that name, on a few games."""
    record = [each for each in conformance.DEFINITION_CHECKS if each.__name__ == check]
    position = [each for each in conformance.POSITION_CHECKS if each.__name__ == check]
    play = [each for each in conformance.GAME_CHECKS if each.__name__ == check]
    conformance.check_definition(game, record)
    if check == conformance.observations_determine_play.__name__:
        conformance.observations_determine_play(game, positions=400)
    conformance.check_positions(game, position, games=40, seed=1, longest=200)
    conformance.check_games(game, play, games=10, seed=1, longest=200)


@pytest.mark.sample
@pytest.mark.parametrize(("check", "mistake"), MISTAKES, ids=[mistake.__name__ for _, mistake in MISTAKES])
def test_a_mistake_is_found(check: str, mistake: Break, monkeypatch: pytest.MonkeyPatch) -> None:
    run(check, CaravanGame())
    mistake(monkeypatch)
    with pytest.raises(Nonconformance) as found:
        run(check, CaravanGame())
    assert found.value.check == check


def test_a_failure_tells_how_to_see_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    a_bag_without_a_bottom(monkeypatch)
    with pytest.raises(Nonconformance, match=r"caravan: invariants_hold: .* \(seed \d+, ply \d+, players=\d, stages="):
        run("invariants_hold", CaravanGame())


def test_points_may_be_watched(monkeypatch: pytest.MonkeyPatch) -> None:
    conformance.check_positions(CaravanGame(), [position_checks.points_never_fall], games=10)
    monkeypatch.setattr(rules.Sell, "resolve", lambda self, state: state.score(self.player, -1, rules.TRADED))
    with pytest.raises(Nonconformance, match="takes points"):
        conformance.check_positions(CaravanGame(), [position_checks.points_never_fall], games=10)

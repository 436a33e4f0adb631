"""A position: the loop, refusals, copies, keys and scores."""

from __future__ import annotations

from typing import Final

import pytest

from heliopolis.bots import bot
from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.errors import BadOption, DeadEnd, HeliopolisError, IllegalChoice, UnknownName
from heliopolis.kernel.game import State
from heliopolis.kernel.play import playout
from heliopolis.kernel.position import NOT_ASKED, OVER
from heliopolis.kernel.step import PlayerStep, Step
from heliopolis.words.voice import voice_of
from heliopolis_caravan.game import CaravanGame
from heliopolis_caravan.position import Caravan
from heliopolis_caravan.rules import Pay, Rest, Turn

GAME: Final = CaravanGame()


def new(players: int = 2) -> Caravan:
    state = GAME.new(players=players)
    assert isinstance(state, Caravan)
    return state


def play(state: State, names: str) -> None:
    for name in names.split():
        state.play(state.choice(name))


def only(state: Caravan, *steps: Step[Caravan]) -> Caravan:
    """Leave only these steps."""
    state.todo.clear()
    state.do(*steps)
    state.events, state.played = [], []
    state.advance()
    return state


def test_a_decision_tells_who_is_asked_and_what() -> None:
    decision = new().decision()
    assert decision is not None
    assert (decision.seat, decision.prompt, decision.weights, decision.default) == (0, "Turn", [], None)
    assert [choice.name for choice in decision.choices] == ["travel", "search"]
    assert not decision.unordered


def test_chance_is_a_decision_with_weights() -> None:
    state = new()
    play(state, "search")
    decision = state.decision()
    assert decision is not None
    assert decision.seat == CHANCE
    assert decision.weights == state.bag


def test_a_barred_choice_is_refused_by_its_rule_and_changes_nothing() -> None:
    state = new()
    before, key = state.copy(), state.key()
    assert state.why_not(state.choice("trade")) == state.why_not("trade") == "CAR-TRADE-01"
    with pytest.raises(IllegalChoice, match="trade is not allowed: CAR-TRADE-01") as refusal:
        play(state, "trade")
    assert (refusal.value.choice, refusal.value.rule) == ("trade", "CAR-TRADE-01")
    assert (state, state.key()) == (before, key)


def test_a_refusal_tells_what_is_missing() -> None:
    state = new()
    lacks = [("lacks", 0, 3)]
    assert state.missing(state.choice("trade")) == lacks
    assert state.missing(state.choice("travel")) == []  # it is legal
    assert state.missing(state.choice("good:tea")) == []  # it was not asked about
    with pytest.raises(IllegalChoice) as refusal:
        play(state, "trade")
    assert list(refusal.value.missing) == lacks
    voice = voice_of(state.game, "en")
    assert voice.refusal(state, state.choice("trade")) == "A trade takes three goods. 3 goods are missing."
    assert voice.error(refusal.value).endswith("(CAR-TRADE-01) 3 goods are missing.")


def test_an_answer_to_another_question_names_no_rule() -> None:
    state = new()
    assert state.why_not(state.choice("good:tea")) == NOT_ASKED
    told = "good:tea isn’t an answer to Turn; legal choices: travel, search$"
    with pytest.raises(IllegalChoice, match=told) as refusal:
        play(state, "good:tea")
    assert refusal.value.rule == ""


def test_a_legal_choice_has_nothing_against_it() -> None:
    state = new()
    assert state.why_not(state.choice("travel")) is None


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(UnknownName, match="caravan has no choice “fly”"):
        new().choice("fly")


def test_a_choice_is_played_by_its_name() -> None:
    state, twin = new(), new()
    assert state.play("search") == twin.play(twin.choice("search"))
    assert state == twin


def test_a_name_that_does_not_exist_is_refused_with_what_is_legal() -> None:
    state = new()
    key = state.key()
    with pytest.raises(UnknownName, match=r"caravan has no choice “fly”; legal choices: travel, search$"):
        state.play("fly")
    assert state.key() == key


@pytest.mark.parametrize("given", [0, None])
def test_what_is_neither_a_choice_nor_a_name_cannot_be_played(given: object) -> None:
    state = new()
    key = state.key()
    with pytest.raises(TypeError, match=r"[Cc]hoice"):
        state.play(given)  # type: ignore[arg-type]
    assert state.key() == key


def test_the_only_choice_is_played_by_the_loop() -> None:
    state = new()
    state.hands[0][:] = [3, 0, 0]
    play(only(state, Turn(0), Turn(1)), "trade")
    # Three of one kind are paid without a question.
    assert [choice.name for choice in state.played] == ["trade", "good:silk", "good:silk", "good:silk"]
    assert state.hands[0] == [0, 0, 0]
    assert state.seat() == 1


def test_a_step_may_ask_for_the_only_choice() -> None:
    state = only(new(), Rest(0), Turn(1))
    assert [choice.name for choice in state.choices()] == ["rest"]
    play(state, "rest")
    assert state.scores()[0].lines[0].reason == "rest"


class Stuck(PlayerStep[Caravan]):
    """A question without an answer: a mistake in the rules."""

    def candidates(self, caravan: Caravan) -> list[Choice]:
        return [caravan.choice("rest")]

    def barred_by(self, caravan: Caravan, choice: Choice) -> str | None:
        return "CAR-INN-01"


class Silent(PlayerStep[Caravan]):
    """A question that bars a candidate and does not say why: a mistake in the rules."""

    def candidates(self, caravan: Caravan) -> list[Choice]:
        return [caravan.choice(name) for name in ("travel", "search", "rest")]

    def legal(self, caravan: Caravan) -> list[Choice]:
        return self.candidates(caravan)[:2]

    def barred_by(self, caravan: Caravan, choice: Choice) -> str | None:
        return None


def test_a_question_without_an_answer_is_a_dead_end() -> None:
    with pytest.raises(DeadEnd, match=r"no choice is legal at Stuck\(player=0\)"):
        only(new(), Stuck(0))


def test_a_bar_without_a_rule_is_a_dead_end() -> None:
    state = only(new(), Silent(0))
    with pytest.raises(DeadEnd, match="bars rest without naming a rule"):
        state.why_not(state.choice("rest"))


def test_a_set_has_a_default_and_is_unordered() -> None:
    state = new()
    state.hands[0][:] = [1, 3, 1]
    decision = only(state, Pay(0, 2), Turn(1)).decision()
    assert decision is not None
    assert decision.unordered
    assert decision.default is state.choice("good:spice")


def test_steps_are_done_in_reading_order() -> None:
    state = only(new(), Rest(0), Rest(1))
    assert state.agenda() == [(0, "Rest"), (1, "Rest")]
    play(state, "rest")
    assert state.seat() == 1


def test_the_agenda_ends_with_the_turn() -> None:
    state = new()
    assert state.agenda() == [(0, "Turn")]
    play(state, "travel")
    assert state.agenda() == [(CHANCE, "Roll")]


def test_play_returns_the_events_on_the_way() -> None:
    state = new()
    state.play(state.choice("search"))
    assert state.play(state.choice("find:tea")) == [("found", 0, 2)]


def test_a_copy_does_not_share_anything_that_changes() -> None:
    state = new()
    play(state, "search find:tea")
    twin = state.copy()
    key, told = state.key(), list(state.events)
    assert twin == state
    play(twin, "search find:tea search find:silk travel roll:2")
    assert state.key() == key
    assert state.events == told
    assert twin != state
    twin.score(0, 1, 0)
    twin.todo.clear()
    assert state.key() == key


def test_the_key_is_the_same_on_every_machine() -> None:
    assert new().key() == GAME.load(new().to_dict()).key()
    assert new(players=3).key() != new().key()
    assert len(new().key()) == 32
    assert hash(new()) == hash(new())
    assert new() != "state"


def test_scores_so_far_include_what_the_end_would_give() -> None:
    state = new()
    play(state, "travel roll:3")
    if state.seat() == 0:
        play(state, "rest")
    line = state.scores()[0].lines[-1]
    assert (line.reason, line.rule, line.points) == ("stages", "CAR-END-02", 3)


def test_the_end_has_ranks_and_ties_are_broken_then_shared() -> None:
    state = new(players=3)
    state.places[:] = [6, 6, 6]
    state.hands[0][0] = 1
    only(state, *GAME_END)
    assert (state.seat(), state.decision(), state.choices()) == (OVER, None, [])
    assert (state.weights(), state.candidates(), state.agenda()) == ([], [], [])
    result = state.result()
    assert result is not None
    assert (result.ranks, result.totals, result.winners) == ([1, 2, 2], [6, 6, 6], [0])
    state.hands[0][0] = 0
    shared = state.result()
    assert shared is not None
    assert shared.winners == [0, 1, 2]
    with pytest.raises(IllegalChoice, match="the game is over"):
        play(state, "travel")


def test_there_is_no_result_before_the_end() -> None:
    assert new().result() is None


def test_a_notebook_shows_the_boards() -> None:
    assert new()._repr_svg_().startswith("<svg")


GAME_END: Final = tuple(new().todo[:1])
"""The step that sees that a caravan has come to the end."""


def test_seats_are_checked_as_choices_are() -> None:
    state = new()
    for wrong in (-1, state.seats):
        for ask in (state.total, lambda seat: state.game.features(state, seat)):
            with pytest.raises(BadOption, match="seat: must be between 0 and"):
                ask(wrong)


def test_a_finished_game_says_so() -> None:
    state = playout(new(), 1)
    assert state.over
    assert not new().over
    assert state.why_not("travel") == NOT_ASKED
    for name in ("random", "greedy", "search:2"):
        with pytest.raises(HeliopolisError, match="the game is over"):
            bot(name, state.game).choose(state)

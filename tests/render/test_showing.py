"""What people who program see: a line, a text for the terminal, a picture with choices for the notebook."""

from __future__ import annotations

import re
from base64 import b64decode

import pytest

from heliopolis import Dice, Journal, State, UnknownName, game, playout
from heliopolis.kernel.position import MOST_NAMED
from heliopolis.render.showing import page, text
from heliopolis_caravan.game import CaravanGame


@pytest.fixture
def state() -> State:
    """Provide a game of two, at its first question."""
    begun = game("helios").new(players=2, first="1")
    Dice(7).settle(begun)
    return begun


def test_games_positions_and_journals_tell_what_they_are_in_a_line(state: State) -> None:
    assert repr(game("helios")) == "<helios, rules 3: players=2, layout=standard, first=random>"
    assert repr(state) == "<helios, turn 2: seat1 is asked StartTile, 3 choices, points 0 0>"
    assert repr(game("helios").new()) == "<helios, turn 1: chance is asked FirstSeat, 2 choices, points 0 0>"
    end = playout(state, seed=1)
    result = end.result()
    assert result is not None
    assert repr(end) == f"<helios, over, points {result.totals[0]} {result.totals[1]}>"
    journal = Journal(CaravanGame(), ["Ann", "Bob"])
    journal.play("search")
    assert repr(journal) == (
        "<journal of 1 plies, Ann, Bob: <caravan, turn 1: chance is asked Find, 3 choices, points 0 0>>"
    )


def test_slices_of_features_tell_their_shapes() -> None:
    assert repr(game("helios").feature_spec()).startswith("<8557 features: boards 4×9×9×17, goods 4×12, ")


def test_print_shows_boards_question_and_choices(state: State) -> None:
    lines = str(state).splitlines()
    assert lines[0].startswith("Helios · ")
    assert any("Observatory" in line for line in lines)
    assert "seat1, StartTile: " in str(state)
    names = [line.split()[0] for line in lines[-3:]]
    assert names == [choice.name for choice in state.choices()]
    assert "\x1b" not in str(state)


def test_print_shows_what_can_be_drawn_and_how_likely_it_is() -> None:
    assert str(game("helios").new(players=3)).endswith("  first:1  1/3\n  first:2  1/3\n  first:3  1/3")


def test_print_shows_who_has_won(state: State) -> None:
    end = playout(state, seed=1)
    result = end.result()
    assert result is not None
    assert str(end).endswith(f"seat{result.winners[0] + 1} wins with {max(result.totals)} points.")


def test_a_notebook_shows_the_picture_and_the_choices(state: State) -> None:
    shown = state._repr_html_()
    picture = re.search('src="data:image/svg\\+xml;base64,([^"]+)"', shown)
    assert picture is not None
    assert b64decode(picture[1]).decode() == game("helios").scene(state, 0).svg()
    assert re.findall("<code>([^<]+)</code>", shown) == [choice.name for choice in state.choices()]


def test_other_languages_are_shown_too(state: State) -> None:
    assert "Place 1" in text(state, "fr")
    assert text(state, "fr") != text(state)
    assert page(state, "fr") != page(state)


@pytest.mark.sample
@pytest.mark.parametrize("name", ["helios", "origins"])
def test_every_position_can_be_shown(name: str) -> None:
    position, dice = game(name).new(), Dice(5)
    while position.todo:
        position.play(position.choices()[dice.below(len(position.choices()))])
        if dice.below(12) == 0:
            for choice in position.choices():
                assert f"  {choice.name} " in str(position)


def test_a_playout_without_a_seed_is_another_one_each_time(state: State) -> None:
    assert len({playout(state).key() for _ in range(5)}) == 5
    assert playout(state, seed=3) == playout(state, seed=3)
    assert playout(state, 0) == playout(state, seed=0)


def test_a_wrong_name_tells_what_is_legal_and_of_many_choices_the_first(state: State) -> None:
    with pytest.raises(UnknownName, match="“beach”; legal choices: start:"):
        state.play("beach")
    dice = Dice(1)
    while len(state.choices()) <= MOST_NAMED:
        state.play(state.choices()[0])
        dice.settle(state)
    names = [choice.name for choice in state.choices()[:MOST_NAMED]]
    with pytest.raises(UnknownName, match=re.escape(f"; legal choices: {', '.join(names)}, ...")):
        state.play("beach")

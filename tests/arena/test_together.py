"""Bots of this process, asked for many games at once: the same games, in fewer questions."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from counting import GAME, find_game

from heliopolis.arena import Contest, ResultsFile, contest, run, run_together
from heliopolis.bots import bot
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.errors import BadOption, UnknownName
from heliopolis.kernel.game import State


class Together:
    """Plays as greedy does, all positions in one go."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def choose_many(self, states: Sequence[State], /) -> list[Choice]:
        self.asked.append(len(states))
        return [bot("greedy", state.game).choose(state) for state in states]


@pytest.fixture
def meeting() -> Contest:
    """Provide a bot of this process against one of the package."""
    return contest(GAME.name, ["mine", "random"], {"players": 2}, seed=3, find_game=find_game, here=["mine"])


@pytest.mark.parametrize("at_once", [1, 5, 64])
def test_games_at_once_are_the_same_as_one_after_the_other(toys: Contest, meeting: Contest, at_once: int) -> None:
    mine = Together()
    played = run_together(meeting, 10, {"mine": mine}, at_once=at_once)
    usual = run(toys, 10)
    assert [each.key for each in played.outcomes] == [each.key for each in usual.outcomes]
    assert [each.decisions for each in played.outcomes] == [each.decisions for each in usual.outcomes]
    assert max(mine.asked) == min(at_once, 10)


def test_a_bar_is_tested_with_them_too(meeting: Contest) -> None:
    result = run_together(meeting, 1000, {"mine": Together()}, beats=0.1, at_once=4)
    assert result.verdict is not None
    assert result.verdict.passed
    assert len(result.outcomes) < 100


def test_a_book_says_that_it_was_a_bot_of_the_process(tmp_path: Path, meeting: Contest) -> None:
    with ResultsFile(tmp_path / "book.jsonl", meeting) as results:
        run_together(meeting, 2, {"mine": Together()}, results=results)
    with ResultsFile(tmp_path / "book.jsonl", meeting) as results:
        assert len(results.outcomes) == 2
    assert '"bots":{"mine":"here","random":"random"}' in (tmp_path / "book.jsonl").read_text(encoding="utf-8")


def test_who_does_not_come_is_named(meeting: Contest) -> None:
    with pytest.raises(BadOption, match="here: must provide mine, which the contest expects"):
        run_together(meeting, 2, {"other": Together()})
    with pytest.raises(RuntimeError, match=r"game 0: UnknownName.*mine"):
        run(meeting, 2)
    with pytest.raises(UnknownName, match="mine"):
        contest(GAME.name, ["mine", "random"], {"players": 2}, find_game=find_game)


def test_too_few_answers_are_refused(meeting: Contest) -> None:
    class Mute:
        """Says nothing."""

        def choose_many(self, _: Sequence[State], /) -> list[Choice]:
            return []

    with pytest.raises(ValueError, match="mine: 0 choices for 2 positions"):
        run_together(meeting, 2, {"mine": Mute()})

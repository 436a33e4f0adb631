"""Bots of this process, asked for many games at once: the same games, in fewer questions."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from counting import GAME, find_game

from heliopolis.arena import Contest, ResultsFile, contest, in_process, processes, run
from heliopolis.arena.report import report
from heliopolis.bots import Bot, Budget, bot
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.errors import UnknownName
from heliopolis.kernel.game import Game, State
from heliopolis.simulation import simulate


class Together:
    """Plays as greedy does, all positions in one go."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def choose_many(self, states: Sequence[State], /) -> list[Choice]:
        self.asked.append(len(states))
        return [greedy(state) for state in states]


class OneGame(Bot):
    """Must not be asked about two games in turn."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__("one")
        self._turn = 0

    def choose(self, state: State, budget: Budget | None = None) -> Choice:
        assert state.turn >= self._turn or state.turn < 3
        self._turn = state.turn
        return greedy(state)


def greedy(state: State) -> Choice:
    return bot("greedy", state.game).choose(state)


def meeting(mine: object) -> Contest:
    """Return a contest of a bot of this process against one of the package."""
    return contest(GAME.name, ["mine", "random"], {"players": 2}, seed=3, find_game=find_game, here={"mine": mine})  # type: ignore[dict-item]


@pytest.mark.parametrize("at_once", [1, 5, 64])
def test_games_at_once_are_the_same_as_one_after_the_other(toys: Contest, at_once: int) -> None:
    mine = Together()
    played = run(meeting(mine), 10, at_once=at_once)
    usual = run(toys, 10)
    assert [each.key for each in played.outcomes] == [each.key for each in usual.outcomes]
    assert [each.decisions for each in played.outcomes] == [each.decisions for each in usual.outcomes]
    assert max(mine.asked) == min(at_once, 10)


@pytest.mark.parametrize("mine", [greedy, OneGame, OneGame(GAME, 1)])
def test_a_function_a_class_and_an_object_play_the_same_games(toys: Contest, mine: object) -> None:
    named = contest(GAME.name, [mine, "random"], {"players": 2}, seed=3, find_game=find_game)  # type: ignore[list-item]
    usual = [each.key for each in run(toys, 4).outcomes]
    assert named.bots[1] == "random"
    assert [each.key for each in run(named, 4).outcomes] == usual
    assert [each.key for each in run(meeting(mine), 4).outcomes] == usual


def test_processes_play_copies_of_objects(toys: Contest) -> None:
    there = run(meeting(greedy), 4, executor=processes(1))
    assert [each.key for each in there.outcomes] == [each.key for each in run(toys, 4).outcomes]


def test_a_simulation_takes_them_too() -> None:
    mine = Together()
    usual, played = (simulate(GAME, 6, 2, [each, "random"], players=2) for each in ("greedy", mine))
    assert played.digest == usual.digest
    assert played.bots == ["Together", "random"]
    assert played.forfeits == {}
    assert max(mine.asked) == 6


def test_a_bar_is_tested_with_them_too() -> None:
    result = run(meeting(Together()), 1000, beats=0.1, executor=in_process, at_once=4)
    assert result.verdict is not None
    assert result.verdict.passed
    assert len(result.outcomes) < 100


def test_a_book_says_that_it_was_a_bot_of_the_process(tmp_path: Path) -> None:
    with ResultsFile(tmp_path / "book.jsonl", meeting(Together())) as results:
        run(meeting(Together()), 2, results=results)
    with ResultsFile(tmp_path / "book.jsonl", meeting(Together())) as results:
        assert len(results.outcomes) == 2
    assert '"bots":{"mine":"here","random":"random"}' in (tmp_path / "book.jsonl").read_text(encoding="utf-8")


def test_a_report_names_them() -> None:
    played = run(contest("helios", [lambda state: state.choices()[-1], "random"], {"players": 2}), 2)
    assert "<dt>lambda</dt><dd>here</dd>" in report(played, "en")


def test_a_name_that_is_no_object_is_unknown() -> None:
    with pytest.raises(UnknownName, match="mine"):
        contest(GAME.name, ["mine", "random"], {"players": 2}, find_game=find_game, here={"other": greedy})
    with pytest.raises(TypeError, match="is no bot"):
        contest(GAME.name, [7, "random"], {"players": 2}, find_game=find_game)  # type: ignore[list-item]

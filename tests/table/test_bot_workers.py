"""Bots think in worker processes, in time, and a process that dies is replaced."""

from __future__ import annotations

import os
import shlex
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from heliopolis.bots import Budget, ExternalBot, bot
from heliopolis.bots.base import Bot
from heliopolis.games import all_games, game
from heliopolis.kernel.chance import Dice
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.errors import UnknownName
from heliopolis.kernel.game import Game, State
from heliopolis.table import thinking
from heliopolis.table.thinking import BOTS, BotQuestion, BotWorkers, SavedPosition, open_pool, think
from heliopolis.workers import Pool, PoolClosed, WorkerDied
from heliopolis_caravan.game import CaravanGame

PATIENCE = 120
"""Seconds: on a busy machine everything takes its time."""


def asked(name: str = "", plies: int = 0) -> State:
    """Return a position in which a player is asked."""
    state, dice = game(name or next(iter(all_games()))).new(), Dice(5)
    dice.settle(state)
    for _ in range(plies):
        state.play(state.choices()[dice.below(len(state.choices()))])
        dice.settle(state)
    return state


def question(state: State, name: str = "random", seconds: float = 5) -> BotQuestion:
    return BotQuestion(SavedPosition(state.game.name, state.to_dict(), ""), name, 7, seconds)


@pytest.fixture
def pool() -> Iterator[Pool]:
    with open_pool() as opened:
        yield opened


@pytest.fixture
def workers(pool: Pool) -> BotWorkers:
    return BotWorkers(pool, seconds=PATIENCE)


@pytest.mark.parametrize("name", all_games())
def test_a_bot_answers_for_the_rest_of_its_turn(name: str) -> None:
    lengths = set()
    for plies in range(0, 40, 4):
        state = asked(name, plies)
        seat, turn = state.seat(), state.turn
        names = think(question(state), game)
        lengths.add(len(names))
        for choice in names:
            assert (state.seat(), state.turn) == (seat, turn)
            state.play(state.choice(choice))
        assert (state.seat(), state.turn) != (seat, turn)
    assert len(lengths) > 1


def test_what_it_answers_is_what_the_bot_would_choose(workers: BotWorkers) -> None:
    state = asked()
    expected = bot("greedy", state.game).choose(state).name
    assert workers.ask(state, "greedy", 1).result(PATIENCE)[0] == expected


def test_a_process_that_dies_is_replaced_and_asked_again(pool: Pool, workers: BotWorkers) -> None:
    state = asked()
    workers.ask(state, "random", 1).result(PATIENCE)
    os.kill(pool.submit(BOTS, os.getpid).result(PATIENCE), signal.SIGKILL)
    assert workers.ask(state, "random", 1).result(PATIENCE)


def lost(_: str) -> Game:
    """Die: the question ends the process."""
    os._exit(3)


def test_a_question_that_kills_is_told_after_the_second_time(pool: Pool) -> None:
    with pytest.raises(WorkerDied, match="code 3"):
        BotWorkers(pool, find_game=lost).ask(asked(), "random", 1).result(PATIENCE)
    pool.close()
    with pytest.raises(PoolClosed):
        BotWorkers(pool).ask(asked(), "random", 1)


def test_an_error_of_a_bot_is_told(workers: BotWorkers) -> None:
    with pytest.raises(RuntimeError, match="hal: UnknownName: unknown bot “hal”"):
        workers.ask(asked(), "hal", 1).result(PATIENCE)


class First(Bot):
    """A bot that takes the first of its choices."""

    def choose(self, state: State, budget: Budget | None = None) -> Choice:
        return state.choices()[0]


class Slow(First):
    """A bot that thinks for a long time, but not at first."""

    thoughts = 0

    def choose(self, state: State, budget: Budget | None = None) -> Choice:
        Slow.thoughts += 1
        if Slow.thoughts > 1:
            time.sleep(10 * PATIENCE)
        return super().choose(state, budget)


def test_when_the_time_is_up_it_plays_what_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "bot", lambda _name, _game, _seed: Slow("slow"))
    state = next(state for state in map(asked_late, range(60)) if len(think(question(state), game)) > 1)
    for thoughts in (0, 1):
        monkeypatch.setattr(Slow, "thoughts", thoughts)
        names = think(question(state, seconds=0.1), game)
        assert len(names) == 1
        state.copy().play(state.choice(names[0]))
    assert signal.getitimer(signal.ITIMER_REAL) == (0, 0)


def test_a_bot_has_half_of_the_time_that_is_left_for_a_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    budgets: list[int] = []

    class Counting(First):
        def choose(self, state: State, budget: Budget | None = None) -> Choice:
            assert budget is not None
            budgets.append(budget.milliseconds)
            return super().choose(state, budget)

    monkeypatch.setattr(thinking, "bot", lambda _name, _game, _seed: Counting("counting"))
    think(question(asked(plies=3), "search:1000000", seconds=PATIENCE), game)
    assert budgets
    assert all(0 < each <= 500 * PATIENCE for each in budgets)


def asked_late(plies: int) -> State:
    """Answer as ``asked``; a slow bot answers quickly here."""
    Slow.thoughts = -1000
    return asked(plies=plies)


def test_component_values_of_a_folder_are_used(tmp_path: Path) -> None:
    toy = CaravanGame()
    values = (toy.folder / "data" / "values.toml").read_text(encoding="utf-8")
    (tmp_path / "values.toml").write_text(values.replace("tea = 4", "tea = 5"), encoding="utf-8")
    state = toy.new(tmp_path)
    given = BotQuestion(SavedPosition("caravan", state.to_dict(), str(tmp_path)), "random", 1, 5)
    assert think(given, lambda _: toy)[0] in {"travel", "search"}


def test_an_unknown_game_is_an_error() -> None:
    with pytest.raises(UnknownName):
        think(question(asked())._replace(position=SavedPosition("chess", {}, "")), game)


def test_an_external_bot_that_fails_for_a_whole_turn_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HELIOPOLIS_BOTS", "wall=false")
    monkeypatch.setattr(thinking, "_pauses", {})
    state = asked()
    assert state.play(state.choice(think(question(state, "wall"), game)[0]))
    assert list(thinking._pauses) == ["wall"]
    monkeypatch.setattr(ExternalBot, "choose", None)
    assert think(question(asked(), "wall"), game)


LAST = """
import json, sys
for line in sys.stdin:
    choices = json.loads(line).get("choices", [""])
    print(json.dumps({"heliopolis": 1, "choice": choices[-1]}), flush=True)
"""


def test_an_external_bot_thinks_in_a_worker_process(
    workers: BotWorkers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "last.py").write_text(LAST, encoding="utf-8")
    monkeypatch.setenv("HELIOPOLIS_BOTS", f"last={shlex.join([sys.executable, str(tmp_path / 'last.py')])}")
    assert workers.ask(asked(), "last", 1).result(PATIENCE)[0] == asked().choices()[-1].name

"""Whichever worker plays the games, in whatever order, stopped or not: the table is the same."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Generator, Iterable
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

import pytest
from counting import GAME, find_game

from heliopolis.arena import Contest, ContestResult, Outcome, ResultsFile, contest, in_process, processes, run
from heliopolis.arena.executors import ExecutorLost
from heliopolis.arena.summary import summary
from heliopolis.kernel.errors import BadOption
from heliopolis.kernel.game import Game

T = TypeVar("T")
R = TypeVar("R")


def table(result: ContestResult) -> dict[str, object]:
    """Return the result without the time it took."""
    plain = json.loads(json.dumps(summary(result)))
    for standings in (plain["standings"], *(line_up["standings"] for line_up in plain["line_ups"])):
        for standing in standings:
            del standing["seconds"]
    assert isinstance(plain, dict)
    return plain


def timeless(result: ContestResult) -> list[Outcome]:
    return [outcome._replace(seconds=[], elapsed=0.0) for outcome in result.outcomes]


def backwards(call: Callable[[T], R], tasks: Iterable[T]) -> Generator[R, None, None]:
    """Yield an executor whose quickest game is the last."""
    yield from reversed(list(in_process(call, tasks)))


def test_all_games_are_played_in_the_order_of_the_schedule(league: Contest) -> None:
    result = run(league, 4)
    assert len(result.outcomes) == 12
    assert [outcome.number for outcome in result.outcomes] == list(range(12))
    assert result.verdict is None


def test_who_is_quicker_does_not_matter(league: Contest) -> None:
    assert timeless(run(league, 4, executor=backwards)) == timeless(run(league, 4))


def test_processes_play_the_same_games(league: Contest) -> None:
    here, there = run(league, 4), run(league, 4, executor=processes(2))
    assert timeless(there) == timeless(here)
    assert table(there) == table(here)


@pytest.mark.sample
@pytest.mark.parametrize("bar", [0.3, 0.5, 0.97])
def test_a_verdict_does_not_depend_on_who_is_quicker(toys: Contest, bar: float) -> None:
    first, second, third = (run(toys, 60, bar, executor) for executor in (in_process, backwards, processes(2)))
    assert table(first) == table(second) == table(third)
    assert first.verdict is not None
    assert first.verdict.games == len(first.outcomes) <= 60
    assert len(first.outcomes) % 2 == 0


def test_a_decided_test_plays_no_further(toys: Contest) -> None:
    played: list[object] = []

    def counting(call: Callable[[T], R], tasks: Iterable[T]) -> Generator[R, None, None]:
        for outcome in in_process(call, tasks):
            played.append(outcome)
            yield outcome

    result = run(toys, 1000, 0.1, counting)
    assert result.verdict is not None
    assert result.verdict.passed
    assert len(played) == result.verdict.games < 100


def test_an_open_test_says_so(toys: Contest) -> None:
    result = run(toys, 2, 0.5)
    assert result.verdict is not None
    assert result.verdict.passed is None
    assert len(result.outcomes) == 2


class Stopped(Exception):
    """Someone pressed a key."""


@pytest.mark.parametrize("bar", [None, 0.6])
def test_a_stopped_contest_resumed_gives_the_same_table(tmp_path: Path, toys: Contest, bar: float | None) -> None:
    whole = run(toys, 20, bar)
    for after in (0, 1, 5, len(whole.outcomes) - 1):

        def tired(call: Callable[[T], R], tasks: Iterable[T], after: int = after) -> Generator[R, None, None]:
            for count, outcome in enumerate(in_process(call, tasks)):
                if count == after:
                    raise Stopped
                yield outcome

        path = tmp_path / f"{after}.jsonl"
        with pytest.raises(Stopped), ResultsFile(path, toys) as results:
            run(toys, 20, bar, tired, results)
        with ResultsFile(path, toys) as results:
            assert len(results.outcomes) == after
            assert table(run(toys, 20, bar, in_process, results)) == table(whole)
        with ResultsFile(path, toys) as results:
            assert table(run(toys, 20, bar, nobody, results)) == table(whole)


def nobody(call: Callable[[T], R], tasks: Iterable[T]) -> Generator[R, None, None]:
    """Yield an executor that must not be called."""
    pytest.fail(f"{call} has games to play: {list(tasks)}")
    yield from ()


def test_a_book_can_be_gone_on_with_for_more_games(tmp_path: Path, league: Contest) -> None:
    path = tmp_path / "results.jsonl"
    with ResultsFile(path, league) as results:
        run(league, 3, results=results)
    seen: list[tuple[int, int]] = []
    with ResultsFile(path, league) as results:
        longer = run(league, 8, results=results, progress=lambda done, total: seen.append((done, total)))
    assert table(longer) == table(run(league, 8))
    assert seen == [(done, 24) for done in range(9, 25)]
    with ResultsFile(path, league) as results:
        assert table(run(league, 3, executor=nobody, results=results)) == table(run(league, 3))


def test_a_contest_that_was_killed_goes_on(tmp_path: Path) -> None:
    """As if someone pulled the plug: the whole group of processes is killed amid the games."""
    path, bots, games = tmp_path / "results.jsonl", ["random", "greedy:width=1:states=4"], 48
    words = ["arena", "helios", *bots, "--games", str(games), "--seed", "9", "--workers", "2", "--out", str(path)]
    killed = subprocess.Popen([sys.executable, "-m", "heliopolis.cli", *words], start_new_session=True)
    while killed.poll() is None and (not path.exists() or path.read_bytes().count(b"\n") < 4):
        time.sleep(0.01)
    with suppress(ProcessLookupError):  # it may have been faster than we
        os.killpg(killed.pid, signal.SIGKILL)
    killed.wait()
    before = path.read_bytes()
    assert 4 <= before.count(b"\n") <= games + 1  # a line for each game, after the head
    meeting = contest("helios", bots, {"players": 2}, seed=9)
    with ResultsFile(path, meeting) as results:
        resumed = run(meeting, games, results=results)
    assert path.read_bytes().startswith(before[: before.rfind(b"\n") + 1])
    whole = run(meeting, games)
    assert timeless(resumed) == timeless(whole)
    assert table(resumed) == table(whole)


HERE = "HELIOPOLIS_TESTS_RUN_IN"


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Check that workers know that they are not this process."""
    monkeypatch.setenv(HERE, str(os.getpid()))


def dying(name: str) -> Game:
    """Return the game, and the end of any worker that plays it."""
    if os.environ[HERE] != str(os.getpid()):
        os._exit(3)
    return find_game(name)


def failing(name: str) -> Game:
    """Return the game, which no worker can find."""
    if os.environ[HERE] != str(os.getpid()):
        raise LookupError("lost")
    return find_game(name)


@pytest.mark.usefixtures("here")
def test_a_process_that_dies_is_told() -> None:
    meeting = contest(GAME.name, ["random", "greedy"], {"players": 2}, find_game=dying)
    with pytest.raises(ExecutorLost, match="a process of the arena died"):
        run(meeting, 2, executor=processes(1))


@pytest.mark.usefixtures("here")
def test_a_game_that_fails_is_told_with_its_number() -> None:
    meeting = contest(GAME.name, ["random", "greedy"], {"players": 2}, find_game=failing)
    with pytest.raises(RuntimeError, match="game 0: LookupError: lost"):
        run(meeting, 2, executor=processes(1))


def test_what_cannot_be_run(toys: Contest, league: Contest) -> None:
    with pytest.raises(BadOption, match="games: must be at least 1, not 0"):
        run(toys, 0)
    with pytest.raises(BadOption, match="beats: must be between 0 and 1"):
        run(toys, 1, 1.2)
    with pytest.raises(BadOption, match="beats: needs a single line-up of bots; these make 3"):
        run(league, 1, 0.5)

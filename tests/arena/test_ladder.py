"""The ladder: ratings follow from the games, anyone gets the same games, and the page says what the files do."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import ladder_page
import pytest
from typer.testing import CliRunner

from heliopolis import Choice, State, tasks
from heliopolis.arena import ladder
from heliopolis.arena.entries import TrainingCost, enter, entry_text, read_entry
from heliopolis.arena.executors import in_process
from heliopolis.arena.ladder import RungResult, evaluate, expected, rate
from heliopolis.arena.leaderboard import task_contest
from heliopolis.cli import app
from heliopolis.cli.commands import tasks as command
from heliopolis.kernel.errors import BadData, BadOption
from heliopolis.tasks import Rung, Task, all_tasks

LADDERS = {name: task for name, task in all_tasks().items() if task.rungs}
WEAK, MIDDLE, STRONG = "random", "greedy:states=40", "greedy:states=90"
RUNGS = tuple(Rung(bot, rating, rating, rating, 9) for bot, rating in ((WEAK, 0), (MIDDLE, 300), (STRONG, 700)))
SMALL = LADDERS["Helios-2p-v2"]._replace(name="Small-v2", rungs=RUNGS, games=20)
ALONE = LADDERS["Origins-solo-v2"]._replace(name="Alone-v2", rungs=RUNGS[:2], games=6)


class First:
    """Takes what stands first."""

    def choose_many(self, states: Sequence[State]) -> list[Choice]:
        return [state.choices()[0] for state in states]


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "SIGHTING", 4)


def result(bot: str, share: float, games: int = 10_000) -> RungResult:
    return RungResult(bot, games, share, games * share * (1 - share))


def test_the_shares_that_a_rating_promises_lead_to_it() -> None:
    found = rate([result(rung.bot, expected(450 - rung.rating)) for rung in RUNGS], RUNGS)
    assert found.rating == pytest.approx(450, abs=0.1)
    assert found.low < 450 < found.high
    fewer = rate([result(rung.bot, expected(450 - rung.rating), 100) for rung in RUNGS], RUNGS)
    assert fewer.high - fewer.low == pytest.approx(10 * (found.high - found.low), rel=0.05)


def test_games_that_go_alike_widen_the_interval_and_never_narrow_it() -> None:
    apart, alike, calm = (rate([RungResult(MIDDLE, 100, 0.5, spread)], RUNGS) for spread in (25, 100, 1))
    assert alike.high - alike.low == pytest.approx(2 * (apart.high - apart.low))
    assert calm == apart


def test_whoever_wins_or_loses_all_has_a_rating() -> None:
    above, below = (rate([result(rung.bot, share, 20) for rung in RUNGS], RUNGS).rating for share in (1, 0))
    assert below < RUNGS[0].rating < RUNGS[-1].rating < above


def test_the_same_words_bring_the_same_games_and_others_do_not() -> None:
    first, again, other = (evaluate(SMALL, First(), seed) for seed in ("words", "words", "others"))
    assert first._replace(seconds=0) == again._replace(seconds=0)
    assert other.digest != first.digest
    assert first.games >= SMALL.games


def test_rungs_that_tell_most_are_played_most_and_those_far_above_not_at_all() -> None:
    strong = [Rung(f"greedy:states={states}", 1000, 1000, 1000, 9) for states in (150, 151, 152)]
    task = SMALL._replace(rungs=(RUNGS[0], *strong))
    found = {each.bot: each for each in evaluate(task, First(), "words").rungs}
    assert [found[rung.bot].share for rung in strong[:2]] == [0, 0]
    assert strong[2].bot not in found
    assert found[WEAK].games > found[strong[1].bot].games == ladder.SIGHTING


def test_alone_an_agent_and_a_rung_play_the_same_draws() -> None:
    same = RUNGS[1]._replace(bot="greedy:states=41")
    found = evaluate(ALONE._replace(rungs=(RUNGS[0], same)), MIDDLE, "words")
    assert found.rungs[1].share == 0.5, "nearly the same bot plays the same games"


def test_a_rung_is_not_rated_and_a_task_has_one_way_to_be_measured() -> None:
    with pytest.raises(BadOption, match="is already the opponent"):
        evaluate(SMALL, MIDDLE, "words")
    with pytest.raises(BadOption, match="heliopolis tasks run Helios-2p-v1"):
        evaluate(all_tasks()["Helios-2p-v1"], "easy", "words")
    with pytest.raises(BadOption, match="heliopolis evaluate Small-v2"):
        task_contest(SMALL, "easy")


def test_an_entry_is_what_its_file_says(tmp_path: Path) -> None:
    path = tmp_path / "agent" / "1.json"
    found = enter(SMALL, First(), "words", path, TrainingCost(3, 1000, 20))
    entry = read_entry(path.read_text(encoding="utf-8"))
    assert entry.evaluation.digest == found.digest
    assert rate(entry.evaluation.rungs, RUNGS).rating == pytest.approx(found.rating.rating, abs=0.5)
    assert (entry.training, entry.search) == (TrainingCost(3, 1000, 20), False)
    with pytest.raises(BadData, match="games"):
        read_entry(path.read_text(encoding="utf-8").replace('"games": ', '"games": -'))
    with pytest.raises(BadData, match="line 1"):
        read_entry("nothing")


def test_the_command_rates_a_bot_and_confirms_an_entry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    small = SMALL._replace(rungs=RUNGS[:2], games=8)
    monkeypatch.setattr(tasks, "all_tasks", lambda: {small.name: small})
    monkeypatch.setattr(command, "executor", lambda *_: in_process)
    path = tmp_path / "entry.json"
    asked = ["evaluate", small.name, "greedy:states=30"]
    done = CliRunner().invoke(app, [*asked, "--seed", "secret words", "--out", str(path)])
    assert done.exit_code == 0, done.output
    assert json.loads(path.read_text())["digest"] in done.output
    done = CliRunner().invoke(app, [*asked, "--check", str(path)])
    assert (done.exit_code, "The entry is confirmed" in done.output) == (0, True), done.output
    told = read_entry(path.read_text(encoding="utf-8"))
    path.write_text(entry_text(told.evaluation._replace(digest="0")), encoding="utf-8")
    done = CliRunner().invoke(app, [*asked, "--check", str(path), "--lang", "fr"])
    assert (done.exit_code, "ne sont pas celles de l’entrée" in done.output) == (1, True), done.output


@pytest.mark.parametrize("task", LADDERS.values(), ids=list(LADDERS))
def test_every_ladder_goes_from_random_to_master(task: Task) -> None:
    ratings = [rung.rating for rung in task.rungs]
    assert ratings == sorted(ratings)
    bots = [rung.bot for rung in task.rungs]
    assert "random" in bots[:3]
    assert ladder_page.ANCHOR in bots
    assert all(rung.low <= rung.rating <= rung.high for rung in task.rungs)


def test_games_between_rungs_lead_to_their_ratings() -> None:
    shares = {(1, 0): expected(300), (2, 1): expected(200), (2, 0): expected(500)}
    seen = [
        ladder_page.Observation(first, second, (first, second, number), float(number < 1000 * share))
        for (first, second), share in shares.items()
        for number in range(1000)
    ]
    bots = ["random", ladder_page.ANCHOR, "master"]
    rungs = ladder_page.rated(ladder_page.Measured(SMALL, bots, seen, dict.fromkeys(bots, 1000), {}, 1))
    assert [rung.rating for rung in rungs] == pytest.approx([700, 1000, 1200], abs=3)
    assert rungs[1].low == rungs[1].high == 1000
    assert rungs[0].low < 700 < rungs[0].high < rungs[1].low


def test_ratings_and_page_say_what_the_files_do() -> None:
    for path, text in ladder_page.files().items():
        assert path.read_text(encoding="utf-8") == text, f"{path}: `make docs` makes it again"

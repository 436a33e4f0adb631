"""The soak test plays what its options say, and reports the seed and ply of a failure."""

from __future__ import annotations

import pytest

from heliopolis.games import all_games
from heliopolis.kernel.choice import Choice
from heliopolis.testing import soak
from heliopolis.testing.soak import SoakTask
from heliopolis_caravan import rules
from heliopolis_caravan.game import CaravanGame
from heliopolis_caravan.position import Caravan


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> CaravanGame:
    """Provide the toy in the place of every game."""
    game = CaravanGame()
    monkeypatch.setattr(soak, "game", lambda _: game)
    return game


def test_the_games_of_a_task_are_played_and_counted(toy: CaravanGame) -> None:
    some, others = soak.soak(SoakTask("caravan", 1, 6, 0)), soak.soak(SoakTask("caravan", 7, 4, 4))
    assert (some.games, others.games) == (6, 4)
    assert some.saves == 0
    assert others.saves == others.plies > others.chance > 0
    both = some.plus(others)
    assert (both.games, both.plies, both.failure) == (10, some.plies + others.plies, "")
    assert both.longest == max(some.longest, others.longest)


def test_a_failure_ends_a_task_with_seed_and_ply(toy: CaravanGame, monkeypatch: pytest.MonkeyPatch) -> None:
    def lose(self: rules.Find, state: Caravan, choice: Choice) -> None:
        state.bag[choice.item] -= 1

    monkeypatch.setattr(rules.Find, "run", lose)
    tally = soak.soak(SoakTask("caravan", 1, 50, 0))
    assert tally.games < 50
    assert tally.failure.startswith("caravan: invariants_hold: ")
    assert f"(seed {1 + tally.games}, ply " in tally.failure


def test_every_game_is_played_once_and_the_saved_ones_are_spread() -> None:
    tasks = list(soak.tasks("any", seed=5, number=10_010, saves=500))
    assert sum(task.number for task in tasks) == 10_010
    assert sum(task.saves for task in tasks) == 500
    assert [task.seed for task in tasks] == list(range(5, 10_015, soak.BATCH))
    assert max(task.saves for task in tasks) < 3


@pytest.mark.sample
@pytest.mark.parametrize("name", all_games())
def test_the_command_prints_figures_and_seeds(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["soak", "--games", "3", "--saves", "1", "--seed", "9", "--processes", "1"])
    assert soak.main() == 0
    told = capsys.readouterr().out
    assert f"{name} (rules " in told
    assert "3 games from seed 9" in told
    assert "every invariant held" in told


def test_the_command_ends_with_1_after_a_failure(
    toy: CaravanGame, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # A stand-in for the processes: what they would find is the matter of the tests above.
    monkeypatch.setattr(soak, "soak_game", lambda *_: soak.SoakCounts(failure="seed 1"))
    monkeypatch.setattr("sys.argv", ["soak"])
    assert soak.main() == 1

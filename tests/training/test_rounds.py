"""Rounds of training: games are played once, and only who wins is promoted."""

from __future__ import annotations

from pathlib import Path

import pytest

from heliopolis.arena import Executor, in_process, processes
from heliopolis.data import load as open_data
from heliopolis.data import make, recipe
from heliopolis.data.manifest import digest
from heliopolis.games import game as find_game
from heliopolis.kernel.errors import BadData
from heliopolis.training import rounds
from heliopolis.training.examples import APART, check_fits, load
from heliopolis.training.matching import MatchGame
from heliopolis.training.rounds import Training, TrainingSettings, about_game


def training(folder: Path, executor: Executor = in_process, games: int = 1, searched: int = 0) -> Training:
    return Training(
        TrainingSettings(
            game="helios",
            folder=folder,
            games=games,
            searched=searched,
            simulations=2,
            memory=2,
            shape=(8, 4, 2),
            steps=3,
            match=320,
            bot="search:1",
            seed=1,
            begin=bool(searched),
        ),
        executor,
        say=lambda _: None,
    )


def test_the_games_of_a_round_are_played_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "BATCH", 1)
    there = training(tmp_path)
    there.play(0)
    [folder] = tmp_path.iterdir()
    assert folder.name == "games-0"
    written = {kept: kept.stat().st_mtime_ns for kept in folder.iterdir()}
    there.play(0)
    assert {kept: kept.stat().st_mtime_ns for kept in folder.iterdir()} == written


@pytest.mark.slow
def test_games_are_the_same_wherever_they_are_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "BATCH", 1)
    here, there = training(tmp_path / "here", games=3), training(tmp_path / "there", processes(2), games=3)
    here.play(0)
    there.play(0)
    played, others = (load([each.games(0)]) for each in (here, there))
    assert sorted(set(played["game"].tolist())) == [1_000_000_000, 1_000_000_001, 1_000_000_002]
    for name, array in played.items():
        assert (array == others[name]).all()


def test_a_round_is_a_data_set_with_journals(tmp_path: Path) -> None:
    there = training(tmp_path, games=2)
    there.play(0)
    data = open_data(there.games(0), "ends")
    (batch,) = data.batches(10_000)
    journal = data.journal(1_000_000_001)
    assert journal.notes["seed"] == "1000000001"
    assert journal.state.result() is not None
    ended = batch.lists("score")[len(batch) - 1].tolist()
    assert ended == [sheet.total for sheet in journal.state.scores()]


def test_data_sets_of_the_command_can_be_learned_from(tmp_path: Path) -> None:
    there = training(tmp_path / "rounds", games=1)
    there.play(0)
    made = make(tmp_path / "data", recipe(find_game("helios"), ["random"], 2, ends=True))
    assert there.settings._replace(data=(made.folder,)).told()["data"] == [digest(made.folder / "manifest.json")]
    both = load([there.games(0)], [made.folder])
    assert sorted(set(both["game"].tolist())) == [1_000_000_000, APART, APART + 1]
    seats = both["seats"].astype(int).sum()
    assert both["inputs"].shape == (seats, len(find_game("helios").numbers.input_names))
    assert len(both["share"]) == len(both["score"]) == seats


def test_data_of_another_game_is_refused(tmp_path: Path) -> None:
    make(tmp_path, recipe(find_game("helios"), ["random"], 1, ends=True))
    with pytest.raises(BadData, match="contains another data set: game is helios, not origins"):
        check_fits(tmp_path, about_game(find_game("origins")))


def test_some_games_are_played_by_bots_that_search(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "BATCH", 1)
    there = training(tmp_path, searched=1)
    assert there.best is not None, "the network of the package is the first to be bettered"
    there.play(0)
    played = load([tmp_path / "games-0"])
    by_game = dict(zip(played["game"].tolist(), played["simulations"].tolist(), strict=True))
    assert by_game == {1_000_000_000: 1, 1_000_000_001: 2}
    looked_at = ~played["played"].astype(bool)
    assert set(played["game"][looked_at].tolist()) <= {1_000_000_001}
    assert (played["chance"][looked_at].astype(float) >= 0).all()


@pytest.mark.parametrize(("wins", "promoted", "most"), [(1.0, True, 64), (0.0, False, 64), (0.5, False, 320)])
def test_a_network_is_promoted_only_if_it_wins_the_test(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wins: float, promoted: bool, most: int
) -> None:
    monkeypatch.setattr(rounds, "play_pairing", lambda each: MatchGame(each, wins, 100, 90.0))
    told = training(tmp_path).match(3)
    assert told["promoted"] is promoted
    assert told["games"] == most
    assert told["share"] == wins
    assert told["seed"] == rounds.MATCH_SEEDS + 3_000_000


def test_what_a_network_was_made_by_names_no_folder(tmp_path: Path) -> None:
    assert "folder" not in training(tmp_path).settings.told()

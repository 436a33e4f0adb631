"""Rounds of training: games are played once, and only who wins is promoted."""

from __future__ import annotations

from pathlib import Path

import pytest

from heliopolis.arena import Executor, in_process, processes
from heliopolis.training import rounds
from heliopolis.training.examples import load
from heliopolis.training.matching import MatchGame
from heliopolis.training.rounds import Training, TrainingSettings


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
    [kept] = tmp_path.iterdir()
    assert kept.name == "games-0.npz"
    written = kept.stat().st_mtime_ns
    there.play(0)
    assert kept.stat().st_mtime_ns == written


def test_games_are_the_same_wherever_they_are_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "BATCH", 1)
    here, there = training(tmp_path / "here", games=3), training(tmp_path / "there", processes(2), games=3)
    here.play(0)
    there.play(0)
    played, others = (load([each.folder / "games-0.npz"]) for each in (here, there))
    assert sorted(set(played["game"].tolist())) == [1_000_000_000, 1_000_000_001, 1_000_000_002]
    for name, array in played.items():
        assert (array == others[name]).all()


def test_some_games_are_played_by_bots_that_search(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "BATCH", 1)
    there = training(tmp_path, searched=1)
    assert there.best is not None, "the network of the package is the first to be bettered"
    there.play(0)
    played = load([tmp_path / "games-0.npz"])
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

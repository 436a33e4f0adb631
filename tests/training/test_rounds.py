"""Rounds of training: games are played once, and only who wins is promoted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from heliopolis.training import rounds
from heliopolis.training.matching import MatchGame, Pairing
from heliopolis.training.rounds import Training, TrainingSettings


def training(folder: Path, match: int = 320) -> Training:
    return Training(
        TrainingSettings(
            game="helios",
            folder=folder,
            games=1,
            simulations=1,
            memory=2,
            shape=(8, 4, 2),
            steps=3,
            match=match,
            bot="search:1",
            seed=1,
            workers=1,
        ),
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


@pytest.mark.parametrize(("wins", "promoted", "most"), [(1.0, True, 64), (0.0, False, 64), (0.5, False, 320)])
def test_a_network_is_promoted_only_if_it_wins_the_test(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wins: float, promoted: bool, most: int
) -> None:
    def decided(_: Callable[[Pairing], MatchGame], games: Sequence[Pairing], workers: int) -> Iterator[MatchGame]:
        assert workers == 1
        return (MatchGame(each, wins, 100, 90.0) for each in games)

    monkeypatch.setattr(rounds, "spread", decided)
    told = training(tmp_path).match(3)
    assert told["promoted"] is promoted
    assert told["games"] == most
    assert told["share"] == wins
    assert told["seed"] == rounds.MATCH_SEEDS + 3_000_000


def test_what_a_network_was_made_by_names_no_folder(tmp_path: Path) -> None:
    assert training(tmp_path).settings.told().keys() & {"folder", "workers"} == set()

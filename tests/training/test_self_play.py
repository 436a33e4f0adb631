"""Self-play: what is kept of games, and that the same number plays the same game again."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from heliopolis.training import examples, self_play
from heliopolis.training.matching import Side, pairings, play_pairing

NUMBER = 5


@pytest.fixture(scope="module")
def game() -> examples.Arrays:
    return self_play.play_game("helios", NUMBER, None, 1)


def test_every_position_has_a_row_for_each_seat(game: examples.Arrays) -> None:
    seats = game["seats"].astype(int)
    assert len(game["inputs"]) == len(game["share"]) == len(game["score"]) == seats.sum()
    assert {len(game[name]) for name in examples.POSITIONS} == {len(seats)}
    assert set(game["game"].tolist()) == {NUMBER}


def test_the_end_of_the_game_is_told_to_every_position(game: examples.Arrays) -> None:
    seats = int(game["seats"][0])
    shares, scores = game["share"].reshape(-1, seats), game["score"].reshape(-1, seats)
    assert shares.astype(float).sum(1) == pytest.approx(1.0)
    assert (scores == scores[0]).all()
    assert scores[0][shares[0].astype(float).argmax()] == scores[0].max()


def test_progress_goes_from_the_beginning_to_the_end(game: examples.Arrays) -> None:
    progress = game["progress"].astype(float)
    assert (np.diff(progress) >= 0).all()
    assert progress[0] < 0.2
    assert 0.9 < progress[-1] <= 1.0


def test_the_same_number_plays_the_same_game_again(game: examples.Arrays, tmp_path: Path) -> None:
    again = self_play.play_game("helios", NUMBER, None, 1)
    assert game.keys() == again.keys()
    assert all((game[name] == again[name]).all() for name in game)
    examples.save(tmp_path / "one.npz", game)
    both = examples.load([tmp_path / "one.npz"] * 2)
    assert len(both["game"]) == 2 * len(game["game"])
    assert [path.name for path in tmp_path.iterdir()] == ["one.npz"]


def test_in_a_match_each_seat_is_had_once_with_the_same_dice() -> None:
    match = pairings("helios", {"players": 2}, 7, 4, Side("random"), Side("greedy"))
    assert [(each.seed, each.seat) for each in match] == [(7, 0), (7, 1), (8, 0), (8, 1)]
    played = play_pairing(match[0]._replace(other=Side("random")))
    assert played == play_pairing(match[0]._replace(other=Side("random")))
    assert played.share in (0.0, 0.5, 1.0)

"""Self-play: what is kept of games, and that the same number plays the same game again."""

from __future__ import annotations

import numpy as np
import pytest

from heliopolis.data.ends import END_COLUMNS, ENDS
from heliopolis.data.making import GameRecord
from heliopolis.training import examples, self_play
from heliopolis.training.matching import Side, pairings, play_pairing

NUMBER = 5


def played() -> GameRecord:
    return self_play.play_game("helios", self_play.TrainingGame(NUMBER, 1), None)


@pytest.fixture(scope="module")
def game() -> examples.Arrays:
    return examples.as_arrays(played().tables[ENDS])


def test_every_position_has_a_row_for_each_seat(game: examples.Arrays) -> None:
    seats = game["seats"].astype(int)
    assert len(game["inputs"]) == len(game["share"]) == len(game["score"]) == seats.sum()
    assert {len(game[name]) for name, column in END_COLUMNS.items() if not column.listed} == {len(seats)}
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


def test_the_same_number_plays_the_same_game_again(game: examples.Arrays) -> None:
    again = played()
    arrays = examples.as_arrays(again.tables[ENDS])
    assert game.keys() == arrays.keys()
    assert all((game[name] == arrays[name]).all() for name in game)
    assert again.journal == played().journal


def test_in_a_match_each_seat_is_had_once_with_the_same_dice() -> None:
    match = pairings("helios", {"players": 2}, 7, 4, Side("random"), Side("greedy"))
    assert [(each.seed, each.seat) for each in match] == [(7, 0), (7, 1), (8, 0), (8, 1)]
    played = play_pairing(match[0]._replace(other=Side("random")))
    assert played == play_pairing(match[0]._replace(other=Side("random")))
    assert played.share in (0.0, 0.5, 1.0)

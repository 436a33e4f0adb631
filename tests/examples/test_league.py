"""The league of past checkpoints runs for seconds, and its opponents are those that joined."""

from __future__ import annotations

import sys
from pathlib import Path

import heliopolis
from heliopolis.arena.learning_curve import read_curve
from heliopolis.envs import PolicyBot, vector

sys.path.insert(0, str(Path(__file__).parents[2] / "examples"))
import league


def test_a_league_of_past_versions_is_learned_from_and_measured(tmp_path: Path) -> None:
    small = ["--rows", "8", "--hidden", "8", "--games", "2", "--against", "random"]
    league.main(["Helios-2p-v1", "--steps", "480", "--every", "200", *small, "--out", str(tmp_path)])
    points = list(read_curve(tmp_path / "curve.csv"))
    assert [point.against for point in points] == 2 * ["random", "version-1"]
    assert 200 < points[0].steps < 480 <= points[-1].steps


def test_opponents_are_past_versions_as_they_were() -> None:
    game = heliopolis.game("helios")
    policy = league.Policy(len(game.feature_spec()), len(game.vocabulary()), 4, 1)
    others = league.League(game)
    others.add(policy)
    policy.weights["in"] += 1
    assert others.bot(game, 6) == "random"
    old = others.bot(game, 7)
    assert isinstance(old, PolicyBot)
    env = vector(game, 2, old, seat=2, players=2)
    assert env.reset(seed=1)[1]["seat"].tolist() == [2, 2]

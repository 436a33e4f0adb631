"""The Ray run equals the local run, on a cluster of two nodes that this test starts and stops."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from heliopolis.arena import contest, in_process, run
from heliopolis.arena.cluster import cluster
from heliopolis.arena.summary import summary
from heliopolis.data import make, recipe
from heliopolis.games import game

pytestmark = [
    pytest.mark.skipif(find_spec("ray") is None, reason="LEFT OUT: Ray is not installed; `make cluster` runs this"),
    pytest.mark.filterwarnings("ignore"),
]


@pytest.fixture(scope="module")
def nodes() -> Iterator[int]:
    """Provide two nodes with a core each; how many of them are alive."""
    import ray
    from ray.cluster_utils import Cluster

    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        made.add_node(num_cpus=1)
        made.wait_for_nodes()
        ray.init(address=made.address, logging_level="error", log_to_driver=False)
        yield sum(node["Alive"] for node in ray.nodes())
    finally:
        ray.shutdown()
        made.shutdown()


def test_the_cluster_plays_the_same_games(nodes: int) -> None:
    assert nodes == 2
    meeting = contest("helios", ["search:2", "random", "greedy"], {"players": 2}, seed=5)
    there, here = (run(meeting, 2, executor=executor) for executor in (cluster, in_process))
    assert [each._replace(seconds=[], elapsed=0.0) for each in there.outcomes] == [
        each._replace(seconds=[], elapsed=0.0) for each in here.outcomes
    ]
    assert len(here.outcomes) == 6
    for result in (there, here):
        assert summary(result)["games"] == 6


def test_the_cluster_makes_the_same_data(nodes: int, tmp_path: Path) -> None:
    asked = recipe(game("helios"), ["random", "search:2"], 3, shard=2, kind="npz")
    for name, executor in (("there", cluster), ("here", in_process)):
        make(tmp_path / name, asked, executor)
    there, here = ({path.name: path.read_bytes() for path in (tmp_path / name).iterdir()} for name in ("there", "here"))
    assert there == here


def test_a_decided_test_stops_the_cluster(nodes: int) -> None:
    meeting = contest("helios", ["greedy", "random"], {"players": 2}, seed=5)
    there, here = (run(meeting, 100, 0.2, executor) for executor in (cluster, in_process))
    assert there.verdict is not None
    assert here.verdict is not None
    assert there.verdict.passed
    assert len(there.outcomes) == here.verdict.games < 10

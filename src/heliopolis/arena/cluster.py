"""An executor on a Ray cluster: the same games as here, on many machines."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import TYPE_CHECKING

from heliopolis.arena.contest import Contest, play
from heliopolis.arena.executors import ExecutorLost, Outcomes
from heliopolis.arena.outcome import Outcome
from heliopolis.arena.schedule import Fixture
from heliopolis.bots.external import LIST

if TYPE_CHECKING:
    from ray import ObjectRef


def cluster(contest: Contest, fixtures: Iterable[Fixture]) -> Outcomes:
    """Play on the cluster that RAY_ADDRESS names, or on one that is started here; Ray plays a lost game again."""
    try:
        import ray
    except ImportError:
        raise ExecutorLost("no-ray") from None
    joined = not ray.is_initialized()
    if joined:
        # Bots of other people are found by a list in the environment.
        external = {"env_vars": {LIST: os.environ[LIST]}} if LIST in os.environ else {}
        ray.init(logging_level="error", log_to_driver=False, runtime_env=external)
    task = ray.remote(play)
    pending: list[ObjectRef[Outcome]] = []
    try:
        for fixture in fixtures:
            # Twice as many as there are cores, so that none is idle while we read; a cluster may grow meanwhile.
            while len(pending) >= 2 * max(1, int(ray.cluster_resources().get("CPU", 1))):
                done, pending = ray.wait(pending)
                yield from ray.get(done)
            pending.append(task.remote(contest, fixture))
        while pending:
            done, pending = ray.wait(pending)
            yield from ray.get(done)
    finally:
        for each in pending:
            ray.cancel(each, force=True)
        if joined:
            ray.shutdown()

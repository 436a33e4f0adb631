"""An executor on a Ray cluster: the same as here, on many machines."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterable
from typing import TYPE_CHECKING, TypeVar

from heliopolis.arena.executors import ExecutorLost
from heliopolis.bots.external import LIST

if TYPE_CHECKING:
    from ray import ObjectRef

T = TypeVar("T")
R = TypeVar("R")


def cluster(call: Callable[[T], R], tasks: Iterable[T]) -> Generator[R, None, None]:
    """Run on the cluster that RAY_ADDRESS names, or on one that is started here; Ray does a lost task again."""
    try:
        import ray
    except ImportError:
        raise ExecutorLost("no-ray") from None
    joined = not ray.is_initialized()
    if joined:
        # Bots of other people are found by a list in the environment.
        external = {"env_vars": {LIST: os.environ[LIST]}} if LIST in os.environ else {}
        ray.init(logging_level="error", log_to_driver=False, runtime_env=external)
    remote = ray.remote(call_with)
    pending: list[ObjectRef[R]] = []
    try:
        for task in tasks:
            # Twice as many as there are cores, so that none is idle while we read; a cluster may grow meanwhile.
            while len(pending) >= 2 * max(1, int(ray.cluster_resources().get("CPU", 1))):
                done, pending = ray.wait(pending)
                yield from ray.get(done)
            pending.append(remote.remote(call, task))
        while pending:
            done, pending = ray.wait(pending)
            yield from ray.get(done)
    finally:
        for each in pending:
            ray.cancel(each, force=True)
        if joined:
            ray.shutdown()


def call_with(call: Callable[[T], R], task: T) -> R:
    """Ray makes remote what has a name; a partial has none."""
    return call(task)

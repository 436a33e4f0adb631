"""Batches for PyTorch."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor
from torch.utils.data import IterableDataset, get_worker_info

from heliopolis.data.batches import Batch
from heliopolis.data.tables import Array


class Tensors(IterableDataset[dict[str, Tensor]]):  # type: ignore[misc]  # types are checked without PyTorch
    """Batches as tensors by name; each worker of a ``DataLoader`` reads other shards.

    With a seed each iteration has an order of its own, which follows from the seed and the iteration's number.
    """

    def __init__(self, batches: Callable[..., Iterator[Batch]], seed: int | None, shards: int) -> None:
        super().__init__()
        self._batches: Final = batches
        self._seed: Final = seed
        # By worker, of which no more than there are shards have something to do. A ``DataLoader`` starts new processes
        # for each iteration, so they count in memory that they share.
        self._iterations: Final = torch.zeros(shards, dtype=torch.int64).share_memory_()

    def __iter__(self) -> Iterator[dict[str, Any]]:
        info = get_worker_info()
        worker, workers = (info.id, info.num_workers) if info else (0, 1)
        if worker >= len(self._iterations):
            return iter(())
        number = int(self._iterations[worker])
        self._iterations[worker] += 1
        seed = None if self._seed is None else [self._seed, number]
        batches = self._batches(seed=seed, worker=worker, workers=workers)
        return ({name: _tensor(array) for name, array in batch.arrays().items()} for batch in batches)


def _tensor(array: Array) -> Any:
    """Return whole numbers as PyTorch wants them: only 64 bits are an index or a class."""
    return torch.from_numpy(array.astype(np.int64) if np.issubdtype(array.dtype, np.integer) else array)

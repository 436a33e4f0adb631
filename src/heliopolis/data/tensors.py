"""Batches for PyTorch."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from torch import Tensor, from_numpy
from torch.utils.data import IterableDataset, get_worker_info

from heliopolis.data.batches import Batch


class Tensors(IterableDataset[dict[str, Tensor]]):  # type: ignore[misc]  # types are checked without PyTorch
    """Batches as tensors by name; each worker of a ``DataLoader`` reads other shards."""

    def __init__(self, batches: Callable[..., Iterator[Batch]]) -> None:
        super().__init__()
        self._batches: Final = batches

    def __iter__(self) -> Iterator[dict[str, Any]]:
        worker = get_worker_info()
        share = {"worker": worker.id, "workers": worker.num_workers} if worker else {}
        for batch in self._batches(**share):
            yield {name: from_numpy(array) for name, array in batch.arrays().items()}

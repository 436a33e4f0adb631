"""Data sets of played games: made by ``heliopolis dataset``, read by ``load``: ``pip install 'heliopolis[data]'``."""

try:
    import numpy as np  # noqa: F401
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        f"data sets need {missing.name}: pip install 'heliopolis[data]'", name=missing.name
    ) from missing

from heliopolis.data.batches import Batch
from heliopolis.data.loading import Dataset, load
from heliopolis.data.making import make
from heliopolis.data.recording import recipe
from heliopolis.data.tables import Lists

__all__ = ["Batch", "Dataset", "Lists", "load", "make", "recipe"]

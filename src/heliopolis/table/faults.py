"""Faults: of many things that are looked after, one that fails must not keep the others waiting."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy.exc import DBAPIError

MOST: Final = 1000
"""Faults that are remembered."""


class Faults:
    """What fails at the moment. Each thing is logged once, until it works again."""

    def __init__(self, log: logging.Logger, what: str) -> None:
        """Name ``what`` is done with each thing, for the log and for the health of the server."""
        self.what: Final = what
        self._log: Final = log
        self._failing: Final[dict[str, None]] = {}

    def __len__(self) -> int:
        return len(self._failing)

    @contextmanager
    def apart(self, name: str) -> Iterator[None]:
        """Do something with one thing; if it fails, continue after it.

        If the store is away, nothing else would work.
        """
        try:
            yield
        except DBAPIError:
            raise
        except Exception:  # noqa: BLE001 - whatever it is, the others must continue
            if name not in self._failing:
                self._log.exception("%s: %s fails", self.what, name)
            self._failing[name] = None
            if len(self._failing) > MOST:
                del self._failing[next(iter(self._failing))]
        else:
            self._failing.pop(name, None)

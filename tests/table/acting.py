"""What the tests of tables share: acting, being refused without a trace, and a table where one can pay in many ways."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from heliopolis.kernel.errors import HeliopolisError
from heliopolis.table.acts import Act
from heliopolis.table.factory import table_at
from heliopolis.table.history import Need
from heliopolis.table.keeping.store import Store
from heliopolis.table.seats import person
from heliopolis.table.table import Table
from table.conftest import TOY


class Shot(NamedTuple):
    """All that can be seen of a table."""

    version: int
    text: str
    need: Need
    kept: int
    seats: tuple[object, ...]


def shot(table: Table) -> Shot:
    kept = len(table.store.acts(table.id))
    return Shot(table.version, table.journal().text(), table.needs(), kept, tuple(table.seats))


def refused(table: Table, error: type[HeliopolisError], reason: str, act: Callable[[], None]) -> None:
    """Check that the act is refused, and nothing changes."""
    before = shot(table)
    with pytest.raises(error, match=reason):
        act()
    assert shot(table) == before


def make(table: Table, act: Act) -> None:
    table.make(act, table.version)


def rich(store: Store) -> Table:
    """Return a table at which Ann, who is asked, can pay in several ways."""
    saved = TOY.new(players=2, stages=9).to_dict()
    saved["bag"] = [1, 4, 2]
    saved["players"] = [{"stage": 0, "goods": [2, 0, 2]}, {"stage": 0, "goods": [0, 0, 0]}]
    state = TOY.load(saved)
    return table_at(store, state, TOY.components(), [person("Ann"), person("Bob")], "a test")[0]

"""Who is looking at a page just now: no one gets a notification of what they see already."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

ALL_TABLES: Final = ""
"""In place of a table: a list of all tables of the visitor."""
ELSEWHERE: Final = "/"
"""Stands for a table: a page that shows none."""

Now = Callable[[], float]


class Glance(NamedTuple):
    """When a player last looked at a page, at each table and at a list of all their tables; 0 for never."""

    when: int
    tables: dict[str, int]
    lists: int


class OpenPage:
    """A page with a socket; it says whether it can be seen."""

    def __init__(self, player: str, place: str) -> None:
        self.player: Final = player
        self.place: Final = place
        self.seen = True


class Looking:
    """The pages that players have open here, and what they have looked at since that was last asked."""

    def __init__(self, now: Now = time.time) -> None:
        self._now: Final = now
        self._open: Final[set[OpenPage]] = set()
        self._glances: Final[dict[str, dict[str, int]]] = {}

    def see(self, player: str, place: str) -> None:
        """Note that a player looks at a place."""
        self._glances.setdefault(player, {})[place] = int(self._now())

    @contextmanager
    def page(self, player: str | None, place: str) -> Iterator[OpenPage]:
        """Count a page of a player as open while it lasts; of people without a name too."""
        page = OpenPage(player or "", place)
        if player:
            self._open.add(page)
        try:
            yield page
        finally:
            self.show(page, seen=False)
            self._open.discard(page)

    def show(self, page: OpenPage, *, seen: bool) -> None:
        """Note that a page comes to the foreground, or goes to the background."""
        if page.player and (page.seen or seen):
            self.see(page.player, page.place)
        page.seen = seen

    def take(self) -> dict[str, Glance]:
        """Return by player what they have looked at since the last call, and what they look at now."""
        for page in self._open:
            if page.seen:
                self.see(page.player, page.place)
        taken = {player: _glance(places) for player, places in self._glances.items()}
        self._glances.clear()
        return taken


def place_of(path: str) -> str:
    """Return what a page is about: one table, all tables of the visitor, or none."""
    if path in {"/", "/games"}:
        return ALL_TABLES
    _, first, table, *_ = f"{path}//".split("/")
    return table if first == "t" and table else ELSEWHERE


def _glance(places: dict[str, int]) -> Glance:
    tables = {place: when for place, when in places.items() if place not in {ALL_TABLES, ELSEWHERE}}
    return Glance(max(places.values()), tables, places.get(ALL_TABLES, 0))

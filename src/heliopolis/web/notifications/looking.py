"""Who is looking at a page of ours just now: nobody is told by a notice what they have before their eyes."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

ALL_TABLES: Final = ""
"""In place of a table: a list of all tables of the visitor."""
ELSEWHERE: Final = "/"
"""In place of a table: a page that tells of none."""

Now = Callable[[], float]


class Glance(NamedTuple):
    """When a player last looked at something of ours, at each table and at a list of all of theirs; 0 for never."""

    when: int
    tables: dict[str, int]
    lists: int


class OpenPage:
    """A page with a socket; it tells whether it can be seen."""

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
        """A player looks at a place."""
        self._glances.setdefault(player, {})[place] = int(self._now())

    @contextmanager
    def page(self, player: str | None, place: str) -> Iterator[OpenPage]:
        """A page of a player is open, or of somebody whom nobody knows."""
        page = OpenPage(player or "", place)
        if player:
            self._open.add(page)
        try:
            yield page
        finally:
            self.show(page, seen=False)
            self._open.discard(page)

    def show(self, page: OpenPage, *, seen: bool) -> None:
        """A page comes to be seen, or is hidden behind others."""
        if page.player and (page.seen or seen):
            self.see(page.player, page.place)
        page.seen = seen

    def take(self) -> dict[str, Glance]:
        """By player, what they have looked at since this was last asked, and what they look at."""
        for page in self._open:
            if page.seen:
                self.see(page.player, page.place)
        taken = {player: _glance(places) for player, places in self._glances.items()}
        self._glances.clear()
        return taken


def place_of(path: str) -> str:
    """What a page tells of: one table, all of the visitor's, or none."""
    if path in {"/", "/games"}:
        return ALL_TABLES
    _, first, table, *_ = f"{path}//".split("/")
    return table if first == "t" and table else ELSEWHERE


def _glance(places: dict[str, int]) -> Glance:
    tables = {place: when for place, when in places.items() if place not in {ALL_TABLES, ELSEWHERE}}
    return Glance(max(places.values()), tables, places.get(ALL_TABLES, 0))

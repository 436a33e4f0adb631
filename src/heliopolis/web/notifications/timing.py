"""When a player may be notified: not while they look at one of our pages, and not in their quiet hours."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime, tzinfo
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo

from heliopolis.kernel.errors import BadData
from heliopolis.table.keeping.notices import KINDS

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


HOURS: Final = 24
LONGEST_ZONE: Final = 64


class QuietHours(NamedTuple):
    """When and of what a player wants no notification.

    From one hour to another, perhaps of the next day; where both are the same no hour is quiet.
    """

    first: int = 0
    last: int = 0
    zone: str = "UTC"
    off: frozenset[str] = frozenset()
    """The kinds they want to hear nothing of."""

    def holds(self, now: float) -> bool:
        """Return whether it is quiet now."""
        hour = self.local(now).hour
        return hour in [(self.first + each) % HOURS for each in range((self.last - self.first) % HOURS)]

    def local(self, when: float) -> datetime:
        """Return a time by the player's clock."""
        # A zone that is not known any more counts as that of Greenwich.
        return datetime.fromtimestamp(when, _zone(self.zone) or UTC)

    def to_dict(self) -> dict[str, str]:
        """Return it as the store keeps it."""
        kinds = {"off": " ".join(sorted(self.off))} if self.off else {}
        return {"first": str(self.first), "last": str(self.last), "zone": self.zone, **kinds}


def read_quiet(told: Mapping[str, str]) -> QuietHours:
    """Return the hours of a form, or as the store has them; a form names the kinds that are wanted."""
    zone = told.get("zone", "").strip() or "UTC"
    if len(zone) > LONGEST_ZONE or _zone(zone) is None:
        raise BadData("zone", "notice-zone", value=zone[:LONGEST_ZONE])
    off = {kind for kind in KINDS if f"tell-{kind}" not in told} if "kinds" in told else told.get("off", "").split()
    return QuietHours(_hour(told, "first"), _hour(told, "last"), zone, frozenset(KINDS).intersection(off))


def kept_quiet(told: Mapping[str, str]) -> QuietHours:
    """Return the hours as the store has them; what an earlier program took and this one does not counts as none."""
    try:
        return read_quiet(told)
    except BadData:
        return QuietHours()


def _hour(told: Mapping[str, str], field: str) -> int:
    value = told.get(field, "0")
    if not (value.isascii() and value.isdecimal() and len(value) <= 2 and int(value) < HOURS):
        raise BadData(field, "notice-hour", value=value[:8])
    return int(value)


def _zone(name: str) -> tzinfo | None:
    try:
        return UTC if name == "UTC" else ZoneInfo(name)
    except (ValueError, OSError, KeyError):  # not a name of a zone; a folder of them; none of that name
        return None

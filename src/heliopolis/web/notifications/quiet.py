"""Quiet hours: when a player wants no notifications, by their own clock."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime, tzinfo
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo

from heliopolis.kernel.errors import BadData

HOURS: Final = 24
LONGEST_ZONE: Final = 64


class QuietHours(NamedTuple):
    """From one hour to another, perhaps of the next day; where both are the same no hour is quiet."""

    first: int = 0
    last: int = 0
    zone: str = "UTC"

    def holds(self, now: float) -> bool:
        """Return whether it is quiet now."""
        hour = self.local(now).hour
        return hour in [(self.first + each) % HOURS for each in range((self.last - self.first) % HOURS)]

    def local(self, when: float) -> datetime:
        """Return a time by the player's clock."""
        return datetime.fromtimestamp(when, zone_of(self.zone))

    def to_dict(self) -> dict[str, str]:
        """Return it as the store keeps it."""
        return {"first": str(self.first), "last": str(self.last), "zone": self.zone}


def read_quiet(told: Mapping[str, str]) -> QuietHours:
    """Return the hours of a form."""
    zone = told.get("zone", "").strip() or "UTC"
    if len(zone) > LONGEST_ZONE or _zone(zone) is None:
        raise BadData("zone", "notice-zone", value=zone[:LONGEST_ZONE])
    return QuietHours(_hour(told, "first"), _hour(told, "last"), zone)


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


def zone_of(name: str) -> tzinfo:
    """Return the zone of that name; one that is not known any more counts as that of Greenwich."""
    return _zone(name) or UTC


def _zone(name: str) -> tzinfo | None:
    try:
        return UTC if name == "UTC" else ZoneInfo(name)
    except (ValueError, OSError, KeyError):  # not a name of a zone; a folder of them; none of that name
        return None

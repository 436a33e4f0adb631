"""How much one client may do: pages, posts, new tables, open sockets, counted by address."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Final

from starlette.requests import HTTPConnection

from heliopolis.web.server.refusal import Refusal

CLIENTS: Final = 10_000
"""Clients whose recent actions are remembered."""


@dataclass(frozen=True)
class ClientLimits:
    """How much one client may have: the address it comes from is the client."""

    tables_per_hour: int = 120
    sockets: int = 60
    posts_per_minute: int = 1200
    pages_per_minute: int = 1800
    pictures_per_minute: int = 30
    players_per_hour: int = 240
    links_per_minute: int = 30
    """Links of players that are opened, right ones or wrong ones."""
    lines_per_minute: int = 30
    notices_per_hour: int = 30
    """Ways to be told that are added or tried, by one player or from one address."""
    mails_per_hour: int = 20
    """Links that are mailed,"""
    mails_to_one: int = 4
    """and those to one mail address."""


class Bucket:
    """What somebody may still do: it fills again evenly, up to what they may do at once."""

    __slots__ = ("left", "seen")

    def __init__(self, most: int, now: float) -> None:
        self.left = float(most)
        self.seen = now

    def take(self, most: int, seconds: float, now: float) -> bool:
        """Take one of ``most`` in so many seconds, if there is one."""
        self.left = min(float(most), self.left + (now - self.seen) * most / seconds)
        self.seen = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class RateLimiter:
    """What the clients did lately, by address."""

    def __init__(self, limits: ClientLimits) -> None:
        self.limits: Final = limits
        self._buckets: Final[OrderedDict[tuple[str, str], Bucket]] = OrderedDict()
        self._sockets: Final[dict[str, int]] = {}

    def table_made(self, connection: HTTPConnection) -> None:
        """Count a new table, or refuse it."""
        self._count(connection, "tables", self.limits.tables_per_hour, 3600)

    def pictured(self, connection: HTTPConnection) -> None:
        """Count a picture of a position, or refuse it."""
        self._count(connection, "pictures", self.limits.pictures_per_minute, 60)

    def player_made(self, connection: HTTPConnection) -> None:
        """Count a new player, or refuse them."""
        self._count(connection, "players", self.limits.players_per_hour, 3600)

    def link_opened(self, connection: HTTPConnection) -> None:
        """Count an opened link of a player, or refuse it: nobody may try many."""
        self._count(connection, "links", self.limits.links_per_minute, 60)

    def posted(self, connection: HTTPConnection) -> None:
        """Count a post, or refuse it."""
        self._count(connection, "posts", self.limits.posts_per_minute, 60)

    def looked(self, connection: HTTPConnection) -> None:
        """Count a page, a file or a socket that is asked for, or refuse it."""
        self._count(connection, "pages", self.limits.pages_per_minute, 60)

    def talked(self, connection: HTTPConnection) -> None:
        """Count something said or noted at a table, or refuse it."""
        self._count(connection, "talk", self.limits.lines_per_minute, 60)

    def noticed(self, connection: HTTPConnection, player: str) -> None:
        """Count a way to be told that is added or tried, or refuse it: what is sent there reaches others."""
        for who in (client(connection), player):
            self._count_for(who, "notices", self.limits.notices_per_hour, 3600)

    def mailed(self, connection: HTTPConnection, address: str) -> None:
        """Count a link that shall be mailed, or refuse it, whether or not anybody has that address."""
        self._count(connection, "mails", self.limits.mails_per_hour, 3600)
        self._count_for(address, "mails", self.limits.mails_to_one, 3600)

    def _count(self, connection: HTTPConnection, what: str, most: int, seconds: float) -> None:
        self._count_for(client(connection), what, most, seconds)

    def _count_for(self, who: str, what: str, most: int, seconds: float) -> None:
        key, now = (who, what), time.monotonic()
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(most, now)
            if len(self._buckets) > CLIENTS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        if not bucket.take(most, seconds, now):
            raise Refusal(429, f"web-refused-{what}")

    def socket_opened(self, connection: HTTPConnection) -> bool:
        """Count an open socket, unless there are too many."""
        who = client(connection)
        if self._sockets.get(who, 0) >= self.limits.sockets:
            return False
        self._sockets[who] = self._sockets.get(who, 0) + 1
        return True

    def socket_closed(self, connection: HTTPConnection) -> None:
        """One socket less."""
        who = client(connection)
        self._sockets[who] -= 1
        if not self._sockets[who]:
            del self._sockets[who]


def client(connection: HTTPConnection) -> str:
    """The client an address stands for; a household with IPv6 has 2^64 addresses and counts as one."""
    return network(connection.client.host if connection.client else "")


@lru_cache(1024)
def network(address: str) -> str:
    """An address, or the network of 2^64 addresses that one of IPv6 belongs to."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv4Address) or found.is_loopback:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, 64), strict=False))


def owner(connection: HTTPConnection) -> str:
    """Who is held to account for a new table: nobody on this machine, whose tables are its user's own."""
    address = connection.client.host if connection.client else ""
    try:
        return "" if ip_address(address).is_loopback else network(address)
    except ValueError:
        return address

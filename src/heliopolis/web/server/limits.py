"""How much strangers may send, and how much one client may do. docs/hosts/limits.md lists each limit."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final

from starlette.requests import HTTPConnection

from heliopolis.table.errors import TooMany
from heliopolis.web.server.cookies import player_of

# A connection --------------------------------------------------------------------------------------------

HEADER_BYTES: Final = 16 * 1024
"""All headers of a request: our cookies take less than 6 KB."""
HEADER_SECONDS: Final = 20.0
"""How long a client may take to send its headers."""
COOKIES: Final = 100
"""Cookies of a request that are read."""
COOKIE_BYTES: Final = 1024
"""The longest cookie that is read."""
LANGUAGE_BYTES: Final = 256
"""How much of the languages of a browser is read."""
LEAVE_SECONDS: Final = 5
"""How long a server that shuts down waits for requests under way."""
END_SECONDS: Final = 20
"""A server that has not ended this long after its signal logs where it hangs, and ends right away."""

# A socket ------------------------------------------------------------------------------------------------

SOCKET_BURST: Final = 4096
"""Bytes that a browser may send over a socket at once. Ours sends a word when a page is hidden or shown."""
SOCKET_BYTES_PER_SECOND: Final = 512
MESSAGE_BYTES: Final = 1024
"""The longest message of a browser."""

# What is posted ------------------------------------------------------------------------------------------

FORM_BYTES: Final = 16 * 1024
"""More than any form of this site needs."""
FILE_BYTES: Final = 1024 * 1024
"""The longest journal that can be opened; a game takes some 10 KB."""
BODY_SECONDS: Final = 30.0
"""How long a posted body may take to arrive."""
FIELDS: Final = 64
KIND_BYTES: Final = 256
"""Letters of a content type that are looked at."""


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
    """How many notification ways one player or one address may add or try."""
    mails_per_hour: int = 20
    """Links that are mailed,"""
    mails_to_one: int = 4
    """and those to one mail address."""
    connections: int = 512
    """Open connections."""
    busy_seconds: float = 1.0
    """How long one client or player may keep the server busy. After that its requests wait, and it gets"""
    busy_share: float = 0.1
    """this part of the server's time while others come, and"""
    alone_share: float = 0.8
    """this part while no one does. The machine itself is not held to that: its proxy may speak for many."""
    opening_seconds: float = 0.05
    """The most that a long-lived socket is charged: the cost of opening one."""
    at_once: int = 6
    """Requests of one client that are answered at the same time;"""
    waiting: int = 500
    """others wait, but no more than this."""


EXPECTED_SECONDS: Final = 0.005
"""What a request is charged before it is answered, so that the next one of the same client waits for it."""
BESIDES: Final = 2.0
"""How many seconds the server works for each one that is measured: also in threads and for the connection."""
OTHERS_SECONDS: Final = 5.0
"""Who came so lately is taken to be here still."""


COUNTED: Final = {
    "tables_per_hour": "many-new-tables",
    "posts_per_minute": "many-posts",
    "pages_per_minute": "many-pages",
    "pictures_per_minute": "many-pictures",
    "players_per_hour": "many-new-players",
    "links_per_minute": "many-links",
    "lines_per_minute": "many-lines",
    "notices_per_hour": "many-notices",
    "mails_per_hour": "many-mails",
    "mails_to_one": "many-mails",
}
"""How often something may be done, and what is said about more."""
COMES_FROM: Final = "heliopolis.comes-from"
"""What a request keeps of the address it comes from, in its scope."""
CLIENTS: Final = 10_000
"""Clients whose recent actions are remembered."""


class Bucket:
    """What someone may still do: it fills again evenly, up to what they may do at once."""

    __slots__ = ("left", "seen")

    def __init__(self, most: float, now: float) -> None:
        self.left = float(most)
        self.seen = now

    def take(self, most: float, seconds: float, now: float, number: float = 1) -> bool:
        """Take some of ``most`` in so many seconds, if there are as many."""
        self.fill(most, most / seconds, now)
        if self.left < number:
            return False
        self.left -= number
        return True

    def fill(self, most: float, per_second: float, now: float) -> None:
        """Put in what has come since the last time."""
        self.left = min(float(most), self.left + (now - self.seen) * per_second)
        self.seen = now


class RequestLine:
    """The requests of one client, of which a few are answered at the same time."""

    def __init__(self, at_once: int) -> None:
        self.places: Final = asyncio.Semaphore(at_once)
        self.inside = 0
        """Requests that are being answered or wait."""


class RateLimiter:
    """What the clients did lately, by address."""

    def __init__(self, limits: ClientLimits) -> None:
        self.limits: Final = limits
        self._buckets: Final[OrderedDict[tuple[str, str], Bucket]] = OrderedDict()
        self._sockets: Final[Counter[str]] = Counter()
        self._lines: Final[dict[str, RequestLine]] = {}
        self._came: Final[OrderedDict[str, float]] = OrderedDict()
        """The two clients who came last, and when."""

    def count(self, who: HTTPConnection | str, limit: str) -> None:
        """Count what a client, a player or a receiver does, by the name of its limit, or refuse it."""
        key, most, seconds = COUNTED[limit], getattr(self.limits, limit), 60 if limit.endswith("minute") else 3600
        if not self._bucket(who if isinstance(who, str) else client(who), key, most).take(
            most, seconds, time.monotonic()
        ):
            raise TooMany(key)

    def come(self, connection: HTTPConnection, limit: str) -> None:
        """Count a request, or refuse it, and note who is here."""
        who = client(connection)
        self._came[who] = time.monotonic()
        self._came.move_to_end(who)
        if len(self._came) > 2:
            self._came.popitem(last=False)
        self.count(connection, limit)

    def mail(self, connection: HTTPConnection, address: str) -> None:
        """Count a link that shall be mailed, or refuse it, whether or not anyone has that address."""
        self.count(connection, "mails_per_hour")
        self.count(address, "mails_to_one")

    def _bucket(self, who: str, key: str, most: float) -> Bucket:
        bucket = self._buckets.get((who, key))
        if bucket is None:
            bucket = self._buckets[who, key] = Bucket(most, time.monotonic())
            if len(self._buckets) > CLIENTS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end((who, key))
        return bucket

    def _share(self, who: str) -> float:
        """Return what part of the server's time someone gets who has had more than enough."""
        since = time.monotonic() - OTHERS_SECONDS
        others = any(came > since for each, came in self._came.items() if each != who)
        return self.limits.busy_share if others else self.limits.alone_share

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Provide a request of a client, once it is its turn; refuse it if too many of that client wait already."""
        line = self._lines.setdefault(who, RequestLine(self.limits.at_once))
        if line.inside >= self.limits.at_once + self.limits.waiting:
            raise TooMany("many-pages")
        line.inside += 1
        try:
            await self._wait(line.places, who)
            self.charge([who], EXPECTED_SECONDS)
            try:
                yield
            finally:
                self.charge([who], -EXPECTED_SECONDS)
                line.places.release()
        finally:
            line.inside -= 1
            if not line.inside:
                self._lines.pop(who, None)

    async def _wait(self, places: asyncio.Semaphore, who: str) -> None:
        await places.acquire()
        try:
            await self.rest(who, who)
        except BaseException:
            places.release()
            raise

    async def rest(self, who: str, at: str) -> None:
        """Wait until a client or player may keep the server busy again; ``at`` is the client where they are."""
        most = self.limits.busy_seconds
        while True:
            bucket, share = self._bucket(who, "busy", most), self._share(at)
            bucket.fill(most, share, time.monotonic())
            if bucket.left > 0:
                return
            await asyncio.sleep(min(1, -bucket.left / share + 0.001))

    def worked(self, who: Iterable[str], seconds: float) -> None:
        """Note how long the server has worked for a request of clients and players, as far as that was measured."""
        self.charge(who, seconds * BESIDES)

    def charge(self, who: Iterable[str], seconds: float) -> None:
        """Charge clients and players that much of the server's time."""
        for each in who:
            self._bucket(each, "busy", self.limits.busy_seconds).left -= seconds

    @contextmanager
    def socket(self, connection: HTTPConnection) -> Iterator[None]:
        """Count a socket while it is open; refuse it if this client has too many."""
        who = client(connection)
        if self._sockets[who] >= self.limits.sockets:
            raise TooMany("many-pages")
        self._sockets[who] += 1
        try:
            yield
        finally:
            self._sockets[who] -= 1
            if not self._sockets[who]:
                del self._sockets[who]


def client(connection: HTTPConnection) -> str:
    """Return the client an address stands for; a household with IPv6 has 2^64 addresses and counts as one."""
    return _comes_from(connection)[0]


def owner(connection: HTTPConnection) -> str:
    """Return who accounts for a new table: no one on this machine, where tables belong to its user."""
    return _comes_from(connection)[1]


def _comes_from(connection: HTTPConnection) -> tuple[str, str]:
    """Return the client and the owner of a request, which are found once."""
    found: tuple[str, str] | None = connection.scope.get(COMES_FROM)
    if found is None:
        address = connection.client.host if connection.client else ""
        who, number = network(address), ip_of(address)
        found = connection.scope[COMES_FROM] = who, "" if number is not None and number.is_loopback else who
    return found


def ip_of(text: str) -> IPv4Address | IPv6Address | None:
    """Return the number that an address is; None if it is a name, or nothing."""
    try:
        return ip_address(text)
    except ValueError:
        return None


def network(address: str) -> str:
    """Return an address, or the network of 2^64 addresses that one of IPv6 belongs to."""
    found = ip_of(address.partition("%")[0])
    if not isinstance(found, IPv6Address) or found.is_loopback:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, 64), strict=False))


def charged(connection: HTTPConnection) -> list[str]:
    """Return who pays for the time that a request takes: its client, and its player if one is known."""
    if not owner(connection):
        return []
    player = player_of(connection)
    return [client(connection), *([player.id] if player else [])]

"""What we send to addresses that players name: only to the public network, and no more than we want to wait for.

Players must not make us call our own network by naming an address. So a name is looked up once, every address behind it
is checked, and the connection goes to one of those; an answer that redirects is not followed.
"""

from __future__ import annotations

import asyncio
import json
import socket
import ssl
from collections.abc import Awaitable, Callable, Container, Mapping, Sequence
from functools import cached_property
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final, NamedTuple
from urllib.parse import SplitResult, urlsplit

from heliopolis.kernel.errors import BadData, BadOption

LONGEST_ADDRESS: Final = 1000
SECONDS: Final = 10.0
"""How long one sending may take, from the look-up to the answer."""
ANSWER_BYTES: Final = 16 * 1024
"""How much of an answer is read at most."""
LONGEST_WAIT: Final = 6 * 3600
"""How long a receiver that asks for it is left alone at most."""
PORTS: Final = {"https": 443, "http": 80}
FIELD: Final = "address"
_TRANSLATED: Final = ip_network("64:ff9b::/96")
"""Addresses of IPv6 that stand for one of IPv4."""

Network = IPv4Network | IPv6Network
Lookup = Callable[[str, int], Awaitable[Sequence[str]]]
"""The addresses that a name stands for."""


class Answer(NamedTuple):
    """What a receiver answered."""

    status: int
    headers: Mapping[str, str]

    def check(self, *, gone: Container[int] = ()) -> None:
        """Refuse an answer that is not good; ``gone`` means that the receiver no longer exists."""
        if not 200 <= self.status < 300:
            told = f"status {self.status}"
            raise NotSent(told, status=self.status, wait=self.wait, gone=self.status in gone)

    @property
    def wait(self) -> int:
        """For how many seconds it wants to be left alone."""
        told = self.headers.get("retry-after", "")
        return min(int(told), LONGEST_WAIT) if told.isascii() and told.isdecimal() and len(told) < 9 else 0


class NotSent(Exception):
    """A receiver did not take what was sent; what this says has no secrets."""

    def __init__(self, told: str, *, status: int = 0, wait: int = 0, gone: bool = False) -> None:
        """Note the ``status`` it answered, if it did; ``wait``: how long it wants to be left alone.

        ``gone``: for good.
        """
        super().__init__(told)
        self.status: Final = status
        self.wait: Final = wait
        self.gone: Final = gone


def networks_of(words: Sequence[str]) -> tuple[Network, ...]:
    """Return the addresses and networks of the option that allows to send to them."""
    found: list[Network] = []
    for word in words:
        try:
            found.append(ip_network(word))
        except ValueError:
            raise BadOption("allow-notices-to", "network", value=word) from None
    return tuple(found)


def is_public(address: str) -> bool:
    """Return whether an address is one of the public network, and stands for no other."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        if found.sixtofour is not None or found.teredo is not None or found in _TRANSLATED or found.is_site_local:
            return False
    return found.is_global and not found.is_multicast and not found.is_reserved and not found.is_unspecified


async def look_up(host: str, port: int) -> list[str]:
    """Return the addresses that a name stands for, as the system knows them."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(place[0]) for _, _, _, _, place in found))


class Outgoing:
    """Sends to the public network, and to what the owner of the server allows besides."""

    def __init__(self, allowed: Sequence[Network] = (), lookup: Lookup = look_up, seconds: float = SECONDS) -> None:
        self._allowed: Final = tuple(allowed)
        self._lookup: Final = lookup
        self._seconds: Final = seconds

    @cached_property
    def _secure(self) -> ssl.SSLContext:
        """Made when something is sent: reading all certificates takes as long as some pages."""
        return ssl.create_default_context()

    async def check(self, address: str) -> None:
        """Refuse an address to which nothing may be sent."""
        await self._places(self._read(address))

    async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        """Send something there."""
        try:
            async with asyncio.timeout(self._seconds):
                to = self._read(address)
                return await self._send(to, await self._places(to), body, headers)
        except BadData as error:
            raise NotSent(str(error)) from None
        except TimeoutError:
            raise NotSent("no answer in time") from None
        except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError) as error:
            # What an error says may name the address, which may be a secret.
            raise NotSent(type(error).__name__) from None

    async def _send(self, to: SplitResult, places: Sequence[str], body: bytes, headers: Mapping[str, str]) -> Answer:
        host, secure = to.hostname or "", to.scheme == "https"
        reader, writer = await self._open(places, _port(to), host if secure else None)
        try:
            path = (to.path or "/") + (f"?{to.query}" if to.query else "")
            told = {"Host": to.netloc, "User-Agent": "Heliopolis", "Connection": "close", **headers}
            lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in told.items())]
            writer.write("\r\n".join([*lines, f"Content-Length: {len(body)}", "", ""]).encode("latin-1") + body)
            await writer.drain()
            return _answer(await reader.readuntil(b"\r\n\r\n"))
        finally:
            # An answer that continues is not listened to.
            writer.transport.abort()

    async def _open(
        self, places: Sequence[str], port: int, name: str | None
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Return a connection to the first of the addresses that answers; none of them is looked up again."""
        failed: OSError | None = None
        for place in places:
            try:
                return await asyncio.open_connection(
                    place, port, ssl=self._secure if name else None, server_hostname=name, limit=ANSWER_BYTES
                )
            except OSError as error:
                failed = error
        raise failed or OSError("no address")

    def _read(self, address: str) -> SplitResult:
        try:
            to = urlsplit(address)
            good = to.scheme in PORTS and bool(to.hostname) and to.username is None and to.password is None
            good = good and 0 < _port(to) < 65536
        except ValueError:
            good, to = False, urlsplit("")
        plain = address.isascii() and address.isprintable() and " " not in address
        if not good or not plain or len(address) > LONGEST_ADDRESS:
            raise BadData(FIELD, "notice-address", most=LONGEST_ADDRESS)
        return to

    async def _places(self, to: SplitResult) -> list[str]:
        """Return the addresses to which something is sent, if all that the name stands for may be sent to."""
        try:
            places = await self._lookup(to.hostname or "", _port(to))
        except (OSError, UnicodeError):
            places = []
        if not places:
            raise BadData(FIELD, "notice-unknown", name=to.hostname or "")
        allowed = all(self._allows(place) for place in places)
        if not allowed and not all(is_public(place) for place in places):
            raise BadData(FIELD, "notice-inside", name=to.hostname or "")
        if not allowed and to.scheme != "https":
            raise BadData(FIELD, "notice-https")
        return list(places)

    def _allows(self, place: str) -> bool:
        found: IPv4Address | IPv6Address = ip_address(place.partition("%")[0])
        if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        return any(found.version == network.version and found in network for network in self._allowed)


def _port(to: SplitResult) -> int:
    return to.port or PORTS[to.scheme]


def _answer(head: bytes) -> Answer:
    first, *lines = head.decode("latin-1").split("\r\n")
    version, status, *_ = f"{first} ".split(" ")
    if not version.startswith("HTTP/1.") or len(status) != 3:
        raise ValueError("no answer of HTTP")
    named = [line.partition(":") for line in lines if ":" in line]
    return Answer(int(status), {name.lower(): value.strip() for name, _, value in named})


def as_json(told: object) -> tuple[bytes, Mapping[str, str]]:
    """Return a body of JSON, and the header that says so."""
    return json.dumps(told, ensure_ascii=False).encode(), {"Content-Type": "application/json"}

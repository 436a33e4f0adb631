"""By which address friends reach this server."""

from __future__ import annotations

import socket
from contextlib import suppress
from ipaddress import ip_address
from typing import Final, NamedTuple

from starlette.requests import HTTPConnection

EVERYWHERE: Final = frozenset({"", "0.0.0.0", "::"})
"""Who listens there listens at all addresses of the machine."""


class Reach(NamedTuple):
    """Who can come: everyone who knows the name of the server, unless it listens on this machine only."""

    alone: bool = False
    """Whether it listens on this machine only."""
    elsewhere: str = ""
    """The address for others where visitors of this machine call it by a name that only means itself."""

    def base(self, connection: HTTPConnection) -> str:
        """Return our address for links to pass on; a socket names another scheme."""
        base = str(connection.base_url).rstrip("/")
        base = f"http{base[2:]}" if base.startswith("ws") else base
        return self.elsewhere if self.elsewhere and is_this_machine(connection.base_url.hostname or "") else base

    def hidden(self, base: str) -> bool:
        """Return whether links that begin so lead no one else here."""
        host = base.partition("://")[2].rpartition(":")[0] or base.partition("://")[2]
        return self.alone and is_this_machine(host.strip("[]"))


def is_this_machine(host: str) -> bool:
    """Return whether a name means, to every machine, itself."""
    if host == "localhost":
        return True
    with suppress(ValueError):
        return ip_address(host).is_loopback
    return False


def reach_of(host: str, port: int, *, public: bool) -> Reach:
    """Return who reaches a server that listens at that address; ``public``: it was given a name of its own."""
    if public:
        return Reach()
    if host in EVERYWHERE:
        found = own_address()
        return Reach(elsewhere=f"http://{found}:{port}" if found else "")
    return Reach(alone=is_this_machine(host))


def own_address() -> str:
    """Return the address of this machine in its network, or nothing if it has none. Nothing is sent."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.connect(("192.0.2.1", 9))  # an address of nobody: only the way to it is looked up
        return str(asking.getsockname()[0])
    return ""

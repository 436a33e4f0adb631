"""How much strangers may send, and how much one client may do. docs/hosts/security.md explains each limit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

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
"""Bytes that a browser may send over a socket right away. Ours sends a word when a page is hidden or shown."""
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
    """Requests of one client that are answered right away;"""
    waiting: int = 500
    """others wait, but no more than this."""


EXPECTED_SECONDS: Final = 0.005
"""What a request is charged before it is answered, so that the next one of the same client waits for it."""
BESIDES: Final = 2.0
"""So many seconds the server works for each one that is measured: also in threads and for the connection."""
OTHERS_SECONDS: Final = 5.0
"""Who came so lately is taken to be here still."""

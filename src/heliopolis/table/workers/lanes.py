"""The worker processes of a server: one pool, and a lane for each kind of work, so that none waits for another."""

from __future__ import annotations

from typing import Final

from heliopolis.workers import Lane, Pool

BOTS: Final = "bots"
HINTS: Final = "hints"
ANALYSES: Final = "analyses"
UPLOADS: Final = "uploads"
PICTURES: Final = "pictures"

GIVES_WAY: Final = 10
"""By how much the priority of hints, analyses and pictures is lower than that of bots, whom whole tables wait for."""
UPLOADS_AT_ONCE: Final = 2
UPLOAD_MEGABYTES: Final = 1024
"""How much memory the journal of a stranger may take."""


def open_pool(bots: int = 1, megabytes: int = UPLOAD_MEGABYTES) -> Pool:
    """Return the pool of a server, in which that many bots think at a time; no process starts before it is needed."""
    return Pool(
        {
            BOTS: Lane(bots),
            HINTS: Lane(nice=GIVES_WAY),
            ANALYSES: Lane(nice=GIVES_WAY),
            PICTURES: Lane(nice=GIVES_WAY),
            UPLOADS: Lane(UPLOADS_AT_ONCE, megabytes=megabytes, single_use=True),
        }
    )

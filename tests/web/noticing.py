"""A site whose time the test moves, and whose players have ways to get notifications."""

from __future__ import annotations

import math
import re
from dataclasses import replace
from html import unescape
from pathlib import Path

from starlette.testclient import TestClient

from heliopolis.table.clocks.timekeeper import Uptime
from heliopolis.table.host import Host
from heliopolis.table.keeping.store import Store
from heliopolis.table.table import Table
from heliopolis.web.app import application
from heliopolis.web.notifications.desk import GAP_SECONDS, GATHER_SECONDS, NoticeDesk, NoticeOptions
from heliopolis.web.notifications.outgoing import networks_of
from web.conftest import BASE, PEOPLE, UNHURRIED, Present, Reading, Site, Visitor, comes, settled
from web.receivers import Clock

HERE = NoticeOptions(networks_of(["127.0.0.1"]))
"""Notices may go to receivers on this machine."""
SOON = (GATHER_SECONDS + GAP_SECONDS) / 60
"""Minutes after which a player who is away has a notification."""


class NoticeSite(Site):
    """A site, its desk, and the time there."""

    def __init__(
        self, where: Path | str, data: Path, options: NoticeOptions = HERE, clock: Clock | None = None
    ) -> None:
        self.clock = clock or Clock()
        self.store = Store(where, self.clock)
        host = Host(self.store, Present(), pace=0, uptime=Uptime(self.clock, math.inf))
        self.desk: NoticeDesk = NoticeDesk(host, data, options, self.clock)
        limits = replace(UNHURRIED, notices_per_hour=60)
        client = TestClient(application(host, data, limits, Reading(), desk=self.desk), base_url=BASE)
        client.__enter__()
        super().__init__(client, host)

    def step(self) -> None:
        """Let the server look at its clocks, the desk look around, and what it sends be sent."""
        assert self.client.portal is not None
        self.client.portal.call(self.host.check_clocks)
        self.client.portal.call(self.desk.step)
        self.client.portal.call(self.desk.settled)

    def pass_time(self, *, days: float = 0, hours: float = 0, minutes: float = 0) -> None:
        """Time goes by, and the desk looks before and after."""
        self.step()
        self.clock.go(days=days, hours=hours, minutes=minutes)
        self.step()

    def close(self) -> None:
        assert self.client.portal is not None
        self.client.portal.call(self.host.close)
        self.client.__exit__(None, None, None)
        self.store.close()

    def together(self, **form: str) -> tuple[Table, Visitor, Visitor]:
        """Return Ann and Bob at a table; it is Ann's turn."""
        ann, bob = self.visitor(), self.visitor()
        table = self.table(ann.start(**{**PEOPLE, **form}))
        comes(bob, ann, table)
        return self.table(table.id), ann, bob


def you(visitor: Visitor) -> str:
    return unescape(visitor.get("/you").text)


def ways_of(visitor: Visitor) -> list[str]:
    """Return the ids of a player's ways, the oldest first."""
    return list(dict.fromkeys(re.findall(r"/you/notices/([0-9a-f]+)/try", visitor.get("/you").text)))


def hook(visitor: Visitor, address: str, form: str = "json") -> str:
    """Add a webhook; return the id of the way."""
    reply = visitor.post("/you/notices/webhook", {"address": address, "form": form})
    assert reply.status_code == 200, reply.text
    return ways_of(visitor)[-1]


def plays(site: NoticeSite, table: Table, visitor: Visitor) -> None:
    """Play a minute later until someone else must choose, or the game is over."""
    site.clock.go(minutes=1)
    seat = settled(table).needs().seat
    for _ in range(200):
        need = settled(table).needs()
        if need.seat != seat or need.kind == "over":
            return
        if need.kind == "held":
            reply = visitor.act(table, "end-turn", seat)
        else:
            reply = visitor.act(table, "choose", seat, choice=table.state.choices()[0].name)
        assert reply.status_code == 200, reply.text
    raise AssertionError("the turn does not end")

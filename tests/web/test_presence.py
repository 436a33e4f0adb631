"""Who is there, at two servers that are killed and restarted: no one who is there can be replaced by a bot."""

from __future__ import annotations

import random
import re
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress

import httpx2 as httpx
import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect
from websockets.typing import Origin

from heliopolis.table.host import ABSENCE_SECONDS
from web.serving import PATIENCE, Server
from web.test_served import Client

ANN, BOB = 0, 1
_LIVE = re.compile(r'data-live="([^"]+)"')
_INVITATION = re.compile(r'value="http://[^/"]+(/i/[^"]+)"')


class Person:
    """Someone who sits at a table; the page stays open, and a new one is opened where the server is lost."""

    def __init__(self, server: Server, seat: int) -> None:
        self.client, self.seat, self.table = Client(server), seat, ""

    @contextmanager
    def looking(self) -> Iterator[None]:
        left = threading.Event()
        thread = threading.Thread(target=self._look, args=(left,))
        thread.start()
        try:
            yield
        finally:
            left.set()
            thread.join()

    def _look(self, left: threading.Event) -> None:
        while not left.wait(0.3):
            with suppress(OSError, httpx.TransportError, WebSocketException):
                live = _LIVE.search(self.page())
                if live is None:  # the server starts
                    continue
                cookies = "; ".join(f"{each.name}={each.value}" for each in self.client.http.cookies.jar)
                server = self.client.server
                address, headers = f"ws://127.0.0.1:{server.port}{live[1]}", {"cookie": cookies}
                with connect(address, origin=Origin(server.address), additional_headers=headers) as socket:
                    while not left.is_set():
                        with suppress(TimeoutError):
                            socket.recv(0.3)

    def page(self) -> str:
        return self.client.page(self.table)

    def sees(self) -> str:
        """Return whether the other player is here or away, as this page says."""
        found = re.search(rf'data-person="{2 - self.seat}" data-state="(\w+)"', self.page())
        assert found is not None
        return found[1]

    def replaces_the_other(self) -> bool:
        """Let a bot play for the other one; whether the server does that."""
        version = re.search(r'data-version="([0-9]+)"', self.page())
        assert version is not None
        form = {"seat": str(self.seat), "version": version[1], "given": str(1 - self.seat), "bot": "easy"}
        reply = self.client.post(f"{self.table}/give", form)
        assert reply.status_code == 204 or "is still here" in reply.text, reply.text
        return reply.status_code == 204


@contextmanager
def met(servers: tuple[Server, Server]) -> Iterator[tuple[Person, Person]]:
    """Provide Ann at one server and Bob at the other, at one table."""
    people = Person(servers[0], ANN), Person(servers[1], BOB)
    ann, bob = people
    with closing(ann.client), closing(bob.client):
        form = {"game": "helios", "sits0": "you", "name0": "Ann", "sits1": "friend", "name1": "Bob"}
        ann.table = bob.table = ann.client.post("/tables", form).headers["location"]
        invitation = _INVITATION.search(ann.page())
        assert invitation is not None
        assert bob.client.post(invitation[1], {"name": "Bob"}).status_code in {200, 303}
        yield people


def within(seconds: float, people: tuple[Person, Person], wanted: str) -> None:
    """Check that both pages say so before that."""
    end = time.monotonic() + seconds
    while [person.sees() for person in people] != [wanted] * 2:
        assert time.monotonic() < end
        time.sleep(0.2)


def kill_for(seconds: float, seed: int, servers: tuple[Server, Server], people: tuple[Person, Person]) -> int:
    """Kill and restart servers; how often each tried in vain to replace the other."""
    dice, tries, end = random.Random(seed), 0, time.monotonic() + seconds
    while time.monotonic() < end:
        dying = dice.randrange(2)
        if dice.random() < 0.5:
            servers[dying].kill()
        else:
            servers[dying].stop()
        for _ in range(dice.randrange(1, 20)):  # seconds
            assert not people[1 - dying].replaces_the_other()
            tries += 1
            time.sleep(1)
        servers[dying].start()
        within(PATIENCE, people, "here")
        for person in people:
            assert not person.replaces_the_other()
    return tries


@pytest.mark.slow
def test_who_is_there_is_known_at_both_servers_after_a_kill(servers: tuple[Server, Server]) -> None:
    with met(servers) as people, people[0].looking(), people[1].looking():
        within(PATIENCE, people, "here")
        kill_for(1, 15, servers, people)


@pytest.mark.soak
@pytest.mark.timeout(1800)
def test_nobody_who_is_there_is_replaced_while_servers_are_killed(
    servers: tuple[Server, Server], capsys: pytest.CaptureFixture[str]
) -> None:
    with met(servers) as people, ExitStack() as pages:
        pages.enter_context(people[ANN].looking())
        with people[BOB].looking():
            within(PATIENCE, people, "here")
            tries = kill_for(3 * ABSENCE_SECONDS, 2, servers, people)
        # Once Bob has really left, Ann may have a bot in his place, and not before.
        left = time.monotonic()
        while not people[ANN].replaces_the_other():
            assert time.monotonic() < left + ABSENCE_SECONDS + PATIENCE
            time.sleep(1)
        assert time.monotonic() >= left + ABSENCE_SECONDS - 1
        with capsys.disabled():
            sys.stdout.write(f"{tries} tries in vain\n")

"""A site of tables with bots that answer right away, and browsers that keep their cookies."""

from __future__ import annotations

import re
import shutil
import time
from collections.abc import Iterator
from concurrent.futures import Future
from functools import partial
from itertools import count
from pathlib import Path
from typing import Protocol

import httpx2 as httpx
import pytest
from postgres import new_database
from starlette.routing import BaseRoute
from starlette.testclient import TestClient

from heliopolis.analysis import Advice, Hint
from heliopolis.analysis.judging import Outlook, Run, RunReview
from heliopolis.bots import bot
from heliopolis.games import game as find_game
from heliopolis.kernel.game import State
from heliopolis.table import fair, journal_validator
from heliopolis.table.host import Host
from heliopolis.table.journal_validator import JournalValidator
from heliopolis.table.keeping import store
from heliopolis.table.keeping.store import Store
from heliopolis.table.table import Table
from heliopolis.table.thinking import Analyst, SavedPosition
from heliopolis.web import context
from heliopolis.web.app import application
from heliopolis.web.server.limits import ClientLimits
from web.serving import Server

BASE = "http://testserver"
OWN = {"origin": BASE}


@pytest.fixture(autouse=True)
def chance_that_repeats(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the tables of a test draw the same in every run: what fails once fails again, and what holds still holds."""
    tables = count()
    monkeypatch.setattr(fair, "new_secret", lambda: next(tables).to_bytes(fair.SECRET_BYTES, "big"))


@pytest.fixture(autouse=True)
def no_waiting_for_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Skip waiting for the disk: tests of the store show what a loss of power would do."""
    monkeypatch.setattr(store, "SYNC", "OFF")


class Present:
    """A thinker that answers right away, in the same process, at random, but alike in every run."""

    def __init__(self) -> None:
        self._asked = count()

    def ask(self, state: State, bot_name: str, seed: int, folder: str = "") -> Future[list[str]]:
        answer: Future[list[str]] = Future()
        answer.set_result([bot("random", state.game, next(self._asked)).choose(state).name])
        return answer


class Reading:
    """An analyst that answers right away, without looking: any other choice is better, and always equally so."""

    async def hint(self, position: SavedPosition, seed: int) -> Hint:
        state = position.load(find_game)
        whole = Outlook([1 / state.seats] * state.seats, [10.0] * state.seats)
        advice = [Advice(choice.name, 7, 0.25, whole.scores, []) for choice in state.choices()]
        return Hint(state.seat(), 7 * len(advice), whole, advice, learned=True)

    async def review(self, position: SavedPosition, run: Run) -> RunReview:
        state = position.load(find_game)
        other = next((choice.name for choice in state.choices() if choice.name != run.choices[0]), run.choices[0])
        whole = Outlook([1 / state.seats] * state.seats, [10.0] * state.seats)
        return RunReview(whole, [other], 0.75, 0.25 if other != run.choices[0] else 0.75)


class Visitor:
    """A browser without scripts at the tables of a site."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.cookies = httpx.Cookies()

    def get(self, path: str, **headers: str) -> httpx.Response:
        return self._ask("GET", path, None, headers)

    def post(self, path: str, form: dict[str, str] | None = None, **headers: str) -> httpx.Response:
        return self._ask("POST", path, form or {}, {**OWN, **headers})

    def _ask(self, method: str, path: str, form: dict[str, str] | None, headers: dict[str, str]) -> httpx.Response:
        self.client.cookies = self.cookies
        reply = self.client.request(method, path, data=form, headers=headers, follow_redirects=False)
        self.cookies = httpx.Cookies(self.client.cookies)
        if reply.status_code == 303:
            return self.get(reply.headers["location"])
        return reply

    def start(self, game: str = "helios", **form: str) -> str:
        """Sit down at a new table and return its id."""
        reply = self.post("/tables", {"game": game, **form})
        assert reply.status_code == 200, reply.text
        return reply.url.path.removeprefix("/t/")

    def act(self, table: Table, deed: str, seat: int, /, *, version: int | None = None, **form: str) -> httpx.Response:
        at = table.version if version is None else version
        return self.post(f"/t/{table.id}/{deed}", {"seat": str(seat), "version": str(at), **form})


class Site:
    """The application, its host and its visitors."""

    def __init__(self, client: TestClient, host: Host) -> None:
        self.client = client
        self.host = host

    def visitor(self) -> Visitor:
        return Visitor(self.client)

    def table(self, table_id: str) -> Table:
        assert self.client.portal is not None
        return settled(self.client.portal.call(self.host.table, table_id))


def routes_of(app: object) -> list[BaseRoute]:
    """Return the routes of the application."""
    while not hasattr(app, "routes"):
        app = getattr(app, "app", None) or vars(app)["_app"]
    found: list[BaseRoute] = app.routes
    return found


class Open(Protocol):
    """Opens a site with limits of its own, and with an analyst if not with one that answers right away."""

    def __call__(self, limits: ClientLimits, analyst: Analyst | None = None) -> Site: ...


UNHURRIED = ClientLimits(busy_share=1000, alone_share=1000)
"""No one waits for their turn: all visitors of a test come from one address."""
PATIENT = 120.0
"""Seconds that a journal is given: on a busy machine the start of its process alone may take long."""


@pytest.fixture
def open_site(tmp_path: Path, empty_store: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Open]:
    """Provide sites with limits of their own."""
    monkeypatch.setattr(context, "JournalValidator", partial(JournalValidator, seconds=PATIENT))
    monkeypatch.setattr(journal_validator, "WAITING_SECONDS", PATIENT)
    opened: list[tuple[TestClient, Host, Store]] = []

    def make(limits: ClientLimits, analyst: Analyst | None = None) -> Site:
        file = tmp_path / "tables.sqlite"
        if not file.exists():
            shutil.copy(empty_store, file)
        tables = Store(file)
        host = Host(tables, Present(), pace=0)
        app = application(host, tmp_path, limits, analyst or Reading())
        client = TestClient(app, base_url=BASE, headers={"accept-encoding": "identity"})
        client.__enter__()
        opened.append((client, host, tables))
        return Site(client, host)

    yield make
    for client, host, tables in opened:
        assert client.portal is not None
        client.portal.call(host.close)
        client.__exit__(None, None, None)
        tables.close()


@pytest.fixture
def site(open_site: Open) -> Site:
    """Provide a site with the usual limits, where no one waits."""
    return open_site(UNHURRIED)


@pytest.fixture
def visitor(site: Site) -> Visitor:
    """Return a visitor who comes in."""
    return site.visitor()


@pytest.fixture(scope="package")
def servers(cluster: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Provide two servers of one database, each with a folder of its own, as on two machines.

    A test that kills one starts it again.
    """
    database, folder = new_database(cluster), tmp_path_factory.mktemp("club")
    one, other = (Server(folder / name, "--database", database) for name in ("one", "other"))
    with one, other:
        yield one, other


PEOPLE = {"sits0": "you", "name0": "Ann", "sits1": "friend", "name1": "Bob", "option-first": "1"}
"""Two people at a table, Ann first."""


def link_in(page: str) -> str:
    """Return the path of the first link to a seat on a page."""
    found = re.search(r'value="http://testserver(/join/[^"]+)"', page)
    assert found is not None
    return found[1]


def invitation_in(page: str) -> str:
    """Return the path of the invitation on a page."""
    found = re.search(r'value="http://testserver(/i/[^"]+)"', page)
    assert found is not None
    return found[1]


def comes(friend: Visitor, host: Visitor, table: Table, name: str = "Bob") -> Visitor:
    """Let a friend take a seat by the invitation that the host sees; the last one lets the game begin."""
    reply = friend.post(invitation_in(host.get(f"/t/{table.id}").text), {"name": name})
    assert reply.status_code == 200, reply.text
    assert reply.url.path == f"/t/{table.id}"
    settled(table)
    return friend


def settled(table: Table) -> Table:
    """Return the table, when it waits for a person or is over."""
    for _ in range(60_000):
        if table.needs().kind not in {"chance", "bot"}:
            return table
        time.sleep(0.002)
    raise AssertionError("the table does not come to rest")

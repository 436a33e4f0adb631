"""What is loaded: tables in the middle of a game, on SQLite or PostgreSQL, and the servers of them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from benchmarks.run import FAST
from heliopolis.games import game as find_game
from heliopolis.kernel.chance import CHANCE, Dice
from heliopolis.kernel.definition import Value
from heliopolis.kernel.game import State
from heliopolis.table.factory import table_at
from heliopolis.table.history import PLAYED
from heliopolis.table.keeping.store import STORE_FILE, Store
from heliopolis.table.seats import person
from heliopolis.web.server.cookies import SEATS, CookieSigner, new_key, read_key

GAME = "origins"
OPTIONS: dict[str, Value] = {"players": 2, "wonders": True, "trials": "regular"}
POSITIONS = 20
"""How many games the positions come from, each from its middle; the tables share them."""
ADDRESS = "127.0.0.1"


class Laid(NamedTuple):
    """A table and the cookies of its seats."""

    table: str
    cookies: list[str]


class Spent(NamedTuple):
    """Seconds of processor time so far."""

    servers: list[float]
    database: float
    clients: float


@dataclass(frozen=True)
class Club:
    """The numbers of servers with one store: in a folder, or in the database of an address."""

    folder: Path
    database: str = ""
    servers: int = 1
    together: bool = False
    """Whether all pages of a table are at the same server, and not each at another."""

    @property
    def name(self) -> str:
        """What people read."""
        kind = "PostgreSQL" if self.database else "SQLite"
        return f"{kind}, {self.servers} server{'s'[: self.servers - 1]}{', a table at one' if self.together else ''}"

    @contextmanager
    def store(self) -> Iterator[Store]:
        """Provide what is kept."""
        with closing(Store(self.database or self.folder / STORE_FILE)) as store:
            yield store

    def lay(self, count: int) -> list[Laid]:
        """Return tables in the middle of a game, each with the cookies of its two seats."""
        states = [middle(seed) for seed in range(min(count, POSITIONS))]
        components = find_game(GAME).components()
        laid = []
        with self.store() as store:
            signer = CookieSigner(store.agreed("key", new_key()) or read_key(self.folder))
            for number in range(count):
                people = [person(f"Ann {number}"), person(f"Bob {number}", "fr")]
                made, _ = table_at(store, states[number % len(states)], components, people, "load")
                name = SEATS + made.id
                laid.append(Laid(made.id, [f"{name}={signer.sign(name, str(seat))}" for seat in range(2)]))
        return laid

    def choices(self, laid: list[Laid]) -> int:
        """Return how many choices people have made so far, as the journals count them."""
        with self.store() as store:
            return sum(act["act"] == PLAYED for each in laid for act in store.acts(each.table))

    @contextmanager
    def served(self) -> Iterator[list[tuple[int, int]]]:
        """Provide the servers as people start them, on the compiled build where there is one.

        Port and process of each.
        """
        with ExitStack() as running:
            yield [running.enter_context(self._server(number)) for number in range(self.servers)]

    @contextmanager
    def _server(self, number: int) -> Iterator[tuple[int, int]]:
        folder = self.folder / f"server{number}" if self.database else self.folder
        shared = ["--database", self.database] if self.database else []
        limits = ["--sockets", "100000", "--posts-per-minute", "1000000", "--pages-per-minute", "1000000"]
        with serving(folder, *shared, *limits) as served:
            yield served


@contextmanager
def serving(folder: Path, *options: str) -> Iterator[tuple[int, int]]:
    """Provide a server as people start it, on the compiled build where there is one; its port and process."""
    command = [sys.executable, "-m", "heliopolis.cli", "serve", "--port", "0", "--data", str(folder)]
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if list(FAST.glob("heliopolis/kernel/*.so")):
        env["PYTHONPATH"] = str(FAST)
    with subprocess.Popen([*command, *options], stdout=subprocess.PIPE, text=True, env=env) as process:
        assert process.stdout is not None
        try:
            yield int(process.stdout.readline().strip().rpartition(":")[2]), process.pid
        finally:
            process.terminate()


def middle(seed: int) -> State:
    """Return a position in the middle of a random game."""
    dice, state = Dice(seed), find_game(GAME).new(None, **OPTIONS)
    passed = [state.copy()]
    while state.todo:
        choices = state.choices()
        state.play(choices[dice.weighted(state.weights()) if state.seat() == CHANCE else dice.below(len(choices))])
        passed.append(state.copy())
    return passed[len(passed) // 2]


def spent(servers: list[int]) -> Spent | None:
    """Return how long servers, the databases of this machine and this process have worked so far, on Linux."""
    if not Path("/proc/self/stat").exists():
        return None
    # Connections of the database are processes of their own; those that have ended count with their parent.
    database = sum(_worked(stat, ended=True) for stat in Path("/proc").glob("[0-9]*/stat") if _is_database(stat))
    return Spent([_worked(_stat(server)) for server in servers], database, _worked(_stat(os.getpid())))


def megabytes(process: int) -> float | None:
    """Return how much memory a process takes, on Linux."""
    status = Path(f"/proc/{process}/status")
    told = re.search(r"^VmRSS:\s+([0-9]+) kB", status.read_text(), re.MULTILINE) if status.exists() else None
    return int(told[1]) / 1024 if told else None


def _stat(process: int) -> Path:
    return Path(f"/proc/{process}/stat")


def _is_database(stat: Path) -> bool:
    try:
        return stat.with_name("comm").read_text() == "postgres\n"
    except OSError:  # it has just ended
        return False


def _worked(stat: Path, *, ended: bool = False) -> float:
    """User and system time; with ``ended`` that of the children it has waited for, too."""
    try:
        told = stat.read_text().rpartition(")")[2].split()[11 : 15 if ended else 13]
    except OSError:
        return 0.0
    return sum(map(int, told)) / os.sysconf("SC_CLK_TCK")

"""Load servers: many tables in the middle of a game, two live pages at each, one deed a second.

    python -m benchmarks.load
    python tests/postgres.py python -m benchmarks.load

A deed is a click or End turn. Where a page offers shortcuts on its boards, seven of ten clicks take one: it makes
several choices, so that a choice takes about as many clicks as ``benchmarks.clicks`` counts in whole games. With
``--answers`` no one takes one. Measured are the time from posting a deed until both pages of the table have it, and
the processor time for a deed and for a choice, as the journal counts choices. SQLite serves one process; with the
address of a PostgreSQL database one and two servers are measured on it, too, the two pages of each table at the two
servers: how long a deed at one takes to a page of the other; and two with all pages of a table at one of them, as a
proxy can have it: what the second one brings.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter

from rich.console import Console

from benchmarks.clubs import GAME, Club, Laid, megabytes, spent
from benchmarks.run import table
from benchmarks.visitors import Heard, Sitting

WARMING = 3.0
"""Seconds that do not count: caches fill."""
SHORTCUTS = 0.7
"""How often a shortcut is taken where there is one."""


@dataclass(frozen=True)
class Report:
    """The figures; times in milliseconds, None where the system has no figure or there is nothing to measure."""

    club: str
    tables: int
    deeds: int
    choices: int
    """Choices of people in the journals."""
    refused: int
    deeds_per_second: float
    p50: float
    p99: float
    worst: float
    elsewhere_p50: float | None
    """From a deed at one server to a page of another."""
    elsewhere_p99: float | None
    pushes_per_second: float
    kilobytes_per_push: float
    cpu_per_deed: float | None
    """Processor time of all servers together."""
    cpu_per_choice: float | None
    cpu_of_each: list[float] | None
    """Each server's part of that of a choice."""
    cpu_of_database: float | None
    """That of the database for a choice."""
    megabytes: list[float]
    """The memory of each server at the end."""
    client_share: float | None
    """How much of a core the clients took, all in this process: near 1 they would wait for themselves."""


def part(times: Sequence[float], hundredths: int) -> float:
    """Return the time within which so many of a hundred were done, in milliseconds."""
    return 1000 * sorted(times)[min(len(times) * hundredths // 100, len(times) - 1)]


async def measure(
    club: Club, laid: list[Laid], servers: list[tuple[int, int]], seconds: float, shortcuts: float
) -> Report:
    """Play at all tables at the same time."""
    heard, (ports, processes) = Heard(), ([port for port, _ in servers], [process for _, process in servers])
    sittings = [
        Sitting([ports[seed % len(ports)]] if club.together else ports, each, heard, seed, shortcuts)
        for seed, each in enumerate(laid)
    ]
    for sitting in sittings:
        await sitting.open()
    playing = asyncio.gather(*(each.play(WARMING + seconds) for each in sittings))
    await asyncio.sleep(WARMING + 1)
    heard.forget()
    choices, worked, begun = club.choices(laid), spent(processes), perf_counter()
    await playing
    lasted, done = perf_counter() - begun, spent(processes)
    choices, memory = club.choices(laid) - choices, [megabytes(process) for process in processes]
    each = own = database = clients = None
    if worked is not None and done is not None:
        each = [1000 * (after - before) / choices for before, after in zip(worked.servers, done.servers, strict=True)]
        own, database = sum(each), 1000 * (done.database - worked.database) / choices
        clients = (done.clients - worked.clients) / lasted
    times, elsewhere = heard.seconds, heard.elsewhere
    return Report(
        club=club.name,
        tables=len(laid),
        deeds=len(times),
        choices=choices,
        refused=heard.refused,
        deeds_per_second=len(times) / lasted,
        p50=part(times, 50),
        p99=part(times, 99),
        worst=part(times, 100),
        elsewhere_p50=part(elsewhere, 50) if elsewhere else None,
        elsewhere_p99=part(elsewhere, 99) if elsewhere else None,
        pushes_per_second=heard.pushes / lasted,
        kilobytes_per_push=heard.letters / max(1, heard.pushes) / 1024,
        cpu_per_deed=None if own is None else own * choices / len(times),
        cpu_per_choice=own,
        cpu_of_each=each,
        cpu_of_database=database if club.database else None,
        megabytes=[each for each in memory if each is not None],
        client_share=clients,
    )


def loaded(club: Club, tables: int, seconds: float, shortcuts: float) -> Report:
    """Lay the tables and load the servers."""
    laid = club.lay(tables)
    with club.served() as servers:
        return asyncio.run(measure(club, laid, servers, seconds, shortcuts))


def figure(value: float | None) -> str:
    """Return a figure as the table shows it."""
    return "" if value is None else f"{value:.1f}"


def show(reports: list[Report]) -> None:
    """Print a row for each club."""
    titles = ("deeds", "deeds/s", "p50 ms", "p99 ms", "worst", "elsewhere p50", "p99", "CPU ms/deed", "/choice")
    drawn = table(
        f"{reports[0].tables} tables of {GAME}, two live pages each, one deed a second: from a post to both pages",
        *(*titles, "of each server", "of the database", "MB", "KB/push"),
    )
    for each in reports:
        drawn.add_row(
            each.club,
            f"{each.deeds:,}",
            *map(figure, (each.deeds_per_second, each.p50, each.p99, each.worst)),
            *map(figure, (each.elsewhere_p50, each.elsewhere_p99, each.cpu_per_deed, each.cpu_per_choice)),
            " + ".join(map(figure, each.cpu_of_each or [])),
            figure(each.cpu_of_database),
            " + ".join(f"{taken:.0f}" for taken in each.megabytes),
            figure(each.kilobytes_per_push),
        )
    Console().print(drawn)
    for each in reports:
        if each.client_share is not None:
            print(f"{each.club}: the clients took {each.client_share:.0%} of a core")
        if each.refused:
            print(f"{each.club}: refused: {each.refused}")


def main() -> None:
    """Load one club after another, and print a table or JSON."""
    parser = argparse.ArgumentParser(prog="benchmarks.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--answers", action="store_true", help="answer questions, take no shortcuts")
    parser.add_argument("--database", default="", help="the address of a PostgreSQL database to measure on, too")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table: a list with --database")
    asked = parser.parse_args()
    shortcuts = 0.0 if asked.answers else SHORTCUTS
    with tempfile.TemporaryDirectory() as name:
        clubs = [Club(Path(name))]
        if asked.database:
            clubs += [Club(Path(name), asked.database, servers) for servers in (1, 2)]
            clubs.append(Club(Path(name), asked.database, 2, together=True))
        reports = [loaded(club, asked.tables, asked.seconds, shortcuts) for club in clubs]
    if asked.json:
        told = [asdict(each) for each in reports]
        print(json.dumps(told if asked.database else told[0], indent=2))
    else:
        show(reports)


if __name__ == "__main__":
    main()

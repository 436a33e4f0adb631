"""Figures of a running server for Prometheus, at a port that only this machine reaches."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from heliopolis.kernel.errors import BadOption
from heliopolis.table.host import Host
from heliopolis.web.server.observing import SiteVisit

if TYPE_CHECKING:  # an extra of those who want it
    from prometheus_client import CollectorRegistry

LOOPBACK: Final = "127.0.0.1"
SLOW: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Seconds by which answers are counted."""


class Figures:
    """What is counted while a server runs."""

    def __init__(self) -> None:
        """Make the metrics; refuse where the library is missing."""
        try:
            from prometheus_client import (
                GC_COLLECTOR,
                PLATFORM_COLLECTOR,
                PROCESS_COLLECTOR,
                CollectorRegistry,
                Counter,
                Histogram,
            )
        except ImportError:
            raise BadOption("metrics", "no-metrics") from None
        self._registry: Final[CollectorRegistry] = CollectorRegistry()
        for each in (PROCESS_COLLECTOR, PLATFORM_COLLECTOR, GC_COLLECTOR):
            self._registry.register(each)
        self._requests: Final = Counter(
            "heliopolis_requests", "Requests answered.", ["method", "status"], registry=self._registry
        )
        self._seconds: Final = Histogram(
            "heliopolis_request_seconds",
            "Time to the end of an answer.",
            ["method"],
            buckets=SLOW,
            registry=self._registry,
        )

    def observe(self, visit: SiteVisit) -> None:
        """Count a visit; a socket is counted when it has ended."""
        self._requests.labels(visit.method, str(visit.status)).inc()
        if visit.method != "SOCKET":
            self._seconds.labels(visit.method).observe(visit.seconds)

    def watch(self, tables: Host) -> None:
        """Report the tables too."""
        told: dict[str, tuple[str, Callable[[], float]]] = {
            "tables_loaded": ("Tables in memory.", lambda: tables.figures().tables),
            "watchers": ("Pages that watch a table.", lambda: tables.figures().watchers),
            "acts_kept": ("Acts kept since the start.", lambda: tables.figures().kept),
            "commits": ("Commits of acts since the start.", lambda: tables.figures().commits),
            "commit_seconds": ("Time that those commits took.", lambda: tables.figures().commit_seconds),
        }
        from prometheus_client import Gauge

        for name, (about, value) in told.items():
            Gauge(f"heliopolis_{name}", about, registry=self._registry).set_function(value)

    @contextmanager
    def served(self, port: int) -> Iterator[None]:
        """Answer everyone who asks on this machine, in a thread."""
        from prometheus_client import start_http_server

        try:
            server, thread = start_http_server(port, LOOPBACK, self._registry)
        except OSError as error:
            told = error.strerror or str(error)
            raise BadOption("metrics", "listen", host=LOOPBACK, port=port, told=told) from None
        try:
            yield
        finally:
            server.shutdown()
            server.server_close()
            thread.join()

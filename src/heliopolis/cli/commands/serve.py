"""The command that serves the tables to browsers."""

from __future__ import annotations

import asyncio
import gc
import http.cookies
import logging
import os
import sys
from typing import TYPE_CHECKING, Annotated, Final

import typer

from heliopolis.cli.arguments import Database, DataFolder
from heliopolis.cli.errors import polite, warn_of_unusable_games
from heliopolis.cli.stores import data_folder
from heliopolis.kernel.errors import BadOption
from heliopolis.words.texts import ENGLISH

if TYPE_CHECKING:  # the command starts faster without
    from pathlib import Path

    from heliopolis.web.server.addresses import Reach

_log: Final = logging.getLogger(__name__)

COLLECT: Final = (10_000, 100_000, 1_000_000)
"""How often the garbage collector looks at new objects, at those it has left, and, as good as never, at all."""
SWITCH_SECONDS: Final = 0.0005
"""How long a thread that has written waits at most for the loop."""


def greeting(name: str, port: int, reach: Reach) -> str:
    """Return what is said when the first visitor can come, and where friends find it."""
    told = f"Heliopolis: http://{name}:{port}"
    return f"{told}\nFriends in your network: {reach.elsewhere}" if reach.elsewhere else told


def warn_of_python() -> None:
    """Log that this Python takes long to read some cookies (CVE-2024-7592). We read none of that kind."""
    if sys.version_info < (3, 13) and not hasattr(http.cookies, "_unquote_replace"):  # which mended it
        _log.warning("this Python reads some cookies slowly (CVE-2024-7592): update it; we read no such cookie")


def make_folder(folder: Path) -> None:
    """Make the folder of a server. One that exists may be anyone's; what older servers left in it is closed."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("analyses", "journals"):
        if (folder / name).is_dir():
            (folder / name).chmod(0o700)


def greet(greeting: str) -> None:
    """Notify the owner that the first visitor can come."""
    typer.echo(greeting)
    warn_of_python()


@polite
def run(
    port: Annotated[int, typer.Option("--port", metavar="N", help="Port to listen on.", min=0, max=65535)] = 8000,
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help="Address to listen on.")] = "127.0.0.1",
    data: DataFolder = None,
    database: Database = "",
    processes: Annotated[
        int, typer.Option("--processes", metavar="N", help="Number of server processes; needs --database.", min=1)
    ] = 1,
    bots: Annotated[int, typer.Option("--bots", metavar="N", help="Number of bot worker processes.", min=1)] = 1,
    guest: Annotated[
        list[str] | None,
        typer.Option(
            "--guest",
            metavar="NAME=COMMAND",
            help="Offer an external bot to players as NAME; repeatable.",
        ),
    ] = None,
    tables_per_hour: Annotated[
        int,
        typer.Option(
            "--tables-per-hour", metavar="N", help="Rate limit: new tables per hour and client address.", min=1
        ),
    ] = 120,
    posts_per_minute: Annotated[
        int,
        typer.Option(
            "--posts-per-minute", metavar="N", help="Rate limit: POST requests per minute and client address.", min=1
        ),
    ] = 1200,
    pages_per_minute: Annotated[
        int,
        typer.Option(
            "--pages-per-minute", metavar="N", help="Rate limit: pages and files per minute and client address.", min=1
        ),
    ] = 1800,
    sockets: Annotated[
        int, typer.Option("--sockets", metavar="N", help="Limit: open WebSockets per client address.", min=1)
    ] = 60,
    public: Annotated[
        list[str] | None,
        typer.Option(
            "--public",
            metavar="NAME",
            help="Public host name to accept; repeatable.",
        ),
    ] = None,
    proxy: Annotated[
        str,
        typer.Option(
            "--proxy",
            metavar="ADDRESS[,…]",
            help="Trusted proxies whose X-Forwarded-For and X-Forwarded-Proto headers are used.",
        ),
    ] = "",
    root: Annotated[str, typer.Option("--root-path", metavar="PATH", help="URL path prefix, as in /games.")] = "",
    log: Annotated[
        str,
        typer.Option("--log", metavar="FORM", help="Log every request, without secrets: text or json [default: off]."),
    ] = "",
    metrics: Annotated[
        int,
        typer.Option(
            "--metrics",
            metavar="PORT",
            help="Serve Prometheus metrics on 127.0.0.1 at this port (further processes use the following ports).",
            min=0,
            max=65535,
        ),
    ] = 0,
    notices_to: Annotated[
        list[str] | None,
        typer.Option(
            "--allow-notices-to",
            metavar="ADDRESS",
            help="Allow notifications to this private address or network; repeatable.",
        ),
    ] = None,
    mail: Annotated[
        str,
        typer.Option(
            "--mail",
            metavar="URL",
            envvar="HELIOPOLIS_MAIL",
            help="Mail server for email to players: smtp://user:password@host:587, or smtps:// [default: no email].",
        ),
    ] = "",
    mail_from: Annotated[
        str,
        typer.Option("--mail-from", metavar="ADDRESS", envvar="HELIOPOLIS_MAIL_FROM", help="Sender address for email."),
    ] = "",
) -> None:
    """Start the web server (stop with Ctrl-C)."""
    from uvicorn.loops.auto import auto_loop_factory

    from heliopolis.bots import known, register_external
    from heliopolis.table.keeping.store import Store
    from heliopolis.web.notifications.desk import NoticeOptions
    from heliopolis.web.notifications.mail import mail_server
    from heliopolis.web.notifications.outgoing import networks_of
    from heliopolis.web.server.addresses import reach_of, root_path
    from heliopolis.web.server.door import listen, proxies_of
    from heliopolis.web.server.guard import names_for
    from heliopolis.web.server.limits import ClientLimits
    from heliopolis.web.server.observing import Metrics, open_log
    from heliopolis.web.serving import Open, leave_at_once, serve

    warn_of_unusable_games(ENGLISH)
    for word in guest or []:
        if not known(register_external(word)):
            raise BadOption("guest", "name-command")
    if processes > 1 and not database:
        raise BadOption("processes", "needs-database")
    if processes > 1 and not hasattr(os, "fork"):
        raise BadOption("processes", "no-fork")
    if processes > 1:
        # Anyone who names a database that no one answers at gets one report, not one from every process.
        Store(database).close()
    proxies, below = proxies_of(proxy), root_path(root)
    notices = NoticeOptions(networks_of(notices_to or []), mail_server(mail, mail_from))
    figures = Metrics() if metrics else None
    if log:
        open_log(log)
    folder = data_folder(data)
    # Tables hold the secrets of chance and the key that signs seats: they are for no one else on this machine.
    os.umask(0o077)
    listening = listen(host, port)
    make_folder(folder)
    # Tables and drawings that are kept are many and make no circles: everyone would wait while they are looked through
    # again. New objects are looked at often, as a few take little time.
    gc.set_threshold(*COLLECT)
    sys.setswitchinterval(SWITCH_SECONDS)
    name = f"[{host}]" if ":" in host else host
    there = listening[0].getsockname()[1]
    reach = reach_of(host, there, public=bool(public))
    opened = Open(
        folder,
        database,
        listening,
        ClientLimits(tables_per_hour, sockets, posts_per_minute, pages_per_minute),
        names_for(host, public or []),
        reach,
        bots,
        greeting(name, there, reach),
        proxies,
        below,
        bool(log),
        figures,
        metrics,
        notices,
        processes == 1,
    )

    def served(place: int) -> None:
        leave_at_once()
        with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
            # One greeting is enough.
            own = opened._replace(figures_port=metrics + place)
            runner.run(serve(own, greet if place == 0 else lambda _: None))

    if processes > 1:
        from heliopolis.web.serving import run_several

        run_several(processes, served)
    else:
        served(0)

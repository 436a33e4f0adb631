"""The command that serves the tables to browsers."""

from __future__ import annotations

import http.cookies
import logging
import sys
from typing import Annotated, Final

import typer

from heliopolis.cli.arguments import Database, DataFolder
from heliopolis.cli.errors import polite, warn_of_unusable_games
from heliopolis.cli.stores import data_folder
from heliopolis.kernel.errors import BadOption
from heliopolis.words.texts import ENGLISH

_log: Final = logging.getLogger(__name__)


def warn_of_python() -> None:
    """Log that this Python takes long to read some cookies (CVE-2024-7592). We read none of that kind."""
    if sys.version_info < (3, 13) and not hasattr(http.cookies, "_unquote_replace"):  # which mended it
        _log.warning("this Python reads some cookies slowly (CVE-2024-7592): update it; we read no such cookie")


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
        typer.Option("--log", metavar="FORM", help="Log every request, without secrets: text or json (default: off)."),
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
            help="Mail server for email to players: smtp://user:password@host:587, or smtps:// (default: no email).",
        ),
    ] = "",
    mail_from: Annotated[
        str,
        typer.Option("--mail-from", metavar="ADDRESS", envvar="HELIOPOLIS_MAIL_FROM", help="Sender address for email."),
    ] = "",
) -> None:
    """Start the web server (stop with Ctrl-C)."""
    from heliopolis.bots import known, register_external
    from heliopolis.web import serving
    from heliopolis.web.notifications.channels import mail_server
    from heliopolis.web.notifications.desk import NoticeOptions
    from heliopolis.web.notifications.outgoing import networks_of
    from heliopolis.web.server.addresses import root_path
    from heliopolis.web.server.door import proxies_of
    from heliopolis.web.server.limits import ClientLimits
    from heliopolis.web.server.observing import open_log

    warn_of_unusable_games(ENGLISH)
    for word in guest or []:
        if not known(register_external(word)):
            raise BadOption("guest", "name-command")
    if log:
        open_log(log)
    settings = serving.ServerSettings(
        data_folder(data),
        database=database,
        host=host,
        port=port,
        processes=processes,
        bots=bots,
        limits=ClientLimits(
            tables_per_hour=tables_per_hour,
            sockets=sockets,
            posts_per_minute=posts_per_minute,
            pages_per_minute=pages_per_minute,
        ),
        public=tuple(public or ()),
        proxies=proxies_of(proxy),
        root=root_path(root),
        logged=bool(log),
        metrics=metrics,
        notices=NoticeOptions(networks_of(notices_to or []), mail_server(mail, mail_from)),
    )
    serving.run(settings, greet)

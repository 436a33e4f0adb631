"""Commands for the owner of tables: list and delete them, close for the night; also while they are served."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.table import Table as Grid

from heliopolis.cli.arguments import Database, DataFolder, Json, Lang
from heliopolis.cli.errors import polite
from heliopolis.cli.formatting import plain_console
from heliopolis.cli.stores import data_folder, opened_store
from heliopolis.words.texts import LANGUAGES, common_texts

if TYPE_CHECKING:  # the command starts faster without
    from heliopolis.table.keeping.store import Kept, Store

app = typer.Typer(
    name="admin", help="Administer a server: list and delete tables, close and reopen it.", no_args_is_help=True
)

DASHED: Final = {"ignore_unknown_options": True}
"""The name of a table may begin with a dash."""
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="Table id, as in its address.")]


def described(store: Store, tables: Sequence[Kept]) -> list[dict[str, object]]:
    """Return what an owner may know of tables: no secret of chance, no link."""
    renamed = store.renamed([kept.id for kept in tables])
    return [_described(kept, renamed.get(kept.id, {})) for kept in tables]


def _described(kept: Kept, renamed: Mapping[int, str]) -> dict[str, object]:
    from heliopolis.table.header import read_header

    header = read_header(kept.header)
    return {
        "table": kept.id,
        "game": header.game,
        "players": [renamed.get(number, seat.name) for number, seat in enumerate(header.seats)],
        "bots": [seat.bot for seat in header.seats if seat.bot],
        "options": header.options,
        "made": _moment(kept.created),
        "by": kept.owner,
        "acts": kept.version,
        "over": kept.over,
    }


def _moment(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")


@app.command("tables")
@polite
def tables(
    data: DataFolder = None,
    database: Database = "",
    every: Annotated[bool, typer.Option("--all", help="Include finished games.")] = False,
    lang: Lang = LANGUAGES[0],
    as_json: Json = False,
) -> None:
    """List tables, newest first."""
    with opened_store(data_folder(data), database) as store:
        found = described(store, store.games() if every else store.running())
    if as_json:
        typer.echo(json.dumps(found, indent=1, ensure_ascii=False))
        return
    say = common_texts(lang)
    grid = Grid(*(say(f"cli-admin-{name}") for name in ("table", "game", "players", "made", "acts")), box=None)
    for each in found:
        players = each["players"]
        assert isinstance(players, list)
        grid.add_row(*(str(each[name]) for name in ("table", "game")), ", ".join(players), str(each["made"]),
                     str(each["acts"]))  # fmt: skip
    plain_console().print(grid)


@app.command("players")
@polite
def players(data: DataFolder = None, database: Database = "", lang: Lang = LANGUAGES[0], as_json: Json = False) -> None:
    """List players, most recently seen first."""
    from heliopolis.table.keeping.care import known_players

    with opened_store(data_folder(data), database) as store:
        found = known_players(store)
    if as_json:
        typer.echo(json.dumps([each._asdict() for each in found], indent=1, ensure_ascii=False))
        return
    say = common_texts(lang)
    grid = Grid(*(say(f"cli-admin-{name}") for name in ("player", "name", "tables", "seen")), box=None)
    for each in found:
        grid.add_row(each.id, each.name, str(each.tables), _moment(each.seen))
    plain_console().print(grid)


@app.command("show", context_settings=DASHED)
@polite
def show(table: TableId, data: DataFolder = None, database: Database = "") -> None:
    """Show a table as JSON, without its secrets."""
    with opened_store(data_folder(data), database) as store:
        typer.echo(json.dumps(described(store, [store.find(table)])[0], indent=1, ensure_ascii=False))


@app.command("delete", context_settings=DASHED)
@polite
def delete(
    table: TableId,
    data: DataFolder = None,
    database: Database = "",
    sure: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    lang: Lang = LANGUAGES[0],
) -> None:
    """Permanently delete a table and everything played at it."""
    from heliopolis.table.keeping.care import delete_table

    say = common_texts(lang)
    with opened_store(data_folder(data), database) as store:
        store.find(table)
        if sure or typer.confirm(say("cli-admin-sure", table=table)):
            delete_table(store, table)
            typer.echo(say("cli-admin-deleted", table=table))


@app.command("close")
@polite
def close(
    message: Annotated[str, typer.Option("--message", metavar="TEXT", help="Message to show on every page.")],
    data: DataFolder = None,
    database: Database = "",
    lang: Lang = LANGUAGES[0],
) -> None:
    """Close the server: tables are read-only and every page shows your message."""
    from heliopolis.table.keeping.care import close_tables

    with opened_store(data_folder(data), database) as store:
        close_tables(store, message)
    typer.echo(common_texts(lang)("cli-admin-closed"))


@app.command("open")
@polite
def open_again(data: DataFolder = None, database: Database = "", lang: Lang = LANGUAGES[0]) -> None:
    """Reopen a closed server."""
    from heliopolis.table.keeping.care import open_tables

    with opened_store(data_folder(data), database) as store:
        open_tables(store)
    typer.echo(common_texts(lang)("cli-admin-opened"))

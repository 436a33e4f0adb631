"""The commands that copy all tables into a file, while they are played at, and bring them back."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import typer

from heliopolis.cli.arguments import Database, DataFolder, Lang
from heliopolis.cli.errors import polite
from heliopolis.cli.stores import data_folder, opened_store
from heliopolis.words.texts import LANGUAGES, common_texts


@polite
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="New file to write the backup to.")],
    data: DataFolder = None,
    database: Database = "",
    lang: Lang = LANGUAGES[0],
) -> None:
    """Back up all tables and players to one file; safe while the server is running."""
    from heliopolis.table.keeping.care import back_up
    from heliopolis.web.server.cookies import KEY_FILE, read_key

    folder = data_folder(data)
    with opened_store(folder, database) as store:
        # Servers that share a database have their key there.
        key = read_key(folder) if not database and (folder / KEY_FILE).exists() else None
        done = back_up(store, file, key)
    typer.echo(common_texts(lang)("cli-backup", file=str(file), games=done.games, players=done.players))


@polite
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Backup file written by `heliopolis backup`.")],
    data: DataFolder = None,
    database: Database = "",
    replace: Annotated[bool, typer.Option("--replace", help="Overwrite existing data.")] = False,
    lang: Lang = LANGUAGES[0],
) -> None:
    """Restore a backup (stop all servers first)."""
    from heliopolis.table.keeping import care as backups
    from heliopolis.table.keeping.store import only_server_of
    from heliopolis.web.server.cookies import replace_key

    folder = data_folder(data)
    folder.mkdir(parents=True, exist_ok=True)
    with nullcontext() if database else only_server_of(folder), opened_store(folder, database, new=True) as store:
        done = backups.restore(store, file, replace=replace)
        if not database and done.key is not None:
            replace_key(folder, done.key)
    typer.echo(common_texts(lang)("cli-restored", file=str(file), games=done.games, players=done.players))

"""The command that writes a folder of static files in which Heliopolis runs without a server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from heliopolis.cli.arguments import Lang
from heliopolis.cli.errors import polite
from heliopolis.words.texts import LANGUAGES, common_texts

MEGABYTE = 1_000_000


@polite
def run(
    out: Annotated[Path, typer.Argument(metavar="OUT", help="Folder to write; an older one is replaced.")],
    pyodide: Annotated[
        Path,
        typer.Option("--pyodide", metavar="FILE", help="Package of Pyodide from npm; fetched if the file isn't there."),
    ] = Path("pyodide.tgz"),
    lang: Lang = LANGUAGES[0],
) -> None:
    """Write a folder of static files: Heliopolis in the browser, without a server."""
    from heliopolis.static_site.builder import fetch_pyodide, write_site

    fetch_pyodide(pyodide)
    done = write_site(out, pyodide)
    sizes = {"total": round(done.total / MEGABYTE, 1), "first": round(done.first / MEGABYTE, 1)}
    typer.echo(
        common_texts(lang)("static-written", folder=str(out), **{key: str(value) for key, value in sizes.items()})
    )

"""The command that repeats every draw of a recorded game."""

from __future__ import annotations

import json
from typing import Final

import typer

from heliopolis.cli.arguments import ComponentsFolder, JournalFile, Json, Lang
from heliopolis.cli.errors import BadFile, polite
from heliopolis.cli.files import read_text
from heliopolis.games import game
from heliopolis.kernel.errors import HeliopolisError
from heliopolis.table.fair import verify_text
from heliopolis.words.texts import LANGUAGES, common_texts

WRONG: Final = 1


@polite
def run(
    file: JournalFile, components: ComponentsFolder = None, lang: Lang = LANGUAGES[0], as_json: Json = False
) -> None:
    """Verify that every draw of a recorded game follows from its committed secret."""
    try:
        verdict = verify_text(read_text(file), game, components)
    except HeliopolisError as error:
        raise BadFile(file, error) from None
    wrong = verdict.wrong
    if as_json:
        typer.echo(json.dumps({"draws": verdict.draws, "wrong": None if wrong is None else wrong._asdict()}, indent=1))
    else:
        typer.echo(common_texts(lang).message(verdict.message()))
    if wrong is not None:
        raise typer.Exit(WRONG)

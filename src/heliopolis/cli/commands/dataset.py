"""The command that writes games by bots as data to learn from."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final, Literal

import typer

from heliopolis.arena.contests import RANDOM
from heliopolis.cli.arguments import (
    ComponentsFolder,
    GameName,
    Lang,
    LineUp,
    Options,
    Players,
    Seed,
    read_bots,
    read_options,
)
from heliopolis.cli.commands.arena import On, Where, Workers, executor, watched
from heliopolis.cli.errors import polite
from heliopolis.games import game as find_game
from heliopolis.kernel.errors import HeliopolisError
from heliopolis.words.texts import LANGUAGES
from heliopolis.words.voice import voice_of

STOPPED: Final = 130
"""The exit code where someone pressed Ctrl-C, as shells have it."""


@polite
def run(
    game: GameName,
    out: Annotated[
        Path, typer.Option("--out", "-o", metavar="FOLDER", help="Output folder; rerun the same command to resume.")
    ],
    players: Players = None,
    games: Annotated[int, typer.Option("--games", metavar="N", help="Number of games.")] = 100,
    seed: Seed = 1,
    bots: LineUp = RANDOM,
    ends: Annotated[
        bool, typer.Option("--ends", help="Also write a table of turn ends, which our bots learn from.")
    ] = False,
    shard: Annotated[int, typer.Option("--shard", metavar="N", help="Games per file.")] = 100,
    files: Annotated[
        Literal["parquet", "npz"] | None,
        typer.Option(
            "--files", help="File format (default: that of the folder, else parquet, or npz without pyarrow)."
        ),
    ] = None,
    workers: Workers = 0,
    on: On = Where.LOCAL,
    option: Options = None,
    components: ComponentsFolder = None,
    lang: Lang = LANGUAGES[0],
) -> None:
    """Generate a data set of bot games: every decision with what was seen, legal, chosen and searched."""
    try:
        # Seldom installed, and only needed here.
        from heliopolis.data import make, recipe
        from heliopolis.data.manifest import kind_there
    except ModuleNotFoundError:
        raise HeliopolisError("no-numpy") from None
    played = find_game(game)
    voice = voice_of(played, lang)
    names = read_bots(bots)
    options = read_options(played, players, option)
    kind = files or kind_there(out)
    wanted = recipe(played, names, games, seed, components, ends=ends, shard=shard, kind=kind, here=None, **options)
    try:
        with watched(voice) as told:
            made = make(out, wanted, executor(on, workers), told)
    except KeyboardInterrupt:
        typer.echo(voice.say("cli-dataset-stopped"), err=True)
        raise typer.Exit(STOPPED) from None
    rows = {table: sum(each.rows[table] for each in made.shards) for table in made.about["tables"]}
    typer.echo(voice.say("cli-dataset", games=games, decisions=rows["decisions"], folder=str(out)))

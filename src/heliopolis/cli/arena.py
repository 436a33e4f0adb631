"""The command that lets bots play against each other and measures them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from heliopolis import bots as all_bots
from heliopolis.arena import Book, Contest, Record, contest, processes, standings
from heliopolis.arena.run import Progress as Told
from heliopolis.arena.run import run as run_contest
from heliopolis.arena.summary import summary
from heliopolis.cli.arguments import ComponentsFolder, GameName, Json, Lang, Options, read_options
from heliopolis.cli.failing import BadFile, polite
from heliopolis.cli.look import figures
from heliopolis.games import game as find_game
from heliopolis.kernel.errors import HeliopolisError
from heliopolis.telling import Teller, teller
from heliopolis.texts import LANGUAGES

NOT_SHOWN: Final = 1
"""The exit code where a bar was not passed."""


def complete_bot(incomplete: str) -> list[str]:
    """The bots whose name begins like this."""
    return [name for name in all_bots.names() if name.startswith(incomplete)]


@polite
def run(
    game: GameName,
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT...",
            help="Who plays. Every table that they can fill meets; a bot may be named several times.",
            autocompletion=complete_bot,
        ),
    ],
    players: Annotated[int, typer.Option("--players", metavar="N", help="How many sit at a table.")] = 2,
    games: Annotated[int, typer.Option("--games", metavar="N", help="How many games each table plays.")] = 400,
    seed: Annotated[int, typer.Option("--seed", metavar="N", help="The same seed gives the same games.")] = 1,
    beats: Annotated[
        float | None,
        typer.Option(
            "--beats",
            metavar="SHARE",
            help="Stop when it is decided whether the first bot wins more than this share (exit code 0) or not (1).",
        ),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out", metavar="FILE", help="Keep every game there, as JSON lines; the same command goes on with it."
        ),
    ] = None,
    workers: Annotated[
        int, typer.Option("--workers", metavar="N", min=0, help="How many processes play (0: one for each core).")
    ] = 0,
    option: Options = None,
    components: ComponentsFolder = None,
    lang: Lang = LANGUAGES[0],
    as_json: Json = False,
) -> None:
    """Let bots play against each other: shares of victory, scores, ratings, or a test against a bar."""
    played = find_game(game)
    voice = teller(played, lang)
    options = read_options(played, players, option)
    meeting = contest(game, [all_bots.invited(name) for name in bots], options, seed, str(components or ""))
    with _book(out, meeting) or nullcontext() as book, _bar(voice) as told:
        record = run_contest(meeting, games, beats, processes(workers), book, told)
    if as_json:
        typer.echo(json.dumps(summary(record), indent=1))
    else:
        _print(record, voice)
    if record.verdict is not None and not record.verdict.passed:
        raise typer.Exit(NOT_SHOWN)


def _book(path: Path | None, meeting: Contest) -> Book | None:
    """The book of the contest, if one is kept."""
    try:
        return Book(path, meeting) if path else None
    except HeliopolisError as error:
        raise BadFile(path or Path(), error) from None


@contextmanager
def _bar(voice: Teller) -> Iterator[Told]:
    """A bar that grows with every game, where somebody watches."""
    errors = Console(stderr=True)
    with Progress(
        TextColumn(voice.say("arena-playing")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=errors,
        transient=True,
        disable=not errors.is_terminal,
    ) as progress:
        bar = progress.add_task("")
        yield lambda done, total: progress.update(bar, completed=done, total=total)


def _print(record: Record, voice: Teller) -> None:
    say = voice.say
    console = Console(highlight=False)
    columns = ("games", "wins", "interval", "score", "sd", "rating", "milliseconds")
    table = figures(say("arena-bot"), *(say(f"arena-{column}") for column in columns))
    for standing in standings(record.outcomes):
        wins, rating = standing.wins, standing.rating
        table.add_row(
            standing.bot,
            str(standing.games),
            f"{wins.share:.1%}",
            f"{100 * wins.low:.0f}–{100 * wins.high:.0f} %",
            f"{standing.score.mean:.1f}",
            f"{standing.score.sd:.1f}",
            f"{rating.mu:.1f} ±{2 * rating.sigma:.1f}",
            f"{1000 * standing.seconds / max(1, standing.decisions):.1f}",
        )
    console.print(table)
    verdict = record.verdict
    if verdict is not None:
        result = {True: "passed", False: "failed", None: "open"}[verdict.passed]
        console.print(
            say(
                f"arena-verdict-{result}",
                bot=record.contest.bots[0],
                bar=f"{verdict.bar:.0%}",
                games=verdict.games,
                share=f"{verdict.wins / verdict.games:.1%}",
            )
        )

"""The command that lets bots play against each other and measures them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from heliopolis import bots as all_bots
from heliopolis.arena import Contest, ContestResult, Executor, ResultsFile, Standing, contest, processes, standings
from heliopolis.arena.cluster import cluster
from heliopolis.arena.confidence import Interval
from heliopolis.arena.figures import meetings, seats
from heliopolis.arena.report import format_interval, format_verdict
from heliopolis.arena.report import report as page
from heliopolis.arena.running import Progress as Report
from heliopolis.arena.running import run as run_contest
from heliopolis.arena.spread import Spread
from heliopolis.arena.summary import summary
from heliopolis.bots import Timeouts
from heliopolis.bots.external import USUAL
from heliopolis.cli.arguments import ComponentsFolder, GameName, Json, Lang, Options, Seed, read_options
from heliopolis.cli.errors import BadFile, polite
from heliopolis.cli.files import write
from heliopolis.cli.formatting import figures, plain_console
from heliopolis.games import game as find_game
from heliopolis.kernel.errors import HeliopolisError
from heliopolis.words.texts import LANGUAGES
from heliopolis.words.voice import Voice, voice_of


class Where(StrEnum):
    """Who plays the games: processes of this machine, or a Ray cluster."""

    LOCAL = "local"
    RAY = "ray"


Workers = Annotated[
    int, typer.Option("--workers", metavar="N", min=0, help="Number of worker processes (0: one per core).")
]
HelloSeconds = Annotated[
    float,
    typer.Option("--hello-seconds", metavar="N", min=0.1, help="Startup timeout for external bots, in seconds."),
]
ChoiceSeconds = Annotated[
    float, typer.Option("--choice-seconds", metavar="N", min=0.001, help="Time limit per decision, in seconds.")
]
On = Annotated[Where, typer.Option("--on", help="Where to play the games; RAY_ADDRESS names a cluster.")]

NOT_SHOWN: Final = 1
"""Exit code if the threshold isn't reached."""


def complete_bot(incomplete: str) -> list[str]:
    """Return the bots whose name begins like this."""
    return [name for name in all_bots.names() if name.startswith(incomplete)]


@polite
def run(
    game: GameName,
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT...",
            help="Bots to enter; every possible line-up is played. A bot can be listed more than once.",
            autocompletion=complete_bot,
        ),
    ],
    players: Annotated[int, typer.Option("--players", metavar="N", help="Players per table.")] = 2,
    games: Annotated[int, typer.Option("--games", metavar="N", help="Games per line-up.")] = 400,
    seed: Seed = 1,
    beats: Annotated[
        float | None,
        typer.Option(
            "--beats",
            metavar="SHARE",
            help="Stop once it is clear whether the first bot wins more than this share (exit code 0) or not (1).",
        ),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out",
            "-o",
            metavar="FILE",
            help="Save every game to this JSON Lines file; rerun the same command to resume.",
        ),
    ] = None,
    workers: Workers = 0,
    on: On = Where.LOCAL,
    report: Annotated[
        Path | None, typer.Option("--report", metavar="FILE.html", help="Write an HTML report to this file.")
    ] = None,
    hello_seconds: HelloSeconds = USUAL.hello,
    choice_seconds: ChoiceSeconds = USUAL.choice,
    option: Options = None,
    components: ComponentsFolder = None,
    lang: Lang = LANGUAGES[0],
    as_json: Json = False,
) -> None:
    """Run a bot tournament and report win shares, scores and ratings, or test a win-rate threshold."""
    played = find_game(game)
    voice = voice_of(played, lang)
    options = read_options(played, players, option)
    if report and not report.parent.is_dir():
        # Not after hours of play.
        raise FileNotFoundError(None, "no such folder", str(report))
    names = [all_bots.register_external(name) for name in bots]
    patience = Timeouts(hello_seconds, choice_seconds)
    meeting = contest(game, names, options, seed, str(components or ""), patience=patience)
    with kept(out, meeting) or nullcontext() as results, watched(voice) as told:
        result = run_contest(meeting, games, beats, executor(on, workers), results, told)
    if report:
        write(report, page(result, lang).encode())
    if as_json:
        typer.echo(json.dumps(summary(result), indent=1))
    else:
        tell(result, voice)
    if result.verdict is not None and not result.verdict.passed:
        raise typer.Exit(NOT_SHOWN)


def executor(on: Where, workers: int) -> Executor:
    """Return who plays the games."""
    return cluster if on is Where.RAY else processes(workers)


def kept(path: Path | None, meeting: Contest) -> ResultsFile | None:
    """Return the file that the results are kept in, if they are."""
    try:
        return ResultsFile(path, meeting) if path else None
    except HeliopolisError as error:
        raise BadFile(path or Path(), error) from None


@contextmanager
def watched(voice: Voice, what: str = "") -> Iterator[Report]:
    """Provide a bar that grows with every game, where someone watches."""
    errors = Console(stderr=True)
    with Progress(
        TextColumn(what or voice.say("arena-playing")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=errors,
        transient=True,
        disable=not errors.is_terminal,
    ) as progress:
        bar = progress.add_task("")
        yield lambda done, total: progress.update(bar, completed=done, total=total)


def tell(result: ContestResult, voice: Voice) -> None:
    """Print the tables of a contest."""
    say = voice.say
    console = plain_console()
    alone = all(len(outcome.seats) == 1 for outcome in result.outcomes)
    # Alone one reaches the target or misses it: there is no one to be rated against, and no other seat.
    won = "reached" if alone else "wins"
    columns = [say(f"arena-{column}") for column in ("games", won, "interval", "score", "sd")]
    guests = not all(map(result.contest.ours, result.contest.bots))
    more = [*([] if alone else ["rating"]), "milliseconds", *(["forfeits"] if guests else [])]
    table = figures(say("arena-bot"), *columns[:-1], *(say(f"arena-{column}") for column in more))
    table.columns[0].overflow = "fold"
    for standing in standings(result.outcomes):
        rating, thought = standing.rating, 1000 * standing.seconds / max(1, standing.decisions)
        told = {
            "rating": f"{rating.mu:.1f} ±{2 * rating.sigma:.1f}",
            "milliseconds": f"{thought:.1f}",
            "forfeits": str(standing.forfeits),
        }
        table.add_row(*_row(standing)[:-1], *(told[column] for column in more))
    console.print(table)
    groups = meetings(result.outcomes)
    if len(groups) > 1:
        pairs = figures(say("arena-meetings"), *columns)
        for group in groups.values():
            for standing in group:
                pairs.add_row(*_row(standing))
            pairs.add_section()
        console.print(pairs)
    if not alone:
        places = figures(say("arena-seats"), *columns)
        for seat, each in enumerate(seats(result.outcomes)):
            places.add_row(say("seat", number=seat + 1), str(len(result.outcomes)), *_measured(each.wins, each.score))
        console.print(places)
    for standing in standings(result.outcomes):
        if standing.forfeits:
            console.print(say("arena-forfeited", bot=standing.bot, number=standing.forfeits))
    if result.verdict is not None:
        console.print(format_verdict(result, voice))


def _row(standing: Standing) -> tuple[str, ...]:
    return standing.bot, str(standing.games), *_measured(standing.wins, standing.score)


def _measured(wins: Interval, score: Spread) -> tuple[str, ...]:
    return f"{wins.share:.1%}", format_interval(wins), f"{score.mean:.1f}", f"{score.sd:.1f}"

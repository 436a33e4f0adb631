"""The command that plays many games by bots and reports."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from heliopolis.arena.contests import RANDOM
from heliopolis.arena.spread import Spread
from heliopolis.cli.arguments import (
    ComponentsFolder,
    GameName,
    Json,
    Lang,
    LineUp,
    Options,
    Players,
    Seed,
    read_bots,
    read_options,
)
from heliopolis.cli.errors import polite
from heliopolis.cli.formatting import figures, plain_console
from heliopolis.games import game as find_game
from heliopolis.simulation import Report, simulate
from heliopolis.words.texts import LANGUAGES
from heliopolis.words.voice import Voice, voice_of


@polite
def run(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option("--games", metavar="N", help="Number of games.")] = 100,
    seed: Seed = 1,
    bots: LineUp = RANDOM,
    option: Options = None,
    components: ComponentsFolder = None,
    lang: Lang = LANGUAGES[0],
    as_json: Json = False,
) -> None:
    """Simulate bot games and report speed, scores and a reproducible digest."""
    played = find_game(game)
    voice = voice_of(played, lang)
    names = read_bots(bots)
    options = read_options(played, players, option)
    errors = Console(stderr=True)
    with Progress(
        TextColumn(voice.say("cli-simulate-playing")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=errors,
        transient=True,
        disable=not errors.is_terminal,
    ) as progress:
        bar = progress.add_task("", total=games)
        report = simulate(played, games, seed, names, components, lambda: progress.advance(bar), **options)
    if as_json:
        typer.echo(json.dumps(report.to_dict(), indent=1))
    else:
        _print(report, voice)


def _print(report: Report, voice: Voice) -> None:
    say = voice.say
    console = plain_console()
    facts = Table.grid(padding=(0, 2))
    facts.add_column(justify="right", style="bold")
    facts.add_column()
    for value, key in (
        (f"{report.games:,}", "games"),
        (f"{report.decisions:,}", "decisions"),
        (f"{report.forced:,}", "forced"),
        (f"{report.chance:,}", "chance"),
        (f"{report.seconds:.2f}", "seconds"),
        (f"{report.games_per_second:,.1f}", "games-per-second"),
        (f"{report.decisions_per_second:,.0f}", "decisions-per-second"),
    ):
        facts.add_row(value.replace(",", " "), say(f"cli-simulate-{key}"))
    console.print(facts)
    columns = [say(f"cli-simulate-{key}") for key in ("wins", "mean", "sd", "min", "max")]
    table = figures(say("cli-simulate-score"), *columns)
    for seat, standing in enumerate(report.seats):
        table.add_row(say("seat", number=seat + 1), f"{standing.wins:.1%}", *_row(standing.score))
    if len(report.by_bot) > 1:
        table.add_section()
        for name, standing in report.by_bot.items():
            table.add_row(name, f"{standing.wins:.1%}", *_row(standing.score))
    table.add_section()
    table.add_row(say("cli-simulate-winner"), "", *_row(report.winner))
    console.print(table)
    reasons = figures(say("cli-simulate-reasons"), *columns[1:])
    for name, spread in report.reasons.items():
        if spread.min or spread.max:
            reasons.add_row(voice.reason(name), *_row(spread))
    console.print(reasons)
    _print_facts(report, voice, console)
    for name, number in report.forfeits.items():
        if number:
            console.print(say("cli-simulate-forfeits", bot=name, number=number))
    console.print(Text(say("cli-simulate-digest", digest=report.digest), "dim"))


def _print_facts(report: Report, voice: Voice, console: Console) -> None:
    """Print what the game itself finds worth counting."""
    say = voice.say
    if report.numbers:
        numbers = figures(
            say("cli-simulate-facts"), *(say(f"cli-simulate-{key}") for key in ("mean", "sd", "min", "max"))
        )
        for name, spread in report.numbers.items():
            numbers.add_row(say(f"fact-{name}"), *_row(spread))
        console.print(numbers)
    for name, cases in report.cases.items():
        shares = figures(say(f"fact-{name}"), say("cli-simulate-share"))
        for key, share in cases.items():
            shares.add_row(say(key), f"{share:.1%}")
        console.print(shares)
    for table, rows in report.tables.items():
        names = dict.fromkeys(name for row in rows.values() for name in row)
        counted = figures(say(f"table-{table}"), *(say(f"column-{name}") for name in names))
        for key, row in rows.items():
            if any(row.values()):
                counted.add_row(voice.plain(key), *(f"{row[name]:.2f}" if name in row else "" for name in names))
        if counted.row_count:
            console.print(counted)


def _row(spread: Spread) -> tuple[str, ...]:
    return f"{spread.mean:.1f}", f"{spread.sd:.1f}", str(spread.min), str(spread.max)

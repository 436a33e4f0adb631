"""The command that writes the page on the balance of the games."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from typing import Annotated, Final

import typer

from heliopolis import bots as all_bots
from heliopolis.arena import Contest, contest
from heliopolis.arena.balance import Played, balance
from heliopolis.arena.running import run as run_contest
from heliopolis.cli.arguments import PLAYERS, Lang, Seed, complete_game, read_options
from heliopolis.cli.commands.arena import On, Where, Workers, complete_bot, executor, kept, watched
from heliopolis.cli.errors import polite
from heliopolis.cli.files import write
from heliopolis.games import game as find_game
from heliopolis.kernel.errors import BadOption, quote
from heliopolis.words.texts import LANGUAGES
from heliopolis.words.voice import voice_of

GAMES: Final = "games"


@polite
def run(
    games: Annotated[
        list[str],
        typer.Argument(
            metavar="GAME[:NAME=VALUE,...]...",
            help="Games to measure, with options; repeatable.",
            autocompletion=complete_game,
        ),
    ],
    bot: Annotated[
        str, typer.Option("--bot", metavar="BOT", help="Bot that plays every seat.", autocompletion=complete_bot)
    ] = "greedy",
    numbers: Annotated[
        str,
        typer.Option(
            "--games",
            metavar="N,...",
            help="Games per number of players; a list gives one number per game.",
        ),
    ] = "100",
    seed: Seed = 1,
    players: Annotated[
        str, typer.Option("--players", metavar="N,...", help="Numbers of players (default: all the game allows).")
    ] = "",
    out: Annotated[
        Path | None,
        typer.Option("--out", "-o", metavar="FILE.md", help="File to write the page to (default: standard output)."),
    ] = None,
    keep: Annotated[
        Path | None,
        typer.Option("--keep", metavar="DIR", help="Save the games here; rerun the same command to resume."),
    ] = None,
    workers: Workers = 0,
    on: On = Where.LOCAL,
    lang: Lang = LANGUAGES[0],
) -> None:
    """Measure game balance by bot self-play and write a report."""
    judge = all_bots.register_external(bot)
    chapters = [_contests(case, judge, seed, players) for case in games]
    wanted = _wanted(numbers, len(games))
    if keep:
        keep.mkdir(parents=True, exist_ok=True)
    found: list[Played] = []
    for case, contests, number in zip(games, chapters, wanted, strict=True):
        played = {}
        for seats, meeting in contests.items():
            path = keep / f"{case.replace(':', '-')}-{seats}.jsonl" if keep else None
            voice = voice_of(meeting.definition, lang)
            with kept(path, meeting) or nullcontext() as results, watched(voice, f"{case} {seats}") as told:
                played[seats] = run_contest(meeting, number, None, executor(on, workers), results, told)
        found.append(played)
    page = balance(found, lang)
    if out:
        write(out, page.encode())
    else:
        typer.echo(page, nl=False)


def _contests(case: str, bot: str, seed: int, players: str) -> dict[int, Contest]:
    """Return the contests of a game, one for each number of players."""
    name, _, given = case.partition(":")
    game = find_game(name)
    takes = next((option.values for option in game.options if option.name == PLAYERS), ())
    asked = [_number(each) for each in players.split(",") if each.strip()] or [int(value) for value in takes]
    # A list is for all games, of which not each takes every number; where none fits, the game refuses the first.
    fitting = [number for number in asked if number in takes] or asked
    given_options = given.split(",") if given else None
    return {
        number: contest(name, [bot] * number, read_options(game, number, given_options), seed) for number in fitting
    }


def _wanted(given: str, games: int) -> list[int]:
    """Return how many games of each of the games named: the same of all, or as many numbers as there are games."""
    numbers = [_number(each, GAMES) for each in given.split(",")]
    if len(numbers) not in (1, games):
        raise BadOption(GAMES, "one-or-each", number=games, given=len(numbers))
    return numbers if len(numbers) == games else numbers * games


def _number(text: str, option: str = PLAYERS) -> int:
    if not text.strip().isdecimal():
        raise BadOption(option, "number", value=quote(text.strip()))
    return int(text)

"""The commands about puzzles: make them from games of strong bots, check those that ship, and solve them."""

from __future__ import annotations

import secrets
import time
from collections import Counter
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.text import Text

from heliopolis.cli.arguments import GameName, Lang, Seed
from heliopolis.cli.errors import polite
from heliopolis.cli.files import write
from heliopolis.cli.formatting import figures, plain_console
from heliopolis.cli.terminal.local_game import LocalGame
from heliopolis.cli.terminal.terminal_game import TerminalGame
from heliopolis.games import game as find_game
from heliopolis.kernel.errors import BadOption, UnknownName
from heliopolis.kernel.game import Game
from heliopolis.kernel.journals.journal import Journal
from heliopolis.table.days import today
from heliopolis.teaching.materials import materials_of, shelf_of
from heliopolis.teaching.puzzles.collecting import PuzzleOrder, check_all, collect, drawn
from heliopolis.teaching.puzzles.making import TIMES
from heliopolis.teaching.puzzles.puzzle import Puzzle, PuzzleFile, file_of, read_file
from heliopolis.teaching.puzzles.puzzle_guide import guide_name
from heliopolis.teaching.puzzles.shelf import of_the_day
from heliopolis.words.texts import LANGUAGES
from heliopolis.words.voice import Voice, voice_of

app = typer.Typer(help="Make, check and solve puzzles.", no_args_is_help=True)

RIVAL: Final = "medium"
"""Bots for the other seats."""

Workers = Annotated[int, typer.Option("--workers", metavar="N", help="Number of worker processes.", min=1)]
Out = Annotated[Path | None, typer.Option("--out", "-o", metavar="FILE", help="Puzzle file (default: the game's own).")]


@app.command("make")
@polite
def make(
    game: GameName,
    players: Annotated[
        str, typer.Option("--players", metavar="N,...", help="Number of players (default: all in the recipe).")
    ] = "",
    seed: Seed = 1,
    count: Annotated[int, typer.Option("--count", metavar="N", help="Number of puzzles.", min=1)] = 120,
    games: Annotated[
        int, typer.Option("--games", metavar="N", help="Number of games to search (0: as many as needed).", min=0)
    ] = 0,
    out: Out = None,
    workers: Workers = 1,
    resume: Annotated[bool, typer.Option("--resume", help="Continue where it stopped.")] = False,
    keep: Annotated[
        bool,
        typer.Option("--keep", help="Keep the file's puzzles that the strongest bot confirms; replace the rest."),
    ] = False,
    lang: Lang = LANGUAGES[0],
) -> None:
    """Find puzzles in games of strong bots, confirm them with longer searches and rate them."""
    played = _with_recipe(game)
    voice = voice_of(played, lang)
    file = out or file_of(played)
    part = file.with_suffix(".part")
    if not resume:
        part.unlink(missing_ok=True)
    before = _agreed(played, file, seed, workers) if keep else []
    order = PuzzleOrder(game, seed, max(0, count - len(before)), games, _numbers(players))
    begun, errors = time.monotonic(), Console(stderr=True)

    def told(done: int, candidates: int, confirmed: int) -> None:
        seconds = round(time.monotonic() - begun)
        errors.print(
            voice.say("cli-puzzles-progress", games=done, candidates=candidates, confirmed=confirmed, seconds=seconds),
            soft_wrap=True,
        )

    found = collect(played, order, part, workers, told, before)
    write(file, found.text().encode())
    part.unlink()
    _print(found, voice)


@app.command("check")
@polite
def run_check(
    game: GameName,
    number: Annotated[int, typer.Option("--number", metavar="N", help="Number of puzzles to check.", min=1)] = 50,
    seed: Seed = 1,
    times: Annotated[
        int,
        typer.Option(
            "--times", metavar="N", help="Factor by which to raise the simulations of the first search.", min=1
        ),
    ] = TIMES,
    bot: Annotated[
        str, typer.Option("--bot", metavar="NAME", help="Bot that checks (default: the search that made them).")
    ] = "",
    out: Out = None,
    workers: Workers = 1,
    lang: Lang = LANGUAGES[0],
) -> None:
    """Re-check a random sample of puzzles with a fresh search and report how often it agrees."""
    played = _with_recipe(game)
    voice = voice_of(played, lang)
    console = plain_console()
    puzzles = [puzzle for puzzle in read_file(out or file_of(played)).puzzles if puzzle.holds(played)]
    taken = drawn(puzzles, number, seed)
    agreed = 0
    for puzzle, found in zip(taken, check_all(taken, seed + 1, times, workers, bot), strict=True):
        agreed += found.agrees
        mark = "=" if found.agrees else "≠"
        gap = "–" if found.gap is None else found.gap
        console.print(Text(f"{mark} {puzzle.id}  {puzzle.gap:4}  {gap:>4}  {puzzle.first}"), soft_wrap=True)
        if not found.agrees:
            console.print(Text(f"    {found.first}"), soft_wrap=True)
    if bot:
        console.print(voice.say("cli-puzzles-agreed-bot", agreed=agreed, number=len(taken), name=bot))
    else:
        console.print(voice.say("cli-puzzles-agreed", agreed=agreed, number=len(taken), times=times))


@app.command("play")
@polite
def play(
    game: GameName,
    puzzle: Annotated[
        str | None, typer.Argument(metavar="[ID]", help="Puzzle id (default: the puzzle of the day).")
    ] = None,
    lang: Lang = LANGUAGES[0],
) -> None:
    """Solve a puzzle in the terminal."""
    played = _with_recipe(game)
    found = shelf_of(played).find(puzzle) if puzzle else of_the_day(shelf_of(played).puzzles, today())
    if found is None:
        raise UnknownName("no-puzzle", name=puzzle or "", game=game)
    state, voice = found.position(played), voice_of(played, lang)
    options = state.to_dict()["options"]
    assert isinstance(options, dict)
    names = [
        voice.say("cli-player", number=1) if seat == found.seat else f"{RIVAL} {seat + 1}"
        for seat in range(state.seats)
    ]
    journal = Journal(played, names, None, **options)
    journal.begin_at(state)
    local = LocalGame(journal, [found.seat], secrets.randbits(32), guide_name(found))
    TerminalGame(plain_console(), local, lang, None).run()


def _agreed(game: Game, file: Path, seed: int, workers: int) -> list[Puzzle]:
    """Return the puzzles of a file that who has the last word agrees with."""
    puzzles = [puzzle for puzzle in read_file(file).puzzles if puzzle.holds(game)]
    checks = check_all(puzzles, seed, TIMES, workers, shelf_of(game).recipe.last_word)
    return [puzzle for puzzle, found in zip(puzzles, checks, strict=True) if found.agrees]


def _with_recipe(name: str) -> Game:
    game = find_game(name)
    if materials_of(game).puzzles is None:
        raise BadOption("GAME", "no-puzzles", game=name)
    return game


def _numbers(given: str) -> tuple[int, ...]:
    if not all(part.strip().isdecimal() for part in given.split(",") if part):
        raise BadOption("--players", "whole-numbers", given=given)
    return tuple(int(part) for part in given.split(",") if part)


def _print(found: PuzzleFile, voice: Voice) -> None:
    console, making = plain_console(), found.making
    console.print(
        voice.say(
            "cli-puzzles-made",
            number=len(found.puzzles),
            games=making.games,
            turns=making.turns,
            candidates=making.candidates,
            confirmed=making.confirmed,
        )
    )
    table = figures(voice.say("cli-puzzles-spread"), voice.say("cli-puzzles-number"))
    for counted in (
        Counter(theme for puzzle in found.puzzles for theme in puzzle.themes),
        Counter(puzzle.level for puzzle in found.puzzles),
        Counter(voice.say("cli-puzzles-players", number=puzzle.players) for puzzle in found.puzzles),
    ):
        for name, number in sorted(counted.items()):
            table.add_row(name, str(number))
        table.add_section()
    console.print(table)

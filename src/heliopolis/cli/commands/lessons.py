"""Commands for authors of lessons: check them all, and find positions for a new one."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import Annotated

import typer

from heliopolis.cli.arguments import GameName, Options, Players, Seed, complete_bots, complete_game, read_options
from heliopolis.cli.errors import polite
from heliopolis.cli.files import read_text
from heliopolis.games import all_games
from heliopolis.games import game as find_game
from heliopolis.kernel.errors import BadOption
from heliopolis.studies.boards import StudyBoards, read_file
from heliopolis.studies.lessons import draft_lesson
from heliopolis.table.header import Catalogue
from heliopolis.teaching.lesson_checks import faults
from heliopolis.teaching.lessons import start_of
from heliopolis.teaching.making import PositionQuery, read_draft, search
from heliopolis.teaching.materials import materials_of

app = typer.Typer(help="Check lessons and find positions for new ones (for authors).", no_args_is_help=True)


@app.command()
@polite
def check(
    game: Annotated[
        str | None,
        typer.Argument(metavar="[GAME]", help="Check only this game's lessons.", autocompletion=complete_game),
    ] = None,
) -> None:
    """Play every solution of every lesson and report any errors."""
    found = 0
    for each in [find_game(game)] if game else all_games().values():
        course = materials_of(each).course
        wrong = list(faults(course))
        found += len(wrong)
        typer.echo("\n".join([*wrong, f"{each.name}: {len(course.lessons)} lessons, {len(wrong)} faults"]))
    raise typer.Exit(1 if found else 0)


@app.command()
@polite
def draft(
    study: Annotated[Path, typer.Argument(metavar="STUDY", help="File of a study, as its page saves it.")],
    node: Annotated[int, typer.Option("--node", metavar="N", help="Where it begins: the number in the address.")] = 0,
    name: Annotated[str, typer.Option("--name", metavar="ID", help="What the lesson is called.")] = "draft",
) -> None:
    """Print a study's position as a lesson, with its lines as solutions, and report what is still missing."""
    catalogue = Catalogue()
    found = draft_lesson(StudyBoards(read_file(read_text(study), catalogue), catalogue), node, name)
    typer.echo(found.text)
    for fault in found.faults:
        typer.echo(fault, err=True)


@app.command()
@polite
def find(
    game: GameName,
    draft: Annotated[Path, typer.Argument(metavar="FILE", help="Lesson file without its start.")],
    prompt: Annotated[str, typer.Option("--prompt", metavar="STEP", help="Question that must be open.")],
    players: Players = None,
    option: Options = None,
    bot: Annotated[
        str, typer.Option("--bot", metavar="NAME", help="Bots that play up to there.", autocompletion=complete_bots)
    ] = "medium",
    rounds: Annotated[str, typer.Option("--rounds", metavar="FIRST-LAST", help="Search only these rounds.")] = "0-99",
    seed: Seed = 1,
    games: Annotated[int, typer.Option("--games", metavar="N", help="Number of games to search.")] = 30,
    number: Annotated[int, typer.Option("--number", metavar="N", help="Number of positions to list.")] = 4,
    write: Annotated[int, typer.Option("--write", metavar="N", help="Print the Nth position as a lesson start.")] = 0,
) -> None:
    """Find positions in bot games where a draft lesson's tasks can be done, with a short solution."""
    played = find_game(game)
    if prompt not in played.steps:
        raise BadOption("prompt", "takes", known=", ".join(played.steps), value=prompt)
    first, sign, last = rounds.partition("-")
    if not sign or not first.isdecimal() or not last.isdecimal():
        raise BadOption("rounds", "takes", known="FIRST-LAST", value=rounds)
    between = range(int(first), int(last) + 1)
    wanted = PositionQuery(prompt, read_options(played, players, option), bot, between, seed, games)
    for place, found in enumerate(islice(search(read_draft(played, draft), wanted), max(number, write)), 1):
        if place == write:
            typer.echo(start_of(found.state, found.solution))
        elif not write:
            totals = " ".join(str(score.total) for score in found.state.scores())
            typer.echo(
                f"{place}: seed {found.seed}, ply {found.ply}, seat {found.seat + 1}, points {totals}, "
                f"by chance {found.luck:.0%}: {' '.join(found.solution)}"
            )

"""The commands about named tasks: list them, measure a bot by one, and rate it on the ladder of one."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from typing import Annotated, Final

import typer

from heliopolis import bots as all_bots
from heliopolis.arena.entries import entry_text, read_entry
from heliopolis.arena.ladder import Evaluation, evaluate
from heliopolis.arena.leaderboard import task_contest
from heliopolis.arena.running import run as run_contest
from heliopolis.bots import Timeouts
from heliopolis.bots.external import USUAL
from heliopolis.cli.arguments import Lang
from heliopolis.cli.commands.arena import ChoiceSeconds, HelloSeconds, On, Where, Workers, executor, kept, tell, watched
from heliopolis.cli.errors import BadFile, polite
from heliopolis.cli.files import write
from heliopolis.cli.formatting import figures, plain_console
from heliopolis.games import game as find_game
from heliopolis.kernel.errors import HeliopolisError
from heliopolis.tasks import Task, all_tasks, find_task
from heliopolis.words.texts import LANGUAGES, common_texts
from heliopolis.words.voice import Voice, voice_of

TaskName = Annotated[
    str,
    typer.Argument(
        metavar="TASK", help="Task name (list: `heliopolis tasks list`).", autocompletion=lambda: list(all_tasks())
    ),
]
OTHER: Final = 1
"""Exit code if an entry isn't confirmed."""

app = typer.Typer(help="List benchmark tasks and evaluate bots on them.", no_args_is_help=True)


@app.command("list")
@polite
def list_tasks(lang: Lang = LANGUAGES[0]) -> None:
    """List the tasks."""
    say = common_texts(lang)
    table = figures(say("task-name"), *(say(f"task-{column}") for column in ("game", "options", "opponents")))
    for task in all_tasks().values():
        options = ", ".join(f"{name} {value}" for name, value in task.options.items())
        table.add_row(task.name, task.game, options, ", ".join(task.opponents) or say("task-alone"))
    plain_console().print(table)


@app.command("run")
@polite
def run(
    task: TaskName,
    bot: Annotated[str, typer.Argument(metavar="BOT", help="Bot to evaluate.")],
    out: Annotated[
        Path | None,
        typer.Option("--out", "-o", metavar="FILE", help="Save every game here; rerun the same command to resume."),
    ] = None,
    workers: Workers = 0,
    on: On = Where.LOCAL,
    hello_seconds: HelloSeconds = USUAL.hello,
    choice_seconds: ChoiceSeconds = USUAL.choice,
    lang: Lang = LANGUAGES[0],
) -> None:
    """Evaluate a bot on a benchmark task."""
    asked = find_task(task)
    voice = voice_of(find_game(asked.game), lang)
    meeting = task_contest(asked, all_bots.register_external(bot), Timeouts(hello_seconds, choice_seconds))
    with kept(out, meeting) or nullcontext() as results, watched(voice) as told:
        tell(run_contest(meeting, asked.games, None, executor(on, workers), results, told), voice)


@polite
def rate(
    task: TaskName,
    bot: Annotated[str, typer.Argument(metavar="BOT", help="Bot to rate.")],
    seed: Annotated[
        str,
        typer.Option("--seed", metavar="WORDS", help="Words that decide all games; secret until a check."),
    ] = "public",
    games: Annotated[int, typer.Option("--games", metavar="N", min=0, help="Least games (0: those of the task).")] = 0,
    out: Annotated[Path | None, typer.Option("--out", "-o", metavar="FILE", help="Write the entry here.")] = None,
    search: Annotated[bool, typer.Option("--search", help="The bot looks ahead as it plays.")] = False,
    check: Annotated[
        Path | None,
        typer.Option("--check", metavar="FILE", help="Play the games of this entry again, and compare (exit code 1)."),
    ] = None,
    workers: Workers = 0,
    on: On = Where.LOCAL,
    hello_seconds: HelloSeconds = USUAL.hello,
    choice_seconds: ChoiceSeconds = USUAL.choice,
    lang: Lang = LANGUAGES[0],
) -> None:
    """Rate a bot on the ladder of a task."""
    asked, name = find_task(task), all_bots.register_external(bot)
    voice, patience = voice_of(find_game(asked.game), lang), Timeouts(hello_seconds, choice_seconds)
    entered = _entry(check) if check else None
    if entered is not None:
        seed, games = entered.seed, entered.asked
    with watched(voice) as told:
        found = evaluate(asked, name, seed, games, executor(on, workers), told, patience)
    _tell(asked, found, voice)
    if out:
        write(out, entry_text(found, search=search).encode())
    if entered is not None:
        same = entered.digest == found.digest
        typer.echo(voice.say("ladder-same") if same else voice.say("ladder-other", digest=entered.digest))
        if not same:
            raise typer.Exit(OTHER)


def _entry(path: Path) -> Evaluation:
    """Return the entry of a file."""
    try:
        return read_entry(path.read_text(encoding="utf-8")).evaluation
    except HeliopolisError as error:
        raise BadFile(path, error) from None


def _tell(task: Task, found: Evaluation, voice: Voice) -> None:
    """Print the games against each rung, and the rating."""
    say, ratings = voice.say, {rung.bot: rung.rating for rung in task.rungs}
    table = figures(say("ladder-rung"), *(say(each) for each in ("arena-rating", "arena-games", "ladder-share")))
    table.columns[0].overflow = "fold"
    for rung in found.rungs:
        table.add_row(rung.bot, f"{ratings[rung.bot]:.0f}", str(rung.games), f"{rung.share:.1%}")
    plain_console().print(table)
    rating, low, high = (f"{each:.0f}" for each in found.rating)
    typer.echo(say("ladder-rated", bot=found.agent, rating=rating, low=low, high=high, games=found.games))
    typer.echo(say("ladder-digest", digest=found.digest))

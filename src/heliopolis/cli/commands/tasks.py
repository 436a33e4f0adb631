"""The commands about named tasks: list them, and measure a bot by one."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import typer

from heliopolis import bots as all_bots
from heliopolis.arena.leaderboard import task_contest
from heliopolis.arena.running import run as run_contest
from heliopolis.bots import Timeouts
from heliopolis.bots.external import USUAL
from heliopolis.cli.arguments import Lang
from heliopolis.cli.commands.arena import ChoiceSeconds, HelloSeconds, On, Where, Workers, executor, kept, tell, watched
from heliopolis.cli.errors import polite
from heliopolis.cli.formatting import figures, plain_console
from heliopolis.games import game as find_game
from heliopolis.tasks import all_tasks, find_task
from heliopolis.words.texts import LANGUAGES, common_texts
from heliopolis.words.voice import voice_of

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
    task: Annotated[
        str,
        typer.Argument(
            metavar="TASK", help="Task name (list: `heliopolis tasks list`).", autocompletion=lambda: list(all_tasks())
        ),
    ],
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

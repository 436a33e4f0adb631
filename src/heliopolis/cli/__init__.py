"""The ``heliopolis`` command: play, simulate, replay, draw, and look things up, for every registered game."""

from __future__ import annotations

from typing import Annotated

import typer

from heliopolis.cli.commands import (
    admin,
    arena,
    backups,
    balance,
    dataset,
    hint,
    learn,
    lessons,
    new_game,
    play,
    puzzles,
    reference,
    replay_commands,
    review,
    serve,
    simulate,
    static,
    tasks,
    verify,
)
from heliopolis.cli.examples import show_examples
from heliopolis.version import __version__

app = typer.Typer(
    name="heliopolis",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("play")(play.run)
app.command("learn")(learn.run)
app.command("serve")(serve.run)
app.command("static")(static.run)
app.command("backup")(backups.backup)
app.command("restore")(backups.restore)
app.add_typer(admin.app, name="admin")
app.command("simulate")(simulate.run)
app.command("arena")(arena.run)
app.add_typer(tasks.app, name="tasks")
app.command("evaluate")(tasks.rate)
app.command("dataset")(dataset.run)
app.command("balance")(balance.run)
app.command("replay")(replay_commands.replay)
app.command("draw")(replay_commands.draw)
app.command("hint")(hint.run)
app.command("review")(review.run)
app.add_typer(puzzles.app, name="puzzles")
app.command("verify")(verify.run)
app.command("rules")(reference.rules)
app.command("components")(reference.components)
app.command("games")(reference.list_games)
app.command("new-game")(new_game.run)
app.add_typer(lessons.app, name="lessons")
show_examples(app)


def _print_version(asked: bool) -> None:
    if asked:
        typer.echo(f"heliopolis {__version__}")
        raise typer.Exit


@app.callback()
def about(
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """Play, simulate, review and draw board games."""


def main() -> None:
    """Run the command."""
    app()

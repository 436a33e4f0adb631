"""Arguments that several commands share, with their help and their completion in the shell."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from heliopolis import bots
from heliopolis.games import all_games
from heliopolis.kernel.definition import Option, Value
from heliopolis.kernel.errors import BadOption
from heliopolis.kernel.game import Game
from heliopolis.words.texts import LANGUAGES

PLAYERS: Final = "players"
"""The option that has a flag of its own, in every game that has the option."""


def complete_game(incomplete: str) -> list[str]:
    """Return the games whose name begins like this."""
    return [name for name in all_games() if name.startswith(incomplete)]


def complete_language(incomplete: str) -> list[str]:
    """Return the languages whose name begins like this."""
    return [language for language in LANGUAGES if language.startswith(incomplete)]


def complete_bots(incomplete: str) -> list[str]:
    """Return the bots that can end a list that begins like this."""
    before, comma, last = incomplete.rpartition(",")
    return [before + comma + name for name in bots.names() if name.startswith(last)]


def complete_option(ctx: typer.Context, incomplete: str) -> list[str]:
    """Return the options of the game that is named on the line, each with each of its values."""
    named = all_games().get(str(ctx.params.get("game")))
    shown = [named] if named else all_games().values()
    spelled = [spell(option, value) for game in shown for option in game.options for value in option.values]
    return [text for text in dict.fromkeys(spelled) if text.startswith(incomplete)]


def spell(option: Option, value: Value) -> str:
    """Return an option and its value as they are written on the command line."""
    return f"{option.name}={str(value).lower() if isinstance(value, bool) else value}"


GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="Game to use (list: `heliopolis games`).", autocompletion=complete_game)
]
JournalFile = Annotated[
    Path, typer.Argument(metavar="FILE", help="Journal file (text or JSON); - reads standard input.")
]
At = Annotated[int | None, typer.Option("--at", metavar="PLY", help="Position after PLY plies (default: the end).")]
Lang = Annotated[
    str,
    typer.Option(
        "--lang",
        metavar="|".join(LANGUAGES),
        help="Language of games and rules.",
        envvar="HELIOPOLIS_LANG",
        autocompletion=complete_language,
    ),
]
Players = Annotated[int | None, typer.Option("--players", metavar="N", help="Number of players.")]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help="Set a game option; repeatable.",
        autocompletion=complete_option,
    ),
]
ComponentsFolder = Annotated[
    Path | None, typer.Option("--components", metavar="DIR", help="Use component values from this folder.")
]
Seed = Annotated[int, typer.Option("--seed", metavar="N", help="Random seed; the same seed reproduces the result.")]
LineUp = Annotated[
    str,
    typer.Option(
        "--bots",
        metavar="NAME,...",
        help="Bots to play: one for all seats, or one per seat (rotated after every game).",
        autocompletion=complete_bots,
    ),
]
Bot = Annotated[
    str,
    typer.Option("--bot", metavar="NAME", help="Search bot to use.", autocompletion=complete_bots),
]
Simulations = Annotated[
    int,
    typer.Option("--simulations", metavar="N", help="Simulations per decision (0: the bot's default).", min=0),
]
DataFolder = Annotated[
    Path | None, typer.Option("--data", metavar="DIR", help="Data folder (default: your user data folder).")
]
Database = Annotated[
    str,
    typer.Option(
        "--database",
        metavar="URL",
        envvar="HELIOPOLIS_DATABASE",
        help="PostgreSQL database to use, which several servers can share (default: a file in the data folder).",
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def read_options(game: Game, players: int | None, given: list[str] | None) -> dict[str, Value]:
    """Return the options of a new game, as written on the command line."""
    options: dict[str, Value] = {}
    for text in given or []:
        name, sign, value = text.partition("=")
        if not sign:
            raise BadOption(text, "name-value")
        if name in options:
            raise BadOption(name, "twice")
        options[name] = value
    if players is not None:
        if PLAYERS in options:
            raise BadOption(PLAYERS, "twice")
        options[PLAYERS] = players
    return game.check_options(options)


def read_bots(given: str) -> list[str]:
    """Return the names of a list of bots, each known."""
    names = [bots.register_external(name.strip()) for name in given.split(",") if name.strip()]
    if not names:
        raise BadOption("bots", "no-bots", known=", ".join(bots.names()))
    for name in names:
        bots.checked(name)
    return names

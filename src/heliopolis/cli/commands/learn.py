"""The command that teaches: the guided first game, which lessons there are, and each of them, in the terminal."""

from __future__ import annotations

import secrets
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from heliopolis.cli.arguments import Lang, complete_game
from heliopolis.cli.commands.play import kept_file
from heliopolis.cli.errors import polite
from heliopolis.cli.formatting import plain_console
from heliopolis.cli.terminal.local_game import LocalGame
from heliopolis.cli.terminal.terminal_game import TerminalGame
from heliopolis.games import all_games
from heliopolis.games import game as find_game
from heliopolis.kernel.game import Game
from heliopolis.kernel.journals.journal import Journal
from heliopolis.teaching.first_game import NAME as FIRST_GAME
from heliopolis.teaching.lesson_guide import guide_name
from heliopolis.teaching.lessons import Lesson
from heliopolis.teaching.materials import materials_of
from heliopolis.words.texts import LANGUAGES
from heliopolis.words.voice import voice_of

GENTLE = "easy"


def complete_lesson(ctx: typer.Context, incomplete: str) -> list[str]:
    """Return the lessons of the game that is named on the line."""
    named = all_games().get(str(ctx.params.get("game")))
    return [each.id for each in materials_of(named).course.lessons if each.id.startswith(incomplete)] if named else []


@polite
def run(
    game: Annotated[
        str | None,
        typer.Argument(metavar="[GAME]", help="Game to use (list: `heliopolis games`).", autocompletion=complete_game),
    ] = None,
    lesson: Annotated[
        str | None,
        typer.Argument(metavar="[LESSON]", help="Lesson to play.", autocompletion=complete_lesson),
    ] = None,
    listed: Annotated[bool, typer.Option("--list", help="List the game's lessons.")] = False,
    seed: Annotated[
        int | None, typer.Option("--seed", metavar="N", help="Random seed (default: a random one).")
    ] = None,
    lang: Lang = LANGUAGES[0],
) -> None:
    """Play a guided first game or a lesson. Without a game, list all lessons."""
    if game and lesson:
        play_lesson(materials_of(find_game(game)).course.lesson(lesson), lang)
        return
    if game and not listed and materials_of(find_game(game)).first_game is not None:
        play_first_game(find_game(game), lang, secrets.randbits(32) if seed is None else seed)
        return
    console = plain_console()
    for each in [find_game(game)] if game else all_games().values():
        print_lessons(console, each, lang)


def print_lessons(console: Console, game: Game, language: str) -> None:
    """Print the lessons of a game by chapter, each with the name by which it is begun."""
    voice = voice_of(game, language)
    console.print(Text.assemble((voice.name("game"), "bold"), "  ", (f"heliopolis learn {game.name} [LESSON]", "dim")))
    table = Table.grid(padding=(0, 2))
    for chapter in materials_of(game).course.chapters:
        for place, lesson in enumerate(chapter.lessons):
            title = "" if place else voice.say(f"lessons-{chapter.key}")
            table.add_row(f"  {title}", Text(lesson.id, "cyan"), voice.say(lesson.key))
    console.print(table)


def play_first_game(game: Game, language: str, seed: int) -> None:
    """Play the guided first game here, against the gentlest bot; it is kept as any other game."""
    first, voice = materials_of(game).first_game, voice_of(game, language)
    assert first is not None
    journal = Journal(game, [voice.say("cli-player", number=1), GENTLE], None, **first.options)
    TerminalGame(plain_console(), LocalGame(journal, [0], seed, FIRST_GAME), language, kept_file(game)).run()


def play_lesson(lesson: Lesson, language: str) -> None:
    """Play a lesson here, the gentlest bot at the other seats."""
    start, voice = lesson.begin(), voice_of(lesson.game, language)
    options = start.to_dict()["options"]
    assert isinstance(options, dict)
    names = [
        voice.say("cli-player", number=1) if seat == lesson.seat else f"{GENTLE} {seat + 1}"
        for seat in range(start.seats)
    ]
    journal = Journal(lesson.game, names, None, **options)
    journal.begin_at(start)
    local = LocalGame(journal, [lesson.seat], secrets.randbits(32), guide_name(lesson))
    TerminalGame(plain_console(), local, language, None).run()

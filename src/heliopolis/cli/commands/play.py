"""The command that starts or resumes a game in the terminal."""

from __future__ import annotations

import secrets
from datetime import datetime
from pathlib import Path
from typing import Annotated, Final

import typer

from heliopolis.cli.arguments import (
    ComponentsFolder,
    GameName,
    Lang,
    Options,
    Players,
    complete_bots,
    read_bots,
    read_options,
)
from heliopolis.cli.errors import BadFile, polite
from heliopolis.cli.files import load_journal
from heliopolis.cli.formatting import plain_console
from heliopolis.cli.terminal.local_game import LocalGame, name_seats, seats_of_people
from heliopolis.cli.terminal.terminal_game import TerminalGame
from heliopolis.games import game as find_game
from heliopolis.kernel.errors import BadData, BadOption, quote
from heliopolis.kernel.game import Game
from heliopolis.kernel.journals.journal import Journal
from heliopolis.words.texts import LANGUAGES
from heliopolis.words.voice import Voice, voice_of

KEPT_GAMES: Final = 20
"""Unfinished games that are kept; older ones are deleted."""


@polite
def run(
    game: GameName,
    players: Players = None,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            metavar="NAME,...",
            help="Bots to play against: one for all other seats, or one per seat.",
            autocompletion=complete_bots,
        ),
    ] = "medium",
    hotseat: Annotated[
        bool, typer.Option("--hotseat", help="Hot seat: people play every seat at this keyboard.")
    ] = False,
    people: Annotated[
        int | None, typer.Option("--people", metavar="N", help="Number of human players; 0 to watch bots.")
    ] = None,
    name: Annotated[
        list[str] | None, typer.Option("--name", metavar="NAME", help="Your name; repeat for each person.")
    ] = None,
    seed: Annotated[
        int | None, typer.Option("--seed", metavar="N", help="Random seed (default: a random one).")
    ] = None,
    option: Options = None,
    components: ComponentsFolder = None,
    load: Annotated[Path | None, typer.Option("--load", metavar="FILE", help="Resume a saved game.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Resume the last unfinished game.")] = False,
    lang: Lang = LANGUAGES[0],
) -> None:
    """Play in the terminal, against bots or with others at this keyboard."""
    played = find_game(game)
    voice = voice_of(played, lang)
    drawn = secrets.randbits(32) if seed is None else seed
    if resume:
        load = _last_kept(played)
    if load is not None:
        journal = load_journal(load, components)
        if journal.game is not played:
            raise BadFile(load, BadData("game", "other-game", game=played.name))
        seats = seats_of_people(journal.players)
    else:
        opponents = read_bots(bots)
        options = read_options(played, players, option)
        state = played.new(components, **options)
        count = state.seats if hotseat else (1 if people is None else people)
        persons = _names(count, name or [], voice)
        journal = Journal(played, name_seats(persons, opponents, state.seats), components, **options)
        seats = list(range(count))
    kept = load if resume and load else kept_file(played)
    TerminalGame(plain_console(), LocalGame(journal, seats, drawn), lang, kept).run()


def _names(count: int, given: list[str], voice: Voice) -> list[str]:
    if count < 0:
        raise BadOption("people", "least", least=0, value=count)
    if len(given) > count:
        raise BadOption("name", "names", given=len(given), count=count)
    names = given + [voice.say("cli-player", number=number + 1) for number in range(len(given), count)]
    for name in given:
        if not seats_of_people([name]):
            raise BadOption("name", "name-bot", name=quote(name))
    return names


def _folder() -> Path:
    return Path(typer.get_app_dir("heliopolis"), "games")


def kept_file(game: Game) -> Path:
    """Return a new file to keep a game in. The oldest of earlier games are deleted."""
    old = sorted(_folder().glob("*.txt"), key=lambda path: path.stat().st_mtime)
    for path in old[: -KEPT_GAMES + 1]:
        path.unlink(missing_ok=True)
    return _folder() / f"{game.name}-{datetime.now().astimezone():%Y%m%d-%H%M%S}.txt"


def _last_kept(game: Game) -> Path:
    kept = sorted(_folder().glob(f"{game.name}-*.txt"), key=lambda path: path.stat().st_mtime)
    if not kept:
        raise BadOption("resume", "none-left", game=game.name)
    return kept[-1]

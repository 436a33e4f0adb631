"""Commands on recorded games: tell the story, draw the boards."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from heliopolis.cli.arguments import At, ComponentsFolder, JournalFile, Json, Lang
from heliopolis.cli.boards import print_boards
from heliopolis.cli.failing import BadFile, polite
from heliopolis.cli.files import load_journal, write
from heliopolis.cli.look import called_players, plain_console, score_sheet
from heliopolis.cli.session import retell
from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.errors import BadOption, HeliopolisError
from heliopolis.kernel.journal import Journal
from heliopolis.kernel.state import Event, State
from heliopolis.render.png import png
from heliopolis.telling import Teller, teller
from heliopolis.texts import LANGUAGES


@polite
def replay(
    file: JournalFile,
    at: At = None,
    components: ComponentsFolder = None,
    lang: Lang = LANGUAGES[0],
    as_json: Json = False,
) -> None:
    """Tell the story of a recorded game, and show its boards at a ply."""
    journal = load_journal(file, components)
    ply = len(journal.plies) if at is None else at
    state = _at(journal, file, ply)
    told = retell(journal)[: ply + 1]
    if as_json:
        typer.echo(json.dumps(_plain(journal, ply, state, told), indent=1))
        return
    voice = teller(journal.game, lang)
    players = called_players(journal.players, voice)
    console = plain_console()
    _tell(console, journal, players, told, voice)
    console.print()
    print_boards(console, state, viewer(state), lang, players)
    result = state.result()
    if result is not None:
        console.print(score_sheet(state, players, voice))
        console.print(Text(voice.result(result, players), "bold"))
    else:
        console.print(Text(f"{voice.player(state.seat(), players)}: {voice.prompt(state)}", "bold"))
    console.print(Text(voice.say("cli-replay-ply", ply=ply, plies=len(journal.plies)), "dim"))


@polite
def draw(
    file: JournalFile,
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", metavar="PICTURE", help="An .svg or .png file; without it, SVG on the output."),
    ] = None,
    at: At = None,
    components: ComponentsFolder = None,
    lang: Lang = LANGUAGES[0],
) -> None:
    """Draw the boards of a recorded game as SVG or PNG."""
    if output is not None and output.suffix.lower() not in (".svg", ".png"):
        raise BadOption("--output", f"must end in .svg or .png, not {output.name}")
    journal = load_journal(file, components)
    state = _at(journal, file, len(journal.plies) if at is None else at)
    picture = state.game.scene(state, viewer(state), lang).svg()
    if output is None:
        typer.echo(picture)
    else:
        write(output, png(picture) if output.suffix.lower() == ".png" else picture.encode())


def viewer(state: State) -> int:
    """Whose board is looked at: who is asked, or else whose turn it is, or else the first seat."""
    return max(state.seat(), 0) if state.seat() != CHANCE else max(state.turn_seat, 0)


def _at(journal: Journal, file: Path, ply: int) -> State:
    try:
        return journal.at(ply)
    except HeliopolisError as error:
        raise BadFile(file, error) from None


def _tell(console: Console, journal: Journal, players: list[str], told: list[list[Event]], voice: Teller) -> None:
    opening, *rest = told
    for sentence in voice.story(opening, players):
        console.print(Text(sentence))
    turns: dict[int, list[Event]] = {}
    whose: dict[int, int] = {}
    for ply, events in zip(journal.plies, rest, strict=False):
        turns.setdefault(ply.turn, []).extend(events)
        whose[ply.turn] = ply.turn_seat
    for turn, events in turns.items():
        console.print(Text(voice.say("cli-turn", turn=turn, player=voice.player(whose[turn], players)), "bold"))
        for sentence in voice.story(events, players):
            console.print(Padding(Text(sentence), (0, 0, 0, 2), expand=False))


def _plain(journal: Journal, ply: int, state: State, told: list[list[Event]]) -> dict[str, object]:
    return {
        "journal": journal.to_dict(),
        "ply": ply,
        "events": told,
        "state": state.to_dict(),
        "scores": [
            {"total": score.total, "lines": [line._asdict() for line in score.lines]} for score in state.scores()
        ],
    }

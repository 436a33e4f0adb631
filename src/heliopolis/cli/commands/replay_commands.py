"""Commands on recorded games: print the story, draw the boards."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from heliopolis.cli.arguments import At, ComponentsFolder, JournalFile, Json, Lang
from heliopolis.cli.errors import BadFile, polite
from heliopolis.cli.files import load_record, write
from heliopolis.cli.formatting import called_players, plain_console, score_sheet
from heliopolis.cli.terminal.boards import print_boards
from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.errors import BadData, BadOption
from heliopolis.kernel.event import Event
from heliopolis.kernel.game import State
from heliopolis.kernel.journals.journal import Journal
from heliopolis.kernel.journals.replay import RecordedGame
from heliopolis.render.film import film_frame, frame_svg
from heliopolis.render.gif import TRAILER
from heliopolis.render.png import png
from heliopolis.table.stills import GameStory
from heliopolis.words.texts import LANGUAGES
from heliopolis.words.voice import Voice, voice_of


@polite
def replay(
    file: JournalFile,
    at: At = None,
    components: ComponentsFolder = None,
    lang: Lang = LANGUAGES[0],
    as_json: Json = False,
) -> None:
    """Print a recorded game turn by turn, and its boards at a given ply."""
    record = load_record(file, components)
    journal, plies = record.journal, len(record.plies)
    ply = _ply(plies if at is None else at, record, file)
    state = journal.at(min(ply, len(journal.plies)))
    told = [each.events for each in journal.history()[: ply + 1]]
    if as_json:
        typer.echo(json.dumps(_plain(record, ply, state, told), indent=1))
        return
    voice = voice_of(journal.game, lang)
    players = called_players(journal.players, voice)
    console = plain_console()
    _tell(console, journal, players, told, voice)
    if record.older:
        console.print()
        console.print(Text(voice.past(record), "bold"))
        _list(console, record, players, ply, voice)
    console.print()
    print_boards(console, state, viewer(state), lang, players)
    result = state.result()
    if result is not None:
        console.print(score_sheet(state, players, voice))
        console.print(Text(voice.result(result, players), "bold"))
    elif ply <= len(journal.plies):
        console.print(Text(voice.texts.titled(voice.player(state.seat(), players), voice.prompt(state)), "bold"))
    elif record.totals:
        console.print(Text(voice.written_end(record, players), "bold"))
    console.print(Text(voice.say("cli-replay-ply", ply=ply, plies=plies), "dim"))


@polite
def draw(
    file: JournalFile,
    output: Annotated[
        Path | None,
        typer.Option(
            "--out",
            "--output",
            "-o",
            metavar="FILE",
            help="File to write, .svg, .png or .gif (default: SVG to standard output).",
        ),
    ] = None,
    at: At = None,
    components: ComponentsFolder = None,
    lang: Lang = LANGUAGES[0],
) -> None:
    """Draw the boards of a recorded game as SVG or PNG, or the game as an animated GIF: with --at, the turn there."""
    kind = "" if output is None else output.suffix.lower()
    if output is not None and kind not in (".svg", ".png", ".gif"):
        raise BadOption("--out", "picture", name=output.name)
    record = load_record(file, components)
    known = len(record.journal.plies)
    ply = _ply(known if at is None else at, record, file)
    if ply > known:
        raise BadFile(file, BadData("ply", "beyond", ply=known))
    if output is not None and kind == ".gif":
        write(output, _film(record.journal, at, voice_of(record.journal.game, lang)))
        return
    state = record.journal.at(ply)
    picture = state.game.scene(state, viewer(state), lang).svg()
    if output is None:
        typer.echo(picture)
    else:
        write(output, png(picture) if kind == ".png" else picture.encode())


def _film(journal: Journal, at: int | None, voice: Voice) -> bytes:
    """Return the game as an animated picture, or the turn of a ply."""
    players = called_players(journal.players, voice)
    played = GameStory(journal.history(), journal.at, players)
    turn = None if at is None else played.turn_at(at, journal.game)
    film, before = bytearray(), None
    for still in played.stills(voice) if turn is None else played.stills_of_turn(turn, voice):
        state = journal.at(still.ply)
        svg = frame_svg(state, still.viewer, still.seat, still.told, players, voice.language, still.places)
        before, written = film_frame(svg, still.seconds, before)
        film += written
    return bytes(film + TRAILER)


def viewer(state: State) -> int:
    """Return the seat to look from: anyone who is asked, or else whose turn it is, or else the first seat."""
    return max(state.seat(), 0) if state.seat() != CHANCE else max(state.turn_seat, 0)


def _ply(ply: int, record: RecordedGame, file: Path) -> int:
    """Return the number of a ply, if the game has one."""
    if not 0 <= ply <= len(record.plies):
        raise BadFile(file, BadData("ply", "between", least=0, most=len(record.plies), value=ply))
    return ply


def _tell(console: Console, journal: Journal, players: list[str], told: list[list[Event]], voice: Voice) -> None:
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


def _list(console: Console, record: RecordedGame, players: list[str], last: int, voice: Voice) -> None:
    """Print the choices that the present rules do not lead through, turn by turn."""
    turn = -1
    for ply in record.plies[len(record.journal.plies) : last]:
        if ply.turn != turn:
            turn = ply.turn
            console.print(Text(voice.say("cli-turn", turn=turn, player=voice.player(ply.turn_seat, players)), "bold"))
        for sentence in voice.written(ply):
            console.print(Padding(Text(sentence), (0, 0, 0, 2), expand=False))


def _plain(record: RecordedGame, ply: int, state: State, told: list[list[Event]]) -> dict[str, object]:
    # What the present rules do not lead through is printed after the journal, as it is written.
    rest = [each.to_dict() for each in record.plies[len(record.journal.plies) :]]
    past = {"rules": record.rules, "rest": rest, "closing": record.closing} if record.older else {}
    return {
        "journal": record.journal.to_dict(),
        **past,
        "ply": ply,
        "events": told,
        "state": state.to_dict(),
        "scores": [
            {"total": score.total, "lines": [line._asdict() for line in score.lines]} for score in state.scores()
        ],
    }

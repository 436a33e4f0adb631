"""The command that looks back at a recorded game: how the chances went, and which turns cost most."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.padding import Padding
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.text import Text

from heliopolis.analysis import Plan, Review, review
from heliopolis.analysis.drawing import page, picture
from heliopolis.analysis.reviews import BOT, SIMULATIONS, WORST
from heliopolis.analysis.words import about, better, chances, head, percent, played
from heliopolis.cli.arguments import Bot, ComponentsFolder, JournalFile, Json, Lang, Seed, Simulations
from heliopolis.cli.errors import polite
from heliopolis.cli.files import load_journal, write
from heliopolis.cli.formatting import SEAT_COLOURS, called_players, plain_console
from heliopolis.kernel.errors import BadOption
from heliopolis.kernel.journals.journal import Journal
from heliopolis.words.texts import LANGUAGES
from heliopolis.words.voice import Voice, voice_of

ROWS: Final = 12
"""The height of the chart."""
MARKS: Final = "●◆■▲"
AXIS: Final = 6
"""The width of the numbers beside it."""


@polite
def run(
    file: JournalFile,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="FILE", help="Write the chart to this .svg or .html file.")
    ] = None,
    worst: Annotated[int, typer.Option("--worst", metavar="N", help="Number of mistakes to list.", min=1)] = WORST,
    bot: Bot = BOT,
    simulations: Simulations = SIMULATIONS,
    seed: Seed = 1,
    components: ComponentsFolder = None,
    lang: Lang = LANGUAGES[0],
    as_json: Json = False,
) -> None:
    """Analyse a recorded game: win chances over time and the biggest mistakes, with better turns."""
    if out is not None and out.suffix.lower() not in (".svg", ".html"):
        raise BadOption("--out", "out", name=out.name)
    journal = load_journal(file, components)
    voice = voice_of(journal.game, lang)
    players = called_players(journal.players, voice)
    found = _look(journal, Plan(bot, simulations or SIMULATIONS, seed, worst), voice)
    if out is not None:
        drawn = picture(found, players, voice) if out.suffix.lower() == ".svg" else page(found, journal, players, voice)
        write(out, drawn.encode())
    if as_json:
        typer.echo(json.dumps({"players": players, **found.to_dict()}, indent=1))
    else:
        _print(plain_console(), found, journal, voice, players)


def _look(journal: Journal, plan: Plan, voice: Voice) -> Review:
    errors = Console(stderr=True)
    with Progress(
        TextColumn(voice.say("cli-review-looking")),
        BarColumn(),
        TaskProgressColumn(),
        TimeRemainingColumn(),
        console=errors,
        transient=True,
        disable=not errors.is_terminal,
    ) as progress:
        bar = progress.add_task("", total=1.0)
        return review(journal, plan, lambda part: progress.update(bar, completed=part))


def _print(console: Console, found: Review, journal: Journal, voice: Voice, players: list[str]) -> None:
    say = voice.say
    if not found.moments:
        console.print(say("analysis-nothing"))
        return
    console.print(Text(chances(players, voice), "bold"))
    for row in plotted(found, players, voice, console.width):
        console.print(row, soft_wrap=True)
    console.print()
    console.print(Text(say("analysis-costliest") if found.costly else say("analysis-none"), "bold"))
    for place, turn in enumerate(found.costly, 1):
        state = journal.at(turn.decision.ply)
        console.print(Text(f"{place}  {head(turn, voice, players)}", SEAT_COLOURS[turn.seat % len(SEAT_COLOURS)]))
        for told in (
            f"{played(turn, state, voice)}  ({say('cli-review-ply', ply=turn.decision.ply)})",
            better(turn, state, voice, players),
        ):
            console.print(Padding(Text(told), (0, 0, 0, 3), expand=False))
    console.print(Text(about(found, players, voice), "dim"))


def plotted(found: Review, players: list[str], voice: Voice, width: int) -> list[Text]:
    """Return the chart in letters: a mark for each player at each turn, and below it the turns."""
    moments = found.moments
    columns = max(2, min(width - AXIS - 2, 2 * len(moments)))
    shown = [round(column * (len(moments) - 1) / (columns - 1)) for column in range(columns)]
    rows: list[Text] = []
    cells: dict[tuple[int, int], int] = {}
    for column, place in enumerate(shown):
        for seat, chance in enumerate(moments[place].outlook.chances):
            cells.setdefault((round((1 - chance) * ROWS), column), seat)
    for row in range(ROWS + 1):
        label = percent(1 - row / ROWS, voice) if row % (ROWS // 4) == 0 else ""
        text = Text(f"{label:>{AXIS}} ", "dim")
        for column in range(columns):
            if (row, column) not in cells:
                text.append("┈" if row % (ROWS // 4) == 0 else " ", "dim")
            else:
                seat = cells[row, column]
                text.append(MARKS[seat % len(MARKS)], f"not dim {SEAT_COLOURS[seat % len(SEAT_COLOURS)]}")
        rows.append(text)
    first, last = str(moments[0].turn), str(moments[-1].turn)
    middle = voice.say("analysis-turns").center(columns - len(first) - len(last))
    rows.append(Text(" " * (AXIS + 1) + first + middle + last, "dim"))
    legend = Text(" " * (AXIS + 1))
    for seat, name in enumerate(players):
        legend.append(f"{MARKS[seat % len(MARKS)]} {name}   ", SEAT_COLOURS[seat % len(SEAT_COLOURS)])
    rows.append(legend)
    return rows

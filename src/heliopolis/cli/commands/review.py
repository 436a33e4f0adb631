"""The command that looks back at a recorded game: how the chances went, and what every turn was worth."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.padding import Padding
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from heliopolis.analysis import LedgerRow, Plan, Review, review
from heliopolis.analysis.drawing import page, picture
from heliopolis.analysis.grades import BEST, BLUNDER, INACCURACY, MISTAKE
from heliopolis.analysis.reviews import BOT, SIMULATIONS, WORST
from heliopolis.analysis.words import about, better, chances, change, graded, head, percent, played, reason, rounded
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
GRADE_STYLES: Final = {BEST: "green", INACCURACY: "yellow", MISTAKE: "red", BLUNDER: "bold red"}
AXIS: Final = 6
"""The width of the numbers beside it."""


@polite
def run(
    file: JournalFile,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="FILE", help="Write the chart to this .svg or .html file.")
    ] = None,
    worst: Annotated[
        int, typer.Option("--worst", metavar="N", help="Number of turns to examine longest.", min=1)
    ] = WORST,
    bot: Bot = BOT,
    simulations: Simulations = SIMULATIONS,
    seed: Seed = 1,
    components: ComponentsFolder = None,
    lang: Lang = LANGUAGES[0],
    as_json: Json = False,
) -> None:
    """Review a recorded game: win chances, a grade for every turn, luck and skill, mistakes with better turns."""
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
        typer.echo(json.dumps(_data(found, journal, voice, players), indent=1))
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
    for table in (_accuracies(found, voice, players), _ledger(found, voice, players), _turns(found, voice, players)):
        console.print(table)
        console.print()
    for told in _marked(found, voice, players):
        console.print(told)
    console.print()
    console.print(Text(say("analysis-costliest") if found.costly else say("analysis-none"), "bold"))
    for place, turn in enumerate(found.costly, 1):
        state = journal.at(turn.decision.ply)
        called = f"{place}  {graded(turn.grade, voice)} · {head(turn, voice, players)}"
        console.print(Text(called, SEAT_COLOURS[turn.seat % len(SEAT_COLOURS)]))
        for told in (
            f"{played(turn, state, voice)}  ({say('cli-review-ply', ply=turn.decision.ply)})",
            better(turn, state, voice, players),
            reason(turn, journal, voice),
        ):
            if told:
                console.print(Padding(Text(told), (0, 0, 0, 3), expand=False))
    console.print(Text(about(found, players, voice), "dim"))


def _accuracies(found: Review, voice: Voice, players: list[str]) -> Table:
    """Return how accurate each player was, in the game and in its thirds."""
    heads = [voice.say(f"review-{name}") for name in ("whole", "first", "second", "third")]
    table = _table(voice.say("review-accuracy"), [voice.say("review-player"), *heads])
    for seat, player in enumerate(players):
        parts = [found.accuracy(seat), *(found.accuracies(seat))]
        table.add_row(player, *["–" if part is None else percent(part, voice) for part in parts])
    return table


def _ledger(found: Review, voice: Voice, players: list[str]) -> Table | Text:
    """Return what changed each player's chance."""
    if not found.ledger:
        return Text(voice.say("review-no-ledger"), "dim")
    heads = [voice.say(f"review-ledger-{name}") for name in LedgerRow._fields]
    table = _table(voice.say("review-ledger"), [voice.say("review-player"), *heads])
    for player, row in zip(players, found.ledger, strict=True):
        swings = [change(each, voice) for each in rounded(row)[1:-1]]
        table.add_row(player, percent(row.first, voice), *swings, percent(row.last, voice))
    return table


def _turns(found: Review, voice: Voice, players: list[str]) -> Table:
    """Return all turns with their grades."""
    names = ("turn", "player", "grade", "before", "after", "lost")
    table = _table(voice.say("review-turns"), [voice.say(f"review-{name}") for name in names])
    for turn in found.turns:
        shown = percent(turn.before, voice), percent(turn.after, voice), percent(turn.cost, voice) if turn.cost else ""
        style = GRADE_STYLES.get(turn.grade, "")
        table.add_row(str(turn.turn), players[turn.seat], Text(graded(turn.grade, voice), style), *shown)
    return table


def _table(title: str, heads: list[str]) -> Table:
    table = Table(title=Text(title, "bold"), title_justify="left", box=None, pad_edge=False)
    for head_ in heads:
        table.add_column(head_, no_wrap=True)
    return table


def _marked(found: Review, voice: Voice, players: list[str]) -> Iterator[str]:
    """Yield the turning point and the best turn of each player."""
    point = found.turning_point()
    if point is not None:
        yield voice.say("review-turning-point", turn=point.turn, player=players[point.seat])
    for seat, player in enumerate(players):
        best = found.best_turn(seat)
        if best is not None:
            gain = change(round(100 * best.gain), voice)
            yield voice.say("review-best-turn", player=player, turn=best.turn, gain=gain)


def _data(found: Review, journal: Journal, voice: Voice, players: list[str]) -> dict[str, object]:
    """Return the review with what follows from it."""
    point = found.turning_point()
    return {
        "players": players,
        **found.to_dict(),
        "grades": [turn.grade for turn in found.turns],
        "accuracy": [[found.accuracy(seat), *found.accuracies(seat)] for seat in range(len(players))],
        "best_turns": [None if best is None else best.turn for best in map(found.best_turn, range(len(players)))],
        "turning_point": None if point is None else point.turn,
        "reasons": [reason(turn, journal, voice) for turn in found.costly],
    }


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

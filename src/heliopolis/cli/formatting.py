"""How figures look on the screen: tables and score sheets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.table import Table
from rich.text import Text

from heliopolis.kernel.game import State
from heliopolis.words.voice import Voice, bot_called

SEAT_COLOURS = ("bright_cyan", "bright_magenta", "bright_yellow", "bright_green")


UNBROKEN: Final = "\u00a0"
"""The space at which no line may break, as in front of a French colon."""
STAND_IN: Final = "\uf8ff"
"""A letter that no text has: it takes the place of that blank while lines are broken."""


class Terminal(Console):
    """A terminal where lines do not break at a blank that must not break, as they do elsewhere in rich."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """Yield the segments of anything, its texts broken into lines."""
        if isinstance(renderable, str):
            renderable = self.render_str(renderable)
        if isinstance(renderable, Text) and UNBROKEN in renderable.plain:
            renderable = renderable.copy()
            renderable.plain = renderable.plain.replace(UNBROKEN, STAND_IN)
        for segment in super().render(renderable, options):
            yield segment._replace(text=segment.text.replace(STAND_IN, UNBROKEN))


def plain_console() -> Console:
    """Return where texts are printed as they are: only our colours, ``:100:`` is no picture and ``[b]`` no style."""
    return Terminal(highlight=False, emoji=False, markup=False)


def figures(first: str, *headings: str) -> Table:
    """Return a table of numbers with these headings, after a first column of texts."""
    table = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="bold")
    table.add_column(first)
    for heading in headings:
        table.add_column(heading, justify="right")
    return table


def called_players(names: Sequence[str], voice: Voice) -> list[str]:
    """Return the players as they are called here: bots have a name in every language."""
    called: list[str] = []
    for name in names:
        bot, space, number = name.partition(" ")
        called.append(bot_called(bot, voice.texts) + space + number)
    return called


def score_sheet(state: State, players: list[str], voice: Voice) -> Table:
    """Return the score of every player by reason; while the game runs, as if it ended now."""
    sheets = state.scores()
    table = figures("", *players)
    seen = {line.reason: line.rule for sheet in sheets for line in sheet.lines}
    for reason in [reason.name for reason in state.game.reasons if reason.name in seen]:
        points = [sum(line.points for line in sheet.lines if line.reason == reason) for sheet in sheets]
        name = Text.assemble(voice.reason(reason), (f"  {seen[reason]}", "dim"))
        table.add_row(name, *(str(each or "·") for each in points))
    table.add_section()
    table.add_row(Text(voice.say("total"), "bold"), *(Text(str(sheet.total), "bold") for sheet in sheets))
    return table

"""The terminal: a scene on a grid of characters, in colour, with the same names as in the picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text

from heliopolis.render.panels import Cell, Map, Panel, Rows, Span
from heliopolis.render.shapes import Marks, Scene
from heliopolis.render.style import DARK

LIVE: Final = DARK["live"]
LAST: Final = DARK["last"]
SEATS: Final = (DARK["seat1"], DARK["seat2"], DARK["seat3"], DARK["seat4"])
ACROSS: Final = 7
"""The width of a map cell; one column is left free between two of them."""
DOWN: Final = 2
GAP: Final = 2

Labels = Mapping[str, str]


def draw(scene: Scene, width: int = 80, labels: Labels | None = None) -> RenderableType:
    """The panels of a scene, side by side where ``width`` allows.

    ``labels`` are short texts to stand beside live things, such as the numbers of a list of choices.
    """
    blocks = [_Block(panel, scene.marks, labels or {}) for panel in scene.panels]
    lines: list[Text] = []
    while blocks:
        shelf = _shelf(blocks, width)
        blocks = blocks[sum(len(column) for column in shelf) :]
        if lines:
            lines.append(Text())
        lines += _joined([_stacked(column) for column in shelf])
    return Group(*lines)


class _Block:
    """A panel as lines of equal width."""

    def __init__(self, panel: Panel, marks: Marks, labels: Labels) -> None:
        body = _map_lines(panel, marks, labels) if isinstance(panel, Map) else _row_lines(panel, marks, labels)
        colour = Style(color=SEATS[panel.seat], bold=True) if panel.seat >= 0 else Style(bold=True)
        self.lines: Final = [Text(panel.title, colour), *body] if panel.title else body
        self.width: Final = max(line.cell_len for line in self.lines)
        self.height: Final = len(self.lines)


def _shelf(blocks: Sequence[_Block], width: int) -> list[list[_Block]]:
    """The next blocks, in columns: each column is as high as the first, or a single block."""
    columns = [[blocks[0]]]
    left = width - blocks[0].width
    height = blocks[0].height
    for block in blocks[1:]:
        column = columns[-1]
        used = sum(each.height + 1 for each in column) - 1
        widest = max(each.width for each in column)
        if len(columns) > 1 and used + 1 + block.height <= height and block.width <= left + widest:
            left -= max(0, block.width - widest)
            column.append(block)
        elif block.width + GAP <= left and (block.height <= height or len(columns) == 1 and block.height <= height + 2):
            columns.append([block])
            left -= block.width + GAP
        else:
            break
    return columns


def _stacked(column: Sequence[_Block]) -> list[Text]:
    lines: list[Text] = []
    for block in column:
        if lines:
            lines.append(Text())
        lines += block.lines
    return lines


def _joined(columns: Sequence[Sequence[Text]]) -> list[Text]:
    widths = [max(line.cell_len for line in column) for column in columns]
    lines: list[Text] = []
    for row in range(max(len(column) for column in columns)):
        line = Text()
        for column, width in zip(columns, widths, strict=True):
            part = column[row] if row < len(column) else Text()
            line.append_text(part)
            line.append(" " * (width - part.cell_len + GAP))
        line.rstrip()
        lines.append(line)
    return lines


def _row_lines(panel: Rows, marks: Marks, labels: Labels) -> list[Text]:
    lines: list[Text] = []
    for row in panel.rows:
        line = Text()
        for cell in row:
            if line.cell_len:
                line.append(" ")
            for spans in cell.lines:
                line.append_text(_marked(cell, spans, marks, labels))
        lines.append(line)
    return lines


def _marked(cell: Cell, spans: Sequence[Span], marks: Marks, labels: Labels) -> Text:
    """A cell of a row: a live one stands between pointers, so that it does not need its colour."""
    text = _spans(cell, spans)
    live = [thing for thing in cell.things if thing in marks.live]
    if live:
        label = ",".join(labels[thing] for thing in live if thing in labels)
        return Text.assemble((f"▸{label}", Style(color=LIVE, bold=True)), text, ("◂", Style(color=LIVE, bold=True)))
    if marks.last.intersection(cell.things):
        text.stylize(Style(underline=True))
    return text


def _spans(cell: Cell, spans: Sequence[Span]) -> Text:
    text = Text()
    for span in spans:
        text.append(span.text, Style(color=span.ink or cell.ink or None, bgcolor=cell.paper or None))
    return text


def _map_lines(panel: Map, marks: Marks, labels: Labels) -> list[Text]:
    """The cells as bricks of two lines: those of every other column are one line lower, like hexes."""
    across = 1 + max(place.column for place in panel.places)
    down = DOWN + max(place.half_row for place in panel.places)
    grid: list[list[Text | None]] = [[None] * across for _ in range(down)]
    for place in panel.places:
        for offset, line in enumerate(_brick(place.cell, marks, labels)):
            grid[place.half_row + offset][place.column] = line
    lines: list[Text] = []
    for row in grid:
        line = Text()
        for brick in row:
            line.append_text(brick or Text(" " * ACROSS))
            line.append(" ")
        line.rstrip()
        lines.append(line)
    return lines


def _brick(cell: Cell, marks: Marks, labels: Labels) -> list[Text]:
    lines = [_centred(_spans(cell, spans), cell) for spans in cell.lines]
    live = [thing for thing in cell.things if thing in marks.live]
    if live:
        told = ",".join(labels[thing] for thing in live if thing in labels)
        label = f"▸{told or lines[0].plain.strip()}◂"
        space = ACROSS - cell_len(label)
        style = Style(color="#10231F", bgcolor=LIVE, bold=True)
        lines[0] = Text(" " * (space // 2) + label + " " * (space - space // 2), style)
    elif marks.last.intersection(cell.things):
        lines[0].stylize(Style(color=LAST, bold=True, underline=True))
    return lines


def _centred(text: Text, cell: Cell) -> Text:
    space = max(0, ACROSS - text.cell_len)
    paper = Style(bgcolor=cell.paper or None)
    return Text.assemble((" " * (space // 2), paper), text, (" " * (space - space // 2), paper))

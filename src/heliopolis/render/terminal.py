"""The terminal: a scene on a grid of characters, in colour, with the same names as in the picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text

from heliopolis.render.panels import Cell, Map, Panel, Rows, TextSpan
from heliopolis.render.scenes import Scene
from heliopolis.render.shapes import Marks
from heliopolis.render.style import DARK

LIVE: Final = DARK["live"]
LAST: Final = DARK["last"]
SEATS: Final = (DARK["seat1"], DARK["seat2"], DARK["seat3"], DARK["seat4"])
ACROSS: Final = 7
"""The width of a map cell; one column is left free between two of them."""
DOWN: Final = 2
GAP: Final = 2
OVERHANG: Final = 1
"""Lines by which another column of a shelf may be longer than the first."""

Labels = Mapping[str, str]


def draw(scene: Scene, width: int = 80, labels: Labels | None = None) -> RenderableType:
    """Return the panels of a scene, side by side where ``width`` allows.

    ``labels`` are short texts to put next to live things, such as the numbers of a list of choices.
    """
    blocks = [_Block(panel, scene.marks, labels or {}) for panel in scene.panels]
    blocks = [block for block in blocks if block.lines]
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
        self.width: Final = max((line.cell_len for line in self.lines), default=0)
        self.height: Final = len(self.lines)


def _shelf(blocks: Sequence[_Block], width: int) -> list[list[_Block]]:
    """Return the next blocks, in columns about as high as the first."""
    columns = [[blocks[0]]]
    left = width - blocks[0].width
    height = blocks[0].height + OVERHANG
    for block in blocks[1:]:
        column = columns[-1]
        used = sum(each.height + 1 for each in column)
        more = max(0, block.width - max(each.width for each in column))
        if len(columns) > 1 and used + block.height <= height and more <= left:
            left -= more
            column.append(block)
        elif block.width + GAP <= left and block.height <= height:
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
            if line.cell_len:
                line.append(" " * GAP)
            line.append_text(part)
            if column is not columns[-1]:
                line.append(" " * (width - part.cell_len))
        lines.append(line)
    return lines


def _row_lines(panel: Rows, marks: Marks, labels: Labels) -> list[Text]:
    """Return the cells of rows, each column of them under each other where some can be chosen."""
    told = [_told(cell, marks, labels) for row in panel.rows for cell in row]
    room = max((len(label) for label in told if label is not None), default=-1)
    lines: list[Text] = []
    for row in panel.rows:
        line = Text()
        for cell in row:
            if line.cell_len:
                line.append(" ")
            line.append_text(_marked(cell, marks, labels, room))
        lines.append(line)
    return lines


def _told(cell: Cell, marks: Marks, labels: Labels) -> str | None:
    """Return the label of a cell that can be chosen."""
    live = [thing for thing in cell.things if thing in marks.live]
    return ",".join(labels[thing] for thing in live if thing in labels) if live else None


def _marked(cell: Cell, marks: Marks, labels: Labels, room: int) -> Text:
    """Return a cell of a row: a live one stands between pointers, so that it does not need its colour."""
    text = _spans(cell, cell.lines[0])
    label = _told(cell, marks, labels)
    if label is not None:
        pointer = Style(color=LIVE, bold=True)
        return Text.assemble((f"{label:>{room}}▸" if room else "▸", pointer), text, ("◂", pointer))
    if marks.last.intersection(cell.things):
        text.stylize(Style(underline=True))
    return Text.assemble(" " * (room + 1), text, " ") if room >= 0 else text


def _spans(cell: Cell, spans: Sequence[TextSpan]) -> Text:
    text = Text()
    for span in spans:
        text.append(span.text, Style(color=span.ink or cell.ink or None, bgcolor=cell.paper or None))
    return text


def _map_lines(panel: Map, marks: Marks, labels: Labels) -> list[Text]:
    """Return the cells as bricks of two lines: those of every other column are one line lower, like hexes."""
    across = 1 + max(place.column for place in panel.places)
    down = DOWN + max(place.half_row for place in panel.places)
    grid: list[list[Text | None]] = [[None] * across for _ in range(down)]
    for place in panel.places:
        for offset, line in enumerate(_brick(place.cell, marks, labels)):
            grid[place.half_row + offset][place.column] = line
    return [Text(" ").join([brick or Text(" " * ACROSS) for brick in row]) for row in grid]


def _brick(cell: Cell, marks: Marks, labels: Labels) -> list[Text]:
    lines = [_centred(_spans(cell, spans), cell) for spans in cell.lines]
    told = _told(cell, marks, labels)
    if told is not None:
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

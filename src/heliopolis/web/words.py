"""The boards in words, for those who listen: the same cells that a terminal shows."""

from __future__ import annotations

from heliopolis.render.panels import Cell, Map, Panel
from heliopolis.render.shapes import Scene
from heliopolis.web.page import e
from heliopolis.web.ways import Voice


def in_words(scene: Scene, say: Voice) -> str:
    """All boards as lists, unseen."""
    panels = "".join(_panel(panel) for panel in scene.panels)
    head = e(say("in-words"))
    return f'<section class="hidden" id="in-words" aria-label="{head}"><h2>{head}</h2>{panels}</section>'


def _panel(panel: Panel) -> str:
    if isinstance(panel, Map):
        rows = [_words(place.cell) for place in panel.places]
    else:
        rows = [", ".join(words for words in map(_words, row) if words) for row in panel.rows]
    items = "".join(f"<li>{e(row)}</li>" for row in rows if row)
    title = f"<h3>{e(panel.title)}</h3>" if panel.title else ""
    return f"{title}<ul>{items}</ul>"


def _words(cell: Cell) -> str:
    lines = [" ".join("".join(span.text for span in line).split()) for line in cell.lines]
    told = [line for line in lines if line]
    # A map names every field; one that holds nothing else is not worth a word.
    return "" if len(cell.lines) > 1 and len(told) < 2 else " ".join(told)

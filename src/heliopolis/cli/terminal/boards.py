"""The boards on the screen, with what the question is about nearest to the question."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial

from rich.console import Console

from heliopolis.kernel.game import State
from heliopolis.render import terminal
from heliopolis.render.panels import Cell, Map, Panel, titles_for
from heliopolis.render.scenes import scene_of

Labels = Mapping[str, str]


def print_boards(console: Console, state: State, viewer: int, language: str, players: Sequence[str]) -> None:
    """Draw all boards: the others', the common ones, the viewer's own, and last the common ones to choose from."""
    scene = scene_of(state, viewer, language)
    titles = titles_for(scene.panels, players)
    named = [replace(panel, title=title) for panel, title in zip(scene.panels, titles, strict=True)]
    labels = choice_numbers(state)
    others = [panel for panel in named if panel.seat not in (viewer, -1)]
    own = [panel for panel in named if panel.seat == viewer]
    common = [panel for panel in named if panel.seat == -1 and not _is_live(panel, labels)]
    live = [panel for panel in named if panel.seat == -1 and _is_live(panel, labels)]
    for panels in (others, common, *_near(own), live):
        if panels:
            console.print()
            console.print(terminal.draw(replace(scene, in_cells=partial(tuple, panels)), console.width, labels))


def print_live(console: Console, state: State, viewer: int, language: str) -> None:
    """Draw what the open question points at, and nothing else."""
    scene = scene_of(state, viewer, language)
    labels = choice_numbers(state)
    live = [panel for panel in scene.panels if _is_live(panel, labels)]
    if live:
        console.print(terminal.draw(replace(scene, in_cells=partial(tuple, live)), console.width, labels))


def choice_numbers(state: State) -> dict[str, str]:
    """Return for each thing on the boards that can be chosen the number of the first choice for it."""
    numbers: dict[str, str] = {}
    for number, choice in enumerate(state.choices(), 1):
        place = choice.place(state.seat())
        if place is not None:
            numbers.setdefault(place, str(number))
    return numbers


def _near(panels: Sequence[Panel]) -> list[list[Panel]]:
    """Return the boards of one seat, each with its side panels, in reverse order."""
    boards: list[list[Panel]] = []
    for panel in panels:
        if panel.title or not boards:
            boards.append([])
        boards[-1].append(panel)
    return boards[::-1]


def _is_live(panel: Panel, labels: Labels) -> bool:
    return any(thing in labels for cell in _cells(panel) for thing in cell.things)


def _cells(panel: Panel) -> Iterator[Cell]:
    if isinstance(panel, Map):
        for place in panel.places:
            yield place.cell
    else:
        for row in panel.rows:
            yield from row

"""A position as people who program want to see it: ``print(state)`` in a terminal, ``state`` in a notebook."""

from __future__ import annotations

from base64 import b64encode
from io import StringIO
from typing import Final

from rich.columns import Columns
from rich.console import Console

from heliopolis.kernel.game import State
from heliopolis.kernel.showing import seat_name
from heliopolis.render.markup import html, joined
from heliopolis.render.scenes import scene_of
from heliopolis.render.shapes import titled
from heliopolis.render.terminal import draw
from heliopolis.words.texts import ENGLISH
from heliopolis.words.voice import voice_of

WIDTH: Final = 100
FEW: Final = 12
"""More choices than these stand side by side."""


def text(state: State, language: str = ENGLISH) -> str:
    """Return the boards in letters, the open question, and its choices by the names that ``state.play`` takes."""
    scene = scene_of(state, _viewer(state), language)
    answers = _answers(state, language)
    width = max([len(name) for name, _ in answers], default=0)
    lines = [f"  {name:{width}}  {called}" for name, called in answers]
    console = Console(file=StringIO(), width=WIDTH, color_system=None, markup=False, highlight=False, emoji=False)
    console.print(titled(scene.title, scene.when), draw(scene, WIDTH), "", _heading(state, language), sep="\n")
    console.print(Columns(lines, padding=(0, 2), column_first=True) if len(lines) > FEW else "\n".join(lines))
    assert isinstance(console.file, StringIO)
    return "\n".join(line.rstrip() for line in console.file.getvalue().splitlines()).rstrip()


def page(state: State, language: str = ENGLISH) -> str:
    """Return the same for a notebook: the boards as a picture, then the question and its choices."""
    # As a picture of its own its looks and ids do not meet those of others on the page.
    picture = b64encode(scene_of(state, _viewer(state), language).svg().encode()).decode()
    rows = [html("<tr><td><code>{}</code></td><td>{}</td></tr>", *row) for row in _answers(state, language)]
    shown = html(
        '<img src="data:image/svg+xml;base64,{picture}" alt="{repr}" style="max-width: 100%"><p>{heading}</p>'
        "<table>{rows}</table>",
        picture=picture,
        repr=repr(state),
        heading=_heading(state, language),
        rows=joined(rows),
    )
    return str(shown)


def _viewer(state: State) -> int:
    """Return the viewer: the player who is asked, or whose turn it is."""
    return state.seat() if state.seat() >= 0 else max(state.turn_seat, 0)


def _heading(state: State, language: str) -> str:
    """Say who is asked what, or how the game ended."""
    says = voice_of(state.game, language)
    result = state.result()
    if result is not None:
        return says.result(result, [seat_name(seat) for seat in range(state.seats)])
    decision = state.decision()
    assert decision is not None
    return f"{seat_name(decision.seat)}, {decision.prompt}: {says.prompt(state)}"


def _answers(state: State, language: str) -> list[tuple[str, str]]:
    """Return the names of the legal choices, each with what it is called; if chance is asked, with how likely it is."""
    choices, weights = state.choices(), state.weights()
    if weights:
        total = sum(weights)
        return [(choice.name, f"{weight}/{total}") for choice, weight in zip(choices, weights, strict=True)]
    says = voice_of(state.game, language)
    return [(choice.name, says.choice(choice, state)) for choice in choices]

"""The guide at the table: what it says now, as cards that the page lays next to the things they are about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from markupsafe import Markup

from heliopolis.kernel.chip import Chip, together
from heliopolis.table.clicks import without_final_scoring
from heliopolis.table.stills import signed
from heliopolis.teaching.guides import guide_of
from heliopolis.teaching.note import DONE, Note, NoteLine, Onward, Suggestion
from heliopolis.web.common.page import render
from heliopolis.web.server.addresses import url_for
from heliopolis.web.table.chips import chips_html, icon_html
from heliopolis.web.table.hints import step_label, step_title
from heliopolis.web.table.view import Element, VisitorView

GUIDE_FILES: Final = ("guide.css", "guide.js", "progress.js", "puzzles.js", "rush.js", "players.js")
"""What a page with a guide needs beside the files of a table."""
ONWARD: Final = {
    "lesson-begin": "lesson",
    "puzzle-begin": "puzzle",
    "puzzles": "puzzles-of-game",
    "mistake-begin": "again",
    "mistake-back": "again",
}
"""The addresses of the kinds of places that a note leads on to, if they are called otherwise."""
MADE: Final = frozenset({"lesson-begin", "puzzle-begin", "mistake-begin", "rush-next"})
"""Those that are made again whenever someone goes there."""


def guide(view: VisitorView) -> list[Element]:
    """Return the cards of the guide; tables without one have none."""
    if not view.table.header.guide:
        return []
    found = guide_of(view.table)
    drawn = render(
        "table/guide.html",
        view=view,
        say=view.say,
        voice=view.voice,
        notes=found.notes(view.table, view.seat) if found is not None and view.seat >= 0 else (),
        kind_of=lambda part: type(part).__name__,
        icon=lambda name, look="": icon_html(Chip(name, "", look=look)),
        titles=_titles,
        turn=_turn,
        advice=_advice,
        button=_button,
        address=_address,
        done=DONE,
        made=MADE,
    )
    return [Element("guide", drawn, "aside")]


class TurnRow(NamedTuple):
    """A choice of a turn as the rows of the table show it."""

    place: str | None
    label: Markup
    chips: Markup
    """What it brings and costs."""


def _turn(view: VisitorView, told: NoteLine) -> tuple[list[TurnRow], str]:
    """Return the rows of a turn, and the points that all of it brings."""
    state, voice = view.table.at(0), view.voice
    seat, before, rows = state.seat(), state.total(state.seat()), list[TurnRow]()
    for name in told.choices:
        choice, here = state.choice(name), state.copy()
        place = state.game.wording.place(here, choice)
        state.play(choice)
        happened = without_final_scoring(state.events, state)
        chips = together(state.game.looks().chips(here, happened, state, seat))
        rows.append(TurnRow(place, step_label(voice, choice, here), chips_html(chips, voice)))
    return rows, signed(state.total(seat) - before)


def _titles(view: VisitorView, names: Sequence[str]) -> list[str]:
    """Name the choices from where the table began, each as its row does."""
    state, titles = view.table.at(0), list[str]()
    for name in names:
        titles.append(step_title(view.voice, state.choice(name), state))
        state.play(state.choice(name))
    return titles


def _advice(view: VisitorView, suggestion: Suggestion | None) -> str:
    """Return what is suggested, by the name that its row has, with the reason."""
    row = view.question.row(suggestion.row) if suggestion else None
    if suggestion is None or row is None:
        return ""
    title = view.voice.title(row.choice, view.state, row.number, row.face.told)
    if suggestion.reason is None:
        return view.say("guide-try", what=title)
    return view.say("guide-try-why", what=title, why=view.voice.message(suggestion.reason))


def _button(view: VisitorView, note: Note) -> str:
    """Return what the button is called that puts a note away."""
    if note.ending:
        return view.voice.message(note.ending.close) if note.ending.close else view.say("guide-close")
    return view.say(f"guide-{'go' if note.wide else 'hide' if note.asks else 'next' if note.suggestion else 'read'}")


def _address(view: VisitorView, onward: Onward) -> str:
    """Return where a note leads on to."""
    table = view.table
    values = {"kind": "t", "name": table.id, "table": table.id, "game": table.game.name}
    values |= dict.fromkeys(("lesson", "puzzle", "mistake", "day"), onward.target)
    return url_for(ONWARD.get(onward.kind, onward.kind), **values)

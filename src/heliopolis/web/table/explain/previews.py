"""Previews on the boards: what a choice would change, for the page to show where one looks.

A preview is drawn when someone points at a choice; the page keeps it as long as the question is open.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from heliopolis.kernel.chip import CHANGE, GAIN, POINTS, Chip
from heliopolis.kernel.game import State
from heliopolis.render.scenes import MEANS, Part, scenes_of
from heliopolis.render.screens import Screen
from heliopolis.render.shapes import live_places
from heliopolis.table.clicks import Click
from heliopolis.table.question import at_rest
from heliopolis.web.table.choices.chips import chips_html
from heliopolis.web.table.explain.differences import Change, differences, filled
from heliopolis.web.table.view import VisitorView


class Figure(TypedDict):
    """A figure that changes, in the units of its board."""

    left: float
    right: float
    base: float
    size: float
    old: str
    new: str
    less: bool


class ForeseenBoard(TypedDict):
    """A board that a choice would change."""

    part: str
    ghosts: list[str]
    figures: list[Figure]
    anew: str
    """The whole board as it would be, where everything on it would move."""


class Pill(TypedDict):
    """What a choice brings or costs at a place of the boards."""

    place: str
    html: str
    words: str
    lit: bool
    """Whether the place gives something."""


class ShownPreview(TypedDict):
    """What a page shows of a choice before it is made."""

    boards: list[ForeseenBoard]
    pills: list[Pill]
    routes: list[list[str]]
    """Places that a piece passes, from where it stands to where it comes to rest."""
    seat: int
    total: int
    """What the seat would have if the game ended then."""
    change: int


def shown_preview(view: VisitorView, path: str, screen: Screen) -> ShownPreview:
    """Return what choices in a row would change; refuses what the visitor cannot choose now."""
    state, seat = view.state, view.need.seat
    found = view.question.preview(Click.read(path))
    before, after, last = found.before, found.after, found.moves[-1]
    looks = state.game.looks()
    pointed = state.game.wording.place(last.before, last.choice) or ""
    boards = [
        _board(old, new, view.names, pointed)
        for old, new in zip(_drawn(view, before, screen), _drawn(view, after, screen), strict=True)
        if old is not new
    ]
    chips = looks.chips(before, found.events(), after, seat)
    routes = [looks.route(move.before, move.choice) for move in found.moves]
    total = after.scores()[seat].total
    return ShownPreview(
        boards=[board for board in boards if board["ghosts"] or board["figures"] or board["anew"]],
        pills=_pills(view, chips, boards),
        routes=[route for route in routes if route],
        seat=seat,
        total=total,
        change=total - view.shared.scores[seat].total,
    )


def _drawn(view: VisitorView, state: State, screen: Screen) -> tuple[Part, ...]:
    """Return the boards with nothing on them marked, so that those that show the same are the same."""
    # Laid out as on the page, where a board that is asked about may be smaller.
    scenes, asked = scenes_of(at_rest(state, view.need.seat), view.language), live_places(view.state)
    return scenes.scene(view.viewer, screen, asked).boards_in_sight


def _board(old: Part, new: Part, names: Sequence[str], pointed: str) -> ForeseenBoard:
    found = differences(old, new, names)
    # The strip of the player's goods is set again whenever a figure takes more room.
    shifted = new.kind == MEANS and bool(found.ghosts)
    if found.anew or shifted or (old.width, old.height) != (new.width, new.height):
        # Nothing may slide away under the pointer: what one points at stays where it is, with what comes to lie there.
        stays = pointed and old.thing(pointed) is not None
        ghosts = filled(old, new, pointed, names) if stays else []
        return ForeseenBoard(
            part=new.name, ghosts=ghosts, figures=[], anew="" if stays else new.nameless().svg(names=names)
        )
    return ForeseenBoard(
        part=new.name, ghosts=found.ghosts, figures=[_figure(change) for change in found.changes], anew=""
    )


def _figure(change: Change) -> Figure:
    left, right, base, size, old, new = change
    less = old.isdecimal() and new.isdecimal() and int(new) < int(old)
    return Figure(left=left, right=right, base=base, size=size, old=old, new=new, less=less)


def _pills(view: VisitorView, chips: Sequence[Chip], boards: Sequence[ForeseenBoard]) -> list[Pill]:
    """Return what happens at each place of the boards, except what a changed figure shows already."""
    told = {(each["old"], each["new"]) for board in boards for each in board["figures"]}
    places: dict[str, list[Chip]] = {}
    for chip in chips:
        known = chip.kind == CHANGE and (str(chip.before or 0), str(chip.number)) in told
        if chip.place and not known and (chip.number or chip.kind != GAIN):
            places.setdefault(chip.place, []).append(chip)
    return [
        Pill(
            place=place,
            html=chips_html(here, view.voice),
            words=view.voice.chips(here),
            lit=any(chip.kind in {GAIN, POINTS} for chip in here),
        )
        for place, here in places.items()
    ]

"""The top line of a table: what is played, when, how everyone stands, who is there, the way to log and score sheet."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from markupsafe import Markup

from heliopolis.render.markup import NO_MARKUP, html, joined
from heliopolis.web.common.clock_words import clock_of
from heliopolis.web.common.page import button_icon
from heliopolis.web.common.players import seat_mark
from heliopolis.web.common.score_sheet import score_sheet
from heliopolis.web.table.menu import MENU
from heliopolis.web.table.sections import CLOSE, Element
from heliopolis.web.table.view import Section, TableView, VisitorView


def seats_by_presence(view: VisitorView) -> tuple[str, str]:
    """Return the numbers of seats whose people look at the table, and of those whose people do not, for the style."""
    people = [number for number, seat in enumerate(view.table.seats) if seat.human]
    if len(people) < 2:  # anyone who looks at the page knows that they are there
        return "", ""
    here = [str(number + 1) for number in people if number in view.here]
    away = [str(number + 1) for number in people if number not in view.here]
    return " ".join(here), " ".join(away)


def _others(view: VisitorView) -> tuple[tuple[int, str, bool], ...]:
    """Return the people besides the visitor: seat, name, and whether they are here."""
    return tuple(
        [
            (number, seat.name, number in view.here)
            for number, seat in enumerate(view.table.seats)
            if seat.human and number not in view.mine
        ]
    )


def _presence(view: VisitorView) -> Markup:
    say = view.say
    rows = joined(
        html(
            '<li data-person="{number}" data-state="{state}" data-come="{has_come}" data-gone="{has_left}">{text}</li>',
            number=number + 1,
            state="here" if here else "away",
            has_come=say("has-come", player=name),
            has_left=say("has-left", player=name),
            text=say("heard-here" if here else "heard-away", player=name),
        )
        for number, name, here in _others(view)
    )
    return html('<ul id="presence" class="hidden" aria-label="{}">{}</ul>', say("who-here"), rows)


PRESENCE: Final = Section("presence", _presence, lambda view: (_others(view),), "ul")
"""The people who are here, in words; our script says what has changed."""


def strip(view: VisitorView) -> list[Element]:
    """Return what is played, when, and how everyone stands."""
    shared = view.shared
    points = tuple([sum(points) for points in shared.state.points])
    totals = tuple([score.total for score in shared.scores])
    clocks = (shared.clocks, shared.now) if shared.clocks else ()
    shown = (
        "strip",
        view.language,
        shared.when,
        view.own_names,
        points,
        totals,
        shared.turn_seat,
        view.need.kind,
        clocks,
    )
    head = shared.drawn.once(shown, lambda: _head(view))
    return [Element("", head), PROJECTION.of(view), MENU.of(view), CLOSE]


def _head(view: VisitorView) -> Markup:
    """Draw the title and the scores."""
    shared = view.shared
    name, names = shared.stage.title, view.own_names
    items = [_standing(shared, seat, names[seat], shared.scores[seat].total) for seat in range(len(names))]
    return html(
        '<section class="topline" id="strip"><h1><span>{strip}</span> <small>{join}</small></h1>'
        '<ol class="scores">{items}</ol>'
        '<button type="button" class="open-log" data-opens="log">{button_icon}<span>{log_short}</span></button>',
        strip=name.partition(":")[0].strip(),
        join=html("<i> · </i>").join(html("<b>{}</b>", each) for each in shared.when.split(" · ")),
        items=joined(items),
        button_icon=button_icon("log"),
        log_short=shared.say("log-short"),
    )


def _standing(shared: TableView, seat: int, name: str, total: int) -> Markup:
    """Return the points of a player, and what they would be if the game ended now."""
    need = shared.need
    turn = shared.turn_seat
    now = f" now s{seat + 1}" if seat == turn and need.kind != "over" else ""
    thinking = " thinking" if seat == turn and need.kind == "bot" else ""
    told = shared.say("if-ended", points=total)
    outlook = (
        html(
            '<small title="{}"><span aria-hidden="true">→ {}</span><span class="hidden">{}</span></small>',
            told,
            total,
            told,
        )
        if need.kind != "over"
        else NO_MARKUP
    )
    terms = shared.table.header.clock
    if terms is not None and shared.clocks:
        # One above the other: a bar that is full has room for both.
        clock = clock_of(shared.clocks[seat], terms, shared.now, name, shared.say)
        outlook = html('<span class="beside">{}{}</span>', outlook, clock)
    return html(
        '<li class="score{now}{thinking}"><button type="button" data-seat="{seat}">{seat_mark} '
        '<span class="pts">{sum}</span>{outlook}</button></li>',
        now=now,
        thinking=thinking,
        seat=seat + 1,
        seat_mark=seat_mark(seat, name),
        sum=sum(shared.state.points[seat]),
        outlook=outlook,
    )


def _shown(view: VisitorView) -> tuple[Hashable, ...]:
    result, lines = view.state.result(), tuple([tuple(score.lines) for score in view.shared.scores])
    return view.own_names, lines, () if result is None else tuple(result.ranks), tuple(view.table.history.lost())


def _projection(view: VisitorView) -> Markup:
    """Return the score sheet as if the game ended now."""
    say, voice, state = view.say, view.voice, view.state
    noted = voice.texts.says("sheet-note")
    return html(
        '<details class="drop-down" id="projection"><summary>{button_icon}<span>{projection_short}</span></summary>'
        '<div class="pop panel"><h2>{title}</h2>'
        "{score_sheet}{quiet}</div></details>",
        button_icon=button_icon("scores"),
        projection_short=say("projection-short"),
        title=say("projection-head" if state.todo else "sheet"),
        score_sheet=score_sheet(state, view.own_names, voice, say, view.table.history.lost()),
        quiet=html('<p class="quiet">{}</p>', voice.say("sheet-note")) if state.todo and noted else NO_MARKUP,
    )


PROJECTION: Final = Section("projection", _projection, _shown, "details")
"""The score sheet as if the game ended now."""

"""The top line of a table: what is played, when, how everyone stands; who is there; the score sheet; the menu."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from markupsafe import Markup

from heliopolis import bots
from heliopolis.render.markup import NO_MARKUP, html, joined
from heliopolis.table.host import ABSENCE_SECONDS, PACES
from heliopolis.table.seats import INVITATION, LONGEST_NAME
from heliopolis.table.table import Table
from heliopolis.web.common.clock_words import clock_of
from heliopolis.web.common.page import button_icon, render
from heliopolis.web.common.players import MIDDLING, bot_name, seat_mark
from heliopolis.web.common.score_sheet import ScoreSheet
from heliopolis.web.server.addresses import path_of, url_for
from heliopolis.web.table.view import CLOSE, Element, Section, TableView, VisitorView


def _depends_of_menu(view: VisitorView) -> tuple[Hashable, ...]:
    table = view.table
    return (
        tuple(table.seats), table.history.over(), table.history.draws > 0, view.seat, view.mine, view.pace,
        view.links, view.base, view.away, table.history.invitation, _with_days(table), *_holidays(view),
    )  # fmt: skip


def _menu(view: VisitorView) -> Markup:
    say, table = view.say, view.table
    days, away, _ = _holidays(view)
    return render(
        "table/menu.html",
        view=view,
        say=say,
        table=table,
        over=table.history.over(),
        paces=[(each, say(f"pace-{each}")) for each in PACES],
        days=[(str(each), say("away-days", days=each)) for each in range(1, days + 1)],
        away=away,
        with_days=_with_days(table),
        lost=table.history.lost(),
        bots=[(each, bot_name(each, say)) for each in bots.offered()],
        middling=MIDDLING,
        minutes=round(ABSENCE_SECONDS / 60),
        longest_name=LONGEST_NAME,
        links=_links(view),
    )


def _with_days(table: Table) -> frozenset[int]:
    """Return the seats that have days for their turn, for which no one else may let a bot play."""
    clock = table.history.clock
    return frozenset(seat for seat in range(len(table.seats)) if clock and clock.has_days(seat))


def _holidays(view: VisitorView) -> tuple[int, bool, bool]:
    """Return how many days the visitor may still be away, whether they are, and whether they have lost on time."""
    clock, seat = view.table.history.clock, view.seat
    if clock is None or seat < 0:
        return 0, False, False
    return clock.holiday[seat], bool(view.clocks and view.clocks[seat].away), seat in clock.lost


def _links(view: VisitorView) -> list[tuple[str, str, str, str]]:
    """Return links: the invitation while seats are free, seats (the visitor's own for other devices), and to watch.

    Each has an id, says what it is for, and has the address of the code for cameras.
    """
    say, table, links = view.say, view.table, dict(view.links)

    def link(name: str, told: str, leads: str, secret: str = "") -> tuple[str, str, str, str]:
        address = view.base + path_of(leads, table=table.id, link=secret)
        return name, told, address, url_for(f"{leads}-code", table=table.id, link=secret)

    invitation = links.get(INVITATION, "")
    invites = table.history.free_seats() and not table.history.over() and table.invites(invitation)
    # With the player's own link a seat is not lost with the cookies of a browser; one that was renewed is of no use.
    seats = [seat for seat in links if seat != INVITATION and table.seat_of(links[seat]) == seat]
    return [
        *([link("menu-invite", say("invite-link"), "invitation", invitation)] if invites else []),
        *[
            link(f"menu-seat-{seat + 1}", say(key, player=table.seats[seat].name), "seat", links[seat])
            for seat in sorted(seats, key=lambda seat: seat in view.mine)
            for key in ["link-own" if seat in view.mine else "link-for"]
        ],
        link("menu-watch", say("watch"), "table"),
    ]


MENU: Final = Section("menu", _menu, _depends_of_menu, "details")
"""What concerns the seats: pace of the bots, End turn, links for friends, bots for seats, chance."""


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
    points = tuple([sum(points) for points in view.state.points])
    totals = tuple([score.total for score in view.scores])
    clocks = (view.clocks, view.now) if view.clocks else ()
    shown = (
        "strip",
        view.language,
        view.when,
        view.own_names,
        points,
        totals,
        view.turn_seat,
        view.need.kind,
        clocks,
    )
    head = view.drawn.once(shown, lambda: _head(view))
    return [Element("", head), PROJECTION.of(view), MENU.of(view), CLOSE]


def _head(view: VisitorView) -> Markup:
    """Draw the title and the scores."""
    name, names = view.stage.title, view.own_names
    items = [_standing(view, seat, names[seat], view.scores[seat].total) for seat in range(len(names))]
    return html(
        '<section class="topline" id="strip"><h1><span>{strip}</span> <small>{join}</small></h1>'
        '<ol class="scores">{items}</ol>'
        '<button type="button" class="open-log" data-opens="log">{button_icon}<span>{log_short}</span></button>',
        strip=name.partition(":")[0].strip(),
        join=html("<i> · </i>").join(html("<b>{}</b>", each) for each in view.when.split(" · ")),
        items=joined(items),
        button_icon=button_icon("log"),
        log_short=view.say("log-short"),
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
    result, lines = view.state.result(), tuple([tuple(score.lines) for score in view.scores])
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
        score_sheet=ScoreSheet(state, view.own_names, voice, say, view.table.history.lost()).by_reason(),
        quiet=html('<p class="quiet">{}</p>', voice.say("sheet-note")) if state.todo and noted else NO_MARKUP,
    )


PROJECTION: Final = Section("projection", _projection, _shown, "details")
"""The score sheet as if the game ended now."""

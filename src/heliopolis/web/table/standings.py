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
from heliopolis.web.common.page import button_icon, choice_of
from heliopolis.web.common.pieces import link_field
from heliopolis.web.common.players import MIDDLING, bot_name, seat_mark
from heliopolis.web.common.score_sheet import ScoreSheet
from heliopolis.web.server.addresses import path_of, url_for
from heliopolis.web.table.view import CLOSE, Element, Section, TableView, VisitorView, for_seat, small_form


def _depends_of_menu(view: VisitorView) -> tuple[Hashable, ...]:
    table = view.table
    return (
        tuple(table.seats), table.history.over(), table.history.draws > 0, view.seat, view.mine, view.pace,
        view.links, view.base, view.away, table.history.invitation, _with_days(table), *_holidays(view),
    )  # fmt: skip


def _menu(view: VisitorView) -> Markup:
    say, table = view.say, view.table
    rows: list[Markup] = []
    if view.seat >= 0 and any(seat.bot for seat in table.seats):
        values = [(each, say(f"pace-{each}")) for each in PACES]
        rows.append(
            small_form(
                view,
                "pace",
                html("<label>{} {}</label>", say("pace"), choice_of("pace", view.pace, values)),
                say("set"),
            )
        )
    if view.seat >= 0:
        rows += _own_rows(view)
    rows += _links(view, dict(view.links), view.base)
    rows.append(html('<p class="fair">{}<br><code>{}</code></p>', say("commitment"), table.commitment))
    return html(
        '<details class="drop-down" id="menu"><summary>{}<span>{}</span></summary>'
        '<div class="pop panel settings">{}</div></details>',
        button_icon("menu"),
        say("menu"),
        joined(rows),
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


def _away_rows(view: VisitorView) -> list[Markup]:
    """Return the rows to go away for some days, or to come back."""
    say, terms, (days, away, _) = view.say, view.table.header.clock, _holidays(view)
    if terms is None or not terms.holiday or view.table.history.over():
        return []
    rows: list[Markup] = [html('<p class="fair">{}</p>', say("away-left", days=days))]
    if days:
        values = [(str(each), say("away-days", days=each)) for each in range(1, days + 1)]
        which = choice_of("days", "1", values, say("away-take"))
        rows.append(small_form(view, "away", which, say("away-take")))
    if away:
        back = html('<input type="hidden" name="days" value="0">')
        rows.append(small_form(view, "away", back, say("away-back")))
    return rows


def _links(view: VisitorView, links: dict[int, str], base: str) -> list[Markup]:
    """Return links: the invitation while seats are free, seats (the visitor's own for other devices), and to watch."""
    say, table = view.say, view.table
    rows: list[Markup] = []
    invitation = links.get(INVITATION, "")
    if table.history.free_seats() and not table.history.over() and table.invites(invitation):
        rows.append(_link(view, "menu-invite", say("invite-link"), base, "invitation", invitation))
    # With the player's own link a seat is not lost with the cookies of a browser; one that was renewed is of no use.
    for seat, link in sorted(links.items(), key=lambda each: each[0] in view.mine):
        if seat != INVITATION and table.seat_of(link) == seat:
            told = say("link-own" if seat in view.mine else "link-for", player=table.seats[seat].name)
            rows.append(_link(view, f"menu-seat-{seat + 1}", told, base, "seat", link))
    rows.append(_link(view, "menu-watch", say("watch"), base, "table"))
    return rows


def _link(view: VisitorView, name: str, told: str, base: str, leads: str, link: str = "") -> Markup:
    """Return a link to copy, and its code, which opens below it."""
    return html(
        '<div class="link"><span>{told}</span>{link_field}<details class="code-drop" id="{id}-code"><summary>'
        "{code}</summary>"
        '<button type="button" class="code-frame" aria-label="{code_large}">'
        '<img class="code" src="{src}" alt="" loading="lazy">'
        "</button></details></div>",
        told=told,
        link_field=link_field(name, base + path_of(leads, table=view.table.id, link=link), told, view.say),
        id=name,
        code=view.say("code"),
        code_large=view.say("code-large", what=told),
        src=url_for(f"{leads}-code", table=view.table.id, link=link),
    )


def _own_rows(view: VisitorView) -> list[Markup]:
    say, table, seat = view.say, view.table, view.seat
    rows: list[Markup] = []
    robots = [(each, bot_name(each, say)) for each in bots.offered()]
    if table.seats[seat].human:
        confirm = table.seats[seat].confirm
        switch = html('<input type="hidden" name="confirm" value="{}">', "no" if confirm else "yes")
        rows.append(small_form(view, "settings", switch, say("confirm-off" if confirm else "confirm-on")))
        name = html(
            '<input name="name" maxlength="{}" value="{}" aria-label="{}">',
            LONGEST_NAME,
            table.seats[seat].name,
            say("name"),
        )
        rows.append(small_form(view, "rename", name, say("rename")))
        # Not quiet: the browser shall come back with its new cookie.
        rows.append(small_form(view, "renew", NO_MARKUP, say("renew"), quiet=NO_MARKUP))
        rows += _away_rows(view)
        if not table.history.draws:
            told = say("nonce")
            nonce = html('<input name="nonce" maxlength="64" aria-label="{}" placeholder="{}">', told, told)
            rows.append(small_form(view, "nonce", nonce, say("nonce-add")))
    for number, other in enumerate(table.seats):
        own, told = number in view.mine, say("give", player=view.names[number])
        if other.human and not table.history.over() and (own or number in view.away):
            given = html('<input type="hidden" name="given" value="{}">', number)
            which = choice_of("bot", MIDDLING, robots, told)
            rows.append(small_form(view, "give", html("{}{}", given, which), told, number if own else None))
        elif other.human and not table.history.over():
            minutes = round(ABSENCE_SECONDS / 60)
            later = "give-after-days" if number in _with_days(table) else "give-later"
            rows.append(html('<p class="fair">{}</p>', say(later, player=view.names[number], minutes=minutes)))
        elif own and other.bot and other.link and number not in table.history.lost():
            rows.append(small_form(view, "take", NO_MARKUP, say("take", player=other.name), number))
    if len(view.mine) > 1:
        # The page is loaded again, as the browser's cookie changes.
        rows += [
            html(
                '<form method="post" action="{}">{}<button>{}</button></form>',
                view.address("leave"),
                for_seat(number),
                say("leave", player=view.names[number]),
            )
            for number in sorted(view.mine)
        ]
    return rows


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

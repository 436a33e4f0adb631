"""While others play: the last turns in place of the choices, and how to get notified of the next turn."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from heliopolis.render.markup import NO_MARKUP, html, joined
from heliopolis.table.clocks.terms import DAYS
from heliopolis.web.common.pieces import NOTICES
from heliopolis.web.common.players import shape
from heliopolis.web.server.addresses import url_for
from heliopolis.web.table.controls import awaited
from heliopolis.web.table.log import TableTurn, brief_of, line, recent, turns_since_mine
from heliopolis.web.table.view import VisitorView

MOST: Final = 4
"""Turns that are shown."""


def waiting(view: VisitorView, warned: Markup = NO_MARKUP) -> Markup:
    """Return the last turns, newest first; the place is that of the choices, so that nothing moves."""
    turns, need, say = recent(view.shared), view.need, view.say
    others = need.kind in {"human", "bot", "held"} and not view.holding
    rows = [_playing(view)] if others else []
    shown = turns[: MOST - len(rows)]
    rows += [row(view, turn) for turn in shown]
    head = say("while-plays", player=view.names[need.seat]) if others else say("last-turns")
    return html(
        '<section class="panel choices waiting" id="choices" aria-labelledby="choices-head">'
        '<h2 id="choices-head">{head}</h2><ol class="turn-rows" tabindex="0">{rows}</ol>{warned}'
        '<div class="foot">{watch_link}{once}</div></section>',
        head=head,
        rows=joined(rows),
        warned=warned,
        watch_link=watch_link(view, turns_since_mine(turns, view.mine)),
        once=view.shared.drawn.once(("to-be-told", view.language), lambda: _to_be_told(view))
        if view.mine
        else NO_MARKUP,
    )


def _to_be_told(view: VisitorView) -> Markup:
    """Return how a player hears of their turn: by a sound of this page, or where it may take days by a notice."""
    clock = view.table.header.clock
    if clock is not None and clock.kind == DAYS:
        return html('<a class="tell" href="{}">{}</a>', url_for("you") + NOTICES, view.say("tell-me"))
    return html(
        '<form method="post" action="{}"><input type="hidden" name="here" value="{}">'
        '<button name="sound" value="on" class="sound">{}</button></form>',
        url_for("preferences"),
        view.address(),
        view.say("sound-me"),
    )


def row(view: VisitorView, turn: TableTurn, look: str = "") -> Markup:
    """Return a turn as a row."""
    side = "of-table" if turn.seat < 0 else f"s{turn.seat + 1}"
    places = " ".join(brief_of(view.shared, turn).places)
    return html(
        '<li class="turn {} {}" data-places="{}"><div class="row">{}</div></li>', side, look, places, line(view, turn)
    )


def watch_link(view: VisitorView, turns: list[TableTurn], text: str = "watch-turns") -> Markup:
    """Return a link to the replay of these turns, the newest of which comes first.

    Our script shows them on the boards.
    """
    if not turns:
        return NO_MARKUP
    plies = view.table.history.plies[turns[-1].first.number : turns[0].last.number + 1]
    # A replay shows the end as well, so that it waits for the last choice to be final.
    steps = [ply for ply in plies if ply.events and not (view.shared.ending and ply is view.table.history.plies[-1])]
    if not steps:
        return NO_MARKUP
    return html(
        '<a class="watch" href="{to}?ply={number}" data-watch="{join}" data-step="{step}" '
        'data-stop="{stop_watching}">{text}</a>',
        to=url_for("replay", kind="t", name=view.table.id),
        number=turns[-1].first.number,
        join=" ".join([str(ply.number) for ply in steps]),
        step=url_for("replay", kind="t", name=view.table.id),
        stop_watching=view.say("stop-watching"),
        text=view.say(text),
    )


def _playing(view: VisitorView) -> Markup:
    """Name the player to move, and what they are choosing."""
    seat = view.need.seat
    other = "ask-ending" if view.need.kind == "held" else "ask-thinking"
    told = view.shared.once(awaited) if view.need.kind == "human" else view.say(other)
    return html(
        '<li class="turn s{seat} playing"><div class="row"><span class="who">{shape}<b>{names}</b></span>'
        '<span class="said">{told}</span></div></li>',
        seat=seat + 1,
        shape=shape(seat),
        names=view.names[seat],
        told=told,
    )

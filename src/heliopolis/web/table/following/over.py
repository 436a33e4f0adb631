"""The game is over: who won and where one stands, in the place of the choices."""

from __future__ import annotations

from markupsafe import Markup

from heliopolis.kernel.results import Result
from heliopolis.render.markup import html, joined
from heliopolis.web.common.drawings import sign
from heliopolis.web.common.players import seat_mark
from heliopolis.web.table.view import VisitorView


def over(view: VisitorView) -> Markup:
    """Return a large card; a game that was stopped has no result and no one who won."""
    result, say = view.table.result(), view.say
    totals = [score.total for score in view.shared.scores]
    ranks = result.ranks if result is not None else [1 + sum(other > total for other in totals) for total in totals]
    lost = view.table.history.lost()
    places = joined(
        [
            html(
                '<li class="{look}"><span>{clock_is_lost}</span>{seat_mark}<b class="points">{totals}</b></li>',
                look="own" if seat == view.reader else "",
                clock_is_lost=say("clock-is-lost") if seat in lost else say("rank", rank=ranks[seat]),
                seat_mark=seat_mark(seat, view.own_names[seat]),
                totals=totals[seat],
            )
            for seat in sorted(range(len(totals)), key=lambda seat: (ranks[seat], seat))
        ]
        if len(totals) > 1
        else []
    )
    return html(
        '<section class="panel choices over" id="choices" aria-label="{places}">'
        '<h2 id="choices-head">{sign}<span>{undo_stops_over}</span></h2><ol class="places" tabindex="0">'
        "{listed}</ol></section>",
        places=say("places"),
        sign=sign("trophy"),
        undo_stops_over=say("undo-stops-over") if result is None else result_text(view, result),
        listed=places,
    )


def result_text(view: VisitorView, result: Result) -> str:
    """Say who won and which place is the visitor's, in one line."""
    say, reader = view.say, view.reader
    won = view.voice.result(result, view.names)
    if reader < 0 or len(view.names) == 1:
        return won
    if result.winners == [reader]:
        return say("you-won", points=result.totals[reader])
    if reader in result.winners:
        return won
    rank = say("rank", rank=result.ranks[reader])
    return f"{won} {say('own-place', rank=rank, players=len(view.names), points=result.totals[reader])}"

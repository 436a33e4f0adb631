"""The game is over: who won, in the place of the choices; and the same game once more, for those who want it."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from heliopolis.kernel.results import Result
from heliopolis.render.markup import NO_MARKUP, html, joined
from heliopolis.table.table import Table
from heliopolis.web.common.pieces import sign
from heliopolis.web.common.players import own_names, seat_mark, shape
from heliopolis.web.server.addresses import url_for
from heliopolis.web.server.preferences import Translator
from heliopolis.web.table.view import VisitorView
from heliopolis.words.voice import NO_READER


def over(view: VisitorView) -> Markup:
    """Return a large card; a game that was stopped has no result and no one who won."""
    result, say = view.table.result(), view.say
    totals = [score.total for score in view.scores]
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


def next_address(table: Table) -> str:
    """Return where the game is played once more, if it is: each visitor is led to the seat they had."""
    return url_for("next", table=table.id) if table.history.rematch.table else ""


def rematch_section(
    table: Table,
    names: Sequence[str],
    mine: frozenset[int],
    say: Translator,
    here: str = "",
    away: frozenset[int] = frozenset(),
) -> Markup:
    """Return the rematch on the page of the end, which renews itself.

    ``here`` is that page, for browsers without scripts; ``away`` are the seats of people who have left for a while.
    """
    if not table.history.over() or not table.history.begun:
        return html('<section id="rematch"></section>')
    goes = next_address(table)
    names = own_names(names, min(mine) if len(mine) == 1 else NO_READER, say)
    inner = (
        html('<a class="as-button" href="{}">{}{}</a>', goes, sign("again"), say("rematch-go"))
        if goes
        else html(
            "{}{}{}",
            rematch_button(table, mine, say, here),
            _without(table, names, mine, away, say),
            rematch_answers(table, names, say),
        )
    )
    return html(
        '<section id="rematch" aria-label="{rematch_head}" data-part="{address}"{data_goes}>{inner}</section>',
        rematch_head=say("rematch-head"),
        address=url_for("rematch-live", table=table.id, language=say.language),
        data_goes=html(' data-goes="{}"', goes) if goes else NO_MARKUP,
        inner=inner,
    )


def rematch_button(table: Table, mine: frozenset[int], say: Translator, here: str = "") -> Markup:
    """Return the button to ask for a rematch, to accept one, or to withdraw; spectators have none."""
    if not mine or table.history.rematch.table:
        return NO_MARKUP
    agreed = mine <= set(table.history.rematch.agreed)
    others = set(table.history.rematch.agreed) - mine
    told = say("rematch-withdraw" if agreed else "rematch-agree" if others else "rematch-same")
    return html(
        '<form class="rematch-form" method="post" action="{to}" data-quiet>'
        '<input type="hidden" name="here" value="{here}"><input type="hidden" name="seat" value="{min}">'
        '<button class="{look}" name="wanted" value="{value}">{sign}<span>{told}</span></button></form>',
        to=url_for("rematch", table=table.id),
        here=here,
        min=min(mine),
        look="" if agreed else "main",
        value="no" if agreed else "yes",
        sign=sign("close" if agreed else "again"),
        told=told,
    )


def _without(table: Table, names: Sequence[str], mine: frozenset[int], away: frozenset[int], say: Translator) -> Markup:
    """Return the way on without people who are away and have not answered."""
    missing = table.history.undecided()
    if not missing or not mine or mine & missing or not missing <= away:
        return NO_MARKUP
    return html(
        '<form class="rematch-form" method="post" action="{to}"><input type="hidden" name="seat" value="{min}">'
        '<button name="wanted" value="without">{sign}<span>{rematch_without}</span></button></form>',
        to=url_for("rematch", table=table.id),
        min=min(mine),
        sign=sign("bot"),
        rematch_without=say("rematch-without", players=", ".join(names[seat] for seat in sorted(missing))),
    )


def rematch_answers(table: Table, names: Sequence[str], say: Translator) -> Markup:
    """Return what each seat says to it."""
    rows = joined(_answer(table, seat, name, say) for seat, name in enumerate(names))
    return html('<div role="status"><ul class="answers">{}</ul></div>', rows)


def _answer(table: Table, seat: int, name: str, say: Translator) -> Markup:
    agreed = seat in table.history.rematch.agreed
    human = table.seats[seat].human
    waits = bool(table.history.rematch.agreed)
    state = "agreed" if agreed else "bot" if not human else "thinking" if waits else "open"
    mark = {"agreed": sign("check"), "bot": sign("bot")}.get(state, NO_MARKUP)
    thinking = html("<i>{}</i>", say("rematch-thinking")) if state == "thinking" else NO_MARKUP
    hidden = NO_MARKUP if state == "thinking" else html('<span class="hidden">{}</span>', say(f"rematch-{state}"))
    return html(
        '<li class="answer {state}">{shape}<b>{name}</b>{mark}{thinking}{hidden}</li>',
        state=state,
        shape=shape(seat),
        name=name,
        mark=mark,
        thinking=thinking,
        hidden=hidden,
    )

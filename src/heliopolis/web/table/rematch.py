"""The game is over: who won, in the place of the choices; and the same game once more, for those who want it."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from heliopolis.kernel.results import Result
from heliopolis.render.markup import NO_MARKUP, html
from heliopolis.table.table import Table
from heliopolis.web.common.page import render
from heliopolis.web.common.players import own_names
from heliopolis.web.server.addresses import url_for
from heliopolis.web.server.preferences import Translator
from heliopolis.web.table.view import VisitorView
from heliopolis.words.voice import NO_READER


def over(view: VisitorView) -> Markup:
    """Return a large card; a game that was stopped has no result and no one who won."""
    result, table = view.table.result(), view.table
    totals = [score.total for score in view.scores]
    ranks = result.ranks if result is not None else [1 + sum(other > total for other in totals) for total in totals]
    placed = sorted(range(len(totals)), key=lambda seat: (ranks[seat], seat)) if len(totals) > 1 else []
    return render(
        "table/over.html",
        view=view,
        say=view.say,
        title=view.say("undo-stops-over") if result is None else result_text(view, result),
        places=[(seat, ranks[seat], totals[seat]) for seat in placed],
        lost=table.history.lost(),
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
    names = own_names(names, min(mine) if len(mine) == 1 else NO_READER, say)
    missing = table.history.undecided()
    # The way on without people who are away and have not answered.
    leaves = mine and missing and not mine & missing and missing <= away
    return render(
        "table/rematch.html",
        say=say,
        table=table,
        goes=next_address(table),
        seat=min(mine, default=0),
        button=rematch_button(table, mine, say, here),
        without=", ".join(names[seat] for seat in sorted(missing)) if leaves else "",
        answers=rematch_answers(table, names, say),
    )


def rematch_button(table: Table, mine: frozenset[int], say: Translator, here: str = "") -> Markup:
    """Return the button to ask for a rematch, to accept one, or to withdraw; spectators have none."""
    if not mine or table.history.rematch.table:
        return NO_MARKUP
    agreed = table.history.rematch.agreed
    withdraws = mine <= set(agreed)
    key = "rematch-withdraw" if withdraws else "rematch-agree" if set(agreed) - mine else "rematch-same"
    shown = {"say": say, "table": table, "here": here, "seat": min(mine), "withdraws": withdraws, "told": say(key)}
    return render("table/rematch_button.html", **shown)


def rematch_answers(table: Table, names: Sequence[str], say: Translator) -> Markup:
    """Return what each seat says to it."""
    agreed = table.history.rematch.agreed
    states = [
        "agreed" if seat in agreed else "bot" if not each.human else "thinking" if agreed else "open"
        for seat, each in enumerate(table.seats)
    ]
    return render("table/rematch_answers.html", say=say, answers=list(zip(states, names, strict=True)))

"""Advice at the table: what a hint says, beside the question it is about."""

from __future__ import annotations

from itertools import takewhile
from typing import Final

from markupsafe import Markup

from heliopolis.analysis import Advice
from heliopolis.analysis.words import on, percent
from heliopolis.render.markup import NO_MARKUP, html, joined
from heliopolis.table.workers.analysis_workers import HINT_BOT
from heliopolis.web.common.players import bot_name
from heliopolis.web.table.view import VisitorView

MOST: Final = 3
"""Choices that are shown: somebody wants to go on."""


def advice(view: VisitorView) -> Markup:
    """What was advised, that it is thought about, or nothing if nobody asked."""
    if view.advising is None:
        return NO_MARKUP
    say, found = view.say, view.advising.hint
    if found is None:
        return html('<div class="advice thinking" id="advice" role="status"><p>{}</p></div>', say("hint-thinking"))
    head = say("hint-title", player=view.names[found.seat])
    items = joined(_item(view, each, found.seat) for each in found.advice[:MOST])
    about = say("hint-about", simulations=found.simulations, bot=bot_name(HINT_BOT, say))
    return html(
        '<div class="advice" id="advice" role="status"><h3>{}</h3><ol>{}</ol><p class="quiet">{}</p></div>',
        head,
        items,
        about,
    )


def _item(view: VisitorView, given: Advice, seat: int) -> Markup:
    state, teller = view.state, view.teller
    scores = " · ".join(f"{name} {round(score)}" for name, score in zip(view.names, given.scores, strict=True))
    # Only the rest of the player's own turn is shown: it is short and useful.
    own = given._replace(line=list(takewhile(lambda step: step[0] == seat, given.line)))
    line = on(own, seat, state, teller, view.names)
    chance = view.say("hint-chance", chance=percent(given.chance, teller))
    return html(
        '<li><b data-choice="{}" role="button" tabindex="0">{}</b> '
        '<span class="chance-of">{}</span> <small>{} · {}</small>{}</li>',
        given.choice,
        teller.choice(state.choice(given.choice), state),
        chance,
        view.say("hint-visits", visits=given.visits),
        view.say("hint-scores", scores=scores),
        html("<p>{}</p>", line) if line else NO_MARKUP,
    )

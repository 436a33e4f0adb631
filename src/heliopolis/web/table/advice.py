"""Advice at the table: what a hint says, beside the question it is about."""

from __future__ import annotations

from itertools import takewhile
from typing import Final

from heliopolis.analysis import Advice
from heliopolis.analysis.words import on, percent
from heliopolis.table.workers.analysis_workers import HINT_BOT
from heliopolis.web.pages.lobby import bot_name
from heliopolis.web.pages.page import e
from heliopolis.web.table.view import Sight

MOST: Final = 3
"""So many choices are shown: somebody wants to go on."""


def advice(sight: Sight) -> str:
    """What was advised, that it is thought about, or nothing if nobody asked."""
    if sight.advising is None:
        return ""
    say, found = sight.say, sight.advising.hint
    if found is None:
        return f'<div class="advice thinking" id="advice" role="status"><p>{e(say("hint-thinking"))}</p></div>'
    head = e(say("hint-title", player=sight.names[found.seat]))
    items = "".join(_item(sight, each, found.seat) for each in found.advice[:MOST])
    about = e(say("hint-about", simulations=found.simulations, bot=bot_name(HINT_BOT, say)))
    return (
        f'<div class="advice" id="advice" role="status"><h3>{head}</h3><ol>{items}</ol>'
        f'<p class="quiet">{about}</p></div>'
    )


def _item(sight: Sight, given: Advice, seat: int) -> str:
    state, voice = sight.state, sight.teller
    scores = " · ".join(f"{name} {round(score)}" for name, score in zip(sight.names, given.scores, strict=True))
    # What others would do then, who is asked need not know: the rest of their own turn is short and useful.
    own = given._replace(line=list(takewhile(lambda step: step[0] == seat, given.line)))
    line = on(own, seat, state, voice, sight.names)
    chance = sight.say("hint-chance", chance=percent(given.chance, voice))
    return (
        f'<li><b data-choice="{e(given.choice)}" role="button" tabindex="0">'
        f"{e(voice.choice(state.choice(given.choice), state))}</b> "
        f'<span class="chance-of">{e(chance)}</span> '
        f"<small>{e(sight.say('hint-visits', visits=given.visits))} · {e(sight.say('hint-scores', scores=scores))}"
        f"</small>{f'<p>{e(line)}</p>' if line else ''}</li>"
    )

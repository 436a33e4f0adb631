"""The clock in the form for a new game: what can be agreed on about time, and what the form asks for."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from markupsafe import Markup

from heliopolis.kernel.errors import BadData, quote
from heliopolis.render.markup import NO_MARKUP, html, joined
from heliopolis.table.clocks.terms import (
    BOT,
    DAYS,
    KINDS,
    LIVE,
    MOST_DAYS,
    MOST_HOLIDAY,
    MOST_INCREMENT,
    MOST_MINUTES,
    OUTCOMES,
    WEEK,
    ClockTerms,
    days_clock,
    live_clock,
)
from heliopolis.web.common.page import choice_of
from heliopolis.web.server.preferences import Translator

NO_CLOCK: Final = "none"
USUAL: Final = {"minutes": 20, "increment": 15, "days": 3, "holiday": 0}
"""What the form proposes."""
_NUMBER: Final = re.compile(r"-?[0-9]{1,9}\Z")


def clock_choice(say: Translator) -> Markup:
    """No clock unless one is chosen; folded away, as most tables have none."""
    off = joined(
        html('<label><input type="checkbox" name="off{}" value="1">{}</label>', day, say(f"weekday-{day}"))
        for day in range(WEEK)
    )
    outcomes = [(each, say(f"clock-outcome-{each}")) for each in OUTCOMES]
    return html(
        '<details class="choose-clock" id="choose-clock"><summary>{}</summary><fieldset><legend class="hidden">{}'
        '</legend>{}{}<div class="fields for-live">{}{}</div>{}<div class="fields for-days">{}{}'
        '<span class="days-off"><span>{}</span>{}</span></div>'
        '<div class="fields for-both"><label>{} {}</label></div><p class="quiet">{}</p></fieldset></details>',
        say("clock-form"),
        say("clock-head"),
        _kind(NO_CLOCK, say("clock-none")),
        _kind(LIVE, say("clock-live")),
        _number("minutes", 1, MOST_MINUTES, say("clock-minutes")),
        _number("increment", 0, MOST_INCREMENT, say("clock-increment")),
        _kind(DAYS, say("clock-by-days")),
        _number("days", 1, MOST_DAYS, say("clock-per-turn")),
        _number("holiday", 0, MOST_HOLIDAY, say("clock-holiday")),
        say("clock-off"),
        off,
        say("clock-outcome"),
        choice_of("outcome", BOT, outcomes),
        say("clock-about"),
    )


def _kind(kind: str, told: str) -> Markup:
    return html(
        '<label class="radio"><input type="radio" name="clock" value="{}"{}><span>{}</span></label>',
        kind,
        html(" checked") if kind == NO_CLOCK else NO_MARKUP,
        told,
    )


def _number(name: str, least: int, most: int, told: str) -> Markup:
    return html(
        '<label>{} <input type="number" name="{}" min="{}" max="{}" value="{}"></label>',
        told,
        name,
        least,
        most,
        USUAL[name],
    )


def read_clock(form: Mapping[str, str]) -> ClockTerms | None:
    """What a form asks for; nothing if it wants no clock."""
    kind = form.get("clock", NO_CLOCK)
    outcome = form.get("outcome", BOT)
    if kind == NO_CLOCK:
        return None
    if kind == LIVE:
        return live_clock(_read(form, "minutes"), _read(form, "increment"), outcome)
    if kind == DAYS:
        off = [day for day in range(WEEK) if form.get(f"off{day}")]
        return days_clock(_read(form, "days"), off, _read(form, "holiday"), outcome)
    raise BadData("clock", "one-of", known=", ".join([NO_CLOCK, *KINDS]), value=quote(kind))


def _read(form: Mapping[str, str], name: str) -> int:
    told = form.get(name, str(USUAL[name]))
    if not _NUMBER.match(told):
        raise BadData(name, "number", value=quote(told))
    return int(told)

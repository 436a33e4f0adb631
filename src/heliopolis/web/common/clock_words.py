"""Clocks on pages: what was agreed on in words, and how much is left, which our script counts down."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from heliopolis.render.markup import html
from heliopolis.table.clocks.terms import DAY, DAYS, LIVE, MINUTE, ClockTerms
from heliopolis.table.clocks.timekeeper import SeatClock
from heliopolis.web.server.preferences import Translator

HOUR: Final = 3600
CLOCK_FILES: Final = ("clocks.css", "clocks.js")
"""The style and the script of pages with clocks."""
SOON: Final = {LIVE: MINUTE, DAYS: DAY // 2}
"""From so many seconds on a clock warns."""


def format_terms(terms: ClockTerms, say: Translator) -> list[str]:
    """Return what was agreed on, in a few words each."""
    told = [format_pace(terms, say)]
    if terms.off:
        told.append(say("clock-told-off", days=", ".join(say(f"weekday-{day}") for day in terms.off)))
    if terms.holiday:
        told.append(say("clock-told-holiday", days=terms.holiday))
    return [*told, say("clock-told-outcome", outcome=say(f"clock-outcome-{terms.outcome}"))]


def format_pace(terms: ClockTerms, say: Translator) -> str:
    """Return how fast a game is played."""
    if terms.kind == DAYS:
        return say("clock-told-days", days=terms.seconds // DAY)
    return say("clock-told-live", minutes=terms.seconds // MINUTE, increment=terms.increment)


def format_time(seconds: int, say: Translator) -> str:
    """Format hours, minutes and seconds; of days and many hours only what matters.

    Our script counts in the same way.
    """
    day, hour, minute = say("clock-units").split()
    left, sign = abs(seconds), "\N{MINUS SIGN}" if seconds < 0 else ""
    hours, minutes = left % DAY // HOUR, left % HOUR // MINUTE
    if left >= DAY:
        return f"{sign}{left // DAY}\N{NO-BREAK SPACE}{day} {hours}\N{NO-BREAK SPACE}{hour}"
    if left >= HOUR:
        return f"{sign}{hours}\N{NO-BREAK SPACE}{hour} {minutes:02}\N{NO-BREAK SPACE}{minute}"
    return f"{sign}{minutes}:{left % MINUTE:02}"


def seconds_left(face: SeatClock, now: float) -> int:
    """Return what a clock shows at a moment."""
    return face.left if face.due is None else face.due - int(now)


def counted(face: SeatClock, terms: ClockTerms, now: float, say: Translator) -> Markup:
    """Return the time that is left; while it runs our script counts it down."""
    left = seconds_left(face, now)
    if face.due is None:
        return html("{}", format_time(left, say))
    return html(
        '<time data-due="{due}" data-soon="{soon}" data-units="{clock_units}">{time_left}</time>',
        due=face.due,
        soon=SOON[terms.kind],
        clock_units=say("clock-units"),
        time_left=format_time(left, say),
    )


def format_time_left(face: SeatClock, terms: ClockTerms, now: float, say: Translator) -> Markup:
    """Say how much time is left, or that none is."""
    if seconds_left(face, now) <= 0:
        return html('<span class="clock out">{}</span>', say("clock-over"))
    before, after = say("clock-left", time="\0").split("\0")
    return html('<span class="clock">{}{}{}</span>', before, counted(face, terms, now, say), after)


def clock_of(face: SeatClock, terms: ClockTerms, now: float, player: str, say: Translator) -> Markup:
    """Return the clock beside a player's points."""
    look = face.state or ("soon" if face.due is not None and seconds_left(face, now) < SOON[terms.kind] else "")
    told = {"lost": say("clock-lost-of", player=player), "out": say("clock-out-of", player=player)}.get(
        face.state, say("clock-away-of" if face.away else "clock-of", player=player)
    )
    return html(
        '<span class="clock {look}{running}{away}" role="timer" title="{told}"><span class="hidden">'
        "{told}</span>{clock_is_lost}</span>",
        look=look,
        running=" running" if face.due is not None else "",
        away=" away" if face.away else "",
        told=told,
        clock_is_lost=say("clock-is-lost") if face.state == "lost" else counted(face, terms, now, say),
    )

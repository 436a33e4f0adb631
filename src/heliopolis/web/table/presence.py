"""Who is at the table: a dot on each score, and what is said when someone comes or leaves."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from heliopolis.render.markup import html, joined
from heliopolis.web.table.view import Section, VisitorView


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

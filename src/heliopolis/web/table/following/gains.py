"""What the last turns brought, as data for the page: it lets fly what is new."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

from heliopolis.kernel.chip import CHANGE, COST, Chip
from heliopolis.render.markup import html, joined
from heliopolis.web.table.choices.chips import chip_html
from heliopolis.web.table.following.lines import TableTurn, brief_of, recent
from heliopolis.web.table.view import TableView

MOST: Final = 3
"""Turns that can be new to a page at once, the end of a round among them."""


def gains(shared: TableView) -> Markup:
    """Return the gains and points of the last turns, in their order, each with the drawn thing where it happened."""
    items = [item for turn in recent(shared)[:MOST][::-1] for item in _turn(shared, turn)]
    return html('<ul id="gains" hidden>{}</ul>', joined(items))


def _turn(shared: TableView, turn: TableTurn) -> list[Markup]:
    """Return what a turn brought its player, and what it brought or took others; of the end of a round, everyone."""
    found = brief_of(shared, turn)
    own = [] if turn.seat < 0 else [(turn.seat, [chip for chip in found.chips if chip.kind != COST])]
    return [_seat(shared, turn, seat, chips) for seat, chips in (*own, *found.others)]


def _seat(shared: TableView, turn: TableTurn, seat: int, chips: Sequence[Chip]) -> Markup:
    mine = f"seat{seat + 1}/"
    items = [
        html(
            '<li data-place="{}" data-kind="{}">{}</li>',
            chip.place,
            # A piece without a figure travels to a place that everyone shares.
            chip.kind if chip.number or chip.place.startswith(mine) else "piece",
            chip_html(chip, shared.voice),
        )
        for chip in chips
        if chip.kind != CHANGE and (chip.number or chip.place)
    ]
    return html(
        '<li data-turn="{version}.{seat}" data-seat="{number}" data-plies="{plies}"><ul>{items}</ul></li>',
        version=turn.first.version,
        seat=turn.seat + 1,
        number=seat + 1,
        plies=turn.last.version,
        items=joined(items),
    )

"""Since your last turn: what the others did and how the round ended, when it is your turn again.

What the last turns brought is data for the page, too: it lets fly what is new.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from markupsafe import Markup

from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.chip import CHANGE, COST, Chip, together
from heliopolis.render.markup import NO_MARKUP, html, joined
from heliopolis.web.server.addresses import url_for
from heliopolis.web.server.preferences import DIGESTS
from heliopolis.web.table.choices.chips import chip_html, chips_html
from heliopolis.web.table.log import TableTurn, brief_of, heading, recent, turns_since_mine
from heliopolis.web.table.view import TableView, VisitorView
from heliopolis.web.table.waiting import row, watch_link

NOTHING: Final = html('<section id="digest" hidden></section>')
ROUND: Final = "round"
"""The event of every game that says that a round begins."""


def digest(view: VisitorView) -> Markup:
    """Return the card, hidden: the page knows what it has shown already, and decides whether and where to show it."""
    if not view.asked:
        return NOTHING
    turns = recent(view.shared)
    since = turns_since_mine(turns, view.mine)
    # It is the start of a turn if others chose last; before the player's first turn there is nothing to look back on.
    last = next((ply.seat for ply in reversed(view.table.history.plies) if ply.seat != CHANCE), view.seat)
    if not since or last in view.mine or all(turn.seat not in view.mine for turn in turns):
        return NOTHING
    say = view.say
    rounds = [turn for turn in since if turn.seat == CHANCE]
    told = [turn for turn in since[::-1] if turn.seat != CHANCE]
    told.sort(key=lambda turn: not _touches(view, turn))
    if not told and not rounds:
        return NOTHING
    lines = joined([row(view, turn, "last" if _touches(view, turn) else "") for turn in told])
    return html(
        '<section id="digest" class="digest" aria-labelledby="digest-head" data-news="{version}"{data_round} '
        "hidden>"
        '<header><h2 id="digest-head"><button type="button" data-fold aria-expanded="true">'
        "{since}</button></h2>{watch_link}"
        '<button type="button" class="close" data-close aria-label="{close}">×</button></header>'
        '<div class="since" role="group" aria-labelledby="digest-head" tabindex="0">{turn_rows}{first}</div>'
        "<footer>{liking}</footer></section>",
        version=turns[0].last.version,
        data_round=html(" data-round")
        if any(event[0] == ROUND for turn in rounds for event in turn.events)
        else NO_MARKUP,
        since=say("since"),
        watch_link=watch_link(view, since, "watch-again"),
        close=say("close"),
        turn_rows=html('<ol class="turn-rows">{}</ol>', lines) if told else NO_MARKUP,
        first=joined([_round(view, turn) for turn in rounds[:1]]),
        liking=_liking(view),
    )


def _touches(view: VisitorView, turn: TableTurn) -> bool:
    """Return whether a turn of someone else brought the visitor something or took it away."""
    return any(seat in view.mine for seat, _ in brief_of(view.shared, turn).others)


def _round(view: VisitorView, turn: TableTurn) -> Markup:
    """Return what the end of the round changed: what concerns the visitor first, what concerns no one pale."""
    between, game = view.table.game.wording.between, view.table.game
    base = view.table.history.base
    known = turn.first.number > base
    before = view.table.at(turn.first.number - 1) if known else view.state
    items: list[tuple[int, Markup]] = []
    for (kind, seat), group in groupby(turn.events, key=lambda event: (event[0], int(event[1]))):
        told = list(group)
        if kind in between:
            continue
        chips: list[Chip] = game.looks().chips(before, told, view.state, seat) if known and seat >= 0 else []
        order = 2 if seat < 0 else 0 if seat in view.mine else 1
        items.append(
            (
                order,
                html(
                    '<li class="{}">{}<span>{}</span></li>',
                    "quiet" if order == 2 else "",
                    chips_html(together(chips), view.voice),
                    " ".join(view.voice.story(told, view.names, view.reader)),
                ),
            )
        )
    items.sort(key=lambda item: item[0])
    return html(
        '<div class="ended"><h3>{}</h3><ul>{}</ul></div>', heading(view, turn), joined([item for _, item in items])
    )


def _liking(view: VisitorView) -> Markup:
    """Return the setting when to show the card."""
    buttons = joined(
        [html('<button name="digest" value="{}">{}</button>', each, view.say(f"digest-{each}")) for each in DIGESTS]
    )
    return html(
        '<form method="post" action="{to}"><input type="hidden" name="here" value="{address}">'
        '<div class="liking" role="group" aria-label="{way_digest}"><span>{show_card}</span>{buttons}</div></form>',
        to=url_for("preferences"),
        address=view.address(),
        way_digest=view.say("way-digest"),
        show_card=view.say("show-card"),
        buttons=buttons,
    )


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

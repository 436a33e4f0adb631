"""The last turns: in place of the choices while others play, since your last turn, and what they brought."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from markupsafe import Markup

from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.chip import CHANGE, COST, Chip, together
from heliopolis.render.markup import NO_MARKUP, html, joined
from heliopolis.table.clocks.terms import DAYS
from heliopolis.web.common.pieces import NOTICES
from heliopolis.web.common.players import shape
from heliopolis.web.server.addresses import url_for
from heliopolis.web.server.preferences import DIGESTS
from heliopolis.web.table.chips import chip_html, chips_html
from heliopolis.web.table.controls import awaited
from heliopolis.web.table.log import TableTurn, brief_of, heading, line, recent, turns_since_mine
from heliopolis.web.table.view import TableView, VisitorView

MOST_ROWS: Final = 4
"""Turns that are shown."""


def waiting(view: VisitorView, warned: Markup = NO_MARKUP) -> Markup:
    """Return the last turns, newest first; the place is that of the choices, so that nothing moves."""
    turns, need, say = recent(view), view.need, view.say
    others = need.kind in {"human", "bot", "held"} and not view.holding
    rows = [_playing(view)] if others else []
    shown = turns[: MOST_ROWS - len(rows)]
    rows += [row(view, turn) for turn in shown]
    head = say("while-plays", player=view.names[need.seat]) if others else say("last-turns")
    return html(
        '<section class="panel choices waiting" id="choices" aria-labelledby="choices-head">'
        '<h2 id="choices-head">{head}</h2><ol class="turn-rows" tabindex="0">{rows}</ol>{warned}'
        '<div class="foot">{watch_link}{once}</div></section>',
        head=head,
        rows=joined(rows),
        warned=warned,
        watch_link=watch_link(view, turns_since_mine(turns, view.mine)),
        once=view.drawn.once(("to-be-told", view.language), lambda: _to_be_told(view)) if view.mine else NO_MARKUP,
    )


def _to_be_told(view: VisitorView) -> Markup:
    """Return how a player hears of their turn: by a sound of this page, or where it may take days by a notice."""
    clock = view.table.header.clock
    if clock is not None and clock.kind == DAYS:
        return html('<a class="tell" href="{}">{}</a>', url_for("you") + NOTICES, view.say("tell-me"))
    return html(
        '<form method="post" action="{}"><input type="hidden" name="here" value="{}">'
        '<button name="sound" value="on" class="sound">{}</button></form>',
        url_for("preferences"),
        view.address(),
        view.say("sound-me"),
    )


def row(view: VisitorView, turn: TableTurn, look: str = "") -> Markup:
    """Return a turn as a row."""
    side = "of-table" if turn.seat < 0 else f"s{turn.seat + 1}"
    places = " ".join(brief_of(view, turn).places)
    return html(
        '<li class="turn {side} {look}" data-places="{places}"><div class="row">{line}</div></li>',
        side=side,
        look=look,
        places=places,
        line=line(view, turn),
    )


def watch_link(view: VisitorView, turns: list[TableTurn], text: str = "watch-turns") -> Markup:
    """Return a link to the replay of these turns, the newest of which comes first.

    Our script shows them on the boards.
    """
    if not turns:
        return NO_MARKUP
    plies = view.table.history.plies[turns[-1].first.number : turns[0].last.number + 1]
    # A replay shows the end as well, so that it waits for the last choice to be final.
    steps = [ply for ply in plies if ply.events and not (view.ending and ply is view.table.history.plies[-1])]
    if not steps:
        return NO_MARKUP
    return html(
        '<a class="watch" href="{to}?ply={number}" data-watch="{join}" data-step="{to}" '
        'data-stop="{stop_watching}">{text}</a>',
        to=view.replay,
        number=turns[-1].first.number,
        join=" ".join([str(ply.number) for ply in steps]),
        stop_watching=view.say("stop-watching"),
        text=view.say(text),
    )


def _playing(view: VisitorView) -> Markup:
    """Name the player to move, and what they are choosing."""
    seat = view.need.seat
    other = "ask-ending" if view.need.kind == "held" else "ask-thinking"
    told = view.once(awaited) if view.need.kind == "human" else view.say(other)
    return html(
        '<li class="turn s{seat} playing"><div class="row"><span class="who">{shape}<b>{names}</b></span> '
        '<span class="said">{told}</span></div></li>',
        seat=seat + 1,
        shape=shape(seat),
        names=view.names[seat],
        told=told,
    )


NOTHING: Final = html('<section id="digest" hidden></section>')
ROUND: Final = "round"
"""The event of every game that says that a round begins."""


def digest(view: VisitorView) -> Markup:
    """Return the card, hidden: the page knows what it has shown already, and decides whether and where to show it."""
    if not view.asked:
        return NOTHING
    turns = recent(view)
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
    return any(seat in view.mine for seat, _ in brief_of(view, turn).others)


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


MOST_NEW: Final = 3
"""Turns that can be new to a page at once, the end of a round among them."""


def gains(shared: TableView) -> Markup:
    """Return the gains and points of the last turns, in their order, each with the drawn thing where it happened."""
    turns = recent(shared)[:MOST_NEW][::-1]
    shown = "gains", shared.language, *[(turn.first.version, turn.last.version, turn.seat) for turn in turns]
    return shared.drawn.once(shown, lambda: _gains(shared, turns))


def _gains(shared: TableView, turns: Sequence[TableTurn]) -> Markup:
    items = [item for turn in turns for item in _turn(shared, turn)]
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

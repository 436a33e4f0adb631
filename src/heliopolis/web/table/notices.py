"""What everyone at the table must know now: seats that changed hands, a request to go back, that the end is near."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.definition import Ending
from heliopolis.render.markup import NO_MARKUP, html, joined
from heliopolis.table.table import Table
from heliopolis.web.common.pieces import rule_link
from heliopolis.web.common.players import bot_name
from heliopolis.web.table.log import TIMES, remark_text
from heliopolis.web.table.rematch import next_address, rematch_answers
from heliopolis.web.table.view import TableView, VisitorView, action_button, small_form
from heliopolis.words.texts import YOU
from heliopolis.words.voice import PLAYERS


def warnings(view: VisitorView) -> list[Markup]:
    """Return what has come within one step since the visitor last chose something.

    The boards show how near the rest is.
    """
    now = view.once(near)
    if not now or not view.state.todo:
        return []
    known = {_step(ending) for ending in _known(view.table, view.mine)}
    return [_warning(view, ending) for ending in now if _step(ending) not in known]


def _step(ending: Ending) -> tuple[str, int, int]:
    """Return what to say once, though its figures change."""
    return ending.name, ending.left, ending.seat


def near(shared: TableView) -> list[Ending]:
    """Return the endings that are at most one step away; two that one step triggers are named once each."""
    return [ending for ending in shared.table.game.wording.endings(shared.state) if ending.left <= 1 and _told(ending)]


def _told(ending: Ending) -> bool:
    """Return whether that is the last round of a fixed number: only that one is the end, not the one before."""
    return ending.left == 0 or ending.name != "last_round"


def _known(table: Table, mine: frozenset[int]) -> list[Ending]:
    """Return the endings that the visitor has seen.

    They are those before their last choice, or for spectators before the last turn.
    """
    plies, base = table.history.plies, table.history.base
    if mine:
        seen = next((ply.number - 1 for ply in reversed(plies) if ply.seat in mine), -1)
    else:
        seen = next((ply.number for ply in reversed(plies) if ply.turn != plies[-1].turn and ply.seat != CHANCE), -1)
    return table.game.wording.endings(table.at(seen)) if seen >= base else []


def _warning(view: VisitorView, ending: Ending) -> Markup:
    who = YOU if ending.seat == view.reader else view.names[ending.seat] if ending.seat >= 0 else PLAYERS[0]
    voice = view.voice
    things = [str(voice.named(ending.role, each)) for each in ending.things]
    # What has come has come altogether; of what may come, one thing is enough.
    what = voice.any_of(things) if ending.left else voice.all_of(things)
    told = voice.say(f"ending-{ending.name}", player=who, what=what, number=ending.number)
    told = told.replace(YOU, voice.say("you"))
    return html(
        '<div class="notice warning" role="status" data-once="{seat}"><span>{told} {rule_link}</span>'
        '<button type="button" data-dismiss aria-label="{close}">×</button></div>',
        seat=f"{ending.name} {ending.left} {ending.seat}",
        told=told,
        rule_link=rule_link(ending.rule, voice, view.say),
        close=view.say("close"),
    )


MOST_NOTICES: Final = 3
"""Seats that changed hands shown at once; the log has them all."""


def notices(view: VisitorView) -> Markup:
    """Return what everyone at the table must know now, whatever they look at."""
    told = [
        _closed(view),
        _failing(view),
        *_hands(view),
        *_played(view),
        *_lost(view),
        _request(view),
        _answered(view),
        _rematch(view),
    ]
    return html('<div class="notices" id="notices">{}</div>', joined(told))


def _notice(text: str, actions: Markup = NO_MARKUP) -> Markup:
    return html('<div class="notice" role="alert"><span>{}</span>{}</div>', text, actions)


def _closed(view: VisitorView) -> Markup:
    """Say that no one can play for now."""
    return _notice(view.closed) if view.closed else NO_MARKUP


def _failing(view: VisitorView) -> Markup:
    """Return what happens cannot be kept."""
    return _notice(view.say("failing")) if view.failing else NO_MARKUP


def _hands(view: VisitorView) -> list[Markup]:
    """List seats that changed hands since the visitor last chose something; spectators read it in the log."""
    history = view.table.history
    if not history.remarks:
        return []
    own = [ply.version for ply in history.plies if ply.seat in view.mine and not ply.bot]
    since = max(own, default=0)
    return [
        _notice(remark_text(view, remark))
        for remark in history.remarks[-MOST_NOTICES:]
        if view.mine and remark.version > since and remark.kind in {"given", "taken", "joined", "link", *TIMES}
        if not history.over()
        if remark.seats[0] not in view.mine  # players know what they did
    ]


def _played(view: VisitorView) -> list[Markup]:
    """Say that a bot plays for the visitor, who may take over again."""
    say, table = view.say, view.table
    return [
        _notice(
            say("bot-plays", player=table.seats[seat].name, bot=bot_name(table.seats[seat].bot, say)),
            small_form(view, "take", say("take", player=table.seats[seat].name), seat),
        )
        for seat in sorted(view.mine)
        if table.seats[seat].bot and not table.history.over() and seat not in table.history.lost()
    ]


def _lost(view: VisitorView) -> list[Markup]:
    """Say that the visitor has lost on time, or is the last who has not."""
    say, table = view.say, view.table
    lost = table.history.lost()
    if not lost or table.history.over():
        return []
    left = [number for number, seat in enumerate(table.seats) if seat.human]
    told = [say("time-lost-you", bot=bot_name(table.seats[seat].bot, say)) for seat in view.mine.intersection(lost)]
    return [_notice(each) for each in told] + ([_notice(say("time-alone"))] if left and set(left) == view.mine else [])


def _rematch(view: VisitorView) -> Markup:
    """Say that someone wants a rematch."""
    rematch = view.table.history.rematch
    if not rematch.agreed:
        return NO_MARKUP
    if rematch.table:
        link = html('<a class="as-button" href="{}">{}</a>', next_address(view.table), view.say("rematch-go"))
        return _notice(view.say("rematch-on"), link)
    text = view.say("rematch-asked", player=view.table.seats[rematch.agreed[0]].name)
    return _notice(text, rematch_answers(view.table, view.names, view.say))


def _of(view: VisitorView, text: str, seat: int, **told: int) -> str:
    """Return what someone does, said to them or of them."""
    who = YOU if seat == view.reader else view.names[seat]
    return view.say(text, player=who, **told).replace(YOU, view.say("you"))


def _answered(view: VisitorView) -> Markup:
    """Say who refused an undo, to the player who asked; or who undid after their turn, to the others."""
    answered = view.table.history.answered
    if answered is None or not view.mine:
        return NO_MARKUP
    refused = answered.seat != answered.by
    if (answered.seat in view.mine) != refused:
        return NO_MARKUP
    return _notice(_of(view, "undo-refused" if refused else "went-back", answered.by))


def _request(view: VisitorView) -> Markup:
    """Show a request to undo: agree or not."""
    asked = view.table.history.request
    if asked is None:
        return NO_MARKUP
    say = view.say
    plies = view.table.history.ply_count - asked.ply
    silent = view.table.history.silent()
    text = _of(view, "undo-asked", asked.seat, plies=plies)
    others = [view.table.seats[seat].name for seat in silent if seat != view.reader]
    if others:
        text += " " + say("undo-waits", players=", ".join(others), number=len(others))
    actions = [
        action_button(view, "consent", say("consent"), seat=seat) for seat in sorted(view.mine.intersection(silent))[:1]
    ]
    if view.mine:
        asks = asked.seat in view.mine
        speaker = asked.seat if asks else min(view.mine)
        actions.append(action_button(view, "refuse", say("withdraw" if asks else "refuse"), seat=speaker))
    return _notice(text, joined(actions))

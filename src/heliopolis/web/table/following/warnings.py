"""Warnings: the end of the game is one step away, or this round is the last."""

from __future__ import annotations

from markupsafe import Markup

from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.definition import Ending
from heliopolis.render.markup import html
from heliopolis.table.table import Table
from heliopolis.web.common.rule_links import rule_link
from heliopolis.web.table.view import TableView, VisitorView
from heliopolis.words.texts import YOU
from heliopolis.words.voice import PLAYERS


def warnings(view: VisitorView) -> list[Markup]:
    """Return what has come within one step since the visitor last chose something.

    The boards show how near the rest is.
    """
    now = view.shared.once(near)
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

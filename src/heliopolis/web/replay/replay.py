"""The replay of a game: a slider over its plies, turn by turn, and playing on from any of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from markupsafe import Markup

from heliopolis.kernel.journals.notation import Ply
from heliopolis.render.scenes import scenes_of
from heliopolis.render.screens import USUAL, Screen
from heliopolis.table.turn_summaries import turn_summaries
from heliopolis.web.common.link_preview import LinkPreview
from heliopolis.web.common.page import Page
from heliopolis.web.common.players import own_names
from heliopolis.web.common.score_sheet import ScoreSheet
from heliopolis.web.replay.timeline import Timeline
from heliopolis.web.server.addresses import path_of
from heliopolis.web.server.preferences import Preferences
from heliopolis.web.table.boards import (
    board,
    form_of,
    layout_address,
    look_address,
    look_of,
    sheet_head,
    shown_parts,
    tabs,
)
from heliopolis.web.table.log import tale
from heliopolis.words.voice import NO_READER, Voice, voice_of

LISTED: Final = 30
"""Lines of the log beside a position."""


def replay_page(
    timeline: Timeline,
    ply: int,
    viewer: int,
    preferences: Preferences,
    screen: Screen = USUAL,
    base: str = "",
    reader: int = NO_READER,
) -> Markup:
    """Return the page of a replay at a ply; ``base`` is our own address, ``reader`` the visitor's seat."""
    language, voice, state = preferences.language, voice_of(timeline.game, preferences.language), timeline.at(ply)
    scene = scenes_of(state, language).scene(viewer, screen)
    title = f"{voice.say('web-replay-title')} · {voice.name('game')}"
    drawn = base + path_of("replay-picture", kind=timeline.kind, name=timeline.name, ply=str(ply), language=language)
    page = Page(
        preferences,
        title,
        preview=LinkPreview(voice.texts.titled(title, ", ".join(timeline.names)), scene.title, drawn),
        here=f"{timeline.address('replay')}?ply={ply}",
        kind="play replay",
        sheets=(look_address(timeline.game),),
        layout=layout_address(scene),
        files=("table.css", "rows.css"),
    )
    say, names, played = page.say, own_names(timeline.names, reader, page.say), timeline.plies[ply]
    older = timeline.recorded if timeline.recorded is not None and timeline.recorded.older else None
    return page.show(
        "replay/replay.html",
        timeline=timeline,
        ply=ply,
        played=played,
        state=state,
        scene=scene,
        form=form_of(scene),
        names=names,
        symbols=look_of(timeline.game).symbols,
        sheet_head=sheet_head(say),
        sheet=ScoreSheet(state, names, voice, say).by_reason(),
        told=_told(timeline, played, voice) or say("first"),
        past=voice.past(older) if older else "",
        plays_on=ply <= timeline.known and state.todo,
        steps=[
            (say("first"), 0, "Home", "⇤"),
            (say("previous-turn"), timeline.turn_before(ply), "PageUp", "«"),
            (say("previous"), max(0, ply - 1), "ArrowLeft", "‹"),
            (say("next"), min(timeline.last, ply + 1), "ArrowRight", "›"),
            (say("next-turn"), timeline.turn_after(ply), "PageDown", "»"),
            (say("last-ply"), timeline.last, "End", "⇥"),
        ],
        turn=max((first.number for first in timeline.turns() if first.number <= max(ply, 1)), default=0),
        boards=[board(part, (), names) for part in shown_parts(scene)],
        lines=list(_log(timeline, ply, voice)),
        tabs=tabs(scene, names, [("choices", say("turns")), ("log", say("log-short"))]),
    )


def _told(timeline: Timeline, played: Ply, voice: Voice) -> Markup | str:
    """Return what happened in a ply, or what was chosen if nothing came of it."""
    if played.choice and not played.events:
        return _chosen(timeline, played, voice)
    return tale(timeline.game, voice.language, tuple(played.events), timeline.names)


def _chosen(timeline: Timeline, played: Ply, voice: Voice) -> str:
    """Return what was chosen, as it was offered. Positions of older rules are not kept: there, the choice alone."""
    if played.number > timeline.known:
        assert timeline.recorded is not None
        return ". ".join(voice.written(played)) + "."
    before = timeline.at(played.number - 1)
    present = played.number > timeline.last - len(timeline.journal.plies)
    choice = before.choice(played.choice)
    return voice.on_board(choice, before) if present else voice.choice(choice)


def _log(timeline: Timeline, ply: int, voice: Voice) -> Iterator[tuple[int, int, int, Markup | str]]:
    """Yield the lines of the log, the newest first: the last ply and the first one, the seat, and the words.

    Choices beyond the reach of the present rules have lines of their own.
    """
    unknown = [played for played in timeline.plies[: ply + 1] if played.number > timeline.known]
    for played in unknown[: -LISTED - 1 : -1]:
        yield played.number, played.number, played.seat, _chosen(timeline, played, voice)
    for turn in turn_summaries(timeline.plies[: ply + 1], timeline.game.wording.between, LISTED):
        told = tale(timeline.game, voice.language, turn.events, timeline.names)
        yield turn.last.number, turn.first.number, turn.seat, told

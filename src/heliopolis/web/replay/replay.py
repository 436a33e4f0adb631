"""The replay of a game: its boards at any ply beside the list of its turns, and playing on from there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from markupsafe import Markup

from heliopolis.analysis.words import percent
from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.journals.notation import Ply
from heliopolis.render.markup import NO_MARKUP, html, joined
from heliopolis.render.scenes import Scene, scenes_of
from heliopolis.render.screens import LANDSCAPE, USUAL, Screen
from heliopolis.table.stills import turn_told
from heliopolis.table.turn_summaries import TurnSummary
from heliopolis.web.common.link_preview import LinkPreview
from heliopolis.web.common.page import Page
from heliopolis.web.common.players import own_names
from heliopolis.web.common.score_sheet import ScoreSheet
from heliopolis.web.replay.review import BetterLine, Findings, grade_mark
from heliopolis.web.replay.timeline import Timeline
from heliopolis.web.server.addresses import path_of
from heliopolis.web.server.preferences import Preferences, Translator
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

NOTHING_FOUND: Final = Findings()


def replay_page(
    timeline: Timeline,
    ply: int,
    viewer: int,
    preferences: Preferences,
    screen: Screen = USUAL,
    base: str = "",
    reader: int = NO_READER,
    known: str = "",
    found: Findings = NOTHING_FOUND,
    step: int = 0,
    *,
    shares: bool = True,
) -> Markup:
    """Return the page of a replay at a ply; ``base`` is our own address, ``reader`` the visitor's seat.

    ``known`` identifies the list of turns that the page in front of the visitor has; the same is not made again. With
    ``step``, so many choices of the better line that an analysis found there are played.
    """
    language, voice, better = preferences.language, voice_of(timeline.game, preferences.language), found.lines.get(ply)
    state = better.after(timeline.at(ply), step) if better else timeline.at(ply)
    scene = _scene(scenes_of(state, language).scene(viewer, screen))
    title = f"{voice.say('web-replay-title')} · {voice.name('game')}"
    drawn = base + path_of("replay-picture", kind=timeline.kind, name=timeline.name, ply=str(ply), language=language)
    page = Page(
        preferences,
        title,
        preview=LinkPreview(voice.texts.titled(title, ", ".join(timeline.names)), scene.title, drawn),
        here=_address(timeline, ply, step),
        kind="play replay",
        sheets=(look_address(timeline.game),),
        layout=layout_address(scene),
        form=form_of(scene),
        files=("table.css", "rows.css"),
    )
    say, names, played = page.say, own_names(timeline.names, reader, page.say), timeline.plies[ply]
    turns, listed = timeline.turns(), f"{timeline.last} {language} {len(found.turns)} {len(found.lines)}"
    stops = [0, *(turn.last.number for turn in turns), timeline.last]
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
        told=_better_told(better, step, names, page.say)
        if better and step
        else _told(timeline, played, voice, reader) or say("first"),
        step=step,
        chart=found.chart,
        to_analysis=timeline.address("analysis") if not timeline.at(timeline.last).todo and not older else "",
        past=voice.past(older) if older else "",
        plays_on=ply <= timeline.known and state.todo,
        shares=shares and 0 < timeline.last == timeline.known,
        studies=timeline.base <= ply <= timeline.known and not step,
        steps=_steps(timeline, ply, step, len(better.choices) if better else 0, stops, say),
        listed=listed,
        turns=[]
        if known == listed
        else [
            (
                turn,
                _done(timeline, turn, voice, reader),
                _grade(turn, found, voice),
                _better_in(timeline, turn, found, voice),
            )
            for turn in turns
        ],
        now=min(each for each in stops if each >= ply),
        boards=[board(part, (), names) for part in shown_parts(scene)],
        tabs=tabs(scene, names, [("choices", say("turns"))] if screen.form == LANDSCAPE else []),
    )


def _address(timeline: Timeline, ply: int, step: int) -> str:
    return f"{timeline.replay(ply)}&better={step}" if step else timeline.replay(ply)


def _steps(
    timeline: Timeline, ply: int, step: int, length: int, stops: Sequence[int], say: Translator
) -> list[tuple[str, str, str, str]]:
    """Return the steps to other positions; within a better line of so many choices they are steps along it."""
    before, after = _address(timeline, max(0, ply - 1), 0), _address(timeline, min(timeline.last, ply + 1), 0)
    if step:
        before, after = _address(timeline, ply, step - 1), _address(timeline, ply, min(length, step + 1))
    last = max(each for each in stops if each < max(ply, 1))
    following = min(each for each in stops if each > min(ply, timeline.last - 1))
    return [
        (say("first"), _address(timeline, 0, 0), "Home", "⇤"),
        (say("previous-turn"), _address(timeline, last, 0), "PageUp", "«"),
        (say("previous"), before, "ArrowLeft", "‹"),
        (say("next"), after, "ArrowRight", "›"),
        (say("next-turn"), _address(timeline, following, 0), "PageDown", "»"),
        (say("last-ply"), _address(timeline, timeline.last, 0), "End", "⇥"),
    ]


def _grade(turn: TurnSummary[Ply], found: Findings, voice: Voice) -> Markup:
    """Return the grade of a turn, and the chances with the best play and as it was played, if it has one."""
    for ply, graded in found.turns:
        if turn.first.number <= ply + 1 <= turn.last.number and turn.seat == graded.seat:
            chances = f"{percent(graded.before, voice)} → {percent(graded.after, voice)}"
            return html("{} <small>{}</small>", grade_mark(graded.grade, voice), chances)
    return NO_MARKUP


def _better_in(
    timeline: Timeline, turn: TurnSummary[Ply], found: Findings, voice: Voice
) -> tuple[str, str, str] | None:
    """Return where the better line of a turn begins, what it is and why, or else what it would have saved."""
    for ply, better in found.lines.items():
        if turn.first.number <= ply + 1 <= turn.last.number and turn.seat == better.seat:
            told = voice.say("analysis-better", line=" · ".join(better.words))
            return _address(timeline, ply, 1), told, better.reason or better.cost
    return None


def _better_told(better: BetterLine, step: int, names: Sequence[str], say: Translator) -> Markup:
    """Return the choice of a better line that has just been played, and how many there are."""
    number = say("better-step", step=step, steps=len(better.choices))
    return html("<small>{}</small> <b>{}</b> {}", number, names[better.seat], better.words[step - 1])


def _scene(scene: Scene) -> Scene:
    """Return a scene in which the turns have the room of choices and log, which lie side by side."""
    slots = dict(scene.slots)
    boxes = [slots.pop(name) for name in ("choices", "log") if name in slots]
    if boxes:
        left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
        right, below = max(box[0] + box[2] for box in boxes), max(box[1] + box[3] for box in boxes)
        slots["choices"] = left, top, right - left, below - top
    return replace(scene, slots=slots)


def _done(timeline: Timeline, turn: TurnSummary[Ply], voice: Voice, reader: int) -> Markup:
    """Return what was done in a turn, in one sentence."""
    names, first, last = timeline.names, turn.first.number, turn.last.number
    if last > timeline.known:
        return html("{}", _chosen(timeline, turn.last, voice))
    found = None if first <= timeline.base else timeline.played.brief(turn)
    told = html("{}", turn_told(voice, turn, found, names, reader))
    if turn.seat == CHANCE or found is None:
        return told
    who = voice.say("web-you") if turn.seat == reader else names[turn.seat]
    return html("<b>{}</b> {}", who, told)


def _told(timeline: Timeline, played: Ply, voice: Voice, reader: int) -> Markup | str:
    """Return what was done in the turn that a ply ends, else what happened in it.

    If nothing came of it, what was chosen.
    """
    ended = [turn for turn in timeline.turns() if turn.last is played and turn.parts]
    if ended:
        return joined((_done(timeline, turn, voice, reader) for turn in ended), " ")
    if played.choice and not played.events:
        return _chosen(timeline, played, voice)
    return tale(timeline.game, voice.language, tuple(played.events), timeline.names)


def _chosen(timeline: Timeline, played: Ply, voice: Voice) -> str:
    """Return what was chosen, as it was offered. Positions of older rules are not kept: there, the choice alone."""
    if played.number > timeline.known:
        assert timeline.recorded is not None
        return ". ".join(voice.written(played)) + "."
    before = timeline.at(played.number - 1)
    present = played.number > timeline.base
    choice = before.choice(played.choice)
    return voice.on_board(choice, before) if present else voice.choice(choice)

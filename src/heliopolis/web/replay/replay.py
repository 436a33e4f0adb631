"""The replay of a game: a slider over its plies, turn by turn, and playing on from any of them."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.journals.notation import Ply
from heliopolis.render.markup import NO_MARKUP, html, joined
from heliopolis.render.scenes import Scene, scenes_of
from heliopolis.render.screens import USUAL, Screen
from heliopolis.table.turn_summaries import turn_summaries
from heliopolis.web.common.link_preview import LinkPreview
from heliopolis.web.common.page import Page
from heliopolis.web.common.players import own_names, seat_mark, shape
from heliopolis.web.common.score_sheet import score_sheet
from heliopolis.web.replay.timeline import Timeline
from heliopolis.web.server.addresses import path_of
from heliopolis.web.server.preferences import Preferences, Translator, translator
from heliopolis.web.table.boards import (
    board,
    form_of,
    layout_address,
    look_address,
    sheet_head,
    shown_parts,
    symbols,
    tabs,
)
from heliopolis.web.table.log import tale
from heliopolis.web.table.sections import Element
from heliopolis.words.voice import NO_READER, voice_of

TABLE_STYLES: Final = ("table.css", "rows.css")
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
    here = f"{timeline.address('replay')}?ply={ply}"
    sheets = (look_address(timeline.game),)
    name = voice_of(timeline.game, preferences.language).name("game")
    say = translator(preferences.language)
    scene = scenes_of(timeline.at(ply), preferences.language).scene(viewer, screen)
    title = f"{say('replay-title')} · {name}"
    titled, players = voice_of(timeline.game, preferences.language).texts.titled, ", ".join(timeline.names)
    shown = {"kind": timeline.kind, "name": timeline.name, "ply": str(ply), "language": preferences.language}
    drawn = base + path_of("replay-picture", **shown)
    page = Page(
        preferences,
        title,
        preview=LinkPreview(titled(title, players), scene.title, drawn).html(),
        here=here,
        kind="play replay",
        sheets=sheets,
        layout=layout_address(scene),
        files=TABLE_STYLES,
    )
    top = html('<a href="{}">{}</a>', timeline.home, say("to-table" if timeline.is_table else "lobby"))
    main = _main(timeline, ply, scene, preferences, own_names(timeline.names, reader, say))
    body = html('{}{}{}<div id="bubble" role="status" hidden></div>', symbols(timeline.game), main, sheet_head(say))
    return page.html(body, top)


def _main(timeline: Timeline, ply: int, scene: Scene, preferences: Preferences, names: tuple[str, ...]) -> Markup:
    voice, say = voice_of(timeline.game, preferences.language), translator(preferences.language)
    state = timeline.at(ply)
    scores = joined(
        html(
            '<li class="score{}">{} <span class="pts">{}</span></li>',
            f" now s{seat + 1}" if seat == state.turn_seat else "",
            seat_mark(seat, name),
            sum(state.points[seat]),
        )
        for seat, name in enumerate(names)
    )
    sheet = score_sheet(state, names, voice, say)
    strip = html(
        '<section class="topline" id="strip"><h1><span>{title}</span> <small>{when}</small></h1>'
        '<ol class="scores">{scores}</ol>'
        '<details class="drop-down" id="projection"><summary>{projection}</summary>'
        '<div class="pop panel"><h2>{head}</h2>{sheet}'
        "</div></details>"
        "</section>",
        title=scene.title,
        when=scene.when,
        scores=scores,
        projection=say("projection"),
        head=say("projection-head" if state.todo else "sheet"),
        sheet=sheet,
    )
    asking = [Element("prompt", _prompt(timeline, ply, preferences, say))]
    chosen = Element("choices", _turns(timeline, ply, say))
    told = Element("log", _told(timeline, ply, preferences, say))
    boards = [Element(f"part-{part.name}", board(part, (), names)) for part in shown_parts(scene)]
    sections = [*asking, chosen, *boards, told]
    more = [("choices", say("turns")), ("log", say("log-short"))]
    return html(
        '<main id="table" tabindex="-1" class="form-{form_of} seats-{len}" data-screen="{name}" '
        'data-version="{ply}" '
        'data-question="replay" data-layout="{layout_address}">{strip}'
        "{sections}{tabs}</main>",
        form_of=form_of(scene),
        len=len(names),
        name=scene.screen.name,
        ply=ply,
        layout_address=layout_address(scene),
        strip=strip,
        sections=joined(section.html for section in sections),
        tabs=tabs(scene, names, more),
    )


def _prompt(timeline: Timeline, ply: int, preferences: Preferences, say: Translator) -> Markup:
    played = timeline.plies[ply]
    told = tale(timeline.game, preferences.language, tuple(played.events), timeline.names) or say("first")
    if played.choice and not played.events:
        told = _chosen(timeline, played, preferences.language)
    who = html('<span class="seat">{}</span> ', shape(played.seat)) if played.seat >= 0 else NO_MARKUP
    links = [
        (say("first"), 0, "Home", "⇤"),
        (say("previous-turn"), timeline.turn_before(ply), "PageUp", "«"),
        (say("previous"), max(0, ply - 1), "ArrowLeft", "‹"),
        (say("next"), min(timeline.last, ply + 1), "ArrowRight", "›"),
        (say("next-turn"), timeline.turn_after(ply), "PageDown", "»"),
        (say("last-ply"), timeline.last, "End", "⇥"),
    ]
    steps = joined(
        html(
            '<a href="{to}?ply={ply}" data-follow data-key="{key}" aria-label="{text}"><span class="long">'
            "{text}</span>"
            '<span class="short" aria-hidden="true">{mark}</span></a>',
            to=timeline.address("replay"),
            ply=to,
            key=key,
            text=text,
            mark=mark,
        )
        for text, to, key, mark in links
    )
    play_on = (
        html(
            '<form method="post" action="{to}"><input type="hidden" name="ply" value="{ply}">'
            '<button aria-label="{play_on_bots}"><span class="long">{play_on_bots}</span><span class="short">'
            "{play_on_short}</span></button></form>",
            to=timeline.address("play-on"),
            ply=ply,
            play_on_bots=say("play-on-bots"),
            play_on_short=say("play-on-short"),
        )
        if ply <= timeline.known and timeline.at(ply).todo
        else NO_MARKUP
    )
    past = NO_MARKUP
    if timeline.recorded is not None and timeline.recorded.older:
        past = html('<p class="note">{}</p>', voice_of(timeline.game, preferences.language).past(timeline.recorded))
    return html(
        '<section class="panel prompt" id="prompt"><p class="ask" id="ask" role="status" tabindex="0">{who}'
        "<span>{told}"
        "</span></p>{past}"
        '<div class="controls"><a class="back" href="{to}">← <span>{text}</span></a>{play_on}</div>'
        '<form class="slider" method="get" action="{replay}" data-follow><label for="ply">'
        "{ply}</label>"
        '<input type="range" id="ply" name="ply" min="0" max="{last}" value="{shown}">'
        "<noscript><button>{go}</button></noscript></form>"
        '<div class="steps">{steps}</div></section>',
        who=who,
        told=told,
        past=past,
        to=timeline.home,
        text=say("to-table" if timeline.is_table else "lobby"),
        play_on=play_on,
        replay=timeline.address("replay"),
        ply=say("ply", ply=ply, plies=timeline.last),
        last=timeline.last,
        shown=ply,
        go=say("go"),
        steps=steps,
    )


def _chosen(timeline: Timeline, played: Ply, language: str) -> str:
    """Return what was chosen, as it was offered. Positions of older rules are not kept: there, the choice alone."""
    if played.number > timeline.known:
        assert timeline.recorded is not None
        return ". ".join(voice_of(timeline.game, language).written(played)) + "."
    before = timeline.at(played.number - 1)
    present = played.number > timeline.last - len(timeline.journal.plies)
    return voice_of(timeline.game, language).choice(before.choice(played.choice), before if present else None)


def _turns(timeline: Timeline, ply: int, say: Translator) -> Markup:
    now = max((played.number for played in timeline.turns() if played.number <= max(ply, 1)), default=0)
    items = joined(_turn(timeline, played, played.number == now, say) for played in timeline.turns())
    return html(
        '<section class="panel choices" id="choices" aria-labelledby="turns"><h2 id="turns">{}</h2>'
        '<div class="turns" tabindex="0">{}</div></section>',
        say("turns"),
        items,
    )


def _turn(timeline: Timeline, played: Ply, now: bool, say: Translator) -> Markup:  # noqa: FBT001 - one line of a list
    who = say("turn-table") if played.turn_seat == CHANCE else timeline.names[played.turn_seat]
    current = html(' aria-current="true"') if now else NO_MARKUP
    return html(
        '<a href="{to}?ply={number}" data-follow{current}>{shape}{turn_of} · {who}</a>',
        to=timeline.address("replay"),
        number=played.number,
        current=current,
        shape=shape(played.turn_seat),
        turn_of=say("turn-of", turn=played.turn),
        who=who,
    )


def _written(timeline: Timeline, ply: int, preferences: Preferences, say: Translator) -> Markup:
    """Return the choices beyond the reach of the present rules, as lines of the log, the newest first."""
    unknown = [played for played in timeline.plies[: ply + 1] if played.number > timeline.known]
    return joined(
        html(
            '<li class="{look}"><a href="{to}?ply={number}" data-follow aria-label="{in_replay}">{shape}</a><span>'
            "{chosen}</span></li>",
            look="fresh" if played.number == ply else "",
            to=timeline.address("replay"),
            number=played.number,
            in_replay=say("in-replay", ply=played.number),
            shape=shape(played.seat),
            chosen=_chosen(timeline, played, preferences.language),
        )
        for played in unknown[: -LISTED - 1 : -1]
    )


def _told(timeline: Timeline, ply: int, preferences: Preferences, say: Translator) -> Markup:
    items = _written(timeline, ply, preferences, say)
    items += joined(
        html(
            '<li class="{look}"><a href="{to}?ply={number}" data-follow aria-label="{in_replay}">{shape}</a><span>'
            "{tale}</span></li>",
            look="fresh" if turn.last.number == ply else "",
            to=timeline.address("replay"),
            number=turn.first.number,
            in_replay=say("in-replay", ply=turn.first.number),
            shape=shape(turn.seat),
            tale=tale(timeline.game, preferences.language, turn.events, timeline.names),
        )
        for turn in turn_summaries(timeline.plies[: ply + 1], timeline.game.wording.between, LISTED)
    )
    return html(
        '<section class="panel log" id="log" aria-labelledby="log-head"><h2 id="log-head">{}</h2>'
        '<div class="told" tabindex="0"><ol>{}</ol></div></section>',
        say("log"),
        items,
    )

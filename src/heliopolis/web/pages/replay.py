"""The replay of a game: a slider over its plies, turn by turn, and playing on from any of them."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from heliopolis.kernel.chance import CHANCE
from heliopolis.narration import teller
from heliopolis.render.markup import NO_MARKUP, html, joined
from heliopolis.render.scenes import scene_of
from heliopolis.render.shapes import Scene
from heliopolis.web.pages.page import Page
from heliopolis.web.pages.timeline import Moment, Tape
from heliopolis.web.server.preferences import Voice, Ways, voice
from heliopolis.web.table.boards import layout_address, look_address, shape_of, shown_parts, symbols, tabs
from heliopolis.web.table.fragment import arranged
from heliopolis.web.table.log import events, lines, shape, tale
from heliopolis.web.table.sections import Section
from heliopolis.web.table.sheet import score_sheet, seat_mark

LISTED: Final = 30
"""So many lines tell what led to a position."""


def replay_page(tape: Tape, ply: int, viewer: int, ways: Ways, path: str, back: str) -> Markup:
    """The page of a replay at a ply; ``path`` is its address, ``back`` leads to its table or to the lobby."""
    here = f"{path}?ply={ply}"
    sheets = (look_address(tape.game),)
    name = teller(tape.game, ways.language).name("game")
    say = voice(ways.language)
    scene = scene_of(tape.at(ply), viewer, ways.language)
    title = f"{say('replay-title')} · {name}"
    page = Page(ways, title, here=here, kind="play replay", sheets=sheets, layout=layout_address(shown_parts(scene)))
    top = html('<a href="{}">{}</a>', back, say("to-table" if back != "/" else "lobby"))
    main = _main(tape, ply, scene, ways, path, say)
    body = html('{}{}<div id="bubble" role="status" hidden></div>', symbols(tape.game), main)
    return page.html(body, top)


def _main(tape: Tape, ply: int, scene: Scene, ways: Ways, path: str, say: Voice) -> Markup:
    voice_of = teller(tape.game, ways.language)
    state = tape.at(ply)
    parts = shown_parts(scene)
    title, _, when = scene.title.partition(" · ")
    scores = joined(
        html(
            '<li class="score{}">{} <span class="pts">{}</span></li>',
            f" now s{seat + 1}" if seat == state.turn_seat else "",
            seat_mark(seat, name),
            sum(state.points[seat]),
        )
        for seat, name in enumerate(tape.names)
    )
    sheet = score_sheet(state, tape.names, voice_of, say)
    strip = html(
        '<section class="topline" id="strip"><h1>{}<small>{}</small></h1>'
        '<ol class="scores">{}</ol>'
        '<details class="drop-down" id="projection"><summary>{}</summary>'
        '<div class="pop panel"><h2>{}</h2>{}'
        "</div></details>"
        "</section>",
        title,
        when,
        scores,
        say("projection"),
        say("projection-head" if state.todo else "sheet"),
        sheet,
    )
    asking = [Section("prompt", _prompt(tape, ply, ways, path, say))]
    chosen = Section("choices", _turns(tape, ply, path, say))
    told = Section("log", _told(tape, ply, ways, path, say))
    sections = arranged(parts, {}, tape.names, asking, chosen, [told])
    more = [("choices", say("turns")), ("log", say("log"))]
    return html(
        '<main id="table" tabindex="-1" class="shape-{}" data-version="{}" '
        'data-question="replay" data-layout="{}">{}'
        "{}{}</main>",
        shape_of(parts),
        ply,
        layout_address(parts),
        strip,
        joined(section.html for section in sections),
        tabs(parts, tape.names, more),
    )


def _prompt(tape: Tape, ply: int, ways: Ways, path: str, say: Voice) -> Markup:
    moment = tape.moments[ply]
    told = tale(tape.game, ways.language, moment.told, tape.names) or say("first")
    if moment.choice and not moment.told:
        told = _chosen(tape, moment, ways.language)
    who = html('<span class="seat">{}</span> ', shape(moment.seat)) if moment.seat >= 0 else NO_MARKUP
    links = [
        (say("first"), 0, "Home"),
        (say("previous-turn"), tape.turn_before(ply), "PageUp"),
        (say("previous"), max(0, ply - 1), "ArrowLeft"),
        (say("next"), min(tape.plies, ply + 1), "ArrowRight"),
        (say("next-turn"), tape.turn_after(ply), "PageDown"),
        (say("last-ply"), tape.plies, "End"),
    ]
    steps = joined(
        html('<a href="{}?ply={}" data-follow data-key="{}">{}</a>', path, to, key, text) for text, to, key in links
    )
    play_on = (
        html(
            '<form method="post" action="{}/play-on"><input type="hidden" name="ply" value="{}">'
            "<button>{}</button></form>",
            path,
            ply,
            say("play-on-bots"),
        )
        if ply <= tape.known and tape.at(ply).todo
        else NO_MARKUP
    )
    past = NO_MARKUP
    if tape.record is not None and tape.record.older:
        past = html('<p class="note">{}</p>', teller(tape.game, ways.language).past(tape.record))
    return html(
        '<section class="panel prompt" id="prompt"><p class="ask" id="ask" role="status">{}<span>{}'
        "</span></p>{}"
        '<div class="controls">{}</div>'
        '<form class="slider" method="get" action="{}" data-follow><label for="ply">'
        "{}</label>"
        '<input type="range" id="ply" name="ply" min="0" max="{}" value="{}">'
        "<noscript><button>{}</button></noscript></form>"
        '<div class="steps">{}</div></section>',
        who,
        told,
        past,
        play_on,
        path,
        say("ply", ply=ply, plies=tape.plies),
        tape.plies,
        ply,
        say("go"),
        steps,
    )


def _chosen(tape: Tape, moment: Moment, language: str) -> str:
    """What was chosen, as it was offered; by older rules, whose positions are not kept, by its place alone."""
    if moment.ply > tape.known:
        assert tape.record is not None
        return ". ".join(teller(tape.game, language).written(tape.record.plies[moment.ply - 1])) + "."
    before = tape.at(moment.ply - 1)
    present = moment.ply > tape.plies - len(tape.journal.plies)
    return teller(tape.game, language).choice(before.choice(moment.choice), before if present else None)


def _turns(tape: Tape, ply: int, path: str, say: Voice) -> Markup:
    now = max((moment.ply for moment in tape.turns() if moment.ply <= max(ply, 1)), default=0)
    items = joined(_turn(tape, moment, moment.ply == now, path, say) for moment in tape.turns())
    return html(
        '<section class="panel choices" id="choices" aria-labelledby="turns"><h2 id="turns">{}</h2>'
        '<div class="turns" tabindex="0">{}</div></section>',
        say("turns"),
        items,
    )


def _turn(tape: Tape, moment: Moment, now: bool, path: str, say: Voice) -> Markup:  # noqa: FBT001 - one line of a list
    who = say("turn-table") if moment.whose == CHANCE else tape.names[moment.whose]
    current = html(' aria-current="true"') if now else NO_MARKUP
    return html(
        '<a href="{}?ply={}" data-follow{}>{}{} · {}</a>',
        path,
        moment.ply,
        current,
        shape(moment.whose),
        say("turn-of", turn=moment.turn),
        who,
    )


def _written(tape: Tape, ply: int, ways: Ways, path: str, say: Voice) -> Markup:
    """The choices that the present rules do not lead through, the newest first, as the log tells them."""
    unknown = [moment for moment in tape.moments[: ply + 1] if moment.ply > tape.known]
    return joined(
        html(
            '<li class="{}"><a href="{}?ply={}" data-follow aria-label="{}">{}</a><span>{}</span></li>',
            "fresh" if moment.ply == ply else "",
            path,
            moment.ply,
            say("in-replay", ply=moment.ply),
            shape(moment.seat),
            _chosen(tape, moment, ways.language),
        )
        for moment in unknown[: -LISTED - 1 : -1]
    )


def _told(tape: Tape, ply: int, ways: Ways, path: str, say: Voice) -> Markup:
    items = _written(tape, ply, ways, path, say)
    items += joined(
        html(
            '<li class="{}"><a href="{}?ply={}" data-follow aria-label="{}">{}</a><span>{}</span></li>',
            "fresh" if line[-1].ply == ply else "",
            path,
            line[0].ply,
            say("in-replay", ply=line[0].ply),
            shape(line[0].seat),
            tale(tape.game, ways.language, events(line), tape.names),
        )
        for line in lines(tape.moments[: ply + 1], LISTED)
    )
    return html(
        '<section class="panel log" id="log" aria-labelledby="log-head"><h2 id="log-head">{}</h2>'
        '<div class="told" tabindex="0"><ol>{}</ol></div></section>',
        say("log"),
        items,
    )

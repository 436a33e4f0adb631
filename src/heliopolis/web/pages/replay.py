"""The replay of a game: a slider over its plies, turn by turn, and playing on from any of them."""

from __future__ import annotations

from typing import Final

from heliopolis.kernel.chance import CHANCE
from heliopolis.narration import teller
from heliopolis.render.shapes import Scene
from heliopolis.web.pages.page import Page, e
from heliopolis.web.pages.timeline import Moment, Tape
from heliopolis.web.server.preferences import Voice, Ways, voice
from heliopolis.web.table.boards import layout_address, look_address, shape_of, shown_parts, symbols, tabs
from heliopolis.web.table.fragment import arranged
from heliopolis.web.table.log import events, lines, shape, tale
from heliopolis.web.table.sections import Section
from heliopolis.web.table.sheet import score_sheet, seat_mark

LISTED: Final = 30
"""So many lines tell what led to a position."""


def replay_page(tape: Tape, ply: int, viewer: int, ways: Ways, path: str, back: str) -> str:
    """The page of a replay at a ply; ``path`` is its address, ``back`` leads to its table or to the lobby."""
    here = f"{path}?ply={ply}"
    sheets = (look_address(tape.game),)
    name = teller(tape.game, ways.language).name("game")
    say = voice(ways.language)
    scene = tape.game.scene(tape.at(ply), viewer, ways.language)
    title = f"{say('replay-title')} · {name}"
    page = Page(ways, title, here=here, kind="play replay", sheets=sheets, layout=layout_address(shown_parts(scene)))
    top = f'<a href="{e(back)}">{e(say("to-table" if back != "/" else "lobby"))}</a>'
    main = _main(tape, ply, scene, ways, path, say)
    body = f'{symbols(tape.game)}{main}<div id="bubble" role="status" hidden></div>'
    return page.html(body, top)


def _main(tape: Tape, ply: int, scene: Scene, ways: Ways, path: str, say: Voice) -> str:
    voice_of = teller(tape.game, ways.language)
    state = tape.at(ply)
    parts = shown_parts(scene)
    title, _, when = scene.title.partition(" · ")
    scores = "".join(
        f'<li class="score{f" now s{seat + 1}" if seat == state.turn_seat else ""}">{seat_mark(seat, name)} '
        f'<span class="pts">{sum(state.points[seat])}</span></li>'
        for seat, name in enumerate(tape.names)
    )
    sheet = score_sheet(state, tape.names, voice_of, say)
    strip = (
        f'<section class="topline" id="strip"><h1>{e(title)}<small>{e(when)}</small></h1>'
        f'<ol class="scores">{scores}</ol>'
        f'<details class="drop-down" id="projection"><summary>{e(say("projection"))}</summary>'
        f'<div class="pop panel"><h2>{e(say("projection-head" if state.todo else "sheet"))}</h2>{sheet}'
        f"</div></details>"
        f"</section>"
    )
    asking = [Section("prompt", _prompt(tape, ply, ways, path, say))]
    chosen = Section("choices", _turns(tape, ply, path, say))
    told = Section("log", _told(tape, ply, ways, path, say))
    sections = arranged(parts, {}, tape.names, asking, chosen, [told])
    more = [("choices", say("turns")), ("log", say("log"))]
    return (
        f'<main id="table" tabindex="-1" class="shape-{shape_of(parts)}" data-version="{ply}" '
        f'data-question="replay" data-layout="{e(layout_address(parts))}">{strip}'
        f"{''.join(section.html for section in sections)}{tabs(parts, tape.names, more)}</main>"
    )


def _prompt(tape: Tape, ply: int, ways: Ways, path: str, say: Voice) -> str:
    moment = tape.moments[ply]
    told = tale(tape.game, ways.language, moment.told, tape.names) or say("first")
    if moment.choice and not moment.told:
        told = _chosen(tape, moment, ways.language)
    who = f'<span class="seat">{shape(moment.seat)}</span> ' if moment.seat >= 0 else ""
    links = [
        (say("first"), 0, "Home"),
        (say("previous-turn"), tape.turn_before(ply), "PageUp"),
        (say("previous"), max(0, ply - 1), "ArrowLeft"),
        (say("next"), min(tape.plies, ply + 1), "ArrowRight"),
        (say("next-turn"), tape.turn_after(ply), "PageDown"),
        (say("last-ply"), tape.plies, "End"),
    ]
    steps = "".join(
        f'<a href="{e(path)}?ply={to}" data-follow data-key="{key}">{e(text)}</a>' for text, to, key in links
    )
    play_on = (
        f'<form method="post" action="{e(path)}/play-on"><input type="hidden" name="ply" value="{ply}">'
        f"<button>{e(say('play-on-bots'))}</button></form>"
        if ply <= tape.known and tape.at(ply).todo
        else ""
    )
    past = ""
    if tape.record is not None and tape.record.older:
        past = f'<p class="note">{e(teller(tape.game, ways.language).past(tape.record))}</p>'
    return (
        f'<section class="panel prompt" id="prompt"><p class="ask" id="ask" role="status">{who}<span>{e(told)}'
        f"</span></p>{past}"
        f'<div class="controls">{play_on}</div>'
        f'<form class="slider" method="get" action="{e(path)}" data-follow><label for="ply">'
        f"{e(say('ply', ply=ply, plies=tape.plies))}</label>"
        f'<input type="range" id="ply" name="ply" min="0" max="{tape.plies}" value="{ply}">'
        f"<noscript><button>{e(say('go'))}</button></noscript></form>"
        f'<div class="steps">{steps}</div></section>'
    )


def _chosen(tape: Tape, moment: Moment, language: str) -> str:
    """What was chosen, as it was offered; by older rules, whose positions are not kept, by its place alone."""
    if moment.ply > tape.known:
        assert tape.record is not None
        return ". ".join(teller(tape.game, language).written(tape.record.plies[moment.ply - 1])) + "."
    before = tape.at(moment.ply - 1)
    present = moment.ply > tape.plies - len(tape.journal.plies)
    return teller(tape.game, language).choice(before.choice(moment.choice), before if present else None)


def _turns(tape: Tape, ply: int, path: str, say: Voice) -> str:
    now = max((moment.ply for moment in tape.turns() if moment.ply <= max(ply, 1)), default=0)
    items = "".join(_turn(tape, moment, moment.ply == now, path, say) for moment in tape.turns())
    return (
        f'<section class="panel choices" id="choices" aria-labelledby="turns"><h2 id="turns">{e(say("turns"))}</h2>'
        f'<div class="turns" tabindex="0">{items}</div></section>'
    )


def _turn(tape: Tape, moment: Moment, now: bool, path: str, say: Voice) -> str:  # noqa: FBT001 - one line of a list
    who = say("turn-table") if moment.whose == CHANCE else tape.names[moment.whose]
    current = ' aria-current="true"' if now else ""
    return (
        f'<a href="{e(path)}?ply={moment.ply}" data-follow{current}>{shape(moment.whose)}'
        f"{e(say('turn-of', turn=moment.turn))} · {e(who)}</a>"
    )


def _written(tape: Tape, ply: int, ways: Ways, path: str, say: Voice) -> str:
    """The choices that the present rules do not lead through, the newest first, as the log tells them."""
    unknown = [moment for moment in tape.moments[: ply + 1] if moment.ply > tape.known]
    return "".join(
        f'<li class="{"fresh" if moment.ply == ply else ""}"><a href="{e(path)}?ply={moment.ply}" '
        f'data-follow aria-label="{e(say("in-replay", ply=moment.ply))}">'
        f"{shape(moment.seat)}</a><span>{e(_chosen(tape, moment, ways.language))}</span></li>"
        for moment in unknown[: -LISTED - 1 : -1]
    )


def _told(tape: Tape, ply: int, ways: Ways, path: str, say: Voice) -> str:
    items = _written(tape, ply, ways, path, say)
    items += "".join(
        f'<li class="{"fresh" if line[-1].ply == ply else ""}"><a href="{e(path)}?ply={line[0].ply}" '
        f'data-follow aria-label="{e(say("in-replay", ply=line[0].ply))}">'
        f"{shape(line[0].seat)}</a><span>{e(tale(tape.game, ways.language, events(line), tape.names))}</span></li>"
        for line in lines(tape.moments[: ply + 1], LISTED)
    )
    return (
        f'<section class="panel log" id="log" aria-labelledby="log-head"><h2 id="log-head">{e(say("log"))}</h2>'
        f'<div class="told" tabindex="0"><ol>{items}</ol></div></section>'
    )

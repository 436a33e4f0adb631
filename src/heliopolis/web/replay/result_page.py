"""The end of a game: who won, the score sheet, points over time, the record, and what next."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from heliopolis.kernel.errors import HeliopolisError
from heliopolis.kernel.results import Result
from heliopolis.render.charts import areas, legend
from heliopolis.render.markup import NO_MARKUP, html, joined
from heliopolis.table import fair
from heliopolis.table.clocks.clock import ranked
from heliopolis.web.common.drawings import sign
from heliopolis.web.common.links import MEETING_FILES, link
from heliopolis.web.common.page import Page
from heliopolis.web.common.players import own_names, seat_mark
from heliopolis.web.common.score_sheet import sheet_by_source
from heliopolis.web.replay.finale import Finale, course_panel, podium, sources_panel, turning_panel, used_sources
from heliopolis.web.replay.timeline import (
    Timeline,
    TurnReview,
    Waypoint,
    review_turn,
    strongest_answer,
    turning_point,
    waypoints,
)
from heliopolis.web.server.addresses import url_for
from heliopolis.web.server.preferences import Preferences, Translator, translator
from heliopolis.web.table.boards import look_address, symbols
from heliopolis.words.voice import NO_READER, Voice, say_error, voice_of


def charts(course: Sequence[Waypoint], names: Sequence[str], voice: Voice, say: Translator) -> Markup:
    """Return the charts of all players, on one scale, with one legend."""
    told = [point.sheets for point in course]
    known = [reason.name for reason in voice.game.reasons]
    seen = {reason for turn in told for sheet in turn for reason, points in sheet.items() if points > 0}
    used = [name for name in known if name in seen] + sorted(seen.difference(known))
    if not used:
        return html('<p class="none">{}</p>', say("no-points"))
    top = max(10, *(sum(max(points, 0) for points in sheet.values()) for turn in told for sheet in turn))
    figures = [
        html(
            "<figure><figcaption>{} <b>{}</b></figcaption>{}</figure>",
            seat_mark(seat, name),
            sum(told[-1][seat].values()),
            areas(
                [[turn[seat].get(reason, 0) for turn in told] for reason in used],
                top,
                say("chart"),
                say("chart-start"),
                say("chart-end"),
            ),
        )
        for seat, name in enumerate(names)
    ]
    return html('<div class="charts">{}</div>{}', joined(figures), legend([voice.reason(name) for name in used]))


def end_page(
    timeline: Timeline,
    preferences: Preferences,
    rematch: Markup,
    analysis: Markup,
    reader: int = NO_READER,
) -> Markup:
    """Return the page of the end, or of the present standing while the game is running.

    ``rematch`` is what the visitor can do for another game, ``analysis`` what a search has found, if anything;
    the page calls the player at the seat ``reader`` “you”.
    """
    voice = voice_of(timeline.game, preferences.language)
    name = voice.name("game")
    page = Page(
        preferences,
        name,
        here=timeline.address("end"),
        kind="end-page",
        sheets=(look_address(timeline.game),),
        files=("rows.css", "finale.css", "finale.js", *MEETING_FILES),
    )
    finale = _finale(timeline, voice, page.say, reader)
    turn = answered = None
    if finale.over:
        turn, answered = _turns(finale)
    parts = (
        podium(finale),
        sources_panel(finale),
        html(
            '<div class="how{}">{}{}</div>',
            "" if turn else " alone",
            course_panel(finale, turn),
            turning_panel(finale, turn, answered),
        ),
        _foot(finale, rematch, analysis),
    )
    body = html(
        '{symbols}<main class="end finale {state} n{len}"><div class="first">{parts}</div>{record}</main>',
        symbols=symbols(timeline.game),
        state="over" if finale.over else "running",
        len=len(used_sources(finale)),
        parts=joined(parts),
        record=_record(finale, analysis),
    )
    return page.html(body, _top(finale))


def _finale(timeline: Timeline, voice: Voice, say: Translator, reader: int) -> Finale:
    state = timeline.at(timeline.last)
    result = state.result()
    if result is None:
        totals = [score.total for score in state.scores()]
        result = Result([1 + sum(other > total for other in totals) for total in totals], totals)
    result = result._replace(ranks=ranked(result.ranks, timeline.lost))
    goal = timeline.game.goal(state)
    names = own_names(timeline.names, reader, say)
    return Finale(timeline, waypoints(timeline.journal), result, not state.todo, goal, voice, say, names, reader)


def _turns(finale: Finale) -> tuple[TurnReview | None, TurnReview | None]:
    """Return where the game turned, and the strongest answer to that."""
    journal, course = finale.timeline.journal, finale.course
    place = turning_point(course, finale.winner)
    if place is None:
        return None, None
    later = strongest_answer(course, finale.winner, place)
    return review_turn(journal, course, place), None if later is None else review_turn(journal, course, later)


def _top(finale: Finale) -> Markup:
    """Return the header: the game, that it is over, the score sheet, and a way to show it to others."""
    say, rounds = finale.say, finale.course[-1].round
    told = html("<span>{}</span>", say("finale-over" if finale.over else "finale-running"))
    if rounds:
        told += html("<span> · </span>{}", say("finale-rounds", rounds=rounds))
    return html(
        '<span class="about-game"><b>{game}</b> <small>{told}</small></span><a href="#sheet">{sign}<span>'
        "{projection}</span></a>"
        '<button id="share" hidden data-done="{finale_copied}">{share_sign}<span>{finale_share}</span></button>',
        game=finale.voice.name("game"),
        told=told,
        sign=sign("list"),
        projection=say("projection"),
        finale_copied=say("finale-copied"),
        share_sign=sign("share"),
        finale_share=say("finale-share"),
    )


def _foot(finale: Finale, rematch: Markup, analysis: Markup) -> Markup:
    """Return what next."""
    say, timeline = finale.say, finale.timeline
    # A journal that was opened has no table.
    table = link(say("to-table"), "table", table=timeline.name) if timeline.is_table else NO_MARKUP
    analyse = html('<a href="#analysis">{}{}</a>', sign("chart"), say("finale-analyse")) if analysis else NO_MARKUP
    return html(
        '<section class="panel foot no-print" aria-label="{deeds}"><div class="rematch">{rematch}</div>'
        '<div class="deeds">{analyse}'
        '<a href="{to}">{sign}{finale_replay}</a>{table}<a href="{home}">{lobby}</a></div></section>',
        deeds=say("deeds"),
        rematch=rematch,
        analyse=analyse,
        to=timeline.address("replay"),
        sign=sign("play"),
        finale_replay=say("finale-replay"),
        table=table,
        home=url_for("lobby"),
        lobby=say("lobby"),
    )


def _record(finale: Finale, analysis: Markup) -> Markup:
    """Return what is below: the score sheet, the analysis, the points turn by turn, the journal."""
    say, voice, timeline = finale.say, finale.voice, finale.timeline
    return html(
        '<section class="panel" id="sheet"><h2>{title}</h2>{sheet_by_source}</section>{analysis}'
        '<section class="panel"><h2>{chart_title}</h2>{charts}</section>'
        '<section class="panel no-print"><h2>{finale_record}</h2><div class="deeds">'
        '<a href="{to}" download>{download_text}</a><a href="{json}" download>{download_json}</a>'
        "{with_talk}</div></section>{fair}",
        title=say("sheet" if finale.over else "projection-head"),
        sheet_by_source=sheet_by_source(timeline.at(timeline.last), finale.names, voice, say, timeline.lost),
        analysis=analysis,
        chart_title=say("chart-title"),
        charts=charts(finale.course, finale.names, voice, say),
        finale_record=say("finale-record"),
        to=timeline.address("journal", form="txt"),
        download_text=say("download-text"),
        json=timeline.address("journal", form="json"),
        download_json=say("download-json"),
        with_talk=html(
            '<a href="{}?talk=yes" download>{}</a>', timeline.address("journal", form="txt"), say("download-talk")
        )
        if finale.reader != NO_READER and timeline.is_table
        else NO_MARKUP,
        fair=_fair(timeline, say),
    )


def analysis_page(timeline: Timeline, preferences: Preferences, analysis: Markup) -> Markup:
    """Return the analysis alone, on a page that may renew itself."""
    name = voice_of(timeline.game, preferences.language).name("game")
    page = Page(preferences, name, here=timeline.address("analysis"), kind="end-page")
    back = html('<a href="{}">{}</a>', timeline.address("end"), page.say("to-end"))
    return page.html(html('<main class="end"><h1>{}</h1>{}</main>', name, analysis), back)


def verdict_page(timeline: Timeline, preferences: Preferences) -> Markup:
    """Return whether every draw follows from the secret, which is found out now."""
    page = Page(preferences, translator(preferences.language)("fair"), here=timeline.address("verify"), kind="end-page")
    try:
        told = page.say.texts.message(fair.verify(timeline.journal).message())
    except HeliopolisError as error:
        told = say_error(error, preferences.language)
    body = html('<section class="panel fair"><h1>{}</h1><p id="verdict">{}</p></section>', page.say("fair"), told)
    back = html('<a href="{}">{}</a>', timeline.address("end"), page.say("to-end"))
    return page.html(html('<main class="end">{}</main>', body), back)


def _fair(timeline: Timeline, say: Translator) -> Markup:
    notes = timeline.journal.notes
    if fair.COMMITMENT not in notes:
        return NO_MARKUP
    check = NO_MARKUP
    if fair.SECRET in notes:
        check = html(
            '<div class="deeds no-print"><a href="{}">{}</a></div>', timeline.address("verify"), say("fair-verify")
        )
    secret = html("<code>{}</code>", notes["secret"]) if "secret" in notes else say("fair-running")
    return html(
        '<section class="panel fair"><h2>{fair}</h2><p>{fair_about}</p><p>{fair_commitment} <code>'
        "{notes}</code></p><p>{fair_secret} {secret}</p>{check}</section>",
        fair=say("fair"),
        fair_about=say("fair-about"),
        fair_commitment=say("fair-commitment"),
        notes=notes["commitment"],
        fair_secret=say("fair-secret"),
        secret=secret,
        check=check,
    )

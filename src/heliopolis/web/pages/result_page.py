"""The end of a game: who won, the score sheet, points over time, the record, and what next."""

from __future__ import annotations

from markupsafe import Markup

from heliopolis.narration import teller
from heliopolis.render.markup import NO_MARKUP, html
from heliopolis.web.common.page import Page
from heliopolis.web.common.score_sheet import score_sheet
from heliopolis.web.pages.chart import charts
from heliopolis.web.pages.timeline import Timeline
from heliopolis.web.server.preferences import Preferences, Translator


def end_page(timeline: Timeline, preferences: Preferences, path: str, actions: Markup, analysis: Markup) -> Markup:
    """The page of the end, or of how things stand while the game goes on; ``path`` is the address of the replay."""
    voice_of = teller(timeline.game, preferences.language)
    base = path.rpartition("/")[0]
    name = voice_of.name("game")
    page = Page(preferences, name, here=f"{base}/end", kind="end-page")
    say = page.say
    state = timeline.at(timeline.last)
    result = state.result()
    head = voice_of.result(result, timeline.names) if result is not None else say("projection-head")
    notes = timeline.journal.notes
    body = html(
        '<main class="end"><h1>{}</h1><p class="winner">{}</p>'
        '<section class="panel"><h2>{}</h2>{}</section>'
        '<section class="panel"><h2>{}'
        "</h2>{}</section>{}"
        '<section class="panel no-print"><h2>{}</h2><div class="deeds">{}'
        '<a href="{}">{}</a>'
        '<a href="{}/journal.txt" download>{}</a>'
        '<a href="{}/journal.json" download>{}</a>'
        '<a href="/">{}</a></div></section>{}</main>',
        name,
        head,
        say("sheet"),
        score_sheet(state, timeline.names, voice_of, say),
        say("chart-title"),
        charts(timeline.journal, timeline.names, voice_of, say),
        analysis,
        say("deeds"),
        actions,
        path,
        say("replay-title"),
        base,
        say("download-text"),
        base,
        say("download-json"),
        say("lobby"),
        _fair(notes, say),
    )
    return page.html(body)


def analysis_page(timeline: Timeline, preferences: Preferences, path: str, analysis: Markup) -> Markup:
    """The analysis alone, on a page that may renew itself."""
    base = path.rpartition("/")[0]
    name = teller(timeline.game, preferences.language).name("game")
    page = Page(preferences, name, here=f"{base}/analysis", kind="end-page")
    back = html('<a href="{}/end">{}</a>', base, page.say("to-end"))
    return page.html(html('<main class="end"><h1>{}</h1>{}</main>', name, analysis), back)


def _fair(notes: dict[str, str], say: Translator) -> Markup:
    if "commitment" not in notes:
        return NO_MARKUP
    secret = html("<code>{}</code>", notes["secret"]) if "secret" in notes else say("fair-running")
    return html(
        '<section class="panel fair"><h2>{}</h2><p>{}</p><p>{} <code>{}</code></p><p>{} {}</p></section>',
        say("fair"),
        say("fair-about"),
        say("fair-commitment"),
        notes["commitment"],
        say("fair-secret"),
        secret,
    )

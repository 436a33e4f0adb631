"""The end of a game: who won, the score sheet, points over time, the record, and what next."""

from __future__ import annotations

from heliopolis.narration import teller
from heliopolis.web.pages.chart import charts
from heliopolis.web.pages.page import Page, e
from heliopolis.web.pages.timeline import Tape
from heliopolis.web.server.preferences import Voice, Ways
from heliopolis.web.table.sheet import score_sheet


def end_page(tape: Tape, ways: Ways, path: str, deeds: str, analysis: str) -> str:
    """The page of the end, or of how things stand while the game goes on; ``path`` is the address of the replay."""
    voice_of = teller(tape.game, ways.language)
    base = path.rpartition("/")[0]
    name = voice_of.name("game")
    page = Page(ways, name, here=f"{base}/end", kind="end-page")
    say = page.say
    state = tape.at(tape.plies)
    result = state.result()
    head = voice_of.result(result, tape.names) if result is not None else say("projection-head")
    notes = tape.journal.notes
    body = (
        f'<main class="end"><h1>{e(name)}</h1><p class="winner">{e(head)}</p>'
        f'<section class="panel"><h2>{e(say("sheet"))}</h2>{score_sheet(state, tape.names, voice_of, say)}</section>'
        f'<section class="panel"><h2>{e(say("chart-title"))}'
        f"</h2>{charts(tape.journal, tape.names, voice_of, say)}</section>{analysis}"
        f'<section class="panel no-print"><h2>{e(say("deeds"))}</h2><div class="deeds">{deeds}'
        f'<a href="{e(path)}">{e(say("replay-title"))}</a>'
        f'<a href="{e(base)}/journal.txt" download>{e(say("download-text"))}</a>'
        f'<a href="{e(base)}/journal.json" download>{e(say("download-json"))}</a>'
        f'<a href="/">{e(say("lobby"))}</a></div></section>{_fair(notes, say)}</main>'
    )
    return page.html(body)


def analysis_page(tape: Tape, ways: Ways, path: str, analysis: str) -> str:
    """The analysis alone, on a page that may renew itself."""
    base = path.rpartition("/")[0]
    name = teller(tape.game, ways.language).name("game")
    page = Page(ways, name, here=f"{base}/analysis", kind="end-page")
    back = f'<a href="{e(base)}/end">{e(page.say("to-end"))}</a>'
    return page.html(f'<main class="end"><h1>{e(name)}</h1>{analysis}</main>', back)


def _fair(notes: dict[str, str], say: Voice) -> str:
    if "commitment" not in notes:
        return ""
    secret = f"<code>{e(notes['secret'])}</code>" if "secret" in notes else e(say("fair-running"))
    return (
        f'<section class="panel fair"><h2>{e(say("fair"))}</h2><p>{e(say("fair-about"))}</p>'
        f"<p>{e(say('fair-commitment'))} <code>{e(notes['commitment'])}</code></p>"
        f"<p>{e(say('fair-secret'))} {secret}</p></section>"
    )

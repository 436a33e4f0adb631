"""Links to rules: to one, named by its chapter, and to all of them, opened without leaving the page."""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup

from heliopolis.kernel.game import Game
from heliopolis.render.markup import NO_MARKUP, html
from heliopolis.teaching.materials import materials_of
from heliopolis.web.common.drawings import sign
from heliopolis.web.server.addresses import url_for
from heliopolis.web.server.preferences import Preferences, Translator, translator
from heliopolis.words.rules_pages import chapters, has_rules
from heliopolis.words.voice import Voice, voice_of


def rule_link(rule: str, voice: Voice, say: Translator) -> Markup:
    """Return the link to a rule; its number appears when you point at it."""
    game = voice.game
    key = chapter_keys(game).get(rule)
    told = say("why-rule", chapter=voice.say(f"chapter-{key}")) if key else rule
    return html(
        '<a class="rid" href="{to}#{rule}" target="_blank" title="{rule}">{told}</a>',
        to=url_for("rules", game=game.name),
        rule=rule,
        told=told,
    )


@cache
def chapter_keys(game: Game) -> dict[str, str]:
    """Return the chapter of each rule."""
    book = chapters(game.folder) if has_rules(game.folder) else ()
    return {rule.id: chapter.key for chapter in book for rule in chapter.rules}


IN_PLACE: Final = ("overview.css", "overview.js")


def rules_link(game: Game, say: Translator) -> Markup:
    """Return the link to the rules.

    Where there is an overview, the link opens it in place; without scripts, beside the table.
    """
    if materials_of(game).overview is None:
        return html('<a href="{}" target="_blank">{}</a>', url_for("rules", game=game.name), say("book-rules"))
    return html(
        '<a href="{}" target="_blank" data-overview>{}</a>', url_for("overview", game=game.name), say("book-rules")
    )


def overview_sheet(game: Game, preferences: Preferences) -> Markup:
    """Return where the overview is opened."""
    if materials_of(game).overview is None:
        return NO_MARKUP
    say = translator(preferences.language)
    return html(
        '<dialog id="overview" data-fetch="{fetch}" aria-labelledby="overview-title">'
        '<header><h2 id="overview-title">{overview_of}</h2><a href="{to}" target="_blank">{overview_all_rules}</a>'
        '<button type="button" data-close aria-label="{close}">{sign}</button></header>'
        '<div class="sheet" tabindex="0" role="region" aria-labelledby="overview-title"></div></dialog>',
        fetch=url_for("overview-part", game=game.name),
        overview_of=say("overview-of", game=voice_of(game, preferences.language).name("game")),
        to=url_for("rules", game=game.name),
        overview_all_rules=say("overview-all-rules"),
        close=say("close"),
        sign=sign("close"),
    )

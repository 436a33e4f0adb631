"""Links to rules: a reader sees the name of the chapter, the page of rules knows the rule itself."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from heliopolis.kernel.game import Game
from heliopolis.render.markup import html
from heliopolis.web.server.addresses import url_for
from heliopolis.web.server.preferences import Translator
from heliopolis.words.rules_pages import chapters, has_rules
from heliopolis.words.voice import Voice


def rule_link(rule: str, voice: Voice, say: Translator) -> Markup:
    """Return the link to a rule; its number appears when you point at it."""
    game = voice.game
    key = chapter_keys(game).get(rule)
    told = say("why-rule", chapter=voice.say(f"chapter-{key}")) if key else rule
    return html(
        '<a class="rid" href="{}#{}" target="_blank" title="{}">{}</a>',
        url_for("rules", game=game.name),
        rule,
        rule,
        told,
    )


@cache
def chapter_keys(game: Game) -> dict[str, str]:
    """Return the chapter of each rule."""
    book = chapters(game.folder) if has_rules(game.folder) else ()
    return {rule.id: chapter.key for chapter in book for rule in chapter.rules}

"""The overview of a game: all of it on one page, in a few sentences and pictures of real positions."""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup

from heliopolis.kernel.game import Game
from heliopolis.learning.overviews import Overview, OverviewLine, OverviewSection, figures_of, overview_of
from heliopolis.render.markup import NO_MARKUP, html, joined
from heliopolis.web.common.page import Page
from heliopolis.web.common.signs import sign
from heliopolis.web.lessons.figures import figure
from heliopolis.web.lessons.reference_pages import book_tabs, games_links
from heliopolis.web.server.addresses import url_for
from heliopolis.web.server.preferences import Preferences, Translator, looks, translator
from heliopolis.web.table.boards import icons_of, look_address
from heliopolis.words.voice import Voice, voice_of

OVERVIEW_FILES: Final = ("overview.css",)


def overview_page(overview: Overview, preferences: Preferences) -> Markup:
    """Return the overview as a page of its own."""
    game = overview.game
    name = voice_of(game, preferences.language).name("game")
    here, sheets = url_for("overview", game=game.name), (look_address(game),)
    page = Page(preferences, name, here=here, sheets=sheets, kind="book", files=OVERVIEW_FILES)
    head = html("<h1>{}</h1>{}", name, book_tabs(game, page.say, "overview"))
    body = html('<main class="book">{}{}</main>', head, overview_part(overview, preferences))
    return page.html(body, games_links(preferences, "overview", game))


def overview_part(overview: Overview, preferences: Preferences) -> Markup:
    """Return the overview without the page around it, which a table opens in place."""
    return _part(overview.game, looks(preferences))


@cache
def _part(game: Game, preferences: Preferences) -> Markup:
    overview = overview_of(game)
    assert overview is not None
    say, voice = translator(preferences.language), voice_of(overview.game, preferences.language)
    facts = [
        html("<li>{}<span>{}</span></li>", sign(mark), voice.about(fact))
        for mark, fact in (("clock", "length"), ("weight", "weight"))
        if voice.texts.says(f"about-{fact}")
    ]
    return html(
        '{}<article class="overview" lang="{}"><header><p>{}</p><ul class="facts">{}</ul></header>{}'
        '<p class="onward">{}</p></article>',
        icons_of(overview.game, overview.icons),
        preferences.language,
        say("overview-about"),
        joined(facts),
        joined([_section(section, overview, preferences, voice, say) for section in overview.sections]),
        _onward(overview, say),
    )


def _section(
    section: OverviewSection, overview: Overview, preferences: Preferences, voice: Voice, say: Translator
) -> Markup:
    rules = [
        html(
            '<li>{} <a href="{}#{}" target="_blank">{}</a></li>',
            voice.rule(rule),
            url_for("rules", game=overview.game.name),
            rule,
            rule,
        )
        for rule in section.rules
    ]
    figures = [figure(picture, preferences) for picture in section.pictures]
    return html(
        '<section class="{}"><div><h2>{}</h2><ul class="lines">{}</ul>{}'
        '<details class="exact"><summary>{}</summary><ul>{}</ul></details></div>{}</section>',
        "seen" if any(figures) else "unseen",
        voice.say(f"overview-{section.key}"),
        joined([_line(line, overview, voice) for line in section.lines]),
        html('<ul class="lines things">{}</ul>', joined([_line(each, overview, voice) for each in section.things]))
        if section.things
        else NO_MARKUP,
        say("overview-rules"),
        joined(rules),
        html('<div class="figures">{}</div>', joined(figures)) if any(figures) else NO_MARKUP,
    )


def _line(line: OverviewLine, overview: Overview, voice: Voice) -> Markup:
    return html(
        '<li data-rules="{}"><svg class="icon" aria-hidden="true"><use href="#{}/{}"/></svg><span>{}</span></li>',
        " ".join(line.rules),
        overview.game.name,
        line.icon,
        voice.say(line.key, **line.filled(figures_of(overview.game))),
    )


def _onward(overview: Overview, say: Translator) -> Markup:
    """Return where to go from here; at a table these open beside it."""
    name = overview.game.name
    ways = (
        (f"{url_for('learn')}#learn-{name}", "learn-link"),
        (url_for("rules", game=name), "overview-all-rules"),
        (url_for("components", game=name), "book-components"),
    )
    return joined(
        [html('<a class="as-button" href="{}" target="_blank">{}</a>', where, say(key)) for where, key in ways]
    )

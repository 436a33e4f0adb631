"""Rules, components and overviews of a game, with their pictures."""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache
from itertools import groupby
from typing import Final

from markupsafe import Markup

from heliopolis.games import all_games
from heliopolis.kernel.components import ComponentValue
from heliopolis.kernel.errors import HeliopolisError
from heliopolis.kernel.game import Game
from heliopolis.render.figures import figure_of, figure_svg
from heliopolis.render.markup import NO_MARKUP, html, joined
from heliopolis.render.scenes import Scene, scenes_of
from heliopolis.render.screens import PHONE, SCREENS
from heliopolis.teaching.materials import materials_of
from heliopolis.teaching.overviews import Overview, OverviewLine, OverviewSection, Picture, figures_of
from heliopolis.web.common.drawings import image, sign
from heliopolis.web.common.page import Page
from heliopolis.web.server.addresses import url_for
from heliopolis.web.server.preferences import Preferences, Translator, looks, translator
from heliopolis.web.table.boards import drawn_icons, icons_of, look_address, symbols
from heliopolis.words.rules_pages import Chapter, Rule, chapters, provenance
from heliopolis.words.voice import Voice, voice_of

SMALL: Final = next(screen for screen in SCREENS if screen.form == PHONE)
"""What figures are drawn for: their boards are legible on every screen as large as they are."""
KEPT_FIGURES: Final = 256


def scene_of_picture(picture: Picture, language: str) -> Scene:
    """Return all boards of the position of a picture, as the lesson's player sees them."""
    stage = scenes_of(picture.position(), language).with_near(frozenset(picture.sights))
    return stage.scene(picture.lesson.seat, SMALL)


@lru_cache(KEPT_FIGURES)
def drawn(picture: Picture, language: str, theme: str) -> str:
    """Return a picture as an SVG file."""
    return figure_svg(scene_of_picture(picture, language), picture.boards, theme, picture.sights)


def figure(picture: Picture, preferences: Preferences) -> Markup:
    """Return a picture with what it shows in words.

    Nothing if its position cannot be with the component values in use.
    """
    voice = voice_of(picture.lesson.game, preferences.language)
    try:
        size = figure_of(scene_of_picture(picture, preferences.language), picture.boards)
    except HeliopolisError:
        return NO_MARKUP
    return html(
        "<figure>{}<figcaption>{}</figcaption></figure>",
        image(
            "overview-picture",
            preferences,
            size=(round(size.width), round(size.height)),
            game=picture.lesson.game.name,
            picture=picture.id,
        ),
        voice.say(picture.key),
    )


BOOK_FILES: Final = ("overview.css",)
CURRENT: Final = html(' aria-current="page"')
SIGNS: Final = {" ": " · ", ".": " · ", "+": " + ", "|": " / "}
"""What parts the words of the data, and how that is shown."""


def rules_page(game: Game, preferences: Preferences, sought: str) -> Markup:
    """Return the rules of a game, or those that have what is sought."""
    voice = voice_of(game, preferences.language)
    here = url_for("rules", game=game.name)
    page = Page(
        preferences,
        voice.say("rules-page-title", game=voice.name("game")),
        here=here,
        kind="book",
        files=BOOK_FILES,
    )
    make = _rules_body if sought else _whole_rules
    return page.html(make(game, looks(preferences), sought), games_links(preferences, "rules", game))


def _rules_body(game: Game, preferences: Preferences, sought: str) -> Markup:
    voice, here = voice_of(game, preferences.language), url_for("rules", game=game.name)
    say = translator(preferences.language)
    found = search(game, sought, preferences.language)
    body = [_book_head(game, preferences, say, "rules"), _search_form(here, sought, say)]
    if not sought:
        links = joined(
            html('<li><a href="#{}">{}</a></li>', _anchor(chapter), voice.say(f"chapter-{chapter.key}"))
            for chapter in found
        )
        body.append(html('<p class="about">{}</p><ul class="contents">{}</ul>', voice.say("rules-page-about"), links))
    elif not found:
        body.append(html('<p class="none">{}</p>', say("no-rule", sought=sought)))
    seen = _pictures(game, preferences) if not sought else {}
    body += [_chapter(chapter, voice, seen.get(chapter.key, NO_MARKUP)) for chapter in found]
    return html('<main class="book">{}</main>', joined(body))


_whole_rules: Final = cache(_rules_body)
"""The rules of a game, of which nothing is sought."""


def search(game: Game, sought: str, language: str) -> list[Chapter]:
    """Return the rules whose id begins with what is sought, or else those whose words have all of its words."""
    book = chapters_of(game)
    begun = sought.strip().upper()
    wanted = {rule.id for chapter in book for rule in chapter.rules if rule.id.startswith(begun)}
    if not wanted:
        words = _fold(sought).split()
        wanted = {rule for rule, text in _folded(game, language).items() if all(word in text for word in words)}
    kept = [Chapter(each.key, tuple(rule for rule in each.rules if rule.id in wanted)) for each in book]
    return [chapter for chapter in kept if chapter.rules]


@cache
def chapters_of(game: Game) -> tuple[Chapter, ...]:
    """Return the table of rules of a game, read once."""
    return chapters(game.folder)


@cache
def _folded(game: Game, language: str) -> dict[str, str]:
    say = voice_of(game, language).say
    return {
        rule.id: _fold(f"{say(f'chapter-{chapter.key}')} {say(rule.id)}")
        for chapter in chapters_of(game)
        for rule in chapter.rules
    }


def _fold(text: str) -> str:
    """Return the text without capitals and accents, as people search."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def _anchor(chapter: Chapter) -> str:
    return f"chapter-{chapter.key.lower()}"


def _pictures(game: Game, preferences: Preferences) -> dict[str, Markup]:
    """Return what the chapters speak of, to look at, by their keys."""
    overview = materials_of(game).overview
    shown = overview.chapters if overview else {}
    return {chapter: figure(picture, preferences) for chapter, picture in shown.items()}


def _chapter(chapter: Chapter, voice: Voice, picture: Markup) -> Markup:
    title = voice.say(f"chapter-{chapter.key}")
    rules = joined(_rule(rule, voice) for rule in chapter.rules)
    return html(
        '<section class="chapter"><h2 id="{id}">{title}</h2>{picture}<dl>{rules}</dl></section>',
        id=_anchor(chapter),
        title=title,
        picture=picture,
        rules=rules,
    )


def _rule(rule: Rule, voice: Voice) -> Markup:
    source = provenance(rule, voice.texts)
    lesson = materials_of(voice.game).course.teaching(rule.id)
    taught = (
        html(
            ' <a class="taught" href="{}">{}</a>',
            url_for("lesson", game=voice.game.name, lesson=lesson.id),
            voice.say("web-rule-lesson", title=voice.say(lesson.key)),
        )
        if lesson
        else NO_MARKUP
    )
    return html(
        '<div class="rule" id="{id}"><dt><a href="#{id}">{id}</a></dt><dd>{rule} <small>'
        "{join}{taught}</small></dd></div>",
        id=rule.id,
        rule=voice.rule(rule.id),
        join=" · ".join(source),
        taught=taught,
    )


def _search_form(here: str, sought: str, say: Translator) -> Markup:
    return html(
        '<form class="search" method="get" action="{to}" role="search">'
        '<label>{search} <input type="search" name="q" value="{sought}" maxlength="80"></label>'
        "<button>{search_go}</button></form>",
        to=here,
        search=say("search"),
        sought=sought,
        search_go=say("search-go"),
    )


def games_links(preferences: Preferences, book: str, shown: Game | None = None) -> Markup:
    """Return links to a book of every game."""
    links: list[Markup] = []
    for game in all_games().values():
        current, name = CURRENT if game is shown else NO_MARKUP, voice_of(game, preferences.language).name("game")
        links.append(
            html(
                '<a href="{}"{}>{}</a>',
                url_for(book, game=game.name),
                current,
                name,
            )
        )
    return joined(links)


def _book_head(game: Game, preferences: Preferences, say: Translator, book: str) -> Markup:
    name = voice_of(game, preferences.language).name("game")
    return html("<h1>{}</h1>{}", name, book_tabs(game, say, book))


def book_tabs(game: Game, say: Translator, book: str) -> Markup:
    """Return links to all books of a game, from the shortest to the longest."""
    books = ("overview", "rules", "components") if materials_of(game).overview else ("rules", "components")
    tabs = joined(
        html(
            '<a href="{}"{}>{}</a>',
            url_for(each, game=game.name),
            CURRENT if each == book else NO_MARKUP,
            say(f"book-{each}"),
        )
        for each in books
    )
    return html('<div class="tabs">{}</div>', tabs)


def components_page(game: Game, preferences: Preferences) -> Markup:
    """Return every component of a game: what it does, its values, and where each of them comes from."""
    page = Page(
        preferences,
        voice_of(game, preferences.language).name("game"),
        here=url_for("components", game=game.name),
        sheets=(look_address(game),),
        kind="book",
        files=BOOK_FILES,
    )
    return page.html(_components_body(game, looks(preferences)), games_links(preferences, "components", game))


@cache
def _components_body(game: Game, preferences: Preferences) -> Markup:
    say = translator(preferences.language)
    body = [
        _book_head(game, preferences, say, "components"),
        html('<p class="about">{}</p>', say("components-about")),
    ]
    entries = game.components().entries
    for sheet, rows in groupby(entries, key=lambda entry: entry.component.partition(".")[0]):
        things = groupby(rows, key=lambda entry: entry.component)
        cards = joined(_component(component, list(values), game, preferences, say) for component, values in things)
        head = html('<h2 id="{}">{}</h2>', sheet, _titled(sheet, voice_of(game, preferences.language)))
        body.append(html('<section class="sheet">{}<div class="cards">{}</div></section>', head, cards))
    digest = say("components-digest", digest=game.components().digest)
    body.append(html('<p class="about">{}</p>', digest))
    return html('{}<main class="book">{}</main>', symbols(game), joined(body))


def _component(
    component: str, entries: list[ComponentValue], game: Game, preferences: Preferences, say: Translator
) -> Markup:
    voice = voice_of(game, preferences.language)
    key = voice.component_key(component)
    title = voice.say(key) if key else _titled(component.partition(".")[2] or component, voice)
    about_key = key.replace("name-", "about-", 1)
    about = html("<p>{}</p>", voice.say(about_key)) if key and voice.texts.says(about_key) else NO_MARKUP
    values = joined(
        html("<li><span>{}</span> <b>{}</b></li>", said(entry.field, voice), said(entry.value, voice))
        for entry in entries
    )
    rows = joined(
        html(
            '<tr><th scope="row">{}</th><td class="from {}">{}</td></tr>',
            said(entry.field, voice),
            entry.provenance,
            say(f"provenance-{entry.provenance}"),
        )
        for entry in entries
    )
    note = html("<small>{}</small>", voice.note(entries[0].note)) if entries[0].note else NO_MARKUP
    return html(
        '<article id="{id}"><h3>{icon}<span>{title}</span></h3>{about}<ul class="values">{values}</ul>'
        '<details class="exact"><summary>{components_source}</summary><table>{rows}</table>'
        "{note}</details></article>",
        id=component,
        icon=_icon(game, key.removeprefix("name-")),
        title=title,
        about=about,
        values=values,
        components_source=say("components-source"),
        rows=rows,
        note=note,
    )


def _icon(game: Game, name: str) -> Markup:
    """Return how the table draws it, where it has a drawing of its own."""
    if name not in drawn_icons(game):
        return NO_MARKUP
    return html('<svg class="icon" aria-hidden="true"><use href="#art/{}"/></svg>', name)


def _titled(data: str, voice: Voice) -> str:
    told = said(data, voice)
    return told[:1].upper() + told[1:]


def said(data: str, voice: Voice) -> str:
    """Return a value of the data, each word of it as people say it."""

    def say(found: re.Match[str]) -> str:
        sign, word, number = found.groups()
        return SIGNS[sign] if sign else f"{word_of(word, voice)} {number}".rstrip()

    return re.sub(r"([ .+|])|([a-z_]+)(\d*)", say, data)


@cache
def word_of(word: str, voice: Voice) -> str:
    """Return a word of the data: it has a text of its own, or it is the name of something; or it stands as it is."""
    own = f"data-{word}"
    names = [key for key in sorted(voice.texts.said()) if key.startswith("name-") and key.endswith(f"-{word}")]
    key = own if voice.texts.says(own) else next(iter(names), "")
    return voice.say(key) if key else word


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
    overview = materials_of(game).overview
    assert overview is not None
    say, voice = translator(preferences.language), voice_of(overview.game, preferences.language)
    facts = [
        html("<li>{}<span>{}</span></li>", sign(mark), voice.about(fact))
        for mark, fact in (("clock", "length"), ("weight", "weight"))
        if voice.texts.says(f"about-{fact}")
    ]
    return html(
        '{icons_of}<article class="overview" lang="{language}"><header><p>{overview_about}</p>'
        '<ul class="facts">{facts}</ul></header>{sections}'
        '<p class="onward">{onward}</p></article>',
        icons_of=icons_of(overview.game, overview.icons),
        language=preferences.language,
        overview_about=say("overview-about"),
        facts=joined(facts),
        sections=joined([_section(section, overview, preferences, voice, say) for section in overview.sections]),
        onward=_onward(overview, say),
    )


def _section(
    section: OverviewSection, overview: Overview, preferences: Preferences, voice: Voice, say: Translator
) -> Markup:
    rules = [
        html(
            '<li>{rule} <a href="{to}#{rule_name}" target="_blank">{rule_name}</a></li>',
            rule=voice.rule(rule),
            to=url_for("rules", game=overview.game.name),
            rule_name=rule,
        )
        for rule in section.rules
    ]
    figures = [figure(picture, preferences) for picture in section.pictures]
    return html(
        '<section class="{look}"><div><h2>{title}</h2><ul class="lines">{lines}</ul>{figure}'
        '<details class="exact"><summary>{overview_rules}</summary><ul>{rules}</ul></details></div>'
        "{figures}</section>",
        look="seen" if any(figures) else "unseen",
        title=voice.say(f"overview-{section.key}"),
        lines=joined([_line(line, overview, voice) for line in section.lines]),
        figure=html(
            '<ul class="lines things">{}</ul>', joined([_line(each, overview, voice) for each in section.things])
        )
        if section.things
        else NO_MARKUP,
        overview_rules=say("overview-rules"),
        rules=joined(rules),
        figures=html('<div class="figures">{}</div>', joined(figures)) if any(figures) else NO_MARKUP,
    )


def _line(line: OverviewLine, overview: Overview, voice: Voice) -> Markup:
    return html(
        '<li data-rules="{join}"><svg class="icon" aria-hidden="true"><use href="#{name}/{icon}"/></svg><span>'
        "{text}</span></li>",
        join=" ".join(line.rules),
        name=overview.game.name,
        icon=line.icon,
        text=voice.say(line.key, **line.filled(figures_of(overview.game))),
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

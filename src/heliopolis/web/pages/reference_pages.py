"""The books of a game: its rules, searchable, and its components with where each value comes from."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from itertools import groupby
from typing import Final

from heliopolis.games import games
from heliopolis.kernel.components import Entry
from heliopolis.kernel.game import Game
from heliopolis.narration import Teller, teller
from heliopolis.rules_pages import Chapter, Rule, chapters, provenance
from heliopolis.web.pages.page import Page, e
from heliopolis.web.server.preferences import Voice, Ways

SIGNS: Final = {" ": " · ", ".": " · ", "+": " + ", "|": " / "}
"""What parts the words of the data, and how that is shown."""


def rules_page(game: Game, ways: Ways, sought: str) -> str:
    """The rules of a game, or those that have what is sought."""
    teller_of = teller(game, ways.language)
    here = f"/rules/{game.name}"
    page = Page(ways, teller_of.say("handbook-title", game=teller_of.name("game")), here=here, kind="book")
    say = page.say
    found = search(game, sought, ways.language)
    body = [_book_head(game, ways, say, "rules"), _search_form(here, sought, say)]
    if not sought:
        links = "".join(
            f'<li><a href="#{_anchor(chapter)}">{e(teller_of.say(f"chapter-{chapter.key}"))}</a></li>'
            for chapter in found
        )
        body.append(f'<p class="about">{e(teller_of.say("handbook-about"))}</p><ul class="contents">{links}</ul>')
    elif not found:
        body.append(f'<p class="none">{e(say("no-rule", sought=sought))}</p>')
    body += [_chapter(chapter, teller_of) for chapter in found]
    return page.html(f'<main class="book">{"".join(body)}</main>', games_links(ways, "rules", game))


def search(game: Game, sought: str, language: str) -> list[Chapter]:
    """The rules whose id begins with what is sought, or else those whose words have all of its words."""
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
    """The table of rules of a game, read once."""
    return chapters(game.folder)


@cache
def _folded(game: Game, language: str) -> dict[str, str]:
    say = teller(game, language).say
    return {
        rule.id: _fold(f"{say(f'chapter-{chapter.key}')} {say(rule.id)}")
        for chapter in chapters_of(game)
        for rule in chapter.rules
    }


def _fold(text: str) -> str:
    """Without capitals and accents, as people search."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def _anchor(chapter: Chapter) -> str:
    return f"chapter-{chapter.key.lower()}"


def _chapter(chapter: Chapter, teller_of: Teller) -> str:
    title = e(teller_of.say(f"chapter-{chapter.key}"))
    rules = "".join(_rule(rule, teller_of) for rule in chapter.rules)
    return f'<section class="chapter"><h2 id="{_anchor(chapter)}">{title}</h2><dl>{rules}</dl></section>'


def _rule(rule: Rule, teller_of: Teller) -> str:
    source = provenance(rule, teller_of.texts)
    return (
        f'<div class="rule" id="{e(rule.id)}"><dt><a href="#{e(rule.id)}">{e(rule.id)}</a></dt>'
        f"<dd>{e(teller_of.rule(rule.id))} <small>{e(' · '.join(source))}</small></dd></div>"
    )


def _search_form(here: str, sought: str, say: Voice) -> str:
    return (
        f'<form class="search" method="get" action="{e(here)}" role="search">'
        f'<label>{e(say("search"))} <input type="search" name="q" value="{e(sought)}" maxlength="80"></label>'
        f"<button>{e(say('search-go'))}</button></form>"
    )


def games_links(ways: Ways, book: str, shown: Game | None = None) -> str:
    """Links to a book of every game."""
    links: list[str] = []
    for game in games().values():
        current = ' aria-current="page"' if game is shown else ""
        links.append(f'<a href="/{book}/{game.name}"{current}>{e(teller(game, ways.language).name("game"))}</a>')
    return "".join(links)


def _book_head(game: Game, ways: Ways, say: Voice, book: str) -> str:
    name = teller(game, ways.language).name("game")
    tabs = "".join(
        f'<a href="/{each}/{game.name}"{" aria-current=page" if each == book else ""}>{e(say(f"book-{each}"))}</a>'
        for each in ("rules", "components")
    )
    return f'<h1>{e(name)}</h1><div class="tabs">{tabs}</div>'


def components_page(game: Game, ways: Ways) -> str:
    """Every component of a game: what it does, its values, and where each of them comes from."""
    page = Page(ways, teller(game, ways.language).name("game"), here=f"/components/{game.name}", kind="book")
    say = page.say
    body = [_book_head(game, ways, say, "components"), f'<p class="about">{e(say("components-about"))}</p>']
    entries = game.components().entries
    for sheet, rows in groupby(entries, key=lambda entry: entry.component.partition(".")[0]):
        things = groupby(rows, key=lambda entry: entry.component)
        cards = "".join(_component(component, list(values), game, ways, say) for component, values in things)
        head = f'<h2 id="{e(sheet)}">{e(_titled(sheet, teller(game, ways.language)))}</h2>'
        body.append(f'<section class="sheet">{head}<div class="cards">{cards}</div></section>')
    digest = say("components-digest", digest=game.components().digest)
    body.append(f'<p class="about">{e(digest)}</p>')
    return page.html(f'<main class="book">{"".join(body)}</main>', games_links(ways, "components", game))


def _component(component: str, entries: list[Entry], game: Game, ways: Ways, say: Voice) -> str:
    teller_of = teller(game, ways.language)
    key = teller_of.component_key(component)
    title = teller_of.say(key) if key else _titled(component.partition(".")[2] or component, teller_of)
    about_key = key.replace("name-", "about-", 1)
    about = f"<p>{e(teller_of.say(about_key))}</p>" if key and teller_of.texts.has(about_key) else ""
    rows = "".join(
        f'<tr><th scope="row">{e(said(entry.field, teller_of))}</th><td>{e(said(entry.value, teller_of))}</td>'
        f'<td class="from {entry.provenance}">{e(say(f"provenance-{entry.provenance}"))}</td></tr>'
        for entry in entries
    )
    note = f"<small>{e(teller_of.note(entries[0].note))}</small>" if entries[0].note else ""
    return f'<article id="{e(component)}"><h3>{e(title)}</h3>{about}<table>{rows}</table>{note}</article>'


def _titled(data: str, teller_of: Teller) -> str:
    told = said(data, teller_of)
    return told[:1].upper() + told[1:]


def said(data: str, teller_of: Teller) -> str:
    """What stands in the data, each word of it as people say it."""

    def say(found: re.Match[str]) -> str:
        sign, word, number = found.groups()
        return SIGNS[sign] if sign else f"{word_of(word, teller_of)} {number}".rstrip()

    return re.sub(r"([ .+|])|([a-z_]+)(\d*)", say, data)


@cache
def word_of(word: str, teller_of: Teller) -> str:
    """A word of the data: it has a text of its own, or it is the name of something; or it stands as it is."""
    own = f"data-{word}"
    names = [key for key in sorted(teller_of.texts.keys()) if key.startswith("name-") and key.endswith(f"-{word}")]
    key = own if teller_of.texts.has(own) else next(iter(names), "")
    return teller_of.say(key) if key else word

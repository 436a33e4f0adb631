"""The shell of every page: head, navigation and preferences."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from contextvars import ContextVar
from functools import cache
from importlib.resources import files
from typing import Final

from markupsafe import Markup
from starlette.responses import HTMLResponse

from heliopolis.render.markup import NO_MARKUP, html, joined
from heliopolis.render.screens import SCREEN_NAMES
from heliopolis.render.style import COMMON_STYLE
from heliopolis.web.server.addresses import url_for
from heliopolis.web.server.preferences import DIGESTS, SOUNDS, THEMES, WORDS, Preferences, Translator, translator
from heliopolis.words.texts import LANGUAGES, language_name

OWNERS_NOTICE: Final = ContextVar("owners_notice", default="")
"""What the owner of the tables tells on every page while nobody can play."""
SELECTED: Final = html(" selected")
STATIC: Final = files("heliopolis") / "web" / "static"
SCRIPTS: Final = ("things.js", "canvas.js", "morph.js", "bubble.js", "line.js", "page.js")
"""The scripts of all pages, each after those it builds on."""


def asset(name: str) -> str:
    """The address of a file of ours; it changes with the file, so that browsers may keep it."""
    return f"{url_for('static', file=name)}?{_version(name)}"


@cache
def _version(name: str) -> str:
    return hashlib.sha256((STATIC / name).read_bytes()).hexdigest()[:12]


def common_look() -> str:
    """The address of the style that all pages share."""
    return f"{url_for('look', name='common')}?{_common_version()}"


@cache
def _common_version() -> str:
    return hashlib.sha256(COMMON_STYLE.page_sheet().encode()).hexdigest()[:12]


def button_icon(name: str) -> Markup:
    """A small drawing on a button."""
    return html('<svg class="icon" aria-hidden="true"><use href="{}#{}"/></svg>', asset("icon.svg"), name)


class Page:
    """A page: what stands in its head and in its body."""

    def __init__(
        self,
        preferences: Preferences,
        title: str,
        *,
        here: str = "",
        sheets: tuple[str, ...] = (),
        kind: str = "",
        layout: str = "",
        waits: bool = False,
        files: tuple[str, ...] = (),
        preview: Markup = NO_MARKUP,
    ) -> None:
        self.preferences: Final = preferences
        self.title: Final = title
        self.here: Final = here or url_for("lobby")
        """Where the visitor comes back to after changing language or theme."""
        self.sheets: Final = sheets or (common_look(),)
        self.kind: Final = kind
        self.layout: Final = layout
        """The sheet that places the boards, which may change while the page is open."""
        self.waits: Final = waits
        """Whether somebody else will act: without scripts the page looks again by itself."""
        self.files: Final = files
        """Styles and scripts of ours that this page needs beside those of all pages, by their names."""
        self.preview: Final = preview
        """What other sites show of a link to this page."""

    @property
    def say(self) -> Translator:
        """The voice of the page."""
        return translator(self.preferences.language)

    def html(self, body: Markup, top: Markup = NO_MARKUP) -> Markup:
        """The whole page around its body; ``top`` goes into the navigation."""
        theme = NO_MARKUP if self.preferences.theme == THEMES[0] else html(' data-theme="{}"', self.preferences.theme)
        own = [asset(name) for name in ("page.css", *self.files) if name.endswith(".css")]
        sheets = joined(html('<link rel="stylesheet" href="{}">', each) for each in (*self.sheets, *own))
        scripts = joined(
            html('<script src="{}" defer></script>', asset(name))
            for name in (*SCRIPTS, *self.files)
            if name.endswith(".js")
        )
        layout = NO_MARKUP
        if self.layout:
            screens = " ".join(SCREEN_NAMES)
            layout = html(
                '<link rel="stylesheet" id="layout" href="{}"><meta name="screens" content="{}">', self.layout, screens
            )
        again = html('<noscript><meta http-equiv="refresh" content="2"></noscript>') if self.waits else NO_MARKUP
        return html(
            '<!doctype html>\n<html lang="{}"{}>\n<head>\n<meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            '<meta name="color-scheme" content="light dark"><title>{}</title>\n{}'
            '<link rel="icon" href="{}" type="image/svg+xml"><link rel="manifest" href="{}">'
            "{}{}{}{}\n</head>\n"
            '<body class="{}">\n{}{}\n{}\n</body>\n</html>\n',
            self.preferences.language,
            theme,
            self.title,
            self.preview,
            asset("icon.svg"),
            url_for("manifest"),
            sheets,
            layout,
            again,
            scripts,
            self.kind,
            self._top(top),
            self._notice(),
            body,
        )

    def _notice(self) -> Markup:
        """What the owner tells; a table shows it by itself, as it may come while the page is open."""
        told = "" if self.kind == "play" else OWNERS_NOTICE.get()
        return html('<p class="owners-notice" role="status">{}</p>', told) if told else NO_MARKUP

    def _top(self, top: Markup) -> Markup:
        say = self.say
        return html(
            '<header class="top"><a class="brand" href="{}" aria-label="Heliopolis">'
            '<svg class="sun" viewBox="0 0 24 24" aria-hidden="true">'
            '<use href="{}#sun"/></svg><span>Heliopolis</span></a>'
            '<nav aria-label="{}">{}</nav>{}</header>',
            url_for("lobby"),
            asset("icon.svg"),
            say("navigation"),
            top,
            self._preferences(),
        )

    def _preferences(self) -> Markup:
        say = self.say
        languages = [(each, language_name(each)) for each in LANGUAGES]
        themes = [(each, say(f"theme-{each}")) for each in THEMES]
        sounds = [(each, say(f"switched-{each}")) for each in SOUNDS]
        words = [(each, say(f"switched-{each}")) for each in WORDS]
        # Who has chosen nothing is shown it when rounds end; only a first game is told more of.
        digest = self.preferences.digest if self.preferences.digest in DIGESTS else "rounds"
        rows = (
            ("language", self.preferences.language, languages),
            ("theme", self.preferences.theme, themes),
            ("sound", self.preferences.sound, sounds),
            ("words", self.preferences.words, words),
            ("digest", digest, [(each, say(f"digest-{each}")) for each in DIGESTS]),
        )
        groups = joined(
            html(
                '<div class="liking" role="group" aria-label="{}"><span>{}</span>{}</div>',
                say(f"way-{name}"),
                say(f"way-{name}"),
                _switches(name, chosen, values),
            )
            for name, chosen, values in rows
        )
        return html(
            '<details class="ways" data-sound="{}" data-digest="{}" data-progress="{}">'
            "<summary><span>{}</span></summary>"
            '<form method="post" action="{}"><input type="hidden" name="here" value="{}">{}'
            '<p class="to-you"><a href="{}">{}</a><a href="{}">{}</a></p></form></details>',
            self.preferences.sound,
            self.preferences.digest,
            url_for("progress"),
            say("ways"),
            url_for("preferences"),
            self.here,
            groups,
            url_for("games"),
            say("games-head"),
            url_for("you"),
            say("you-way"),
        )


def _switches(name: str, chosen: str, values: Sequence[tuple[str, str]]) -> Markup:
    """The values of a preference as buttons, the chosen one pressed."""
    return joined(
        html(
            '<button name="{}" value="{}" aria-pressed="{}">{}</button>',
            name,
            value,
            "true" if value == chosen else "false",
            text,
        )
        for value, text in values
    )


def answer(page: Markup, status: int = 200) -> HTMLResponse:
    """A page as an answer."""
    return HTMLResponse(page, status)


def button(name: str, value: str, text: str, look: str = "") -> Markup:
    """A button that sends a value with its form."""
    return html('<button name="{}" value="{}" class="{}">{}</button>', name, value, look, text)


def choice_of(name: str, chosen: str, values: Sequence[tuple[str, str]], more: Markup = NO_MARKUP) -> Markup:
    """A list to choose one value of."""
    options = joined(
        html('<option value="{}"{}>{}</option>', value, SELECTED if value == chosen else NO_MARKUP, text)
        for value, text in values
    )
    return html('<select name="{}"{}>{}</select>', name, more, options)


def back_to(here: str) -> str:
    """A path of ours to go back to; anything else leads to the lobby."""
    lobby = url_for("lobby")
    good = here.startswith(lobby) and not here.startswith("//") and "\\" not in here and here.isprintable()
    return here if good else lobby

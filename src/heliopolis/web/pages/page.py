"""The shell of every page: head, navigation and ways. HTML is text; what comes from outside is escaped at the edge."""

from __future__ import annotations

import hashlib
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from markupsafe import escape
from starlette.responses import HTMLResponse

from heliopolis.render.style import COMMON_STYLE
from heliopolis.texts import LANGUAGES
from heliopolis.web.server.preferences import SOUNDS, THEMES, WORDS, Voice, Ways, voice

COMMON: Final = f"/look/common.css?{hashlib.sha256(COMMON_STYLE.page_sheet().encode()).hexdigest()[:12]}"
"""The style that all pages share."""
STATIC: Final = files("heliopolis") / "web" / "static"


def e(text: object) -> str:
    """Text as content or attribute of a tag."""
    return _escaped(str(text))


@lru_cache(1 << 14)
def _escaped(text: str) -> str:
    """The same words stand on most pages."""
    return str(escape(text))


@cache
def asset(name: str) -> str:
    """The address of a file of ours; it changes with the file, so that browsers may keep it."""
    return f"/static/{name}?{hashlib.sha256((STATIC / name).read_bytes()).hexdigest()[:12]}"


class Page:
    """A page: what stands in its head and in its body."""

    def __init__(
        self,
        ways: Ways,
        title: str,
        *,
        here: str = "/",
        sheets: tuple[str, ...] = (COMMON,),
        kind: str = "",
        layout: str = "",
        waits: bool = False,
    ) -> None:
        self.ways: Final = ways
        self.title: Final = title
        self.here: Final = here
        """Where the visitor comes back to after changing language or theme."""
        self.sheets: Final = sheets
        self.kind: Final = kind
        self.layout: Final = layout
        """The sheet that places the boards, which may change while the page is open."""
        self.waits: Final = waits
        """Whether somebody else will act: without scripts the page looks again by itself."""

    @property
    def say(self) -> Voice:
        """The voice of the page."""
        return voice(self.ways.language)

    def html(self, body: str, top: str = "") -> str:
        """The whole page around its body; ``top`` goes into the navigation."""
        theme = "" if self.ways.theme == THEMES[0] else f' data-theme="{self.ways.theme}"'
        sheets = "".join(f'<link rel="stylesheet" href="{e(sheet)}">' for sheet in (*self.sheets, asset("page.css")))
        if self.layout:
            sheets += f'<link rel="stylesheet" id="layout" href="{e(self.layout)}">'
        again = '<noscript><meta http-equiv="refresh" content="2"></noscript>' if self.waits else ""
        return (
            f'<!doctype html>\n<html lang="{self.ways.language}"{theme}>\n<head>\n<meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">'
            f'<meta name="color-scheme" content="light dark"><title>{e(self.title)}</title>\n'
            f'<link rel="icon" href="{asset("icon.svg")}" type="image/svg+xml">{sheets}{again}'
            f'<script src="{asset("page.js")}" defer></script>\n</head>\n'
            f'<body class="{self.kind}">\n{self._top(top)}\n{body}\n</body>\n</html>\n'
        )

    def _top(self, top: str) -> str:
        say = self.say
        return (
            f'<header class="top"><a class="brand" href="/" aria-label="Heliopolis">'
            f'<svg class="sun" viewBox="0 0 24 24" aria-hidden="true">'
            f'<use href="{asset("icon.svg")}#sun"/></svg><span>Heliopolis</span></a>'
            f'<nav aria-label="{e(say("navigation"))}">{top}</nav>{self._ways()}</header>'
        )

    def _ways(self) -> str:
        say = self.say
        languages = [(each, say.texts.message(f"language-{each}")) for each in LANGUAGES]
        themes = [(each, say(f"theme-{each}")) for each in THEMES]
        sounds = [(each, say(f"switched-{each}")) for each in SOUNDS]
        words = [(each, say(f"switched-{each}")) for each in WORDS]
        rows = (
            ("language", self.ways.language, languages),
            ("theme", self.ways.theme, themes),
            ("sound", self.ways.sound, sounds),
            ("words", self.ways.words, words),
        )
        groups = "".join(
            f'<div class="liking" role="group" aria-label="{e(say(f"way-{name}"))}">'
            f"<span>{e(say(f'way-{name}'))}</span>"
            + "".join(
                f'<button name="{name}" value="{value}" '
                f'aria-pressed="{str(value == chosen).lower()}">{e(text)}</button>'
                for value, text in values
            )
            + "</div>"
            for name, chosen, values in rows
        )
        return (
            f'<details class="ways" data-sound="{self.ways.sound}"><summary>{e(say("ways"))}</summary>'
            f'<form method="post" action="/ways"><input type="hidden" name="here" value="{e(self.here)}">{groups}'
            f"</form></details>"
        )


def answer(html: str, status: int = 200) -> HTMLResponse:
    """A page as an answer."""
    return HTMLResponse(html, status)


def button(name: str, value: str, text: str, look: str = "") -> str:
    """A button that sends a value with its form."""
    return f'<button name="{e(name)}" value="{e(value)}" class="{look}">{e(text)}</button>'


def choice_of(name: str, chosen: str, values: list[tuple[str, str]], more: str = "") -> str:
    """A list to choose one value of."""
    options = "".join(
        f'<option value="{e(value)}"{" selected" if value == chosen else ""}>{e(text)}</option>'
        for value, text in values
    )
    return f'<select name="{e(name)}"{more}>{options}</select>'


def back_to(here: str) -> str:
    """A path of ours to go back to; anything else leads to the lobby."""
    good = here.startswith("/") and not here.startswith("//") and "\\" not in here and here.isprintable()
    return here if good else "/"

"""The shell of every page: head, navigation and preferences."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import KW_ONLY, dataclass, field
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from markupsafe import Markup
from starlette.responses import HTMLResponse

from heliopolis.games import all_games
from heliopolis.render.markup import NO_MARKUP, html, joined, trusted
from heliopolis.render.screens import SCREEN_NAMES
from heliopolis.render.style import COMMON_STYLE
from heliopolis.web.common.link_preview import WIDTH, LinkPreview
from heliopolis.web.common.pieces import asset, code_of, copy_button, image, link, link_field, sign, swatch
from heliopolis.web.common.players import bot_name, bot_strength, missing_bots, seat_mark, shape
from heliopolis.web.server.addresses import url_for
from heliopolis.web.server.preferences import THEMES, Preferences, Translator, switches, translator

if TYPE_CHECKING:
    from jinja2 import Environment

SELECTED: Final = html(" selected")
MEETING_FILES: Final = ("meeting.css", "meeting.js")
"""The style and the script of pages where people meet."""
SCRIPTS: Final = ("things.js", "canvas.js", "morph.js", "bubble.js", "line.js", "page.js")
"""The scripts of all pages, each after those it builds on."""


COMMON_VERSION: Final = hashlib.sha256(COMMON_STYLE.page_sheet().encode()).hexdigest()[:12]


def common_look() -> str:
    """Return the address of the style that all pages share."""
    return f"{url_for('look', name='common')}?{COMMON_VERSION}"


def button_icon(name: str) -> Markup:
    """Return a small drawing on a button."""
    return html('<svg class="icon" aria-hidden="true"><use href="{}#{}"/></svg>', asset("icon.svg"), name)


@dataclass(frozen=True)
class Page:
    """A page: its head and its body."""

    preferences: Preferences
    title: str
    _: KW_ONLY
    here: str = field(default_factory=lambda: url_for("lobby"))
    """Where the visitor comes back to after changing language or theme."""
    sheets: tuple[str, ...] = field(default_factory=lambda: (common_look(),))
    kind: str = ""
    layout: str = ""
    """The sheet that places the boards, which may change while the page is open."""
    form: str = ""
    """What kind of screen boards are placed for."""
    waits: bool = False
    """Whether someone else will act: without scripts the page looks again by itself."""
    files: tuple[str, ...] = ()
    """The styles and scripts that this page needs besides those of all pages, by name."""
    preview: LinkPreview | None = None
    """What other sites show of a link to this page."""

    @property
    def say(self) -> Translator:
        """The voice of the page."""
        return translator(self.preferences.language)

    def show(self, template: str, /, **values: object) -> Markup:
        """Return the whole page: a template that extends the shell, with these values and those of the page."""
        preferences, say = self.preferences, self.say
        files = ["page.css", *SCRIPTS, *self.files]
        return render(
            template,
            page=self,
            preferences=preferences,
            say=say,
            theme="" if preferences.theme == THEMES[0] else preferences.theme,
            styles=[*self.sheets, *(asset(name) for name in files if name.endswith(".css"))],
            scripts=[asset(name) for name in files if name.endswith(".js")],
            screens=" ".join(SCREEN_NAMES),
            # A table shows it by itself, as it may come while the page is open.
            notice="" if self.kind == "play" else preferences.notice,
            switches=switches(preferences, say),
            site=self._site(),
            **values,
        )

    def _site(self) -> list[tuple[str, str, bool]]:
        """Return where one can go from every page: text, address, and whether this page is there."""
        places = {name: url_for(name) for name in ("lobby", "learn", "puzzles", "games")}
        rules = url_for("rules", game=next(iter(all_games())))
        texts = {"lobby": "play", "puzzles": "puzzles-link", "games": "games-head"}
        found = [(self.say(texts.get(name, name)), to, self._lies(to)) for name, to in places.items()]
        return [*found, (self.say("book-rules"), rules, self._lies(rules.rpartition("/")[0]))]

    def _lies(self, place: str) -> bool:
        """Return whether this page is that place or lies below it; all of them lie below the lobby, and none counts."""
        return self.here == place or self.here.startswith(f"{place}/")


def render(template: str, /, **values: object) -> Markup:
    """Return a template of the same package with these values: escape what is not markup, refuse missing values."""
    return trusted(_templates().get_template(template).render(values))


def macros_of(template: str, /, **values: object) -> Callable[[str], Markup]:
    """Return the macros of a template by the names of their elements, for a page that is sent in parts."""
    module = _templates().get_template(template).make_module(values)
    return lambda name: trusted(getattr(module, name.replace("-", "_"))())


@cache
def _templates() -> Environment:
    from jinja2 import Environment, FileSystemLoader, StrictUndefined  # a server starts faster without

    made = Environment(
        loader=FileSystemLoader(str(files("heliopolis") / "web")),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    helpers = (
        asset, bot_name, bot_strength, button_icon, choice_of, code_of, copy_button, image, link, link_field,
        missing_bots, seat_mark, shape, sign, swatch, url_for,
    )  # fmt: skip
    made.globals.update({helper.__name__: helper for helper in helpers}, picture_width=WIDTH)
    return made


def answer(page: Markup, status: int = 200) -> HTMLResponse:
    """Return a page as an answer."""
    return HTMLResponse(page, status)


def choice_of(name: str, chosen: str, values: Sequence[tuple[str, str]], label: str = "") -> Markup:
    """Return a list to choose one value of; it needs a label unless it lies within one."""
    options = joined(
        html('<option value="{}"{}>{}</option>', value, SELECTED if value == chosen else NO_MARKUP, text)
        for value, text in values
    )
    labelled = html(' aria-label="{}"', label) if label else NO_MARKUP
    return html('<select name="{}"{}>{}</select>', name, labelled, options)


def back_to(here: str) -> str:
    """Return a path of this site to go back to; anything else leads to the lobby."""
    lobby = url_for("lobby")
    good = here.startswith(lobby) and not here.startswith("//") and "\\" not in here and here.isprintable()
    return here if good else lobby

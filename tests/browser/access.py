"""What axe-core holds against pages, on every screen, light and dark."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from browser.conftest import DESKTOP, PHONE, Visit
from browser.measure import SETTLED

SIZES: Final = (DESKTOP, (820, 1180), PHONE, (844, 390))
ONE_SCREEN: Final = "one screen"
BY_TURNS: Final = "by turns"
PLAIN: Final = ("light", "dark")
THEMES: Final = (BY_TURNS, *(pytest.param(theme, marks=pytest.mark.soak) for theme in PLAIN))
AND_QUICK: Final = (pytest.param(ONE_SCREEN, marks=[pytest.mark.long, pytest.mark.quick]), *THEMES)
"""For the main pages, which `make test` looks at too."""
LANGUAGES: Final = ("fr", pytest.param("en", marks=pytest.mark.soak))
"""Words are longer in French: what has room for them has room for the English ones, as a long run shows."""
ONE_GAME: Final = ("origins", pytest.param("helios", marks=pytest.mark.soak))
"""For what is drawn in the same way for both."""
WIDER: Final = "document.documentElement.scrollWidth - innerWidth"


def findings(page: Page, within: str | None = None, *, colours: bool = True) -> list[str]:
    """Return what axe-core holds against a page at rest or a part of it, with where.

    ``colours`` take it most of its time.
    """
    page.evaluate(SETTLED)
    # By itself axe-core does not look at the size of targets.
    rules = {"color-contrast": {"enabled": colours}, "target-size": {"enabled": True}}
    # Without that it would list, too, all that it holds nothing against.
    options = {"resultTypes": ["violations"], "rules": rules}
    found = Axe().run(page, within, options).response["violations"]
    return [f"{each['id']}: {each['help']}: {[node['html'][:160] for node in each['nodes'][:3]]}" for each in found]


def too_wide(page: Page) -> list[str]:
    """Return whether a page is wider than the screen."""
    wider = int(page.evaluate(WIDER))
    return [f"{wider} px too wide"] if wider > 0 else []


class Inspector:
    """Looks at pages once they are drawn, and keeps what is wrong with them.

    The quick suite looks at each page on one screen, a desktop or a phone by turns, in the themes by turns. The whole
    suite looks at it on two screens by turns, with a look at colours on a desktop and a phone. A long run looks at it
    on every screen, in a single theme.
    """

    def __init__(self, theme: str = BY_TURNS, also: Callable[[Page], list[str]] = too_wide) -> None:
        both: tuple[Literal["light", "dark"], ...] = ("light", "dark")
        self._themes: Final = [each for each in both if each == theme] or both
        self._one: Final = theme == ONE_SCREEN
        self._coloured: Final = (DESKTOP, PHONE) if len(self._themes) > 1 else SIZES
        self._also: Final = also
        self._pages = 0
        self.found: Final[list[str]] = []

    def look(self, page: Page, name: str, sizes: tuple[tuple[int, int], ...] = SIZES) -> None:
        """Look at a page."""
        if self._one:
            sizes = ((DESKTOP, PHONE)[self._pages % 2],)
        elif len(self._themes) > 1 and len(sizes) > 2:
            sizes = sizes[self._pages % 2 :: 2]
        for place, size in enumerate(sizes, self._pages // 2 if self._one else self._pages):
            theme = self._themes[place % len(self._themes)]
            page.emulate_media(color_scheme=theme)
            page.set_viewport_size({"width": size[0], "height": size[1]})
            wrong = [*findings(page, colours=size in self._coloured), *self._also(page)]
            self.found.extend(f"{name} {size[0]}x{size[1]} {theme} {each}" for each in wrong)
        self._pages += 1


def themed(visit: Visit, theme: str) -> Visit:
    """Return a visit with a theme, whatever the system prefers."""
    visit.context.add_cookies([{"name": "theme", "value": theme, "url": visit.base}])
    return visit

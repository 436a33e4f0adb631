"""Screens: the forms a table takes, from a desktop to a phone, and the canvases that boards are drawn on.

A page scales its canvas up to fill the window and never down, so what is drawn legible stays legible. Only the page
knows which canvas fits best: it sends that to the server, and the server draws for it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

DESKTOP: Final = "desktop"
"""All boards together, the choices next to them."""
SIDE: Final = "side"
"""A tablet on its side or a laptop zoomed in: all boards, the choices in a column of their own."""
TABLET: Final = "tablet"
"""A tablet upright: all boards, the choices below them."""
PHONE: Final = "phone"
"""One board at a time, the choices below it."""
LANDSCAPE: Final = "landscape"
"""A phone on its side: one board at a time, the choices beside it."""


class Screen(NamedTuple):
    """A form, and the width and height of the canvas that the boards are drawn on."""

    form: str
    width: int
    height: int

    @property
    def name(self) -> str:
        """How a page names it."""
        return f"{self.form}-{self.width}x{self.height}"

    @property
    def tabbed(self) -> bool:
        """Whether one board is seen at a time."""
        return self.form in {PHONE, LANDSCAPE}


SCREENS: Final = (
    Screen(DESKTOP, 1440, 900),
    Screen(DESKTOP, 1366, 768),
    Screen(DESKTOP, 1600, 900),
    Screen(DESKTOP, 1280, 800),
    Screen(DESKTOP, 1280, 720),
    Screen(SIDE, 1180, 820),
    Screen(SIDE, 1024, 768),
    Screen(TABLET, 820, 1180),
    Screen(TABLET, 768, 1024),
    Screen(PHONE, 390, 844),
    Screen(PHONE, 390, 664),
    Screen(LANDSCAPE, 844, 390),
)
"""All canvases; the first of a form is drawn where nothing more is known."""
USUAL: Final = SCREENS[0]
"""What a drawing that stands alone is drawn for."""
SCREEN_NAMES: Final = {screen.name: screen for screen in SCREENS}

EDGE: Final = 12
"""The rim of a canvas that shows all boards."""
FRAME: Final = 44
"""What a board that is shown over the others leaves above itself, for the name of its player and the way back."""
TOP: Final = 112
"""Where the boards of a desktop begin: above them are the page's header and the question."""

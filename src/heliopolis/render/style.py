"""Style: the looks of shapes as CSS, with the colours of a light and a dark theme."""

from __future__ import annotations

from collections.abc import Mapping
from string import Template
from typing import Final

from heliopolis.kernel.errors import UnknownName

THEMES: Final = ("light", "dark")

Tokens = Mapping[str, str]


class Style:
    """CSS in which ``$name`` stands for a token, and what the tokens are in each theme.

    A file outside our pages can be anywhere, so the theme is chosen when it is written: converters know neither CSS
    variables nor what the reader prefers.
    """

    def __init__(self, css: str, light: Tokens, dark: Tokens) -> None:
        self.css: Final = css
        self.tokens: Final[dict[str, Tokens]] = {"light": light, "dark": dark}
        self._sheets: Final[dict[str, str]] = {}

    def extended(self, css: str, light: Tokens, dark: Tokens) -> Style:
        """Return this style with more looks and tokens."""
        return Style(self.css + css, {**self.tokens["light"], **light}, {**self.tokens["dark"], **dark})

    def sheet(self, theme: str) -> str:
        """Return the CSS of a theme."""
        if theme not in THEMES:
            raise UnknownName("no-theme", name=theme, known=", ".join(THEMES))
        if theme not in self._sheets:
            self._sheets[theme] = Template(self.css).substitute(self.tokens[theme])
        return self._sheets[theme]

    def page_sheet(self) -> str:
        """Return the CSS for one of our pages, in both themes: what the reader prefers, unless ``data-theme`` says."""
        if "page" not in self._sheets:
            light, dark = (_declared(self.tokens[theme]) for theme in THEMES)
            names = {name: f"var(--{name})" for name in self.tokens["light"]}
            self._sheets["page"] = (
                f":root{{{light}}}\n@media(prefers-color-scheme:dark){{:root{{{dark}}}}}\n"
                f':root[data-theme="light"]{{{light}}}\n:root[data-theme="dark"]{{{dark}}}\n'
                f"{Template(self.css).substitute(names)}"
            )
        return self._sheets["page"]


def _declared(tokens: Tokens) -> str:
    return "".join(f"--{name}:{value};" for name, value in tokens.items())


LIGHT: Final = {
    "table": "#EFE7DA", "board": "#FBF7EF", "edge": "#D9CDBA", "ink": "#2B2733", "muted": "#746B78",
    "gold": "#C58A14", "gold_text": "#7F5604", "gold_soft": "#F6E3B4", "tint": "#F4EDE1", "live": "#1F7A6D",
    "live_soft": "#D3EBE3", "live_face": "#EAF6F1", "on_live": "#FFFFFF", "last": "#B8497A", "warn": "#B4472C",
    "seat1": "#14807A", "seat2": "#8A3F7D", "seat3": "#9A6412", "seat4": "#4A5A7A", "hint": "#2C6CB5",
    "hint_soft": "#DFEAF7",
}  # fmt: skip
DARK: Final = {
    "table": "#1E1C24", "board": "#2A2833", "edge": "#3D3A48", "ink": "#F1ECE2", "muted": "#A79FB0",
    "gold": "#E7B44A", "gold_text": "#E7B44A", "gold_soft": "#55431C", "tint": "#33303D", "live": "#49C4B0",
    "live_soft": "#21473F", "live_face": "#2D4B47", "on_live": "#10231F", "last": "#E58BB4", "warn": "#F08B6B",
    "seat1": "#4FBDB5", "seat2": "#D08AC3", "seat3": "#E0A84A", "seat4": "#93A6CC", "hint": "#7FB6F2",
    "hint_soft": "#22374F",
}  # fmt: skip

# The faces after system-ui are for converters, which do not know it; all are common on some system.
_CSS: Final = """
svg{color:$ink;font-family:ui-sans-serif,system-ui,'Segoe UI','Helvetica Neue',Arial,'Liberation Sans','Noto Sans',\
'DejaVu Sans Condensed','DejaVu Sans',sans-serif;font-variant-numeric:tabular-nums}
text{fill:$ink}
.table{fill:$table}.board{fill:$board}.tint{fill:$tint}
.well{fill:none;stroke:$edge;stroke-width:1.5;stroke-dasharray:4 3}
.strong{font-weight:700}.muted{fill:$muted}.gold{fill:$gold_text}
.title{fill:$gold_text;font-weight:700;letter-spacing:.06em}.subtitle{fill:$muted;font-weight:700;letter-spacing:.05em}
.seat1{fill:$seat1}.seat2{fill:$seat2}.seat3{fill:$seat3}.seat4{fill:$seat4}
.track{fill:none;stroke:$edge;stroke-width:5;stroke-linecap:round}.dot{fill:$muted;fill-opacity:.5}
.stop{fill:$board;stroke:$gold;stroke-width:2}
.idle{fill:none;pointer-events:all}
.glow{fill:none;stroke:$live;stroke-opacity:.2;stroke-width:9;stroke-linejoin:round}
.face{fill:$live_face}.drop{fill:$live;fill-opacity:.55}
.ring{fill:none;stroke:$live;stroke-width:3;stroke-dasharray:8 5;stroke-linejoin:round;stroke-linecap:round}
.near-ring{display:none;fill:none;stroke:$live;stroke-opacity:.4;stroke-width:1.5;stroke-linejoin:round}
.ring-fine{fill:none;stroke:$live;stroke-width:2;stroke-dasharray:4 3;stroke-linejoin:round}
.was{fill:none;stroke:$last;stroke-width:3;stroke-linejoin:round}
.was-fine{fill:none;stroke:$last;stroke-width:2;stroke-linejoin:round}
"""

COMMON_STYLE: Final = Style(_CSS, LIGHT, DARK)
"""The look that the games share."""

"""SVG: numbers, text that fits, the whole document and the elements of a page.

Drawings are written by hand, as there are thousands of shapes: numbers by ``number``, all text by ``escaped``. Only
this module and ``shapes`` do so; other code makes shapes.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from heliopolis.render.markup import escaped

LEAST: Final = 11
"""The size of the smallest text that can be read on a desktop; a canvas is never shown smaller than it is drawn."""

_NARROW: Final = frozenset(" !'(),.:;|I[]fijlrt-·")
_BROAD: Final = frozenset("mwMW@%+=×→∞—…")


@lru_cache(1 << 14)
def number(value: float) -> str:
    """Return a number to a tenth, as short as it can be: a drawing has thousands of them, mostly the same ones."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def width(text: str, size: float, look: str = "") -> float:
    """About how wide a text is in a wide sans-serif face: narrower ones then fit as well."""
    ems = 0.0
    for letter in text:
        if letter in _NARROW:
            ems += 0.37
        elif letter in _BROAD:
            ems += 0.9
        elif letter.isupper():
            ems += 0.68
        else:
            ems += 0.59
    return ems * size * (1.18 if "strong" in look else 1)


def shortened(words: str, room: float, size: float, look: str = "") -> str:
    """Return the words as far as they fit into their room, with a sign that there are more."""
    # A hair's breadth more does no harm: widths are those of a wide face.
    if width(words, size, look) <= 1.05 * room:
        return words
    letters = len(words)
    while letters > 1 and width(f"{words[:letters]}…", size, look) > 1.05 * room:
        letters -= 1
    return f"{words[:letters].rstrip(' ,.;:')}…"


def document(size: tuple[float, float], title: str, sheet: str, symbols: str, body: str, prefix: str) -> str:
    """Return a standalone SVG file; ``prefix`` begins every id, so that one page can have several."""
    across, down = number(size[0]), number(size[1])
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {across} {down}" width="{across}" height="{down}" '
        f'role="img">\n<title>{escaped(title)}</title>\n<style>{sheet}</style>\n<defs>\n{symbols}\n</defs>\n'
        f"{body}\n</svg>\n"
    )
    return prefixed(text, prefix)


def element(size: tuple[float, float], title: str, name: str, body: str, prefix: str) -> str:
    """Return an element of a page: without style and symbols, which the page carries once for all its elements."""
    across, down = number(size[0]), number(size[1])
    text = (
        f'<svg viewBox="0 0 {across} {down}" width="{across}" height="{down}" role="group" '
        f'aria-label="{escaped(title)}" data-part="{escaped(name)}">{body}</svg>'
    )
    return prefixed(text, prefix)


def sheet_of_symbols(symbols: str, prefix: str) -> str:
    """Return an element of a page that shows nothing and holds symbols for the others."""
    return prefixed(f'<svg width="0" height="0" aria-hidden="true"><defs>\n{symbols}\n</defs></svg>', prefix)


def prefixed(svg: str, prefix: str) -> str:
    """Return the SVG with a prefix before every id and every reference to one.

    Text has no plain quotes, so it is spared.
    """
    if not prefix:
        return svg
    begins = escaped(prefix)
    return svg.replace(' id="', f' id="{begins}').replace(' href="#', f' href="#{begins}')

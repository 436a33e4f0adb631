"""SVG: numbers, text that fits, the whole document and the elements of a page."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from heliopolis.render.markup import html

_NARROW: Final = frozenset(" !'(),.:;|I[]fijlrt-·")
_BROAD: Final = frozenset("mwMW@%+=×→∞—…")


@lru_cache(1 << 14)
def number(value: float) -> Markup:
    """A number to a tenth, as short as it can be: a drawing has thousands of them, mostly the same ones."""
    text = f"{value:.1f}".removesuffix(".0")
    return Markup("0" if text == "-0" else text)


@lru_cache(1 << 14)
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


def document(size: tuple[float, float], title: str, sheet: str, symbols: Markup, body: Markup, prefix: str) -> Markup:
    """A standalone SVG file; ``prefix`` goes before every id, so that several can stand on one page."""
    across, down = number(size[0]), number(size[1])
    drawn = html(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {} {}" width="{}" height="{}" role="img">\n'
        "<title>{}</title>\n<style>{}</style>\n<defs>\n{}\n</defs>\n{}\n</svg>\n",
        across,
        down,
        across,
        down,
        title,
        Markup(sheet),
        symbols,
        body,
    )
    return prefixed(drawn, prefix)


def element(size: tuple[float, float], title: str, name: str, body: Markup, prefix: str) -> Markup:
    """An element of a page: without style and symbols, which the page carries once for all its elements."""
    across, down = number(size[0]), number(size[1])
    drawn = html(
        '<svg viewBox="0 0 {} {}" width="{}" height="{}" role="group" aria-label="{}" data-part="{}">{}</svg>',
        across,
        down,
        across,
        down,
        title,
        name,
        body,
    )
    return prefixed(drawn, prefix)


def sheet_of_symbols(symbols: Markup, prefix: str) -> Markup:
    """An element of a page that shows nothing and holds symbols for the others."""
    return prefixed(html('<svg width="0" height="0" aria-hidden="true"><defs>\n{}\n</defs></svg>', symbols), prefix)


def prefixed(svg: Markup, prefix: str) -> Markup:
    """The SVG with a prefix before every id and every reference to one; text has no plain quotes, so it is spared."""
    if not prefix:
        return svg
    for begins in (html(' id="'), html(' href="#')):
        svg = svg.replace(begins, html("{}{}", begins, prefix))
    return svg

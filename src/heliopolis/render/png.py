"""PNG pictures of SVG drawings."""

from __future__ import annotations

from heliopolis.kernel.errors import HeliopolisError


class NoConverter(HeliopolisError):
    """The library that makes PNG pictures is not installed."""


def png(svg: str, width: int = 1440) -> bytes:
    """Return the picture of an SVG drawing, ``width`` pixels wide."""
    try:
        import resvg_py
    except ImportError:
        raise NoConverter("no-converter") from None
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width))

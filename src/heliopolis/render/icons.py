"""Icons: drawings by name, read from SVG files of symbols."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from heliopolis.kernel.errors import UnknownName

_SYMBOL: Final = re.compile(r'<symbol id="([^"]+)"(.*?</symbol>)', re.DOTALL)


class Icons:
    """Drawings by name."""

    def __init__(self, symbols: Mapping[str, str]) -> None:
        self._symbols: Final = dict(symbols)

    def __contains__(self, name: str) -> bool:
        return name in self._symbols

    def __or__(self, other: Icons) -> Icons:
        return Icons(self._symbols | other._symbols)

    def symbols(self, names: Iterable[str]) -> str:
        """Return the symbols of these icons, to be put into a document that uses them."""
        lines: list[str] = []
        for name in sorted(names):
            if name not in self._symbols:
                raise UnknownName("no-icon", name=name)
            lines.append(self._symbols[name])
        return "\n".join(lines)

    def every(self) -> str:
        """Return the symbols of all icons."""
        return self.symbols(self._symbols)


def read_icons(file: Traversable) -> Icons:
    """Return the symbols of an SVG file."""
    source = file.read_text(encoding="utf-8")
    return Icons({name: f'<symbol id="art/{name}"{rest}' for name, rest in _SYMBOL.findall(source)})


COMMON_ICONS: Final = read_icons(files("heliopolis") / "render" / "art" / "icons.svg")
"""What every game may use: the shapes of the seats, a tick, a loop, no entry."""

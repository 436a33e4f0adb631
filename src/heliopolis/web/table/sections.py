"""Elements: a fragment of a page in pieces, so that what the page has already need not be sent again."""

from __future__ import annotations

import sys
from collections.abc import Callable, Hashable, Mapping
from sys import getsizeof
from typing import Any, Final, NamedTuple, TypeVar, cast

from markupsafe import Markup

from heliopolis.render.drawing_cache import KEYS, MEGABYTE, DrawingCache
from heliopolis.render.markup import html, trusted

VERSION: Final = "\1"
"""Stands for the version of the table, so that a section that shows nothing else new is known."""


ROOM: Final = MEGABYTE // 4
"""Bytes of drawings from which on a table keeps only those of the last versions."""

T = TypeVar("T")


class Element(NamedTuple):
    """An element with its id and tag, or, without an id, what stands between such elements."""

    id: str
    html: Markup
    tag: str = "section"


class Fragment(NamedTuple):
    """The ``<main>`` of a table."""

    version: int
    head: Markup
    elements: tuple[Element, ...]
    title: str
    """The title of the page."""
    layout: str
    """The address of the style that places the boards."""
    mark: str
    """Identifies what is shown: fragments with one mark look alike to one visitor, and pages know which they have."""

    def html(self) -> Markup:
        """Return the whole fragment."""
        return trusted(self.text({}))

    def text(self, known: Mapping[str, Markup]) -> str:
        """Return the fragment for a page that has some sections already: those are only named."""
        parts = [
            f'<{tag} id="{name}" data-same></{tag}>' if name and known.get(name) == content else content
            for name, content, tag in self.elements
        ]
        return "".join([self.head, *parts, "</main>"]).replace(VERSION, str(self.version))

    def known(self) -> dict[str, Markup]:
        """Return the sections by their ids: what need not be sent again. It is not all that is shown."""
        return {name: content for name, content, _ in self.elements if name}


class Drawn(DrawingCache[Any]):
    """What was drawn of one table, and worked out for it, by all that it depends on."""

    def __init__(self) -> None:
        super().__init__(sys.maxsize, _weight)

    def begin(self) -> None:
        """Begin a version of the table: where there is much, what was not asked for lately goes."""
        if self._weight > ROOM:
            self._older, self._fresh, self._weight = self._fresh, {}, 0

    def once(self, depends: Hashable, draw: Callable[[], T]) -> T:
        """Return what was drawn of these values; draw it now unless it was before."""
        return cast(T, self.find(depends, draw))


def _weight(drawn: object) -> int:
    """Return about what something takes of the memory."""
    return KEYS + getsizeof(drawn.html if isinstance(drawn, Element) else drawn)


END: Final = Element("", html("</div>"))
CLOSE: Final = Element("", html("</section>"))

"""Sections: a fragment of a page in pieces, so that what the page has already need not be sent again."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from markupsafe import Markup

from heliopolis.render.markup import html, trusted

VERSION: Final = "\1"
"""Stands for the version of the table, so that a section that shows nothing else new is known."""


class Section(NamedTuple):
    """An element with its id and tag, or, without an id, what stands between such elements."""

    id: str
    html: Markup
    tag: str = "section"


class Fragment(NamedTuple):
    """The ``<main>`` of a table."""

    version: int
    head: Markup
    sections: tuple[Section, ...]
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
            _same(tag, name) if name and known.get(name) == content else content for name, content, tag in self.sections
        ]
        return "".join([self.head, *parts, "</main>"]).replace(VERSION, str(self.version))

    def known(self) -> dict[str, Markup]:
        """Return the sections by their ids: what need not be sent again. It is not all that is shown."""
        return {name: content for name, content, _ in self.sections if name}


@lru_cache(4096)
def _same(tag: str, name: str) -> Markup:
    """Return an element that the page keeps as it is; all tables share the same few hundred names."""
    inner = trusted(tag)
    return html('<{} id="{}" data-same></{}>', inner, name, inner)


END: Final = Section("", html("</div>"))
CLOSE: Final = Section("", html("</section>"))

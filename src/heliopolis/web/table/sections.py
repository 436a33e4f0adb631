"""Sections: a fragment of a page in pieces, so that what the page has already need not be sent again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

VERSION: Final = "\1"
"""Stands for the version of the table, so that a section that shows nothing else new is known."""


class Section(NamedTuple):
    """An element with its id and tag, or, without an id, what stands between such elements."""

    id: str
    html: str
    tag: str = "section"


class Fragment(NamedTuple):
    """The ``<main>`` of a table."""

    version: int
    head: str
    sections: tuple[Section, ...]
    title: str
    """The title of the page."""
    layout: str
    """The address of the style that places the boards."""
    mark: str
    """Tells what is shown: to one visitor two fragments of one mark are alike, and the page knows which it has."""

    def html(self, known: Mapping[str, str] | None = None) -> str:
        """The fragment; a section that is known already is only named."""
        known = known or {}
        parts = [
            f'<{tag} id="{name}" data-same></{tag}>' if name and known.get(name) == html else html
            for name, html, tag in self.sections
        ]
        return f"{self.head}{''.join(parts)}</main>".replace(VERSION, str(self.version))

    def known(self) -> dict[str, str]:
        """The sections by their ids: what need not be sent again. It is not all that is shown."""
        return {name: html for name, html, _ in self.sections if name}


END: Final = Section("", "</div>")
CLOSE: Final = Section("", "</section>")

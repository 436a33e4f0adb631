"""HTML and SVG that escape by themselves: text put into markup is escaped, and only markup passes as it is.

Markup has a type of its own, markupsafe's ``Markup``. It is made by ``html`` from a template in the source and the
values for its holes, so nothing a visitor has typed can become a tag. ``trusted`` takes a text at its word: a test
lists the few modules that use it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from markupsafe import Markup, escape

_HOLE: Final = re.compile(r"\{(\w*)\}")
NO_MARKUP: Final = Markup("")
_make: Final = str.__new__


class _Template(NamedTuple):
    pieces: list[str]
    """The literal text, with an empty string for each hole in between."""
    bare: tuple[int, ...]
    """The holes inside a tag but outside quotes: escaping is not enough there, so they take markup only."""
    names: tuple[str, ...]
    """The names of the holes, if they have names,"""
    known: frozenset[str]
    """each once."""


_templates: Final[dict[str, _Template]] = {}
"""Bounded by the source: templates are literals."""


def html(template: str, /, *values: str | int, **named: str | int) -> Markup:
    """Return the template with a value in each of its holes; whatever is not markup is escaped.

    ``html('<b title="{}">{}</b>', hint, name)``; more than three holes have names:
    ``html('<a class="{look}" href="{to}" title="{hint}">{name}</a>', look=look, to=to, hint=hint, name=name)``
    """
    pieces, bare, names, known = _templates.get(template) or _read(template)
    if names or named:
        if values or named.keys() != known:
            raise ValueError(f"{template!r} takes {', '.join(sorted(known)) or 'no names'}, not {', '.join(named)}")
        values = tuple([named[name] for name in names])
    for hole in bare:
        if type(values[hole]) is not Markup:
            raise TypeError(f"hole {hole + 1} of {template!r} is inside a tag and takes markup only")
    written = pieces.copy()
    # Raises ValueError unless there is one value for each hole.
    written[1::2] = [
        value if type(value) is Markup else escaped(value) if type(value) is str else _shown(value) for value in values
    ]
    return _make(Markup, "".join(written))


def _shown(value: str | int) -> str:
    """Return a number, or a kind of string of its own."""
    return escaped(str(value))


def joined(parts: Iterable[str], between: str = "") -> Markup:
    """Join pieces one after the other; those that are not markup are escaped."""
    safe = [part if type(part) is Markup else escaped(str(part)) for part in parts]
    return trusted((between if type(between) is Markup else escaped(between)).join(safe))


def trusted(text: str) -> Markup:
    """Text that is markup already: a test lists who may say so."""
    return _make(Markup, text)


@lru_cache(1 << 14)
def escaped(text: str) -> str:
    """Return plain text as markup writes it; most pages show the same words."""
    return str(escape(text))


def _read(template: str) -> _Template:
    literals, names = _HOLE.split(template)[::2], _HOLE.findall(template)
    if "" in names and any(names):
        raise ValueError(f"some holes of {template!r} have names and others have none")
    pieces: list[str] = [literals[0]]
    bare: list[int] = []
    where = _after(literals[0], "")
    for hole, literal in enumerate(literals[1:]):
        if where == "<":
            bare.append(hole)
        pieces += ["", literal]
        where = _after(literal, where)
    named = tuple(names) if any(names) else ()
    read = _templates[template] = _Template(pieces, tuple(bare), named, frozenset(named))
    return read


def _after(literal: str, where: str) -> str:
    """Return where a literal leads: "" for text, "<" for the inside of a tag, or the quote an attribute is in."""
    for letter in literal:
        if not where:
            where = "<" if letter == "<" else ""
        elif where == "<":
            where = letter if letter in "\"'" else "" if letter == ">" else "<"
        elif letter == where:
            where = "<"
    return where

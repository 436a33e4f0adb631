"""HTML and SVG that escape by themselves: text put into markup is escaped, and only markup passes as it is.

Markup has a type of its own, markupsafe's ``Markup``. It is made by ``html`` from a template in the source and the
values for its holes, so nothing a visitor has typed can become a tag. ``trusted`` takes a text at its word: a test
lists the few modules that use it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final

from markupsafe import Markup, escape

_HOLE: Final = re.compile(r"\{(\w*)\}")
NO_MARKUP: Final = Markup("")
_make: Final = str.__new__

_templates: Final[dict[str, Callable[..., Markup]]] = {}
"""What writes each template. Bounded by the source: templates are literals."""


def html(template: str, /, *values: str | int, **named: str | int) -> Markup:
    """Return the template with a value in each of its holes; whatever is not markup is escaped.

    ``html('<b title="{}">{}</b>', hint, name)``; more than three holes have names:
    ``html('<a class="{look}" href="{to}" title="{hint}">{name}</a>', look=look, to=to, hint=hint, name=name)``
    """
    write = _templates.get(template)
    if write is None:
        write = _templates[template] = _read(template)
    return write(*values, **named)


def _bare(value: object) -> str:
    """Refuse what is not markup inside a tag but outside quotes: escaping is not enough there."""
    raise TypeError(f"{value!r} is put inside a tag, which takes markup only")


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


def _read(template: str) -> Callable[..., Markup]:
    """Return a function that writes the template, with a parameter for each of its holes."""
    literals, names = _HOLE.split(template)[::2], _HOLE.findall(template)
    if "" in names and any(names):
        raise ValueError(f"some holes of {template!r} have names and others have none")
    holes = names if any(names) else [f"_{place}" for place in range(len(names))]
    pieces, where = [repr(literals[0])], _after(literals[0], "")
    for hole, literal in zip(holes, literals[1:], strict=True):
        plain = f"_bare({hole})" if where == "<" else f"_escaped({hole} if type({hole}) is str else str({hole}))"
        pieces += [f"{hole} if type({hole}) is _Markup else {plain}", repr(literal)]
        where = _after(literal, where)
    order = ["*", *dict.fromkeys(holes)] if any(names) else [*holes, "/"] if names else []
    known = {"_Markup": Markup, "_make": _make, "_escaped": escaped, "str": str, "_bare": _bare, "_join": "".join}
    # As Python reads it: a page is written from hundreds of templates.
    source = f"lambda {', '.join(order)}: _make(_Markup, _join(({', '.join(pieces)},)))"
    written: Callable[..., Markup] = eval(source, known)
    return written


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

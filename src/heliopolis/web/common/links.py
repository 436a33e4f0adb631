"""Links to pass on: a field to copy from, and the same as a code for cameras."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from heliopolis.render.markup import html
from heliopolis.web.common.drawings import sign
from heliopolis.web.server.addresses import url_for
from heliopolis.web.server.preferences import Translator

MEETING_FILES: Final = ("meeting.css", "meeting.js")
"""The style and the script of pages where people meet."""


QUIET_ZONE: Final = 2
"""Free modules around a code, by which cameras find it."""
KEPT_CODES: Final = 256
NOTICES: Final = "#you-notices"
"""Where players choose, on their page, how to be notified of their turn."""
COMING_BACK: Final = "#you-sign-in"
"""Where on that page a browser that does not know its player learns who they are."""


@lru_cache(KEPT_CODES)
def code_of(address: str) -> Markup:
    """Return the address as a QR code, one path of dark modules; its ground is white whatever the theme."""
    import segno  # a server starts faster without

    rows = [list(row) for row in segno.make_qr(address, error="m", boost_error=False).matrix]
    path = "".join(
        f"M{x + QUIET_ZONE} {y + QUIET_ZONE}h{length}v1h-{length}z"
        for y, row in enumerate(rows)
        for x, length in _runs(row)
    )
    size = len(rows) + 2 * QUIET_ZONE
    return html(
        '<svg xmlns="http://www.w3.org/2000/svg" class="code" viewBox="0 0 {} {}" shape-rendering="crispEdges" '
        'aria-hidden="true"><path d="{}"/></svg>',
        size,
        size,
        path,
    )


def _runs(row: list[int]) -> list[tuple[int, int]]:
    """Return where dark modules begin in a row, and how many follow each other."""
    runs: list[tuple[int, int]] = []
    for x, dark in enumerate(row):
        if dark and x and row[x - 1]:
            start, length = runs[-1]
            runs[-1] = start, length + 1
        elif dark:
            runs.append((x, 1))
    return runs


def link(text: str, name: str, **values: str) -> Markup:
    """Return a link to the address of that name."""
    return html('<a href="{}">{}</a>', url_for(name, **values), text)


def link_field(name: str, address: str, label: str, say: Translator) -> Markup:
    """Return a link in a field, with a button that copies it.

    Where a browser lets no one copy, the field is selected.
    """
    return html(
        '<div class="link-field"><input id="{id}" readonly value="{address}" aria-label="{label}">{copy_button}</div>',
        id=name,
        address=address,
        label=label,
        copy_button=copy_button(address, say("copy"), label, say),
    )


def copy_button(text: str, told: str, label: str, say: Translator, look: str = "copy") -> Markup:
    """Return a button that copies a text and says so; our script makes it work, and without scripts it is not shown."""
    return html(
        '<button type="button" class="copy" data-copy="{text}" data-copied="{copied}" '
        'data-selected="{copy_selected}" aria-label="{told}">'
        "{sign}<span>{caption}</span></button>",
        text=text,
        copied=say("copied"),
        copy_selected=say("copy-selected"),
        told=say.texts.titled(told, label) if label else told,
        sign=sign(look),
        caption=told,
    )

"""Forms that act at a table, each for one seat; those about the position name its version."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from heliopolis.render.markup import NO_MARKUP, html
from heliopolis.web.common.page import button_icon
from heliopolis.web.table.sections import VERSION
from heliopolis.web.table.view import VisitorView

DISABLED: Final = html(" disabled")
QUIET: Final = html(" data-quiet")
"""Marks a form that our script posts without leaving the page."""


def action_button(
    view: VisitorView,
    name: str,
    text: str,
    *,
    key: str = "",
    look: str = "",
    enabled: bool = True,
    hint: str = "",
    seat: int | None = None,
    icon: str = "",
    short: str = "",
    sure: str = "",
) -> Markup:
    """Return a button that does something with the position; it is refused if the table has gone on meanwhile.

    ``short`` is what it says where there is little room, ``sure`` what our script asks before it is done.
    """
    address, speaker = view.address(name), view.seat if seat is None else seat
    shown = address, speaker, name, text, key, look, enabled, hint, icon, short, sure
    return view.shared.drawn.once(shown, lambda: _button(*shown))


def _button(
    address: str, seat: int, name: str, text: str, key: str, look: str, enabled: bool, hint: str,  # noqa: FBT001
    icon: str, short: str, sure: str,
) -> Markup:  # fmt: skip
    disabled = NO_MARKUP if enabled else DISABLED
    shortcut = html(' data-key="{}"', key) if key else NO_MARKUP
    title = html(' title="{}"', hint) if hint else NO_MARKUP
    asked = html(' data-sure="{}"', sure) if sure else NO_MARKUP
    # Where there is little room a sign may stand for a name.
    named = html("<span>{}</span>", text) if icon else text
    return html(
        '<form method="post" action="{to}" data-quiet>{at_version}'
        '<button class="{look}" id="do-{name}"{shortcut}{title}{asked}{disabled}>'
        "{button_icon}{named}</button></form>",
        to=address,
        at_version=at_version(seat),
        look=look,
        name=name,
        shortcut=shortcut,
        title=title,
        asked=asked,
        disabled=disabled,
        button_icon=button_icon(icon) if icon else NO_MARKUP,
        named=html('<span class="long">{}</span><span class="short">{}</span>', text, short) if short else named,
    )


def small_form(
    view: VisitorView, action_name: str, fields: Markup, text: str, seat: int | None = None, quiet: Markup = QUIET
) -> Markup:
    speaker = view.seat if seat is None else seat
    return html(
        '<form method="post" action="{to}"{quiet}>{for_seat}{fields}<button>{text}</button></form>',
        to=view.address(action_name),
        quiet=quiet,
        for_seat=for_seat(speaker),
        fields=fields,
        text=text,
    )


def at_version(seat: int) -> Markup:
    """Return the version that a form speaks of, and the seat it speaks for."""
    return html('<input type="hidden" name="version" value="{}">{}', VERSION, for_seat(seat))


def for_seat(seat: int) -> Markup:
    """Return the seat that a form speaks for; what it asks for has nothing to do with the position."""
    return html('<input type="hidden" name="seat" value="{}">', seat)

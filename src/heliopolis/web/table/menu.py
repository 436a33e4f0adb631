"""The menu of a seat: pace of the bots, End turn, name, links for friends, bots for seats, chance."""

from __future__ import annotations

from sys import getsizeof
from typing import Final

from markupsafe import Markup

from heliopolis import bots
from heliopolis.render.drawing_cache import KEYS, MEGABYTE, DrawingCache
from heliopolis.render.markup import NO_MARKUP, html, joined
from heliopolis.table.host import ABSENCE_SECONDS, PACES
from heliopolis.table.seats import LONGEST_NAME
from heliopolis.web.common.page import choice_of
from heliopolis.web.common.players import MIDDLING, bot_name, seat_mark
from heliopolis.web.table.forms import for_seat, small_form
from heliopolis.web.table.view import VisitorView

MENUS: Final[DrawingCache[Markup]] = DrawingCache(2 * MEGABYTE, lambda menu: getsizeof(menu) + KEYS)


def seat_menu(view: VisitorView, pace: str, links: dict[int, str], base: str) -> Markup:
    """What concerns the seats: pace of the bots, End turn, links for friends, bots for seats, chance."""
    table = view.table
    shown = (
        table.id, tuple(table.seats), table.history.over(), table.history.draws > 0, view.seat, view.mine,
        view.language, pace, tuple(links.items()), base, view.away,
    )  # fmt: skip
    return MENUS.find(shown, lambda: _seat_menu(view, pace, links, base))


def _seat_menu(view: VisitorView, pace: str, links: dict[int, str], base: str) -> Markup:
    say, table = view.say, view.table
    rows: list[Markup] = []
    if view.seat >= 0 and any(seat.bot for seat in table.seats):
        values = [(each, say(f"pace-{each}")) for each in PACES]
        rows.append(
            small_form(
                view, "pace", html("<label>{} {}</label>", say("pace"), choice_of("pace", pace, values)), say("set")
            )
        )
    if view.seat >= 0:
        rows += _own_rows(view)
    # Those for friends first; with one's own a seat is not lost with the cookies of a browser.
    for seat, link in sorted(links.items(), key=lambda each: each[0] in view.mine):
        address, own = f"{base}/join/{table.id}/{link}", seat in view.mine
        told = say("link-own" if own else "link-for", player=view.names[seat])
        rows.append(
            html(
                '<label class="link">{}<input readonly value="{}" aria-label="{}"></label>',
                told if own else seat_mark(seat, view.names[seat]),
                address,
                told,
            )
        )
    rows.append(
        html(
            '<label class="link">{} <input readonly value="{}" aria-label="{}"></label>',
            say("watch"),
            base + view.address(),
            say("watch"),
        )
    )
    rows.append(html('<p class="fair">{}<br><code>{}</code></p>', say("commitment"), table.commitment))
    return html(
        '<details class="drop-down" id="menu"><summary>{}</summary><div class="pop panel settings">{}</div></details>',
        say("menu"),
        joined(rows),
    )


def _own_rows(view: VisitorView) -> list[Markup]:
    say, table, seat = view.say, view.table, view.seat
    rows: list[Markup] = []
    robots = [(each, bot_name(each, say)) for each in bots.offered()]
    if table.seats[seat].human:
        confirm = table.seats[seat].confirm
        switch = html('<input type="hidden" name="confirm" value="{}">', "no" if confirm else "yes")
        rows.append(small_form(view, "settings", switch, say("confirm-off" if confirm else "confirm-on")))
        name = html(
            '<input name="name" maxlength="{}" value="{}" aria-label="{}">',
            LONGEST_NAME,
            table.seats[seat].name,
            say("name"),
        )
        rows.append(small_form(view, "rename", name, say("rename")))
        # Not quiet: the browser shall come back with its new cookie.
        rows.append(small_form(view, "renew", NO_MARKUP, say("renew"), quiet=NO_MARKUP))
        if not table.history.draws:
            told = say("nonce")
            nonce = html('<input name="nonce" maxlength="64" aria-label="{}" placeholder="{}">', told, told)
            rows.append(small_form(view, "nonce", nonce, say("nonce-add")))
    for number, other in enumerate(table.seats):
        own, told = number in view.mine, say("give", player=view.names[number])
        if other.human and not table.history.over() and (own or number in view.away):
            given = html('<input type="hidden" name="given" value="{}">', number)
            which = choice_of("bot", MIDDLING, robots, html(' aria-label="{}"', told))
            rows.append(small_form(view, "give", html("{}{}", given, which), told, number if own else None))
        elif other.human and not table.history.over():
            minutes = round(ABSENCE_SECONDS / 60)
            rows.append(html('<p class="fair">{}</p>', say("give-later", player=view.names[number], minutes=minutes)))
        elif own and other.bot and other.link:
            rows.append(small_form(view, "take", NO_MARKUP, say("take", player=other.name), number))
    if len(view.mine) > 1:
        # The page is loaded anew, as the browser's cookie changes.
        rows += [
            html(
                '<form method="post" action="{}">{}<button>{}</button></form>',
                view.address("leave"),
                for_seat(number),
                say("leave", player=view.names[number]),
            )
            for number in sorted(view.mine)
        ]
    return rows

"""The page of a player, “You”: their name, the link for other devices, what is kept about them, and being forgotten."""

from __future__ import annotations

import time
from typing import Final

from markupsafe import Markup

from heliopolis.render.markup import NO_MARKUP, html, joined
from heliopolis.table.keeping.players import Player
from heliopolis.table.seats import LONGEST_NAME
from heliopolis.web.common.links import code_of, link_field
from heliopolis.web.common.page import Page
from heliopolis.web.common.signs import sign
from heliopolis.web.meeting.welcome import MEETING_FILES
from heliopolis.web.notices.section import NoticesShown, mail_field, notices_section
from heliopolis.web.players.progress import FIRST_RATING, read_progress
from heliopolis.web.server.addresses import url_for
from heliopolis.web.server.preferences import Preferences, Translator
from heliopolis.words.texts import language_name

YOU_FILES: Final = (*MEETING_FILES, "players.css", "players.js", "notices.js")


def you_page(
    preferences: Preferences, player: Player | None, link: str, notices: NoticesShown, *, gone: bool = False
) -> Markup:
    """The page; ``link`` is the player's, ``gone`` that this browser has just forgotten one."""
    page = Page(preferences, _title(player, preferences, ""), here=url_for("you"), kind="meeting", files=YOU_FILES)
    say = page.say
    parts = [_name(player, say)]
    if player is None:
        parts.append(_sign_in(notices, say))
    if player is not None:
        parts += [_link(link, say), notices_section(notices, say), _kept(player, notices, say), _leaving(player, say)]
    told = html('<p class="told" role="status">{}</p>', say("you-gone")) if gone else NO_MARKUP
    body = html(
        '<main class="you"{}><header><h1>{}</h1><p class="quiet">{}</p>{}</header>{}</main>',
        html(" data-gone") if gone else NO_MARKUP,
        _title(player, preferences, say("you-head")),
        say("you-about" if player else "you-nobody"),
        told,
        joined(parts),
    )
    return page.html(body, html('<a href="{}">{}</a>', url_for("games"), say("games-head")))


def _title(player: Player | None, preferences: Preferences, otherwise: str) -> str:
    return (player.name if player else "") or otherwise or Page(preferences, "").say("you-head")


def _name(player: Player | None, say: Translator) -> Markup:
    return html(
        '<section class="panel" id="you-name"><h2>{}</h2><form class="take-seat" method="post" action="{}">'
        '<label for="player-name">{}</label><div class="one-line">'
        '<input id="player-name" name="name" maxlength="{}" value="{}" required autocomplete="nickname">'
        '<button class="{}">{}</button></div></form></section>',
        say("you-name"),
        url_for("your-name"),
        say("you-name-about"),
        LONGEST_NAME,
        player.name if player else "",
        "" if player else "main",
        say("save"),
    )


def _sign_in(notices: NoticesShown, say: Translator) -> Markup:
    """Who has played on another device comes back by their link, or by a mail address that they have added there."""
    known, told = {"mailed": "sign-in-mailed", "confirmed": "notices-confirmed"}, notices.told
    done = html('<p class="told" role="status">{}</p>', say(known[told])) if told in known else NO_MARKUP
    by_mail = html(
        '<form class="take-seat" method="post" action="{}"><label for="mail-address">{}</label>{}</form>',
        url_for("sign-in"),
        say("sign-in-about"),
        mail_field(say("sign-in-do")),
    )
    return html(
        '<section class="panel" id="you-sign-in"><h2>{}</h2>{}<p>{}</p>{}</section>',
        say("sign-in-head"),
        done,
        say("sign-in-link"),
        by_mail if notices.mail else NO_MARKUP,
    )


def _link(link: str, say: Translator) -> Markup:
    return html(
        '<section class="panel card" id="you-link"><h2>{}</h2><p>{}</p>{}'
        '<div class="ways-in"><button type="button" class="code-frame" aria-label="{}">{}</button>'
        '<div class="ways-list"><p>{}</p><p class="quiet">{}</p>'
        '<form method="post" action="{}"><button>{}<span>{}</span></button></form></div></div></section>',
        say("you-link"),
        say("you-link-about"),
        link_field("player-link", link, say("you-link"), say),
        say("you-link-code"),
        code_of(link),
        say("you-link-scan"),
        say("you-link-secret"),
        url_for("new-key"),
        sign("again"),
        say("you-link-renew"),
    )


def _kept(player: Player, notices: NoticesShown, say: Translator) -> Markup:
    progress = read_progress(player.progress)
    liked = [f"{say(f'way-{name}')}: {_liking(name, value, say)}" for name, value in sorted(player.settings.items())]
    puzzles = say("you-puzzles-told", count=len(progress.solved), rating=progress.rating)
    rows = [
        (say("you-since"), time.strftime("%Y-%m-%d", time.gmtime(player.created))),
        (say("you-games"), say("you-games-told", count=len(player.games()))),
        (say("you-talk"), say("you-talk-told")),
        (say("you-notices"), say("you-notices-told", count=len(notices.ways))),
        (say("you-settings"), " · ".join(liked) or say("you-settings-none")),
        (say("you-lessons"), say("you-lessons-told", count=len(progress.learnt))),
        (say("you-puzzles"), puzzles if progress.tried or progress.rating != FIRST_RATING else say("you-puzzles-none")),
    ]
    return html(
        '<section class="panel" id="you-kept"><h2>{}</h2><p class="quiet">{}</p><dl>{}</dl>'
        '<p><a href="{}" download>{}</a></p></section>',
        say("you-kept"),
        say("you-kept-about"),
        joined(html("<dt>{}</dt><dd>{}</dd>", name, told) for name, told in rows),
        url_for("export"),
        say("you-export"),
    )


def _liking(name: str, value: str, say: Translator) -> str:
    """A preference as the settings call it."""
    keys = {"theme": f"theme-{value}", "digest": f"digest-{value}"}
    return language_name(value) if name == "language" else say(keys.get(name, f"switched-{value}"))


def _leaving(player: Player, say: Translator) -> Markup:
    return html(
        '<section class="panel" id="you-leaving"><h2>{}</h2>'
        '<div class="leaving"><p>{}</p><form method="post" action="{}">{}<button>{}</button></form></div>'
        '<details class="leaving"><summary>{}</summary><p>{}</p>'
        '<form method="post" action="{}">{}<label class="radio">'
        '<input type="checkbox" name="sure" value="yes" required> {}</label>'
        "<button>{}</button></form></details></section>",
        say("you-leaving"),
        say("you-forget-about"),
        url_for("forget"),
        _whose(player),
        say("you-forget"),
        say("you-delete"),
        say("you-delete-about"),
        url_for("delete"),
        _whose(player),
        say("you-delete-sure"),
        say("you-delete-do"),
    )


def _whose(player: Player) -> Markup:
    """Whom a form is about: a page that was open before this browser became another's is refused."""
    return html('<input type="hidden" name="player" value="{}">', player.id)


def open_page(preferences: Preferences, path: str, player: Player, own: Player | None, games: int) -> Markup:
    """Whose player a link leads to. Nothing happens before its button is pressed: programs look at links too.

    ``own`` is whom this browser is now, ``games`` how many games it has.
    """
    page = Page(preferences, player.name or "Heliopolis", here=path, kind="meeting", files=YOU_FILES)
    say = page.say
    name = player.name or say("you-unnamed")
    if own is not None and own.id == player.id:
        head, about = say("become-already", player=name), say("become-already-about")
        deed = html('<p><a class="as-button" href="{}">{}</a></p>', url_for("you"), say("become-look"))
    else:
        head, about = say("become-head", player=name), say("become-about", count=len(player.games()))
        deed = _choices(path, name, own, games, say) if games else _plain(path, name, say)
    return page.html(
        html(
            '<main class="welcome"><section class="panel card"><h1>{}</h1><p class="quiet">{}</p>{}</section></main>',
            head,
            about,
            deed,
        )
    )


def _plain(path: str, name: str, say: Translator) -> Markup:
    return html(
        '<form class="swap" method="post" action="{}"><button class="main" name="open" value="together">{}</button>'
        '<a href="{}">{}</a></form>',
        path,
        say("become-do", player=name),
        url_for("lobby"),
        say("become-not"),
    )


def _choices(path: str, name: str, own: Player | None, games: int, say: Translator) -> Markup:
    """This browser has games of its own: they go along, or stay behind with whoever it is now."""
    other = (own.name if own else "") or say("you-unnamed")
    return html(
        '<p class="wrong">{}</p><form class="swap" method="post" action="{}">'
        '<button class="main" name="open" value="together">{}</button><p class="quiet">{}</p>'
        '<button name="open" value="instead">{}</button><p class="quiet">{}</p>'
        '<a href="{}">{}</a></form>',
        say("become-asks", player=other, count=games),
        path,
        say("become-together", player=name),
        say("become-together-about"),
        say("become-instead", player=name),
        say("become-instead-about"),
        url_for("you"),
        say("become-stay", player=other),
    )


def confirm_page(preferences: Preferences, path: str, player: Player, address: str) -> Markup:
    """Whoever got the mail to an address says that it is theirs."""
    page = Page(preferences, "Heliopolis", here=path, kind="meeting", files=YOU_FILES)
    say = page.say
    return page.html(
        html(
            '<main class="welcome"><section class="panel card"><h1>{}</h1><p class="quiet">{}</p>'
            '<form class="swap" method="post" action="{}"><button class="main">{}</button></form></section></main>',
            say("confirm-head"),
            say("confirm-about", player=player.name or say("you-unnamed"), address=address),
            path,
            say("confirm-do"),
        )
    )

"""The page of a player, “You”: their name, the link for other devices, what is kept about them, and being forgotten."""

from __future__ import annotations

import time
from typing import Final

from markupsafe import Markup

from heliopolis.abilities import here
from heliopolis.render.markup import html
from heliopolis.table.keeping.players import Player
from heliopolis.table.seats import LONGEST_NAME
from heliopolis.web.common.links import MEETING_FILES, code_of
from heliopolis.web.common.page import Page, render
from heliopolis.web.notifications.section import NoticesShown, mail_field, notices_section
from heliopolis.web.players.progress import FIRST_RATING, read_progress
from heliopolis.web.server.addresses import url_for
from heliopolis.web.server.preferences import Preferences, Translator
from heliopolis.words.texts import language_name

YOU_FILES: Final = (*MEETING_FILES, "players.css", "players.js", "notices.js")


def you_page(
    preferences: Preferences, player: Player | None, link: str, notices: NoticesShown, *, gone: bool = False
) -> Markup:
    """Return the page; ``link`` is the player's, ``gone`` that this browser has just forgotten one."""
    title = _title(player, preferences, "")
    page = Page(preferences, title, here=url_for("you"), kind="meeting", files=YOU_FILES)
    say = page.say
    # Who has played on another device comes back by their link, or by a mail address that they have added there.
    known = {"mailed": "sign-in-mailed", "confirmed": "notices-confirmed"}
    body = render(
        "players/you.html",
        say=say,
        player=player,
        link=link,
        code=code_of(link) if player else "",
        notices=notices,
        others=here().others,
        gone=gone,
        head=_title(player, preferences, say("you-head")),
        longest_name=LONGEST_NAME,
        signed_in=say(known[notices.told]) if notices.told in known else "",
        mail_field=mail_field,
        notices_section=notices_section(notices, say) if player and here().notices else "",
        kept=_kept(player, notices, say) if player else [],
    )
    return page.html(body, html('<a href="{}">{}</a>', url_for("games"), say("games-head")))


def _title(player: Player | None, preferences: Preferences, otherwise: str) -> str:
    return (player.name if player else "") or otherwise or Page(preferences, "").say("you-head")


def _kept(player: Player, notices: NoticesShown, say: Translator) -> list[tuple[str, str]]:
    """Return what is kept about a player, each thing with its name."""
    progress = read_progress(player.progress)
    liked = [
        say.texts.titled(say(f"way-{name}"), _liking(name, value, say))
        for name, value in sorted(player.settings.items())
    ]
    puzzles = say("you-puzzles-told", count=len(progress.solved), rating=progress.rating)
    return [
        (say("you-since"), time.strftime("%Y-%m-%d", time.gmtime(player.created))),
        (say("you-games"), say("you-games-told", count=len(player.games()))),
        (say("you-talk"), say("you-talk-told")),
        (say("you-notices"), say("you-notices-told", count=len(notices.ways))),
        (say("you-settings"), " · ".join(liked) or say("you-settings-none")),
        (say("you-lessons"), say("you-lessons-told", count=len(progress.learnt))),
        (say("you-puzzles"), puzzles if progress.tried or progress.rating != FIRST_RATING else say("you-puzzles-none")),
    ]


def _liking(name: str, value: str, say: Translator) -> str:
    """Return a preference as the settings call it."""
    keys = {"theme": f"theme-{value}", "digest": f"digest-{value}"}
    return language_name(value) if name == "language" else say(keys.get(name, f"switched-{value}"))


def open_page(preferences: Preferences, path: str, player: Player, own: Player | None, games: int) -> Markup:
    """Return whose player a link leads to. Nothing happens before its button is pressed: programs look at links too.

    ``own`` is whom this browser is now, ``games`` how many games it has.
    """
    page = Page(preferences, player.name or "Heliopolis", here=path, kind="meeting", files=YOU_FILES)
    say = page.say
    name, known = player.name or say("you-unnamed"), own is not None and own.id == player.id
    body = render(
        "players/become.html",
        say=say,
        known=known,
        name=name,
        other=(own.name if own else "") or say("you-unnamed"),
        games=games,
        path=path,
        head=say("become-already" if known else "become-head", player=name),
        about=say("become-already-about") if known else say("become-about", count=len(player.games())),
    )
    return page.html(body)


def confirm_page(preferences: Preferences, path: str, player: Player, address: str) -> Markup:
    """Ask the receiver of a mail to confirm that the address is theirs."""
    page = Page(preferences, "Heliopolis", here=path, kind="meeting", files=YOU_FILES)
    say = page.say
    about = say("confirm-about", player=player.name or say("you-unnamed"), address=address)
    return page.html(render("players/confirm.html", say=say, about=about, path=path))

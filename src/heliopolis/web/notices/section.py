"""The part of the page “You” about notices: the ways a player has, trying and ending them, quiet hours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from markupsafe import Markup

from heliopolis.render.markup import NO_MARKUP, html, joined
from heliopolis.table.keeping.notice_ways import ON, STOPPED, WAITING, NoticeWay
from heliopolis.web.common.page import choice_of
from heliopolis.web.common.signs import sign
from heliopolis.web.notices.mail import LONGEST_MAIL, MAIL
from heliopolis.web.notices.outgoing import LONGEST_ADDRESS
from heliopolis.web.notices.push import PUSH
from heliopolis.web.notices.quiet import HOURS, LONGEST_ZONE, QuietHours
from heliopolis.web.notices.webhooks import FORMS, WEBHOOK
from heliopolis.web.server.addresses import url_for
from heliopolis.web.server.preferences import Translator

SIGNS: Final = {PUSH: "eye", WEBHOOK: "share", MAIL: "mail"}
DONE: Final = frozenset({"added", "mailed", "confirmed", "tried", "stopped", "started", "removed", "quiet"})
WRONG: Final = frozenset({"untaken", "unanswered"})
"""What the page may be asked to tell of something that was done, or could not be."""


class NoticesShown(NamedTuple):
    """What the section shows."""

    ways: Sequence[NoticeWay]
    quiet: QuietHours
    told: str = ""
    """What was done just now, one of the outcomes."""
    push_key: str = ""
    """What a browser must know to subscribe."""
    mail: bool = False
    """Whether mail can be sent."""


def notices_section(shown: NoticesShown, say: Translator) -> Markup:
    """The section."""
    told = NO_MARKUP
    if shown.told in DONE | WRONG:
        look = "wrong" if shown.told in WRONG else "told"
        told = html('<p class="{}" role="status">{}</p>', look, say(f"notices-{shown.told}"))
    ways = html('<ul class="notice-ways">{}</ul>', joined(_way(way, say) for way in shown.ways))
    return html(
        '<section class="panel" id="you-notices"><h2>{}</h2><p class="quiet">{}</p>{}{}{}{}</section>',
        say("notices-head"),
        say("notices-about"),
        told,
        ways if shown.ways else NO_MARKUP,
        joined([_add_push(shown.push_key, say), _add_mail(say) if shown.mail else NO_MARKUP, _add_webhook(say)]),
        _quiet(shown.quiet, say) if shown.ways else NO_MARKUP,
    )


def _way(way: NoticeWay, say: Translator) -> Markup:
    deeds = ["confirm", "remove"] if way.state == WAITING else ["try", "stop" if way.state == ON else "start", "remove"]
    buttons = joined(
        html(
            '<button formaction="{}">{}</button>', url_for("change-way", way=way.id, deed=deed), say(f"notices-{deed}")
        )
        for deed in deeds
    )
    return html(
        '<li class="{}">{}<div><b>{}</b><span class="where">{}</span><span class="state">{}</span></div>'
        '<form method="post">{}</form></li>',
        way.state,
        sign(SIGNS[way.kind]),
        way_name(way, say),
        where(way),
        _state(way, say),
        buttons,
    )


def way_name(way: NoticeWay, say: Translator) -> str:
    """What a way is called."""
    if way.kind == PUSH:
        return say("notices-push-name", browser=way.details.get("label", ""))
    return say("notices-mail-name") if way.kind == MAIL else say(f"notices-form-{way.details.get('form', FORMS[0])}")


def where(way: NoticeWay) -> str:
    """Where a way leads; the rest of an address may be a secret."""
    return way.address if way.kind == MAIL else urlsplit(way.address).hostname or ""


def _state(way: NoticeWay, say: Translator) -> str:
    if way.state == ON and way.failing is not None:
        return say("notices-state-failing")
    return say(f"notices-state-{way.state}")


def _add_webhook(say: Translator) -> Markup:
    forms = choice_of(
        "form", FORMS[0], [(form, say(f"notices-form-{form}")) for form in FORMS], html(' id="hook-form"')
    )
    return html(
        '<details class="add-way"><summary>{}</summary><form method="post" action="{}"><p>{}</p>'
        '<label for="hook-form">{}</label>{}<label for="hook-address">{}</label><div class="one-line">'
        '<input id="hook-address" name="address" type="url" maxlength="{}" placeholder="https://" required '
        'autocomplete="off"><button>{}</button></div></form></details>',
        say("notices-webhook"),
        url_for("add-webhook"),
        say("notices-webhook-about"),
        say("notices-webhook-form"),
        forms,
        say("notices-webhook-address"),
        LONGEST_ADDRESS,
        say("notices-add"),
    )


def _add_push(key: str, say: Translator) -> Markup:
    """A button that our script shows where the browser can be told."""
    return html(
        '<div class="add-push" hidden data-subscribe="{}" data-key="{}">'
        '<button type="button" class="main">{}</button><p class="quiet" role="status" data-refused="{}" '
        'data-failed="{}">{}</p></div>',
        url_for("add-push"),
        key,
        say("notices-push"),
        say("notices-push-refused"),
        say("notices-push-failed"),
        say("notices-push-about"),
    )


def _add_mail(say: Translator) -> Markup:
    return html(
        '<details class="add-way"><summary>{}</summary><form method="post" action="{}"><p>{}</p>'
        '<label for="mail-address">{}</label>{}</form></details>',
        say("notices-mail"),
        url_for("add-mail"),
        say("notices-mail-about"),
        say("notices-mail-address"),
        mail_field(say("notices-add")),
    )


def mail_field(deed: str) -> Markup:
    """A field for a mail address, and the button that sends it."""
    return html(
        '<div class="one-line"><input id="mail-address" name="address" type="email" maxlength="{}" required '
        'autocomplete="email"><button>{}</button></div>',
        LONGEST_MAIL,
        deed,
    )


def _quiet(quiet: QuietHours, say: Translator) -> Markup:
    hours = [(str(hour), f"{hour:02}:00") for hour in range(HOURS)]
    return html(
        '<form class="quiet-hours" method="post" action="{}"><h3>{}</h3><p class="quiet">{}</p>'
        '<div class="hours"><label>{} {}</label><label>{} {}</label>'
        '<label class="zone">{} <input name="zone" value="{}" maxlength="{}" data-zone="{}" required></label>'
        "<button>{}</button></div></form>",
        url_for("quiet"),
        say("notices-quiet-head"),
        say("notices-quiet-about"),
        say("notices-quiet-from"),
        choice_of("first", str(quiet.first), hours),
        say("notices-quiet-to"),
        choice_of("last", str(quiet.last), hours),
        say("notices-quiet-zone"),
        quiet.zone,
        LONGEST_ZONE,
        "unset" if quiet == QuietHours() else "set",
        say("save"),
    )


def stop_page_body(way: NoticeWay | None, path: str, say: Translator) -> Markup:
    """What whoever opens the link of a notice sees: the way has ended, or ends by the button."""
    name = f"{way_name(way, say)} ({where(way)})" if way else ""
    if way is None or way.state == STOPPED:
        about = say("stop-ended", way=name) if way else say("stop-gone")
        deed = html('<p><a class="as-button" href="{}#you-notices">{}</a></p>', url_for("you"), say("stop-you"))
    else:
        about = say("stop-about", way=name)
        deed = html(
            '<form class="swap" method="post" action="{}" data-at-once><button class="main">{}</button></form>',
            path,
            say("stop-do"),
        )
    return html(
        '<main class="welcome"><section class="panel card"><h1>{}</h1><p>{}</p>{}</section></main>',
        say("stop-head"),
        about,
        deed,
    )


def way_exported(way: NoticeWay) -> Mapping[str, object]:
    """A way as it is given to its player."""
    return {
        "kind": way.kind,
        "address": way.address,
        "details": dict(way.details),
        "created": way.created,
        "state": way.state,
        "failing": way.failing,
    }

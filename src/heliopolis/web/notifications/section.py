"""The part of the page “You” about notices: the ways a player has, trying and ending them, quiet hours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from markupsafe import Markup

from heliopolis.table.keeping.notices import KINDS, ON, WAITING, NoticeWay
from heliopolis.web.common.page import render
from heliopolis.web.notifications.channels import FORMS, LONGEST_MAIL, MAIL, PUSH, WEBHOOK
from heliopolis.web.notifications.outgoing import LONGEST_ADDRESS
from heliopolis.web.notifications.timing import HOURS, LONGEST_ZONE, QuietHours
from heliopolis.web.server.preferences import Translator

SIGNS: Final = {PUSH: "eye", WEBHOOK: "share", MAIL: "mail"}
DONE: Final = frozenset({"added", "mailed", "confirmed", "tried", "stopped", "started", "removed", "quiet"})
WRONG: Final = frozenset({"untaken", "unanswered"})
"""What the page may be asked to say about something that was done, or could not be."""


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
    """Return the section."""
    return render(
        "notifications/section.html",
        say=say,
        shown=shown,
        told=say(f"notices-{shown.told}") if shown.told in DONE | WRONG else "",
        wrong=shown.told in WRONG,
        signs=SIGNS,
        way_name=way_name,
        where=where,
        on=ON,
        waiting=WAITING,
        longest_mail=LONGEST_MAIL,
        forms=FORMS,
        longest_address=LONGEST_ADDRESS,
        hours=[(str(hour), f"{hour:02}:00") for hour in range(HOURS)],
        longest_zone=LONGEST_ZONE,
        quiet_set=shown.quiet._replace(off=frozenset()) != QuietHours(),
        kinds=KINDS,
    )


def way_name(way: NoticeWay, say: Translator) -> str:
    """Return what a way is called."""
    if way.kind == PUSH:
        return say("notices-push-name", browser=way.details.get("label", ""))
    return say("notices-mail-name") if way.kind == MAIL else say(f"notices-form-{way.details.get('form', FORMS[0])}")


def where(way: NoticeWay) -> str:
    """Return where a way leads; the rest of an address may be a secret."""
    return way.address if way.kind == MAIL else urlsplit(way.address).hostname or ""


def way_exported(way: NoticeWay) -> Mapping[str, object]:
    """Return a way as it is given to its player."""
    return {name: told for name, told in way._asdict().items() if name not in {"id", "player_id", "base"}}

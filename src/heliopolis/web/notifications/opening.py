"""What the owner of a server says about notices, and the desk that goes by it."""

from __future__ import annotations

import time
from pathlib import Path
from typing import NamedTuple

from heliopolis.table.host import Host
from heliopolis.web.notifications.desk import NoticeDesk, Sender
from heliopolis.web.notifications.looking import Now
from heliopolis.web.notifications.mail import MAIL, MailSender, MailServer
from heliopolis.web.notifications.outgoing import Network, Outgoing
from heliopolis.web.notifications.push import PUSH, PushSender
from heliopolis.web.notifications.webhooks import WEBHOOK, WebhookSender
from heliopolis.web.server.signing import CookieSigner, signing_key


class NoticeOptions(NamedTuple):
    """What an owner may choose."""

    allowed: tuple[Network, ...] = ()
    """Where notices may be sent besides the public network."""
    mail: MailServer | None = None
    """Through which server mail is sent, if any is."""


def open_desk(host: Host, data: Path, options: NoticeOptions, now: Now = time.time) -> NoticeDesk:
    """Return the desk of a server."""
    from heliopolis.web.notifications.sealing import PushKey, new_push_key  # cryptography is needed only here

    outgoing = Outgoing(options.allowed)
    signer = CookieSigner(signing_key(host.store, data))
    mail = None if options.mail is None else MailSender(options.mail)
    push = PushSender(outgoing, PushKey(host.store.ways.push_key(new_push_key())), now)
    senders: dict[str, Sender] = {WEBHOOK: WebhookSender(outgoing), PUSH: push}
    if mail is not None:
        senders[MAIL] = mail
    return NoticeDesk(host, signer, outgoing, senders, push.public, mail, now)

"""Notices in the browser by Web Push."""

from __future__ import annotations

import base64
import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import urlsplit

from heliopolis.kernel.errors import BadData
from heliopolis.table.keeping.notices import NoticeWay
from heliopolis.web.notifications.outgoing import Outgoing
from heliopolis.web.notifications.timing import Now
from heliopolis.web.notifications.wording import Notice

if TYPE_CHECKING:  # it needs cryptography, which where no one is notified may be missing
    from heliopolis.web.notifications.sealing import PushKey

PUSH: Final = "push"
AUTH_BYTES: Final = 16
LONGEST_BODY: Final = 1200
"""Letters of the text: a push service takes no more than some 4 KB in all."""
KEPT_SECONDS: Final = 24 * 3600
"""How long a push service keeps a notification for a browser that is away."""
TOKEN_SECONDS: Final = 12 * 3600
GONE: Final = frozenset({404, 410})
"""What a push service answers of a browser that has unsubscribed."""
LONGEST_LABEL: Final = 40


class Subscription(NamedTuple):
    """What a browser sends when it subscribes."""

    endpoint: str
    p256dh: str
    auth: str


def encoded(raw: bytes) -> str:
    """Return bytes as a text of the URL alphabet, without padding."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Return the bytes of such a text."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def read_subscription(body: bytes) -> Subscription:
    """Return what a page posts for its browser."""
    from heliopolis.web.notifications.sealing import is_point

    try:
        told = json.loads(body)
        found = Subscription(told["endpoint"], told["keys"]["p256dh"].rstrip("="), told["keys"]["auth"].rstrip("="))
        good = is_point(decoded(found.p256dh)) and len(decoded(found.auth)) == AUTH_BYTES
        good = good and isinstance(found.endpoint, str)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        good, found = False, Subscription("", "", "")
    if not good:
        raise BadData("subscription", "notice-subscription")
    return found


class PushSender:
    """Sends to the browsers of players."""

    def __init__(self, outgoing: Outgoing, key: PushKey, now: Now) -> None:
        self._outgoing: Final = outgoing
        self._key: Final = key
        self._now: Final = now
        self.public: Final = encoded(key.public)
        """What browsers must know to subscribe."""

    async def send(self, way: NoticeWay, notice: Notice) -> None:
        """Send a notice there; a browser that has unsubscribed is gone for good."""
        told = json.dumps(push_message(notice), ensure_ascii=False).encode()
        body = self._key.encrypt(told, decoded(way.details["p256dh"]), decoded(way.details["auth"]))
        headers = {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            # A newer notice takes the place of one that waits for the browser.
            "Topic": "turns",
            "Authorization": f"vapid t={self._token(way)},k={self.public}",
        }
        (await self._outgoing.post(way.address, body, headers)).check(gone=GONE)

    def _token(self, way: NoticeWay) -> str:
        """Say who we are, signed for this push service alone and for some hours."""
        to = urlsplit(way.address)
        owner = way.base if way.base.startswith("https://") else "mailto:owner@heliopolis.invalid"
        claims = {"aud": f"{to.scheme}://{to.netloc}", "exp": int(self._now()) + TOKEN_SECONDS, "sub": owner}
        parts = [encoded(json.dumps(each).encode()) for each in ({"typ": "JWT", "alg": "ES256"}, claims)]
        return ".".join([*parts, encoded(self._key.sign(".".join(parts).encode()))])


def push_message(notice: Notice) -> Mapping[str, str | int]:
    """Return what the service worker of the browser gets."""
    body = "\n".join([*(line.text for line in notice.lines), *([notice.more] if notice.more else [])])
    return {
        "title": notice.title,
        "body": body[:LONGEST_BODY],
        "language": notice.language,
        "count": notice.waiting,
        "link": notice.link,
        "stop": notice.stop,
        "stopText": notice.stop_text,
    }

"""Notices in the browser by Web Push: encrypted for the browser that subscribed (RFC 8291), signed by us (RFC 8292)."""

from __future__ import annotations

import base64
import json
import os
import struct
from collections.abc import Mapping
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from heliopolis.kernel.errors import BadData
from heliopolis.table.keeping.notice_ways import NoticeWay
from heliopolis.web.notices.looking import Now
from heliopolis.web.notices.outgoing import Outgoing
from heliopolis.web.notices.wording import Notice

PUSH: Final = "push"
KEY_BYTES: Final = 32
POINT_BYTES: Final = 65
AUTH_BYTES: Final = 16
RECORD_BYTES: Final = 4096
LONGEST_BODY: Final = 1200
"""Letters of the text: a push service takes no more than some 4 KB in all."""
KEPT_SECONDS: Final = 24 * 3600
"""So long a push service keeps a notice for a browser that is away."""
TOKEN_SECONDS: Final = 12 * 3600
GONE: Final = frozenset({404, 410})
"""What a push service answers of a browser that has unsubscribed."""
LONGEST_LABEL: Final = 40
_CURVE: Final = ec.SECP256R1()


class Subscription(NamedTuple):
    """What a browser tells of itself when it subscribes."""

    endpoint: str
    p256dh: str
    auth: str


def encoded(raw: bytes) -> str:
    """Bytes as a text of the URL alphabet, without padding."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The bytes of such a text."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def read_subscription(body: bytes) -> Subscription:
    """What a page posts for its browser."""
    try:
        told = json.loads(body)
        found = Subscription(told["endpoint"], told["keys"]["p256dh"].rstrip("="), told["keys"]["auth"].rstrip("="))
        ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, decoded(found.p256dh))
        good = len(decoded(found.p256dh)) == POINT_BYTES and len(decoded(found.auth)) == AUTH_BYTES
        good = good and isinstance(found.endpoint, str)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        good, found = False, Subscription("", "", "")
    if not good:
        raise BadData("subscription", "notice-subscription")
    return found


def encrypt(text: bytes, to: bytes, auth: bytes, own: ec.EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """A text that only the browser can read which has the key of the point ``to``."""
    there = ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, to)
    here = own.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    secret = _derived(own.exchange(ec.ECDH(), there), auth, b"WebPush: info\0" + to + here, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack("!IB", RECORD_BYTES, len(here)) + here
    return head + AESGCM(key).encrypt(nonce, text + b"\x02", None)


def _derived(secret: bytes, salt: bytes, about: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, about).derive(secret)


def new_push_key() -> bytes:
    """A key by which push services know a server again."""
    return ec.generate_private_key(_CURVE).private_numbers().private_value.to_bytes(KEY_BYTES, "big")


class PushSender:
    """Sends to the browsers of players."""

    def __init__(self, outgoing: Outgoing, key: bytes, now: Now) -> None:
        self._outgoing: Final = outgoing
        self._key: Final = ec.derive_private_key(int.from_bytes(key, "big"), _CURVE)
        self._now: Final = now
        self.public: Final = encoded(self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))
        """What browsers must know to subscribe."""

    async def send(self, way: NoticeWay, notice: Notice) -> None:
        """Send a notice there; a browser that has unsubscribed is gone for good."""
        told = json.dumps(push_message(notice), ensure_ascii=False).encode()
        own, salt = ec.generate_private_key(_CURVE), os.urandom(16)
        body = encrypt(told, decoded(way.details["p256dh"]), decoded(way.details["auth"]), own, salt)
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
        """Who we are, signed for this push service alone and for some hours."""
        to = urlsplit(way.address)
        owner = way.base if way.base.startswith("https://") else "mailto:owner@heliopolis.invalid"
        claims = {"aud": f"{to.scheme}://{to.netloc}", "exp": int(self._now()) + TOKEN_SECONDS, "sub": owner}
        parts = [encoded(json.dumps(each).encode()) for each in ({"typ": "JWT", "alg": "ES256"}, claims)]
        first, second = decode_dss_signature(self._key.sign(".".join(parts).encode(), ec.ECDSA(hashes.SHA256())))
        return ".".join([*parts, encoded(first.to_bytes(32, "big") + second.to_bytes(32, "big"))])


def push_message(notice: Notice) -> Mapping[str, str | int]:
    """What the service worker of the browser gets."""
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

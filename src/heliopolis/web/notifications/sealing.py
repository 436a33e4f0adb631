"""The cryptography of Web Push: only that browser can read it (RFC 8291), only we can have signed it (RFC 8292)."""

from __future__ import annotations

import os
import struct
from typing import Final

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

KEY_BYTES: Final = 32
POINT_BYTES: Final = 65
SALT_BYTES: Final = 16
RECORD_BYTES: Final = 4096
_CURVE: Final = ec.SECP256R1()


class PushKey:
    """The key by which push services know a server again."""

    def __init__(self, key: bytes) -> None:
        self._key: Final = ec.derive_private_key(int.from_bytes(key, "big"), _CURVE)
        self.public: Final = _point(self._key)

    def sign(self, text: bytes) -> bytes:
        """Return the signature of a text, as tokens carry it."""
        first, second = decode_dss_signature(self._key.sign(text, ec.ECDSA(hashes.SHA256())))
        return first.to_bytes(KEY_BYTES, "big") + second.to_bytes(KEY_BYTES, "big")

    def encrypt(self, text: bytes, to: bytes, auth: bytes) -> bytes:
        """Return a text that only the browser can read which has the key of the point ``to``."""
        return encrypt(text, to, auth, ec.generate_private_key(_CURVE), os.urandom(SALT_BYTES))


def new_push_key() -> bytes:
    """Return a key that no other server has."""
    return ec.generate_private_key(_CURVE).private_numbers().private_value.to_bytes(KEY_BYTES, "big")


def is_point(point: bytes) -> bool:
    """Return whether these bytes are a point of the curve, and can be the key of a browser."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, point)
    except ValueError:
        return False
    return len(point) == POINT_BYTES


def encrypt(text: bytes, to: bytes, auth: bytes, own: ec.EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """Return a text that only the browser can read which has the key of the point ``to``."""
    there, here = ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, to), _point(own)
    secret = _derived(own.exchange(ec.ECDH(), there), auth, b"WebPush: info\0" + to + here, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack("!IB", RECORD_BYTES, len(here)) + here
    return head + AESGCM(key).encrypt(nonce, text + b"\x02", None)


def _point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(secret: bytes, salt: bytes, about: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, about).derive(secret)

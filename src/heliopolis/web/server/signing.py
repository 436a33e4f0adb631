"""Signatures for what a browser keeps for us: itsdangerous signs, with a key that only the data folder holds."""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
import tempfile
from functools import lru_cache
from pathlib import Path
from typing import Final

from itsdangerous import BadSignature, Signer
from itsdangerous.encoding import base64_decode
from itsdangerous.signer import SigningAlgorithm

from heliopolis.kernel.errors import BadData
from heliopolis.table.keeping.store import Store

KEY_BYTES: Final = 32
KEY_FILE: Final = "key"
REMEMBERED: Final = 4096
"""Cookies whose signature need not be checked again."""


class CookieSigner:
    """Signs cookies, each for its own name: the value of one is worth nothing in another."""

    def __init__(self, key: bytes) -> None:
        self._key: Final = key
        self._verified: Final = lru_cache(REMEMBERED)(self._verify)
        """A browser sends the same cookies with every request. What others made up is not remembered."""

    def sign(self, name: str, value: str) -> str:
        """Return the value with its signature."""
        return self._signer(name).sign(value).decode()

    def read(self, name: str, signed: str) -> str | None:
        """Return the value, if we signed it for that name."""
        try:
            return self._verified(name, signed)
        except BadSignature:
            return None

    def _verify(self, name: str, signed: str) -> str:
        try:
            return self._signer(name).unsign(signed).decode()
        except BadSignature:
            earlier = Signer(self._key, key_derivation="none", algorithm=_EarlierHmac(name))
            return earlier.unsign(signed).decode()

    def _signer(self, name: str) -> Signer:
        return Signer(self._key, salt=name, key_derivation="hmac", digest_method=hashlib.sha256)


class _EarlierHmac(SigningAlgorithm):
    """The signatures of servers before itsdangerous: half an HMAC of name and value, in hexadecimal.

    Cookies live for a year, so it can go a year after the last such server.
    """

    def __init__(self, name: str) -> None:
        self._name: Final = name.encode()

    def get_signature(self, key: bytes, value: bytes) -> bytes:
        """Return the signature as the signer compares it: it takes what the cookie says for base 64."""
        return base64_decode(hmac.digest(key, self._name + b"\0" + value, "sha256").hex()[:32])


def new_key() -> bytes:
    """Return a key that no one has."""
    return secrets.token_bytes(KEY_BYTES)


def read_key(folder: Path) -> bytes:
    """Return the key of this server, made when it first starts; with it anyone could take any seat.

    A key of any other length is refused: what a full disk has left could be guessed.
    """
    path = folder / KEY_FILE
    if not path.exists():
        _make_key(path, new_key())
    key = path.read_bytes()
    if len(key) != KEY_BYTES:
        raise BadData(str(path), "key", needed=KEY_BYTES, found=len(key))
    return key


def signing_key(store: Store, folder: Path) -> bytes:
    """Return the key of this server: what all servers of a shared database agree on, or else that of its folder."""
    return store.agreed("key", new_key()) or read_key(folder)


def replace_key(folder: Path, key: bytes) -> None:
    """Let the server of a folder sign with another key from its next start on, such as that of a backup."""
    path = folder / KEY_FILE
    path.unlink(missing_ok=True)
    _make_key(path, key)


def _make_key(path: Path, key: bytes) -> None:
    """Put a key in place, whole or not at all; if another process was faster, its key stays."""
    file, name = tempfile.mkstemp(prefix="key-", dir=path.parent)  # readable by this user alone
    part = Path(name)
    try:
        with os.fdopen(file, "wb") as writer:
            writer.write(key)
            writer.flush()
            os.fsync(writer.fileno())
        _put(part, path)
    finally:
        part.unlink(missing_ok=True)


def _put(part: Path, path: Path) -> None:
    try:
        path.hardlink_to(part)
    except FileExistsError:
        pass
    except OSError:  # a file system without hard links
        part.replace(path)

"""Cookies are signed for their own name, and those of servers before are still good."""

from __future__ import annotations

import hmac

import pytest

from heliopolis.web.server.cookies import KEY_BYTES, CookieSigner

KEY = bytes(range(KEY_BYTES))
NAME = "seats-abc"


def earlier(name: str, value: str) -> str:
    """Return a cookie as servers signed it before itsdangerous."""
    signature = hmac.digest(KEY, b"\0".join([name.encode(), value.encode()]), "sha256").hex()[:32]
    return f"{value}.{signature}"


def test_what_was_signed_is_read_again() -> None:
    signer = CookieSigner(KEY)
    for value in ("", "0", "0-1:0123456789abcdef", "0:a/1:b", "a.b", "é"):
        assert signer.read(NAME, signer.sign(NAME, value)) == value


def test_cookies_of_earlier_servers_are_read() -> None:
    for value in ("0", "0-1:0123456789abcdef", "0:a_-/1:b", "a.b"):
        assert CookieSigner(KEY).read(NAME, earlier(NAME, value)) == value


def test_a_cookie_is_good_under_its_own_name_only() -> None:
    signer = CookieSigner(KEY)
    for signed in (signer.sign(NAME, "0"), earlier(NAME, "0")):
        assert signer.read("seats-abd", signed) is None


def test_a_cookie_of_another_key_is_refused() -> None:
    signed = CookieSigner(KEY).sign(NAME, "0")
    assert CookieSigner(KEY[::-1]).read(NAME, signed) is None
    assert CookieSigner(KEY[::-1]).read(NAME, earlier(NAME, "0")) is None


@pytest.mark.parametrize("signed", [CookieSigner(KEY).sign(NAME, "0-1"), earlier(NAME, "0-1")])
def test_whatever_is_changed_is_refused(signed: str) -> None:
    signer = CookieSigner(KEY)
    for forged in ("", ".", "0-1", "0-1.", f"1{signed}", signed.replace("0-1", "0-2"), signed[:-1], f"é{signed}"):
        assert signer.read(NAME, forged) is None, forged


def test_forged_cookies_fill_no_memory() -> None:
    signer = CookieSigner(KEY)
    for number in range(100):
        assert signer.read(NAME, f"{number}.forged") is None
    assert signer._verified.cache_info().currsize == 0

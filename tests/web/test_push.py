"""Web Push: what a browser subscribed for is encrypted for it, signed by us, and ends when it is gone."""

from __future__ import annotations

import json
import os
import struct
from collections.abc import Iterator
from pathlib import Path

import httpx2 as httpx
import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from heliopolis.web.notifications.channels import decoded, encoded
from heliopolis.web.notifications.sealing import encrypt
from web.conftest import OWN, Visitor
from web.noticing import SOON, NoticeSite, plays, ways_of, you
from web.receivers import Received, Sink

CURVE = ec.SECP256R1()


class Subscriber:
    """A browser that has subscribed: only it can read what is sent to it."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._key = ec.generate_private_key(CURVE)
        self._auth = os.urandom(16)
        self.point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def told(self) -> dict[str, object]:
        return {"endpoint": self.endpoint, "keys": {"p256dh": encoded(self.point), "auth": encoded(self._auth)}}

    def read(self, body: bytes) -> bytes:
        """Decrypt as RFC 8188 and RFC 8291 say."""
        salt, (size, length) = body[:16], struct.unpack("!IB", body[16:21])
        there, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, there))
        info = b"WebPush: info\0" + self.point + there
        secret = HKDF(hashes.SHA256(), 32, self._auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        return AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0").removesuffix(b"\x02")


@pytest.fixture
def club(tmp_path: Path) -> Iterator[NoticeSite]:
    site = NoticeSite(tmp_path / "tables.sqlite", tmp_path)
    yield site
    site.close()


@pytest.fixture
def sink() -> Iterator[Sink]:
    with Sink() as opened:
        opened.status = 201
        yield opened


def subscribes(visitor: Visitor, told: object, **headers: str) -> httpx.Response:
    visitor.client.cookies = visitor.cookies
    agent = {"user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0"}
    return visitor.client.post("/you/notices/push", content=json.dumps(told), headers={**OWN, **agent, **headers})


def claims_of(received: Received, club: NoticeSite) -> dict[str, object]:
    """Return what the token of a push says, if it is signed by the key that browsers got."""
    scheme, _, told = received.headers["authorization"].partition(" ")
    parts = dict(part.split("=", 1) for part in told.split(","))
    assert (scheme, parts["k"]) == ("vapid", club.desk.push_key)
    signed, _, signature = parts["t"].rpartition(".")
    head, claims = [json.loads(decoded(each)) for each in signed.split(".")]
    assert head == {"typ": "JWT", "alg": "ES256"}
    raw = decoded(signature)
    both = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(parts["k"]))
    key.verify(both, signed.encode(), ec.ECDSA(hashes.SHA256()))
    found: dict[str, object] = claims
    return found


def test_the_example_of_the_standard_is_encrypted_as_it_says() -> None:
    """RFC 8291, section 5 and appendix A."""
    private = int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    sent = encrypt(
        b"When I grow up, I want to be a watermelon",
        decoded("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        decoded("BTBZMqHH6r4Tts7J_aSIgg"),
        ec.derive_private_key(private, CURVE),
        decoded("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert encoded(sent) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A"
        "_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_browser_is_told_what_only_it_can_read(club: NoticeSite, sink: Sink) -> None:
    table, ann, bob = club.together()
    browser = Subscriber(f"{sink.address}/push/bob")
    assert subscribes(bob, browser.told()).status_code == 204
    assert "Browser Firefox Linux" in you(bob)
    plays(club, table, ann)
    club.pass_time(minutes=SOON)
    (received,) = sink.take()
    assert received.path == "/push/bob"
    assert (received.headers["content-encoding"], received.headers["topic"]) == ("aes128gcm", "turns")
    assert int(received.headers["ttl"]) > 0
    told = json.loads(browser.read(received.body))
    assert (told["title"], told["count"]) == ("Your turn: Helios", 1)
    assert told["link"] == f"http://testserver/t/{table.id}"
    with pytest.raises(InvalidTag):
        Subscriber("").read(received.body)
    claims = claims_of(received, club)
    assert claims["aud"] == sink.address
    assert 0 < int(str(claims["exp"])) - club.clock.now <= 86400


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(club: NoticeSite, sink: Sink, status: int) -> None:
    table, ann, bob = club.together()
    subscribes(bob, Subscriber(sink.address).told())
    plays(club, table, ann)
    sink.status = status
    club.pass_time(minutes=SOON)
    club.pass_time(hours=1)
    assert len(sink.take()) == 1
    assert ways_of(bob) == []


def test_the_key_of_the_club_outlives_a_restart(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        site = NoticeSite(tmp_path / "tables.sqlite", tmp_path)
        keys.append(site.desk.push_key)
        site.close()
    assert keys[0] == keys[1]


def test_nobody_takes_the_subscription_of_another(club: NoticeSite, sink: Sink) -> None:
    _, ann, bob = club.together()
    browser = Subscriber(sink.address)
    assert subscribes(bob, browser.told()).status_code == 204
    reply = subscribes(ann, Subscriber(sink.address).told())
    assert (reply.status_code, "already notifies someone else" in reply.text) == (409, True)
    assert len(ways_of(bob)) == 1
    # Who has its keys has the browser: it may be another player's from now on.
    assert subscribes(ann, browser.told()).status_code == 204
    assert (len(ways_of(ann)), len(ways_of(bob))) == (1, 0)


def test_a_strange_subscription_is_refused(club: NoticeSite, sink: Sink) -> None:
    bob = club.together()[2]
    good = Subscriber(sink.address).told()
    keys = {"p256dh": encoded(b"\x04" + 64 * b"\1"), "auth": encoded(16 * b"a")}
    strange: list[object] = [[], {}, {**good, "keys": {}}, {**good, "keys": keys}, {**good, "keys": "x"}]
    for wrong in (*strange, {**good, "endpoint": 7}):
        reply = subscribes(bob, wrong)
        assert (reply.status_code, "subscription: isn’t a browser’s push subscription" in reply.text) == (400, True), (
            wrong
        )
    inside = subscribes(bob, {**good, "endpoint": "https://10.0.0.1/push"})
    assert (inside.status_code, "isn’t a public address" in inside.text) == (400, True)
    assert subscribes(bob, {**good, "more": "x" * 5000}).status_code == 413
    assert subscribes(bob, good, origin="http://elsewhere").status_code == 403
    assert subscribes(club.visitor(), good).status_code == 403
    assert ways_of(bob) == []


def test_the_app_can_be_installed_and_its_worker_speaks_for_all_pages(club: NoticeSite) -> None:
    page = club.visitor().get("/games")
    assert '<link rel="manifest" href="/manifest.webmanifest">' in page.text
    assert "manifest-src 'self'" in page.headers["content-security-policy"]
    manifest = club.visitor().get("/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"
    assert (manifest.json()["start_url"], manifest.json()["scope"]) == ("games", "./")
    icon = manifest.json()["icons"][0]["src"]
    assert club.visitor().get(f"/{icon}").status_code == 200
    worker = club.visitor().get("/sw.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert "setAppBadge" in worker.text

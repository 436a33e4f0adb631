"""A file that is posted costs no more than a file: forms made to keep the server busy are refused where that shows."""

from __future__ import annotations

from pathlib import Path

import pytest

from heliopolis.web.server.guard import MOST_PARTS, BadUpload, Upload, posted_file
from heliopolis.web.server.limits import FILE_BYTES, ClientLimits
from web.conftest import OWN, Open, Site

KIND = "multipart/form-data; boundary=X"
HEAD = b'--X\r\nContent-Disposition: form-data; name="journal"; filename="game.txt"\r\n\r\n'
END = b"\r\n--X--\r\n"
EMPTY_PARTS = b"--X\r\n\r\n\r\n" * (FILE_BYTES // 10 - 2) + b"--X--\r\n"
NESTED_PARTS = b"--X\r\ncontent-type: multipart/mixed; boundary=X\r\n\r\n" * 20_000 + END
MANY_HEADERS = b"--X\r\n" + b"a: b\r\n" * 150_000 + b"\r\nx" + END
LONG_HEADER = b"--X\r\na: " + b"b" * 1_000_000 + b"\r\n\r\nx" + END
ATTACKS = {"parts": EMPTY_PARTS, "nested": NESTED_PARTS, "headers": MANY_HEADERS, "header": LONG_HEADER}


def test_the_first_part_with_something_in_it_is_the_file() -> None:
    empty = HEAD.replace(b"journal", b"other")
    assert posted_file(KIND, empty + b"\r\n" + HEAD + b"a game\r\n" + END, FILE_BYTES) == b"a game\r\n"
    assert posted_file(KIND, HEAD + END, FILE_BYTES) == b""


@pytest.mark.parametrize("name", ["parts", "nested"])
def test_many_parts_are_not_read_to_their_end(name: str) -> None:
    upload = Upload(b"X", FILE_BYTES)
    with pytest.raises(BadUpload, match=f"at most {MOST_PARTS} parts"):
        upload.read(ATTACKS[name])
    assert upload.parts == MOST_PARTS + 1


@pytest.mark.parametrize("name", ["headers", "header"])
def test_headers_without_end_are_not_read_to_their_end(name: str) -> None:
    upload = Upload(b"X", FILE_BYTES)
    with pytest.raises(BadUpload, match="Maximum header"):
        upload.read(ATTACKS[name])
    assert upload.parts == 1


@pytest.mark.parametrize(
    "kind", ["", "text/plain", "multipart/form-data", "multipart/mixed; boundary=X", f"{KIND}{2000 * chr(120)}"]
)
def test_another_kind_of_form_is_refused(kind: str) -> None:
    with pytest.raises(BadUpload):
        posted_file(kind, HEAD + b"x" + END, FILE_BYTES)


def test_a_form_that_breaks_off_is_refused() -> None:
    with pytest.raises(BadUpload, match="no end"):
        posted_file(KIND, HEAD + b"half a game", FILE_BYTES)


@pytest.mark.parametrize("body", ATTACKS.values(), ids=ATTACKS)
def test_the_server_refuses_such_a_form_in_a_line(site: Site, body: bytes) -> None:
    reply = site.client.post("/open", content=body[:FILE_BYTES], headers={**OWN, "content-type": KIND})
    assert reply.status_code == 400
    assert "The form couldn’t be read. Reload the page and try again." in reply.text


def test_who_has_opened_too_much_is_not_read_at_all(open_site: Open, tmp_path: Path) -> None:
    site = open_site(ClientLimits(tables_per_hour=1))
    bad = {**OWN, "content-type": KIND}
    assert site.client.post("/open", content=EMPTY_PARTS, headers=bad).status_code == 400
    assert site.client.post("/open", content=b"x" * (FILE_BYTES + 1), headers=bad).status_code == 429

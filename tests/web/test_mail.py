"""Mail: notices to a confirmed address, and the way back for who has lost their link."""

from __future__ import annotations

import re
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path

import pytest

from heliopolis.kernel.errors import BadOption
from heliopolis.table.keeping.notices import WAITING
from heliopolis.web.notifications.channels import LINK_SECONDS, SIGN_IN, mail_server
from heliopolis.web.notifications.desk import WAITS, NoticeOptions
from web.conftest import Visitor
from web.noticing import SOON, NoticeSite, plays, ways_of, you
from web.receivers import MailBox


@pytest.fixture
def box() -> Iterator[MailBox]:
    with MailBox() as opened:
        yield opened


@pytest.fixture
def club(tmp_path: Path, box: MailBox) -> Iterator[NoticeSite]:
    options = NoticeOptions(mail=mail_server(box.address, "Heliopolis <tables@club.example>"))
    site = NoticeSite(tmp_path / "tables.sqlite", tmp_path, options)
    yield site
    site.close()


def words(mail: EmailMessage) -> str:
    return str(mail.get_content())


def link_in(mail: EmailMessage) -> str:
    found = re.search(r"http://testserver(/m/[\w-]+)", words(mail))
    assert found is not None, words(mail)
    return found[1]


def confirmed(club: NoticeSite, box: MailBox, visitor: Visitor, address: str = "bob@home.example") -> None:
    """Confirm a mail address of the visitor."""
    assert "We’ve sent you a link." in visitor.post("/you/notices/mail", {"address": address}).text
    club.step()
    (mail,) = box.take()
    assert mail["to"] == address
    assert "Address confirmed" in visitor.post(link_in(mail)).text


def asks(club: NoticeSite, visitor: Visitor, address: str = "bob@home.example") -> str:
    """Ask for a way back; return the answer."""
    page = visitor.post("/sign-in", {"address": address})
    assert page.status_code == 200, page.text
    club.step()
    return page.text


def test_a_turn_is_told_by_mail_once_the_address_is_confirmed(club: NoticeSite, box: MailBox) -> None:
    table, ann, bob = club.together()
    bob.post("/ways", {"language": "fr"})
    bob.post("/you/notices/mail", {"address": "Bob@Home.example"})
    club.step()
    (mail,) = box.take()
    assert (mail["to"], mail["from"]) == ("bob@home.example", "Heliopolis <tables@club.example>")
    assert mail["subject"] == "Confirmez votre adresse de courriel"
    way = re.findall(r"/you/notices/([0-9a-f]+)/confirm", bob.get("/you").text)[0]
    for deed in ("start", "try", "stop"):
        assert bob.post(f"/you/notices/{way}/{deed}").status_code == 409
    plays(club, table, ann)
    club.pass_time(minutes=SOON)
    assert box.take() == []
    # A program that looks at the link confirms nothing; readers of the mail need not be known in their browser.
    reader = club.visitor()
    assert "Is this your address?" in reader.get(link_in(mail)).text
    assert reader.post(link_in(mail)).status_code == 200
    assert reader.post(link_in(mail)).status_code == 404
    plays(club, table, bob)
    plays(club, table, ann)
    club.pass_time(minutes=SOON)
    (told,) = box.take()
    assert told["subject"] == "À vous de jouer\u00a0: Helios"
    assert f"http://testserver/t/{table.id}" in words(told)
    assert told["content-language"] == "fr"
    assert told["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    # Programs that unsubscribe read the header as it comes: neither encoded nor folded.
    assert re.search(rb"^List-Unsubscribe: <http://testserver/stop/[^\s>]+>\r$", box.raw, re.MULTILINE)
    stop = told["list-unsubscribe"].strip("<>").removeprefix("http://testserver")
    assert stop in words(told)
    assert club.client.post(stop, data={"List-Unsubscribe": "One-Click"}).status_code == 200
    assert "Suspendu" in you(bob)


def test_an_address_to_which_no_mail_goes_is_not_confirmed_by_that(club: NoticeSite, box: MailBox) -> None:
    _, _, bob = club.together()
    box.refusal = "451 later"
    bob.post("/you/notices/mail", {"address": "bob@home.example"})
    way = re.findall(r"/you/notices/([0-9a-f]+)/confirm", you(bob))[0]
    for _ in range(3):
        club.pass_time(minutes=1)
        club.pass_time(days=2)
        assert bob.post(f"/you/notices/{way}/confirm").status_code == 200
    kept = club.store.ways.find(way)
    assert kept is not None
    assert kept.failing is not None
    assert kept.state == WAITING
    assert bob.post(f"/you/notices/{way}/start").status_code == 409


def test_who_has_lost_their_link_comes_back_by_mail(club: NoticeSite, box: MailBox) -> None:
    table, _, bob = club.together()
    confirmed(club, box, bob)
    phone = club.visitor()
    assert "If we know this address" in asks(club, phone, "BOB@home.example ")
    (mail,) = box.take()
    assert mail["subject"] == "Sign in to Heliopolis"
    link = link_in(mail)
    assert "Continue as Bob on this device?" in phone.get(link).text
    assert phone.post(link, {"open": "together"}).status_code == 200
    assert f"/t/{table.id}" in phone.get("/games").text
    # It is good once; the other device stays as it is.
    assert club.visitor().post(link, {"open": "together"}).status_code == 404
    assert f"/t/{table.id}" in bob.get("/games").text
    # The phone has a link of its own; another one made here ends it, and the browser that came by mail.
    own = re.search(r'value="http://testserver(/p/[^"]+)"', phone.get("/you").text)
    assert own is not None
    assert club.visitor().get(own[1]).status_code == 200
    assert bob.post("/you/renew").status_code == 200
    assert club.visitor().get(own[1]).status_code == 404
    assert "We don’t store anything about you" in you(phone)


def test_nobody_learns_whether_an_address_is_known(club: NoticeSite, box: MailBox) -> None:
    _, ann, bob = club.together()
    confirmed(club, box, bob)
    ann.post("/you/notices/mail", {"address": "ann@home.example"})
    club.step()
    box.take()
    known, unknown = asks(club, club.visitor()), asks(club, club.visitor(), "nobody@home.example")
    assert known == unknown
    # An address that was not confirmed brings no one back.
    assert asks(club, club.visitor(), "ann@home.example") == known
    assert [mail["to"] for mail in box.take()] == ["bob@home.example"]


def test_a_link_is_good_for_a_short_time_and_ends_those_before(club: NoticeSite, box: MailBox) -> None:
    bob = club.together()[2]
    confirmed(club, box, bob)
    asks(club, club.visitor())
    asks(club, club.visitor())
    first, second = [link_in(mail) for mail in box.take()]
    assert club.visitor().get(first).status_code == 404
    assert club.visitor().get(second).status_code == 200
    club.clock.go(minutes=LINK_SECONDS[SIGN_IN] / 60)
    assert club.visitor().post(second, {"open": "together"}).status_code == 404


def test_nobody_is_flooded_with_mail(club: NoticeSite, box: MailBox) -> None:
    bob = club.together()[2]
    confirmed(club, box, bob)
    replies = [club.visitor().post("/sign-in", {"address": "bob@home.example"}).status_code for _ in range(6)]
    assert replies[-1] == 429
    club.step()
    assert len(box.take()) == 1
    unknown = [club.visitor().post("/sign-in", {"address": "x@home.example"}).status_code for _ in range(6)]
    assert unknown[-1] == 429


STRANGE = ("", "bob", "bob@", "a@b.example, c@d.example", "b@h.example\r\nBcc: e@x.example", "x" * 300 + "@h.example")


def test_what_is_no_address_is_refused(club: NoticeSite, box: MailBox) -> None:
    bob = club.visitor()
    bob.post("/you/name", {"name": "Bob"})
    for address in STRANGE:
        for path in ("/you/notices/mail", "/sign-in"):
            reply = bob.post(path, {"address": address})
            assert (reply.status_code, "address: must be an email address" in reply.text) == (400, True)
    club.step()
    assert box.take() == []


def test_a_server_that_refuses_is_asked_again(club: NoticeSite, box: MailBox, caplog: pytest.LogCaptureFixture) -> None:
    bob = club.together()[2]
    confirmed(club, box, bob)
    box.refusal = "451 later"
    (way,) = ways_of(bob)
    assert "The address rejected the message." in bob.post(f"/you/notices/{way}/try").text
    asks(club, club.visitor())
    assert box.take() == []
    box.refusal = ""
    club.pass_time(minutes=WAITS[0] / 60)
    assert len(box.take()) == 1
    assert "bob@home.example" not in caplog.text


def test_where_no_mail_is_set_up_none_is_offered(tmp_path: Path) -> None:
    site = NoticeSite(tmp_path / "tables.sqlite", tmp_path)
    try:
        bob = site.visitor()
        assert "Email a link" not in you(bob)
        bob.post("/you/name", {"name": "Bob"})
        assert "Tell me by mail" not in you(bob)
        for path in ("/you/notices/mail", "/sign-in"):
            assert bob.post(path, {"address": "bob@home.example"}).status_code == 404
    finally:
        site.close()


@pytest.mark.parametrize("told", ["mail.example", "http://mail.example", "smtp://", "smtp://a:secret@b:99999"])
def test_a_mail_server_that_is_none_is_refused_without_its_password(told: str) -> None:
    with pytest.raises(BadOption, match="mail: must be written smtp://") as error:
        mail_server(told, "tables@club.example")
    assert "secret" not in str(error.value)
    with pytest.raises(BadOption, match="mail-from: must be an email address"):
        mail_server("smtp://mail.example", "")


def test_a_mail_server_is_read_with_its_user() -> None:
    found = mail_server("smtps://bob%40club:p%3Aw@mail.example", "tables@club.example")
    assert found is not None
    assert found[:5] == ("mail.example", 465, True, "bob@club", "p:w")

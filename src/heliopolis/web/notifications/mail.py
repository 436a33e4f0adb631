"""Mail: notices, links to confirm an address, and links by which someone comes back, by the server of the owner."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from collections.abc import Mapping
from email import policy
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from typing import Final, NamedTuple
from urllib.parse import unquote, urlsplit

from heliopolis.kernel.errors import BadData, BadOption
from heliopolis.table.keeping.notices import NoticeWay
from heliopolis.web.notifications.outgoing import NotSent
from heliopolis.web.notifications.wording import Notice

MAIL: Final = "mail"
CONFIRM: Final = "confirm"
SIGN_IN: Final = "sign-in"
"""Kinds of links that are mailed: each is good once."""
LINK_SECONDS: Final = {CONFIRM: 24 * 3600, SIGN_IN: 30 * 60}
"""How long each is good."""
SECONDS: Final = 10.0
"""How long the mail server may take for each answer."""
LONGEST_MAIL: Final = 254
LONG_LINES: Final = policy.default.clone(max_line_length=998)
"""As long as lines of mail may be: a link in a header would be taken apart where lines are shorter."""
PORTS: Final = {"smtp": 587, "smtps": 465}
_ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*")


class MailServer(NamedTuple):
    """Through which server mail is sent, and from whom."""

    host: str
    port: int
    secure: bool
    """Whether it is spoken to by TLS from the first word; otherwise as soon as it offers that."""
    user: str
    password: str
    sender: str


def mail_server(told: str, sender: str) -> MailServer | None:
    """Return the server that an option names; none where it names none."""
    if not told:
        return None
    try:
        to = urlsplit(told)
        port = to.port or PORTS.get(to.scheme, 0)
    except ValueError:
        to, port = urlsplit(""), 0
    if to.scheme not in PORTS or not to.hostname or not port or to.path not in {"", "/"}:
        # What was written may hold a password: it is not repeated.
        raise BadOption("mail", "mail-server")
    if not _ADDRESS.fullmatch(parseaddr(sender)[1]):
        raise BadOption("mail-from", "mail-address", most=LONGEST_MAIL)
    user, password = unquote(to.username or ""), unquote(to.password or "")
    return MailServer(to.hostname, port, to.scheme == "smtps", user, password, sender)


def read_address(told: str) -> str:
    """Return a mail address; capitals make no other one."""
    address = told.strip()
    if len(address) > LONGEST_MAIL or not _ADDRESS.fullmatch(address):
        raise BadData("address", "mail-address", most=LONGEST_MAIL)
    return address.lower()


class MailSender:
    """Sends mail to players."""

    def __init__(self, server: MailServer) -> None:
        self._server: Final = server

    async def send(self, way: NoticeWay, notice: Notice) -> None:
        """Send a notice."""
        headers = {
            "List-Unsubscribe": f"<{notice.stop}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
        text = f"{notice.text()}\n\n--\n{notice.stop_text} {notice.stop}\n"
        await self.post(way.address, notice.title, text, notice.id, notice.language, headers)

    async def post(
        self, address: str, subject: str, text: str, mail_id: str, language: str, headers: Mapping[str, str]
    ) -> None:
        """Send a mail; two of the same id are the same mail."""
        domain = parseaddr(self._server.sender)[1].partition("@")[2]
        mail = EmailMessage(LONG_LINES)
        mail["From"], mail["To"], mail["Subject"] = self._server.sender, address, subject
        mail["Date"], mail["Message-ID"] = formatdate(), f"<{mail_id}@{domain}>"
        mail.set_content(text)
        for name, value in {"Auto-Submitted": "auto-generated", "Content-Language": language, **headers}.items():
            mail[name] = value
        try:
            await asyncio.to_thread(self._post, mail)
        except smtplib.SMTPResponseException as error:
            raise NotSent(f"status {error.smtp_code}", status=error.smtp_code) from None
        except smtplib.SMTPRecipientsRefused as error:
            code = next(iter(error.recipients.values()))[0]
            raise NotSent(f"status {code}", status=code) from None
        except (smtplib.SMTPException, OSError) as error:
            # What an error says may name an address.
            raise NotSent(type(error).__name__) from None

    def _post(self, mail: EmailMessage) -> None:
        server, secure = self._server, ssl.create_default_context()
        opened = (
            smtplib.SMTP_SSL(server.host, server.port, timeout=SECONDS, context=secure)
            if server.secure
            else smtplib.SMTP(server.host, server.port, timeout=SECONDS)
        )
        with opened as line:
            line.ehlo()
            # A password goes to no server that could be anyone's.
            if not server.secure and (line.has_extn("starttls") or server.user):
                line.starttls(context=secure)
                line.ehlo()
            if server.user:
                line.login(server.user, server.password)
            line.send_message(mail)

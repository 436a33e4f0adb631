"""The channels of notifications, and what a notification says: email, webhooks, and Web Push in the browser."""

from __future__ import annotations

import asyncio
import base64
import json
import re
import smtplib
import ssl
from collections.abc import Mapping, Sequence
from email import policy
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import unquote, urlsplit

from heliopolis.kernel.errors import BadData, BadOption
from heliopolis.table.keeping.notices import REMINDER, TURNS, Event, NoticeWay, WaitingTurn
from heliopolis.table.table import Table
from heliopolis.web.common.players import names_at
from heliopolis.web.notifications.outgoing import NotSent, Outgoing, as_json
from heliopolis.web.notifications.timing import Now, QuietHours
from heliopolis.web.server.addresses import path_of
from heliopolis.web.server.preferences import Translator
from heliopolis.words.voice import voice_of

MOST_LINES: Final = 10
"""How many games are listed one by one; of more only the number is given."""


class TurnLine(NamedTuple):
    """A game that waits, or where something happened, as a notification names it."""

    table: str
    game: str
    players: tuple[str, ...]
    since: int
    due: int | None
    """When the player's time will have run out, where there is a clock."""
    text: str
    link: str
    kind: str = TURNS


class Addressee(NamedTuple):
    """The player whom a notification is for, and how it speaks to them."""

    name: str
    say: Translator
    quiet: QuietHours
    base: str
    """How links begin that lead to us."""
    stop: str
    """The link that stops these messages."""

    def line(self, table: Table, turn: WaitingTurn, seat: int, due: int | None) -> TurnLine:
        """Return a game that waits for the person of a seat, who has time until ``due``."""
        say, game = self.say, voice_of(table.game, self.say.language).name("game")
        players = names_at(table, say)
        others = [name for number, name in enumerate(players) if number != seat]
        told = {"game": game, "table": table.id, "when": self._moment(turn.since)}
        text = say("notice-line", others=", ".join(others), **told) if others else say("notice-line-alone", **told)
        if due is not None:
            text = say("notice-due", line=text, when=self._moment(due))
        return TurnLine(table.id, game, players, turn.since, due, text, self.base + path_of("table", table=table.id))

    def event(self, table: Table, event: Event, what: str) -> TurnLine:
        """Return what happened at a game."""
        say, game = self.say, voice_of(table.game, self.say.language).name("game")
        players = names_at(table, say)
        text = say("notice-event", game=game, players=", ".join(players), what=what, table=table.id)
        link = self.base + path_of("table", table=table.id)
        return TurnLine(table.id, game, players, event.since, None, text, link, event.kind)

    def _moment(self, when: int) -> str:
        """Return a moment by the player's own clock."""
        return f"{self.quiet.local(when):%Y-%m-%d %H:%M} ({self.quiet.zone})"


class Notice(NamedTuple):
    """All that one notification says."""

    id: str
    """A receiver that gets the same id twice has got the same notice twice."""
    to: Addressee
    title: str
    more: str
    """What comes below the lines."""
    waiting: int
    """How many games wait."""
    lines: tuple[TurnLine, ...] = ()

    @property
    def language(self) -> str:
        """The language it speaks."""
        return self.to.say.language

    @property
    def link(self) -> str:
        """Where the player finds the games."""
        return self.lines[0].link if len(self.lines) == 1 else self.to.base + path_of("games")

    @property
    def stop_text(self) -> str:
        """What the link does that stops these messages."""
        return self.to.say("notice-stop")

    def text(self) -> str:
        """Return all of it in plain words, with its links."""
        told = [f"{line.text}\n{line.link}" for line in self.lines]
        return "\n\n".join([self.title, *told, *([self.more] if self.more else [])])


def turn_notice(notice_id: str, to: Addressee, lines: Sequence[TurnLine]) -> Notice:
    """Return the notice that these games wait, or what happened there."""
    left, kinds = len(lines) - MOST_LINES, [line.kind for line in lines]
    waiting = kinds.count(TURNS) + kinds.count(REMINDER)
    # What presses most gives the title.
    first = kinds.index(REMINDER) if REMINDER in kinds else 0
    pressing = kinds[first] != TURNS
    key = f"notice-title-{kinds[first]}" if pressing else "notice-title"
    title = to.say(key, count=waiting, game=lines[first].game)
    more = to.say("notice-more", count=left) if left > 0 else ""
    return Notice(notice_id, to, title, more, waiting, tuple(lines[:MOST_LINES]))


def trial_notice(notice_id: str, to: Addressee, waiting: int) -> Notice:
    """Return what is sent to try a way."""
    return Notice(notice_id, to, to.say("notice-trial"), to.say("notice-trial-about"), waiting)


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
            "List-Unsubscribe": f"<{notice.to.stop}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
        text = f"{notice.text()}\n\n--\n{notice.stop_text} {notice.to.stop}\n"
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


WEBHOOK: Final = "webhook"
FORMS: Final = ("json", "discord", "slack")
LONGEST_CONTENT: Final = 2000
"""What Discord takes."""
_MARKS: Final = re.compile(r"([\\*_~`|>#\[\]()@:-])")
_LINK: Final = re.compile(r"https?://\S+")


class WebhookSender:
    """Sends to the webhooks of players."""

    def __init__(self, outgoing: Outgoing) -> None:
        self._outgoing: Final = outgoing

    async def send(self, way: NoticeWay, notice: Notice) -> None:
        """Send a notice there."""
        body, headers = as_json(webhook_body(way.details.get("form", FORMS[0]), notice))
        (await self._outgoing.post(way.address, body, headers)).check()


def webhook_body(form: str, notice: Notice) -> object:
    """Return the notice as a receiver of that form takes it."""
    text = f"{notice.text()}\n\n{notice.stop_text} {notice.to.stop}"
    if form == "discord":
        # Whatever a name says, no one is called by it.
        return {"content": _plain(text)[:LONGEST_CONTENT], "allowed_mentions": {"parse": []}}
    if form == "slack":
        return {"text": text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")}
    return {
        "event": "turns",
        "id": notice.id,
        "language": notice.language,
        "player": notice.to.name,
        "count": notice.waiting,
        "title": notice.title,
        "text": text,
        "tables": [{name: told for name, told in line._asdict().items() if name != "text"} for line in notice.lines],
        "link": notice.link,
        "stop": notice.to.stop,
    }


def _plain(text: str) -> str:
    """Return the text without what Discord takes for marks; links stay as they are."""
    links = _LINK.findall(text)
    words = [_MARKS.sub(r"\\\1", each) for each in _LINK.split(text)]
    return "".join(word + link for word, link in zip(words, [*links, ""], strict=True))


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
        "stop": notice.to.stop,
        "stopText": notice.stop_text,
    }

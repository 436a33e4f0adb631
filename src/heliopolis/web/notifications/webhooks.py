"""Notices to an address that takes them as JSON: in our own form, or as Discord and Slack want them."""

from __future__ import annotations

import re
from typing import Final

from heliopolis.table.keeping.notices import NoticeWay
from heliopolis.web.notifications.outgoing import Outgoing, as_json
from heliopolis.web.notifications.wording import Notice

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
    text = f"{notice.text()}\n\n{notice.stop_text} {notice.stop}"
    if form == "discord":
        # Whatever a name says, no one is called by it.
        return {"content": _plain(text)[:LONGEST_CONTENT], "allowed_mentions": {"parse": []}}
    if form == "slack":
        return {"text": text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")}
    return {
        "event": "turns",
        "id": notice.id,
        "language": notice.language,
        "player": notice.name,
        "count": notice.waiting,
        "title": notice.title,
        "text": text,
        "tables": [
            {
                "table": line.table,
                "game": line.game,
                "players": list(line.players),
                "since": line.since,
                "due": line.due,
                "link": line.link,
            }
            for line in notice.lines
        ],
        "link": notice.link,
        "stop": notice.stop,
    }


def _plain(text: str) -> str:
    """Return the text without what Discord takes for marks; links stay as they are."""
    links = _LINK.findall(text)
    words = [_MARKS.sub(r"\\\1", each) for each in _LINK.split(text)]
    return "".join(word + link for word, link in zip(words, [*links, ""], strict=True))

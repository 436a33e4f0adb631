"""Seats: a person who came by a secret link, or a bot, with their name and settings."""

from __future__ import annotations

import hashlib
import re
import secrets
import unicodedata
from collections.abc import Iterable
from typing import Final, NamedTuple

from heliopolis import bots
from heliopolis.kernel.errors import BadData
from heliopolis.kernel.journals.notation import one_line
from heliopolis.kernel.reading import Reader
from heliopolis.words.texts import LANGUAGES

LINK_BYTES: Final = 16
"""128 random bits."""
LONGEST_NAME: Final = 24
INVITATION: Final = -1
"""Stands among the links of seats for the link that leads to whichever seat is free."""
BLANKS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Characters that count as letters or signs but show nothing."""
_HASH: Final = re.compile(r"[0-9a-f]{64}\Z")


class Seat(NamedTuple):
    """One seat as it is now."""

    name: str
    bot: str = ""
    """The bot that plays it, or "" if a person does."""
    language: str = LANGUAGES[0]
    link: str = ""
    """The SHA-256 of the secret link, which itself is kept nowhere; "" where no person ever sat."""
    confirm: bool = True
    """Whether the last choice before someone else acts waits for End turn."""

    @property
    def human(self) -> bool:
        """Whether a person plays it."""
        return not self.bot

    def to_dict(self) -> dict[str, object]:
        """Return the seat as plain data."""
        return dict(self._asdict())


def person(name: str, language: str = LANGUAGES[0], link: str = "") -> Seat:
    """Return a seat for a person."""
    return Seat(check_name(name), "", check_language(language), link)


def machine(bot: str, name: str = "") -> Seat:
    """Return a seat for a bot. Its name begins with the bot's; several of a kind have a number after it."""
    bots.checked(bot)
    return Seat(name or bot, bot)


def read_seat(saved: Reader) -> Seat:
    """Return the seat that ``to_dict`` wrote."""
    return Seat(
        saved["name"].string(),
        saved["bot"].string(),
        saved["language"].string(),
        saved["link"].string(),
        saved["confirm"].boolean(),
    )


def check_name(name: str) -> str:
    """Return the name of a person, if it fits and is not that of a bot: journals know bots by their names."""
    one_line("name", name)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise BadData("name", "letters", least=1, most=LONGEST_NAME, number=len(name))
    if not seen(name):
        raise BadData("name", "unseen")
    if bots.known(name.partition(" ")[0]):
        raise BadData("name", "name-bot", name=name)
    return name


def clean_name(name: str) -> str:
    """Return a name on one line, not too long."""
    shown = "".join(letter if letter.isprintable() and letter not in BLANKS else " " for letter in name)
    return " ".join(shown.split())[:LONGEST_NAME].strip()


def seen(name: str) -> str:
    """Return what people see of a name: without invisible characters, and with equal-looking letters made equal."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    return "".join(letter for letter in plain if letter.isprintable() and not letter.isspace() and letter not in BLANKS)


def check_apart(name: str, others: Iterable[str]) -> None:
    """Refuse a name that looks like that of another player."""
    if any(seen(other) == seen(name) for other in others):
        raise BadData("name", "alike", name=name)


def told_apart(name: str, others: Iterable[str]) -> str:
    """Return the name, with a number after it if another player's looks the same."""
    number, known = 1, {seen(other) for other in others}
    while seen(f"{name} {number}" if number > 1 else name) in known:
        number += 1
    return f"{name} {number}" if number > 1 else name


def check_language(language: str) -> str:
    """Return the language, if we have texts in it."""
    return LANGUAGES[Reader(language, "language").one_of(LANGUAGES)]


def new_link() -> str:
    """Return a secret for a link."""
    return secrets.token_urlsafe(LINK_BYTES)


def check_hash(text: str) -> None:
    """Refuse what cannot be kept of a secret."""
    if not _HASH.match(text):
        raise BadData("link", "hash")


def link_hash(link: str) -> str:
    """Return what is kept of a secret."""
    return hashlib.sha256(link.encode()).hexdigest()

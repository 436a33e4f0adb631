"""What a notice says: which games wait for a player, since when, where they are, and how to get no more of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from heliopolis.table.keeping.notices import WaitingTurn
from heliopolis.table.table import Table
from heliopolis.web.common.players import names_at
from heliopolis.web.notifications.timing import QuietHours
from heliopolis.web.server.addresses import path_of
from heliopolis.web.server.preferences import Translator
from heliopolis.words.voice import voice_of

MOST_LINES: Final = 10
"""How many games are listed one by one; of more only the number is given."""


class TurnLine(NamedTuple):
    """A game that waits, as a notification names it."""

    table: str
    game: str
    players: tuple[str, ...]
    since: int
    due: int | None
    """When the player's time will have run out, where there is a clock."""
    text: str
    link: str


class Notice(NamedTuple):
    """All that one notification says."""

    id: str
    """A receiver that gets the same id twice has got the same notice twice."""
    language: str
    name: str
    """What the player is called."""
    title: str
    lines: tuple[TurnLine, ...]
    more: str
    """What comes below the lines."""
    waiting: int
    """How many games wait."""
    link: str
    """Where the player finds them."""
    stop: str
    """The link that stops these messages."""
    stop_text: str

    def text(self) -> str:
        """Return all of it in plain words, with its links."""
        told = [f"{line.text}\n{line.link}" for line in self.lines]
        return "\n\n".join([self.title, *told, *([self.more] if self.more else [])])


def turn_line(
    table: Table, turn: WaitingTurn, seat: int, due: int | None, quiet: QuietHours, say: Translator, base: str
) -> TurnLine:
    """Return a game that waits for the person of a seat, who has time until ``due``."""
    game = voice_of(table.game, say.language).name("game")
    players = names_at(table, say)
    others = [name for number, name in enumerate(players) if number != seat]
    told = {"game": game, "table": table.id, "when": _moment(turn.since, quiet)}
    text = say("notice-line", others=", ".join(others), **told) if others else say("notice-line-alone", **told)
    if due is not None:
        text = say("notice-due", line=text, when=_moment(due, quiet))
    return TurnLine(table.id, game, players, turn.since, due, text, base + path_of("table", table=table.id))


def _moment(when: int, quiet: QuietHours) -> str:
    """Return a moment by the player's own clock."""
    return f"{quiet.local(when):%Y-%m-%d %H:%M} ({quiet.zone})"


def turn_notice(notice_id: str, name: str, lines: Sequence[TurnLine], say: Translator, base: str, stop: str) -> Notice:
    """Return the notice that these games wait."""
    shown, left = lines[:MOST_LINES], len(lines) - MOST_LINES
    title = say("notice-title", count=len(lines), game=lines[0].game)
    more = say("notice-more", count=left) if left > 0 else ""
    link = lines[0].link if len(lines) == 1 else base + path_of("games")
    return Notice(notice_id, say.language, name, title, tuple(shown), more, len(lines), link, stop, say("notice-stop"))


def trial_notice(notice_id: str, name: str, waiting: int, say: Translator, base: str, stop: str) -> Notice:
    """Return what is sent to try a way."""
    title, more, link = say("notice-trial"), say("notice-trial-about"), base + path_of("games")
    return Notice(notice_id, say.language, name, title, (), more, waiting, link, stop, say("notice-stop"))

"""What happened: the record of a table in sentences, the newest first."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.game import Game
from heliopolis.kernel.state import Event
from heliopolis.render.album import Album
from heliopolis.table.record import Entry
from heliopolis.telling import teller
from heliopolis.web.page import e
from heliopolis.web.sections import Section
from heliopolis.web.sheet import SHAPES
from heliopolis.web.sight import Sight

SHOWN: Final = 60
"""So many plies stand in the log; the replay has them all."""


@lru_cache(20_000)
def tale(game: Game, language: str, told: tuple[Event, ...], names: tuple[str, ...]) -> str:
    """Events as sentences; the same ones are told once."""
    return " ".join(teller(game, language).story(told, names))


LINES: Final[Album[Section]] = Album(20_000)
"""The lines of logs. A table never has two entries of one version."""


def _line(sight: Sight, entry: Entry, look: str) -> Section:
    def draw() -> Section:
        seat, name = whose(entry), f"ply-{entry.ply}"
        points = sum(int(event[3]) for event in entry.told if event[0] == "score" and event[1] == seat)
        gain = f' <span class="gain">+{points}</span>' if points > 0 else ""
        text = e(tale(sight.table.game, sight.language, tuple(entry.told), sight.names))
        address, label = f"{sight.address('replay')}?ply={entry.ply}", sight.say("in-replay", ply=entry.ply)
        link = f'<a href="{e(address)}" aria-label="{e(label)}">{shape(seat)}</a>'
        return Section(name, f'<li id="{name}" class="{look}">{link}<span>{text}{gain}</span></li>', "li")

    return LINES.find((sight.table.id, entry.version, sight.language, sight.names, look), draw)


def shape(seat: int) -> str:
    """The shape of a seat, or a dot for chance."""
    drawn = SHAPES[seat] if seat >= 0 else '<circle cx="12" cy="12" r="4"/>'
    look = f"shape s{seat + 1}" if seat >= 0 else "shape"
    return f'<svg class="{look}" viewBox="0 0 24 24" aria-hidden="true">{drawn}</svg>'


def log(sight: Sight) -> list[Section]:
    """The last plies; those of others since the visitor's last choice are marked."""
    entries = [entry for entry in sight.table.record.entries[-SHOWN:] if entry.told]
    fresh = since(entries, sight.mine)
    say = sight.say
    head = (
        f'<section class="panel log" id="log" aria-labelledby="log-head"><h2 id="log-head">{e(say("log"))} '
        f'<a href="{e(sight.address("replay"))}">{e(say("replay"))}</a></h2><div class="told" tabindex="0"><ol>'
    )
    lines = [(entry.ply, _line(sight, entry, "fresh" if entry.ply in fresh else "")) for entry in entries]
    # A hint was asked for after the ply of its remark, so it stands before that, as the newest stands first.
    lines += [(ply, line) for ply, line in _hints(sight) if not entries or ply >= entries[0].ply]
    lines.sort(key=lambda line: line[0])
    return [
        Section("", head),
        *[line for _, line in reversed(lines)],
        Section("", "</ol></div></section>"),
    ]


def _hints(sight: Sight) -> list[tuple[int, Section]]:
    """That hints were asked for, after which plies."""
    lines: list[tuple[int, Section]] = []
    for number, remark in enumerate(sight.table.record.remarks):
        if remark.kind == "hint":
            seat, name = remark.seats[0], f"remark-{number}"
            text = e(sight.say("hint-asked", player=sight.names[seat]))
            line = f'<li id="{name}" class="remark">{shape(seat)}<span>{text}</span></li>'
            lines.append((remark.ply, Section(name, line, "li")))
    return lines


def whose(entry: Entry) -> int:
    """Whose doing a ply was: of chance within a turn, that of the turn."""
    return entry.whose if entry.seat == CHANCE else entry.seat


def since(entries: Sequence[Entry], mine: frozenset[int]) -> frozenset[int]:
    """The plies that others made since the visitor last chose, before what the visitor is choosing now."""
    found: set[int] = set()
    for entry in reversed(entries):
        own = entry.seat in mine and not entry.bot
        if own and found:
            break
        if not own:
            found.add(entry.ply)
    return frozenset(found) if mine else frozenset(entry.ply for entry in entries[-1:])


def news(sight: Sight) -> str:
    """What happened last, for those who listen."""
    entries = [entry for entry in sight.table.record.entries[-3:] if entry.told]
    if not entries:
        return ""
    return tale(sight.table.game, sight.language, tuple(entries[-1].told), sight.names)

"""What happened at a table, in sentences, newest first."""

from __future__ import annotations

from collections.abc import Sequence
from sys import getsizeof
from typing import Final, TypeVar

from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.event import Event
from heliopolis.kernel.game import Game
from heliopolis.kernel.journals.notation import Ply
from heliopolis.narration import teller
from heliopolis.render.drawing_cache import KEYS, MEGABYTE, DrawingCache
from heliopolis.render.markup import NO_MARKUP, html
from heliopolis.table.history import Remark
from heliopolis.table.plies import TablePly
from heliopolis.web.common.players import bot_name, shape
from heliopolis.web.table.sections import Section
from heliopolis.web.table.view import TableView, VisitorView

SHOWN: Final = 40
"""How many lines the log shows; the replay has them all."""


P = TypeVar("P", bound=Ply)


def lines(plies: Sequence[P], most: int) -> list[list[P]]:
    """Plies as lines of the log, newest first: a draw joins the line before it if it is for the same player.

    So all draws before anybody is asked share a line, and what a choice turns up stands beside it.
    """
    found: list[list[P]] = []
    for ply in reversed(plies):
        if found and found[-1][-1].seat == CHANCE and whose(found[-1][-1]) == whose(ply):
            found[-1].append(ply)
        elif len(found) == most:
            break
        else:
            found.append([ply])
    # A choice that tells nothing has no line of its own, and yet it parts what is before it from what is after it.
    told = [[ply for ply in reversed(line) if ply.events] for line in found]
    return [line for line in told if line]


def events(line: Sequence[Ply]) -> tuple[Event, ...]:
    """All that a line tells."""
    return tuple([event for ply in line for event in ply.events])


def tale(game: Game, language: str, told: tuple[Event, ...], names: tuple[str, ...]) -> str:
    """Events as sentences."""
    return teller(game, language).tale(told, names)


LOG_END: Final = Section("", html("</ol></div></section>"))
LINES: Final[DrawingCache[Section]] = DrawingCache(4 * MEGABYTE, lambda line: getsizeof(line.html) + KEYS)
"""The lines of logs. A table never has two plies of one version, and the last one tells which came before it."""


def _told(shared: TableView) -> list[tuple[list[TablePly], Section]]:
    """The lines of the log, the newest first, as they are when nothing about them is new."""
    return [(line, _line(shared, line, "")) for line in lines(shared.table.history.plies, SHOWN)]


def _line(shared: TableView, line: Sequence[TablePly], look: str) -> Section:
    first = line[0]

    def draw() -> Section:
        told, seat, name = events(line), whose(first), f"ply-{first.number}"
        points = sum(int(event[3]) for event in told if event[0] == "score" and event[1] == seat)
        gain = html(' <span class="gain">+{}</span>', points) if points > 0 else NO_MARKUP
        text = tale(shared.table.game, shared.language, told, shared.names)
        address, label = f"{shared.address('replay')}?ply={first.number}", shared.say("in-replay", ply=first.number)
        link = html('<a href="{}" aria-label="{}">{}</a>', address, label, shape(seat))
        return Section(
            name, html('<li id="{}" class="{}">{}<span>{}{}</span></li>', name, look, link, text, gain), "li"
        )

    shown = (shared.table.id, first.version, line[-1].version, shared.language, shared.names, look)
    return LINES.find(shown, draw)


def log(view: VisitorView) -> list[Section]:
    """The last plies; those of others since the visitor's last choice are marked."""
    told, say = view.shared.once(_told), view.say
    fresh = since([line[0] for line, _ in reversed(told)], view.mine)
    head = html(
        '<section class="panel log" id="log" aria-labelledby="log-head"><h2 id="log-head">{} '
        '<a href="{}">{}</a></h2><div class="told" tabindex="0"><ol>',
        say("log"),
        view.address("replay"),
        say("replay"),
    )
    items = [
        (line[-1].number, _line(view.shared, line, "fresh") if line[0].number in fresh else item) for line, item in told
    ]
    # A remark was made after its ply, so it stands before that, as the newest stands first.
    remarks = [(ply, item) for ply, item in _remarks(view) if not told or ply >= told[-1][0][0].number]
    if remarks:
        items = sorted([*remarks[::-1], *items], key=lambda item: item[0], reverse=True)
    return [
        Section("", head),
        *[item for _, item in items],
        LOG_END,
    ]


def _remarks(view: VisitorView) -> list[tuple[int, Section]]:
    """What happened beside the plies, and after which."""
    found: list[tuple[int, Section]] = []
    for number, remark in list(enumerate(view.table.history.remarks))[-SHOWN:]:
        if remark.seats:
            name = f"remark-{number}"
            text = told_remark(view.shared, remark)
            line = html('<li id="{}" class="remark">{}<span>{}</span></li>', name, shape(remark.seats[0]), text)
            found.append((remark.ply, Section(name, line, "li")))
    return found


def told_remark(shared: TableView, remark: Remark) -> str:
    """A hint that was asked for, a seat that changed hands, choices that were taken back, in one sentence."""
    names = [seat.name for seat in shared.table.seats]
    who = names[remark.seats[0]]
    bot = bot_name(remark.bot, shared.say) if remark.bot else ""
    if remark.kind == "hint":
        return shared.say("hint-asked", player=who)
    if remark.kind == "given" and remark.seats[0] != remark.seats[1]:
        return shared.say("seat-given", by=who, player=names[remark.seats[1]], bot=bot)
    return shared.say({"given": "seat-left", "taken": "seat-taken"}.get(remark.kind, "went-back"), player=who, bot=bot)


def whose(ply: Ply) -> int:
    """Whose doing a ply was: of chance within a turn, that of the turn."""
    return ply.turn_seat if ply.seat == CHANCE else ply.seat


def since(plies: Sequence[TablePly], mine: frozenset[int]) -> frozenset[int]:
    """The plies that others made since the visitor last chose, before what the visitor is choosing now."""
    found: set[int] = set()
    for ply in reversed(plies):
        own = ply.seat in mine and not ply.bot
        if own and found:
            break
        if not own:
            found.add(ply.number)
    return frozenset(found) if mine else frozenset(ply.number for ply in plies[-1:])


def news(shared: TableView) -> str:
    """What happened last, for those who listen."""
    plies = [ply for ply in shared.table.history.plies[-3:] if ply.events]
    if not plies:
        return ""
    return tale(shared.table.game, shared.language, tuple(plies[-1].events), shared.names)

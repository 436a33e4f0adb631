"""The log of a table, a line for each turn, newest first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.chip import POINTS, Chip, together
from heliopolis.kernel.event import Event
from heliopolis.kernel.game import Game
from heliopolis.render.markup import html, joined
from heliopolis.table.history import Remark, TablePly
from heliopolis.table.stills import told_of
from heliopolis.table.turn_summaries import TurnBrief, TurnSummary, brief, turns_at
from heliopolis.web.common.players import bot_name, shape
from heliopolis.web.table.chips import chips_html, exchange_html
from heliopolis.web.table.talk import opener, shown_by_turns, talk, title
from heliopolis.web.table.view import Element, TableView, VisitorView
from heliopolis.words.texts import YOU
from heliopolis.words.voice import NO_READER, voice_of

SHOWN: Final = 30
"""How many turns to show; the replay has them all."""

TableTurn = TurnSummary[TablePly]


def recent(shared: TableView) -> list[TableTurn]:
    """Return the last turns, newest first."""
    return shared.once(_recent)


def _recent(shared: TableView) -> list[TableTurn]:
    turns = turns_at(shared.table, SHOWN)
    # The final scoring is shown once the last choice is final.
    return turns[1:] if shared.ending and turns and turns[0].seat == CHANCE else turns


def brief_of(shared: TableView, turn: TableTurn) -> TurnBrief:
    """Return what a turn came to."""
    shown = "brief", turn.first.version, turn.last.version, turn.seat
    return shared.drawn.once(shown, lambda: brief(shared.table, turn))


def turns_since_mine(turns: Sequence[TableTurn], mine: frozenset[int]) -> list[TableTurn]:
    """Return what others did between the visitor's last turn and the present one; for spectators the newest."""
    if not mine:
        return list(turns[:1])
    found: list[TableTurn] = []
    for turn in turns:
        own = turn.seat in mine and not turn.last.bot
        if own and found:
            break
        if not own:
            found.append(turn)
    return found


def line(view: VisitorView, turn: TableTurn) -> Markup:
    """Return who, what and how many points, without the element around it."""
    shown = "line", *key_of(view, turn), _concerned(view, turn)
    return view.drawn.once(shown, lambda: _line(view, turn))


def _concerned(view: VisitorView, turn: TableTurn) -> int:
    """Return the reader if a turn concerns them; most turns look alike to everyone else."""
    reader = view.reader
    if reader in (turn.seat, NO_READER):
        return reader
    return reader if any(event[1] == reader for part in turn.parts for event in part) else NO_READER


def key_of(shared: TableView, turn: TableTurn) -> tuple[object, ...]:
    """Return what identifies a turn, in a language."""
    return shared.setting, turn.first.version, turn.last.version, turn.seat


def _line(view: VisitorView, turn: TableTurn) -> Markup:
    found = brief_of(view, turn)
    if turn.seat == CHANCE:
        told = " ".join(view.voice.joined(view.voice.sentences(turn.events, view.names, view.reader)))
        deeds = joined([_touched(view, seat, chips) for seat, chips in found.others])
        return html(
            '<span class="who">{shape}<b>{head}</b></span> <span class="deeds" aria-hidden="true">{deeds}</span>'
            '<span class="said">{told}</span>',
            shape=shape(CHANCE),
            head=heading(view, turn),
            deeds=deeds,
            told=told,
        )
    return html(
        '{points}<span class="who">{shape}<b>{name}</b></span> <span class="said">{told}</span> '
        '<span class="deeds" aria-hidden="true">{deeds}</span>',
        points=points_html(found.points),
        shape=shape(turn.seat),
        name=view.called(turn.seat),
        told=told_of(view.voice, turn, found, view.names, view.reader),
        deeds=_icons(view, found),
    )


def heading(view: VisitorView, turn: TableTurn) -> str:
    """Return what the table did, in a few words: a round is over, another begins."""
    between = view.table.game.wording.between
    told = view.voice.story([event for event in turn.events if event[0] in between], view.names)
    # What the table does by itself is its laying out at the beginning, and the final scoring at the end.
    return " ".join(told) or view.say(
        "final-scoring" if any(event[0] == "score" for event in turn.events) else "laid-out"
    )


def _touched(view: VisitorView, seat: int, chips: Sequence[Chip]) -> Markup:
    """Return what befell a seat without its doing."""
    return html('<span class="touched">{}{}</span>', shape(seat), chips_html(together(chips), view.voice))


def _icons(view: VisitorView, found: TurnBrief) -> Markup:
    """Return what the turn brought and cost, as icons; its points are said."""
    chips = together([chip for chip in found.chips if chip.kind != POINTS])
    others = joined([_touched(view, seat, given) for seat, given in found.others])
    return html("{}{}", exchange_html(chips, view.voice), others)


def points_html(points: int | None) -> Markup:
    """Say how many points a player gained."""
    if points is None:
        return html('<span class="sum"></span>')
    look = "sum" if points else "sum none"
    sign = "+" if points > 0 else "−" if points < 0 else ""
    return html('<span class="{}" aria-hidden="true">{}{}</span>', look, sign, abs(points))


LOG_BEGIN: Final = Element("", html('<div class="told" tabindex="0"><ol>'))
LOG_END: Final = Element("", html("</ol></div></section>"))
TIMES: Final = {"time_out": "time-out", "time_bot": "time-bot", "time_lost": "time-lost"}
"""Remarks about time that has run out, and what is said of them."""
REMARKS: Final = {
    "hint": "hint-asked",
    "given": "seat-left",
    "taken": "seat-taken",
    "joined": "seat-joined",
    "taken_back": "went-back",
    "link": "link-given",
}
"""All other remarks, by their kind."""


def tale(game: Game, language: str, told: tuple[Event, ...], names: tuple[str, ...]) -> str:
    """Return events as sentences."""
    return voice_of(game, language).tale(told, names)


def log(view: VisitorView) -> list[Element]:
    """Return the last turns; those of others since the visitor's last one are marked."""
    turns, once = recent(view), view.drawn.once
    fresh = turns_since_mine(turns, view.mine)
    whom = view.mine, tuple([seat.human for seat in view.table.seats])
    head = once(("log", view.language, whom), lambda: _head(view))
    items = list(_items(view, turns[:1], fresh))
    if len(turns) > 1:
        # Only the newest turn changes: all others are kept together, with which of them are fresh.
        rest = "items", *key_of(view, turns[1]), turns[-1].first.version, turns[-1].seat, len(turns), view.reader
        marked = [turn for turn in fresh if turn is not turns[0]]
        among = (key_of(view, marked[0]), key_of(view, marked[-1])) if marked else ()
        items += once((*rest, among), lambda: _items(view, turns[1:], fresh))
    # A remark was made after its ply, so it stands before that, as the newest stands first.
    remarks = [(ply, item) for ply, item in _remarks(view) if not turns or ply >= turns[-1].first.number]
    if remarks:
        told = [(turn.last.number, item) for turn, item in zip(turns, items, strict=True)]
        items = [item for _, item in sorted([*remarks[::-1], *told], key=lambda item: item[0], reverse=True)]
    return [Element("", head), *talk(view), LOG_BEGIN, *items, LOG_END]


def _items(view: VisitorView, turns: Sequence[TableTurn], fresh: Sequence[TableTurn]) -> tuple[Element, ...]:
    """Return turns in the log."""
    marked = set(map(id, fresh))
    return tuple([_item(view, turn, "fresh" if id(turn) in marked else "") for turn in turns])


def _head(view: VisitorView) -> Markup:
    opening = opener(view)
    return html(
        '<section class="panel log" id="log" aria-labelledby="log-head"><h2 id="log-head">{log} '
        '<a href="{to}">{replay}</a>{opening}</h2>',
        log=shown_by_turns(view.say("log"), title(view)) if opening else view.say("log"),
        to=view.replay,
        replay=view.say("replay"),
        opening=opening,
    )


def _item(view: VisitorView, turn: TableTurn, look: str) -> Element:
    shown = "item", *key_of(view, turn), _concerned(view, turn), look
    return view.drawn.once(shown, lambda: _draw_item(view, turn, look))


def _draw_item(view: VisitorView, turn: TableTurn, look: str) -> Element:
    """Return a turn in the log; pointing at it lights up its places on the boards."""
    first, table = turn.first.number, turn.seat < 0
    # The table may act within the ply that ended someone's turn.
    name = f"table-{first}" if table else f"ply-{first}"
    return Element(
        name,
        html(
            '<li id="{id}" class="turn {seat} {look}" data-places="{places}"><div class="row">{line}</div>'
            '<a href="{to}?ply={first}" aria-label="{in_replay}"></a></li>',
            id=name,
            seat="of-table" if table else f"s{turn.seat + 1}",
            look=look,
            places=" ".join(brief_of(view, turn).places),
            line=line(view, turn),
            to=view.replay,
            first=first,
            in_replay=view.say("in-replay", ply=first),
        ),
        "li",
    )


def _remarks(view: VisitorView) -> list[tuple[int, Element]]:
    """Return what happened beside the plies, and after which."""
    found: list[tuple[int, Element]] = []
    for number, remark in list(enumerate(view.table.history.remarks))[-SHOWN:]:
        if remark.seats:
            name = f"remark-{number}"
            text = remark_text(view, remark)
            line = html('<li id="{}" class="remark">{}<span>{}</span></li>', name, shape(remark.seats[0]), text)
            found.append((remark.ply, Element(name, line, "li")))
    return found


def remark_text(view: VisitorView, remark: Remark) -> str:
    """Return a hint that was asked for, a seat that changed hands, choices that were taken back, in one sentence."""
    names = [YOU if seat == view.reader else name.name for seat, name in enumerate(view.table.seats)]
    who = names[remark.seats[0]]
    bot = bot_name(remark.bot, view.say) if remark.bot else ""
    if remark.kind in TIMES:
        of_reader = remark.seats[0] == view.reader
        told = view.say(f"{TIMES[remark.kind]}{'-you' if of_reader else ''}", player=who, bot=bot)
    elif remark.kind == "given" and remark.seats[0] != remark.seats[1]:
        told = view.say("seat-given", by=who, player=view.table.seats[remark.seats[1]].name, bot=bot)
    else:
        told = view.say(REMARKS[remark.kind], player=who, bot=bot, other=view.table.seats[remark.seats[-1]].name)
    return told.replace(YOU, view.say("you"))


def news(view: VisitorView) -> str:
    """Return what happened last, for those who listen."""
    plies = [ply for ply in view.table.history.plies[-3:] if ply.events]
    if not plies:
        return ""
    events = recent(view)[0].parts[-1] if view.ending else plies[-1].events
    # What concerns the reader in nothing sounds alike to everyone.
    reader = view.reader if any(event[1] == view.reader for event in events) else NO_READER
    shown = "news", plies[-1].version, view.ending, view.language, view.names, reader
    return view.drawn.once(shown, lambda: " ".join(view.voice.joined(view.voice.sentences(events, view.names, reader))))

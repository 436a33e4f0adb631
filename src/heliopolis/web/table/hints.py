"""Hints: a worker looks at the question, and a line below the choices says what is best and why."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from itertools import takewhile
from typing import Final, Protocol

from markupsafe import Markup

from heliopolis.analysis import Advice, Hint
from heliopolis.analysis.words import percent, source
from heliopolis.kernel.chip import CHANGE, COST, GAIN, POINTS, Chip, together
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.errors import HeliopolisError, IllegalChoice
from heliopolis.kernel.game import State
from heliopolis.render.markup import NO_MARKUP, html, joined
from heliopolis.table.clicks import Click
from heliopolis.table.errors import TooMany
from heliopolis.table.fair_queue import FairQueue
from heliopolis.table.header import Catalogue
from heliopolis.table.stills import signed
from heliopolis.table.table import Table
from heliopolis.table.thinking import HINT_BOT, Analyst, SavedPosition
from heliopolis.web.common.page import button_icon
from heliopolis.web.common.players import bot_name
from heliopolis.web.table.chips import exchange_html
from heliopolis.web.table.view import Advising, VisitorView
from heliopolis.words.voice import Voice, at_coordinates, capital

SECONDS: Final = 60.0
"""Who has no advice by then will not get any."""

MOST_ASKED: Final = 2
"""Hints one visitor may wait for."""

MOST_KEPT: Final = 300
"""Tables whose last hint is kept in memory."""

_log: Final = logging.getLogger(__name__)


class Watched(Protocol):
    """A table, and a way to notify those who watch it."""

    @property
    def table(self) -> Table:
        """The table as it is now."""

    def notify(self) -> None:
        """Notify everyone who watches."""


class Hints:
    """The hints of all tables: the last one of each, as long as its question is open."""

    def __init__(self, catalogue: Catalogue, analyst: Analyst) -> None:
        self._catalogue: Final = catalogue
        self._analyst: Final = analyst
        self._line: Final = FairQueue(1)
        self._last: Final[dict[str, Advising]] = {}
        self._tasks: Final[dict[str, asyncio.Task[None]]] = {}
        """What is being looked for, by its table: a table has one open question."""

    def of(self, table: Table, mine: frozenset[int]) -> Advising | None:
        """Return the hint that someone with these seats sees now: their own."""
        found = self._last.get(table.id)
        return found if found is not None and found.version == table.history.moved and found.seat in mine else None

    def check(self, visitor: str) -> None:
        """Refuse a visitor who waits for enough hints already."""
        if self._line.asked(visitor) >= MOST_ASKED:
            raise TooMany("many-hints")

    def look(self, session: Watched, visitor: str) -> None:
        """Start looking at the open question; watchers are notified when something is found."""
        table = session.table
        asked = Advising(table.history.moved, table.needs().seat, None)
        self._last.pop(table.id, None)
        self._last[table.id] = asked
        if len(self._last) > MOST_KEPT:
            del self._last[next(iter(self._last))]
        folder = self._catalogue.folder(table.game, table.components.digest)
        position = SavedPosition(table.game.name, table.state.to_dict(), "" if folder is None else str(folder))
        if table.id in self._tasks:
            self._tasks[table.id].cancel()
        task = self._tasks[table.id] = asyncio.create_task(self._find(session, asked, position, visitor))
        task.add_done_callback(lambda done: self._forget(table.id, done))
        session.notify()

    def _forget(self, table_id: str, task: asyncio.Task[None]) -> None:
        if self._tasks.get(table_id) is task:
            del self._tasks[table_id]

    async def _find(self, session: Watched, asked: Advising, position: SavedPosition, visitor: str) -> None:
        table_id = session.table.id
        found: Hint | None = None

        async def answer() -> Hint | None:
            if session.table.history.moved != asked.version:
                return None  # the table has gone on while the question stood in line
            return await asyncio.wait_for(self._analyst.hint(position, secrets.randbits(62)), SECONDS)

        try:
            found = await self._line.ask(visitor, answer)
        except (TimeoutError, RuntimeError, HeliopolisError):
            _log.exception("no hint was found at table %s", table_id)
        # Meanwhile someone may have asked about another question.
        if self._last.get(table_id) == asked:
            if found is None:
                del self._last[table_id]
            else:
                self._last[table_id] = asked._replace(hint=found)
            session.notify()


def step_title(voice: Voice, choice: Choice, here: State) -> str:
    """Return what a choice is called, as its row is."""
    return voice.title(choice, here, 0, here.game.looks().face(here, choice).told)


def step_label(voice: Voice, choice: Choice, here: State) -> Markup:
    """Return the same; a place without a name is pointed out, and named only for screen readers."""
    shown = step_title(voice, choice, here)
    if not at_coordinates(choice):
        return html("<span>{}</span>", shown)
    full = voice.choice(choice, here)
    return html('<span aria-hidden="true">{}</span><span class="hidden">{}</span>', shown, full)


MOST: Final = 3
"""Choices that are shown: the reader wants to continue."""
MOST_CHIPS: Final = 4
"""Shown of why, besides what it costs."""
TELLING: Final = (POINTS, GAIN, COST, CHANGE)
"""The most telling reasons come first."""
AHEAD: Final = 1.25
BEHIND: Final = 0.75
"""Chances of winning, as shares of that of equal players, from which on a player is said to be ahead or behind."""
GAP: Final = "\x00"
"""Marks a text for what has marks of its own."""
TRUSTED: Final = 0.5
"""What was looked at less than so much as the choice that was looked at most is only a guess."""


def advice(view: VisitorView) -> Markup:
    """Return what was advised, that it is thought about, or nothing if no one asked."""
    if view.advising is None:
        return NO_MARKUP
    say, found = view.say, view.advising.hint
    if found is None:
        return html('<div class="advice thinking" id="advice" role="status"><p>{}</p></div>', say("hint-thinking"))
    best, *others = best_first(found)
    about = say("hint-about", simulations=found.simulations, bot=bot_name(HINT_BOT, say), players=len(view.names))
    return html(
        '<div class="advice" id="advice" role="status"><p>{line}</p>'
        '<details class="drop-down" id="advice-why"><summary>{hint_why}</summary><div class="pop panel"><h3>'
        "{hint_title}</h3><ol>{best}</ol>"
        '<p class="quiet">{source} {about}</p></div></details></div>',
        line=_line(view, best, found.seat),
        hint_why=say("hint-why"),
        hint_title=say("hint-title"),
        best=joined(_item(view, each, found.seat, other) for each, other in _compared(best, others)),
        source=source(view.names, view.voice, learned=found.learned),
        about=about,
    )


def best_first(found: Hint) -> list[Advice]:
    """Return what is worth showing: what promises most first, of all that was looked at often enough to be believed."""
    most = max(each.visits for each in found.advice)
    trusted = [each for each in found.advice if each.visits >= TRUSTED * most]
    return sorted(trusted, key=lambda each: (-each.chance, -each.visits))[:MOST]


def _compared(best: Advice, others: Sequence[Advice]) -> list[tuple[Advice, Advice | None]]:
    """Return each with what it is compared with: the best with the second, the others with the best."""
    return [(best, others[0] if others else None), *[(each, best) for each in others]]


def _title(view: VisitorView, choice: str) -> str:
    """Return a choice as its row in the list calls it."""
    state = view.state
    row = view.question.row(choice)
    chosen = state.choice(choice)
    return view.voice.title(chosen, state, row.number if row else 0, state.game.looks().face(state, chosen).told)


def _line(view: VisitorView, best: Advice, seat: int) -> Markup:
    """Return the advised choice with one reason: what it and the rest of the turn bring."""
    click, chips, points = _turn(view, best, seat)
    title = _title(view, best.choice)
    total = html('<span class="sum">{}</span>', signed(points)) if points else NO_MARKUP
    return html(
        '{button_icon}<b data-choice="{choice}" data-path="{name}" role="button" tabindex="0">{title}</b> '
        '<span class="gains">{chips}</span>{total}',
        button_icon=button_icon("hint"),
        choice=best.choice,
        name=click.name,
        title=title,
        chips=exchange_html(telling(chips), view.voice),
        total=total,
    )


def telling(chips: Sequence[Chip]) -> list[Chip]:
    """Return the most telling reasons, and everything it costs."""
    ordered = sorted(chips, key=lambda chip: TELLING.index(chip.kind))
    return [chip for place, chip in enumerate(ordered) if place < MOST_CHIPS or chip.kind == COST]


def _turn(view: VisitorView, best: Advice, seat: int) -> tuple[Click, list[Chip], int]:
    """Return the rest of the player's own turn as advised, its gains, and by how much the score sheet changes."""
    line = (best.choice, *[name for _, name in _own(best, seat)])
    state = view.state
    for click in (Click(line), Click(line[:1])):
        try:
            found = view.question.preview(click)
        except IllegalChoice:
            continue  # something else is asked in between
        chips = together(state.game.looks().chips(state, found.events(), found.after, seat))
        return click, chips, found.after.scores()[seat].total - view.scores[seat].total
    return Click(line[:1]), [], 0


def _own(given: Advice, seat: int) -> list[tuple[int, str]]:
    """Return the rest of the player's own turn: it is short and useful."""
    return list(takewhile(lambda step: step[0] == seat, given.line))


def _item(view: VisitorView, given: Advice, seat: int, other: Advice | None) -> Markup:
    line = _onward(view, given, seat)
    reason = view.voice.texts.between("list-loose").join(
        [each for each in (_reason(view, given, seat), other and _than(view, given, other, seat)) if each]
    )
    return html(
        '<li><b data-choice="{choice}" role="button" tabindex="0">{title}</b>{why}{line}<small>'
        "{chance}{scores}</small></li>",
        choice=given.choice,
        title=_title(view, given.choice),
        why=html('<p class="why">{}</p>', reason) if reason else NO_MARKUP,
        line=line,
        chance=_chance(view, given),
        scores=html(" · {}", _scores(view, given)) if len(view.names) > 1 and not _early(view) else NO_MARKUP,
    )


def _early(view: VisitorView) -> bool:
    """Return whether it is the first round, in which figures would promise more than anyone knows."""
    return len(view.names) > 1 and view.table.game.round_of(view.state) == 1


def _chance(view: VisitorView, given: Advice) -> str:
    """Return the chance of winning with a choice; in the first round in words."""
    if not _early(view):
        return view.say("hint-chance", chance=percent(given.chance, view.voice), players=len(view.names))
    share = given.chance * len(view.names)
    standing = "ahead" if share > AHEAD else "behind" if share < BEHIND else "even"
    return view.say("hint-early", standing=standing)


def _scores(view: VisitorView, given: Advice) -> str:
    """Return the expected scores; none in solo games.

    The networks know solo scores from bots that reached few targets, and only chances are corrected for that.
    """
    called = [view.called(each) for each in range(len(view.names))]
    told = [f"{name} {round(score)}" for name, score in zip(called, given.scores, strict=True)]
    return view.say("hint-scores", scores=" · ".join(told))


def _onward(view: VisitorView, given: Advice, seat: int) -> Markup:
    """Return the rest of the player's own turn, step by step."""
    here, steps = view.state.copy(), list[Markup]()
    here.play(here.choice(given.choice))
    for _, name in _own(given, seat):
        choice = here.choice(name)
        steps.append(html("<span{}>{}</span>", _thing(choice, here), step_label(view.voice, choice, here)))
        here.play(choice)
    begins, _, ends = view.voice.say("analysis-then", line=GAP).partition(GAP)
    return html("<p>{}{}{}</p>", begins, joined(steps, " · "), ends) if steps else NO_MARKUP


def _thing(choice: Choice, here: State) -> Markup:
    """Return the drawn thing that a page lights where someone points at the words."""
    place = here.game.wording.place(here, choice)
    return html(' data-thing="{}"', place) if place else NO_MARKUP


def _than(view: VisitorView, given: Advice, other: Advice, seat: int) -> str:
    """Return how much better or worse a choice leaves the player than another one, in points ahead of the others."""
    points = round(_lead(given, seat) - _lead(other, seat))
    key = "hint-better" if points > 0 else "hint-worse" if points < 0 else "hint-even"
    return view.say(key, points=abs(points), other=_title(view, other.choice))


def _lead(given: Advice, seat: int) -> float:
    """Say by how much the player should be ahead at the end."""
    return given.scores[seat] - max([score for each, score in enumerate(given.scores) if each != seat], default=0.0)


def _reason(view: VisitorView, given: Advice, seat: int) -> str:
    """Return what the rest of the turn brings and costs, in words.

    Where that is nothing, what the choice is good for.
    """
    _, chips, points = _turn(view, given, seat)
    say, voice, all_of = view.say, view.voice, view.voice.all_of
    won = [chip for kind in (POINTS, GAIN) for chip in chips if chip.kind == kind]
    # Figures that change are a reason only where nothing is won.
    gains = [voice.chip(chip) for chip in won or chips if chip.kind != COST]
    costs = [voice.amount(chip) for chip in chips if chip.kind == COST]
    told = [say("hint-gets", list=all_of(gains[:MOST_CHIPS]))] if gains else []
    told += [say("hint-pays", list=all_of(costs))] if costs else []
    told += [say("hint-scores-now" if points > 0 else "hint-loses-now", points=abs(points))] if points else []
    choice = view.state.choice(given.choice)
    means = view.voice.brief(choice, view.state) or view.voice.means(choice, view.state)
    # That a thing is taken goes without saying; what it is good for does not.
    if means and len(gains) < 2 and not costs and not points:
        return capital(means)
    return capital(view.voice.texts.between("list-loose").join(told))

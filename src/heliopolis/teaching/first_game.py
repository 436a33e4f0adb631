"""The guided first game: the aim first, each new thing when it is first needed, at the end what brought points.

Which note comes when is data of the game, ``first_game.toml``; its texts are ``guide-NAME`` and what follows from it.
What was shown already follows from what was asked and what happened at the table.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple
from weakref import WeakKeyDictionary

from heliopolis import bots
from heliopolis.kernel.chip import GAIN, POINTS
from heliopolis.kernel.choice import BUTTON, Choice
from heliopolis.kernel.errors import Message, message
from heliopolis.kernel.event import Event
from heliopolis.kernel.game import State
from heliopolis.kernel.step import step_name
from heliopolis.table.clicks import without_final_scoring
from heliopolis.table.history import TablePly
from heliopolis.table.rows import Row
from heliopolis.table.table import Table
from heliopolis.teaching.cues import Cue, CueQuestion
from heliopolis.teaching.events import EventTest
from heliopolis.teaching.materials import materials_of
from heliopolis.teaching.note import (
    Note,
    NoteEnding,
    NotePicture,
    NoteProgress,
    NoteRemark,
    Onward,
    Pictures,
    Suggestion,
)

NAME: Final = "first-game"
HELD: Final = "held"
"""Stands among the questions for a turn that waits to be ended."""
ADVISER: Final = "greedy:width=6:states=120"
"""Whose choices are suggested: it plans one turn, in a moment."""
ME: Final = "me/"
"""Begins the names of things that belong to anyone who reads."""
MOST_AT_ONCE: Final = 2
"""What has happened that one note speaks of."""
WORTH_TELLING: Final = 2
"""Points that are a reason by themselves."""
MOST_SOURCES: Final = 3
"""What brought points that is shown at the end."""
_DIGITS: Final = re.compile(r"\d+")


class AnsweredStep(NamedTuple):
    """A question that was answered: its step, and what could be chosen."""

    step: str
    offered: frozenset[str]


_ASKED: Final[WeakKeyDictionary[Table, dict[tuple[int, int], AnsweredStep]]] = WeakKeyDictionary()
"""For each guided table the question that each ply answered, by its number and version; it goes when the table goes."""


class Coach:
    """Guides the first game of anyone who sits at a table."""

    def __init__(self, _: str, table: Table) -> None:
        found = materials_of(table.game).first_game
        assert found is not None, "only games that have a first game begin one"
        self._first: Final = found

    def notes(self, table: Table, seat: int) -> tuple[Note, ...]:
        """Return what to show now: at the start the aim, and what comes after it."""
        need = table.needs()
        if need.kind == "over":
            return (self._closing(table, seat),)
        if not table.seats[seat].human:
            return ()
        seen = _Seen(table, seat)
        asked = need.seat == seat and need.kind in {"human", HELD}
        now = self._now(seen) if asked else None
        found = [] if seen.clicks else [self._aim(seat)]
        return (*found, now) if now else tuple(found)

    def _aim(self, seat: int) -> Note:
        note = self._note(self._first.aim, seat)
        closing = NoteRemark(message(f"guide-{note.name}-turn"))
        progress = NoteProgress(place=1, places=len(self._first.opening))
        return note._replace(parts=(*note.parts, closing), progress=progress, wide=True)

    def _now(self, seen: _Seen) -> Note | None:
        """Return the note about the open question, headed by what has just happened for the first time."""
        happened = [each for each in self._first.notes if seen.first(each)][:MOST_AT_ONCE]
        asked = next((each for each in self._first.notes if seen.asks(each)), None)
        if asked is None and not happened:
            return None
        cue = asked or happened.pop(0)
        note = self._note(cue, seen.seat)
        note = note._replace(
            parts=(seen.text(cue), *note.parts[1:]),
            done=tuple(
                [
                    message("guide-in-passing", what=message(f"guide-{each.name}"), text=seen.text(each))
                    for each in happened
                ]
            ),
            things=(*seen.filled(cue, note.things), *seen.where(cue)),
        )
        progress = NoteProgress(message(f"guide-{self._first.aim.name}"))
        opening = self._first.opening
        if cue.opening:
            told = {each.name for each in self._first.notes if each.opening and seen.was_told(each)}
            last = cue.name == opening[-1]
            place = len(opening) if last else min(2 + len(told), len(opening))
            progress = progress._replace(place=place, places=len(opening))
        if asked is not None and seen.table.needs().kind == "human":
            row = self._suggested(asked, seen)
            if row is not None:
                note = note._replace(suggestion=Suggestion(row.name, self._reason(asked, row, seen)))
        return note._replace(progress=progress)

    def _note(self, cue: Cue, seat: int) -> Note:
        key, aim = f"guide-{cue.name}", cue is self._first.aim
        pictures = [
            NotePicture(icons, message(f"{key}-{number}"), message(f"{key}-{number}-figure") if aim else None)
            for number, icons in enumerate(cue.pictures, 1)
        ]
        return Note(
            cue.name,
            message(key),
            (message(f"{key}-text"), Pictures(tuple(pictures))) if pictures else (message(f"{key}-text"),),
            things=tuple([f"seat{seat + 1}/{each[len(ME) :]}" if each.startswith(ME) else each for each in cue.things]),
            rules=cue.rules,
        )

    def _suggested(self, cue: Cue, seen: _Seen) -> Row | None:
        """Return the row that is suggested: something new if the file prefers it, else what the adviser would choose.

        What brings nothing is suggested only where nothing else brings something, or to leave it be.
        """
        offered = {row.choice.name: row for row in seen.table.question.rows if not row.rule}
        if len(offered) < 2:
            return None
        state, pick = seen.table.state, cue.advice.pick
        wanted = self._wanted(cue, list(offered), seen)
        if not wanted and pick in {"highest", "lowest"}:
            wanted = (max if pick == "highest" else min)(offered, key=lambda name: int(_DIGITS.findall(name)[-1]))
        advised = wanted or _advised(state)
        row = offered.get(_owned(state, cue, list(offered), advised) if cue.advice.owned else advised)
        if row is not None and pick == "paid" and not row.costs:
            return next((other for other in offered.values() if other.costs), None)
        if row is not None and pick == "richest":
            return max(offered.values(), key=lambda other: (other.points, other is row))
        if row is not None and row.nothing and row.choice.scope != BUTTON:
            return next((other for other in offered.values() if not other.nothing), row)
        return row

    def _wanted(self, cue: Cue, offered: list[str], seen: _Seen) -> str:
        """Return what the file of the game wants to be suggested, as far as it brings something; else nothing."""
        state, tried = seen.table.state, seen.choices()
        lies, prefer = {*cue.advice.lies}, cue.advice.prefer
        lying = [name for name in offered if lies and _lies_at(state, state.choice(name)) & lies]
        fresh = [name for name in prefer if name in offered and name not in tried]
        return next((name for name in [*lying, *fresh] if self._brings_something(state, name)), "")

    def _brings_something(self, state: State, name: str) -> bool:
        """Return whether a choice leads to a gain in this turn, or to what the file of the game asks of it."""
        events, after = _turn_with(state, name)
        wanted = self._first.brings.get(name)
        if wanted is not None:
            return any(event[0] in wanted and event[1] == state.seat() for event in events)
        chips = state.game.looks().chips(state, without_final_scoring(events, after), after, state.seat())
        return any(chip.kind in {GAIN, POINTS} for chip in chips)

    def _reason(self, cue: Cue, row: Row, seen: _Seen) -> Message | None:
        """Return why that one: the points that it brings, or what it is good for; or that it brings nothing yet."""
        # Points that come in any case are no reason.
        anyway = min([other.points for other in seen.table.question.rows if not other.rule])
        if row.points - max(anyway, 0) >= WORTH_TELLING:
            return message("guide-because-points", points=row.points)
        state, choice = seen.table.state, row.choice
        vain = row.nothing and choice.scope != BUTTON
        if vain or (choice.name in self._first.brings and not self._brings_something(state, choice.name)):
            return message("guide-because-nothing")
        # What the note says of what its file wants does not hold for another choice.
        advice = cue.advice
        wanted = advice.because and (not (advice.prefer or advice.lies) or self._wanted(cue, [choice.name], seen))
        first, kind = self._first, choice.kind
        name = first.because.get(choice.name) or (advice.because if wanted else advice.otherwise)
        if not name and (kind in first.highest or kind in first.lowest):
            values = [state.game.wording.occupant(state, each)[-1:] for each in state.choices() if each.kind == kind]
            own = state.game.wording.occupant(state, choice)[-1:]
            ranks = ((first.highest, max(values)), (first.lowest, min(values)))
            name = next((rank.get(kind, "") for rank, end in ranks if own == end and min(values) < max(values)), "")
        name = name or first.because.get(kind, "")
        return message(f"guide-because-{name}") if name else None

    def _closing(self, table: Table, seat: int) -> Note:
        """Return the end: what brought the points, and what to try next time."""
        state = table.state
        lines = state.scores()[seat].lines
        sums = [
            (sum(line.points for line in lines if line.reason in source.reasons), source)
            for source in table.game.looks().sources
        ]
        best = sorted([each for each in sums if each[0] > 0], key=lambda each: -each[0])[:MOST_SOURCES]
        met = {event[0] for ply in table.history.plies for event in ply.events if event[1] == seat}
        possible = {name for name, barred in self._first.improve.items() if barred not in met}
        least = min([each for each in sums if each[1].name in possible], key=lambda each: each[0])[1]
        pictures = [
            NotePicture((source.icon,), message(source.name), message("guide-end-points", points=points))
            for points, source in best
        ]
        result = state.result()
        won = result is not None and seat in result.winners
        return Note(
            "end",
            message("guide-end-won" if won else "guide-end"),
            (
                message("guide-end-text", points=state.total(seat)),
                Pictures(tuple(pictures)),
                NoteRemark(message(f"guide-next-{least.name}")),
            ),
            ending=NoteEnding((Onward("end"), Onward("learn"), Onward("lobby"))),
            wide=True,
        )


def _advised(state: State) -> str:
    """Return what the adviser would choose."""
    return bots.bot(ADVISER, state.game).choose(state.copy()).name


def _turn_with(before: State, name: str) -> tuple[list[Event], State]:
    """Return what happens in this turn with a choice, as the adviser would continue it."""
    seat, after = before.seat(), before.copy()
    events = list(after.play(after.choice(name)))
    while after.todo and after.turn == before.turn and after.seat() == seat:
        events += after.play(after.choice(_advised(after)))
    return events, after


def _owned(state: State, cue: Cue, offered: list[str], advised: str) -> str:
    """Return what is called as something that anyone who is asked has, rather what is advised.

    Nothing if there is none.
    """
    for kind in cue.advice.owned:
        held = {name for choice in state.game.vocabulary() if choice.kind == kind for name in _lies_at(state, choice)}
        found = [name for name in offered if held & _called(state, name)]
        if found:
            return advised if advised in found else found[0]
    return ""


def _called(state: State, name: str) -> set[str]:
    """Return what a choice is called by itself."""
    choice = state.choice(name)
    roles = state.game.wording.details.get(choice.kind, ())
    return {state.game.wording.names_of(role)[choice.item] for role in roles[:1] if role in state.game.wording.names}


def _lies_at(state: State, choice: Choice) -> set[str]:
    """Return the names of what lies at the place of a choice."""
    game = state.game
    roles = game.wording.occupants.get(choice.kind, ())
    lying = zip(roles, game.wording.occupant(state, choice), strict=False)
    return {game.wording.names_of(role)[each] for role, each in lying if role in game.wording.names}


class _Seen:
    """What a seat was asked, has chosen and has met with up to now."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table: Final = table
        self.seat: Final = seat
        history = table.history
        own = [ply for ply in history.plies[history.base + 1 :] if ply.seat == seat and not ply.bot]
        self._own: Final = own
        self.clicks: Final = [ply for ply in own if not ply.continues]
        """The plies with which they answered a question that they saw."""
        self._asked: Final = [_question_of(table, ply) for ply in self.clicks]
        self._steps: Final = [each.step for each in self._asked]
        last = self.clicks[-1].number if self.clicks else 0
        self._before: Final = [event for ply in history.plies[:last] for event in ply.events]
        self._last: Final = last
        self._since: Final = [event for ply in history.plies[last:] for event in ply.events]
        self._held: Final = table.needs().kind == HELD
        ended = bool(own) and not self._held and own[-1].asked != seat
        self._reviewed: Final = ended and table.seats[seat].confirm
        """Whether what they did was shown already, when their turn waited to be ended."""

    def asks(self, cue: Cue) -> bool:
        """Return whether the open question is the one that the note is about, for the right time."""
        asked = cue.about
        if not isinstance(asked, CueQuestion) or self._ruled_out(cue):
            return False
        if self._held:
            # Anyone who handed over to someone else in an earlier turn knows it.
            earlier = [ply for ply in self._own if ply.turn != self._own[-1].turn]
            return asked.step == HELD and all(ply.asked == self.seat for ply in earlier)
        state = self.table.state
        if asked.step != step_name(type(state.todo[-1])):
            return False
        if asked.offered:
            return asked.offered in {choice.name for choice in state.choices()} and not self._was_offered(asked)
        return self._steps.count(asked.step) == asked.time - 1

    def first(self, cue: Cue) -> bool:
        """Return whether what the note is about has happened since the last click, and never before.

        What others do is shown when it is the player's turn again, what the player does right away.
        """
        others = isinstance(cue.about, EventTest) and cue.about.by != "me"
        if self._ruled_out(cue) or (self._held if others else self._reviewed):
            return False
        return self._happens(cue, self._since) and not self._happens(cue, self._before)

    def was_told(self, cue: Cue) -> bool:
        """Return whether the note came up before now."""
        asked = cue.about
        if isinstance(asked, CueQuestion) and asked.offered:
            return self._was_offered(asked)
        if isinstance(asked, CueQuestion):
            return asked.step == HELD or self._steps.count(asked.step) >= asked.time
        return self._happens(cue, self._before)

    def text(self, cue: Cue) -> Message:
        """Return what the note says, with the component that has come into play."""
        key, name = f"guide-{cue.name}-text", self._component(cue)
        if not name:
            return message(key)
        return message(key, what=message(name), about=message(name.replace("name-", "about-", 1)))

    def filled(self, cue: Cue, things: tuple[str, ...]) -> tuple[str, ...]:
        """Return the things of a note, with the component now in play or the last figure of what happened."""
        event, name = self._about(cue), self._component(cue)
        told = name.removeprefix(f"name-{cue.named}-") if name else str(event[-1]) if event else ""
        return tuple([each.replace("{}", told) for each in things if told or "{}" not in each])

    def _about(self, cue: Cue) -> Event | None:
        """Return what has happened that the note is about."""
        return next((each for each in self._since if self._is_about(cue, each)), None)

    def _component(self, cue: Cue) -> str:
        """Return what the component is called that the note names, as a key of the texts."""
        event = self._about(cue) if cue.named else None
        if event is None:
            return ""
        number = event[2 + self.table.game.wording.events[str(event[0])].index(cue.named)]
        assert isinstance(number, int)
        return self.table.game.wording.names_of(cue.named)[number]

    def _was_offered(self, asked: CueQuestion) -> bool:
        return any(each.step == asked.step and asked.offered in each.offered for each in self._asked)

    def _happens(self, cue: Cue, events: list[Event]) -> bool:
        return any(self._is_about(cue, event) for event in events)

    def _is_about(self, cue: Cue, event: Event) -> bool:
        return isinstance(cue.about, EventTest) and cue.about.fits(event, self.seat)

    def _ruled_out(self, cue: Cue) -> bool:
        unless = cue.unless
        return unless is not None and any(unless.fits(event, self.seat) for event in [*self._before, *self._since])

    def where(self, cue: Cue) -> list[str]:
        """Return the drawn things where what the note is about has just happened."""
        if not cue.chips:
            return []
        before, after = self.table.at(max(self._last - 1, 0)), self.table.state
        chips = before.game.looks().chips(before, self._since, after, self.seat)
        return [chip.place for chip in chips if chip.place and chip.name.startswith(cue.chips)]

    def choices(self) -> set[str]:
        """Return all that they have chosen."""
        return {ply.choice for ply in self._own}


def _question_of(table: Table, ply: TablePly) -> AnsweredStep:
    """Return the question that a ply answered; the position before it is played again only once."""
    kept = _ASKED.setdefault(table, {})
    key = ply.number, ply.version
    if key not in kept:
        state = table.at(ply.number - 1)
        kept[key] = AnsweredStep(
            step_name(type(state.todo[-1])), frozenset([choice.name for choice in state.choices()])
        )
    return kept[key]

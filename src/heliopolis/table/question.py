"""The open question of a table: what can be answered, what each answer leads to, and why something cannot be chosen.

A table keeps its question for one version, and everyone reads the same one: pages, terminals, hints, guides and clicks.
What it knows is computed when it is first asked for.

A shortcut is a click on a board that means more than an answer. The table looks ahead, through questions to the same
player, to things with a place on a board: such a thing can be clicked right away, and the click plays the whole way to
it. A thing that several ways lead to is left out: what a click means must be plain. At the beginning of a turn a thing
may also be wished for that lies behind a question which only the player can answer (which die goes there?): what leads
to that question is played, and the wish is answered as soon as it is asked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Final, NamedTuple

from heliopolis.kernel.choice import BUTTON, Choice
from heliopolis.kernel.game import State
from heliopolis.kernel.step import PlayerStep
from heliopolis.table.clicks import Click, Continuation, Wish, answered, play_click
from heliopolis.table.lookahead import Met, met
from heliopolis.table.rows import Row, only_leads_on, rows_of

MOST_LOOKS: Final = 48
"""Positions that are looked at for the shortcuts of one question, besides those after each of its answers."""
DEEPEST: Final = 3
"""Choices on the way to a thing."""
FARTHEST_WISH: Final = 3
"""Choices of a wish."""


class Offer(NamedTuple):
    """A click that is offered, and the drawn thing it is offered on."""

    click: Click
    place: str
    at_once: bool = False
    """Whether one tap is enough, as it only leads to another question."""

    @property
    def name(self) -> str:
        """The click in one word."""
        return self.click.name


class _Lookout:
    """The search for the shortcuts of one question."""

    def __init__(self, state: State, *, begins: bool) -> None:
        self._state: Final = state
        self._begins: Final = begins
        self._detours: Final = state.game.wording.detours
        self._taken: Final = {state.game.wording.place(state, choice) for choice in state.choices()}
        self._looks = MOST_LOOKS
        self._seen: Final[dict[tuple[int, str], Continuation]] = {}
        """What each answer to a position that is looked at leads to; those positions stay, so their ids do too."""

    def shortcuts(self, previews: Mapping[str, Continuation]) -> list[Offer]:
        """Return everything that can be reached in a plain way."""
        afters = [(choice, previews[choice.name].after) for choice in self._state.choices()]
        ways = [(choice, after) for choice, after in afters if self._goes_on(after)]
        plain = _Found()
        for choice, after in ways:
            if choice.name not in self._detours:
                plain.add(self._beyond(choice, after))
        for choice, after in ways:
            if choice.name in self._detours:
                plain.add_missing(self._beyond(choice, after))
        return plain.offers()

    def _beyond(self, choice: Choice, after: State) -> dict[str, Offer]:
        """Return what can be reached by one answer; within a turn, behind a thing only what is asked next."""
        if self._begins or self._place(self._state, choice) is None:
            return self._reached((choice.name,), after)
        return self._next((choice.name,), after)

    def _next(self, path: tuple[str, ...], asking: State) -> dict[str, Offer]:
        """Return the things of the next question."""
        return {place: Offer(Click((*path, name)), place) for place, name in self._places(asking).items()}

    def _reached(self, path: tuple[str, ...], asking: State) -> dict[str, Offer]:
        """Return the things of the next question, then those behind its buttons, then those that can be wished for."""
        near = self._with_steps(asking, self._next(path, asking)) if self._begins else self._next(path, asking)
        behind = _Found()
        wishes: dict[str, Offer] = {}
        if self._begins and all(self._place(asking, choice) is not None for choice in asking.choices()):
            wishes = self._wishes(path, asking)
        if len(path) < DEEPEST:
            for choice in self._onward(asking):
                if self._place(asking, choice) is None and (after := self._after(asking, choice)) is not None:
                    behind.add(self._reached((*path, choice.name), after))
        return {**wishes, **{offer.place: offer for offer in behind.offers()}, **near}

    def _with_steps(self, asking: State, near: dict[str, Offer]) -> dict[str, Offer]:
        """Mark the things of a question that only lead to another one; of a kind that does not, one is looked at."""
        others: set[str] = set()
        for place, offer in near.items():
            choice = self._state.choice(offer.click.path[-1])
            if choice.kind in others:
                continue
            played = self._ahead(asking, choice)
            if played is not None and only_leads_on(played):
                near[place] = offer._replace(at_once=True)
            else:
                others.add(choice.kind)
        return near

    def _wishes(self, path: tuple[str, ...], asking: State) -> dict[str, Offer]:
        """Return what can be wished for where the player must first choose one of several things."""
        leading: dict[str, list[tuple[str, str, State]]] = {}
        for choice in asking.choices():
            after = self._after(asking, choice)
            for place, name in self._places(after).items() if after is not None else ():
                assert after is not None
                leading.setdefault(place, []).append((choice.name, name, after))
        near: dict[str, Offer] = {}
        far = _Found()
        for place, leads in leading.items():
            first, name, after = leads[0]
            # What only one thing leads to needs no wish.
            click = Click((*path, first, name)) if len(leads) == 1 else Click(path, (name,))
            near[place] = _offer(click, place)
            later = self._after(after, self._state.choice(name))
            if later is not None:
                far.add(self._wished(click, later))
        return {**{offer.place: offer for offer in far.offers()}, **near}

    def _wished(self, click: Click, asking: State) -> dict[str, Offer]:
        """Return what can be wished for besides."""
        near: dict[str, Offer] = {}
        for place, name in self._places(asking).items():
            near[place] = _offer(_longer(click, name), place)
        far = _Found()
        if len(click.wish) + 1 < FARTHEST_WISH:
            for choice in self._onward(asking):
                after = self._after(asking, choice)
                if after is not None:
                    far.add(self._wished(_longer(click, choice.name), after))
        return {**{offer.place: offer for offer in far.offers()}, **near}

    # -----------------------------------------------------------------------------------------------

    def _after(self, asking: State, choice: Choice) -> State | None:
        """Return the next question to the same player in this turn, or None."""
        played = self._ahead(asking, choice)
        return None if played is None else played.after

    def _ahead(self, asking: State, choice: Choice) -> Continuation | None:
        """Return what leads to the next question to the same player in this turn, or None; looked at once."""
        played = self._seen.get((id(asking), choice.name))
        if played is None:
            if self._looks == 0:
                return None
            self._looks -= 1
            played = self._seen[id(asking), choice.name] = answered(asking, choice)
        return played if self._goes_on(played.after) else None

    def _goes_on(self, after: State) -> bool:
        return after.seat() == self._state.seat() and after.turn == self._state.turn

    def _place(self, asking: State, choice: Choice) -> str | None:
        return self._state.game.wording.place(asking, choice)

    def _places(self, asking: State) -> dict[str, str]:
        """Return the things that can be chosen then and not now, each with its choice."""
        found: dict[str, str] = {}
        for choice in self._onward(asking):
            place = self._place(asking, choice)
            if place is not None and place not in self._taken:
                found[place] = choice.name
        return found

    def _onward(self, asking: State) -> list[Choice]:
        return [choice for choice in asking.choices() if choice.name not in self._detours]


def _offer(click: Click, place: str) -> Offer:
    """Return the offer of a click on a place: a wish waits for another answer, so one tap is enough."""
    return Offer(click, place, bool(click.wish))


def _longer(click: Click, name: str) -> Click:
    """Return the click with one more choice: wished for, if anything is."""
    if click.wish:
        return Click(click.path, (*click.wish, name), click.by_hand)
    return Click((*click.path, name), (), click.by_hand)


class _Found:
    """Offers by their places; what several ways lead to is not plain, and left out."""

    def __init__(self) -> None:
        self._offers: Final[dict[str, Offer | None]] = {}

    def add(self, more: Mapping[str, Offer]) -> None:
        """Add what another way leads to."""
        for place, offer in more.items():
            self._offers[place] = None if place in self._offers else offer

    def add_missing(self, more: Mapping[str, Offer]) -> None:
        """Add what a detour leads to, as far as nothing else leads there."""
        for place, offer in more.items():
            self._offers.setdefault(place, offer)

    def offers(self) -> list[Offer]:
        """Return what is plain."""
        return [offer for offer in self._offers.values() if offer is not None]


class Question:
    """What is asked in a position. Without a player who is asked nothing can be answered."""

    def __init__(self, state: State, wish: Wish = (), *, begins: bool = False) -> None:
        """Ask a question; ``wish`` is what the player wished for earlier, ``begins`` whether a turn begins with it."""
        self.state: Final = state
        self.wish: Final = wish
        self._begins: Final = begins

    @cached_property
    def previews(self) -> dict[str, Continuation]:
        """What each answer leads to, by its name."""
        if self.state.seat() < 0:
            return {}
        return {choice.name: answered(self.state, choice, self.wish) for choice in self.state.choices()}

    @cached_property
    def rows(self) -> list[Row]:
        """The answers with what they cost and give, what brings most first; then what is refused."""
        return rows_of(self.state, self.previews)

    @cached_property
    def shortcuts(self) -> list[Offer]:
        """What can be clicked on the boards besides the answers."""
        if len(self.previews) < 2 or self.wish:
            return []
        return _Lookout(self.state, begins=self._begins).shortcuts(self.previews)

    def row(self, name: str) -> Row | None:
        """Return the row of an answer."""
        return next((row for row in self.rows if row.name == name and not row.rule), None)

    def preview(self, click: Click) -> Continuation:
        """Return what a click leads to; refuses what cannot be chosen so."""
        if len(click.path) == 1 and not click.wish and not click.by_hand and click.path[0] in self.previews:
            return self.previews[click.path[0]]
        return play_click(self.state, click, self.wish)

    def play(self, click: Click) -> Continuation:
        """Return the table at the next question whose answers matter: so a click is played at the table."""
        return self.preview(click).settled()

    def met(self, places: Sequence[tuple[str, Choice | None]]) -> dict[str, Met]:
        """Find at which question of this turn each of these drawn things could be chosen, and what bars it there."""
        return met(self.state, places)


NOTHING_TO_DO: Final = Choice("rest", 0, -1, BUTTON)


class Rest(PlayerStep[Any]):
    """Nothing is asked for the moment, and nothing on the boards can be chosen."""

    def candidates(self, state: Any) -> list[Choice]:
        return [NOTHING_TO_DO]

    def asks_when_forced(self) -> bool:
        return True


def at_rest(state: State, seat: int) -> State:
    """Return the position as it lies on the table.

    A drawing shows neither what is asked nor what has just happened.
    """
    resting = state.copy()
    resting.events = []
    if resting.todo:
        resting.do(Rest(seat))
        resting.advance()
    return resting


def before_scoring(state: State, seat: int) -> State:
    """Return the end of a game before its final scoring.

    No one sees that scoring as long as the last choice can be taken back.
    """
    unscored = state.copy()
    unscored.unshare_points()
    for player in range(state.seats):
        for reason, points in state.game.final_points(state, player):
            unscored.points[player][reason] -= points
    unscored.do(Rest(seat))
    unscored.advance()
    return unscored

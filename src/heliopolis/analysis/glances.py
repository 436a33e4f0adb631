"""What is known of a game without any search: the chances turn by turn, and how luck and skill shared in them."""

from __future__ import annotations

from itertools import pairwise
from typing import Final, NamedTuple

from heliopolis.analysis.judging import Outlook, at_a_glance, ended, mean
from heliopolis.analysis.reviews import LedgerRow, TurnOutlook
from heliopolis.kernel.chance import CHANCE, Dice
from heliopolis.kernel.floats import total
from heliopolis.kernel.game import State
from heliopolis.kernel.journals.journal import Journal

ENDS: Final = 64
"""Draws that can end in more ways than this are not all looked at, but so many of them:"""
SAMPLES: Final = 16
STEPS: Final = float(1 << 32)
"""The ledger counts chances in steps of one part in so many: sums of such numbers are exact."""


def glance(journal: Journal) -> list[TurnOutlook]:
    """Return the outlook at the beginning of every player's turn and at the end without any search.

    There is none where nothing was learned about the game as it is played.

    Examples:
        >>> from heliopolis.analysis import glance
        >>> journal = heliopolis.Journal(heliopolis.game("helios"))
        >>> while len(journal.plies) < 28:
        ...     events = journal.play(journal.state.choices()[0])
        >>> [moment.turn for moment in glance(journal)]
        [2, 3, 5, 6]
    """
    state = journal.at(0)
    moments: list[TurnOutlook] = []
    turn = -1
    for number, ply in enumerate(journal.plies):
        # What the table does by itself, such as laying out the game, is no turn to look at.
        if state.turn != turn and state.turn_seat != CHANCE:
            turn = state.turn
            outlook = at_a_glance(state)
            if outlook is None:
                return []
            moments.append(TurnOutlook(number, turn, state.turn_seat, outlook))
        state.play(state.choice(ply.choice))
    if not state.todo:
        moments.append(TurnOutlook(len(journal.plies), state.turn, state.seat(), ended(state)))
    return moments


class _Branch(NamedTuple):
    """A way that draws may go, and how likely it is."""

    share: float
    state: State


def ledger(journal: Journal) -> list[LedgerRow]:
    """Return for each seat what its own choices, those of others and the draws changed its chance by.

    It begins with the first question to a player. What a position is worth before chance acts is the mean of what it
    is worth after: a draw is luck only as far as it is better or worse than that. There is no ledger where nothing was
    learned about the game as it is played.

    Examples:
        >>> from heliopolis.analysis import ledger
        >>> journal = heliopolis.Journal(heliopolis.game("helios"))
        >>> while len(journal.plies) < 28:
        ...     events = journal.play(journal.state.choices()[0])
        >>> row = ledger(journal)[0]
        >>> row.own + row.others + row.draws == row.last - row.first
        True
    """
    first, swings = _swings(journal)
    rows: list[LedgerRow] = []
    for seat, chance in enumerate(first):
        own = total([swing.chances[seat] for swing in swings if swing.actor == seat])
        draws = total([swing.chances[seat] for swing in swings if swing.actor == CHANCE])
        others = total([swing.chances[seat] for swing in swings if swing.actor not in (seat, CHANCE)])
        rows.append(LedgerRow(chance, own, others, draws, chance + (own + others + draws)))
    return rows


def gains(journal: Journal) -> dict[tuple[int, int], float]:
    """Return for each turn and seat by how much its choices there changed its chance; empty if nothing was learned."""
    found: dict[tuple[int, int], float] = {}
    for swing in _swings(journal)[1]:
        if swing.actor != CHANCE:
            key = swing.turn, swing.actor
            found[key] = found.get(key, 0.0) + swing.chances[swing.actor]
    return found


class _Swing(NamedTuple):
    """What a seat or chance did without another acting in between, and the change of everyone's chance."""

    turn: int
    actor: int
    chances: list[float]


def _swings(journal: Journal) -> tuple[list[float], list[_Swing]]:
    """Return the chances at the first question to a player, and what changed them; empty if nothing was learned."""
    state = journal.at(0)
    values: list[list[float]] = []
    actors: list[tuple[int, int]] = []
    for ply in journal.plies:
        # The set-up is no luck: no one has chosen anything yet.
        if (not actors or (ply.turn, ply.seat) != actors[-1]) and (actors or ply.seat != CHANCE):
            found = _value(state)
            if found is None:
                return [], []
            values.append(found)
            actors.append((ply.turn, ply.seat))
        state.play(state.choice(ply.choice))
    last = _value(state)
    if last is None or not values:
        return [], []
    swings = [
        _Swing(turn, actor, [new - old for old, new in zip(before, after, strict=True)])
        for (turn, actor), (before, after) in zip(actors, pairwise([*values, last]), strict=True)
    ]
    return values[0], swings


def _value(state: State) -> list[float] | None:
    """Return the chances of a position in steps, over the draws that come next."""
    found = at_a_glance(state) if not state.todo or state.seat() != CHANCE else _over_draws(state)
    return None if found is None else [round(chance * STEPS) / STEPS for chance in found.chances]


def _over_draws(state: State) -> Outlook | None:
    """Return the mean over all ways that the draws may go, or over some where there are too many."""
    ends = _ends(state) or _sampled(state)
    outlooks = [at_a_glance(end.state) for end in ends]
    known = [outlook for outlook in outlooks if outlook is not None]
    return mean(known, [end.share for end in ends]) if len(known) == len(ends) else None


def _ends(state: State) -> list[_Branch]:
    """Return all ways that the draws may go; none if there are too many."""
    open_, found = [_Branch(1.0, state)], list[_Branch]()
    while open_:
        if len(open_) + len(found) > ENDS:
            return []
        branch = open_.pop()
        if not branch.state.todo or branch.state.seat() != CHANCE:
            found.append(branch)
            continue
        weights = branch.state.weights()
        for choice, weight in zip(branch.state.choices(), weights, strict=True):
            after = branch.state.copy()
            after.play(choice)
            open_.append(_Branch(branch.share * weight / sum(weights), after))
    return found


def _sampled(state: State) -> list[_Branch]:
    """Return some ways that the draws may go, the same each time."""
    found: list[_Branch] = []
    for seed in range(SAMPLES):
        after = state.copy()
        Dice(seed).settle(after)
        found.append(_Branch(1.0 / SAMPLES, after))
    return found

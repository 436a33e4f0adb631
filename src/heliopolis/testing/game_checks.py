"""Checks of one whole game that was played to its end: each yields what is wrong with it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final

from heliopolis.kernel.errors import IllegalChoice
from heliopolis.kernel.game import Game
from heliopolis.kernel.journals.journal import Journal
from heliopolis.kernel.journals.replay import read_journal
from heliopolis.kernel.position import OVER
from heliopolis.testing.position_checks import invariants_hold, saving_is_lossless, scores_add_up, undeclared_events
from heliopolis.testing.walk import Walk


def the_end_adds_up(walk: Walk) -> Iterator[str]:
    """Check that no one is asked now, the ranks follow from the scores, and the score sheets give the same totals."""
    state = walk.state
    result = state.result()
    if result is None or state.decision() is not None or state.seat() != OVER or state.choices() or state.agenda():
        yield "the game is over and not over"
        return
    if result.totals != [sheet.total for sheet in state.scores()]:
        yield f"the totals {result.totals} are not those of the score sheets"
    possible = [[1], [2]] if state.seats == 1 else [sorted(_ranks(result.ranks))]
    if sorted(result.ranks) not in possible:
        yield f"the ranks {result.ranks} are impossible"
    best = max(result.totals)
    if any(result.totals[seat] != best for seat in result.winners):
        yield f"a winner of {result.ranks} has not the best of {result.totals}"
    try:
        state.play(state.game.vocabulary()[0])
    except IllegalChoice:
        pass
    else:
        yield "a choice was played after the end"
    for check in (saving_is_lossless, invariants_hold, scores_add_up):
        yield from check(state)


def _ranks(ranks: list[int]) -> list[int]:
    """Return the ranks as they must be: one more than the number of those that are better."""
    return [1 + sum(1 for other in ranks if other < rank) for rank in ranks]


def same_choices_same_game(walk: Walk) -> Iterator[str]:
    """Check that a new game with the same options and choices has the same events and the same end."""
    state = walk.game.new(None, **walk.journal.options)
    told = [state.events]
    for ply in walk.journal.plies:
        told.append(state.play(state.choice(ply.choice)))
        if [choice.name for choice in state.played[1:]] != ply.forced:
            yield f"other choices are forced after {ply.choice}"
    if told != walk.events:
        yield "the same choices tell other events"
    if state != walk.state or state.key() != walk.state.key():
        yield "the same choices lead elsewhere"


def events_are_declared(walk: Walk) -> Iterator[str]:
    """Check that every event, those before the first question too, is one that the game declares."""
    for events in walk.events:
        yield from undeclared_events(walk.game, walk.state.seats, events)


def journals_are_lossless(walk: Walk) -> Iterator[str]:
    """Check that text and JSON give the same journal back, of a whole and of half a game, and undo takes plies back."""
    yield from _rewritten(walk.game, walk.journal)
    half = len(walk.journal.plies) // 2
    begun = _read(walk.game, walk.journal.text())
    begun.undo(len(begun.plies) - half)
    if begun.state != walk.journal.at(half):
        yield f"undo leads to another position than ply {half}"
    yield from _rewritten(walk.game, begun)


def _rewritten(game: Game, journal: Journal) -> Iterator[str]:
    text, plain = journal.text(), journal.json()
    if json.loads(plain) != journal.to_dict():
        yield "the journal is no plain data"
    for form, name in ((text, "text"), (plain, "JSON")):
        again = _read(game, form)
        if again.text() != text or again.json() != plain:
            yield f"the {name} of the journal is read as another journal"
        if again.state != journal.state:
            yield f"the {name} of the journal leads elsewhere"


def _read(game: Game, text: str) -> Journal:
    return read_journal(text, lambda _: game)


CHECKS: Final = (the_end_adds_up, same_choices_same_game, events_are_declared, journals_are_lossless)

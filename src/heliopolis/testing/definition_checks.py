"""Checks of a game definition, without playing: each yields what is wrong with it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from heliopolis.kernel.choice import BUTTON, OWN, SHARED
from heliopolis.kernel.errors import BadOption
from heliopolis.kernel.game import Game
from heliopolis.kernel.step import fields
from heliopolis.testing.position_checks import rule_ids

NAME: Final = re.compile(r"[^\s:{}\[\]]+(:[^\s{}\[\]]+)?\Z")
"""What a journal can hold: no space, no brackets of any kind."""


def the_vocabulary_is_sound(game: Game) -> Iterator[str]:
    """Check that each name stands once, at its index, and can be written in a journal."""
    vocabulary = game.vocabulary()
    yield from (f"two choices are named {name}" for name in twice(choice.name for choice in vocabulary))
    for place, choice in enumerate(vocabulary):
        if choice.index != place:
            yield f"{choice.name} stands at {place} and has the index {choice.index}"
        if game.find_choice(choice.name) is not choice:
            yield f"{choice.name} is not found by its name"
        if not NAME.match(choice.name):
            yield f"{choice.name!r} cannot be written in a journal"
        if choice.scope not in {BUTTON, SHARED, OWN}:
            yield f"{choice.name} has the unknown scope {choice.scope}"
    if game.find_choice("no such choice") is not None:
        yield "a choice is found that does not exist"


def the_options_are_sound(game: Game) -> Iterator[str]:
    """Check that each option stands once and takes its usual value; unknown options and values are refused by name."""
    yield from (f"two options are named {name}" for name in twice(option.name for option in game.options))
    for option in game.options:
        if option.usual not in option.values:
            yield f"the option {option.name} does not take its usual value"
        yield from _accepted(game, option.name, "no such value")
    yield from _accepted(game, "no_such_option", 1)
    game.new()


def _accepted(game: Game, option: str, value: str | int) -> Iterator[str]:
    try:
        game.new(None, **{option: value})
    except BadOption as refusal:
        if refusal.option != option:
            yield f"the refusal of option {option} names {refusal.option}"
    else:
        yield f"the option {option} takes {value!r}"


def the_definition_is_sound(game: Game) -> Iterator[str]:
    """Check that reasons are listed once and cite rules, and scoring is declared as an event."""
    if not rule_ids(game):
        yield "the game has no rules"
    yield from (f"two reasons are named {name}" for name in twice(reason.name for reason in game.reasons))
    for reason in game.reasons:
        if reason.rule not in rule_ids(game):
            yield f"the reason {reason.name} cites {reason.rule!r}, which is no rule of the game"
    grouped = [name for source in game.sources() for name in source.reasons]
    yield from (f"the reason {name} is in two sources of points" for name in twice(grouped))
    yield from (
        f"the sources of points and the reasons differ in {name}"
        for name in sorted({reason.name for reason in game.reasons}.symmetric_difference(grouped))
    )
    events = game.wording.events
    if events.get("score") != ("reason", "points"):
        yield "the event score must have a reason and points"
    if game.wording.names_of("reason") and len(game.wording.names_of("reason")) != len(game.reasons):
        yield "not every reason has a name"
    if game.version < 1:
        yield "the version is below 1"
    if game.new().game is not game:
        yield "a new state belongs to another game definition"


def every_step_is_declared(game: Game) -> Iterator[str]:
    """Check that every step says the range of each of its fields but the player, and some row puts it on the stack."""
    for frame in game.frames.values():
        values = {name: (span.least,) if span.longest > 0 else span.least for name, span in frame.spans.items()}
        for given in ({**values, "player": 0}, values):
            try:
                made = frame.step(**given)
            except TypeError:
                continue
            # What has a usual value need not be given, and is a field all the same.
            if set(fields(made)) == set(given):
                break
        else:
            yield f"the fields of {frame.name} are not those whose ranges it says, {', '.join(frame.spans) or 'none'}"
        for span in frame.spans.values():
            if span.least > span.most:
                yield f"a range of {frame.name} is empty"
        if not game.order[frame.name]:
            yield f"nothing puts {frame.name} on the stack"


def twice(names: Iterable[str]) -> list[str]:
    """Return the names that stand more than once."""
    return [name for name, times in Counter(names).items() if times > 1]


CHECKS: Final = (the_vocabulary_is_sound, the_options_are_sound, the_definition_is_sound, every_step_is_declared)

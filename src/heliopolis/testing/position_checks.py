"""Checks of one position: each yields what is wrong with it, and nothing if all is well."""

from __future__ import annotations

import copy
import json
import math
import pickle
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final

from heliopolis.kernel.chance import CHANCE, Dice
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.components import Components
from heliopolis.kernel.errors import BadData, IllegalChoice
from heliopolis.kernel.event import Event
from heliopolis.kernel.game import Game, State
from heliopolis.kernel.pending import DEEPEST
from heliopolis.kernel.position import NOT_ASKED, Decision
from heliopolis.testing.walk import random_choice
from heliopolis.words.messages import say
from heliopolis.words.rulebook import chapters
from heliopolis.words.texts import ENGLISH, texts

AHEAD: Final = 4
"""How many plies a copy is played on, to see that the original does not move."""
FOREIGN: Final = 12
"""About how many choices that answer another question are tried at each position."""


@cache
def rule_ids(game: Game) -> frozenset[str]:
    """Return the ids of the rules of a game."""
    return frozenset(rule.id for chapter in chapters(game.folder) for rule in chapter.rules)


def the_question_is_sound(state: State) -> Iterator[str]:
    """Check that someone is asked, the choices are of the vocabulary, the weights and the default belong to them."""
    decision = state.decision()
    if decision is None:
        yield "nobody is asked, and the game is not over"
        return
    choices = decision.choices
    if decision.seat != state.seat() or choices != state.choices() or decision.weights != state.weights():
        yield "the decision and the state tell of different questions"
    if not choices:
        yield f"{decision.prompt} has no legal choice"
    if len(choices) == 1 and not state.todo[-1].asks_when_forced():
        yield f"{decision.prompt} asks for the only choice there is"
    if len({choice.name for choice in choices}) != len(choices):
        yield f"{decision.prompt} offers a choice twice"
    if decision.default is not None and decision.default not in choices:
        yield f"the default {decision.default.name} is not legal"
    if decision.prompt not in state.game.steps:
        yield f"{decision.prompt} is not among the steps of the game"
    if state.agenda()[:1] != [(decision.seat, decision.prompt)]:
        yield f"the agenda {state.agenda()} does not begin with the open question"
    if state.result() is not None:
        yield "there is a result, and somebody is asked"
    yield from _wrong_seat_or_weights(state, decision)
    yield from _outside_the_vocabulary(state.game, choices)


def _wrong_seat_or_weights(state: State, decision: Decision) -> Iterator[str]:
    if decision.seat == CHANCE:
        if len(decision.weights) != len(decision.choices):
            yield f"{len(decision.weights)} weights for {len(decision.choices)} choices"
        if not all(type(weight) is int and weight > 0 for weight in decision.weights):
            yield f"the weights {decision.weights} are not all whole and above 0"
    else:
        if not 0 <= decision.seat < state.seats:
            yield f"seat {decision.seat} is asked, there are {state.seats}"
        if decision.weights:
            yield "a player's choices have weights"


def _outside_the_vocabulary(game: Game, choices: Sequence[Choice]) -> Iterator[str]:
    vocabulary = game.vocabulary()
    for choice in choices:
        if game.find_choice(choice.name) is not choice:
            yield f"{choice.name} is not the choice of that name"
        elif choice.index >= 0 and vocabulary[choice.index] is not choice:
            yield f"{choice.name} has the index of {vocabulary[choice.index].name}"


def legal_choices_apply(state: State) -> Iterator[str]:
    """Check that each legal choice can be played on a copy; what it does has words, and the original stays as it is."""
    before = state.to_dict()
    for choice in state.choices():
        after = state.copy()
        events = after.play(choice)
        if after.played[:1] != [choice]:
            yield f"{choice.name} is not the first of its trail {after.played}"
        yield from undeclared_events(state.game, state.seats, events)
        yield from untold_points(state, after, events)
    if state.to_dict() != before:
        yield "a choice played on a copy changed the original"


def undeclared_events(game: Game, seats: int, events: Iterable[Event]) -> Iterator[str]:
    """Yield what is wrong with events: kinds that the game does not declare, seats and numbers that do not exist."""
    declared = game.wording.events
    for kind, *rest in events:
        if not isinstance(kind, str) or kind not in declared:
            yield f"the event {kind} is not declared"
            continue
        if len(rest) != 1 + len(declared[kind]):
            yield f"the event {kind} has {len(rest) - 1} numbers, not {len(declared[kind])}"
            continue
        seat, *numbers = rest
        if seat != CHANCE and seat not in range(seats):
            yield f"the event {kind} is of seat {seat}"
        for role, number in zip(declared[kind], numbers, strict=True):
            names = game.wording.names_of(role)
            if type(number) is not int or (names and number not in range(len(names))):
                yield f"the event {kind} has the {role} {number}"


def untold_points(before: State, after: State, events: Iterable[Event]) -> Iterator[str]:
    """Yield the points that changed otherwise than the events say."""
    told: Counter[tuple[object, object]] = Counter()
    for kind, seat, *numbers in events:
        if kind == "score":
            reason, points = numbers
            told[seat, reason] += int(points)
    for seat, (old, new) in enumerate(zip(before.points, after.points, strict=True)):
        for reason, (had, has) in enumerate(zip(old, new, strict=True)):
            if has - had != told[seat, reason]:
                name = before.game.reasons[reason].name
                yield f"seat {seat} went from {had} to {has} points for {name}, told were {told[seat, reason]}"


def points_never_fall(state: State) -> Iterator[str]:
    """Check that no choice takes points away: only for games whose rules say so."""
    for choice in state.choices():
        after = state.copy()
        after.play(choice)
        for seat, (old, new) in enumerate(zip(state.points, after.points, strict=True)):
            if any(has < had for had, has in zip(old, new, strict=True)):
                yield f"{choice.name} takes points from seat {seat}"


def refusals_name_a_rule(state: State) -> Iterator[str]:
    """Check that ``why_not`` names a rule exactly where a candidate is not legal.

    For chance it says that it cannot happen.
    """
    legal = {choice.name for choice in state.choices()}
    candidates = state.candidates()
    unasked = legal - {choice.name for choice in candidates}
    if unasked:
        yield f"{sorted(unasked)} are legal, but no candidates"
    for choice in candidates:
        rule = state.why_not(choice)
        if choice.name in legal:
            if rule is not None:
                yield f"{choice.name} is legal, and {rule} bars it"
        elif state.seat() == CHANCE:
            if rule != NOT_ASKED:
                yield f"{choice.name} cannot happen, and why_not says {rule!r}"
        elif rule not in rule_ids(state.game):
            yield f"{choice.name} is barred by {rule!r}, which is no rule of the game"
        missing = state.missing(choice)
        if missing and not state.barring_rule(choice):
            yield f"{choice.name} is barred by no rule, and lacks {missing}"
        yield from undeclared_events(state.game, state.seats, missing)


def barred_choices_are_refused(state: State) -> Iterator[str]:
    """Check that a choice that is not legal raises IllegalChoice with the rule of ``why_not``, and changes nothing."""
    trial = state.copy()
    before, key, legal = trial.to_dict(), trial.key(), list(trial.choices())
    vocabulary = state.game.vocabulary()
    stride = max(1, len(vocabulary) // FOREIGN)
    for choice in [*state.candidates(), *vocabulary[state.turn % stride :: stride]]:
        if choice in legal:
            continue
        rule = state.barring_rule(choice)
        if not state.todo[-1].asks_about(state, choice) and state.why_not(choice) != NOT_ASKED:
            yield f"{choice.name} answers another question, and why_not says {rule!r}"
        try:
            trial.play(choice)
        except IllegalChoice as refusal:
            if (refusal.choice, refusal.rule) != (choice.name, rule):
                yield f"{choice.name} is barred by {rule!r}, its refusal names {refusal.choice} and {refusal.rule!r}"
        else:
            yield f"{choice.name} is barred by {rule!r} and was played all the same"
            return
    if trial.to_dict() != before or trial.key() != key or trial.choices() != legal:
        yield "a refused choice changed the position"


def copies_do_not_alias(state: State) -> Iterator[str]:
    """Check that a copy is equal; playing it on changes neither the original nor another copy."""
    before = state.to_dict()
    one, other = state.copy(), state.copy()
    if not (one == state and one.key() == state.key() and one.choices() == state.choices()):
        yield "a copy is not equal to the original"
    dice = Dice(state.turn)
    played: list[Choice] = []
    while one.todo and len(played) < AHEAD:
        played.append(random_choice(one, dice))
        one.play(played[-1])
    if state.to_dict() != before:
        yield "playing a copy changed the original"
    if other.to_dict() != before:
        yield "playing a copy changed another copy"
    for choice in played:
        other.play(choice)
    if one != other:
        yield f"two copies played {played} and differ"


def saving_is_lossless(state: State, components: Components | None = None) -> Iterator[str]:
    """Check that what is loaded from the saved JSON is equal, has the same key and asks the same question."""
    saved = state.to_dict()
    text = json.dumps(saved)
    if not _plain(saved):
        yield "a saved position is no plain data"
    loaded = state.game.load(json.loads(text), components)
    if loaded != state or json.dumps(loaded.to_dict()) != text:
        yield "a saved position is loaded as another one"
    if loaded.key() != state.key():
        yield "a loaded position has another key"
    if loaded.decision() != state.decision():
        yield f"a loaded position asks {loaded.decision()}, not {state.decision()}"
    if loaded.agenda() != state.agenda() or loaded.scores() != state.scores() or loaded.result() != state.result():
        yield "a loaded position has another agenda, score or result"


def copies_travel(state: State) -> Iterator[str]:
    """Check that what ``copy``, ``deepcopy`` and ``pickle`` make of a position is equal, and independent of it."""
    key = state.key()
    for name, twin in (
        ("copy", copy.copy(state)),
        ("deepcopy", copy.deepcopy(state)),
        ("pickle", pickle.loads(pickle.dumps(state))),
    ):
        if twin.key() != key or twin.choices() != state.choices() or type(twin.game) is not type(state.game):
            yield f"what {name} makes is not equal to the original"
        if (twin.events, twin.played) != (state.events, state.played):
            yield f"{name} forgets what the last choice did"
        twin.play(random_choice(twin, Dice(state.turn)))
        if state.key() != key:
            yield f"playing what {name} made changed the original"


def hashes_go_with_keys(state: State) -> Iterator[str]:
    """Check that positions around this one share their short hash exactly if they are equal.

    Only where points came from may differ.
    """
    hashes: dict[str, int] = {}
    after = [state.copy() for _ in state.choices()]
    for each, choice in zip(after, state.choices(), strict=True):
        each.play(choice)
    for each in [state, *after, state.game.load(state.to_dict(), state.game.components_of(state))]:
        if hashes.setdefault(_key_of_sums(each), each.hash64()) != each.hash64():
            yield "equal positions have different hashes"
    if len(set(hashes.values())) != len(hashes) or not all(0 <= each < 1 << 64 for each in hashes.values()):
        yield "different positions share a hash"


def _key_of_sums(state: State) -> str:
    return json.dumps({**state.to_dict(), "points": [sum(points) for points in state.points]}, sort_keys=True)


def _plain(value: object) -> bool:
    """Return whether JSON can hold the value as it is (a tuple is a list there)."""
    if isinstance(value, dict):
        return all(isinstance(key, str) and _plain(each) for key, each in value.items())
    if isinstance(value, (list, tuple)):
        return all(_plain(each) for each in value)
    return value is None or isinstance(value, (str, int, bool))


def the_stack_is_as_declared(state: State) -> Iterator[str]:
    """Check that every step lies in its ranges, on one that it may lie on, and finds in the position what it needs."""
    try:
        state.game.check_stack(state)
        state.game.check_fit(state)
    except BadData as fault:
        yield str(fault)


def invariants_hold(state: State) -> Iterator[str]:
    """Check that nothing is broken that the game says must hold."""
    for message in state.game.broken(state):
        yield say(message, ENGLISH, texts(state.game.folder, ENGLISH))


def scores_add_up(state: State) -> Iterator[str]:
    """Check that each score sheet is the sum of its lines, and each line has a reason and cites a rule of the game."""
    reasons = {reason.name for reason in state.game.reasons}
    sheets = state.scores()
    if len(sheets) != state.seats:
        yield f"{len(sheets)} score sheets for {state.seats} seats"
    for seat, sheet in enumerate(sheets):
        if sheet.total != sum(line.points for line in sheet.lines):
            yield f"the lines of seat {seat} do not add up to {sheet.total}"
        if sum(line.points for line in sheet.lines) < sum(state.points[seat]) and not state.todo:
            yield f"the sheet of seat {seat} forgets points"
        for line in sheet.lines:
            if line.reason not in reasons or line.rule not in rule_ids(state.game):
                yield f"the line {line} has an unknown reason or rule"


def features_are_steady(state: State) -> Iterator[str]:
    """Check that every seat sees finite numbers, each written once in its place, and the estimate is finite too."""
    game = state.game
    length = game.feature_spec().length
    for seat in range(state.seats):
        places, values = game.sparse_features(state, seat)
        if not all(0 <= place < length for place in places) or len(set(places)) != len(places):
            yield f"seat {seat} sees a number outside the {length} of the game, or two in one place"
            return
        if not all(math.isfinite(number) for number in [*values, game.numbers.evaluate(state, seat)]):
            yield f"seat {seat} sees a number that is not finite"
    if state.seat() != CHANCE and len(state.todo) > DEEPEST:
        yield f"{len(state.todo)} steps are on the stack, {DEEPEST} are told"


CHECKS: Final = (
    the_question_is_sound,
    legal_choices_apply,
    refusals_name_a_rule,
    barred_choices_are_refused,
    copies_do_not_alias,
    saving_is_lossless,
    copies_travel,
    hashes_go_with_keys,
    the_stack_is_as_declared,
    invariants_hold,
    scores_add_up,
    features_are_steady,
)

"""Checks that everything has a text in every language: each yields what cannot be said."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from heliopolis.kernel.errors import HeliopolisError, IllegalChoice
from heliopolis.kernel.game import Game, State
from heliopolis.kernel.step import ChanceStep, PlayerStep
from heliopolis.testing.position_checks import rule_ids
from heliopolis.words.texts import INTRODUCTION, LANGUAGES
from heliopolis.words.voice import Voice, voice_of

KEYS: Final = ("name-", "reason-")
"""Names of a role that begin so are keys of texts; others are shown as they are."""

Saying = Callable[[], str]


def everything_has_a_text(game: Game) -> Iterator[str]:
    """Check that every choice, event, question, rule, option and name has a text in every language.

    So must every reason and source of points.
    """
    for language in LANGUAGES:
        for saying in _definition(voice_of(game, language)):
            yield from _silence(saying)


def every_position_has_words(state: State) -> Iterator[str]:
    """Check that everything about a position has words in every language.

    That is the question, its answers, a refusal, the agenda, the events and the scores.
    """
    for language in LANGUAGES:
        for saying in _position(voice_of(state.game, language), state):
            yield from _silence(saying)


def _silence(saying: Saying) -> Iterator[str]:
    try:
        if not saying().strip():
            yield f"{saying} is empty"
    except HeliopolisError as error:
        yield str(error)


def _definition(voice: Voice) -> Iterator[Saying]:
    game = voice.game
    players = ["Ann"]
    yield from (partial(voice.say, key) for key in INTRODUCTION)
    yield from (partial(voice.choice, choice) for choice in game.vocabulary())
    yield from (partial(voice.reason, reason.name) for reason in game.reasons)
    yield from (partial(voice.say, source.name) for source in game.sources())
    yield from (partial(voice.rule, rule) for rule in sorted(rule_ids(game)))
    for option in game.options:
        yield partial(voice.option, option.name)
        yield from (partial(voice.option_value, option.name, value) for value in option.values)
    for name, step in game.steps.items():
        if issubclass(step, (PlayerStep, ChanceStep)):
            # A question needs a position; that its arguments fit is seen there.
            yield partial(_known, voice, f"prompt-{name}")
        if issubclass(step, PlayerStep):
            yield partial(_known, voice, f"await-{name}")
    for kind, roles in game.wording.events.items():
        yield partial(voice.tale, [(kind, 0, *[0] * len(roles))], players)
        names = [name for role in roles for name in game.wording.names_of(role)]
        yield from (partial(voice.say, name) for name in names if name.startswith(KEYS))


def _known(voice: Voice, key: str) -> str:
    voice.texts.arguments(key)
    return key


def _position(voice: Voice, state: State) -> Iterator[Saying]:
    players = [f"player {seat + 1}" for seat in range(state.seats)]
    legal = state.choices()
    yield partial(voice.prompt, state)
    yield from (partial(str, question) for question in [*voice.agenda(state), *voice.awaited(state)])
    yield from (partial(voice.choice, choice, state) for choice in state.candidates())
    yield from (partial(voice.tale, [event], players) for event in state.events)
    if state.events:
        yield partial(_tale, voice, state, players)
    # Equal refusals sound alike: one of each rule is enough.
    barred = {state.barring_rule(choice): choice for choice in state.candidates() if choice not in legal}
    for rule, choice in barred.items():
        if rule:
            yield partial(voice.refusal, state, choice)
        try:
            state.copy().play(choice)
        except IllegalChoice as refusal:
            yield partial(voice.error, refusal)


def _tale(voice: Voice, state: State, players: list[str]) -> str:
    return " ".join(voice.story(state.events, players))

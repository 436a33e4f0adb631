"""Tests of the Bathhouse. test_bathhouse.py runs them on a copy of the package to which it was added.

Run alone they fail: the game as it comes has no Bathhouse.
"""

from __future__ import annotations

import json

import pytest
from rules.origins.board import (
    GAME,
    ask,
    cell,
    city,
    freemen,
    legal,
    people,
    play,
    prompt,
    refused,
    table,
    why,
)

from heliopolis.games.origins.position.choices import BUILDINGS
from heliopolis.games.origins.position.state import Origins
from heliopolis.games.origins.rules.abilities.activation import Activations
from heliopolis.render.scenes import scene_of
from heliopolis.testing import conformance
from heliopolis.testing.walk import Walk
from heliopolis.words.rulebook import chapters
from heliopolis.words.texts import LANGUAGES
from heliopolis.words.voice import voice_of

TOLD = {"en": "Ann calls Freeman 4 home from site 5.", "fr": "Ann rappelle le Stratège 4 du Lieu 5."}
every_language = pytest.mark.parametrize("language", LANGUAGES)


def bathing() -> Origins:
    """Provide a position in which seat 0 uses a Bathhouse; two of its Freemen are on sites."""
    people = "purple 4; red 4 at 2; blue 3; orange 6 at 5"
    origins = city(freemen(table(), 0, people), 0, "1,0 bathhouse; 1,1 mint")
    play(origins, "action:close base:1 seat:0,0 cell:1,0")
    return origins


def test_it_asks_which_freeman_comes_home() -> None:
    origins = bathing()
    assert prompt(origins) == "CallHome"
    assert legal(origins) == {"base:2", "base:4"}
    refused(origins, "base:3", "ORI-BLD-99")


def test_the_freeman_comes_home_with_its_value() -> None:
    origins = bathing()
    told = play(origins, "base:4")
    assert people(origins) == "; red 4 at 2; blue 3; orange 6"
    assert ("called_home", 0, 3, 4) in told


def test_it_cannot_be_used_while_everybody_is_at_home() -> None:
    origins = city(freemen(table(), 0, "red 4; blue 3"), 0, "1,0 bathhouse")
    ask(origins, Activations(0, (cell("1,0"), cell("0,0"))))
    refused(origins, "cell:1,0", "ORI-BLD-99")
    assert "You have no such die right now." in why(origins, "cell:1,0")


@pytest.mark.parametrize("answer", ["base:2", "base:4"])
def test_a_game_saved_at_its_question_goes_on(answer: str) -> None:
    origins = bathing()
    loaded = GAME.load(json.loads(json.dumps(origins.to_dict())))
    assert loaded == origins
    origins.play(origins.choice(answer))
    loaded.play(loaded.choice(answer))
    assert loaded.key() == origins.key()


@every_language
def test_its_question_and_its_effect_are_told(language: str) -> None:
    origins = bathing()
    said = voice_of(GAME, language)
    asked = said.prompt(origins)
    told = [said.story([event], ["Ann", "Bob"])[0] for event in play(origins, "base:4")]
    name = said.say("name-building-bathhouse")
    assert name in asked
    assert {"en": "Ann calls Freeman 4 home from site 5.", "fr": "Ann rappelle le Stratège 4 du Lieu 5."}[
        language
    ] in told


@every_language
def test_it_is_drawn(language: str) -> None:
    origins = bathing()
    drawn = scene_of(origins, 0, language)
    assert "building-bathhouse" in drawn.svg()
    assert {"seat1/base:2", "seat1/base:4"} <= set(drawn.ids())


def test_its_rule_is_in_the_book() -> None:
    assert "ORI-BLD-99" in [rule.id for chapter in chapters(GAME.folder) for rule in chapter.rules]


def test_learning_agents_see_its_question() -> None:
    pending = GAME.feature_spec()["pending"]
    asked = GAME.features(bathing(), 0)[pending.start : pending.stop]
    assert asked[pending.labels.index("CallHome")] == 1


def test_choices_of_before_keep_their_numbers() -> None:
    names = [choice.name for choice in GAME.vocabulary()]
    assert names[-2:] == ["tile:bathhouse", "reserve:bathhouse"]
    assert BUILDINGS[-1] == "bathhouse"


def test_bots_know_what_it_is_worth() -> None:
    plain, bathing_city = city(table(), 0, "1,0 farm"), city(table(), 0, "1,0 bathhouse")
    assert GAME.numbers.evaluate(bathing_city, 0) > GAME.numbers.evaluate(plain, 0)


def test_random_games_pass_every_check() -> None:
    conformance.check_game(GAME, games=1, seed=1)


def test_random_games_use_it() -> None:
    walks = (Walk(GAME, seed) for seed in range(1, 100))
    assert any("called_home" in events_of(walk) for walk in walks)


def events_of(walk: Walk) -> set[str]:
    """Return the kinds of events of a random game."""
    while walk.state.todo:
        walk.go_on()
    return {str(event[0]) for ply in walk.journal.plies for event in ply.events}

"""Games, rules and component values are found, shown and given to programs."""

from __future__ import annotations

import json

import pytest

import heliopolis
from cli.conftest import Command
from heliopolis.cli.arguments import complete_bots, complete_game, complete_language
from heliopolis.cli.commands.reference import others_than_usual
from heliopolis.kernel.definition import Option
from heliopolis.words.rulebook import chapters
from heliopolis.words.texts import LANGUAGES
from heliopolis.words.voice import voice_of


def a_rule(game: str) -> str:
    return chapters(heliopolis.game(game).folder)[0].rules[0].id


def test_games_are_listed_with_their_options(command: Command, game: str) -> None:
    output = command("games").output
    assert game in output
    assert all(f"{option.name}={str(option.usual).lower()}" in output for option in heliopolis.game(game).options)
    (found,) = [each for each in json.loads(command("games", "--json").output) if each["name"] == game]
    assert [option["name"] for option in found["options"]] == [each.name for each in heliopolis.game(game).options]


def test_many_values_of_an_option_are_a_range() -> None:
    assert others_than_usual(Option("stages", tuple(range(1, 9)), 3)) == ["1", "2", "4", "5", "6", "7", "8"]
    assert others_than_usual(Option("stages", tuple(range(1, 10)), 3)) == ["1 … 9"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_by_its_id_in_every_language(command: Command, game: str, language: str) -> None:
    rule = a_rule(game)
    text = voice_of(heliopolis.game(game), language).rule(rule)
    output = command("rules", rule.lower(), "--lang", language).output
    assert rule in output
    assert set(text.split()) <= set(output.split())


@pytest.mark.parametrize(
    ("rule", "language", "source"),
    [
        ("HEL-SUN-21", "en", "p. 16 · ruling · OPEN-16"),
        ("HEL-CHAR-CARTO", "en", "p. 15 · ruling · OPEN-21 · OPEN-22"),
        ("HEL-SUN-21", "fr", "p. 16 · décision · OPEN-16"),
        ("WON-ACT-05", "en", "p. EXP 13 · ruling · OPEN-64"),
    ],
)
def test_a_rule_tells_the_number_of_its_ruling(command: Command, rule: str, language: str, source: str) -> None:
    assert source in " ".join(command("rules", rule, "--lang", language).output.split())


def test_rules_by_words_and_by_chapter(command: Command, game: str) -> None:
    book = chapters(heliopolis.game(game).folder)
    prefix = book[1].rules[0].id.rpartition("-")[0] + "-"
    found = json.loads(command("rules", game, prefix, "--json").output)
    ids = [rule.id for chapter in book for rule in chapter.rules]
    assert [each["id"] for each in found] == [rule for rule in ids if rule.startswith(prefix)]
    text = voice_of(heliopolis.game(game), "en").rule(book[1].rules[0].id)
    words = [word.strip(".,;:()").upper() for word in text.split()[:3]]
    assert book[1].rules[0].id in [each["id"] for each in json.loads(command("rules", *words, "--json").output)]


def test_without_a_word_all_rules_are_shown(command: Command, game: str) -> None:
    found = json.loads(command("rules", game, "--json").output)
    assert len(found) == sum(len(chapter.rules) for chapter in chapters(heliopolis.game(game).folder))


@pytest.mark.sample
def test_component_values_with_their_provenance(command: Command, game: str) -> None:
    loaded = heliopolis.game(game).components()
    found = json.loads(command("components", game, "--json").output)
    assert found["digest"] == loaded.digest
    assert [tuple(entry.values()) for entry in found["entries"]] == [tuple(entry) for entry in loaded.entries]
    output = command("components", game).output
    assert loaded.digest in output
    assert all(entry.component in output for entry in loaded.entries)
    assert "stated" in output


@pytest.mark.slow
def test_components_are_found_by_their_names(command: Command) -> None:
    output = command("components", "origins", "mixed", "COMPANY").output
    assert "trials.a02  Mixed company" in output
    assert "trials.a01" not in output
    assert "trials.a01  Cité aux mille couleurs" in command("components", "origins", "mille", "--lang", "fr").output
    refused = command("components", "origins", "flying carpet")
    assert refused.exit_code == 2
    assert "no component matches “flying carpet”" in refused.output


@pytest.mark.sample
@pytest.mark.parametrize("language", LANGUAGES)
def test_trials_are_found_by_their_names(command: Command, language: str) -> None:
    voice = voice_of(heliopolis.game("origins"), language)
    for number in range(1, 25):
        name = voice.name(f"trial-a{number:02d}")
        found = json.loads(command("rules", "origins", name, "--lang", language, "--json").output)
        assert f"TRI-A{number:02d}" in [rule["id"] for rule in found]


def test_names_complete_in_the_shell(game: str) -> None:
    assert game in complete_game(game[:1])
    assert complete_game("no such") == []
    assert complete_language("f") == ["fr"]
    assert complete_bots("gr") == ["greedy"]
    assert complete_bots("greedy,ra") == ["greedy,random"]


def test_options_of_the_named_game_complete(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from typer.testing import CliRunner

    from heliopolis.cli import app

    option = heliopolis.game(game).options[0]
    line = f"heliopolis play {game} --option {option.name}="
    settings = {"_HELIOPOLIS_COMPLETE": "complete_zsh", "_TYPER_COMPLETE_ARGS": line}
    result = CliRunner().invoke(app, [], env=settings, prog_name="heliopolis")
    assert f"{option.name}={option.usual}" in result.output

"""What people type is understood: numbers, names, beginnings of them, commands."""

from __future__ import annotations

import pytest

from heliopolis.cli.terminal.answers import Offer, Order, Unclear, fold, understand
from heliopolis.kernel.choice import BUTTON, Choice

LABELS = {"land:brown": "Redwood tile", "land:black": "Obsidian tile", "field:-1,2": "Field -1,2", "end": "Éteindre"}
OFFERS: list[Offer] = [(Choice(name, 0, place, BUTTON), label) for place, (name, label) in enumerate(LABELS.items())]
COMMANDS = {"undo": "undo", "annuler": "undo", "load": "load", "log": "log", "regles": "rules", "rules": "rules"}


def meant(typed: str) -> str:
    answer = understand(typed, OFFERS, COMMANDS)
    assert isinstance(answer, Choice)
    return answer.name


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("1", "land:brown"),
        ("4", "end"),
        ("land:black", "land:black"),
        ("LAND:BLACK", "land:black"),
        ("land:br", "land:brown"),
        ("black", "land:black"),
        ("-1,2", "field:-1,2"),
        ("redwood tile", "land:brown"),
        ("red", "land:brown"),
        ("f", "field:-1,2"),
        ("éteindre", "end"),
        ("eteind", "end"),
    ],
)
def test_choice_by_number_name_or_beginning(typed: str, name: str) -> None:
    assert meant(typed) == name


@pytest.mark.parametrize("typed", ["land:", "land:b", "la"])
def test_beginning_of_several_choices_is_unclear(typed: str) -> None:
    answer = understand(typed, OFFERS, COMMANDS)
    assert isinstance(answer, Unclear)
    assert [choice.name for choice in answer.matches] == ["land:brown", "land:black"]


@pytest.mark.parametrize("typed", ["0", "5", "99999", "xyz", "l a"])
def test_what_nothing_begins_with_is_unclear(typed: str) -> None:
    assert understand(typed, OFFERS, COMMANDS) == Unclear(typed, [])


@pytest.mark.parametrize(
    ("typed", "command", "rest"),
    [
        ("undo", "undo", ""),
        ("u", "undo", ""),
        ("annul", "undo", ""),
        ("Règles soleil levant", "rules", "soleil levant"),
        ("rules HEL-1", "rules", "HEL-1"),
        ("load  My File.txt ", "load", "My File.txt"),
    ],
)
def test_commands_with_what_follows(typed: str, command: str, rest: str) -> None:
    assert understand(typed, OFFERS, COMMANDS) == Order(command, rest)


def test_begun_choice_comes_before_begun_command() -> None:
    assert understand("lo", OFFERS, COMMANDS) == Unclear("lo", [])
    assert meant("e") == "end"


def test_accents_and_capitals_do_not_matter() -> None:
    assert fold("  L’ÉTÉ   là ") == "l'ete la"

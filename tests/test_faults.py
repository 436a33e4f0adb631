"""Every error that the code can raise is told in every language, and no text of an error is idle."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import heliopolis
from heliopolis.faults import PREFIX, Faults
from heliopolis.games import games
from heliopolis.kernel.errors import HeliopolisError
from heliopolis.kernel.journal import Journal
from heliopolis.kernel.replay import read_journal
from heliopolis.telling import teller
from heliopolis.texts import LANGUAGES, texts

SOURCE = Path(heliopolis.__file__).parent
RAISED = {"IllegalChoice", "UnknownName", "BadOption", "BadData", "BadJournal", "wrong", "wrong_rules", "wrong_end"}
RAISED |= {"NotYourTurn", "NotNow", "Stale", "TooMany", "Broken", "VenueLost"}
SPOKEN = {"IllegalChoice": 2}
"""Which argument is the sentence, where it is not the last."""
FRAMES = {"fault-line", "fault-option", "fault-field"}
SHARED = {"fault-foreign-components"}
"""Sentences that stand by themselves because several errors say them."""
every_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)


def sentences(node: ast.expr) -> Iterator[str]:
    """What an expression can say, with a sample for each value it fills in."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value:
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else "7" for part in node.values)
    elif isinstance(node, ast.IfExp):
        yield from sentences(node.body)
        yield from sentences(node.orelse)


def in_file(file: Path) -> Iterator[str]:
    """The sentences of all errors a file raises."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args:
            called = node.func
            name = (
                called.id if isinstance(called, ast.Name) else called.attr if isinstance(called, ast.Attribute) else ""
            )
            if name in RAISED:
                yield from sentences(node.args[SPOKEN.get(name, -1)])


def raised(game: heliopolis.Game) -> list[str]:
    """The sentences of everything but other games."""
    common = [file for file in SOURCE.rglob("*.py") if SOURCE / "games" not in file.parents]
    files = [*common, SOURCE / "games" / "__init__.py", *game.folder.rglob("*.py")]
    return [sentence for file in sorted(files) for sentence in in_file(file)]


def faults(game: heliopolis.Game, language: str) -> Faults:
    return Faults(texts(game.folder, LANGUAGES[0]), texts(game.folder, language))


def keys(english: Faults, sentence: str) -> set[str]:
    """The keys of a sentence and of what it frames; an empty one where there is no text."""
    key, args = english.find(sentence) or ("", {})
    return {key} | (keys(english, args["reason"]) if "reason" in args else set())


@every_game
def test_every_error_has_a_text(game: heliopolis.Game) -> None:
    english = faults(game, LANGUAGES[0])
    assert [sentence for sentence in raised(game) if "" in keys(english, sentence)] == []
    assert [sentence for sentence in raised(game) if english.say(sentence) != sentence] == []


@every_game
def test_no_text_of_an_error_is_idle(game: heliopolis.Game) -> None:
    english = faults(game, LANGUAGES[0])
    used = {key for sentence in raised(game) for key in keys(english, sentence)}
    written = {key for key in teller(game, LANGUAGES[0]).texts.keys() if key.startswith(PREFIX)}
    assert written - used - FRAMES - SHARED == set()


@every_game
def test_every_error_is_told_in_french(game: heliopolis.Game) -> None:
    french = faults(game, "fr")
    same = {sentence for sentence in raised(game) if french.say(sentence) == sentence}
    assert same == set()


def journal_error(change: tuple[str, str]) -> HeliopolisError:
    """What is wrong with a short journal in which one thing was changed."""
    journal = Journal(heliopolis.game("helios"), players=2)
    while len(journal.plies) < 30:
        journal.play(journal.state.choices()[0])
    with pytest.raises(HeliopolisError) as caught:
        read_journal(journal.text().replace(*change), heliopolis.game)
    return caught.value


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (
            (f"rules: {heliopolis.game('helios').version}\n", "rules: 99\n"),
            "ligne 3\u00a0: a été joué avec la version 99 des règles, celles-ci sont la version ",
        ),
        (("components: ", "components: 0"), "ligne 4\u00a0: a été joué avec d’autres valeurs de matériel"),
        (("players: 2", "players: 5"), "ligne 5\u00a0: option players\u00a0: accepte 2, 3, 4, pas 5"),
        (("game: helios", "game: chess"), "ligne 2\u00a0: il n’y a pas de jeu 'chess'\u00a0; il y a helios"),
        (("start:brown", "start:blue"), "start:blue n’est pas permis. Dans l’ordre du tour, chacun choisit sa tuile"),
        (("start:brown", "start:pink"), "helios n’a pas de choix 'start:pink'"),
    ],
)
def test_a_frame_and_what_it_holds_are_told(change: tuple[str, str], told: str) -> None:
    assert told in teller(heliopolis.game("helios"), "fr").error(journal_error(change))

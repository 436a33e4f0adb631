"""Every error that the code can raise is told in every language, and no text of an error is idle."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from faulty import FRENCH, GAME, played

import heliopolis
from heliopolis.faults import FIELD, PREFIX, SENTENCES, Faults
from heliopolis.games import games
from heliopolis.kernel.errors import HeliopolisError, IllegalChoice
from heliopolis.kernel.journal import Journal
from heliopolis.kernel.replay import read_journal
from heliopolis.narration import teller, told
from heliopolis.texts import LANGUAGES, common_texts, texts

SOURCE = Path(heliopolis.__file__).parent
RAISED = {"IllegalChoice", "UnknownName", "BadOption", "BadData", "BadJournal", "wrong", "wrong_rules", "wrong_end"}
RAISED |= {"NotYourTurn", "NotNow", "Stale", "TooMany", "Broken", "ExecutorLost"}
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


def in_invariants(node: ast.AST) -> Iterator[str]:
    """All that a file of invariants says: every text of several words that is no docstring."""
    if isinstance(node, ast.expr):
        said = [sentence for sentence in sentences(node) if " " in sentence]
        yield from said
        if said:
            return
    for child in ast.iter_child_nodes(node):
        if not (isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant)):
            yield from in_invariants(child)


def raised(game: heliopolis.Game) -> list[str]:
    """The sentences of everything but other games."""
    common = [file for file in SOURCE.rglob("*.py") if SOURCE / "games" not in file.parents]
    files = [*common, SOURCE / "games" / "__init__.py", *game.folder.rglob("*.py")]
    told = [sentence for file in sorted(files) for sentence in in_file(file)]
    invariants = ast.parse((Path(str(game.folder)) / "invariants.py").read_text(encoding="utf-8"))
    return told + list(in_invariants(invariants))


def faults(game: heliopolis.Game, language: str) -> Faults:
    """The faults of one game alone."""
    return Faults([(texts(game.folder, LANGUAGES[0]), texts(game.folder, language))])


def keys(english: Faults, sentence: str) -> set[str]:
    """The keys of a sentence and of what it frames; an empty one where there is no text."""
    found = english.find(sentence)
    if found is None:
        return {""}
    held = [keys(english, found.args[name]) for name in SENTENCES if name in found.args and found.args[name] != "7"]
    return {found.key}.union(*held)


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
    ("change", "french"),
    [
        (
            (f"rules: {heliopolis.game('helios').version}\n", "rules: 99\n"),
            "ligne 3\u00a0: a été joué avec la version 99 des règles, celles-ci sont la version ",
        ),
        (("components: ", "components: 0"), "ligne 4\u00a0: a été joué avec d’autres valeurs de matériel"),
        (("players: 2", "players: 5"), "ligne 5\u00a0: option players\u00a0: accepte 2, 3, 4, pas 5"),
        (
            ("game: helios", "game: chess"),
            "ligne 2\u00a0: il n’y a pas de jeu «\u00a0chess\u00a0»\u00a0; il y a helios",
        ),
        (("start:brown", "start:blue"), "start:blue n’est pas permis. Dans l’ordre du tour, chacun choisit sa tuile"),
        (("start:brown", "start:pink"), "helios n’a pas de choix «\u00a0start:pink\u00a0»"),
    ],
)
def test_a_frame_and_what_it_holds_are_told(change: tuple[str, str], french: str) -> None:
    assert french in teller(heliopolis.game("helios"), "fr").error(journal_error(change))


def test_every_word_for_a_field_is_one_that_errors_name() -> None:
    named = {
        node.args[0].value
        for file in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "BadData"
        if isinstance(node.args[0], ast.Constant)
    }
    words = {key.removeprefix(FIELD) for key in common_texts(LANGUAGES[0]).keys() if key.startswith(FIELD)}
    assert words - named == set()


@pytest.mark.parametrize("fault", FRENCH, ids=lambda fault: fault.__name__)
@every_game
def test_every_game_tells_the_errors_of_all(game: heliopolis.Game, fault: Callable[[], str]) -> None:
    with pytest.raises(HeliopolisError) as caught:
        read_journal(fault(), heliopolis.game)
    assert FRENCH[fault] in teller(game, "fr").error(caught.value)


def test_a_refusal_is_told_by_the_game_whose_rule_it_names() -> None:
    state = played().state
    with pytest.raises(IllegalChoice) as caught:
        state.copy().play(state.choice("base:5"))
    spoken = told(caught.value, "fr", games().values())
    assert spoken.startswith("Stratège 5\u00a0: ce n’est pas permis. Envoyez un ouvrier")


def test_several_faults_at_once_are_all_told() -> None:
    broken = ["INV-02: 3 Speakers", "INV-01: 6 Citizen dice of red", "INV-11: seat 1 has a City in pieces"]
    assert teller(heliopolis.game(GAME), "fr").error(HeliopolisError(f"state: {'; '.join(broken)}")) == (
        "position\u00a0: INV-02\u00a0: 3 Orateurs\u00a0; INV-01\u00a0: 6 dés Citoyen de couleur red"
        "\u00a0; INV-11\u00a0: la place 1 a une Cité en morceaux"
    )

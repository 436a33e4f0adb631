"""Every error that the code can raise has a text in every language, and no text of an error is idle."""

from __future__ import annotations

import ast
import pickle
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from faulty import FRENCH, GAME, played
from house import SOURCES, Module, read_modules

import heliopolis
from heliopolis.arena.executors import ExecutorLost
from heliopolis.cli.errors import BadFile
from heliopolis.games import all_games
from heliopolis.kernel.errors import (
    BadData,
    BadJournal,
    BadOption,
    HeliopolisError,
    IllegalChoice,
    Message,
    UnknownName,
    at,
    message,
    several,
)
from heliopolis.kernel.journals.journal import Journal
from heliopolis.kernel.journals.replay import read_journal
from heliopolis.render.png import NoConverter
from heliopolis.table.errors import Broken, NotNow, NotYourTurn, Stale, TooMany
from heliopolis.web.server.limits import COUNTED
from heliopolis.words.messages import FIELD, PREFIX
from heliopolis.words.messages import say as say_message
from heliopolis.words.texts import LANGUAGES, Texts, common_texts, texts
from heliopolis.words.voice import say_error, voice_of

SOURCE = SOURCES / "heliopolis"
PACKAGE = Path(heliopolis.__file__).parent
"""The package that is imported: the sources, or the compiled build."""
KEY_AT = {
    **dict.fromkeys(
        [
            "HeliopolisError",
            "UnknownName",
            "NotYourTurn",
            "NotNow",
            "TimeUp",
            "TooMany",
            "Closed",
            "Broken",
            "ExecutorLost",
            "BadForm",
            "NotAllowed",
            "TooHeavy",
            "TooLarge",
            "TooSlow",
            "WrongHost",
        ],
        0,
    ),
    **dict.fromkeys(["ExecutorLost", "NoConverter", "message", "wrong", "wrong_rules", "wrong_end"], 0),
    **dict.fromkeys(["BadOption", "BadData", "BadJournal", "Stale", "_count", "_count_for"], 1),
    "IllegalChoice": 2,
}
"""For whatever makes an error or a message, which argument is the key."""
OWN = {"field", "option", "line", "quoted", "several", "file", "unusable-game", *COUNTED.values()}
"""Keys of messages that are made within the errors themselves, or named in a table."""
NO_ERRORS = ("heliopolis.teaching.", "heliopolis.table.fair", "heliopolis.analysis.comparing")
"""Where messages are what a guide, a verdict or a reason says, by the whole key of its text."""
every_game = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
every_language = pytest.mark.parametrize("language", LANGUAGES)


class Raised(NamedTuple):
    """A key where it is given in the code, with the names of its arguments."""

    where: str
    key: str
    arguments: frozenset[str]


def calls(module: Module) -> Iterator[tuple[str, ast.Call]]:
    """Yield everything that is called in a module, by its last name."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Call) and isinstance(node.func, (ast.Name, ast.Attribute)):
            name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            if name != "message" or (isinstance(node.func, ast.Name) and not module.name.startswith(NO_ERRORS)):
                yield name, node


@cache
def all_raised() -> list[Raised]:
    """Return all keys in the sources."""
    found: list[Raised] = []
    for module in read_modules().values():
        for name, node in calls(module):
            place = KEY_AT.get(name, len(node.args))
            given = node.args[place] if place < len(node.args) else None
            for key in [given.body, given.orelse] if isinstance(given, ast.IfExp) else [given]:
                if isinstance(key, ast.Constant) and isinstance(key.value, str):
                    arguments = frozenset(word.arg for word in node.keywords if word.arg)
                    found.append(Raised(f"{module.file.relative_to(SOURCE)}:{node.lineno}", key.value, arguments))
    return found


def catalogues(where: str, language: str) -> list[Texts]:
    """Return the texts that a file can speak of: the common ones, and those of its own game."""
    folders = [PACKAGE / "skeleton", *(game.folder for game in all_games().values())]
    own = [folder for folder in folders if (PACKAGE / where).is_relative_to(folder)]
    return [texts(folder, language) for folder in own] or [common_texts(language)]


def test_the_code_was_read() -> None:
    assert len(all_raised()) > 250
    assert {"least", "no-bot", "cubes", "solo-trials", "stale"} <= {each.key for each in all_raised()}


@every_language
def test_every_error_has_a_text_that_needs_no_more_than_it_is_given(language: str) -> None:
    unknown = [
        each for each in all_raised() if not any(one.has(PREFIX + each.key) for one in catalogues(each.where, language))
    ]
    assert unknown == []
    short = [
        each
        for each in all_raised()
        for one in catalogues(each.where, language)
        if not one.arguments(PREFIX + each.key) <= each.arguments
    ]
    assert short == []


def test_every_argument_of_an_error_is_spoken_of() -> None:
    # English is the language whose texts say most.
    idle = [
        each
        for each in all_raised()
        for one in catalogues(each.where, LANGUAGES[0])
        if not each.arguments <= one.arguments(PREFIX + each.key)
    ]
    assert idle == []


def test_no_sentence_is_written_into_the_code() -> None:
    assert [each for each in all_raised() if " " in each.key and not each.where.startswith("texts.py")] == []
    written = [
        f"{module.name}:{node.lineno}"
        for module in read_modules().values()
        for name, node in calls(module)
        if name in KEY_AT and any(isinstance(given, ast.JoinedStr) for given in node.args[KEY_AT[name] :])
    ]
    assert written == []


@every_game
def test_no_text_of_an_error_is_idle(game: heliopolis.Game) -> None:
    used = {each.key for each in all_raised()} | OWN
    written = {key for key in texts(game.folder, LANGUAGES[0]).keys() if key.startswith(PREFIX)}
    assert written - {PREFIX + key for key in used} == set()


def test_a_key_belongs_to_one_catalogue() -> None:
    common = common_texts(LANGUAGES[0]).keys()
    own = [texts(game.folder, LANGUAGES[0]).keys() - common for game in all_games().values()]
    keys = [key for each in own for key in each if key.startswith(PREFIX)]
    assert len(keys) == len(set(keys))


def test_every_word_for_a_field_is_one_that_errors_name() -> None:
    named = {
        argument.value
        for module in read_modules().values()
        for name, node in calls(module)
        for argument in node.args[:2]
        if name in {"BadData", "Reader"} and isinstance(argument, ast.Constant)
    }
    words = {key.removeprefix(FIELD) for key in common_texts(LANGUAGES[0]).keys() if key.startswith(FIELD)}
    assert words - named == set()


ERRORS: list[HeliopolisError] = [
    HeliopolisError("over"),
    IllegalChoice("pass", "HEL-TURN-01", message("barred", choice="pass", rule="HEL-TURN-01"), [("short", 0, 1)]),
    UnknownName("no-game", name="chess", known="helios"),
    BadOption("games", "least", least=1, value=0),
    BadData("state", several([at("INV-1", message("debt")), message("apart")])),
    BadJournal(3, "foreign-rules", version=99, current=2),
    NotYourTurn("bot-seat", seat=2),
    NotNow("over"),
    Stale(7, "stale"),
    TooMany("many-tables", number=9),
    Broken("no-snapshot"),
    BadFile(Path("game.txt"), BadData("game", "other-game", game="helios")),
    ExecutorLost("no-ray"),
    NoConverter("no-converter"),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_that_another_process_sends_is_the_same(error: HeliopolisError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert (again.message, str(again)) == (error.message, str(error))
    for name in ("choice", "rule", "missing", "option", "field", "line", "version", "path"):
        assert getattr(again, name, None) == getattr(error, name, None)


@pytest.mark.parametrize(
    ("error", "english", "french"),
    [
        (ERRORS[3], "option games: must be at least 1, not 0", "option games\u00a0: doit valoir au moins 1, pas 0"),
        (
            UnknownName("no-game", name="che'ss\n", known="helios"),
            "unknown game “che'ss ”; available: helios",
            "jeu inconnu «\u00a0che'ss \u00a0»\u00a0; disponibles\u00a0: helios",
        ),
        (
            ERRORS[4],
            "state: INV-1: a negative amount; land apart from the centre",
            "position\u00a0: INV-1\u00a0: un montant négatif\u00a0; des terres séparées du centre",
        ),
        (BadJournal(2, "many-plies", most=100_000), "line 2: has more than 100000 plies", "a plus de 100000 coups"),
    ],
)
def test_an_error_reads_right(error: HeliopolisError, english: str, french: str) -> None:
    assert str(error) == english
    assert french in say_message(error.message, "fr")


def test_an_error_is_one_line_of_bounded_length() -> None:
    error = UnknownName("no-game", name="x" * 9999 + "\n", known="helios")
    assert [len(str(error)), len(say_message(error.message, "fr"))] == [300, 300]
    assert str(error).endswith("”; available: helios")


def test_an_error_without_a_text_says_what_it_can() -> None:
    assert str(HeliopolisError("the sky fell down")) == "the sky fell down"
    assert (
        str(Message("sky", (("height", 3), ("inner", message("over"))))) == "sky (height: 3, inner: the game is over)"
    )


def journal_error(change: tuple[str, str]) -> HeliopolisError:
    """Return what is wrong with a short journal in which one thing was changed."""
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
        (("components: ", "components: 0"), "ligne 4\u00a0: a été joué avec d’autres valeurs du matériel"),
        (("players: 2", "players: 5"), "ligne 5\u00a0: option players\u00a0: accepte 2, 3, 4, pas 5"),
        (
            ("game: helios", "game: chess"),
            "ligne 2\u00a0: jeu inconnu «\u00a0chess\u00a0»\u00a0; disponibles\u00a0: helios",
        ),
        (("start:brown", "start:blue"), "start:blue n’est pas permis. Dans l’ordre du tour, chacun choisit sa tuile"),
        (("start:brown", "start:pink"), "helios n’a pas de choix «\u00a0start:pink\u00a0»"),
    ],
)
def test_a_frame_and_what_it_holds_are_told(change: tuple[str, str], french: str) -> None:
    assert french in voice_of(heliopolis.game("helios"), "fr").error(journal_error(change))


@pytest.mark.parametrize("fault", FRENCH, ids=lambda fault: fault.__name__)
@every_game
def test_every_game_tells_the_errors_of_all(game: heliopolis.Game, fault: Callable[[], str]) -> None:
    with pytest.raises(HeliopolisError) as caught:
        read_journal(fault(), heliopolis.game)
    assert FRENCH[fault] in voice_of(game, "fr").error(caught.value)


def test_a_refusal_is_told_by_the_game_whose_rule_it_names() -> None:
    state = played().state
    with pytest.raises(IllegalChoice) as caught:
        state.copy().play(state.choice("base:5"))
    spoken = say_error(caught.value, "fr")
    assert spoken.startswith("Stratège 5\u00a0: ce n’est pas permis. Envoyez un ouvrier")


def test_several_faults_at_once_are_all_told() -> None:
    broken = [
        at("INV-02", message("speakers", number=3)),
        at("INV-01", message("dice", number=6, colour="red")),
        at("INV-11", message("broken", seat=1, what=message("city-apart"))),
    ]
    assert voice_of(heliopolis.game(GAME), "fr").error(BadData("state", several(broken))) == (
        "position\u00a0: INV-02\u00a0: 3 Orateurs\u00a0; INV-01\u00a0: 6 dés Citoyen de couleur red"
        "\u00a0; INV-11\u00a0: la place 1 a une Cité en morceaux"
    )

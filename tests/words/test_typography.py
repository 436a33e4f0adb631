"""French as it is printed: no-break spaces, quotation marks, apostrophes and ellipses, wherever a text is made."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from importlib.resources import files
from importlib.resources.abc import Traversable
from io import StringIO

import pytest
from catalogues import entries
from fluent.syntax.ast import BaseNode, Message, StringLiteral, TextElement

import heliopolis
from heliopolis.cli.commands.reference import print_rules, search
from heliopolis.cli.formatting import Terminal
from heliopolis.cli.terminal.screen import TerminalScreen
from heliopolis.games import all_games
from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.game import State
from heliopolis.render.scenes import Scene, scene_of
from heliopolis.table.question import Question
from heliopolis.testing.walk import Walk
from heliopolis.web.lessons.reference_pages import components_page, rules_page
from heliopolis.web.server.preferences import Preferences, translator
from heliopolis.web.table.boards import in_words
from heliopolis.web.table.log import tale
from heliopolis.words.texts import LANGUAGES, texts
from heliopolis.words.voice import Voice, voice_of

FOLDERS = [files("heliopolis") / "text", *(game.folder / "text" for game in all_games().values())]
NO_BREAK = "\u00a0\u202f"
WRONG = {
    "no no-break space before": re.compile(f"(?<![{NO_BREAK}])(?:[;!?»%]|:(?![^\\s]))"),
    "no no-break space after": re.compile(f"«(?![{NO_BREAK}])"),
    "three points": re.compile(r"\.\.\."),
    "straight": re.compile("['\"]"),
    "a space before an ellipsis": re.compile(f"[ {NO_BREAK}]…"),
}
TWO_SPACES = re.compile(r"\S  \S")
"""In a catalogue; on boards and in a terminal they set columns."""
TYPED = {
    "error-no-ray",
    "error-no-numpy",
    "error-no-pyarrow",
    "error-header-line",
    "error-no-converter",
    "error-no-metrics",
    "error-no-web",
}
"""Texts with what people type or read in files, which has rules of its own."""
SEEDS = range(3)
EACH = 9
"""One position in so many is looked at."""

every_game = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)


def wrong(text: str) -> list[str]:
    """Return what is not as French has it, each with what stands around it."""
    return [
        f"{name} {found[0]!r}: {text[max(0, found.start() - 30) : found.end() + 10]!r}"
        for name, shape in WRONG.items()
        for found in shape.finditer(text)
    ]


def literal(node: object) -> Iterator[str]:
    """Yield what a parsed text says literally, within placeables too."""
    if isinstance(node, (TextElement, StringLiteral)):
        yield node.value
    elif isinstance(node, list):
        yield from (text for child in node for text in literal(child))
    elif isinstance(node, BaseNode):
        yield from (text for child in vars(node).values() for text in literal(child))


@pytest.mark.parametrize(
    "sample", ["Fin: oui", "Quoi ?", "«Non »", "Il pense...", "l'Or", 'dit "oui"', "Il pense …", "9 %"]
)
def test_what_is_wrong_is_seen(sample: str) -> None:
    assert wrong(sample)


def test_what_is_right_is_not() -> None:
    assert not wrong("Fin\u00a0: «\u00a0oui\u00a0», dit-il… l’Or\u00a0; site:1")


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_the_catalogues(folder: Traversable) -> None:
    found = [
        f"{file.name}: {entry.id.name}: {problem}"
        for file in (folder / "fr").iterdir()
        for entry in entries(file)
        if isinstance(entry, Message) and entry.id.name not in TYPED
        for text in literal(entry.value)
        # A colon right before a placeable is at the end of its piece.
        for problem in [*wrong(text), *TWO_SPACES.findall(text)]
    ]
    assert found == []


def positions(game: heliopolis.Game) -> Iterator[State]:
    """Yield positions of random games with random options."""
    for seed in SEEDS:
        walk = Walk(game, seed)
        while walk.state.todo:
            if walk.ply % EACH == 0:
                yield walk.state.copy()
            walk.go_on()
        yield walk.state


def drawn(scene: Scene) -> Iterator[str]:
    """Yield the texts of the boards, and those that pointing at a thing shows."""
    for part in scene.boards:
        yield part.called()
        yield from (unescape(text) for text in re.findall(r"<(?:title|text)\b[^>]*>([^<]*)<", part.svg()))


def printed(state: State, viewer: int, names: list[str], said: Voice) -> str:
    """Return what a terminal shows."""
    out = StringIO()
    screen = TerminalScreen(Terminal(file=out, width=60, highlight=False, emoji=False), said)
    screen.boards(state, viewer, names)
    screen.news(state.events, names)
    screen.scores(state, names)
    if state.todo and state.seat() != CHANCE:
        screen.question(state, names, Question(state).rows)
        for choice in state.candidates()[:12]:
            rule = state.barring_rule(choice)
            if rule:
                screen.refusal(choice, state, rule)
    elif not state.todo:
        screen.over(state, names)
    return out.getvalue()


def paragraphs(html: str) -> list[str]:
    """Return the texts of a page."""
    body = html[max(0, html.find("<main")) :]
    return [unescape(text) for text in re.split(r"<[^>]*>", body)]


@pytest.mark.slow
@pytest.mark.sample
@every_game
def test_boards_bubbles_words_and_terminal(game: heliopolis.Game) -> None:
    said, say = voice_of(game, "fr"), translator("fr")
    found: set[str] = set()
    for state in positions(game):
        names = [f"Joueur {seat + 1}" for seat in range(state.seats)]
        viewer = max(state.seat(), 0)
        scene = scene_of(state, viewer, "fr")
        told = [*drawn(scene), printed(state, viewer, names, said), tale(game, "fr", tuple(state.events), tuple(names))]
        told += [text for section in in_words(scene, tuple(names), say) for text in paragraphs(section.html)]
        found.update(problem for text in told for problem in wrong(text))
    assert sorted(found) == []


@pytest.mark.sample
@every_game
def test_lines_of_a_terminal_do_not_break_before_punctuation(game: heliopolis.Game) -> None:
    for width in range(36, 66, 5):
        out = StringIO()
        print_rules(Terminal(file=out, width=width), game, search(game, "", "fr"), "fr")
        lines = [line.strip(" ") for line in out.getvalue().split("\n")]
        assert [line for line in lines if re.match(f"[{NO_BREAK}]*[:;!?»]", line)] == []
        assert [line for line in lines if line.endswith("«")] == []
        assert any("\u00a0:" in line for line in lines)


@every_game
def test_the_books(game: heliopolis.Game) -> None:
    preferences = Preferences("fr", "system", "off", "off")
    texts_of = [*paragraphs(rules_page(game, preferences, "")), *paragraphs(components_page(game, preferences))]
    assert sorted({problem for text in texts_of for problem in wrong(text)}) == []


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_note_of_the_components_is_told_in_every_language(game: heliopolis.Game, language: str) -> None:
    said = voice_of(game, language)
    notes = {entry.note for entry in game.components().entries if entry.note}
    written = {key for key in texts(game.folder, language).keys() if key.startswith("note-")}
    assert {said.note(note) for note in notes} >= {said.say(key) for key in written}
    if language != LANGUAGES[0]:
        assert {note for note in notes if said.note(note) == note} == set()


def test_a_note_of_an_owner_stays_as_it_is() -> None:
    assert voice_of(next(iter(all_games().values())), "fr").note("as printed in my box") == "as printed in my box"

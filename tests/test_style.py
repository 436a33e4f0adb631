"""The style of docs/contributing/style.md, as far as a test can tell: words, terms, quotes, buttons and help lines."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import click
import pytest
import typer.main
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Message, StringLiteral, TextElement

from heliopolis.cli import app
from heliopolis.words.texts import common_folder, common_texts

ROOT = Path(__file__).parents[1]
GAMES = {name: files("heliopolis.games") / name / "text" for name in ("helios", "origins")}
FOLDERS = {"common": common_folder(), **GAMES}

STILTED = re.compile(
    r"\b(anew|somebody|nobody|everybody|anybody|dear(?:er|est)?|very many|"
    r"(?:of|as|than) before|(?:is|are|was|were|be|been) told)\b|\b(?-i:That were)\b",
    re.IGNORECASE,
)
"""Words that no text needs: docs/contributing/style.md has better ones."""
SPELLED = re.compile(r"\b(gray|colors?|neighbors?|center|learnt|farther|farthest)\b", re.IGNORECASE)
"""American spelling, and forms that are spelled in another way everywhere else."""
STRAIGHT = re.compile("['\"]")
TYPED = re.compile(r"pip install '[^']*'")
"""What people type keeps its quotes."""
TERMS = {
    ("common", "en"): r"\b(e-?mails? address book|mails?|notices?|mail address)\b",
    ("common", "fr"): r"\bavis\b|\bsièges?\b",
    ("helios", "en"): r"\bedge fields?\b|\bbeside\b|\bextra action\b|\basleep\b|\bawake\b",
    ("helios", "fr"): r"\bcases? d[eu] bord\b|\btuiles d’action\b|\bcôté (Jour|Nuit)\b",
    ("origins", "en"): r"\barm(y|ies)\b|\bbeside\b|\bbrings? on\b|\btower(s?)\b|\bNew base\b|\bhire",
    ("origins", "fr"): r"\bdisques?\b|\bfrontières?\b|\bviolet|\barmées?\b|\bQuartier\b(?! des)|Nouveau socle",
}
"""Terms that were given up: the table of docs/contributing/style.md has those to use."""
PROVERB = re.compile("(?:^|[.:;] )Qui (?!joue|commence|êtes|va|visite)[^?]*$")
"""“Qui ouvre le lien prend la place”: French says who it is."""
BUTTONS = {
    "web-play-friend",
    "web-play-alone",
    "web-start",
    "web-undo",
    "web-redo",
    "web-restart",
    "web-end-turn",
    "web-go-on",
    "web-consent",
    "web-refuse",
    "web-withdraw",
    "web-set",
    "web-watch",
    "web-confirm-on",
    "web-confirm-off",
    "web-renew",
    "web-invite-anew",
    "web-invite-lost",
    "web-start-now",
    "web-close-do",
    "web-open-again",
    "web-seat-bot",
    "web-rematch-agree",
    "web-rematch-withdraw",
    "web-you-link-renew",
    "web-you-forget",
    "web-you-delete",
    "web-you-delete-do",
    "web-notices-try",
    "web-notices-stop",
    "web-notices-start",
    "web-notices-remove",
    "web-talk-send",
    "web-notes-keep",
    "web-open-to-all",
    "web-open-to-all-end",
    "web-offline-send",
    "web-offline-drop",
    "web-guide-read",
    "web-guide-go",
}
"""Texts of buttons; what stands in brackets behind a button is its consequence."""
WORDS_OF_A_BUTTON = {"en": 4, "fr": 5}
LENGTH_OF_A_BUTTON = {"en": 24, "fr": 32}
STILTED_ON_PAGES = re.compile(
    r"\b(whoever|whomever|tells?(?! apart)|told|oneself|one's|stands? (?:in|on|beside|at|there)|"
    r"of (?:yours|ours|theirs|mine)|goes on|go on|brings? along|lets? go|so often|makes? again)\b",
    re.IGNORECASE,
)
"""Words that the interface may need, but no page."""
NOT_YET = {
    "CHANGELOG.md",
    "docs/contributing/architecture.md",
    "docs/contributing/caches.md",
    "docs/contributing/add-a-building.md",
    "docs/contributing/add-a-lesson.md",
    "docs/contributing/adding-a-game.md",
    "docs/contributing/attacks.md",
    "docs/contributing/guides.md",
    "docs/contributing/render.md",
    "docs/pictures/README.md",
    "docs/results/balance.md",
    "docs/contributing/testing.md",
    "docs/contributing/web.md",
}
"""Pages still to be rewritten."""
SAMPLES = re.compile(r"```.*?```|`[^`]*`|<[^>]*>", re.DOTALL)


def said(node: object) -> Iterator[str]:
    """What a parsed text says literally, within placeables too."""
    if isinstance(node, (TextElement, StringLiteral)):
        yield node.value
    elif isinstance(node, list):
        yield from (text for child in node for text in said(child))
    elif isinstance(node, BaseNode):
        yield from (text for child in vars(node).values() for text in said(child))


def catalogue(name: str, language: str) -> Iterator[tuple[str, str]]:
    """The keys of a folder of texts, each with a piece of what it says."""
    for file in (FOLDERS[name] / language).iterdir():
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            # Notes repeat the data files word for word.
            if isinstance(entry, Message) and not entry.id.name.startswith("note-"):
                yield from ((entry.id.name, text) for text in said(entry.value))


def found(pattern: re.Pattern[str] | str, name: str, language: str) -> list[str]:
    """The texts of a folder in which a pattern occurs."""
    return [f"{key}: {text}" for key, text in catalogue(name, language) if re.search(pattern, TYPED.sub("", text))]


every_folder = pytest.mark.parametrize("name", FOLDERS)
every_language = pytest.mark.parametrize("language", ["en", "fr"])


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        (STILTED, "It is tried anew."),
        (STILTED, "You are told here."),
        (STILTED, "That were very many mails"),
        (STILTED, "as fast as before"),
        (SPELLED, "a gray tile"),
        (STRAIGHT, "the Artists' Parlor"),
        (PROVERB, "Qui ouvre le lien prend la place."),
        (TERMS["common", "en"], "a notice by mail"),
        (TERMS["common", "fr"], "Un avis est en route."),
        (TERMS["origins", "fr"], "Un disque Militaire"),
        (TERMS["helios", "en"], "an edge field"),
    ],
)
def test_what_is_wrong_is_found(pattern: re.Pattern[str] | str, text: str) -> None:
    assert re.search(pattern, text)


@every_folder
def test_english_is_plain(name: str) -> None:
    assert found(STILTED, name, "en") == []


@every_folder
def test_english_is_spelled_in_one_way(name: str) -> None:
    assert found(SPELLED, name, "en") == []


@every_folder
def test_quotes_are_curly(name: str) -> None:
    assert found(STRAIGHT, name, "en") == []


@every_folder
@every_language
def test_a_thing_has_one_term(name: str, language: str) -> None:
    assert found(TERMS[name, language], name, language) == []


@every_folder
def test_french_says_who_does_what(name: str) -> None:
    assert found(PROVERB, name, "fr") == []


@every_folder
def test_french_has_one_no_break_space(name: str) -> None:
    assert found("\u202f", name, "fr") == []


@every_language
def test_buttons_are_short(language: str) -> None:
    texts = common_texts(language)
    named = {key: re.sub(r" ?\(.*\)| ?…", "", texts(key)) for key in BUTTONS}
    long = {
        key: text
        for key, text in named.items()
        if len(re.findall(r"[\w’]+", text)) > WORDS_OF_A_BUTTON[language] or len(text) > LENGTH_OF_A_BUTTON[language]
    }
    assert long == {}


@every_language
@pytest.mark.parametrize("name", GAMES)
def test_buttons_of_a_game_are_one_verb(name: str, language: str) -> None:
    shown = [text for key, text in catalogue(name, language) if key.startswith("do-")]
    assert shown
    assert [text for text in shown if len(text.split()) > 2 or len(text) > LENGTH_OF_A_BUTTON[language]] == []


def commands(group: click.Group) -> Iterator[tuple[str, click.Command]]:
    """All commands below a group, each with its words."""
    for name, command in group.commands.items():
        yield name, command
        if isinstance(command, click.Group):
            yield from ((f"{name} {rest}", below) for rest, below in commands(command))


def test_help_lines_begin_with_a_verb_or_name_the_thing() -> None:
    lines = [
        (name, line.splitlines()[0])
        for name, command in commands(typer.main.get_command(app))  # type: ignore[arg-type]
        for line in (command.help or "", *(getattr(option, "help", "") or "" for option in command.params))
        if line
    ]
    assert len(lines) > 100
    vague = re.compile(r"^(How|Who|What|Which|Where (?!to )|When (?!to )|Whom|By|Chance)\b")
    assert [line for line in lines if vague.search(line[1]) or STILTED.search(line[1])] == []
    assert [line for line in lines if not re.match("[A-Z]", line[1])] == []


def pages() -> dict[str, Path]:
    """The pages of prose: not those made of catalogues and labels, nor style.md, which names what is wrong."""
    beside = [
        ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "CODE_OF_CONDUCT.md")
    ]
    below = [
        page
        for page in (ROOT / "docs").rglob("*.md")
        if page.name not in {"style.md", "observations.md"} and "rules" not in page.parts
    ]
    templates = (ROOT / ".github").rglob("*.*")
    found = [*beside, *below, *(page for page in templates if "workflows" not in page.parts)]
    return {str(page.relative_to(ROOT)): page for page in found}


def stilted(text: str) -> list[str]:
    """The words and spellings of a page that have a better one."""
    prose = SAMPLES.sub("", text)
    return [found.group() for pattern in (STILTED, STILTED_ON_PAGES, SPELLED) for found in pattern.finditer(prose)]


@pytest.mark.parametrize("name", sorted(pages()))
def test_pages_are_plain_and_the_list_of_others_shrinks(name: str) -> None:
    found = stilted(pages()[name].read_text(encoding="utf-8"))
    assert (found != []) == (name in NOT_YET), found


@pytest.mark.parametrize(
    "text",
    [
        "Whoever has this link is you.",
        "The page tells how it is done.",
        "What was told is kept.",
        "What one wants oneself",
        "as the figures of before",
        "That it is so stands in the log.",
        "a bot of yours",
        "It lets the neighbors in.",
    ],
)
def test_a_stilted_page_is_found(text: str) -> None:
    assert stilted(f"# A page\n\nIt is short. {text}\n") != []


def test_what_people_type_is_not_prose() -> None:
    assert stilted("Call `told(color)`.\n```\nwhoever tells\n```\n") == []

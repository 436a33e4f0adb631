"""The style of docs/contributing/style.md, as far as a test can check it."""

from __future__ import annotations

import ast
import inspect
import io
import re
import tokenize
from collections.abc import Iterator
from importlib.resources import files
from itertools import chain
from pathlib import Path

import click
import pytest
import typer.main
from catalogues import entries
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
NARROW = "\u202f"
NO_SPACE = re.compile("(?<!\u00a0)[;!?»]|«(?!\u00a0)|\\w :")
"""French puts a no-break space before these signs and after «; a colon may be part of what people type."""
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
"""Texts of buttons; what follows a button in brackets is its consequence."""
WORDS_OF_A_BUTTON = 3
LENGTH_OF_A_BUTTON = {"en": 24, "fr": 32}
STILTED_ON_PAGES = re.compile(
    r"\b(whoever|whomever|tells?(?! apart)|told|oneself|(?<!no )(?<!every)one's|stands? (?:in|on|beside|at|there)|"
    r"of (?:yours|ours|theirs|mine)|goes on|go on|brings? along|lets? go|so often|makes? again)\b",
    re.IGNORECASE,
)
"""Words that the interface may need, but no page."""
VAGUE = re.compile(r"^(How|Who|What|Which|Where (?!to )|When (?!to )|Whom|By|Chance)\b")
"""Beginnings of help lines that do not say what a command or an option does."""
SAMPLES = re.compile(r"```.*?```|``[^`]*``|`[^`]*`|<[^>]*>", re.DOTALL)


def said(node: object) -> Iterator[str]:
    """Yield what a parsed text says literally, within placeables too."""
    if isinstance(node, (TextElement, StringLiteral)):
        yield node.value
    elif isinstance(node, list):
        yield from (text for child in node for text in said(child))
    elif isinstance(node, BaseNode):
        yield from (text for child in vars(node).values() for text in said(child))


def catalogue(name: str, language: str) -> Iterator[tuple[str, str]]:
    """Yield the keys of a folder of texts, each with a piece of what it says."""
    for file in (FOLDERS[name] / language).iterdir():
        for entry in entries(file):
            # Notes repeat the data files word for word.
            if isinstance(entry, Message) and not entry.id.name.startswith("note-"):
                yield from ((entry.id.name, text) for text in said(entry.value))


def found(pattern: re.Pattern[str] | str, name: str, language: str) -> list[str]:
    """Return the texts of a folder in which a pattern occurs."""
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
        (TERMS["helios", "fr"], "sur une case du bord"),
        (TERMS["origins", "en"], "Hire a Citizen for your army."),
        (NARROW, "Qui joue\u202f?"),
        (NO_SPACE, "Qui joue ?"),
        (NO_SPACE, "«Terminer le tour»"),
        (VAGUE, "How many games."),
        (VAGUE, "By which seed."),
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
    assert found(NARROW, name, "fr") == []
    assert found(NO_SPACE, name, "fr") == []


def is_long(text: str, language: str) -> bool:
    """Return whether a button has too many words or letters; a label that it quotes is one word."""
    button = re.sub(r" ?\(.*\)| ?…", "", text)
    words = re.findall(r"[\w’]+", re.sub("[“«][^”»]*[”»]", "label", button))
    return len(words) > WORDS_OF_A_BUTTON or len(button) > LENGTH_OF_A_BUTTON[language]


@every_language
def test_buttons_are_short(language: str) -> None:
    texts = common_texts(language)
    assert [key for key in sorted(BUTTONS) if is_long(texts(key), language)] == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Start right now with bots"),
        ("en", "Immediately disconnecting"),
        ("fr", "Nouveau lien pour ma place"),
        ("fr", "Exiger de toujours « Terminer le tour »"),
    ],
)
def test_a_long_button_is_found(language: str, text: str) -> None:
    assert is_long(text, language)


@every_language
@pytest.mark.parametrize("name", GAMES)
def test_buttons_of_a_game_are_one_verb(name: str, language: str) -> None:
    shown = [text for key, text in catalogue(name, language) if key.startswith("do-")]
    assert shown
    assert [text for text in shown if len(text.split()) > 2 or len(text) > LENGTH_OF_A_BUTTON[language]] == []


def commands(group: click.Group) -> Iterator[tuple[str, click.Command]]:
    """Yield all commands below a group, each with its words."""
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
    assert [line for line in lines if VAGUE.search(line[1]) or STILTED.search(line[1])] == []
    assert [line for line in lines if not re.match("[A-Z]", line[1])] == []


def pages() -> dict[str, Path]:
    """Return the pages of prose: not those made of catalogues and labels, nor style.md, which names what is wrong."""
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
    """Return the words and spellings of a page that have a better one."""
    prose = SAMPLES.sub("", text)
    prose = re.sub(r"^ *>>>.*(?:\n *\S.*)*", "", prose, flags=re.MULTILINE)  # what Python shows
    return [found.group() for pattern in (STILTED, STILTED_ON_PAGES, SPELLED) for found in pattern.finditer(prose)]


@pytest.mark.parametrize("name", sorted(pages()))
def test_pages_are_plain(name: str) -> None:
    assert stilted(pages()[name].read_text(encoding="utf-8")) == []


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


CODE = [
    *sorted(
        path for path in (ROOT / "src/heliopolis").iterdir() if path.name not in {"__pycache__", "py.typed", "text"}
    ),
    *(ROOT / name for name in ("tests", "tools", "examples", "benchmarks", "setup.py")),
]
"""Where docstrings and comments are."""
NAMES = re.compile(r"\b[A-Z_]{4,}\b")
NO_VERB = re.compile(
    r"(?:A|After|All|Also|An|And|Another|Any|Anyone|At|Because|Before|Between|Both|But|By|Each|Either|"
    r"Every|Everyone|Everything|For|From|He|Her|Here|His|How|If|In|Into|It|Its|Many|More|Most|Much|"
    r"Neither|No|Nobody|None|Nor|Not|Nothing|Of|On|Once|One|Only|Or|Other|Our|Over|Same|She|Since|"
    r"So|Some|Someone|Something|Such|Than|That|The|Their|There|These|They|This|Those|Three|Through|To|"
    r"Two|Under|Until|We|What|Whatever|When|Where|Whether|Which|While|Who|Whoever|Whole|Whose|Why|"
    r"With|Without|You|Your|Ann|Bob|Advice|Chance|Gold|Land|Mana|Points|Position|Progress|Seat|Sun|"
    r"Wisdom)$"
)
"""First words of docstrings that say no action: articles, pronouns, question words, names, things."""
VERB_FORM = re.compile(r"(?!Bring|Ring|String|Ping|Sing|Feed|Need|Embed|Seed)(?!\w*ss$)\w*(?:s|ed|ing)$")
"""Plurals, third persons and participles, but for the imperatives that look like one."""
SCRIPT_COMMENT = re.compile(r"/\*.*?\*/|(?<![:\w\"'`])//[^\n]*", re.DOTALL)
"""A comment of JavaScript or CSS, and no address."""


def docstrings(tree: ast.Module) -> Iterator[tuple[ast.AST | None, ast.Constant]]:
    """Yield the docstrings of a module: of itself, its classes and functions, or (None) of an attribute."""
    blocks: list[ast.AST] = [tree]
    for node in blocks:  # statements alone: most of a tree is expressions
        for body in (getattr(node, name, ()) for name in ("body", "orelse", "finalbody", "handlers", "cases")):
            for place, line in enumerate(body if isinstance(body, list) else ()):
                blocks.append(line)
                value = line.value if isinstance(line, ast.Expr) else None
                if isinstance(value, ast.Constant) and isinstance(value.value, str):
                    documented = isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef))
                    yield (node if documented and not place else None), value


def acts(node: ast.AST | None) -> bool:
    """Return whether a docstring must begin with a verb: that of a function, but of no property, and of no test."""
    if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) or node.name.startswith("test_"):
        return False
    return not any("property" in ast.unparse(each) for each in node.decorator_list)


def docstring_faults(source: str) -> Iterator[tuple[int, str, str]]:
    """Yield what is wrong with the docstrings of a module: the line, the kind of fault, and what shows it."""
    for node, constant in docstrings(ast.parse(source)):
        text = inspect.cleandoc(str(constant.value))
        summary = text.split("\n\n")[0].splitlines()
        for found in stilted(NAMES.sub("", text)):
            yield constant.lineno, "words", found
        first = re.match(r"[A-Z][a-z-]*\b", text)
        if acts(node) and (not first or NO_VERB.match(first.group()) or VERB_FORM.match(first.group())):
            yield constant.lineno, "verb", summary[0]
        if re.match(r"So (long|many|much|often|far)\b", text):
            yield constant.lineno, "words", summary[0]
        if len(summary) > 1 and not re.search("[.:;?!)][”’]?$", summary[0]):
            yield constant.lineno, "length", summary[0]


def comment_faults(source: str) -> Iterator[tuple[int, str, str]]:
    """Yield the words of comments that have a better one."""
    if not any("#" in line and stilted(line) for line in source.splitlines()):
        return  # to read tokens takes long
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield from ((token.start[0], "comment", found) for found in stilted(NAMES.sub("", token.string)))


def script_faults(source: str) -> Iterator[tuple[int, str, str]]:
    """Yield the words in the comments of a script or a style sheet that have a better one."""
    for comment in SCRIPT_COMMENT.finditer(source):
        line = source.count("\n", 0, comment.start()) + 1
        yield from ((line, "comment", found) for found in stilted(NAMES.sub("", comment.group())))


def python_faults(source: str) -> Iterator[tuple[int, str, str]]:
    """Yield what is wrong with the docstrings and comments of a module."""
    return chain(docstring_faults(source), comment_faults(source))


FAULTS = {".py": python_faults, ".js": script_faults, ".mjs": script_faults, ".css": script_faults}


def code_faults(path: Path) -> list[str]:
    """Return what is wrong with the docstrings and comments of a file, or of all files below a folder."""
    return [
        f"{file.relative_to(ROOT)}:{line}: {kind}: {shown}"
        for file in ([path] if path.is_file() else sorted(path.rglob("*.*")))
        if file.suffix in FAULTS
        for line, kind, shown in FAULTS[file.suffix](file.read_text(encoding="utf-8"))
    ]


@pytest.mark.parametrize("path", CODE, ids=lambda path: path.name)
def test_docstrings_and_comments_are_plain(path: Path) -> None:
    assert code_faults(path) == []


@pytest.mark.parametrize(
    ("kind", "source"),
    [
        ("words", '"""What whoever asks is told."""'),
        ("words", 'limit = 3\n"""So often it is tried anew."""'),
        ("words", 'class Desk:\n    """Tells nobody."""'),
        ("words", 'limit = 3\n"""So long it waits."""'),
        ("words", 'def go():\n    """Return the neighbors."""'),
        ("verb", 'def seat():\n    """The seat that is asked."""'),
        ("verb", 'def seat():\n    """Returns the seat."""'),
        ("verb", 'async def seats():\n    """Seats of people."""'),
        ("verb", 'def seat():\n    """Asked of a seat."""'),
        ("verb", 'def seat():\n    """Asking a seat."""'),
        ("verb", 'def seat():\n    """``seat`` is asked."""'),
        ("verb", 'class Desk:\n    def __init__(self):\n        """What is asked."""'),
        (
            "length",
            'def seat():\n    """Return the seat that is asked, or\n    the one before it.\n    """',
        ),
        ("comment", "limit = 3  # somebody may ask"),
    ],
)
def test_a_fault_of_every_kind_is_found_in_code(kind: str, source: str) -> None:
    assert kind in {found for _, found, _ in python_faults(source)}


@pytest.mark.parametrize("source", ["go(); // somebody may ask", "/* Short.\n   It tells nobody. */\np { margin: 0 }"])
def test_a_comment_of_a_script_is_read(source: str) -> None:
    assert [kind for _, kind, _ in script_faults(source)]
    assert [*script_faults('const told = "https://example.org/anew"; // a short one')] == []


@pytest.mark.parametrize(
    "source",
    [
        'class Desk:\n    """A desk for ``told`` and NOBODY."""',
        'def test_it():\n    """The seat that is asked."""',
        'class Desk:\n    @property\n    def seat(self):\n        """The seat that is asked."""',
        'def go():\n    """Bring it; press the button.\n\n    The rest may be long.\n    """',
        'text = "somebody"  # no one is asked',
    ],
)
def test_plain_code_has_no_fault(source: str) -> None:
    assert [*python_faults(source)] == []

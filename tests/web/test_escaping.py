"""Markup is written in one way: a template in the source and values for its holes, which escape by themselves."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest

import heliopolis
from heliopolis.games import all_games
from heliopolis.web.common.page import Page
from heliopolis.web.server.preferences import Preferences
from web.conftest import Visitor

SOURCE = Path(heliopolis.__file__).parent
FILES = sorted((SOURCE / "web").rglob("*.py"))
TAG = re.compile(r"</?[a-zA-Z!{]|^ [a-z-]+=\"")
"""The beginning of an element, or of an attribute."""
TRUSTING = {"boards.py", "page.py", "previews.py", "view.py"}
"""The modules of pages that put finished markup together: drawings, templates, and the elements of a table."""


def called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else ""


def docstrings(tree: ast.AST) -> set[ast.AST]:
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}


def loose(tree: ast.AST) -> Iterator[int]:
    """Yield the lines with markup that is no template of ``html``, and with templates that are not in the source."""
    allowed: set[ast.AST] = docstrings(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and called(node) == "html":
            if not isinstance(node.args[0], ast.Constant):
                yield node.lineno
            allowed.add(node.args[0])
        elif isinstance(node, ast.Call) and called(node) in {"trusted", "Markup"}:
            yield node.lineno
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and node not in allowed and TAG.search(str(node.value)):
            yield node.lineno


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_markup_is_written_as_templates_only(file: Path) -> None:
    if file.name not in TRUSTING:
        assert list(loose(ast.parse(file.read_text(encoding="utf-8")))) == []


@pytest.mark.parametrize(
    "source",
    [
        'f"<b>{name}</b>"',
        '"<b>" + name',
        'html(f"<b>{name}</b>")',
        "html(template, name)",
        "Markup(name)",
        "trusted(name)",
        "f' title=\"{name}\"'",
    ],
)
def test_loose_markup_is_found(source: str) -> None:
    assert list(loose(ast.parse(source)))
    assert not list(loose(ast.parse('html("<b>{}</b>", name)')))


def test_every_exception_is_needed() -> None:
    trusting = {file.name for file in FILES if list(loose(ast.parse(file.read_text(encoding="utf-8"))))}
    assert trusting == TRUSTING


TYPED = "<script>alert(1)</script>\"'&"


@pytest.mark.parametrize("path", ["/rules/{game}?q={typed}", "/rules/{typed}", "/t/{typed}", "/join/{typed}/{typed}"])
def test_what_a_visitor_types_is_shown_as_text(visitor: Visitor, path: str) -> None:
    page = visitor.get(path.format(game=next(iter(all_games())), typed=quote(TYPED, safe=""))).text
    assert "<script>alert" not in page
    assert "'&\"" not in page


def test_what_a_visitor_posts_is_shown_as_text(visitor: Visitor) -> None:
    for form in ({"game": TYPED}, {"game": next(iter(all_games())), "sits1": TYPED}):
        assert "<script>alert" not in visitor.post("/tables", form).text


TEMPLATES = sorted((SOURCE / "web").rglob("*.html"))


@pytest.mark.parametrize("file", TEMPLATES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_no_template_lets_text_through_as_markup(file: Path) -> None:
    template = file.read_text(encoding="utf-8")
    assert not re.search(r"\|\s*safe|autoescape|Markup", template)
    # A value in an attribute that is not in quotes could begin another attribute.
    assert not re.search(r"=\s*\{\{", template)


def test_what_fills_a_template_is_escaped() -> None:
    page = Page(Preferences("en", "light", "off", "off"), TYPED, here=TYPED).show("common/refused.html", text=TYPED)
    assert "<script>alert" not in page
    assert "<title>&lt;script&gt;" in page


MOST_HOLES = 3


def nameless(tree: ast.AST) -> Iterator[int]:
    """Return the lines of templates with more holes without names than anyone can count."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and called(node) == "html" and isinstance(node.args[0], ast.Constant):
            yield from [node.lineno] * (str(node.args[0].value).count("{}") > MOST_HOLES)


def test_many_holes_have_names() -> None:
    sources = sorted(SOURCE.rglob("*.py"))
    found = {str(file): list(nameless(ast.parse(file.read_text(encoding="utf-8")))) for file in sources}
    assert {file: lines for file, lines in found.items() if lines} == {}
    assert list(nameless(ast.parse('html("{}{}{}{}", 1, 2, 3, 4)'))) == [1]

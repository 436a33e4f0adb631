"""Faults for `plant_faults.py`: one line of Python or of a catalogue changed, so that the file can still be read."""

from __future__ import annotations

import ast
import random
import re
import warnings
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import cycle, islice, pairwise
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, Message, Placeable

PACKAGE: Final = "src/heliopolis/"


class Area(NamedTuple):
    """A part of the sources, and where the tests for it are."""

    sources: str
    tests: tuple[str, ...]


AREAS: Final = {
    "kernel": Area(r"kernel/.*\.py", ("tests/kernel/", "tests/conformance/")),
    "helios": Area(r"games/helios/(rules|position|checks|game).*\.py", ("tests/rules/helios/",)),
    "origins": Area(r"games/origins/(rules|position|checks|game).*\.py", ("tests/rules/origins/",)),
    "table": Area(r"(table|workers)/.*\.py", ("tests/table/", "tests/workers/")),
    "web": Area(r"(web|render|teaching|games/\w+/art)/.*\.py", ("tests/web/", "tests/render/", "tests/teaching/")),
    "bots": Area(r"(bots|analysis|games/\w+/evaluation)/.*\.py", ("tests/bots/", "tests/analysis/")),
    "envs": Area(r"((envs|data|arena)/.*|simulation|tasks)\.py", ("tests/envs/", "tests/data/", "tests/arena/")),
    "commands": Area(r"cli/.*\.py", ("tests/cli/",)),
    "texts": Area(
        r"(games/\w+/)?text/.*\.ftl|words/.*\.py",
        ("tests/test_", "tests/words/", "tests/conformance/"),
    ),
}


class Change(NamedTuple):
    """One line of a file as it becomes."""

    kind: str
    line: int
    new: str
    statement: tuple[int, int]
    """First and last line of the statement: coverage may count any of them as executed."""


class Fault(NamedTuple):
    """A change of a file of an area."""

    area: str
    file: str
    kind: str
    line: int
    old: str
    new: str
    statement: tuple[int, int]


_COMPARED: Final[dict[type[ast.cmpop], tuple[str, ...]]] = {
    ast.Lt: ("<", "<=", ">="), ast.LtE: ("<=", "<", ">"), ast.Gt: (">", ">=", "<="), ast.GtE: (">=", ">", "<"),
    ast.Eq: ("==", "!="), ast.NotEq: ("!=", "=="), ast.In: ("in", "not in"), ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"), ast.IsNot: ("is not", "is"),
}  # fmt: skip
_SKIPPED_FIELDS: Final = {"annotation", "returns", "decorator_list", "type_params", "bases"}
_SKIPPED_CALLS: Final = {"lru_cache", "cast", "TypeVar", "NewType", "assert_never", "getLogger"}
_SKIPPED_KEYWORDS: Final = {"strict", "slots", "frozen", "maxsize", "daemon"}
_LOGS: Final = {"_log", "logging", "_visits", "warnings"}

_Node = ast.expr | ast.stmt
_Lines = tuple[int, int]


def _unnoticeable(node: ast.AST) -> bool:
    """Return whether no one could notice a fault there, by design: types, logs, caches, words for programmers."""
    match node:
        case ast.Import() | ast.ImportFrom() | ast.Assert() | ast.JoinedStr() | ast.Expr(value=ast.Constant()):
            return True
        case ast.Expr(value=ast.Call() as call):
            return _unnoticeable(call)
        case ast.FunctionDef(name="__repr__") | ast.Subscript(value=ast.Name(id="Literal")):
            return True
        case ast.If(test=test):
            return re.search(r"TYPE_CHECKING|__name__", ast.unparse(test)) is not None
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            return name.startswith("__")
        case ast.keyword(arg=arg):
            return arg in _SKIPPED_KEYWORDS
        case ast.Call(func=ast.Attribute(value=ast.Name(id=owner))) if owner in _LOGS:
            return True
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
            return name in _SKIPPED_CALLS
        case ast.Raise():
            words = [each.value for each in ast.walk(node) if isinstance(each, ast.Constant)]
            return "NotImplementedError" in ast.unparse(node) or any(" " in str(each) for each in words)
    return False


def _nodes(parent: ast.AST, statement: _Lines = (1, 1)) -> Iterator[tuple[_Node, _Lines]]:
    """Yield what a fault may be planted in, each with the lines of its statement."""
    for field, value in ast.iter_fields(parent):
        if field in _SKIPPED_FIELDS or (field == "keywords" and isinstance(parent, ast.ClassDef)):
            continue
        for child in value if isinstance(value, list) else [value]:
            if not isinstance(child, ast.AST) or _unnoticeable(child):
                continue
            lines = statement
            if isinstance(child, ast.stmt):
                body = getattr(child, "body", None)
                last = body[0].lineno - 1 if body else child.end_lineno or 0
                lines = child.lineno, max(child.lineno, last)
            if isinstance(child, ast.expr | ast.stmt):
                yield child, lines
            yield from _nodes(child, lines)


def _operators(node: _Node) -> Iterator[tuple[str, ast.expr, ast.expr, tuple[str, ...]]]:
    """Yield each operator of a node: the kind of fault, what is left and right of it, it and what may replace it."""
    match node:
        case ast.Compare(left=left, ops=ops, comparators=rest):
            for (one, other), op in zip(pairwise([left, *rest]), ops, strict=True):
                yield "compare", one, other, _COMPARED[type(op)]
        case ast.BoolOp(op=junction, values=values):
            words = ("and", "or") if isinstance(junction, ast.And) else ("or", "and")
            yield from (("and/or", one, other, words) for one, other in pairwise(values))
        case ast.BinOp(left=left, op=ast.Add() | ast.Sub() as sign, right=right):
            if not re.search("^f?['\"]", f"{ast.unparse(left)}\n{ast.unparse(right)}", re.MULTILINE):  # numbers
                yield "plus/minus", left, right, ("+", "-") if isinstance(sign, ast.Add) else ("-", "+")


def _simple(node: _Node, optional: set[int]) -> Iterator[tuple[str, str]]:
    """Yield the kinds of faults in one line that replace the whole node, and by what."""
    match node:
        case ast.Constant(value=bool(value)):
            yield "boolean", str(not value)
        case ast.Constant(value=int(value)):
            yield from (("integer", str(value + step)) for step in (1, -1) if value + step >= 0)
        case ast.Constant(value=str(value)):
            yield "string", ascii(value + "x")
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield "not", f"({ast.unparse(operand)})"
        case ast.Return() if id(node) in optional:
            yield "return", "return None"
        case ast.Expr(value=ast.Call() | ast.Await(value=ast.Call())):
            yield "call", "pass"
        case ast.Call(func=ast.Name(id="min" | "max" as name)):
            yield "min/max", ast.unparse(node).replace(name, {"min": "max", "max": "min"}[name], 1)


def python_changes(source: str) -> Iterator[Change]:
    """Yield every change of a Python file that there is."""
    lines = [line.encode() for line in source.split("\n")]  # the columns of a tree are bytes
    tree = ast.parse(source)
    returns: dict[int, ast.expr | None] = {}
    for function in ast.walk(tree):  # inner functions come later
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            returns |= {id(each): function.returns for each in ast.walk(function) if isinstance(each, ast.Return)}
    optional = {key for key, kind in returns.items() if kind and "| None" in ast.unparse(kind)}

    for node, statement in _nodes(tree):
        edits: list[tuple[str, int, int, int, str]] = []
        for kind, left, right, (operator, *others) in _operators(node):
            begin = left.end_col_offset or 0 if left.end_lineno == right.lineno else 0
            start = lines[right.lineno - 1].find(operator.encode(), begin, right.col_offset)
            if start >= 0:
                edits += [(kind, right.lineno, start, start + len(operator), other) for other in others]
        if node.lineno == node.end_lineno:
            place = node.lineno, node.col_offset, node.end_col_offset or 0
            edits += [(kind, *place, new) for kind, new in _simple(node, optional)]
        for kind, number, start, end, new in edits:
            line = lines[number - 1]
            yield Change(kind, number, (line[:start] + new.encode() + line[end:]).decode(), statement)


def _placeables(node: object) -> Iterator[Placeable]:
    if isinstance(node, Placeable):
        yield node
    for child in node if isinstance(node, list) else vars(node).values() if isinstance(node, BaseNode) else ():
        yield from _placeables(child)


def text_changes(source: str) -> Iterator[Change]:
    """Yield every change of a catalogue that there is."""
    places: list[tuple[str, int, int, str]] = []
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, Message) and entry.value and entry.value.span and entry.id.span:
            end = entry.value.span.end
            places.append(("emptied", entry.value.span.start, end, '{""}'))
            places += [] if entry.attributes else [("deleted", entry.id.span.start, end, "")]
            spans = [each.span for each in _placeables(entry)]
            places += [("placeable", span.start, span.end, "") for span in spans if span]
    for kind, start, end, new in places:
        if "\n" not in source[start:end]:
            begin, after, number = (
                source.rfind("\n", 0, start) + 1,
                source.find("\n", end),
                source.count("\n", 0, start),
            )
            yield Change(kind, number + 1, source[begin:start] + new + source[end:after], (number + 1, number + 1))


def planted(source: str, line: int, new: str) -> str:
    """Return a file with one line replaced."""
    lines = source.split("\n")
    return "\n".join([*lines[: line - 1], new, *lines[line:]])


def readable(file: str, source: str) -> bool:
    """Return whether a file can be read without an error or a warning."""
    if file.endswith(".ftl"):
        return not any(isinstance(entry, Junk) for entry in FluentParser().parse(source).body)
    try:
        with warnings.catch_warnings(action="error"):
            compile(source, file, "exec")
    except (SyntaxError, SyntaxWarning):
        return False
    return True


def files_of(root: Path, area: str) -> list[str]:
    """Return the files of an area."""
    files = sorted(path.relative_to(root).as_posix() for path in (root / PACKAGE).rglob("*.*"))
    return [file for file in files if re.fullmatch(AREAS[area].sources, file.removeprefix(PACKAGE))]


def faults_in(root: Path, area: str, seed: int) -> Iterator[Fault]:
    """Yield faults of one area: by chance a type of file, then a file, a kind of fault, and one of that kind."""
    chance = random.Random(f"{seed} {area}")
    files = files_of(root, area)
    types = sorted({Path(file).suffix for file in files})
    untried: dict[str, list[str]] = defaultdict(list)
    seen: set[tuple[str, int]] = set()
    while True:
        suffix = chance.choice(types)
        if not untried[suffix]:
            untried[suffix] = [file for file in files if file.endswith(suffix)]
            chance.shuffle(untried[suffix])
        file = untried[suffix].pop()
        source = (root / file).read_text(encoding="utf-8")
        kinds: dict[str, list[Change]] = defaultdict(list)
        for each in text_changes(source) if suffix == ".ftl" else python_changes(source):
            kinds[each.kind].append(each)
        if kinds:
            kind, line, new, statement = chance.choice(kinds[chance.choice(sorted(kinds))])
            if (file, line) not in seen and readable(file, planted(source, line, new)):
                seen.add((file, line))
                yield Fault(area, file, kind, line, source.split("\n")[line - 1], new, statement)


def choose(root: Path, areas: Sequence[str], seed: int, count: int) -> list[Fault]:
    """Choose that many faults, from each area by turns."""
    streams = cycle([faults_in(root, area, seed) for area in areas])
    return [next(stream) for stream in islice(streams, count)]
